"""The field types of lessons and puzzles, and the one place where YAML's text becomes values.

Every scalar of a content file arrives as text (`trainer.yaml_text`); each type here says what text it takes.
A refusal is a :class:`FieldError` whose message reads `what is wrong; expected what`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, ClassVar, TypeVar

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    GetJsonSchemaHandler,
    WithJsonSchema,
    model_validator,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError

from trainer.cards import Card, CardError, parse_cards
from trainer.notation import NotationError, ruleset_from_value
from trainer.rules.moves import Move, MoveError, parse_move
from trainer.rules.ruleset import Ruleset

Line = tuple[Move, ...]
"""Moves in the order they are played, written `draw; add 1 8C; discard KH`."""

Value = TypeVar("Value")
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class ContentModel(BaseModel):
    """The base of every content model: immutable, and an unknown key is refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, arbitrary_types_allowed=True)

    short_form: ClassVar[JsonSchemaValue | None] = None
    """JSON Schema of what may be written instead of the mapping."""

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        schema = handler(core_schema)
        return {"anyOf": [cls.short_form, schema]} if cls.short_form else schema


def refusal(wrong: str, expected: str, path: tuple[str | int, ...] = ()) -> PydanticCustomError:
    """The error a field raises: what is wrong (at `path` inside the field) and what was expected."""
    context = {"wrong": wrong, "expected": expected, "path": path}
    return PydanticCustomError("content", "{wrong}; expected {expected}", context)


def read_at(field: str, read: Callable[[Any], Value], raw: Any) -> Value:
    """`read(raw)`, with a refusal that names the field it lies in."""
    try:
        return read(raw)
    except PydanticCustomError as error:
        context = error.context or {}
        raise refusal(context["wrong"], context["expected"], (field, *context["path"])) from None


def refusal_in_words_of(error: ValueError, expected: str) -> PydanticCustomError:
    """The refusal for an error of a lower floor, whose words may already say what was expected."""
    wrong, _, better = str(error).partition("; expected ")
    return refusal(wrong, better or expected)


def shown(value: object) -> str:
    """A value as an error message names it, on one line."""
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    text = " ".join(str(value).split())
    return repr(text if len(text) <= 40 else text[:37] + "...") if text else "nothing"


def puzzle_by_id(raw: Any, expected: str) -> dict[str, Any]:
    """The raw fields of what has an exercise: a `do` that is a text is the id of a puzzle, and moves to `puzzle`."""
    if not isinstance(raw, dict):
        raise refusal(shown(raw), expected)
    if "puzzle" in raw:
        raise refusal("the key 'puzzle'", "do: the id of the puzzle")
    if isinstance(raw.get("do"), str):
        return {**{key: value for key, value in raw.items() if key != "do"}, "puzzle": raw["do"]}
    return raw


class Text(ContentModel):
    """One text in both languages; Markdown, where cards are written `{7♠}`."""

    pt: str
    en: str

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        words = {"type": "string", "minLength": 1}
        both = {"pt-BR": words, "en": words}
        return {"type": "object", "properties": both, "required": list(both), "additionalProperties": False}

    @model_validator(mode="before")
    @classmethod
    def _both_languages(cls, raw: Any) -> Any:
        if isinstance(raw, Text):
            return raw
        if not isinstance(raw, dict):
            raise refusal(shown(raw), "a mapping with the text in pt-BR and in en")
        texts = {"pt" if key == "pt-BR" else key: value for key, value in raw.items()}
        for language in ("pt", "en"):
            value = texts.get(language, "")
            if not isinstance(value, str) or not value.strip():
                name = "pt-BR" if language == "pt" else language
                raise refusal(f"the {name} text is missing", "the text in pt-BR and in en")
        return {key: value.strip() if isinstance(value, str) else value for key, value in texts.items()}

    def said(self, language: str) -> str:
        """The text in a language code: any `pt…` is Portuguese, anything else English."""
        return self.pt if language.lower().startswith("pt") else self.en


def slug(raw: Any) -> str:
    """An id of small letters, digits and hyphens; raises the field refusal."""
    if isinstance(raw, str) and _SLUG.fullmatch(raw) and len(raw) <= 80:
        return raw
    raise refusal(shown(raw), "an id of small letters, digits and hyphens, like dama-dois-as")


def whole_number(raw: Any) -> int:
    """A whole number, negative ones too; raises the field refusal."""
    if isinstance(raw, int) and not isinstance(raw, bool):
        return raw
    if isinstance(raw, str) and re.fullmatch(r"[-−+]?[0-9]{1,6}", raw.strip()):
        return int(raw.strip().replace("−", "-"))
    raise refusal(shown(raw), "a whole number")


def _within(low: int, high: int) -> Callable[[Any], int]:
    def validate(raw: Any) -> int:
        number = whole_number(raw)
        if not low <= number <= high:
            raise refusal(str(number), f"a number from {low} to {high}")
        return number

    return validate


def _ruleset(raw: Any) -> Ruleset:
    """A ruleset's name, or a mapping of `name` and house rules."""
    if isinstance(raw, Ruleset):
        return raw
    try:
        return ruleset_from_value(raw)
    except NotationError as error:
        raise refusal(error.wrong, error.expected, error.path) from None


def cards_of(raw: Any) -> tuple[Card, ...]:
    """Cards in the order written: `5C 6C`, a list of such texts, or cards; raises the field refusal."""
    if isinstance(raw, list | tuple):
        return tuple(card for item in raw for card in cards_of(item))
    if isinstance(raw, Card):
        return (raw,)
    if not isinstance(raw, str):
        raise refusal(shown(raw), "cards like 5C 6C 7C")
    try:
        return parse_cards(raw)
    except CardError as error:
        raise refusal_in_words_of(error, "cards like 5C 6C 7C") from None


def line_of_moves(raw: Any) -> Line:
    """Moves in order: `draw; discard KH`, or a list of such texts or moves; raises the field refusal."""
    if isinstance(raw, list | tuple):
        return tuple(move for item in raw for move in line_of_moves(item))
    if isinstance(raw, Move):
        return (raw,)
    if not isinstance(raw, str) or not raw.strip():
        raise refusal(shown(raw), "moves like draw; add 1 8C; discard KH")
    try:
        return tuple(parse_move(text) for text in raw.split(";") if text.strip())
    except MoveError as error:
        raise refusal_in_words_of(error, "moves like draw; add 1 8C; discard KH") from None


def line_text(line: Line) -> str:
    """A line in notation: `draw; add 1 8C; discard KH`."""
    return "; ".join(map(str, line))


def listed(raw: Any) -> list[Any]:
    """A list as it stands; one text counts as a list of one; raises the field refusal."""
    if isinstance(raw, list | tuple):
        return list(raw)
    if isinstance(raw, str) and raw:
        return [raw]
    raise refusal(shown(raw), "a list")


def lines_of(raw: Any) -> tuple[Line, ...]:
    """Several lines of moves, from a list of texts; raises the field refusal."""
    return tuple(line_of_moves(item) for item in listed(raw))


def _text(description: str, **more: Any) -> WithJsonSchema:
    return WithJsonSchema({"type": "string", "description": description, **more})


def _texts(description: str) -> WithJsonSchema:
    one = {"type": "string", "description": description}
    return WithJsonSchema({"anyOf": [one, {"type": "array", "items": one}]})


def _integer(low: int, high: int) -> WithJsonSchema:
    return WithJsonSchema({"type": "integer", "minimum": low, "maximum": high})


_AN_ID = "an id of small letters, digits and hyphens"
_CARDS = "cards like 5C 6C 7C, JK for a joker"
_MOVES = "moves like draw; add 1 8C; discard KH"

Slug = Annotated[str, BeforeValidator(slug), _text(_AN_ID, pattern=f"^{_SLUG.pattern}$", maxLength=80)]
Slugs = Annotated[tuple[Slug, ...], BeforeValidator(listed), _texts(_AN_ID)]
ArticleIds = Annotated[tuple[str, ...], BeforeValidator(listed), _texts("the id of an article in the rulebook")]
Whole = Annotated[int, BeforeValidator(whole_number), WithJsonSchema({"type": "integer"})]
Number = Annotated[int, BeforeValidator(_within(0, 100_000)), _integer(0, 100_000)]
Difficulty = Annotated[int, BeforeValidator(_within(1, 10)), _integer(1, 10)]
Minutes = Annotated[int, BeforeValidator(_within(1, 60)), _integer(1, 60)]
Seat = Annotated[int, BeforeValidator(_within(0, 3)), _integer(0, 3)]
Team = Annotated[int, BeforeValidator(_within(0, 1)), _integer(0, 1)]
MeldNumber = Annotated[int, BeforeValidator(_within(1, 40)), _integer(1, 40)]
Rules = Annotated[Ruleset, BeforeValidator(_ruleset)]
Cards = Annotated[tuple[Card, ...], BeforeValidator(cards_of), _texts(_CARDS)]
Moves = Annotated[Line, BeforeValidator(line_of_moves), _texts(_MOVES)]
MoveLines = Annotated[tuple[Line, ...], BeforeValidator(lines_of), _texts(_MOVES)]
