"""The styles of play: policies that grew up together, each against all, from starts that want different things.

    python -m trainer.bots.kernel.population train stbl 2 --rounds 60 --checkpoint stbl-2.json
    python -m trainer.bots.kernel.population table stbl 2
    python -m trainer.bots.kernel.population respond stbl 2

Evolution from one start settles on one side of a valley: where nobody takes the morto, the weights for the time after
it are never trained. So several starts evolve side by side. In each round every style in turn makes a generation
(`training.Generation`) against all of them as they are, and a part of the deals begins after one or both teams took
their morto. The styles are kept in `weights.json`, kind `styles`; the rollouts of those who look ahead play on by
them all (see `weights.policies_of`). `table` prints each style against each, and how it plays; `respond` evolves a best
response to each of them and to the level `club` with the same effort, and prints how far it wins.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy

from trainer.bots.kernel.convert import state_values
from trainer.bots.kernel.core import layout, policy
from trainer.bots.kernel.paths import path
from trainer.bots.kernel.training import POPULATION, Contest, Evolution, keep, summary
from trainer.bots.kernel.weights import STYLES, grown_styles, key, policy_weights, start_of, style_weights
from trainer.rules.deal import deal
from trainer.rules.meld import CANASTRA
from trainer.rules.ruleset import RULESETS, Ruleset

DEALS: Final = 50
"""Deals of a generation against each style."""
AFTER: Final = 0.4
"""The share of them that begin after a morto was taken; half of those after both were."""
RESPONSE_DEALS: Final = 100
"""Deals of a generation of a response."""
LONGEST: Final = 400
"""No start is looked for beyond so many turns."""


def begin(rules: Ruleset, players: int, style: str) -> list[int]:
    """The weights a style starts from, with its noise, none."""
    return [*start_of(rules, players, style), 0]


class Table(Contest):
    """Contests between styles, with starts after the morto."""

    def starts(self, number: int, takers: Sequence[Any], random: Random) -> Any:
        """The starts of so many deals: fresh ones, and of `AFTER` of them positions that two of the takers came to."""
        fresh = round(number * (1 - AFTER))
        states = [*self.deals(fresh).reshape(-1, layout.STATE)]
        while len(states) < number:
            teams = 1 + len(states) % 2
            found = self._after_morto(teams, [random.choice(takers) for _ in range(2)], random)
            if found is not None:
                states.append(found)
        return numpy.concatenate(states)

    def _after_morto(self, teams: int, sides: Sequence[Any], random: Random) -> Any:
        """A position at the start of a turn in which so many teams have taken their morto, or None."""
        kernel, seed = path("compiled"), random.getrandbits(48)
        state = self._ints(state_values(deal(self.rules, self.players, seed, start=seed % self.players), seed))
        for _ in range(LONGEST):
            if state[layout.PHASE] == layout.OVER:
                return None
            if state[layout.TAKEN] + state[layout.TAKEN + 1] >= teams:
                return state
            kernel.policy.play_turns(state, self._book, sides[state[layout.TURN] & 1], self._rooms[1], 1)
        return None


def train(rules: Ruleset, players: int, rounds: int, seed: int, checkpoint: Path | None) -> None:
    """Let the styles grow up together for so many rounds, and keep them."""
    table = Table(rules, players, seed)
    grown = [Evolution(begin(rules, players, style)) for style in STYLES]
    done = 0
    if checkpoint is not None and checkpoint.exists():
        stored = json.loads(checkpoint.read_text(encoding="utf-8"))
        done = stored["rounds"]
        for evolution, (mean, spread) in zip(grown, stored["grown"], strict=True):
            evolution.mean, evolution.spread = numpy.array(mean), numpy.array(spread)
    for number in range(done, rounds):
        for index, evolution in enumerate(grown):
            random = Random(f"{seed} {number} {index}")
            table.reseed(random.getrandbits(48))
            rivals = [table.weights(other.mean) for other in grown]
            takers = [rivals[STYLES.index(style)] for style in ("morto", "batida")]
            starts = [table.starts(DEALS, takers, random) for _ in rivals]
            evolution.step(numpy.random.default_rng([seed, number, index]), partial(table.mean_ahead, rivals, starts))
        if checkpoint is not None:
            state = [[evolution.mean.tolist(), evolution.spread.tolist()] for evolution in grown]
            checkpoint.write_text(json.dumps({"rounds": number + 1, "grown": state}), encoding="utf-8")
    _keep(table, rules, players, grown, max(done, rounds), seed)


def _keep(table: Table, rules: Ruleset, players: int, grown: Sequence[Evolution], rounds: int, seed: int) -> None:
    starts = table.deals(500)
    for style, evolution in zip(STYLES, grown, strict=True):
        start = begin(rules, players, style)
        made = {
            "script": "trainer.bots.kernel.population",
            "rules": rules.name,
            "players": players,
            "seed": seed,
            "rounds": rounds,
            "population": POPULATION,
            "deals_each": DEALS,
            "against_where_it_began": summary(table.ahead(evolution.mean, start, starts)),
        }
        keep("styles", f"{key(rules, players)}-{style}", {"weights": evolution.weights[: policy.NOISE], "made": made})
        print(rounds, style, made["against_where_it_began"], flush=True)


def players_of(rules: Ruleset, players: int) -> dict[str, list[int]]:
    """The styles, and the policies of the levels, by name."""
    found = {style: style_weights(rules, players, style) for style in grown_styles(rules, players)}
    return found | {level: policy_weights(rules, players, level) for level in ("club", "master")}


class Tally:
    """How a policy played: what its team did a deal, over all its games."""

    def __init__(self) -> None:
        self.games = self.mortos = self.batidas = self.canastras = self.limpas = 0

    def __call__(self, state: Any, book: Any, team: int) -> None:
        """Count the end of a deal."""
        self.games += 1
        self.mortos += int(state[layout.TAKEN + team])
        self.batidas += state[layout.BATIDA] == team
        first = layout.TABLE + layout.MOST_MELDS * team
        for meld in state[first : first + state[layout.MELDS + team]]:
            shape = int(meld) & layout.SHAPE_MASK
            self.canastras += book[layout.LENGTH + shape] >= CANASTRA
            self.limpas += book[layout.LENGTH + shape] >= CANASTRA and not book[layout.WILD_OF + shape]

    def rates(self) -> tuple[float, ...]:
        """Mortos, batidas, canastras and those without a wild, a deal."""
        return tuple(count / max(1, self.games) for count in (self.mortos, self.batidas, self.canastras, self.limpas))


def print_table(rules: Ruleset, players: int, deals: int, seed: int) -> None:
    """Each policy against each over the same deals, both ways round, and how each played, as two tables."""
    contest, known = Contest(rules, players, seed), players_of(rules, players)
    names, starts = list(known), contest.deals(deals)
    tallies = {name: Tally() for name in names}
    print("| | " + " | ".join(names) + " |\n|" + "---|" * (len(names) + 1))
    for name in names:
        cells = [name]
        for other in names:
            if other == name:
                cells.append("")
                continue
            points = summary(contest.watched(known[name], known[other], starts, tallies[name]))
            cells.append(f"{100 * points['won']:.0f} %, {points['ahead']:+.0f} ± {points['interval']:.0f}")
        print("| " + " | ".join(cells) + " |")
    print("\n| | mortos | batidas | canastras | without a wild |\n|---|---|---|---|---|")
    for name in names:
        print(f"| {name} | " + " | ".join(f"{rate:.2f}" for rate in tallies[name].rates()) + " |")


def print_responses(rules: Ruleset, players: int, generations: int, deals: int, seed: int) -> None:
    """How far a best response wins against each policy: evolved against it alone from the style that does best against
    it, for so many generations, then measured on new deals."""
    known, table = players_of(rules, players), Table(rules, players, seed)
    print("| against | begins as | wins | points |\n|---|---|---|---|")
    for name in known:
        starts = table.deals(500)
        first = max(
            (other for other in known if other != name),
            key=lambda other: table.ahead(known[other], known[name], starts).mean(),
        )
        evolution, target = Evolution([*known[first][: policy.NOISE], 0]), table.weights([*known[name], 0])
        for generation in range(generations):
            worth_of = partial(table.mean_ahead, [target], [table.deals(RESPONSE_DEALS)])
            evolution.step(numpy.random.default_rng([seed, generation]), worth_of)
        points = summary(table.ahead(evolution.mean, target, table.deals(deals)))
        print(
            f"| {name} | {first} | {100 * points['won']:.0f} % | {points['ahead']:+.0f} ± {points['interval']:.0f} |",
            flush=True,
        )


def main() -> None:
    """Train the styles, or show what they are."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("train", "table", "respond"))
    parser.add_argument("rules", choices=RULESETS)
    parser.add_argument("players", type=int, choices=(2, 4))
    parser.add_argument("--rounds", type=int, default=60, help="of training")
    parser.add_argument("--generations", type=int, default=40, help="of a response")
    parser.add_argument("--deals", type=int, default=1000, help="to measure on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checkpoint", type=Path, help="taken up again where it exists")
    options = parser.parse_args()
    rules, players = RULESETS[options.rules], options.players
    if options.what == "train":
        train(rules, players, options.rounds, options.seed, options.checkpoint)
    elif options.what == "table":
        print_table(rules, players, options.deals, options.seed)
    else:
        print_responses(rules, players, options.generations, options.deals, options.seed)


if __name__ == "__main__":
    main()
