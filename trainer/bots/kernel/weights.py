"""The learned weights of policy and value, by ruleset and number of players, and how they came to be.

They lie in `weights.json`, written by `trainer.bots.kernel.training`; a ruleset with house rules plays by the
weights of its plain one.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from trainer.bots.kernel.blend import Blend
from trainer.rules.ruleset import Ruleset


@cache
def _stored() -> dict[str, Any]:
    text = files("trainer.bots.kernel").joinpath("weights.json").read_text(encoding="utf-8")
    stored: dict[str, Any] = json.loads(text)
    return stored


def key(ruleset: Ruleset, players: int) -> str:
    """The name of a set of weights: `stbl-2`."""
    return f"{ruleset.name}-{players}"


def policy_weights(ruleset: Ruleset, players: int, level: str = "club") -> list[int]:
    """The weights of the policy, without the last one, the noise (see `core.policy`)."""
    return list(_set("policies", ruleset, players, level))


def value_weights(ruleset: Ruleset, players: int, level: str = "club") -> list[int]:
    """The weights of the value, thousandths of a point: stages × features (see `core.search`)."""
    return list(_set("values", ruleset, players, level))


def odds_weights(ruleset: Ruleset, players: int) -> list[float]:
    """How much each sign of `trainer.bots.inference` counts."""
    return list(_stored()["odds"][key(ruleset, players)]["weights"])


@cache
def blend_of(ruleset: Ruleset, players: int) -> Blend:
    """How `master` puts the horizons together."""
    stored = _stored()["blends"][key(ruleset, players)]
    limits, noise = (tuple(tuple(row) for row in stored[part]) for part in ("limits", "noise"))
    return Blend(tuple(stored["horizons"]), limits, tuple(stored["truth"]), noise)


def _set(kind: str, ruleset: Ruleset, players: int, level: str) -> list[int]:
    """The set of a level, where it has one of its own; otherwise that of `club`."""
    sets = _stored()[kind]
    name = key(ruleset, players)
    weights: list[int] = sets.get(f"{name}-{level}", sets[name])["weights"]
    return weights
