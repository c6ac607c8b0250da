"""The linter behind `buraco check`: is every file whole, in both languages, and does the engine agree?

Loading finds what a file alone can show; here each exercise is proved (`trainer.content.proof`), and the files are
compared with the rulebook and with one another.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field, replace
from itertools import permutations
from typing import Any

from trainer.cards import CARDS, Card
from trainer.content.entry import Difference, Paths, Placement, PlayerPath
from trainer.content.exercises import ExerciseBase
from trainer.content.genders import gendered
from trainer.content.guided import PLACEHOLDERS, Guided
from trainer.content.hints import gives_away
from trainer.content.library import Library, model_of
from trainer.content.models import Course, Lesson, Puzzle, Sandbox
from trainer.content.picking import pick_faults
from trainer.content.played import play_line
from trainer.content.problems import Problem
from trainer.content.proof import Proven
from trainer.content.proof_book import ProofBook, is_current, write_proof
from trainer.content.prose import broken_cards, miswritten_cards, split_prose
from trainer.content.sights import unseen_sights
from trainer.content.teaching import dead_links, has_picture, structure_faults, teaching_faults
from trainer.content.terms import portuguese_in
from trainer.rulebook import LANGUAGES, articles, glossary
from trainer.rules.position import Position
from trainer.yaml_text import Document, Node, NodePath

_NOT_PROVED = ("title", "themes", "difficulty", "status", "source", "proof", "goal", "judged", "explain", "hints")


@dataclass(slots=True)
class Report:
    """The problems of one document as they are found; `known` is all that it may name.

    `writes`: its proof is written into the file; `asks_proofs`: a file without its proof is a problem.
    """

    document: Document
    book: ProofBook
    known: Library = field(default_factory=Library)
    writes: bool = False
    asks_proofs: bool = True
    problems: list[Problem] = field(default_factory=list)

    def say(self, path: NodePath, wrong: str, expected: str = "") -> None:
        """Add the problem of the field at `path`."""
        self.problems.append(Problem.at(self.document, path, wrong, expected))

    def advise(self, path: NodePath, wrong: str, expected: str) -> None:
        """Add a problem that keeps the file from being good, though it can be used."""
        self.problems.append(replace(Problem.at(self.document, path, wrong, expected), is_style=True))


def lint(
    library: Library,
    beside: Library | None = None,
    book: ProofBook | None = None,
    writes: bool = False,
    asks_proofs: bool = True,
    on_file: Callable[[], None] = lambda: None,
) -> list[Problem]:
    """All problems of a library, by file and line. `beside` holds puzzles and lessons that it may name too.

    Proofs come from the `book` where it has them; with `writes` they are written into the puzzle files, and without
    `asks_proofs` they need not stand there. `on_file` is called after each file.
    """
    book = book or ProofBook(None)
    known = library.laid_over(beside) if beside else library
    problems = set(library.problems)
    seen: dict[object, str] = {}
    for item, document in library.documents:
        report = Report(document, book, known, writes, asks_proofs)
        _lint_texts(report, document.data, (), PLACEHOLDERS if model_of(document) is Guided else ())
        match item:
            case Puzzle():
                _lint_puzzle(report, item, seen)
            case Lesson():
                _lint_lesson(report, item, known)
            case Course():
                _lint_course(report, item, library, known)
            case Placement():
                _lint_placement(report, item, library, known)
            case Guided():
                _lint_guided(report, item)
            case Paths():
                for number, path in enumerate(item.paths):
                    _lint_path(report, path, ("paths", number), known)
        problems |= set(report.problems)
        on_file()
    return sorted(problems, key=lambda problem: (problem.file, problem.line or 0, problem.text))


def _lint_texts(report: Report, node: Any, path: NodePath, placeholders: Container[str]) -> None:
    """Cards in prose can be drawn, links lead somewhere, both languages say the same in the same way, the English one
    in the English words, and neither gives a player a gender; `placeholders` may stand where cards do."""
    if isinstance(node, list):
        for index, item in enumerate(node):
            _lint_texts(report, item, (*path, index), placeholders)
    if not isinstance(node, dict):
        return
    texts = {key: value for key, value in node.items() if key in ("pt", "pt-BR", "en") and isinstance(value, str)}
    for key, text in texts.items():
        _lint_text(report, text, (*path, key), placeholders)
    if len({_cards_drawn(text) for text in texts.values()}) > 1:
        report.say(path, "the two languages draw different cards", "the same cards in both")
    if set(texts) == set(LANGUAGES):
        for wrong in structure_faults(texts["pt-BR"], texts["en"]):
            report.advise(path, wrong, "the same in both languages")
        for word, english in portuguese_in(texts["en"]):
            report.advise((*path, "en"), f"the Portuguese word {word!r} in an English text", repr(english))
        for language in LANGUAGES:
            for word, other in gendered(texts[language], language):
                report.advise((*path, language), f"the word {word!r} gives a player a gender", repr(other))
    for key, value in node.items():
        if key not in texts:
            _lint_texts(report, value, (*path, key), placeholders)


def _lint_text(report: Report, text: str, path: NodePath, placeholders: Container[str]) -> None:
    broken = [each for each in broken_cards(text) if each not in placeholders]
    for each in broken:
        report.say(path, f"{each} in the text is no card", "cards like {7♠} or {10♥ J♥}")
    for found, right in [] if broken else miswritten_cards(text):
        report.advise(path, f"{found} in the text is not how a card is written", right)
    for address in dead_links(text, report.known):
        report.say(path, f"the link {address} leads nowhere", "/?lesson=, /?puzzle=, /?article= or /?term= and an id")
    if has_picture(text):
        report.say(path, "a picture in the text", "text and cards: pages fetch no pictures from elsewhere")


def _cards_drawn(text: str) -> tuple[Card, ...]:
    return tuple(sorted(piece for piece in split_prose(text) if isinstance(piece, Card)))


def _lint_puzzle(report: Report, puzzle: Puzzle, seen: dict[object, str]) -> None:
    if not puzzle.exercise.articles:
        report.say((), "articles is missing", "the ids of the rules it trains")
    data = {key: value for key, value in report.document.mapping().items() if key not in _NOT_PROVED}
    proven = _lint_exercise(report, puzzle.exercise, (), data)
    if puzzle.status == "active" and not proven.faults:
        _lint_proof(report, puzzle, proven)
    key = shape_of(puzzle.exercise.known)
    if key in seen:
        wrong = f"the position of {seen[key]} again, its suits renamed or not"
        report.say(("position",), wrong, "a position of its own")
    seen.setdefault(key, puzzle.id)


def _lint_proof(report: Report, puzzle: Puzzle, proven: Proven) -> None:
    if not proven.exhausted:
        wrong = f"nothing is proved ({proven.verdict})"
        report.say(("accept",), wrong, "a criterion the engine can prove, or status: draft")
    elif report.writes:
        write_proof(report.document, proven)
    elif report.asks_proofs and not is_current(puzzle, proven):
        wrong = "proof is missing" if puzzle.proof is None else "the proof is not of this puzzle any more"
        report.say(("proof",) if puzzle.proof else (), wrong, "the one that `buraco check --write` writes")


def shape_of(position: Position) -> object:
    """What positions have in common that are the same but for the names of the suits."""
    return min(_shape(position, order) for order in permutations(range(4)))


def _shape(position: Position, order: tuple[int, ...]) -> tuple[object, ...]:
    faces = [order[card // 13] * 13 + card % 13 if card < 52 else int(card) for card in CARDS]
    hands = tuple(tuple(sorted(faces[card] for card in hand)) for hand in position.hands)
    table = tuple(
        tuple(sorted(tuple(faces[card] for card in meld.cards) for meld in melds)) for melds in position.table
    )
    lixo = tuple(faces[card] for card in position.lixo)
    return position.ruleset.name, hands, position.turn, position.phase.value, table, lixo, str(position.batida)


def _lint_lesson(report: Report, lesson: Lesson, known: Library) -> None:
    _lint_articles(report, lesson.articles, ("articles",))
    for index, step in enumerate(lesson.steps):
        if step.puzzle and step.puzzle not in known.puzzles:
            report.say(("steps", index, "do"), f"no puzzle {step.puzzle}", "the id of a puzzle, or an exercise")
        if step.do:
            _lint_exercise(report, step.do, ("steps", index, "do"), data_at(report.document, ("steps", index, "do")))
        if step.sandbox:
            _lint_sandbox(report, step.sandbox, ("steps", index, "try"))
    if not lesson.check:
        report.say(("steps", len(lesson.steps) - 1), "the lesson ends without a check", "do as the last step")
    if not 4 <= len(lesson.summary) <= 7:
        wrong = f"{len(lesson.summary)} lines" if lesson.summary else "summary is missing"
        report.advise(("summary",) if lesson.summary else (), wrong, "four to seven lines to keep")
    for finding in teaching_faults(lesson, known):
        report.advise(finding.path, finding.wrong, finding.expected)


def _lint_sandbox(report: Report, sandbox: Sandbox, path: NodePath) -> None:
    """What there is to be seen can be seen: the solution shows it."""
    if not sandbox.solution:
        if "until" in sandbox.model_fields_set:
            report.say(path, "solution is missing", "moves that show what until names")
        return
    played = play_line(sandbox.position, sandbox.solution)
    left = unseen_sights(sandbox.until, played)
    if played.refused is not None:
        report.say((*path, "solution"), f"{str(played.refused)!r} breaks {played.verdict.article}", "legal moves")
    elif left:
        report.say((*path, "solution"), f"it does not show {', '.join(left)}", "moves that show what until names")


def _lint_course(report: Report, course: Course, library: Library, known: Library) -> None:
    for index, entry in enumerate(course.lessons):
        if entry.lesson not in known.lessons:
            report.say(("lessons", index), f"no lesson {entry.lesson}", "the id of a lesson in these folders")
    missing = set(library.lessons) - {entry.lesson for course in library.courses for entry in course.lessons}
    for lesson in sorted(missing):
        report.say(("lessons",), f"the lesson {lesson} is not in the course", "every lesson in it")


def _lint_placement(report: Report, placement: Placement, library: Library, known: Library) -> None:
    for index, question in enumerate(placement.questions):
        path = ("questions", index)
        _lint_lessons(report, question.lessons, (*path, "lessons"), known)
        _lint_exercise(report, question.do, (*path, "do"), data_at(report.document, (*path, "do")))
    for lesson in library.lessons_in_order:
        if lesson.id not in placement.lessons:
            report.say(("questions",), f"no question names the lesson {lesson.id}", "every lesson named by one")


def _lint_guided(report: Report, guided: Guided) -> None:
    terms = {entry.id for entry in glossary()}
    for index, remark in enumerate(guided.remarks):
        _lint_articles(report, [remark.article], ("remarks", index))
        if remark.term is not None and remark.term not in terms:
            wrong = f"no term {remark.term} in the glossary"
            report.say(("remarks", index, "term"), wrong, "the id of a term")


def _lint_path(report: Report, path: PlayerPath, place: NodePath, known: Library) -> None:
    _lint_lessons(report, path.lessons, (*place, "lessons"), known)
    for index, difference in enumerate(path.differences):
        where = (*place, "differences", index)
        _lint_articles(report, difference.articles, (*where, "articles"))
        _lint_training(report, difference, where, known)


def _lint_training(report: Report, difference: Difference, path: NodePath, known: Library) -> None:
    if difference.do:
        _lint_exercise(report, difference.do, (*path, "do"), data_at(report.document, (*path, "do")))
    elif difference.puzzle and difference.puzzle not in known.puzzles:
        report.say((*path, "do"), f"no puzzle {difference.puzzle}", "the id of a puzzle, or an exercise")
    elif difference.see:
        lesson = known.lessons.get(difference.see.lesson)
        if lesson is None or difference.see.step > len(lesson.steps):
            wrong = f"no step {difference.see.step} in the lesson {difference.see.lesson}"
            report.say((*path, "see"), wrong, "a lesson's id and the number of a step")


def _lint_lessons(report: Report, ids: Iterable[str], path: NodePath, known: Library) -> None:
    for index, lesson in enumerate(ids):
        if lesson not in known.lessons:
            report.say((*path, index), f"no lesson {lesson}", "the id of a lesson")


def data_at(document: Document, path: NodePath) -> Node:
    """The data of a document at a path that exists."""
    node: Any = document.data
    for step in path:
        node = node[step]
    return node  # type: ignore[no-any-return]


def _lint_articles(report: Report, ids: Iterable[str], path: NodePath) -> None:
    known = {article.id for article in articles()}
    for index, article in enumerate(ids):
        if article not in known:
            report.say((*path, index), f"no article {article!r} in the rulebook", "an article id")


def _lint_exercise(report: Report, exercise: ExerciseBase, path: NodePath, data: Node) -> Proven:
    _lint_articles(report, exercise.articles, (*path, "articles"))
    for index, wrong in enumerate(exercise.wrong):
        if wrong.when.breaks:
            _lint_articles(report, [wrong.when.breaks], (*path, "wrong", index, "when"))
    if gives_away(exercise):
        report.say((*path, "hints", 0), "the first hint gives the answer away", "a nudge")
    proven = report.book.proof_of(exercise, data)
    for fault in proven.faults or pick_faults(exercise):
        report.say((*path, *fault.path), fault.wrong, fault.expected)
    return proven
