"""A match goes from deal to deal until its target is reached (article match.target)."""

import pytest

from trainer.bots import BOTS
from trainer.learning.game import Game, play, until_human
from trainer.learning.table_match import TableMatch, match_from_text, match_to_text, new_match, next_deal, without_seed
from trainer.notation import NotationError
from trainer.rules.position import view_of
from trainer.rules.ruleset import ruleset
from trainer.rules.scoring import deal_sheet


def played_out(game: Game) -> Game:
    """The deal to its end, the human's seat played by a bot too."""
    game = until_human(game)
    while not game.position.ended:
        move = BOTS["greedy"](view_of(game.position, game.seat), game.version).move
        game = until_human(play(game, move))
    return game


def finished(match: TableMatch) -> TableMatch:
    return match.with_game(played_out(match.game))


def test_one_deal_decides_a_match_without_a_target() -> None:
    match = finished(new_match(ruleset("stbl"), 2, "greedy", 7))
    assert match.is_over
    with pytest.raises(ValueError, match="no deal"):
        next_deal(match, 1)


def test_a_match_to_a_target_goes_on_until_it_is_reached() -> None:
    match = new_match(ruleset("stbl", target=3000), 2, "greedy", 7)
    starts, totals = [], (0, 0)
    while True:
        starts.append(match.game.record.start)
        match = finished(match)
        first, second = (sheet.total for sheet in deal_sheet(match.game.position))
        totals = (totals[0] + first, totals[1] + second)
        assert match.standing.totals == totals
        if match.is_over:
            break
        match = next_deal(match, 8)
    assert len(starts) == match.number > 1
    assert starts == [(starts[0] + number) % 2 for number in range(len(starts))]
    assert max(totals) >= 3000
    assert match.standing.winner == totals.index(max(totals))
    with pytest.raises(ValueError, match="no deal"):
        next_deal(match, 1)


def test_no_deal_is_due_before_this_one_has_ended() -> None:
    with pytest.raises(ValueError, match="no deal"):
        next_deal(new_match(ruleset("stbl", target=1500), 4, "greedy", 1), 1)


def test_the_records_give_the_match_back() -> None:
    match = next_deal(finished(new_match(ruleset("aberto", target=5000), 2, "greedy", 3)), 9)
    match = match.with_game(until_human(match.game))
    again = match_from_text(match_to_text(match))
    assert again.before == match.before
    assert again.game.position == match.game.position
    assert again.number == 2


def test_the_same_seed_deals_the_same_match() -> None:
    one, other = (next_deal(finished(new_match(ruleset("stbl", target=5000), 2, "greedy", 5)), 6) for _ in "12")
    assert one.game.record == other.game.record


def test_a_text_with_a_deal_too_many_is_refused() -> None:
    text = match_to_text(finished(new_match(ruleset("stbl"), 2, "greedy", 7)))
    with pytest.raises(NotationError):
        match_from_text(f"{text}---\n{text}")
    with pytest.raises(NotationError):
        match_from_text("---\n")


def test_a_deal_under_way_is_told_without_its_seed() -> None:
    match = next_deal(finished(new_match(ruleset("aberto", target=5000), 2, "greedy", 31)), 987_654)
    told = without_seed(match_to_text(match))
    assert "seed: 31" in told  # that deal is over
    assert "987654" not in told
    assert told.count("---") == 1
