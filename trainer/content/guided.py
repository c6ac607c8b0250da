"""Guided deals: whole deals with a fixed shuffle, in which a tutor speaks when something new comes up.

The file says which deals are played and what the tutor says about each topic (format: docs/writing-lessons.md); when a
topic comes up is decided in `trainer.content.topics`.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

from pydantic import BeforeValidator, Field, field_validator, model_validator

from trainer.bots import BOTS
from trainer.content.fields import ContentModel, Number, Rules, Seat, Slug, Text, listed, refusal, shown
from trainer.content.models import ContentFile
from trainer.content.prose import words
from trainer.content.topics import TOPICS
from trainer.rules.ruleset import RULESETS

LONGEST: Final = 60  # words of a remark
PLACEHOLDERS: Final = ("{cards}", "{number}", "{name}")
"""What a remark may leave to the program to fill in."""
_PLACEHOLDER: Final = re.compile(r"\{(cards|number|name)\}")


def _bot(raw: Any) -> str:
    if isinstance(raw, str) and raw in BOTS:
        return raw
    raise refusal(shown(raw), f"one of {', '.join(BOTS)}")


def _topic(raw: Any) -> str:
    if isinstance(raw, str) and raw in TOPICS:
        return raw
    raise refusal(f"no topic {shown(raw)}", f"one of {', '.join(TOPICS)}")


Help = Literal["all", "new"]


class GuidedDeal(ContentModel):
    """One deal: how it is dealt, whom the learner meets, and how much help there is.

    `help` is `all` (the tutor speaks of whatever comes up) or `new`: it leaves out what came up in the deals before,
    and says what the learner let pass.
    """

    title: Text
    say: Text
    rules: Rules = RULESETS["stbl"]
    players: Annotated[Literal[2, 4], BeforeValidator(lambda raw: int(raw) if raw in ("2", "4") else raw)] = 2
    bot: Annotated[str, BeforeValidator(_bot)]
    seed: Number
    start: Seat = 0
    help: Help = "all"


class Again(ContentModel):
    """What the tutor says of a topic that comes up again, so many of the learner's turns later or more."""

    after: Annotated[Number, Field(ge=1)]
    say: Text


class Remark(ContentModel):
    """What the tutor says when a topic comes up: once in a deal, or `again` where the topic is worth more than one
    word. `article` and `term` (of the glossary) say more."""

    when: Annotated[str, BeforeValidator(_topic)]
    say: Text
    again: Again | None = None
    article: str
    term: Slug | None = None
    hindsight: bool = False

    @field_validator("hindsight", mode="before")
    @classmethod
    def _yes_or_no(cls, raw: Any) -> Any:
        if raw in ("yes", "no"):
            return raw == "yes"
        if isinstance(raw, bool):
            return raw
        raise refusal(shown(raw), "yes or no")

    @model_validator(mode="after")
    def _short_and_sure(self) -> Remark:
        self._check(self.say, ("say",))
        if self.again is not None:
            self._check(self.again.say, ("again", "say"))
        return self

    def _check(self, say: Text, path: tuple[str, ...]) -> None:
        gives = TOPICS[self.when].gives
        for language, text in (("pt-BR", say.pt), ("en", say.en)):
            missing = set(_PLACEHOLDER.findall(text)) - gives
            if missing:
                wrong = f"{{{min(missing)}}} in the {language} text, which the topic {self.when} does not give"
                raise refusal(wrong, f"one of {', '.join(sorted(gives)) or 'none'}", path)
            if words(text) > LONGEST:
                raise refusal(f"{words(text)} words in the {language} text", f"{LONGEST} at most", path)
        if set(_PLACEHOLDER.findall(say.pt)) != set(_PLACEHOLDER.findall(say.en)):
            raise refusal("placeholders that differ between the languages", "the same in both languages", path)


class Guided(ContentFile):
    """One file of guided deals. Where several remarks could be made, the first in the file is."""

    id: Slug
    title: Text
    say: Text
    then: Text
    deals: Annotated[tuple[GuidedDeal, ...], BeforeValidator(listed), Field(min_length=1)]
    remarks: Annotated[tuple[Remark, ...], BeforeValidator(listed), Field(min_length=1)]

    @model_validator(mode="after")
    def _each_topic_once(self) -> Guided:
        seen: set[str] = set()
        for index, remark in enumerate(self.remarks):
            if remark.when in seen:
                raise refusal(f"the topic {remark.when} twice", "each topic once", ("remarks", index, "when"))
            seen.add(remark.when)
        return self
