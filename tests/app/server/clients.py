"""Clients that speak the app's protocol over bare websockets: honest ones, who look, and hostile ones."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from streamlit.proto.BackMsg_pb2 import BackMsg

from trainer.load.page import Page, connected

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


async def with_page(address: str, use: Callable[[Page], Awaitable[None]], source: str = HOME) -> None:
    """Opens a page from an address of this machine, draws it once, and uses it."""
    page = await connected(address, source=source)
    async with page.socket:
        await page.draw()
        await use(page)


async def honest(address: str, acts: int, every: float, times: list[float]) -> None:
    """Somebody who opens a page and asks for it again `acts` times, once `every` so many seconds."""

    async def use(page: Page) -> None:
        for _ in range(acts):
            await asyncio.sleep(every)
            times.append(await page.draw())

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
