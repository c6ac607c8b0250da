"""Titles for a mined puzzle, the more telling first; each has the name of its pattern, so that none is overworked."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.cards import Card
from trainer.content.criteria import Predicate as P
from trainer.content.fields import Line
from trainer.content.mining.asking import is_lixo, is_morto, is_out, lured
from trainer.content.mining.ideas import Idea
from trainer.content.mining.turns import CLEAN, Placing
from trainer.content.mining.words import Said, capital, from_to, masculine, number, plain, rank, suit_name
from trainer.rules.meld import card_at

Titled = tuple[str, Said]


def titles(idea: Idea, lure: Line) -> list[Titled]:
    """Titles that fit, without their capital, each with its pattern."""
    found = [*_of_placings(idea), *_of_lixo(idea), *_of_end(idea), *_of_lure(idea, lure), *_of_hand(idea)]
    return [(pattern, capital(said)) for pattern, said in found]


def _of_placings(idea: Idea) -> Iterator[Titled]:
    for each in idea.turn.placings:
        if each.cleans and each.before is not None and each.before.wild_card:
            two = plain(each.before.wild_card)
            yield "home", Said(f"{two.pt} volta para casa", f"{two.en} goes home")
        if each.moves_wild and each.before is not None and each.before.wild_card:
            wild = plain(each.before.wild_card)
            yield "moves", Said(f"{wild.pt} muda de lugar", f"{wild.en} changes places")
            if each.after.stands_for:
                yield (
                    "moves to",
                    Said(
                        f"{wild.pt} vira {rank(each.after.stands_for).pt}",
                        f"{wild.en} becomes {_an(each.after.stands_for)}",
                    ),
                )
        if each.natural_two:
            two = plain(each.natural_two)
            yield "natural", Said(f"{two.pt} em casa", f"{two.en} at home")
        yield from _of_wild(each)
        yield from _of_canastra(each)
        if each.before is None and not each.wild_spent and each.after.suit is not None:
            name, ends = suit_name(each.after.suit), _ends(each)
            yield "run", Said(f"{ends.pt} de {name.pt}", f"{ends.en} of {name.en}")
        for card in each.naturals:
            if card.rank == 1 and each.after.suit is not None:
                ace = plain(card)
                high = each.after.cards[-1] == card
                yield (
                    "ace",
                    Said(
                        f"{ace.pt} {'em cima' if high else 'embaixo'}",
                        f"{ace.en} {'on top' if high else 'at the bottom'}",
                    ),
                )


def _ends(each: Placing) -> Said:
    assert each.after.suit is not None
    last = each.after.start + len(each.after) - 1
    return from_to(card_at(each.after.suit, each.after.start), card_at(each.after.suit, last))


def _an(card: Card) -> str:
    name = rank(card).en
    return f"an {name}" if name in ("ace", "8") else f"a {name}"


def _of_wild(each: Placing) -> Iterator[Titled]:
    wild, stands = each.wild_spent, each.after.stands_for
    if not wild or not stands or each.after.suit is None:
        return
    it, gap, name = plain(wild), plain(stands), suit_name(each.after.suit)
    yield "gap", Said(f"sem {gap.pt}", f"without {gap.en}")
    if each.after.wild not in (0, len(each.after) - 1):
        yield "bridge", Said(f"a ponte d{gap.pt}", f"the bridge over {gap.en}")
    if wild.suit is not each.after.suit:
        yield "among", Said(f"{it.pt} em {name.pt}", f"{it.en} among {name.en}")
    if not stands.is_two:
        yield "plays", Said(f"{it.pt} faz de {rank(stands).pt}", f"{it.en} plays the {rank(stands).en}")


def _of_canastra(each: Placing) -> Iterator[Titled]:
    if not each.closes or each.after.suit is None:
        return
    name, ends = suit_name(each.after.suit), _ends(each)
    if each.kind in CLEAN:
        yield "limpa", Said(f"a limpa {ends.pt}", f"the limpa {ends.en}")
        yield "seven", Said(f"sete em {name.pt}", f"seven in {name.en}")
    else:
        yield "suja", Said(f"uma suja em {name.pt}", f"a suja in {name.en}")


def _of_lixo(idea: Idea) -> Iterator[Titled]:
    if not is_lixo(idea):
        return
    top = plain(idea.position.lixo[-1])
    yield "top", Said(f"{top.pt} no topo", f"{top.en} on top")
    yield "under", Said(f"debaixo d{top.pt}", f"under {top.en}")
    count = number(len(idea.position.lixo))
    yield (
        "lixo of",
        Said(
            f"um lixo de {count.pt}: {rank_or_joker(idea.position.lixo[-1]).pt} no topo",
            f"a lixo of {count.en}: {rank_or_joker(idea.position.lixo[-1]).en} on top",
        ),
    )


def rank_or_joker(card: Card) -> Said:
    """`dama`, `curingão`."""
    return Said("curingão", "joker") if card.is_joker else rank(card)


def _of_end(idea: Idea) -> Iterator[Titled]:
    discard, hand = idea.turn.discard, number(len(idea.position.hand))
    if not (is_out(idea) or is_morto(idea)):
        return
    if discard is None:
        yield "none left", Said(f"{hand.pt} cartas, nenhuma sobra", f"{hand.en} cards, none left over")
        yield "all down", Said(f"{hand.pt} cartas na mesa", f"{hand.en} cards on the table")
        return
    if any(discard in each.cards for each in idea.turn.placings):
        return
    last = plain(discard)
    yield "left", Said(f"sobra {last.pt}", f"{last.en} is left over")
    yield "all but", Said(f"todas menos {last.pt}", f"all but {last.en}")
    yield "no place", Said(f"{last.pt} não tem lugar", f"no place for {last.en}")
    what = Said("a batida", "going out") if is_out(idea) else Said("o morto", "the morto")
    yield "price", Said(f"{last.pt} paga {what.pt}", f"{last.en} pays for {what.en}")


def _of_lure(idea: Idea, lure: Line) -> Iterator[Titled]:
    good = {place for right in idea.rights for place in right.placed}
    wrong = [card for (place, card) in lured(idea, lure).placed if (place, card) not in good]
    for card in wrong[:1]:
        it = plain(card)
        yield "tempts", Said(f"{it.pt} engana", f"{it.en} misleads")
        yield "elsewhere", Said(f"{it.pt} tem outro lugar", f"{it.en} belongs elsewhere")
        yield "where", Said(f"onde vai {it.pt}?", f"where does {it.en} go?")


def _of_hand(idea: Idea) -> Iterator[Titled]:
    hand, melds = number(len(idea.position.hand)), masculine(len(idea.turn.placings))
    one = len(idea.turn.placings) == 1
    yield (
        "hand",
        Said(
            f"{hand.pt} cartas, {melds.pt} {'jogo' if one else 'jogos'}",
            f"{hand.en} cards, {melds.en} {'meld' if one else 'melds'}",
        ),
    )
    for each in idea.turn.placings:
        for card in each.naturals[:1]:
            it = plain(card)
            if P.GOES_OUT in idea.meets:
                yield "out by", Said(f"bata com {it.pt}", f"out with {it.en}")
            elif is_morto(idea):
                yield "morto by", Said(f"{it.pt} e o morto", f"{it.en} and the morto")
            else:
                yield "earns", Said(f"o que faz {it.pt}", f"what {it.en} does")
