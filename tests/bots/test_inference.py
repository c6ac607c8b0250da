"""What the others' play says of their cards: signs, odds, and hands dealt by them."""

from __future__ import annotations

from collections import Counter

import pytest

from trainer.bots import BOTS
from trainer.bots import inference as signs
from trainer.bots.inference import EVEN, odds, pasts_of, signs_of
from trainer.bots.kernel import path, warm_up
from trainer.bots.kernel.book import code_of
from trainer.bots.kernel.lookahead import Lookahead
from trainer.bots.kernel.weights import odds_weights
from trainer.bots.memory import remember
from trainer.cards import HIDDEN, Card, pack
from trainer.rules.deal import deal
from trainer.rules.events import Discarded, DrewCard, Event, TookMorto, TookPile, seen_by
from trainer.rules.play import apply
from trainer.rules.position import Position, view_of
from trainer.rules.ruleset import RULESETS


def played(rules: str, players: int, seed: int) -> list[tuple[Position, list[Event]]]:
    """The positions of a deal that `club` plays, each with all that happened until then."""
    at, log = deal(RULESETS[rules], players, seed), list[Event]()
    found = []
    while not at.ended:
        found.append((at, list(log)))
        at, events = apply(at, BOTS["club"](view_of(at, at.turn), 0).move)
        log += events
    return found


def seen(log: list[Event], seat: int) -> list[Event]:
    return [seen_by(event, seat) for event in log]


def looking(at: Position, log: list[Event], name: str = "plain") -> tuple[Lookahead, list[int]]:
    """The lookahead of the seat to move, and the odds it works out."""
    view, events = view_of(at, at.turn), seen(log, at.turn)
    memory = remember(view, events)
    look = Lookahead(view, path("plain" if name == "plain" else "compiled"), memory, "master")
    return look, odds(look, memory, events, odds_weights(view.ruleset, view.players))


def test_a_card_left_and_a_card_thrown_are_remembered_with_their_turn() -> None:
    five, nine, ten = (Card.parse(text) for text in ("5S", "9H", "TH"))
    pasts = pasts_of([Discarded(0, five), DrewCard(1, HIDDEN), Discarded(1, nine), DrewCard(0, ten)], 2)
    assert (pasts[1].left, pasts[1].threw, pasts[1].turns) == ([(0, five)], [(0, nine)], 1)
    assert (pasts[0].left, pasts[0].threw, pasts[0].turns) == ([(1, nine)], [(0, five)], 1)


def test_what_was_thrown_before_the_morto_says_nothing_of_its_cards() -> None:
    five = Card.parse("5S")
    assert not pasts_of([Discarded(0, five), TookMorto(0, direct=False)], 2)[0].threw
    assert not pasts_of([Discarded(0, five), TookPile(1, (five,)), DrewCard(0, HIDDEN)], 2)[0].left


def test_signs_name_what_fits_and_what_lies_beside_a_card_thrown() -> None:
    """A neighbour of a card just thrown counts in full, and the ace lies beside the king as beside the two."""
    at, log = played("stbl", 2, seed=4)[60]
    view, events = view_of(at, at.turn), seen(log, at.turn)
    memory = remember(view, events)
    look = Lookahead(view, path("plain"), memory)
    past = pasts_of(events, 2)[1 - at.turn]
    past.threw, past.turns = [(3, Card.parse("KD"))], 3
    found = dict(signs_of(look, 1 - at.turn, memory, past))
    for text, sign in (("KD", signs.THREW_SAME), ("QD", signs.THREW_BESIDE), ("AD", signs.THREW_BESIDE)):
        told = found.get(code_of(Card.parse(text)))
        assert told is None or told[sign] == 1.0
    assert any(code in found for code in (code_of(Card.parse("QD")), code_of(Card.parse("AD"))))
    own = look.fits((1 - at.turn) % 2)
    for code, told in found.items():
        fits = code < 64 and bool(own[code >> 4] >> (code & 15) & 1)
        assert told[signs.OWN_CLEAN] == float(fits)


def test_hands_dealt_by_the_odds_come_nearer_to_the_true_ones() -> None:
    likely = others = 0
    for at, log in played("stbl", 2, seed=8)[20:120:8]:
        look, chances = looking(at, log)
        truth = at.hands[1 - at.turn]
        deals = look.likely(chances, 20, seed=1)
        likely += sum(shared(look.dealt(deals, number), truth, 1 - at.turn) for number in range(20))
        others += sum(shared(look.simulation.position(look._dealt(seed)), truth, 1 - at.turn) for seed in range(20))
    assert likely > 1.06 * others


def shared(dealt: Position, truth: tuple[Card, ...], seat: int) -> int:
    """How many cards of the true hand are in the one dealt."""
    return (Counter(truth) & Counter(dealt.hands[seat])).total()


def test_a_card_with_all_the_odds_is_always_in_the_hand() -> None:
    at, log = played("stbl", 4, seed=4)[40]
    look, _ = looking(at, log)
    seat = (at.turn + 1) % 4
    chances = [1] * (4 * len(look.unseen))
    chances[seat * len(look.unseen)] = 10**6
    deals = look.likely(chances, 40, seed=3)
    hands = [[code_of(card) for card in look.dealt(deals, number).hands[seat]] for number in range(40)]
    assert sum(look.unseen[0] in hand for hand in hands) >= 39  # a seat before may have it, rarely


def test_deals_by_odds_are_whole_packs_that_show_what_the_seat_sees() -> None:
    for at, log in played("stbl", 4, seed=4)[40:200:40]:
        look, chances = looking(at, log)
        assert len(chances) == 4 * len(look.unseen)
        first = at.turn * len(look.unseen)
        assert set(chances[first : first + len(look.unseen)]) == {EVEN}
        deals = look.likely(chances, 3, seed=2)
        dealt = [look.dealt(deals, number) for number in range(3)]
        assert len(set(dealt)) == 3
        view = view_of(at, at.turn)
        held = remember(view, seen(log, at.turn)).held
        for position in dealt:
            piles = [*position.hands, position.lixo, position.monte, *position.mortos]
            piles += [meld.cards for melds in position.table for meld in melds]
            assert Counter(card for pile in piles for card in pile) == Counter(pack())
            assert view_of(position, at.turn) == view
            assert all(Counter(known) <= Counter(hand) for known, hand in zip(held, position.hands, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS)
def test_both_paths_deal_the_same_hands(rules: str) -> None:
    if not warm_up():
        pytest.skip("numba is absent or off")
    for at, log in played(rules, 4, seed=4)[::25]:
        orders = []
        for name in ("plain", "compiled"):
            look, chances = looking(at, log, name)
            orders.append([int(card) for card in look.likely(chances, 5, seed=3).orders])
        assert orders[0] == orders[1]
