"""Every page leads to what is said about privacy, which says it in both languages and with the numbers that hold."""

from __future__ import annotations

import re

import pytest
from streamlit.testing.v1 import AppTest

from trainer.learning.quotas import Quotas
from trainer.learning.store import Store


def opened(**query: str) -> AppTest:
    app = AppTest.from_file("../../trainer/app/main.py", default_timeout=60)
    for name, value in query.items():
        app.query_params[name] = value
    app.run()
    assert not app.exception
    return app


@pytest.mark.parametrize(("language", "label"), [("en", "Privacy"), ("pt-BR", "Privacidade")])
@pytest.mark.parametrize("query", [{}, {"lesson": "lixo"}, {"print": "rules"}])
def test_the_foot_of_a_page_leads_to_privacy(store: Store, query: dict[str, str], language: str, label: str) -> None:
    app = opened(lang=language, **query)
    assert label in [link.proto.label for link in app.get("page_link")]


def test_privacy_tells_the_quotas_that_hold(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def show() -> None:
        from trainer.app.views import privacy

        privacy.show()

    monkeypatch.setenv("BURACO_UNFINISHED_GAMES", "7")
    monkeypatch.setattr("trainer.app.navigation.button_to", lambda *_, **__: None)
    app = AppTest.from_function(show, default_timeout=60).run()
    said = " ".join(element.proto.body for element in app.get("html"))
    assert not app.exception
    assert {"7", str(Quotas().unfinished_for.days)} <= set(re.findall(r"\d+", said))
