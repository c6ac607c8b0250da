"""Home: where am I, what next."""

import html

import streamlit as st

from trainer.app import due, entrance, guided, navigation, parts, session, shelf
from trainer.app.faces import chips, fan
from trainer.app.texts import _, language, ngettext
from trainer.cards import parse_cards
from trainer.learning.progress import LessonProgress, Parts, lesson_progress, next_lesson
from trainer.learning.store import PLAYING
from trainer.rulebook import kind_text, rulesets
from trainer.rules.meld import BONUS

#: One canastra of each kind, as it lies.
CANASTRAS = {
    "suja": "5H 6H 7H JK 9H TH JH",
    "limpa": "3C 4C 5C 6C 7C 8C 9C",
    "quinhentos": "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD",
    "real": "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
}
FAN = parse_cards("2S 3H 7D QC AS")


def show() -> None:
    """Draws the page."""
    library = shelf.library()
    lesson_parts, histories = shelf.lesson_parts(), shelf.puzzle_histories()
    lessons = {lesson.id: lesson_progress(lesson, lesson_parts) for lesson in library.lessons_in_order}
    collection = shelf.collection()
    solved = sum(each.id in histories and histories[each.id].done for each in collection)
    is_new = not any(each.done for each in histories.values()) and not any(each.is_begun for each in lessons.values())
    _hero(is_new)
    st.html(parts.title(_("What next")))
    due.offer("home", level=3)
    lesson_column, puzzle_column, game_column = st.columns(3, gap="medium")
    with lesson_column:
        _next_lesson(lesson_parts)
    with puzzle_column:
        _next_puzzle()
    with game_column:
        _game()
    known = len(shelf.known_lessons())
    if is_new:
        entrance.draw("home")
    if is_new and not known:
        _canastras()
    else:
        _progress(list(lessons.values()), solved, len(collection), known)
    done = sum(each.is_complete or name in shelf.known_lessons() for name, each in lessons.items())
    if not is_new and done < len(lessons) / 2:
        entrance.draw_line()


def _hero(is_new: bool) -> None:
    title = _("Learn Buraco STBL by playing it") if is_new else _("Good to have you back at the table")
    lead = _(
        "Short lessons done with cards in hand, puzzles judged by the rules, whole deals against patient opponents."
    )
    above = _("Card club")
    st.html(
        f'<section class="hero"><div>{parts.eyebrow(above)}<h1>{html.escape(title)}</h1>'
        f'<p class="lead">{html.escape(lead)}</p></div>{fan(FAN)}</section>'
    )


def _tile(above: str, title: str, body: str) -> None:
    st.html(f"{parts.eyebrow(above)}<h3>{html.escape(title)}</h3>{body}")


def _next_lesson(lesson_parts: Parts) -> None:
    library = shelf.library()
    lesson = next_lesson(library.lessons_in_order, lesson_parts, shelf.known_lessons())
    with st.container(key="tile-next-lesson"):
        if lesson is None:
            _tile(_("Lessons"), _("The course is done"), parts.soft(_("Every lesson stays open to go back to.")))
            navigation.button_to(_("See the lessons"), "lessons", "home_lessons")
            return
        progress = lesson_progress(lesson, lesson_parts)
        minutes = ngettext("{n} minute", "{n} minutes", lesson.minutes)
        steps = _("{done} of {total} steps", done=progress.count, total=len(progress.done))
        _tile(
            _("Next lesson"),
            lesson.title.said(language()),
            parts.soft(f"{minutes} · {steps}") + parts.bar(progress.count, len(progress.done), steps),
        )
        label = _("Continue") if progress.is_begun else _("Begin the lesson")
        navigation.button_to(
            label, "lesson", "home_lesson", primary=True, lesson=lesson.id, step=str(progress.next_step)
        )


def _next_puzzle() -> None:
    puzzle = shelf.puzzle_to_offer(shelf.collection())
    with st.container(key="tile-next-puzzle"):
        if puzzle is None:
            _tile(_("Puzzles"), _("Every puzzle is solved"), parts.soft(_("Any of them may be played again.")))
            navigation.button_to(_("See the puzzles"), "puzzles", "home_puzzles")
            return
        _tile(_("A puzzle"), puzzle.title.said(language()), parts.grade(puzzle.difficulty))
        navigation.button_to(_("Solve it"), "puzzle", "home_puzzle", puzzle=puzzle.id)


def _game() -> None:
    games = session.store().games(session.learner().id, PLAYING, limit=1)
    with st.container(key="tile-next-game"):
        if games:
            _tile(_("Your game"), _("A deal is waiting for you"), parts.soft(_("It is where you left it.")))
            navigation.button_to(_("Back to the table"), "game", "home_resume", game=games[0].id)
            return
        deal = guided.next_deal()
        if deal is not None:
            _tile(_("Your first deals"), deal.title.said(language()), parts.soft(deal.say.said(language())))
            with st.container(horizontal=True):
                guided.draw_offer("home_guided")
                navigation.button_to(_("Sit down and play"), "play", "home_play")
            return
        names = " · ".join(entry.title.said(language()).removeprefix("Buraco ") for entry in rulesets())
        _tile(_("A game"), _("Play a whole deal"), parts.soft(names))
        navigation.button_to(_("Sit down and play"), "play", "home_play")


def _canastras() -> None:
    """What a deal is about, in four pictures."""
    entries = "".join(
        f"<div><dt>{html.escape(kind_text(kind, language()).capitalize())}<b>{BONUS[kind]}</b></dt>"
        f"<dd>{chips(parse_cards(cards))}</dd></div>"
        for kind, cards in CANASTRAS.items()
    )
    st.html(parts.title(_("What everyone is after: canastas")))
    st.html(f'<dl class="kinds">{entries}</dl>')


def _progress(lessons: list[LessonProgress], solved: int, puzzles: int, known: int) -> None:
    done = sum(progress.is_complete for progress in lessons)
    lessons_text = _("{done} of {total} lessons", done=done, total=len(lessons))
    if known:
        lessons_text += " · " + ngettext("{n} known by the test", "{n} known by the test", known)
    puzzles_text = _("{done} of {total} puzzles", done=solved, total=puzzles)
    st.html(parts.title(_("Where you are")))
    left, right = st.columns(2, gap="medium")
    left.html(f"{parts.soft(lessons_text)}{parts.bar(done, len(lessons), lessons_text)}")
    right.html(f"{parts.soft(puzzles_text)}{parts.bar(solved, puzzles, puzzles_text)}")
