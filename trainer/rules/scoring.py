"""The deal's sheet, line by line (RULES.md, "Scoring a deal"; article score.sheet)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.rules.meld import card_points, meld_bonus, meld_kind, meld_points
from trainer.rules.position import TEAMS, Position, team_of

BATIDA: Final = 100
NO_MORTO: Final = -100


@dataclass(frozen=True, slots=True)
class TeamSheet:
    """What a team scores in a deal; the lines add up to the total.

    `cards` are the card values on the table, `canastras` each canastra as (meld number, kind, bonus), `batida`
    100 or 0, `morto` −100 or 0, `hand` the (negative) value of the cards in the team's hands.
    """

    cards: int
    canastras: tuple[tuple[int, str, int], ...]
    batida: int
    morto: int
    hand: int

    @property
    def lines(self) -> tuple[tuple[str, int], ...]:
        """The sheet's lines as (what, points), zero lines too, one for each canastra."""
        bonuses = tuple((kind, bonus) for _, kind, bonus in self.canastras)
        return (("cards", self.cards), *bonuses, ("batida", self.batida), ("morto", self.morto), ("hand", self.hand))

    @property
    def total(self) -> int:
        """The sum of the lines; may be negative."""
        return sum(points for _, points in self.lines)


def deal_sheet(position: Position) -> tuple[TeamSheet, TeamSheet]:
    """Both teams' sheets as if the deal ended in this position. Unknown cards count nothing.

    >>> from trainer.rules.ruleset import ruleset
    >>> empty = Position(ruleset(), hands=((), ()), morto_taken=(True, False))
    >>> [sheet.total for sheet in deal_sheet(empty)]
    [0, -100]
    """
    return _team_sheet(position, 0), _team_sheet(position, 1)


def scores(position: Position) -> tuple[int | None, int | None]:
    """Both teams' totals; None for a team with a card in hand that nobody told us."""
    first, second = (
        None if _has_unknown_hand(position, team) else sheet.total
        for team, sheet in zip(TEAMS, deal_sheet(position), strict=True)
    )
    return first, second


def _has_unknown_hand(position: Position, team: int) -> bool:
    return any(card.is_hidden for seat in _counted_seats(position, team) for card in position.hands[seat])


def _unpaid_seats(position: Position, team: int) -> tuple[int, ...]:
    """The team's seats whose morto was fetched by batida indireta and never played, where that is unpaid."""
    if position.ruleset.unplayed_morto == "taken":
        return ()
    return tuple(seat for seat in position.unplayed_mortos if team_of(seat) == team)


def _counted_seats(position: Position, team: int) -> list[int]:
    unpaid = _unpaid_seats(position, team)
    return [seat for seat in range(team, position.players, 2) if seat not in unpaid]


def _team_sheet(position: Position, team: int) -> TeamSheet:
    ruleset, melds = position.ruleset, position.table[team]
    bonuses = ((number, meld_kind(meld, ruleset), meld_bonus(meld, ruleset)) for number, meld in enumerate(melds, 1))
    held = [card for seat in _counted_seats(position, team) for card in position.hands[seat]]
    return TeamSheet(
        cards=sum(meld_points(meld, ruleset) for meld in melds),
        canastras=tuple(bonus for bonus in bonuses if bonus[2]),
        batida=BATIDA if position.batida == team else 0,
        morto=NO_MORTO if _pays_for_morto(position, team) else 0,
        hand=-sum(card_points(card, ruleset) for card in held),
    )


def _pays_for_morto(position: Position, team: int) -> bool:
    """−100 for a team that took no morto, also where its morto became the monte, unless a house rule spares it."""
    if position.morto_taken[team]:
        return bool(_unpaid_seats(position, team))
    return position.ruleset.converted_morto_penalty or bool(position.mortos)
