"""Headers, uploads, health and the log, each through the whole stack that the app is served with."""

from __future__ import annotations

import json
import logging

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.testclient import TestClient

from trainer.app.server.connections import Connections, most_pages
from trainer.app.server.headers import HEADERS, SafeHeaders
from trainer.app.server.health import TOKEN, routes
from trainer.app.server.log import Line, OnceInAWhile
from trainer.app.server.uploads import FILES_A_PAGE, BoundedUploads


async def _hello(_request: Request) -> Response:
    return PlainTextResponse("hello")


def client(*, answers: bool = True, held: dict[str, list[int]] | None = None, peer: str = "127.0.0.1") -> TestClient:
    known = routes(lambda: answers, lambda: {"pages_open": 3})
    paths = ("/", "/_stcore/metrics", "/_stcore/upload_file/{page}/{file}")
    app = Starlette(
        routes=[*known, *(Route(path, _hello, methods=["GET", "PUT"]) for path in paths)],
        middleware=[Middleware(SafeHeaders), Middleware(BoundedUploads, 1, lambda: held or {})],
    )
    return TestClient(app, client=(peer, 5000))


@pytest.mark.parametrize("path", ["/", "/healthz", "/_stcore/metrics", "/nowhere"])
def test_every_answer_has_the_headers(path: str) -> None:
    answer = client().get(path)
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]


def test_streamlits_own_figures_are_closed() -> None:
    assert client().get("/_stcore/metrics").status_code == 404


def test_the_process_lives_even_where_the_store_does_not_answer() -> None:
    down = client(answers=False)
    assert down.get("/healthz").status_code == 200
    assert down.get("/readyz").status_code == 503
    assert client().get("/readyz").json()["status"] == "ok"


def test_figures_are_for_the_operator_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(TOKEN, raising=False)
    assert client().get("/metrics").text == "buraco_pages_open 3\n"
    assert client(peer="10.0.0.9").get("/metrics").status_code == 404
    assert client().get("/metrics", headers={"X-Forwarded-For": "10.0.0.9"}).status_code == 404
    monkeypatch.setenv(TOKEN, "secret")
    assert client().get("/metrics").status_code == 404
    assert client(peer="10.0.0.9").get("/metrics", headers={"Authorization": "Bearer secret"}).status_code == 200


def test_uploads_are_bounded_in_all_and_for_a_page() -> None:
    path = "/_stcore/upload_file/me/1"
    assert client().put(path, content=b"x").status_code == 200
    assert client(held={"me": [1] * FILES_A_PAGE}).put(path, content=b"x").status_code == 413
    assert client(held={"other": [1024 * 1024]}).put(path, content=b"x").status_code == 413


def test_bare_connections_are_bounded_by_address_and_in_all_but_for_a_proxys() -> None:
    connections = Connections(most=4, per_address=2, trusted=["proxy"])
    assert [connections.admit(address) for address in ("a", "a", "a")] == [True, True, False]
    connections.leave("a")
    assert [connections.admit("proxy") for _ in range(3)] == [True, True, False]  # five are too many in all
    connections.leave("a")
    assert connections.open["a"] == 1


def test_pages_fit_into_the_descriptors_there_are() -> None:
    assert most_pages(1024) * 5 < 1024
    assert most_pages(10) > 0


def _record(message: str, line: int = 1) -> logging.LogRecord:
    return logging.LogRecord("asyncio", logging.ERROR, "file.py", line, message, None, None)


def test_the_log_says_the_same_once_in_a_while_and_how_often_it_was() -> None:
    now = [0.0]
    calm = OnceInAWhile(lambda: now[0])
    assert [calm.filter(_record("full")) for _ in range(1000)].count(True) == 1
    assert calm.filter(_record("other", line=2))
    now[0] = 11.0
    again = _record("full")
    assert calm.filter(again)
    assert json.loads(Line().format(again))["repeated"] == 999


def test_an_error_is_one_line_with_its_place_and_not_what_it_says() -> None:
    try:
        raise ValueError("Ana's hand")
    except ValueError as error:
        record = logging.LogRecord(
            "app", logging.ERROR, "f.py", 1, "broke", None, (ValueError, error, error.__traceback__)
        )
    line = Line().format(record)
    assert "\n" not in line
    assert "Ana" not in line
    assert json.loads(line)["error"] == "ValueError"
