"""The `buraco` command. Exit 0 done, 1 the check failed, 2 wrong usage or unreadable input (one line on stderr)."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from trainer import __version__
from trainer.notation import NotationError
from trainer.rulebook import LANGUAGES
from trainer.solver import GOALS
from trainer.yaml_text import MAX_BYTES, Document, YamlError, parse_yaml

BENCHES = ("engine", "solver", "kernel", "load")
RECORD_FIELD = re.compile(rb"^(?:\xef\xbb\xbf)?buraco:", re.MULTILINE)


def main(arguments: list[str] | None = None) -> None:
    """Run the command and leave with its exit code; a fault of input or usage is one line, never a traceback."""
    _speak_utf8()
    try:
        code = buraco.main(args=arguments, prog_name="buraco", standalone_mode=False)
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        _leave(error.format_message())
    except (YamlError, NotationError) as error:
        _leave(str(error))
    except OSError as failure:
        _leave(f"{failure.filename or 'output'}: {_reason(failure)}; expected a place that can be read and written")
    sys.exit(code if isinstance(code, int) else 0)


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8")


def _reason(failure: OSError) -> str:
    return (failure.strerror or "cannot be used").lower()


def _leave(message: str) -> None:
    print(f"buraco: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


@click.group(invoke_without_command=True)
@click.version_option(__version__, prog_name="buraco")
@click.pass_context
def buraco(context: click.Context) -> None:
    """Learn Buraco STBL in a browser: lessons, puzzles, practice games. Alone, it opens the app."""
    if context.invoked_subcommand is None:
        context.invoke(serve)


@buraco.command()
@click.option("--port", type=click.IntRange(1, 65535), help="The port to listen on.")
@click.option("--db", metavar="URL", help="The database of progress; a file in your data folder by default.")
@click.option("--content", type=click.Path(path_type=Path), help="A folder with more lessons and puzzles.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for a class.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
def serve(
    port: int | None = None,
    db: str | None = None,
    content: Path | None = None,
    host: str = "127.0.0.1",
    no_browser: bool = False,
) -> None:
    """Serve the app."""
    if content is not None and not content.is_dir():
        raise click.UsageError(f"--content {content}: no such folder; expected a folder of lessons and puzzles")
    from trainer.app.serve import serve as serve_app

    serve_app(port=port, db=db, content=content, browser=not no_browser, host=host)


@buraco.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--db", metavar="URL", help="The database to copy; the one `buraco serve` uses by default.")
def backup(file: Path, db: str | None) -> int:
    """Copy all that is kept of the learners into a new FILE, while they go on."""
    from trainer.app.settings import database_url
    from trainer.learning.backup import BackupError, back_up
    from trainer.learning.database import StoreError

    try:
        return _answer({"file": str(file), "rows": back_up(db or database_url(), file)})
    except (BackupError, StoreError) as error:
        raise click.ClickException(str(error)) from None


@buraco.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--db", metavar="URL", help="The database to fill; the one `buraco serve` uses by default.")
@click.option("--replace", is_flag=True, help="Forget what the database holds now.")
def restore(file: Path, db: str | None, replace: bool) -> int:
    """Put the learners of a backup back, all of them or none. Stop the app before."""
    from trainer.app.settings import database_url
    from trainer.learning.backup import BackupError
    from trainer.learning.backup import restore as put_back
    from trainer.learning.database import StoreError

    try:
        return _answer({"file": str(file), "rows": put_back(db or database_url(), file, replaces=replace)})
    except (BackupError, StoreError) as error:
        raise click.ClickException(str(error)) from None


@buraco.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
def cases(paths: tuple[Path, ...]) -> int:
    """Run conformance cases through the rules engine."""
    from trainer.conformance import case_files, run_file

    passed = failed = 0
    for file in case_files(paths):
        for failure in run_file(file):
            if failure is None:
                passed += 1
            else:
                failed += 1
                click.echo(str(failure))
    click.echo(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


@buraco.command()
@click.argument("file", metavar="FILE|-")
@click.option("--lang", type=click.Choice(LANGUAGES), default=LANGUAGES[0], show_default=True, help="Of the messages.")
def judge(file: str, lang: str) -> int:
    """Judge one position (and its moves) in YAML, or the record of a deal: JSON on standard output; exit 1 when a
    move of the YAML is illegal, 2 when one of the record is."""
    from trainer.judgement import judgement, record_judgement
    from trainer.notation import record_from_text

    content, name = _content(file)
    if RECORD_FIELD.search(content):
        return _answer(record_judgement(record_from_text(content.decode(errors="replace"), name)))
    return _answer(judgement(parse_yaml(content, name), lang))


def _content(file: str) -> tuple[bytes, str]:
    """What a file or standard input holds, as far as any reader would go, and its name."""
    if file == "-":
        if sys.stdin is None:
            raise YamlError("<stdin>", None, "closed", "a text on standard input")
        return sys.stdin.buffer.read(MAX_BYTES + 1), "<stdin>"
    try:
        with open(file, "rb") as stream:
            return stream.read(MAX_BYTES + 1), file
    except OSError as failure:
        raise YamlError(file, None, _reason(failure), "a readable file") from None


def _document(file: str) -> Document:
    return parse_yaml(*_content(file))


def _answer(answer: dict[str, Any]) -> int:
    click.echo(json.dumps(answer, ensure_ascii=False, indent=2))
    return 0 if answer.get("ok", True) else 1


@buraco.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--write", is_flag=True, help="Write each puzzle's proof into its file.")
@click.option("--fresh", is_flag=True, help="Prove everything again, whatever earlier runs have proved.")
def check(paths: tuple[Path, ...], write: bool, fresh: bool) -> int:
    """Lint lessons and puzzles, and prove every puzzle's answer with the solver."""
    from trainer.content.check import run_check
    from trainer.content.proof_book import ProofBook

    return run_check(paths, sys.stdout, writes=write, book=ProofBook(None) if fresh else ProofBook())


@buraco.group()
def new() -> None:
    """Begin a new file."""


@new.command()
@click.argument("theme")
@click.argument("slug")
@click.option("--ask", default="legal?", show_default=True, help="legal?, choose, turn, count, classify or cards.")
@click.option("--dir", "folder", default="puzzles", show_default=True, type=click.Path(path_type=Path))
def puzzle(theme: str, slug: str, ask: str, folder: Path) -> int:
    """Write a draft puzzle, FOLDER/THEME/SLUG.yaml, which passes the check as it stands."""
    from trainer.content.scaffold import new_puzzle

    try:
        file = new_puzzle(theme, slug, ask, folder)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    click.echo(f"{file}\nCheck it, and write its proof: buraco check --write {file}")
    return 0


@new.command()
@click.argument("slug")
@click.option("--dir", "folder", default="lessons", show_default=True, type=click.Path(path_type=Path))
def lesson(slug: str, folder: Path) -> int:
    """Write a lesson to begin with, FOLDER/SLUG.yaml, which passes the check as it stands."""
    from trainer.content.lesson_scaffold import new_lesson

    try:
        file = new_lesson(slug, folder)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    click.echo(f"{file}\nCheck it: buraco check {file}")
    course = folder / "course.yaml"
    if course.exists():
        click.echo(f"Give it its place in {course}: - lesson: {slug}")
    return 0


@buraco.command()
@click.argument("what", type=click.Choice(["puzzle", "lesson"]))
def schema(what: str) -> int:
    """Print the JSON Schema of the puzzle or lesson format, for editors."""
    from trainer.content.schema import schema_text

    click.echo(schema_text(what), nl=False)
    return 0


@buraco.command()
@click.argument("file", metavar="FILE|-")
@click.option("--goal", type=click.Choice(tuple(GOALS)), default="points", show_default=True)
@click.option("--top", type=click.IntRange(1, 1000), default=1, show_default=True, help="How many distinct turns.")
def solve(file: str, goal: str, top: int) -> int:
    """Solve one position in YAML: the best whole turns, exactly, as JSON on standard output."""
    from trainer.solver.answer import solved

    return _answer(solved(_document(file), goal, top))


@buraco.command("match")
@click.argument("bots", metavar="BOT BOT", nargs=2)
@click.option("--deals", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="Each played twice.")
@click.option("--players", type=click.Choice(["2", "4"]), default="2", show_default=True)
@click.option("--rules", default="stbl", show_default=True, help="stbl, aberto, fechado or tradicional.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--deals-a-move", type=click.IntRange(1, 100_000), help="As many for expert as for master.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes.")
def match_bots(
    bots: tuple[str, str], deals: int, players: str, rules: str, seed: int, deals_a_move: int | None, jobs: int
) -> int:
    """Bots against each other: paired deals with the seats changed over; JSON on standard output."""
    from rich.console import Console
    from rich.progress import Progress

    from trainer.bots import BOTS, is_bot
    from trainer.bots.match import Pairing, play_match
    from trainer.rules.ruleset import RULESETS

    known = [*BOTS, *filter(is_bot, bots)]
    for word, words in ((bots[0], known), (bots[1], known), (rules, RULESETS)):
        if word not in words:
            raise click.UsageError(f"{word!r}; expected one of {', '.join(words)}")
    pairing = Pairing(bots, RULESETS[rules], int(players), seed, deals_a_move)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(" v ".join(bots), total=deals)
        return _answer(play_match(pairing, deals, jobs, lambda: progress.advance(task)))


@buraco.command()
@click.option(
    "--deals",
    type=click.IntRange(1, 1_000_000),
    default=100,
    show_default=True,
    help="How many to play, rounded up to fives.",
)
@click.option("--themes", metavar="THEME,…", default="", help="Only puzzles of these themes, by their first.")
@click.option(
    "--kinds", metavar="KIND,…", default="", help="Only these questions: turns, stranded, discards, lixo, sums."
)
@click.option("--out", default="mined", show_default=True, type=click.Path(path_type=Path), help="Where files go.")
@click.option("--most", type=click.IntRange(1), help="No more puzzles than so many: the best of each theme.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--ray", metavar="ADDRESS", help="Mine on a Ray cluster; `local` starts one here, of --jobs workers.")
def mine(
    deals: int, themes: str, kinds: str, out: Path, most: int | None, jobs: int, seed: int, ray: str | None
) -> int:
    """Mine puzzles from deals of bots: proved, graded, in both languages. Run again, it goes on where it was left."""
    from trainer.content.mining.chunks import KINDS
    from trainer.content.mining.crews import CrewError, alone, processes, ray_cluster
    from trainer.content.mining.crews import mine as mine_chunk
    from trainer.content.mining.journal import JournalError
    from trainer.content.mining.run import run_mine
    from trainer.content.mining.themes import THEMES

    wanted = _some_of(THEMES, themes, "--themes", "theme")
    asked = _some_of(KINDS, kinds, "--kinds", "kind") or KINDS
    work = partial(mine_chunk, kinds=asked)
    try:
        crew = ray_cluster(ray, jobs, work) if ray else processes(jobs, work) if jobs > 1 else partial(alone, work=work)
        result = run_mine(seed, deals, out, wanted, most, crew, sys.stderr, asked)
    except (CrewError, JournalError) as failure:
        raise click.ClickException(str(failure)) from None
    return _answer({"out": str(out), "funnel": result.funnel})


def _some_of(known: Sequence[str], given: str, option: str, what: str) -> tuple[str, ...]:
    """The names of a list with commas, each of which must be known."""
    names = tuple(name.strip() for name in given.split(",") if name.strip())
    for name in names:
        if name not in known:
            raise click.UsageError(f"{option} {name}: no such {what}; expected some of {', '.join(known)}")
    return names


@buraco.command()
@click.argument("record", metavar="RECORD|-")
@click.option("--seat", type=click.IntRange(0, 3), help="Whose turns; the human's by default, or seat 0's.")
@click.option("--lang", type=click.Choice(LANGUAGES), default=LANGUAGES[0], show_default=True, help="Of the words.")
@click.option("--seed", type=int, default=0, show_default=True, help="Of the sampled cards.")
@click.option("--memory", is_flag=True, help="Beside it, judged with only the last round of the lixo in mind.")
@click.option("--json", "as_json", is_flag=True, help="Data in place of a table.")
def review(record: str, seat: int | None, lang: str, seed: int, memory: bool, as_json: bool) -> int:
    """Review the record of a deal: the points each turn of a seat gave away, worst first."""
    from trainer.bots.review import Recall
    from trainer.bots.review.command import reviewed
    from trainer.notation import record_from_text

    content, name = _content(record)
    played = record_from_text(content.decode(errors="replace"), name)
    found = reviewed(played, name, seat, seed)
    person = reviewed(played, name, seat, seed, Recall.PERSON) if memory else None
    from trainer.app.report import review_table, review_to_mapping

    if as_json:
        return _answer(review_to_mapping(found, lang, person))
    from rich.console import Console

    Console().print(review_table(found, lang, person))
    return 0


class _Seconds(click.FloatRange):
    """A range that nan, which is neither below nor above it, is not within."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds: float = super().convert(value, param, ctx)
        if seconds != seconds:
            self.fail(f"{value!r} is not a number.", param, ctx)
        return seconds


@buraco.command()
@click.argument("what", nargs=-1, type=click.Choice(BENCHES))
@click.option("--seconds", type=_Seconds(0.1, 60), default=2.0, show_default=True, help="Engine, kernel: a part.")
@click.option("--positions", type=click.IntRange(1, 100_000), default=1000, show_default=True, help="Solver: how many.")
@click.option("--peers", is_flag=True, help="Kernel: other engines too, where they are installed.")
@click.option("--learners", type=click.IntRange(1, 1000), default=50, show_default=True, help="Load: how many.")
@click.option("--processes", type=click.IntRange(1, 16), default=1, show_default=True, help="Load: of the app.")
@click.option("--minutes", type=click.FloatRange(0.1, 600), default=2.0, show_default=True, help="Load: how long.")
@click.option(
    "--every", type=click.FloatRange(0.5, 600), default=5.0, show_default=True, help="Load: an act, in seconds."
)
@click.option("--thinking", type=click.IntRange(0, 200), default=0, help="Load: further games in which master thinks.")
@click.option("--db", metavar="URL", help="Load: the database; without one a file of its own.")
@click.option("--seed", type=int, default=1, show_default=True)
def bench(
    what: tuple[str, ...],
    seconds: float,
    positions: int,
    peers: bool,
    learners: int,
    processes: int,
    minutes: float,
    every: float,
    thinking: int,
    db: str | None,
    seed: int,
) -> int:
    """Measure the engine, the solver and the bots' kernel, or what is named; JSON on standard output.

    `load` is measured only where it is named: learners on the app's own processes, here.
    """
    from trainer.bench import bench_engine
    from trainer.bench_solver import bench_solver
    from trainer.bots.kernel.bench import bench_kernel
    from trainer.load.bench import bench_load

    benches: dict[str, Callable[[], dict[str, Any]]] = {
        "engine": lambda: bench_engine(seconds, seed),
        "solver": lambda: bench_solver(positions, seed),
        "kernel": lambda: bench_kernel(seconds, seed, peers=peers),
        "load": lambda: bench_load(learners, processes, minutes, every, thinking, db, seed),
    }
    figures = [benches[name]() for name in what or BENCHES if what or name != "load"]
    return _answer(figures[0] if len(figures) == 1 else {"benches": figures})
