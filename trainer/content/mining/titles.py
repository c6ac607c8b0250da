"""Titles for a mined turn: the task, what lies open, the temptation. None tells a card's place, or the discard."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.cards import Card
from trainer.content.criteria import Predicate as P
from trainer.content.fields import Line
from trainer.content.mining.ideas import Idea
from trainer.content.mining.mistakes import lured, misplaced
from trainer.content.mining.situations import Titled, of_hand, of_lixo, of_table
from trainer.content.mining.words import Said, capital, number, plain, rank


def titles(idea: Idea, lure: Line) -> list[Titled]:
    """Titles that fit, with their capital, each with its pattern."""
    held = [card for card in dict.fromkeys(idea.position.hand) if card != idea.turn.discard]
    found = [*_of_task(idea, held), *_of_lure(idea, lure), *of_table(idea.position), *of_hand(held, idea.position)]
    return [(pattern, capital(said)) for pattern, said in found]


def _of_task(idea: Idea, held: list[Card]) -> Iterator[Titled]:
    """What is asked for, with a card that is held or lies open."""
    if idea.is_lixo:
        yield from _of_top(idea)
    if P.CLEANS in idea.meets:
        for each in idea.turn.placings:
            if each.cleans and each.before is not None and each.before.wild_card:
                two = plain(each.before.wild_card)
                yield "home", Said(f"{two.pt} volta para casa", f"{two.en} goes home")
    if P.REACHES_MORTO_DIRETA in idea.meets:
        hand = number(len(idea.position.hand))
        yield "none left", Said(f"{hand.pt} cartas, nenhuma sobra", f"{hand.en} cards, none left over")
        yield "all down", Said(f"{hand.pt} cartas na mesa", f"{hand.en} cards on the table")
    for card in held:
        it = plain(card)
        if idea.is_out:
            yield "and out", Said(f"{it.pt} e a batida", f"{it.en} and going out")
        elif idea.is_morto:
            yield "and morto", Said(f"{it.pt} e o morto", f"{it.en} and the reserve")


def _of_top(idea: Idea) -> Iterator[Titled]:
    """The lixo that is to be taken."""
    card = idea.position.lixo[-1]
    top, count = plain(card), number(len(idea.position.lixo))
    short = Said("curingão", "joker") if card.is_joker else rank(card)
    yield "top", Said(f"{top.pt} no topo", f"{top.en} on top")
    yield "under", Said(f"debaixo d{top.pt}", f"under {top.en}")
    yield (
        "lixo of",
        Said(f"um lixo de {count.pt}: {short.pt} no topo", f"a discard pile of {count.en}: {short.en} on top"),
    )
    yield from of_lixo(idea.position)


def _of_lure(idea: Idea, lure: Line) -> Iterator[Titled]:
    """The card that the play which meets the eye puts where it must not go."""
    placed = {card for each in idea.turn.placings for card in each.cards} - {idea.turn.discard}
    wrong = [card for _, card in misplaced(idea, lured(idea, lure)) if card in placed]
    for card in wrong[:1]:
        it = plain(card)
        yield "tempts", Said(f"{it.pt} engana", f"{it.en} misleads")
        yield "elsewhere", Said(f"{it.pt} tem outro lugar", f"{it.en} belongs elsewhere")
        yield "where", Said(f"onde vai {it.pt}?", f"where does {it.en} go?")
