"""The film of a round: one frame an act, in order, each what the learner then knew."""

from typing import Any

import pytest

from trainer.app.table.data import what_lies
from trainer.app.table.film import frames, thrower
from trainer.bots import BOTS
from trainer.cards import parse_cards
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.rules.events import Discarded, TookMorto, TookPile
from trainer.rules.position import view_of
from trainer.rules.ruleset import ruleset

NAMES = ("You", "Beto", "Lia", "Rita")


def turn_of_mine(turns: int) -> Game:
    game = games.until_human(games.new_game(ruleset("stbl"), 4, "greedy", seed=5))
    for _ in range(turns):
        while game.is_human_turn:
            choice = BOTS["greedy"](view_of(game.position, game.seat), 1, games.seen(game, game.seat))
            game = games.play(game, choice.move)
        game = games.until_human(game)
    return game


def film(game: Game) -> tuple[Any, ...]:
    return frames(
        games.last_round(game), game.seat, lang="en", names=NAMES, bots=(1, 2, 3), takers=games.morto_takers(game)
    )


def put_together(shot: tuple[Any, ...]) -> list[dict[str, Any]]:
    lies: dict[str, Any] = {}
    return [lies := {**lies, **frame["lies"]} for frame in shot]


@pytest.mark.parametrize("turns", range(1, 12))
def test_a_round_begins_with_the_learners_own_discard_and_ends_where_the_game_stands(turns: int) -> None:
    game = turn_of_mine(turns)
    shot = film(game)
    assert next(event["kind"] for event in shot[0]["events"] if event.get("seat") == 0) == "discarded"
    assert shot[0]["seat"] == game.seat
    assert [frame["number"] for frame in shot] == list(range(shot[0]["number"], game.version + 1))
    last = put_together(shot)[-1]
    view = view_of(game.position, game.seat)
    assert last == what_lies(
        view,
        lang="en",
        names=NAMES,
        bots=(1, 2, 3),
        takers=games.morto_takers(game),
        thrower=thrower([each.event for each in game.log]),
    )


def test_every_frame_says_what_happened_and_who_threw_the_card_on_top() -> None:
    game = turn_of_mine(4)
    shot = film(game)
    for frame, lies in zip(shot, put_together(shot), strict=True):
        assert NAMES[frame["seat"]] in frame["said"]
        if [event for event in frame["events"] if event["kind"] == "discarded"]:
            assert lies["lixo"]["by"] == frame["seat"]


def test_who_threw_the_top_card_is_nobody_once_the_lixo_was_taken() -> None:
    seven, eight = parse_cards("7S 8S")
    assert thrower([Discarded(1, seven), Discarded(2, eight)]) == 2
    assert thrower([Discarded(1, seven), TookPile(2, (seven,))]) is None
    assert thrower([], 3) == 3


def test_the_morto_is_told_of_the_seat_that_took_it_from_that_act_on() -> None:
    takers: set[int] = set()
    for turns in range(1, 20):
        game = turn_of_mine(turns)
        shot = film(game)
        for frame, lies in zip(shot, put_together(shot), strict=True):
            takers |= {event["seat"] for event in frame["events"] if event["kind"] == "took_morto"}
            assert {seat["seat"] for seat in lies["seats"] if seat["morto"]} >= takers
        assert takers == {each.event.seat for each in game.log if isinstance(each.event, TookMorto)}
        if game.position.ended:
            break
    assert takers
    assert len(takers) <= 2
