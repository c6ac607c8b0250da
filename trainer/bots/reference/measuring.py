"""What the plays of a decision are worth: whole deals, every seat searching, in chunks that add up."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy

from trainer.bots.kernel.convert import scramble, state_values
from trainer.bots.kernel.core import layout
from trainer.bots.kernel.lookahead import Lookahead, Plan, deal_seeds
from trainer.bots.kernel.paths import path
from trainer.bots.reference.decisions import Case
from trainer.bots.reference.players import Players
from trainer.bots.review.scale import TURNS
from trainer.rules.position import Phase

FILE: Final = "measured.jsonl"
CHUNK: Final = 100
LEAST, MOST = 500, 1500
"""Deals of each play: the first always, more until the error is small enough, never beyond the second."""
GOAL: Final = 25.0
"""The error each difference is measured down to, in points."""
SEARCHED: Final = 30
"""Deals for one move of the search."""
NEAR: Final = 10_000
"""Deals on which the mean of the near control is known."""
PARTS: Final = 3
"""Figures of each play in a deal: its lead, the luck in it, the lead that the policy sees after a few turns."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Deals of one decision summed up: of the figures of every play (see `PARTS`) the sums and the sums of products,
    and the means of the near leads over many deals of their own."""

    decision: int
    chunk: int
    deals: int
    sums: Any
    products: Any
    near: Any


def read_chunks(folder: Path) -> list[Chunk]:
    """What was measured until now; a line that was cut off while it was written is left out."""
    file = folder / FILE
    chunks = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            stored = json.loads(line)
        except json.JSONDecodeError:
            continue
        size = len(stored["sums"])
        products = numpy.zeros((size, size))
        products[numpy.triu_indices(size)] = stored["products"]
        products = numpy.triu(products) + numpy.triu(products, 1).T
        sums, near = numpy.array(stored["sums"], float), numpy.array(stored["near"], float)
        chunks.append(Chunk(stored["decision"], stored["chunk"], stored["deals"], sums, products, near))
    return chunks


def measure(case: Case, players: Players, number: int, deals: int = CHUNK) -> str:
    """One chunk of a decision as a line of the file: each play on the same deals."""
    table = _Table(case, players)
    seeds = deal_seeds(1_000 + case.number, NEAR + (number + 1) * deals)
    own = seeds[NEAR + number * deals :]
    rows = table.rows(own, number * deals)
    near = table.near(seeds[:NEAR] if number == 0 else seeds[:0])
    sums, products = rows.sum(axis=0), rows.T @ rows
    return json.dumps(
        {
            "decision": case.number,
            "chunk": number,
            "deals": deals,
            "sums": [int(value) for value in sums],
            "products": [int(value) for value in products[numpy.triu_indices(len(sums))]],
            "near": [round(value, 2) for value in near],
        }
    )


class _Table:
    """The seats of one decision and room for their deals."""

    def __init__(self, case: Case, players: Players) -> None:
        self.kernel: Any = importlib.import_module("trainer.bots.kernel.compiled.thinking")
        self.look = Lookahead(case.sight.view, path("compiled"), case.sight.memory)
        self.players, self.case = players, case
        self.plans = [self.look.plan(play) for play in case.plays]
        self.turns = TURNS + (case.position.phase is Phase.DRAW)
        jit = self.look.path.jit
        self.rooms = tuple(jit.zeros(size) for size in self.kernel.ROOM)
        self.values = jit.ints(players.values)
        shown = state_values(replace(case.position, hands=case.held), 0)
        self.known = jit.ints(shown[layout.HANDS : layout.HANDS + self.kernel.KNOWN])
        first, *_ = players.styles.values()
        self.look._weights = jit.ints([*first, 0])
        self.look._values = self.values

    def rows(self, seeds: Sequence[int], number: int) -> Any:
        """Lead, luck and near lead of every play for each deal, for the team that decides; `number` is the first's."""
        sign = -1 if self.case.position.team else 1
        columns: list[Any] = []
        for plan in self.plans:
            played = numpy.array([self._played(plan, seed, at) for at, seed in enumerate(seeds, number)], float)
            columns += [sign * played[:, 0], sign * played[:, 1], self.look.weigh(plan, seeds, self.turns)]
        return numpy.array(columns, float).T

    def _played(self, plan: Plan, seed: int, number: int) -> tuple[int, int]:
        look, jit = self.look, self.look.path.jit
        state, known = look._dealt(seed), self.known.copy()
        state[layout.RANDOM] = scramble(seed ^ 0x5DEECE66)
        one, other = self.players.pair(number)
        weights = jit.ints([*one, 0, *other, 0])
        luck = 0
        for act in plan.acts:
            luck += self.kernel.play_seen(state, known, look._book, self.values, act, self.rooms)
        luck += self.kernel.think_on(state, known, look._book, weights, self.values, SEARCHED, TURNS, self.rooms)
        sheets = [look.simulation.sheet(state, team)[-1] for team in (0, 1)]
        return sheets[0] - sheets[1], int(luck)

    def near(self, seeds: Sequence[int]) -> Iterator[float]:
        """The mean near lead of every play over these deals."""
        for plan in self.plans if seeds else ():
            leads = self.look.weigh(plan, seeds, self.turns)
            yield sum(leads) / len(leads)
