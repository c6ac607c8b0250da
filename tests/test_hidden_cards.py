"""Nothing said to a seat hangs on cards it has not seen.

Each test plays a deal to some moment and plays it again from another beginning: the cards the seat has not seen by
then (in other hands, the rest of the monte, the mortos, copies drawn by others and never shown) are exchanged, and
the same moves are made. The two deals are twins for the seat: whatever is told to it of one holds of the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random

import pytest

from trainer.app import match_words
from trainer.app.table import table_data
from trainer.app.table.data import Film
from trainer.app.table.film import frames
from trainer.app.words import reason_text
from trainer.bots import BOTS, expert, master
from trainer.bots.coach import caution, chance_to_draw, draws_left, hints, remembered, unseen_copies
from trainer.bots.kernel import path
from trainer.bots.memory import remember
from trainer.bots.reasons import reason_of
from trainer.bots.review import Effort, TurnReview, review_turns
from trainer.bots.review.decisions import turns_of
from trainer.bots.review.memory import sight
from trainer.cards import Card, pack
from trainer.content.library import load_library
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.learning.tutor import Tutor, following
from trainer.notation import HUMAN, Record
from trainer.rules.deal import deal
from trainer.rules.events import (
    AddedToMeld,
    Discarded,
    DrewCard,
    Event,
    LaidMeld,
    MonteRefilled,
    SwappedFirst,
    TookMorto,
    TookPile,
)
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, TakePile
from trainer.rules.play import apply, judge
from trainer.rules.position import HAND_SIZE, MORTO_SIZE, Phase, Position, view_of
from trainer.rules.ruleset import RULESETS, Ruleset
from trainer.rules.verdict import IllegalMove

PLAIN = path("plain")
QUICK = Effort(plans=4, choose=60, measure=20, whole=0)
GUIDED = load_library().guided
assert GUIDED is not None
REMARKS = tuple(GUIDED.remarks)
NAMES = ["Ana", "Beto", "Caio", "Lia"]
LATE = 25
"""So many moves before its end a deal may have nothing left to exchange."""
TABLES = [(rules, players) for rules in RULESETS for players in (2, 4)]
MIXED = [("stbl", 2), ("aberto", 4), ("fechado", 2), ("tradicional", 4)]
ANYWHERE = deal(RULESETS["stbl"], 2, seed=1)


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The levels that search do so on few deals: here it does not matter how well they play."""
    monkeypatch.setattr(expert, "DEALS", 24)
    monkeypatch.setitem(master.DEALS, "plain", 24)


# ---- twins


@dataclass
class Places:
    """Where each card of the pack lies and which of them a seat has seen; a card goes by its place in the deal.

    Of two equal cards in a hand that plays one, the one goes that was seen.
    """

    opening: Position
    seat: int
    faces: list[Card] = field(init=False)
    hands: list[list[int]] = field(init=False)
    mortos: list[list[int]] = field(init=False)
    monte: list[int] = field(init=False)
    lixo: list[int] = field(default_factory=list)
    seen: set[int] = field(init=False)

    def __post_init__(self) -> None:
        piles = [*self.opening.hands, *self.opening.mortos, self.opening.monte]
        self.faces = [card for pile in piles for card in pile]
        rest = iter(range(len(self.faces)))
        places = [[next(rest) for _ in pile] for pile in piles]
        self.hands = places[: self.opening.players]
        self.mortos, self.monte = places[self.opening.players : -1], places[-1]
        self.seen = set(self.hands[self.seat])

    def hear(self, event: Event) -> None:
        match event:
            case DrewCard(seat):
                self.hands[seat].append(self.monte.pop(0))
            case TookPile(seat):
                self.hands[seat] += self.lixo
                self.lixo = []
            case LaidMeld(seat, _, cards) | AddedToMeld(seat, _, cards):
                for card in cards:
                    self._play(seat, card)
            case Discarded(seat, card) | SwappedFirst(seat, card):
                self.lixo.append(self._play(seat, card))
            case TookMorto(seat):
                self.hands[seat] = self.mortos.pop(0)
            case MonteRefilled():
                self.monte = self.mortos.pop(0)
        self.seen |= {*self.hands[self.seat]}

    def _play(self, seat: int, card: Card) -> int:
        held = [place for place in self.hands[seat] if self.faces[place] == card]
        played = min(held, key=lambda place: place not in self.seen)
        self.hands[seat].remove(played)
        self.seen.add(played)
        return played

    def otherwise(self, random: Random) -> Position:
        """The deal begun with the cards the seat has not seen exchanged."""
        unseen = [place for place in range(len(self.faces)) if place not in self.seen]
        shuffled = [self.faces[place] for place in unseen]
        random.shuffle(shuffled)
        faces = list(self.faces)
        for place, face in zip(unseen, shuffled, strict=True):
            faces[place] = face
        rest = iter(faces)
        opening = self.opening
        return replace(
            opening,
            hands=tuple(tuple(sorted(next(rest) for _ in range(HAND_SIZE))) for _ in opening.hands),
            mortos=tuple(tuple(next(rest) for _ in range(MORTO_SIZE)) for _ in opening.mortos),
            monte=tuple(rest),
        )


def begun(opening: Position, seat: int) -> Game:
    """The deal as a game in which someone human sits at the seat."""
    bots = tuple(HUMAN if each == seat else "club" for each in range(opening.players))
    return Game(Record(opening.ruleset, opening.players, bots=bots, position=opening), opening)


def stages(opening: Position, moves: Sequence[Move], seat: int) -> Iterator[Game]:
    """The game of the seat before each of the moves, and after the last."""
    game = begun(opening, seat)
    yield game
    for move in moves:
        game = games.play(game, move)
        yield game


@cache
def played(rules: Ruleset, players: int, seed: int) -> tuple[Position, tuple[Move, ...]]:
    """A deal of club players, one act in eight by chance, to its end."""
    random = Random(seed)
    opening = deal(rules, players, seed)
    game = begun(opening, 0)
    while not game.position.ended:
        at = game.position
        by_chance = random.random() < 0.125
        move = random.choice(list(legal_moves(at))) if by_chance else BOTS["club"](view_of(at, at.turn), 0).move
        game = games.play(game, move)
    return opening, game.record.moves


@cache
def watched(rules: str, players: int, seat: int) -> list[Game]:
    """The deal as the seat plays it: before each move, and at its end."""
    opening, moves = played(RULESETS[rules], players, seed=5)
    return list(stages(opening, moves, seat))


def twin(games_: Sequence[Game], seat: int, seed: int) -> list[Game]:
    """The same moves from another beginning; to the seat, as far as it sees, the same games.

    A hand of one card tells something of that card where the rules would strand another, so that not every
    exchange leaves the moves legal; then another is tried.
    """
    last, random = games_[-1], Random(seed)
    places = Places(games_[0].position, seat)
    for happening in last.log:
        places.hear(happening.event)
    at = last.position
    assert [sorted(places.faces[place] for place in held) for held in places.hands] == [*map(list, at.hands)]
    for _ in range(20):
        with suppress(IllegalMove):
            other = list(stages(places.otherwise(random), last.record.moves, seat))
            if other[-1].position != at:
                return other
    raise AssertionError("no twin in twenty tries")


@cache
def moments(rules: str, players: int) -> list[tuple[int, Game, Game]]:
    """Twins at moments spread over a deal, each with the seat that is to move and does not tell them apart."""
    found = []
    for number in range(2, len(watched(rules, players, 0)) - LATE, 11):
        seat = watched(rules, players, 0)[number].position.turn
        games_ = watched(rules, players, seat)[: number + 1]
        found.append((seat, games_[-1], twin(games_, seat, number)[-1]))
    return found


def some_moves(at: Position) -> list[Move]:
    """Moves the seat to move might try, legal and not."""
    tried: list[Move] = [
        Draw(),
        TakePile(),
        TakePile(0, at.hand[:2]),
        Lay(at.hand[:3]),
        Lay(at.hand),
        Add(9, at.hand[:1]),
    ]
    tried += [Add(number, (card,)) for number in range(1, len(at.melds) + 1) for card in at.hand]
    tried += [TakePile(number) for number in range(1, len(at.melds) + 1)]
    return tried + [Discard(card) for card in (*at.hand, *pack()[:52:5])]


# ---- what a seat sees


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_twins_look_alike_from_the_first_card_on(rules: str, players: int) -> None:
    """The seat's view after every move, what it saw happen, what may be undone."""
    for seat in range(players):
        games_ = watched(rules, players, seat)[:-LATE]
        others = twin(games_, seat, seat)
        for one, other in zip(games_, others, strict=True):
            assert view_of(one.position, seat) == view_of(other.position, seat)
            assert len(one.log) == len(other.log)
            assert (one.back is None) is (other.back is None)
        logs = [games.seen(each[-1], seat) for each in (games_, others)]
        assert not [pair for pair in zip(*logs, strict=True) if pair[0] != pair[1]][:1]


def film(game: Game) -> Film:
    """The last round as the browser gets it, act by act."""
    acts, takers = games.last_round(game), games.morto_takers(game)
    return Film("deal", 0, 0, frames(acts, game.seat, lang="en", names=NAMES, bots=(), takers=takers))


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_browser_gets_the_same_table(rules: str, players: int) -> None:
    for seat, *twins in moments(rules, players):
        tables = [
            table_data(
                game.position,
                seat=seat,
                lang="en",
                translate=str,
                events=[happening.event for happening in game.log],
                drawn=match_words.drawn(game),
                status=match_words.status(game, NAMES),
                film=film(game),
            )
            for game in twins
        ]
        assert tables[0] == tables[1]


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_move_is_judged_by_what_its_seat_sees(rules: str, players: int) -> None:
    for seat, one, other in moments(rules, players):
        assert set(legal_moves(one.position)) == set(legal_moves(other.position))
        assert games.can_take_back(one) == games.can_take_back(other)
        for move in some_moves(one.position):
            assert judge(one.position, move, seat) == judge(other.position, move, seat)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_words_for_anothers_move_tell_nothing_of_its_hand(rules: str, players: int) -> None:
    for seat in range(players):
        games_ = watched(rules, players, seat)[:-LATE]
        moves = games_[-1].record.moves
        for *pair, move in zip(games_, twin(games_, seat, seat), moves, strict=False):
            if pair[0].position.turn != seat:
                one, other = (reason_of(view_of(game.position, game.position.turn), move) for game in pair)
                assert reason_text(one) == reason_text(other)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_tutor_says_the_same(rules: str, players: int) -> None:
    for seat in range(players):
        games_ = watched(rules, players, seat)[:-LATE]
        one, other = (
            following(Tutor(REMARKS, seat, first.position, first.position), last).said
            for first, *_, last in (games_, twin(games_, seat, seat))
        )
        assert one
        assert one == other


# ---- who thinks for a seat


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_bot_chooses_the_same(name: str, rules: str, players: int) -> None:
    for seat, *twins in moments(rules, players)[:: 5 if name in ("expert", "master") else 1]:
        one, other = (BOTS[name](view_of(game.position, seat), 3, games.seen(game, seat)) for game in twins)
        assert one == other


@pytest.mark.parametrize(("rules", "players"), MIXED)
def test_the_coach_says_the_same(rules: str, players: int) -> None:
    for seat, *twins in moments(rules, players)[2::6][:3]:
        known = [(view_of(game.position, seat), games.seen(game, seat)) for game in twins]
        one, other = (hints(view, 3, log, PLAIN) for view, log in known)
        assert one == other
        *_, move = legal_moves(twins[0].position)
        warned, alike = (caution(view, move, 3, log, PLAIN) for view, log in known)
        assert warned == alike


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_odds_are_the_same(rules: str, players: int) -> None:
    for seat, *twins in moments(rules, players):
        one, other = (remembered(game.position, seat) for game in twins)
        assert one == other
        assert draws_left(one) == draws_left(other)
        for card in one.hand:
            assert unseen_copies(one, (card,)) == unseen_copies(other, (card,))
            assert chance_to_draw(one, (card,)) == chance_to_draw(other, (card,))
        memories = [remember(view_of(game.position, seat), games.seen(game, seat)) for game in twins]
        assert memories[0] == memories[1]


# ---- the review


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_decision_rests_on_what_was_seen_before_it(rules: str, players: int) -> None:
    """Not on the card then drawn, the morto then fetched, or anything that came later in the record."""
    for seat in range(players):
        games_ = watched(rules, players, seat)
        made = 0
        for turn in turns_of(games_[-1].record, seat):
            made = next(number for number in range(made, len(games_)) if games_[number].position == turn.before)
            for decision in turn.decisions:
                game = games_[made]
                assert decision.before == game.position
                assert decision.known == sight(view_of(game.position, seat), games.seen(game, seat))
                made += len(decision.moves)


def as_known_then(turn: TurnReview) -> TurnReview:
    """The turn without the cards its better line draws: that is shown to its end, as it would have come."""
    at, line = turn.before, []
    for move in turn.best if turn.best != turn.played else ():
        line.append(move)
        at, events = apply(at, move)
        if any(isinstance(event, DrewCard | TookMorto) for event in events):
            break
    return replace(turn, before=ANYWHERE, best=tuple(line))


@pytest.mark.parametrize(("rules", "players"), MIXED)
def test_a_turn_is_reviewed_the_same(rules: str, players: int) -> None:
    whole = watched(rules, players, 0)[:-LATE]
    ends = [number for number, game in enumerate(whole) if number and game.position.phase is Phase.DRAW]
    for number in ends[5::20][:2]:
        seat = whole[number - 1].position.turn
        games_ = watched(rules, players, seat)[: number + 1]
        records = [each[-1].record for each in (games_, twin(games_, seat, number))]
        one, other = (
            next(review_turns(record, seat, seed=3, effort=QUICK, path=PLAIN, newest_first=True)) for record in records
        )
        assert one.before != other.before
        assert as_known_then(one) == as_known_then(other)
