"""Ways into the course for those who already play: the placement test, and the paths from other games
(formats: docs/writing-lessons.md)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

from pydantic import Field, model_validator

from trainer.content.exercises import Exercise
from trainer.content.fields import ArticleIds, ContentModel, Number, Slug, Slugs, Text, puzzle_by_id, refusal
from trainer.content.models import ContentFile


class PlacementQuestion(ContentModel):
    """One question of the test: what it is about, the lessons it stands for, and the exercise, tried once."""

    id: Slug
    about: Text
    lessons: Annotated[Slugs, Field(min_length=1)]
    do: Exercise


class Placement(ContentFile):
    """`placement.yaml`: the questions in order. A lesson is known when every question that names it is answered."""

    questions: Annotated[tuple[PlacementQuestion, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _ids_once(self) -> Placement:
        _each_once([question.id for question in self.questions], "questions")
        return self

    @property
    def lessons(self) -> tuple[str, ...]:
        """The ids of the lessons that a question names, in the order they are first named."""
        return tuple(dict.fromkeys(lesson for question in self.questions for lesson in question.lessons))


class StepLink(ContentModel):
    """A step of a lesson, counted from 1."""

    lesson: Slug
    step: Annotated[Number, Field(ge=1)]


class Difference(ContentModel):
    """One thing that changes for a player of another game, with what trains it: an exercise (`do`, written out or the
    id of a puzzle) or a step of a lesson (`see`)."""

    title: Text
    text: Text
    articles: Annotated[ArticleIds, Field(min_length=1)]
    do: Exercise | None = None
    puzzle: Slug | None = None
    see: StepLink | None = None

    @model_validator(mode="before")
    @classmethod
    def _puzzle_by_id(cls, raw: Any) -> Any:
        return puzzle_by_id(raw, "title, text, articles, and do or see")

    @model_validator(mode="after")
    def _one_training(self) -> Difference:
        if sum(each is not None for each in (self.do, self.puzzle, self.see)) != 1:
            raise refusal("not one thing that trains it", "do or see")
        return self


class PlayerPath(ContentModel):
    """What changes for players of one other game, what stays, and the lessons they should take."""

    id: Slug
    title: Text
    lead: Text
    same: Text
    differences: Annotated[tuple[Difference, ...], Field(min_length=1)]
    lessons: Annotated[Slugs, Field(min_length=1)]


class Paths(ContentFile):
    """`paths.yaml`: one path for each game that learners come from."""

    paths: Annotated[tuple[PlayerPath, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _ids_once(self) -> Paths:
        _each_once([path.id for path in self.paths], "paths")
        return self


def _each_once(ids: list[str], field: str) -> None:
    twice = [each for each, number in Counter(ids).items() if number > 1]
    if twice:
        raise refusal(f"the id {twice[0]} twice", "an id of its own for each", (field,))
