"""Texts and sentences in both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LANGUAGES: Final = ("pt-BR", "en")
FORMS: Final = ("zero", "one", "other")
_PART: Final = re.compile(r"\[([^\[\]]*)\]")
_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Text:
    """One text in both languages."""

    pt: str
    en: str

    def said(self, lang: str) -> str:
        """The text in a language: Portuguese for any `pt` tag, else English."""
        return self.pt if lang.lower().startswith("pt") else self.en


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence with placeholders in both languages, by form: `other`, and `zero` and `one` where they differ.

    A part in [brackets] is left out when one of its placeholders has no value.
    """

    pt: Mapping[str, str]
    en: Mapping[str, str]

    @property
    def placeholders(self) -> tuple[frozenset[str], frozenset[str]]:
        """The names of the placeholders, in Portuguese and in English."""
        pt, en = (frozenset(_PLACEHOLDER.findall(" ".join(forms.values()))) for forms in (self.pt, self.en))
        return pt, en

    def said(self, lang: str, number: int | None = None, **values: str | None) -> str:
        """The sentence with its placeholders filled; a value of None or '' is no value.

        >>> one = {"one": "One card[: {cards}].", "other": "{number} cards."}
        >>> Phrase(one, one).said("en", 1), Phrase(one, one).said("en", 1, cards="7♣"), Phrase(one, one).said("en", 3)
        ('One card.', 'One card: 7♣.', '3 cards.')
        """
        forms = self.pt if lang.lower().startswith("pt") else self.en
        wanted = "other" if number is None else {0: "zero", 1: "one"}.get(number, "other")
        known = {name: value for name, value in values.items() if value}
        if number is not None:
            known["number"] = str(number)

        def part(found: re.Match[str]) -> str:
            return found[1] if all(name in known for name in _PLACEHOLDER.findall(found[1])) else ""

        sentence = _PART.sub(part, forms.get(wanted, forms["other"]))
        return _PLACEHOLDER.sub(lambda found: known.get(found[1], ""), sentence)
