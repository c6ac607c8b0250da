"""The sheet of a deal as a table of the page, line by line, for both sides."""

import html
from collections.abc import Sequence

from trainer.app.texts import _, language
from trainer.app.words import figure
from trainer.learning.game import Game
from trainer.rulebook import sheet_text
from trainer.rules.match import Match
from trainer.rules.meld import BONUS
from trainer.rules.position import team_of
from trainer.rules.scoring import TeamSheet, deal_sheet

KINDS = tuple(kind for kind, bonus in BONUS.items() if bonus)


def outcome(game: Game) -> str:
    """Who won the deal, and by how much, from the human's side."""
    own, other = _sheets(game)
    if own.total == other.total:
        return _("A draw: {points} each.", points=own.total)
    if own.total > other.total:
        return _("You won the deal by {points} points.", points=own.total - other.total)
    return _("You lost the deal by {points} points.", points=other.total - own.total)


def totals(match: Match, seat: int) -> tuple[int, int]:
    """The match's totals, the side of `seat` first."""
    team = team_of(seat)
    return match.totals[team], match.totals[1 - team]


def decision(match: Match, seat: int) -> str:
    """Who won the match, and by how much."""
    own, other = totals(match, seat)
    if own > other:
        return _("You won the match, {own} to {other}.", own=own, other=other)
    return _("You lost the match, {own} to {other}.", own=own, other=other)


def table(game: Game, names: Sequence[str], before: Match) -> str:
    """Both sides' sheets side by side; each canastra has its line, the total closes them.

    In a match to a target the totals of the deals before are added below.
    """
    own, other = _sheets(game)
    rows = [_row("cards", own.cards, other.cards)]
    rows += [row for kind in KINDS if (row := _canastras(kind, own, other))]
    rows += [
        _row("batida", own.batida, other.batida),
        _row("morto", own.morto, other.morto),
        _row("hand", own.hand, other.hand),
    ]
    team = team_of(game.seat)
    sides = [" + ".join(html.escape(name) for name in names[side::2]) for side in (team, 1 - team)]
    head = "".join(f'<th scope="col">{side}</th>' for side in sides)
    total = _row("total", own.total, other.total, "total")
    if before.ruleset.target:
        earlier = totals(before, game.seat)
        total += _named(_("Before this deal"), *earlier)
        total += _named(_("Match total"), earlier[0] + own.total, earlier[1] + other.total, "total")
    return (
        f'<table class="sheet"><caption>{html.escape(outcome(game))}</caption>'
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{''.join(rows)}{total}</tbody></table>"
    )


def _sheets(game: Game) -> tuple[TeamSheet, TeamSheet]:
    sheets = deal_sheet(game.position)
    team = team_of(game.seat)
    return sheets[team], sheets[1 - team]


def _row(line: str, own: int, other: int, look: str = "") -> str:
    return _named(sheet_text(line, language()), own, other, look)


def _named(name: str, own: int, other: int, look: str = "") -> str:
    return f'<tr class="{look}"><th scope="row">{html.escape(name)}</th>{_cell(own)}{_cell(other)}</tr>'


def _cell(points: int) -> str:
    return f'<td class="{"minus" if points < 0 else "plus"}">{figure(points)}</td>'


def _canastras(kind: str, own: TeamSheet, other: TeamSheet) -> str:
    """The lines of one kind: the first of each side beside each other, then the second, and so on."""
    bonuses = [[bonus for _number, made, bonus in sheet.canastras if made == kind] for sheet in (own, other)]
    most = max(map(len, bonuses))
    padded = [[*side, *[0] * (most - len(side))] for side in bonuses]
    return "".join(_row(kind, mine, theirs) for mine, theirs in zip(*padded, strict=True))
