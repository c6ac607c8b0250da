"""What there is to be seen in free play, and that the course's free play can show it."""

from __future__ import annotations

import pytest

from trainer.content.fields import line_of_moves
from trainer.content.library import load_library
from trainer.content.models import Lesson, Sandbox
from trainer.content.played import play_line
from trainer.content.sights import Sight, unseen_sights

FREE_PLAY = [
    (lesson, step.sandbox) for lesson in load_library().lessons_in_order for step in lesson.steps if step.sandbox
]
CURINGAS = next(sandbox for lesson, sandbox in FREE_PLAY if lesson.id == "curingas")


@pytest.mark.parametrize(("lesson", "sandbox"), FREE_PLAY, ids=lambda value: getattr(value, "id", ""))
def test_free_play_says_what_was_seen_and_can_show_it(lesson: Lesson, sandbox: Sandbox) -> None:
    assert sandbox.praise is not None
    played = play_line(sandbox.position, sandbox.solution)
    assert played.refused is None
    assert unseen_sights(sandbox.until, played) == ()
    assert unseen_sights(sandbox.until, play_line(sandbox.position, sandbox.solution[:-1])) != ()


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("", "wild_moves lays ends_turn"),
        ("add 1 8D", "lays ends_turn"),
        ("add 1 8D; lay 8S 9S JK", "ends_turn"),
        ("discard KC", "wild_moves lays"),
        ("add 1 8D; lay 8S 9S JK; discard KC", ""),
    ],
)
def test_what_is_left_to_be_seen_follows_from_what_happened(line: str, left: str) -> None:
    wanted = [Sight(name) for name in ("wild_moves", "lays", "ends_turn")]
    played = play_line(CURINGAS.position, line_of_moves(line) if line else ())
    assert played.refused is None
    assert " ".join(unseen_sights(wanted, played)) == left
