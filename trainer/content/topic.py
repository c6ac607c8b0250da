"""A topic: a thing that may come up in a guided deal, with the condition that the program decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trainer.content.moments import Facts, Moment

Condition = Callable[[Moment], Facts | None]


@dataclass(frozen=True, slots=True)
class Topic:
    """A thing that may come up. `gives` are the facts a remark may name (cards, number, name); `closes`: it belongs to
    the end of the deal."""

    name: str
    gives: frozenset[str]
    closes: bool
    condition: Condition


class Topics(dict[str, Topic]):
    """Topics by name, in the order in which their conditions are written."""

    def topic(self, gives: str = "", *, closes: bool = False) -> Callable[[Condition], Condition]:
        """Takes in a condition as the topic of its name; `gives` and `closes` as in `Topic`."""

        def take_in(condition: Condition) -> Condition:
            name = condition.__name__.strip("_")
            self[name] = Topic(name, frozenset(gives.split()), closes, condition)
            return condition

        return take_in


def yes(holds: bool) -> Facts | None:
    """The answer of a topic that gives no facts."""
    return Facts() if holds else None
