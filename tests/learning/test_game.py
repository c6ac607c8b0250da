"""A practice game grows its record, honours what was seen, and comes back whole from its text."""

from random import Random

import pytest

from trainer.cards import parse_cards
from trainer.learning.game import Game, game_from_text, new_game, play, taken_back, undone, until_human
from trainer.notation import NotationError, Record, position_from_mapping, record_to_text
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, TakePile
from trainer.rules.play import IllegalMove
from trainer.rules.position import Phase
from trainer.rules.ruleset import ruleset


def game_at(rules: str = "stbl", **fields: object) -> Game:
    position = position_from_mapping({"hands": {0: "5C 6C 7C 8C KH 2D", 1: "3S 4S 9H"}, **fields}, ruleset(rules))
    record = Record(position.ruleset, 2, bots=("human", "greedy"), position=position)
    return Game(record, record.opening)


def scripted(game: Game, seed: int) -> Game:
    """The game played to its end, the human choosing by chance."""
    random = Random(seed)
    while not game.position.ended:
        game = until_human(game)
        if game.is_human_turn:
            game = play(game, random.choice(list(legal_moves(game.position))[-40:]))
    return game


@pytest.mark.parametrize(("players", "rules"), [(2, "stbl"), (4, "stbl"), (2, "aberto"), (4, "fechado")])
def test_a_game_comes_back_from_its_record(players: int, rules: str) -> None:
    game = scripted(new_game(ruleset(rules), players, "greedy", seed=5), 5)
    again = game_from_text(record_to_text(game.record))
    assert again.position == game.position
    assert again.log == game.log


def test_an_unfinished_turn_comes_back_with_its_undo() -> None:
    game = play(play(game_at(phase="draw", monte="JH JS JC"), Draw()), Lay(parse_cards("5C 6C 7C")))
    again = game_from_text(record_to_text(game.record))
    assert again.back is not None
    assert undone(again).position == again.back.position


def test_melds_laid_can_be_taken_back_one_by_one() -> None:
    start = game_at(phase="play")
    laid = play(start, Lay(parse_cards("5C 6C 7C")))
    added = play(laid, Add(1, parse_cards("8C")))
    assert undone(added).position == laid.position
    assert undone(undone(added)) == start
    assert undone(start) == start


def test_a_card_drawn_cannot_be_unseen() -> None:
    drawn = play(game_at(phase="draw", monte="JH JS"), Draw())
    assert undone(drawn) == drawn


def test_a_closed_lixo_shows_hidden_cards_and_stays_taken() -> None:
    taken = play(game_at(phase="draw", lixo="QS 9C"), TakePile(0, parse_cards("7C 8C")))
    assert undone(taken) == taken


@pytest.mark.parametrize(("rules", "lixo"), [("aberto", "QS JS 9C"), ("stbl", "9C")])
def test_a_lixo_seen_whole_may_be_put_back(rules: str, lixo: str) -> None:
    start = game_at(rules, phase="draw", lixo=lixo)
    assert undone(play(start, TakePile(0, parse_cards("7C 8C")))) == start


def test_the_morto_once_seen_stays_taken() -> None:
    start = game_at(phase="play", hands={0: "5C 6C 7C", 1: "3S"}, mortos=["AS AH AD AC KS KH KD KC QS QD QC"])
    taken = play(start, Lay(parse_cards("5C 6C 7C")))
    assert taken.position.morto_taken[0]
    assert undone(taken) == taken


def test_a_discard_is_final() -> None:
    thrown = play(game_at(phase="play"), Discard(parse_cards("KH")[0]))
    assert undone(thrown) == thrown


def test_an_illegal_move_changes_nothing() -> None:
    game = game_at(phase="play")
    with pytest.raises(IllegalMove):
        play(game, Lay(parse_cards("5C 6C KH")))
    assert game.position.phase is Phase.PLAY


def test_the_seed_draws_who_begins() -> None:
    starts = {new_game(ruleset(), 4, "random", seed).record.start for seed in range(40)}
    assert starts == {0, 1, 2, 3}


@pytest.mark.parametrize("bots", ["greedy greedy", "human nobody", ""])
def test_a_record_without_a_human_and_bots_is_refused(bots: str) -> None:
    text = record_to_text(Record(ruleset(), 2, seed=1, bots=tuple(bots.split())))
    with pytest.raises(NotationError, match="expected"):
        game_from_text(text)


def two_turns(game: Game, *moves: Move) -> Game:
    """The game after moves of the human's, the bots' answers included."""
    for move in moves:
        game = play(game, move)
    return until_human(game)


def test_a_turn_taken_back_keeps_the_card_it_drew() -> None:
    start = game_at(phase="draw", monte="JH JS JC TD TC 9D")
    game = two_turns(start, Draw(), Lay(parse_cards("5C 6C 7C")), Discard(parse_cards("KH")[0]))
    back = taken_back(game)
    assert back is not None
    assert back.position == play(start, Draw()).position
    assert back.record.turns == ((Draw(),),)
    again = two_turns(back, Lay(parse_cards("5C 6C 7C")), Discard(parse_cards("KH")[0]))
    assert again.position == game.position, "the bot answers the same turn in the same way"


def test_a_lixo_taken_openly_can_be_given_back_with_its_turn() -> None:
    start = game_at(phase="draw", monte="JH JS JC TD", lixo="9C")
    game = two_turns(start, TakePile(0, parse_cards("7C 8C")), Discard(parse_cards("KH")[0]))
    back = taken_back(game)
    assert back is not None
    assert back.position == start.position


def test_only_a_turn_already_ended_is_taken_back_and_only_before_the_next_draw() -> None:
    start = game_at(phase="draw", monte="JH JS JC TD TC 9D")
    assert taken_back(start) is None
    game = two_turns(start, Draw(), Discard(parse_cards("KH")[0]))
    assert taken_back(play(game, Draw())) is None
