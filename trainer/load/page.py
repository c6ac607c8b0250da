"""An open page of somebody, as a browser holds one: what it shows can be read and pressed."""

from __future__ import annotations

import asyncio
import json
import re
import ssl
import time
from dataclasses import dataclass, field
from typing import Any, Final

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.Element_pb2 import Element
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

OUTAGE: Final = ("does not answer", "não está respondendo")
"""What the page says while the store is away, in both languages."""

_KEY: Final = re.compile(r"^\$\$ID-[0-9a-f]+-(.*)$")


class PageFault(Exception):
    """The page showed an error of the program."""


@dataclass(frozen=True, slots=True)
class Widget:
    """What can be used on a page: its id, and the part of the page that runs when it is."""

    id: str
    fragment: str


@dataclass
class Page:
    """A page of the app, drawn by `draw`; `buttons` are those that can be pressed, by their keys."""

    socket: ClientConnection
    name: str = ""
    query: str = ""
    buttons: dict[str, Widget] = field(default_factory=dict)
    table: Widget | None = None
    data: dict[str, Any] = field(default_factory=dict)
    is_out: bool = False
    again: str | None = None
    """The part of the page that asks to be drawn again by itself; None where none does."""

    async def open(self, name: str, query: str = "", seconds: float = 60.0) -> float:
        """Goes to another page and waits until it is drawn; how long that took, in seconds."""
        self.name, self.query, self.table, self.data = name, query, None, {}
        self.buttons.clear()
        return await self.draw(seconds=seconds)

    async def press(self, key: str) -> float:
        """Presses a button. Raises KeyError where there is none of that key."""
        button = self.buttons[key]
        self.buttons.clear()
        return await self.draw(WidgetState(id=button.id, trigger_value=True), button.fragment)

    async def send_table(self, value: object, fragment: str | None = None, seconds: float = 60.0) -> float:
        """Sends the table's state, and has that part of the page drawn, by default the table's own."""
        assert self.table is not None
        state = WidgetState(id=self.table.id, json_value=json.dumps(value))
        return await self.draw(state, fragment or self.table.fragment, seconds)

    async def draw(self, state: WidgetState | None = None, fragment: str = "", seconds: float = 60.0) -> float:
        """Has the page, or a part of it, drawn with what was used; how long that took, in seconds.

        Raises:
            PageFault: the page shows an error.
            TimeoutError: it was not drawn in that time.
        """
        message = BackMsg()
        message.rerun_script.query_string = self.query
        message.rerun_script.page_name = self.name
        message.rerun_script.fragment_id = fragment
        if state is not None:
            message.rerun_script.widget_states.widgets.append(state)
        begun = time.perf_counter()
        await self.socket.send(message.SerializeToString())
        self.is_out, self.again = False, None
        async with asyncio.timeout(seconds):
            while True:
                answer = ForwardMsg()
                answer.ParseFromString(await self.socket.recv())
                match answer.WhichOneof("type"):
                    case "script_finished":
                        return time.perf_counter() - begun
                    case "delta":
                        self._see(answer.delta.new_element, answer.delta.fragment_id)
                    case "page_info_changed":
                        self.query = answer.page_info_changed.query_string
                    case "auto_rerun":
                        self.again = answer.auto_rerun.fragment_id

    def _see(self, element: Element, fragment: str) -> None:
        match element.WhichOneof("type"):
            case "exception":
                raise PageFault(element.exception.message)
            case "button" if not element.button.disabled:
                if found := _KEY.match(element.button.id):
                    self.buttons[found[1]] = Widget(element.button.id, fragment)
            case "bidi_component":
                shown = element.bidi_component
                [data] = json.loads(shown.json)
                if "mode" in data:  # the table, not the rules' search
                    self.table = Widget(shown.id, fragment or (self.table.fragment if self.table else ""))
                    self.data = data
            case "html" if any(word in element.html.body for word in OUTAGE):
                self.is_out = True


async def connected(
    address: str, cookies: dict[str, str] | None = None, tls: ssl.SSLContext | None = None, source: str = ""
) -> Page:
    """A connection to the app at an address, not drawn yet; `source` is the address of this machine it comes from.

    What the server sets as cookies is put beside those that are sent.
    """
    kept = {} if cookies is None else cookies
    socket = await connect(
        address.replace("http", "ws", 1) + "/_stcore/stream",
        subprotocols=[Subprotocol("streamlit")],
        additional_headers={"Cookie": "; ".join(f"{name}={value}" for name, value in kept.items())} if kept else None,
        origin=address,  # type: ignore[arg-type]
        max_size=None,
        open_timeout=30,
        ssl=tls,
        local_addr=(source, 0) if source else None,
    )
    for told in socket.response.headers.get_all("Set-Cookie") if socket.response else []:
        name, _, value = told.partition(";")[0].partition("=")
        kept[name] = value
    return Page(socket)


def percentile(times: list[float], share: float) -> float:
    """The time within which that share of all acts were done."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]
