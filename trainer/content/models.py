"""Puzzle, Lesson and Course: the content files as values (formats: docs/writing-puzzles.md, -lessons.md)."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import (
    BeforeValidator,
    Field,
    PrivateAttr,
    ValidationInfo,
    WithJsonSchema,
    field_validator,
    model_validator,
)
from pydantic.json_schema import JsonSchemaValue

from trainer.content.exercises import Exercise, ExerciseBase, position_under
from trainer.content.fields import (
    ArticleIds,
    ContentModel,
    Difficulty,
    Minutes,
    Moves,
    Number,
    Rules,
    Slug,
    Slugs,
    Text,
    Whole,
    cards_of,
    listed,
    puzzle_by_id,
    refusal,
    shown,
)
from trainer.content.layouts import dealt
from trainer.content.sights import Sight
from trainer.rules.arranging import arrange
from trainer.rules.meld import Meld
from trainer.rules.position import Position
from trainer.rules.ruleset import RULESETS
from trainer.yaml_text import Document


class ContentFile(ContentModel):
    """A model that a file holds. Its `revision` changes whenever the content does; attempts remember it."""

    _revision: str = PrivateAttr(default="")
    _data: dict[str, Any] = PrivateAttr(default_factory=dict)

    @property
    def revision(self) -> str:
        """Twelve hexadecimal digits, a digest of the file's data; empty for a value made without a file."""
        return self._revision

    @property
    def data(self) -> dict[str, Any]:
        """The file's data, without the proof; empty for a value made without a file."""
        return self._data

    @classmethod
    def from_document(cls, document: Document) -> Self:
        """The value of a YAML file; raises pydantic's ValidationError."""
        value = cls.model_validate(document.data)
        data = {key: each for key, each in document.mapping().items() if key != "proof"}
        value._revision = sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]
        value._data = data
        return value


class Source(ContentModel):
    """Where a puzzle comes from: `authored`, or mined from a deal of bots (`{kind: mined, seed: 7, deal: 3}`)."""

    short_form: ClassVar[JsonSchemaValue | None] = {"const": "authored"}

    kind: Literal["authored", "mined"]
    seed: Number | None = None
    deal: Number | None = None

    @model_validator(mode="before")
    @classmethod
    def _from_word(cls, raw: Any) -> Any:
        if raw == "authored":
            return {"kind": "authored"}
        if isinstance(raw, Source) or (isinstance(raw, dict) and {"kind", "seed", "deal"} <= set(raw)):
            return raw
        raise refusal(shown(raw), "authored, or {kind: mined, seed: N, deal: N}")


def _yes_no(raw: Any) -> bool:
    if raw in ("yes", "no") or isinstance(raw, bool):
        return raw in ("yes", True)
    raise refusal(shown(raw), "yes or no")


class Proof(ContentModel):
    """What was proved, written by the tool, never by hand: the verdict, the end states examined, whether they are
    all there are, and the version of the engine. Sampled layouts prove nothing; the verdict then says so."""

    verdict: str
    states: Whole
    exhausted: Annotated[bool, BeforeValidator(_yes_no)]
    engine: str

    @property
    def is_simulated(self) -> bool:
        """Whether the verdict is by simulation."""
        return self.verdict.startswith("by simulation")


class Puzzle(ContentFile):
    """One puzzle file: what it is called and trains, and its exercise (the file holds both side by side)."""

    id: Slug
    title: Text
    themes: Annotated[Slugs, Field(min_length=1)]
    difficulty: Difficulty
    status: Literal["draft", "active", "retired"] = "active"
    source: Source = Source.model_validate("authored")
    proof: Proof | None = None
    exercise: Exercise

    @property
    def is_published(self) -> bool:
        """Whether it may be served: active, and not known to be without a proof."""
        proof = self.proof
        return self.status == "active" and (proof is None or proof.exhausted or proof.is_simulated)

    @model_validator(mode="before")
    @classmethod
    def _header_and_exercise(cls, raw: Any) -> Any:
        if not isinstance(raw, dict) or "exercise" in raw:
            return raw
        header = {key: value for key, value in raw.items() if key in cls.model_fields}
        return {**header, "exercise": {key: value for key, value in raw.items() if key not in header}}


class Show(ContentModel):
    """What a lesson step shows: melds as they lie under the rules, or a position."""

    rules: Rules = RULESETS["stbl"]
    melds: tuple[Meld, ...] = ()
    position: Position | None = None

    @field_validator("melds", mode="before")
    @classmethod
    def _melds(cls, raw: Any, info: ValidationInfo) -> Any:
        rules = info.data.get("rules", RULESETS["stbl"])
        return tuple(_meld(text, rules) for text in listed(raw))

    @field_validator("position", mode="before")
    @classmethod
    def _position(cls, raw: Any, info: ValidationInfo) -> Any:
        return position_under(raw, info.data.get("rules", RULESETS["stbl"]))

    @model_validator(mode="after")
    def _one(self) -> Show:
        if bool(self.melds) == (self.position is not None):
            raise refusal("melds and a position" if self.melds else "nothing to show", "melds or a position")
        return self


def _meld(text: Any, rules: Any) -> Meld:
    meld = arrange(cards_of(text), rules)
    if isinstance(meld, Meld):
        return meld
    raise refusal(f"{shown(text)} breaks {meld[0].article}", "a legal meld")


def _sights(raw: Any) -> tuple[Sight, ...]:
    names = listed(raw)
    for name in names:
        if name not in list(Sight):
            raise refusal(shown(name), f"one of {', '.join(Sight)}")
    return tuple(Sight(name) for name in names)


_SIGHTS = {"enum": [str(sight) for sight in Sight]}
Sights = Annotated[
    tuple[Sight, ...],
    BeforeValidator(_sights),
    WithJsonSchema({"anyOf": [_SIGHTS, {"type": "array", "items": _SIGHTS}]}),
]


class Sandbox(ContentModel):
    """A position to play in freely: anything legal may be done. Unknown cards are dealt, always alike.

    `until` is what there is to be seen, the end of the turn where nothing is named; once all of it was seen, `praise`
    says what it was. `solution` is one line that shows it all.
    """

    rules: Rules = RULESETS["stbl"]
    position: Position
    until: Annotated[Sights, Field(min_length=1)] = (Sight.ENDS_TURN,)
    praise: Text | None = None
    solution: Moves = ()

    @field_validator("position", mode="before")
    @classmethod
    def _position(cls, raw: Any, info: ValidationInfo) -> Any:
        return dealt(position_under(raw, info.data.get("rules", RULESETS["stbl"])))


class Step(ContentModel):
    """One step of a lesson: words (`say`), with at most one of a picture, an exercise and a sandbox.

    `do` is an exercise written out, or the id of a puzzle (`puzzle`), whose misses go to spaced review.
    """

    say: Text | None = None
    show: Show | None = None
    do: Exercise | None = None
    puzzle: Slug | None = None
    sandbox: Sandbox | None = Field(default=None, alias="try")

    @model_validator(mode="before")
    @classmethod
    def _puzzle_by_id(cls, raw: Any) -> Any:
        return puzzle_by_id(raw, "say, show, do or try")

    @model_validator(mode="after")
    def _one_thing(self) -> Step:
        things = [self.show, self.do, self.puzzle, self.sandbox]
        if sum(thing is not None for thing in things) > 1:
            raise refusal("more than one of show, do and try in a step", "one of them, with say if needed")
        if self.say is None and (self.sandbox is not None or not any(things)):
            raise refusal("a step without words", "say")
        return self

    @property
    def is_practice(self) -> bool:
        """Whether the learner does something here."""
        return bool(self.do or self.puzzle or self.sandbox)


class Lesson(ContentFile):
    """One lesson file. The exercises at its end are the lesson's check; `summary` is what its printed page says."""

    id: Slug
    title: Text
    minutes: Minutes
    articles: ArticleIds
    summary: tuple[Text, ...] = ()
    steps: Annotated[tuple[Step, ...], Field(min_length=1)]

    @property
    def check(self) -> tuple[Step, ...]:
        """The last steps that are exercises, in order: what the learner is checked by."""
        first = len(self.steps)
        while first and (self.steps[first - 1].do or self.steps[first - 1].puzzle):
            first -= 1
        return self.steps[first:]

    @property
    def exercises(self) -> tuple[ExerciseBase, ...]:
        """The exercises written out in the lesson."""
        return tuple(step.do for step in self.steps if step.do)


class CourseEntry(ContentModel):
    """A lesson's place in the course: the lessons it builds on come before it."""

    lesson: Slug
    needs: Slugs = ()


class Course(ContentFile):
    """`course.yaml`: the lessons in order, with their prerequisites, and the lesson the guided deals come after."""

    title: Text
    lessons: Annotated[tuple[CourseEntry, ...], Field(min_length=1)]
    guided_after: Slug | None = None

    @model_validator(mode="after")
    def _needs_come_first(self) -> Course:
        seen: set[str] = set()
        for entry in self.lessons:
            if entry.lesson in seen:
                raise refusal(f"the lesson {entry.lesson} twice", "each lesson once")
            for need in entry.needs:
                if need not in seen:
                    raise refusal(f"{entry.lesson} needs {need}, which is not before it", "lessons in order")
            seen.add(entry.lesson)
        if self.guided_after is not None and self.guided_after not in seen:
            wrong = f"the lesson {self.guided_after}, which is not in the course"
            raise refusal(wrong, "the lesson the guided deals come after", ("guided_after",))
        return self
