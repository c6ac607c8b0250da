"""The moves that make a turn out of the melds chosen for it."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.rules.moves import Add, Discard, Lay, Move, TakePile
from trainer.solver.growth import Acts, Growth
from trainer.solver.openings import Opening
from trainer.solver.share import Choice


def line_of(opening: Opening, choice: Choice) -> tuple[Move, ...]:
    """One line of moves for a turn: the draw, each meld in the order of its number, new ones last, the discard.

    Where the lixo has to be used at once, the meld that its top goes to comes first.
    """
    melds = sorted((growth for growth in choice.melds if growth.acts), key=_place)
    if opening.takings:
        taken = next(growth for growth in melds if growth.taking is not None)
        melds.remove(taken)
        melds.insert(0, taken)
    moves: list[Move] = list(opening.moves)
    laid = len(opening.position.melds)
    for index, growth in enumerate(melds):
        laid += growth.number == 0
        number = growth.number or laid
        if index == 0 and opening.takings:
            assert growth.taking is not None  # the search saw to it
            moves.append(TakePile(growth.number, growth.taking[0]))
            moves += _additions(number, growth.taking[1:])
        elif growth.number:
            moves += _additions(number, growth.acts)
        else:
            moves.append(Lay(growth.acts[0]))
            moves += _additions(number, growth.acts[1:])
    if choice.discard is not None:
        moves.append(Discard(choice.discard))
    return tuple(moves)


def _place(growth: Growth) -> tuple[bool, int, tuple[int, ...]]:
    return growth.number == 0, growth.number, growth.meld.cards


def _additions(number: int, acts: Acts) -> Iterator[Add]:
    return (Add(number, cards) for cards in acts)
