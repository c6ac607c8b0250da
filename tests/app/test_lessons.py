"""Links to lessons, without a browser."""

import re
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

import trainer.app

MAIN = str(Path(trainer.app.__file__).parent / "main.py")


pytestmark = pytest.mark.usefixtures("store")


def said(**query: str) -> str:
    """What the page that a link opens says in its own HTML."""
    app = AppTest.from_file(MAIN, default_timeout=30)
    for name, value in query.items():
        app.query_params[name] = value
    app.run()
    assert not app.exception
    return re.sub(r"<[^>]+>", " ", " ".join(element.proto.body for element in app.get("html")))


@pytest.mark.parametrize("step", ["1", "3", "13"])
def test_a_link_to_a_step_opens_it_and_says_nothing_else(step: str) -> None:
    page = said(lang="en", lesson="lixo", step=step)
    assert f"Step {step} of 13" in page
    assert "no step" not in page


@pytest.mark.parametrize("step", ["0", "14", "-1", "³", "tres", "9" * 5000])
@pytest.mark.parametrize(
    ("lang", "line", "first"), [("pt-BR", "e o passo", "Passo 1 de 13"), ("en", "and no step", "Step 1 of 13")]
)
def test_a_link_to_a_step_that_is_not_there_says_so_and_begins_the_lesson(
    lang: str, line: str, first: str, step: str
) -> None:
    page = said(lang=lang, lesson="lixo", step=step)
    assert f"{line} {step[:12]}" in page
    assert step[:13] == step or step[:13] not in page
    assert first in page
