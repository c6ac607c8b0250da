"""A line of moves played on a position, and what is true of it.

Everything here asks the engine: a predicate reads only the positions before and after, and the events.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from trainer.content.criteria import Criterion, Predicate
from trainer.content.fields import Line
from trainer.rules.events import DealEnded, Event, MeldBecameClean, TookMorto, TookPile
from trainer.rules.legal import legal_moves
from trainer.rules.meld import LIMPAS, Meld, meld_kind
from trainer.rules.moves import Move
from trainer.rules.play import apply
from trainer.rules.position import Position
from trainer.rules.scoring import deal_sheet
from trainer.rules.verdict import LEGAL, IllegalMove, Verdict

FINAL = frozenset({Predicate.GOES_OUT, Predicate.REACHES_MORTO, Predicate.REACHES_MORTO_DIRETA, Predicate.TAKES_LIXO})
"""Predicates that nothing later in the turn can undo."""


@dataclass(frozen=True, slots=True)
class Played:
    """A line as far as the engine let it be played: `moves` are the moves made, `refused` the one refused,
    with its `verdict`; `after` is the position reached."""

    before: Position
    after: Position
    moves: Line
    events: tuple[Event, ...]
    refused: Move | None = None
    verdict: Verdict = LEGAL

    @property
    def team(self) -> int:
        """The team that plays the line."""
        return self.before.team

    @property
    def line(self) -> Line:
        """The whole line, the refused move included."""
        return self.moves if self.refused is None else (*self.moves, self.refused)

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended."""
        return self.after.ended or self.after.turn != self.before.turn

    @property
    def points(self) -> int:
        """The team's total on the sheet if the deal ended here, as far as the player sees it: unknown cards and a
        partner's hand count nothing."""
        partner = (self.before.turn + 2) % 4
        hands = tuple(() if seat == partner else hand for seat, hand in enumerate(self.after.hands))
        return deal_sheet(replace(self.after, hands=hands))[self.team].total

    @property
    def end(self) -> tuple[object, ...]:
        """What is left by the line whatever the order of its acts: equal ends are the same answer."""
        return end_of(self.after)


def end_of(after: Position) -> tuple[object, ...]:
    """What two positions have in common that are the same end of a turn; the copies of a card are one."""
    tables = tuple(tuple(sorted(meld.cards for meld in melds)) for melds in after.table)
    return after.hands, tables, after.lixo, after.morto_taken, after.phase


def play_line(position: Position, moves: Sequence[Move]) -> Played:
    """Play moves until one is refused, or all are made."""
    after = position
    events: list[Event] = []
    for number, move in enumerate(moves):
        try:
            after, happened = apply(after, move)
        except IllegalMove as refusal:
            return Played(position, after, tuple(moves[:number]), tuple(events), move, refusal.verdict)
        events += happened
    return Played(position, after, tuple(moves), tuple(events))


def play_within_turn(position: Position, moves: Sequence[Move]) -> Played:
    """Play moves as `play_line` does, and none that would end the turn, nor any after it."""
    played = play_line(position, ())
    for number in range(1, len(moves) + 1):
        longer = play_line(position, moves[:number])
        if longer.refused is not None or longer.is_over:
            break
        played = longer
    return played


def missed(played: Played, predicates: Sequence[Predicate]) -> tuple[Predicate, ...]:
    """Those of the predicates that are not true of a line."""
    return tuple(predicate for predicate in predicates if not is_true(predicate, played))


def is_true(predicate: Predicate, played: Played) -> bool:
    """Whether a predicate is true of a line; only `illegal` is true of a refused one."""
    if predicate is Predicate.ILLEGAL:
        return played.refused is not None
    return played.refused is None and _TRUTHS[predicate](played)


def is_settled(played: Played, criterion: Criterion) -> bool:
    """Whether the line is a whole answer: the turn is over, or what is asked for is reached for good."""
    by_end = criterion.is_by_points or criterion.ends or criterion.exact
    if played.is_over or by_end or not set(criterion.meets) <= FINAL:
        return played.is_over
    return not missed(played, criterion.meets)


def _kinds(position: Position, team: int) -> list[str]:
    return [meld_kind(meld, position.ruleset) for meld in position.table[team]]


def _closes(kinds: Collection[str]) -> Callable[[Played], bool]:
    def truth(played: Played) -> bool:
        before, after = (_kinds(position, played.team) for position in (played.before, played.after))
        before += ["jogo"] * (len(after) - len(before))
        return any(now in kinds and then not in kinds for then, now in zip(before, after, strict=True))

    return truth


def _goes_out(played: Played) -> bool:
    return any(isinstance(event, DealEnded) and event.batida == played.team for event in played.events)


def _reaches_morto(played: Played) -> bool:
    return any(isinstance(event, TookMorto) for event in played.events)


def _reaches_morto_direta(played: Played) -> bool:
    return any(isinstance(event, TookMorto) and event.direct for event in played.events)


def _takes_lixo(played: Played) -> bool:
    return any(isinstance(event, TookPile) for event in played.events)


def _cleans(played: Played) -> bool:
    return any(
        isinstance(event, MeldBecameClean) and played.after.table[played.team][event.meld - 1].is_clean
        for event in played.events
    )


def _keeps_limpa(played: Played) -> bool:
    kept = zip(_kinds(played.before, played.team), _kinds(played.after, played.team), strict=False)
    return all(now in LIMPAS for then, now in kept if then in LIMPAS)


def _stays_clean(played: Played) -> bool:
    before, after = played.before.table[played.team], played.after.table[played.team]
    padded: list[Meld | None] = [*before, *[None] * (len(after) - len(before))]
    return all(now.is_clean or (then and not then.is_clean) for then, now in zip(padded, after, strict=True))


def _stays_cleanable(played: Played) -> bool:
    before, after = played.before.table[played.team], played.after.table[played.team]
    padded: list[Meld | None] = [*before, *[None] * (len(after) - len(before))]
    dirtied = [
        now for then, now in zip(padded, after, strict=True) if not now.is_clean and (then is None or then.is_clean)
    ]
    return all(meld.wild_card and meld.wild_card.is_two and meld.wild_card.suit == meld.suit for meld in dirtied)


def _denies_lixo(played: Played) -> bool:
    return played.is_over and (played.after.ended or not legal_moves(played.after).pickups)


def _gives_lixo(played: Played) -> bool:
    return played.is_over and not played.after.ended and bool(legal_moves(played.after).pickups)


_TRUTHS: dict[Predicate, Callable[[Played], bool]] = {
    Predicate.LEGAL: lambda played: True,
    Predicate.GOES_OUT: _goes_out,
    Predicate.REACHES_MORTO: _reaches_morto,
    Predicate.REACHES_MORTO_DIRETA: _reaches_morto_direta,
    Predicate.TAKES_LIXO: _takes_lixo,
    Predicate.CLOSES_CANASTRA: _closes(LIMPAS | {"suja"}),
    Predicate.CLOSES_LIMPA: _closes(LIMPAS),
    Predicate.CLOSES_QUINHENTOS: _closes(("quinhentos",)),
    Predicate.CLOSES_REAL: _closes(("real",)),
    Predicate.CLEANS: _cleans,
    Predicate.KEEPS_LIMPA: _keeps_limpa,
    Predicate.STAYS_CLEAN: _stays_clean,
    Predicate.STAYS_CLEANABLE: _stays_cleanable,
    Predicate.DENIES_LIXO: _denies_lixo,
    Predicate.GIVES_LIXO: _gives_lixo,
}
