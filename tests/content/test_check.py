"""`buraco check`: the program's own files pass, and deliberately broken copies each get the right message."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainer.content.check import run_check
from trainer.content.library import content_folders
from trainer.yaml_text import YamlError, read_yaml

Write = Callable[..., list[Path]]
BROKEN: Any = read_yaml(Path(__file__).with_name("broken_copies.yaml")).data


def check(*paths: Path) -> tuple[int, list[str]]:
    out = io.StringIO()
    code = run_check(paths, out)
    return code, out.getvalue().splitlines()


def own_file(name: str) -> str:
    lessons, puzzles = content_folders()
    return (lessons / name if name[0].isdigit() or name == "course.yaml" else puzzles / name).read_text("utf-8")


def test_the_programs_own_content_passes() -> None:
    code, lines = check()
    assert lines[:-1] == []
    assert lines[-1].endswith(" passed, 0 failed")
    assert code == 0


@pytest.mark.parametrize("copy", BROKEN, ids=lambda copy: copy["says"][0][:60])
def test_a_broken_copy_fails_with_its_line(folder: Write, copy: Any) -> None:
    text = own_file(copy["file"])
    assert text.count(copy["replace"]) >= 1
    broken = text.replace(copy["replace"], copy["by"], 1)
    (path,) = folder(copy=broken)
    code, lines = check(path)
    line = broken[: broken.index(copy.get("at", copy["by"]))].count("\n") + 1
    says = [re.sub(r"{line(?:\+(\d))?}", lambda plus: str(line + int(plus[1] or 0)), said) for said in copy["says"]]
    assert lines == [*says, "0 passed, 1 failed"]
    assert code == 1


def test_two_puzzles_with_one_position_or_one_id_fail(folder: Write) -> None:
    text = own_file("canastras/seis-cartas.yaml")
    paths = folder(a=text, b=text.replace("id: seis-cartas", "id: outra"), c=text)
    code, lines = check(*paths)
    assert code == 1
    again = "position: the position of seis-cartas again, its suits renamed or not; expected a position of its own"
    assert lines == [
        f"b.yaml:9: {again}",
        "c.yaml:1: id: the id seis-cartas is taken by a.yaml; expected an id of its own",
        f"c.yaml:9: {again}",
        "1 passed, 2 failed",
    ]


def test_a_course_names_every_lesson_and_no_other(folder: Write) -> None:
    folder(
        a=own_file("02-sequencias.yaml"),
        course="title: {pt-BR: C, en: C}\nlessons:\n  - lesson: avancado\n",
    )
    code, lines = check(Path())
    assert code == 1
    assert lines == [
        "course.yaml:2: lessons: the lesson sequencias is not in the course; expected every lesson in it",
        "course.yaml:3: lessons.0: no lesson avancado; expected the id of a lesson in these folders",
        "1 passed, 1 failed",
    ]


def test_a_file_that_is_no_yaml_fails_and_the_others_are_checked(folder: Write) -> None:
    file, _ = folder(a="- no puzzle", b=own_file("canastras/seis-cartas.yaml"))
    code, lines = check(file.parent)
    assert code == 1
    assert lines == ["a.yaml:1: a list; expected a mapping (key: value)", "1 passed, 1 failed"]


def test_a_path_that_does_not_exist_is_wrong_usage() -> None:
    with pytest.raises(YamlError, match=r"^nowhere: no such file or folder; expected "):
        check(Path("nowhere"))


def test_a_file_named_that_is_no_yaml_is_wrong_usage(folder: Write) -> None:
    (file,) = folder(a="- no puzzle")
    with pytest.raises(YamlError, match=r"^a.yaml:1: a list; expected a mapping"):
        check(file)


def test_an_empty_folder_is_wrong_usage(folder: Write) -> None:
    folder()
    with pytest.raises(YamlError, match=r"^\.: no \*\.yaml file in the folder; expected "):
        check(Path())
