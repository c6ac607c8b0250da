"""What a review shows: the deal in figures, its turns in a table, the trend over deals."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence

from trainer.app import parts, session
from trainer.app.faces import plain, tinted
from trainer.app.reason_words import GRADES, PARTS, reasons_said
from trainer.app.reviewing import Past
from trainer.app.texts import _, language
from trainer.app.words import bot_name, day_text, figure, line_text
from trainer.bots.review import DealReview, Grade, Measured, Part, TurnReview
from trainer.rulebook import rulesets


def figures(review: DealReview) -> str:
    """Accuracy and points given away, and apart from them the luck, each with what it means."""
    accuracy = "–" if review.accuracy is None else f"{review.accuracy}%"
    told = [
        (_("Accuracy"), accuracy, _("100% gives nothing away. Turns without a choice do not count.")),
        (_("Given away a turn"), _mean(review), _("Points of the sheet, each turn against the best from there on.")),
        (_("Luck"), _signed(review.luck), _("What the cards that came were worth, apart from how you played.")),
    ]
    if review.lead is not None:
        told.append((_("Result"), _whole(review.lead), _("Your side's points less the other side's.")))
    entries = "".join(
        f"<div><dt>{html.escape(name)}</dt><dd><b>{figure}</b>{html.escape(meaning)}</dd></div>"
        for name, figure, meaning in told
    )
    return f'<dl class="figures">{entries}</dl>'


def _mean(review: DealReview) -> str:
    return "–" if review.mean is None else str(round(review.mean))


def split(review: DealReview) -> str:
    """How much of what was given away went with the draw, the melds and the discard, in one line."""
    split_up = [each for turn in review.turns for each in turn.parts]
    totals = {part: sum(points for each, points in split_up if each is part) for part in Part}
    names = {part: _(PARTS[part]) for part in Part}
    said = " · ".join(f"{names[part]}: {share}%" for part, share in zip(totals, shares(totals.values()), strict=True))
    return _("Points given away: {parts}.", parts=said)


def shares(points: Iterable[int]) -> list[int]:
    """What each is of their sum, in whole per cent that come to 100; all 0 where nothing is to be shared."""
    told, so_far, said = [], 0, 0
    amounts = list(points)
    for amount in amounts:
        so_far += amount
        upto = round(100 * so_far / max(1, sum(amounts)))
        told.append(upto - said)
        said = upto
    return told


def turn_name(turn: TurnReview) -> str:
    """A turn by its number among the player's own."""
    return _("Your turn {number}", number=turn.own_number)


def grade_tag(turn: TurnReview) -> str:
    """A turn's grade as a label; a matter of style with the words for it."""
    look = "off" if turn.grade in (Grade.COSTLY, Grade.BLUNDER) else "on" if turn.is_mistake else "done"
    word = html.escape(_(GRADES[turn.grade]))
    told = " ".join(reasons_said(turn.reasons)[1:]) if turn.grade is Grade.STYLE else ""
    return f'<span class="tag grade-word {look}">{word}</span>' + (
        parts.soft(html.escape(told), small=True) if told else ""
    )


def by_person(review: DealReview) -> str:
    """The deal by a person's memory, in one line."""
    if review.accuracy is None:
        return _("By a person's memory no turn had a choice.")
    return _(
        "Had you remembered only the last round of the discard pile: accuracy {percent}%, "
        "{points} points given away a turn.",
        percent=review.accuracy,
        points=_mean(review),
    )


def recalled(turn: TurnReview, person: DealReview) -> str:
    """What a turn gave away by a person's memory."""
    given = _given(turn, person)
    if not given:
        return _("By a person's memory nothing surely given away: it took more of the discard pile in mind.")
    return _("By a person's memory: {points} points.", points=given)


def _given(turn: TurnReview, review: DealReview) -> int:
    return next((each.given_away for each in review.turns if each.number == turn.number), 0)


def table(review: DealReview, person: DealReview | None = None) -> str:
    """Every turn: what was played, how good it was, what it gave away (by a person's memory too, where that is
    known), what luck it had."""
    rows = "".join(
        f'<tr><th scope="row">{turn.own_number}</th>'
        f'<td class="line">{tinted(plain(line_text(turn.played, turn.before)))}{_beside(turn, person)}</td>'
        f"<td>{grade_tag(turn)}</td><td>{turn.given_away}</td><td>{_signed(turn.luck)}</td></tr>"
        for turn in review.turns
    )
    heads = (_("Turn"), _("What you played"), _("Grade"), _("Given away"), _("Luck"))
    return _table(_("Every turn"), heads, rows)


def _beside(turn: TurnReview, person: DealReview | None) -> str:
    """What a person's memory says of a turn, where either review finds a loss."""
    if person is None or not (turn.given_away or _given(turn, person)):
        return ""
    return parts.soft(recalled(turn, person), small=True)


def trend(past: Sequence[Past]) -> str:
    """The deals reviewed so far, the newest first, each accuracy as a bar with its number."""
    here = session.local_now().tzinfo
    names = {entry.id: entry.title.said(language()) for entry in rulesets()}
    rows = "".join(
        f'<tr><th scope="row">{day_text(each.at.astimezone(here))}</th>'
        f'<td class="line">{html.escape(_table_name(each.table, names))}</td>'
        f'<td class="bar-cell">{_accuracy(each)}</td><td>{each.given_away}</td><td>{_whole(each.luck)}</td></tr>'
        for each in past
    )
    heads = (_("Day"), _("Table"), _("Accuracy"), _("Given away"), _("Luck"))
    return _table(_("Your reviewed deals"), heads, rows)


def _accuracy(past: Past) -> str:
    if past.accuracy is None:
        return "–"
    label = _("Accuracy {percent}%", percent=past.accuracy)
    return f"{past.accuracy}%{parts.bar(past.accuracy, 100, label)}"


def _table_name(table: str, names: dict[str, str]) -> str:
    rules, players, bot = (*table.split("-"), "", "")[:3]
    level = bot_name(bot)
    return " · ".join(each for each in (names.get(rules, rules), players, level) if each)


def _table(caption: str, heads: Sequence[str], rows: str) -> str:
    head = "".join(f'<th scope="col">{html.escape(name)}</th>' for name in heads)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{html.escape(caption, quote=True)}">'
        f'<table class="turns"><caption>{html.escape(caption)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _signed(measured: Measured) -> str:
    """Points either way with their error, which no line breaks in two."""
    return f"{_whole(round(measured.points))} (±\N{NO-BREAK SPACE}{round(measured.error)})"


def _whole(points: int) -> str:
    return f"+{points}" if points > 0 else figure(points)
