"""Whether a level sees what the morto and the batida are worth: its choice against whole deals played out.

    python -m trainer.bots.turning_points expert stbl 2 --seed 1

Deals are played by all the styles in turn. Where a seat has turns that take the morto and turns that wait, or turns
that go out and turns that do not, the level's choice is noted, and the best it finds of each kind are played out on the
same deals, every seat by one style. It prints for the morto and for the batida: decisions, the share in which the level
chose what came out ahead, and that share with those counted as agreeing that lie inside two errors of the
play-outs; how often the level did it, and how often that came out ahead.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final

from trainer.bots import expert, master
from trainer.bots.kernel import warm_up
from trainer.bots.kernel.lookahead import Lookahead, Plan, deal_seeds
from trainer.bots.kernel.paths import best_path
from trainer.bots.kernel.weights import MIXTURE, STYLES
from trainer.bots.memory import remember
from trainer.bots.review.analysis import measured
from trainer.bots.review.lines import played
from trainer.bots.review.scale import WHOLE
from trainer.bots.review.values import SURE, Measured
from trainer.rules.deal import deal
from trainer.rules.events import DealEnded, Event, TookMorto, seen_by
from trainer.rules.position import Phase, PlayerView, Position, view_of
from trainer.rules.ruleset import RULESETS, Ruleset

PLANS: Final = 24
DEALS: Final = 400
"""Whole deals of a decision."""
WANTED: Final = {"morto": 400, "batida": 200}
LEVELS: Final = {"expert": expert.ranked, "master": master.ranked}
Ranked = Callable[[PlayerView, int, Sequence[Event]], list[Plan]]


@dataclass(frozen=True, slots=True)
class Point:
    """A decision: whether the level chose to do it now, and by how much that is ahead of not doing it."""

    kind: str
    now: bool
    worth: Measured

    @property
    def agrees(self) -> bool:
        """Whether the level chose what came out ahead."""
        return self.now == (self.worth.points > 0)

    @property
    def is_open(self) -> bool:
        """Whether the play-outs do not tell which is better."""
        return abs(self.worth.points) <= SURE * self.worth.error


def points(rules: Ruleset, players: int, seed: int, ranked: Ranked, style: str) -> Iterator[Point]:
    """Decisions of deals, without end."""
    for number in count():
        random = Random(f"{seed} {number}")
        at = deal(rules, players, seed * 1_000_003 + number, start=number % players)
        logs: list[list[Event]] = [[] for _ in range(players)]
        while not at.ended:
            view, log = view_of(at, at.turn), logs[at.turn]
            look = Lookahead(view, best_path(), remember(view, log), MIXTURE)
            plans = look.plans(PLANS, random.getrandbits(30))
            if at.phase is Phase.PLAY:
                yield from _points_of(view, log, plans, random.getrandbits(30), ranked, style)
            for move in random.choice(plans[: len(look.policies)]).moves:
                at, events = played(at, [move])
                for seat, heard in enumerate(logs):
                    heard += [seen_by(event, seat) for event in events]


def _points_of(
    view: PlayerView, log: Sequence[Event], plans: Sequence[Plan], seed: int, ranked: Ranked, style: str
) -> Iterator[Point]:
    position = view.as_position()
    kinds = {kind for plan in plans for kind in _does(position, plan)}
    open_kinds = [kind for kind in kinds if any(kind not in _does(position, plan) for plan in plans)]
    if not open_kinds:
        return
    found = ranked(view, seed, log)
    look = Lookahead(view, best_path(), remember(view, log), style)
    for kind in sorted(open_kinds):
        ways = [*found, *plans]  # the level may have found but one of the two
        doing = [kind in _does(position, plan) for plan in ways]
        seeds = deal_seeds(seed, DEALS)
        leads = [look.weigh(ways[doing.index(which)], seeds, WHOLE) for which in (True, False)]
        worth = measured([one - other for one, other in zip(*leads, strict=True)])
        yield Point(kind, doing[0], worth)


def _does(position: Position, plan: Plan) -> set[str]:
    """What a plan brings about."""
    _, events = played(position, plan.moves)
    kinds = {"morto" for event in events if isinstance(event, TookMorto)}
    return kinds | {"batida" for event in events if isinstance(event, DealEnded) and event.batida is not None}


def main() -> None:
    """Measure one level and print two lines."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("rules", choices=RULESETS)
    parser.add_argument("players", type=int, choices=(2, 4))
    parser.add_argument("--style", choices=STYLES, default="morto", help="who plays the deals out")
    parser.add_argument("--most", type=int, help="decisions of a kind (morto 400, batida 200)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    warm_up()
    wanted = {kind: options.most or most for kind, most in WANTED.items()}
    found: dict[str, list[Point]] = {kind: [] for kind in wanted}
    for point in points(RULESETS[options.rules], options.players, options.seed, LEVELS[options.level], options.style):
        if len(found[point.kind]) < wanted[point.kind]:
            found[point.kind].append(point)
        if all(len(found[kind]) >= most for kind, most in wanted.items()):
            break
    for kind, told in found.items():
        agree = sum(point.agrees for point in told)
        lenient = sum(point.agrees or point.is_open for point in told)
        now, better = sum(point.now for point in told), sum(point.worth.points > 0 for point in told)
        shares = [f"{each / len(told):.1%}" for each in (agree, lenient, now, better)]
        text = "{} {}: {} decisions, agrees {}, with those inside the error {}; did it {}, better to do it {}"
        print(text.format(options.level, kind, len(told), *shares), flush=True)


if __name__ == "__main__":
    main()
