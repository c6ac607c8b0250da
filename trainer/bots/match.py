"""Bots against each other over paired deals: every deal twice, with the teams changed over."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from trainer.bots import BOTS
from trainer.bots.kernel import warm_up
from trainer.rules.deal import deal
from trainer.rules.play import apply
from trainer.rules.position import view_of
from trainer.rules.ruleset import Ruleset
from trainer.rules.scoring import deal_sheet


@dataclass(frozen=True, slots=True)
class PairedDeal:
    """One deal both ways round: by how many points the first bot came out ahead each time; each bot's seconds and
    turns."""

    ahead: tuple[int, int]
    seconds: tuple[float, float]
    turns: tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Table:
    """Who plays what."""

    bots: tuple[str, str]
    rules: Ruleset
    players: int
    seed: int

    def paired_deal(self, number: int) -> PairedDeal:
        """The deal of that number, twice."""
        seconds, turns = [0.0, 0.0], [0, 0]
        ahead = []
        for sides in ((0, 1), (1, 0)):
            lead = self._lead(number, sides, seconds, turns)
            ahead.append(lead if sides[0] == 0 else -lead)
        return PairedDeal((ahead[0], ahead[1]), (seconds[0], seconds[1]), (turns[0], turns[1]))

    def _lead(self, number: int, sides: tuple[int, int], seconds: list[float], turns: list[int]) -> int:
        """Play one deal, `sides` telling which bot each team is; return by how much team 0 is ahead."""
        seed = self.seed * 1_000_003 + number
        at, moves = deal(self.rules, self.players, seed, start=number % self.players), 0
        while not at.ended:
            turn, bot = at.turn, sides[at.turn % 2]
            began = time.process_time()
            choice = BOTS[self.bots[bot]](view_of(at, turn), seed * 10_007 + moves)
            seconds[bot] += time.process_time() - began
            at, _ = apply(at, choice.move)
            turns[bot] += at.ended or at.turn != turn
            moves += 1
        first, second = deal_sheet(at)
        return first.total - second.total


def play_match(
    one: str, other: str, deals: int, *, players: int, rules: Ruleset, seed: int, jobs: int = 1
) -> dict[str, Any]:
    """The result of so many paired deals, ready for JSON: the share `one` won (a draw is half), by how many points
    it was ahead on average with the 95 % interval over deals, and each bot's milliseconds a turn.

    Raises:
        ValueError: no such bot.
    """
    for name in (one, other):
        if name not in BOTS:
            raise ValueError(f"no bot {name!r}; expected one of {', '.join(BOTS)}")
    warm_up()
    table = _Table((one, other), rules, players, seed)
    played = _in_processes(table, deals, jobs) if jobs > 1 else [table.paired_deal(number) for number in range(deals)]
    means = [sum(pair.ahead) / 2 for pair in played]
    ahead = sum(means) / deals
    spread = math.sqrt(sum((mean - ahead) ** 2 for mean in means) / max(1, deals - 1))
    return {
        "bots": [one, other],
        "rules": rules.name,
        "players": players,
        "deals": deals,
        "seed": seed,
        "won": round(sum((lead > 0) + (lead == 0) / 2 for pair in played for lead in pair.ahead) / (2 * deals), 3),
        "ahead": round(ahead, 1),
        "interval": round(1.96 * spread / math.sqrt(deals), 1),
        "ms_per_turn": [round(_milliseconds_a_turn(played, bot), 2) for bot in (0, 1)],
    }


def _milliseconds_a_turn(played: Sequence[PairedDeal], bot: int) -> float:
    return 1000 * sum(pair.seconds[bot] for pair in played) / max(1, sum(pair.turns[bot] for pair in played))


def _in_processes(table: _Table, deals: int, jobs: int) -> list[PairedDeal]:
    """The same deals, spread over processes."""
    with get_context("spawn").Pool(jobs, initializer=warm_up) as pool:
        return pool.map(table.paired_deal, range(deals), chunksize=1)
