"""When a hand may be emptied, and what may be left of it: batida, morto and the stranded card."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.cards import Card
from trainer.rules.arranging import arrange
from trainer.rules.meld import CANASTRA, Meld, is_limpa, meld_kind
from trainer.rules.position import Position
from trainer.rules.ruleset import Ruleset
from trainer.rules.verdict import Breach, Remedy


def may_empty_hand(position: Position, melds: Sequence[Meld]) -> bool:
    """Whether the seat to move may empty its hand with its team's melds as given (articles morto, out.limpa):
    it fetches a morto, or makes the batida."""
    return position.can_take_morto(position.team) or _may_go_out(position, position.team, melds)


def may_go_out(position: Position, team: int) -> bool:
    """Whether the batida is open to a team that empties a hand now: no morto to fetch first, and a canastra to stand
    on (article out.limpa)."""
    return _may_go_out(position, team, position.table[team])


def has_way_out(melds: Sequence[Meld], ruleset: Ruleset) -> bool:
    """Whether one of these melds is a canastra that the batida may stand on (article out.limpa)."""
    if ruleset.out_needs == "any":
        return any(meld_kind(meld, ruleset) != "jogo" for meld in melds)
    return any(is_limpa(meld, ruleset) for meld in melds)


def _may_go_out(position: Position, team: int, melds: Sequence[Meld]) -> bool:
    return _may_go_out_by_morto(position, team) and has_way_out(melds, position.ruleset)


def _may_go_out_by_morto(position: Position, team: int) -> bool:
    if position.morto_taken[team]:
        return True
    if position.ruleset.out_without_morto == "nobody_took" and any(position.morto_taken):
        return False
    return not position.mortos


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
    if not _may_go_out_by_morto(position, position.team):
        return Breach("out.limpa", cards, remedy=Remedy("need_morto"))
    any_kind = position.ruleset.out_needs == "any"
    grow = [meld for meld in melds if position.ruleset.trinca_canastras or not meld.is_trinca]
    longest = max((len(meld) for meld in grow if any_kind or meld.is_clean), default=0)
    kind = "need_canastra" if any_kind else "need_limpa"
    return Breach("out.limpa", cards, remedy=Remedy(kind, number=max(CANASTRA - longest, 0)))
