"""Bots play legal moves to the end of every deal, each level in its way."""

from dataclasses import replace

import pytest

from trainer.bots import BOTS, PARTNERS, Choice, expert, master
from trainer.bots.greedy import choose as greedy
from trainer.bots.kernel import path, warm_up
from trainer.cards import parse_cards
from trainer.rules.arranging import arrange
from trainer.rules.deal import deal
from trainer.rules.events import Event, TookMorto, TookPile, seen_by
from trainer.rules.meld import Meld
from trainer.rules.moves import Add, Discard, Draw, Lay, TakePile
from trainer.rules.play import apply, judge
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import RULESETS, ruleset
from trainer.rules.scoring import deal_sheet

STBL = ruleset("stbl")
QUICK = ("random", "newcomer", "learner", "greedy", "casual", "club", *PARTNERS)


def meld(cards: str) -> Meld:
    laid = arrange(parse_cards(cards), STBL)
    assert isinstance(laid, Meld)
    return laid


def position(hand: str, *, own: tuple[str, ...] = (), lixo: str = "", phase: Phase = Phase.PLAY) -> Position:
    return Position(
        STBL,
        hands=(tuple(sorted(parse_cards(hand))), tuple(sorted(parse_cards("3S 9D KH JC")))),
        phase=phase,
        table=(tuple(map(meld, own)), ()),
        lixo=parse_cards(lixo),
        monte=parse_cards("4D 8S QH 6C"),
        mortos=(parse_cards("AS AH AD AC KS KH KD KC QS QD QC"),) * 2,
    )


def chosen(at: Position) -> Choice:
    return greedy(view_of(at, at.turn), seed=1)


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The levels that search do so on few deals: here it does not matter how well they play."""
    monkeypatch.setattr(expert, "DEALS", 24)
    monkeypatch.setitem(master.DEALS, "plain", 24)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_deal_of_bots_comes_to_its_end(name: str, rules: str, players: int) -> None:
    at, moves = deal(ruleset(rules), players, seed=7), 0
    while not at.ended:
        choice = BOTS[name](view_of(at, at.turn), moves)
        assert judge(at, choice.move).legal
        at, _ = apply(at, choice.move)
        moves += 1
        assert moves < 2000
    assert all(sheet.total == sum(points for _, points in sheet.lines) for sheet in deal_sheet(at))


@pytest.mark.parametrize("name", ["expert", "master"])
@pytest.mark.parametrize(("rules", "players"), [("stbl", 2), ("fechado", 4), ("aberto", 2), ("tradicional", 4)])
def test_who_searches_plays_legal_moves_all_through_a_deal(name: str, rules: str, players: int) -> None:
    at, moves = deal(ruleset(rules), players, seed=7), 0
    log: list[Event] = []
    while not at.ended:
        choose = BOTS[name] if moves % 23 < 2 else BOTS["club"]
        choice = choose(view_of(at, at.turn), moves, [seen_by(event, at.turn) for event in log])
        assert judge(at, choice.move).legal
        at, events = apply(at, choice.move)
        log += events
        moves += 1
        assert moves < 2000


def test_out_of_turn_a_bot_refuses() -> None:
    at = deal(STBL, 2, seed=3)
    for bot in BOTS.values():
        with pytest.raises(ValueError, match="expected its turn"):
            bot(view_of(at, 1 - at.turn), 1)


def test_greedy_lays_a_clean_run_and_says_why() -> None:
    choice = chosen(position("5H 6H 7H KS 9C 2D"))
    assert choice.move == Lay(parse_cards("5H 6H 7H"))
    assert (choice.reason.kind, choice.reason.number) == ("puts_down", 15)


def test_greedy_completes_a_canastra() -> None:
    choice = chosen(position("9H KS 4C", own=("3H 4H 5H 6H 7H 8H",)))
    assert choice.move == Add(1, parse_cards("9H"))
    assert choice.reason.kind == "makes_canastra"


def test_greedy_does_not_dirty_a_clean_meld_for_nothing() -> None:
    choice = chosen(position("2D KS 4C JC", own=("3H 4H 5H 6H 7H",)))
    assert isinstance(choice.move, Discard)
    assert choice.move.card != parse_cards("2D")[0]


def test_greedy_keeps_neighbours_and_throws_the_dear_stray() -> None:
    choice = chosen(position("5H 6H 8C 9C KS"))
    assert choice.move == Discard(parse_cards("KS")[0])
    assert choice.reason.kind == "throws_useless"


def test_greedy_takes_the_lixo_that_it_can_use() -> None:
    at = position("5H 6H KS 4C", lixo="9S 3D 7H", phase=Phase.DRAW)
    assert chosen(at).move == TakePile(0, parse_cards("5H 6H"))
    assert isinstance(chosen(replace(at, lixo=parse_cards("9S"))).move, Draw)


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "players"), [("stbl", 2), ("aberto", 4)])
def test_both_paths_choose_alike(rules: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """For as many deals: the compiled kernel changes the time a move takes and nothing else."""
    if not warm_up():
        pytest.skip("numba is absent or off")
    monkeypatch.setitem(master.DEALS, "compiled", master.DEALS["plain"])
    at = deal(ruleset(rules), players, seed=9)
    log: list[Event] = []
    for number in range(60):
        view, seen = view_of(at, at.turn), [seen_by(event, at.turn) for event in log]
        for choose in (expert.choose, master.choose):
            plain, compiled = (choose(view, number, seen, path(name)) for name in ("plain", "compiled"))
            assert plain == compiled
        at, events = apply(at, plain.move)
        log += events


def tables(name: str, rules: str, deals: int) -> tuple[int, int, int]:
    """Of deals a bot plays against itself: how often it took the lixo, how many mortos, how many cards lay on the
    table once half the monte was drawn."""
    lixos = mortos = laid = 0
    for seed in range(deals):
        at, moves, halfway = deal(ruleset(rules), 2, seed), 0, False
        half = len(at.monte) // 2
        while not at.ended:
            choice = BOTS[name](view_of(at, at.turn), moves)
            at, events = apply(at, choice.move)
            lixos += sum(isinstance(event, TookPile) for event in events)
            mortos += sum(isinstance(event, TookMorto) for event in events)
            moves += 1
            if not halfway and len(at.monte) <= half:
                halfway = True
                laid += sum(len(meld.cards) for team in at.table for meld in team)
    return lixos, mortos, laid


def test_the_styles_do_what_they_are_called_by() -> None:
    """Over whole deals against themselves: the hunter takes most lixos, the racer nearly every morto, who lays
    everything has most on the table halfway and who holds back the least."""
    did = {name: tables(name, "stbl", 6) for name in PARTNERS}
    assert max(did, key=lambda name: did[name][0]) == "hunter"
    assert did["racer"][1] >= 8 > 2 >= did["hoarder"][1], "of twelve"
    assert max(did, key=lambda name: did[name][2]) == "layer"
    assert min(did, key=lambda name: did[name][2]) == "hoarder"
