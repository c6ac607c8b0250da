"""The words of the interface: English in the source, other languages from gettext catalogues.

A catalogue is the translator's own `.po` file, read when it is first needed, so nothing has to be compiled.
The language of the moment belongs to the learner's session.
"""

import gettext as gnu
import io
from functools import cache
from pathlib import Path

import streamlit as st
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

HERE = Path(__file__).parent

#: Language tags as the content uses them, each with its own name for itself, in the order they are offered.
LANGUAGES = {"pt-BR": "Português", "en": "English"}
DEFAULT = "pt-BR"
SESSION_KEY = "language"


@cache
def catalogue(lang: str) -> gnu.NullTranslations:
    """The translations into `lang`; English, like any language without a catalogue, is the source text."""
    path = HERE / lang.replace("-", "_") / "LC_MESSAGES" / "trainer.po"
    if not path.is_file():
        return gnu.NullTranslations()
    compiled = io.BytesIO()
    with path.open("rb") as file:
        write_mo(compiled, read_po(file, locale=lang.replace("-", "_")))
    compiled.seek(0)
    return gnu.GNUTranslations(compiled)


def match_language(tag: str | None) -> str:
    """The offered language nearest to a browser's or a link's tag: pt-BR for any `pt`, else English."""
    if not tag:
        return DEFAULT
    return "pt-BR" if tag.lower().replace("_", "-").split("-")[0] == "pt" else "en"


def language() -> str:
    """The language tag of the session."""
    return str(st.session_state.get(SESSION_KEY, DEFAULT))


def translate(lang: str, message: str, /, **values: object) -> str:
    """`message` in `lang`, its `{placeholders}` filled with `values`."""
    text = catalogue(lang).gettext(message)
    return text.format(**values) if values else text


def _(message: str, /, **values: object) -> str:
    """`message` in the session's language, its `{placeholders}` filled with `values`."""
    return translate(language(), message, **values)


def ngettext(singular: str, plural: str, n: int, /, **values: object) -> str:
    """The singular or the plural in the session's language; `{n}` is the number."""
    return catalogue(language()).ngettext(singular, plural, n).format(n=n, **values)


def N_(message: str) -> str:
    """Marks a text for the catalogue where it is kept for later; `_` translates it when it is shown."""
    return message
