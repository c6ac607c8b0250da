"""The card table as the pages use it: in the session's language, with the learner's own preferences."""

from collections.abc import Iterable, Sequence
from typing import Any

from trainer.app import session, settings
from trainer.app.table import (
    MoveAct,
    Pick,
    PickAct,
    PrefAct,
    Refusal,
    UndoAct,
    fragment_data,
    mount_table,
    new_acts,
    table_data,
)
from trainer.app.table import film as films
from trainer.app.table.data import Film, Mode
from trainer.app.texts import _, language
from trainer.cards import Card
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.rulebook import breach_text, refused_title, remedy_text
from trainer.rules.events import Event
from trainer.rules.meld import Meld
from trainer.rules.position import PlayerView
from trainer.rules.ruleset import Ruleset
from trainer.rules.verdict import Verdict

GameAct = MoveAct | UndoAct | PickAct


def acts(key: str, version: str) -> list[GameAct]:
    """What was done on the table since it was last asked; changed preferences are kept here at once."""
    found: list[GameAct] = []
    for act in new_acts(key, version):
        if isinstance(act, PrefAct):
            session.set_pref(act.name, act.value)
        else:
            found.append(act)
    return found


def mount(
    key: str,
    view: PlayerView,
    *,
    version: str,
    mode: Mode = "show",
    names: Sequence[str] = (),
    refusal: Verdict | None = None,
    events: Iterable[Event] = (),
    can_undo: bool = False,
    status: str = "",
    pick: Pick | None = None,
    drawn: Card | None = None,
    thinking: int | None = None,
    marked: Sequence[Card] = (),
    label: str = "",
    appraised: bool = True,
    alone: bool = False,
    ack: int | None = None,
    game: Game | None = None,
    film: Film | None = None,
) -> None:
    """Draws a whole table as its viewer sees it.

    `thinking` is the seat of a bot that does, `marked` are cards of the hand that are pointed at; `label` names the
    table where a page has several. Melds that are not `appraised` leave it to the learner what they are and score.
    `alone`: nobody but the viewer ever moves here, so that no other seat is shown to be on turn.
    Of a `game` under way the table knows who took a morto and who threw what; a `film` shows
    its last acts one by one.
    """
    names = names or default_names(view.players, view.seat)
    bots = [seat for seat in range(view.players) if seat != view.seat]
    takers = None if game is None else games.morto_takers(game)
    data = table_data(
        view,
        lang=language(),
        translate=_,
        version=version,
        mode=mode,
        names=names,
        bots=bots,
        can_undo=can_undo,
        refusal=None if refusal is None else refusal_of(refusal, names),
        events=events,
        status=status,
        prefs=prefs(),
        pick=pick,
        drawn=drawn,
        thinking=thinking,
        marked=marked,
        appraised=appraised,
        takers=takers,
        thrower=None if game is None else films.thrower([each.event for each in game.log]),
        film=film,
    )
    if alone and view.turn != view.seat:
        data["turn"] = None
    _mount(data, key, label, ack)


def mount_melds(
    key: str, melds: Iterable[Meld], ruleset: Ruleset, hand: Iterable[Card] | None = None, label: str = ""
) -> None:
    """Draws melds alone, and a hand beside them where one is given; `label` as in `mount`."""
    data = fragment_data(lang=language(), translate=_, ruleset=ruleset, melds=melds, hand=hand, prefs=prefs())
    _mount(data, key, label)


def _mount(data: dict[str, Any], key: str, label: str, ack: int | None = None) -> None:
    if label:
        data["labels"] = data["labels"] | {"table": label}
    mount_table(data, key, ack)


def prefs() -> dict[str, str]:
    """What the learner has chosen about the table, and the pace that holds until they do."""
    return {"pace": settings.pace(), **session.learner().prefs}


def default_names(players: int, seat: int) -> list[str]:
    """Who sits around the table: the learner, and friends of the club."""
    friends = ["Beto"] if players == 2 else ["Beto", "Lia", "Rita"]
    names = [""] * players
    names[seat] = _("You")
    for place, name in enumerate(friends, 1):
        names[(seat + place) % players] = name
    return names


def refusal_of(verdict: Verdict, names: Sequence[str] = ()) -> Refusal:
    """A refused move in words: what the article says of it, and apart from that what would help."""
    breach = verdict.breaches[0]
    remedy = remedy_text(breach.remedy, language(), names)
    message = breach_text(breach, language(), names).removesuffix(remedy).strip()
    return Refusal(breach.article, refused_title(breach, language()), message, remedy)
