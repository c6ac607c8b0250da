"""The review and the hints against the reference set, in figures.

Each play of a decision is judged in turn as if it had been made, among the plays of the set. `true` is what the set
says of the same two plays that the review compares; the true loss of a play is how far the best of the set is ahead.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median
from typing import Any, Final

import numpy

from trainer.bots.coach.hints import ranked_plans
from trainer.bots.kernel import KernelPath, path
from trainer.bots.reference.decisions import Case, read_cases
from trainer.bots.reference.measuring import LEAST, Chunk, read_chunks
from trainer.bots.reference.results import Difference, differences, is_exact
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.values import GRADES, NOTHING, Measured
from trainer.bots.review.weighing import EFFORTS, Effort, Scales, lost

BLUNDER: Final = GRADES[0][0]
COSTLY: Final = GRADES[1][0]
COVERED: Final = 1.645
"""So many errors either way hold nine in ten."""
SMALL: Final = 20.0


@dataclass(frozen=True, slots=True)
class Judged:
    """One play as if it had been made: what the review says it lost, what the set says of the same two plays, and how
    far the set's best is ahead of it."""

    name: str
    said: Measured
    true: Measured
    loss: float


def judged(case: Case, chunks: Sequence[Chunk], seed: int, effort: Effort, kernel: KernelPath) -> Iterator[Judged]:
    """Every play of a decision judged."""
    found = differences(chunks)
    best = best_play(found, len(case.plays))
    for play in range(len(case.plays)):
        decision = case.decision(play)
        scales = Scales(decision.known, decision.moves, seed, effort, kernel)
        plans = [scales.played if at == play else scales.look.plan(moves) for at, moves in enumerate(case.plays)]
        chosen, said = lost(scales, plans, seed)
        true = ahead(found, plans.index(chosen), play)
        yield Judged(case.name, said, true, ahead(found, best, play).points)


def hinted(case: Case, chunks: Sequence[Chunk], seed: int, kernel: KernelPath) -> float:
    """What the play that a hint puts first among those of the set loses in truth."""
    look = Analysis(case.sight, kernel)
    plans = [look.plan(moves) for moves in case.plays]
    first = plans.index(ranked_plans(look, plans, seed)[0])
    found = differences(chunks)
    return ahead(found, best_play(found, len(plans)), first).points


def ahead(found: Mapping[tuple[int, int], Difference], one: int, other: int) -> Measured:
    """By how much one play is ahead of another in truth."""
    if one == other:
        return NOTHING
    measured = found[min(one, other), max(one, other)].measured
    return measured if one < other else measured.scaled(-1.0)


def best_play(found: Mapping[tuple[int, int], Difference], plays: int) -> int:
    """The play that is ahead of all others."""
    return max(range(plays), key=lambda play: ahead(found, play, 0).points)


def table(folder: Path, seed: int = 1) -> str:
    """The figures of the set as it stands, as a Markdown table."""
    chunks = read_chunks(folder)
    measured = {case.number: [each for each in chunks if each.decision == case.number] for case in read_cases(folder)}
    cases = [case for case in read_cases(folder) if sum(each.deals for each in measured[case.number]) >= LEAST]
    kernel = path("compiled")
    plays = [each for case in cases for each in judged(case, measured[case.number], seed, EFFORTS["compiled"], kernel)]
    hints = [hinted(case, measured[case.number], seed, kernel) for case in cases]
    pairs = [each for case in cases for each in differences(measured[case.number]).values()]
    lines = [("decisions measured", str(len(cases)))]
    if cases:
        lines += [
            ("of them with every error below 25 points", str(sum(is_exact(measured[case.number]) for case in cases))),
            ("plays, and their pairs", f"{len(plays)}, {len(pairs)}"),
            ("error of a difference, median and largest", _median_and_most([each.measured.error for each in pairs])),
            ("variance divided by the controls, median", f"{median(each.saved for each in pairs):.1f}"),
            *_figures(plays),
            ("true loss of the first hint, median", f"{median(hints):.0f}"),
            ("95 % of the first hints lose less than", f"{numpy.quantile(hints, 0.95):.0f}"),
        ]
    return "\n".join(["| figure | |", "|---|---|", *(f"| {name} | {figure} |" for name, figure in lines)])


def _figures(plays: Sequence[Judged]) -> Iterator[tuple[str, str]]:
    given = [each.said.points if each.said.is_sure else 0.0 for each in plays]
    yield (
        "bias of the losses said, mean",
        f"{fmean(said - each.loss for said, each in zip(given, plays, strict=True)):+.0f}",
    )
    yield "rank correlation of the losses", f"{rank_correlation(given, [each.loss for each in plays]):.2f}"
    called = [each for said, each in zip(given, plays, strict=True) if said >= BLUNDER]
    yield f"called blunder, true loss {COSTLY:.0f} or more", _share([each.loss >= COSTLY for each in called])
    for name, least in (("called a blunder", BLUNDER), ("called costly or worse", COSTLY)):
        hit = [said >= least for said, each in zip(given, plays, strict=True) if each.loss >= BLUNDER]
        yield f"true blunders {name}", _share(hit)
    compared = [each for each in plays if each.said is not NOTHING]
    yield "90 % intervals that hold the truth", _share([is_covered(each) for each in compared])


def is_covered(each: Judged) -> bool:
    """Whether the truth lies in the interval that holds nine in ten, the set's own error allowed for."""
    error = math.hypot(each.said.error, each.true.error)
    return abs(each.said.points - each.true.points) <= COVERED * error


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's: the correlation of the ranks, those alike sharing theirs."""
    ranks = [_ranks(numpy.array(values, float)) for values in (one, other)]
    if any(not each.std() for each in ranks):
        return 0.0
    return float(numpy.corrcoef(ranks[0], ranks[1])[0, 1])


def _ranks(values: Any) -> Any:
    return numpy.array([(values < value).sum() + ((values == value).sum() - 1) / 2 for value in values])


def _share(hits: Sequence[bool]) -> str:
    return f"{sum(hits)} of {len(hits)}" + (f" ({100 * sum(hits) / len(hits):.0f} %)" if hits else "")


def _median_and_most(values: Sequence[float]) -> str:
    return f"{median(values):.0f}, {max(values):.0f}"
