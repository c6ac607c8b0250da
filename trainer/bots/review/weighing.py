"""One decision weighed: the plans, and what was played against the best of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

from trainer.bots.kernel import KernelError, KernelPath
from trainer.bots.kernel.lookahead import Plan, deal_seeds
from trainer.bots.memory import unseen_cards
from trainer.bots.review.analysis import Analysis, measured
from trainer.bots.review.decisions import Decision
from trainer.bots.review.memory import Sight
from trainer.bots.review.scale import TURNS, WHOLE, both, scale_of
from trainer.bots.review.values import NOTHING, Measured
from trainer.cards import HIDDEN, JOKER
from trainer.rules.moves import Discard, Draw, Move
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position
from trainer.solver import solve

SOLVED: Final = 200_000
"""The work the solver may spend on the turn of most points."""
CARDS: Final = 6
"""How many cards that may be drawn are tried."""
WORTH_A_LOOK: Final = 20.0
"""Differences of so many points are measured over whole deals too."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is weighed for each decision: plans at most, deals all plans share when one is chosen, deals the best
    and the played are measured on, and deals that both are played to the end of."""

    plans: int
    choose: int
    measure: int
    whole: int


EFFORTS: Final = {"compiled": Effort(24, 4000, 1200, 1600), "plain": Effort(6, 90, 40, 0)}
"""By path; the plain one is some thirty times slower and sees large mistakes only."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """A decision weighed, and the scales it was weighed on. `loss` is by how much `best` is ahead of what was played,
    `discard_loss` what of it another discard after the same melds would have saved; both in points of a whole deal.
    `options`: how many ways to play were found."""

    scales: Scales
    best: Plan
    options: int
    loss: Measured = NOTHING
    discard_loss: float = 0.0


class Scales:
    """Weighs one decision of a seat, again and again on the same deals."""

    def __init__(self, known: Sight, moves: Sequence[Move], seed: int, effort: Effort, path: KernelPath) -> None:
        self.look = Analysis(known, path)
        self.view, self.effort = known.view, effort
        self.turns = TURNS + (self.view.phase is Phase.DRAW)  # the turn itself is yet to be played to its end
        self.played = self.look.plan(moves)
        self._seed = 2 * seed
        self.scale = scale_of(self.view.ruleset, self.view.players)

    def measure(self, better: Plan, other: Plan) -> Measured:
        """By how much one plan is ahead of another, on deals that no plan was chosen on, as all the styles play on;
        over whole deals in each style too."""
        seen = self.scale.read(self.look.compare(better, other, self.seeds(self.effort.measure), self.turns))
        if seen.points < WORTH_A_LOOK:
            return seen
        if not self.effort.whole:
            styles = (seen,) if throws_joker(other) else (seen, self._plainly(better, other))
            return min(styles, key=lambda each: each.points)
        seeds = self.seeds(self.effort.measure + self.effort.whole)[self.effort.measure :]
        measured = both(seen, self.look.compare_in_styles(better, other, seeds, WHOLE))
        # A joker thrown is no matter of style: every style makes less of jokers than players do.
        return Measured(measured.points, measured.error) if throws_joker(other) else measured

    def _plainly(self, better: Plan, other: Plan) -> Measured:
        """The same as far as the lookahead sees, in the plainer style."""
        seeds = self.seeds(self.effort.measure)
        return self.scale.read(self.look.plainly().compare(better, other, seeds, self.turns))

    def glance(self, better: Plan, other: Plan) -> float:
        """The same in points alone, without whole deals."""
        return self.scale.factor * self.look.compare(better, other, self.seeds(self.effort.measure), self.turns).points

    def seeds(self, count: int) -> list[int]:
        """The seeds of the deals that are measured on."""
        return deal_seeds(self._seed + 1, count)

    def best(self, plans: Sequence[Plan], share: float = 1.0) -> Plan:
        """The best plan, chosen on the other deals."""
        deals = max(len(plans), int(share * self.effort.choose))
        return self.look.best(plans, deals, self.turns, self._seed)[0]

    def different(self, plans: Iterator[Plan]) -> list[Plan]:
        """The plans that come to different ends, the played one for all that end like it."""
        ends = {self.look.end_key(self.played): self.played}
        for plan in plans:
            ends.setdefault(self.look.end_key(plan), plan)
        return list(ends.values())

    def plans(self) -> Iterator[Plan]:
        """Ways to play: those the policy finds, and the turn of most points at once.

        None that throws a joker: the policy makes less of jokers than players do, so it would not be missed enough.
        """
        yield from (plan for plan in self.look.plans(self.effort.plans, self._seed) if not throws_joker(plan))
        if self.view.phase is Phase.PLAY:
            best = solve(self.view.as_position(), bound=SOLVED).best
            if best is not None:
                with suppress(KernelError):  # a line in steps the kernel does not cut so
                    yield self.look.plan(best.line)

    def other_discards(self) -> Iterator[Plan]:
        """What was played, with each other card thrown at its end; none a joker (see `plans`)."""
        *melds, last = self.played.moves
        if not isinstance(last, Discard):
            return
        for card in dict.fromkeys(card for card in self.view.hand if not card.is_joker):
            with suppress(KernelError):  # a card put down before, or one not to be thrown now
                yield self.look.plan((*melds, Discard(card)))


def throws_joker(plan: Plan) -> bool:
    """Whether it ends with a joker thrown."""
    return plan.moves[-1] == Discard(JOKER)


def weigh(decision: Decision, seed: int, effort: Effort, path: KernelPath) -> Weighing:
    """Weigh a decision.

    Raises:
        KernelError: the kernel does not simulate the position.
    """
    scales = Scales(decision.known, decision.moves, seed, effort, path)
    played = scales.played
    variants = scales.different(scales.other_discards())
    plans = scales.different(iter([*scales.plans(), *variants]))
    if len(plans) == 1:
        return Weighing(scales, played, 1)
    best, loss = lost(scales, plans, seed)
    if best is played:
        return Weighing(scales, played, len(plans))
    if not loss.is_sure:
        return Weighing(scales, best, len(plans), loss)
    return Weighing(scales, best, len(plans), loss, _discard_loss(scales, best, variants, loss.points))


def lost(scales: Scales, plans: Sequence[Plan], seed: int) -> tuple[Plan, Measured]:
    """The best of the plans, and by how much it is ahead of what was played, which is one of them."""
    played, known = scales.played, scales.look.known
    best = scales.best(plans)
    if best is played:
        return best, NOTHING
    loss = scales.measure(best, played)
    if loss.is_sure and scales.view.phase is Phase.DRAW:
        path, effort = scales.look.path, scales.effort
        loss += foresight(known, best.moves[0], seed, effort, path)
        loss += foresight(known, played.moves[0], seed, effort, path).scaled(-1.0)
    return best, loss


def sayable(loss: Measured, effort: Effort) -> Measured:
    """A loss as far as it may be told: what no whole deals have confirmed (the kernel not being compiled) counts only
    where the interval around it leaves out half its size."""
    return loss if effort.whole or loss.is_firm else loss.doubted()


def _discard_loss(scales: Scales, best: Plan, variants: Sequence[Plan], points: float) -> float:
    """How much of a loss the discard is: the share of it that the best discard after the same melds saves."""
    thrown = scales.best(variants, share=1 / 3) if len(variants) > 1 else scales.played
    if thrown is scales.played:
        return 0.0
    whole = scales.glance(best, scales.played)
    share = scales.glance(thrown, scales.played) / whole if whole > 0 else 0.0
    return points * min(1.0, max(0.0, share))


def foresight(known: Sight, move: Move, seed: int, effort: Effort, path: KernelPath) -> Measured:
    """What a lookahead misses of a way to draw: it finishes the turn by the policy, a player as well as can be.

    The mean, over cards that may come (one way only where the lixo is taken and known), of how far the best turn then
    is ahead of the policy's.
    """
    view, random = known.view, Random(seed)
    position = view.as_position()
    ways: list[Move] = [move]
    if isinstance(move, Draw):
        cards = sorted(unseen_cards(view, known.held).elements())
        ways = [Draw(card) for card in random.sample(cards, min(CARDS, len(cards)))]
    gains = [_gain(known, apply(position, way)[0], seed, effort, path) for way in ways]
    return measured(gains).scaled(scale_of(view.ruleset, view.players).factor)


def _gain(known: Sight, after: Position, seed: int, effort: Effort, path: KernelPath) -> float:
    seat = known.view.seat
    if after.turn != seat or after.ended or HIDDEN in after.hands[seat]:
        return 0.0
    look = Analysis(known.at(after), path)
    plans = look.plans(effort.plans, seed)
    if len(plans) < 2:
        return 0.0
    best = look.best(plans, effort.choose // CARDS, TURNS, 2 * seed)[0]
    return look.compare(best, plans[0], deal_seeds(2 * seed + 1, effort.measure // CARDS), TURNS).points
