"""The one YAML reader: bounded, plain, and every scalar stays the text that was written.

`no` is 'no', `4:7` is '4:7' and `10` is '10': what a field means is for the floor that reads it to say.
An empty value, `~` and a plain `null` are the empty text ''. Refused: files over MAX_BYTES, nesting over
MAX_DEPTH, more than MAX_NODES values, duplicate keys, anchors, aliases, tags, a second document, text that is
not UTF-8.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

MAX_BYTES = 1_000_000
MAX_DEPTH = 24
MAX_NODES = 100_000

Node = str | list["Node"] | dict[str, "Node"]
NodePath = tuple[str | int, ...]
_Lines = tuple[int, list["_Lines"] | dict[str, "_Lines"] | None]

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml, where there is one, is ten times faster
_EMPTY = frozenset(("", "~", "null"))
_MAPPING, _LIST, _YAML = "a mapping (key: value)", "a list (- item)", "`key: value` lines or `- item` lists"
_NOT_UTF8 = "characters that are not UTF-8"
_HINTS = (
    ("mapping values are not allowed", "quotes around text that holds a colon"),
    ("block mapping", "each `key: value` on its own line, keys of one mapping indented alike"),
    ("block collection", "each `- item` of a list indented alike"),
    ("','", "a closing bracket, and a comma between entries"),
    ("simple key", "`key: value`, with a space after the colon"),
    ("nesting depth", "a flatter text"),
    ("escape", "single quotes around text that holds a backslash"),
    ("quoted scalar", "a closing quote"),
    ("cannot start any token", "quotes around text that begins with a special sign"),
)


class YamlError(ValueError):
    """A YAML text that cannot be used; `str` is one line: `name:line: what is wrong; expected ...`."""

    def __init__(self, name: str, line: int | None, wrong: str, expected: str) -> None:
        self.name, self.line, self.wrong, self.expected = name, line, wrong, expected
        place = name if line is None else f"{name}:{line}"
        super().__init__(" ".join(f"{place}: {wrong}; expected {expected}".split()))


@dataclass(frozen=True, slots=True)
class Document:
    """One YAML text as plain dicts, lists and text, which remembers the line of every field."""

    name: str
    data: Node
    _lines: _Lines

    def line_of(self, path: NodePath = ()) -> int:
        """The line (from 1) of the field at `path`, or of the deepest part of it that exists."""
        line, inside = self._lines
        for step in path:
            found: _Lines | None = None
            if isinstance(inside, dict):
                found = inside.get(str(step))
            elif isinstance(inside, list) and isinstance(step, int) and 0 <= step < len(inside):
                found = inside[step]
            if found is None:
                break
            line, inside = found
        return line

    def mapping(self) -> dict[str, Node]:
        """The data as a mapping; raises YamlError when it is none."""
        if not isinstance(self.data, dict):
            raise self.error((), describe(self.data), _MAPPING)
        return self.data

    def sequence(self) -> list[Node]:
        """The data as a list; raises YamlError when it is none."""
        if not isinstance(self.data, list):
            raise self.error((), describe(self.data), _LIST)
        return self.data

    def error(self, path: NodePath, wrong: str, expected: str) -> YamlError:
        """A YamlError that names the line of the field at `path` (and the field, when there is one)."""
        field = ".".join(str(step) for step in path)
        return YamlError(self.name, self.line_of(path), f"{field}: {wrong}" if field else wrong, expected)


def describe(node: Node) -> str:
    """What a value is, in a few words, for messages: 'a mapping', 'a list', "'abc'", 'nothing'."""
    if isinstance(node, dict):
        return "a mapping"
    if isinstance(node, list):
        return "a list"
    if node == "":
        return "nothing"
    return repr(node if len(node) <= 40 else node[:37] + "...")


def read_yaml(path: str | os.PathLike[str]) -> Document:
    """Read the file at `path`; its size is looked at before its content. Raises YamlError."""
    file = Path(path)
    name = str(path)
    try:
        _check_size(file.stat().st_size, name)
        with file.open("rb") as stream:
            # A pipe has no size to ask for: never take more than the limit and one.
            content = stream.read(MAX_BYTES + 1)
    except OSError as failure:
        reason = (failure.strerror or "cannot be read").lower()
        raise YamlError(name, None, reason, "a readable YAML file") from None
    return parse_yaml(content, name)


def parse_yaml(text: str | bytes, name: str = "<text>") -> Document:
    """Read YAML from `text`; `name` is what messages call it. Raises YamlError."""
    _check_size(len(text), name)
    plain = _decode(text, name)
    reader = _Reader(name, plain)
    try:
        data, lines = reader.document()
    except yaml.MarkedYAMLError as failure:
        raise _syntax_error(failure, plain, name) from None
    except yaml.reader.ReaderError as failure:
        raise _character_error(failure, plain, name) from None
    return Document(name, data, lines)


class _Reader:
    """Builds plain values from the parser's events, so the bounds hold while the text is being read."""

    __slots__ = ("_count", "_events", "_name")

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._events: Iterator[Any] = yaml.parse(text, Loader=_LOADER)
        self._count = 0

    def document(self) -> tuple[Node, _Lines]:
        """The only document; '' for a text that holds nothing."""
        next(self._events)  # the stream starts
        event = next(self._events)
        if isinstance(event, yaml.StreamEndEvent):
            return "", (1, None)
        node = self._node(next(self._events), 1)
        next(self._events)  # the document ends
        event = next(self._events)
        if not isinstance(event, yaml.StreamEndEvent):
            raise self._error(event, "a second document", "one document a file")
        return node

    def _node(self, event: Any, depth: int) -> tuple[Node, _Lines]:
        self._count += 1
        if self._count > MAX_NODES:
            raise self._error(event, f"more than {MAX_NODES:,} values", "a smaller file")
        if event.anchor is not None:  # an alias is an event with an anchor too
            mark = "*" if isinstance(event, yaml.AliasEvent) else "&"
            raise self._error(event, f"an anchor or alias ({mark}{event.anchor[:20]})", "values written out")
        if event.tag is not None:
            raise self._error(event, f"a tag ({event.tag[:40]})", "plain text, lists and mappings")
        line: int = event.start_mark.line + 1
        if isinstance(event, yaml.ScalarEvent):
            value: str = event.value
            return ("" if not event.style and value in _EMPTY else value), (line, None)
        if depth > MAX_DEPTH:
            raise self._error(event, f"nested deeper than {MAX_DEPTH} levels", "a flatter text")
        if isinstance(event, yaml.SequenceStartEvent):
            return self._list(line, depth)
        return self._mapping(line, depth)

    def _list(self, line: int, depth: int) -> tuple[Node, _Lines]:
        items: list[Node] = []
        lines: list[_Lines] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            item, item_lines = self._node(event, depth + 1)
            items.append(item)
            lines.append(item_lines)
        return items, (line, lines)

    def _mapping(self, line: int, depth: int) -> tuple[Node, _Lines]:
        fields: dict[str, Node] = {}
        lines: dict[str, _Lines] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = self._key(event)
            if key in fields:
                first = lines[key][0]
                wrong = f"the key {describe(key)} twice (first in line {first})"
                raise self._error(event, wrong, "each key once")
            fields[key], (_, inside) = self._node(next(self._events), depth + 1)
            lines[key] = (event.start_mark.line + 1, inside)
        return fields, (line, lines)

    def _key(self, event: Any) -> str:
        if not isinstance(event, yaml.ScalarEvent) or event.anchor or event.tag or not event.value:
            raise self._error(event, "no plain text for a key", "key: value")
        return str(event.value)

    def _error(self, event: Any, wrong: str, expected: str) -> YamlError:
        return YamlError(self._name, event.start_mark.line + 1, wrong, expected)


def _check_size(size: int, name: str) -> None:
    if size > MAX_BYTES:
        raise YamlError(name, 1, f"more than {MAX_BYTES:,} bytes", "a smaller file")


def _decode(text: str | bytes, name: str) -> str:
    try:
        if isinstance(text, bytes):
            return text.decode("utf-8-sig")
        text.encode("utf-8")
    except UnicodeDecodeError as failure:
        line = failure.object.count(b"\n", 0, failure.start) + 1
        raise YamlError(name, line, _NOT_UTF8, "UTF-8 text") from None
    except UnicodeEncodeError as failure:
        line = failure.object.count("\n", 0, failure.start) + 1
        raise YamlError(name, line, _NOT_UTF8, "UTF-8 text") from None
    return text.removeprefix("\ufeff")


def _syntax_error(failure: yaml.MarkedYAMLError, text: str, name: str) -> YamlError:
    lines = text.split("\n")
    mark: Any = failure.problem_mark
    if failure.context_mark and (mark is None or not "".join(lines[mark.line :]).strip()):
        mark = failure.context_mark  # the text ran out: what was never closed began here
    line, column = (mark.line, mark.column) if mark else (0, 0)
    problem = f"{failure.context or ''} {failure.problem or ''}"
    found = "".join(lines[line : line + 1])
    if found[column : column + 1] == "\t" or "\t" in found[: len(found) - len(found.lstrip())]:
        return YamlError(name, line + 1, "a tab", "spaces for indentation")
    hint = next((hint for sign, hint in _HINTS if sign in problem), _YAML)
    return YamlError(name, line + 1, failure.problem or "not YAML", hint)


def _character_error(failure: yaml.reader.ReaderError, text: str, name: str) -> YamlError:
    start = next((at for at, sign in enumerate(text) if not _printable(sign)), 0)
    sign = f"U+{ord(text[start]):04X}" if text else "unreadable"
    return YamlError(name, text.count("\n", 0, start) + 1, f"a control character ({sign})", "printable text")


def _printable(sign: str) -> bool:
    if sign < " ":
        return sign in "\t\n\r"
    return sign == "\x85" or not ("\x7f" <= sign <= "\x9f" or sign in "\ufffe\uffff")
