"""Bots against each other over paired deals: every deal twice, with the teams changed over."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any, Final

from trainer.bots import Bot, bot_of, expert, master
from trainer.bots.kernel import warm_up
from trainer.rules.deal import deal
from trainer.rules.events import Event, seen_by
from trainer.rules.play import apply
from trainer.rules.position import view_of
from trainer.rules.ruleset import Ruleset
from trainer.rules.scoring import deal_sheet

#: The levels that look ahead, told on how many deals a move.
AHEAD: Final = {"expert": expert.choose, "master": master.choose}


@dataclass(frozen=True, slots=True)
class PairedDeal:
    """One deal both ways round: by how many points the first bot came out ahead each time; each bot's seconds of
    processor time and turns."""

    ahead: tuple[int, int]
    seconds: tuple[float, float]
    turns: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays whom, and what; `deals_a_move` for both where they look ahead, their own number where it is None."""

    bots: tuple[str, str]
    rules: Ruleset
    players: int
    seed: int
    deals_a_move: int | None = None

    def paired_deal(self, number: int) -> PairedDeal:
        """The deal of that number, twice."""
        seconds, turns = [0.0, 0.0], [0, 0]
        one = self._lead(number, (0, 1), seconds, turns)
        other = -self._lead(number, (1, 0), seconds, turns)
        return PairedDeal((one, other), (seconds[0], seconds[1]), (turns[0], turns[1]))

    def _lead(self, number: int, sides: tuple[int, int], seconds: list[float], turns: list[int]) -> int:
        """Play one deal, `sides` telling which bot each team is; return by how much team 0 is ahead."""
        seed = self.seed * 1_000_003 + number
        at, moves = deal(self.rules, self.players, seed, start=number % self.players), 0
        logs: list[list[Event]] = [[] for _ in range(self.players)]
        playing = [self._bot(name) for name in self.bots]
        while not at.ended:
            turn, bot = at.turn, sides[at.team]
            view = view_of(at, turn)
            began = time.thread_time()
            choice = playing[bot](view, seed * 10_007 + moves, logs[turn])
            seconds[bot] += time.thread_time() - began
            at, events = apply(at, choice.move)
            for seat, log in enumerate(logs):
                log += [seen_by(event, seat) for event in events]
            turns[bot] += at.ended or at.turn != turn
            moves += 1
        first, second = deal_sheet(at)
        return first.total - second.total

    def _bot(self, name: str) -> Bot:
        if self.deals_a_move and name in AHEAD:
            return partial(AHEAD[name], deals=self.deals_a_move)
        return bot_of(name)


def play_match(
    pairing: Pairing, deals: int, jobs: int = 1, told: Callable[[], object] = lambda: None
) -> dict[str, Any]:
    """The result of so many paired deals, ready for JSON (see `docs/bots.md`); `told` hears of each one finished.

    The same pairing and number of deals give the same result but for the milliseconds, whatever the number of jobs.
    """
    warm_up()
    played = []
    for pair in _in_processes(pairing, deals, jobs) if jobs > 1 else map(pairing.paired_deal, range(deals)):
        played.append(pair)
        told()
    leads = [lead for pair in played for lead in pair.ahead]
    means = [sum(pair.ahead) / 2 for pair in played]
    wins, draws = sum(lead > 0 for lead in leads), leads.count(0)
    return {
        "bots": list(pairing.bots),
        "rules": pairing.rules.name,
        "players": pairing.players,
        "seed": pairing.seed,
        "deals_a_move": pairing.deals_a_move,
        "deals": deals,
        "games": len(leads),
        "wins": [wins, len(leads) - wins - draws],
        "draws": draws,
        "win_share": round((wins + draws / 2) / len(leads), 4),
        "mean_difference": round(fmean(means), 1),
        "interval": _interval(means),
        "ms_per_turn": [round(_milliseconds_a_turn(played, bot), 2) for bot in (0, 1)],
    }


def _interval(means: Sequence[float]) -> list[float] | None:
    """The 95 % interval of the mean over deals; one deal alone tells of none."""
    if len(means) < 2:
        return None
    error = stdev(means) / math.sqrt(len(means))
    return [round(fmean(means) - 1.96 * error, 1), round(fmean(means) + 1.96 * error, 1)]


def _milliseconds_a_turn(played: Sequence[PairedDeal], bot: int) -> float:
    return 1000 * sum(pair.seconds[bot] for pair in played) / max(1, sum(pair.turns[bot] for pair in played))


def _in_processes(pairing: Pairing, deals: int, jobs: int) -> Iterator[PairedDeal]:
    """The same deals, spread over processes."""
    with get_context("spawn").Pool(jobs, initializer=warm_up) as pool:
        yield from pool.imap(pairing.paired_deal, range(deals))
