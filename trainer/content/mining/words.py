"""Cards, suits, places and melds in words, Portuguese and English side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from trainer.cards import Card, Suit
from trainer.rules.meld import Meld, card_at
from trainer.rules.ruleset import Ruleset

_TABLES: Final = {
    "aberto": ("Mesa de Aberto", "An Aberto table"),
    "fechado": ("Mesa de Fechado", "A Fechado table"),
    "tradicional": ("Mesa de Tradicional", "A Tradicional table"),
}
SUITS: Final = (("espadas", "spades"), ("copas", "hearts"), ("ouros", "diamonds"), ("paus", "clubs"))
_RANKS: Final = ("ás", "2", "3", "4", "5", "6", "7", "8", "9", "10", "valete", "dama", "rei")
_RANKS_EN: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
_MANY: Final = (
    "ases",
    "dois",
    "três",
    "quatro",
    "cinco",
    "seis",
    "sete",
    "oito",
    "nove",
    "dez",
    "valetes",
    "damas",
    "reis",
)
_MANY_EN: Final = (
    *("aces", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens"),
    *("jacks", "queens", "kings"),
)
_NUMBERS: Final = (
    *("zero", "uma", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze"),
    *("treze", "quatorze", "quinze", "dezesseis"),
)
_NUMBERS_EN: Final = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen"),
)


class Said(NamedTuple):
    """One thing said in both languages."""

    pt: str
    en: str

    def __add__(self, other: object) -> Said:
        assert isinstance(other, tuple)
        return Said(self.pt + other[0], self.en + other[1])

    @property
    def sentence(self) -> Said:
        """With a capital and a full stop."""
        return Said(*(_capital(text) + ("" if text[-1] in ".?!" else ".") for text in self))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def capital(said: Said) -> Said:
    """With a capital, for titles."""
    return Said(_capital(said.pt), _capital(said.en))


def joined(parts: Iterable[Said]) -> Said:
    """Parts as a list: commas, and an `e` or `and` before the last."""
    found = list(parts)
    if not found:
        return Said("", "")
    heads = [", ".join(part[language] for part in found[:-1]) for language in (0, 1)]
    last = found[-1]
    return last if len(found) == 1 else Said(f"{heads[0]} e {last.pt}", f"{heads[1]} and {last.en}")


def sentences(parts: Iterable[Said]) -> Said:
    """Sentences after one another."""
    found = [part.sentence for part in parts if part.pt]
    return Said(" ".join(part.pt for part in found), " ".join(part.en for part in found))


# The table


def table_of(rules: Ruleset) -> Said:
    """`Mesa de Aberto`; nothing for STBL, which a question does not name."""
    return Said(*_TABLES.get(rules.name, ("", "")))


def lixo_remembered(lixo: Sequence[Card]) -> Said:
    """The whole lixo of a player who saw every card of it thrown."""
    found = drawn(lixo)
    return Said(
        f"No lixo, de baixo para cima: {found}, e você viu todas",
        f"In the discard pile, from bottom to top: {found}, and you saw them all",
    )


# Cards


def drawn(cards: Sequence[Card]) -> str:
    """Cards as prose draws them, in the order given."""
    return " ".join(f"{{{card.symbol}}}" for card in cards)


def the(card: Card) -> Said:
    """`o {7♠}`, `a {Q♠}`, `o curingão`."""
    if card.is_joker:
        return Said("o curingão", "the joker")
    face = drawn([card])
    return Said(f"{'a' if card.rank == 12 else 'o'} {face}", f"the {face}")


def the_other(card: Card) -> Said:
    """`o outro {10♣}`, `a outra {Q♣}`, `o outro curingão`: the other copy of a card."""
    if card.is_joker:
        return Said("o outro curingão", "the other joker")
    face = drawn([card])
    return Said(f"{'a outra' if card.rank == 12 else 'o outro'} {face}", f"the other {face}")


def of_the(card: Card) -> Said:
    """`do {7♠}`, `da {Q♠}`, `do curingão`."""
    said = the(card)
    return Said("d" + said.pt, "of " + said.en)


def cards(cards: Sequence[Card]) -> Said:
    """One or more cards: a single one with its article, several drawn, the joker last and in words."""
    plain = [card for card in cards if not card.is_joker]
    jokers = len(cards) - len(plain)
    parts = [the(plain[0])] if len(plain) == 1 else [Said(drawn(plain), drawn(plain))] if plain else []
    if jokers:
        parts.append(Said("o curingão", "the joker") if jokers == 1 else Said("os dois curingões", "both jokers"))
    return joined(parts)


def plain(card: Card) -> Said:
    """A card in words, for titles: `o 7 de espadas`, `a dama de copas`, `o curingão`."""
    if card.suit is None:
        return Said("o curingão", "the joker")
    suit = SUITS[card.suit]
    article = "a" if card.rank == 12 else "o"
    return Said(f"{article} {_RANKS[card.rank - 1]} de {suit[0]}", f"the {_RANKS_EN[card.rank - 1]} of {suit[1]}")


def suit_name(suit: Suit) -> Said:
    """`copas`, `hearts`."""
    return Said(*SUITS[suit])


# Ranks and places


def rank(card: Card) -> Said:
    """`7`, `dama`."""
    return Said(_RANKS[card.rank - 1], _RANKS_EN[card.rank - 1])


def the_rank(card: Card) -> Said:
    """`o 7`, `a dama`."""
    return Said(f"{_article(card)} {rank(card).pt}", f"the {rank(card).en}")


def of_rank(card: Card) -> Said:
    """`do 7`, `da dama`; `of the 7`."""
    return Said(f"d{_article(card)} {rank(card).pt}", f"of the {rank(card).en}")


def from_to(first: Card, last: Card) -> Said:
    """`do 4 ao 10`, `4 to 10`."""
    to = "à" if last.rank == 12 else "ao"
    return Said(f"d{_article(first)} {rank(first).pt} {to} {rank(last).pt}", f"{rank(first).en} to {rank(last).en}")


def _article(card: Card) -> str:
    return "a" if card.rank == 12 else "o"


def span(meld: Meld) -> Said:
    """From which place to which a run lies."""
    assert meld.suit is not None
    return from_to(card_at(meld.suit, meld.start), card_at(meld.suit, meld.start + len(meld) - 1))


def number(count: int) -> Said:
    """A count of cards or melds of feminine gender, in words where it is small."""
    if count < len(_NUMBERS):
        return Said(_NUMBERS[count], _NUMBERS_EN[count])
    return Said(str(count), str(count))


def count_of_cards(count: int) -> Said:
    """`três cartas`, `three cards`."""
    found = number(count)
    return Said(f"{found.pt} {'carta' if count == 1 else 'cartas'}", f"{found.en} {'card' if count == 1 else 'cards'}")


def masculine(count: int) -> Said:
    """The same for masculine things: `dois jogos`."""
    found = number(count)
    return Said({1: "um", 2: "dois"}.get(count, found.pt), found.en)


# Melds


def trinca_of(meld: Meld) -> Said:
    """`trinca de reis`."""
    natural = next(card for index, card in enumerate(meld.cards) if index != meld.wild)
    return Said(f"trinca de {_MANY[natural.rank - 1]}", f"set of {_MANY_EN[natural.rank - 1]}")


def meld_name(meld: Meld, others: Sequence[Meld]) -> Said:
    """`o jogo de copas`, with its span where another of the team's melds is of the suit too."""
    if meld.suit is None:
        said = trinca_of(meld)
        return Said(f"a {said.pt}", f"the {said.en}")
    name = suit_name(meld.suit)
    if is_alone(meld, others):
        return Said(f"o jogo de {name.pt}", f"the meld of {name.en}")
    where = span(meld)
    return Said(f"o jogo de {name.pt} que vai {where.pt}", f"the meld of {name.en} from {where.en}")


def in_meld(meld: Meld, others: Sequence[Meld]) -> Said:
    """Where a card goes: `em copas`, `no jogo de copas que vai do 4 ao 8`; `to the hearts`."""
    if meld.suit is not None and is_alone(meld, others):
        name = suit_name(meld.suit)
        return Said(f"em {name.pt}", f"the {name.en}")
    name = meld_name(meld, others)
    return Said(f"n{name.pt}", name.en)


def is_alone(meld: Meld, others: Sequence[Meld]) -> bool:
    """Whether the suit's name is enough to tell the meld."""
    return sum(other.suit is meld.suit for other in others) == 1
