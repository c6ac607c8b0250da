"""What a turn does, told meld by meld, and how it ends: the sentences that explanations and hints are made of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trainer.cards import Card
from trainer.content.criteria import Predicate
from trainer.content.mining.ideas import Idea
from trainer.content.mining.turns import Placing, Turn
from trainer.content.mining.words import (
    Said,
    cards,
    drawn,
    in_meld,
    joined,
    of_rank,
    of_the,
    span,
    suit_name,
    the,
    the_other,
    the_rank,
    trinca_of,
)
from trainer.rules.meld import LIMPAS, Meld


def explanation_of_turn(idea: Idea, order: int) -> list[Said]:
    """The turn in sentences: first what the idea turns on, then the cards that simply go down, then the end.

    `order` chooses among ways to say the same.
    """
    placings = [each for each in idea.turn.placings if not told_by_taking(idea.turn, each)]
    telling = [each for each in placings if not _is_plain(each)]
    simple = [each for each in placings if _is_plain(each)]
    told = {card for each in idea.turn.placings if each not in placings for card in each.cards}
    found = []
    for number, each in enumerate(telling):
        found.append(_as_other(deed(each, idea, order + number), [each], told))
        told.update(each.cards)
    if simple:
        found.append(_as_other(_simply(simple, idea, order, bool(telling)), simple, told))
    return found


def _as_other(said: Said, placings: list[Placing], told: set[Card]) -> Said:
    """The same, a card whose other copy has been told of being called the other one."""
    for card in {card for each in placings for card in each.cards} & told:
        if any(each.before is not None and each.before.wild_card == card for each in placings):
            continue  # which is which would be unclear beside a third
        one, other = the(card), the_other(card)
        said = Said(
            re.sub(rf"\b{re.escape(one.pt)}", other.pt, said.pt), re.sub(rf"\b{re.escape(one.en)}", other.en, said.en)
        )
    return said


def key_placings(turn: Turn) -> list[Placing]:
    """The placings that the idea turns on: all but cards that simply go on an end, or else all."""
    return [each for each in turn.placings if not _is_plain(each)] or list(turn.placings)


def told_by_taking(turn: Turn, placing: Placing) -> bool:
    """Whether all there is to say of a placing is that the lixo was taken with it."""
    take = turn.taking
    if take is None or take.target is None or len(placing.cards) != len(take.cards) + 1:
        return False
    if take.target:
        return placing.number == take.target and _is_plain(placing)
    newest = min(each.number for each in turn.placings if each.before is None)
    return placing.number == newest and not (placing.wild_spent or placing.closes or placing.natural_two)


def _is_plain(placing: Placing) -> bool:
    special = placing.closes or placing.cleans or placing.wild_spent or placing.moves_wild or placing.natural_two
    return placing.before is not None and not special


def _simply(placings: list[Placing], idea: Idea, order: int, more: bool) -> Said:
    """Cards that go on the end of melds, in one sentence."""
    parts = []
    straight = " straight" if order % 2 and more else ""
    for number, each in enumerate(placings):
        assert each.before is not None
        what, where = cards(each.naturals), in_meld(each.before, idea.position.melds)
        verb = "" if number else (" go" if len(each.cards) > 1 else " goes") + straight
        parts.append(Said(f"{what.pt} {where.pt}", f"{what.en}{verb} on {where.en}"))
    listed = joined(parts)
    many = len(placings) > 1 or len(placings[0].cards) > 1
    verb = "encaixam" if many else "encaixa"
    if straight:
        verb += " direto"
    if len(placings) == 1:
        what, where = cards(placings[0].naturals), in_meld(placings[0].before or placings[0].after, idea.position.melds)
        return Said(f"{what.pt} {verb} {where.pt}", listed.en)
    return Said(f"{verb} {listed.pt}", listed.en)


def deed(placing: Placing, idea: Idea, order: int) -> Said:
    """What one placing does, a sentence without its full stop."""
    if placing.before is None:
        return _new(placing, order)
    where = in_meld(placing.before, idea.position.melds)
    if placing.cleans:
        return _cleaning(placing, placing.before)
    if placing.wild_spent:
        return _with_wild(placing, placing.wild_spent, where)
    if placing.moves_wild:
        return _moving(placing, placing.before, where)
    return _growing(placing, where, order)


def _new(placing: Placing, order: int) -> Said:
    meld, wild = placing.after, placing.wild_spent
    what = (
        cards(placing.naturals) if len(placing.naturals) > 1 else Said(drawn(placing.naturals), drawn(placing.naturals))
    )
    if meld.suit is None:
        trinca = trinca_of(meld)
        said = Said(f"{what.pt} descem numa {trinca.pt}", f"{what.en} go down as a {trinca.en}")
        return said + _helped(wild) if wild else said
    if wild:
        place = _place_of(meld)
        helper = the(wild)
        return Said(
            f"{what.pt} descem com {helper.pt} no lugar {place.pt}",
            f"{what.en} go down with {helper.en} in the place {place.en}",
        )
    if placing.closes:
        return Said(
            f"{what.pt} descem de uma vez: limpa feita na mão",
            f"{what.en} go down at once: a clean canasta straight from the hand",
        )
    if placing.natural_two:
        return Said(
            f"{what.pt} descem num jogo limpo, com o 2 em casa",
            f"{what.en} go down as a clean meld, with the 2 at home",
        )
    return (
        Said(f"{what.pt} descem num jogo novo", f"{what.en} go down as a new meld"),
        Said(f"{what.pt} fazem um jogo novo", f"{what.en} make a new meld"),
    )[order % 2]


def _helped(wild: Card) -> Said:
    helper = the(wild)
    return Said(f", com {helper.pt}", f", with {helper.en}")


def _place_of(meld: Meld) -> Said:
    """`do 7`: the place of the wild of a run."""
    stands = meld.stands_for
    assert stands is not None
    return of_rank(stands)


def _with_wild(placing: Placing, wild: Card, where: Said) -> Said:
    helper, naturals = the(wild), placing.naturals
    if placing.after.suit is None:
        what = cards([*naturals, wild])
        said = Said(f"{what.pt} {_verb(placing.cards)} {where.pt}", f"{what.en} {_verb_en(placing.cards)} {where.en}")
    elif naturals:
        what, place = cards(naturals), _place_of(placing.after)
        said = Said(
            f"{what.pt} {_verb(naturals)} {where.pt} com {helper.pt} no lugar {place.pt}",
            f"{what.en} {_verb_en(naturals)} {where.en} with {helper.en} in the place {place.en}",
        )
    else:
        place = _place_of(placing.after)
        said = Said(
            f"{helper.pt} entra {where.pt}, no lugar {place.pt}",
            f"{helper.en} goes on {where.en}, in the place {place.en}",
        )
    return said + _made(placing)


def _verb(what: tuple[Card, ...]) -> str:
    return "entram" if len(what) > 1 else "entra"


def _verb_en(what: tuple[Card, ...]) -> str:
    return "go on" if len(what) > 1 else "goes on"


def _made(placing: Placing) -> Said:
    """What canastra a placing makes or spoils; nothing where it does neither."""
    if placing.was in LIMPAS and placing.kind == "suja":
        return Said(", e a limpa fica suja", ", and the clean canasta becomes dirty")
    if not placing.closes:
        return Said("", "")
    where = span(placing.after) if placing.after.suit is not None else None
    if placing.kind == "suja":
        return Said(": canastra suja", ": a dirty canasta")
    if placing.kind == "limpa":
        return (
            Said(f": {where.pt}, canastra limpa", f": {where.en}, a clean canasta")
            if where
            else Said(": canastra limpa", ": a clean canasta")
        )
    if placing.kind == "quinhentos":
        return Said(": treze cartas limpas, quinhentos", ": thirteen clean cards, five hundred")
    return Said(": de ás a ás, a real", ": ace to ace, the royal canasta")


def _cleaning(placing: Placing, before: Meld) -> Said:
    wild, stands = before.wild_card, before.stands_for
    assert wild is not None
    others = tuple(card for card in placing.naturals if card != stands)
    if stands in placing.cards and stands is not None:
        said = Said(
            f"{the(stands).pt} toma o lugar {of_the(wild).pt}", f"{the(stands).en} takes the place {of_the(wild).en}"
        )
        if others:
            what = cards(others)
            said += Said(
                f", {what.pt} {'completam' if len(others) > 1 else 'completa'} o caminho, e o 2 vai para casa",
                f", {what.en} {'complete' if len(others) > 1 else 'completes'} the way, and the 2 goes home",
            )
        else:
            said += Said(", que vai para casa", ", which goes home")
    else:
        what = cards(placing.naturals)
        said = Said(f"com {what.pt}, {the(wild).pt} vai para casa", f"with {what.en} {the(wild).en} goes home")
    if placing.kind == "limpa" and placing.was == "suja":
        return said + Said(": a suja vira limpa", ": the dirty canasta becomes a clean one")
    return said + (_made(placing) if placing.closes else Said(" e o jogo fica limpo", " and the meld is clean"))


def _moving(placing: Placing, before: Meld, where: Said) -> Said:
    wild, stands, now = before.wild_card, before.stands_for, placing.after.stands_for
    assert wild is not None
    assert now is not None
    assert stands is not None
    to = the_rank(now)
    others = tuple(card for card in placing.naturals if card != stands)
    if stands in placing.cards:
        said = Said(
            f"{the(stands).pt} toma o lugar {of_the(wild).pt}, que anda para {to.pt}",
            f"{the(stands).en} takes the place {of_the(wild).en}, which moves on to {to.en}",
        )
        if others:
            what = cards(others)
            said += Said(
                f", e {what.pt} {_verb(others)} junto", f", and {what.en} {'go' if len(others) > 1 else 'goes'} in too"
            )
    else:
        what, old = cards(placing.naturals), of_rank(stands)
        said = Said(
            f"{the(wild).pt} sai do lugar {old.pt} e vai para {to.pt}: {what.pt} {_verb(placing.naturals)} {where.pt}",
            f"{the(wild).en} leaves the place {old.en} for {to.en}: {what.en} {_verb_en(placing.naturals)} {where.en}",
        )
    return said + _made(placing)


def _growing(placing: Placing, where: Said, order: int) -> Said:
    what, many = cards(placing.naturals), len(placing.cards) > 1
    after = placing.after
    if placing.kind == "limpa" and placing.closes and after.suit is not None:
        name, lies = suit_name(after.suit), span(after)
        return Said(
            f"{what.pt} {'fecham' if many else 'fecha'} a limpa de {name.pt}, {lies.pt}",
            f"{what.en} {'close' if many else 'closes'} the clean canasta of {name.en}, {lies.en}",
        )
    two = placing.natural_two
    said = Said(f"{what.pt} {_verb(placing.cards)} {where.pt}", f"{what.en} {_verb_en(placing.cards)} {where.en}")
    if two:
        said += Said(", com o 2 em casa", ", with the 2 at home")
    return said + _made(placing)


def ending(idea: Idea, order: int) -> Iterator[Said]:
    """How the turn ends, where the idea asks for its end."""
    discard = idea.turn.discard
    if idea.is_out:
        yield _batida(idea, order)
    elif Predicate.REACHES_MORTO in idea.meets and discard is not None:
        yield _morto_indireta(idea, discard, order)
    elif idea.is_morto:
        yield (
            Said(
                "A mão acaba na mesa: o morto vem na hora, e a vez continua",
                "Your hand runs out on the table: the reserve comes at once, and the turn goes on",
            ),
            Said(
                "Não sobra nada, nem para o lixo: batida direta",
                "Nothing is left, not even a discard: you take the reserve directly",
            ),
        )[order % 2]


def _batida(idea: Idea, order: int) -> Said:
    turn = idea.turn
    if turn.discard is None:
        return Said(
            "A última carta também vai para a mesa: batida sem descarte",
            "The last card goes to the table too: out without a discard",
        )
    if _is_twin(turn, turn.discard):
        return the_other(turn.discard) + Said(" é o descarte da batida", " is the discard you go out with")
    last = the(turn.discard)
    found = [
        Said(f"{last.pt} é o descarte, e acabou", f"{last.en} is the discard, and that is that"),
        Said(
            f"Sobra {last.pt}, que vai para o lixo: batida",
            f"{last.en} is left and goes to the discard pile: you are out",
        ),
    ]
    if idea.discard_has_no_place:
        found.insert(
            1,
            Said(
                f"Só {last.pt} não tem lugar: é o descarte da batida",
                f"Only {last.en} has no place: you go out by discarding it",
            ),
        )
    return found[order % len(found)]


def _morto_indireta(idea: Idea, discard: Card, order: int) -> Said:
    if _is_twin(idea.turn, discard):
        return the_other(discard) + Said(" é o descarte, e o morto é seu", " is the discard, and the reserve is yours")
    last = the(discard)
    if order % 2 and idea.discard_has_no_place:
        return Said(
            f"Só {last.pt} não tem lugar: é o descarte, e o morto é seu",
            f"Only {last.en} has no place: you discard it, and the reserve is yours",
        )
    return Said(
        f"{last.pt} vai para o lixo, e o morto vem para a mão",
        f"{last.en} goes to the discard pile, and the reserve comes to your hand",
    )


def _is_twin(turn: Turn, discard: Card) -> bool:
    """Whether the other copy of the discard goes to the table."""
    return any(discard in each.cards for each in turn.placings)
