"""Another kind of find: the team's morto is gone, no canastra lets it go out, and the hand could run out: which play is
legal? One keeps a card beside the discard; the others would leave the last one with no way out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from trainer.cards import HIDDEN, Card
from trainer.content.fields import Line
from trainer.content.mining.choices import Choice
from trainer.content.mining.deals import Moment, Since
from trainer.content.mining.hands import with_other_hands
from trainer.content.mining.situations import Titled, of_lixo, of_table
from trainer.content.mining.turns import Turn, turn_of
from trainer.content.mining.words import Said, cards, number, sentences, table_of, the
from trainer.content.played import play_line
from trainer.content.seen import sight
from trainer.rules.moves import Discard
from trainer.rules.position import MORTO_SIZE, Position
from trainer.solver import Goal, Outcome, outcomes
from trainer.solver.goal import EMPTY, MORTO

HAND: Final = range(4, 9)
OPTIONS: Final = 4
ENDS: Final = range(10, 400)
LISTED: Final = 400
_NEEDED: Final = {True: Said("limpa", "clean canasta"), False: Said("canastra", "canasta")}
"""What going out takes, by whether the ruleset asks for a limpa."""


@dataclass(frozen=True, slots=True)
class Trap:
    """A line the engine refuses: `card` is what it would leave alone, None where it would leave none."""

    line: Line
    card: Card | None


def stranding(moment: Moment) -> Choice | None:
    """The question of a moment or of another hand for it: one line that is legal beside some that strand."""
    position = moment.position
    if moment.since is not Since.DRAW or position.can_take_morto(0) or len(position.hand) not in HAND:
        return None
    for other in with_other_hands(moment):
        known = sight(other.position)
        legal, traps = _lines(known)
        if legal is not None and len(traps) >= OPTIONS - 2:
            return _choice(other, known, legal, traps[: OPTIONS - 1])
    return None


def _lines(known: Position) -> tuple[Turn | None, list[Trap]]:
    """The legal turn that lays most, and turns that would empty the hand, were there a morto to take."""
    every = outcomes(known, EMPTY, limit=LISTED)
    if not every.exhausted or every.states not in ENDS or not every.outcomes:
        return None, []
    best = min(every.outcomes, key=lambda end: (len(end.after.hands[0]), -end.points))
    if best.after.ended or len(best.after.hands[0]) != 1:
        return None, []
    freed = replace(known, morto_taken=(False, known.morto_taken[1]), mortos=((HIDDEN,) * MORTO_SIZE,))
    traps = [trap for end in _emptying(freed, MORTO) if (trap := _trap(known, end.line)) is not None]
    turn = turn_of(known, best.line, best.after)
    if turn.discard is None or turn.discard.can_be_wild:
        return None, []  # to throw a wild is no example to give
    few = sorted(traps, key=lambda trap: (trap.card is None, len(trap.line), str(trap.line)))
    return turn, _different(few)


def _emptying(position: Position, goal: Goal) -> tuple[Outcome, ...]:
    return outcomes(position, goal, limit=40).outcomes


def _trap(known: Position, line: Line) -> Trap | None:
    played = play_line(known, line)
    if played.refused is None or played.verdict.article not in ("out.limpa", "out.stranded"):
        return None
    last = line[-1]
    return Trap(line, last.card if isinstance(last, Discard) else None)


def _different(traps: list[Trap]) -> list[Trap]:
    """Traps that do not look alike: by what they throw last."""
    found: dict[object, Trap] = {}
    for trap in traps:
        found.setdefault(trap.card or str(trap.line[-1]), trap)
    return list(found.values())


def _choice(moment: Moment, known: Position, legal: Turn, traps: list[Trap]) -> Choice:
    needs = known.ruleset.out_needs == "limpa"
    return Choice(
        moment=moment,
        known=known,
        remembered=False,
        themes=("carta-presa", "batida"),
        articles=("out.stranded", "out.limpa"),
        difficulty=min(7, 2 + len(legal.placings) + (len(known.hand) > 5)),
        worth=2.0 + len(legal.placings) / 2,
        accept="legal",
        right=legal.line,
        wrong=tuple((trap.line, _why(trap, needs)) for trap in traps),
        goal=_goal(known, needs),
        explain=_explanation(known, legal, needs),
        hints=(
            Said("Alguma das jogadas fecha a canastra que falta?", "Does any of the plays close the canasta you lack?"),
            Said(
                "Conte as cartas que ficam na mão antes do descarte: têm de ser duas",
                "Count the cards in hand before the discard: there must be two",
            ),
        ),
        titles=tuple(_titles(known)),
    )


def _goal(known: Position, needs: bool) -> Said:
    canastra = _NEEDED[needs]
    pair = known.players == 4
    if not known.morto_taken[0]:
        whose = Said("Não há mais morto, e você não tem", "There is no reserve left, and you have no")
    elif pair:
        whose = Said("A sua dupla já pegou o morto e não tem", "Your pair has taken its reserve and has no")
    else:
        whose = Said("Você já pegou o morto e não tem", "You have taken your reserve and have no")
    return sentences(
        [
            table_of(known.ruleset),
            Said(f"{whose.pt} {canastra.pt}", f"{whose.en} {canastra.en}"),
            Said("Você já comprou", "You have drawn"),
            Said("Qual destas jogadas é permitida?", "Which of these plays is legal?"),
        ]
    )


def _why(trap: Trap, needs: bool) -> Said:
    canastra = _NEEDED[needs]
    without = Said(f"sem {canastra.pt}", f"without a {canastra.en}")
    if trap.card is None:
        return Said(
            f"Assim a mão acaba, e acabar a mão agora é bater, {without.pt}",
            f"That uses up the hand, and using it up now is going out, {without.en}",
        )
    last = the(trap.card)
    return Said(
        f"Sobraria só {last.pt}, e descartar a última carta é bater, {without.pt}",
        f"Only {last.en} would be left, and discarding the last card is going out, {without.en}",
    )


def _explanation(known: Position, legal: Turn, needs: bool) -> Said:
    count = sum(len(each.cards) for each in legal.placings)
    canastra = _NEEDED[needs]
    laid, kept = number(count), cards(legal.left)
    said = [
        Said(
            f"nenhuma jogada fecha {canastra.pt}, e sem ela a mão não pode acabar",
            f"no play closes a {canastra.en}, and without one the hand may not run out",
        )
    ]
    if legal.discard is not None and count > 1:
        thrown = the(legal.discard)
        said.append(
            Said(
                f"Descem {laid.pt} cartas, {thrown.pt} vai para o lixo e {kept.pt} fica na mão",
                f"{laid.en} cards go down, {thrown.en} is discarded and {kept.en} stays in hand",
            )
        )
    said.append(
        Said("Antes do descarte é preciso ter duas cartas na mão", "Before the discard there must be two cards in hand")
    )
    return sentences(said)


def _titles(known: Position) -> Iterator[Titled]:
    """Titles, without their capital: the situation, and no card that a play would leave."""
    hand = number(len(known.hand))
    yield "how much", Said(f"{hand.pt} cartas, quanto desce?", f"{hand.en} cards: how much goes down?")
    yield from of_table(known)
    yield from of_lixo(known)
