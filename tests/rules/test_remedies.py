"""What a refusal proposes can be done: a remedy leaves out cards just played, never cards on the table."""

from __future__ import annotations

import pytest

from trainer.cards import parse_cards
from trainer.rules.arranging import arrange_as_written
from trainer.rules.meld import Meld
from trainer.rules.moves import parse_move
from trainer.rules.play import judge
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import Ruleset, ruleset
from trainer.rules.verdict import Remedy


@pytest.mark.parametrize(
    ("article", "meld", "added", "left_out"),
    [
        pytest.param("meld.one_wild", "4D 5D 6D 2C", "JK", "JK", id="one_wild: the joker comes second"),
        pytest.param("meld.one_wild", "4D 5D 6D JK", "2C", "2C", id="one_wild: the 2 comes second"),
        pytest.param("meld.second_two", "AH 2D 3H", "2H", "2H", id="second_two: the natural comes second"),
        pytest.param("meld.second_two", "2H 3H 4H", "2D", "2D", id="second_two: the wild comes second"),
        pytest.param("meld.suit", "5H 6H 7H", "8H 9S", "9S", id="suit: one stranger"),
        pytest.param("meld.suit", "5H 6H 7H", "TS JS QS KS", "TS JS QS KS", id="suit: more strangers"),
        pytest.param("meld.sequence", "5H 6H 7H", "6H", "6H", id="sequence: a repeat"),
        pytest.param(
            "meld.size", "AC 2C 3C 4C 5C 6C JK 8C 9C TC JC QC KC AC", "7C", "7C", id="size: nothing fits a full meld"
        ),
    ],
)
def test_a_remedy_leaves_out_cards_just_played(article: str, meld: str, added: str, left_out: str) -> None:
    before = arrange_as_written(parse_cards(meld), ruleset())
    assert isinstance(before, Meld)
    hands = (tuple(sorted(parse_cards(f"{added} 3S 9D"))), ())
    position = Position(ruleset(), hands=hands, phase=Phase.PLAY, table=((before,), ()))
    breach = judge(position, parse_move(f"add 1 {added}")).breaches[0]
    assert breach.article == article
    assert breach.remedy is not None
    assert (breach.remedy.kind, breach.remedy.cards) == ("drop_cards", parse_cards(left_out))
    assert breach.remedy.number == len(breach.remedy.cards)


def in_play(hand: str, *, rules: Ruleset | None = None, melds: tuple[str, ...] = (), lixo: str = "") -> Position:
    """Seat 0 with a hand, to play, or to draw where a lixo lies; its morto taken."""
    rules = rules or ruleset()
    table = tuple(arrange_as_written(parse_cards(meld), rules) for meld in melds)
    return Position(
        rules,
        hands=(tuple(sorted(parse_cards(hand))), ()),
        phase=Phase.DRAW if lixo else Phase.PLAY,
        table=(tuple(meld for meld in table if isinstance(meld, Meld)), ()),
        lixo=parse_cards(lixo),
        morto_taken=(True, True),
    )


@pytest.mark.parametrize(
    ("cards", "left_out"),
    [
        pytest.param("5D 6D 7D 9H", "9H", id="meld.suit: three are left"),
        pytest.param("5D 6D 9H", None, id="meld.suit: two are left"),
        pytest.param("5D 6D 9D 9D TH", None, id="meld.suit: what is left has a gap"),
        pytest.param("5D 6D 7D 2C JK", "JK", id="meld.one_wild: three are left"),
        pytest.param("5D 2C JK", None, id="meld.one_wild: two are left"),
        pytest.param("2S 3S 4S 2H", "2H", id="meld.second_two: three are left"),
        pytest.param("2S 3S 2H", None, id="meld.second_two: two are left"),
        pytest.param("7S 7S 2S", None, id="meld.sequence: a repeat, and two are left"),
    ],
)
def test_what_a_remedy_leaves_is_a_meld(cards: str, left_out: str | None) -> None:
    remedy = judge(in_play(f"{cards} 3C QC"), parse_move(f"lay {cards}")).breaches[0].remedy
    assert (remedy and remedy.cards) == (left_out and parse_cards(left_out))


@pytest.mark.parametrize(
    ("move", "melds"), [("take new 5C 6C 7C", ()), ("take 1", ("5C 6C 7C",)), ("take 1 8C", ("5C 6C 7C",))]
)
def test_no_remedy_leaves_out_the_top_of_the_lixo(move: str, melds: tuple[str, ...]) -> None:
    """The lixo is taken to use its top (pile.top)."""
    verdict = judge(in_play("5C 6C 7C 8C QD", melds=melds, lixo="KS 9H"), parse_move(move))
    assert verdict.articles == ("meld.suit", "pile.top")
    assert verdict.breaches[0].remedy is None


def test_a_trinca_brings_no_limpa_nearer_where_it_is_no_canastra() -> None:
    """Tradicional with trincas (out.limpa)."""
    position = in_play("KS", rules=ruleset("tradicional", trincas=True), melds=("4S 4S 4H 4H 4D 4D 4C", "5C 6C 7C"))
    assert judge(position, parse_move("discard KS")).breaches[0].remedy == Remedy("need_limpa", number=4)


@pytest.mark.parametrize(
    ("meld", "added", "missing"), [("5C 6C 7C 2D", "3C", "4C"), ("JK 2S 3S", "5S", "4S"), ("5C JK 7C", "TC", None)]
)
def test_a_wild_that_waits_names_the_cards_that_let_it_stay(meld: str, added: str, missing: str | None) -> None:
    """The house rule that a wild moves only when displaced (wild.moves), beside a natural 2 as well."""
    position = in_play(f"{added} KH KD", rules=ruleset("stbl", wild_reread="displaced"), melds=(meld,))
    breach = judge(position, parse_move(f"add 1 {added}")).breaches[0]
    assert breach.article == ("wild.moves" if missing else "meld.sequence")
    if missing:
        assert breach.remedy == Remedy("fill_gap", parse_cards(missing), 1)


def test_a_refused_run_is_told_in_its_order() -> None:
    breach = judge(in_play("5S KH KD", melds=("AS 2S 3S",)), parse_move("add 1 5S")).breaches[0]
    assert (breach.article, breach.cards) == ("meld.sequence", parse_cards("AS 2S 3S 5S"))
