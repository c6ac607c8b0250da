"""The puzzle player: one puzzle or a sibling of it, and the ways to go on."""

import html
import re
import secrets
from collections.abc import Mapping, Sequence

import streamlit as st

from trainer.app import exercise, navigation, own_puzzles, parts, session, shelf
from trainer.app.bar import BACK, ONWARD, bar
from trainer.app.texts import _, language, ngettext
from trainer.app.trial import Attempted, Trial, forget
from trainer.app.words import theme_name
from trainer.content.exercises import TurnExercise
from trainer.content.models import Proof, Puzzle
from trainer.content.proof import prove
from trainer.content.proof_book import proof_value
from trainer.learning.progress import next_puzzle
from trainer.learning.store import History

Histories = Mapping[str, History]
"""What the learner has tried of each puzzle, by its id."""

LEVELS = {"easy": range(1, 4), "middle": range(4, 7), "hard": range(7, 11)}
LEVEL_KEY = "puzzle_level"
_SEEDS = 10**6
_ERROR = re.compile(r"±\s*(\d+)%")


@st.fragment
def draw(puzzle_id: str, seed: int | None) -> None:
    """Draws the puzzle, or its sibling of that seed."""
    puzzle = shelf.library().puzzles.get(puzzle_id)
    if puzzle is None:  # a teacher took it away
        st.rerun()
    sibling = None if seed is None else shelf.sibling_of(puzzle.id, puzzle.revision, seed)
    shown = sibling or puzzle
    key = f"puzzle_{shown.id}"

    def told(attempted: Attempted) -> None:
        _record(puzzle, seed if sibling else None, attempted)

    histories = shelf.puzzle_histories()
    trial = exercise.draw(
        shown.exercise,
        key,
        told,
        head=_head(shown, is_sibling=sibling is not None),
        judged=proof_text(shown.proof or _proof_of(shown), is_turn=isinstance(shown.exercise, TurnExercise)),
        priced=sibling is None and not _is_own(puzzle),
        below=lambda trial: _more(puzzle, seed if sibling else None, key, trial, histories),
    )
    _go_on(puzzle, trial, histories)


def filtered(puzzles: Sequence[Puzzle], theme: str | None = None, level: str | None = None) -> list[Puzzle]:
    """The puzzles of a theme and of a level; of any where it is not given."""
    return [
        puzzle
        for puzzle in puzzles
        if (not theme or theme in puzzle.themes) and (not level or puzzle.difficulty in LEVELS[level])
    ]


def theme_key() -> str:
    """Where the chosen theme is kept: by language, for the browser keeps the words it shows by the key."""
    return f"puzzle_theme_{language()}"


def open_puzzle(puzzle: Puzzle) -> None:
    """Leaves for the puzzle, begun anew."""
    forget(f"puzzle_{puzzle.id}")
    navigation.go("puzzle", puzzle=puzzle.id)


def proof_text(proof: Proof, *, is_turn: bool) -> str:
    """How sure the answer is: by proof, with the ends of the turn examined, or by simulation."""
    if proof.exhausted and not is_turn:
        return _("Proved by the rules engine")
    if proof.exhausted:
        return ngettext("Proved: {n} end state examined", "Proved: {n} end states examined", proof.states)
    error = _ERROR.search(proof.verdict)
    if error is None:  # of points, not of layouts
        return _("By simulation, in two styles of play")
    return _("By simulation, ± {error}%", error=error[1])


_proofs: dict[tuple[str, str], Proof] = {}


def _proof_of(puzzle: Puzzle) -> Proof:
    """The proof of a puzzle that brings none, worked out once; the oldest are forgotten."""
    key = (puzzle.id, puzzle.revision)
    if key not in _proofs:
        if len(_proofs) >= shelf.KEPT:
            _proofs.pop(next(iter(_proofs)), None)
        _proofs[key] = proof_value(prove(puzzle.exercise))
    return _proofs[key]


def _head(puzzle: Puzzle, *, is_sibling: bool) -> str:
    above = _("Another like it") if is_sibling else _("Puzzle")
    return (
        f"{parts.eyebrow(above)}<h1>{html.escape(puzzle.title.said(language()))}</h1>"
        f'<div class="under">{parts.grade(puzzle.difficulty)}{parts.tags(map(theme_name, puzzle.themes))}</div>'
    )


def _record(puzzle: Puzzle, seed: int | None, attempted: Attempted) -> None:
    session.record(
        source="puzzle" if seed is None else "sibling",
        content=puzzle.id,
        result=attempted.outcome,
        revision=puzzle.revision,
        seed=seed,
        hints=attempted.hints,
        answer=attempted.answer,
    )


# Going on


def _more(puzzle: Puzzle, seed: int | None, key: str, trial: Trial, histories: Histories) -> None:
    """What else can be done with this puzzle, and the ways to others of its theme or level."""
    if trial.solved and seed is None and trial.hints:
        st.html(parts.soft(_("Solved for {share}% of its worth.", share=trial.worth), small=True))
    if trial.missed and not _is_own(puzzle):  # of a turn of one's own, other suits teach nothing new
        _sibling(puzzle)
    with st.container(horizontal=True, key="puzzle-end"):
        if trial.is_over:
            _alike(puzzle, histories)
            st.button(_("Play again"), key="replay", on_click=forget, args=(key,))
        with st.popover(_("Share"), icon=":material/link:", key="share"):
            st.markdown(_("Whoever opens this link gets this position."))
            query = {"puzzle": puzzle.id} | ({} if seed is None else {"sibling": str(seed)})
            st.code(navigation.link(**query), language=None, wrap_lines=True)


def _is_own(puzzle: Puzzle) -> bool:
    return puzzle.id in own_puzzles.all_of_them()


def _sibling(puzzle: Puzzle) -> None:
    """The offer of a sibling, and where none can be proved, a word about it."""
    with st.container(key="sibling"):
        if st.button(_("Try another like it"), key="try_sibling", icon=":material/shuffle:"):
            seed = secrets.randbelow(_SEEDS)
            found = shelf.sibling_of(puzzle.id, puzzle.revision, seed)
            if found is not None:
                navigation.go("puzzle", puzzle=puzzle.id, sibling=str(seed))
            st.html(parts.verdict(_("This position has no other like it. Try one of the same theme.")))
        st.html(parts.soft(_("The same idea, with other cards."), small=True))


def _go_on(puzzle: Puzzle, trial: Trial, histories: Histories) -> None:
    """Back to the list, and on to a puzzle not yet solved, of those the list was filtered to."""
    chosen = filtered(
        shelf.library().active_puzzles, st.session_state.get(theme_key()), st.session_state.get(LEVEL_KEY)
    )
    with bar():
        navigation.button_to(_("All puzzles"), "puzzles", "all_puzzles", icon=BACK)
        _button(_("Next puzzle"), "next_puzzle", _after(puzzle, chosen, histories), is_primary=trial.is_over)


def _alike(puzzle: Puzzle, histories: Histories) -> None:
    """On to a puzzle of this theme or of this level; a word where every one is solved."""
    active = shelf.library().active_puzzles
    level = next(name for name, grades in LEVELS.items() if puzzle.difficulty in grades)
    theme = _("Next: {title}", title=theme_name(puzzle.themes[0]))
    _button(theme, "next_theme", _after(puzzle, filtered(active, puzzle.themes[0]), histories))
    _button(_("Next of this level"), "next_level", _after(puzzle, filtered(active, level=level), histories))
    if _after(puzzle, active, histories) is None:
        st.html(parts.verdict(_("That was the last one: every puzzle is solved."), tone="good"))


def _after(puzzle: Puzzle, among: Sequence[Puzzle], histories: Histories) -> Puzzle | None:
    return next_puzzle(among, histories, after=puzzle.id)


def _button(label: str, key: str, following: Puzzle | None, *, is_primary: bool = False) -> None:
    """A button that leads on to a puzzle; nothing where there is none."""
    kind = parts.emphasis(is_primary)
    if following is not None and st.button(label, key=key, type=kind, icon=ONWARD, icon_position="right"):
        open_puzzle(following)
