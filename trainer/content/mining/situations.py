"""Titles that name what lies open or is held, and nothing of the answer; each has the name of its pattern."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trainer.cards import Card
from trainer.content.mining.words import Said, masculine, number, plain, span, suit_name
from trainer.rules.position import Position

Titled = tuple[str, Said]


def of_lixo(position: Position) -> Iterator[Titled]:
    """Titles of the cards in the lixo, the top first."""
    for card in dict.fromkeys(reversed(position.lixo)):
        it = plain(card)
        yield "in lixo", Said(f"um lixo com {it.pt}", f"a discard pile with {it.en}")


def of_table(position: Position) -> Iterator[Titled]:
    """Titles of the melds that the team has: where they lie, where their wilds are."""
    for meld in position.melds:
        if meld.suit is None:
            continue
        name, lies = suit_name(meld.suit), span(meld)
        yield "lies", Said(f"{name.pt} {lies.pt}", f"{name.en}, {lies.en}")
        if meld.wild_card:
            wild = plain(meld.wild_card)
            yield "wild lies", Said(f"{wild.pt} no jogo de {name.pt}", f"{wild.en} in the meld of {name.en}")


def of_hand(cards: Sequence[Card], position: Position) -> Iterator[Titled]:
    """Titles of these cards of the hand, and of how much there is to look at."""
    hand, melds = number(len(position.hand)), masculine(len(position.melds))
    one = len(position.melds) == 1
    yield (
        "much",
        Said(
            f"{hand.pt} cartas na mão, {melds.pt} {'jogo' if one else 'jogos'} na mesa",
            f"{hand.en} cards in hand, {melds.en} {'meld' if one else 'melds'} on the table",
        ),
    )
    for card in cards:
        it = plain(card)
        yield "what", Said(f"o que fazer com {it.pt}?", f"what to do with {it.en}?")
        yield "held", Said(f"com {it.pt} na mão", f"with {it.en} in hand")
