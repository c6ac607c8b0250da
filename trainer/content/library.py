"""Finding and loading lessons and puzzles: those that come with the program, and those of more folders.

A file that cannot be used becomes one or more problems; everything else is loaded all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import ValidationError

from trainer.content.entry import Difference, Paths, Placement, PlayerPath
from trainer.content.exercises import Exercise
from trainer.content.guided import Guided
from trainer.content.models import ContentFile, Course, Lesson, Puzzle, Step
from trainer.content.problems import Problem, problems_of
from trainer.yaml_text import Document, YamlError, read_yaml

_PACKAGE = Path(__file__).resolve().parent.parent
_BY_NAME: dict[str, type[ContentFile]] = {
    "course.yaml": Course,
    "guided.yaml": Guided,
    "placement.yaml": Placement,
    "paths.yaml": Paths,
}
"""Files that their name tells; every other is a lesson or a puzzle."""


@dataclass(slots=True)
class Library:
    """Everything that was loaded, by id, and the problems met on the way.

    `documents` pairs every YAML mapping that was read with its value, None where it could not be used. `replaced` are
    the ids of lessons and puzzles that stand in for others of the same id (see `laid_over`).
    """

    puzzles: dict[str, Puzzle] = field(default_factory=dict)
    lessons: dict[str, Lesson] = field(default_factory=dict)
    courses: list[Course] = field(default_factory=list)
    placement: Placement | None = None
    guided: Guided | None = None
    paths: dict[str, PlayerPath] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    documents: list[tuple[ContentFile | None, Document]] = field(default_factory=list)
    replaced: frozenset[str] = frozenset()

    @property
    def active_puzzles(self) -> list[Puzzle]:
        """The puzzles to serve, easiest first; drafts, retired and unproved ones are left out."""
        active = [puzzle for puzzle in self.puzzles.values() if puzzle.is_published]
        return sorted(active, key=lambda puzzle: (puzzle.difficulty, puzzle.id))

    @property
    def lessons_in_order(self) -> list[Lesson]:
        """The lessons as the courses order them, then those that are in no course, by id.

        A lesson that a further course adds comes right behind the one before it there.
        """
        ordered: list[str] = []
        for course in self.courses:
            place = len(ordered)
            for entry in course.lessons:
                if entry.lesson not in ordered:
                    ordered.insert(place, entry.lesson)
                place = ordered.index(entry.lesson) + 1
        ids = dict.fromkeys([*ordered, *sorted(self.lessons)])
        return [self.lessons[each] for each in ids if each in self.lessons]

    @property
    def guided_after(self) -> str | None:
        """The id of the lesson that the guided deals come after, as the last course says that names one."""
        named = [course.guided_after for course in self.courses if course.guided_after is not None]
        return named[-1] if named and self.guided is not None else None

    def needs_of(self, lesson: str) -> tuple[str, ...]:
        """The ids of the lessons that come before a lesson."""
        entries = (entry for course in self.courses for entry in course.lessons)
        return next((entry.needs for entry in entries if entry.lesson == lesson), ())

    def exercise_of(self, step: Step | Difference) -> Exercise | None:
        """The exercise of a step or difference, the puzzle's where it names one; None when it has none."""
        if step.puzzle is not None:
            puzzle = self.puzzles.get(step.puzzle)
            return puzzle.exercise if puzzle else None
        return step.do

    def laid_over(self, base: Library) -> Library:
        """This library and another below it: what has an id of the other replaces it, courses add their lessons.

        A draft replaces nothing. Problems and documents are this library's own.
        """
        drafts = {puzzle.id for puzzle in self.puzzles.values() if puzzle.status == "draft"} & base.puzzles.keys()
        puzzles = {puzzle.id: puzzle for puzzle in self.puzzles.values() if puzzle.id not in drafts}
        return Library(
            puzzles={**base.puzzles, **puzzles},
            lessons={**base.lessons, **self.lessons},
            courses=[*base.courses, *self.courses],
            placement=self.placement or base.placement,
            guided=self.guided or base.guided,
            paths={**base.paths, **self.paths},
            problems=self.problems,
            documents=self.documents,
            replaced=frozenset(base.puzzles.keys() & puzzles) | (base.lessons.keys() & self.lessons),
        )

    def add(self, path: Path) -> None:
        """Load one file into the library; what is wrong with it joins the problems."""
        try:
            if path.exists() and not path.is_file():  # a pipe would never end
                raise YamlError(str(path), None, "no plain file", "a readable YAML file")
            document = read_yaml(path)
            document.mapping()
        except YamlError as error:
            self.problems.append(Problem.of_yaml(error))
        else:
            self.add_document(document)

    def add_document(self, document: Document) -> None:
        """Load one YAML mapping, as `add` does a file."""
        model = model_of(document)
        try:
            item = model.from_document(document)
        except ValidationError as error:
            self.problems += problems_of(document, error, model)
            self.documents.append((None, document))
            return
        self.put(item, document)

    def put(self, item: ContentFile, document: Document) -> None:
        """Take in what was read from a document; an id that is taken joins the problems."""
        self.documents.append((item, document))
        match item:
            case Course():
                self.courses.append(item)
            case Placement() if self.placement is None:
                self.placement = item
            case Placement():
                self.problems.append(Problem.at(document, (), "a second placement test", "one in a folder"))
            case Guided() if self.guided is None:
                self.guided = item
            case Guided():
                self.problems.append(Problem.at(document, (), "a second file of guided deals", "one in a folder"))
            case Paths():
                self.paths.update({path.id: path for path in item.paths})
            case Puzzle() if item.id not in self.puzzles:
                self.puzzles[item.id] = item
            case Lesson() if item.id not in self.lessons:
                self.lessons[item.id] = item
            case Puzzle() | Lesson():
                wrong = f"the id {item.id} is taken by {self._home_of(item)}"
                self.problems.append(Problem.at(document, ("id",), wrong, "an id of its own"))

    def _home_of(self, item: Puzzle | Lesson) -> str:
        """The file that first had the id of a puzzle or lesson."""
        return next(
            document.name for other, document in self.documents if type(other) is type(item) and other.id == item.id
        )


def model_of(document: Document) -> type[ContentFile]:
    """What a file is: a course, guided deals, a placement test or paths by its name; else a lesson or a puzzle."""
    return _BY_NAME.get(Path(document.name).name) or (Lesson if "steps" in document.mapping() else Puzzle)


def content_folders() -> tuple[Path, ...]:
    """Where the program's own lessons and puzzles are: in the package, or beside it in a checkout."""
    home = _PACKAGE if (_PACKAGE / "puzzles").is_dir() else _PACKAGE.parent
    return tuple(folder for folder in (home / "lessons", home / "puzzles") if folder.is_dir())


def content_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The YAML files of paths, folders with all that is in them; in a fixed order."""
    for path in paths:
        if path.is_dir():
            yield from sorted(
                file
                for file in path.rglob("*.y*ml")
                if file.suffix in (".yaml", ".yml") and not _is_hidden(file.relative_to(path))
            )
        else:
            yield path


def _is_hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)


def load_library() -> Library:
    """The program's own content."""
    return load_files(content_folders())


def load_files(paths: Iterable[Path]) -> Library:
    """The content of the given files and folders alone."""
    library = Library()
    for path in content_files(paths):
        library.add(path)
    return library
