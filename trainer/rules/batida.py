"""When a hand may be emptied, and what may be left of it: batida, morto and the stranded card."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.cards import Card
from trainer.rules.meld import CANASTRA, Meld, arrange, is_limpa, meld_kind
from trainer.rules.position import Position
from trainer.rules.verdict import Breach, Remedy


def may_empty_hand(position: Position, melds: Sequence[Meld]) -> bool:
    """Whether the seat to move may empty its hand with its team's melds as given (articles morto, out.limpa):
    it fetches a morto, or makes the batida."""
    if position.can_take_morto(position.team):
        return True
    return _may_go_out_by_morto(position) and _has_canastra_to_go_out(position, melds)


def _may_go_out_by_morto(position: Position) -> bool:
    if position.morto_taken[position.team]:
        return True
    if position.ruleset.out_without_morto == "nobody_took" and any(position.morto_taken):
        return False
    return not position.mortos


def _has_canastra_to_go_out(position: Position, melds: Sequence[Meld]) -> bool:
    ruleset = position.ruleset
    if ruleset.out_needs == "any":
        return any(meld_kind(meld, ruleset) != "jogo" for meld in melds)
    return any(is_limpa(meld, ruleset) for meld in melds)


def ending_breaches(position: Position, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> list[Breach]:
    """What an act breaks that leaves this hand of none or one (articles out.limpa, out.stranded)."""
    may_empty = may_empty_hand(position, melds)
    if not hand:
        return [] if may_empty else [out_breach(position, melds)]
    card = hand[0]
    if may_empty and card != position.not_returnable:
        return []
    for index, meld in enumerate(melds):
        longer = arrange((*meld.cards, card), position.ruleset, meld)
        if isinstance(longer, Meld) and may_empty_hand(position, (*melds[:index], longer, *melds[index + 1 :])):
            return []
    return [Breach("out.stranded", hand, remedy=Remedy("keep_two"))]


def out_breach(position: Position, melds: Sequence[Meld], cards: tuple[Card, ...] = ()) -> Breach:
    """Why a hand may not be emptied: no way by the morto, or no canastra to go out with (article out.limpa)."""
    if not _may_go_out_by_morto(position):
        return Breach("out.limpa", cards, remedy=Remedy("need_morto"))
    any_kind = position.ruleset.out_needs == "any"
    longest = max((len(meld) for meld in melds if any_kind or meld.is_clean), default=0)
    kind = "need_canastra" if any_kind else "need_limpa"
    return Breach("out.limpa", cards, remedy=Remedy(kind, number=max(CANASTRA - longest, 0)))
