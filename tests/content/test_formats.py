"""The scaffold of a new puzzle passes as it stands; the JSON Schemas are those of the models, and take our files."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from click.testing import CliRunner

from trainer import cli
from trainer.content.check import run_check
from trainer.content.exercises import ASKS
from trainer.content.lesson_scaffold import new_lesson
from trainer.content.library import content_files, content_folders, load_files
from trainer.content.scaffold import new_puzzle
from trainer.content.schema import SCHEMAS, schema_text

DOCS = Path(__file__).parents[2] / "docs" / "schema"


@pytest.mark.parametrize("ask", ASKS)
def test_a_new_puzzle_passes_the_check_as_it_stands(tmp_path: Path, ask: str) -> None:
    file = new_puzzle("lixo", "minha-ideia", ask, tmp_path)
    out = io.StringIO()
    assert run_check([file], out) == 0, out.getvalue()
    (puzzle,) = load_files([file]).puzzles.values()
    assert (puzzle.id, puzzle.themes, puzzle.status) == ("minha-ideia", ("lixo",), "draft")
    assert puzzle.exercise.ask == ask
    assert file == tmp_path / "lixo" / "minha-ideia.yaml"


def test_every_file_and_every_new_one_is_yaml_to_readers_without_libyaml(tmp_path: Path) -> None:
    """PyYAML's own reader stops at a bare `?` between braces; with quotes both take it."""
    new = [new_puzzle("lixo", f"uma-{index}", ask, tmp_path) for index, ask in enumerate(ASKS)]
    for file in [*content_files(content_folders()), *new, new_lesson("aula", tmp_path)]:
        list(yaml.parse(file.read_text(encoding="utf-8"), Loader=yaml.SafeLoader))


def test_two_new_puzzles_have_positions_of_their_own(tmp_path: Path) -> None:
    files = [new_puzzle("lixo", name, folder=tmp_path) for name in ("uma", "outra", "terceira")]
    assert run_check(files, io.StringIO()) == 0


def test_a_new_puzzle_never_overwrites_and_has_a_proper_name(tmp_path: Path) -> None:
    new_puzzle("lixo", "uma", folder=tmp_path)
    with pytest.raises(FileExistsError, match="expected a new name"):
        new_puzzle("lixo", "uma", folder=tmp_path)
    with pytest.raises(ValueError, match="'Uma Ideia'; expected an id of small letters"):
        new_puzzle("lixo", "Uma Ideia", folder=tmp_path)
    with pytest.raises(ValueError, match=r"'\.\.'; expected an id"):
        new_puzzle("..", "uma", folder=tmp_path)
    with pytest.raises(ValueError, match="no way to ask 'maybe'; expected one of legal"):
        new_puzzle("lixo", "outra", "maybe", folder=tmp_path)


@pytest.mark.parametrize("name", ["minha-aula", "outra", "terceira", "lixo-de-novo"])
def test_a_new_lesson_passes_the_check_as_it_stands(tmp_path: Path, name: str) -> None:
    file = new_lesson(name, tmp_path)
    out = io.StringIO()
    assert run_check([file], out) == 0, out.getvalue()
    (lesson,) = load_files([file]).lessons.values()
    assert (lesson.id, file) == (name, tmp_path / f"{name}.yaml")


def test_a_new_lesson_never_overwrites_and_has_a_proper_name(tmp_path: Path) -> None:
    new_lesson("uma", tmp_path)
    with pytest.raises(FileExistsError, match="expected a new name"):
        new_lesson("uma", tmp_path)
    with pytest.raises(ValueError, match="'Uma Aula'; expected an id of small letters"):
        new_lesson("Uma Aula", tmp_path)


def test_a_new_lesson_in_a_course_of_its_own_explains_its_words(tmp_path: Path) -> None:
    new_lesson("uma", tmp_path)
    (tmp_path / "course.yaml").write_text("title: {pt-BR: C, en: C}\nlessons: [{lesson: uma}]\n", "utf-8")
    out = io.StringIO()
    assert run_check([tmp_path], out) == 0, out.getvalue()


@pytest.mark.parametrize("what", SCHEMAS)
def test_the_schemas_in_the_docs_are_those_of_the_models(what: str) -> None:
    current = f"`buraco schema {what} > docs/schema/{what}.json` writes it anew"
    assert (DOCS / f"{what}.json").read_text("utf-8") == schema_text(what), current


def validator(what: str) -> Any:
    schema = json.loads(schema_text(what))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def read(path: Path) -> Any:
    """A file as an editor reads it: numbers and truth values are no text there."""
    return json.loads(json.dumps(yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)))


def test_every_file_of_ours_satisfies_its_schema() -> None:
    lessons, puzzles = content_folders()
    for what, folder in (("puzzle", puzzles), ("lesson", lessons)):
        check = validator(what)
        for path in content_files([folder]):
            if path.name not in ("course.yaml", "guided.yaml", "placement.yaml", "paths.yaml"):
                assert not [error.message[:200] for error in check.iter_errors(read(path))], path


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("difficulty", 11),
        ("ask", "maybe"),
        ("accept", {"meets": "wins"}),
        ("title", {"pt-BR": "só"}),
        ("hint", "x"),
        ("rules", "brasil"),
        ("position", {"trash": "5C"}),
    ],
)
def test_the_schema_refuses_what_the_models_refuse(key: str, value: Any) -> None:
    puzzle = read(content_folders()[1] / "batida" / "bata-agora.yaml")
    assert validator("puzzle").is_valid(puzzle)
    assert not validator("puzzle").is_valid({**puzzle, key: value})


def buraco(*arguments: str) -> Any:
    return CliRunner().invoke(cli.buraco, list(arguments))


def test_the_command_begins_checks_and_describes_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made = buraco("new", "puzzle", "lixo", "uma", "--ask", "turn", "--dir", "mine")
    assert made.exit_code == 0
    assert made.output.startswith("mine/lixo/uma.yaml\n")
    assert buraco("check", "--fresh", "--write", "mine").output == "1 passed, 0 failed\n"
    assert json.loads(buraco("schema", "lesson").output)["title"] == "A lesson"
    assert isinstance(buraco("new", "puzzle", "lixo", "uma", "--dir", "mine").exception, FileExistsError)
    assert "expected an id of small letters" in buraco("new", "puzzle", "lixo", "Uma").output
