"""Whatever the tutor can say of two hundred deals of bots is true by the engine, and what decides a deal is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random

import pytest

from trainer.bots import BOTS
from trainer.cards import Card, parse_cards
from trainer.content.library import load_library
from trainer.content.moments import Facts, Moment
from trainer.content.topics import TOPICS
from trainer.learning.game import new_game, play
from trainer.learning.tutor import Tutor, following
from trainer.rules.arranging import arrange
from trainer.rules.deal import deal
from trainer.rules.events import DealEnded, Event, MeldBecameClean, TookMorto, seen_by
from trainer.rules.legal import legal_moves
from trainer.rules.meld import Meld, card_at
from trainer.rules.moves import Add, Discard, Draw, Lay, Move
from trainer.rules.play import apply, judge
from trainer.rules.position import Phase, PlayerView, Position, view_of
from trainer.rules.ruleset import ruleset
from trainer.rules.scoring import deal_sheet
from trainer.solver import GOALS, solve

DEALS = 200
FEW = 8  # of them on every run, the rest with the slow tests
SEAT = 0
KING = parse_cards("KH")[0]
GUIDED = load_library().guided
assert GUIDED is not None


# Deals, played by stand-ins for the learner


def greedy(view: PlayerView, random: Random) -> Move:
    return BOTS["greedy"](view, random.getrandbits(30)).move


def club(view: PlayerView, random: Random) -> Move:
    return BOTS["club"](view, random.getrandbits(30)).move


def never_taking(view: PlayerView, random: Random) -> Move:
    return Draw() if view.phase is Phase.DRAW else greedy(view, random)


def hoarding(view: PlayerView, random: Random) -> Move:
    """Lays nothing, and throws what lies loosest."""
    if view.phase is Phase.DRAW:
        return Draw()
    held = Counter(view.hand)
    legal = legal_moves(view.as_position()).discards
    return min(legal, key=lambda move: (move.card.can_be_wild, _company(move.card, held), random.random()))


def erring(view: PlayerView, random: Random) -> Move:
    return BOTS["random" if random.random() < 0.3 else "greedy"](view, random.getrandbits(30)).move


STYLES = (greedy, club, never_taking, hoarding, erring)


def _company(card: Card, held: Counter[Card]) -> int:
    return sum(count for other, count in held.items() if other.suit == card.suit and other != card)


@dataclass(frozen=True)
class Seen:
    """A moment of a deal, with the position as it really is."""

    moment: Moment
    position: Position
    name: str


@cache
def seen_moments(first: int, end: int) -> tuple[Seen, ...]:
    return tuple(seen for seed in range(first, end) for seen in _moments(seed))


each_deal = pytest.mark.parametrize(
    ("first", "end"), [(0, FEW), pytest.param(FEW, DEALS, marks=pytest.mark.slow)], ids=["some", "the rest"]
)


def _moments(seed: int) -> Iterator[Seen]:
    random = Random(seed)
    style = STYLES[seed % len(STYLES)]
    players = 4 if seed % 10 == 9 else 2
    position, past, act = deal(ruleset("stbl"), players, seed), None, None
    events: list[Event] = []
    while True:
        if position.turn == SEAT or position.ended:
            name = f"deal {seed}, {style.__name__}"
            yield Seen(Moment(view_of(position, SEAT), tuple(events), past, act), position, name)
            events = []
        if position.ended:
            return
        view = view_of(position, position.turn)
        move = (style if position.turn == SEAT else greedy)(view, random)
        if position.turn == SEAT:
            past, act = view, move
        position, happened = apply(position, move)
        events += [seen_by(event, SEAT) for event in happened]


# What the engine says of each claim


def _legal(position: Position, moves: Iterator[Move]) -> bool:
    return any(judge(position, move).legal for move in moves)


def _adds(view: PlayerView, card: Card) -> Iterator[Move]:
    return (Add(number, (card,)) for number in range(1, len(view.table[view.team]) + 1))


def _onto(cards: tuple[Card, ...], melds: tuple[Meld, ...], position: Position) -> bool:
    longer = (arrange((*meld.cards, *cards), position.ruleset, meld) for meld in melds)
    return any(isinstance(meld, Meld) for meld in longer)


def _reached(view: PlayerView, goal: str) -> bool:
    """Whether some turn reaches the goal: found by the solver alone, and played through the engine."""
    found = solve(view.as_position(), GOALS[goal], bound=1_000_000).best
    position, events = view.as_position(), []
    for move in found.line if found else ():
        position, happened = apply(position, move)
        events += happened
    want = TookMorto if goal == "morto" else DealEnded
    if found:
        assert any(isinstance(event, want) for event in events)
    return found is not None


def _emptying(position: Position, team: int) -> tuple[Event, ...] | None:
    """What comes of a team's throwing its last card now; None where the rules refuse it."""
    hands = tuple((KING,) if seat == team else hand for seat, hand in enumerate(position.hands))
    bare = replace(position, hands=hands, turn=team, phase=Phase.PLAY, not_returnable=None)
    move = Discard(KING)
    return apply(bare, move)[1] if judge(bare, move).legal else None


def _ends(events: tuple[Event, ...] | None) -> bool:
    return events is not None and any(isinstance(event, DealEnded) and event.batida is not None for event in events)


def _takes_morto(events: tuple[Event, ...] | None) -> bool:
    return events is not None and any(isinstance(event, TookMorto) for event in events)


def _wilds(position: Position) -> int:
    return sum(meld.wild_card is not None for meld in position.table[SEAT])


def _lacking(meld: Meld) -> tuple[Card, ...]:
    assert meld.suit is not None
    places = [place for place, card in enumerate(meld.cards, meld.start) if card != meld.wild_card]
    return tuple(card_at(meld.suit, place) for place in range(3, max(places)) if place not in places)


def _cleans(position: Position, cards: tuple[Card, ...]) -> bool:
    moves = [Add(number, cards) for number in range(1, len(position.melds) + 1)]
    legal = [move for move in moves if judge(position, move).legal]
    return any(isinstance(event, MeldBecameClean) for move in legal for event in apply(position, move)[1])


def _mended(moment: Moment, wild: Card) -> bool:
    """A dirty meld with this wild is clean once all it lacks has come."""
    for meld in moment.own:
        if meld.wild_card == wild and meld.suit == wild.suit:
            whole = arrange((*meld.cards, *_lacking(meld)), moment.view.ruleset, meld)
            if isinstance(whole, Meld) and whole.is_clean:
                return True
    return False


Claim = Callable[[Moment, Facts, Position], bool]
CLAIMS: dict[str, Claim] = {
    "lixo_takeable": lambda m, f, p: (
        _legal(m.view.as_position(), iter(legal_moves(m.view.as_position()).pickups)) and f.cards == p.lixo[-1:]
    ),
    "lixo_tempting": lambda m, f, p: (
        not _onto(f.cards, m.own, p) and not _legal(m.view.as_position(), iter(legal_moves(p).pickups))
    ),
    "monte_low": lambda m, f, p: f.number == len(p.monte),
    "meld_in_hand": lambda m, f, p: judge(p, Lay(f.cards)).legal and _wilds(apply(p, Lay(f.cards))[0]) == _wilds(p),
    "meld_with_wild": lambda m, f, p: (
        judge(p, Lay(f.cards)).legal and all(_wilds(apply(p, move)[0]) > _wilds(p) for move in legal_moves(p).lays)
    ),
    "card_fits": lambda m, f, p: all(_legal(p, _adds(m.view, card)) for card in f.cards),
    "wild_in_hand": lambda m, f, p: set(f.cards) <= set(p.hands[SEAT]),
    "can_clean": lambda m, f, p: _cleans(p, f.cards),
    "cleanable": lambda m, f, p: _mended(m, f.cards[0]),
    "canastra_near": lambda m, f, p: any(len(meld) + f.number == 7 for meld in m.own),
    "gift": lambda m, f, p: all(_onto((card,), m.theirs, p) and not _onto((card,), m.own, p) for card in f.cards),
    "discard_due": lambda m, f, p: (
        not [*legal_moves(p).lays, *legal_moves(p).additions]
        and not any(_legal(p, _adds(m.view, card)) for card in p.hands[SEAT])
    ),
    "only_wild": lambda m, f, p: all(
        _wilds(apply(p, move)[0]) > _wilds(p) for move in [*legal_moves(p).lays, *legal_moves(p).additions]
    ),
    "morto_near": lambda m, f, p: f.number == len(p.hands[SEAT]) and _takes_morto(_emptying(p, SEAT)),
    "morto_in_reach": lambda m, f, p: _reached(m.view, "morto"),
    "limpa_needed": lambda m, f, p: _emptying(p, SEAT) is None,
    "stranded": lambda m, f, p: _emptying(p, SEAT) is None and not _reached(m.view, "out"),
    "batida_in_reach": lambda m, f, p: _reached(m.view, "out"),
    "other_near_batida": lambda m, f, p: len(p.hands[f.seat or 0]) == f.number and _ends(_emptying(p, 1)),
    "laid": lambda m, f, p: f.cards in [meld.cards for meld in m.own],
    "laid_two": lambda m, f, p: any(meld.has_natural_two and f.cards[0] in meld.cards for meld in m.own),
    "laid_dirty": lambda m, f, p: f.cards[0] in [meld.wild_card for meld in m.own],
    "lixo_taken": lambda m, f, p: f.number > 1,
    "limpa_made": lambda m, f, p: f.number in [bonus for _, _, bonus in deal_sheet(p)[SEAT].canastras],
    "other_limpa": lambda m, f, p: _takes_morto(_emptying(p, 1)),
    "other_limpa_out": lambda m, f, p: _ends(_emptying(p, 1)),
    "other_morto": lambda m, f, p: p.morto_taken[1],
    "morto_direta": lambda m, f, p: p.morto_taken[0],
    "morto_indireta": lambda m, f, p: p.morto_taken[0],
    "passed_lixo": lambda m, f, p: m.past is not None and bool(legal_moves(m.past.as_position()).pickups),
    "passed_meld": lambda m, f, p: (
        m.past is not None
        and judge(m.past.as_position(), Lay(f.cards)).legal
        and Counter(f.cards) <= Counter(p.hands[SEAT])
    ),
    "threw_fitting": lambda m, f, p: m.past is not None and _legal(m.past.as_position(), _adds(m.past, f.cards[0])),
    "threw_gift": lambda m, f, p: m.past is not None and _onto(f.cards, m.past.table[1], p),
    "passed_morto": lambda m, f, p: m.past is not None and _reached(m.past, "morto"),
    "passed_batida": lambda m, f, p: m.past is not None and _reached(m.past, "out"),
    "end_by_learner": lambda m, f, p: deal_sheet(p)[0].batida == 100,
    "end_by_other": lambda m, f, p: deal_sheet(p)[1].batida == 100 and f.seat in range(1, p.players, 2),
    "end_of_cards": lambda m, f, p: all(sheet.batida == 0 for sheet in deal_sheet(p)),
    "morto_missed": lambda m, f, p: deal_sheet(p)[0].morto == -100,
}
"""By topic, the check of what a remark on it says, with the position as it really is."""

WITHOUT_CLAIM = {
    *("opening", "draw", "sheet", "monte_refilled", "not_returnable", "cleaned", "suja_made"),
    *("other_took_lixo", "other_laid"),
}
"""Topics that tell an event, or the rules alone."""


def test_every_topic_has_its_check() -> None:
    assert set(CLAIMS) | WITHOUT_CLAIM == set(TOPICS)
    assert not set(CLAIMS) & WITHOUT_CLAIM


@each_deal
def test_what_a_topic_claims_the_engine_confirms(first: int, end: int) -> None:
    came_up: Counter[str] = Counter()
    for seen in seen_moments(first, end):
        for name, claim in CLAIMS.items():
            topic = TOPICS[name]
            facts = topic.condition(seen.moment) if seen.moment.is_over is topic.closes else None
            if facts is not None:
                came_up[name] += 1
                assert claim(seen.moment, facts, seen.position), f"{name} is not so: {seen.name}, {seen.moment.view}"
    if end == DEALS:
        assert set(came_up) == set(CLAIMS), "a topic that never comes up is not checked"


@each_deal
def test_a_batida_a_morto_and_a_lixo_in_reach_are_always_seen(first: int, end: int) -> None:
    found: Counter[str] = Counter()
    for seen in seen_moments(first, end):
        view, moment = seen.moment.view, seen.moment
        if moment.is_play:
            goal, topic = ("morto", "morto_in_reach") if moment.can_fetch_morto else ("out", "batida_in_reach")
            is_there = _reached(view, goal)
        elif moment.is_draw:
            topic, is_there = "lixo_takeable", bool(legal_moves(view.as_position()).pickups)
        else:
            continue
        found[topic] += is_there
        assert (TOPICS[topic].condition(moment) is not None) is is_there, f"{topic}: {seen.name}, {view}"
    assert len(found) == 3
    assert min(found.values()) > 1


@each_deal
def test_the_sheet_charges_for_a_morto_where_the_tutor_says_so_and_nowhere_else(first: int, end: int) -> None:
    for seen in seen_moments(first, end):
        if seen.moment.is_over:
            said = TOPICS["morto_missed"].condition(seen.moment) is not None
            assert said is (deal_sheet(seen.position)[SEAT].morto < 0), seen.name


# What is said, turn by turn


def test_nobody_waits_more_than_a_turn_for_a_word_on_what_could_end_the_hand() -> None:
    """Of the turns in which the morto could be fetched or the deal ended, no two in a row pass without a word."""
    assert GUIDED is not None
    reached = 0
    remarks = tuple(remark for remark in GUIDED.remarks if not remark.hindsight)
    for seed in range(6):
        random = Random(seed)
        game = new_game(ruleset("stbl"), 2, "greedy", seed)
        tutor = following(Tutor(remarks, SEAT, game.position, game.position), game)
        could: dict[int, str] = {}
        while not game.position.ended:
            view = view_of(game.position, game.position.turn)
            mine = view.seat == SEAT
            if mine and view.phase is Phase.PLAY:
                goal, topic = ("morto", "morto_in_reach") if view.can_take_morto(0) else ("out", "batida_in_reach")
                if _reached(view, goal):
                    could[tutor.turn] = topic
            game = play(game, (hoarding if mine else greedy)(view, random))
            tutor = following(tutor, game)
        reached += len(could)
        told = {(said.turn, said.remark.when) for said in tutor.said}
        for turn, topic in could.items():
            near = {(number, topic) for number in (turn - 1, turn)}
            assert near & told, f"deal {seed}, turn {turn}: {topic} without a word"
    assert reached > 5
