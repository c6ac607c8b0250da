"""The review of a deal on the terminal: as a table, or as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from trainer.app.reason_words import GRADES, reasons_said
from trainer.app.texts import N_, translate
from trainer.bots.review import DealReview, TurnReview
from trainer.rules.moves import Move


def review_table(review: DealReview, lang: str, person: DealReview | None = None) -> Table:
    """The turns that gave points away, worst first, in that language, numbered among the player's own as on the page;
    beside them what they gave away by a person's memory, where that was asked for too."""
    heads = (N_("Turn"), N_("Given away"), N_("Verdict"), N_("Played, the best found, and why"))
    table = Table(
        title=_headline(review, lang),
        caption="\n".join([_footnote(lang), *([_by_person(person, lang)] if person is not None else [])]),
        title_justify="left",
        caption_justify="left",
        show_lines=True,
    )
    for head in heads:
        table.add_column(translate(lang, head), justify="right" if head in heads[:2] else "left")
    if person is not None:
        table.add_column(translate(lang, N_("By a person's memory")), justify="right")
    recalled = _by_number(person)
    for turn in worst_first(review):
        why = " ".join(reasons_said(turn.reasons, lang))
        table.add_row(
            str(turn.own_number),
            _given(turn),
            translate(lang, GRADES[turn.grade]),
            "\n".join(part for part in (_line(turn.played), f"→ {_line(turn.best)}", why) if part),
            *([_given(recalled[turn.number])] if person is not None else []),
        )
    return table


def _by_number(review: DealReview | None) -> dict[int, TurnReview]:
    return {turn.number: turn for turn in review.turns} if review is not None else {}


def _given(turn: TurnReview) -> str:
    return f"{turn.given_away} ± {round(turn.loss.error)}"


def _by_person(review: DealReview, lang: str) -> str:
    accuracy = "–" if review.accuracy is None else review.accuracy
    return translate(
        lang,
        N_(
            "By a person's memory, the last round of the discard pile: accuracy {accuracy}, "
            "{points} points given away a turn."
        ),
        accuracy=accuracy,
        points=round(review.mean or 0),
    )


def worst_first(review: DealReview) -> list[TurnReview]:
    """The turns that gave anything away, the costliest first."""
    given = [turn for turn in review.turns if turn.given_away]
    return sorted(given, key=lambda turn: (-turn.given_away, turn.number))


def _headline(review: DealReview, lang: str) -> str:
    parts = [
        translate(lang, N_("Points given away a turn: {points}"), points=round(review.mean or 0)),
        translate(
            lang,
            N_("Luck of the cards: {points} ± {error}"),
            points=f"{review.luck.points:+.0f}",
            error=round(review.luck.error),
        ),
    ]
    if review.accuracy is not None:
        parts.insert(0, translate(lang, N_("Accuracy: {number}"), number=review.accuracy))
    if review.lead is not None:
        parts.append(translate(lang, N_("Result: {points}"), points=f"{review.lead:+d}"))
    return " · ".join(parts)


def _footnote(lang: str) -> str:
    return translate(
        lang,
        N_("Best by simulation over the cards the player did not see; what lies inside the error is no mistake."),
    )


def review_to_mapping(review: DealReview, lang: str, person: DealReview | None = None) -> dict[str, Any]:
    """The review as data: the summary, and every turn that gave points away, worst first; `by_person` the same by a
    person's memory, where that was asked for too. `turn` is the turn's line in the record, `own_turn` its number among
    the player's own, as the table and the page say it."""
    told = _told(review, lang)
    return told if person is None else {**told, "by_person": _told(person, lang)}


def _told(review: DealReview, lang: str) -> dict[str, Any]:
    return {
        "seat": review.seat,
        "turns": len(review.turns),
        "accuracy": review.accuracy,
        "given_away": review.given_away,
        "given_away_a_turn": None if review.mean is None else round(review.mean, 1),
        "luck": round(review.luck.points),
        "luck_error": round(review.luck.error),
        "lead": review.lead,
        "mistakes": [_turn(turn, lang) for turn in worst_first(review)],
    }


def _turn(turn: TurnReview, lang: str) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "own_turn": turn.own_number,
        "given_away": turn.given_away,
        "error": round(turn.loss.error),
        "grade": turn.grade.value,
        "parts": {part.value: points for part, points in turn.parts},
        "played": [str(move) for move in turn.played],
        "best": [str(move) for move in turn.best],
        "reasons": [
            {"kind": reason.kind, "points": reason.points, "article": reason.article} for reason in turn.reasons
        ],
        "why": reasons_said(turn.reasons, lang),
    }


def _line(moves: Sequence[Move]) -> str:
    return "; ".join(map(str, moves))
