"""The tutor beside the table of a guided deal: what it says now, and what it has said."""

from __future__ import annotations

import html
import secrets
from collections.abc import Sequence
from typing import Final

import streamlit as st

from trainer.app import parts, session, shelf
from trainer.app.faces import rich, tinted
from trainer.app.texts import _, language
from trainer.app.tips import portuguese_name
from trainer.learning.game import Game
from trainer.learning.store import PLAYING, SavedGame
from trainer.learning.tutor import Said, Tutor, following, spoken, tutor_of
from trainer.rulebook import term

SOURCE: Final = "guided"
PLAYED: Final = "played"
_TUTOR: Final = "tutor"
_CLOSED: Final = "tutor_closed"
_LIVE: Final = "document.querySelectorAll('.st-key-tutor-say').forEach(it => it.setAttribute('aria-live', 'polite'))"


def game_id(number: int) -> str:
    """A new id for a game that is the guided deal of that number (from 1): the id tells that it is one."""
    return f"{SOURCE}-{number}-{secrets.token_urlsafe(9)}"


def number_of(game: str) -> int | None:
    """Which guided deal the game of that id is; None for any other game."""
    guided = shelf.library().guided
    source, _dash, rest = game.partition("-")
    number = rest.partition("-")[0]
    if source != SOURCE or guided is None or not (number.isascii() and number.isdigit()):
        return None
    return int(number) if 1 <= int(number) <= len(guided.deals) else None


def played() -> set[int]:
    """The numbers of the guided deals that the learner has played to the end."""
    guided = shelf.library().guided
    parts_played = session.store().parts(session.learner().id, SOURCE)
    return {int(part) for content, part in parts_played if guided is not None and content == guided.id}


def waiting(number: int) -> SavedGame | None:
    """The guided deal of that number that the learner has begun and not ended."""
    games = session.store().games(session.learner().id, PLAYING, limit=None)
    return next((game for game in games if number_of(game.id) == number), None)


def draw(game_id: str, game: Game, names: Sequence[str]) -> None:
    """Draws what the tutor says now; nothing where the game is no guided deal."""
    tutor = _beside(game_id, game)
    if tutor is None:
        return
    said = () if _closed() == (game_id, len(tutor.said)) else tutor.current
    look = "end" if game.position.ended else "now" if said else "quiet"
    with st.container(key="tutor"):  # stays while its words change, so that the live region in it does
        with st.container(key="tutor-say"):
            for each in said:
                _remark(each, names)
            if not said:
                st.html(parts.soft(_("The tutor is watching, and speaks when something new comes up."), small=True))
        if said and not game.position.ended:
            st.button(_("Got it"), key="tutor_close", on_click=_close, args=(game_id, len(tutor.said)))
        st.html(f'<i class="tutor-{look}"></i><script>{_LIVE}</script>', unsafe_allow_javascript=True)


def draw_said(game_id: str, game: Game, names: Sequence[str]) -> None:
    """Draws all that the tutor has said in this deal, the last first, folded up."""
    tutor = _beside(game_id, game)
    if tutor is None or not tutor.said:
        return
    with st.expander(_("What the tutor has said"), key="tutor-said", icon=":material/history_edu:"):
        for each in reversed(tutor.said):
            _remark(each, names)


def remember(game_id: str, game: Game) -> None:
    """Adds a guided deal that has ended to the learner's history, with the topics that came up."""
    tutor, number, guided = _beside(game_id, game), number_of(game_id), shelf.library().guided
    if tutor is None or number is None or guided is None:
        return
    session.record(
        source=SOURCE,
        content=guided.id,
        part=str(number),
        result=PLAYED,
        revision=guided.revision,
        seed=game.record.seed,
        answer=" ".join(tutor.topics),
    )


def _remark(said: Said, names: Sequence[str]) -> None:
    """One remark: its words, the article, and the glossary's tip for the word it teaches."""
    st.markdown(rich(spoken(said, language(), names)), unsafe_allow_html=True)
    links = [parts.cited(said.remark.article)]
    if said.remark.term is not None:
        entry = term(said.remark.term)
        name = html.escape(entry.name(language()))
        link = f'<a href="article?term={entry.id}" target="_blank" rel="noopener">{name}</a>'
        links.append(f"{link}{portuguese_name(entry, language())}: {tinted(entry.tip.said(language()))}")
    st.html(f'<p class="soft small under">{"".join(f"<span>{link}</span>" for link in links)}</p>')


def _beside(game_id: str, game: Game) -> Tutor | None:
    """The tutor of a guided deal as far as it is played; this session remembers how far it has followed."""
    number, guided = number_of(game_id), shelf.library().guided
    if number is None or guided is None:
        return None
    held: tuple[str, Tutor] | None = st.session_state.get(_TUTOR)
    tutor = held[1] if held is not None and held[0] == game_id else tutor_of(guided, number, game, _known(number))
    tutor = following(tutor, game)
    st.session_state[_TUTOR] = (game_id, tutor)
    return tutor


def _known(number: int) -> set[str]:
    """The topics that came up in the guided deals before that one, whenever they were played."""
    if number == 1:
        return set()
    attempts = session.store().attempts(session.learner().id)
    earlier = (each for each in attempts if each.source == SOURCE and int(each.part) < number)
    return {topic for each in earlier for topic in each.answer.split()}


def _closed() -> tuple[str, int] | None:
    closed: tuple[str, int] | None = st.session_state.get(_CLOSED)
    return closed


def _close(game_id: str, count: int) -> None:
    """Puts away what the tutor said last; it can still be read below the table."""
    st.session_state[_CLOSED] = (game_id, count)
