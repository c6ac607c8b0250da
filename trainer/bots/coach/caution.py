"""A word before a costly move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trainer.bots.kernel import KernelPath, best_path
from trainer.bots.kernel.lookahead import Plan
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.memory import Sight, sight
from trainer.bots.review.reasons import reasons, reasons_of_style
from trainer.bots.review.scale import scale_of
from trainer.bots.review.values import NOTHING, Grade, Measured, Reason, grade_of
from trainer.bots.review.weighing import Effort, Scales, foresight, sayable
from trainer.rules.events import Event
from trainer.rules.moves import Add, Lay, Move
from trainer.rules.play import apply
from trainer.rules.position import Phase, PlayerView

EFFORTS: Final = {"compiled": Effort(20, 3000, 1200, 1200), "plain": Effort(6, 60, 30, 0)}
EXPLAINED: Final = {"compiled": 120, "plain": 12}


class Watch(StrEnum):
    """When the learner wants to be warned: never, before big losses, before any that is sure."""

    OFF = "off"
    BIG = "big"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Caution:
    """What a move is expected to lose against the best found, in points of a whole deal, and why.

    `best` is the move the best turn goes on with: for the one who asks for a hint, not for the warning itself.
    """

    loss: Measured
    grade: Grade
    reasons: tuple[Reason, ...]
    best: Move

    def is_due(self, watch: Watch) -> bool:
        """Whether someone who watches so is to be warned: `big` from `costly` on, `all` from `small` on."""
        if watch is Watch.ALL:
            return self.grade in (Grade.SMALL, Grade.COSTLY, Grade.BLUNDER)
        return watch is Watch.BIG and self.grade in (Grade.COSTLY, Grade.BLUNDER)


def caution(
    view: PlayerView, move: Move, seed: int, log: Sequence[Event] = (), path: KernelPath | None = None
) -> Caution:
    """Weigh a legal move the seat is about to make: a draw, cards put down or a discard.

    Cards put down are judged by the best turn found that puts them down. `log` is what the seat saw happen, as bots
    get it.

    Raises:
        IllegalMove: the rules refuse it.
        ValueError: it is not the seat's turn.
    """
    path = path or best_path()
    known = sight(view, log)
    apply(known.view.as_position(), move, view.seat)
    effort = EFFORTS[path.name]
    scales = Scales(known, (move,), seed, effort, path)
    mine = list(_going_on(scales, known, move, seed))
    others = [plan for plan in (*scales.plans(), *scales.other_discards()) if plan.moves[:1] != (move,)]
    ours = scales.best(mine, share=0.5)
    best = scales.best([ours, *others]) if others else ours
    if best is ours:
        grade = Grade.FORCED if not others else Grade.FINE
        return Caution(NOTHING, grade, (), move)
    loss = scales.measure(best, ours)
    if loss.is_sure and known.view.phase is Phase.DRAW:
        loss += foresight(known, best.moves[0], seed, effort, path)
        loss += foresight(known, move, seed, effort, path).scaled(-1.0)
    loss = sayable(loss, effort)
    why: tuple[Reason, ...] = ()
    if loss.is_sure:
        seeds = scales.seeds(EXPLAINED[path.name])
        factor = scale_of(view.ruleset, view.players).factor
        why = reasons(scales.look, ours, best, loss.points, factor, seeds, scales.turns)
    elif loss.is_matter_of_style:
        why = reasons_of_style(loss)
    return Caution(loss, grade_of(loss), why, best.moves[0])


def _going_on(scales: Scales, known: Sight, move: Move, seed: int) -> Iterator[Plan]:
    """Turns that begin with the move; the move alone where the turn or what is known ends with it."""
    after, _ = apply(known.view.as_position(), move)
    is_meld = isinstance(move, Lay | Add) and len(after.mortos) == known.view.mortos
    if not is_meld or after.ended:
        yield scales.played
        return
    rest = Analysis(known.at(after), scales.look.path)
    for plan in rest.plans(scales.effort.plans, seed):
        yield Plan((*scales.played.acts, *plan.acts), (move, *plan.moves))
