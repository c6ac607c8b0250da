"""What a puzzle accepts: predicates on the turn played, points near the best, exact end states.

A criterion is declared in the file (`accept`), shown to the learner (`trainer.content.wording`) and judged by
the engine (`trainer.content.judging`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, ClassVar

from pydantic import BeforeValidator, Field, WithJsonSchema, model_validator
from pydantic.json_schema import JsonSchemaValue

from trainer.content.fields import ContentModel, MoveLines, Moves, Number, listed, refusal, shown


class Predicate(StrEnum):
    """Something true or false of a line of moves, seen from the team that plays it.

    `closes_…` counts a meld that was no such canastra before; `limpa` there includes quinhentos and real.
    `stays_clean`: no meld of the team is dirty that was not dirty before. `stays_cleanable`: every meld that was
    dirtied has a 2 of its own suit for its wild, which may still go home. `denies_lixo`: the turn is over, and the
    next player cannot take the lixo; `gives_lixo`: can take it. Both hang on the cards of that hand.
    """

    LEGAL = "legal"
    ILLEGAL = "illegal"
    GOES_OUT = "goes_out"
    REACHES_MORTO = "reaches_morto"
    REACHES_MORTO_DIRETA = "reaches_morto_direta"
    TAKES_LIXO = "takes_lixo"
    CLOSES_CANASTRA = "closes_canastra"
    CLOSES_LIMPA = "closes_limpa"
    CLOSES_QUINHENTOS = "closes_quinhentos"
    CLOSES_REAL = "closes_real"
    CLEANS = "cleans"
    KEEPS_LIMPA = "keeps_limpa"
    STAYS_CLEAN = "stays_clean"
    STAYS_CLEANABLE = "stays_cleanable"
    DENIES_LIXO = "denies_lixo"
    GIVES_LIXO = "gives_lixo"


def _predicates(raw: Any) -> tuple[Predicate, ...]:
    names = listed(raw)
    for name in names:
        if name not in list(Predicate):
            raise refusal(shown(name), f"one of {', '.join(Predicate)}")
    return tuple(Predicate(name) for name in names)


def _share(raw: Any) -> float:
    """`always` is 1; else a share of the layouts, written `0.9` or `90%`."""
    text = str(raw)
    try:
        share = 1.0 if text == "always" else float(text.rstrip("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        share = 0.0
    if not 0 < share <= 1:
        raise refusal(shown(raw), "always, or a share of the layouts such as 0.9 or 90%")
    return share


_NAMES = {"enum": [str(predicate) for predicate in Predicate]}

Predicates = Annotated[
    tuple[Predicate, ...],
    BeforeValidator(_predicates),
    WithJsonSchema({"anyOf": [_NAMES, {"type": "array", "items": _NAMES}]}),
]
Share = Annotated[
    float,
    BeforeValidator(_share),
    WithJsonSchema({"anyOf": [{"const": "always"}, {"type": ["number", "string"]}], "description": "0.9 or 90%"}),
]


UNSEEN = frozenset({Predicate.DENIES_LIXO, Predicate.GIVES_LIXO})
"""Predicates that hang on cards the player does not see, and so are judged over layouts (`holds`)."""


class Criterion(ContentModel):
    """A rule of acceptance for moves: every part that is given must hold.

    Written as one word (a predicate, `best`, `exact`, `expected`) or as a mapping of the fields. `within` counts points
    below the best turn (0: only the best); `ends` are lines whose end states are accepted, whatever the order
    of the acts; `exact` takes the end state of the puzzle's `solution` for that; `holds` says over which share
    of the layouts of the hidden cards the answer must hold. `expected`: of the options, the one that brings the most
    points on average, which is the `solution`; simulations bear it out (`trainer.content.expectation`).
    """

    short_form: ClassVar[JsonSchemaValue | None] = {"enum": ["best", "exact", "expected", *map(str, Predicate)]}

    meets: Predicates = ()
    within: Number | None = None
    ends: MoveLines = ()
    exact: bool = False
    expected: bool = False
    holds: Share | None = None

    @model_validator(mode="before")
    @classmethod
    def _from_word(cls, raw: Any) -> Any:
        if isinstance(raw, str):
            if raw == "best":
                return {"within": 0}
            if raw == "exact":
                return {"exact": True}
            if raw == "expected":
                return {"expected": True}
            if raw in list(Predicate):
                return {"meets": [raw], "holds": "always"} if raw in list(UNSEEN) else {"meets": [raw]}
            raise refusal(shown(raw), f"best, exact, or one of {', '.join(Predicate)}")
        if isinstance(raw, dict) and not {"meets", "within", "ends"} & set(raw):
            raise refusal(", ".join(map(shown, raw)) or "nothing", "meets, within or ends")
        return raw

    @model_validator(mode="after")
    def _says_how_often(self) -> Criterion:
        if UNSEEN & set(self.meets) and self.holds is None:
            raise refusal(f"{', '.join(UNSEEN & set(self.meets))} without holds", "holds: always, or a share like 0.9")
        return self

    @property
    def is_by_points(self) -> bool:
        """Whether turns are compared by the points they leave."""
        return self.within is not None


class When(ContentModel):
    """When the text of a foreseen mistake applies: every field that is given must hold.

    A single text is an answer, written as the puzzle's own answers are; for a turn, any order of acts that
    leads to the same end.
    """

    short_form: ClassVar[JsonSchemaValue | None] = {
        "type": ["string", "number", "boolean", "array"],
        "items": {"type": "string"},
    }

    answer: str | None = None
    breaks: str | None = Field(default=None, description="the engine refuses the answer, by this article first")
    misses: Predicate | None = Field(default=None, description="the answer does not do this")
    plays: Moves | None = Field(default=None, description="each of these moves is tried, with more cards or not")
    includes: str | None = Field(default=None, description="all of these cards are picked")
    lacks: str | None = Field(default=None, description="none of these cards is picked")

    @model_validator(mode="before")
    @classmethod
    def _from_answer(cls, raw: Any) -> Any:
        if isinstance(raw, str) and raw:
            return {"answer": raw}
        if isinstance(raw, list) and raw and all(isinstance(item, str) for item in raw):
            return {"answer": "; ".join(raw)}
        if not isinstance(raw, dict) or not raw:
            raise refusal(shown(raw), "an answer, or breaks, misses, plays, includes or lacks")
        return raw
