"""Who plays the deals of a reference set out: for each ruleset and number of players some styles and a value, kept in
a file beside the set, so that what was measured stays true of the same play."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from trainer.bots.kernel.hand_set import hand_set
from trainer.bots.kernel.training import Contest, fit_value
from trainer.bots.kernel.weights import key, policy_weights
from trainer.rules.ruleset import RULESETS, Ruleset

FILE: Final = "players.json"
TRIED, FITTED = 300, 6000
"""Deals each style is tried in against `club`, and deals the value is fitted on."""
EVEN: Final = 0.45


@dataclass(frozen=True, slots=True)
class Players:
    """The policies that are played on by, each style as likely for each team, and the value of a deal cut short."""

    styles: Mapping[str, tuple[int, ...]]
    values: tuple[int, ...]

    def pair(self, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The styles of both teams in the deal of a number: every pair comes as often as every other."""
        styles = [*self.styles.values()]
        return styles[number % len(styles)], styles[number // len(styles) % len(styles)]


def read_players(folder: Path, rules: Ruleset, players: int) -> Players:
    """The players of a set. Raises FileNotFoundError where there is none, KeyError without these rules."""
    stored: dict[str, Any] = json.loads((folder / FILE).read_text(encoding="utf-8"))
    found = stored[key(rules, players)]
    return Players({name: tuple(weights) for name, weights in found["styles"].items()}, tuple(found["values"]))


def keep_players(folder: Path, morto: Sequence[int], seed: int) -> None:
    """Write who plays: the policies of `club`, of `master` where it has its own, the style that takes the morto first
    and the weights `club` came from, those that win `EVEN` of their games against `club`; and the value fitted on deals
    of all of them."""
    lines = []
    for rules in RULESETS.values():
        for players in (2, 4):
            name, contest = key(rules, players), Contest(rules, players, seed)
            club, longer = policy_weights(rules, players), policy_weights(rules, players, "master")
            styles = {"club": club}
            starts = contest.deals(TRIED)
            for other, weights in (("master", longer), ("morto", list(morto)), ("plain", hand_set())):
                ahead = contest.ahead([*weights, 0], [*club, 0], starts)
                if weights != club and (ahead > 0).mean() >= EVEN:
                    styles[other] = weights
            values = fit_value(rules, players, [*styles.values()], FITTED, seed)["weights"]
            lines.append(f'"{name}": {json.dumps({"styles": styles, "values": values})}')
    (folder / FILE).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
