"""The four rulesets and the named house-rule switches (RULES.md, "The four rulesets")."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, Literal


@dataclass(frozen=True, slots=True, eq=False)
class Ruleset:
    """What a table has agreed to play. Make one with :func:`ruleset`: equal rulesets are the same object.

    The first group of fields tells the four rulesets apart; the second group are the house rules, whose
    defaults are the binding rules.
    """

    name: str
    jokers: int = 4
    trincas: bool = False
    trinca_canastras: bool = False
    pile: Literal["justified", "free"] = "justified"
    out_needs: Literal["limpa", "any"] = "limpa"
    unplayed_morto: Literal["taken", "unpaid"] = "taken"

    quinhentos: Literal["any13", "A_to_K", "none"] = "any13"
    natural_two_beside_wild_two: bool = False
    wild_reread: Literal["free", "displaced"] = "free"
    joker_points: int = 50
    converted_morto_penalty: bool = True
    out_without_morto: Literal["none_left", "nobody_took"] = "none_left"
    target: int = 0
    first_card_swap: bool = False

    @property
    def is_pile_open(self) -> bool:
        """Whether every card of the lixo is shown, which goes with taking it freely."""
        return self.pile == "free"

    @property
    def switches(self) -> dict[str, Any]:
        """The house rules that differ from this ruleset's own, by name."""
        plain = RULESETS[self.name]
        return {name: getattr(self, name) for name in HOUSE_RULES if getattr(self, name) != getattr(plain, name)}

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.name, tuple(self.switches.items()))


HOUSE_RULES: Final[dict[str, tuple[Any, ...]]] = {
    "natural_two_beside_wild_two": (False, True),
    "wild_reread": ("free", "displaced"),
    "quinhentos": ("any13", "A_to_K", "none"),
    "joker_points": (50, 20),
    "converted_morto_penalty": (True, False),
    "out_without_morto": ("none_left", "nobody_took"),
    "target": (0, 1500, 2000, 3000, 5000),
    "first_card_swap": (False, True),
    "trincas": (False, True),
}
"""Each switch with the values a table may choose."""

RULESETS: Final[dict[str, Ruleset]] = {
    "stbl": Ruleset("stbl"),
    "aberto": Ruleset("aberto", pile="free"),
    "fechado": Ruleset("fechado", trincas=True, trinca_canastras=True, out_needs="any"),
    "tradicional": Ruleset("tradicional", jokers=0, pile="free", unplayed_morto="unpaid", quinhentos="none"),
}


def applies(switch: str, name: str) -> bool:
    """Whether tables of that ruleset may choose the house rule: `trincas` is for Tradicional alone (house.rules)."""
    return switch != "trincas" or name == "tradicional"


def ruleset(name: str = "stbl", **switches: Any) -> Ruleset:
    """The ruleset of that name with house rules turned on.

    Raises:
        ValueError: no such ruleset or switch, a value the switch does not have, or a switch of other tables.

    >>> ruleset("stbl", joker_points=20).switches
    {'joker_points': 20}
    """
    if name not in RULESETS:
        raise ValueError(f"no ruleset {name!r}; expected one of {', '.join(RULESETS)}")
    for switch, value in switches.items():
        if switch not in HOUSE_RULES:
            raise ValueError(f"no house rule {switch!r}; expected one of {', '.join(HOUSE_RULES)}")
        if not any(value == choice and type(value) is type(choice) for choice in HOUSE_RULES[switch]):
            choices = ", ".join(map(str, HOUSE_RULES[switch]))
            raise ValueError(f"house rule {switch} is {value!r}; expected one of {choices}")
        if not applies(switch, name):
            raise ValueError(f"house rule {switch} does not apply to {name}; expected tradicional")
    plain = RULESETS[name]
    changed = [switch for switch in HOUSE_RULES if switch in switches and switches[switch] != getattr(plain, switch)]
    return _restore(name, tuple((switch, switches[switch]) for switch in changed))


@cache
def _restore(name: str, switches: tuple[tuple[str, Any], ...]) -> Ruleset:
    """The one ruleset with these switches, in the order of HOUSE_RULES."""
    plain = RULESETS[name]
    if not switches:
        return plain
    values = {field.name: getattr(plain, field.name) for field in fields(Ruleset)}
    return Ruleset(**values | dict(switches))
