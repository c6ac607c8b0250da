"""The coach as it is drawn: the word before a costly move, and the panel beside the log."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from trainer.app import coach, parts, session
from trainer.app.faces import labelled
from trainer.app.held import Held
from trainer.app.reason_words import articles_of, compared, of_played, reasons_said
from trainer.app.texts import N_, _, language, ngettext
from trainer.app.words import line_text, lowered, move_text
from trainer.bots.coach import Hint, Rung, Watch, chance_to_draw, remembered, unseen_copies
from trainer.cards import CARDS, JOKER, Card, Suit
from trainer.rules.position import Position

WATCHES = {Watch.OFF: N_("Off"), Watch.BIG: N_("Big losses"), Watch.ALL: N_("Any loss")}
NEXT = (N_("What matters here?"), N_("Which cards?"), N_("Which move?"))


def draw_warning(here: Held) -> None:
    """The word before a costly move, with what can be done about it."""
    warned = coach.warning(here)
    doubt = coach.coaching(here).doubt
    if warned is None or doubt is None:
        return
    with st.container(key="caution"):
        head = _("Wait a moment: {move}", move=lowered(move_text(doubt.move)))
        loss = _(
            "This is expected to cost {points} points or so (± {error}).",
            points=round(warned.loss.points),
            error=round(warned.loss.error),
        )
        why = of_played(warned.reasons)
        told = why or [_("No one thing stands out: in the deals played on, another turn did better on the whole.")]
        st.html(parts.verdict(loss, head=head, tone="bad" if why else "", more=told))
        with st.container(horizontal=True, key="caution-choices"):
            _button(_("Think again"), "think_again", coach.think_again, here, is_primary=True)
            _button(_("Play anyway"), "play_anyway", coach.play_anyway, here)
            if coach.has_hints(here):
                _button(_("Give me a hint"), "caution_hint", coach.ask, here)
            _button(_("Play, and warn no more"), "play_and_stop", _stop, here)


def _stop(here: Held) -> None:
    st.session_state[_watch_key()] = Watch.OFF
    coach.play_and_stop(here)


def draw(here: Held) -> None:
    """The panel: turns taken back, when to warn, the odds of a card."""
    game = here.game
    if game.position.ended:
        return
    with st.container(key="coach"):
        st.html(parts.title(_("Coach"), small=True))
        _take_back(here)
        taken = here.saved.aids.get("hints", 0)
        if taken:
            said = ngettext("{n} hint taken in this deal", "{n} hints taken in this deal", taken)
            st.html(parts.soft(said, small=True))
        st.segmented_control(
            _("Warnings before a move"),
            list(WATCHES),
            default=None if _watch_key() in st.session_state else coach.watch(),
            required=True,
            format_func=lambda choice: _(WATCHES[choice]),
            key=_watch_key(),
            on_change=_choose_watch,
        )
        odds = st.expander(_("The odds of a card"), icon=":material/casino:", key="coach-odds", on_change="rerun")
        if odds.open:  # drawn anew with every move, a list of all the cards would slow the table
            with odds:
                _odds(game.position, game.seat)


def draw_hints(here: Held) -> None:
    """The hints asked for in this turn, and the way to the next one."""
    if here.game.position.ended:
        return
    with st.container(key="coach-hints"):
        _hints(here)


def _hints(here: Held) -> None:
    told = coach.told(here)
    for hint in told:
        _hint(hint, here.game.position)
    asked = coach.coaching(here).asked
    if asked is not None and not asked.task.is_done:
        st.html(parts.soft(_("The coach is thinking."), small=True))
    elif len(told) < coach.RUNGS:
        _button(_(NEXT[len(told)]), "hint", coach.ask, here, icon="lightbulb", disabled=not here.game.is_human_turn)


def _hint(hint: Hint, position: Position) -> None:
    said = reasons_said(hint.reasons)
    if hint.rung is Rung.MATTERS:
        text = parts.verdict(
            said[0] if said else _("Nothing presses here: any sound turn will do."),
            head=_("What matters"),
            articles=articles_of(hint.reasons),
            more=said[1:],
        )
    elif hint.rung is Rung.CARDS:
        text = parts.verdict(" ".join(card.symbol for card in hint.cards), head=_("These cards"))
    else:
        text = parts.verdict(
            f"{line_text(hint.moves, position)}.",
            head=_("The coach's move"),
            more=compared(hint.reasons, N_("In the next best turn: {fact}"), N_("In this one: {fact}")),
            articles=articles_of(hint.reasons),
        )
    st.html(text)


def _take_back(here: Held) -> None:
    used, allowed = coach.take_backs(here)
    if not allowed:
        st.html(parts.soft(_("At this level no turn is taken back."), small=True))
        return
    _button(
        _("Take back my last turn"),
        "take_back",
        coach.take_back,
        here,
        icon="undo",
        disabled=not coach.can_take_back(here),
    )
    st.html(parts.soft(_("Turns taken back: {used} of {allowed}", used=used, allowed=allowed), small=True))


def _odds(position: Position, seat: int) -> None:
    """How many copies of a card are unseen, and the chance that one comes."""
    view = remembered(position, seat)
    card = _chosen_card(bool(view.ruleset.jokers))
    if card is None:
        return
    unseen, chance = unseen_copies(view, [card]), chance_to_draw(view, [card])
    lines = [ngettext("{n} copy is unseen.", "{n} copies are unseen.", unseen)]
    if unseen:
        text = _("Chance that you draw one before the stock ends: {percent}%.", percent=round(100 * float(chance)))
        lines += [text, _("Counted as if everybody drew from the stock and nobody took the discard pile.")]
    st.html(parts.verdict(lines[0], head=card.symbol, more=lines[1:]))


def _chosen_card(has_jokers: bool) -> Card | None:
    """The card the learner asks about: its suit is chosen first, then its rank; a joker is chosen at once."""
    suits = [*Suit, *([JOKER] if has_jokers else [])]
    chosen = st.segmented_control(_("Suit"), suits, format_func=lambda each: labelled(each.symbol), key="coach_suit")
    if chosen is None or isinstance(chosen, Card):
        return chosen
    cards = [card for card in CARDS if card.suit is chosen]
    return st.pills(_("Card"), cards, format_func=lambda each: labelled(each.symbol), key=f"coach_card_{chosen.letter}")


def _watch_key() -> str:
    return f"coach_watch_{language()}"


def _choose_watch() -> None:
    session.set_pref(coach.WATCH, st.session_state[_watch_key()])


def _button(
    label: str,
    key: str,
    act: Callable[[Held], None],
    here: Held,
    *,
    is_primary: bool = False,
    icon: str = "",
    disabled: bool = False,
) -> None:
    st.button(
        label,
        key=key,
        type=parts.emphasis(is_primary),
        icon=f":material/{icon}:" if icon else None,
        disabled=disabled,
        on_click=act,
        args=(here,),
    )
