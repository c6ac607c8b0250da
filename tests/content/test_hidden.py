"""Questions about hidden cards are judged over the layouts that agree with what was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from typing import Any

import pytest

from trainer.cards import HIDDEN, Card, pack
from trainer.content.acceptance import share_of
from trainer.content.fields import line_of_moves
from trainer.content.judging import judge_answer, solution_text
from trainer.content.layouts import layouts
from trainer.content.proof import prove
from trainer.content.refutation import refutation
from trainer.content.seen import Seen, sight, unseen
from trainer.content.wording import acceptance_text, feedback
from trainer.notation import position_from_mapping
from trainer.rules.ruleset import ruleset

Make = Callable[[str], Any]

# The opponent holds one card and has a run of hearts: it can add to the run, never lay a new meld.
ONE_CARD = """\
position:
  phase: play
  hands: {0: "8H 9H KC QS", 1: 1}
  table: {1: ["5H 6H 7H"]}
  lixo: "4D QD"
  monte: 30
  morto_taken: [1]
"""
SAFE = f"""{ONE_CARD}\
ask: choose
options: [discard 8H, discard 9H, discard KC]
accept: denies_lixo
solution: [discard KC]
"""
EACH = f"""{ONE_CARD}\
ask: cards
each: discard
accept: denies_lixo
solution: "KC QS"
"""
NINE_CARDS = SAFE.replace("1: 1}", "1: 9}").replace("accept: denies_lixo", "accept: {meets: denies_lixo, holds: 60%}")
DRAW = """\
seen: {lixo: all}
position: {phase: draw, hands: {0: "9S KH QD 3D", 1: 9}, table: {0: ["5C 6C 7C"]}, lixo: "4C KS", monte: 30}
ask: choose
options: [draw; add 1 8C; discard KH, draw; add 1 4C; discard KH, draw; add 1 QC; discard KH]
accept: {meets: [legal], holds: 2%}
solution: [draw; add 1 8C; discard KH]
"""


def test_a_discard_is_safe_when_no_layout_lets_the_opponent_take_the_lixo(exercise: Make) -> None:
    made = exercise(SAFE)
    assert prove(made).faults == []
    assert prove(made).exhausted
    assert judge_answer(made, "discard KC").right
    assert not judge_answer(made, "discard 8H").right
    assert acceptance_text(made).en == (
        "Only the option that keeps the next player from taking the discard pile and holds however the hidden cards "
        "lie counts."
    )


def test_a_wrong_answer_is_shown_one_layout_that_beats_it(exercise: Make) -> None:
    made = exercise(SAFE)
    result = judge_answer(made, "discard 9H")
    assert result.share is not None
    assert result.share.exact
    shown = refutation(made, result)
    assert shown is not None
    assert shown.layout is not None
    assert len(shown.layout.hands[1]) == 1
    assert HIDDEN not in shown.layout.hands[1]
    assert str(shown.reply[0].move).startswith("take 1")  # with the 8H, a 2 or a joker
    assert "It holds in" in feedback(made, result, "en")


def test_every_safe_discard_is_asked_for(exercise: Make) -> None:
    made = exercise(EACH)
    assert prove(made).faults == []
    assert solution_text(made) == "QS KC"
    assert judge_answer(made, "KC QS").right
    wrong = judge_answer(made, "KC QS 9H")
    shown = refutation(made, wrong)
    assert shown is not None
    assert shown.spare == (Card.parse("9H"),)
    assert shown.layout is not None


def test_too_many_layouts_are_sampled_and_called_a_simulation(exercise: Make) -> None:
    made = exercise(NINE_CARDS)
    proven = prove(made)
    assert proven.simulated
    assert proven.verdict.startswith("by simulation, right in ")
    assert prove(exercise(NINE_CARDS)).verdict == proven.verdict
    share = share_of(made, line_of_moves("discard KC"))
    assert not share.exact
    assert 0 < share.error < 0.05
    fits = share_of(made, line_of_moves("discard 8H"))  # the run of hearts takes it, whatever the hand is
    assert (fits.value, fits.exact) == (0, True)
    assert fits.beaten_by is not None
    assert "by simulation" in feedback(made, judge_answer(made, "discard 9H"), "en").lower()


def test_a_share_too_near_to_what_is_asked_is_refused(exercise: Make) -> None:
    share = share_of(exercise(NINE_CARDS), line_of_moves("discard KC")).value
    made = exercise(NINE_CARDS.replace("60%", f"{share:.2f}"))
    assert any(fault.path == ("accept", "holds") for fault in prove(made).faults)


def test_the_chance_of_a_draw_is_exact(exercise: Make) -> None:
    made = exercise(DRAW)
    assert prove(made).faults == []
    share = share_of(made, line_of_moves("draw; add 1 8C; discard KH"))
    assert share.exact
    assert share.value == pytest.approx(2 / (108 - 4 - 3 - 2))
    assert judge_answer(made, "draw; add 1 4C; discard KH").right is False  # one of the two lies in the lixo


def test_without_holds_the_hidden_hand_decides_nothing(exercise: Make) -> None:
    with pytest.raises(ValueError, match="denies_lixo without holds"):
        exercise(SAFE.replace("accept: denies_lixo", "accept: {meets: denies_lixo}"))


def test_layouts_are_all_there_are_when_few() -> None:
    known = position_from_mapping({"phase": "play", "hands": {0: "8H 9H", 1: 2}, "lixo": "4D", "monte": 9}, ruleset())
    pool = unseen(known)
    found = layouts(known, seat=1)
    assert found.exact
    assert len({layout.hands[1] for layout, _ in found.cases}) == len(found.cases)
    assert sum(weight for _, weight in found.cases) == comb(pool.total(), 2)
    copies = Counter(pack(4))
    for layout, _ in found.cases:
        cards = Counter(card for pile in layout.piles for card in pile if card != HIDDEN)
        assert cards <= copies


def test_layouts_are_sampled_by_a_seed_when_many() -> None:
    known = position_from_mapping({"phase": "play", "hands": {0: "8H 9H", 1: 9}, "lixo": "4D"}, ruleset())
    first, same, other = (layouts(known, seat=1, seed=seed) for seed in (0, 0, 1))
    assert not first.exact
    assert first == same != other


def test_what_was_seen_is_no_longer_unseen() -> None:
    position = position_from_mapping(
        {"phase": "play", "hands": {0: "8H 9H", 1: 9}, "lixo": "7D 4D QS", "monte": 40}, ruleset()
    )
    seven, queen = Card.parse("7D"), Card.parse("QS")
    top = unseen(sight(position))
    everything = unseen(sight(position, Seen(lixo="all", hands={1: (seven,)})))
    assert (top[seven], top[queen]) == (2, 1)
    assert (everything[seven], everything[queen]) == (0, 1)


def test_more_cards_seen_than_a_hand_holds_are_refused(exercise: Make) -> None:
    with pytest.raises(ValueError, match="2 cards seen in hand 1"):
        exercise(f'seen: {{hands: {{1: "3D 3S"}}}}\n{SAFE}')


WHICH = """\
seen: {lixo: all, hands: {1: "7D"}}
position: {phase: play, hands: {0: "8D 8D KC QS", 1: 9}, table: {1: ["5H 6H 7H"]}, lixo: "4D 4D QH", monte: 30}
ask: cards
among: "4D 5D 7D 8D QH"
which: WHERE
accept: "CARDS"
"""


@pytest.mark.parametrize(
    ("where", "cards", "wrong"), [("unseen", "5D 7D QH", "5D"), ("lixo", "4D QH", "4D"), ("held", "7D", "5D")]
)
def test_where_a_card_may_be(exercise: Make, where: str, cards: str, wrong: str) -> None:
    made = exercise(WHICH.replace("WHERE", where).replace("CARDS", cards))
    assert prove(made).faults == []
    assert judge_answer(made, cards).right
    assert not judge_answer(made, wrong).right
    assert judge_answer(made, "KC").problem is not None  # not among those to choose from


def test_a_discard_that_is_taken_whatever_the_hand_holds_gives_the_lixo_away(exercise: Make) -> None:
    given = SAFE.replace("accept: denies_lixo", "accept: gives_lixo").replace(
        "solution: [discard KC]", "solution: [discard 8H]"
    )
    made = exercise(given)
    shares = {move: share_of(made, line_of_moves(move)) for move in ("discard 8H", "discard 9H", "discard KC")}
    assert (shares["discard 8H"].value, shares["discard 8H"].exact) == (1, True)
    assert shares["discard KC"].value == 0
    assert 0 < shares["discard 9H"].value < 1
    assert shares["discard 9H"].beaten_by is not None
    assert judge_answer(made, "discard 8H").right
    assert not judge_answer(made, "discard 9H").right
