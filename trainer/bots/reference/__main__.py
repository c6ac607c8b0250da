"""The command that makes a reference set, goes on measuring it, and sets the review against it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from trainer.bots.kernel import warm_up
from trainer.bots.kernel.core.policy import NOISE
from trainer.bots.reference import decisions, measuring, players
from trainer.bots.reference.decisions import choose_case, in_order, read_cases, written
from trainer.bots.reference.measuring import MOST, measure, read_chunks
from trainer.bots.reference.players import keep_players, read_players
from trainer.bots.reference.results import is_exact
from trainer.bots.reference.table import table
from trainer.rules.ruleset import RULESETS


def _choose(folder: Path, morto: Path | None, seed: int, number: int) -> None:
    """The decisions up to a number that are not yet there, and who plays them out."""
    if morto is not None and not (folder / players.FILE).exists():
        keep_players(folder, json.loads(morto.read_text(encoding="utf-8"))["weights"][:NOISE], seed)
    style = read_players(folder, RULESETS["stbl"], 2).styles["morto"]
    file = folder / decisions.FILE
    there = len(read_cases(folder)) if file.exists() else 0
    for at in range(there, number):
        line = written(choose_case(at, seed, style))
        with file.open("a", encoding="utf-8") as out:
            out.write(line + "\n")


def _measure(folder: Path, most: int) -> None:
    """Chunk after chunk, decision by decision (see `in_order`), from where it was left; `most` chunks, or all where it
    is 0."""
    left = most or -1
    for case in in_order(read_cases(folder)):
        who = read_players(folder, case.position.ruleset, case.position.players)
        while left:
            mine = [chunk for chunk in read_chunks(folder) if chunk.decision == case.number]
            if sum(chunk.deals for chunk in mine) >= MOST or is_exact(mine):
                break
            line = measure(case, who, len(mine))
            with (folder / measuring.FILE).open("a", encoding="utf-8") as out:
                out.write(line + "\n")
            left -= 1


def main() -> None:
    """One of the three: `decisions`, `measure`, `table`."""
    parser = argparse.ArgumentParser(prog="python -m trainer.bots.reference", description=__doc__)
    parser.add_argument("what", choices=("decisions", "measure", "table"))
    parser.add_argument("folder", type=Path, help="where the set lies, as tests/bots/reference")
    parser.add_argument("--seed", type=int, default=1, help="of the decisions")
    parser.add_argument("--morto", type=Path, help="for a new folder: JSON with a style that takes the morto first")
    parser.add_argument("--number", type=int, default=decisions.NUMBER, help="of decisions")
    parser.add_argument("--chunks", type=int, default=0, help="measure so many and stop")
    options = parser.parse_args()
    warm_up()
    if options.what == "decisions":
        _choose(options.folder, options.morto, options.seed, options.number)
    elif options.what == "measure":
        _measure(options.folder, options.chunks)
    else:
        print(table(options.folder))


if __name__ == "__main__":
    main()
