"""Laws that hold in every position of every deal, seen in random play and in positions with few cards."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from random_positions import random_position, random_rules

from trainer.cards import CARDS, Card, pack
from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, SwapFirst, TakePile
from trainer.rules.play import apply, judge
from trainer.rules.position import MORTO_SIZE, Phase, Position, view_of
from trainer.rules.ruleset import RULESETS, Ruleset
from trainer.rules.scoring import deal_sheet, scores
from trainer.rules.verdict import IllegalMove

ALL_RULES = [
    pytest.param(rules, players, id=f"{name}-{players}") for name, rules in RULESETS.items() for players in (2, 4)
]
DRAWS, LONGEST_OPEN = 86, 5000


def steps(rules: Ruleset, players: int, seed: int) -> Iterator[tuple[Position, list[Move], Move, Position]]:
    """A deal played at random: each position, its legal moves, the one chosen and what came of it."""
    rng = Random(seed)
    position = deal(rules, players, seed, start=rng.randrange(players))
    while not position.ended:
        legal = list(legal_moves(position))
        assert legal, f"dead: {position}"
        move = rng.choice(legal)
        after, _ = apply(position, move)
        yield position, legal, move, after
        position = after


def final(rules: Ruleset, players: int, seed: int) -> Position:
    return [after for *_, after in steps(rules, players, seed)][-1]


def all_cards(position: Position) -> Counter[Card]:
    piles = [*position.hands, position.lixo, position.monte, *position.mortos]
    piles += [meld.cards for melds in position.table for meld in melds]
    return Counter(card for pile in piles for card in pile)


def points(card: Card, rules: Ruleset) -> int:
    if card.is_joker:
        return rules.joker_points
    return {1: 15, 2: 10}.get(card.rank, 5 if card.rank <= 7 else 10)


def check_deal(rules: Ruleset, players: int, seed: int) -> None:
    """The cards are conserved, the turn can always end, seats are in order, the deal ends, the sheet adds up."""
    cards, moves, position = Counter(pack(rules.jokers)), 0, None
    for moves, (before, legal, move, position) in enumerate(steps(rules, players, seed), 1):
        assert all_cards(position) == cards
        assert len(set(legal)) == len(legal)
        assert before.phase is Phase.DRAW or ends(before, {})
        assert all(list(hand) == sorted(hand) for hand in position.hands)
        passed = isinstance(move, Discard) and not position.ended
        assert position.turn == (before.turn + passed) % players
        assert moves <= (DRAWS * 2 + 3 * len(cards) if rules.pile == "justified" else LONGEST_OPEN)
    assert position is not None
    check_sheet(position)


def check_sheet(position: Position) -> None:
    """Every line of the sheet, reckoned once more (score.sheet)."""
    rules = position.ruleset
    for team, sheet in enumerate(deal_sheet(position)):
        assert sum(line for _, line in sheet.lines) == sheet.total == scores(position)[team]
        table = position.table[team]
        assert sheet.cards == sum(points(card, rules) for meld in table for card in meld.cards)
        assert sheet.batida == (100 if position.batida == team else 0)
        seats = list(range(team, position.players, 2))
        unpaid = [seat for seat in seats if rules.name == "tradicional" and seat in position.unplayed_mortos]
        held = [card for seat in seats if seat not in unpaid for card in position.hands[seat]]
        assert sheet.hand == -sum(points(card, rules) for card in held)
        spared = not rules.converted_morto_penalty and not position.mortos
        pays = bool(unpaid) if position.morto_taken[team] else not spared
        assert sheet.morto == (-100 if pays else 0)
        for number, kind, bonus in sheet.canastras:
            meld = table[number - 1]
            assert len(meld) >= 7
            assert bonus == {"limpa": 200, "suja": 100, "quinhentos": 500, "real": 1000}[kind]
            assert (kind == "suja") == (meld.wild is not None)
            assert (kind == "real") == (len(meld) == 14 and meld.wild is None)


def ends(position: Position, known: dict[Position, bool]) -> bool:
    """Whether the turn can be ended from here: by a discard, by going out, or once a card more is laid. With the
    cards of a morto it can: more than one is held."""
    if position not in known:
        legal = legal_moves(position)
        known[position] = bool(legal.discards) or any(
            after.ended or took_morto(position, after) or ends(after, known)
            for after in (apply(position, move)[0] for move in (*legal.additions, *legal.lays))
        )
    return known[position]


def took_morto(before: Position, after: Position) -> bool:
    return after.morto_taken != before.morto_taken


def check_turn(start: Position) -> None:
    """Every position in which a turn can arrive has a legal move and can end the turn."""
    known: dict[Position, bool] = {}
    seen, waiting = {start}, [start]
    while waiting:
        position = waiting.pop()
        legal = list(legal_moves(position))
        assert legal, f"dead: {position}"
        assert position.phase is Phase.DRAW or ends(position, known), f"cannot end: {position}"
        for move in legal:
            if not isinstance(move, Discard):
                after, _ = apply(position, move)
                if not after.ended and not took_morto(position, after) and after not in seen:
                    seen.add(after)
                    waiting.append(after)


def check_views(position: Position, rng: Random) -> None:
    """What a seat knows does not depend on what it cannot see; its legal moves are those of the true position."""
    for seat in range(position.players):
        view = view_of(position, seat)
        assert view_of(reshuffled(position, seat, rng), seat) == view
        if seat == position.turn and not position.ended:
            seen, true = set(legal_moves(view.as_position())), set(legal_moves(position))
            assert seen <= true
            assert all(leaves_a_hidden_card(position, move) for move in true - seen)


def leaves_a_hidden_card(position: Position, move: Move) -> bool:
    """The one case in which what lies under the top decides: it is the last card and goes out on a meld."""
    if not isinstance(move, TakePile) or position.ruleset.pile == "free":
        return False
    return len(position.hand) - len(move.cards) + len(position.lixo) - 1 == 1 and len(position.lixo) == 2


def reshuffled(position: Position, seat: int, rng: Random) -> Position:
    """A position that differs in the cards this seat cannot see alone."""
    shown = len(position.lixo) if position.ruleset.pile == "free" else 1
    under = position.lixo[:-shown]
    others = [other for other in range(position.players) if other != seat and not position.ended]
    piles = [*(position.hands[other] for other in others), under, position.monte, *position.mortos]
    cards = [card for pile in piles for card in pile]
    rng.shuffle(cards)
    dealt = iter(cards)
    new = [tuple(next(dealt) for _ in pile) for pile in piles]
    hands = list(position.hands)
    for other, hand in zip(others, new, strict=False):
        hands[other] = tuple(sorted(hand))
    under, monte, *mortos = new[len(others) :]
    changed = replace(
        position, hands=tuple(hands), lixo=under + position.lixo[len(under) :], monte=monte, mortos=tuple(mortos)
    )
    if seat == position.turn:
        return changed
    known = {name: changed.hand[0] for name in ("not_returnable", "first_drawn") if getattr(position, name) is not None}
    return replace(changed, **known)


def some_move(position: Position, rng: Random) -> Move:
    """A move that is seldom legal."""
    hand = position.hand + tuple(rng.sample(CARDS[:53], 2))
    cards = tuple(rng.sample(hand, rng.randint(1, min(4, len(hand)))))
    number = rng.randint(1, 3)
    takes = [TakePile(), TakePile(0, cards), TakePile(number, cards)]
    return rng.choice([Draw(), SwapFirst(), Lay(cards), Add(number, cards), Discard(cards[0]), *takes])


def check_refusals(position: Position, rng: Random) -> None:
    """`judge` and `apply` agree, legal moves are those `apply` accepts, and the argument stays as it was."""
    kept = pickle.dumps(position)
    legal = legal_moves(position)
    for move in [some_move(position, rng) for _ in range(4)] + rng.sample(list(legal), 1):
        verdict = judge(position, move)
        assert verdict.legal == (move in legal) == (move in set(legal))
        if verdict.legal:
            apply(position, move)
            elsewhere = (position.turn + 1) % position.players
            assert judge(position, move, elsewhere).articles == ("turn.seat",)
        else:
            with pytest.raises(IllegalMove) as refusal:
                apply(position, move)
            assert refusal.value.verdict == verdict
            assert verdict.article == verdict.articles[0]
    assert pickle.loads(kept) == position


@pytest.mark.parametrize(("rules", "players"), ALL_RULES)
def test_a_deal_keeps_its_cards_and_ends(rules: Ruleset, players: int) -> None:
    for seed in range(12):
        check_deal(rules, players, seed)


@pytest.mark.parametrize("seed", range(60))
def test_a_deal_with_house_rules_keeps_its_cards_and_ends(seed: int) -> None:
    rng = Random(seed)
    check_deal(random_rules(rng), rng.choice((2, 4)), seed)


@pytest.mark.parametrize("seed", range(10))
def test_no_turn_is_dead(seed: int) -> None:
    """Hands of one to four cards, lixos of up to three, every house rule (out.stranded, out.limpa)."""
    rng = Random(seed)
    for _ in range(120):
        check_turn(random_position(rng, largest_hand=4, at_draw=True))


def test_the_first_player_may_always_end_the_turn_under_the_swap() -> None:
    for seed in range(5):
        rng = Random(seed)
        rules = next(filter(lambda rules: rules.first_card_swap, (random_rules(rng) for _ in range(99))))
        drawn, _ = apply(deal(rules, 2, seed), Draw())
        assert SwapFirst() in set(legal_moves(drawn))
        swapped, _ = apply(drawn, SwapFirst())
        assert swapped.lixo == (drawn.first_drawn,)
        assert len(swapped.hand) == 12
        assert legal_moves(swapped).discards


@pytest.mark.parametrize("seed", range(16))
def test_views_hide_what_is_hidden_and_refusals_agree(seed: int) -> None:
    rng = Random(seed)
    rules, players = random_rules(rng), rng.choice((2, 4))
    position = deal(rules, players, seed)
    for number, (position, _, _, after) in enumerate(steps(rules, players, seed)):
        marked = position.first_drawn is not None or position.not_returnable is not None
        if number % 6 == 0 or len(position.hand) < 4 or marked:
            check_views(position, rng)
            check_refusals(position, rng)
        position = after
    check_views(position, rng)
    assert judge(position, Draw()).articles == ("deal.over",)
    assert list(legal_moves(position)) == []


def test_a_hidden_card_under_the_top_decides_one_case_only() -> None:
    """Small closed lixos: the view may lack a taking that the true position allows, never the reverse."""
    rng = Random(3)
    for _ in range(400):
        position = random_position(rng, largest_hand=4, at_draw=True)
        hands = [hand if seat == position.turn else hand[:1] for seat, hand in enumerate(position.hands)]
        position = replace(position, hands=tuple(hands))
        seen = set(legal_moves(view_of(position, position.turn).as_position()))
        true = set(legal_moves(position))
        assert seen <= true
        assert all(leaves_a_hidden_card(position, move) for move in true - seen)


def test_the_deal_has_its_numbers() -> None:
    """11 cards each, two mortos of 11, the monte 64 or 42, without jokers 60 or 38; the lixo empty (deal)."""
    for name, rules in RULESETS.items():
        for players in (2, 4):
            position = deal(rules, players, seed=9)
            jokers = 0 if name == "tradicional" else 4
            assert [len(hand) for hand in position.hands] == [11] * players
            assert [len(morto) for morto in position.mortos] == [MORTO_SIZE] * 2
            assert len(position.monte) == {2: 60, 4: 38}[players] + jokers
            assert position.lixo == ()
            assert position.table == ((), ())
            assert all_cards(position).total() == 104 + jokers
            assert all_cards(position)[CARDS[52]] == jokers


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "players"), ALL_RULES)
def test_a_thousand_deals(rules: Ruleset, players: int) -> None:
    for seed in range(1000, 1250):
        check_deal(rules, players, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2000, 2040))
def test_a_thousand_deals_with_house_rules(seed: int) -> None:
    rng = Random(seed)
    for number in range(25):
        check_deal(random_rules(rng), rng.choice((2, 4)), 1000 * seed + number)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3000, 3050))
def test_no_turn_is_dead_in_thousands_of_positions(seed: int) -> None:
    rng = Random(seed)
    for _ in range(400):
        check_turn(random_position(rng, largest_hand=6, at_draw=True))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4000, 4100))
def test_views_and_refusals_at_length(seed: int) -> None:
    rng = Random(seed)
    for position, *_ in steps(random_rules(rng), rng.choice((2, 4)), seed):
        check_views(position, rng)
        check_refusals(position, rng)
