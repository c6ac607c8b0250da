"""Hints in three rungs: what matters here, which cards, the move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trainer.bots.coach.chances import chance_to_draw, draws_left, unseen_copies
from trainer.bots.kernel import KernelPath, best_path
from trainer.bots.kernel.lookahead import Plan, deal_seeds
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.lines import played, tidied
from trainer.bots.review.memory import sight
from trainer.bots.review.reasons import chance_taken, reasons, reasons_of_style
from trainer.bots.review.scale import TURNS, scale_of
from trainer.bots.review.values import Reason
from trainer.bots.review.weighing import throws_joker
from trainer.cards import Card
from trainer.rules.arranging import arrange
from trainer.rules.batida import has_way_out, may_empty_hand, may_go_out
from trainer.rules.events import CanastraMade, DealEnded, Event, MeldBecameClean, TookMorto
from trainer.rules.legal import fits, legal_moves
from trainer.rules.meld import CANASTRA, Meld, card_at, card_points
from trainer.rules.moves import Discard, Draw, Move, TakePile
from trainer.rules.position import Phase, PlayerView, Position, team_of

PLANS: Final = 24
CHOOSE: Final = {"compiled": 6000, "plain": 120}
TOLD: Final = {"compiled": 200, "plain": 20}
NEAR: Final = 3
"""A clean meld so few cards short of a canastra is worth a word."""
WORTH: Final = 5.0
"""Two turns so few points apart are as good as each other."""
FEW_CARDS: Final = 4
TALL: Final = 5
"""A lixo of so many cards is worth a word."""
MOST: Final = 3
"""Facts told beside the theme."""
GOALLESS: Final = ("hint_lay", "hint_hold", "hint_hold_wild", "hint_discard")
FEW_DRAWS: Final = 3


class Rung(StrEnum):
    """How much a hint tells."""

    MATTERS = "matters"
    CARDS = "cards"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Hint:
    """One rung: the reasons in the order to be told; the cards it is about (`cards` and `move`); the moves to the
    end of the turn, or as far as can be planned before the next card is seen (`move`)."""

    rung: Rung
    reasons: tuple[Reason, ...]
    cards: tuple[Card, ...] = ()
    moves: tuple[Move, ...] = ()


def hints(
    view: PlayerView, seed: int, log: Sequence[Event] = (), path: KernelPath | None = None
) -> tuple[Hint, Hint, Hint]:
    """The three rungs for the seat to move, each telling more. `log` is what the seat saw happen, as bots get it.

    Raises:
        ValueError: it is not the seat's turn.
    """
    path = path or best_path()
    look = Analysis(sight(view, log), path)
    position = look.view.as_position()
    turns = TURNS + (view.phase is Phase.DRAW)
    plans = look.plans(PLANS, seed)
    plans = [plan for plan in plans if not throws_joker(plan)] or plans
    if not plans:
        raise ValueError(f"seat {view.seat} has no move to choose; expected its turn in a running deal")
    ranked = ranked_plans(look, plans, seed)
    best = ranked[0]
    seeds = deal_seeds(2 * seed + 1, TOLD[path.name])
    theme = _theme(look.view, position, best)
    around = tuple(_around(look.view, position))
    known = tuple(_seen(look))
    cards = _cards_of(position, best)
    matters = (theme, *around) if view.phase is Phase.DRAW else _ordered(theme, around, known)
    return (
        Hint(Rung.MATTERS, matters),
        Hint(Rung.CARDS, (theme, *_odds(look, best, seeds)), cards),
        Hint(Rung.MOVE, tuple(_gains(look, ranked, seeds, turns)), cards, tidied(position, best.moves)),
    )


def ranked_plans(look: Analysis, plans: Sequence[Plan], seed: int) -> list[Plan]:
    """The plans as hints think of them, the best first."""
    return look.best(plans, CHOOSE[look.path.name], TURNS + (look.view.phase is Phase.DRAW), 2 * seed)


def _ordered(theme: Reason, around: Sequence[Reason], known: Sequence[Reason]) -> tuple[Reason, ...]:
    """What matters once a card is drawn, without the cards of the best turn. A goal in reach comes first; where the
    turn has none, what the table asks for does."""
    said = Reason(theme.kind, article=theme.article)
    facts = (*around, *known)[:MOST]
    return (*facts, said) if theme.kind in GOALLESS else (said, *facts)


def _theme(view: PlayerView, position: Position, best: Plan) -> Reason:
    """What the best turn is about."""
    first, last = best.moves[0], best.moves[-1]
    if isinstance(first, TakePile):
        return Reason("hint_take_lixo", view.lixo[-1:], number=view.lixo_count)
    if isinstance(first, Draw):
        if not view.lixo:
            return Reason("hint_empty_lixo")
        kind = "hint_leave_lixo" if legal_moves(position).pickups else "hint_draw"
        return Reason(kind, view.lixo[-1:], number=view.lixo_count)
    after, events = played(position, best.moves)
    for event in events:
        match event:
            case DealEnded(batida=int()):
                return Reason("hint_out", article="out.limpa")
            case TookMorto(direct=direct):
                return Reason("hint_morto", article="morto.direta" if direct else "morto.indireta")
            case CanastraMade(meld=number, kind=kind):
                return Reason(f"hint_{kind}", after.table[view.team][number - 1].cards, article="canastra.kinds")
            case MeldBecameClean(meld=number):
                return Reason("hint_clean", after.table[view.team][number - 1].cards, article="wild.cleans")
    if len(best.moves) > 1:
        return Reason("hint_lay", _cards_of(position, Plan((), best.moves[:-1])))
    legal = legal_moves(position)
    cards = (last.card,) if isinstance(last, Discard) else ()
    ways = [*(move.cards for move in legal.lays), *(move.cards for move in legal.additions)]
    if not ways:
        return Reason("hint_discard", cards)
    needs_wild = all(any(card.can_be_wild for card in way) for way in ways)
    return Reason("hint_hold_wild", cards) if needs_wild else Reason("hint_hold", cards)


def _cards_of(position: Position, plan: Plan) -> tuple[Card, ...]:
    """The cards a plan moves, in its order."""
    cards: list[Card] = []
    for move in plan.moves:
        match move:
            case Discard(card=card):
                cards.append(card)
            case TakePile(cards=held):
                cards += (position.lixo[-1], *held)
            case _:
                cards += getattr(move, "cards", ())
    return tuple(cards)


def _around(view: PlayerView, position: Position) -> Iterator[Reason]:
    """What the table asks for: a limpa that is near, the hand one may be caught with, the end of the monte."""
    own = view.table[view.team]
    lacks_limpa = view.ruleset.out_needs == "limpa" and not has_way_out(own, view.ruleset)
    if lacks_limpa and not may_empty_hand(position, own):
        nearest = _nearest_limpa(view)
        if nearest is not None and CANASTRA - len(nearest) <= NEAR:
            yield Reason("to_limpa", nearest.cards, number=CANASTRA - len(nearest), article="out.limpa")
    fewest = _fewest_of_theirs(view)
    if fewest <= FEW_CARDS and may_go_out(position, 1 - view.team):
        points = sum(card_points(card, view.ruleset) for card in view.hand)
        yield Reason("caught", points=points, number=fewest, article="score.sheet")
    left = draws_left(view)
    if not view.mortos and left <= FEW_DRAWS:
        yield Reason("monte_short", number=left, article="monte.refill")


def _fewest_of_theirs(view: PlayerView) -> int:
    """The cards of the opponent who holds fewest."""
    return min(count for seat, count in enumerate(view.hand_counts) if team_of(seat) != view.team)


def _seen(look: Analysis) -> Iterator[Reason]:
    """What is to be seen of the others and the lixo: cards of one's hand that their melds want, a limpa or a morto
    they are near to, cards they took and still hold, a lixo that has grown."""
    view = look.view
    others = view.table[1 - view.team]
    wanted = tuple(card for card in dict.fromkeys(view.hand) if any(_joins(view, meld, card) for meld in others))
    if wanted:
        yield Reason("wanted", wanted)
    theirs = max((meld for meld in others if meld.is_clean and len(meld) < CANASTRA), key=len, default=None)
    if theirs is not None and CANASTRA - len(theirs) <= 2:
        yield Reason("their_limpa_near", theirs.cards, number=CANASTRA - len(theirs), article="canastra.kinds")
    fewest = _fewest_of_theirs(view)
    if fewest <= FEW_CARDS and view.can_take_morto(1 - view.team):
        yield Reason("their_morto_near", number=fewest, article="morto.indireta")
    if len(view.hand) <= FEW_CARDS + 1 and view.can_take_morto(view.team):
        yield Reason("own_morto_near", number=len(view.hand), article="morto.indireta")
    held = [card for seat, cards in enumerate(look.known.held) if team_of(seat) != view.team for card in cards]
    if held:
        yield Reason("known_held", tuple(sorted(held)))
    if view.lixo_count >= TALL:
        yield Reason("lixo_tall", number=view.lixo_count)


def _joins(view: PlayerView, meld: Meld, card: Card) -> bool:
    """Whether a natural card fits a meld."""
    return not card.can_be_wild and fits(card, meld, view.ruleset)


def _nearest_limpa(view: PlayerView) -> Meld | None:
    clean = [meld for meld in view.table[view.team] if meld.is_clean and len(meld) < CANASTRA]
    return max(clean, key=len, default=None)


def _odds(look: Analysis, best: Plan, seeds: Sequence[int]) -> Iterator[Reason]:
    """Chances that bear on the cards: that the next player can take the discard, that what a limpa lacks comes."""
    view, last = look.view, best.moves[-1]
    if isinstance(last, Discard):
        taken = chance_taken(look, best, seeds)
        if taken is not None:
            yield Reason("takeable", (last.card,), number=taken)
        yield Reason("unseen", (last.card,), number=unseen_copies(view, (last.card,)))
    nearest = _nearest_limpa(view)
    if nearest is not None and CANASTRA - len(nearest) <= NEAR:
        wanted = tuple(card for card in _ends_of(nearest) if _fits(view, nearest, card) and card not in view.hand)
        if wanted:
            chance = round(100 * float(chance_to_draw(view, wanted)))
            yield Reason("coming", wanted, number=unseen_copies(view, wanted), other=chance)


def _ends_of(meld: Meld) -> Iterator[Card]:
    """The natural cards next to a run."""
    if meld.suit is not None:
        last = meld.start + len(meld) - 1
        yield from (card_at(meld.suit, place) for place in (meld.start - 1, last + 1) if 1 <= place <= 14)


def _fits(view: PlayerView, meld: Meld, card: Card) -> bool:
    longer = arrange((*meld.cards, card), view.ruleset, meld)
    return isinstance(longer, Meld) and longer.is_clean


def _gains(look: Analysis, ranked: Sequence[Plan], seeds: Sequence[int], turns: int) -> Iterator[Reason]:
    """How far the best turn is ahead of the next, and why."""
    if len(ranked) < 2:
        yield Reason("only_move")
        return
    best, second = ranked[:2]
    scale = scale_of(look.view.ruleset, look.view.players)
    seen = look.compare_in_styles(best, second, seeds, turns).scaled(scale.factor)
    if seen.is_matter_of_style:
        yield from reasons_of_style(seen.scaled(-1.0))
        return
    ahead = seen.points
    if ahead < WORTH:
        yield Reason("as_good")
        return
    yield Reason("ahead", points=round(ahead))
    yield from reasons(look, second, best, ahead, scale.factor, seeds, turns)
