"""Positions, moves and games as text, both ways: YAML mappings, short links, records of games."""

from trainer.notation.documents import read_moves, read_position, read_ruleset, read_situation
from trainer.notation.links import position_from_text, position_to_text
from trainer.notation.positions import (
    NotationError,
    position_from_mapping,
    position_to_mapping,
    ruleset_from_value,
    ruleset_to_value,
)
from trainer.notation.records import HUMAN, Record, Step, extended, record_from_text, record_to_text, replay

__all__ = [
    "HUMAN",
    "NotationError",
    "Record",
    "Step",
    "extended",
    "position_from_mapping",
    "position_from_text",
    "position_to_mapping",
    "position_to_text",
    "read_moves",
    "read_position",
    "read_ruleset",
    "read_situation",
    "record_from_text",
    "record_to_text",
    "replay",
    "ruleset_from_value",
    "ruleset_to_value",
]
