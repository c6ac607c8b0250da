"""Whether a lesson teaches well, as far as a program can tell: its length, its words, what it gives away, its links.

Each finding is where (a path in the file), what, and what was expected; the linter turns them into lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from trainer.content.exercises import ExerciseBase
from trainer.content.fields import Text
from trainer.content.hints import tells
from trainer.content.library import Library
from trainer.content.models import Lesson, Step
from trainer.content.needs import needed_articles
from trainer.content.prose import words
from trainer.content.terms import explained, mentions
from trainer.rulebook import LANGUAGES, articles, glossary
from trainer.yaml_text import NodePath

SHORTEST, LONGEST = 8, 14
"""Steps of a lesson."""
WORDS = 60
"""What a step says at most, question included."""

_LINK = re.compile(r"\]\(([^()\s]*)[^()]*\)")
_PICTURE = re.compile(r"!\[[^\[\]]*\]\(|<img\b", re.IGNORECASE)
_OWN_LINK = re.compile(r"/?\?(lesson|puzzle|article|term)=([\w.-]+)(?:&step=(\d+))?")
_ITEM = re.compile(r"^[ \t]*(?:[-*+]|\d+[.)])\s+", re.MULTILINE)
_BOLD = re.compile(r"\*\*.+?\*\*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is not as it should be, at `path`."""

    path: NodePath
    wrong: str
    expected: str


def teaching_faults(lesson: Lesson, library: Library) -> Iterator[Finding]:
    """All that keeps a lesson from teaching well; `library` holds the lessons that come before it."""
    yield from _length(lesson)
    yield from _giveaways(lesson)
    yield from _unexplained(lesson, library)
    yield from _untaught(lesson, library)


# Length


def _length(lesson: Lesson) -> Iterator[Finding]:
    count, practice = len(lesson.steps), sum(step.is_practice for step in lesson.steps)
    if not SHORTEST <= count <= LONGEST:
        yield Finding(("steps",), f"{count} steps", f"{SHORTEST} to {LONGEST}")
    if practice * 2 < count:
        yield Finding(("steps",), f"{practice} of {count} steps are something to do", "at least half of them")
    for index, step in enumerate(lesson.steps):
        for language in LANGUAGES:
            said = sum(words(text.said(language)) for text in _read_first(step))
            if said > WORDS:
                path = ("steps", index, "say" if step.say else "do", language)
                yield Finding(path, f"{said} words in this step", f"{WORDS} at most, the question included")


def _read_first(step: Step) -> list[Text]:
    """What a learner reads before acting."""
    return [*([step.say] if step.say else []), *([step.do.goal] if step.do else [])]


# What gives the answer away


def _giveaways(lesson: Lesson) -> Iterator[Finding]:
    for index, step in enumerate(lesson.steps):
        before = lesson.steps[index - 1] if index else None
        near = [(index, step.say)]
        if before is not None and not before.is_practice:
            near.append((index - 1, before.say))
        for place, say in near:
            if step.do is not None and say is not None and _tell(say, step.do):
                wrong = f"it tells the answer of step {index + 1}"
                yield Finding(("steps", place, "say"), wrong, "words that leave it to be found")


def _tell(say: Text, exercise: ExerciseBase) -> bool:
    return any(tells(exercise, say.said(language), exercise.goal.said(language)) for language in LANGUAGES)


# Words nobody explained


def _unexplained(lesson: Lesson, library: Library) -> Iterator[Finding]:
    """Words of the game used before a text sets them in bold, in this lesson or one that comes before it."""
    for language in LANGUAGES:
        known = {term for each in _before(lesson, library) for term in _introduced(each, language)}
        for index, step in enumerate(lesson.steps):
            for path, text in _read(step):
                known |= explained(text.said(language), language)
                for mention in mentions(text.said(language), language):
                    if mention.term.id not in known:
                        known.add(mention.term.id)
                        word = text.said(language)[mention.start : mention.end]
                        wrong = f"the word {word!r} is not explained"
                        yield Finding(("steps", index, *path, language), wrong, "it in **bold**, with what it means")


def _untaught(lesson: Lesson, library: Library) -> Iterator[Finding]:
    """Exercises that need an article which neither this lesson nor one before it lists."""
    taught = {article for each in (lesson, *_before(lesson, library)) for article in each.articles}
    for index, step in enumerate(lesson.steps):
        exercise = library.exercise_of(step)
        if exercise is None:
            continue
        untaught = sorted(needed_articles(exercise) - taught)
        if untaught:
            wrong = f"it needs {', '.join(untaught)}, which no lesson so far lists"
            yield Finding(("steps", index, "do"), wrong, "an exercise that asks for what was taught")


def _before(lesson: Lesson, library: Library) -> list[Lesson]:
    """The lessons that come before; the whole course for one that is in none."""
    if all(entry.lesson != lesson.id for course in library.courses for entry in course.lessons):
        return [each for each in library.lessons_in_order if each.id != lesson.id]
    found: dict[str, Lesson] = {}
    waiting = list(library.needs_of(lesson.id))
    while waiting:
        need = waiting.pop()
        if need in library.lessons and need not in found:
            found[need] = library.lessons[need]
            waiting += library.needs_of(need)
    return list(found.values())


def _introduced(lesson: Lesson, language: str) -> set[str]:
    return {
        term for step in lesson.steps for _, text in _read(step) for term in explained(text.said(language), language)
    }


def _read(step: Step) -> Iterator[tuple[NodePath, Text]]:
    """Every text of a step, with its path in it."""
    if step.say is not None:
        yield ("say",), step.say
    if step.do is not None:
        yield ("do", "goal"), step.do.goal
        yield from ((("do", "hints", index), hint) for index, hint in enumerate(step.do.hints))
        yield from ((("do", "wrong", index, "text"), wrong.text) for index, wrong in enumerate(step.do.wrong))
        yield ("do", "explain"), step.do.explain
    if step.sandbox is not None and step.sandbox.praise is not None:
        yield ("try", "praise"), step.sandbox.praise


# Both languages, and links


def structure_faults(pt: str, en: str) -> Iterator[str]:
    """How two texts that should say the same differ in structure."""
    for name, count in _STRUCTURE.items():
        if count(pt) != count(en):
            yield f"{name}: {count(pt)} in pt-BR, {count(en)} in en"


_STRUCTURE: dict[str, Callable[[str], int]] = {
    "paragraphs": lambda text: len([part for part in re.split(r"\n\s*\n|\n", text.strip()) if part.strip()]),
    "list items": lambda text: len(_ITEM.findall(text)),
    "texts in bold": lambda text: len(_BOLD.findall(text)),
}


def dead_links(text: str, library: Library) -> Iterator[str]:
    """The addresses in a text that lead nowhere; those of other sites are not followed."""
    for address in _LINK.findall(text):
        if not address.startswith(("http://", "https://")) and not _leads(address, library):
            yield address


def has_picture(text: str) -> bool:
    """Whether the text would fetch a picture: one from elsewhere tells a third party who reads the page."""
    return _PICTURE.search(text) is not None


def _leads(address: str, library: Library) -> bool:
    found = _OWN_LINK.fullmatch(address)
    if found is None:
        return False
    kind, name, step = found.groups()
    if kind == "lesson":
        lesson = library.lessons.get(name)
        return lesson is not None and (step is None or 1 <= int(step) <= len(lesson.steps))
    known = {
        "puzzle": library.puzzles.keys(),
        "article": {article.id for article in articles()},
        "term": {term.id for term in glossary()},
    }
    return name in known[kind] and step is None
