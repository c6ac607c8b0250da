"""The kernel for the rest of the project: one ruleset simulated on one path."""

from __future__ import annotations

from dataclasses import dataclass, field

from trainer.bots.kernel.book import card_of
from trainer.bots.kernel.convert import move_of, position_of, scramble, state_values
from trainer.bots.kernel.core import layout
from trainer.bots.kernel.core.jit import Ints
from trainer.bots.kernel.paths import KernelPath, best_path
from trainer.rules.moves import Move
from trainer.rules.position import Position
from trainer.rules.ruleset import Ruleset


@dataclass(slots=True)
class Simulation:
    """Deals of one ruleset as the kernel plays them. States are changed in place; `copy` one to keep it.

    It holds scratch room, so each thread needs its own. `path` stays what it was when this was made.

    >>> from trainer.rules.deal import deal
    >>> from trainer.rules.ruleset import ruleset
    >>> simulation = Simulation(ruleset())
    >>> state = simulation.state(deal(ruleset(), players=2, seed=7), seed=1)
    >>> [str(simulation.move(state, act)) for act in simulation.legal_acts(state)]
    ['draw']
    >>> simulation.playout(state) > 50
    True
    >>> sum(simulation.sheet(state, team=0)[:5]) == simulation.sheet(state, team=0)[5]
    True
    """

    ruleset: Ruleset
    path: KernelPath = field(default_factory=best_path)
    _book: Ints = field(init=False, repr=False)
    _acts: Ints = field(init=False, repr=False)
    _sheet: Ints = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._book = self.path.book(self.ruleset)
        self._acts = self.path.jit.zeros(layout.MOST_ACTS)
        self._sheet = self.path.jit.zeros(5)

    def state(self, position: Position, seed: int = 0) -> Ints:
        """A position as a state, with the seed of what is to be chance in it.

        Raises:
            KernelError: it holds hidden cards or what no deal has (see `trainer.bots.kernel.convert`).
        """
        return self.path.jit.ints(state_values(position, seed))

    def reseed(self, state: Ints, seed: int) -> None:
        """Start the chance of a state anew."""
        state[layout.RANDOM] = scramble(seed)

    def position(self, state: Ints) -> Position:
        """The state as a position."""
        return position_of(state, self.ruleset)

    def legal_acts(self, state: Ints) -> list[int]:
        """The acts of the seat to move (see `trainer.bots.kernel.core.acts` for how they cut moves up)."""
        count = self.path.acts.legal_acts(state, self._book, self._acts)
        return [int(act) for act in self._acts[:count]]

    def move(self, state: Ints, act: int) -> Move:
        """The engine's move for an act that is legal in this state."""
        lixo = int(state[layout.LIXO_COUNT])
        return move_of(act, card_of(int(state[layout.LIXO + lixo - 1])) if lixo else None)

    def play(self, state: Ints, act: int) -> None:
        """Play an act that is legal in this state."""
        self.path.turns.play(state, self._book, act)

    def playout(self, state: Ints) -> int:
        """Play at random to the end of the deal; return how many acts that took."""
        return int(self.path.playout.play_at_random(state, self._book, self._acts))

    def ended(self, state: Ints) -> bool:
        """Whether the deal is over."""
        return bool(state[layout.PHASE] == layout.OVER)

    def sheet(self, state: Ints, team: int) -> tuple[int, int, int, int, int, int]:
        """A team's sheet: cards, canastra bonuses, batida, morto, hand (negative), total."""
        total = int(self.path.score.write_sheet(state, self._book, team, self._sheet))
        cards, canastras, batida, morto, hand = (int(line) for line in self._sheet)
        return cards, canastras, batida, morto, hand, total
