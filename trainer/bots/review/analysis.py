"""A lookahead that compares two plans and shows the deals they lead to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from copy import copy
from dataclasses import replace

from trainer.bots.kernel import KernelPath
from trainer.bots.kernel.core import layout
from trainer.bots.kernel.core.jit import Ints
from trainer.bots.kernel.hand_set import hand_set
from trainer.bots.kernel.lookahead import Lookahead, Plan, end_of
from trainer.bots.kernel.weights import MIXTURE, styles_of
from trainer.bots.review.memory import Sight
from trainer.bots.review.values import Measured, StyleMean


class Analysis(Lookahead):
    """What one seat can find out of its own turn beyond choosing a move; deals are played on by all the styles, or by
    one level's policy."""

    def __init__(self, known: Sight, path: KernelPath, level: str = MIXTURE) -> None:
        super().__init__(known.view, path, known.memory, level)
        self.known, self.view = known, known.view

    def plainly(self) -> Analysis:
        """The same with every seat playing on in a plainer style, by the weights that the policy's own came from:
        it puts down what it can and saves little for the lixo."""
        other = copy(self)
        other.policies = [[*hand_set(), 0]]
        other._weights = self.path.jit.ints(other.policies[0])
        other._lots = self.path.jit.zeros(1)
        return other

    def end(self, plan: Plan, seed: int, turns: int) -> Ints:
        """The deal after the plan and so many turns more, with the hidden cards as `weigh` deals them for a seed."""
        state = self._dealt(seed)
        for act in plan.acts:
            self.simulation.play(state, act)
        self.path.policy.play_turns(state, self._book, self._weights, self._acts, turns)
        return state

    def end_key(self, plan: Plan) -> tuple[object, ...]:
        """What two plans have in common that come to the same: melds, hand, lixo and whether a card was drawn."""
        state = self._dealt(0)
        for act in plan.acts:
            self.simulation.play(state, act)
        counts = tuple(int(state[place]) for place in (layout.MONTE_COUNT, layout.MORTOS, layout.PHASE))
        return end_of(state, self.view.seat), counts

    def next_takes(self, plan: Plan, seed: int) -> bool | None:
        """Whether the next player can take the lixo after the plan in a deal, or would where anyone may; None where the
        plan does not pass the turn."""
        state = self.end(plan, seed, 0)
        if self.simulation.ended(state) or state[layout.TURN] == self.view.seat:
            return None
        if self.view.ruleset.is_pile_open:
            count = int(state[layout.LIXO_COUNT])
            after = int(self.end(plan, seed, 1)[layout.LIXO_COUNT])
            return after < count or after == count == 1
        return any(act & 7 == layout.KIND_TAKE_MELD for act in self.simulation.legal_acts(state))

    def compare(self, better: Plan, other: Plan, seeds: Sequence[int], turns: int) -> Measured:
        """By how much the first plan is ahead of the second on the same deals, in points of the lookahead."""
        return measured(self._ahead(better, other, seeds, turns))

    def compare_in_styles(self, better: Plan, other: Plan, seeds: Sequence[int], turns: int) -> Measured:
        """The same, and so in each style the seat may play on in, where there are several."""
        ahead = self._ahead(better, other, seeds, turns)
        names = styles_of(self.simulation.ruleset, self.players) if len(self.policies) > 1 else ()
        played = self.styles(seeds) if names else []
        by_style = [
            [lead for lead, style in zip(ahead, played, strict=True) if style == at] for at in range(len(names))
        ]
        means = [(name, measured(leads)) for name, leads in zip(names, by_style, strict=True) if len(leads) > 1]
        return replace(measured(ahead), styles=tuple(StyleMean(name, mean.points, mean.error) for name, mean in means))

    def _ahead(self, better: Plan, other: Plan, seeds: Sequence[int], turns: int) -> list[int]:
        pairs = zip(self.weigh(better, seeds, turns), self.weigh(other, seeds, turns), strict=True)
        return [one - two for one, two in pairs]


def measured(values: Sequence[float]) -> Measured:
    """The mean of so many values and its standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return Measured(mean, math.sqrt(spread / count))
