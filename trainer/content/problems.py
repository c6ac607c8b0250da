"""What is wrong with a content file: one line each, `file:line: field: what is wrong; expected what`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, get_args

from pydantic import BaseModel, ValidationError

from trainer.content.exercises import ASKS
from trainer.yaml_text import Document, YamlError

_EXPECTED = {
    "id": "an id like dama-dois-as",
    "minutes": "a number of minutes",
    "difficulty": "a number from 1 to 10",
    "themes": "a list of themes",
    "articles": "a list of article ids",
    "position": "a mapping with hands, table, lixo, …",
    "accept": "the answer that is right",
    "solution": "one right answer",
    "steps": "a list of steps",
    "deals": "a list of deals",
    "remarks": "a list of remarks",
    "questions": "a list of questions",
    "paths": "a list of paths",
    "lessons": "a list of lessons",
    "differences": "a list of differences",
    "when": "an answer, or breaks, misses, plays, includes or lacks",
}
_BOTH = "the text in pt-BR and in en"


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing wrong in a file; `str` is the line shown to the user.

    `field` is where in the file's data, with dots between the steps, or empty; `is_style`: the file can be used all the
    same, and would be better without.
    """

    file: str
    line: int | None
    field: str
    wrong: str
    expected: str = ""
    is_style: bool = False

    def __str__(self) -> str:
        return f"{self.place}: {self.text}"

    @property
    def place(self) -> str:
        """The file, and the line where it is known: `mine/lixo.yaml:12`."""
        return self.file if self.line is None else f"{self.file}:{self.line}"

    @property
    def text(self) -> str:
        """What is wrong with which field, and what was expected."""
        told = f"{self.field}: {self.wrong}" if self.field else self.wrong
        return f"{told}; expected {self.expected}" if self.expected else told

    @classmethod
    def of_yaml(cls, error: YamlError) -> Problem:
        """The problem of a file that is no YAML, or cannot be read."""
        return cls(error.name, error.line, "", _one_line(error.wrong), _one_line(error.expected))

    @classmethod
    def at(cls, document: Document, path: Sequence[str | int], wrong: str, expected: str = "") -> Problem:
        """A problem with the field at `path`."""
        field = ".".join(str(step) for step in path)
        return cls(document.name, document.line_of(tuple(path)), field, _one_line(wrong), _one_line(expected))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def problems_of(document: Document, error: ValidationError, model: type[BaseModel]) -> list[Problem]:
    """The problems that a model finds in a document, in the order of their lines."""
    found = [_problem(document, dict(detail), model) for detail in error.errors(include_url=False)]
    return sorted(set(found), key=lambda problem: problem.line or 0)


def _problem(document: Document, detail: dict[str, Any], model: type[BaseModel]) -> Problem:
    location: tuple[str | int, ...] = detail["loc"]
    path = field_path(location)
    context: dict[str, Any] = detail.get("ctx", {})
    value = detail["input"]
    match detail["type"]:
        case "content":
            return Problem.at(document, (*path, *context["path"]), context["wrong"], context["expected"])
        case "missing":
            expected = _EXPECTED.get(str(path[-1]), _BOTH)
            return Problem.at(document, path[:-1], f"{path[-1]} is missing", expected)
        case "extra_forbidden":
            expected = f"one of {', '.join(_keys_beside(model, location))}"
            return replace(Problem.at(document, path, f"unknown key {str(path[-1])!r}", expected), field="")
        case "union_tag_not_found":
            return Problem.at(document, path, "ask is missing", f"one of {', '.join(ASKS)}")
        case "union_tag_invalid":
            return Problem.at(document, (*path, "ask"), repr(context["tag"]), f"one of {', '.join(ASKS)}")
        case "literal_error" | "enum":
            return Problem.at(document, path, _said(value), context["expected"])
        case "too_short":
            return Problem.at(document, path, "too few entries", f"at least {context['min_length']}")
        case "too_long":
            return Problem.at(document, path, "too many entries", f"at most {context['max_length']}")
        case "string_type":
            return Problem.at(document, path, _said(value), "text")
        case _:
            expected = "a list" if "tuple" in detail["type"] or "list" in detail["type"] else "a mapping"
            return Problem.at(document, path, _said(value), expected)


def _said(value: Any) -> str:
    if isinstance(value, dict | list):
        return "a mapping" if isinstance(value, dict) else "a list"
    return repr(value) if value else "nothing"


def field_path(location: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """Where in the file a model's error lies: without the models' own layers."""
    path: list[str | int] = []
    for index, step in enumerate(location):
        previous = location[index - 1] if index else None
        if step == "exercise" and index == 0:
            continue
        if previous in ("exercise", "do") and step in ASKS:
            continue
        path.append("do" if step == "puzzle" else step)
    return tuple(path)


def _keys_beside(model: type[BaseModel], location: tuple[str | int, ...]) -> list[str]:
    """The keys that may stand where the key at `location` stands."""
    inside: list[type[BaseModel]] = [model]
    for step in location[:-1]:
        if step in ASKS and len(inside) > 1:
            inside = [each for each in inside if step in get_args(each.model_fields["ask"].annotation)]
        elif not isinstance(step, int):
            fields = inside[0].model_fields
            names = {field.alias or name: field.annotation for name, field in fields.items()}
            inside = _models_in(names.get(step)) or inside
    keys = [field.alias or name for name, field in inside[0].model_fields.items()]
    if len(location) > 1 and location[0] == "exercise" and len(location) == 3:
        keys = [*model.model_fields, *keys]
    return ["pt-BR" if key == "pt" else key for key in keys if key not in ("exercise", "puzzle", "answers")]


def _models_in(annotation: Any) -> list[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [annotation]
    return [found for part in get_args(annotation) for found in _models_in(part)]
