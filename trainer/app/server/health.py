"""What the process says of itself: that it lives, that it can serve, and figures for the operator."""

from __future__ import annotations

import hmac
import os
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

TOKEN: Final = "BURACO_METRICS_TOKEN"
LOOPBACK: Final = ("127.0.0.1", "::1")
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")


def routes(store_answers: Callable[[], bool], figures: Callable[[], Mapping[str, float]]) -> list[Route]:
    """`/healthz`, `/readyz` and `/metrics`.

    `store_answers` asks the store something small and may block; `figures` gives the process's figures by name.
    """

    async def alive(_request: Request) -> Response:
        return JSONResponse({"status": "ok"})

    async def ready(_request: Request) -> Response:
        begun = time.monotonic()
        answers = await run_in_threadpool(store_answers)
        milliseconds = round(1000 * (time.monotonic() - begun))
        body = {"status": "ok" if answers else "the store does not answer", "store_ms": milliseconds}
        return JSONResponse(body, 200 if answers else 503)

    async def metrics(request: Request) -> Response:
        if not is_operator(request):
            return PlainTextResponse("Not found\n", 404)
        return PlainTextResponse("".join(_lines(figures())), media_type="text/plain; version=0.0.4")

    return [Route("/healthz", alive), Route("/readyz", ready), Route("/metrics", metrics)]


def is_operator(request: Request) -> bool:
    """Whether the operator asks: with the token of `BURACO_METRICS_TOKEN`, or, where there is none, from this very
    machine and not through a proxy."""
    token = os.environ.get(TOKEN, "")
    if token:
        return hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    forwarded = any(name in request.headers for name in FORWARDED)
    return not forwarded and request.client is not None and request.client.host in LOOPBACK


def _lines(figures: Mapping[str, float]) -> Iterator[str]:
    for name, value in figures.items():
        yield f"buraco_{name} {value:g}\n"
