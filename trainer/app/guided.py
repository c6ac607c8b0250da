"""The guided deals as the pages offer them: deal by deal, with less and less help, then the plain table."""

import html

import streamlit as st

from trainer.app import held, navigation, parts, shelf, tutor
from trainer.app.setup import Setup
from trainer.app.texts import _, language
from trainer.content.guided import Guided, GuidedDeal
from trainer.learning.table_match import first_deal
from trainer.learning.tutor import guided_game

CARDS_ICON = ":material/playing_cards:"


def show() -> None:
    """Draws the page of the guided deals."""
    guided = shelf.library().guided
    if guided is None:
        st.html(parts.verdict(_("There are no guided deals here."), tone="bad"))
        return
    parts.heading(guided.title.said(language()), guided.say.said(language()))
    done, following = tutor.played(), _next_number(guided)
    columns = st.columns(len(guided.deals) + 1, gap="medium")
    for number, (column, deal) in enumerate(zip(columns, guided.deals, strict=False), 1):
        with column, st.container(key=f"tile{'-next' if number == following else ''}-guided-{number}"):
            _deal(guided, number, deal, is_next=number == following, is_done=number in done)
    with columns[-1], st.container(key=f"tile{'' if following else '-next'}-guided-then"):
        st.html(parts.numbered(len(guided.deals) + 1, _("On your own")) + parts.soft(guided.then.said(language())))
        if st.button(_("Sit down and play"), key="guided_then", type=parts.emphasis(following is None)):
            _begin_plain(guided)


def draw_onward(number: int) -> None:
    """Draws what comes after the guided deal of that number: the next one, or the plain table; or the same again."""
    guided = shelf.library().guided
    if guided is None:
        return
    with st.container(horizontal=True, key="guided-onward"):
        if number < len(guided.deals):
            label = _("On: {title}", title=guided.deals[number].title.said(language()))
            if st.button(label, key="guided_on", type="primary", icon=CARDS_ICON):
                _open(guided, number + 1)
        elif st.button(_("On: at the table without a tutor"), key="guided_on", type="primary", icon=CARDS_ICON):
            _begin_plain(guided)
        if st.button(_("The same cards again"), key="guided_again"):
            _open(guided, number)


def next_deal() -> GuidedDeal | None:
    """The first guided deal that the learner has not played to the end; None when there is none."""
    guided = shelf.library().guided
    number = _next_number(guided) if guided is not None else None
    return guided.deals[number - 1] if guided is not None and number is not None else None


def draw_offer(key: str) -> None:
    """Draws a button that leads to the guided deals."""
    navigation.button_to(_("Play with the tutor"), "guided", key, icon=":material/history_edu:", guided="1")


def draw_tile(key: str) -> None:
    """Draws the offer of the guided deals in a tile of its own; nothing where there are none."""
    guided = shelf.library().guided
    if guided is None:
        return
    with st.container(key=f"tile-guided-{key}"):
        words, action = st.columns([7, 2], vertical_alignment="center")
        words.html(f"<h2>{html.escape(guided.title.said(language()))}</h2>{parts.soft(guided.say.said(language()))}")
        with action:
            draw_offer(f"guided_{key}")


def _next_number(guided: Guided) -> int | None:
    done = tutor.played()
    return next((number for number in range(1, len(guided.deals) + 1) if number not in done), None)


def _deal(guided: Guided, number: int, deal: GuidedDeal, *, is_next: bool, is_done: bool) -> None:
    waits = tutor.waiting(number) is not None
    st.html(
        parts.numbered(number, deal.title.said(language()), is_done=is_done) + parts.soft(deal.say.said(language()))
    )
    label = _("Continue") if waits else _("Play again") if is_done else _("Begin")
    if st.button(label, key=f"guided_{number}", type=parts.emphasis(is_next)):
        _open(guided, number)


def _open(guided: Guided, number: int) -> None:
    """Opens the learner's deal of that number: the one begun, or a new one."""
    begun = tutor.waiting(number)
    if begun is None:
        match = first_deal(guided_game(guided, number))
        begun = held.begin_match(match, tutor.game_id(number)).saved
    navigation.go("game", game=begun.id)


def _begin_plain(guided: Guided) -> None:
    last = guided.deals[-1]
    navigation.go("game", game=held.begin(Setup(last.rules, last.players, last.bot, None)).saved.id)
