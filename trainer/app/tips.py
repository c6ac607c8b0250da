"""Glossary tips: a word of the game explains itself where it first stands in a text, by pointer, touch or keyboard.

The word is a button that opens the browser's own popover, which Escape or a touch elsewhere closes; screen readers
hear the tip as the button's description.
"""

import html
import re
from collections.abc import Callable
from typing import Final
from zlib import crc32

from trainer.app.faces import rich
from trainer.app.texts import N_, language, translate
from trainer.content.terms import mentions
from trainer.rulebook import Term

_MARKS: Final = re.compile(r"[.,;:!?)]+")  # of what follows a word without a space


def tipped(text: str, seen: set[str], say: Callable[[str], str] = rich) -> str:
    """The text as `say` renders it, with the tip of every word of the game that is not yet `seen`, and now is.

    One set for all that is read together (a step with its question) gives each word its tip once.
    """
    said: list[str] = []
    at = 0
    for mention in mentions(text, language()):
        if mention.term.id not in seen:
            seen.add(mention.term.id)
            after = _MARKS.match(text, mention.end)
            marks = after[0] if after else ""
            said += [say(text[at : mention.start]), _tip(mention.term, text[mention.start : mention.end], marks, text)]
            at = mention.end + len(marks)
    return "".join([*said, say(text[at:])])


def _tip(term: Term, word: str, marks: str, text: str) -> str:
    """The word with its tip, and the `marks` that no line may begin with."""
    place = f"tip-{term.id}-{crc32(text.encode()):x}"
    name = f"<b>{html.escape(term.name(language()))}</b>{portuguese_name(term, language())}:"
    return (
        f'<span class="gloss"><button type="button" class="term" popovertarget="{place}" aria-describedby="{place}">'
        f'{html.escape(word)}</button>{marks}<span class="tip" popover id="{place}" role="note">'
        f"{name} {html.escape(term.tip.said(language()))}</span></span>"
    )


def portuguese_name(term: Term, lang: str) -> str:
    """The Portuguese word, to stand behind the name that another language has for it; '' where they are one."""
    if term.name(lang) == term.term:
        return ""
    said = html.escape(translate(lang, N_("in Portuguese")))
    return f' ({said} <i lang="pt-BR">{html.escape(term.term)}</i>)'
