"""The tutor of the guided deals: when each remark is made, that it is made once, and that it gives nothing away."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.bots import BOTS
from trainer.bots.coach import caution
from trainer.bots.kernel import path
from trainer.bots.review import Grade
from trainer.cards import Card, parse_cards
from trainer.content.library import load_library
from trainer.content.moments import Facts, Moment
from trainer.content.topics import TOPICS
from trainer.learning import game as games
from trainer.learning.game import Game, game_from_text
from trainer.learning.tutor import Tutor, following, guided_game, remarks_at, spoken, tutor_of
from trainer.notation import Record, position_from_mapping, record_to_text
from trainer.rules.events import (
    AddedToMeld,
    CanastraMade,
    Event,
    LaidMeld,
    MeldBecameClean,
    MeldBecameDirty,
    MonteRefilled,
    TookMorto,
    TookPile,
)
from trainer.rules.moves import Discard, Lay, Move, parse_move
from trainer.rules.position import PlayerView, Position, view_of
from trainer.rules.ruleset import ruleset

GUIDED = load_library().guided
assert GUIDED is not None
REMARKS = {remark.when: remark for remark in GUIDED.remarks}
NAMES = ["Você", "Beto"]

LIMPA = "5C 6C 7C 8C 9C TC JC"
SUJA = "5H 6H 7H JK 9H TH JH"
IDLE = "3S 8S KH 5D TD"  # nothing can be done with these


def seen(
    hand: str = IDLE,
    *,
    own: list[str] | None = None,
    theirs: list[str] | None = None,
    taken: list[int] | None = None,
    mortos: int = 2,
    rules: str = "stbl",
    **more: Any,
) -> PlayerView:
    mapping = {"phase": "play", "hands": {0: hand, 1: 11}, "monte": 40, "mortos": mortos - len(taken or [])}
    mapping |= {"table": {0: own or [], 1: theirs or []}, "morto_taken": taken or []} | more
    return view_of(position_from_mapping(mapping, ruleset(rules)), 0)


def after(*events: Event, act: str = "draw", past: PlayerView | None = None, **more: Any) -> Moment:
    """A moment after an act of the learner and what came of it."""
    return Moment(seen(**more), events, past or seen(), parse_move(act))


def now(hand: str = IDLE, **more: Any) -> Moment:
    return after(hand=hand, **more)


def over(batida: int | None, **more: Any) -> Moment:
    return now(phase="over", batida=batida, **more)


CASES: list[tuple[str, str, Moment, Moment]] = [
    # topic, the article it cites, a moment it comes up at, one it does not
    ("opening", "deal", Moment(seen(phase="draw")), now(phase="draw")),
    ("draw", "turn.draw_first", now(phase="draw"), now()),
    ("lixo_takeable", "pile.top", now("5C 6C KH", phase="draw", lixo="7C"), now("5C 6C KH", phase="draw", lixo="9C")),
    (
        "lixo_tempting",
        "pile.top",
        now("5C 6C KH", phase="draw", lixo="7C 3H 9C"),
        now("5C 6C KH", phase="draw", lixo="3H 9C"),
    ),
    ("monte_low", "monte.refill", now(phase="draw", monte=10), now(phase="draw", monte=11)),
    ("meld_in_hand", "meld.sequence", now("5C 6C 7C KH 3S"), now("5C 6C JK KH 3S")),
    ("meld_with_wild", "meld.one_wild", now("5C 6C JK KH 3S"), now("5C 6C 7C JK 3S")),
    ("card_fits", "turn.order", now("8C KH 3S", own=["5C 6C 7C"]), now("9C KH 3S", own=["5C 6C 7C"])),
    ("wild_in_hand", "wild.place", now("2D KH 3S 8S"), now()),
    ("can_clean", "wild.cleans", now("3C KH 8S", own=["4C 5C 6C 2C"]), now("3C KH 8S", own=["4C 5C 6C JK"])),
    ("cleanable", "wild.cleans", now(own=["5C 6C 7C 2C"]), now(own=["5C 6C 7C 2D"])),
    ("canastra_near", "canastra.kinds", now(own=["5C 6C 7C 8C 9C"]), now(own=["5C 6C 7C 8C"])),
    ("gift", "discard.any", now(theirs=["5S 6S 7S"]), now(theirs=["5S 6S 7S"], own=["9S TS JS"])),
    ("discard_due", "turn.order", now(), now("5C 6C JK KH 3S")),
    ("only_wild", "turn.order", now("5C 6C JK KH 3S"), now("2C KH 3S", own=["3C 4C 5C"])),
    ("morto_near", "morto.indireta", now("3S 8S KH 5D"), now()),
    ("morto_in_reach", "morto.direta", now("5C 6C 7C KH"), now("5C 6C 8C KH")),
    ("limpa_needed", "out.limpa", now(taken=[0], own=[SUJA]), now(taken=[0], own=[LIMPA])),
    ("stranded", "out.stranded", now("3S 8S", taken=[0]), now("3S 8S", taken=[0], own=[LIMPA])),
    ("batida_in_reach", "out.limpa", now("QC KH", taken=[0], own=[LIMPA]), now("QC KH", taken=[0], own=[SUJA])),
    (
        "other_near_batida",
        "score.sheet",
        now(hands={0: IDLE, 1: 3}, taken=[1], theirs=[LIMPA]),
        now(hands={0: IDLE, 1: 3}, taken=[1], theirs=[SUJA]),
    ),
    ("laid", "meld.no_merge", after(LaidMeld(0, 1, parse_cards("5C 6C 7C")), own=["5C 6C 7C"]), now()),
    (
        "laid_two",
        "wild.place",
        after(LaidMeld(0, 1, parse_cards("AC 2C 3C")), own=["AC 2C 3C"]),
        after(LaidMeld(0, 1, parse_cards("5C 6C 2C")), own=["5C 6C 2C"]),
    ),
    (
        "laid_dirty",
        "wild.moves",
        after(AddedToMeld(0, 1, parse_cards("JK")), MeldBecameDirty(0, 1), own=["5C 6C 7C JK"]),
        after(LaidMeld(0, 1, parse_cards("5C 6C 7C")), own=["5C 6C 7C"]),
    ),
    ("cleaned", "wild.cleans", after(MeldBecameClean(0, 1)), after(MeldBecameClean(1, 1))),
    ("lixo_taken", "pile.top", after(TookPile(0, parse_cards("7C 8C"))), after(TookPile(0, parse_cards("7C")))),
    (
        "limpa_made",
        "canastra.kinds",
        after(CanastraMade(0, 1, "limpa"), own=[LIMPA]),
        after(CanastraMade(0, 1, "suja"), own=[SUJA]),
    ),
    ("suja_made", "canastra.kinds", after(CanastraMade(0, 1, "suja")), after(CanastraMade(1, 1, "suja"))),
    ("morto_direta", "morto.direta", after(TookMorto(0, direct=True)), after(TookMorto(0, direct=False))),
    ("morto_indireta", "morto.indireta", after(TookMorto(0, direct=False)), after(TookMorto(1, direct=False))),
    ("other_took_lixo", "pile.top", after(TookPile(1, parse_cards("7C 8C"))), after(TookPile(0, parse_cards("7C")))),
    ("other_laid", "meld.opponent", after(LaidMeld(1, 1, parse_cards("5C 6C 7C"))), now()),
    (
        "other_limpa",
        "out.limpa",
        after(CanastraMade(1, 1, "limpa"), theirs=[LIMPA]),
        after(CanastraMade(1, 1, "limpa"), theirs=[LIMPA], taken=[1]),
    ),
    (
        "other_limpa_out",
        "out.limpa",
        after(CanastraMade(1, 1, "limpa"), theirs=[LIMPA], taken=[1]),
        after(CanastraMade(1, 1, "limpa"), theirs=[LIMPA]),
    ),
    ("other_morto", "morto.direta", after(TookMorto(1, direct=True)), after(TookMorto(0, direct=True))),
    ("monte_refilled", "monte.refill", after(MonteRefilled(11)), now()),
    (
        "passed_lixo",
        "pile.top",
        now(past=seen("5C 6C KH", phase="draw", lixo="7C")),
        now(past=seen("5C 6C KH", phase="draw", lixo="9C")),
    ),
    (
        "passed_meld",
        "score.sheet",
        now(act="discard KH", past=seen("5C 6C 7C KH 3S")),
        now(act="discard 6C", past=seen("5C 6C 7C KH 3S")),
    ),
    (
        "threw_fitting",
        "discard.any",
        now(act="discard 8C", past=seen("8C KH 3S", own=["5C 6C 7C"])),
        now(act="discard KH", past=seen("8C KH 3S", own=["5C 6C 7C"])),
    ),
    (
        "threw_gift",
        "discard.any",
        now(act="discard 8C", past=seen("8C KH 3S", theirs=["5C 6C 7C"])),
        now(act="discard 8C", past=seen("8C 4C 2H", theirs=["5C 6C 7C"])),
    ),
    (
        "passed_morto",
        "morto.direta",
        now(act="discard 5C", past=seen("5C 6C 7C KH")),
        now(act="discard 5C", past=seen("5C 6C 8C KH")),
    ),
    (
        "passed_batida",
        "score.sheet",
        now(act="discard KH", past=seen("QC KH 3H 4H 5H", taken=[0], own=[LIMPA]), taken=[0], own=[LIMPA]),
        now(act="discard KH", past=seen("QC KH 3H 4H 6H", taken=[0], own=[LIMPA]), taken=[0], own=[LIMPA]),
    ),
    ("end_by_learner", "deal.over", over(0), over(1)),
    ("end_by_other", "deal.over", over(1), over(0)),
    ("end_of_cards", "monte.refill", over(None), over(1)),
    ("morto_missed", "score.sheet", over(1), over(1, taken=[0])),
    ("sheet", "score.sheet", over(1), now()),
]


@pytest.mark.parametrize(("topic", "article", "yes", "no"), CASES, ids=[f"{case[0]}: {case[1]}" for case in CASES])
def test_a_remark_is_made_where_its_topic_comes_up(topic: str, article: str, yes: Moment, no: Moment) -> None:
    remark = REMARKS[topic]
    assert remark.article == article
    assert [each for each, _ in remarks_at(yes, [remark])] == [remark]
    assert list(remarks_at(no, [remark])) == []


def test_where_any_canastra_lets_one_go_out_no_limpa_is_needed_out_limpa() -> None:
    def comes_up(topic: str, **more: Any) -> bool:
        return TOPICS[topic].condition(now("3S 8S", rules="fechado", **more)) is not None

    assert not comes_up("limpa_needed", taken=[0])
    assert comes_up("stranded", taken=[0])
    assert not comes_up("stranded", taken=[0], own=[SUJA])
    few = {"hands": {0: IDLE, 1: 3}, "taken": [1]}
    assert TOPICS["other_near_batida"].condition(now(theirs=[SUJA], rules="fechado", **few)) == Facts(number=3, seat=1)


def test_every_remark_has_its_case() -> None:
    assert sorted(case[0] for case in CASES) == sorted(REMARKS)


def test_a_lixo_of_one_card_is_not_given_back() -> None:
    """Article discard.same, which STBL has not: a topic for the deals of other rulesets."""
    topic = TOPICS["not_returnable"].condition
    assert topic(now(rules="aberto", not_returnable="3S")) == Facts(parse_cards("3S"))
    assert topic(now(rules="aberto")) is None


def test_facts_are_the_cards_and_numbers_on_the_table() -> None:
    assert TOPICS["card_fits"].condition(now("4C 8C KH 3S", own=["5C 6C 7C"])) == Facts(parse_cards("4C 8C"))
    assert TOPICS["meld_in_hand"].condition(now("KH QH JH 5C 6C 7C 8C")) == Facts(parse_cards("5C 6C 7C 8C"))
    assert TOPICS["canastra_near"].condition(now(own=["5C 6C 7C 8C 9C TC"])) == Facts(number=1)
    assert TOPICS["other_took_lixo"].condition(after(TookPile(1, parse_cards("7C 8C")))) == Facts(number=2, seat=1)


# Along a deal


def greedy(view: PlayerView, seed: int) -> Move:
    return BOTS["greedy"](view, seed).move


def played(number: int, moves: int | None = None, known: tuple[str, ...] = ()) -> tuple[Game, Tutor]:
    """A guided deal played by a stand-in for the learner, as many of the record's moves as asked for, or all."""
    assert GUIDED is not None
    game = games.until_human(guided_game(GUIDED, number))
    while not game.position.ended and (moves is None or len(game.record.moves) < moves):
        move = greedy(view_of(game.position, game.seat), len(game.record.moves))
        game = games.until_human(games.play(game, move))
    return game, following(tutor_of(GUIDED, number, game, known), game)


def test_a_remark_is_made_once_or_again_after_its_turns_and_the_deals_bring_up_what_matters() -> None:
    _game, first = played(1)
    assert len(first.topics) >= 20
    last: dict[str, int] = {}
    for said in first.said:
        name, again = said.remark.when, said.remark.again
        assert said.again is (name in last)
        assert name not in last or (again is not None and said.turn >= last[name] + again.after)
        last[name] = said.turn
    assert {"opening", "draw", "meld_in_hand", "lixo_takeable", "wild_in_hand", "sheet"} <= set(first.topics)
    assert {"limpa_made", "morto_direta", "morto_indireta"} & set(first.topics)
    assert not any(remark.hindsight for remark in first.remarks)
    _game, second = played(2, known=first.topics)
    closing = {name for name, topic in TOPICS.items() if topic.closes}
    assert not set(second.topics) & set(first.topics) - closing
    assert 0 < len(second.topics) < len(first.topics) / 2


def test_at_most_one_remark_a_moment_until_the_end() -> None:
    _game, tutor = played(1)
    before = [each for each in tutor.said if not TOPICS[each.remark.when].closes]
    assert [each.remark.when for each in tutor.current][-1] == "sheet"
    assert all(TOPICS[each.remark.when].closes for each in tutor.current)
    assert before == sorted(before, key=lambda each: each.turn)


def test_a_resumed_deal_has_been_told_the_same() -> None:
    assert GUIDED is not None
    game, tutor = played(1, moves=40)
    again = game_from_text(record_to_text(game.record))
    assert following(tutor_of(GUIDED, 1, again), again).said == tutor.said


def test_a_move_taken_back_takes_back_what_was_said_of_it() -> None:
    game, drawn = played(1, moves=1)
    laid = games.play(game, greedy(view_of(game.position, game.seat), 1))
    told = following(drawn, laid)
    assert told.topics == (*drawn.topics, "laid_dirty")
    assert following(told, games.undone(laid)).topics == drawn.topics


def test_a_remark_is_filled_in_both_languages() -> None:
    assert GUIDED is not None
    game, tutor = played(1)
    for said in tutor.said:
        for language in ("pt-BR", "en"):
            text = spoken(said, language, NAMES)
            assert not {"{cards}", "{number}", "{name}"} & set(text.split())
            assert "{}" not in text
    first = spoken(tutor.said[0], "pt-BR", NAMES)
    assert first.startswith("Estas 11 cartas são suas.")
    assert game.position.ended


def test_the_first_meld_pointed_to_is_no_blunder_to_the_coach() -> None:
    assert GUIDED is not None
    for number in (1, 2):
        moves = next(count for count in range(90) if "meld_in_hand" in played(number, count)[1].topics)
        game, tutor = played(number, moves)
        cards = tutor.said[-1].facts.cards
        assert not any(card.is_two for card in cards)
        seen = games.seen(game, game.seat)
        word = caution(view_of(game.position, game.seat), Lay(cards), 1, seen, path=path("plain"))
        assert word.grade is not Grade.BLUNDER


# Nothing is given away


def cards_used(move: Move) -> tuple[Card, ...]:
    return (move.card,) if isinstance(move, Discard) else getattr(move, "cards", ())


def unseen_shuffled(game: Game, random: Random) -> Record:
    """The deal with all cards dealt otherwise that nobody has shown so far: what is left of the other's first hand,
    of the monte and of the mortos; the moves stay possible."""
    opening, reached = game.record.opening, game.position
    other = 1 - game.seat
    shown = list(opening.hands[other])
    used = {card for move in game.record.moves for card in cards_used(move)}  # its twin may be the one still held
    kept = [shown.pop(shown.index(card)) for card in reached.hands[other] if card in shown and card not in used]
    drawn = len(opening.monte) - len(reached.monte)
    pool = [*kept, *opening.monte[drawn:], *(card for morto in opening.mortos for card in morto)]
    random.shuffle(pool)
    cards = iter(pool)
    hand = tuple(sorted([*shown, *(next(cards) for _ in kept)]))
    hands = (opening.hands[0], hand) if other else (hand, opening.hands[1])
    monte = (*opening.monte[:drawn], *(next(cards) for _ in opening.monte[drawn:]))
    mortos = tuple(tuple(next(cards) for _ in morto) for morto in opening.mortos)
    changed = Position(opening.ruleset, hands, turn=opening.turn, mortos=mortos, monte=monte)
    return Record(
        opening.ruleset, game.record.players, bots=game.record.bots, position=changed, turns=game.record.turns
    )


@settings(max_examples=25, deadline=None)
@given(moves=st.integers(1, 60), seed=st.integers(0, 10**6), number=st.sampled_from([1, 2]))
def test_what_is_said_does_not_depend_on_cards_nobody_has_shown(moves: int, seed: int, number: int) -> None:
    assert GUIDED is not None
    game, tutor = played(number, moves)
    if any(isinstance(each.event, TookMorto | MonteRefilled) for each in game.log):
        return  # a morto has been seen
    other = game_from_text(record_to_text(unseen_shuffled(game, Random(seed))))
    assert other.position.hands[other.seat] == game.position.hands[game.seat]
    assert following(tutor_of(GUIDED, number, other), other).said == tutor.said
