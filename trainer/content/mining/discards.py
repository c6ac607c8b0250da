"""Another kind of find: the one discard the next player cannot take, whatever hand that player has.

It is safe because its neighbours have all been seen and no meld of the opponents takes it; the others leak, and for
each there are cards unseen that would take the lixo with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trainer.bots.club import choose as play_club
from trainer.bots.greedy import choose as play_greedy
from trainer.bots.kernel import KernelError
from trainer.bots.kernel.paths import KernelPath
from trainer.cards import Card
from trainer.content.fields import Line
from trainer.content.layouts import with_hand
from trainer.content.mining.choices import Choice
from trainer.content.mining.deals import Moment, Since
from trainer.content.mining.situations import Titled, of_lixo
from trainer.content.mining.strength import played_by
from trainer.content.mining.weighing import lookahead, margin, seed_of
from trainer.content.mining.words import Said, cards, drawn, in_meld, number, sentences, the
from trainer.content.seen import Seen, sight, unseen
from trainer.rules.legal import legal_moves
from trainer.rules.meld import LARGEST, card_at
from trainer.rules.moves import Discard, TakePile
from trainer.rules.play import apply, judge
from trainer.rules.position import Position

HAND: Final = range(4, 13)
LIXO: Final = range(2, 9)
MONTE: Final = 45
"""Before so much of the pack is seen, no discard is safe."""
OPTIONS: Final = 4
GAIN: Final = -10.0
"""Points of the lookahead that safety may cost at most."""


@dataclass(frozen=True, slots=True)
class Leak:
    """A discard that the next player may take, and how."""

    card: Card
    take: TakePile


@dataclass(frozen=True, slots=True)
class SafeDiscard:
    """The question which of these discards is safe; `missed` are the levels of bot that throw another."""

    moment: Moment
    known: Position
    safe: Card
    leaks: tuple[Leak, ...]
    missed: tuple[str, ...]

    @property
    def needs_meld(self) -> bool:
        """Whether the next player's one card is too few for a new meld, so that the top must fit one on the table."""
        return len(self.known.hands[1]) == 1

    @property
    def neighbours(self) -> tuple[Card, ...]:
        """The cards a new meld with the safe one could be made of."""
        return _neighbours(self.safe)


def safe_discard(moment: Moment, path: KernelPath) -> Choice | None:
    """The question of a moment, if one discard alone is safe, greedy throws another, and safety is worth it."""
    position = moment.position
    if moment.since is not Since.DRAW or position.ruleset.is_pile_open or position.ruleset.trincas:
        return None
    if len(position.hand) not in HAND or len(position.lixo) not in LIXO or len(position.monte) > MONTE:
        return None
    known = sight(position, Seen(lixo="all"))
    pool = unseen(known)
    fullest = with_hand(known, 1, tuple(pool.elements()))
    found = {card: _takings(fullest, card) for card in sorted(set(position.hand)) if not card.can_be_wild}
    safe = [card for card, takes in found.items() if takes == ()]
    if len(safe) != 1 or any(pool[card] for card in _neighbours(safe[0])):
        return None
    lure, club = (_thrown(line) for line in (played_by(play_greedy, position, 0), played_by(play_club, position, 0)))
    leaks = [Leak(card, min(takes, key=_cost)) for card, takes in found.items() if takes]
    leaks.sort(key=lambda leak: (leak.card not in (lure, club), _cost(leak.take), leak.card))
    if lure == safe[0] or len(leaks) < OPTIONS - 1 or leaks[0].card not in (lure, club):
        return None
    missed = tuple(name for name, card in (("greedy", lure), ("club", club)) if card != safe[0])
    question = SafeDiscard(moment, known, safe[0], tuple(leaks[: OPTIONS - 1]), missed)
    return _choice(question) if _is_worth_it(question, path) else None


def _choice(question: SafeDiscard) -> Choice:
    return Choice(
        moment=question.moment,
        known=question.known,
        remembered=True,
        themes=("leitura", "lixo"),
        articles=("pile.top", "discard.any"),
        difficulty=_difficulty(question),
        worth=len(question.missed) + len(question.known.lixo) / 4,
        accept="denies_lixo",
        right=(Discard(question.safe),),
        wrong=tuple(((Discard(leak.card),), _leaking(question, leak)) for leak in question.leaks),
        goal=_goal(question),
        explain=_explanation(question),
        hints=_hints(question),
        titles=tuple(_titles(question)),
    )


def _takings(fullest: Position, card: Card) -> tuple[TakePile, ...] | None:
    """How the next player could take the lixo with this card on top; None where it cannot be thrown."""
    if not judge(fullest, Discard(card)).legal:
        return None
    after, _ = apply(fullest, Discard(card))
    return None if after.ended or after.turn == fullest.turn else tuple(legal_moves(after).pickups)


def _cost(take: TakePile) -> tuple[int, int, tuple[Card, ...]]:
    """How much a pick-up asks for: few cards, and no wilds."""
    return len(take.cards), sum(card.can_be_wild for card in take.cards), take.cards


def _neighbours(card: Card) -> tuple[Card, ...]:
    assert card.suit is not None
    places = {card.rank, LARGEST} if card.rank == 1 else {card.rank}
    near = {place + step for place in places for step in (-2, -1, 1, 2) if 1 <= place + step <= LARGEST}
    return tuple(sorted({card_at(card.suit, place) for place in near} - {card}))


def _thrown(line: Line) -> Card | None:
    """The card a bot throws at the end of its turn."""
    last = line[-1] if line else None
    return last.card if isinstance(last, Discard) else None


def _is_worth_it(question: SafeDiscard, path: KernelPath) -> bool:
    """Whether throwing the safe card costs no more than the lixo it saves."""
    try:
        look = lookahead(question.moment.position, path)
        answer, *rivals = [
            look.plan([Discard(card)]) for card in (question.safe, *(leak.card for leak in question.leaks))
        ]
    except KernelError:
        return False
    return margin(look, answer, rivals, seed_of(question.moment)) > GAIN


# Words


def _goal(question: SafeDiscard) -> Said:
    """The goal."""
    count, found = number(len(question.known.hands[1])), drawn(question.known.lixo)
    one = len(question.known.hands[1]) == 1
    who = (
        Said("O próximo jogador", "The next player")
        if question.known.players == 4
        else Said("O adversário", "Your opponent")
    )
    return sentences(
        [
            Said(
                f"{who.pt} tem {count.pt} {'carta' if one else 'cartas'}, que você não conhece",
                f"{who.en} holds {count.en} {'card' if one else 'cards'}, unknown to you",
            ),
            Said(f"No lixo você viu cair {found}", f"You saw {found} go to the discard pile"),
            Said(
                "Qual destes descartes não deixa comprar o lixo, seja qual for a mão?",
                "Which of these discards leaves no way to take the discard pile, whatever that hand may be?",
            ),
        ]
    )


def _leaking(question: SafeDiscard, leak: Leak) -> Said:
    """Why a discard is not safe."""
    melds, it, needed = question.known.table[1], the(leak.card), cards(leak.take.cards)
    if leak.take.target:
        where = in_meld(melds[leak.take.target - 1], melds)
        if not leak.take.cards:
            return Said(
                f"{it.pt} encaixa direto {where.pt}: é lixo dado",
                f"{it.en} goes straight on {where.en}: the discard pile is a gift",
            )
        return Said(
            f"Com {needed.pt}, {it.pt} entra {where.pt}, e o lixo vai junto",
            f"With {needed.en}, {it.en} goes on {where.en}, and the discard pile comes along",
        )
    return Said(
        f"{it.pt} com {needed.pt} é jogo novo, e o lixo vai junto",
        f"{it.en} with {needed.en} is a new meld, and the discard pile comes along",
    )


def _explanation(question: SafeDiscard) -> Said:
    """The explanation: why the safe one is safe, how the others leak."""
    it, near = the(question.safe), question.neighbours
    seen = drawn(near)
    if question.needs_meld:
        return sentences([*_one_card(question), *_direct(question)])
    gone = Said(f"{it.pt}: as duas cópias de {seen} já apareceram", f"{it.en}: both copies of {seen} have turned up")
    pronoun = "ela" if question.safe.rank == 12 else "ele"  # a dama
    alone = Said(
        f"sem vizinha não há jogo novo, nem com curinga, e nos jogos da mesa {pronoun} não entra",
        "without a neighbour there is no new meld, not even with a wild card, and no meld on the table takes it",
    )
    return sentences([gone, alone, *_direct(question)])


def _one_card(question: SafeDiscard) -> Iterator[Said]:
    """Why the safe one is safe from a player of one card, who has none to make a new meld with."""
    it = the(question.safe)
    yield Said(
        "jogo novo com o topo pede duas cartas da mão, e ali só há uma",
        "a new meld with the top takes two cards of the hand, and there is only one",
    )
    yield Said(
        f"Resta encaixar num jogo do lado dele, e {it.pt} não entra em nenhum",
        f"That leaves the melds of that side, and {it.en} goes on none of them",
    )


def _direct(question: SafeDiscard) -> Iterator[Said]:
    """The others that fit a meld as they are."""
    direct = [leak for leak in question.leaks if leak.take.target and not leak.take.cards]
    if direct:
        what = cards([leak.card for leak in direct])
        yield Said(
            f"{what.pt} {'encaixam' if len(direct) > 1 else 'encaixa'} direto",
            f"{what.en} {'fit' if len(direct) > 1 else 'fits'} as {'they are' if len(direct) > 1 else 'it is'}",
        )


def _hints(question: SafeDiscard) -> tuple[Said, ...]:
    if question.needs_meld:
        return (
            Said("Com uma carta só na mão, como se usa o topo?", "With one card in hand, how can the top be used?"),
            Said(
                "Veja, um por um, os jogos do lado dele: que descartes cabem neles?",
                "Go through the melds of that side: which of these discards do they take?",
            ),
        )
    near = drawn(question.neighbours)
    return (
        Said(
            "Jogo novo com o topo pede vizinhas. Quais cartas já apareceram nas duas cópias?",
            "A new meld with the top takes neighbours. Of which cards have both copies turned up?",
        ),
        Said(
            f"Conte as cópias de {near} na sua mão, na mesa e no lixo",
            f"Count the copies of {near} in your hand, on the table and in the discard pile",
        ),
    )


def _titles(question: SafeDiscard) -> Iterator[Titled]:
    """Titles, without their capital: what everybody sees, and none of the options."""
    hand, theirs = number(len(question.known.hand)), len(question.known.hands[1])
    yield "one safe", Said(f"{hand.pt} cartas, um descarte seguro", f"{hand.en} cards, one safe discard")
    count, word = number(theirs), ("carta", "card") if theirs == 1 else ("cartas", "cards")
    yield "theirs", Said(f"contra {count.pt} {word[0]}", f"against {count.en} {word[1]}")
    yield from of_lixo(question.known)


def _difficulty(question: SafeDiscard) -> int:
    """From 1 to 10: how many cards have to be counted, where they lie, how many levels of bot miss it; against one card
    none have to be."""
    known = question.known
    if question.needs_meld:
        return 2 + len(question.missed)
    remembered = sum(Counter(known.lixo)[card] for card in question.neighbours)
    direct = sum(not leak.take.cards for leak in question.leaks)
    return max(
        3,
        min(10, 4 + len(question.missed) + (remembered > 0) + (len(known.lixo) > 4) - (direct == len(question.leaks))),
    )
