"""Words for the question whether to take the lixo: what it costs, what it brings, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trainer.cards import Card
from trainer.content.mining.prices import Price, closed_by_lixo
from trainer.content.mining.situations import Titled, of_hand, of_lixo, of_table
from trainer.content.mining.turns import Turn
from trainer.content.mining.words import (
    Said,
    cards,
    count_of_cards,
    in_meld,
    lixo_remembered,
    number,
    plain,
    sentences,
    span,
    suit_name,
    table_of,
    the,
    the_other,
)
from trainer.rulebook import kind_text
from trainer.rules.meld import Meld
from trainer.rules.position import Position


def goal(known: Position) -> Said:
    """The question."""
    return sentences(
        [
            table_of(known.ruleset),
            Said("Você ainda não comprou", "You have not drawn yet"),
            lixo_remembered(known.lixo),
            Said("Comprar o lixo ou comprar do monte?", "Take the discard pile, or draw from the stock?"),
        ]
    )


def explanation(price: Price, known: Position, turn: Turn, brings: Sequence[Card], takes: bool, points: float) -> Said:
    """Why it is taken, or left: what it costs, what it brings, and the points that makes on average."""
    cost = list(_costs(price, known))
    average = int(points // 10 * 10)
    if takes:
        gain = Said("Mas ", "But ") + _gain(price, turn, known, brings)
        end = Said(
            f"Em simulação, comprar o lixo rende uns {average} pontos a mais, em média",
            f"In simulation, taking the discard pile brings some {average} points more on average",
        )
        return sentences([*cost, gain, end])
    end = Said(
        f"Em simulação, deixar o lixo rende uns {average} pontos a mais, em média",
        f"In simulation, leaving the discard pile brings some {average} points more on average",
    )
    return sentences([*cost, end])


def _costs(price: Price, known: Position) -> Iterator[Said]:
    """The facts against taking it, those that weigh most first."""
    if price.leads_away:
        yield _leading_away(price)
    if price.wild is not None and price.always_wild:
        it = the(price.wild)
        yield Said(f"Para comprar é preciso gastar {it.pt}", f"Taking it costs {it.en}")
    elif price.wild is not None:
        it = the(price.wild)
        yield Said(f"Essa compra gasta {it.pt}", f"That way of taking it spends {it.en}")
    if price.idle:
        yield _idle(price)
    if price.is_late:
        yield _late(price, known)


def _leading_away(price: Price) -> Said:
    held, left = count_of_cards(price.held), number(price.left)
    rest = "sobra" if price.left == 1 else "sobram"
    now = (
        Said(f"Você tem {held.pt} e o morto por pegar", f"You hold {held.en}, with the reserve to take")
        if price.aim == "morto"
        else Said(f"Com {held.pt} você está perto de bater", f"With {held.en} you are close to going out")
    )
    return Said(
        f"{now.pt}; com o lixo, baixando o que dá, {rest} {left.pt}",
        f"{now.en}; with the discard pile, laying what can be laid, "
        f"{left.en} {'is' if price.left == 1 else 'are'} left",
    )


def _idle(price: Price) -> Said:
    idle, value = cards(price.idle), price.idle_points
    many = len(price.idle) > 1
    if len(price.idle) == len(price.under):
        return Said(
            f"Debaixo do topo nada encaixa sem curinga: {idle.pt}, {value} pontos",
            f"Under the top nothing fits without a wild card: {idle.en}, {value} points",
        )
    return Said(
        f"{idle.pt}, {value} pontos, não {'encaixam' if many else 'encaixa'} em nada sem curinga",
        f"{idle.en}, {value} points, {'fit' if many else 'fits'} nothing without a wild card",
    )


def _late(price: Price, known: Position) -> Said:
    if price.rival is None:
        left = count_of_cards(price.monte or 0)
        some = "Resta" if price.monte == 1 else "Restam"
        return Said(
            f"{some} {left.pt} no monte, e não há mais morto: o que fica na mão desconta",
            f"The stock has {left.en} left, and there is no reserve: what stays in your hand is deducted",
        )
    count = count_of_cards(price.rival or 0)
    who = Said("Um adversário", "An opponent") if known.players == 4 else Said("O adversário", "Your opponent")
    return Said(
        f"{who.pt} tem {count.pt} e já pode bater: o que fica na mão desconta",
        f"{who.en} holds {count.en} and may go out: what stays in your hand is deducted",
    )


def _gain(price: Price, turn: Turn, known: Position, brings: Sequence[Card]) -> Said:
    """What the lixo does in this turn: the cards from under its top that go down, the canastra that closes."""
    closes = next(_closing(turn, known, brings), None)
    if not brings:
        return closes or Said("o topo desce", "the top goes down")
    what = the_other(brings[0]) if price.wild in brings[:1] and len(brings) == 1 else cards(brings)
    down = Said(
        f"{what.pt} {_many(brings, 'descem', 'desce')} nesta mesma vez",
        f"{what.en} {_many(brings, 'go', 'goes')} down this very turn",
    )
    return down + Said(f", e {closes.pt}", f", and {closes.en}") if closes else down


def _closing(turn: Turn, known: Position, brings: Sequence[Card]) -> Iterator[Said]:
    """The canastra that the turn closes."""
    for each in closed_by_lixo(turn, known, brings):
        if each.kind in ("limpa", "suja"):
            where, kind = _meld(each.before, each.after, known), kind_text(each.kind, "en")
            yield Said(f"fecha uma {each.kind} {where.pt}", f"a {kind} closes {where.en}")


def _meld(before: Meld | None, after: Meld, known: Position) -> Said:
    if before is not None and before.suit is not None:
        where = in_meld(before, known.melds)
        return Said(where.pt, f"on {where.en}")
    if after.suit is None:
        return Said("de trinca", "as a set")
    name, lies = suit_name(after.suit), span(after)
    return Said(f"de {name.pt}, {lies.pt}", f"in {name.en}, {lies.en}")


def why_not(price: Price, takes: bool, turn: Turn, known: Position, brings: Sequence[Card]) -> Said:
    """Why the other way is wrong: what the monte does not bring, or what the lixo costs."""
    if takes:
        gain = _gain(price, turn, known, brings)
        return Said(
            f"Do monte vem uma carta só. Com o lixo, {gain.pt}",
            f"The stock gives one card. With the discard pile, {gain.en}",
        )
    if price.leads_away:
        aim = Said("o morto", "the reserve") if price.aim == "morto" else Said("a batida", "going out")
        if price.left == price.held:
            return Said(
                f"Baixando o que dá, a mão não diminui, e {aim.pt} não chega mais perto",
                f"With all laid that can be, your hand is no smaller, and {aim.en} no nearer",
            )
        return Said(f"A mão cresce, e {aim.pt} fica mais longe", f"Your hand grows, and {aim.en} is farther off")
    if price.wild is not None:
        it = the(price.wild)
        return Said(f"{it.pt} vale mais do que vem com o topo", f"{it.en} is worth more than what comes with the top")
    return Said(
        f"{cards(price.idle).pt} {_many(price.idle, 'ficam', 'fica')} na mão, e a rodada pode acabar antes",
        f"{cards(price.idle).en} {_many(price.idle, 'stay', 'stays')} in your hand, and the deal may end first",
    )


def _many(what: Sequence[Card], many: str, one: str) -> str:
    return many if len(what) > 1 else one


def hints(price: Price) -> tuple[Said, ...]:
    """What to count, and what stands against it."""
    first = Said(
        "Quantas cartas do lixo descem já, e quantas ficam na mão?",
        "How many cards of the discard pile go down at once, and how many stay in your hand?",
    )
    if price.leads_away:
        aim = Said("o morto", "the reserve") if price.aim == "morto" else Said("a batida", "going out")
        return first, Said(
            f"A que distância está {aim.pt}, com o lixo e sem ele?",
            f"How far are you from {aim.en}, with the discard pile and without?",
        )
    if price.is_late and price.rival is None:
        return first, Said("Quantas vezes ainda se joga nesta rodada?", "How many turns does this deal still have?")
    if price.is_late:
        return first, Said("Quem pode bater na próxima vez?", "Who may go out next turn?")
    return first, Said("O que mais o curinga poderia fazer?", "What else could the wild card do?")


def titles(known: Position) -> Iterator[Titled]:
    """Titles, without their capital: what lies on top, and that it may be left."""
    top = plain(known.lixo[-1])
    yield "take?", Said(f"{top.pt} no topo: comprar?", f"{top.en} on top: take it?")
    for card in dict.fromkeys(reversed(known.lixo[:-1])):
        it = plain(card)
        yield "worth?", Said(f"vale o lixo com {it.pt}?", f"is the discard pile with {it.en} worth it?")
    yield from of_lixo(known)
    yield from of_table(known)
    yield from of_hand((), known)
