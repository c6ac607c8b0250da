"""The YAML reader: text stays text, bounds hold, every refusal is one line with the place."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from trainer.yaml_text import MAX_BYTES, MAX_DEPTH, YamlError, parse_yaml, read_yaml


@pytest.mark.parametrize("scalar", ["no", "yes", "4:7", "10", "0x1F", "1e3", "2024-01-31", "007", "-5", ".5", "True"])
def test_a_plain_scalar_stays_the_text_that_was_written(scalar: str) -> None:
    assert parse_yaml(f"field: {scalar}").data == {"field": scalar}


@pytest.mark.parametrize("scalar", ["", "~", "null"])
def test_an_empty_value_is_the_empty_text(scalar: str) -> None:
    assert parse_yaml(f"field: {scalar}\nlist: [{scalar or '~'}]").data == {"field": "", "list": [""]}


def test_quoted_null_is_a_word() -> None:
    assert parse_yaml("- 'null'\n- \"~\"").data == ["null", "~"]


def test_keys_stay_text() -> None:
    assert parse_yaml("{0: a, no: b, null: c}").data == {"0": "a", "no": "b", "null": "c"}


def test_block_and_folded_text_and_both_languages_are_kept() -> None:
    document = parse_yaml("a: |\n  ás\n  é 7♠\nb: >-\n  um\n  dois\n")
    assert document.data == {"a": "ás\né 7♠\n", "b": "um dois"}


def test_an_empty_text_holds_nothing() -> None:
    assert parse_yaml("").data == ""
    assert parse_yaml("# only a comment\n").data == ""


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert parse_yaml(b"\xef\xbb\xbfa: b").data == {"a": "b"}
    assert parse_yaml("\ufeffa: b").data == {"a": "b"}


def test_every_field_knows_its_line() -> None:
    document = parse_yaml("# top\na: 1\nb:\n  - x\n  - c: 2\n    d:\n      e: 3\n")
    assert document.line_of() == 2
    assert document.line_of(("a",)) == 2
    assert document.line_of(("b",)) == 3
    assert document.line_of(("b", 0)) == 4
    assert document.line_of(("b", 1, "d")) == 6
    assert document.line_of(("b", 1, "d", "e")) == 7


def test_a_missing_field_has_the_line_of_what_should_hold_it() -> None:
    document = parse_yaml("a:\n  - b: 1\n")
    assert document.line_of(("a", 0, "missing", "deeper")) == 2
    assert document.line_of(("a", 7)) == 1
    assert document.line_of(("nothing",)) == 1


def test_an_error_on_a_field_names_file_line_and_field() -> None:
    document = parse_yaml("a: 1\nb:\n  - c: 2\n", "x.yaml")
    assert str(document.error(("b", 0, "c"), "'2'", "a card")) == "x.yaml:3: b.0.c: '2'; expected a card"


def test_mapping_and_sequence_refuse_the_other_kind() -> None:
    assert parse_yaml("a: b").mapping() == {"a": "b"}
    assert parse_yaml("[a]").sequence() == ["a"]
    with pytest.raises(YamlError, match=r"^f:1: a list; expected a mapping"):
        parse_yaml("- a", "f").mapping()
    with pytest.raises(YamlError, match=r"^f:1: nothing; expected a mapping"):
        parse_yaml("", "f").mapping()
    with pytest.raises(YamlError, match=r"^f:1: 'hello'; expected a list"):
        parse_yaml("hello", "f").sequence()


BAD = [
    ("a: 1\nb: 2\na: 3", r"^f:3: the key 'a' twice \(first in line 1\); expected each key once$"),
    ("a: {b: 1, b: 2}", r"^f:1: the key 'b' twice"),
    ("a: &x 1\nb: *x", r"^f:1: an anchor or alias \(&x\)"),
    ("a: *x", r"^f:1: an anchor or alias \(\*x\)"),
    ("&k a: 1", r"^f:1: no plain text for a key"),
    ("a: !!python/object/apply:os.system [x]", r"^f:1: a tag"),
    ("a: !!int 7", r"^f:1: a tag"),
    ("a:\n\t- b", r"^f:2: a tab; expected spaces"),
    ("\ta: b", r"^f:1: a tab; expected spaces"),
    ("a: [1, 2\n", r"^f:1: .*; expected a closing bracket"),
    ("a: 'x\n", r"^f:1: .*; expected a closing quote"),
    ("x: 1\na: b: c", r"^f:2: .*; expected quotes around text that holds a colon$"),
    ("a: @x", r"^f:1: .*; expected quotes around"),
    ("? [a]\n: b", r"^f:1: no plain text for a key"),
    ("? \n: b", r"^f:1: no plain text for a key"),
    ("---\na\n---\nb", r"^f:3: a second document; expected one document a file"),
    ("a: 1\nb: \x07", r"^f:2: a control character \(U\+0007\)"),
    ("a: \ud800", r"^f:1: characters that are not UTF-8"),
    (b"a: 1\nb: \xff", r"^f:2: characters that are not UTF-8; expected UTF-8 text$"),
    ("a: b\n".encode("utf-16"), r"^f:1: characters that are not UTF-8"),
    ("- " * 5000 + "a", rf"^f:1: nested deeper than {MAX_DEPTH} levels"),
    ("[" * 5000, r"^f:1: .*; expected a flatter text$"),
    ("{a: " * 5000, r"^f:1: .*; expected a flatter text$"),
    ("[" + "1," * 200_000 + "]", r"^f:1: more than 100,000 values"),
    ("a" * (MAX_BYTES + 1), r"^f:1: more than 1,000,000 bytes; expected a smaller file$"),
]


@pytest.mark.parametrize(("text", "message"), BAD, ids=range(len(BAD)))
def test_what_cannot_be_used_is_refused_in_one_line(text: str | bytes, message: str) -> None:
    with pytest.raises(YamlError, match=message) as caught:
        parse_yaml(text, "f")
    assert len(str(caught.value).splitlines()) == 1


def test_a_billion_laughs_are_refused_at_the_first() -> None:
    laughs = "a: &a [x, x]\n" + "".join(
        f"{k}: &{k} [*{j}, *{j}]\n" for j, k in zip("abcdefgh", "bcdefghi", strict=True)
    )
    with pytest.raises(YamlError, match="anchor or alias"):
        parse_yaml(laughs)


def test_depth_up_to_the_bound_is_read() -> None:
    assert parse_yaml("[" * MAX_DEPTH + "]" * MAX_DEPTH).data


def test_a_file_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    large = tmp_path / "large.yaml"
    with large.open("wb") as stream:
        stream.truncate(50_000_000)
    start = time.perf_counter()
    with pytest.raises(YamlError, match=r"large\.yaml:1: more than 1,000,000 bytes"):
        read_yaml(large)
    assert time.perf_counter() - start < 0.1


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(YamlError, match=r"none\.yaml: no such file or directory; expected a readable YAML file"):
        read_yaml(tmp_path / "none.yaml")
    with pytest.raises(YamlError, match="is a directory"):
        read_yaml(tmp_path)


def test_a_file_is_called_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("naipe: ♠\n", encoding="utf-8")
    document = read_yaml(str(file))
    assert (document.name, document.data) == (str(file), {"naipe": "♠"})
