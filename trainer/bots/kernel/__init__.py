"""The kernel: deals simulated on flat integers, fast enough for thousands of playouts a second.

The one allowed second implementation of the turn (melds are asked of `trainer.rules.meld`, see `book`), held to
`trainer.rules` by differential tests. One source runs as plain Python or compiled by numba, with the same results
from the same seed:

- `warm_up()` in a thread when the app starts; `is_ready()` says whether the compiled path is there.
- `Simulation(ruleset)` simulates on the best path at hand.

Every ruleset and house rule is simulated, for 2 and 4 players; a position with a hidden card is refused.
"""

from trainer.bots.kernel.convert import KernelError
from trainer.bots.kernel.paths import KernelPath, best_path, can_compile, is_ready, path, warm_up
from trainer.bots.kernel.simulation import Simulation

__all__ = ["KernelError", "KernelPath", "Simulation", "best_path", "can_compile", "is_ready", "path", "warm_up"]
