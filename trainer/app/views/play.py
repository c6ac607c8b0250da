"""Play: a match against bots, from the choice of the table to the last sheet."""

import secrets
from dataclasses import dataclass

import streamlit as st

from trainer import __version__
from trainer.app import board, navigation, parts, session, sheet
from trainer.app.faces import tinted
from trainer.app.setup import LEFT_OUT, Setup, draw_setup
from trainer.app.table import MoveAct, UndoAct
from trainer.app.texts import _, language
from trainer.app.words import BOTS, reason_text
from trainer.cards import Card
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.learning.store import OVER, PLAYING, Attempt, SavedGame, StaleGame
from trainer.learning.table_match import TableMatch, match_from_text, match_to_text, new_match, next_deal
from trainer.notation import NotationError
from trainer.rulebook import event_text, house_rules, rulesets, value_key
from trainer.rules.events import Discarded, DrewCard, TurnPassed, seen_by
from trainer.rules.moves import MoveError, parse_move
from trainer.rules.position import Phase, view_of
from trainer.rules.ruleset import Ruleset
from trainer.rules.scoring import deal_sheet
from trainer.rules.verdict import IllegalMove, Verdict

HELD = "held_game"
LOG_TURNS = 12
CARDS_ICON = ":material/playing_cards:"


@dataclass(slots=True)
class Held:
    """The match this session plays, as it was last saved, and how many of the deal's events the table has shown."""

    saved: SavedGame
    match: TableMatch
    shown: int
    notice: str = ""

    @property
    def game(self) -> Game:
        """The deal under way."""
        return self.match.game

    @property
    def version(self) -> str:
        """Changes with every move and every undo, in whichever window it was made."""
        return str(self.saved.version)


def show() -> None:
    """Draws the page: the game the link names, or the choice of a table."""
    wanted = st.query_params.get("game", "")
    held = _held(wanted) if wanted else None
    if held is not None:
        _table(wanted)
        return
    if wanted:
        st.html(
            parts.verdict(_("This game is not here: it may belong to another browser. Begin a new one."), tone="bad")
        )
    _choose()


# Beginning


def _choose() -> None:
    parts.heading(
        _("Play"), _("One deal or a whole match, from the first card to the last sheet. It is kept after every move.")
    )
    waiting = session.store().games(session.learner().id, PLAYING, limit=1)
    if waiting:
        with st.container(key="tile-next-resume", horizontal=True, vertical_alignment="center"):
            st.html(parts.title(_("A deal is waiting for you")))
            navigation.button_to(_("Back to the table"), "play", "resume", primary=True, game=waiting[0].id)
    setup = draw_setup()
    if setup is not None:
        _begin(setup)


def _begin(setup: Setup) -> None:
    seed = secrets.randbelow(10**9) if setup.seed is None else setup.seed
    match = new_match(setup.ruleset, setup.players, setup.bot, seed)
    held = Held(SavedGame(secrets.token_urlsafe(12), session.learner().id, ""), match, 0)
    _save(held, match.with_game(games.until_human(match.game)))
    st.session_state[HELD] = held
    navigation.go("play", game=held.saved.id)


def _held(game_id: str) -> Held | None:
    """The game of that id: as this session holds it, else as it was saved; None where it is not the learner's."""
    held: Held | None = st.session_state.get(HELD)
    if held is not None and held.saved.id == game_id:
        return held
    saved = session.store().game(game_id)
    if saved is None or saved.learner != session.learner().id:
        return None
    try:
        match = match_from_text(saved.record)
    except NotationError:
        return None
    game = games.until_human(match.game)
    held = Held(saved, match.with_game(game), len(game.log))
    st.session_state[HELD] = held
    return held


def _save(held: Held, match: TableMatch) -> None:
    """Keeps the match; where another window has played on, takes over what it has done."""
    state = OVER if match.is_over else PLAYING
    changed = SavedGame(held.saved.id, held.saved.learner, match_to_text(match), state, held.saved.version)
    try:
        held.saved = session.store().save_game(changed, session.now())
        held.match = match
    except StaleGame:
        saved = session.store().game(held.saved.id)
        if saved is None:
            raise
        held.saved = saved
        held.match = match_from_text(saved.record)
        held.shown = len(held.game.log)
        held.notice = _("This game was played on in another window. This is how it stands.")


# At the table


@st.fragment
def _table(game_id: str) -> None:
    held = _held(game_id)
    if held is None:
        return
    refusal = _hear(held)
    game = held.game
    names = board.default_names(game.record.players, game.seat)
    _head(held.match)
    if held.notice:
        st.html(parts.verdict(held.notice))
        held.notice = ""
    with st.container(key="game"):
        if game.position.ended:
            _end(held, names)
        held.shown = min(held.shown, len(game.log))
        board.mount(
            "table_game",
            view_of(game.position, game.seat),
            version=held.version,
            mode="show" if game.position.ended else "play",
            names=names,
            refusal=refusal,
            events=[happening.event for happening in game.log[held.shown :]],
            can_undo=game.back is not None and game.is_human_turn,
            status=_status(game, names),
            drawn=_drawn(game),
        )
        held.shown = len(game.log)
    log, tools = st.columns([9, 4], gap="large")
    with log:
        _log(game, names)
    with tools:
        _tools(held)


def _head(match: TableMatch) -> None:
    """What is played here, how the match stands, and which house rules hold."""
    rules, game = match.game.record.ruleset, match.game
    title = next(entry for entry in rulesets() if entry.id == rules.name).title.said(language())
    players = _("Two at the table") if game.record.players == 2 else _("Four at the table, in pairs")
    labels = [players, _(BOTS[game.bot]), *_score(match)]
    st.html(f'<div class="game-head"><h1>{title}</h1>{parts.tags(labels, marked=_switches(rules))}</div>')


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


def _status(game: Game, names: list[str]) -> str:
    if game.position.ended:
        return sheet.outcome(game)
    if game.position.phase is Phase.DRAW:
        thrown = [happening.event for happening in game.log if isinstance(happening.event, Discarded)]
        last = f"{event_text(thrown[-1], language(), names)} " if thrown else ""
        return last + _("Your turn: draw from the monte or take the lixo.")
    return _("Lay and add what you like; the discard ends your turn.")


def _drawn(game: Game) -> Card | None:
    """The card the learner drew from the monte in the turn under way."""
    events = [each.event for each in game.log if each.turn == len(game.record.turns) and game.is_human_turn]
    drew = [event.card for event in events if isinstance(event, DrewCard) and event.seat == game.seat]
    return drew[-1] if drew else None


def _hear(held: Held) -> Verdict | None:
    """Plays what was done on the table; returns why it was refused, if it was."""
    for act in board.acts("table_game", held.version):
        if isinstance(act, UndoAct):
            earlier = games.undone(held.game)
            if earlier is not held.game:
                _save(held, held.match.with_game(earlier))
        elif isinstance(act, MoveAct) and held.game.is_human_turn:
            try:
                game = games.until_human(games.play(held.game, parse_move(act.text)))
            except MoveError:
                continue
            except IllegalMove as refused:
                return refused.verdict
            _save(held, held.match.with_game(game))
            if held.game.position.ended:
                _remember_result(held)
    return None


def _remember_result(held: Held) -> None:
    game = held.game
    own, other = (deal_sheet(game.position)[team].total for team in (game.seat % 2, 1 - game.seat % 2))
    session.record_attempt(
        Attempt(
            learner=held.saved.learner,
            source="game",
            content=f"{game.record.ruleset.name}-{game.record.players}-{game.bot}",
            part=held.saved.id,
            at=session.now(),
            result="won" if own > other else "lost" if own < other else "drawn",
            engine=__version__,
            seed=game.record.seed,
            answer=f"{own}:{other}",
        )
    )


def _log(game: Game, names: list[str]) -> None:
    """What happened: the last turn first, and in a turn one act after the other."""
    lines: list[str] = []
    first = len(game.record.turns) - LOG_TURNS
    told = [each for each in game.log if each.turn > first and not isinstance(each.event, TurnPassed)]
    for happening in sorted(told, key=lambda each: -each.turn):
        text = event_text(seen_by(happening.event, game.seat), language(), names)
        own = getattr(happening.event, "seat", None) == game.seat
        lines.append(f'<li class="{"own" if own else "other"}">{tinted(text)}</li>')
    title = _("What happened")
    st.html(parts.title(title, small=True))
    reason = reason_text(game.reason) if game.reason is not None and game.is_human_turn else None
    if reason is not None:
        previous = names[(game.seat - 1) % game.record.players]
        why = _("Why {name} threw that: {reason}", name=previous, reason=reason)
        st.html(parts.soft(why, small=True))
    if lines:
        st.html(f'<ol class="log" tabindex="0" aria-label="{title}">{"".join(lines)}</ol>')
    else:
        st.html(parts.soft(_("Nothing yet: you begin."), small=True))


def _tools(held: Held) -> None:
    with st.container(horizontal=True, key="game-tools"):
        if held.game.position.ended:  # the record tells the shuffle, and with it every hidden card
            st.download_button(
                _("Download the record"),
                data=held.saved.record,
                file_name=f"buraco-{held.game.record.seed}.txt",
                mime="text/plain",
                icon=":material/download:",
                on_click="ignore",
                key="download",
            )
        navigation.button_to(_("Another table"), "play", "new_table", icon=":material/table_restaurant:")


def _end(held: Held, names: list[str]) -> None:
    """The sheet of the deal that has ended, how the match stands, and what comes next."""
    match, game = held.match, held.game
    with st.container(key="tile-next-sheet"):
        st.html(sheet.table(game, names, match.before))
        if not match.is_over:
            st.button(_("Next deal"), key="next_deal", type="primary", icon=CARDS_ICON, on_click=_deal_on, args=(held,))
            return
        label = _("Deal again")
        if game.record.ruleset.target:
            st.html(parts.verdict(sheet.decision(match.standing, game.seat), head=_("The match is over")))
            label = _("Another match")
        again = st.button(label, key="deal_again", type="primary", icon=CARDS_ICON)
    if again:
        _begin(Setup(game.record.ruleset, game.record.players, game.bot, None))


def _deal_on(held: Held) -> None:
    """Deals the next deal of the match."""
    dealt = next_deal(held.match)
    held.shown = 0
    _save(held, dealt.with_game(games.until_human(dealt.game)))
