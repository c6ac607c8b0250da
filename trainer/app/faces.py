"""Cards in running text and in pictures of the pages, as HTML; the table itself is a component."""

import html
import re
from collections.abc import Iterable
from functools import lru_cache

from trainer.cards import Card, Suit
from trainer.content.prose import split_prose

_SYMBOL = re.compile(r"(?<![\w])(10|[2-9AJQK])([♠♥♦♣])")
_RED_SYMBOL = re.compile(r"(?<![\w])(10|[2-9AJQK])?[♥♦]")
_BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
_RED = (Suit.HEARTS, Suit.DIAMONDS)


def chip(card: Card) -> str:
    """A card as a small tile inside a line of text."""
    return f'<span class="chip{_colour(card)}">{card.symbol}</span>'


def chips(cards: Iterable[Card]) -> str:
    """Several cards in a row."""
    return f'<span class="chips">{"".join(map(chip, cards))}</span>'


def rich(text: str) -> str:
    """Markdown in which `{7♠}` is drawn; an author's own HTML is shown as it was typed."""
    return "".join(chip(piece) if isinstance(piece, Card) else _escaped(piece) for piece in split_prose(text))


def plain(text: str) -> str:
    """The same text where nothing can be drawn: `{7♠}` becomes `7♠`."""
    return "".join(piece.symbol if isinstance(piece, Card) else piece for piece in split_prose(text))


@lru_cache(maxsize=1 << 12)  # the log of a game says its lines again with every act
def tinted(text: str) -> str:
    """Plain text as HTML with every `7♠` drawn."""
    return _SYMBOL.sub(lambda found: chip(Card.parse(found[0])), html.escape(text))


def labelled(text: str) -> str:
    """Plain text as the label of a button or a pill, which is Markdown: red cards and suits are red."""
    return _RED_SYMBOL.sub(r":red[\g<0>]", text)


def lines(text: str) -> str:
    """The same with words in bold, for texts of lessons and puzzles where Markdown is not rendered."""
    return _BOLD.sub(r"<b>\1</b>", tinted(text))


def fan(cards: Iterable[Card]) -> str:
    """Cards held in a fan, as an ornament (hidden from screen readers)."""
    drawn = "".join(
        f'<span class="leaf{_colour(card)}"><b>{card.symbol}</b><i>{_pip(card)}</i></span>' for card in cards
    )
    return f'<div class="fan" aria-hidden="true">{drawn}</div>'


def _escaped(text: str) -> str:
    """Markdown whose signs of HTML and of mathematics mean nothing."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("$", "&#36;")


def _colour(card: Card) -> str:
    if card.is_joker:
        return " joker"
    return " red" if card.suit in _RED else ""


def _pip(card: Card) -> str:
    return card.suit.symbol if card.suit is not None else card.symbol
