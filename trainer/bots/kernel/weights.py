"""The learned weights of policy and value, by ruleset and number of players, and how they came to be.

They lie in `weights.json`, written by `trainer.bots.kernel.training`; a ruleset with house rules plays by the
weights of its plain one.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from trainer.bots.kernel.blend import Blend
from trainer.bots.kernel.core import policy
from trainer.bots.kernel.hand_set import BASES, WANTS, hand_set
from trainer.rules.ruleset import Ruleset

STYLES: Final = ("hoarder", "morto", "batida", "lixo")
"""Ways to play that grew up together (`trainer.bots.kernel.population`): who saves cards for the lixo; who puts down
what leads to the morto; who hurries to a limpa and out; who keeps what may take the lixo."""

STAND_INS: Final = ("hoarder", "plain")
"""The styles of a ruleset in which none grew up yet: the policy of `club`, and the weights set by hand that it came
from: who puts down what goes down."""
MIXTURE: Final = "mixture"
"""The level of those who play on by all the styles."""


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


def has_policy(ruleset: Ruleset, players: int, level: str) -> bool:
    """Whether there is a policy of that name of its own."""
    return f"{key(ruleset, players)}-{level}" in _stored()["policies"]


def grown_styles(ruleset: Ruleset, players: int) -> tuple[str, ...]:
    """The styles that grew up in a ruleset."""
    return tuple(style for style in STYLES if f"{key(ruleset, players)}-{style}" in _styles())


def styles_of(ruleset: Ruleset, players: int) -> tuple[str, ...]:
    """The styles that the deals of a ruleset are played on by: those that grew up and are not left out, being beaten by
    every other; or the two that stand in for them."""
    grown, name = grown_styles(ruleset, players), key(ruleset, players)
    return tuple(style for style in grown if "left_out" not in _styles()[f"{name}-{style}"]) or STAND_INS


def _styles() -> dict[str, Any]:
    found: dict[str, Any] = _stored().get("styles", {})
    return found


def style_weights(ruleset: Ruleset, players: int, style: str) -> list[int]:
    """The weights of a style, likewise without the noise: as it grew up, or what it starts from."""
    if style == "plain":
        return hand_set()
    stored = _styles().get(f"{key(ruleset, players)}-{style}")
    return list(stored["weights"]) if stored else start_of(ruleset, players, style)


def start_of(ruleset: Ruleset, players: int, style: str) -> list[int]:
    """The weights a style starts from, without the noise (see `hand_set.BASES`)."""
    base = BASES[style]
    if base == "morto" and not has_policy(ruleset, players, base):
        weights = hand_set(WANTS[base])
    else:
        weights = policy_weights(ruleset, players, base)[: policy.NOISE]
    if style in ("batida", "lixo"):
        for name, value in WANTS[style].items():
            for half in (0, policy.HALF):
                weights[half + getattr(policy, name)] = value
    return weights


def policies_of(ruleset: Ruleset, players: int, level: str) -> list[list[int]]:
    """The policies a level plays on by, each with its noise, none: all the styles for `mixture`, a style's own for its
    name, else that of the level."""
    is_style = level in (*STYLES, *STAND_INS)
    found = [(style_weights if is_style else policy_weights)(ruleset, players, level)]
    if level == MIXTURE:
        found = [style_weights(ruleset, players, style) for style in styles_of(ruleset, players)]
    return [[*weights, 0] for weights in found]


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
