"""What the table shows, as plain data for the browser: only what the viewer's seat may know."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Literal

from trainer.app.table.labels import table_labels
from trainer.cards import Card
from trainer.rulebook import kind_text, short_kind_text
from trainer.rules.events import Event, seen_by
from trainer.rules.meld import Meld, meld_bonus, meld_kind, meld_points
from trainer.rules.position import Phase, PlayerView, Position, team_of, view_of
from trainer.rules.ruleset import Ruleset

Mode = Literal["play", "show", "pick"]
Translate = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move was refused, in the learner's language: the title of the case, what is wrong, what would help."""

    article: str
    title: str
    message: str
    remedy: str = ""


@dataclass(frozen=True, slots=True)
class Pick:
    """What may be picked in mode `pick`: from which parts of the table, and how many cards."""

    zones: tuple[Literal["hand", "melds", "lixo"], ...] = ("hand", "melds", "lixo")
    least: int = 1
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Film:
    """How it came to what lies on the table: the frames of the last round, as `trainer.app.table.film` makes them.

    `deal` names the deal they are of; those numbered up to `told` are not new even to a page just opened. Where
    `again` has grown, all of them are shown once more.
    """

    deal: str
    told: int
    again: int
    frames: tuple[Mapping[str, Any], ...]


def table_data(
    position: Position | PlayerView,
    *,
    lang: str,
    translate: Translate,
    seat: int = 0,
    version: str = "0",
    mode: Mode = "play",
    names: Sequence[str] = (),
    bots: Collection[int] = (),
    thinking: int | None = None,
    can_undo: bool = False,
    refusal: Refusal | None = None,
    events: Iterable[Event] = (),
    status: str = "",
    prefs: Mapping[str, str] | None = None,
    pick: Pick | None = None,
    drawn: Card | None = None,
    marked: Sequence[Card] = (),
    appraised: bool = True,
    takers: Collection[int] | None = None,
    thrower: int | None = None,
    film: Film | None = None,
) -> dict[str, Any]:
    """A whole table as `seat` sees it; of a `PlayerView` its own seat counts.

    `version` must change with every change of the position: moves made on another are refused. `events` are
    those since the last version; cards another seat drew are hidden here. `names` go by seat, `bots` and
    `thinking` are seats, `translate` turns English texts into `lang`; `drawn` is the card of the hand that came last,
    `marked` are those pointed at. `takers` are the seats that took a morto, None where only the teams are known;
    `thrower` is who threw the top card of the lixo. `film` shows how it came to this, act by act.
    Melds that are not `appraised` do not say what they are, what they score, or which card is wild.
    """
    view = position if isinstance(position, PlayerView) else view_of(position, seat)
    data = _frame(lang=lang, translate=translate, version=version, mode=mode, prefs=prefs, status=status, pick=pick)
    lying = what_lies(view, lang=lang, names=names, bots=bots, thinking=thinking, takers=takers, thrower=thrower)
    if not appraised:
        lying["melds"] = [_bare(entry) for entry in lying["melds"]]
    return data | lying | {
        "seat": view.seat,
        "players": view.players,
        "own_team": view.team,
        "pile": view.ruleset.pile,
        "drawn": None if drawn is None else str(drawn),
        "marked": _texts(marked),
        "can": _can(view, mode, can_undo),
        "refusal": None if refusal is None else _plain(refusal),
        "events": events_as_seen(events, view.seat),
        "film": None if film is None else {**_plain(film), "frames": list(film.frames)},
    }  # fmt: skip


def what_lies(
    view: PlayerView,
    *,
    lang: str,
    names: Sequence[str] = (),
    bots: Collection[int] = (),
    thinking: int | None = None,
    takers: Collection[int] | None = None,
    thrower: int | None = None,
) -> dict[str, Any]:
    """What lies on the table and in the hands, and whose turn it is: what an act can change. Named as in
    `table_data`."""
    return {
        "turn": view.turn,
        "phase": view.phase.value,
        "hand": _texts(view.hand),
        "seats": _seats(view, names, bots, thinking, takers),
        "melds": [entry for team in (0, 1) for entry in _melds(view.table[team], team, view.ruleset, lang)],
        "lixo": {"cards": _texts(view.lixo), "count": view.lixo_count, "by": thrower if view.lixo_count else None},
        "monte": view.monte,
        "mortos": view.mortos,
        "morto_taken": list(view.morto_taken),
    }


def events_as_seen(events: Iterable[Event], seat: int) -> list[dict[str, Any]]:
    """Events for the browser of a seat: cards that others drew are hidden."""
    return [_event(seen_by(event, seat)) for event in events]


def fragment_data(
    *,
    lang: str,
    translate: Translate,
    ruleset: Ruleset,
    hand: Iterable[Card] | None = None,
    melds: Iterable[Meld] | None = None,
    lixo: Sequence[Card] | None = None,
    version: str = "0",
    mode: Mode = "show",
    prefs: Mapping[str, str] | None = None,
    pick: Pick | None = None,
    status: str = "",
) -> dict[str, Any]:
    """Parts of a table for a lesson or a rule: a hand, some melds, a lixo with all its cards; the rest is left out.

    In mode `show` a hand lies in the order given.
    """
    data = _frame(lang=lang, translate=translate, version=version, mode=mode, prefs=prefs, status=status, pick=pick)
    if mode == "show":
        data["prefs"]["sort"] = "given"
    return data | {
        "seat": 0,
        "players": 2,
        "own_team": 0,
        "hand": None if hand is None else _texts(hand),
        "melds": None if melds is None else _melds(tuple(melds), 0, ruleset, lang),
        "lixo": None if lixo is None else {"cards": _texts(lixo), "count": len(lixo)},
    }


def _frame(
    *,
    lang: str,
    translate: Translate,
    version: str,
    mode: Mode,
    prefs: Mapping[str, str] | None,
    status: str,
    pick: Pick | None,
) -> dict[str, Any]:
    data: dict[str, Any] = {
        "version": version,
        "ack": 0,
        "lang": lang,
        "labels": _labels(lang, translate),
        "mode": mode,
        "status": status,
        "prefs": {"deck": "two", "sort": "suit"} | dict(prefs or {}),
    }
    if mode == "pick":
        wanted = pick or Pick()
        data["pick"] = {"zones": list(wanted.zones), "min": wanted.least}
        if wanted.most is not None:
            data["pick"]["max"] = wanted.most
    return data


@lru_cache(maxsize=8)
def _labels(_lang: str, translate: Translate) -> dict[str, str]:
    """The words of the table, put together once a language: each of its eighty asks the session for the language."""
    return table_labels(translate)


def _seats(
    view: PlayerView,
    names: Sequence[str],
    bots: Collection[int],
    thinking: int | None,
    takers: Collection[int] | None,
) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat,
            "name": names[seat] if seat < len(names) else str(seat + 1),
            "count": count,
            "team": team_of(seat),
            "bot": seat in bots,
            "thinking": seat == thinking,
            "morto": _took_morto(view, seat, takers),
        }
        for seat, count in enumerate(view.hand_counts)
    ]


def _took_morto(view: PlayerView, seat: int, takers: Collection[int] | None) -> bool:
    """Whether it is known that this seat took a morto: of a team of two, which of them is in the log alone."""
    if takers is not None:
        return seat in takers
    return view.players == 2 and view.morto_taken[team_of(seat)]


def _melds(melds: Sequence[Meld], team: int, ruleset: Ruleset, lang: str) -> list[Mapping[str, Any]]:
    return [_meld(meld, number, team, ruleset, lang) for number, meld in enumerate(melds, start=1)]


@lru_cache(maxsize=1000)  # the same meld lies on the table for many acts, in every one of a film's frames
def _meld(meld: Meld, number: int, team: int, ruleset: Ruleset, lang: str) -> Mapping[str, Any]:
    kind = meld_kind(meld, ruleset)
    return {
        "team": team,
        "number": number,
        "cards": _texts(meld.cards),
        "wild": meld.wild,
        "stands_for": None if meld.stands_for is None else str(meld.stands_for),
        "kind": kind,
        "kind_label": kind_text(kind, lang).capitalize(),
        "kind_short": short_kind_text(kind, lang),
        "points": meld_points(meld, ruleset),
        "bonus": meld_bonus(meld, ruleset),
        "clean": meld.is_clean,
    }


def _bare(entry: Mapping[str, Any]) -> dict[str, Any]:
    """A meld as it lies on a real table, where nobody writes beside it what it is."""
    return {name: entry[name] for name in ("team", "number", "cards")}


def _can(view: PlayerView, mode: Mode, can_undo: bool) -> dict[str, bool]:
    own = mode == "play" and view.turn == view.seat
    drawing = own and view.phase is Phase.DRAW
    playing = own and view.phase is Phase.PLAY
    return {
        "draw": drawing and view.monte > 0,
        "take": drawing and view.lixo_count > 0,
        "lay": playing,
        "add": playing and bool(view.table[view.team]),
        "discard": playing,
        "swap": playing and view.first_drawn is not None,
        "undo": mode == "play" and can_undo,
    }


def _event(event: Event) -> dict[str, Any]:
    kind = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
    told = _plain(event)
    if "kind" in told:  # of the canastra made
        told["canastra"] = told.pop("kind")
    return {"kind": kind} | told


def _plain(value: Any) -> dict[str, Any]:
    return {field.name: _json(getattr(value, field.name)) for field in fields(value)}


def _json(value: Any) -> Any:
    if isinstance(value, Card):
        return str(value)
    return _texts(value) if isinstance(value, tuple) else value


def _texts(cards: Iterable[Card]) -> list[str]:
    return list(map(str, cards))
