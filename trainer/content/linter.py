"""The linter behind `buraco check`: is every file whole, in both languages, and does the engine agree?

Loading finds what a file alone can show; here each exercise's answers are put to the engine, and the files are
compared with the rulebook and with one another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from trainer.cards import Card
from trainer.content.answers import MalformedAnswer, answer_text, parse_answer
from trainer.content.criteria import Predicate
from trainer.content.exercises import (
    CardsExercise,
    ChooseExercise,
    ClassifyExercise,
    CountExercise,
    ExerciseBase,
    LegalExercise,
    TurnExercise,
)
from trainer.content.fields import Line, line_text
from trainer.content.judging import Outcome, best_points, is_right, judge_answer, line_judged, truth_of
from trainer.content.library import Library
from trainer.content.models import Course, Lesson, Puzzle
from trainer.content.played import missed, play_line
from trainer.content.problems import Problem
from trainer.content.prose import broken_cards, split_prose
from trainer.rulebook import articles
from trainer.rules.position import Position
from trainer.yaml_text import Document, NodePath


@dataclass(slots=True)
class Report:
    """The problems of one document as they are found."""

    document: Document
    problems: list[Problem] = field(default_factory=list)

    def say(self, path: NodePath, wrong: str, expected: str = "") -> None:
        """Add the problem of the field at `path`."""
        self.problems.append(Problem.at(self.document, path, wrong, expected))


def lint(library: Library, beside: Library | None = None) -> list[Problem]:
    """All problems of a library, by file and line. `beside` holds puzzles that its lessons may name too."""
    known = {*library.puzzles, *(beside.puzzles if beside else ())}
    problems = set(library.problems)
    seen: dict[object, str] = {}
    for item, document in library.documents:
        report = Report(document)
        _lint_texts(report, document.data, ())
        match item:
            case Puzzle():
                _lint_puzzle(report, item, seen)
            case Lesson():
                _lint_lesson(report, item, known)
            case Course():
                _lint_course(report, item, library)
        problems |= set(report.problems)
    return sorted(problems, key=lambda problem: (problem.file, problem.line or 0, problem.text))


def _lint_texts(report: Report, node: Any, path: NodePath) -> None:
    """Cards in prose can be drawn, and both languages speak of the same cards."""
    if isinstance(node, list):
        for index, item in enumerate(node):
            _lint_texts(report, item, (*path, index))
    if not isinstance(node, dict):
        return
    texts = {key: value for key, value in node.items() if key in ("pt", "pt-BR", "en") and isinstance(value, str)}
    for key, text in texts.items():
        for broken in broken_cards(text):
            report.say((*path, key), f"{broken} in the text is no card", "cards like {7♠} or {10♥ J♥}")
    if len({_cards_drawn(text) for text in texts.values()}) > 1:
        report.say(path, "the two languages draw different cards", "the same cards in both")
    for key, value in node.items():
        if key not in texts:
            _lint_texts(report, value, (*path, key))


def _cards_drawn(text: str) -> tuple[Card, ...]:
    return tuple(sorted(piece for piece in split_prose(text) if isinstance(piece, Card)))


def _lint_puzzle(report: Report, puzzle: Puzzle, seen: dict[object, str]) -> None:
    if not puzzle.exercise.articles:
        report.say((), "articles is missing", "the ids of the rules it trains")
    _lint_exercise(report, puzzle.exercise, ())
    key = _position_key(puzzle.exercise.position)
    if key in seen:
        report.say(("position",), f"the position of {seen[key]} again", "a position of its own")
    seen.setdefault(key, puzzle.id)


def _position_key(position: Position) -> object:
    table = tuple(tuple(sorted(meld.cards for meld in melds)) for melds in position.table)
    return position.ruleset.name, position.hands, position.turn, position.phase, table, position.lixo


def _lint_lesson(report: Report, lesson: Lesson, puzzles: Iterable[str]) -> None:
    _lint_articles(report, lesson.articles, ("articles",))
    for index, step in enumerate(lesson.steps):
        if step.puzzle and step.puzzle not in puzzles:
            report.say(("steps", index, "do"), f"no puzzle {step.puzzle}", "the id of a puzzle, or an exercise")
        if step.do:
            _lint_exercise(report, step.do, ("steps", index, "do"))
    if not lesson.check:
        report.say(("steps", len(lesson.steps) - 1), "the lesson ends without a check", "do as the last step")


def _lint_course(report: Report, course: Course, library: Library) -> None:
    for index, entry in enumerate(course.lessons):
        if entry.lesson not in library.lessons:
            report.say(("lessons", index), f"no lesson {entry.lesson}", "the id of a lesson in these folders")
    missing = set(library.lessons) - {entry.lesson for course in library.courses for entry in course.lessons}
    for lesson in sorted(missing):
        report.say(("lessons",), f"the lesson {lesson} is not in the course", "every lesson in it")


def _lint_articles(report: Report, ids: Iterable[str], path: NodePath) -> None:
    known = {article.id for article in articles()}
    for index, article in enumerate(ids):
        if article not in known:
            report.say((*path, index), f"no article {article!r} in the rulebook", "an article id")


def _lint_exercise(report: Report, exercise: ExerciseBase, path: NodePath) -> None:
    _lint_articles(report, exercise.articles, (*path, "articles"))
    if isinstance(exercise, ChooseExercise | TurnExercise | CardsExercise) and exercise.accept.holds is not None:
        report.say((*path, "accept", "holds"), "layouts of hidden cards are not proved yet", "no holds")
    if not _LINTS[type(exercise)](report, exercise, path):
        return  # what the file calls right is wrong: its mistakes cannot be told from it
    for index, wrong in enumerate(exercise.wrong):
        where = (*path, "wrong", index, "when")
        if wrong.when.breaks:
            _lint_articles(report, [wrong.when.breaks], where)
        if wrong.when.answer is not None:
            _lint_wrong_answer(report, exercise, wrong.when.answer, where)


def _lint_wrong_answer(report: Report, exercise: ExerciseBase, text: str, where: NodePath) -> None:
    try:
        answer = parse_answer(exercise, text)
    except MalformedAnswer as malformed:
        report.say(where, f"{text!r} is no answer here", _lowered(malformed.problem.en))
        return
    if is_right(exercise, answer):
        report.say(where, f"{text!r} is right", "a wrong answer")


def _lint_legal(report: Report, exercise: ExerciseBase, path: NodePath) -> bool:
    assert isinstance(exercise, LegalExercise)
    accept, where = exercise.accept, (*path, "accept")
    if not _lint_moves(report, exercise.position, exercise.moves[:-1], (*path, "moves")):
        return False
    verdict = play_line(exercise.position, exercise.moves).verdict
    if accept.legal and not verdict.legal:
        report.say(where, f"the move breaks {verdict.article}", f"no, or breaks: {verdict.article}")
    elif not accept.legal and verdict.legal:
        report.say(where, "the move is legal", "yes")
    elif accept.breaks and accept.breaks != verdict.article:
        report.say(where, f"the move breaks {verdict.article} first", f"breaks: {verdict.article}")
    else:
        return True
    return False


def _lint_choose(report: Report, exercise: ExerciseBase, path: NodePath) -> bool:
    assert isinstance(exercise, ChooseExercise)
    right = {option for option in exercise.options if is_right(exercise, option)}
    if not exercise.accept.exact:
        claimed = set(exercise.solution)
        for option in sorted(claimed - right, key=str):
            report.say(
                (*path, "solution"), f"{line_text(option)!r} is wrong ({_why(exercise, option)})", "a right option"
            )
        for option in sorted(right - claimed, key=str):
            report.say((*path, "solution"), f"{line_text(option)!r} is right too", "every right option")
        if claimed != right:
            return False
    else:
        for option in exercise.solution:
            if not _lint_moves(report, exercise.position, option, (*path, "accept")):
                return False
    if len(right) == len(exercise.options):
        report.say((*path, "options"), "every option is right", "a wrong one among them")
        return False
    return True


def _lint_turn(report: Report, exercise: ExerciseBase, path: NodePath) -> bool:
    assert isinstance(exercise, TurnExercise)
    for line in exercise.accept.ends:
        if not _lint_moves(report, exercise.position, line, (*path, "accept", "ends")):
            return False
    result = judge_answer(exercise, exercise.solution)
    if result.outcome is Outcome.RIGHT:
        return True
    if result.outcome is Outcome.UNFINISHED:
        report.say((*path, "solution"), "the turn is not over", "moves up to the discard")
    else:
        report.say((*path, "solution"), _why(exercise, exercise.solution), "a line that accept takes")
    return False


def _lint_number(report: Report, exercise: ExerciseBase, path: NodePath) -> bool:
    assert isinstance(exercise, CountExercise | ClassifyExercise)
    if not _lint_moves(report, exercise.position, exercise.moves, (*path, "moves")):
        return False
    try:
        truth = truth_of(exercise)
    except IndexError:
        field = "count" if isinstance(exercise, CountExercise) else "meld"
        report.say((*path, field), "no such meld or seat in the position", "one that is there")
        return False
    if truth != exercise.accept:
        report.say((*path, "accept"), f"the engine says {truth}", answer_text(truth))
    return truth == exercise.accept


def _lint_cards(report: Report, exercise: ExerciseBase, path: NodePath) -> bool:
    assert isinstance(exercise, CardsExercise)
    where = (*path, "accept" if exercise.answers else "solution")
    for cards in exercise.answers or (exercise.solution,):
        try:
            answer = parse_answer(exercise, cards)
        except MalformedAnswer as malformed:
            report.say(where, _lowered(malformed.problem.en), "cards of the hand")
            return False
        if exercise.each and not is_right(exercise, answer):
            report.say(where, "the engine picks others", answer_text(truth_of(exercise)) or "a card at least")
            return False
        played = line_judged(exercise, answer)
        if played is not None and (played.refused or not is_right(exercise, answer)):
            report.say(where, _why(exercise, exercise.line_of(cards)), "cards that accept takes")
            return False
    return True


def _lint_moves(report: Report, position: Position, line: Line, where: NodePath) -> bool:
    played = play_line(position, line)
    if played.refused:
        report.say(where, f"{str(played.refused)!r} breaks {played.verdict.article}", "legal moves")
    return played.refused is None


def _why(exercise: ExerciseBase, line: Line) -> str:
    """Why the engine does not take a line, in a few words."""
    assert isinstance(exercise, ChooseExercise | TurnExercise | CardsExercise)
    played = play_line(exercise.position, line)
    lacking = missed(played, exercise.accept.meets)
    if played.refused and Predicate.ILLEGAL not in exercise.accept.meets:
        return f"{str(played.refused)!r} breaks {played.verdict.article}"
    if lacking:
        return f"{', '.join(lacking)} is not true of it"
    if exercise.accept.is_by_points and played.points < best_points(exercise):
        return f"{played.points} points, not {best_points(exercise)}"
    return "it does not lead to an end that is accepted"


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:].rstrip(".")


_LINTS: dict[type[ExerciseBase], Callable[[Report, ExerciseBase, NodePath], bool]] = {
    LegalExercise: _lint_legal,
    ChooseExercise: _lint_choose,
    TurnExercise: _lint_turn,
    CountExercise: _lint_number,
    ClassifyExercise: _lint_number,
    CardsExercise: _lint_cards,
}
