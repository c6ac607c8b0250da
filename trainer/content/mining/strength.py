"""How hard an idea is, and whether it is worth having: what bots of each level play there, and what it leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from trainer.bots import Choice
from trainer.bots.club import choose as play_club
from trainer.bots.greedy import choose as play_greedy
from trainer.bots.kernel import KernelError
from trainer.bots.kernel.core import layout
from trainer.bots.kernel.lookahead import Lookahead, Plan
from trainer.bots.kernel.paths import KernelPath
from trainer.bots.kernel.simulation import Simulation
from trainer.bots.review.scale import WHOLE
from trainer.content.criteria import Predicate
from trainer.content.fields import Line
from trainer.content.mining.ideas import Idea, goal_of
from trainer.content.mining.weighing import lookahead, margin, seed_of
from trainer.content.played import missed, play_line
from trainer.rules.meld import LIMPAS
from trainer.rules.moves import Draw, Move
from trainer.rules.play import apply
from trainer.rules.position import Phase, PlayerView, Position, view_of
from trainer.solver import outcomes

ATTEMPTS: Final = 24
LONGEST: Final = 40
GREEDY: Final = 3
PLANS: Final = 16
GAIN: Final = 20.0
"""Points of the lookahead by which the answer must be ahead of every turn that misses it."""
GAIN_OUT: Final = -60.0
"""The same where the answer goes out: what is sure may cost something against what might still have come."""
CLOSING: Final = 200
RIVALS: Final = 8
"""Turns that close a canastra limpa instead of taking the morto: how many are looked for, and how many weighed."""
EARLY: Final = 50
"""Cards in the monte from which a suit can still grow long."""
PIECES: Final = 3

Bot = Callable[[PlayerView, int], Choice]


@dataclass(frozen=True, slots=True)
class Strength:
    """What was seen of an idea. `eager` is the share of eager players who hit on it, `misses` the levels of bot that
    did not, `gain` how many points it is ahead of the best turn that misses it."""

    eager: float
    misses: tuple[str, ...]
    gain: float


def strength_of(idea: Idea, lure: Line, path: KernelPath) -> Strength | None:
    """The strength of an idea that `lure` misses; None where it is too easy, or no strong player would want it."""
    if idea.is_morto and _is_dear(idea):
        return None
    lines = [lure, *(played_by(play_greedy, idea.position, seed) for seed in range(1, GREEDY))]
    found = sum(is_right(idea, line) for line in lines)
    eager = sum(is_right(idea, line) for line in _eager_lines(idea, path)) / ATTEMPTS
    if eager > 0.4 or (found and eager > 0.2 and Predicate.CLEANS not in idea.meets):
        return None
    club = played_by(play_club, idea.position, 0)
    try:
        gain, sees = _gain(idea, path, [*lines, club])
        broken = breaks_limpa(idea, path)
    except KernelError:
        return None
    if gain < (GAIN_OUT if Predicate.GOES_OUT in idea.meets else GAIN) or broken:
        return None
    levels = (("greedy", not found), ("club", not is_right(idea, club)), ("expert", not sees))
    return Strength(eager, tuple(name for name, missed_it in levels if missed_it), gain)


def is_right(idea: Idea, line: Line) -> bool:
    """Whether a line answers the idea."""
    played = play_line(idea.known, line)
    if played.refused or missed(played, idea.meets):
        return False
    return idea.within is None or (played.is_over and played.points >= idea.points - idea.within)


def played_by(bot: Bot, position: Position, seed: int) -> Line:
    """What a bot plays, to the end of the turn or to a morto taken."""
    line: list[Move] = []
    at = position
    while not at.ended and at.turn == position.turn and len(line) < LONGEST and at.morto_taken == position.morto_taken:
        move = bot(view_of(at, at.turn), seed + len(line)).move
        line.append(Draw() if isinstance(move, Draw) else move)
        at, _ = apply(at, move)
    return tuple(line)


def _eager_lines(idea: Idea, path: KernelPath) -> Iterator[Line]:
    """What players do who lay whatever they can as it meets the eye, and throw what is left."""
    simulation = Simulation(idea.position.ruleset, path)
    start = simulation.state(idea.position)
    random = Random(seed_of(idea.moment))
    for _ in range(ATTEMPTS):
        state, line = start.copy(), list[Move]()
        mortos = int(state[layout.MORTOS])
        while state[layout.TURN] == 0 and state[layout.MORTOS] == mortos and state[layout.PHASE] != layout.OVER:
            acts = simulation.legal_acts(state)
            eager = [act for act in acts if act & 7 in (layout.KIND_MELD, layout.KIND_TAKE, layout.KIND_TAKE_MELD)]
            if not (eager or acts) or len(line) > LONGEST:
                break
            act = random.choice(eager or acts)
            line.append(simulation.move(state, act))
            simulation.play(state, act)
        yield tuple(line)


def _gain(idea: Idea, path: KernelPath, lines: list[Line]) -> tuple[float, bool]:
    """By how many points the answer is ahead of the best turn that misses it (see `margin`), and whether an expert
    sees it."""
    look = lookahead(idea.position, path)
    seed = seed_of(idea.moment)
    plans = look.plans(PLANS, seed) if idea.position.phase is Phase.PLAY else [look.plan([Draw()])]
    answer = look.plan(idea.turn.line)
    rivals = [plan for plan in plans if not is_right(idea, plan.moves)]
    rivals += [_plan(look, line) for line in dict.fromkeys(lines) if line and not is_right(idea, line)]
    sees = len(rivals) < len(plans) or any(is_right(idea, plan.moves) for plan in plans)
    if not rivals:
        return GAIN, True
    return margin(look, answer, rivals, seed), sees


def _is_dear(idea: Idea) -> bool:
    """Whether the morto costs what no strong player gives for it: a wild thrown, or, early in a deal, a suit laid in
    pieces that could have grown to a long run."""
    thrown = idea.turn.discard
    if thrown is not None and thrown.can_be_wild:
        return True
    new = Counter(each.after.suit for each in idea.turn.placings if each.before is None)
    runs = new + Counter(meld.suit for meld in idea.position.melds)
    early = len(idea.position.monte) > EARLY
    return early and any(suit is not None and count > 1 and runs[suit] >= PIECES for suit, count in new.items())


def breaks_limpa(idea: Idea, path: KernelPath) -> bool:
    """Whether the morto costs a canastra limpa that could be closed, and by the end of the deal is not worth it."""
    if not idea.is_morto or any(each.closes and each.kind in LIMPAS for each in idea.turn.placings):
        return False
    ends = outcomes(idea.known, goal_of((Predicate.CLOSES_LIMPA,)), limit=CLOSING).outcomes
    fewest = sorted(ends, key=lambda end: (len(end.after.hands[0]), -end.points))[:RIVALS]
    look = lookahead(idea.position, path)
    rivals = [_plan(look, end.line) for end in fewest if not is_right(idea, end.line)]
    return bool(rivals) and margin(look, look.plan(idea.turn.line), rivals, seed_of(idea.moment), WHOLE) <= 0


def _plan(look: Lookahead, line: Line) -> Plan:
    """A line as a plan; what comes after an unknown card is drawn is left to the policy."""
    drawn = next((number for number, move in enumerate(line) if isinstance(move, Draw)), None)
    return look.plan(line if drawn is None else line[: drawn + 1])
