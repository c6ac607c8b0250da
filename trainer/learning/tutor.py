"""The tutor of a guided deal: what it has said, as a view of the deal's record.

Pure: the same record, the same remarks. So a deal that is resumed, or played on in another window, has been told the
same things, and a move that is taken back takes back what was said of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from trainer.cards import format_cards
from trainer.content.guided import Guided, Remark
from trainer.content.moments import Facts, Moment
from trainer.content.topics import TOPICS
from trainer.learning.game import Game, new_game
from trainer.rules.events import Event, seen_by
from trainer.rules.moves import Move
from trainer.rules.play import apply
from trainer.rules.position import Phase, PlayerView, Position, view_of


@dataclass(frozen=True, slots=True)
class Said:
    """A remark that was made, with its facts, in the learner's turn of that number (from 1); `again`: not for the
    first time in the deal."""

    remark: Remark
    facts: Facts
    turn: int
    again: bool = False


@dataclass(frozen=True, slots=True)
class Tutor:
    """A tutor beside one deal: what it has to say, what it has said, and how far it has followed the deal.

    `turn` counts the learner's turns. `past`, `act` and `events` are the learner's last act, what the learner saw
    before it, and what happened since.
    """

    remarks: tuple[Remark, ...]
    seat: int
    opening: Position
    position: Position
    said: tuple[Said, ...] = ()
    moves: tuple[Move, ...] = ()
    turn: int = 0
    past: PlayerView | None = None
    act: Move | None = None
    events: tuple[Event, ...] = ()

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics it has spoken of, in order, each once."""
        return tuple(dict.fromkeys(each.remark.when for each in self.said))

    @property
    def current(self) -> tuple[Said, ...]:
        """What it said last in the learner's turn under way; at the end of the deal, all it says of the end."""
        latest = tuple(each for each in self.said if each.turn == self.turn)
        return latest if self.position.ended else latest[-1:]


def guided_game(guided: Guided, number: int) -> Game:
    """The deal of that number (from 1), dealt. Raises IndexError where there is none."""
    deal = guided.deals[number - 1]
    return new_game(deal.rules, deal.players, deal.bot, deal.seed, start=deal.start)


def tutor_of(guided: Guided, number: int, game: Game, known: Collection[str] = ()) -> Tutor:
    """The tutor of the deal of that number, before the first card; `known` are the topics of the deals before."""
    sparing = guided.deals[number - 1].help == "new"
    remarks = tuple(
        remark
        for remark in guided.remarks
        if (sparing or not remark.hindsight)
        and not (sparing and remark.when in known and not TOPICS[remark.when].closes)
    )
    return _begun(remarks, game.seat, game.record.opening)


def following(tutor: Tutor, game: Game) -> Tutor:
    """The tutor after all the moves of the game: it goes on from where it was, or begins again after an undo."""
    moves = game.record.moves
    if moves[: len(tutor.moves)] != tutor.moves:
        tutor = _begun(tutor.remarks, tutor.seat, tutor.opening)
    for move in moves[len(tutor.moves) :]:
        tutor = _after(tutor, move)
    return tutor


def _begun(remarks: tuple[Remark, ...], seat: int, opening: Position) -> Tutor:
    return _heard(Tutor(remarks, seat, opening, opening))


def _after(tutor: Tutor, move: Move) -> Tutor:
    if tutor.position.turn == tutor.seat:
        tutor = replace(tutor, past=view_of(tutor.position, tutor.seat), act=move)
    position, events = apply(tutor.position, move)
    seen = (*tutor.events, *(seen_by(event, tutor.seat) for event in events))
    return _heard(replace(tutor, position=position, moves=(*tutor.moves, move), events=seen))


def _heard(tutor: Tutor) -> Tutor:
    """The tutor with its say, where the learner is to act or the deal is over: the first remark that applies, and at
    the end all that do."""
    position = tutor.position
    if position.turn != tutor.seat and not position.ended:
        return tutor
    turn = tutor.turn + (position.phase is not Phase.PLAY)
    moment = Moment(view_of(position, tutor.seat), tutor.events, tutor.past, tutor.act)
    last = {each.remark.when: each.turn for each in tutor.said}
    left = [remark for remark in tutor.remarks if _is_due(remark, last.get(remark.when), turn)]
    found = remarks_at(moment, left)
    said = (
        Said(remark, facts, turn, remark.when in last)
        for remark, facts in (found if position.ended else islice(found, 1))
    )
    return replace(tutor, turn=turn, said=(*tutor.said, *said), events=())


def _is_due(remark: Remark, last: int | None, turn: int) -> bool:
    """Whether a remark that was last made in some turn, or never, may be made in this one."""
    return last is None or (remark.again is not None and turn >= last + remark.again.after)


def remarks_at(moment: Moment, remarks: Iterable[Remark]) -> Iterator[tuple[Remark, Facts]]:
    """The remarks that apply at a moment, with their facts, in the order given."""
    for remark in remarks:
        topic = TOPICS[remark.when]
        if moment.is_over is topic.closes and (facts := topic.condition(moment)) is not None:
            yield remark, facts


def spoken(said: Said, language: str, names: Sequence[str]) -> str:
    """A remark in words, cards in braces as in all prose; `names` are the players' by seat."""
    facts = said.facts
    name = names[facts.seat] if facts.seat is not None else ""
    again = said.remark.again if said.again else None
    say = said.remark.say if again is None else again.say
    text = say.said(language).replace("{cards}", f"{{{format_cards(facts.cards)}}}")
    return text.replace("{number}", str(facts.number)).replace("{name}", name)
