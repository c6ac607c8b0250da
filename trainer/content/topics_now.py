"""Topics on what lies open: what the learner may do at a moment, or what the table asks for."""

from __future__ import annotations

from collections import Counter
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
    melding,
    spends_wild,
)
from trainer.content.topic import Topics, yes
from trainer.rules.legal import fits
from trainer.rules.meld import CANASTRA, Meld, card_at
from trainer.rules.position import PlayerView

TALL_LIXO: Final = 3
FEW_CARDS: Final = 3
LOW_MONTE: Final = 10
NEARLY: Final = 2  # cards that a canastra lacks
COPIES: Final = 2  # of each card: two packs

NOW: Final = Topics()


# Before the draw


@NOW.topic("number")
def _opening(moment: Moment) -> Facts | None:
    """The first moment of the deal; number: the cards of the hand."""
    return Facts(number=len(moment.view.hand)) if moment.past is None else None


@NOW.topic("number")
def _draw(moment: Moment) -> Facts | None:
    """The draw is due; number: the cards left in the monte."""
    return Facts(number=moment.view.monte) if moment.is_draw else None


@NOW.topic("cards number")
def _lixo_takeable(moment: Moment) -> Facts | None:
    """The lixo may be taken; cards: its top, number: its height."""
    view = moment.view
    if not moment.is_draw or not legal_in(view).pickups:
        return None
    return Facts(view.lixo[-1:], view.lixo_count)


@NOW.topic("cards number")
def _lixo_tempting(moment: Moment) -> Facts | None:
    """The lixo is tall, but its top can be used at once in no way; cards: its top, number: its height."""
    view = moment.view
    if not moment.is_draw or view.lixo_count < TALL_LIXO or legal_in(view).pickups:
        return None
    if any(fits(view.lixo[-1], meld, view.ruleset) for meld in moment.own):
        return None  # it fits, and what is left of the hand forbids it
    return Facts(view.lixo[-1:], view.lixo_count)


@NOW.topic("number")
def _monte_low(moment: Moment) -> Facts | None:
    """The monte runs low; number: its cards."""
    number = moment.view.monte
    return Facts(number=number) if moment.is_draw and number <= LOW_MONTE else None


# After the draw


@NOW.topic("cards")
def _meld_in_hand(moment: Moment) -> Facts | None:
    """The hand holds a meld without a wild; cards: the longest."""
    lays = clean_lays(moment.view) if moment.is_play else []
    return Facts(tuple(sorted(lays[0].cards))) if lays else None


@NOW.topic("cards")
def _meld_with_wild(moment: Moment) -> Facts | None:
    """The hand holds a meld, but only with a wild; cards: one of them."""
    if not moment.is_play or clean_lays(moment.view):
        return None
    lays = sorted(legal_in(moment.view).lays, key=lambda move: len(move.cards))
    position = moment.view.as_position()
    return Facts(meld_after(position, lays[0]).cards) if lays else None


@NOW.topic("cards")
def _card_fits(moment: Moment) -> Facts | None:
    """A card of the hand goes onto a meld of one's own; cards: all that do."""
    cards = fitting(moment.view) if moment.is_play and moment.own else ()
    return Facts(cards) if cards else None


@NOW.topic("cards")
def _wild_in_hand(moment: Moment) -> Facts | None:
    """A joker or a 2 is in the hand; cards: each of them."""
    cards = tuple(dict.fromkeys(card for card in moment.view.hand if card.can_be_wild))
    return Facts(cards) if moment.is_play and cards else None


@NOW.topic("cards")
def _can_clean(moment: Moment) -> Facts | None:
    """A dirty meld of one's own can be made clean now; cards: what it takes."""
    if not moment.is_play:
        return None
    position = moment.view.as_position()
    for move in legal_in(moment.view).additions:
        if not moment.own[move.meld - 1].is_clean and meld_after(position, move).is_clean:
            return Facts(move.cards)
    return None


@NOW.topic("cards")
def _cleanable(moment: Moment) -> Facts | None:
    """A dirty meld of one's own has a 2 of its own suit as its wild: it may yet become clean; cards: that 2."""
    for meld in moment.own if moment.is_play else ():
        wild = meld.wild_card
        if wild is not None and wild.is_two and wild.suit == meld.suit and _may_come(moment.view, meld):
            return Facts((wild,))
    return None


def _may_come(view: PlayerView, meld: Meld) -> bool:
    """Whether none of the cards that would send a wild 2 home lies in melds with both its copies."""
    if meld.suit is None or meld.has_natural_two:
        return False
    laid = Counter(card for melds in view.table for each in melds for card in each.cards)
    places = [place for place, card in enumerate(meld.cards, meld.start) if card != meld.wild_card]
    lacking = set(range(3, max(places) + 1)) - set(places)
    return all(laid[card_at(meld.suit, place)] < COPIES for place in lacking)


@NOW.topic("number")
def _canastra_near(moment: Moment) -> Facts | None:
    """A meld of one's own lacks one or two cards to be a canastra; number: how many."""
    lacking = [CANASTRA - len(meld) for meld in moment.own if 0 < CANASTRA - len(meld) <= NEARLY]
    return Facts(number=min(lacking)) if lacking and not moment.is_over else None


@NOW.topic("cards")
def _gift(moment: Moment) -> Facts | None:
    """A card of the hand goes onto a meld of the other team, and onto none of one's own; cards: all that do."""
    view = moment.view
    cards = tuple(
        card
        for card in dict.fromkeys(view.hand if moment.is_play else ())
        if fits_any(card, moment.theirs, view) and not fits_any(card, moment.own, view)
    )
    return Facts(cards) if cards else None


@NOW.topic()
def _discard_due(moment: Moment) -> Facts | None:
    """Nothing at all can be laid or added: the discard is left to do."""
    return yes(moment.is_play and not melding(moment.view))


@NOW.topic()
def _only_wild(moment: Moment) -> Facts | None:
    """Whatever can be laid or added takes a wild out of the hand."""
    acts, position = melding(moment.view) if moment.is_play else [], moment.view.as_position()
    return yes(bool(acts) and all(spends_wild(position, act) for act in acts))


@NOW.topic("cards")
def _not_returnable(moment: Moment) -> Facts | None:
    """The lixo taken had one card, which may not be thrown back; cards: that card."""
    card = moment.view.not_returnable
    return Facts((card,)) if card is not None else None


# Morto and batida


@NOW.topic("number")
def _morto_near(moment: Moment) -> Facts | None:
    """Few cards are left in the hand, and there is a morto to fetch; number: the cards."""
    number = len(moment.view.hand)
    near = not moment.is_over and moment.can_fetch_morto and number <= FEW_CARDS + moment.is_play
    return Facts(number=number) if near else None


@NOW.topic()
def _morto_in_reach(moment: Moment) -> Facts | None:
    """The morto can be fetched in this turn."""
    return yes(moment.is_play and moment.can_fetch_morto and can_reach(moment.view, "morto"))


@NOW.topic()
def _limpa_needed(moment: Moment) -> Facts | None:
    """The morto is fetched, and the canastra limpa that the rules ask for to go out is not there yet."""
    view = moment.view
    asked = view.ruleset.out_needs == "limpa" and view.morto_taken[view.team]
    return yes(not moment.is_over and asked and not moment.has_way_out(view.team))


@NOW.topic("number")
def _stranded(moment: Moment) -> Facts | None:
    """Few cards are left, no morto to fetch, no canastra to go out with and none within reach; number: the cards."""
    number, way_out = len(moment.view.hand), moment.can_fetch_morto or moment.has_way_out(moment.view.team)
    is_short = moment.is_play and number <= FEW_CARDS and not way_out
    return Facts(number=number) if is_short and not can_reach(moment.view, "out") else None


@NOW.topic()
def _batida_in_reach(moment: Moment) -> Facts | None:
    """The deal can be ended in this turn."""
    return yes(moment.is_play and not moment.can_fetch_morto and can_reach(moment.view, "out"))


@NOW.topic("name number")
def _other_near_batida(moment: Moment) -> Facts | None:
    """Another team holds few cards, has fetched its morto and has a canastra to go out with; name: who, number: the
    cards."""
    view = moment.view
    if moment.is_over or not view.morto_taken[1 - view.team] or not moment.has_way_out(1 - view.team):
        return None
    counts = [(view.hand_counts[seat], seat) for seat in range(1 - view.team, view.players, 2)]
    number, seat = min(counts)
    return Facts(number=number, seat=seat) if number <= FEW_CARDS + 1 else None
