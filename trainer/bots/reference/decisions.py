"""The decisions of the reference set: which there are, and how they are chosen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from trainer.bots import BOTS
from trainer.bots.kernel import KernelError
from trainer.bots.kernel.lookahead import Lookahead, Plan
from trainer.bots.kernel.weights import key
from trainer.bots.memory import Witness
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.decisions import Decision
from trainer.bots.review.memory import Sight, remembered
from trainer.bots.review.scale import TURNS, scale_of
from trainer.cards import Card, format_cards, parse_cards
from trainer.notation import position_from_text, position_to_text
from trainer.rules.deal import deal
from trainer.rules.events import Event, seen_by
from trainer.rules.moves import Move, parse_move
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position, first_monte, view_of
from trainer.rules.ruleset import RULESETS, Ruleset

FILE: Final = "decisions.jsonl"
NUMBER: Final = 150
KEYS: Final = tuple((rules, players) for players in (2, 4) for rules in RULESETS.values())
SOURCES: Final = ("club", "beginner", "expert", "morto")
TOGETHER: Final = 24
STAGES: Final = 4
"""Parts of a deal, by how many cards are still to be drawn."""
PLANS, CHOOSE, COMPARE = 16, 2000, 400
MATTERS: Final = 20.0
"""A decision is taken where two of its plays seem so many points apart."""
AT_RANDOM: Final = 0.3
"""The share of a beginner's moves that are any legal move."""


@dataclass(frozen=True, slots=True)
class Case:
    """One decision of the set. `plays` are what was played and what the evaluations think well of, two or three;
    `held` are the cards of each hand that all saw come with the lixo."""

    number: int
    source: str
    stage: int
    position: Position
    held: tuple[tuple[Card, ...], ...]
    plays: tuple[tuple[Move, ...], ...]

    @property
    def name(self) -> str:
        """Its rules and number of players, as the weights are called."""
        return key(self.position.ruleset, self.position.players)

    @property
    def sight(self) -> Sight:
        """What the seat to move knows."""
        seat = self.position.turn
        held = tuple(() if other == seat else cards for other, cards in enumerate(self.held))
        return Sight(remembered(self.position, seat), held)

    def decision(self, play: int) -> Decision:
        """The decision as if the play of that number had been made."""
        return Decision(self.sight, self.position, self.plays[play])


def read_cases(folder: Path) -> list[Case]:
    """The decisions there are. Raises FileNotFoundError where there are none."""
    return [_case(json.loads(line)) for line in (folder / FILE).read_text(encoding="utf-8").splitlines()]


def in_order(cases: Sequence[Case]) -> list[Case]:
    """The decisions in the order in which they are measured: by twenty-four, of these the late ones first, which
    cost a tenth of the early ones and less."""
    return sorted(cases, key=lambda case: (case.number // TOGETHER, -case.stage, case.number))


def _case(stored: Mapping[str, object]) -> Case:
    position, held, plays = stored["position"], stored["held"], stored["plays"]
    assert isinstance(position, str)
    assert isinstance(held, list)
    assert isinstance(plays, list)
    return Case(
        number=int(str(stored["number"])),
        source=str(stored["source"]),
        stage=int(str(stored["stage"])),
        position=position_from_text(position),
        held=tuple(tuple(parse_cards(cards)) for cards in held),
        plays=tuple(tuple(parse_move(move) for move in play) for play in plays),
    )


def written(case: Case) -> str:
    """A decision as a line of the file."""
    return json.dumps(
        {
            "number": case.number,
            "rules": case.name,
            "source": case.source,
            "stage": case.stage,
            "phase": str(case.position.phase),
            "position": position_to_text(case.position),
            "held": [format_cards(cards) for cards in case.held],
            "plays": [[str(move) for move in play] for play in case.plays],
        }
    )


def place_of(number: int) -> tuple[Ruleset, int, str, int, Phase]:
    """What the decision of a number is to be: its rules, players, source, stage and phase. Any eight from a multiple of
    eight on have every ruleset for two and four, and every source and stage twice; a third of all are draws."""
    which, row = number % len(KEYS), number // len(KEYS)
    rules, players = KEYS[which]
    source = SOURCES[(row + which) % len(SOURCES)]
    stage = (row // 4 + row + which // 2) % STAGES
    return rules, players, source, stage, Phase.DRAW if (row + which) % 3 == 2 else Phase.PLAY


def choose_case(number: int, seed: int, morto: Sequence[int]) -> Case:
    """The decision of a number; `morto` is the policy of the source of that name."""
    rules, players, source, stage, phase = place_of(number)
    random = Random(f"{seed}/{number}")
    mover = _movers(morto, random)[source]
    while True:
        for position, held, ahead in _moments(rules, players, stage, phase, mover, random):
            plays = _plays(position, held, ahead, morto, random)
            if plays:
                return Case(number, source, stage, position, held, plays)


Mover = Callable[[Position, Sequence[Event]], Move]
Look = TypeVar("Look", bound=Lookahead)


def _movers(morto: Sequence[int], random: Random) -> dict[str, Mover]:
    def level(name: str) -> Mover:
        return lambda at, log: BOTS[name](view_of(at, at.turn), random.getrandbits(30), log).move

    def beginner(at: Position, log: Sequence[Event]) -> Move:
        return level("random" if random.random() < AT_RANDOM else "greedy")(at, log)

    def takes_morto(at: Position, _: Sequence[Event]) -> Move:
        look = styled(Lookahead(view_of(at, at.turn)), morto)
        return look.move(look.policy_act())

    return {"club": level("club"), "expert": level("expert"), "beginner": beginner, "morto": takes_morto}


def styled(look: Look, policy: Sequence[int]) -> Look:
    """The lookahead, every seat playing on by that policy."""
    look._weights = look.path.jit.ints([*policy, 0])
    return look


def _moments(
    rules: Ruleset, players: int, stage: int, phase: Phase, mover: Mover, random: Random
) -> Iterator[tuple[Position, tuple[tuple[Card, ...], ...], tuple[Move, ...]]]:
    """From one deal at most one moment of the stage and phase: the position, what all saw of the hands, and what was
    then played."""
    whole = first_monte(rules, players) + 22
    highest = round(whole * (STAGES - stage) / STAGES)
    wanted = highest - random.randrange(whole // STAGES - 2)
    at = deal(rules, players, random.getrandbits(40), start=random.randrange(players))
    logs: list[list[Event]] = [[] for _ in range(players)]
    witness = Witness(players)
    taken: tuple[Position, tuple[tuple[Card, ...], ...]] | None = None
    line: list[Move] = []
    while not at.ended:
        left = len(at.monte) + sum(map(len, at.mortos))
        if taken is None and left <= wanted and at.phase is phase and (at.lixo or phase is Phase.PLAY):
            if left <= whole * (STAGES - stage - 1) / STAGES:
                return
            taken = at, tuple(tuple(sorted(cards.elements())) for cards in witness.held)
        move = mover(at, logs[at.turn])
        if taken is not None:
            line.append(move)
        after, events = apply(at, move)
        for seat, log in enumerate(logs):
            log += [seen_by(event, seat) for event in events]
        for event in events:
            witness.hear(seen_by(event, at.turn))
        learned = after.turn != at.turn or after.ended or len(after.mortos) < len(at.mortos)
        if taken is not None and (phase is Phase.DRAW or learned):
            yield *taken, tuple(line)
            return
        at = after


def _plays(
    position: Position,
    held: tuple[tuple[Card, ...], ...],
    ahead: tuple[Move, ...],
    morto: Sequence[int],
    random: Random,
) -> tuple[tuple[Move, ...], ...]:
    """What was played first, then the best by the policy, by the weights it came from and by the morto's style;
    none where they seem alike."""
    look = Analysis(Case(0, "", 0, position, held, ()).sight, Lookahead(view_of(position, position.turn)).path, "club")
    turns, seed = TURNS + (position.phase is Phase.DRAW), random.getrandbits(20)
    try:
        played = look.plan(ahead)
    except KernelError:
        return ()
    others = [look, look.plainly(), styled(Analysis(look.known, look.path, "club"), morto)]
    found = {look.end_key(played): played}
    for each in others:
        for plan in each.plans(PLANS, seed):
            found.setdefault(look.end_key(plan), plan)
    plans = [*found.values()]
    if len(plans) < 2:
        return ()
    chosen: list[Plan] = [played]
    for each in others:
        ranked = each.best(plans, CHOOSE, turns, seed)
        chosen += [plan for plan in ranked[:1] if plan not in chosen]
    if len(chosen) < 3:
        chosen += [plan for plan in look.best(plans, CHOOSE, turns, seed + 1) if plan not in chosen][: 3 - len(chosen)]
    chosen = chosen[:3]
    seeds = [seed * 1000 + number for number in range(COMPARE)]
    factor = scale_of(position.ruleset, position.players).factor
    leads = [factor * sum(look.weigh(plan, seeds, turns)) / COMPARE for plan in chosen]
    if max(leads) - min(leads) < MATTERS:
        return ()
    return tuple(plan.moves for plan in chosen)
