"""What the engine says of an answer, why it is wrong, the hints with their price, and the solution."""

from collections.abc import Iterator
from contextlib import contextmanager

import streamlit as st

from trainer.app import parts, replay
from trainer.app.texts import _, language, ngettext
from trainer.app.trial import Told, Trial, give_up
from trainer.app.words import figure, line_text
from trainer.cards import Card
from trainer.content.answers import Answer
from trainer.content.exercises import ClassifyExercise, CountExercise, ExerciseBase
from trainer.content.hints import price_text
from trainer.content.judging import Outcome, truth_of
from trainer.content.played import play_line
from trainer.content.refutation import Refutation, better_line, solution_shown
from trainer.content.wording import feedback, share_text
from trainer.rulebook import cards_text, kind_text, sheet_text
from trainer.rules.scoring import deal_sheet


def draw(exercise: ExerciseBase, key: str, trial: Trial, told: Told, *, priced: bool) -> None:
    """Draws the judgement, the hints taken and offered, and the way to the solution; `priced` says what they cost."""
    with st.container(key=f"judgement-{key}"):
        _judgement(exercise, key, trial)
        if trial.given_up:
            text = f"{answer_words(exercise)} {exercise.explain.said(language())}"
            st.html(parts.verdict(text, head=_("The solution"), articles=exercise.articles))
        if trial.is_over:
            _worked_out(exercise)
    if trial.hints:
        with st.container(key=f"hints-{key}"):
            for number, hint in enumerate(exercise.hints[: trial.hints], 1):
                st.html(parts.verdict(hint.said(language()), head=_("Hint {number}", number=number)))
    if trial.is_over:
        _solution(exercise, key, trial)
    else:
        _offers(exercise, key, trial, told, priced)


def draw_slip(trial: Trial) -> None:
    """Says only that what was given is no answer."""
    if trial.result is not None and not trial.result.counts and trial.result.problem is not None:
        st.html(parts.verdict(trial.result.problem.said(language())))


# The judgement


def _judgement(exercise: ExerciseBase, key: str, trial: Trial) -> None:
    result = trial.result
    if result is None or trial.given_up:
        return
    text = feedback(exercise, result, language())
    if result.right:
        st.html(parts.verdict(text, head=_("Right!"), tone="good", articles=exercise.articles))
    elif result.outcome is Outcome.WRONG:
        cited = result.verdict.articles[:1] if result.verdict is not None else ()
        articles = cited or exercise.articles[:1]
        st.html(parts.verdict(text, head=_("Not yet"), tone="bad", articles=articles, more=_facts(trial.refuted, text)))
        if trial.refuted is not None:
            _ways_to_see(exercise, key, trial, trial.refuted)
    else:
        st.html(parts.verdict(text, more=[_("That was no answer, and it costs nothing.")]))


def _facts(found: Refutation | None, said: str) -> list[str]:
    """What the refutation adds to the words of the judgement."""
    if found is None:
        return []
    facts = [text.said(language()) for text in found.misses if found.refused is None]
    if found.points is not None and found.better_points is not None:
        facts.append(_("Your turn: {points} points. The best: {best}.", points=found.points, best=found.better_points))
    if found.share is not None:
        facts.append(share_text(found.share).said(language()))
    if found.spare:
        facts.append(_("This does not belong: {cards}.", cards=cards_text(found.spare, language())))
    if found.lacking:
        facts.append(ngettext("{n} card is missing.", "{n} cards are missing.", len(found.lacking)))
    return [fact for fact in dict.fromkeys(facts) if fact not in said]


def _ways_to_see(exercise: ExerciseBase, key: str, trial: Trial, found: Refutation) -> None:
    """Buttons that play the wrong answer, and a layout that beats it, on the table."""
    with st.container(horizontal=True, key=f"see-{key}"):
        for kind, label, film in (
            ("answer", _("See it move by move"), replay.of_answer(exercise, found)),
            ("layout", _("See a layout that beats it"), replay.of_layout(exercise, found)),
        ):
            if film is not None:
                icon = ":material/slideshow:"
                st.button(label, key=f"see_{kind}_{key}", icon=icon, on_click=trial.show, args=(film,))


# Hints and the solution


def _offers(exercise: ExerciseBase, key: str, trial: Trial, told: Told, priced: bool) -> None:
    left = len(exercise.hints) - trial.hints
    if left:
        label = ngettext("A hint ({n} left)", "A hint ({n} left)", left)
        price = price_text(trial.hints + 1).said(language()) if priced else ""
        with _offer(f"offer-hint-{key}", price):
            st.button(label, key=f"hint_{key}", icon=":material/lightbulb:", on_click=_next_hint, args=(trial,))
    if trial.wrong or (exercise.hints and not left):
        price = _("Then this counts as practice only.") if priced else ""
        icon = ":material/visibility:"
        with _offer(f"offer-solution-{key}", price):
            st.button(_("Show the solution"), key=f"give_up_{key}", icon=icon, on_click=give_up, args=(trial, told))


@contextmanager
def _offer(key: str, price: str) -> Iterator[None]:
    """A button with its price close below."""
    with st.container(key=key, gap=None):
        yield
        if price:
            st.html(parts.soft(price, small=True))


def _next_hint(trial: Trial) -> None:
    trial.hints += 1


def _solution(exercise: ExerciseBase, key: str, trial: Trial) -> None:
    """A right line played out; where the answer is no moves, those the question is about."""
    line = solution_shown(exercise)
    moves = getattr(exercise, "moves", ())
    film = replay.of_line(exercise, line) if line else replay.of_moves(exercise, moves) if moves else None
    if film is not None:
        label = _("The solution on the table")
        st.button(label, key=f"solution_{key}", icon=":material/slideshow:", on_click=trial.show, args=(film,))


def answer_words(exercise: ExerciseBase) -> str:
    """The right answer in a sentence."""
    return _("The answer: {answer}.", answer=_said(exercise, truth_of(exercise)))


def _said(exercise: ExerciseBase, truth: Answer) -> str:
    if isinstance(truth, bool):
        return _("Yes, it is legal") if truth else _("No, it is not")
    if isinstance(exercise, ClassifyExercise):
        return kind_text(str(truth), language())
    if isinstance(truth, int):
        return figure(truth)
    if isinstance(truth, str):
        return truth
    cards = [item for item in truth if isinstance(item, Card)]
    if cards:
        return cards_text(cards, language())
    return line_text(better_line(exercise), exercise.position)


def _worked_out(exercise: ExerciseBase) -> None:
    """The sheet of a score that was asked for, line by line."""
    if not isinstance(exercise, CountExercise) or exercise.count.score is None:
        return
    sheet = deal_sheet(play_line(exercise.position, exercise.moves).after)[exercise.count.score]
    rows = "".join(
        f'<tr><th scope="row">{sheet_text(kind, language())}</th><td>{figure(points)}</td></tr>'
        for kind, points in sheet.lines
    )
    total = (
        f'<tr class="total"><th scope="row">{sheet_text("total", language())}</th><td>{figure(sheet.total)}</td></tr>'
    )
    st.html(f'<table class="sheet"><tbody>{rows}{total}</tbody></table>')
