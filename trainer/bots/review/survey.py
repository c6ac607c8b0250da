"""How the reasons that are checked fare (see `counterfactual`).

    python -m trainer.bots.review.survey stbl 2 --deals 20

looks at the turns of beginners' deals and prints, by kind of reason, how many were found and how many were given, and
in how many of either the difference shrinks on deals that had no part in the check.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from trainer.bots import BOTS
from trainer.bots.kernel import KernelError, KernelPath, path, warm_up
from trainer.bots.kernel.lookahead import Plan, deal_seeds
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.counterfactual import CHECKED, holds, shrinks
from trainer.bots.review.decisions import turns_of
from trainer.bots.review.reasons import facts
from trainer.bots.review.weighing import Effort, Scales, lost
from trainer.notation import Record, extended
from trainer.rules.play import apply
from trainer.rules.position import view_of
from trainer.rules.ruleset import RULESETS, Ruleset

FRESH: Final = 500_009
"""Seeds so far on have no part in a check: a deal's chance has 32 bits of its seed, so it must not lie that far."""
BEGINNER: Final = 0.3
"""The share of a beginner's moves that are any legal move."""
EFFORT: Final = Effort(plans=12, choose=600, measure=200, whole=0)


def survey(rules: Ruleset, players: int, deals: int, seed: int, kernel: KernelPath) -> dict[str, dict[str, Any]]:
    """How the checked kinds of reason fare over the turns of so many deals of beginners."""
    counts: dict[str, Counter[str]] = {kind: Counter() for kind in CHECKED}
    for look, worse, better, seeds, turns in _losses(rules, players, deals, seed, kernel):
        for reason in facts(look, worse, better, seeds):
            if reason.kind not in counts:
                continue
            fresh = shrinks(reason, look, worse, better, [each + FRESH for each in seeds], turns)
            if fresh is None:
                continue
            is_given = holds(reason, look, worse, better, seeds, turns)
            counts[reason.kind].update(found=1, found_shrinks=fresh.points > 0, given=is_given)
            counts[reason.kind].update(given_shrinks=is_given and fresh.points > 0)
    return {kind: dict(count) for kind, count in counts.items()}


def _losses(
    rules: Ruleset, players: int, deals: int, seed: int, kernel: KernelPath
) -> Iterator[tuple[Analysis, Plan, Plan, list[int], int]]:
    """Decisions in which something was surely lost: the lookahead, what was played, the best, deals, and turns on."""
    for number in range(deals):
        record = _beginners(rules, players, seed * 1009 + number)
        for turn in turns_of(record, number % players):
            for decision in turn.decisions:
                try:
                    scales = Scales(decision.known, decision.moves, seed, EFFORT, kernel)
                    plans = scales.different(iter([*scales.plans(), *scales.other_discards()]))
                    best, loss = lost(scales, plans, seed)
                except KernelError:
                    continue
                if loss.is_sure:
                    seeds = deal_seeds(2 * seed + 7, EFFORT.measure)
                    yield scales.look, scales.played, best, seeds, scales.turns


def _beginners(rules: Ruleset, players: int, seed: int) -> Record:
    """A deal that `greedy` plays, now and then at random."""
    record, random = Record(rules, players, seed=seed), Random(seed)
    at = record.opening
    while not at.ended:
        bot = BOTS["random" if random.random() < BEGINNER else "greedy"]
        move = bot(view_of(at, at.turn), random.getrandbits(30), ()).move
        record = extended(record, at, move)
        at, _ = apply(at, move)
    return record


def main() -> None:
    """Print the survey of one ruleset as JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rules", choices=RULESETS)
    parser.add_argument("players", type=int, choices=(2, 4))
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    kernel = path("compiled" if warm_up() else "plain")
    print(json.dumps(survey(RULESETS[options.rules], options.players, options.deals, options.seed, kernel)))


if __name__ == "__main__":
    main()
