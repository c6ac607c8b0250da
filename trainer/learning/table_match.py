"""A match at the table: its deals one after the other, each a game with a record of its own.

Pure, like a game: the records alone tell the totals, who starts, and whether the match is decided.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.learning.game import Game, game_from_text, new_game
from trainer.notation import NotationError, Record, record_to_text
from trainer.rules.match import Match, after_deal
from trainer.rules.ruleset import Ruleset
from trainer.rules.scoring import deal_sheet

SEPARATOR: Final = "---\n"
MOST_DEALS: Final = 100  # no match at a table is longer; a text that holds more is no match


@dataclass(frozen=True, slots=True)
class TableMatch:
    """A match under way: the deal being played (or the last one), and what was played before it."""

    game: Game
    before: Match
    records: tuple[Record, ...] = ()

    @property
    def standing(self) -> Match:
        """The match with every finished deal entered, this one too once it has ended."""
        position = self.game.position
        return after_deal(self.before, deal_sheet(position)) if position.ended else self.before

    @property
    def number(self) -> int:
        """Which deal of the match this is, from 1."""
        return len(self.records) + 1

    @property
    def is_over(self) -> bool:
        """Whether no further deal is played."""
        return self.standing.is_over

    def with_game(self, game: Game) -> TableMatch:
        """The same match, its deal played on."""
        return TableMatch(game, self.before, self.records)


def new_match(ruleset: Ruleset, players: int, bot: str, seed: int, human: int = 0) -> TableMatch:
    """A match to the ruleset's target (0: one deal). The seed draws the first deal, and who starts it.

    Raises ValueError for a bot or a number of players that does not exist.
    """
    return first_deal(new_game(ruleset, players, bot, seed, human))


def next_deal(match: TableMatch, seed: int) -> TableMatch:
    """The match with its next deal dealt, the starting seat moved on.

    The seed is drawn anew for every deal: one that followed from an earlier one would tell the cards beforehand.

    Raises:
        ValueError: no deal is due.
    """
    standing, game = match.standing, match.game
    if not game.position.ended or standing.is_over:
        raise ValueError("no deal is due")
    records = (*match.records, game.record)
    dealt = new_game(game.record.ruleset, game.record.players, game.bot, seed, game.seat, standing.start)
    return TableMatch(dealt, standing, records)


def match_to_text(match: TableMatch) -> str:
    """The records of all deals, with a line `---` between them; a match of one deal is its record."""
    return SEPARATOR.join(map(record_to_text, (*match.records, match.game.record)))


def without_seed(text: str) -> str:
    """The text of a match whose last deal is under way, without what tells that deal's hidden cards."""
    before, separator, last = text.rpartition(SEPARATOR)
    lines = [line for line in last.splitlines(keepends=True) if not line.startswith(("seed:", "position:"))]
    return before + separator + "".join(lines)


def match_from_text(text: str) -> TableMatch:
    """The match of a text. Raises NotationError where it is none, or goes on after it was decided."""
    first, *rest = text.split(SEPARATOR, MOST_DEALS)
    match = first_deal(game_from_text(first))
    for part in rest:
        game, standing = game_from_text(part), match.standing
        if not match.game.position.ended or standing.is_over or game.players != match.game.players:
            raise NotationError(("buraco",), "one more deal", "the end of the match")
        match = TableMatch(game, standing, (*match.records, match.game.record))
    return match


def first_deal(game: Game) -> TableMatch:
    """The match that begins with this deal."""
    record = game.record
    return TableMatch(game, Match(record.ruleset, record.players, record.start))
