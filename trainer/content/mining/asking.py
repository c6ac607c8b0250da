"""The words around a turn: the question, the explanation, the hints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trainer.content.criteria import Predicate
from trainer.content.fields import Line
from trainer.content.mining.deals import Since
from trainer.content.mining.ideas import Idea, is_last
from trainer.content.mining.mistakes import moral
from trainer.content.mining.telling import deed, ending, explanation_of_turn, key_placings, told_by_taking
from trainer.content.mining.turns import Placing
from trainer.content.mining.words import (
    Said,
    cards,
    in_meld,
    lixo_remembered,
    meld_name,
    number,
    sentences,
    suit_name,
    table_of,
    the,
    the_rank,
)

P = Predicate
_TASKS: Final[dict[tuple[Predicate, ...], Said]] = {
    (P.GOES_OUT,): Said("Bata nesta jogada", "Go out this turn"),
    (P.REACHES_MORTO_DIRETA,): Said("Pegue o morto com batida direta", "Take the reserve directly"),
    (P.REACHES_MORTO,): Said("Pegue o morto nesta jogada", "Take the reserve this turn"),
    (P.REACHES_MORTO, P.CLOSES_LIMPA): Said(
        "Pegue o morto e feche uma canastra limpa na mesma jogada",
        "Take the reserve and close a clean canasta in the same turn",
    ),
    (P.REACHES_MORTO, P.STAYS_CLEAN): Said(
        "Pegue o morto nesta jogada, sem sujar jogo nenhum", "Take the reserve this turn, without dirtying any meld"
    ),
    (P.REACHES_MORTO, P.KEEPS_LIMPA): Said(
        "Pegue o morto nesta jogada, sem sujar canastra limpa",
        "Take the reserve this turn, without dirtying a clean canasta",
    ),
    (P.CLOSES_REAL,): Said("Feche uma canastra real nesta jogada", "Close a royal canasta this turn"),
    (P.CLOSES_QUINHENTOS,): Said(
        "Feche uma canastra de quinhentos nesta jogada", "Close a five-hundred canasta this turn"
    ),
    (P.CLEANS, P.CLOSES_LIMPA): Said(
        "Limpe um jogo e feche com ele uma canastra limpa", "Clean a meld, and make it a clean canasta"
    ),
    (P.CLOSES_LIMPA,): Said("Feche uma canastra limpa nesta jogada", "Close a clean canasta this turn"),
    (P.CLEANS,): Said("Limpe um jogo sujo nesta jogada", "Clean a dirty meld this turn"),
}
_BY_POINTS: Final[dict[tuple[Predicate, ...], Said]] = {
    (P.GOES_OUT,): Said("Bata com o máximo de pontos", "Go out with the most points"),
    (P.CLOSES_LIMPA, P.STAYS_CLEAN): Said(
        "Feche uma limpa e faça a jogada que rende mais, sem sujar jogo nenhum",
        "Close a clean canasta and make the play that earns most, without dirtying any meld",
    ),
    (): Said("Termine com o máximo de pontos", "Finish with the most points"),
    (P.STAYS_CLEAN,): Said(
        "Faça a jogada que rende mais, sem sujar jogo nenhum",
        "Make the play that earns most, without dirtying any meld",
    ),
}
_TOOK_MORTO: Final = Said("você já pegou o morto", "you have taken your reserve")
_DREW: Final = Said("você já comprou", "you have drawn")


# The question


def question(idea: Idea) -> Said:
    """The goal of the puzzle."""
    return sentences([table_of(idea.position.ruleset), *_so_far(idea), _task(idea)])


def _task(idea: Idea) -> Said:
    meets = tuple(predicate for predicate in idea.meets if predicate is not P.TAKES_LIXO)
    task = (_TASKS if idea.within is None else _BY_POINTS)[meets]
    if idea.is_lixo:
        return Said(
            f"Compre o lixo e {task.pt[0].lower()}{task.pt[1:]}",
            f"Take the discard pile and {task.en[0].lower()}{task.en[1:]}",
        )
    return task


def _so_far(idea: Idea) -> Iterator[Said]:
    """What the player has done of the turn and, where the batida is asked for, of the deal."""
    done = [*_of_morto(idea), _of_turn(idea)]
    if done[0] == _TOOK_MORTO:
        then = Said("já comprou", "drawn") if done[1] == _DREW else Said(*(text.split(" ", 1)[1] for text in done[1]))
        done = [_TOOK_MORTO + Said(f" e {then.pt}", f" and {then.en}")]
    if is_last(idea.known) and not idea.is_out:
        done.append(
            Said(
                "não há mais morto, e a rodada acaba com esta vez",
                "no reserve is left, and the deal ends with this turn",
            )
        )
    yield Said("; ".join(part.pt for part in done), "; ".join(part.en for part in done))
    if idea.is_out and not idea.has_way_out:
        yield (
            Said("Ainda falta a limpa", "The clean canasta is still missing")
            if idea.position.ruleset.out_needs == "limpa"
            else Said("Ainda falta a canastra", "A canasta is still missing")
        )
    if idea.is_lixo and not idea.position.ruleset.is_pile_open:
        yield lixo_remembered(idea.position.lixo)


def _of_morto(idea: Idea) -> Iterator[Said]:
    """Why the batida is open, where it is asked for."""
    if not idea.is_out or idea.moment.since is Since.DIRETA:
        return
    if not idea.position.morto_taken[0]:
        yield Said("não há mais morto para pegar", "there is no reserve left to take")
    elif idea.position.players == 4:
        yield Said("a sua dupla já pegou o morto", "your pair has taken its reserve")
    else:
        yield _TOOK_MORTO


def _of_turn(idea: Idea) -> Said:
    match idea.moment.since:
        case Since.DRAW if not idea.position.monte:
            return Said("você comprou a última carta do monte", "you drew the last card of the stock")
        case Since.DRAW:
            return _DREW
        case Since.LIXO:
            return Said("você acaba de comprar o lixo", "you have just taken the discard pile")
        case Since.DIRETA:
            return Said(
                "você acaba de pegar o morto na direta, e a vez continua",
                "you have just taken the reserve directly, and the turn goes on",
            )
    return Said("você ainda não comprou", "you have not drawn yet")


# The explanation


def explain(idea: Idea, lure: Line, order: int) -> Said:
    """The explanation."""
    return sentences(
        [*_taking(idea), *explanation_of_turn(idea, order), *ending(idea, order), *moral(idea, lure, order)]
    )


def _taking(idea: Idea) -> Iterator[Said]:
    """How the lixo is taken."""
    take = idea.turn.taking
    if take is None:
        return
    if take.target is None:
        yield Said("O lixo vem inteiro para a mão", "The whole discard pile comes to your hand")
        return
    top = the(idea.position.lixo[-1])
    if not any(told_by_taking(idea.turn, each) for each in idea.turn.placings):
        yield Said(f"{top.pt} do topo justifica a compra", f"{top.en} on top justifies the pick-up")
        return
    meld = idea.position.melds[take.target - 1] if take.target else None
    if meld is not None:
        where = in_meld(meld, idea.position.melds)
        alone = "" if not take.cards else f" com {cards(take.cards).pt}"
        alone_en = "" if not take.cards else f" with {cards(take.cards).en}"
        yield Said(
            f"{top.pt} do topo entra {where.pt}{alone} e justifica a compra",
            f"{top.en} on top goes on {where.en}{alone_en} and justifies the pick-up",
        )
    else:
        what = cards(take.cards)
        yield Said(
            f"{top.pt} do topo, com {what.pt}, justifica a compra",
            f"{top.en} on top, with {what.en}, justifies the pick-up",
        )


# Hints


def hints(idea: Idea, difficulty: int, order: int) -> list[Said]:
    """One to three hints, growing: what to look for, where to look, which cards."""
    key = key_placings(idea.turn)[0]
    found = [_nudge(idea, order), _where(idea, key)]
    if difficulty > 4:
        found.append(deed(key, idea, order))
    found = list(dict.fromkeys(found))
    return [said.sentence for said in (found if difficulty > 2 else found[:1])]


def _nudge(idea: Idea, order: int) -> Said:
    spent = [each.wild_spent for each in idea.turn.placings if each.wild_spent]
    if idea.is_lixo:
        return (
            Said(
                "Conte com as cartas do lixo como se já fossem suas",
                "Count on the cards of the discard pile as if they were yours already",
            ),
            Said("O que mais, além do topo, vem com o lixo?", "What comes with the discard pile besides its top?"),
        )[order % 2]
    if idea.is_out and not idea.has_way_out:
        return Said(
            "De que jogo pode sair a canastra que falta para bater?",
            "Which meld can give the canasta you need to go out?",
        )
    if any(each.cleans for each in idea.turn.placings):
        return Said(
            "Que carta o curinga da mesa está substituindo?", "Which card does the wild card on the table stand for?"
        )
    if any(each.moves_wild for each in idea.turn.placings):
        return Said(
            "Curinga que já está na mesa ainda pode mudar de lugar", "A wild card on the table can still change places"
        )
    if len(spent) == 1:
        return (
            Said("Veja primeiro o que desce sem curinga nenhum", "See first what goes down without any wild card"),
            Said("Antes de gastar o curinga, conte os buracos", "Before you spend the wild card, count the gaps"),
        )[order % 2]
    if len(spent) > 1:
        return Said(
            "São dois curingas: qual vai para qual buraco?", "There are two wild cards: which goes to which gap?"
        )
    if idea.is_out or idea.is_morto:
        if idea.turn.discard is None:
            return Said(
                "Nada pode sobrar: comece pela carta mais difícil de colocar",
                "Nothing may be left: begin with the card that is hardest to place",
            )
        if not idea.discard_has_no_place:
            return Said("Só a carta do descarte pode sobrar. Qual?", "Only the discard may be left over. Which card?")
        return Said(
            "Só uma carta pode sobrar. Qual delas não tem lugar nenhum?",
            "Only one card may be left over. Which of them has no place at all?",
        )
    if idea.within is not None:
        return Said(
            "Carta que cabe em dois lugares rende mais num deles",
            "A card that fits two places earns more in one of them",
        )
    return Said("Conte até onde pode crescer cada jogo", "Count how far each meld can grow")


def _where(idea: Idea, key: Placing) -> Said:
    """Which meld to look at."""
    if key.before is None:
        if key.after.suit is None:
            return Said("Há uma trinca na mão", "There is a set in your hand")
        name = suit_name(key.after.suit)
        if key.wild_spent and key.after.stands_for is not None:
            place = the_rank(key.after.stands_for)
            return Said(
                f"Em {name.pt} há um jogo novo a que só falta {place.pt}",
                f"In {name.en} there is a new meld that lacks only {place.en}",
            )
        return Said(f"Em {name.pt} há um jogo novo na mão", f"In {name.en} there is a new meld in your hand")
    melds = idea.position.melds
    name = meld_name(key.before, melds)
    count = number(len(key.cards))
    return Said(
        f"{name.pt} recebe {count.pt} {'cartas' if len(key.cards) > 1 else 'carta'}",
        f"{name.en} gets {count.en} {'cards' if len(key.cards) > 1 else 'card'}",
    )
