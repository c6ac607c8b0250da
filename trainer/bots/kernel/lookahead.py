"""Whole turns weighed by looking ahead: the hidden cards dealt many times, each plan played on the same deals.

    look = Lookahead(view)
    plans = look.plans(24, seed)                   # ways to go on, the policy's own first
    ranked = look.best(plans, 1200, 8, seed)       # 1200 deals in all, 8 turns played on: the best plan first
    leads = look.weigh(plans[0], range(400), 8)    # one lead in points for each deal of the hidden cards

The same seed deals the same hidden cards to every plan, so two plans are compared pair by pair; seeds that chose
a plan must not measure it. The leads are of a deal cut short and valued there: they understate what a whole deal
would show. With a memory (`trainer.bots.memory.remember(view, log)`) the cards known to lie in the lixo and in other
hands are where they are in every deal.

At the level `mixture` every seat plays on in one of the styles there are (`weights.STYLES`), drawn for each deal by
its seed; `styles(seeds)` tells in which the seat that weighs played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from trainer.bots.kernel import blend
from trainer.bots.kernel.blend import Blend
from trainer.bots.kernel.book import code_of
from trainer.bots.kernel.convert import scramble
from trainer.bots.kernel.core import layout, policy, search
from trainer.bots.kernel.core.jit import Ints
from trainer.bots.kernel.cutting import acts_of
from trainer.bots.kernel.paths import KernelPath, best_path
from trainer.bots.kernel.simulation import Simulation
from trainer.bots.kernel.weights import policies_of, value_weights
from trainer.bots.memory import Memory, unseen_cards
from trainer.cards import Card
from trainer.rules.moves import Move
from trainer.rules.play import judge
from trainer.rules.position import Phase, PlayerView, Position

TRIES: Final = 72
NOISES: Final = (0, 20, 40, 80, 140)
PICKUPS: Final = 12
Held = Sequence[tuple[Card, ...]]
"""By seat, the cards known to be in other hands."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The rest of a turn: acts of the kernel, up to the discard, to a draw or to a morto taken."""

    acts: tuple[int, ...]
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Deals:
    """Deals of the hidden cards: a seed for each, and one order of the unseen cards for all or, where the first
    `fixed` cards are dealt as they lie, one for each."""

    seeds: Sequence[int]
    orders: Ints
    fixed: int = 0


class Lookahead:
    """What one seat can weigh of its own turn, from what it sees, by the weights learned for a level.

    `unseen` are the cards that lie where it does not know, as the kernel's codes, in order; `policies` are what the
    deals are played on by, and `values` what a deal cut short is valued by.

    Raises:
        KernelError: the view is of a position no deal has.
        ValueError: it is not the seat's turn.
    """

    def __init__(
        self, view: PlayerView, path: KernelPath | None = None, memory: Memory | None = None, level: str = "club"
    ) -> None:
        if view.turn != view.seat or view.phase is Phase.OVER:
            raise ValueError(f"seat {view.seat} has no turn to weigh; expected its turn in a running deal")
        self.path = path or best_path()
        self.simulation = Simulation(view.ruleset, self.path)
        self._view = view
        held = memory.held if memory else ((),) * view.players
        known = view if memory is None else replace(view, lixo=memory.lixo)
        jit = self.path.jit
        self._start = self.simulation.state(_known(known, held))
        self._hidden = jit.ints(_hide(known, held, self._start))
        self.unseen = [code_of(card) for card in sorted(unseen_cards(known, held).elements())]
        self._unseen = jit.ints(self.unseen)
        self._book = self.path.book(view.ruleset)
        self.policies = policies_of(view.ruleset, view.players, level)
        self._weights = jit.ints([weight for weights in self.policies for weight in weights])
        self._lots = jit.ints([index * policy.WEIGHTS for index in range(len(self.policies))])
        self.values = value_weights(view.ruleset, view.players, level)
        self._values = jit.ints(self.values)
        self._acts, self._state = jit.zeros(layout.MOST_ACTS), jit.zeros(layout.STATE)

    @property
    def seat(self) -> int:
        """The seat that weighs."""
        return self._view.seat

    @property
    def players(self) -> int:
        """How many play."""
        return self._view.players

    def fits(self, team: int) -> list[int]:
        """The ranks of each suit that fit a clean meld of a team, then those that fit a dirty one, as masks."""
        state = self._start.copy()
        for index in range(8):
            state[layout.NOTES + index] = 0
        self.path.policy.note_fits(state, self._book, team, layout.NOTES)
        return [int(state[layout.NOTES + index]) for index in range(8)]

    def policy_act(self) -> int:
        """The act the policy alone, the first of several, would play, or -1 where nothing can be played."""
        state = self._dealt(0)
        state[layout.STYLE + self._view.seat] = 0
        act = int(self.path.policy.choose(state, self._book, self._weights, self._acts))
        return act if act >= 0 and self._is_sure(act) else next(iter(self._sure_acts()), -1)

    def _sure_acts(self) -> list[int]:
        """The acts of this moment, legal whatever the hidden cards are; the draw from the monte first."""
        return [act for act in self.simulation.legal_acts(self._dealt(0)) if self._is_sure(act)]

    def _is_sure(self, act: int) -> bool:
        """Whether an act is legal wherever the cards lie: the one card under the top of a lixo may strand."""
        unknown = act & 7 == layout.KIND_TAKE_MELD and self._hidden[search.HIDDEN_LIXO] == 1
        return not unknown or judge(self._view.as_position(), self.move(act)).legal

    def move(self, act: int) -> Move:
        """An act of this moment as the engine's move."""
        return self.simulation.move(self._start, act)

    def plans(self, most: int, seed: int) -> list[Plan]:
        """Different ways to go on, the policy's own first: before the draw each draw, after it whole turns."""
        found = self._draws() if self._view.phase is Phase.DRAW else self._turns(most, seed)
        return list(found)[:most]

    def plan(self, moves: Sequence[Move]) -> Plan:
        """A line of legal moves from here.

        Raises:
            KernelError: the kernel has no acts that come to the same.
        """
        return Plan(acts_of(self.simulation, self._start, moves), tuple(moves))

    def _draws(self) -> Iterator[Plan]:
        """The policy's way first, then the monte and the ways to take the lixo; never a lone card freely: taken
        by turns it would never end a deal."""
        first = self.policy_act()
        acts = [act for act in self._sure_acts() if act != first]
        if self._view.lixo_count == 1:
            acts = [act for act in acts if act & 7 != layout.KIND_TAKE]
        for act in [first, *acts][: PICKUPS + 1] if first >= 0 else []:
            yield Plan((act,), (self.move(act),))

    def _turns(self, most: int, seed: int) -> Iterator[Plan]:
        """Turns by each policy in turn with more and more chance mixed in, those that end alike once."""
        ends = set()
        for attempt in range(TRIES):
            noise = NOISES[attempt * len(NOISES) // TRIES] if attempt >= len(self._lots) else 0
            state = self._dealt(0)
            state[layout.RANDOM] = scramble(seed * TRIES + attempt)
            start = int(self._lots[attempt % len(self._lots)])
            state[layout.STYLE + self._view.seat] = start
            self._weights[start + policy.NOISE] = noise
            plan = self._one_turn(state)
            self._weights[start + policy.NOISE] = 0
            end = end_of(state, self._view.seat)
            if plan.acts and end not in ends:
                ends.add(end)
                yield plan
            if len(ends) >= most:
                break

    def _one_turn(self, state: Ints) -> Plan:
        acts: list[int] = []
        moves: list[Move] = []
        turn, mortos = int(state[layout.TURN]), int(state[layout.MORTOS])
        while state[layout.TURN] == turn and state[layout.MORTOS] == mortos and state[layout.PHASE] == layout.PLAY:
            act = int(self.path.policy.choose(state, self._book, self._weights, self._acts))
            if act < 0:
                break
            moves.append(self.simulation.move(state, act))
            acts.append(act)
            self.simulation.play(state, act)
        return Plan(tuple(acts), tuple(moves))

    def weigh(self, plan: Plan, seeds: Sequence[int], turns: int) -> list[int]:
        """The lead in points after the plan and so many turns more, for each deal of the hidden cards."""
        return self._weigh(plan, Deals(seeds, self._unseen), (turns,))

    def styles(self, seeds: Sequence[int]) -> list[int]:
        """In which of the styles the seat plays on, for each deal that `weigh` makes of these seeds."""
        place = layout.STYLE + self._view.seat
        return [int(self._dealt(seed)[place]) // policy.WEIGHTS for seed in seeds]

    def weigh_at(self, plan: Plan, seeds: Sequence[int], horizons: Sequence[int]) -> list[list[int]]:
        """The same at several horizons, in growing order: a row for each deal."""
        leads, width = self._weigh(plan, Deals(seeds, self._unseen), horizons), len(horizons)
        return [leads[row : row + width] for row in range(0, len(leads), width)]

    def _weigh(self, plan: Plan, deals: Deals, horizons: Sequence[int]) -> list[int]:
        jit = self.path.jit
        results = jit.zeros(len(deals.seeds) * len(horizons))
        self.path.search.weigh(
            self._start,
            self._hidden,
            deals.orders,
            self._unseen.copy(),
            deals.fixed,
            jit.ints(list(plan.acts)),
            len(plan.acts),
            jit.ints([scramble(seed) for seed in deals.seeds]),
            self._book,
            self._weights,
            self._lots,
            self._values,
            jit.ints(list(horizons)),
            self._state,
            self._acts,
            results,
        )
        return [int(result) for result in results]

    def best(self, plans: Sequence[Plan], budget: int, turns: int, seed: int) -> list[Plan]:
        """The plans, best first, by the mean lead after so many turns more (see `rank`)."""
        return self.rank(plans, budget, blend.at(turns), seed)

    def rank(
        self, plans: Sequence[Plan], budget: int, worth: Blend, seed: int, odds: Sequence[int] | None = None
    ) -> list[Plan]:
        """The plans, best first: in rounds, the better half of them weighed on ever more of the same deals, `budget`
        in all. With odds, on hands dealt by them (see `likely`)."""
        rounds = max(1, (len(plans) - 1).bit_length())
        pools = [-(-len(plans) >> turn) for turn in range(rounds)]
        shares = [max(1, budget // rounds // size) for size in pools]
        deals = Deals(deal_seeds(seed, sum(shares)), self._unseen)
        if odds is not None:
            deals = self.likely(odds, sum(shares), seed)
        pool = [(plan, [0] * len(worth.horizons)) for plan in plans]
        out: list[tuple[Plan, list[int]]] = []
        played = 0
        for share in shares:
            now, deals = self._split(deals, share)
            played += share
            for plan, sums in pool:
                leads = self._weigh(plan, now, worth.horizons)
                for index in range(len(sums)):
                    sums[index] += sum(leads[index :: len(sums)])
            pool.sort(key=lambda entry: -worth.score(entry[1], played))
            keep = (len(pool) + 1) // 2
            pool, out = pool[:keep], pool[keep:] + out
        return [plan for plan, _ in pool + out]

    def _split(self, deals: Deals, share: int) -> tuple[Deals, Deals]:
        """The first deals, and the rest."""
        cut = share * len(self._unseen) if deals.fixed else 0
        now, rest = (deals.orders[:cut], deals.orders[cut:]) if cut else (deals.orders, deals.orders)
        return Deals(deals.seeds[:share], now, deals.fixed), Deals(deals.seeds[share:], rest, deals.fixed)

    def likely(self, odds: Sequence[int], count: int, seed: int) -> Deals:
        """So many deals in which the cards come to the other hands by odds: for each of the four seats a whole number
        for each unseen card, in the order of `unseen`."""
        jit = self.path.jit
        orders = jit.zeros(count * len(self._unseen))
        self.path.odds.deal_hands(
            self._hidden,
            self._unseen,
            jit.ints(list(odds)),
            scramble(seed),
            self._state,
            jit.zeros(len(self._unseen)),
            orders,
        )
        return Deals(deal_seeds(seed, count), orders, sum(self._hidden[:4]))

    def dealt(self, deals: Deals, number: int) -> Position:
        """One of the deals as a position."""
        _, rest = self._split(deals, number)
        state, unseen = self._start.copy(), self._unseen.copy()
        self.path.search.deal_from(
            self._start, self._hidden, rest.orders, 0, unseen, deals.fixed, scramble(rest.seeds[0]), self._lots, state
        )
        return self.simulation.position(state)

    def _dealt(self, seed: int) -> Ints:
        """The state with the hidden cards dealt in one way, the same each time; for what does not depend on them."""
        state = self._start.copy()
        unseen = self._unseen.copy()
        self.path.search.deal_from(
            self._start, self._hidden, self._unseen, 0, unseen, 0, scramble(seed), self._lots, state
        )
        return state


def deal_seeds(seed: int, count: int) -> list[int]:
    """The seeds of so many deals."""
    return [seed * 1_000_003 + number for number in range(count)]


def _known(view: PlayerView, held: Held) -> Position:
    """The position with nothing where cards are hidden."""
    whole = view.as_position()
    hands = tuple(view.hand if seat == view.seat else hand for seat, hand in enumerate(held))
    return Position(
        ruleset=whole.ruleset,
        hands=hands,
        turn=whole.turn,
        phase=whole.phase,
        table=whole.table,
        morto_taken=whole.morto_taken,
        unplayed_mortos=whole.unplayed_mortos,
        not_returnable=whole.not_returnable,
        first_drawn=whole.first_drawn,
    )


def _hide(view: PlayerView, held: Held, state: Any) -> list[int]:
    """Write the counts of what is hidden, and the known part of the lixo, into the state; return the counts."""
    hidden = [0] * search.HIDDEN
    for seat, count in enumerate(view.hand_counts):
        if seat != view.seat:
            hidden[search.HIDDEN_HANDS + seat] = count - len(held[seat])
    under = view.lixo_count - len(view.lixo)
    hidden[search.HIDDEN_LIXO] = under
    hidden[search.HIDDEN_MONTE] = state[layout.MONTE_COUNT] = view.monte
    hidden[search.HIDDEN_MORTOS] = state[layout.MORTOS] = view.mortos
    state[layout.LIXO_COUNT] = view.lixo_count
    for index, card in enumerate(view.lixo):
        state[layout.LIXO + under + index] = code_of(card)
    return hidden


def end_of(state: Any, seat: int) -> tuple[object, ...]:
    """What tells one end of a turn from another: the seat's table and hand, and the lixo."""
    team = seat % 2
    table, hand = layout.TABLE + layout.MOST_MELDS * team, layout.HANDS + layout.HAND * seat
    melds = sorted(int(meld) for meld in state[table : table + state[layout.MELDS + team]])
    lixo = int(state[layout.LIXO_COUNT])
    top = int(state[layout.LIXO + lixo - 1]) if lixo else -1
    return tuple(melds), tuple(int(part) for part in state[hand : hand + layout.HAND]), lixo, top
