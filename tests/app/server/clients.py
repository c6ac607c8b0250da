"""Clients that speak the app's protocol over bare websockets: honest ones that act, and hostile ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

HOME, STRANGER = "127.0.0.1", "127.0.0.2"
"""Two addresses of this machine: honest people come from one, attackers from the other."""


def rerun(query: str = "", page: str = "") -> bytes:
    """The message by which a page asks to be drawn."""
    message = BackMsg()
    message.rerun_script.query_string = query
    message.rerun_script.page_name = page
    return message.SerializeToString()


def clear_cache() -> bytes:
    """The message by which a developer empties the caches of everybody."""
    message = BackMsg()
    message.clear_cache = True
    return message.SerializeToString()


class Page:
    """One open page of somebody."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def act(self, message: bytes, seconds: float = 60.0) -> float:
        """Sends a message, waits until its run of the script has ended; how long that took, in seconds."""
        begun = time.perf_counter()
        await self.socket.send(message)
        async with asyncio.timeout(seconds):
            while True:
                answer = ForwardMsg()
                answer.ParseFromString(await self.socket.recv())
                if answer.WhichOneof("type") == "script_finished":
                    return time.perf_counter() - begun


async def with_page(address: str, use: Callable[[Page], Awaitable[None]], source: str = HOME) -> None:
    """Opens a page from an address of this machine, draws it once, and uses it."""
    url = address.replace("http", "ws") + "/_stcore/stream"
    names = [Subprotocol("streamlit")]
    async with connect(url, subprotocols=names, max_size=None, open_timeout=30, local_addr=(source, 0)) as socket:
        page = Page(socket)
        await page.act(rerun())
        await use(page)


async def honest(address: str, acts: int, every: float, times: list[float]) -> None:
    """Somebody who opens a page and asks for it again `acts` times, once `every` so many seconds."""

    async def use(page: Page) -> None:
        for _ in range(acts):
            await asyncio.sleep(every)
            times.append(await page.act(rerun()))

    await with_page(address, use)


async def flood(address: str, a_second: int, until: asyncio.Event, message: bytes) -> None:
    """Somebody who sends so many messages a second, and reads what comes without looking."""

    async def use(page: Page) -> None:
        async def read() -> None:
            async for _ in page.socket:
                pass

        reading = asyncio.create_task(read())
        while not until.is_set():
            for _ in range(a_second // 20):
                await page.socket.send(message)
            await asyncio.sleep(0.05)
        reading.cancel()

    await with_page(address, use, STRANGER)


def percentile(times: list[float], share: float) -> float:
    """The time within which that share of all acts were done."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]
