"""A teacher's folder adds and replaces, and is followed while it changes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trainer.content.folder import INTERVAL, TaughtFolder
from trainer.content.library import Library, load_library

BASE = load_library()

PUZZLE = """\
id: probe
title: {pt-BR: Prova, en: Probe}
themes: [sequencias]
articles: [meld.sequence]
difficulty: 1
goal: {pt-BR: E agora?, en: What now?}
explain: {pt-BR: Assim., en: Like this.}
position: {phase: play, hands: {0: "8C QD KD", 1: 11}, table: {0: ["5C 6C 7C"]}}
ask: legal?
moves: [add 1 8C]
accept: yes
"""
LESSON = """\
id: minha-aula
title: {pt-BR: Minha aula, en: My lesson}
minutes: 3
articles: [meld.sequence]
summary: [{pt-BR: Um, en: One}, {pt-BR: Dois, en: Two}, {pt-BR: Três, en: Three}, {pt-BR: Quatro, en: Four}]
steps:
  - do: probe
"""
COURSE = """\
title: {pt-BR: Curso, en: Course}
lessons: [{lesson: lixo}, {lesson: minha-aula, needs: [lixo]}]
"""


class Teacher:
    """Someone who edits files, and a clock that only moves when told to."""

    def __init__(self, folder: Path) -> None:
        self.path, self.now = folder, 100.0
        self.folder = TaughtFolder(folder, BASE)

    def writes(self, name: str, text: str) -> None:
        (self.path / name).parent.mkdir(exist_ok=True)
        (self.path / name).write_text(text, "utf-8")

    def library(self, after: float = INTERVAL) -> Library:
        self.now += after
        return self.folder.library(self.now)

    def problems(self) -> list[str]:
        """The mistakes, without what concerns style alone."""
        found = [problem for problem in self.folder.problems(self.now) if not problem.is_style]
        return [str(problem).removeprefix(f"{self.path}/") for problem in found]


@pytest.fixture
def teacher(tmp_path: Path) -> Teacher:
    return Teacher(tmp_path)


def test_what_is_added_stands_beside_the_programs_own(teacher: Teacher) -> None:
    teacher.writes("probe.yaml", PUZZLE)
    teacher.writes("aula.yaml", LESSON)
    library = teacher.library()
    assert {"probe", "rei-as-dois"} <= set(library.puzzles)
    assert library.lessons_in_order[-1].id == "minha-aula"
    assert library.replaced == frozenset()
    assert teacher.problems() == []


def test_a_course_puts_a_lesson_behind_one_of_the_programs(teacher: Teacher) -> None:
    teacher.writes("probe.yaml", PUZZLE)
    teacher.writes("aula.yaml", LESSON)
    teacher.writes("course.yaml", COURSE)
    library = teacher.library()
    ids = [lesson.id for lesson in library.lessons_in_order]
    assert ids[ids.index("lixo") + 1] == "minha-aula"
    assert library.needs_of("minha-aula") == ("lixo",)
    assert library.needs_of("lixo") == BASE.needs_of("lixo")
    assert teacher.problems() == []


def test_the_same_id_replaces_and_is_told(teacher: Teacher) -> None:
    teacher.writes("mesa.yaml", LESSON.replace("minha-aula", "mesa"))
    teacher.writes("probe.yaml", PUZZLE)
    library = teacher.library()
    assert library.lessons["mesa"].minutes == 3
    assert library.replaced == {"mesa"}
    assert [lesson.id for lesson in library.lessons_in_order] == [lesson.id for lesson in BASE.lessons_in_order]
    (teacher.path / "mesa.yaml").unlink()
    assert teacher.library().lessons["mesa"] is BASE.lessons["mesa"]


def test_a_fault_is_told_with_its_line_and_the_rest_keeps_working(teacher: Teacher) -> None:
    teacher.writes("probe.yaml", PUZZLE)
    teacher.writes("bad.yaml", LESSON.replace("minutes: 3", "minutes: three"))
    assert "probe" in teacher.library().puzzles
    assert teacher.problems() == ["bad.yaml:3: minutes: 'three'; expected a whole number"]


def test_what_only_the_engine_finds_is_told_too(teacher: Teacher) -> None:
    teacher.writes("probe.yaml", PUZZLE.replace("accept: yes", "accept: no"))
    teacher.library()
    assert teacher.problems() == ["probe.yaml:11: accept: the move is legal; expected yes"]


def test_a_change_is_seen_at_the_next_look_and_not_before(teacher: Teacher) -> None:
    first = teacher.library()
    teacher.writes("probe.yaml", PUZZLE)
    assert teacher.library(after=INTERVAL / 2) is first
    second = teacher.library(after=INTERVAL / 2)
    assert "probe" in second.puzzles
    assert teacher.library() is second


def test_what_did_not_change_is_not_read_again(teacher: Teacher) -> None:
    teacher.writes("probe.yaml", PUZZLE)
    before = teacher.library().puzzles["probe"]
    teacher.writes("aula.yaml", LESSON)
    after = teacher.library()
    assert after.puzzles["probe"] is before
    assert "minha-aula" in after.lessons


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_half_written_file_is_a_line_until_it_is_whole(teacher: Teacher, share: float) -> None:
    teacher.writes("probe.yaml", PUZZLE[: int(len(PUZZLE) * share)])
    assert "probe" not in teacher.library().puzzles
    assert teacher.problems()
    assert all(line.startswith("probe.yaml") and "; expected " in line for line in teacher.problems())
    teacher.writes("probe.yaml", PUZZLE)
    assert "probe" in teacher.library().puzzles
    assert teacher.problems() == []


def test_two_files_of_one_id_are_a_problem_of_the_second(teacher: Teacher) -> None:
    teacher.writes("a.yaml", PUZZLE)
    teacher.writes("b.yaml", PUZZLE)
    teacher.library()
    taken = f"b.yaml:1: id: the id probe is taken by {teacher.path / 'a.yaml'}; expected an id of its own"
    assert taken in teacher.problems()


def test_a_folder_that_goes_away_is_a_line(tmp_path: Path) -> None:
    teacher = Teacher(tmp_path / "gone")
    assert "mesa" in teacher.library().lessons
    assert [str(problem) for problem in teacher.folder.problems(teacher.now)] == [
        f"{tmp_path / 'gone'}: no such folder; expected the folder of --content"
    ]


def test_hidden_files_and_folders_are_not_content(teacher: Teacher) -> None:
    teacher.writes(".probe.yaml", "- half")
    teacher.writes(".git/probe.yaml", "- half")
    teacher.library()
    assert teacher.problems() == []


def test_a_pipe_and_a_link_to_nothing_are_lines(teacher: Teacher) -> None:
    os.mkfifo(teacher.path / "pipe.yaml")
    (teacher.path / "gone.yaml").symlink_to("nowhere.yaml")
    teacher.library()
    assert teacher.problems() == [
        "gone.yaml: no such file or directory; expected a readable YAML file",
        "pipe.yaml: no plain file; expected a readable YAML file",
    ]


def test_a_draft_takes_no_place_from_what_it_is_to_replace(teacher: Teacher) -> None:
    puzzle = next(iter(teacher.library().puzzles.values()))
    teacher.writes("draft.yaml", PUZZLE.replace("id: probe", f"id: {puzzle.id}\nstatus: draft"))
    assert teacher.library().puzzles[puzzle.id] == puzzle
