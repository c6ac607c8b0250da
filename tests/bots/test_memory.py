"""A seat that watched knows the whole lixo, and what others took from it and still hold: never a wrong card."""

from collections import Counter
from random import Random

import pytest

from trainer.bots.kernel import path
from trainer.bots.kernel.lookahead import Lookahead
from trainer.bots.memory import remember
from trainer.cards import parse_cards
from trainer.rules.deal import deal
from trainer.rules.events import Discarded, Event, LaidMeld, TookMorto, TookPile, seen_by
from trainer.rules.legal import legal_moves
from trainer.rules.play import apply
from trainer.rules.position import Position, view_of
from trainer.rules.ruleset import RULESETS, ruleset


def watched(rules: str, players: int, seed: int) -> list[tuple[Position, list[list[Event]]]]:
    """The positions of a random deal, each with what every seat saw until then."""
    random, at = Random(seed), deal(RULESETS[rules], players, seed)
    logs: list[list[Event]] = [[] for _ in range(players)]
    found = []
    while not at.ended:
        found.append((at, [list(log) for log in logs]))
        at, events = apply(at, random.choice(list(legal_moves(at))))
        for seat, log in enumerate(logs):
            log += [seen_by(event, seat) for event in events]
    return found


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_remembered_is_true(rules: str, players: int) -> None:
    known = 0
    for at, logs in watched(rules, players, seed=6):
        for seat, log in enumerate(logs):
            memory = remember(view_of(at, seat), log)
            assert memory.lixo == at.lixo
            for hand, held in zip(at.hands, memory.held, strict=True):
                assert Counter(held) <= Counter(hand)
                known += len(held)
            assert memory.held[seat] == ()
    assert known


def test_a_card_put_down_may_be_the_one_that_was_taken() -> None:
    view = view_of(deal(ruleset(), 2, seed=1), 0)
    log: list[Event] = [
        TookPile(1, parse_cards("5H KS 9C 9C")),
        LaidMeld(1, 1, parse_cards("5H 6H 7H")),
        Discarded(1, parse_cards("9C")[0]),
    ]
    assert remember(view, log).held[1] == parse_cards("KS 9C")
    assert remember(view, [*log, TookMorto(1, direct=False)]).held[1] == ()


def test_without_a_log_the_view_is_all_there_is() -> None:
    at = watched("stbl", 2, seed=6)[60][0]
    view = view_of(at, at.turn)
    assert remember(view, ()).lixo == view.lixo


def test_the_hidden_cards_are_dealt_around_what_is_remembered() -> None:
    """Every deal sampled makes a whole pack and has the cards known to be held in the hands that hold them."""
    for at, logs in watched("stbl", 4, seed=6)[::40]:
        view = view_of(at, at.turn)
        memory = remember(view, logs[at.turn])
        look = Lookahead(view, path("plain"), memory)
        for seed in range(3):
            dealt = look.simulation.position(look._dealt(seed))
            assert dealt.lixo == at.lixo
            assert view_of(dealt, at.turn) == view
            assert all(Counter(held) <= Counter(hand) for held, hand in zip(memory.held, dealt.hands, strict=True))
