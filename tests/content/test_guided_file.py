"""Guided deals: what the file may hold, and that ours says it well in both languages."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.bots import BOTS
from trainer.content.check import run_check
from trainer.content.guided import LONGEST
from trainer.content.library import Library, load_library
from trainer.content.linter import lint
from trainer.content.problem_words import is_worded
from trainer.content.problems import Problem
from trainer.content.prose import words
from trainer.content.topics import TOPICS
from trainer.yaml_text import parse_yaml

LIBRARY = load_library()
GUIDE = Path(__file__).parents[2] / "docs" / "writing-lessons.md"
WHOLE = """\
id: rodada
title: {pt-BR: Uma rodada, en: A deal}
say: {pt-BR: Com um tutor., en: With a tutor.}
then: {pt-BR: Sem tutor., en: Without a tutor.}
deals:
  - {title: {pt-BR: Um, en: One}, say: {pt-BR: Um., en: One.}, bot: greedy, seed: 1}
remarks:
  - when: lixo_takeable
    say: {pt-BR: "Dá para levar com {cards}.", en: "You can take it with {cards}."}
    article: pile.top
    term: lixo
"""

FAULTS = [
    ("when: lixo_takeable", "when: lixo_here", "no topic 'lixo_here'; expected one of opening, draw"),
    ("when: lixo_takeable", "when: [lixo_takeable]", "expected one of opening, draw"),
    ("bot: greedy", "bot: {greedy: yes}", f"expected one of {', '.join(BOTS)}"),
    ("bot: greedy", "bot: nobody", f"'nobody'; expected one of {', '.join(BOTS)}"),
    ("com {cards}", "com {name}", "{name} in the pt-BR text, which the topic lixo_takeable does not give"),
    ("levar com {cards}", "levar", "placeholders that differ between the languages"),
    ("levar com {cards}", "levar " + "bem " * 60 + "{cards}", "64 words in the pt-BR text; expected 60 at most"),
    ("com {cards}.", "com {11♠} {cards}.", "{11♠} in the text is no card"),
    ("article: pile.top", "article: pile.topo", "no article 'pile.topo' in the rulebook"),
    ("term: lixo", "term: lixao", "no term lixao in the glossary"),
]


def problems_of_guided(text: str) -> list[Problem]:
    library = Library()
    library.add_document(parse_yaml(text, "guided.yaml"))
    return lint(library)


def checked(folder: Callable[..., list[Path]], text: str) -> str:
    folder(guided=text)
    out = io.StringIO()
    run_check([Path()], out)
    return out.getvalue()


@pytest.mark.parametrize(("right", "wrong", "said"), FAULTS, ids=[fault[2][:40] for fault in FAULTS])
def test_a_fault_is_named_with_its_line(folder: Callable[..., list[Path]], right: str, wrong: str, said: str) -> None:
    assert WHOLE.count(right) >= 1
    text = WHOLE.replace(right, wrong, 1)
    line = checked(folder, text).splitlines()[0]
    assert re.match(r".*guided\.yaml:\d+: ", line)
    assert said in line
    (problem, *_more) = [each for each in problems_of_guided(text) if said in str(each)]
    assert is_worded(problem)


def test_a_whole_file_passes_and_a_second_remark_on_a_topic_does_not(folder: Callable[..., list[Path]]) -> None:
    assert checked(folder, WHOLE).endswith("1 passed, 0 failed\n")
    remark = WHOLE[WHOLE.index("  - when") :]
    assert "the topic lixo_takeable twice" in checked(folder, WHOLE + remark)


def test_ours_speaks_of_every_topic_of_its_rules_briefly_and_names_the_rule() -> None:
    guided = LIBRARY.guided
    assert guided is not None
    assert [deal.help for deal in guided.deals] == ["all", "new"]
    assert set(TOPICS) - {remark.when for remark in guided.remarks} == {"not_returnable"}
    for remark in guided.remarks:
        assert all(words(remark.say.said(language)) <= LONGEST for language in ("pt-BR", "en"))
        assert remark.term is not None
        assert remark.hindsight == remark.when.startswith(("passed", "threw"))


def test_the_course_says_where_the_guided_deals_come() -> None:
    assert LIBRARY.guided_after == "contagem"


def test_the_guide_lists_every_topic() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", GUIDE.read_text("utf-8"), flags=re.MULTILINE)
    assert listed == list(TOPICS)
