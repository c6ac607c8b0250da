"""One position and moves on it, answered as data: what `buraco judge` prints."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from trainer.cards import Card, format_cards
from trainer.notation import Record, position_to_mapping, read_situation, replay
from trainer.rulebook import verdict_text
from trainer.rules.events import Event
from trainer.rules.legal import legal_moves
from trainer.rules.play import apply, judge
from trainer.rules.position import Position
from trainer.rules.scoring import scores
from trainer.yaml_text import Document


def judgement(document: Document, lang: str) -> dict[str, Any]:
    """Judge a document of `position`, `moves` and `rules`, in that language.

    Moves are played in order up to the first illegal one, which leaves the position as it was. Returns `ok`,
    `moves` (each with `legal`, `breaks`: every article, the one named first, and `message`), `events`,
    `position`, `legal_moves` and `scores` (by team; null where a hand is not known).

    Raises:
        YamlError: the document is not of that form.
    """
    position, moves = read_situation(document)
    verdicts: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    for seat, move in moves:
        verdict = judge(position, move, seat)
        message = "" if verdict.legal else verdict_text(verdict, lang)
        verdicts.append(
            {"move": str(move), "legal": verdict.legal, "breaks": list(verdict.articles), "message": message}
        )
        if not verdict.legal:
            break
        position, happened = apply(position, move, seat)
        events += map(event_to_mapping, happened)
    return _answer(position, verdicts, events)


def record_judgement(record: Record) -> dict[str, Any]:
    """The same answer for a record of a deal, whose moves its reader has found legal."""
    position = record.opening
    verdicts: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    for step in replay(record):
        verdicts.append({"move": str(step.move), "legal": True, "breaks": [], "message": ""})
        events += map(event_to_mapping, step.events)
        position = step.after
    return _answer(position, verdicts, events)


def _answer(position: Position, verdicts: list[dict[str, Any]], events: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "ok": all(verdict["legal"] for verdict in verdicts),
        "moves": verdicts,
        "events": events,
        "position": position_to_mapping(position),
        "legal_moves": [str(move) for move in legal_moves(position)],
        "scores": dict(zip((0, 1), scores(position), strict=True)),
    }


def event_to_mapping(event: Event) -> dict[str, Any]:
    """An event as data: its name under `event`, then its fields; cards in notation."""
    mapping: dict[str, Any] = {"event": type(event).__name__}
    for field in fields(event):
        value = getattr(event, field.name)
        if isinstance(value, Card):
            value = str(value)
        elif isinstance(value, tuple):
            value = format_cards(value)
        mapping[field.name] = value
    return mapping
