"""What a seat may choose among, as it sees the table: legal whatever the hidden cards are."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.rules.legal import legal_moves
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, SwapFirst, TakePile
from trainer.rules.position import PlayerView


@dataclass(frozen=True, slots=True)
class Offers:
    """Legal moves by kind."""

    draws: tuple[Draw | SwapFirst, ...] = ()
    pickups: tuple[TakePile, ...] = ()
    lays: tuple[Lay, ...] = ()
    additions: tuple[Add, ...] = ()
    discards: tuple[Discard, ...] = ()

    @property
    def kinds(self) -> tuple[tuple[Move, ...], ...]:
        """The moves of each kind there is."""
        return tuple(filter(None, (self.draws, self.pickups, self.lays, self.additions, self.discards)))


def offers(view: PlayerView) -> Offers:
    """The moves of the view's seat.

    Left out is the taking of a lixo that leaves one card nobody has seen: it might be one that may neither be thrown
    nor added (article out.stranded).

    Raises:
        ValueError: it is not the seat's turn, or the deal is over.
    """
    position = view.as_position()
    if view.turn != view.seat or position.ended:
        raise ValueError(f"seat {view.seat} has no move to choose; expected its turn in a running deal")
    legal = legal_moves(position)
    is_unknown = view.lixo_count == 2 and len(view.lixo) < 2
    pickups = tuple(move for move in legal.pickups if not (is_unknown and len(move.cards) == len(view.hand)))
    return Offers(legal.draws, pickups, legal.lays, legal.additions, legal.discards)
