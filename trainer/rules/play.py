"""The turn: what a move breaks, and what it brings about.

`judge` and `apply` are one reading of the rules: both go through an *attempt*, which holds every article
broken and, for a legal act, the hand, melds and lixo it leaves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from trainer.cards import HIDDEN, Card
from trainer.rules.arranging import arrange
from trainer.rules.batida import ending_breaches, may_empty_hand, out_breach
from trainer.rules.events import (
    AddedToMeld,
    CanastraMade,
    DealEnded,
    Discarded,
    DrewCard,
    Event,
    LaidMeld,
    MeldBecameClean,
    MeldBecameDirty,
    MonteRefilled,
    SwappedFirst,
    TookMorto,
    TookPile,
    TurnPassed,
    WildMoved,
)
from trainer.rules.meld import Meld, meld_kind
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, SwapFirst, TakePile
from trainer.rules.position import Phase, Position, first_monte
from trainer.rules.verdict import LEGAL, Breach, IllegalMove, Remedy, Verdict


def judge(position: Position, move: Move, seat: int | None = None) -> Verdict:
    """Every article a move breaks; a legal verdict when none.

    `seat` is who acts; None means the seat whose turn it is (article turn.seat).
    """
    breaches = _attempt(position, move, seat).breaches
    return Verdict(tuple(breaches)) if breaches else LEGAL


def apply(position: Position, move: Move, seat: int | None = None) -> tuple[Position, tuple[Event, ...]]:
    """The position after a move, and what happened, in order. The argument is left as it was.

    Raises:
        IllegalMove: the move breaks the articles its verdict names.
    """
    attempt = _attempt(position, move, seat)
    if attempt.breaches:
        raise IllegalMove(move, Verdict(tuple(attempt.breaches)))
    events: list[Event] = []
    match move:
        case Draw():
            after = _drawn(position, move.card, events)
        case SwapFirst():
            after = _swapped(position, events)
        case Discard():
            after = _discarded(position, move, attempt, events)
        case _:
            after = _melded(position, move, attempt, events)
    return after, tuple(events)


@dataclass(slots=True)
class _Attempt:
    """A move weighed: what it breaks and, as far as it got, what it leaves."""

    breaches: list[Breach]
    hand: tuple[Card, ...] = ()
    meld: Meld | None = None
    before: Meld | None = None
    melds: tuple[Meld, ...] = ()
    number: int = 0


def _attempt(position: Position, move: Move, seat: int | None) -> _Attempt:
    if position.phase is Phase.OVER:
        return _Attempt([Breach("deal.over", remedy=Remedy("none"))])
    if seat is not None and seat != position.turn:  # nothing else is said, least of all about the other's hand
        return _Attempt([Breach("turn.seat", remedy=Remedy("wait_turn", number=position.turn))])
    breaches: list[Breach] = []
    match move:
        case Draw():
            return _attempt_draw(position, move, breaches)
        case TakePile():
            return _attempt_take(position, move, breaches)
        case Lay():
            _need_play_phase(position, breaches)
            return _attempt_meld(position, 0, move.cards, (), breaches)
        case Add():
            _need_play_phase(position, breaches)
            return _attempt_meld(position, move.meld, move.cards, (), breaches)
        case Discard():
            return _attempt_discard(position, move, breaches)
        case SwapFirst():
            if position.first_drawn is None or not position.monte:
                breaches.append(Breach("turn.drawn", remedy=Remedy("lay_or_discard")))
            return _Attempt(breaches)


def _need_draw_phase(position: Position, breaches: list[Breach]) -> None:
    if position.phase is not Phase.DRAW:
        breaches.append(Breach("turn.drawn", remedy=Remedy("lay_or_discard")))


def _need_play_phase(position: Position, breaches: list[Breach]) -> None:
    if position.phase is not Phase.PLAY:
        breaches.append(Breach("turn.draw_first", remedy=Remedy("draw_first")))


def _attempt_draw(position: Position, move: Draw, breaches: list[Breach]) -> _Attempt:
    _need_draw_phase(position, breaches)
    if breaches:
        return _Attempt(breaches)
    if not position.monte:
        breaches.append(Breach("deal.over", remedy=Remedy("none")))
    elif move.card is not None and not _may_be(position, position.monte[0], move.card):
        breaches.append(Breach("hand.missing", (move.card,), remedy=Remedy("hold_cards", (move.card,))))
    return _Attempt(breaches)


def _attempt_take(position: Position, move: TakePile, breaches: list[Breach]) -> _Attempt:
    _need_draw_phase(position, breaches)
    if not position.lixo:
        breaches.append(Breach("pile.empty", remedy=Remedy("draw_from_monte")))
        return _Attempt(breaches)
    top = position.lixo[-1]
    if move.target is None:
        if not position.ruleset.is_pile_open:
            breaches.append(Breach("pile.top", (top,), remedy=Remedy("use_top", (top,))))
        return _Attempt(breaches, hand=tuple(sorted(position.hand + position.lixo)), melds=position.melds)
    attempt = _attempt_meld(position, move.target, move.cards, position.lixo, breaches)
    if attempt.meld is None and not position.ruleset.is_pile_open:
        breaches.append(Breach("pile.top", (top,), remedy=Remedy("use_top", (top,))))
    return attempt


def _attempt_meld(
    position: Position,
    target: int,
    cards: tuple[Card, ...],
    pile: tuple[Card, ...],
    breaches: list[Breach],
) -> _Attempt:
    """Hand cards, and the top of a lixo being taken, go to a new meld (target 0) or onto a meld."""
    in_phase = not breaches
    hand, missing = _without(position, cards)
    if missing:
        breaches.extend(_missing_breaches(position, missing, target))
    played = cards + pile[-1:]
    if not 0 <= target <= len(position.melds):
        remedy = Remedy("own_melds", number=len(position.melds))
        breaches.append(Breach("meld.opponent", played, target, remedy))
        return _Attempt(breaches)
    before = position.melds[target - 1] if target else None
    result = arrange(before.cards + played if before else played, position.ruleset, before)
    if not isinstance(result, Meld):
        breaches.extend(_about_played(position, breach, played, target, bool(pile)) for breach in result)
        return _Attempt(breaches)
    melds = position.melds[: target - 1] + (result,) + position.melds[target:] if target else (*position.melds, result)
    if len(pile) > 1:
        hand = tuple(sorted(hand + pile[:-1]))
    if in_phase and not missing and len(hand) < 2:
        breaches.extend(ending_breaches(position, hand, melds))
    return _Attempt(breaches, hand, result, before, melds, target or len(melds))


def _about_played(position: Position, breach: Breach, played: tuple[Card, ...], target: int, taking: bool) -> Breach:
    """A breach told of the meld, its remedy leaving out cards just played: never cards of the table nor the top of the
    lixo, which is the last of them when `taking`; no remedy where what is left would be no meld either."""
    breach, remedy = replace(breach, meld=target or None), breach.remedy
    if remedy is None or remedy.kind != "drop_cards":
        return breach
    before, drop = position.melds[target - 1] if target else None, remedy.cards
    if before is not None and not _holds(played, drop):
        drop = tuple(card for card in played if card in breach.cards) or played
    left = tuple((Counter(played) - Counter(drop)).elements())
    rest = arrange(before.cards + left if before else left, position.ruleset, before)
    fits = isinstance(rest, Meld) and not (taking and played[-1] not in left)
    return replace(breach, remedy=Remedy("drop_cards", drop, len(drop)) if fits else None)


def _holds(cards: Sequence[Card], wanted: Sequence[Card]) -> bool:
    return all(cards.count(card) >= wanted.count(card) for card in wanted)


def _attempt_discard(position: Position, move: Discard, breaches: list[Breach]) -> _Attempt:
    _need_play_phase(position, breaches)
    in_phase = not breaches
    hand, missing = _without(position, (move.card,))
    if missing:
        breaches.extend(_missing_breaches(position, missing, 0))
    if move.card == position.not_returnable and position.phase is Phase.PLAY:
        breaches.append(Breach("discard.same", (move.card,), remedy=Remedy("discard_other")))
    if in_phase and not missing and not hand and not may_empty_hand(position, position.melds):
        breaches.append(out_breach(position, position.melds, (move.card,)))
    return _Attempt(breaches, hand, melds=position.melds)


def _without(position: Position, cards: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The hand of the seat to move less the cards, and those it does not hold. A card of the hand that
    nobody told us may be any that can still be there."""
    left = list(position.hand)
    missing = []
    for card in cards:
        if card != HIDDEN and card in left:
            left.remove(card)
        elif HIDDEN in left and _may_be(position, HIDDEN, card):
            left.remove(HIDDEN)
        else:
            missing.append(card)
    return tuple(left), tuple(missing)


def _may_be(position: Position, place: Card, card: Card) -> bool:
    """Whether the card at some place can be `card`: it is, or is unknown while a copy is unaccounted for."""
    if place != HIDDEN or card == HIDDEN:
        return place == card and card != HIDDEN
    copies = position.ruleset.jokers if card.is_joker else 2
    return sum(pile.count(card) for pile in position.piles) < copies


def _missing_breaches(position: Position, missing: tuple[Card, ...], target: int) -> list[Breach]:
    """Playing what one does not hold; laid cards do not leave their meld, which is named first where they were to
    go to another of the team's melds, `target`."""
    breaches = [Breach("hand.missing", missing, remedy=Remedy("hold_cards", missing))]
    laid = tuple(card for card in missing if any(card in meld.cards for melds in position.table for meld in melds))
    if laid:
        breaches.append(Breach("meld.no_merge", laid, remedy=Remedy("keep_apart")))
    others = [card for number, meld in enumerate(position.melds, 1) if number != target for card in meld.cards]
    if target and all(card in others for card in missing):
        breaches.reverse()
    return breaches


def _hands_with(position: Position, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return position.hands[: position.turn] + (hand,) + position.hands[position.turn + 1 :]


def _played_morto(position: Position) -> tuple[int, ...]:
    """The unplayed mortos once the seat to move has begun its turn."""
    return tuple(seat for seat in position.unplayed_mortos if seat != position.turn)


def _drawn(position: Position, named: Card | None, events: list[Event]) -> Position:
    card = named if named is not None else position.monte[0]
    opening = len(position.monte) == first_monte(position.ruleset, position.players) and not position.lixo
    events.append(DrewCard(position.turn, card))
    return replace(
        position,
        phase=Phase.PLAY,
        hands=_hands_with(position, tuple(sorted((*position.hand, card)))),
        monte=position.monte[1:],
        unplayed_mortos=_played_morto(position),
        first_drawn=card if opening and position.ruleset.first_card_swap else None,
    )


def _swapped(position: Position, events: list[Event]) -> Position:
    thrown = position.first_drawn
    assert thrown is not None  # the attempt saw to it
    hand = list(position.hand)
    hand.remove(thrown)
    events += [SwappedFirst(position.turn, thrown), DrewCard(position.turn, position.monte[0])]
    return replace(
        position,
        hands=_hands_with(position, tuple(sorted((*hand, position.monte[0])))),
        monte=position.monte[1:],
        lixo=(*position.lixo, thrown),
        first_drawn=None,
    )


def _melded(position: Position, move: Lay | Add | TakePile, attempt: _Attempt, events: list[Event]) -> Position:
    """After a lay, an addition or the taking of the lixo; an emptied hand fetches the morto or goes out."""
    seat, hand = position.turn, attempt.hand
    taking = isinstance(move, TakePile)
    if taking:
        events.append(TookPile(seat, position.lixo))
    if attempt.meld is not None:
        _tell_meld(position, move, attempt, events)
    not_returnable = position.not_returnable if position.not_returnable in hand else None
    if taking and len(position.lixo) == 1 and attempt.meld is None and position.lixo[0] not in position.hand:
        not_returnable = position.lixo[0]
    after = replace(
        position,
        phase=Phase.PLAY,
        hands=_hands_with(position, hand),
        table=(attempt.melds, position.table[1]) if position.team == 0 else (position.table[0], attempt.melds),
        lixo=() if taking else position.lixo,
        unplayed_mortos=_played_morto(position),
        not_returnable=not_returnable,
        first_drawn=None,
    )
    if hand:
        return after
    return _fetch_morto(after, events, direct=True) if after.can_take_morto(after.team) else _out(after, events)


def _tell_meld(position: Position, move: Lay | Add | TakePile, attempt: _Attempt, events: list[Event]) -> None:
    """Tell of a meld laid or added to, its wild, and the canastra it became."""
    seat, before, meld, number = position.turn, attempt.before, attempt.meld, attempt.number
    assert meld is not None  # the caller saw to it
    cards = _as_they_lie(move.cards + (position.lixo[-1:] if isinstance(move, TakePile) else ()), meld)
    if before is None:
        events.append(LaidMeld(seat, number, cards))
    else:
        events.append(AddedToMeld(seat, number, cards))
        if before.wild is not None and meld.is_clean:
            events.append(MeldBecameClean(seat, number))
        elif before.is_clean and not meld.is_clean:
            events.append(MeldBecameDirty(seat, number))
        elif before.wild_card is not None and before.wild_card != meld.wild_card:  # a 2 went home, another wild came
            events.append(WildMoved(seat, number, before.wild_card, before.wild_card))
        elif before.wild_place != meld.wild_place:
            assert meld.wild_card is not None  # both hold the same wild
            assert meld.stands_for is not None
            events.append(WildMoved(seat, number, meld.wild_card, meld.stands_for))
    kind = meld_kind(meld, position.ruleset)
    if kind != "jogo" and (before is None or kind != meld_kind(before, position.ruleset)):
        events.append(CanastraMade(seat, number, kind))


def _as_they_lie(cards: Sequence[Card], meld: Meld) -> tuple[Card, ...]:
    """The cards that went down, in the order in which the meld now holds them."""
    left, lie = list(cards), []
    for card in meld.cards:
        if card in left:
            left.remove(card)
            lie.append(card)
    return tuple(lie)


def _fetch_morto(position: Position, events: list[Event], *, direct: bool) -> Position:
    """The seat to move has emptied its hand and takes the next morto (articles morto.direta, morto.indireta)."""
    events.append(TookMorto(position.turn, direct))
    taken = (True, position.morto_taken[1]) if position.team == 0 else (position.morto_taken[0], True)
    unplayed = position.unplayed_mortos
    return replace(
        position,
        hands=_hands_with(position, tuple(sorted(position.mortos[0]))),
        mortos=position.mortos[1:],
        morto_taken=taken,
        unplayed_mortos=unplayed if direct else tuple(sorted((*unplayed, position.turn))),
    )


def _out(position: Position, events: list[Event]) -> Position:
    events.append(DealEnded(position.team))
    return replace(position, phase=Phase.OVER, batida=position.team)


def _discarded(position: Position, move: Discard, attempt: _Attempt, events: list[Event]) -> Position:
    """After a discard: the morto or the batida when it was the last card, then the end of the turn."""
    events.append(Discarded(position.turn, move.card))
    after = replace(
        position,
        hands=_hands_with(position, attempt.hand),
        lixo=(*position.lixo, move.card),
        not_returnable=None,
        first_drawn=None,
    )
    if not attempt.hand:
        if not after.can_take_morto(after.team):
            return _out(after, events)
        after = _fetch_morto(after, events, direct=False)
    return _end_turn(after, events)


def _end_turn(position: Position, events: list[Event]) -> Position:
    """Pass the turn; an empty monte is a morto's to fill, and with none left the deal ends (monte.refill)."""
    was_empty = not position.monte
    position = refill_monte(position)
    if position.phase is Phase.OVER:
        events.append(DealEnded(None))
        return position
    if was_empty:
        events.append(MonteRefilled(len(position.monte)))
    turn = (position.turn + 1) % position.players
    events.append(TurnPassed(turn))
    return replace(position, turn=turn, phase=Phase.DRAW)


def refill_monte(position: Position) -> Position:
    """Between turns: an empty monte takes the next morto; with no morto left the deal is over (monte.refill)."""
    if position.monte:
        return position
    if position.mortos:
        return replace(position, monte=position.mortos[0], mortos=position.mortos[1:])
    return replace(position, phase=Phase.OVER)
