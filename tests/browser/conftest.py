"""The app served for the browser tests, a browser, and learners who visit."""

from collections.abc import Iterator
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


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the server keeps what learners do."""
    return f"sqlite:///{tmp_path_factory.mktemp('serve') / 'learners.sqlite'}"


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
def server(database: str, program: list[str], content: Path, pace: str) -> Iterator[str]:
    """The command, started from a folder of its own on a database of its own."""
    folder = Path(database.removeprefix("sqlite:///")).parent

    def arguments(port: int) -> list[str]:
        options = ["--port", str(port), "--db", database, "--no-browser", "--content", str(content)]
        return [*program, "serve", *options]

    with served(arguments, folder, pace=pace) as address:
        yield address


@pytest.fixture(scope="module")
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
