"""What the other seats were seen to do, as the kernel's trail and scenes (see `core.evidence`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from trainer.bots.kernel.book import code_of
from trainer.bots.kernel.convert import state_values, write_hand
from trainer.bots.kernel.core import evidence, layout
from trainer.bots.memory import Witness
from trainer.cards import HIDDEN, Card
from trainer.rules.events import (
    AddedToMeld,
    Discarded,
    DrewCard,
    Event,
    LaidMeld,
    MonteRefilled,
    SwappedFirst,
    TookMorto,
    TookPile,
)
from trainer.rules.meld import Meld, arrange
from trainer.rules.position import HAND_SIZE, MORTO_SIZE, Phase, PlayerView, Position, first_monte
from trainer.rules.ruleset import Ruleset

RECENT: Final = 8
"""How many turns of a seat are looked back on: what came before says little of the cards it holds now."""


@dataclass(frozen=True, slots=True)
class Past:
    """The trail of the other seats, and the scenes it speaks of, one state each."""

    trail: tuple[int, ...] = ()
    scenes: tuple[list[int], ...] = ()


@dataclass(frozen=True, slots=True)
class _Scene:
    """What all could see before a choice, and what the seat was known to hold."""

    position: Position  # without what is hidden
    counts: tuple[int, ...]  # of each hand
    monte: int
    mortos: int
    held: tuple[Card, ...]

    def values(self) -> list[int]:
        """As a state of the kernel, nothing noted."""
        values = state_values(self.position, seed=0)
        values[layout.MONTE_COUNT], values[layout.MORTOS] = self.monte, self.mortos
        for seat, count in enumerate(self.counts):
            values[layout.HANDS + layout.HAND * seat + layout.CARDS] = count
        write_hand(values, layout.SPARE, sorted(self.held))
        return values


@dataclass(frozen=True, slots=True)
class _Step:
    """One step of a trail, `scene` as it was before it."""

    kind: int
    card: Card | None = None
    scene: _Scene | None = None


@dataclass(slots=True)
class _Table:
    """The open side of a deal, followed event by event from its beginning."""

    ruleset: Ruleset
    players: int
    witness: Witness = field(init=False)
    counts: list[int] = field(init=False)
    melds: tuple[list[Meld], list[Meld]] = field(default_factory=lambda: ([], []))
    monte: int = field(init=False)
    mortos: int = 2
    taken: list[bool] = field(default_factory=lambda: [False, False])

    def __post_init__(self) -> None:
        self.witness = Witness(self.players)
        self.counts = [HAND_SIZE] * self.players
        self.monte = first_monte(self.ruleset, self.players)

    def hear(self, event: Event) -> None:
        """One more thing happened."""
        self.witness.hear(event)
        match event:
            case DrewCard(seat):
                self.counts[seat] += 1
                self.monte -= 1
            case TookPile(seat, cards):
                self.counts[seat] += len(cards)
            case LaidMeld(seat, _, cards):
                self.counts[seat] -= len(cards)
                self.melds[seat % 2].append(self._meld(cards, None))
            case AddedToMeld(seat, number, cards):
                self.counts[seat] -= len(cards)
                before = self.melds[seat % 2][number - 1]
                self.melds[seat % 2][number - 1] = self._meld(before.cards + cards, before)
            case Discarded(seat) | SwappedFirst(seat):
                self.counts[seat] -= 1
            case TookMorto(seat):
                self.counts[seat] += MORTO_SIZE
                self.mortos -= 1
                self.taken[seat % 2] = True
            case MonteRefilled(cards):
                self.monte += cards
                self.mortos -= 1

    def _meld(self, cards: tuple[Card, ...], before: Meld | None) -> Meld:
        meld = arrange(cards, self.ruleset, before)
        assert isinstance(meld, Meld)  # it lay on the table
        return meld

    def scene(self, seat: int, phase: Phase) -> _Scene:
        """As it is now, the seat to move."""
        position = Position(
            self.ruleset,
            hands=((),) * self.players,
            turn=seat,
            phase=phase,
            table=(tuple(self.melds[0]), tuple(self.melds[1])),
            lixo=tuple(self.witness.lixo),
            morto_taken=(self.taken[0], self.taken[1]),
        )
        held = tuple(self.witness.held[seat].elements())
        return _Scene(position, tuple(self.counts), self.monte, self.mortos, held)

    def is_as_seen(self, view: PlayerView) -> bool:
        """Whether all that the view shows came to be so."""
        seen = (view.hand_counts, view.lixo_count, view.monte, view.mortos, view.table)
        table = tuple(map(tuple, self.melds))
        return seen == (tuple(self.counts), len(self.witness.lixo), self.monte, self.mortos, table)


def past_of(view: PlayerView, log: Sequence[Event]) -> Past:
    """What the seats other than the view's did since each last fetched a morto, at most `RECENT` turns of each.

    Nothing where the log does not tell the whole deal.
    """
    table = _Table(view.ruleset, view.players)
    trails: list[list[_Step]] = [[] for _ in range(view.players)]
    swapped = False
    try:
        for event in log:
            seat = getattr(event, "seat", view.seat)
            if isinstance(event, TookMorto):
                trails[seat].clear()
            elif seat != view.seat:
                trails[seat] += _steps(event, table, swapped)
            swapped = isinstance(event, SwappedFirst)
            table.hear(event)
    except (IndexError, AssertionError):  # a log that began in the middle of a deal
        return Past()
    if not table.is_as_seen(view):
        return Past()
    return _past(trails)


def _steps(event: Event, table: _Table, swapped: bool) -> Iterator[_Step]:
    """The steps an event is told in, oldest first."""
    match event:
        case DrewCard(seat):
            scene = table.scene(seat, Phase.DRAW)
            if scene.position.lixo and not swapped:
                yield _Step(evidence.LEFT, scene=scene)
            yield _Step(evidence.DREW, scene=scene)
        case TookPile(seat, cards):
            yield _Step(evidence.TOOK, scene=table.scene(seat, Phase.DRAW))
            yield from (_Step(evidence.GOT, card) for card in cards if card != HIDDEN)
        case LaidMeld(_, _, cards) | AddedToMeld(_, _, cards):
            yield from (_Step(evidence.GAVE, card) for card in cards)
        case Discarded(seat, card):
            yield _Step(evidence.THREW, card, table.scene(seat, Phase.PLAY))
            yield _Step(evidence.GAVE, card)
        case SwappedFirst(_, card):
            yield _Step(evidence.GAVE, card)


def _past(trails: Sequence[Sequence[_Step]]) -> Past:
    """The steps of each seat as numbers, newest first."""
    trail: list[int] = []
    scenes: list[_Scene] = []
    for seat, steps in enumerate(trails):
        recent = list(_recent(steps))
        if recent:
            trail.append(evidence.SEAT | seat << evidence.SCENE)
        for step in recent:
            if step.scene is not None and (not scenes or scenes[-1] is not step.scene):
                scenes.append(step.scene)
            where = len(scenes) - 1 if step.scene is not None else 0
            card = 0 if step.card is None else code_of(step.card)
            trail.append(step.kind | where << evidence.SCENE | card << evidence.CARD)
    return Past(tuple(trail), tuple(scene.values() for scene in scenes))


def _recent(steps: Sequence[_Step]) -> Iterator[_Step]:
    """The steps of the last turns, newest first, ending with the choice at the draw."""
    turns = 0
    for step in reversed(steps):
        yield step
        turns += step.kind in (evidence.LEFT, evidence.TOOK)
        if turns == RECENT:
            return
