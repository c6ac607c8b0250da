"""JSON Schema of the puzzle and lesson formats, generated from the models, for editors that complete and check YAML.

What only the engine can tell, whether a meld may lie so or an answer is right, is left to `buraco check`.
"""

from __future__ import annotations

import json
from typing import Any, Final

from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema

from trainer.content.exercises import ASKS
from trainer.content.models import Lesson, Puzzle
from trainer.notation.positions import FIELDS
from trainer.rules.meld import Meld
from trainer.rules.position import Position
from trainer.rules.ruleset import HOUSE_RULES, RULESETS, Ruleset

_CARDS: Final = {"type": "string", "description": "cards like 5C 6C 7C, JK for a joker"}
_PILE: Final = {"type": ["string", "integer"], "description": "cards, or a number of unknown ones"}
_NUMBERS: Final = {"type": "array", "items": {"type": "integer"}}
_YES_NO: Final = {"enum": ["yes", "no", True, False]}
_POSITION: Final[dict[str, JsonSchemaValue]] = {
    "players": {"enum": [2, 4]},
    "turn": {"type": "integer", "minimum": 0, "maximum": 3},
    "phase": {"enum": ["draw", "play", "over"]},
    "hands": {"type": ["object", "array"], "additionalProperties": _PILE, "items": _PILE},
    "table": {"type": ["object", "array"], "additionalProperties": {"type": "array", "items": _CARDS}},
    "lixo": {**_CARDS, "description": "cards from bottom to top"},
    "monte": _PILE,
    "mortos": {"type": ["integer", "array"], "items": _CARDS},
    "morto_taken": _NUMBERS,
    "ended": _YES_NO,
    "batida": {"type": ["integer", "null"]},
    "unplayed_morto": {"type": ["integer", "array"], "items": {"type": "integer"}},
    "not_returnable": _CARDS,
    "first_drawn": _CARDS,
}
_SWITCHES: Final = {
    name: {"enum": [*values, *(("yes", "no") if True in values else ())]} for name, values in HOUSE_RULES.items()
}
_INSTANCES: Final[dict[type, JsonSchemaValue]] = {
    Position: {
        "type": "object",
        "properties": {name: _POSITION[name] for name in FIELDS},
        "additionalProperties": False,
    },
    Ruleset: {
        "anyOf": [
            {"enum": list(RULESETS)},
            {
                "type": "object",
                "properties": {"name": {"enum": list(RULESETS)}, **_SWITCHES},
                "additionalProperties": False,
            },
        ]
    },
    Meld: _CARDS,
}


class _Generator(GenerateJsonSchema):
    """Knows how the engine's values are written."""

    def is_instance_schema(self, schema: core_schema.IsInstanceSchema) -> JsonSchemaValue:
        return dict(_INSTANCES.get(schema["cls"], {}))

    def dataclass_schema(self, schema: core_schema.DataclassSchema) -> JsonSchemaValue:
        return dict(_INSTANCES.get(schema["cls"], {}))

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        return self.generate_inner(schema["schema"])  # the engine's values have no JSON form


def puzzle_schema() -> JsonSchemaValue:
    """The schema of a puzzle file: its head and one of the six ways to ask, side by side."""
    schema = Puzzle.model_json_schema(schema_generator=_Generator)
    definitions = schema.pop("$defs")
    head = {name: field for name, field in schema["properties"].items() if name != "exercise"}
    needed = [name for name in schema["required"] if name != "exercise"]
    exercises = _exercises(definitions)
    for exercise in exercises.values():
        exercise["properties"] = {**head, **exercise["properties"]}
        exercise["required"] = [*needed, *exercise["required"]]
    return _file("A puzzle", {"oneOf": list(exercises.values())}, definitions)


def lesson_schema() -> JsonSchemaValue:
    """The schema of a lesson file."""
    schema = Lesson.model_json_schema(schema_generator=_Generator)
    definitions = schema.pop("$defs")
    exercises = _exercises(definitions)
    definitions.update({f"exercise {ask}": exercise for ask, exercise in exercises.items()})
    steps = definitions["Step"]["properties"]
    by_id = steps.pop("puzzle")
    steps["do"] = {"anyOf": [by_id, *({"$ref": f"#/$defs/exercise {ask}"} for ask in exercises)]}
    return _file("A lesson", schema, definitions)


def _exercises(definitions: dict[str, Any]) -> dict[str, JsonSchemaValue]:
    """The six exercises by how they ask, as they are written: the right answers may stand in `accept` itself."""
    found = {}
    for name in [name for name in definitions if name.endswith("Exercise")]:
        exercise = definitions.pop(name)
        exercise["properties"].pop("answers", None)
        if name in ("ChooseExercise", "CardsExercise"):
            exercise["required"].remove("solution")
            written = {
                "anyOf": [exercise["properties"]["accept"], _CARDS, {"type": "array", "items": {"type": "string"}}]
            }
            exercise["properties"]["accept"] = written
        found[exercise["properties"]["ask"]["const"]] = exercise
    return {ask: found[ask] for ask in ASKS}


def _file(title: str, schema: JsonSchemaValue, definitions: dict[str, Any]) -> JsonSchemaValue:
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": title, "$defs": definitions}


SCHEMAS: Final = {"puzzle": puzzle_schema, "lesson": lesson_schema}


def schema_text(what: str) -> str:
    """The schema of `puzzle` or `lesson` files as JSON text; KeyError for anything else."""
    return json.dumps(SCHEMAS[what](), ensure_ascii=False, indent=2) + "\n"
