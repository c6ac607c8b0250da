"""The six ways to ask: a position, a question, and what is accepted.

Puzzles and the `do` steps of lessons hold one exercise each; `ask` tells which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, get_args

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    GetJsonSchemaHandler,
    PrivateAttr,
    Tag,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

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
    Number,
    Rules,
    Team,
    Text,
    Value,
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
from trainer.content.measures import Measure
from trainer.content.seen import NOTHING, Seen, sight
from trainer.notation import NotationError, position_from_mapping
from trainer.rules.meld import Kind
from trainer.rules.moves import Add, Discard, Lay, MoveError, TakePile, parse_move
from trainer.rules.position import Position
from trainer.rules.ruleset import RULESETS

ASKS = ("legal?", "choose", "turn", "count", "classify", "cards")
KINDS: tuple[Kind, ...] = get_args(Kind)


class Wrong(ContentModel):
    """The words for one foreseen mistake. The first entry whose `when` applies is shown."""

    when: When
    text: Text


class ExerciseBase(ContentModel):
    """What every exercise has: the rules, the position, the question (`goal`) and the explanation.

    `seen` is what the player knows beside what lies open. `judged` is what counts in the author's words, where the
    sentence that `accept` makes of itself (`trainer.content.wording`) would say too much.
    """

    rules: Rules = RULESETS["stbl"]
    seen: Seen = NOTHING
    position: Position
    goal: Text
    judged: Text | None = None
    explain: Text
    articles: ArticleIds = ()
    hints: tuple[Text, ...] = Field(default=(), max_length=3)
    wrong: tuple[Wrong, ...] = ()
    _memory: dict[str, Any] = PrivateAttr(default_factory=dict)

    @field_validator("position", mode="before")
    @classmethod
    def _position(cls, raw: Any, info: ValidationInfo) -> Any:
        position = position_under(raw, info.data.get("rules", RULESETS["stbl"]))
        for seat, cards in info.data.get("seen", NOTHING).hands.items():
            if seat >= position.players or len(cards) > len(position.hands[seat]):
                raise refusal(f"{len(cards)} cards seen in hand {seat}", "no more than it holds", ("hands",))
        return position

    @property
    def known(self) -> Position:
        """The position as the player to move knows it, `HIDDEN` for every card that was not seen."""
        return self.remembered("known", lambda: sight(self.position, self.seen))

    def remembered(self, name: str, work_out: Callable[[], Value]) -> Value:
        """What follows from the exercise alone, worked out once."""
        if name not in self._memory:
            self._memory[name] = work_out()
        found: Value = self._memory[name]
        return found


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

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        breaks = {"type": "object", "properties": {"breaks": {"type": "string"}}, "required": ["breaks"]}
        return {"anyOf": [{"enum": ["yes", "no", True, False]}, {**breaks, "additionalProperties": False}]}

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


def _no_expectation(criterion: Criterion) -> Criterion:
    if criterion.expected:
        raise refusal("expected", "it where options are compared, with ask: choose")
    return criterion


MovesAccepted = Annotated[Criterion, AfterValidator(_no_expectation)]


class TurnExercise(ExerciseBase):
    """`turn`: play to the end of the turn so that the criterion holds; `solution` is one line that does.

    Cards that the author leaves unknown are dealt, always alike: a draw or a morto brings real cards.
    """

    ask: Literal["turn"]
    accept: MovesAccepted
    solution: Annotated[Moves, Field(min_length=1)]

    @field_validator("position")
    @classmethod
    def _dealt(cls, position: Position) -> Position:
        return dealt(position)

    @property
    def accepted_ends(self) -> tuple[Line, ...]:
        """The lines whose end states are the only ones accepted; empty where that is not the rule."""
        return self.accept.ends or ((self.solution,) if self.accept.exact else ())


class CountExercise(ExerciseBase):
    """`count`: a whole number, counted after `moves` are played; `within`: how far off still counts."""

    ask: Literal["count"]
    count: Measure
    moves: Moves = ()
    accept: Whole
    within: Number = 0


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
    """`cards`: pick cards of the hand, or of those given in `among`.

    `together`: the picked cards complete this move (`lay`, `add 1`, `take new` …), and any pick whose move
    the criterion takes is right. `each`: every card that completes the move alone, and no other, is picked.
    `which`: every card of `among` is picked that has an `unseen` copy, lies in the `lixo`, or is known to be `held`
    by another seat.
    `accept` is a criterion, with one right pick in `solution`, or the right cards themselves.
    """

    ask: Literal["cards"]
    together: OpenMove | None = None
    each: OpenMove | None = None
    which: Literal["unseen", "lixo", "held"] | None = None
    among: Cards = ()
    accept: MovesAccepted
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
        ways = [name for name in ("together", "each", "which") if getattr(self, name) is not None]
        if len(ways) != 1:
            raise refusal(" and ".join(ways) or "neither together nor each nor which", "one of them")
        if bool(self.among) != (self.which is not None):
            raise refusal("among without which" if self.among else "which without among", "both or neither")
        return self

    @property
    def choices(self) -> tuple[Card, ...]:
        """The cards that may be picked."""
        return self.among or self.position.hand

    @property
    def picks_all(self) -> bool:
        """Whether every right card has to be picked, and no other."""
        return self.together is None

    @property
    def is_laid(self) -> bool:
        """Whether the cards are asked for by laying or adding them, which is done on the table itself."""
        return (self.together or "").split(" ")[0] in ("lay", "add")

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
