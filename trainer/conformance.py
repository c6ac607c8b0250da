"""Conformance cases: small YAML files that say what the rules do (format: docs/conformance-cases.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from trainer.cards import Card, CardError, format_cards, parse_cards
from trainer.notation import NotationError, read_moves, read_position, read_ruleset
from trainer.rules.arranging import arrange, arrange_as_written
from trainer.rules.meld import Meld, meld_bonus, meld_kind, meld_points
from trainer.rules.moves import MoveError, parse_move
from trainer.rules.play import apply, judge
from trainer.rules.position import Position
from trainer.rules.ruleset import Ruleset
from trainer.rules.scoring import scores
from trainer.rules.verdict import Verdict
from trainer.yaml_text import Document, YamlError, describe, read_yaml

_CASE_FIELDS: Final = ("id", "rules", "lay", "table", "add", "position", "moves", "expect", "why")
_POSITION_FACTS: Final = (
    "turn",
    "phase",
    "hand",
    "hands",
    "table",
    "lixo",
    "monte",
    "mortos",
    "morto_taken",
    "ended",
    "batida",
    "scores",
    "legal",
    "illegal",
)
_VALUE: Final = "a value as in the format"


@dataclass(frozen=True, slots=True)
class Failure:
    """A case that did not hold: where, what was expected and what came."""

    file: str
    case: str
    expected: str
    came: str

    def __str__(self) -> str:
        return f"{self.file}: {self.case}: expected {self.expected}; came {self.came}"


class _Mismatch(Exception):
    """A fact of a case that does not hold."""

    def __init__(self, expected: str, came: str) -> None:
        self.expected, self.came = expected, came


def case_files(paths: Iterable[Path]) -> list[Path]:
    """The `*.yaml` files named, or found in the folders named, in order of name.

    Raises:
        FileNotFoundError: a path is neither, or a folder without such files.
    """
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise FileNotFoundError(f"{path}: no *.yaml file in the folder; expected conformance cases")
            files += found
        elif path.is_file():
            files.append(path)
        else:
            raise FileNotFoundError(f"{path}: no such file or folder; expected a *.yaml file or a folder of them")
    return files


def run_file(path: Path) -> Iterator[Failure | None]:
    """Run each case of a file: None for one that holds.

    Raises:
        YamlError: the file is no list of cases.
    """
    document = read_yaml(path)
    for index, case in enumerate(document.sequence()):
        if not isinstance(case, dict):
            raise document.error((index,), "not a mapping", "a case: id, lay or table and add or position, expect")
        yield _run_case(document, index, case)


def _run_case(document: Document, index: int, case: dict[str, Any]) -> Failure | None:
    for field in case:
        if field not in _CASE_FIELDS:
            raise document.error((index, field), "unknown field", f"one of {', '.join(_CASE_FIELDS)}")
    expect = case.get("expect")
    if not isinstance(expect, dict):
        raise document.error((index, "expect"), "not a mapping", "what the case expects")
    rules = read_ruleset(document, case.get("rules", "stbl"), (index, "rules"))
    try:
        if "position" in case:
            _run_position(document, index, case, rules, expect)
        elif "lay" in case or "add" in case:
            _run_meld(document, index, case, rules, expect)
        else:
            raise document.error((index,), "nothing to judge", "lay, table with add, or position")
    except _Mismatch as mismatch:
        name = f"{case.get('id', f'case {index + 1}')} (line {document.line_of((index,))})"
        return Failure(document.name, name, mismatch.expected, mismatch.came)
    return None


def _check_breaks(expected: str, verdict: Verdict) -> None:
    """The article expected is the one named; `*` is any."""
    if verdict.legal or expected not in ("*", verdict.article):
        raise _Mismatch(f"breaks {expected}", "legal" if verdict.legal else f"breaks {', '.join(verdict.articles)}")


def _run_meld(document: Document, index: int, case: dict[str, Any], rules: Ruleset, expect: Mapping[str, Any]) -> None:
    def cards(field: str, value: Any) -> tuple[Card, ...]:
        try:
            return parse_cards(str(value))
        except CardError as error:
            path = (index, "expect", field) if field in expect else (index, field)
            raise document.error(path, str(error).partition(";")[0], "cards") from None

    before: Meld | None = None
    if "table" in case:
        laid = arrange_as_written(cards("table", case["table"]), rules)
        if not isinstance(laid, Meld):
            raise document.error((index, "table"), f"breaks {laid[0].article}", "a legal meld")
        before = laid
    played = cards("add", case.get("add", "")) if before else cards("lay", case.get("lay", ""))
    result = arrange((*before.cards, *played) if before else played, rules, before)
    if "breaks" in expect:
        _check_breaks(str(expect["breaks"]), Verdict() if isinstance(result, Meld) else Verdict(result))
        return
    if not isinstance(result, Meld):
        raise _Mismatch("a legal meld", f"breaks {', '.join(Verdict(result).articles)}")
    facts: dict[str, Callable[[], Any]] = {
        "clean": lambda: str(result.is_clean).lower(),
        "kind": lambda: meld_kind(result, rules),
        "bonus": lambda: str(meld_bonus(result, rules)),
        "points": lambda: str(meld_points(result, rules)),
        "lies": lambda: format_cards(result.cards),
    }
    for fact, expected in expect.items():
        if fact not in facts:
            raise document.error((index, "expect", fact), "unknown fact", f"breaks or one of {', '.join(facts)}")
        wanted = format_cards(cards("lies", expected)) if fact == "lies" else str(expected).lower()
        came = facts[fact]()
        if wanted != came:
            raise _Mismatch(f"{fact} {wanted}", came)


def _run_position(
    document: Document, index: int, case: dict[str, Any], rules: Ruleset, expect: Mapping[str, Any]
) -> None:
    breaks = str(expect["breaks"]) if "breaks" in expect else None
    try:
        position = read_position(document, case["position"], (index, "position"), rules)
    except YamlError as error:
        article = error.__cause__.article if isinstance(error.__cause__, NotationError) else None
        if breaks is not None and article is not None and breaks in ("*", article):
            return
        raise
    moves = read_moves(document, case.get("moves"), (index, "moves"))
    mover = position.turn
    for number, (seat, move) in enumerate(moves, 1):
        verdict = judge(position, move, seat)
        if breaks is not None and number == len(moves):
            _check_breaks(breaks, verdict)
            return
        if not verdict.legal:
            raise _Mismatch(f"move {number}, {move}, legal", f"breaks {', '.join(verdict.articles)}")
        mover = position.turn
        position, _ = apply(position, move, seat)
    if breaks is not None:
        raise _Mismatch(f"breaks {breaks}", "no move to judge")
    for fact, expected in expect.items():
        if fact not in _POSITION_FACTS:
            options = f"breaks or one of {', '.join(_POSITION_FACTS)}"
            raise document.error((index, "expect", fact), "unknown fact", options)
        try:
            _check_fact(position, mover, fact, expected)
        except (CardError, MoveError) as error:
            raise document.error((index, "expect", fact), str(error).partition(";")[0], _VALUE) from None
        except (ValueError, LookupError, TypeError, AttributeError):
            raise document.error((index, "expect", fact), describe(expected), _VALUE) from None


def _check_fact(position: Position, mover: int, fact: str, expected: Any) -> None:
    match fact:
        case "hand":
            _same_cards("hand", expected, position.hands[mover])
        case "hands":
            for seat, cards in expected.items():
                _same_cards(f"hand of seat {seat}", cards, position.hands[int(seat)])
        case "lixo":
            _same_cards("lixo", expected, position.lixo)
        case "table":
            for team, melds in expected.items():
                wanted = sorted(_sorted_text(parse_cards(str(meld))) for meld in melds or ())
                _same(f"table of team {team}", wanted, sorted(_sorted_text(m.cards) for m in position.table[int(team)]))
        case "scores":
            for team, points in expected.items():
                _same(f"score of team {team}", str(points), str(scores(position)[int(team)]))
        case "legal" | "illegal":
            for text in expected:
                verdict = judge(position, parse_move(str(text)))
                _same(f"{text} {fact}", fact == "legal", verdict.legal)
        case "morto_taken":
            _same(fact, sorted(map(str, expected)), [str(team) for team in (0, 1) if position.morto_taken[team]])
        case _:
            _same(fact, str(expected).lower(), _plain_fact(position, fact))


def _plain_fact(position: Position, fact: str) -> str:
    facts = {
        "turn": str(position.turn),
        "phase": position.phase.value,
        "monte": str(len(position.monte)),
        "mortos": str(len(position.mortos)),
        "ended": str(position.ended).lower(),
        "batida": "" if position.batida is None else str(position.batida),
    }
    return facts[fact]


def _sorted_text(cards: Iterable[Card]) -> str:
    return format_cards(sorted(cards))


def _same_cards(what: str, expected: Any, cards: Sequence[Card]) -> None:
    """Card lists compare as multisets; a number is a count."""
    text = str(expected)
    if text.isdigit():
        _same(what, text, str(len(cards)))
    else:
        _same(what, _sorted_text(parse_cards(text)), _sorted_text(cards))


def _same(what: str, expected: object, came: object) -> None:
    if expected != came:
        raise _Mismatch(f"{what} {expected}", str(came))
