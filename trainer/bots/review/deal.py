"""A record reviewed, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final

from trainer.bots.kernel import KernelError, KernelPath, best_path
from trainer.bots.kernel.convert import state_values
from trainer.bots.kernel.lookahead import Plan, deal_seeds
from trainer.bots.review.analysis import Analysis, measured
from trainer.bots.review.decisions import Decision, Turn, turns_of
from trainer.bots.review.lines import finished, tidied
from trainer.bots.review.memory import Recall
from trainer.bots.review.reasons import reasons, reasons_of_style
from trainer.bots.review.scale import TURNS, scale_of
from trainer.bots.review.values import (
    NOTHING,
    DealReview,
    Grade,
    Measured,
    Part,
    Reason,
    TurnReview,
    accuracy_of,
    grade_of,
)
from trainer.bots.review.weighing import EFFORTS, Effort, Weighing, weigh
from trainer.cards import HIDDEN
from trainer.notation import Record, replay
from trainer.rules.moves import Move
from trainer.rules.position import team_of
from trainer.rules.scoring import deal_sheet

EXPLAINED: Final = {"compiled": 200, "plain": 30}
"""Deals the reasons are told from."""


class ReviewError(ValueError):
    """A record that cannot be reviewed: no such seat, or cards nobody told us."""


def count_turns(record: Record, seat: int) -> int:
    """How many turns of the seat's `review_turns` will yield. Raises ReviewError as that does."""
    return len(_turns(record, seat))


def review_turns(
    record: Record,
    seat: int,
    *,
    seed: int = 0,
    effort: Effort | None = None,
    path: KernelPath | None = None,
    newest_first: bool = False,
    recall: Recall = Recall.PERFECT,
) -> Iterator[TurnReview]:
    """The turns of a seat, each as soon as it is weighed, in the order played or the newest first, judged by what the
    seat knew with such a memory.

    The same record, seat, seed and path give the same review; each turn's is the same in any order. Closing the
    iterator ends the work.

    Raises:
        ReviewError: the record has no such seat, or cards nobody told us.
    """
    turns = _turns(record, seat, recall)
    reviewer = _Reviewer(seed, path or best_path(), effort)
    return (reviewer.turn(turn) for turn in (reversed(turns) if newest_first else turns))


def _turns(record: Record, seat: int, recall: Recall = Recall.PERFECT) -> list[Turn]:
    if seat not in range(record.players):
        raise ReviewError(f"seat {seat} of a deal for {record.players}; expected 0 to {record.players - 1}")
    opening = record.opening
    if any(HIDDEN in pile for pile in opening.piles):
        raise ReviewError("the deal began with cards nobody told us; expected every card known")
    try:
        state_values(opening, 0)
    except KernelError as error:
        raise ReviewError(str(error)) from None
    return turns_of(record, seat, recall)


def deal_review(record: Record, seat: int, turns: Iterable[TurnReview]) -> DealReview:
    """The deal as a whole, from the turns reviewed, whatever their order."""
    ordered = tuple(sorted(turns, key=lambda turn: turn.number))
    end = record.opening
    for step in replay(record):
        end = step.after
    lead = None
    if end.ended:
        totals = [sheet.total for sheet in deal_sheet(end)]
        lead = totals[team_of(seat)] - totals[1 - team_of(seat)]
    return DealReview(
        seat=seat,
        turns=ordered,
        accuracy=accuracy_of(ordered),
        given_away=sum(turn.given_away for turn in ordered),
        luck=sum((turn.luck for turn in ordered), NOTHING),
        lead=lead,
    )


class _Reviewer:
    """Reviews turns with one seed, path and effort."""

    def __init__(self, seed: int, path: KernelPath, effort: Effort | None) -> None:
        self._seed, self._path = seed, path
        self._effort = effort or EFFORTS[path.name]

    def turn(self, turn: Turn) -> TurnReview:
        seed = self._seed * 1009 + turn.number
        decisions = [decision for decision in turn.decisions if not decision.is_swap]
        weighed = [*self._weighed(decisions, seed)]
        sure = [(decision, weighing) for decision, weighing in weighed if weighing.loss.is_sure]
        loss = sum((weighing.loss for _, weighing in sure), NOTHING)
        if not sure:
            loss = max((weighing.loss for _, weighing in weighed), key=lambda loss: loss.points, default=NOTHING)
        forced = len(weighed) == len(decisions) and all(weighing.options == 1 for _, weighing in weighed)
        best: tuple[Move, ...] = turn.moves
        why: tuple[Reason, ...] = ()
        if sure:
            decision, weighing = max(sure, key=lambda each: each[1].loss.points)
            best = self._best_line(turn, decision, weighing, seed)
            why = self._reasons(weighing)
        elif loss.is_matter_of_style:
            why = reasons_of_style(loss)
        return TurnReview(
            number=turn.number,
            before=turn.before,
            view=turn.decisions[0].known.view,
            played=turn.moves,
            best=best,
            grade=Grade.FORCED if forced else grade_of(loss),
            loss=loss,
            parts=tuple(_parts(sure)),
            reasons=why,
            luck=self._luck(turn, seed),
        )

    def _weighed(self, decisions: Sequence[Decision], seed: int) -> Iterator[tuple[Decision, Weighing]]:
        """The decisions with what they weigh; none that the kernel cannot cut into its steps, one in thousands."""
        for decision in decisions:
            with suppress(KernelError):
                yield decision, weigh(decision, seed, self._effort, self._path)

    def _best_line(self, turn: Turn, decision: Decision, weighing: Weighing, seed: int) -> tuple[Move, ...]:
        """The whole turn with the best plan in the decision's place, as short as it can be said."""
        before = [move for each in turn.decisions[: turn.decisions.index(decision)] for move in each.moves]
        best = tidied(decision.before, weighing.best.moves)
        return finished(decision.known, turn.before, [*before, *best], seed, self._path)

    def _reasons(self, weighing: Weighing) -> tuple[Reason, ...]:
        scales = weighing.scales
        seeds = scales.seeds(EXPLAINED[self._path.name])
        factor = scales.scale.factor
        return reasons(scales.look, scales.played, weighing.best, weighing.loss.points, factor, seeds, scales.turns)

    def _luck(self, turn: Turn, seed: int) -> Measured:
        """What the cards that came in the turn were worth: the lead expected once they were seen less the lead
        expected before, the policy playing on both times."""
        luck = NOTHING
        for decision, later in zip(turn.decisions, turn.decisions[1:], strict=False):
            look = Analysis(decision.known, self._path)
            with suppress(KernelError):  # as in `_weighed`
                before = self._expected(look, look.plan(decision.moves), seed)
                after = self._expected(Analysis(later.known, self._path), Plan((), ()), seed)
                luck += after + before.scaled(-1.0)
        return luck.scaled(scale_of(turn.before.ruleset, turn.before.players).factor)

    def _expected(self, look: Analysis, plan: Plan, seed: int) -> Measured:
        return measured(look.weigh(plan, deal_seeds(seed, self._effort.measure), TURNS + 1))


def _parts(sure: Sequence[tuple[Decision, Weighing]]) -> Iterator[tuple[Part, int]]:
    """What counts of a turn's losses, by what was decided: the draw, the melds, and the discard after those melds."""
    sums = dict.fromkeys(Part, 0.0)
    for decision, weighing in sure:
        lost = weighing.loss.points
        if decision.is_draw:
            sums[Part.DRAW] += lost
            continue
        thrown = weighing.discard_loss
        sums[Part.DISCARD] += thrown
        sums[Part.MELDS] += lost - thrown
    so_far, said = 0.0, 0
    for part, points in sums.items():  # rounded on the way, so that the parts come to the loss as it is told
        so_far += points
        if told := round(so_far) - said:
            yield part, told
        said = round(so_far)
