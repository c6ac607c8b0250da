"""The six ways to ask: a position, a question, and what is accepted.

Puzzles and the `do` steps of lessons hold one exercise each; `ask` tells which.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, Tag, ValidationInfo, field_validator, model_validator

from trainer.cards import Card
from trainer.content.criteria import Criterion, Predicate, When
from trainer.content.fields import (
    ArticleIds,
    Cards,
    ContentModel,
    Line,
    MeldNumber,
    MoveLines,
    Moves,
    Rules,
    Seat,
    Team,
    Text,
    Whole,
    cards_of,
    line_of_moves,
    line_text,
    lines_of,
    listed,
    read_at,
    refusal,
    shown,
)
from trainer.content.layouts import dealt
from trainer.notation import NotationError, position_from_mapping
from trainer.rules.meld import Kind
from trainer.rules.moves import Add, Discard, Lay, MoveError, TakePile, parse_move
from trainer.rules.position import Position
from trainer.rules.ruleset import RULESETS

ASKS = ("legal?", "choose", "turn", "count", "classify", "cards")
KINDS: tuple[Kind, ...] = ("jogo", "limpa", "suja", "quinhentos", "real")


class Wrong(ContentModel):
    """The words for one foreseen mistake. The first entry whose `when` applies is shown."""

    when: When
    text: Text


class ExerciseBase(ContentModel):
    """What every exercise has: the rules, the position, the question (`goal`) and the explanation."""

    rules: Rules = RULESETS["stbl"]
    position: Position
    goal: Text
    explain: Text
    articles: ArticleIds = ()
    hints: tuple[Text, ...] = Field(default=(), max_length=3)
    wrong: tuple[Wrong, ...] = ()

    @field_validator("position", mode="before")
    @classmethod
    def _position(cls, raw: Any, info: ValidationInfo) -> Any:
        return position_under(raw, info.data.get("rules", RULESETS["stbl"]))


def position_under(raw: Any, rules: Any) -> Position:
    """The position a mapping describes; raises the field refusal with the notation's own words."""
    if isinstance(raw, Position):
        return raw
    if not isinstance(raw, dict):
        raise refusal(shown(raw), "a mapping with hands, table, lixo, …")
    try:
        return position_from_mapping(raw, rules)
    except NotationError as error:
        raise refusal(error.wrong, error.expected, error.path) from None


class LegalAnswer(ContentModel):
    """Whether the move is legal and, where the author says so, the article it breaks."""

    legal: bool
    breaks: str | None = None

    @model_validator(mode="before")
    @classmethod
    def _from_word(cls, raw: Any) -> Any:
        if raw in ("yes", "no"):
            return {"legal": raw == "yes"}
        if isinstance(raw, dict) and set(raw) == {"breaks"}:
            return {"legal": False, "breaks": raw["breaks"]}
        raise refusal(shown(raw), "yes, no, or {breaks: the article}")


class LegalExercise(ExerciseBase):
    """`legal?`: may the last of `moves` be played? The moves before it are played first."""

    ask: Literal["legal?"]
    moves: Annotated[Moves, Field(min_length=1)]
    accept: LegalAnswer


class ChooseExercise(ExerciseBase):
    """`choose`: which of the given lines of moves? Any line that the criterion takes is right.

    `accept` is a criterion, with the right options in `solution`, or the right options themselves.
    """

    ask: Literal["choose"]
    options: Annotated[MoveLines, Field(min_length=2, max_length=8)]
    accept: Criterion
    solution: Annotated[MoveLines, Field(min_length=1)]

    @model_validator(mode="before")
    @classmethod
    def _listed_answers(cls, raw: Any) -> Any:
        if isinstance(raw, dict) and isinstance(raw.get("accept"), list) and "solution" not in raw:
            return {**raw, "accept": "exact", "solution": read_at("accept", lines_of, raw["accept"])}
        return raw

    @model_validator(mode="after")
    def _consistent(self) -> ChooseExercise:
        if len(set(self.options)) < len(self.options):
            raise refusal("the same option twice", "each option once", ("options",))
        for line in self.solution:
            if line not in self.options:
                field = "accept" if self.accept.exact else "solution"
                raise refusal(f"{line_text(line)!r} is no option", "one of the options", (field,))
        return self


class TurnExercise(ExerciseBase):
    """`turn`: play to the end of the turn so that the criterion holds; `solution` is one line that does.

    Cards that the author leaves unknown are dealt, always alike: a draw or a morto brings real cards.
    """

    ask: Literal["turn"]
    accept: Criterion
    solution: Annotated[Moves, Field(min_length=1)]

    @field_validator("position")
    @classmethod
    def _dealt(cls, position: Position) -> Position:
        return dealt(position)

    @property
    def accepted_ends(self) -> tuple[Line, ...]:
        """The lines whose end states are the only ones accepted; empty where that is not the rule."""
        return self.accept.ends or ((self.solution,) if self.accept.exact else ())


class Measure(ContentModel):
    """What is counted, one of: a team's `score` on the deal's sheet, its `table` (card values), its
    `canastras` (bonuses), a seat's `hand` (card values), the player's team's `meld` of that number (card values
    and bonus), the copies of a card that are `unseen` by the player (not in the hand, the melds or the lixo
    cards shown)."""

    score: Team | None = None
    table: Team | None = None
    canastras: Team | None = None
    hand: Seat | None = None
    meld: MeldNumber | None = None
    unseen: Cards | None = None

    @model_validator(mode="before")
    @classmethod
    def _one(cls, raw: Any) -> Any:
        if not isinstance(raw, dict) or len(raw) != 1:
            raise refusal(shown(raw), f"one of {', '.join(cls.model_fields)} with its number, like {{score: 0}}")
        return raw


class CountExercise(ExerciseBase):
    """`count`: a whole number, counted after `moves` are played."""

    ask: Literal["count"]
    count: Measure
    moves: Moves = ()
    accept: Whole


def _kind(raw: Any) -> str:
    if raw in KINDS:
        return str(raw)
    raise refusal(shown(raw), f"one of {', '.join(KINDS)}")


class ClassifyExercise(ExerciseBase):
    """`classify`: which canastra is the team's meld of that number, after `moves` are played?"""

    ask: Literal["classify"]
    team: Team | None = None
    meld: MeldNumber = 1
    moves: Moves = ()
    accept: Annotated[Kind, BeforeValidator(_kind)]


def _open_move(raw: Any) -> str:
    """A move without its cards, which the picked cards complete."""
    if isinstance(raw, str):
        try:
            move = parse_move(f"{raw} JK")
        except MoveError:
            move = None
        if isinstance(move, Lay | Add | Discard | TakePile) and len(raw.split()) <= 2:
            return raw
    raise refusal(shown(raw), "lay, add N, take new, take N or discard")


OpenMove = Annotated[str, BeforeValidator(_open_move)]


class CardsExercise(ExerciseBase):
    """`cards`: pick cards of the hand.

    `together`: the picked cards complete this move (`lay`, `add 1`, `take new` …), and any pick whose move
    the criterion takes is right. `each`: every card that completes the move alone, and no other, is picked.
    `accept` is a criterion, with one right pick in `solution`, or the right cards themselves.
    """

    ask: Literal["cards"]
    together: OpenMove | None = None
    each: OpenMove | None = None
    accept: Criterion
    solution: Annotated[Cards, Field(min_length=1)]
    answers: tuple[tuple[Card, ...], ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _given_cards(cls, raw: Any) -> Any:
        if not isinstance(raw, dict):
            return raw
        if "answers" in raw:
            raise refusal("the key 'answers'", "the right cards in accept")
        accept = raw.get("accept")
        if "solution" in raw or accept in ["best", *Predicate] or not isinstance(accept, str | list):
            return raw
        answers = read_at("accept", lambda given: tuple(cards_of(item) for item in listed(given)), accept)
        return {**raw, "accept": "legal", "solution": answers[0] if answers else (), "answers": answers}

    @model_validator(mode="after")
    def _one_way(self) -> CardsExercise:
        if (self.together is None) == (self.each is None):
            raise refusal("together and each" if self.each else "neither together nor each", "one of the two")
        return self

    def line_of(self, picked: tuple[Card, ...]) -> Line:
        """The move that the picked cards complete."""
        return line_of_moves(f"{self.together or self.each} {' '.join(map(str, picked))}".strip())


Exercise = Annotated[
    Annotated[LegalExercise, Tag("legal?")]
    | Annotated[ChooseExercise, Tag("choose")]
    | Annotated[TurnExercise, Tag("turn")]
    | Annotated[CountExercise, Tag("count")]
    | Annotated[ClassifyExercise, Tag("classify")]
    | Annotated[CardsExercise, Tag("cards")],
    Field(discriminator="ask"),
]
"""Any of the six, told apart by `ask`."""
