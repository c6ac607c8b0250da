"""The last acts of a deal as frames, for the browser to show one by one: each what its viewer knew after the act."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from trainer.app.table.data import events_as_seen, what_lies
from trainer.learning.game import Act
from trainer.rulebook import event_text
from trainer.rules.events import Discarded, Event, SwappedFirst, TookMorto, TookPile, TurnPassed, WildMoved, seen_by
from trainer.rules.position import view_of


def frames(
    acts: Sequence[Act], seat: int, *, lang: str, names: Sequence[str], bots: Collection[int], takers: Collection[int]
) -> tuple[Mapping[str, Any], ...]:
    """One frame an act, as `seat` saw it: its number, who acted, the events, a sentence, and what `lies` otherwise.

    The first frame says all that lies on the table, each further one what differs from the one before. `takers` are
    the seats that have taken a morto by the last of the acts.
    """
    return tuple(_frames(acts, seat, lang, names, bots, takers))


def _frames(
    acts: Sequence[Act], seat: int, lang: str, names: Sequence[str], bots: Collection[int], takers: Collection[int]
) -> Iterator[Mapping[str, Any]]:
    later = [event.seat for act in acts for event in act.events if isinstance(event, TookMorto)]
    taken = set(takers) - set(later)
    before: dict[str, Any] = {}
    by: int | None = None
    for act in acts:
        by = thrower(act.events, by)
        taken |= {event.seat for event in act.events if isinstance(event, TookMorto)}
        lies = what_lies(view_of(act.after, seat), lang=lang, names=names, bots=bots, takers=taken, thrower=by)
        yield {
            "number": act.number,
            "seat": act.seat,
            "events": events_as_seen(act.events, seat),
            "said": _said(act.events, seat, lang, names),
            "lies": {name: value for name, value in lies.items() if before.get(name, _NOTHING) != value},
        }
        before = lies


def thrower(events: Sequence[Event], before: int | None = None) -> int | None:
    """Who threw the card that lies on top of the lixo after these events; `before` is who threw the last one."""
    for event in events:
        if isinstance(event, Discarded | SwappedFirst):
            before = event.seat
        elif isinstance(event, TookPile):
            before = None
    return before


def _said(events: Sequence[Event], seat: int, lang: str, names: Sequence[str]) -> str:
    told = [event_text(seen_by(event, seat), lang, names, seat) for event in events if not isinstance(event, _UNSAID)]
    return " ".join(told)


_NOTHING = object()

#: What the table itself shows, so that the line over the hand, two lines at most on a phone, has room for the rest.
_UNSAID = TurnPassed | WildMoved
