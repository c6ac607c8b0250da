"""No regular expression of the program takes long over any text: what a stranger or a teacher wrote is put to them."""

from __future__ import annotations

import importlib
import itertools
import pkgutil
import re
import time
from collections.abc import Iterator

import pytest

import trainer
from trainer.content.terms import _portuguese, _words

APART = (
    "trainer.bots",
    "trainer.app.main",
    "trainer.learning.migrations",
    "trainer.__main__",
    "trainer.app.table.bundle",
)
"""Packages that read no foreign text, or that cannot be imported by themselves."""

LENGTH = 6000
SECONDS = 0.25
"""A linear pattern needs some milliseconds for so long a text; a quadratic one, seconds."""


def patterns() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Every compiled pattern of text at the top of a module, by its name, and those in its collections."""
    for found in pkgutil.walk_packages(trainer.__path__, "trainer."):
        if found.name.startswith(APART):
            continue
        for name, value in vars(importlib.import_module(found.name)).items():
            values = (
                value.values() if isinstance(value, dict) else value if isinstance(value, tuple | list) else [value]
            )
            for number, each in enumerate(values):
                if isinstance(each, re.Pattern) and isinstance(each.pattern, str):
                    yield f"{found.name}.{name}[{number}]", each


ALL = dict(patterns()) | {
    "trainer.content.terms._words pt-BR": _words("pt-BR")[1],
    "trainer.content.terms._words en": _words("en")[1],
    "trainer.content.terms._portuguese": _portuguese()[1],
}


def hostile(pattern: str) -> Iterator[str]:
    """Long texts of the pattern's own signs, one or two of them over and over, with and without a bad end."""
    signs = sorted(
        {sign for sign in re.sub(r"\\[dsSwWbB]|\[\^.*?\]", "", pattern) if not sign.isalnum()} - set("\\|?+")
    )
    for piece in [*signs, "a", "7", " ", "\n", *map("".join, itertools.permutations([*signs[:7], "a", " ", "\n"], 2))]:
        text = piece * (LENGTH // len(piece))
        yield text
        yield text + "\x00"


def test_there_are_patterns_to_look_at() -> None:
    assert len(ALL) > 20


@pytest.mark.parametrize("name", ALL)
def test_a_pattern_takes_no_longer_for_a_text_made_to_be_slow(name: str) -> None:
    pattern = ALL[name]
    for text in hostile(pattern.pattern):
        begun = time.process_time()
        for _ in pattern.finditer(text):
            if time.process_time() - begun > SECONDS:
                break
        pattern.fullmatch(text)
        assert time.process_time() - begun < SECONDS, repr(text[:12])
