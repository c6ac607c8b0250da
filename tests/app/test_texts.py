"""Every text of the interface has its Portuguese, and no view holds a text the catalogue does not know."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

import trainer.app
from trainer.app.texts import LANGUAGES, catalogue, match_language, translate
from trainer.app.words import THEMES
from trainer.content.library import load_library
from trainer.content.mining.themes import THEMES as MINED_FOR

APP = Path(trainer.app.__file__).parent
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2)}
PLACEHOLDER = re.compile(r"\{(\w*)\}")


def used_ids() -> set[str | tuple[str, str]]:
    found = extract_from_dir(APP, [("**.py", "python")], keywords=KEYWORDS)
    return {message if isinstance(message, str) else (message[0], message[1]) for _, _, message, _, _ in found}


def portuguese() -> Catalog:
    with (APP / "texts/pt_BR/LC_MESSAGES/trainer.po").open("rb") as file:
        return read_po(file, locale="pt_BR")


@pytest.mark.parametrize("used", sorted(used_ids(), key=str))
def test_every_text_has_its_portuguese_with_the_same_placeholders(used: str | tuple[str, str]) -> None:
    message = portuguese().get(used if isinstance(used, str) else used[0])
    assert message is not None, "not in the catalogue"
    sources = [used] if isinstance(used, str) else list(used)
    texts = [message.string] if isinstance(message.string, str) else list(message.string)
    assert len(texts) == len(sources)
    assert "fuzzy" not in message.flags
    for source, text in zip(sources, texts, strict=True):
        assert text, "no translation"
        assert sorted(PLACEHOLDER.findall(source)) == sorted(PLACEHOLDER.findall(text))


def test_the_catalogue_holds_no_text_that_nobody_shows() -> None:
    known = {used if isinstance(used, str) else used[0] for used in used_ids()}
    unused = [message.id for message in portuguese() if message.id and _first(message.id) not in known]
    assert unused == []


def _first(message_id: str | tuple[str, ...] | list[str]) -> str:
    return message_id if isinstance(message_id, str) else message_id[0]


def test_every_theme_of_the_collection_has_a_name_and_no_name_is_left_over() -> None:
    themes = {theme for puzzle in load_library().puzzles.values() for theme in puzzle.themes}
    assert set(THEMES) == themes
    assert set(MINED_FOR) <= themes


def test_languages_are_matched_to_those_offered() -> None:
    tags = ["pt", "pt-BR", "pt_PT", "en-GB", "de", "", None]
    assert [match_language(tag) for tag in tags] == ["pt-BR", "pt-BR", "pt-BR", "en", "en", "pt-BR", "pt-BR"]
    assert all(match_language(tag) == tag for tag in LANGUAGES)


def test_english_is_the_source_and_portuguese_is_read_at_run_time() -> None:
    assert translate("en", "Step {number} of {total}", number=1, total=3) == "Step 1 of 3"
    assert translate("pt-BR", "Step {number} of {total}", number=1, total=3) == "Passo 1 de 3"
    assert catalogue("pt-BR").ngettext("{n} puzzle", "{n} puzzles", 2) == "{n} problemas"


# Bare literals

CALLS = ("_", "N_", "ngettext")
PROSE = re.compile(r"[A-Za-zÀ-ÿ]{3,}[ ,]+[A-Za-zÀ-ÿ]{2,}|^[A-ZÀ-Ý][a-zà-ÿ]{2,}")
TAGS = re.compile(r"<[^>]*>")
NAMES = {"Beto", "Lia", "Rita", "Buraco"}


def bare_literals(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Texts with words in them that go through no catalogue: not documentation, not markup, not raised errors."""
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id in CALLS:
        for argument in tree.keywords:
            yield from bare_literals(argument)
        return
    if isinstance(tree, ast.Raise) or (isinstance(tree, ast.Expr) and isinstance(tree.value, ast.Constant)):
        return
    if isinstance(tree, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in tree.values]
        yield from _worded(tree.lineno, "".join(map(str, parts)))
        for part in tree.values:
            if isinstance(part, ast.FormattedValue):
                yield from bare_literals(part.value)
                yield from ((tree.lineno, "a text inside an f-string") for node in ast.walk(part) if _is_text(node))
        return
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        yield from _worded(tree.lineno, tree.value)
    for child in ast.iter_child_nodes(tree):
        yield from bare_literals(child)


def _is_text(node: ast.AST) -> bool:
    """Whether a text is looked up here; the extractor of texts cannot see into f-strings."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS


def _worded(line: int, text: str) -> Iterator[tuple[int, str]]:
    shown = TAGS.sub(" ", text).strip()
    if shown not in NAMES and "=" not in shown and PROSE.search(shown):
        yield line, shown


@pytest.mark.parametrize("path", sorted([*APP.glob("views/*.py"), *APP.glob("*.py")]), ids=lambda path: path.stem)
def test_no_page_holds_a_bare_text(path: Path) -> None:
    if path.name == "serve.py":  # speaks on the terminal
        return
    assert list(bare_literals(ast.parse(path.read_text("utf-8")))) == []


def test_the_check_for_bare_texts_sees_them() -> None:
    source = 'st.button("Save it now")\nst.html(f"<p>Hello there {name}</p>")\nst.markdown(_("Fine this way"))\n'
    source += "st.html(f'{_(name)}')\n"
    assert [line for line, _text in bare_literals(ast.parse(source))] == [1, 2, 4]
