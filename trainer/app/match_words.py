"""A match in words: its head, what it waits for, what happened."""

from itertools import zip_longest

import streamlit as st

from trainer.app import parts, sheet
from trainer.app.faces import tinted
from trainer.app.setup import LEFT_OUT
from trainer.app.texts import _, language
from trainer.app.words import bot_name, reason_text
from trainer.cards import Card
from trainer.learning.game import Game
from trainer.learning.table_match import TableMatch
from trainer.rulebook import event_text, house_rules, ruleset_text, value_key
from trainer.rules.events import DealEnded, Discarded, DrewCard, TurnPassed, seen_by
from trainer.rules.position import Phase
from trainer.rules.ruleset import Ruleset

LOG_TURNS = 12


def head(match: TableMatch) -> str:
    """What is played here, how the match stands, and which house rules hold."""
    rules, game = match.game.record.ruleset, match.game
    title = ruleset_text(rules.name, language())
    labels = [players(game.record.players), bot_name(game.bot), *_score(match)]
    return f'<div class="game-head"><h1>{title}</h1>{parts.tags(labels, marked=_switches(rules))}</div>'


def players(number: int) -> str:
    """How many sit at the table."""
    return _("Two at the table") if number == 2 else _("Four at the table, in pairs")


def _score(match: TableMatch) -> list[str]:
    """The target and how the match stands before this deal; nothing where one deal is the whole match."""
    target = match.before.ruleset.target
    if not target:
        return []
    own, other = sheet.totals(match.before, match.game.seat)
    standing = _("Deal {number}: {own} to {other}", number=match.number, own=own, other=other)
    return [_("To {target} points", target=target), standing]


def _switches(rules: Ruleset) -> list[str]:
    """The house rules of this table, in words."""
    entries = {entry.id: entry for entry in house_rules()}
    said = [
        f"{entries[name].title.said(language())}: {entries[name].values[value_key(value)].said(language())}"
        for name, value in rules.switches.items()
        if name not in LEFT_OUT
    ]
    return [_("House rule: {rule}", rule=each) for each in said]


def status(game: Game, names: list[str]) -> str:
    """What the table waits for."""
    if game.position.ended:
        return sheet.outcome(game)
    if not game.is_human_turn:
        return _("{name} is thinking.", name=names[game.position.turn])
    if game.position.phase is Phase.DRAW:
        thrown = [happening.event for happening in game.log if isinstance(happening.event, Discarded)]
        last = f"{event_text(thrown[-1], language(), names)} " if thrown else ""
        if not game.position.lixo:
            return last + _("Your turn: draw from the stock.")
        return last + _("Your turn: draw from the stock or take the discard pile.")
    return _("Lay and add what you like; the discard ends your turn.")


def how_it_ended(game: Game, names: list[str]) -> str:
    """Why the deal is over, by a batida or because the cards ran out; empty while it is played."""
    ended = [each.event for each in game.log if isinstance(each.event, DealEnded)]
    return event_text(ended[-1], language(), names) if ended else ""


def drawn(game: Game) -> Card | None:
    """The card the learner drew from the monte in the turn under way."""
    events = [each.event for each in game.log if each.turn == len(game.record.turns) and game.is_human_turn]
    drew = [event.card for event in events if isinstance(event, DrewCard) and event.seat == game.seat]
    return drew[-1] if drew else None


def draw_log(game: Game, names: list[str]) -> None:
    """What happened, the newest first; a line parts the turns."""
    lines: list[str] = []
    first = len(game.record.turns) - LOG_TURNS
    told = [each for each in game.log if each.turn > first and not isinstance(each.event, TurnPassed)]
    for happening, before in zip_longest(reversed(told), told[-2::-1]):
        text = event_text(seen_by(happening.event, game.seat), language(), names, game.seat)
        own = getattr(happening.event, "seat", None) == game.seat
        begins = " begins" if before is None or before.turn != happening.turn else ""
        lines.append(f'<li class="{"own" if own else "other"}{begins}">{tinted(text)}</li>')
    reason = reason_text(game.reason) if game.reason is not None and game.is_human_turn else None
    if reason is not None:
        previous = names[(game.seat - 1) % game.record.players]
        why = _("Why {name} threw that: {reason}", name=previous, reason=reason)
        st.html(parts.soft(why, small=True))
    if lines:
        st.html(parts.soft(_("The newest first."), small=True))
        title = _("What happened")
        st.html(f'<ol class="log" tabindex="0" aria-label="{title}">{"".join(lines)}</ol>')
    else:
        st.html(parts.soft(_("Nothing yet: you begin."), small=True))
