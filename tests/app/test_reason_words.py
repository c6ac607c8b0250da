"""Every reason that the coach and the review can give has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import trainer.bots
from trainer.app.reason_words import FACTS, HINTS, IN_STYLE, OUTCOMES, TERMS, of_played, reason_said
from trainer.app.words import line_text
from trainer.bots.kernel.weights import STAND_INS, STYLES
from trainer.bots.review import Reason
from trainer.bots.review.outcomes import KINDS
from trainer.bots.review.terms import TERMS as VALUED
from trainer.cards import parse_cards
from trainer.rules.deal import deal
from trainer.rules.moves import parse_move
from trainer.rules.ruleset import ruleset

BOTS = Path(trainer.bots.__file__).parent
MADE = re.compile(r'Reason\(\s*"(\w+)"|kind = "(\w+)" if .* else "(\w+)"')


def kinds() -> set[str]:
    sources = [file.read_text("utf-8") for part in ("review", "coach") for file in (BOTS / part).glob("*.py")]
    named = {kind for source in sources for found in MADE.findall(source) for kind in found if kind}
    in_style = {f"{said}_{style}" for said in IN_STYLE for style in (*STYLES, *STAND_INS)}
    canastras = {f"hint_{kind}" for kind in ("limpa", "suja", "quinhentos", "real")}
    valued = {f"{side}_{term}" for side in ("own", "their") for term in VALUED}
    return named | canastras | in_style | set(KINDS) | valued


def test_all_kinds_are_found() -> None:
    assert {"threw_wild", "hint_hold", "own_cards", "to_limpa"} <= kinds()


@pytest.mark.parametrize("kind", sorted(kinds()))
@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_a_reason_has_words(kind: str, lang: str) -> None:
    said = reason_said(Reason(kind, parse_cards("7C 8C"), 40, 3, 20), lang)
    assert said.endswith((".", "?"))
    assert "{" not in said


def test_no_words_are_left_over() -> None:
    assert kinds() >= {*FACTS, *HINTS, *TERMS, *OUTCOMES}


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_play_leads_to_is_told_in_a_warning_with_both_figures(kind: str) -> None:
    (said,) = of_played([Reason(kind, number=23, other=71)])
    assert "23" in said
    assert "71" in said


def test_a_meld_that_the_line_itself_lays_is_named_by_its_cards() -> None:
    at = deal(ruleset(), 2, seed=11)
    line = [parse_move(text) for text in ("draw", "lay 6D 7D 8D", "add 1 9D")]
    assert "jogo 6♦, 7♦ e 8♦" in line_text(line, at)
    assert "jogo 1" in line_text(line)
