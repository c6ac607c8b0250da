"""Another kind of find: a deal is over, and the question is what a side scores in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trainer.content.mining.choices import Sum
from trainer.content.mining.deals import Moment, Since
from trainer.content.mining.situations import Titled
from trainer.content.mining.words import Said, capital, joined, masculine, number, sentences, span, suit_name, table_of
from trainer.rules.meld import meld_points
from trainer.rules.position import Position
from trainer.rules.scoring import BATIDA, NO_MORTO, TeamSheet, deal_sheet

MELDS: Final = range(3, 6)
CARDS: Final = 28
"""So many cards on the table and in the hands are added up in the head."""
HELD: Final = 9
LEAST: Final = 3
"""Lines of the sheet beside the cards, for a sum worth asking for."""
KINDS: Final = {
    "limpa": Said("limpa", "clean"),
    "suja": Said("suja", "dirty"),
    "quinhentos": Said("de quinhentos", "of five hundred"),
    "real": Said("real", "royal"),
}


@dataclass(frozen=True, slots=True)
class _Count:
    """The end of a deal, whose score is asked for, and its sheet."""

    position: Position
    team: int
    sheet: TeamSheet

    @property
    def held(self) -> int:
        """How many cards are in the hands of that side."""
        return sum(len(hand) for hand in self.position.hands[self.team :: 2])


def counting(moment: Moment) -> Sum | None:
    """The question of a deal's end: the score of the side whose sheet has more lines, if it is no long sum."""
    if moment.since is not Since.OVER:
        return None
    sheets = deal_sheet(moment.position)
    found = [_Count(moment.position, team, sheets[team]) for team in (0, 1)]
    good = [count for count in found if _is_worth_it(count)]
    return _sum(moment, max(good, key=lambda count: len(_parts(count.sheet)))) if good else None


def _is_worth_it(count: _Count) -> bool:
    melds = count.position.table[count.team]
    cards = sum(len(meld) for meld in melds) + count.held
    unplayed = (
        count.sheet.morto and count.position.morto_taken[count.team]
    )  # a morto fetched, and paid for all the same
    few = not unplayed and len(melds) in MELDS and cards <= CARDS and count.held <= HELD
    return few and len(_parts(count.sheet)) >= LEAST and count.sheet.total > 0


def _parts(sheet: TeamSheet) -> list[int]:
    """The lines of the sheet beside the cards on the table."""
    return [points for _, points in sheet.lines[1:] if points]


def _sum(moment: Moment, count: _Count) -> Sum:
    return Sum(
        moment=moment,
        team=count.team,
        answer=count.sheet.total,
        themes=("contagem", *(("batida",) if count.position.batida == count.team else ())),
        articles=("score.sheet", "canastra.kinds"),
        difficulty=min(8, 1 + len(count.position.table[count.team]) // 2 + len(_parts(count.sheet))),
        worth=1.0 + len(_parts(count.sheet)) / 2 + len({kind for _, kind, _ in count.sheet.canastras}) / 2,
        wrong=tuple(_mistakes(count)),
        goal=_goal(count),
        explain=_explanation(count),
        hints=(
            Said(
                "Some em linhas: cartas na mesa, canastras, batida, morto, cartas na mão",
                "Add up by lines: cards on the table, canastas, going out, reserve, cards in hand",
            ),
        ),
        titles=tuple((name, capital(said)) for name, said in _titles(count)),
    )


# Words


def _side(count: _Count) -> Said:
    pair = count.position.players == 4
    if count.team == 0:
        return Said("a sua dupla", "your pair") if pair else Said("você", "you")
    return Said("a dupla adversária", "the other pair") if pair else Said("o adversário", "your opponent")


def _goal(count: _Count) -> Said:
    position, side = count.position, _side(count)
    if position.batida is None:
        over = Said("O monte acabou, e a rodada também", "The stock is gone, and so the deal is over")
    elif position.batida == 0:
        over = Said("Você bateu", "You went out")
    else:
        over = Said("O adversário bateu", "Your opponent went out")
        if position.players == 4:
            over = Said("Um adversário bateu", "An opponent went out")
    scores = "score" if side.en == "you" else "scores"
    asks = Said(
        f"Quantos pontos {side.pt} faz na rodada?",
        f"How many points {'do' if scores == 'score' else 'does'} {side.en} score in the deal?",
    )
    return sentences([table_of(position.ruleset), over, *_of_morto(count), asks])


def _of_morto(count: _Count) -> Iterator[Said]:
    """What of the mortos cannot be seen on the table."""
    if count.sheet.morto:
        side = _side(count)
        be = "have" if side.en == "you" else "has"
        yield Said(f"{side.pt} não pegou morto", f"{side.en} {be} taken no reserve")


def _explanation(count: _Count) -> Said:
    position, sheet = count.position, count.sheet
    melds = " + ".join(str(meld_points(meld, position.ruleset)) for meld in position.table[count.team])
    parts = [Said(f"Cartas na mesa: {melds} = {sheet.cards}", f"Cards on the table: {melds} = {sheet.cards}")]
    if sheet.canastras:
        listed = joined(_canastras(sheet))
        parts.append(Said(f"Canastras: {listed.pt}", f"Canastas: {listed.en}"))
    if sheet.batida:
        parts.append(Said(f"Batida: {BATIDA}", f"Going out: {BATIDA}"))
    if sheet.morto:
        parts.append(Said(f"Sem morto: {-NO_MORTO} a menos", f"No reserve taken: {-NO_MORTO} less"))
    if sheet.hand:
        parts.append(Said(f"Cartas na mão: {-sheet.hand} a menos", f"Cards in hand: {-sheet.hand} less"))
    return sentences([*parts, Said(f"Total: {sheet.total}", f"Total: {sheet.total}")])


def _canastras(sheet: TeamSheet) -> Iterator[Said]:
    """`duas sujas (200)`, `two dirty (200)`; the kinds in the order of their melds."""
    kinds = Counter(kind for _, kind, _ in sheet.canastras)
    worth = {kind: bonus for _, kind, bonus in sheet.canastras}
    for kind, count in kinds.items():
        name, how_many, points = KINDS[kind], number(count), count * worth[kind]
        many = "s" if count > 1 and kind in ("limpa", "suja") else ""
        yield Said(f"{how_many.pt} {name.pt}{many} ({points})", f"{how_many.en} {name.en} ({points})")


def _mistakes(count: _Count) -> Iterator[tuple[int, Said]]:
    """What comes of a line left out, each number once."""
    sheet, taken = count.sheet, {count.sheet.total}
    lines = [
        (sheet.hand, Said("As cartas da mão descontam", "The cards in hand are deducted")),
        (sheet.batida, Said("Quem bate ganha mais 100", "Going out is worth 100 more")),
        (sheet.morto, Said("Sem pegar o morto, são 100 a menos", "Without a reserve taken it is 100 less")),
        (
            sum(bonus for _, _, bonus in sheet.canastras),
            Said("Isso são as cartas. E o bônus das canastras?", "Those are the cards. And the bonus of the canastas?"),
        ),
        (
            -100 * sum(kind == "suja" for _, kind, _ in sheet.canastras),
            Said(
                "Canastra suja vale 100; a limpa é que vale 200",
                "A dirty canasta is worth 100; it is the clean one that is worth 200",
            ),
        ),
    ]
    for points, said in lines:
        if points and sheet.total - points not in taken and sheet.total - points >= 0:
            taken.add(sheet.total - points)
            yield sheet.total - points, said


def _titles(count: _Count) -> Iterator[Titled]:
    melds = count.position.table[count.team]
    how_many, held = masculine(len(melds)), number(count.held)
    for meld in melds:
        if meld.suit is not None and len(meld) >= 7:
            name, lies = suit_name(meld.suit), span(meld)
            yield "sum of", Said(f"a conta com {name.pt} {lies.pt}", f"the sum with {name.en}, {lies.en}")
    if count.held:
        cards = "carta" if count.held == 1 else "cartas"
        yield (
            "sum and hand",
            Said(
                f"{how_many.pt} jogos na mesa, {held.pt} {cards} na mão",
                f"{how_many.en} melds down, {held.en} {'card' if count.held == 1 else 'cards'} in hand",
            ),
        )
    yield "sum", Said(f"a conta de {how_many.pt} jogos", f"the sum of {how_many.en} melds")
