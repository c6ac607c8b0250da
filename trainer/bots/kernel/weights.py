"""The learned weights of policy and value, by ruleset and number of players, and how they came to be.

They lie in `weights.json`, written by `trainer.bots.kernel.training`; a ruleset with house rules plays by the
weights of its plain one.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from trainer.rules.ruleset import Ruleset


@cache
def _stored() -> dict[str, Any]:
    text = files("trainer.bots.kernel").joinpath("weights.json").read_text(encoding="utf-8")
    stored: dict[str, Any] = json.loads(text)
    return stored


def key(ruleset: Ruleset, players: int) -> str:
    """The name of a set of weights: `stbl-2`."""
    return f"{ruleset.name}-{players}"


def policy_weights(ruleset: Ruleset, players: int) -> list[int]:
    """The weights of the policy, without the last one, the noise (see `core.policy`)."""
    return list(_stored()["policies"][key(ruleset, players)]["weights"])


def value_weights(ruleset: Ruleset, players: int) -> list[int]:
    """The weights of the value, thousandths of a point: stages × features (see `core.search`)."""
    return list(_stored()["values"][key(ruleset, players)]["weights"])
