"""The level `master`: an `expert` that thinks longer, sees further and asks what the others' play says of their cards.

Its rollouts are of a policy that learned longer; what a turn comes to at once, after eight turns and after sixteen is
put together as is best for so many deals (`trainer.bots.kernel.blend`); and the hidden hands are dealt so that they
agree with what their seats threw, took and left (`trainer.bots.inference`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.bots.choice import Choice
from trainer.bots.expert import PLANS, first_move
from trainer.bots.inference import odds
from trainer.bots.kernel import KernelPath, best_path
from trainer.bots.kernel.lookahead import Lookahead, Plan
from trainer.bots.kernel.weights import blend_of, key, odds_weights
from trainer.bots.memory import remember
from trainer.rules.events import Event
from trainer.rules.position import PlayerView

DEALS: Final = {"compiled": 300, "plain": 80}
"""How many deals are played on for one move, some 700 a turn: more of them add little. 7 ms compiled.

`best_path` is the plain path until the kernel is compiled; there fewer are played, so that a move takes about a second
at most. For as many deals both paths give the same choice."""

CLOSE: Final = {"fechado-2": 1000, "tradicional-4": 1000}
"""Where turns differ by little, more are played on, compiled."""


def choose(
    view: PlayerView, seed: int, log: Sequence[Event] = (), path: KernelPath | None = None, deals: int | None = None
) -> Choice:
    """The first move of the best turn found. Raises ValueError where the seat has nothing to play."""
    return first_move(view, ranked(view, seed, log, path, deals))


def ranked(
    view: PlayerView,
    seed: int,
    log: Sequence[Event] = (),
    path: KernelPath | None = None,
    deals: int | None = None,
    play_on: str = "master",
) -> list[Plan]:
    """The turns considered, the best first; `play_on` is the level whose policies play the deals on."""
    path, memory = path or best_path(), remember(view, log)
    look = Lookahead(view, path, memory, play_on)
    plans = look.plans(PLANS, seed)
    if len(plans) < 2:
        return plans
    rules, players = view.ruleset, view.players
    likely = odds(look, memory, log, odds_weights(rules, players))
    return look.rank(plans, deals or _deals(view, path), blend_of(rules, players), seed, likely)


def _deals(view: PlayerView, path: KernelPath) -> int:
    usual = DEALS[path.name]
    return CLOSE.get(key(view.ruleset, view.players), usual) if path.name == "compiled" else usual
