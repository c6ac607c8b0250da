"""The app served for the browser tests, a browser, and learners who visit."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from chromium import CHROMIUM, FLAGS
from playwright.sync_api import Browser, expect, sync_playwright
from serving import served
from visits import SLOW, WIDE, Visit, Visitor

expect.set_options(timeout=SLOW)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without Chromium the tests that need it are skipped."""
    if not Path(CHROMIUM).exists():
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(pytest.mark.skip(reason=f"no {CHROMIUM}"))


@dataclass(frozen=True)
class House:
    """A server and the database in which it keeps what learners do."""

    address: str
    database: str


class Houses:
    """Servers, each started when it is first asked for, and kept: the modules that ask for the same share it."""

    def __init__(self, ends: ExitStack, folder: Callable[[], Path]) -> None:
        self._ends, self._folder = ends, folder
        self._started: dict[tuple[object, ...], House] = {}

    def of(self, program: list[str], content: Path, pace: str) -> House:
        """The server of this program, with this teacher's folder, in a folder and on a database of its own."""
        asked = (*program, content, pace)
        if asked not in self._started:
            folder = self._folder()
            database = f"sqlite:///{folder / 'learners.sqlite'}"

            def arguments(port: int) -> list[str]:
                options = ["--port", str(port), "--db", database, "--no-browser", "--content", str(content)]
                return [*program, "serve", *options]

            address = self._ends.enter_context(served(arguments, folder, pace=pace))
            self._started[asked] = House(address, database)
        return self._started[asked]


@pytest.fixture(scope="session")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    with ExitStack() as ends:
        yield Houses(ends, lambda: tmp_path_factory.mktemp("serve"))


@pytest.fixture(scope="module")
def program() -> list[str]:
    """What Python runs: the command, or a script of a test's own around it."""
    return ["-m", "trainer"]


@pytest.fixture(scope="module")
def content() -> Path:
    """The teacher's folder that the server is given."""
    return Path(__file__).parent / "content"


@pytest.fixture(scope="module")
def pace() -> str:
    """How the acts of bots are shown: one after another where a test is about that."""
    return "once"


@pytest.fixture(scope="module")
def house(houses: Houses, program: list[str], content: Path, pace: str) -> House:
    """The command, as this module wants it to run."""
    return houses.of(program, content, pace)


@pytest.fixture(scope="module")
def server(house: House) -> str:
    return house.address


@pytest.fixture(scope="module")
def database(house: House) -> str:
    return house.database


@pytest.fixture(scope="module")  # while it is open, no other test of this process may run an event loop
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def visit(server: str, browser: Browser) -> Iterator[Visitor]:
    contexts = []

    def begin(lang: str = "pt-BR", size: tuple[int, int] = WIDE, scheme: str = "light") -> Visit:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-US" if lang == "en" else lang,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        return Visit(context.new_page(), server, lang)

    yield begin
    for context in contexts:
        context.close()
