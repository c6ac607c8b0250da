"""Where a player goes wrong who plays what meets the eye: the words for that, and the moral."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from trainer.cards import Card
from trainer.content.criteria import Predicate
from trainer.content.fields import Line
from trainer.content.mining.ideas import Idea
from trainer.content.mining.turns import Placing, Turn, turn_of
from trainer.content.mining.words import Said, cards, in_meld, of_rank, suit_name, the
from trainer.content.played import play_line
from trainer.rules.meld import LIMPAS
from trainer.rules.moves import Add, Draw, Lay, TakePile

MISPLACED: Final = 2
"""How many cards in a wrong place are told of."""
LISTED: Final = 4
"""Cards that stay in the hand, as many as a sentence can list."""

P = Predicate
_GOALS: Final = (
    P.GOES_OUT,
    P.REACHES_MORTO_DIRETA,
    P.REACHES_MORTO,
    P.CLEANS,
    P.CLOSES_REAL,
    P.CLOSES_QUINHENTOS,
    P.CLOSES_LIMPA,
)
"""What may be asked for, what tells most first."""


def mistakes(idea: Idea, lure: Line) -> list[tuple[dict[str, Any], Said]]:
    """Words for foreseen mistakes: when they apply, as the file has it, and what is said."""
    found: list[tuple[dict[str, Any], Said]] = []
    turn, told = lured(idea, lure), list[Placing]()
    for placing, card in misplaced(idea, turn):
        move = _placing_move(idea, turn, placing, card)
        if move is None or placing in told or _may_be_right(idea, placing, card):
            continue
        told.append(placing)
        found.append(({"plays": move}, _needed_elsewhere(idea, placing, card)))
        if len(found) == MISPLACED:
            break
    if idea.is_lixo and idea.within is None:
        found.append(
            (
                {"plays": "draw"},
                Said(
                    "Do monte vem uma carta só. O que falta está no lixo",
                    "The stock gives one card only. What you lack lies in the discard pile",
                ),
            )
        )
    if idea.meets:
        goal = _goal(idea)
        found.append(({"misses": goal.value}, _short_of(goal, idea)))
    return [(when, said.sentence) for when, said in found]


def lured(idea: Idea, lure: Line) -> Turn:
    """The turn that `lure` makes, as far as the player knows its cards."""
    played = play_line(idea.known, lure)
    return turn_of(idea.known, played.moves, played.after)


def misplaced(idea: Idea, turn: Turn) -> Iterator[tuple[Placing, Card]]:
    """The cards that a turn puts where no right turn puts them."""
    good = {place for right in idea.rights for place in right.placed}
    for placing in turn.placings:
        one = Turn(turn.line, (placing,), None, None, ())
        for place, card in one.placed:
            if (place, card) not in good:
                yield placing, card


def _placing_move(idea: Idea, turn: Turn, placing: Placing, card: Card) -> str | None:
    """The move that puts a card there, with others or not; None for the top of the lixo, which a pick-up only uses."""
    take = turn.taking
    if take is not None and take.target is not None:
        newest = min((each.number for each in turn.placings if each.before is None), default=0)
        if placing.number == (take.target or newest):
            if card in take.cards:
                return f"take {take.target or 'new'} {card}"
            if card == idea.position.lixo[-1]:
                return None
    return f"add {placing.number} {card}" if placing.before else f"lay {card}"


def _may_be_right(idea: Idea, placing: Placing, card: Card) -> bool:
    """Whether a right turn may hold a move that puts the card on this meld, or on a new one too."""
    moves = [move for right in idea.rights for move in right.line]
    target = placing.number if placing.before else 0
    if any(isinstance(move, TakePile) and move.target == target and card in move.cards for move in moves):
        return True
    if placing.before is None:
        return any(isinstance(move, Lay) and card in move.cards for move in moves)
    return any(isinstance(move, Add) and move.meld == placing.number and card in move.cards for move in moves)


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
    there = _home(home, placing, idea)
    if home.wild_spent == card and home.after.stands_for is not None:
        place = of_rank(home.after.stands_for)
        return Said(
            f"{it.pt} faz falta {there.pt}, no lugar {place.pt}",
            f"{it.en} is needed on {there.en}, in the place {place.en}"
            if home.before
            else f"{it.en} is needed in {there.en}, in the place {place.en}",
        )
    if home.before is None:
        rest = tuple(other for other in home.naturals if other != card)
        company = cards(rest)
        return Said(
            f"{it.pt} faz falta num jogo novo, com {company.pt}", f"{it.en} is needed in a new meld, with {company.en}"
        )
    return Said(f"{it.pt} faz mais falta {there.pt}", f"{it.en} is needed more on {there.en}")


def _home(home: Placing, tempting: Placing, idea: Idea) -> Said:
    """Where a card belongs, told apart from the meld it is tempted to."""
    if home.after.suit is None:
        return in_meld(home.before or home.after, idea.position.melds)
    name = suit_name(home.after.suit)
    if home.before is None:
        return Said(f"num jogo novo de {name.pt}", f"a new meld of {name.en}")
    where = in_meld(home.before, idea.position.melds)
    if tempting.before is None and tempting.after.suit is home.after.suit and where.pt == f"em {name.pt}":
        return Said(f"no jogo de {name.pt} da mesa", f"the meld of {name.en} on the table")
    return where


def _goal(idea: Idea) -> Predicate:
    """The predicate that tells what was asked for."""
    return next((predicate for predicate in _GOALS if predicate in idea.meets), idea.meets[0])


def _short_of(goal: Predicate, idea: Idea) -> Said:
    """What to look at again where the goal is not reached."""
    match goal:
        case P.REACHES_MORTO_DIRETA:
            return Said(
                "Nada pode sobrar na mão, nem para o descarte",
                "Nothing may be left in your hand, not even for the discard",
            )
        case P.GOES_OUT | P.REACHES_MORTO:
            return _left_over(idea)
        case P.CLEANS:
            return Said(
                "O curinga ainda está de curinga. Que cartas o levam para casa?",
                "The wild card is still a wild card. Which cards take it home?",
            )
        case P.CLOSES_LIMPA | P.CLOSES_QUINHENTOS | P.CLOSES_REAL:
            return Said(
                "Ainda não fechou. Conte até onde chega cada jogo com as cartas da mão",
                "It is not closed yet. Count how far each meld gets with the cards of your hand",
            )
        case P.TAKES_LIXO:
            return Said("Sem o lixo a jogada rende menos", "Without the discard pile the play earns less")
    return Said("Assim suja um jogo, e não precisa", "That dirties a meld, and there is no need")


def _left_over(idea: Idea) -> Said:
    """What to look for where cards are left that should not be."""
    if idea.turn.discard is None:
        return Said(
            "Sobrou carta. Desta mão, todas têm lugar na mesa",
            "Cards are left. Every card of this hand has a place on the table",
        )
    spent = [each for each in idea.turn.placings if each.wild_spent]
    if spent:
        return _left_with_wilds(spent)
    if not idea.discard_has_no_place:
        return Said("Sobrou carta. Só a do descarte pode sobrar", "Cards are left. Only the discard may be left over")
    return Said(
        "Sobrou carta. Só uma não tem lugar: a do descarte",
        "Cards are left. Only one has no place: the one to discard",
    )


def _left_with_wilds(spent: list[Placing]) -> Said:
    """What to look for where cards are left and the answer spends a wild, or more."""
    if len(spent) > 1:
        return Said(
            "Sobrou carta. São dois curingas, e cada um tem o seu lugar",
            "Cards are left. There are two wild cards, and each has its place",
        )
    (placing,) = spent
    bridges = placing.after.suit is not None and placing.after.wild not in (0, len(placing.after) - 1)
    if placing.before is None and bridges and len(placing.naturals) == 2:
        return Said(
            "Sobrou carta. Que par só desce com um curinga no meio?",
            "Cards are left. Which pair only goes down with a wild card between?",
        )
    if placing.before is None:
        return Said(
            "Sobrou carta. Com o curinga desce um jogo novo: que cartas esperam por ele?",
            "Cards are left. With the wild card a new meld goes down: which cards wait for it?",
        )
    if not placing.naturals:
        return Said(
            "Sobrou carta. O curinga também pode entrar sozinho num jogo da mesa",
            "Cards are left. The wild card can also go on a meld of the table by itself",
        )
    if bridges:
        return Said(
            "Sobrou carta. Veja qual buraco só o curinga tapa",
            "Cards are left. See which gap only the wild card can fill",
        )
    return Said(
        "Sobrou carta. Que jogo da mesa cresce mais com o curinga?",
        "Cards are left. Which meld on the table grows most with the wild card?",
    )


def moral(idea: Idea, lure: Line, order: int) -> list[Said]:
    """Why the play that meets the eye fails: what it leaves in the hand, or how many points it is behind."""
    turn = lured(idea, lure)
    left = [card for card in turn.left if not card.is_hidden]
    drew = any(isinstance(move, Draw) for move in lure)
    if idea.within is not None or drew or not (idea.is_out or idea.is_morto) or not 0 < len(left) <= LISTED:
        return _points_behind(idea)
    wrong = list(misplaced(idea, turn))
    if not wrong:
        return [_stopped_short(idea, left)]
    if not any(each.closes and each.kind in LIMPAS for each in idea.turn.placings):
        for placing, card in wrong:
            if placing.closes and placing.kind in LIMPAS:
                return [_limpa_instead(idea, placing, card, left)]
    return [_led_astray(idea, *wrong[0], left, order)]


def _stay(left: list[Card]) -> Said:
    """`{7♠} fica na mão`."""
    rest = cards(left)
    if len(left) > 1:
        return rest + Said(" ficam na mão", " stay in your hand")
    return rest + Said(" fica na mão", " stays in your hand")


def _stopped_short(idea: Idea, left: list[Card]) -> Said:
    """All went where it belongs, and too little of it."""
    held = next((card for card in left if card.can_be_wild), None)
    if held is None:
        stay = _stay(left)
        return Said(f"Parando antes, {stay.pt}", f"Stop sooner, and {stay.en}")
    wild = the(held)
    if idea.is_out:
        return Said(f"Quem guarda {wild.pt} não bate", f"Hold back {wild.en}, and you are not out")
    return Said(f"Quem guarda {wild.pt} não chega ao morto", f"Hold back {wild.en}, and the reserve stays where it is")


def _misplay(idea: Idea, placing: Placing, card: Card) -> Said:
    """`o {7♠} em espadas`, `{7♠} {8♠} {9♠} num jogo novo`."""
    if placing.before is None:
        return cards(placing.cards) + Said(" num jogo novo", " as a new meld")
    where = in_meld(placing.before, idea.position.melds)
    return the(card) + Said(f" {where.pt}", f" on {where.en}")


def _limpa_instead(idea: Idea, placing: Placing, card: Card, left: list[Card]) -> Said:
    """A canastra limpa closes, and what was asked for is missed."""
    play, stay = _misplay(idea, placing, card), _stay(left)
    missed = Said("o morto não vem", "the reserve does not come")
    if idea.is_out:
        missed = Said("não há batida", "you are not out")
    return Said(
        f"Com {play.pt} você fecha uma limpa, mas {stay.pt} e {missed.pt}",
        f"With {play.en} you close a clean canasta, but {stay.en} and {missed.en}",
    )


def _led_astray(idea: Idea, placing: Placing, card: Card, left: list[Card], order: int) -> Said:
    """A card went where it does not belong."""
    play, stay = _misplay(idea, placing, card), _stay(left)
    lays = "lays" if placing.before is None else "puts"
    return (
        Said(
            f"O que salta aos olhos é {play.pt}, e aí {stay.pt}", f"What meets the eye is {play.en}, and then {stay.en}"
        ),
        Said(f"Com {play.pt}, {stay.pt}", f"With {play.en}, {stay.en}"),
        Said(f"Quem põe {play.pt} para por aí: {stay.pt}", f"Whoever {lays} {play.en} stops there: {stay.en}"),
    )[order % 3]


def _points_behind(idea: Idea) -> list[Said]:
    if idea.within is None or not idea.behind:
        return []
    return [
        Said(
            f"A segunda melhor jogada fica {idea.behind} pontos atrás",
            f"The second best play is {idea.behind} points behind",
        )
    ]
