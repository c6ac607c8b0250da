"""The room of a match: the table, what happened at it, and the sheet at the end of each deal."""

from __future__ import annotations

import streamlit as st

from trainer.app import (
    board,
    coach,
    coach_panel,
    following,
    guided,
    held,
    match_words,
    navigation,
    outage,
    parts,
    sheet,
    thinking,
    tutor,
)
from trainer.app.held import Held
from trainer.app.setup import Setup
from trainer.app.table import MoveAct, UndoAct, acts
from trainer.app.texts import _
from trainer.bots import kind_of
from trainer.learning import game as games
from trainer.learning.database import StoreDown
from trainer.rules.moves import MoveError
from trainer.rules.position import view_of
from trainer.rules.verdict import IllegalMove, Verdict

TABLE = "table_game"
CARDS_ICON = ":material/playing_cards:"


@st.fragment
def draw(game_id: str) -> None:
    """Draws the learner's game of that id; while a bot thinks, its moves come as they are made."""
    here = held.opened(game_id)
    if here is None:
        return
    before, unkept = acts.handled(TABLE), None
    try:
        refusal = _hear(here)
    except StoreDown:
        acts.take_back(TABLE, before)
        refusal, unkept = None, before
    game = here.game
    names = board.default_names(game.record.players, game.seat)
    with st.container(key="room"):
        with st.container(key="room-head"):
            st.html(match_words.head(here.match))
        with st.container(key="moment"):
            _moment(game_id, here, names)
        with st.container(key="game"):
            with st.empty():  # emptied as soon as the next deal begins
                if game.position.ended:
                    _end(here, names)
            _table(here, names, refusal, unkept)
        with st.container(key="room-aside"):
            coach_panel.draw(here)
            tutor.draw_said(game_id, game, names)
            following.draw(here)
            match_words.draw_log(game, names)
            _tools(here)
    awaited = here.thought or coach.awaited(here)
    if unkept is not None:
        outage.draw()
    elif awaited is not None:
        thinking.rerun_when(awaited)


def _moment(game_id: str, here: Held, names: list[str]) -> None:
    """What belongs to the moment: the word of the tutor, a notice, the coach's warning and its hints."""
    tutor.draw(game_id, here.game, names)
    notice = st.empty()
    if here.notice:
        notice.html(parts.verdict(here.notice))
        here.notice = ""
    with st.empty():  # emptied as soon as the move is played
        coach_panel.draw_warning(here)
    coach_panel.draw_hints(here)


def _hear(here: Held) -> Verdict | None:
    """Plays what was done on the table, and what the bots thought of; returns why a move was refused, if one was."""
    game = here.game
    for act in board.acts(TABLE, here.version):
        if isinstance(act, UndoAct):
            game = games.undone(game)
        elif isinstance(act, MoveAct) and game.is_human_turn:
            try:
                move = act.read()
                after = games.play(game, move)
            except MoveError:
                continue
            except IllegalMove as refused:
                return refused.verdict
            if not coach.holds_back(here, move):
                game = after
    released = coach.released(here)
    if released is not None:
        game = games.play(game, released)
    held.play_on(here, game)
    return None


def _table(here: Held, names: list[str], refusal: Verdict | None, ack: int | None) -> None:
    game = here.game
    board.mount(
        TABLE,
        view_of(game.position, game.seat),
        version=here.version,
        mode="show" if game.position.ended else "play",
        names=names,
        thinking=game.position.turn if here.thought is not None else None,
        refusal=refusal,
        can_undo=game.back is not None and game.is_human_turn,
        status=_status(here, names),
        drawn=match_words.drawn(game),
        marked=coach.marked(here),
        ack=ack,
        game=game,
        film=following.film(here, names),
    )


def _status(here: Held, names: list[str]) -> str:
    if coach.coaching(here).doubt is None:
        return match_words.status(here.game, names)
    return _("The coach holds your move back.") if coach.warning(here) else _("The coach looks at your move.")


def _tools(here: Held) -> None:
    with st.container(horizontal=True, key="game-tools"):
        if here.game.position.ended:  # the record tells the shuffle, and with it every hidden card
            st.download_button(
                _("Download the record"),
                data=here.saved.record,
                file_name=f"buraco-{here.game.record.seed}.txt",
                mime="text/plain",
                icon=":material/download:",
                on_click="ignore",
                key="download",
            )
        else:
            navigation.button_to(_("Another table"), "play", "new_table", icon=":material/table_restaurant:")


def _end(here: Held, names: list[str]) -> None:
    """The sheet of the deal that has ended, over the table: who won and why, line by line, and what comes next."""
    match, game = here.match, here.game
    away = f"sheet_away_{here.saved.id}_{match.number}"
    if st.session_state.get(away, False):
        with st.container(key="sheet-away"):
            st.button(_("The score sheet"), key="sheet_back", type="primary", on_click=_put, args=(away, False))
        return
    with st.container(key="tile-next-sheet"):
        st.html(parts.soft(match_words.how_it_ended(game, names), small=True))
        st.html(sheet.table(game, names, match.before))
        if match.is_over and game.record.ruleset.target:
            st.html(parts.verdict(sheet.decision(match.standing, game.seat), head=_("The match is over")))
        with st.container(horizontal=True, key="sheet-ways"):
            again = _ways(here)
            st.button(_("Look at the table"), key="sheet_put", type="tertiary", on_click=_put, args=(away, True))
    if again:
        setup = Setup(game.record.ruleset, game.record.players, kind_of(game.bot), None)
        navigation.go("game", game=held.begin(setup).saved.id)


def _put(away: str, value: bool) -> None:
    st.session_state[away] = value


def _ways(here: Held) -> bool:
    """The buttons that lead on from a deal; returns whether another one like it was asked for."""
    match, game = here.match, here.game
    again = False
    number = tutor.number_of(here.saved.id)
    if not match.is_over:
        st.button(_("Next deal"), key="next_deal", type="primary", icon=CARDS_ICON, on_click=held.deal_on, args=(here,))
    elif number is not None:
        guided.draw_onward(number)
    else:
        label = _("Another match") if game.record.ruleset.target else _("Deal again")
        again = st.button(label, key="deal_again", type="primary", icon=CARDS_ICON)
    navigation.button_to(
        _("Review this deal"),
        "review",
        "review_deal",
        icon=":material/query_stats:",
        review=here.saved.id,
        deal=str(match.number),
    )
    navigation.button_to(_("Another table"), "play", "new_table", icon=":material/table_restaurant:")
    return again
