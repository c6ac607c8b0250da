"""Why the better of two ways to play a decision is better: what the rules say of both, then the value's own terms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from trainer.bots.kernel.lookahead import Plan
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.counterfactual import holds
from trainer.bots.review.lines import played
from trainer.bots.review.outcomes import outcome
from trainer.bots.review.terms import terms
from trainer.bots.review.values import Measured, Reason, StyleMean
from trainer.cards import Card
from trainer.rules.events import CanastraMade, DealEnded, Event, MeldBecameClean, MeldBecameDirty, TookMorto
from trainer.rules.legal import fits
from trainer.rules.meld import CANASTRA, is_limpa, meld_bonus
from trainer.rules.moves import Discard, Draw, Move, TakePile
from trainer.rules.position import PlayerView, Position

MOST: Final = 4
TERMS: Final = 2
SMALLEST: Final = 10.0
"""A term of fewer points is not worth a word."""
SHARE: Final = 0.2
"""Nor is one of a smaller share of the difference."""
EVEN: Final = 5.0
"""Fewer points either way are told as none."""
TOLD: Final = 20.0
"""From so many points on it is told what the two ways to play lead to."""
RISK: Final = 8
"""Chances that differ by fewer per cent are not set side by side."""


def reasons(
    look: Analysis, worse: Plan, better: Plan, points: float, factor: float, seeds: Sequence[int], turns: int
) -> tuple[Reason, ...]:
    """The most telling reasons for a difference of so many points, four at most, and what either way leads to.

    A fact is given only where the difference shrinks without it (see `counterfactual`). What the better turn gains,
    term by term, comes to more than the difference where other terms fall short, so the gains are scaled to come to
    it; `other` of each is the whole.
    """
    said = facts(look, worse, better, seeds)
    given = [fact for fact in said if holds(fact, look, worse, better, seeds, turns)]
    found = terms(look, better, worse, seeds, turns)
    gains = [term for term in found if term.points > 0]
    scale = min(factor, points / max(1e-9, sum(term.points for term in gains)))
    told = [
        Reason(f"{'own' if term.own else 'their'}_{term.name}", points=round(scale * term.points), other=round(points))
        for term in gains
        if scale * term.points >= max(SMALLEST, SHARE * points)
    ]
    counted = outcome(look, worse, better, seeds, turns) if points >= TOLD else None
    return (*[*given, *told[: max(TERMS, MOST - len(given))]][:MOST], *([counted] if counted else []))


def reasons_of_style(loss: Measured) -> tuple[Reason, ...]:
    """That styles disagree about a turn that gives so much away: in which it does best, and in which worst."""
    ordered = sorted(loss.styles, key=lambda each: each.points)
    return Reason("matter_of_style"), *(_in_style(each) for each in (ordered[0], ordered[-1]))


def _in_style(lost: StyleMean) -> Reason:
    if abs(lost.points) < EVEN:
        return Reason(f"style_even_{lost.style}")
    said = "loses" if lost.points > 0 else "gains"
    return Reason(f"style_{said}_{lost.style}", points=round(abs(lost.points)))


def facts(look: Analysis, worse: Plan, better: Plan, seeds: Sequence[int]) -> Iterator[Reason]:
    """What the rules and the deals say of both turns, unchecked."""
    view = look.view
    position = view.as_position()
    if isinstance(worse.moves[0], Draw | TakePile):
        yield from _facts_of_draw(view, worse.moves[0], better.moves[0])
        return
    _, events = played(position, worse.moves)
    best_end, best_events = played(position, better.moves)
    yield from _missed(position, events, best_events, best_end)
    yield from _spoiled(position, events, best_events)
    yield from _thrown(look, worse, better, seeds)
    yield from _held(worse.moves, better.moves)


def _facts_of_draw(view: PlayerView, worse: Move, better: Move) -> Iterator[Reason]:
    top = view.lixo[-1:]
    if isinstance(worse, Draw) and isinstance(better, TakePile):
        yield Reason("lixo_left", top, number=view.lixo_count)
    elif isinstance(worse, TakePile) and isinstance(better, Draw):
        yield Reason("lixo_not_worth", top, number=view.lixo_count)
    else:
        yield Reason("lixo_other_way", top)


def _missed(position: Position, events: Sequence[Event], best: Sequence[Event], best_end: Position) -> Iterator[Reason]:
    """What the better turn brings about and the other does not."""
    ruleset = position.ruleset
    if _goes_out(best) and not _goes_out(events):
        yield Reason("missed_batida", article="out.limpa")
    morto = next((event for event in best if isinstance(event, TookMorto)), None)
    if morto and not any(isinstance(event, TookMorto) for event in events):
        yield Reason("missed_morto", article="morto.direta" if morto.direct else "morto.indireta")
    made = {event.kind for event in events if isinstance(event, CanastraMade)}
    for event in best:
        if isinstance(event, CanastraMade) and event.kind not in made:
            meld = best_end.table[position.team][event.meld - 1]
            yield Reason("missed_canastra", meld.cards, meld_bonus(meld, ruleset), article="canastra.kinds")
    if not any(isinstance(event, MeldBecameClean) for event in events):
        for event in best:
            if isinstance(event, MeldBecameClean):
                yield Reason("missed_clean", best_end.table[position.team][event.meld - 1].cards, article="wild.cleans")


def _goes_out(events: Sequence[Event]) -> bool:
    return any(isinstance(event, DealEnded) and event.batida is not None for event in events)


def _spoiled(position: Position, events: Sequence[Event], best: Sequence[Event]) -> Iterator[Reason]:
    """Clean melds that only the worse turn dirties."""
    kept = {event.meld for event in best if isinstance(event, MeldBecameDirty)}
    limpas = [meld for meld in position.melds if is_limpa(meld, position.ruleset)]
    for event in events:
        if isinstance(event, MeldBecameDirty) and event.meld not in kept and event.meld <= len(position.melds):
            meld = position.melds[event.meld - 1]
            if limpas == [meld] and position.ruleset.out_needs == "limpa":
                yield Reason("lost_only_limpa", meld.cards, article="out.limpa")
            elif meld in limpas:
                yield Reason("lost_limpa", meld.cards, meld_bonus(meld, position.ruleset), article="canastra.kinds")
            else:
                yield Reason("dirtied", meld.cards, number=max(CANASTRA - len(meld), 0))


def _thrown(look: Analysis, worse: Plan, better: Plan, seeds: Sequence[int]) -> Iterator[Reason]:
    """What is wrong with the card thrown."""
    last, other = worse.moves[-1], better.moves[-1]
    if not isinstance(last, Discard) or last == other:
        return
    view, card = look.view, last.card
    if card.can_be_wild:
        yield Reason("threw_wild", (card,))
    else:
        theirs = _fitting(view, 1 - view.team, card)
        if theirs:
            yield Reason("fed_meld", (card,), number=theirs)
        elif _fitting(view, view.team, card):
            yield Reason("threw_fitting", (card,), number=_fitting(view, view.team, card))
    chances = [chance_taken(look, plan, seeds) for plan in (worse, better)]
    if chances[0] is not None and chances[1] is not None and chances[0] - chances[1] >= RISK:
        yield Reason("lixo_risk", (card,), number=chances[0], other=chances[1])


def _fitting(view: PlayerView, team: int, card: Card) -> int:
    """The number of a meld of the team's that the card fits, or 0."""
    for number, meld in enumerate(view.table[team], 1):
        if fits(card, meld, view.ruleset):
            return number
    return 0


def chance_taken(look: Analysis, plan: Plan, seeds: Sequence[int]) -> int | None:
    """In how many of a hundred deals the next player can take the lixo after the plan, or would where anyone may;
    None where it does not pass the turn."""
    taken = 0
    for seed in seeds:
        takes = look.next_takes(plan, seed)
        if takes is None:
            return None
        taken += takes
    return round(100 * taken / len(seeds))


def _held(worse: Sequence[Move], better: Sequence[Move]) -> Iterator[Reason]:
    """Cards that one turn puts down and the other keeps."""
    down, best = (_put_down(moves) for moves in (worse, better))
    more, less = best - down, down - best
    if more and not less:
        yield Reason("could_lay", tuple(sorted(more.elements())))
    elif less and not more:
        yield Reason("better_kept", tuple(sorted(less.elements())))


def _put_down(moves: Sequence[Move]) -> Counter[Card]:
    return Counter(card for move in moves for card in getattr(move, "cards", ()))
