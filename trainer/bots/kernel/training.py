"""How the policy's weights came to be: evolution over paired deals, from weights set by hand.

    python -m trainer.bots.kernel.training policy stbl 2 --seed 1
    python -m trainer.bots.kernel.training value stbl 2 --seed 1
    python -m trainer.bots.kernel.training policy stbl 2 --seed 3 --level master --generations 100

With `--level master` the policy goes on from that of `club`, for the rollouts of that level. Each writes one set into
`weights.json`, with how it came to be; the value is fitted on deals that the set's policy plays.

Each generation draws new deals, plays every candidate against the present weights and against some of the past
on the same deals with the seats changed over, and moves towards those that came out ahead (separable natural
evolution: a mean and a spread for each weight). It runs on one core.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy

from trainer.bots.kernel.convert import state_values
from trainer.bots.kernel.core import layout, policy, search
from trainer.bots.kernel.hand_set import hand_set
from trainer.bots.kernel.paths import path
from trainer.bots.kernel.weights import MIXTURE, key, policies_of, policy_weights
from trainer.rules.deal import deal
from trainer.rules.ruleset import RULESETS, Ruleset

POPULATION: Final = 32  # in pairs, one the mirror of the other
DEALS: Final = 250
KEPT: Final = 4  # past weights in the pool of opponents
CHANCE: Final = 20  # points of chance mixed into the deals the value is fitted on
RIDGE: Final = 50.0
_RANKS: Final = numpy.maximum(0, math.log(POPULATION / 2 + 1) - numpy.log(numpy.arange(1, POPULATION + 1)))
SHARES: Final = _RANKS / _RANKS.sum() - 1 / POPULATION
"""How much each candidate of a generation counts, the best first."""
WEIGHTS_FILE: Final = Path(__file__).with_name("weights.json")


class Contest:
    """Paired deals between lists of weights, on the compiled path."""

    def __init__(self, rules: Ruleset, players: int, seed: int) -> None:
        import importlib

        self.rules, self.players, self._random = rules, players, Random(seed)
        kernel = path("compiled")
        self._book, self._ints = kernel.book(rules), kernel.jit.ints
        self._contest: Any = importlib.import_module("trainer.bots.kernel.compiled.contest")
        self._rooms = [kernel.jit.zeros(size) for size in (layout.STATE, layout.MOST_ACTS, 5)]

    def deals(self, number: int) -> Any:
        """The starts of new deals, one after the other."""
        starts = []
        for index in range(number):
            seed = self._random.getrandbits(48)
            starts += state_values(deal(self.rules, self.players, seed, start=index % self.players), seed)
        return self._ints(starts)

    def reseed(self, seed: int) -> None:
        """Deal from another seed."""
        self._random = Random(seed)

    def weights(self, values: Any) -> Any:
        """Weights as the kernel plays by them."""
        return self._ints([round(value) for value in values])

    def ahead(self, one: Any, other: Any, starts: Any) -> Any:
        """By how many points `one` comes out ahead, for each deal both ways round."""
        deals = len(starts) // layout.STATE
        state, acts, sheet = self._rooms
        results = self._ints([0] * (2 * deals))
        weights = [self.weights(values) for values in (one, other)]
        self._contest.paired_deals(starts, deals, state, self._book, *weights, acts, sheet, results)
        return results.reshape(deals, 2)

    def mean_ahead(self, rivals: Sequence[Any], starts: Sequence[Any], one: Any) -> float:
        """The mean lead over several rivals, each met on starts of its own."""
        met = zip(rivals, starts, strict=True)
        return float(numpy.mean([self.ahead(one, rival, start).mean() for rival, start in met]))

    def watched(self, one: Any, other: Any, starts: Any, told: Callable[[Any, Any, int], None]) -> Any:
        """The same, one game at a time: `told` gets each end of a deal, the book and the team that `one` was."""
        _, acts, sheet = self._rooms
        weights = [self.weights([*values[: policy.NOISE], 0]) for values in (one, other)]
        results = []
        for start in starts.reshape(-1, layout.STATE):
            for team in (0, 1):
                state, sides = start.copy(), weights if team == 0 else weights[::-1]
                lead = self._contest.play_deal(state, self._book, *sides, acts, sheet)
                told(state, self._book, team)
                results.append(-lead if team else lead)
        return numpy.array(results).reshape(-1, 2)


class Evolution:
    """Separable natural evolution: a mean and a spread for each weight, moved a generation at a time."""

    def __init__(self, begin: Sequence[int]) -> None:
        self.mean = numpy.array(begin, float)
        self.spread = numpy.maximum(numpy.abs(self.mean) * 0.3, 6.0)

    @property
    def weights(self) -> list[int]:
        """The mean as weights."""
        return [round(value) for value in self.mean]

    def step(self, chance: numpy.random.Generator, worth_of: Callable[[Any], float]) -> None:
        """Try so many neighbours, in pairs one the mirror of the other, and move towards those worth more."""
        steps = chance.standard_normal((POPULATION // 2, len(self.mean)))
        steps[:, policy.NOISE] = 0
        steps = numpy.concatenate([steps, -steps])
        worth = [worth_of(self.mean + self.spread * step) for step in steps]
        best = steps[numpy.argsort(worth)[::-1]]
        rate = (3 + math.log(len(self.mean))) / (5 * math.sqrt(len(self.mean)))
        self.mean = self.mean + self.spread * (SHARES @ best)
        self.spread = self.spread * numpy.exp(rate / 2 * (SHARES @ (best**2 - 1)))


def evolve(contest: Contest, begin: Sequence[int], seed: int) -> Iterator[list[int]]:
    """The weights after each generation, without end."""
    chance = numpy.random.default_rng(seed)
    evolution = Evolution(begin)
    past = [evolution.mean.copy()]
    for generation in count(1):
        rivals = [evolution.mean, past[int(chance.integers(len(past)))]]
        evolution.step(chance, partial(contest.mean_ahead, rivals, [contest.deals(DEALS)] * len(rivals)))
        if generation % 20 == 0:
            past = [*past, evolution.mean.copy()][-KEPT:]
        yield evolution.weights


def train(rules: Ruleset, players: int, begin: Sequence[int], generations: int, seed: int, name: str) -> None:
    """Evolve the weights and keep them under a name every ten generations, with how they came to be."""
    contest = Contest(rules, players, seed)
    for generation, weights in enumerate(evolve(contest, begin, seed), 1):
        if generation % 10 == 0 or generation == generations:
            points = contest.ahead(weights, begin, contest.deals(1000))
            made = {
                "script": "trainer.bots.kernel.training",
                "rules": rules.name,
                "players": players,
                "seed": seed,
                "generations": generation,
                "population": POPULATION,
                "deals_each": DEALS,
                "against_where_it_began": summary(points),
            }
            keep("policies", name, {"weights": weights[: policy.NOISE], "made": made})
        if generation == generations:
            return


def fit_value(rules: Ruleset, players: int, styles: Sequence[Sequence[int]], deals: int, seed: int) -> dict[str, Any]:
    """The value of a deal before its end: for each stage, ridge regression of the final lead on the features of the
    positions between turns, over deals that policies play with a little chance mixed in, each against each as often."""
    kernel, contest = path("compiled"), Contest(rules, players, seed)
    book, acts, sheet = kernel.book(rules), kernel.jit.zeros(layout.MOST_ACTS), kernel.jit.zeros(5)
    playing = [kernel.jit.ints([*weights[: policy.NOISE], CHANCE]) for weights in styles]
    size = search.FEATURES + 1  # the features, and the lead they are to tell
    squares = numpy.zeros((search.STAGES, size, size))
    for number, state in enumerate(_starts(contest, deals)):
        seen = []
        teams = playing[number % len(playing)], playing[number // len(playing) % len(playing)]
        while state[layout.PHASE] != layout.OVER:
            kernel.policy.play_turns(state, book, teams[state[layout.TURN] % 2], acts, 1)
            kernel.search.write_features(state, book, acts)
            seen.append((int(kernel.search.stage_of(state)), acts[: search.FEATURES].copy()))
        lead = kernel.score.write_sheet(state, book, 0, sheet) - kernel.score.write_sheet(state, book, 1, sheet)
        for stage, features in seen[:-1]:
            row = numpy.append(features, lead).astype(float)
            squares[stage] += numpy.outer(row, row)
    fitted: list[int] = []
    explained: list[float] = []
    for square in squares:
        if not square.any():  # with four players the monte is never that high
            fitted += fitted[-search.FEATURES :]
            continue
        known, wanted, whole = square[:-1, :-1], square[:-1, -1], square[-1, -1]
        found = numpy.linalg.solve(known + RIDGE * numpy.eye(search.FEATURES), wanted)
        fitted += [round(1000 * value) for value in found]
        left_over = whole - 2 * found @ wanted + found @ known @ found
        explained.append(round(1 - float(left_over / whole), 3))
    made = {"script": "trainer.bots.kernel.training", "rules": rules.name, "players": players, "seed": seed}
    return {"weights": fitted, "made": {**made, "deals": deals, "explained_by_stage": explained}}


def _starts(contest: Contest, deals: int) -> Iterator[Any]:
    """The starts of so many new deals."""
    for done in range(0, deals, DEALS):
        yield from contest.deals(min(DEALS, deals - done)).reshape(-1, layout.STATE)


def keep(kind: str, name: str, entry: dict[str, Any]) -> None:
    """Write one set into the file of weights, a line for each set."""
    stored = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    stored.setdefault(kind, {})[name] = entry
    parts = (
        f'"{part}": {{\n' + ",\n".join(f' "{name}": {json.dumps(stored[part][name])}' for name in stored[part]) + "\n}"
        for part in stored
        if part != "made_by"
    )
    WEIGHTS_FILE.write_text(
        f'{{"made_by": {json.dumps(stored["made_by"])},\n' + ",\n".join(parts) + "\n}\n", encoding="utf-8"
    )


def summary(points: Any) -> dict[str, float]:
    """Share of deals won and mean lead with its 95 % interval, over paired deals."""
    means = points.mean(axis=1)
    return {
        "won": round(float((points > 0).mean() + (points == 0).mean() / 2), 3),
        "ahead": round(float(means.mean()), 1),
        "interval": round(float(1.96 * means.std() / math.sqrt(len(means))), 1),
    }


def main() -> None:
    """Train one policy, or fit the value to one."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("policy", "value"))
    parser.add_argument("rules", choices=RULESETS)
    parser.add_argument("players", type=int, choices=(2, 4))
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--deals", type=int, default=20_000, help="to fit the value on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on", action="store_true", help="from the policy there is, not from the one set by hand")
    parser.add_argument("--level", choices=("club", "master", MIXTURE), default="club", help="whose weights")
    options = parser.parse_args()
    rules, players, level = RULESETS[options.rules], options.players, options.level
    name = key(rules, players) + ("" if level == "club" else f"-{level}")
    known = policy_weights(rules, players, level)
    if options.what == "value":
        keep("values", name, fit_value(rules, players, policies_of(rules, players, level), options.deals, options.seed))
    else:
        begin = known if options.go_on or level != "club" else hand_set()
        train(rules, players, [*begin[: policy.NOISE], 0], options.generations, options.seed, name)


if __name__ == "__main__":
    main()
