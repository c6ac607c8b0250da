"""The words around a turn: the question, the hints, the words for mistakes, the moral."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from trainer.cards import Card
from trainer.content.criteria import Predicate
from trainer.content.fields import Line
from trainer.content.mining.deals import Since
from trainer.content.mining.ideas import Idea, is_last
from trainer.content.mining.telling import deed, ending, explanation_of_turn, key_placings, told_by_taking
from trainer.content.mining.turns import Placing, Turn, turn_of
from trainer.content.mining.words import (
    TABLES,
    Said,
    cards,
    drawn,
    in_meld,
    meld_name,
    number,
    of_rank,
    sentences,
    suit_name,
    the,
    the_rank,
)
from trainer.content.played import play_line
from trainer.rules.batida import has_way_out
from trainer.rules.moves import Add, Lay, TakePile

P = Predicate
_TASKS: Final[dict[tuple[Predicate, ...], Said]] = {
    (P.GOES_OUT,): Said("Bata nesta jogada", "Go out this turn"),
    (P.REACHES_MORTO_DIRETA,): Said("Pegue o morto com batida direta", "Take the morto by batida direta"),
    (P.REACHES_MORTO,): Said("Pegue o morto nesta jogada", "Take the morto this turn"),
    (P.REACHES_MORTO, P.CLOSES_LIMPA): Said(
        "Pegue o morto e feche uma canastra limpa na mesma jogada",
        "Take the morto and close a canastra limpa in the same turn",
    ),
    (P.REACHES_MORTO, P.STAYS_CLEAN): Said(
        "Pegue o morto nesta jogada, sem sujar jogo nenhum", "Take the morto this turn, without dirtying any meld"
    ),
    (P.REACHES_MORTO, P.KEEPS_LIMPA): Said(
        "Pegue o morto nesta jogada, sem sujar canastra limpa",
        "Take the morto this turn, without dirtying a canastra limpa",
    ),
    (P.CLOSES_REAL,): Said("Feche uma canastra real nesta jogada", "Close a canastra real this turn"),
    (P.CLOSES_QUINHENTOS,): Said(
        "Feche uma canastra de quinhentos nesta jogada", "Close a canastra of five hundred this turn"
    ),
    (P.CLEANS, P.CLOSES_LIMPA): Said(
        "Limpe um jogo e feche com ele uma canastra limpa", "Clean a meld, and make it a canastra limpa"
    ),
    (P.CLOSES_LIMPA,): Said("Feche uma canastra limpa nesta jogada", "Close a canastra limpa this turn"),
    (P.CLEANS,): Said("Limpe um jogo sujo nesta jogada", "Clean a dirty meld this turn"),
}
_BY_POINTS: Final[dict[tuple[Predicate, ...], Said]] = {
    (P.GOES_OUT,): Said("Bata com o máximo de pontos", "Go out with the most points"),
    (P.CLOSES_LIMPA, P.STAYS_CLEAN): Said(
        "Feche uma limpa e faça a jogada que rende mais, sem sujar jogo nenhum",
        "Close a limpa and make the play that earns most, without dirtying any meld",
    ),
    (): Said("Termine com o máximo de pontos", "Finish with the most points"),
    (P.STAYS_CLEAN,): Said(
        "Faça a jogada que rende mais, sem sujar jogo nenhum",
        "Make the play that earns most, without dirtying any meld",
    ),
}


def is_out(idea: Idea) -> bool:
    """Whether the deal is to end."""
    return P.GOES_OUT in idea.meets


def is_morto(idea: Idea) -> bool:
    """Whether a morto is to be taken."""
    return bool({P.REACHES_MORTO, P.REACHES_MORTO_DIRETA} & set(idea.meets))


def is_lixo(idea: Idea) -> bool:
    """Whether the lixo is to be taken."""
    return P.TAKES_LIXO in idea.meets


def has_limpa(idea: Idea) -> bool:
    """Whether the team has what a batida stands on."""
    return has_way_out(idea.position.melds, idea.position.ruleset)


# The question


def question(idea: Idea) -> Said:
    """The goal of the puzzle."""
    name = TABLES.get(idea.position.ruleset.name)
    table = [Said(f"Mesa de {name}", f"{'An' if name == 'Aberto' else 'A'} {name} table")] if name else []
    return sentences([*table, *_so_far(idea), _task(idea)])


def _task(idea: Idea) -> Said:
    meets = tuple(predicate for predicate in idea.meets if predicate is not P.TAKES_LIXO)
    task = (_TASKS if idea.within is None else _BY_POINTS)[meets]
    if is_lixo(idea):
        return Said(
            f"Compre o lixo e {task.pt[0].lower()}{task.pt[1:]}", f"Take the lixo and {task.en[0].lower()}{task.en[1:]}"
        )
    return task


def _so_far(idea: Idea) -> Iterator[Said]:
    """What the player has done of the turn and, where the batida is asked for, of the deal."""
    position, since = idea.position, idea.moment.since
    pair = position.players == 4
    done: list[Said] = []
    if is_out(idea):
        taken = position.morto_taken[0]
        who = (
            Said("a sua dupla já pegou o morto", "your pair has taken its morto")
            if pair
            else Said("você já pegou o morto", "you have taken your morto")
        )
        if since is not Since.DIRETA:
            done.append(who if taken else Said("não há mais morto para pegar", "there is no morto left to take"))
    if since is Since.DRAW:
        last = not position.monte
        you = Said("você já comprou", "you have drawn")
        done.append(
            Said("você comprou a última carta do monte", "you drew the last card of the monte") if last else you
        )
    elif since is Since.LIXO:
        done.append(Said("você acaba de comprar o lixo", "you have just taken the lixo"))
    elif since is Since.DIRETA:
        done.append(
            Said(
                "você acaba de pegar o morto na direta, e a vez continua",
                "you have just taken the morto by batida direta, and the turn goes on",
            )
        )
    else:
        done.append(Said("você ainda não comprou", "you have not drawn yet"))
    if len(done) == 2 and done[0].pt.startswith("você já") and done[1].pt.startswith("você já"):
        done = [Said("você já pegou o morto e já comprou", "you have taken your morto and drawn")]
    if is_last(idea.known) and not is_out(idea):
        done.append(
            Said(
                "não há mais morto, e a rodada acaba com esta vez",
                "no morto is left, and the deal ends with this turn",
            )
        )
    yield Said("; ".join(part.pt for part in done), "; ".join(part.en for part in done))
    if is_out(idea) and not has_limpa(idea):
        needs = position.ruleset.out_needs == "limpa"
        yield (
            Said("Ainda falta a limpa", "The limpa is still missing")
            if needs
            else Said("Ainda falta a canastra", "A canastra is still missing")
        )
    if is_lixo(idea):
        found = drawn(position.lixo)
        if position.ruleset.is_pile_open:
            return
        yield Said(
            f"No lixo, de baixo para cima: {found}, e você viu todas",
            f"In the lixo, from bottom to top: {found}, and you saw them all",
        )


# Where others go wrong


def mistakes(idea: Idea, lure: Line, rights: tuple[Turn, ...]) -> list[tuple[dict[str, Any], Said]]:
    """Words for foreseen mistakes: when they apply, as the file has it, and what is said."""
    found: list[tuple[dict[str, Any], Said]] = []
    turn, told = lured(idea, lure), list[Placing]()
    for placing, card in _misplaced(turn, rights):
        move = f"add {placing.number} {card}" if placing.before else f"lay {card}"
        if (
            isinstance(lure[0], TakePile)
            and turn.taking == lure[0]
            and card in lure[0].cards
            and placing is turn.placings[0]
        ):
            continue
        when = {"plays": move}
        if placing not in told and not _is_part(move, rights):
            told.append(placing)
            found.append((when, _needed_elsewhere(idea, placing, card)))
        if len(found) == 2:
            break
    if is_lixo(idea) and idea.within is None:
        found.append(
            (
                {"plays": "draw"},
                Said(
                    "Do monte vem uma carta só. O que falta está no lixo",
                    "The monte gives one card only. What you lack lies in the lixo",
                ),
            )
        )
    if idea.meets:
        found.append(({"misses": _last_goal(idea)}, _short_of_it(idea)))
    return [(when, said.sentence) for when, said in found]


def lured(idea: Idea, lure: Line) -> Turn:
    """The turn that `lure` makes, as far as the player knows its cards."""
    played = play_line(idea.known, lure)
    return turn_of(idea.known, played.moves, played.after)


def is_lured_astray(idea: Idea, lure: Line) -> bool:
    """Whether the play that meets the eye puts a card where it must not go, and does not only stop too soon."""
    return next(_misplaced(lured(idea, lure), idea.rights), None) is not None


def _misplaced(turn: Turn, rights: tuple[Turn, ...]) -> Iterator[tuple[Placing, Card]]:
    """The cards that a turn puts where no right turn puts them."""
    good = {place for right in rights for place in right.placed}
    for placing in turn.placings:
        one = Turn(turn.line, (placing,), None, None, ())
        for place, card in one.placed:
            if (place, card) not in good:
                yield placing, card


def _is_part(move: str, rights: tuple[Turn, ...]) -> bool:
    """Whether a right turn may hold this move."""
    kind, *rest = move.split()
    for right in rights:
        for made in right.line:
            if kind == "lay" and isinstance(made, Lay) and rest[0] in map(str, made.cards):
                return True
            if (
                kind == "add"
                and isinstance(made, Add)
                and str(made.meld) == rest[0]
                and rest[1] in map(str, made.cards)
            ):
                return True
    return False


def _needed_elsewhere(idea: Idea, placing: Placing, card: Card) -> Said:
    """Why this card should not go there: where it is needed, or that it is not needed at all."""
    melds = idea.position.melds
    where = in_meld(placing.before, melds) if placing.before else Said("num jogo novo", "a new meld")
    home = next((each for each in idea.turn.placings if card in each.cards), None)
    it = the(card)
    if home is None:
        return Said(
            f"{it.pt} {where.pt} não resolve: outra carta fica sem lugar",
            f"{it.en} on {where.en} does not solve it: another card is left without a place",
        )
    there = in_meld(home.before, melds) if home.before else Said("no jogo novo", "the new meld")
    if home.wild_spent == card and home.after.stands_for:
        place = of_rank(home.after.stands_for)
        name = suit_name(home.after.suit) if home.after.suit is not None else Said("", "")
        return Said(
            f"{it.pt} faz falta em {name.pt}, no lugar {place.pt}",
            f"{it.en} is needed among the {name.en}, in the place {place.en}",
        )
    if home.before is None:
        rest = tuple(other for other in home.naturals if other != card)
        company = cards(rest)
        return Said(
            f"{it.pt} faz falta num jogo novo, com {company.pt}", f"{it.en} is needed in a new meld, with {company.en}"
        )
    return Said(f"{it.pt} faz mais falta {there.pt}", f"{it.en} is needed more on {there.en}")


def _last_goal(idea: Idea) -> str:
    """The predicate that tells what was asked for."""
    for predicate in (
        P.GOES_OUT,
        P.REACHES_MORTO_DIRETA,
        P.REACHES_MORTO,
        P.CLEANS,
        P.CLOSES_REAL,
        P.CLOSES_QUINHENTOS,
        P.CLOSES_LIMPA,
    ):
        if predicate in idea.meets:
            return predicate.value
    return idea.meets[0].value


def _short_of_it(idea: Idea) -> Said:
    names = _last_goal(idea)
    spent = [each for each in idea.turn.placings if each.wild_spent]
    if names == "reaches_morto_direta":
        return Said(
            "Nada pode sobrar na mão, nem para o descarte", "Nothing may be left in your hand, not even for the discard"
        )
    if names in ("goes_out", "reaches_morto"):
        if idea.turn.discard is None:
            return Said(
                "Sobrou carta. Desta mão, todas têm lugar na mesa",
                "Cards are left. Every card of this hand has a place on the table",
            )
        if spent:
            return _left_with_wilds(spent)
        return Said(
            "Sobrou carta. Só uma não tem lugar: a do descarte",
            "Cards are left. Only one has no place: the one to discard",
        )
    if names == "cleans":
        return Said(
            "O curinga ainda está de curinga. Que cartas o levam para casa?",
            "The curinga is still a curinga. Which cards take it home?",
        )
    if names in ("closes_limpa", "closes_quinhentos", "closes_real"):
        return Said(
            "Ainda não fechou. Conte até onde chega cada jogo com as cartas da mão",
            "It is not closed yet. Count how far each meld gets with the cards of your hand",
        )
    if names == "takes_lixo":
        return Said("Sem o lixo a jogada rende menos", "Without the lixo the play earns less")
    return Said("Assim suja um jogo, e não precisa", "That dirties a meld, and there is no need")


def _left_with_wilds(spent: list[Placing]) -> Said:
    """What to look for where cards are left and the answer spends a wild, or more."""
    if len(spent) > 1:
        return Said(
            "Sobrou carta. São dois curingas, e cada um tem o seu lugar",
            "Cards are left. There are two curingas, and each has its place",
        )
    (placing,) = spent
    bridges = placing.after.suit is not None and placing.after.wild not in (0, len(placing.after) - 1)
    if placing.before is None and bridges and len(placing.naturals) == 2:
        return Said(
            "Sobrou carta. Que par só desce com um curinga no meio?",
            "Cards are left. Which pair only goes down with a curinga between?",
        )
    if placing.before is None:
        return Said(
            "Sobrou carta. Com o curinga desce um jogo novo: que cartas esperam por ele?",
            "Cards are left. With the curinga a new meld goes down: which cards wait for it?",
        )
    if not placing.naturals:
        return Said(
            "Sobrou carta. O curinga também pode entrar sozinho num jogo da mesa",
            "Cards are left. The curinga can also go on a meld of the table by itself",
        )
    if bridges:
        return Said(
            "Sobrou carta. Veja qual buraco só o curinga tapa",
            "Cards are left. See which gap only the curinga can fill",
        )
    return Said(
        "Sobrou carta. Que jogo da mesa cresce mais com o curinga?",
        "Cards are left. Which meld on the table grows most with the curinga?",
    )


def moral(idea: Idea, lure: Line, rights: tuple[Turn, ...], order: int) -> list[Said]:
    """Why the play that meets the eye fails."""
    turn = lured(idea, lure)
    left = [card for card in turn.left if not card.is_hidden]
    drew = any(str(move).startswith("draw") for move in lure)
    if idea.within is not None or drew or not (is_out(idea) or is_morto(idea)) or not left or len(left) > 4:
        return _points_behind(idea)
    rest, many = cards(left), len(left) > 1
    stay = Said("ficam na mão" if many else "fica na mão", "stay in your hand" if many else "stays in your hand")
    wrong = next(_misplaced(turn, rights), None)
    if wrong is None:
        held = [card for card in left if card.can_be_wild]
        if held:
            wild = the(held[0])
            if is_out(idea):
                return [Said(f"Quem guarda {wild.pt} não bate", f"Hold back {wild.en}, and you are not out")]
            return [
                Said(
                    f"Quem guarda {wild.pt} não chega ao morto", f"Hold back {wild.en}, and the morto stays where it is"
                )
            ]
        return [Said(f"Parando antes, {rest.pt} {stay.pt}", f"Stop sooner, and {rest.en} {stay.en}")]
    placing, card = wrong
    if placing.before is not None:
        what, where = the(card), in_meld(placing.before, idea.position.melds)
    else:
        what, where = cards(placing.cards), Said("num jogo novo", "a new meld")
    to = "on" if placing.before else "as"
    play, left_over = Said(f"{what.pt} {where.pt}", f"{what.en} {to} {where.en}"), rest + Said(" ", " ") + stay
    return [
        (
            Said(
                f"O que salta aos olhos é {play.pt}, e aí {left_over.pt}",
                f"What meets the eye is {play.en}, and then {left_over.en}",
            ),
            Said(f"Com {play.pt}, {left_over.pt}", f"With {play.en}, {left_over.en}"),
            Said(
                f"Quem põe {play.pt} para por aí: {left_over.pt}", f"Whoever puts {play.en} stops there: {left_over.en}"
            ),
        )[order % 3]
    ]


def _points_behind(idea: Idea) -> list[Said]:
    if idea.within is None or not idea.behind:
        return []
    return [
        Said(
            f"A segunda melhor jogada fica {idea.behind} pontos atrás",
            f"The second best play is {idea.behind} points behind",
        )
    ]


def explain(idea: Idea, lure: Line, rights: tuple[Turn, ...], order: int) -> Said:
    """The explanation."""
    told = [*_taking(idea), *explanation_of_turn(idea, order), *ending(idea, order), *moral(idea, lure, rights, order)]
    return sentences(told)


def _taking(idea: Idea) -> Iterator[Said]:
    """How the lixo is taken."""
    take = idea.turn.taking
    if take is None:
        return
    if take.target is None:
        yield Said("O lixo vem inteiro para a mão", "The whole lixo comes to your hand")
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
    if is_lixo(idea):
        return (
            Said(
                "Conte com as cartas do lixo como se já fossem suas",
                "Count on the cards of the lixo as if they were yours already",
            ),
            Said("O que mais, além do topo, vem com o lixo?", "What comes with the lixo besides its top?"),
        )[order % 2]
    if is_out(idea) and not has_limpa(idea):
        return Said(
            "De que jogo pode sair a canastra que falta para bater?",
            "Which meld can give the canastra you need to go out?",
        )
    if any(each.cleans for each in idea.turn.placings):
        return Said(
            "Que carta o curinga da mesa está substituindo?", "Which card does the curinga on the table stand for?"
        )
    if any(each.moves_wild for each in idea.turn.placings):
        return Said(
            "Curinga que já está na mesa ainda pode mudar de lugar", "A curinga on the table can still change places"
        )
    if len(spent) == 1:
        return (
            Said("Veja primeiro o que desce sem curinga nenhum", "See first what goes down without any curinga"),
            Said("Antes de gastar o curinga, conte os buracos", "Before you spend the curinga, count the gaps"),
        )[order % 2]
    if len(spent) > 1:
        return Said("São dois curingas: qual vai para qual buraco?", "There are two curingas: which goes to which gap?")
    if is_out(idea) or is_morto(idea):
        if idea.turn.discard is None:
            return Said(
                "Nada pode sobrar: comece pela carta mais difícil de colocar",
                "Nothing may be left: begin with the card that is hardest to place",
            )
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
            return Said("Há uma trinca na mão", "There is a trinca in your hand")
        name = suit_name(key.after.suit)
        if key.wild_spent and key.after.stands_for:
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
