"""One chunk of deals mined: from the bots' play to finds that are proved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import Final

from trainer.bots.greedy import choose as play_greedy
from trainer.bots.kernel.paths import KernelPath
from trainer.content.mining.choices import Choice, Sum
from trainer.content.mining.counting import counting
from trainer.content.mining.deals import Moment, moments
from trainer.content.mining.discards import safe_discard
from trainer.content.mining.files import Find, find_of, find_of_choice, find_of_sum
from trainer.content.mining.hands import with_other_hands
from trainer.content.mining.ideas import ideas, is_readable
from trainer.content.mining.lixo_or_monte import lixo_or_monte
from trainer.content.mining.stranded import stranding
from trainer.content.mining.strength import played_by, strength_of

KINDS: Final = ("turns", "stranded", "discards", "lixo", "sums")
"""What is asked: for a whole turn, which play strands no card, which discard is safe, whether to take the lixo, what a
deal comes to."""
MOMENTS: Final = 24
"""How many moments of a deal are looked at."""
KEPT: Final = 4
"""How many finds of a deal are kept at most: those of one deal are much alike."""

OF_ONE_THEME: Final = 2


@dataclass(slots=True)
class Mined:
    """What a chunk brought: its finds, in the order of their deals, and how many got how far."""

    finds: list[Find] = field(default_factory=list)
    funnel: Counter[str] = field(default_factory=Counter)


def mine_chunk(seed: int, first: int, deals: int, path: KernelPath, kinds: Collection[str] = KINDS) -> Mined:
    """Mine so many deals from the one of number `first`; the same seed and numbers bring the same, on any path."""
    mined = Mined()
    for number in range(first, first + deals):
        found = _mine_deal(seed, number, path, kinds, mined.funnel)
        best = _unlike(found)
        mined.finds += [find for find in found if find in best]
        mined.funnel["deals"] += 1
        mined.funnel["kept of a deal"] += len(best)
    return mined


def _unlike(finds: list[Find]) -> list[Find]:
    """The finds of a deal worth most, no two of which turn on the same cards, and few of one theme."""
    kept: list[Find] = []
    for find in sorted(finds, key=lambda find: -find.worth):
        alike = any(set(find.turns_on) & set(other.turns_on) for other in kept)
        crowded = sum(find.themes[0] == other.themes[0] for other in kept) >= OF_ONE_THEME
        if len(kept) < KEPT and not alike and not crowded:
            kept.append(find)
    return kept


def _mine_deal(seed: int, number: int, path: KernelPath, kinds: Collection[str], funnel: Counter[str]) -> list[Find]:
    every = list(moments(seed, number))
    chosen = _chosen([moment for moment in every if is_readable(moment.position)], Random(f"{seed} {number}"))
    finds: list[Find | None] = []
    if "turns" in kinds:
        finds += [_first_find(moment, path, funnel) for moment in chosen]
    if "stranded" in kinds:
        finds += [_of_choice("stranded card", stranding(moment), funnel) for moment in chosen]
    if "discards" in kinds:
        finds += [_of_choice("safe discard", safe_discard(moment, path), funnel) for moment in every]
    if "lixo" in kinds:
        finds += [_of_choice("lixo or monte", lixo_or_monte(moment, path), funnel) for moment in every]
    if "sums" in kinds:
        finds += [_of_choice("sum", counting(moment), funnel) for moment in every]
    return [find for find in finds if find is not None]


def _chosen(readable: list[Moment], random: Random) -> list[Moment]:
    """So many moments: those when one may go out first, for they are few, the others by chance."""
    order = random.sample(range(len(readable)), len(readable))
    order.sort(key=lambda index: readable[index].position.can_take_morto(0))
    return [readable[index] for index in sorted(order[:MOMENTS])]


def _of_choice(name: str, choice: Choice | Sum | None, funnel: Counter[str]) -> Find | None:
    if choice is not None:
        funnel[f"asked: {name}"] += 1
    find = find_of_sum(choice) if isinstance(choice, Sum) else find_of_choice(choice) if choice else None
    if find is not None:
        funnel[f"proved: {name}"] += 1
    return find


def _first_find(moment: Moment, path: KernelPath, funnel: Counter[str]) -> Find | None:
    """The first hand of a moment that makes a puzzle."""
    for other in with_other_hands(moment):
        funnel["positions"] += 1
        lure = cache(partial(played_by, play_greedy, other.position, 0))
        for idea in ideas(other, lure):
            funnel["one answer that greedy misses"] += 1
            strength = strength_of(idea, lure(), path)
            if strength is None:
                funnel[f"too easy or not worth it: {idea.name}"] += 1
                continue
            funnel["hard and worth it"] += 1
            find = find_of(idea, lure(), strength)
            if find is not None:
                funnel["proved"] += 1
                funnel[f"proved: {idea.name}"] += 1
                return find
    return None
