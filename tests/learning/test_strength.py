"""The strength of a learner follows the deals they win and lose."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from trainer.bots import EVEN, LEVELS, bot_of, even, is_bot, kind_of
from trainer.bots.human import STRONGEST
from trainer.learning.store import Attempt
from trainer.learning.strength import FIRST, LOST, STEP, WON, strength_of

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def results(*deals: tuple[str, str], source: str = "game") -> list[Attempt]:
    return [
        Attempt(learner="a", source=source, content=f"stbl-2-{bot}", part=str(number), result=result, at=NOW)
        for number, (bot, result) in enumerate(deals)
    ]


def test_wins_raise_it_losses_lower_it_and_a_draw_leaves_it() -> None:
    assert strength_of([]) == FIRST
    assert strength_of(results((EVEN, WON))) == pytest.approx(FIRST + STEP)
    assert strength_of(results((EVEN, WON), (EVEN, LOST), (EVEN, "drawn"))) == pytest.approx(FIRST)
    assert strength_of(results((EVEN, LOST))) < FIRST


def test_only_what_says_something_counts() -> None:
    """Beating the weaker and losing to the stronger is no news; a puzzle, a style and an old name are none either."""
    assert strength_of(results(("random", WON), ("master", LOST), ("layer", WON), ("gone", WON))) == FIRST
    assert strength_of(results(("club", WON), source="puzzle")) == FIRST
    assert strength_of(results(("club", WON), ("newcomer", LOST))) == pytest.approx(FIRST)
    assert strength_of(results(("random", LOST))) == pytest.approx(FIRST - STEP)


def test_it_stays_on_the_scale_and_finds_who_wins_half() -> None:
    assert strength_of(results(*[(EVEN, WON)] * 40)) == STRONGEST
    assert strength_of(results(*[(EVEN, LOST)] * 40)) == 0
    assert strength_of(results(*[("club", WON)] * 40)) == pytest.approx(LEVELS["club"].strength + STEP)
    turns = [(EVEN, WON), (EVEN, LOST)] * 20
    assert strength_of(results(*turns)) == pytest.approx(FIRST)


def test_a_strength_names_who_plays_and_the_name_tells_it() -> None:
    for strength, name in ((0.0, "even00"), (0.71, "even07"), (3.0, "even30"), (9.0, "even30"), (-1.0, "even00")):
        assert even(strength) == name
        assert is_bot(name)
        assert kind_of(name) == EVEN
        assert callable(bot_of(name))
    assert not is_bot("even31")
    assert kind_of("club") == "club"
    with pytest.raises(ValueError, match="no bot 'even31'; expected one of random"):
        bot_of("even31")
