"""A costly turn of one's own becomes a puzzle the content models take and the judge can answer."""

from __future__ import annotations

from dataclasses import replace

import yaml

from trainer.bots.review import Grade, Measured, Part, Reason, TurnReview
from trainer.cards import parse_cards
from trainer.content.exercises import ChooseExercise
from trainer.content.judging import is_right
from trainer.content.models import Puzzle
from trainer.content.personal import personal_puzzle
from trainer.rules.deal import deal
from trainer.rules.moves import Discard, Draw, Lay, Move, TakePile
from trainer.rules.play import apply
from trainer.rules.position import Position, view_of
from trainer.rules.ruleset import ruleset
from trainer.yaml_text import parse_yaml


def costly(before: Position, played: tuple[Move, ...], best: tuple[Move, ...], part: Part) -> TurnReview:
    return TurnReview(
        number=7,
        before=before,
        view=view_of(before, before.turn),
        played=played,
        best=best,
        grade=Grade.COSTLY,
        loss=Measured(85, 12),
        parts=((part, 85),),
        reasons=(Reason("threw_wild", article="wild.place"),),
    )


def two_discards() -> TurnReview:
    at = deal(ruleset(), 2, seed=5)
    hand = apply(at, Draw())[0].hand
    return costly(at, (Draw(), Discard(hand[0])), (Draw(), Discard(hand[-1])), Part.DISCARD)


def puzzle_of(turn: TurnReview) -> Puzzle:
    data = personal_puzzle(turn, "own-1-7", {"pt-BR": "Era um curinga.", "en": "It was a wild card."})
    assert data is not None
    text = yaml.safe_dump(data, allow_unicode=True)
    return Puzzle.model_validate(parse_yaml(text.encode(), "own").data)


def test_two_ways_to_end_a_turn_make_a_choice_the_judge_can_answer() -> None:
    turn = two_discards()
    puzzle = puzzle_of(turn)
    exercise = puzzle.exercise
    assert isinstance(exercise, ChooseExercise)
    assert exercise.position == apply(turn.before, Draw())[0]
    assert set(exercise.options) == {turn.played[1:], turn.best[1:]}
    assert is_right(exercise, turn.best[1:])
    assert not is_right(exercise, turn.played[1:])
    assert exercise.articles == ("wild.place",)


def test_it_says_that_the_best_is_by_simulation() -> None:
    puzzle = puzzle_of(two_discards())
    assert puzzle.proof is not None
    assert puzzle.proof.is_simulated
    assert puzzle.is_published
    assert "simulação" in puzzle.exercise.explain.pt
    assert "simulation" in puzzle.exercise.explain.en
    assert puzzle.exercise.explain.en.endswith("It was a wild card.")


def test_where_to_draw_from_is_asked_without_what_came_after() -> None:
    at = deal(ruleset("aberto"), 2, seed=5)
    at, _ = apply(at, Draw())
    at, _ = apply(at, Discard(at.hand[0]))
    taken = apply(at, TakePile())[0]
    drawn = apply(at, Draw())[0]
    turn = costly(at, (TakePile(), Discard(taken.hand[-1])), (Draw(), Discard(drawn.hand[0])), Part.DRAW)
    exercise = puzzle_of(turn).exercise
    assert isinstance(exercise, ChooseExercise)
    assert set(exercise.options) == {(TakePile(),), (Draw(),)}
    assert exercise.position == at


def test_melds_and_discard_that_were_both_wrong_give_mixed_options() -> None:
    at = deal(ruleset(), 2, seed=11)
    lay = Lay(parse_cards("6D 7D 8D"))
    others = [card for card in apply(at, Draw())[0].hand if card not in lay.cards]
    turn = costly(at, (Draw(), Discard(others[0])), (Draw(), lay, Discard(others[-1])), Part.MELDS)
    turn = replace(turn, parts=((Part.MELDS, 50), (Part.DISCARD, 35)))
    exercise = puzzle_of(turn).exercise
    assert isinstance(exercise, ChooseExercise)
    assert len(exercise.options) == 4
    assert exercise.solution == (turn.best[1:],)


def test_a_turn_that_gave_nothing_away_makes_no_puzzle() -> None:
    turn = two_discards()
    assert personal_puzzle(replace(turn, grade=Grade.FINE), "own-1-7") is None
    assert personal_puzzle(replace(turn, best=turn.played), "own-1-7") is None
