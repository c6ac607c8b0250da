"""Ideas for a puzzle: what could be asked of a moment so that one turn alone answers it.

A turn is the only one where every other that does what is asked places the same cards at least, and so holds it:
what else it lays, and what it throws, is free.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from trainer.content.criteria import Predicate
from trainer.content.fields import Line
from trainer.content.mining.deals import Moment
from trainer.content.mining.turns import Turn, turn_of
from trainer.content.played import missed, play_line
from trainer.content.seen import Seen, sight
from trainer.rules.batida import has_way_out
from trainer.rules.events import TookMorto
from trainer.rules.legal import fits
from trainer.rules.meld import meld_kind
from trainer.rules.moves import Discard, Draw
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position
from trainer.solver import Ending, Feature, Goal, Outcome, outcomes, solve
from trainer.solver.goal import EMPTY

HAND: Final = range(4, 15)
OWN_MELDS: Final = range(1, 10)
LIXO: Final = 7
"""The longest lixo a player is asked to keep in mind."""
FEWEST: Final = 40
MOST: Final = 2_500
"""How many ends a turn may have, to be worth looking through and not beyond it."""
RIGHT: Final = 80
LISTED: Final = 400
SHARE: Final = 0.34
BOUND: Final = 60_000
GAP: Final = 20
"""Points between the best turn and the next that melds otherwise."""

P = Predicate
WANTED: Final[dict[Phase, tuple[tuple[Predicate, ...], ...]]] = {
    Phase.PLAY: (
        (P.GOES_OUT,),
        (P.REACHES_MORTO_DIRETA,),
        (P.REACHES_MORTO,),
        (P.REACHES_MORTO, P.CLOSES_LIMPA),
        (P.REACHES_MORTO, P.STAYS_CLEAN),
        (P.REACHES_MORTO, P.KEEPS_LIMPA),
        (P.CLOSES_REAL,),
        (P.CLOSES_QUINHENTOS,),
        (P.CLEANS, P.CLOSES_LIMPA),
        (P.CLOSES_LIMPA,),
        (P.CLEANS,),
    ),
    Phase.DRAW: (
        (P.TAKES_LIXO, P.GOES_OUT),
        (P.TAKES_LIXO, P.REACHES_MORTO_DIRETA),
        (P.TAKES_LIXO, P.REACHES_MORTO),
        (P.TAKES_LIXO, P.CLOSES_QUINHENTOS),
        (P.TAKES_LIXO, P.CLEANS),
        (P.TAKES_LIXO, P.CLOSES_LIMPA),
    ),
}
"""What may be asked, the rarer before what it brings about."""
BY_POINTS: Final[dict[Phase, tuple[tuple[Predicate, ...], ...]]] = {
    Phase.PLAY: ((P.GOES_OUT,), (), (P.CLOSES_LIMPA, P.STAYS_CLEAN), (P.STAYS_CLEAN,)),
    Phase.DRAW: ((P.TAKES_LIXO, P.STAYS_CLEAN),),
}
"""What may be asked with the most points beside it; the most points alone in the last turn of a deal."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A moment and what is asked of its turn: `meets`, and `within` so many points of the best where points count.

    `turn` is the answer, with its `points`; `rights` are all turns that are right, `count` is how many ends there
    are, `known` what the player sees. By points, the next best turn is so many points `behind`.
    """

    moment: Moment
    meets: tuple[Predicate, ...]
    within: int | None
    turn: Turn
    points: int
    rights: tuple[Turn, ...] = field(repr=False)
    count: int
    known: Position = field(repr=False)
    seen: Seen
    behind: int = 0

    @property
    def name(self) -> str:
        """What is asked, in the words of `accept`."""
        return " ".join([*self.meets, *(["most points"] if self.within is not None else [])])

    @property
    def position(self) -> Position:
        """The position, every card known."""
        return self.moment.position

    @property
    def is_out(self) -> bool:
        """Whether the deal is to end."""
        return P.GOES_OUT in self.meets

    @property
    def is_morto(self) -> bool:
        """Whether a morto is to be taken."""
        return bool({P.REACHES_MORTO, P.REACHES_MORTO_DIRETA} & set(self.meets))

    @property
    def is_lixo(self) -> bool:
        """Whether the lixo is to be taken."""
        return P.TAKES_LIXO in self.meets

    @property
    def has_way_out(self) -> bool:
        """Whether the team has what a batida stands on before the turn."""
        return has_way_out(self.position.melds, self.position.ruleset)

    @property
    def discard_has_no_place(self) -> bool:
        """Whether the card thrown fits none of the team's melds, as they were or as the turn leaves them."""
        card, rules = self.turn.discard, self.position.ruleset
        melds = [*self.position.melds, *(each.after for each in self.turn.placings)]
        return card is not None and not any(fits(card, meld, rules) for meld in melds)


def ideas(moment: Moment, lure: Callable[[], Line]) -> Iterator[Idea]:
    """The ideas of a moment that a player misses who plays `lure`; the first is the one to take."""
    position = moment.position
    if not is_readable(position):
        return
    seen = Seen(lixo="all") if position.phase is Phase.DRAW else Seen()
    known = sight(position, seen)
    every = solve(known, EMPTY, bound=BOUND)
    if not every.exhausted or not FEWEST <= every.states <= MOST or every.best is None:
        return
    turn = _Turn(moment, known, seen, every.states, every.best.ending is not Ending.DISCARD, lure)
    found = False
    for meets in WANTED[position.phase]:
        if not found and _may(turn, meets):
            for idea in _by_deed(turn, meets):
                found = True
                yield idea
    for meets in BY_POINTS[position.phase]:
        if not found and _may(turn, meets) and (meets or is_last(known)):
            yield from _by_points(turn, meets)


@dataclass(frozen=True, slots=True)
class _Turn:
    """A turn to find ideas in: how many ends it has, whether some empty the hand, what greedy plays."""

    moment: Moment
    known: Position
    seen: Seen
    ends: int
    empties: bool
    lure: Callable[[], Line]


def is_readable(position: Position) -> bool:
    """Whether a player takes it in at a look, and has something to choose from."""
    if position.ended:
        return False
    sizes = len(position.hand) in HAND and len(position.melds) in OWN_MELDS
    if position.phase is Phase.DRAW:
        return sizes and 2 <= len(position.lixo) <= LIXO
    return sizes and len(position.table[1]) <= 9


def is_last(known: Position) -> bool:
    """Whether the deal is over after this turn: the monte is drawn to its end, and no morto takes its place."""
    return known.phase is Phase.PLAY and not known.monte and not known.mortos


def _may(turn: _Turn, meets: tuple[Predicate, ...]) -> bool:
    """What can be told at a glance: whether there is a morto or a way out to be had, and cards for a canastra."""
    wanted, known = set(meets), turn.known
    if {P.REACHES_MORTO, P.REACHES_MORTO_DIRETA} & wanted and not (turn.empties and known.can_take_morto(0)):
        return False
    if P.GOES_OUT in wanted and not (turn.empties and not known.can_take_morto(0)):
        return False
    if P.CLEANS in wanted and not any(
        meld.wild_card and meld.wild_card.suit is meld.suit is not None for meld in known.melds
    ):
        return False
    least = max((_LEAST[predicate] for predicate in meets if predicate in _LEAST), default=0)
    return not least or any(longest >= least for longest in _longest(known))


_LEAST: Final = {P.CLOSES_LIMPA: 7, P.CLOSES_QUINHENTOS: 13, P.CLOSES_REAL: 14}


def _longest(known: Position) -> Iterator[int]:
    """How many natural cards each meld could have at most, and each suit of the hand as a new one."""
    coming = [*known.hand, *(known.lixo if known.phase is Phase.DRAW else ())]
    held = Counter(card.suit for card in set(coming) if card.suit is not None)
    for meld in known.melds:
        if meld.suit is None:
            yield len(meld) + len(coming) if known.ruleset.trinca_canastras else 0
        elif meld_kind(meld, known.ruleset) in ("jogo", "suja") or len(meld) > 11:
            yield len(meld) + held[meld.suit]
    yield from held.values()


def goal_of(meets: tuple[Predicate, ...]) -> Goal:
    """The solver's goal for predicates it knows by the same names."""
    return Goal(frozenset(Feature(predicate.value) for predicate in meets))


def _by_deed(turn: _Turn, meets: tuple[Predicate, ...]) -> Iterator[Idea]:
    """The idea to do just this, if there is one way only."""
    known, goal = turn.known, goal_of(meets)
    found = solve(known, goal)
    if not found.best or not found.exhausted or found.states > RIGHT or not needs_lixo(known, meets):
        return
    if found.states > SHARE * turn.ends or (P.CLEANS not in meets and not missed(play_line(known, turn.lure()), meets)):
        return  # to see which card cleans is worth a question, though greedy players happen to lay it
    right = outcomes(known, goal, limit=RIGHT).outcomes
    rights = tuple(turn_of(known, end.line, end.after) for end in right)
    fewest = min(each.placed.total() for each in rights)
    least = min((each for each in rights if each.placed.total() == fewest), key=lambda each: _harm(known, each))
    if not all(least.placed <= each.placed for each in rights):
        return
    if {_key(each, least) for each in rights} != {_key(least, least)}:
        return
    yield Idea(turn.moment, meets, None, least, 0, rights, turn.ends, known, turn.seen)


def needs_lixo(known: Position, meets: tuple[Predicate, ...]) -> bool:
    """Whether what is to be done by way of the lixo cannot be done with the hand and a card drawn, whatever it is."""
    if P.TAKES_LIXO not in meets:
        return True
    goal = goal_of(tuple(predicate for predicate in meets if predicate is not P.TAKES_LIXO))
    drawn, _ = apply(known, Draw())
    if solve(drawn, goal).best is not None:
        return False
    if P.REACHES_MORTO_DIRETA in meets:
        return True
    # all cards of the hand laid: the card drawn is the discard
    bare = outcomes(replace(known, phase=Phase.PLAY), goal, limit=LISTED)
    return bare.exhausted and all(isinstance(end.line[-1], Discard) for end in bare.outcomes)


def _harm(known: Position, turn: Turn) -> tuple[bool, int, int]:
    """What the discard costs, where it is free: a wild, a card an opponent's meld or the own hand has a use for."""
    card = turn.discard
    if card is None or card.suit is None:
        return card is not None, 0, 0
    theirs = sum(meld.suit is card.suit for meld in known.table[1])
    near = sum(other.suit is card.suit and abs(other.rank - card.rank) < 3 for other in turn.left)
    return card.is_two, theirs, near


def _key(turn: Turn, least: Turn) -> tuple[object, ...]:
    """How the melds lie that the least turn grows, as far as its own cards go."""
    numbers = {each.number for each in least.placings if each.before is not None}
    return tuple(
        sorted((each.number, each.kind in ("jogo", "suja")) for each in turn.placings if each.number in numbers)
    )


def _by_points(turn: _Turn, meets: tuple[Predicate, ...]) -> Iterator[Idea]:
    """The idea to do this with the most points, if all that come near leave the same melds."""
    known, goal = turn.known, goal_of(meets)
    found = solve(known, goal)
    if not found.best:
        return
    if isinstance(found.best.line[0], Draw) or _takes_morto(known, found.best):
        return
    wilds = any(card.can_be_wild for card in found.best.after.lixo[-1:] + found.best.after.hands[0])
    if wilds and not is_last(known):
        return  # the sheet would rather have a wild thrown than held
    played = play_line(known, turn.lure())
    if not missed(played, meets) and played.points >= found.best.points - GAP:
        return
    near = outcomes(known, goal, within=GAP + 15, limit=400)
    if not near.exhausted:
        return
    turns = [(turn_of(known, end.line, end.after), end) for end in near.outcomes]
    best, top = turns[0]
    same = [end.points for each, end in turns if each.melded == best.melded]
    rest = [end.points for each, end in turns if each.melded != best.melded]
    within = top.points - min(same)
    if (rest and max(rest) > min(same) - GAP) or within > 15:
        return
    if len(best.placings) < 2 and not any(each.closes for each in best.placings):
        return
    rights = tuple(each for each, _ in turns if each.melded == best.melded)
    behind = min(same) - max(rest) if rest else 0
    yield Idea(turn.moment, meets, within, best, top.points, rights, turn.ends, known, turn.seen, behind)


def _takes_morto(known: Position, end: Outcome) -> bool:
    return any(isinstance(event, TookMorto) for event in play_line(known, end.line).events)
