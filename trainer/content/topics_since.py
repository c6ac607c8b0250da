"""Topics on what happened: what the learner did or let pass, what the others did, how the deal ended."""

from __future__ import annotations

from collections import Counter
from typing import Final

from trainer.content.moments import Facts, Moment, can_reach, clean_lays, fits_any, fitting, legal_in, was_draw
from trainer.content.topic import Topics, yes
from trainer.rules.batida import may_go_out
from trainer.rules.events import (
    AddedToMeld,
    CanastraMade,
    Discarded,
    LaidMeld,
    MeldBecameClean,
    MeldBecameDirty,
    MonteRefilled,
    TookMorto,
    TookPile,
)
from trainer.rules.meld import meld_bonus
from trainer.rules.moves import Discard
from trainer.rules.scoring import deal_sheet

FIRST_MELDS: Final = 2

SINCE: Final = Topics()


# What the learner did


@SINCE.topic("cards")
def _laid(moment: Moment) -> Facts | None:
    """The learner laid a meld, one of the first two on that side; cards: the meld."""
    event = next(moment.mine(LaidMeld), None)
    return Facts(moment.own[event.meld - 1].cards) if event and event.meld <= FIRST_MELDS else None


@SINCE.topic("cards")
def _laid_two(moment: Moment) -> Facts | None:
    """The learner laid a meld with a 2 in its own place, which is no wild there; cards: that 2."""
    laid = [moment.own[event.meld - 1] for event in moment.mine(LaidMeld)]
    twos = [meld.cards[2 - meld.start] for meld in laid if meld.has_natural_two]
    return Facts(tuple(twos[:1])) if twos else None


@SINCE.topic("cards")
def _laid_dirty(moment: Moment) -> Facts | None:
    """A meld that the learner laid or added to now holds a wild; cards: the wild."""
    numbers = [event.meld for event in moment.mine(LaidMeld)] + [event.meld for event in moment.mine(MeldBecameDirty)]
    wilds = [wild for number in numbers if (wild := moment.own[number - 1].wild_card) is not None]
    return Facts(tuple(wilds[:1])) if wilds else None


@SINCE.topic()
def _cleaned(moment: Moment) -> Facts | None:
    """The learner made a dirty meld clean."""
    return yes(any(moment.mine(MeldBecameClean)))


@SINCE.topic("number")
def _lixo_taken(moment: Moment) -> Facts | None:
    """The learner took a lixo of several cards; number: how many."""
    event = next(moment.mine(TookPile), None)
    return Facts(number=len(event.cards)) if event and len(event.cards) > 1 else None


@SINCE.topic("number")
def _limpa_made(moment: Moment) -> Facts | None:
    """The learner made a canastra limpa or better; number: its bonus."""
    made = (event for event in moment.mine(CanastraMade) if event.kind != "suja")
    event = next(made, None)
    return Facts(number=meld_bonus(moment.own[event.meld - 1], moment.view.ruleset)) if event else None


@SINCE.topic()
def _suja_made(moment: Moment) -> Facts | None:
    """The learner made a canastra suja."""
    return yes(any(event.kind == "suja" for event in moment.mine(CanastraMade)))


@SINCE.topic()
def _morto_direta(moment: Moment) -> Facts | None:
    """The learner fetched the morto by batida direta."""
    return yes(any(event.direct for event in moment.mine(TookMorto)))


@SINCE.topic()
def _morto_indireta(moment: Moment) -> Facts | None:
    """The learner fetched the morto by batida indireta."""
    return yes(any(not event.direct for event in moment.mine(TookMorto)))


# What the others did


@SINCE.topic("name number")
def _other_took_lixo(moment: Moment) -> Facts | None:
    """Another team took the lixo; name: who, number: how many cards."""
    event = next(moment.others(TookPile), None)
    return Facts(number=len(event.cards), seat=event.seat) if event else None


@SINCE.topic("name")
def _other_laid(moment: Moment) -> Facts | None:
    """Another team laid a meld; name: who."""
    event = next(moment.others(LaidMeld), None)
    return Facts(seat=event.seat) if event else None


@SINCE.topic("name")
def _other_limpa(moment: Moment) -> Facts | None:
    """Another team made a canastra limpa or better, and has a morto to fetch before it may go out; name: who."""
    seat = _made_limpa(moment)
    return Facts(seat=seat) if seat is not None and moment.view.can_take_morto(1 - moment.view.team) else None


@SINCE.topic("name")
def _other_limpa_out(moment: Moment) -> Facts | None:
    """Another team made a canastra limpa or better, and may go out from now on; name: who."""
    seat = _made_limpa(moment)
    return Facts(seat=seat) if seat is not None and _may_end(moment) else None


def _made_limpa(moment: Moment) -> int | None:
    """The seat of another team that made a limpa or better."""
    return next((event.seat for event in moment.others(CanastraMade) if event.kind != "suja"), None)


def _may_end(moment: Moment) -> bool:
    return may_go_out(moment.view.as_position(), 1 - moment.view.team)


@SINCE.topic("name")
def _other_morto(moment: Moment) -> Facts | None:
    """Another team fetched its morto; name: who."""
    event = next(moment.others(TookMorto), None)
    return Facts(seat=event.seat) if event else None


@SINCE.topic()
def _monte_refilled(moment: Moment) -> Facts | None:
    """A morto became the monte."""
    return yes(any(isinstance(event, MonteRefilled) for event in moment.events))


# What the learner let pass, told with hindsight


@SINCE.topic("cards number")
def _passed_lixo(moment: Moment) -> Facts | None:
    """The lixo could be taken, and the learner drew from the monte; cards: its top, number: its height."""
    past = moment.past
    if past is None or not was_draw(moment.act) or not past.lixo_count or not legal_in(past).pickups:
        return None
    return Facts(past.lixo[-1:], past.lixo_count)


@SINCE.topic("cards")
def _passed_meld(moment: Moment) -> Facts | None:
    """The learner ended the turn with a meld in the hand; cards: the longest."""
    past, act = moment.past, moment.act
    if past is None or not isinstance(act, Discard):
        return None
    held = Counter(past.hand) - Counter([act.card])
    lay = next((lay for lay in clean_lays(past) if Counter(lay.cards) <= held), None)
    return Facts(tuple(sorted(lay.cards))) if lay else None


@SINCE.topic("cards")
def _threw_fitting(moment: Moment) -> Facts | None:
    """The learner threw a card that went onto a meld of one's own; cards: the card."""
    past, act = moment.past, moment.act
    if past is None or not isinstance(act, Discard):
        return None
    return Facts((act.card,)) if act.card in fitting(past) else None


@SINCE.topic("cards")
def _threw_gift(moment: Moment) -> Facts | None:
    """The learner threw a card that goes onto a meld of the other team, and held others that do not; cards: it."""
    past, act = moment.past, moment.act
    if past is None or not isinstance(act, Discard):
        return None
    theirs = past.table[1 - past.team]
    spare = any(not card.can_be_wild and not fits_any(card, theirs, past) for card in past.hand)
    return Facts((act.card,)) if spare and fits_any(act.card, theirs, past) else None


@SINCE.topic()
def _passed_morto(moment: Moment) -> Facts | None:
    """The morto could be fetched in the turn that the learner ended, and was not."""
    past = moment.past
    if past is None or not isinstance(moment.act, Discard) or not past.can_take_morto(past.team):
        return None
    return yes(not moment.view.morto_taken[past.team] and can_reach(past, "morto"))


@SINCE.topic()
def _passed_batida(moment: Moment) -> Facts | None:
    """The deal could be ended in the turn that the learner ended, and went on."""
    past = moment.past
    if past is None or not isinstance(moment.act, Discard) or moment.view.batida == past.team:
        return None
    return yes(not past.can_take_morto(past.team) and can_reach(past, "out"))


# The end


@SINCE.topic(closes=True)
def _end_by_learner(moment: Moment) -> Facts | None:
    """The learner's team ended the deal by its batida."""
    return yes(moment.is_over and moment.view.batida == moment.view.team)


@SINCE.topic("name", closes=True)
def _end_by_other(moment: Moment) -> Facts | None:
    """The other team ended the deal by its batida; name: who."""
    if not moment.is_over or moment.view.batida != 1 - moment.view.team:
        return None
    acts = (event.seat for event in reversed(moment.events) if isinstance(event, Discarded | LaidMeld | AddedToMeld))
    return Facts(seat=next(acts, 1 - moment.view.team))


@SINCE.topic(closes=True)
def _end_of_cards(moment: Moment) -> Facts | None:
    """The deal ended because the cards ran out."""
    return yes(moment.is_over and moment.view.batida is None)


@SINCE.topic(closes=True)
def _morto_missed(moment: Moment) -> Facts | None:
    """The deal is over, and the sheet charges the learner's team for a morto it did not take."""
    return yes(moment.is_over and deal_sheet(moment.view.as_position())[moment.view.team].morto < 0)


@SINCE.topic(closes=True)
def _sheet(moment: Moment) -> Facts | None:
    """The deal is over: the sheet is there to be read."""
    return yes(moment.is_over)
