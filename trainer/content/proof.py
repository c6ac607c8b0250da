"""The proof of an exercise: what the engine and the solver say of its answers, over the ends of turn.

An end of turn is one whatever the order of the acts that led to it, and the two copies of a card are one card.
A question about hidden cards is proved over their layouts; where these are too many to look at, it is answered by
simulation, which proves nothing and says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import zip_longest

from trainer.content.acceptance import (
    Share,
    all_turns,
    best_points,
    best_turn,
    legal_picks,
    listed_turns,
    meets,
    right_turns,
    share_of,
)
from trainer.content.answers import MalformedAnswer, answer_text, parse_answer
from trainer.content.criteria import Predicate
from trainer.content.exercises import (
    CardsExercise,
    ChooseExercise,
    ClassifyExercise,
    CountExercise,
    ExerciseBase,
    LegalExercise,
    TurnExercise,
)
from trainer.content.expectation import DEALS, KernelError, analysis, lead
from trainer.content.fields import Line, line_text
from trainer.content.judging import Outcome, is_right, judge_answer, line_judged, truth_of
from trainer.content.played import end_of, missed, play_line
from trainer.rules.events import TookMorto
from trainer.rules.meld import meld_kind
from trainer.rules.moves import Draw
from trainer.rules.position import Position
from trainer.yaml_text import NodePath

TRIVIAL = 0.5
"""A turn puzzle asks nothing where more than this share of all ends of turn is right."""
_NAMED = 3


@dataclass(frozen=True, slots=True)
class Fault:
    """Something the proof contradicts: the field of the exercise, what is wrong, what was expected."""

    path: NodePath
    wrong: str
    expected: str


@dataclass(slots=True)
class Proven:
    """What was proved: the verdict in words, how many states were examined, whether these are all there are.

    `simulated`: layouts were sampled, so that the verdict is no proof.
    """

    verdict: str = ""
    states: int = 0
    exhausted: bool = True
    simulated: bool = False
    faults: list[Fault] = field(default_factory=list)

    def refuse(self, path: NodePath, wrong: str, expected: str) -> None:
        """Add a fault."""
        self.faults.append(Fault(path, wrong, expected))

    def finds(self, verdict: str, states: int) -> None:
        """State what was found."""
        self.verdict, self.states = verdict, states


def prove(exercise: ExerciseBase) -> Proven:
    """Prove an exercise's answers, and that its foreseen mistakes are mistakes."""
    proven = Proven()
    _PROOFS[type(exercise)](proven, exercise)
    if not proven.faults:  # else what the file calls right is wrong: its mistakes cannot be told from it
        for index, wrong in enumerate(exercise.wrong):
            if wrong.when.answer is not None:
                _prove_wrong(proven, exercise, wrong.when.answer, ("wrong", index, "when"))
    return proven


def _prove_wrong(proven: Proven, exercise: ExerciseBase, text: str, where: NodePath) -> None:
    try:
        answer = parse_answer(exercise, text)
    except MalformedAnswer as malformed:
        proven.refuse(where, f"{text!r} is no answer here", _lowered(malformed.problem.en))
        return
    if is_right(exercise, answer):
        proven.refuse(where, f"{text!r} is right", "a wrong answer")


# Yes or no, numbers, names


def _prove_legal(proven: Proven, exercise: ExerciseBase) -> None:
    assert isinstance(exercise, LegalExercise)
    accept = exercise.accept
    if not _are_legal(proven, exercise.position, exercise.moves[:-1], ("moves",)):
        return
    verdict = play_line(exercise.position, exercise.moves).verdict
    proven.finds("legal" if verdict.legal else f"breaks {verdict.article}", 1)
    if accept.legal and not verdict.legal:
        proven.refuse(("accept",), f"the move breaks {verdict.article}", f"no, or breaks: {verdict.article}")
    elif not accept.legal and verdict.legal:
        proven.refuse(("accept",), "the move is legal", "yes")
    elif accept.breaks and accept.breaks != verdict.article:
        proven.refuse(("accept",), f"the move breaks {verdict.article} first", f"breaks: {verdict.article}")


def _prove_number(proven: Proven, exercise: ExerciseBase) -> None:
    assert isinstance(exercise, CountExercise | ClassifyExercise)
    if not _are_legal(proven, exercise.position, exercise.moves, ("moves",)):
        return
    try:
        truth = truth_of(exercise)
    except IndexError:
        name = "count" if isinstance(exercise, CountExercise) else "meld"
        proven.refuse((name,), "no such meld or seat in the position", "one that is there")
        return
    proven.finds(str(truth), 1)
    if truth != exercise.accept:
        proven.refuse(("accept",), f"the engine says {truth}", answer_text(truth))


# Options and picks


def _prove_choose(proven: Proven, exercise: ExerciseBase) -> None:
    assert isinstance(exercise, ChooseExercise)
    if exercise.accept.exact:
        for option in exercise.solution:
            if not _are_legal(proven, exercise.position, option, ("accept",)):
                return
        if len(exercise.solution) == len(exercise.options):
            proven.refuse(("options",), "every option is right", "a wrong one among them")
        proven.finds("only the author says so", len(exercise.options))
        proven.exhausted = False
        return
    if exercise.accept.expected:
        _prove_expected(proven, exercise)
        return
    right = {option for option in exercise.options if is_right(exercise, option)}
    claimed = set(exercise.solution)
    for option in sorted(claimed - right, key=str):
        wrong = f"{line_text(option)!r} is wrong ({why_not(exercise, option)})"
        proven.refuse(("solution",), wrong, "a right option")
    for option in sorted(right - claimed, key=str):
        proven.refuse(("solution",), f"{line_text(option)!r} is right too", "every right option")
    if not proven.faults and len(right) == len(exercise.options):
        proven.refuse(("options",), "every option is right", "a wrong one among them")
    proven.finds(f"{len(right)} of {len(exercise.options)} options right", len(exercise.options))
    _over_layouts(proven, exercise, exercise.options, right)


def _prove_expected(proven: Proven, exercise: ChooseExercise) -> None:
    """One option ahead of each other, beyond the error; the figures are not told, for they are of the bots of a day."""
    if len(exercise.solution) > 1:
        proven.refuse(("solution",), f"{len(exercise.solution)} options", "the one that brings most")
        return
    (right,) = exercise.solution
    others = [option for option in exercise.options if option != right]
    for option in exercise.options:
        if not _are_legal(proven, exercise.position, option, ("options",)):
            return
    try:
        look = analysis(exercise.position, exercise.seen)
        leads = {option: lead(look, right, option) for option in others}
    except KernelError:
        proven.refuse(("position",), "no deal can be played on from here", "a position a deal can have")
        return
    for option, ahead in leads.items():
        if not ahead.is_sure:
            wrong = (
                f"{line_text(right)!r} is {ahead.points:.0f} ± {ahead.error:.0f} points ahead of {line_text(option)!r}"
            )
            proven.refuse(("solution",), wrong, "an option that is surely ahead")
    proven.finds("by simulation, ahead of every other option", DEALS)
    proven.simulated = True


def _prove_cards(proven: Proven, exercise: ExerciseBase) -> None:
    assert isinstance(exercise, CardsExercise)
    where: NodePath = ("accept" if exercise.answers else "solution",)
    for cards in exercise.answers or (exercise.solution,):
        try:
            answer = parse_answer(exercise, cards)
        except MalformedAnswer as malformed:
            proven.refuse(where, _lowered(malformed.problem.en), "cards that may be picked")
            return
        if exercise.picks_all and not is_right(exercise, answer):
            truth = answer_text(truth_of(exercise)) or "a card at least"
            proven.refuse(where, "the engine picks others", truth)
            return
        played = line_judged(exercise, answer)
        if played is not None and (played.refused or not is_right(exercise, answer)):
            proven.refuse(where, why_not(exercise, exercise.line_of(cards)), "cards that accept takes")
            return
    if exercise.picks_all:
        _prove_each(proven, exercise)
    else:
        _prove_together(proven, exercise, where)


def _prove_each(proven: Proven, exercise: CardsExercise) -> None:
    faces = list(dict.fromkeys(exercise.choices))
    right = truth_of(exercise)
    assert isinstance(right, tuple)
    proven.finds(f"{len(right)} of {len(faces)} cards right", len(faces))
    if len(right) == len(faces):
        proven.refuse(("accept",), "every card is right", "a wrong one among them")
    if exercise.each:
        lines = [exercise.line_of((card,)) for card in faces]
        _over_layouts(proven, exercise, lines, {line for line in lines if meets(exercise, line)})


def _prove_together(proven: Proven, exercise: CardsExercise, where: NodePath) -> None:
    picks = legal_picks(exercise)
    right = [move for move in picks if is_right(exercise, getattr(move, "cards", ()))]
    if exercise.answers:
        others = [move for move in picks if move not in right]
        for move in others[:_NAMED]:
            proven.refuse(where, f"{str(move)!r} is legal too", "every right pick, or a criterion")
    elif len(right) == len(picks) > 1 and exercise.accept.meets != (Predicate.LEGAL,):
        proven.refuse(("accept",), f"each of the {len(picks)} legal picks is right", "legal, or a narrower criterion")
    proven.finds(f"{len(right)} of {len(picks)} legal picks right", len(picks))
    lines: list[Line] = [(move,) for move in picks]
    _over_layouts(proven, exercise, lines, {(move,) for move in right})


# Whole turns


def _prove_turn(proven: Proven, exercise: ExerciseBase) -> None:
    assert isinstance(exercise, TurnExercise)
    accept = exercise.accept
    for line in accept.ends:
        if not _are_legal(proven, exercise.position, line, ("accept", "ends")):
            return
    if not accept.meets and accept.within is None:
        proven.refuse(("accept",), "nothing says what makes these ends right", "meets or within beside them")
        return
    if not set(accept.meets) - {Predicate.LEGAL} and accept.within is None:
        proven.refuse(("accept",), "every turn is legal", "a narrower criterion")
        return
    result = judge_answer(exercise, exercise.solution)
    if result.outcome is Outcome.UNFINISHED:
        proven.refuse(("solution",), "the turn is not over", "moves up to the discard")
    elif result.outcome is not Outcome.RIGHT:
        proven.refuse(("solution",), why_not(exercise, exercise.solution), "a line that accept takes")
    else:
        _over_ends(proven, exercise)


def _over_ends(proven: Proven, exercise: TurnExercise) -> None:
    accept = exercise.accept
    if accept.is_by_points:
        _points_without_luck(proven, exercise)
        _points_without_waste(proven, exercise)
    total = all_turns(exercise)
    by_ends = bool(exercise.accepted_ends)
    right = listed_turns(exercise) if by_ends else right_turns(exercise, accept.within)
    proven.finds(f"{right.count} of {total.states} ends right", total.states)
    proven.exhausted = right.exhausted and total.exhausted
    if not right.count:
        wrong = "no turn reaches it with the cards that the player knows"
        proven.refuse(("accept",), wrong, "the cards it needs in the position, or seen: {lixo: all}")
    elif by_ends:
        _only_these_ends(proven, exercise)
    elif right.count > TRIVIAL * total.states:
        proven.refuse(("accept",), f"{right.count} of {total.states} ends of turn are right", "at most half of them")
    if accept.holds is not None:
        _over_layouts(proven, exercise, [exercise.solution], {exercise.solution})
        if any(isinstance(move, Draw) for move in exercise.solution):
            proven.refuse(("accept", "holds"), "the turn goes on after an unknown card is drawn", "a play phase")


def _only_these_ends(proven: Proven, exercise: TurnExercise) -> None:
    """No end beside the accepted ones does what the criterion asks for."""
    accepted = {play_line(exercise.known, line).end for line in exercise.accepted_ends}
    others = [turn for turn in listed_turns(exercise).turns if end_of(turn.after) not in accepted]
    for turn in others[:_NAMED]:
        wrong = f"{line_text(turn.line)!r} ends otherwise and meets it too"
        proven.refuse(("accept",), wrong, "every end that is right, or no ends")
    if not others:
        proven.finds(f"{len(accepted)} of {proven.states} ends right", proven.states)


def _points_without_luck(proven: Proven, exercise: TurnExercise) -> None:
    """What is judged by points must not hang on cards that the player cannot see."""
    best = best_turn(exercise)
    if best is None:
        return
    for line in (best.line, exercise.solution):
        played = play_line(exercise.known, line)
        if isinstance(line[0], Draw):
            proven.refuse(("accept",), "the best turn draws an unknown card", "phase: play, or no points")
            return
        if any(isinstance(event, TookMorto) for event in played.events):
            proven.refuse(("accept",), "the best turn takes a morto nobody has seen", "no morto to take, or no points")
            return


def _points_without_waste(proven: Proven, exercise: TurnExercise) -> None:
    """A turn judged by points must not teach to spend a wild for its few points, where nothing is closed by it."""
    best = best_turn(exercise)
    way_out = {Predicate.GOES_OUT, Predicate.REACHES_MORTO, Predicate.REACHES_MORTO_DIRETA}
    if best is None or best.after.ended or way_out & set(exercise.accept.meets):
        return  # a wild kept in the hand would be worth nothing
    before = [meld.wild_card for meld in exercise.known.melds]
    after = best.after.table[exercise.known.team]
    for meld, had in zip_longest(after, before):
        if meld.wild_card is not None and had is None and meld_kind(meld, exercise.rules) == "jogo":
            wrong = f"the best turn spends {meld.wild_card} on a meld that is no canastra ({line_text(best.line)!r})"
            proven.refuse(("accept",), wrong, "stays_clean beside the points, or a goal that is no waste")
            return


# Hidden cards


def _over_layouts(
    proven: Proven, exercise: ExerciseBase, lines: list[Line] | tuple[Line, ...], right: set[Line]
) -> None:
    """The shares of the lines, where acceptance hangs on hidden cards; too near to what is asked decides nothing."""
    assert isinstance(exercise, ChooseExercise | TurnExercise | CardsExercise)
    wanted = exercise.accept.holds
    if wanted is None:
        return
    shares = {line: share_of(exercise, line) for line in lines}
    proven.states = sum(share.states for share in shares.values())
    proven.simulated = not all(_is_proof(share, wanted) for share in shares.values())
    said = "; ".join(_said(share) for line, share in shares.items() if line in right)
    proven.verdict = f"{'by simulation, ' if proven.simulated else ''}right in {said} of layouts"
    for line, share in shares.items():
        if not _is_proof(share, wanted) and abs(share.value - wanted) <= share.error and wanted < 1:
            wrong = f"{line_text(line)!r} holds in {_said(share)} of layouts, too near to tell"
            proven.refuse(("accept", "holds"), wrong, "a share that is clearly above or below")


def _is_proof(share: Share, wanted: float) -> bool:
    """Whether the share decides for certain; one layout that beats it is enough against `always`."""
    return share.exact or (wanted == 1 and share.beaten_by is not None)


def _said(share: Share) -> str:
    return f"{share.value:.0%}" if share.exact else f"{share.value:.0%} ± {max(share.error, 0.01):.0%}"


# Words


def _are_legal(proven: Proven, position: Position, line: Line, where: NodePath) -> bool:
    played = play_line(position, line)
    if played.refused:
        proven.refuse(where, f"{str(played.refused)!r} breaks {played.verdict.article}", "legal moves")
    return played.refused is None


def why_not(exercise: ExerciseBase, line: Line) -> str:
    """Why the engine does not take a line, in a few words."""
    assert isinstance(exercise, ChooseExercise | TurnExercise | CardsExercise)
    played = play_line(exercise.position, line)
    lacking = missed(played, exercise.accept.meets)
    if played.refused and Predicate.ILLEGAL not in exercise.accept.meets:
        return f"{str(played.refused)!r} breaks {played.verdict.article}"
    if lacking:
        return f"{', '.join(lacking)} is not true of it"
    if exercise.accept.holds is not None:
        return f"it holds in {_said(share_of(exercise, line))} of layouts"
    if exercise.accept.is_by_points and played.points < best_points(exercise) - (exercise.accept.within or 0):
        best = best_turn(exercise) if isinstance(exercise, TurnExercise) else None
        better = f" of {line_text(best.line)!r}" if best else ""
        return f"{played.points} points, not the {best_points(exercise)}{better}"
    return "it does not lead to an end that is accepted"


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:].rstrip(".")


_PROOFS: dict[type[ExerciseBase], Callable[[Proven, ExerciseBase], None]] = {
    LegalExercise: _prove_legal,
    ChooseExercise: _prove_choose,
    TurnExercise: _prove_turn,
    CountExercise: _prove_number,
    ClassifyExercise: _prove_number,
    CardsExercise: _prove_cards,
}
