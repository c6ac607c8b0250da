"""From points of the lookahead to points of a whole deal, and how far off they may be.

Eight turns on, a lookahead sees a part of what a turn is worth and guesses the rest. `factors.json` says, by ruleset
and number of players, by what its differences are to be multiplied and how wide the truth lies around them:

    python -m trainer.bots.review.scale stbl 2

takes positions of deals played by the policy with more or less chance mixed in. In each the best of many turns is
chosen by the lookahead, as in a review, and compared with some of the others twice: by lookaheads on other deals, and
by playing other deals to their end. `factor` is the slope of the second differences on the first; what then is left
of their spread, chance taken out, grows with the difference: the square of `blur` and that of `share` × the difference.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final

import numpy

from trainer.bots.kernel import warm_up
from trainer.bots.kernel.lookahead import Lookahead, Plan
from trainer.bots.kernel.weights import key
from trainer.bots.review.values import Measured
from trainer.rules.deal import deal
from trainer.rules.play import apply
from trainer.rules.position import Phase, view_of
from trainer.rules.ruleset import RULESETS, Ruleset

TURNS: Final = 8
"""How many turns a lookahead plays on after the one that is weighed."""
WHOLE: Final = 1000
"""Turns enough to end any deal."""
PLANS: Final = 12
CHOOSE: Final = 1500
COMPARED: Final = 3
CHANCES: Final = (0.0, 0.1, 0.3, 0.7)


@dataclass(frozen=True, slots=True)
class Scale:
    """How differences of the lookahead are read."""

    factor: float
    blur: float
    share: float

    def read(self, seen: Measured) -> Measured:
        """What was seen eight turns on, as points of a whole deal with the error it has as such."""
        points = self.factor * seen.points
        return Measured(points, math.hypot(self.factor * seen.error, self.blur, self.share * points))


@cache
def _stored() -> dict[str, Any]:
    text = files("trainer.bots.review").joinpath("factors.json").read_text(encoding="utf-8")
    stored: dict[str, Any] = json.loads(text)
    return stored


def scale_of(ruleset: Ruleset, players: int) -> Scale:
    """The scale of a ruleset; house rules count as their plain one."""
    found = _stored()[key(ruleset, players)]
    return Scale(found["factor"], found["blur"], found["share"])


def both(one: Measured, other: Measured) -> Measured:
    """Two measurements of the same as one, each weighing as much as it is exact; the styles are those of the second."""
    weights = [1 / max(1e-9, measured.error**2) for measured in (one, other)]
    points = (one.points * weights[0] + other.points * weights[1]) / sum(weights)
    return Measured(points, 1 / math.sqrt(sum(weights)), other.styles)


def fit(rules: Ruleset, players: int, positions: int, deals: int, seed: int) -> dict[str, Any]:
    """The scale and how it came to be, from so many positions, every turn compared on so many deals both ways."""
    random = Random(seed)
    rows = [
        row
        for look, plans in _positions(rules, players, positions, random)
        for row in _pairs(look, plans, deals, random)
    ]
    near, far, chance_near, chance_far = numpy.array(rows).T
    factor = float((near * far).sum() / ((near**2).sum() - chance_near.sum()))
    seen = factor * near
    left = (far - seen) ** 2 - chance_far - factor**2 * chance_near
    known = numpy.stack([numpy.ones(len(seen)), seen**2], axis=1) / (100 + abs(seen))[:, None]
    blur, share = numpy.linalg.lstsq(known, left / (100 + abs(seen)), rcond=None)[0]
    return {
        "factor": round(factor, 2),
        "blur": round(math.sqrt(max(0.0, float(blur))), 1),
        "share": round(math.sqrt(max(0.0, float(share))), 2),
        "made": {
            "script": "trainer.bots.review.scale",
            "rules": rules.name,
            "players": players,
            "positions": positions,
            "pairs": len(rows),
            "deals": deals,
            "seed": seed,
            "correlation": round(float((near * far).sum() / math.sqrt((near**2).sum() * (far**2).sum())), 2),
        },
    }


def _pairs(look: Lookahead, plans: list[Plan], deals: int, random: Random) -> Iterator[tuple[float, ...]]:
    """The best plan against some others: both mean differences, and how much of each square is chance."""
    begin = random.getrandbits(30)
    best = look.best(plans, CHOOSE, TURNS, begin)[0]
    others = [plan for plan in plans if plan is not best]
    compared = [best, *random.sample(others, min(COMPARED, len(others)))]
    first = begin + 1 << 24
    near = [numpy.array(look.weigh(plan, range(first, first + deals), TURNS)) for plan in compared]
    far = [numpy.array(look.weigh(plan, range(first + deals, first + 2 * deals), WHOLE)) for plan in compared]
    for index in range(1, len(compared)):
        one, two = near[0] - near[index], far[0] - far[index]
        yield float(one.mean()), float(two.mean()), float(one.var() / deals), float(two.var() / deals)


def _positions(rules: Ruleset, players: int, number: int, random: Random) -> Iterator[tuple[Lookahead, list[Plan]]]:
    """Seats that have drawn and have several ways to go on, one of each of so many deals."""
    while number:
        at = deal(rules, players, random.getrandbits(40))
        stop = random.randrange(3, 28 * players)
        chances = [random.choice(CHANCES) for _ in range(players)]
        while not at.ended:
            look = Lookahead(view_of(at, at.turn))
            plays = at.phase is Phase.PLAY
            plans = look.plans(PLANS, random.getrandbits(30)) if plays and stop <= 0 else []
            if len(plans) > 1:
                yield look, plans
                number -= 1
                break
            move = look.move(look.policy_act())
            if plays and random.random() < chances[at.turn]:
                move = random.choice(look.plans(PLANS, random.getrandbits(30))).moves[0]
            at, _ = apply(at, move)
            stop -= at.phase is Phase.DRAW


def main() -> None:
    """Fit the scale of one ruleset and print it as JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rules", choices=RULESETS)
    parser.add_argument("players", type=int, choices=(2, 4))
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    warm_up()
    print(json.dumps(fit(RULESETS[options.rules], options.players, options.positions, options.deals, options.seed)))


if __name__ == "__main__":
    main()
