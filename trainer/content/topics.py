"""What may come up in a guided deal, each topic with the condition that the program decides.

A topic looks at a :class:`Moment` and answers with the facts a remark may name, or None where it does not come up.
What the author says about it is content (docs/writing-lessons.md, "Guided deals").
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from trainer.content.moments import (
    Facts,
    Moment,
    can_reach,
    clean_lays,
    fits_any,
    fitting,
    legal_in,
    meld_after,
    was_draw,
)
from trainer.rules.events import (
    CanastraMade,
    LaidMeld,
    MeldBecameClean,
    MeldBecameDirty,
    MonteRefilled,
    TookMorto,
    TookPile,
)
from trainer.rules.meld import CANASTRA
from trainer.rules.moves import Discard

Condition = Callable[[Moment], Facts | None]

TALL_LIXO: Final = 3
FEW_CARDS: Final = 3
LOW_MONTE: Final = 10
FIRST_MELDS: Final = 2
NEARLY: Final = 2  # cards that a canastra lacks


@dataclass(frozen=True, slots=True)
class Topic:
    """A thing that may come up. `gives` are the facts a remark may name (cards, number, name); `closes`: it belongs to
    the end of the deal."""

    name: str
    gives: frozenset[str]
    closes: bool
    condition: Condition


TOPICS: Final[dict[str, Topic]] = {}


def _topic(gives: str = "", *, closes: bool = False) -> Callable[[Condition], Condition]:
    def register(condition: Condition) -> Condition:
        name = condition.__name__.strip("_")
        TOPICS[name] = Topic(name, frozenset(gives.split()), closes, condition)
        return condition

    return register


def _yes(holds: bool) -> Facts | None:
    return Facts() if holds else None


# Before the draw


@_topic("number")
def _opening(moment: Moment) -> Facts | None:
    """The first moment of the deal; number: the cards of the hand."""
    return Facts(number=len(moment.view.hand)) if moment.past is None else None


@_topic("number")
def _draw(moment: Moment) -> Facts | None:
    """The draw is due; number: the cards left in the monte."""
    return Facts(number=moment.view.monte) if moment.is_draw else None


@_topic("cards number")
def _lixo_takeable(moment: Moment) -> Facts | None:
    """The lixo may be taken; cards: its top, number: its height."""
    view = moment.view
    if not moment.is_draw or not legal_in(view).pickups:
        return None
    return Facts(view.lixo[-1:], view.lixo_count)


@_topic("cards number")
def _lixo_tempting(moment: Moment) -> Facts | None:
    """The lixo is tall, but its top can be used at once in no way; cards: its top, number: its height."""
    view = moment.view
    if not moment.is_draw or view.lixo_count < TALL_LIXO or legal_in(view).pickups:
        return None
    return Facts(view.lixo[-1:], view.lixo_count)


@_topic("number")
def _monte_low(moment: Moment) -> Facts | None:
    """The monte runs low; number: its cards."""
    number = moment.view.monte
    return Facts(number=number) if moment.is_draw and number <= LOW_MONTE else None


# After the draw


@_topic("cards")
def _meld_in_hand(moment: Moment) -> Facts | None:
    """The hand holds a meld without a wild; cards: the longest."""
    lays = clean_lays(moment.view) if moment.is_play else []
    return Facts(tuple(sorted(lays[0].cards))) if lays else None


@_topic("cards")
def _meld_with_wild(moment: Moment) -> Facts | None:
    """The hand holds a meld, but only with a wild; cards: one of them."""
    if not moment.is_play or clean_lays(moment.view):
        return None
    lays = sorted(legal_in(moment.view).lays, key=lambda move: len(move.cards))
    position = moment.view.as_position()
    return Facts(meld_after(position, lays[0]).cards) if lays else None


@_topic("cards")
def _card_fits(moment: Moment) -> Facts | None:
    """A card of the hand goes onto a meld of one's own; cards: all that do."""
    cards = fitting(moment.view) if moment.is_play and moment.own else ()
    return Facts(cards) if cards else None


@_topic("cards")
def _wild_in_hand(moment: Moment) -> Facts | None:
    """A joker or a 2 is in the hand; cards: each of them."""
    cards = tuple(dict.fromkeys(card for card in moment.view.hand if card.can_be_wild))
    return Facts(cards) if moment.is_play and cards else None


@_topic("cards")
def _can_clean(moment: Moment) -> Facts | None:
    """A dirty meld of one's own can be made clean now; cards: what it takes."""
    if not moment.is_play:
        return None
    position = moment.view.as_position()
    for move in legal_in(moment.view).additions:
        if not moment.own[move.meld - 1].is_clean and meld_after(position, move).is_clean:
            return Facts(move.cards)
    return None


@_topic("cards")
def _cleanable(moment: Moment) -> Facts | None:
    """A dirty meld of one's own has a 2 of its own suit as its wild: it may yet become clean; cards: that 2."""
    for meld in moment.own if moment.is_play else ():
        wild = meld.wild_card
        if wild is not None and wild.is_two and wild.suit == meld.suit and not meld.has_natural_two:
            return Facts((wild,))
    return None


@_topic("number")
def _canastra_near(moment: Moment) -> Facts | None:
    """A meld of one's own lacks one or two cards to be a canastra; number: how many."""
    lacking = [CANASTRA - len(meld) for meld in moment.own if 0 < CANASTRA - len(meld) <= NEARLY]
    return Facts(number=min(lacking)) if lacking and not moment.is_over else None


@_topic("cards")
def _gift(moment: Moment) -> Facts | None:
    """A card of the hand goes onto a meld of the other team, and onto none of one's own; cards: all that do."""
    view = moment.view
    cards = tuple(
        card
        for card in dict.fromkeys(view.hand if moment.is_play else ())
        if fits_any(card, moment.theirs, view) and not fits_any(card, moment.own, view)
    )
    return Facts(cards) if cards else None


@_topic()
def _discard_due(moment: Moment) -> Facts | None:
    """Nothing without a wild can be laid or added: the discard is left to do."""
    view = moment.view
    return _yes(moment.is_play and not clean_lays(view) and not fitting(view))


@_topic("cards")
def _not_returnable(moment: Moment) -> Facts | None:
    """The lixo taken had one card, which may not be thrown back; cards: that card."""
    card = moment.view.not_returnable
    return Facts((card,)) if card is not None else None


# Morto and batida


@_topic("number")
def _morto_near(moment: Moment) -> Facts | None:
    """Few cards are left in the hand, and there is a morto to fetch; number: the cards."""
    number = len(moment.view.hand)
    near = not moment.is_over and moment.can_fetch_morto and number <= FEW_CARDS + moment.is_play
    return Facts(number=number) if near else None


@_topic()
def _morto_in_reach(moment: Moment) -> Facts | None:
    """The morto can be fetched in this turn."""
    return _yes(moment.is_play and moment.can_fetch_morto and can_reach(moment.view, "morto"))


@_topic()
def _limpa_needed(moment: Moment) -> Facts | None:
    """The morto is fetched, and no canastra limpa lies there to go out with."""
    fetched = moment.view.morto_taken[moment.view.team]
    return _yes(not moment.is_over and fetched and not moment.has_limpa(moment.view.team))


@_topic("number")
def _stranded(moment: Moment) -> Facts | None:
    """Few cards are left, no morto to fetch and no canastra limpa to go out with; number: the cards."""
    number, way_out = len(moment.view.hand), moment.can_fetch_morto or moment.has_limpa(moment.view.team)
    return Facts(number=number) if moment.is_play and number <= FEW_CARDS and not way_out else None


@_topic()
def _batida_in_reach(moment: Moment) -> Facts | None:
    """The deal can be ended in this turn."""
    return _yes(moment.is_play and not moment.can_fetch_morto and can_reach(moment.view, "out"))


@_topic("name number")
def _other_near_batida(moment: Moment) -> Facts | None:
    """Another team holds few cards, has fetched its morto and has a canastra limpa; name: who, number: the cards."""
    view = moment.view
    if moment.is_over or not view.morto_taken[1 - view.team] or not moment.has_limpa(1 - view.team):
        return None
    counts = [(view.hand_counts[seat], seat) for seat in range(1 - view.team, view.players, 2)]
    number, seat = min(counts)
    return Facts(number=number, seat=seat) if number <= FEW_CARDS + 1 else None


# What the learner did


@_topic("cards")
def _laid(moment: Moment) -> Facts | None:
    """The learner laid a meld, one of the first two on that side; cards: the meld."""
    event = next(moment.mine(LaidMeld), None)
    return Facts(moment.own[event.meld - 1].cards) if event and event.meld <= FIRST_MELDS else None


@_topic("cards")
def _laid_two(moment: Moment) -> Facts | None:
    """The learner laid a meld with a 2 in its own place, which is no wild there; cards: that 2."""
    laid = [moment.own[event.meld - 1] for event in moment.mine(LaidMeld)]
    twos = [meld.cards[2 - meld.start] for meld in laid if meld.has_natural_two]
    return Facts(tuple(twos[:1])) if twos else None


@_topic("cards")
def _laid_dirty(moment: Moment) -> Facts | None:
    """A meld that the learner laid or added to now holds a wild; cards: the wild."""
    numbers = [event.meld for event in moment.mine(LaidMeld)] + [event.meld for event in moment.mine(MeldBecameDirty)]
    wilds = [wild for number in numbers if (wild := moment.own[number - 1].wild_card) is not None]
    return Facts(tuple(wilds[:1])) if wilds else None


@_topic()
def _cleaned(moment: Moment) -> Facts | None:
    """The learner made a dirty meld clean."""
    return _yes(any(moment.mine(MeldBecameClean)))


@_topic("number")
def _lixo_taken(moment: Moment) -> Facts | None:
    """The learner took the lixo; number: how many cards."""
    event = next(moment.mine(TookPile), None)
    return Facts(number=len(event.cards)) if event else None


@_topic()
def _limpa_made(moment: Moment) -> Facts | None:
    """The learner made a canastra limpa or better."""
    return _yes(any(event.kind != "suja" for event in moment.mine(CanastraMade)))


@_topic()
def _suja_made(moment: Moment) -> Facts | None:
    """The learner made a canastra suja."""
    return _yes(any(event.kind == "suja" for event in moment.mine(CanastraMade)))


@_topic()
def _morto_direta(moment: Moment) -> Facts | None:
    """The learner fetched the morto by batida direta."""
    return _yes(any(event.direct for event in moment.mine(TookMorto)))


@_topic()
def _morto_indireta(moment: Moment) -> Facts | None:
    """The learner fetched the morto by batida indireta."""
    return _yes(any(not event.direct for event in moment.mine(TookMorto)))


# What the others did


@_topic("name number")
def _other_took_lixo(moment: Moment) -> Facts | None:
    """Another team took the lixo; name: who, number: how many cards."""
    event = next(moment.others(TookPile), None)
    return Facts(number=len(event.cards), seat=event.seat) if event else None


@_topic("name")
def _other_laid(moment: Moment) -> Facts | None:
    """Another team laid a meld; name: who."""
    event = next(moment.others(LaidMeld), None)
    return Facts(seat=event.seat) if event else None


@_topic("name")
def _other_limpa(moment: Moment) -> Facts | None:
    """Another team made a canastra limpa or better; name: who."""
    made = (event for event in moment.others(CanastraMade) if event.kind != "suja")
    event = next(made, None)
    return Facts(seat=event.seat) if event else None


@_topic("name")
def _other_morto(moment: Moment) -> Facts | None:
    """Another team fetched its morto; name: who."""
    event = next(moment.others(TookMorto), None)
    return Facts(seat=event.seat) if event else None


@_topic()
def _monte_refilled(moment: Moment) -> Facts | None:
    """A morto became the monte."""
    return _yes(any(isinstance(event, MonteRefilled) for event in moment.events))


# What the learner let pass, told with hindsight


@_topic("cards number")
def _passed_lixo(moment: Moment) -> Facts | None:
    """The lixo could be taken, and the learner drew from the monte; cards: its top, number: its height."""
    past = moment.past
    if past is None or not was_draw(moment.act) or not past.lixo_count or not legal_in(past).pickups:
        return None
    return Facts(past.lixo[-1:], past.lixo_count)


@_topic("cards")
def _passed_meld(moment: Moment) -> Facts | None:
    """The learner ended the turn with a meld in the hand; cards: the longest."""
    past = moment.past
    lays = clean_lays(past) if past is not None and isinstance(moment.act, Discard) else []
    return Facts(tuple(sorted(lays[0].cards))) if lays else None


@_topic("cards")
def _threw_fitting(moment: Moment) -> Facts | None:
    """The learner threw a card that went onto a meld of one's own; cards: the card."""
    past, act = moment.past, moment.act
    if past is None or not isinstance(act, Discard):
        return None
    return Facts((act.card,)) if act.card in fitting(past) else None


@_topic("cards")
def _threw_gift(moment: Moment) -> Facts | None:
    """The learner threw a card that goes onto a meld of the other team, and held others that do not; cards: it."""
    past, act = moment.past, moment.act
    if past is None or not isinstance(act, Discard):
        return None
    theirs = past.table[1 - past.team]
    spare = any(not card.can_be_wild and not fits_any(card, theirs, past) for card in past.hand)
    return Facts((act.card,)) if spare and fits_any(act.card, theirs, past) else None


@_topic()
def _passed_morto(moment: Moment) -> Facts | None:
    """The morto could be fetched in the turn that the learner ended, and was not."""
    past = moment.past
    if past is None or not isinstance(moment.act, Discard) or not past.can_take_morto(past.team):
        return None
    return _yes(not moment.view.morto_taken[past.team] and can_reach(past, "morto"))


@_topic()
def _passed_batida(moment: Moment) -> Facts | None:
    """The deal could be ended in the turn that the learner ended, and went on."""
    past = moment.past
    if past is None or not isinstance(moment.act, Discard) or moment.view.batida == past.team:
        return None
    return _yes(past.morto_taken[past.team] and can_reach(past, "out"))


# The end


@_topic(closes=True)
def _end_by_learner(moment: Moment) -> Facts | None:
    """The learner's team ended the deal by its batida."""
    return _yes(moment.is_over and moment.view.batida == moment.view.team)


@_topic("name", closes=True)
def _end_by_other(moment: Moment) -> Facts | None:
    """The other team ended the deal by its batida; name: who."""
    other = 1 - moment.view.team
    return Facts(seat=other) if moment.is_over and moment.view.batida == other else None


@_topic(closes=True)
def _end_of_cards(moment: Moment) -> Facts | None:
    """The deal ended because the cards ran out."""
    return _yes(moment.is_over and moment.view.batida is None)


@_topic(closes=True)
def _morto_missed(moment: Moment) -> Facts | None:
    """The deal is over, and the learner's team never fetched a morto."""
    return _yes(moment.is_over and not moment.view.morto_taken[moment.view.team])


@_topic(closes=True)
def _sheet(moment: Moment) -> Facts | None:
    """The deal is over: the sheet is there to be read."""
    return _yes(moment.is_over)
