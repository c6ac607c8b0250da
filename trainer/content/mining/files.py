"""A find as a puzzle file: what it is called, what it asks and says, written as the authored ones are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from math import log10
from textwrap import wrap
from typing import Any, Final

from trainer.cards import format_cards
from trainer.content.fields import Line, line_text
from trainer.content.hints import gives_away
from trainer.content.linter import shape_of
from trainer.content.mining.asking import explain, hints, question
from trainer.content.mining.choices import Choice, Sum
from trainer.content.mining.deals import Moment
from trainer.content.mining.ideas import Idea
from trainer.content.mining.mistakes import lured, misplaced, mistakes
from trainer.content.mining.strength import Strength
from trainer.content.mining.telling import key_placings
from trainer.content.mining.themes import articles, themes
from trainer.content.mining.titles import titles
from trainer.content.mining.words import Said, capital
from trainer.content.models import Puzzle
from trainer.content.proof import prove
from trainer.content.proof_book import with_proof
from trainer.rules.position import Phase, Position
from trainer.yaml_text import parse_yaml

WIDTH: Final = 118
_PLAIN: Final = re.compile(r"[A-Za-zÀ-ÿ0-9][^:#{}\[\],&*!|>'\"%@`?]*")
TITLE: Final = "«title»"
"""Stands for the title until the finds are gathered and each can be given one of its own."""


@dataclass(frozen=True, slots=True)
class Find:
    """A mined puzzle as text, but for its title, and what choosing among finds goes by."""

    id: str
    deal: int
    shape: str
    themes: tuple[str, ...]
    difficulty: int
    titles: tuple[tuple[str, str, str], ...]
    worth: float
    turns_on: tuple[str, ...]
    text: str


def find_of(idea: Idea, lure: Line, strength: Strength) -> Find | None:
    """The find that an idea makes, with its proof; None where the check would refuse it."""
    shape = shape_digest(shape_of(idea.known))
    order = int(shape[:6], 16)
    difficulty = difficulty_of(idea, strength)
    named = titles(idea, lure)
    turned = named[order % len(named) :] + named[: order % len(named)]
    text = _proved(_text(f"mined-{shape[:7]}", idea, lure, difficulty, order))
    if text is None:
        return None
    return Find(
        id=f"mined-{shape[:7]}",
        deal=idea.moment.deal,
        shape=shape,
        themes=themes(idea, lure),
        difficulty=difficulty,
        titles=tuple((pattern, said.pt, said.en) for pattern, said in turned),
        worth=round(worth_of(idea, lure, strength), 3),
        turns_on=tuple(format_cards(each.cards) for each in key_placings(idea.turn)),
        text=text,
    )


def find_of_choice(choice: Choice) -> Find | None:
    """The find that a question with options makes, with its proof; None where the check would refuse it."""
    moment = choice.moment
    shape = shape_digest(shape_of(choice.known))
    name, options = f"mined-{shape[:7]}", sorted(line_text(line) for line in (choice.right, *dict(choice.wrong)))
    named = [(pattern, capital(said)) for pattern, said in choice.titles]
    order = int(shape[:6], 16) % len(named)
    lines = _head(name, moment, choice.themes, choice.articles, choice.difficulty)
    lines += ["goal:", *_both(choice.goal, 2), *(["seen: {lixo: all}"] if choice.remembered else [])]
    lines += [*_position(moment.position), "ask: choose", "options:", *(f"  - {option}" for option in options)]
    lines += [f"accept: {choice.accept}", f"solution: [{line_text(choice.right)}]", "wrong:"]
    for line, said in choice.wrong:
        lines += [f"  - when: {line_text(line)}", "    text:", *_both(said.sentence, 6)]
    lines += ["explain:", *_both(choice.explain, 2), "hints:", *_hints([said.sentence for said in choice.hints])]
    text = _proved("\n".join(lines) + "\n")
    if text is None:
        return None
    turned = named[order:] + named[:order]
    names = tuple((pattern, said.pt, said.en) for pattern, said in turned)
    turns_on = (line_text(choice.right),)
    return Find(name, moment.deal, shape, choice.themes, choice.difficulty, names, choice.worth, turns_on, text)


def find_of_sum(found: Sum) -> Find | None:
    """The find that a sum makes, with its proof; None where the check would refuse it."""
    moment = found.moment
    shape = shape_digest(shape_of(moment.position))
    order = int(shape[:6], 16) % len(found.titles)
    name = f"mined-{shape[:7]}"
    lines = _head(name, moment, found.themes, found.articles, found.difficulty)
    lines += ["goal:", *_both(found.goal, 2), *_position(moment.position)]
    lines += ["ask: count", f"count: {{score: {found.team}}}", f"accept: {found.answer}", "wrong:"]
    for points, said in found.wrong:
        lines += [f"  - when: {points}", "    text:", *_both(said.sentence, 6)]
    lines += ["explain:", *_both(found.explain, 2), "hints:", *_hints([said.sentence for said in found.hints])]
    text = _proved("\n".join(lines) + "\n")
    if text is None:
        return None
    turned = found.titles[order:] + found.titles[:order]
    names = tuple((pattern, said.pt, said.en) for pattern, said in turned)
    return Find(
        name, moment.deal, shape, found.themes, found.difficulty, names, found.worth, (f"end {found.team}",), text
    )


def _proved(text: str) -> str | None:
    exercise = Puzzle.from_document(parse_yaml(titled(text, "?", "?"), "find")).exercise
    proven = prove(exercise)
    return None if proven.faults or not proven.exhausted or gives_away(exercise) else with_proof(text, proven)


def titled(text: str, pt: str, en: str) -> str:
    """The text of a find with its title."""
    return text.replace(TITLE, f"{{pt-BR: {scalar(pt)}, en: {scalar(en)}}}", 1)


def shape_digest(shape: object) -> str:
    """What tells a position from all others, suits renamed or not; the id is made of it."""
    return sha256(repr(shape).encode()).hexdigest()[:24]


def difficulty_of(idea: Idea, strength: Strength) -> int:
    """From 1 to 10: how rarely eager players hit on it, which levels of bot miss it, how long the turn is."""
    rare = -log10(strength.eager + 0.02)
    grade = 1.4 * rare + 0.7 * len(strength.misses) + 0.45 * len(idea.turn.placings) + 0.7 * log10(idea.count)
    return max(1, min(10, round(1.35 * grade - 3)))


def worth_of(idea: Idea, lure: Line, strength: Strength) -> float:
    """How much a find is worth keeping: few hit on it, a false trail, much that hangs on it, a short hand."""
    kinds = {(each.before is None, bool(each.wild_spent), each.closes, each.moves_wild) for each in idea.turn.placings}
    return (
        len(strength.misses)
        + 1.5 * any(misplaced(idea, lured(idea, lure)))
        - 4 * strength.eager
        + min(strength.gain, 200) / 100
        + len(kinds) / 2
        - max(0, len(idea.position.hand) - 11) / 2
    )


def _text(name: str, idea: Idea, lure: Line, difficulty: int, order: int) -> str:
    lines = _head(name, idea.moment, themes(idea, lure), articles(idea), difficulty)
    lines += ["goal:", *_both(question(idea), 2)]
    if idea.position.phase is Phase.DRAW and not idea.position.ruleset.is_pile_open:
        lines.append("seen: {lixo: all}")
    lines += _position(idea.position)
    lines += ["ask: turn", f"accept: {_accept(idea)}", f"solution: {line_text(idea.turn.line)}", "wrong:"]
    for when, said in mistakes(idea, lure):
        lines += [f"  - when: {_flow(when)}", "    text:", *_both(said, 6)]
    lines += ["explain:", *_both(explain(idea, lure, order), 2), "hints:"]
    lines += _hints(hints(idea, difficulty, order))
    return "\n".join(lines) + "\n"


def _head(name: str, moment: Moment, themes: tuple[str, ...], articles: tuple[str, ...], difficulty: int) -> list[str]:
    rules = moment.position.ruleset.name
    return [
        f"id: {name}",
        f"title: {TITLE}",
        *([f"rules: {rules}"] if rules != "stbl" else []),
        f"themes: [{', '.join(themes)}]",
        f"articles: [{', '.join(articles)}]",
        f"difficulty: {difficulty}",
        f"source: {{kind: mined, seed: {moment.seed}, deal: {moment.deal}}}",
    ]


def _hints(said: list[Said]) -> list[str]:
    lines = []
    for each in said:
        first, *rest = _both(each, 4)
        lines += [f"  - {first.strip()}", *rest]
    return lines


def _flow(when: dict[str, Any]) -> str:
    return "{" + ", ".join(f"{key}: {value}" for key, value in when.items()) + "}"


def _accept(idea: Idea) -> str:
    names = [predicate.value for predicate in idea.meets]
    if not names:
        return f"{{within: {idea.within}}}"
    if idea.within is None:
        return names[0] if len(names) == 1 else f"{{meets: [{', '.join(names)}]}}"
    return f"{{meets: [{', '.join(names)}], within: {idea.within}}}"


def _both(said: Said, indent: int) -> list[str]:
    return [*_text_at("pt-BR", said.pt, indent), *_text_at("en", said.en, indent)]


def _text_at(key: str, text: str, indent: int) -> list[str]:
    """A text under its key: on one line, or folded where that would be too long."""
    line = f"{' ' * indent}{key}: {scalar(text)}"
    if len(line) <= WIDTH:
        return [line]
    space = " " * (indent + 2)
    return [
        f"{' ' * indent}{key}: >-",
        *wrap(text, WIDTH, initial_indent=space, subsequent_indent=space, break_on_hyphens=False),
    ]


def scalar(text: str) -> str:
    """A text as YAML has it on one line."""
    return text if _PLAIN.fullmatch(text) else '"' + text.replace('"', '\\"') + '"'


def _position(position: Position) -> list[str]:
    shown = position.hands if position.ended else position.hands[:1]
    hands = [f'{seat}: "{format_cards(hand)}"' for seat, hand in enumerate(shown)]
    hands += [f"{seat}: {len(hand)}" for seat, hand in enumerate(position.hands) if seat >= len(shown)]
    lines = ["position:"]
    lines += [f"  players: {position.players}"] if position.players == 4 else []
    lines += ["  ended: true"] if position.ended else [f"  phase: {position.phase.value}"]
    lines += [f"  batida: {position.batida}"] if position.batida is not None else []
    lines += [f"  hands: {{{', '.join(hands)}}}"]
    tables = [
        f"{team}: [{', '.join(_quoted(meld.cards) for meld in melds)}]"
        for team, melds in enumerate(position.table)
        if melds
    ]
    lines += [f"  table: {{{', '.join(tables)}}}"] if tables else []
    taken = [str(team) for team in (0, 1) if position.morto_taken[team]]
    lines += [f"  morto_taken: [{', '.join(taken)}]"] if taken else []
    if len(position.mortos) != 2 - len(taken):
        lines += [f"  mortos: {len(position.mortos)}"]
    if position.unplayed_mortos:
        lines += [f"  unplayed_morto: [{', '.join(map(str, position.unplayed_mortos))}]"]
    lines += [f"  lixo: {_quoted(position.lixo)}"] if position.lixo else []
    lines += [
        f"  {name}: {card}"
        for name in ("not_returnable", "first_drawn")
        if (card := getattr(position, name)) is not None
    ]
    return [*lines, f"  monte: {len(position.monte)}"]


def _quoted(cards: Any) -> str:
    return f'"{format_cards(cards)}"'
