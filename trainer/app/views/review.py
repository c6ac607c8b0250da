"""The review of a deal: what each turn gave away, why, and what would have been better."""

from __future__ import annotations

import html
from dataclasses import dataclass, field
from typing import Final, Literal

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from trainer.app import board, navigation, own_puzzles, parts, replay, review_parts, reviewing, session, thinking
from trainer.app.reason_words import articles_of, compared
from trainer.app.replay import Replay
from trainer.app.texts import _, language, ngettext
from trainer.app.thinking import Task
from trainer.app.words import day_text, line_text, lowered
from trainer.bots.review import DealReview, Recall, ReviewError, TurnReview
from trainer.learning.store import OVER
from trainer.notation import NotationError, Record, record_from_text, record_to_text
from trainer.notation.records import MAX_CHARACTERS
from trainer.rulebook import ruleset_text

KEY: Final = "reviewed"
UPLOADED: Final = "uploaded_record"
LATELY: Final = 10

Which = Literal["played", "best"]


@dataclass(slots=True)
class Reviewed:
    """The deal under review in this session, which turn is watched and as what, and the turns that make no puzzle.
    `person` is the same review by a person's memory, once it is asked for."""

    record: Record
    seat: int
    task: Task[DealReview]
    game: str = ""
    number: int = 1
    turn: int = 0
    film: Replay | None = None
    barren: set[int] = field(default_factory=set)
    person: Task[DealReview] | None = None

    @property
    def deal(self) -> str:
        """What tells this deal from others of the learner's."""
        return f"{self.game} {self.number}" if self.game else record_to_text(self.record)


def show() -> None:
    """Draws the page: the deal the link names, an uploaded record, or what can be reviewed."""
    wanted = st.query_params.get("review", "")
    record, number = _deal(wanted) if wanted else (st.session_state.get(UPLOADED), 1)
    parts.heading(
        _("Review of a deal"),
        _("Every turn of yours against the best that could be found, by what you could know then."),
    )
    room = st.container()
    _more(is_other=bool(wanted) or record is not None)
    with room:  # last, for it waits for the review
        if record is not None:
            _room(wanted, number, record)
        elif wanted:
            st.html(parts.verdict(_("This deal cannot be reviewed: it is not here, or it has not ended."), tone="bad"))


def _deal(game_id: str) -> tuple[Record | None, int]:
    """The deal of a game of the learner's that the link names: its last one unless a number is given."""
    saved = session.store().game(game_id)
    if saved is None or saved.learner != session.learner().id:
        return None, 0
    deals = reviewing.ended_deals(saved)
    if not deals:
        return None, 0
    number = st.query_params.get("deal", "")
    last = len(deals)
    chosen = int(number) if number in map(str, range(1, last + 1)) else last
    return deals[chosen - 1], chosen


@st.fragment
def _room(game_id: str, number: int, record: Record) -> None:
    here = _reviewed(game_id, number, record)
    if not here.task.is_done:
        with st.container(key="review-progress"):
            st.html(parts.soft(_("Each of your turns is played on over many deals of the hidden cards.")))
            share = round(100 * here.task.progress)
            st.progress(share, text=_("{percent}% reviewed", percent=share))
        thinking.rerun_when(here.task, most=1.0)
        return
    try:
        review = here.task.result()
    except ReviewError:
        st.html(parts.verdict(_("This record cannot be reviewed: some of its cards are not known."), tone="bad"))
        return
    if here.game:
        reviewing.remember(here.game, here.number, record, review)
    _draw(here, review)
    if here.person is not None and not here.person.is_done:
        thinking.rerun_when(here.person, most=1.0)


def _reviewed(game_id: str, number: int, record: Record) -> Reviewed:
    here: Reviewed | None = st.session_state.get(KEY)
    if here is None or here.record != record:
        seat = record.own_seat
        here = Reviewed(record, seat, reviewing.task_of(record, seat), game_id, number)
        st.session_state[KEY] = here
    elif not here.task.is_done:
        here.task = reviewing.task_of(record, here.seat)  # taken up again where it was given up
    elif here.person is not None and not here.person.is_done:
        here.person = reviewing.task_of(record, here.seat, Recall.PERSON)
    return here


def _draw(here: Reviewed, review: DealReview) -> None:
    st.html(review_parts.figures(review))
    person = _by_person(here)
    worst = review.costliest
    if not worst:
        st.html(parts.verdict(_("No turn gave anything away that can be told from chance."), tone="good"))
    else:
        title = ngettext("The costliest turn", "The {n} costliest turns", len(worst))
        st.html(parts.title(title) + parts.soft(review_parts.split(review)))
    for turn in worst:
        _costly(here, turn, person)
    st.html(review_parts.table(review, person))


def _by_person(here: Reviewed) -> DealReview | None:
    """The same deal judged by a person's memory: asked for at a button, then waited for, then said."""
    if here.person is None:
        st.button(
            _("Judge it by a person's memory too"),
            key="by_person",
            icon=":material/psychology:",
            help=_("As if you remembered only the last round of the discard pile."),
            on_click=_ask_person,
            args=(here,),
        )
        return None
    if not here.person.is_done:
        share = round(100 * here.person.progress)
        st.progress(share, text=_("By a person's memory: {percent}% reviewed", percent=share))
        return None
    found = here.person.result()
    st.html(parts.soft(review_parts.by_person(found)))
    return found


def _ask_person(here: Reviewed) -> None:
    here.person = reviewing.task_of(here.record, here.seat, Recall.PERSON)


def _costly(here: Reviewed, turn: TurnReview, person: DealReview | None) -> None:
    with st.container(key=f"tile-review-{turn.number}"):
        name = html.escape(review_parts.turn_name(turn))
        loss = _(
            "At least {points} points given away (± {error})", points=turn.given_away, error=round(turn.loss.error)
        )
        recalled = parts.soft(review_parts.recalled(turn, person)) if person is not None else ""
        st.html(f"<h3>{name} {review_parts.grade_tag(turn)}</h3>{parts.soft(loss)}{recalled}")
        st.html(
            parts.verdict(
                _("You played: {line}.", line=lowered(line_text(turn.played, turn.before))),
                more=[
                    _("Better: {line}.", line=lowered(line_text(turn.best, turn.before))),
                    *compared(turn.reasons),
                ],
                articles=articles_of(turn.reasons),
            )
        )
        with st.container(horizontal=True, key=f"review-buttons-{turn.number}"):
            _watch_button(here, turn, "played", _("Watch what you played"))
            _watch_button(here, turn, "best", _("Watch what is better"))
            _puzzle_button(here, turn)
        if here.film is not None and here.turn == turn.number:
            _watched(here, here.film)


def _puzzle_button(here: Reviewed, turn: TurnReview) -> None:
    """Makes a puzzle of the turn at one click; made already, it leads there."""
    made = own_puzzles.name_of(here.deal, turn)
    if made in own_puzzles.all_of_them():
        navigation.button_to(
            _("Solve your puzzle"), "puzzle", f"solve_{turn.number}", icon=":material/extension:", puzzle=made
        )
    elif turn.number in here.barren:
        st.html(parts.soft(_("This turn makes no puzzle: what decides it could not be known."), small=True))
    else:
        st.button(
            _("Make it a puzzle"),
            key=f"puzzle_{turn.number}",
            icon=":material/extension:",
            on_click=_make_puzzle,
            args=(here, turn),
        )


def _make_puzzle(here: Reviewed, turn: TurnReview) -> None:
    if own_puzzles.add(here.deal, turn) is None:
        here.barren.add(turn.number)


# Watching a turn


def _watch_button(here: Reviewed, turn: TurnReview, which: Which, label: str) -> None:
    st.button(
        label,
        key=f"watch_{which}_{turn.number}",
        icon=":material/play_circle:",
        on_click=_watch,
        args=(here, turn, which),
    )


def _watch(here: Reviewed, turn: TurnReview, which: Which) -> None:
    moves = turn.played if which == "played" else turn.best
    here.turn, here.film = turn.number, replay.of_turn(turn.before, moves, which)


def _watched(here: Reviewed, film: Replay) -> None:
    """The turn on the table, move by move, as the seat saw it."""

    def show(wanted: Replay | None) -> None:
        here.film = wanted

    replay.draw_controls(film, "review", show)
    board.mount(
        "table_review",
        film.frame.view,
        version=f"{here.turn}{film.kind}{film.at}",
        events=film.frame.events,
        label=replay.title(film.kind),
    )


# Other deals


def _more(*, is_other: bool) -> None:
    """How the last reviews went, and what can be reviewed: folded away where a deal `is_other` than those is shown."""
    past = reviewing.past_reviews(LATELY)
    if past:
        st.html(review_parts.trend(past))
    with _folded() if is_other else st.container(key="review-which"):
        for saved in session.store().games(session.learner().id, OVER, limit=LATELY):
            deals = reviewing.ended_deals(saved)
            if deals and saved.updated is not None:
                when = day_text(saved.updated.astimezone(session.local_now().tzinfo), hour=True)
                label = f"{when} · {ruleset_text(deals[-1].ruleset.name, language())}"
                navigation.button_to(label, "review", f"review_{saved.id}", review=saved.id)
        file = st.file_uploader(_("A record from a file"), type=["txt"], key="review_file", max_upload_size=1)
        if file is not None:
            _take(file.getvalue())


def _folded() -> DeltaGenerator:
    return st.expander(_("Review another deal"), icon=":material/folder_open:", key="review-more")


def _take(content: bytes) -> None:
    """Reviews an uploaded record; a fault of it is one line."""
    try:
        record = record_from_text(content[: MAX_CHARACTERS + 1].decode(errors="replace"), _("the file"))
    except NotationError as error:
        st.html(parts.verdict(str(error), head=_("This is no record of a deal"), tone="bad"))
        return
    if st.session_state.get(UPLOADED) != record:
        st.session_state[UPLOADED] = record
        navigation.go("review")
