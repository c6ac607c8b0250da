"""What strangers may send, and who reads it: each reader takes any bytes, and answers only as its docstring says.

A reader that raises anything else has a fault. The same readers are tried with random changes of real inputs in every
run of the tests (`test_fuzz.py`), and by coverage for as long as one likes (`by_coverage.py`).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import yaml
from starlette.types import Message, Receive, Scope, Send
from streamlit.proto.BackMsg_pb2 import BackMsg

from trainer.app.server.gate import ALLOWED, Gate
from trainer.app.server.limits import Limits
from trainer.app.table.acts import MoveAct, new_acts
from trainer.content.library import Library, content_files, content_folders
from trainer.content.prose import split_prose
from trainer.content.teaching import structure_faults
from trainer.judgement import judgement
from trainer.learning.game import play, until_human
from trainer.learning.table_match import match_from_text, match_to_text, new_match, without_seed
from trainer.notation import NotationError, links, position_from_text, position_to_text
from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.moves import MoveError
from trainer.rules.ruleset import RULESETS
from trainer.yaml_text import YamlError, parse_yaml

TOP = Path(__file__).parents[2]
MOVES = 12
"""Moves in the games that are changed: enough for lays, additions and pickups."""


@dataclass(frozen=True)
class Target:
    """A reader of strangers' bytes, real inputs to begin from, and words that matter to it."""

    read: Callable[[bytes], None]
    seeds: Callable[[], list[bytes]]
    words: tuple[bytes, ...]


# Files of teachers


def read_content(data: bytes) -> None:
    """A lesson or a puzzle of a teacher's folder: what is wrong with it joins the problems."""
    library = Library()
    with suppress(YamlError):
        document = parse_yaml(data, "puzzle.yaml")
        document.mapping()
        library.add_document(document)
    assert all("\n" not in str(problem) for problem in library.problems)


def content() -> list[bytes]:
    """Every fortieth file of the program's own."""
    return [path.read_bytes() for path in list(content_files(content_folders()))[::40]]


def read_prose(data: bytes) -> None:
    """The words of a lesson or a puzzle."""
    text = data.decode("utf-8", "replace")
    split_prose(text)
    list(structure_faults(text, text))


def prose() -> list[bytes]:
    """Sentences with cards, links and emphasis."""
    texts = ("{5♣} {6♣} vão no **jogo** de paus.", "[the rules](rule:meld.trinca) and ![a table](t.png)\n\n- one\n")
    return [text.encode() for text in texts]


def read_judged(data: bytes) -> None:
    """What `buraco judge` is given."""
    with suppress(YamlError):
        judgement(parse_yaml(data), "en")


def judged() -> list[bytes]:
    """Positions with their moves, of the conformance cases."""
    files = (TOP / "tests" / "cases").glob("*.yaml")
    cases = [case for file in sorted(files) for case in yaml.safe_load(file.read_text("utf-8")) if "moves" in case]
    names = ("rules", "position", "moves")
    return [yaml.safe_dump({name: case[name] for name in names if name in case}).encode() for case in cases[::6]]


# Links and records


def read_link(data: bytes) -> None:
    """The position of a link, as it came and with its checksum made right, so that what it guards is read too."""
    text = data.decode("utf-8", "replace")
    body = text[1 : -links._CHECK_SIGNS]
    whole = links.VERSION + body
    with suppress(ValueError, NotationError):
        whole += links._check(body)
    for each in (text, whole):
        try:
            position = position_from_text(each)
        except NotationError:
            continue
        assert position_from_text(position_to_text(position)) == position


def linked() -> list[bytes]:
    """Links to dealt positions of every ruleset."""
    return [
        position_to_text(deal(rules, players, seed=3)).encode() for rules in RULESETS.values() for players in (2, 4)
    ]


def read_record(data: bytes) -> None:
    """A match under way, as it is kept and imported."""
    text = data.decode("utf-8", "replace")
    try:
        match = match_from_text(text)
    except NotationError:
        match = None
    assert match is None or match_from_text(match_to_text(match)) == match
    without_seed(text)


def records() -> list[bytes]:
    """Matches of every ruleset some moves old."""
    found = []
    for number, rules in enumerate(RULESETS.values()):
        match = new_match(rules, 2 + 2 * (number % 2), "random", number)
        game = until_human(match.game)
        for _ in range(MOVES):
            if game.position.ended:
                break
            game = until_human(play(game, list(legal_moves(game.position))[-1]))
        found.append(match_to_text(match.with_game(game)).encode())
    return found


# What browsers send


def read_component(data: bytes) -> None:
    """The state of the table's component: acts, each of which may be a move."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return  # Streamlit reads it, and refuses it, before it reaches us
    for act in new_acts("t", "1", {"t": value}):
        if isinstance(act, MoveAct):
            with suppress(MoveError):
                act.read()


def components() -> list[bytes]:
    """Outboxes with every kind of act."""
    acts: list[dict[str, object]] = [
        {"kind": "move", "text": "lay 3C 4C 5C"},
        {"kind": "move", "text": "take lay 3C 4C"},
        {"kind": "undo"},
        {"kind": "pick", "cards": ["9C", "JK"]},
        {"kind": "pref", "name": "deck", "value": "four"},
    ]
    return [json.dumps({"outbox": [{"seq": n, "version": "1", "act": act}]}).encode() for n, act in enumerate(acts, 1)]


def read_message(data: bytes) -> None:
    """A message of the protocol: the gate lets through what the app may see, and closes on what is none."""

    async def knock() -> None:
        frames = iter(
            [
                {"type": "websocket.connect"},
                {"type": "websocket.receive", "bytes": data},
                {"type": "websocket.disconnect", "code": 1000},
            ]
        )

        async def receive() -> Message:
            return next(frames)

        async def send(_answer: Message) -> None:
            pass

        async def app(_scope: Scope, receive: Receive, _send: Send) -> None:
            while (got := await receive())["type"] != "websocket.disconnect":
                if got["type"] == "websocket.receive":
                    message = BackMsg()
                    message.ParseFromString(got["bytes"])
                    assert (message.WhichOneof("type") or "") in ALLOWED or message.HasField(
                        "backend_operation_request"
                    )
                    assert not message.clear_cache

        await Gate(app, Limits(), most=10)({"type": "websocket", "client": ("10.0.0.1", 1)}, receive, send)

    asyncio.run(knock())


def messages() -> list[bytes]:
    """One message of every kind there is."""
    found = []
    for kind in BackMsg.DESCRIPTOR.oneofs_by_name["type"].fields:
        message = BackMsg()
        if kind.message_type is not None:
            getattr(message, kind.name).SetInParent()
        else:
            setattr(message, kind.name, True if kind.cpp_type == kind.CPPTYPE_BOOL else kind.default_value)
        if kind.name == "rerun_script":
            message.rerun_script.query_string = "lesson=mesa&step=2"
            message.rerun_script.widget_states.widgets.add().id = "x"
        found.append(message.SerializeToString())
    return found


CARDS = (b"JK", b"2H", b"AS", b"**", b" 108*?", b"?")
YAML = (
    b": ",
    b"\n- ",
    b"[",
    b"]",
    b"{",
    b"}",
    b"'",
    b'"',
    b"&a ",
    b"*a",
    b"!!python/object:",
    b"\n---\n",
    b"\t",
    b"~",
    b"|\n",
)
TARGETS = {
    "content": Target(read_content, content, (*YAML, *CARDS, b"ask: turn", b"accept:", b"position:", b"en:")),
    "prose": Target(read_prose, prose, (b"[a](", b"![", b"](", b"**", b"{", b"}", b"\n\n", b"- ", b"rule:")),
    "judge": Target(read_judged, judged, (*YAML, *CARDS, b"lixo:", b"monte:", b"hands:", b"moves:", b"table:")),
    "link": Target(read_link, linked, (b"_", b"-", b"0", b"zz", b"1")),
    "record": Target(read_record, records, (*CARDS, b"\n1:", b"draw", b"take", b"buraco: 1", b"position: ", b"seed: ")),
    "component": Target(
        read_component, components, (*CARDS, b"[", b"{", b'"act":', b"1e999", b"NaN", b"\\u0000", b"null")
    ),
    "message": Target(read_message, messages, (b"\x08\x01", b"\xff\xff\xff\xff\x0f", b"\x12\x00", b"\x00")),
}
