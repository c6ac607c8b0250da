"""How what `master` knows beyond `expert` came to be, from deals that `expert` plays.

    python -m trainer.bots.master_training odds stbl 2 --seed 1
    python -m trainer.bots.master_training blend stbl 2 --seed 1

`odds`: how much each sign of `trainer.bots.inference` says of a card, by logistic regression on the true hands.
`blend`: how the horizons of a lookahead are to be put together (`trainer.bots.kernel.blend`), from many deals of many
plans, each also played on to the end of the deal. Both are written into the kernel's `weights.json`; the policy and the
value of the level come first (`trainer.bots.kernel.training --level master`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from typing import Any, Final

import numpy

from trainer.bots.expert import PLANS, choose
from trainer.bots.inference import SIGNS, pasts_of, signs_of
from trainer.bots.kernel import warm_up
from trainer.bots.kernel.book import code_of
from trainer.bots.kernel.lookahead import Lookahead, deal_seeds
from trainer.bots.kernel.training import keep
from trainer.bots.kernel.weights import key
from trainer.bots.memory import Memory, remember
from trainer.bots.review.scale import WHOLE
from trainer.rules.deal import deal
from trainer.rules.events import Event, seen_by
from trainer.rules.play import apply
from trainer.rules.position import Position, view_of
from trainer.rules.ruleset import RULESETS, Ruleset

HORIZONS: Final = (0, 8, 16)
NEAR_DEALS: Final = 400
WHOLE_DEALS: Final = 400
EVERY: Final = {"odds": 5, "blend": 37}
"""One moment of so many is looked at."""
RIDGE: Final = 1.0


@dataclass(frozen=True, slots=True)
class Moment:
    """A position before a move of the seat to move, and the events it saw until then."""

    at: Position
    log: Sequence[Event]

    @property
    def memory(self) -> Memory:
        """What the seat to move remembers."""
        return remember(view_of(self.at, self.at.turn), self.log)


def moments(rules: Ruleset, players: int, seed: int, every: int) -> Iterator[Moment]:
    """Moments of deals that `expert` plays, without end."""
    played = 0
    for number in count():
        at = deal(rules, players, seed * 1_000_003 + number, start=number % players)
        logs: list[list[Event]] = [[] for _ in range(players)]
        while not at.ended:
            seat, played = at.turn, played + 1
            if played % every == 0:
                yield Moment(at, tuple(logs[seat]))
            at, events = apply(at, choose(view_of(at, seat), seed * 10_007 + played, logs[seat]).move)
            for other, log in enumerate(logs):
                log += [seen_by(event, other) for event in events]


def fit_odds(rules: Ruleset, players: int, seed: int, number: int) -> dict[str, Any]:
    """The weights of the signs, from so many moments."""
    rows: list[list[float]] = []
    copies: list[tuple[int, int]] = []  # of each kind unseen: in the hand, and in all
    offsets: list[float] = []
    for moment in islice(moments(rules, players, seed, EVERY["odds"]), number):
        memory = moment.memory
        look = Lookahead(view_of(moment.at, moment.at.turn), None, memory, "master")
        pasts, unseen = pasts_of(moment.log, players), Counter(look.unseen)
        for seat in range(players):
            if seat == look.seat or not unseen:
                continue
            hidden = Counter(moment.at.hands[seat]) - Counter(memory.held[seat])
            held = {code_of(card): copies for card, copies in hidden.items()}
            share = sum(held.values()) / unseen.total()
            if not 0 < share < 1:
                continue
            for code, signs in signs_of(look, seat, memory, pasts[seat]):
                rows.append(signs)
                copies.append((held.get(code, 0), unseen[code]))
                offsets.append(float(numpy.log(share / (1 - share))))
    signs_seen, there = numpy.array(rows), numpy.array(copies, float)
    weights = numpy.zeros(SIGNS)
    for _ in range(15):  # Newton; it settles within ten steps
        likely = 1 / (1 + numpy.exp(-(signs_seen @ weights + numpy.array(offsets))))
        slope = signs_seen.T @ (there[:, 0] - there[:, 1] * likely) - RIDGE * weights
        curve = (signs_seen * (there[:, 1] * likely * (1 - likely))[:, None]).T @ signs_seen
        weights = weights + numpy.linalg.solve(curve + RIDGE * numpy.eye(SIGNS), slope)
    made = {**_made(rules, players, seed), "moments": number, "cards": len(rows)}
    return {"weights": [round(float(weight), 3) for weight in weights], "made": made}


def fit_blend(rules: Ruleset, players: int, seed: int, number: int) -> dict[str, Any]:
    """How the horizons belong together, from the plans of so many moments."""
    near: list[Any] = []
    whole: list[Any] = []
    noise: list[Any] = []
    for index, moment in enumerate(islice(moments(rules, players, seed, EVERY["blend"]), number)):
        look = Lookahead(view_of(moment.at, moment.at.turn), None, moment.memory, "master")
        plans = look.plans(PLANS, index)
        if len(plans) < 2:
            continue
        first, second = deal_seeds(2 * index, NEAR_DEALS), deal_seeds(2 * index + 1, WHOLE_DEALS)
        leads = numpy.array([look.weigh_at(plan, first, HORIZONS) for plan in plans], float)
        leads -= leads.mean(axis=0)  # a plan is compared with the others on the same deal
        ends = numpy.array([look.weigh(plan, second, WHOLE) for plan in plans], float).mean(axis=1)
        near += list(leads.mean(axis=1))
        whole += list(ends - ends.mean())
        noise += [numpy.cov(plan.T) for plan in leads]
    means, spread = numpy.array(near), numpy.mean(noise, axis=0)
    limits = means.T @ means / len(means) - spread / NEAR_DEALS
    truth = means.T @ numpy.array(whole) / len(means)
    made = {**_made(rules, players, seed), "moments": number, "plans": len(whole)}
    made |= {"near_deals": NEAR_DEALS, "whole_deals": WHOLE_DEALS}
    return {
        "horizons": HORIZONS,
        "limits": numpy.round(limits, 1).tolist(),
        "truth": numpy.round(truth, 1).tolist(),
        "noise": numpy.round(spread, 1).tolist(),
        "made": made,
    }


def _made(rules: Ruleset, players: int, seed: int) -> dict[str, Any]:
    return {"script": "trainer.bots.master_training", "rules": rules.name, "players": players, "seed": seed}


def main() -> None:
    """Fit one part and keep it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("odds", "blend"))
    parser.add_argument("rules", choices=RULESETS)
    parser.add_argument("players", type=int, choices=(2, 4))
    parser.add_argument("--moments", type=int, help="to fit it on (odds 2000, blend 100)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rules, players = RULESETS[options.rules], options.players
    warm_up()
    if options.what == "odds":
        keep("odds", key(rules, players), fit_odds(rules, players, options.seed, options.moments or 2000))
    else:
        keep("blends", key(rules, players), fit_blend(rules, players, options.seed, options.moments or 100))


if __name__ == "__main__":
    main()
