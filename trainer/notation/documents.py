"""Positions, moves and rulesets as YAML documents hold them: every fault with its line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from trainer.notation.positions import NotationError, number_in, position_from_mapping, ruleset_from_value
from trainer.rules.moves import Move, MoveError, parse_move
from trainer.rules.position import Position
from trainer.rules.ruleset import Ruleset
from trainer.yaml_text import Document, NodePath

SeatedMove = tuple[int | None, Move]
"""A move, and who makes it where that is said."""

_FIELDS: Final = ("rules", "position", "moves")
_Read = TypeVar("_Read")


def read_situation(document: Document) -> tuple[Position, list[SeatedMove]]:
    """The position of a document of `rules`, `position` and `moves`, and the moves, not played.

    Raises:
        YamlError: the document is not of that form.
    """
    mapping = document.mapping()
    for field in mapping:
        if field not in _FIELDS:
            raise document.error((field,), "unknown field", f"one of {', '.join(_FIELDS)}")
    if "position" not in mapping:
        raise document.error((), "no position", "position: with hands, table, lixo …")
    rules = read_ruleset(document, mapping.get("rules", "stbl"), ("rules",))
    position = read_position(document, mapping["position"], ("position",), rules)
    return position, read_moves(document, mapping.get("moves"), ("moves",))


def read_ruleset(document: Document, value: Any, path: NodePath) -> Ruleset:
    """The ruleset a document names at `path`.

    Raises:
        YamlError: naming the line.
    """
    return _located(document, path, lambda: ruleset_from_value(value))


def read_position(document: Document, value: Any, path: NodePath, rules: Ruleset) -> Position:
    """The position a document holds at `path`.

    Raises:
        YamlError: naming the line; its cause is the NotationError.
    """
    return _located(document, path, lambda: position_from_mapping(value, rules))


def read_moves(document: Document, value: Any, path: NodePath) -> list[SeatedMove]:
    """The moves a document lists at `path`: each a text, with `SEAT:` before it where a seat acts out of turn.

    Raises:
        YamlError: naming the line.
    """
    if value in ("", None):
        return []
    if not isinstance(value, list):
        raise document.error(path, "not a list", "a list of moves")
    return [_located(document, (*path, index), partial(_move, text)) for index, text in enumerate(value)]


def _move(text: Any) -> SeatedMove:
    if isinstance(text, Mapping | list):
        raise NotationError((), "no text", 'a move; with a seat before it in quotes: "1: draw"')
    seat, colon, rest = str(text).partition(":")
    number = number_in(seat) if colon else None
    try:
        return number, parse_move(rest if number is not None else str(text))
    except MoveError as error:
        wrong, _, expected = str(error).partition("; expected ")
        raise NotationError((), wrong, expected) from None


def _located(document: Document, path: NodePath, read: Callable[[], _Read]) -> _Read:
    try:
        return read()
    except NotationError as error:
        raise document.error((*path, *error.path), error.wrong, error.expected) from error
