"""Another kind of find: the lixo may be taken, and it is a question whether it should be.

Asked where the pick-up has a price that anybody sees: it takes a wild, brings cards that fit nothing while the deal is
about to end, or leads away from a morto or a batida that is near. Whether that is worth it the lookahead tells, in two
styles of play and on deals that chose nothing; only what both bear out is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trainer.bots.club import choose as play_club
from trainer.bots.greedy import choose as play_greedy
from trainer.bots.kernel import KernelError
from trainer.bots.kernel.lookahead import deal_seeds
from trainer.bots.kernel.paths import KernelPath
from trainer.bots.review.scale import WHOLE
from trainer.bots.review.values import Measured
from trainer.content.expectation import TURNS, analysis, lead
from trainer.content.fields import Line
from trainer.content.mining.choices import Choice
from trainer.content.mining.deals import Moment, Since
from trainer.content.mining.price_words import explanation, goal, hints, titles, why_not
from trainer.content.mining.prices import Price, brought, closed_by_lixo, price_of
from trainer.content.mining.weighing import seed_of
from trainer.content.seen import Seen, sight
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Draw, TakePile
from trainer.rules.play import apply
from trainer.rules.position import Position, view_of

HAND: Final = range(2, 13)
LIXO: Final = range(2, 9)
MELDS: Final = range(1, 10)
PICKUPS: Final = 6
"""Ways to take the lixo that are weighed; each goes on in so many ways:"""
WAYS: Final = 8
CHOSEN_ON: Final = 60
MEASURED_ON: Final = 600
LEAD: Final = 40.0
"""Points by which the right way must be ahead, in either style of play."""
OPTIONS: Final = 3
SEEN: Final = Seen(lixo="all")


@dataclass(frozen=True, slots=True)
class LixoOrMonte:
    """The question whether to take the lixo. `line` is the best turn that takes it, at this `price`; it is right if
    `takes`. `ahead` is by how much; `others` are worse ways to take it, `missed` the levels that do otherwise."""

    moment: Moment
    known: Position
    price: Price
    line: Line
    takes: bool
    ahead: Measured
    others: tuple[Price, ...]
    missed: tuple[str, ...]


def lixo_or_monte(moment: Moment, path: KernelPath) -> Choice | None:
    """The question of a moment, where its answer is sure and a bot of some level does otherwise."""
    position = moment.position
    if moment.since is not Since.START or not _is_readable(position):
        return None
    known = sight(position, SEEN)
    prices = [price_of(known, take) for take in _pickups(known)]
    if not prices or None in prices:
        return None
    try:
        question = _weighed(moment, known, [price for price in prices if price], path)
    except KernelError:
        return None
    return None if question is None else _choice(question)


def _is_readable(position: Position) -> bool:
    counts = len(position.hand) in HAND and len(position.lixo) in LIXO and bool(position.monte)
    return counts and not position.ruleset.is_pile_open and all(len(melds) in MELDS for melds in position.table)


def _pickups(known: Position) -> list[TakePile]:
    """Ways to take the lixo, those that cost few cards and no wilds first."""
    takes = list(legal_moves(known).pickups)
    takes.sort(key=lambda take: (sum(card.can_be_wild for card in take.cards), len(take.cards), str(take)))
    return takes[:PICKUPS]


def _weighed(moment: Moment, known: Position, prices: list[Price], path: KernelPath) -> LixoOrMonte | None:
    look, seed = analysis(moment.position, SEEN, path), seed_of(moment)
    first, second = deal_seeds(2 * seed + 2, CHOSEN_ON), deal_seeds(2 * seed + 3, MEASURED_ON)
    ways = list(_ways(moment.position, prices, seed, path))
    if not ways:
        return None
    price, line = max(ways, key=lambda way: sum(look.weigh(look.plan(way[1]), first, TURNS)))
    draw: Line = (Draw(),)
    takes = sum(look.weigh(look.plan(line), first, TURNS)) > sum(look.weigh(look.plan(draw), first, TURNS))
    missed = _missed(moment.position, takes)
    better, other = (line, draw) if takes else (draw, line)
    if not missed or (takes and not _pays(known, price, line)):
        return None
    if takes:
        better = (price.take,)  # what the options say: how it goes on is left to the policy
    ahead = [lead(look, better, other, second, turns) for turns in (TURNS, WHOLE)]
    if not all(each.is_sure and each.points >= LEAD for each in ahead):
        return None
    others = () if takes else tuple(other for other in prices if other is not price)[: OPTIONS - 2]
    return LixoOrMonte(moment, known, price, line, takes, ahead[1], others, missed)


def _pays(known: Position, price: Price, line: Line) -> bool:
    """Whether what the lixo brings can be told: cards that go down without a wild, two at least or to close a canastra,
    or a wild in place of the one that is spent."""
    turn, brings = brought(known, line)
    if set(brings) & set(price.idle):
        return False
    closed = any(closed_by_lixo(turn, known, brings))
    return len(brings) > 1 or any(card.can_be_wild for card in brings) or closed


def _ways(position: Position, prices: list[Price], seed: int, path: KernelPath) -> Iterator[tuple[Price, Line]]:
    """Whole turns that begin with the lixo taken, some for each way to take it."""
    for price in prices:
        after, _ = apply(position, price.take)
        for plan in analysis(after, SEEN, path).plans(WAYS, seed):
            yield price, (price.take, *plan.moves)


def _missed(position: Position, takes: bool) -> tuple[str, ...]:
    """The levels of bot that do otherwise."""
    view = view_of(position, position.turn)
    moves = (("greedy", play_greedy(view, 0).move), ("club", play_club(view, 0).move))
    return tuple(name for name, move in moves if isinstance(move, TakePile) is not takes)


def _choice(question: LixoOrMonte) -> Choice:
    known, price, takes = question.known, question.price, question.takes
    draw: Line = (Draw(),)
    turn, brings = brought(known, question.line)
    wrong = [(draw, why_not(price, takes, turn, known, brings))] if takes else []
    if not takes:
        wrong = [((each.take,), why_not(each, takes, turn, known, brings)) for each in (price, *question.others)]
    return Choice(
        moment=question.moment,
        known=known,
        remembered=True,
        themes=_themes(price),
        articles=_articles(price),
        difficulty=_difficulty(question),
        worth=1 + len(question.missed) + min(question.ahead.points, 120) / 60 + takes,
        accept="expected",
        right=(price.take,) if takes else draw,
        wrong=tuple(wrong),
        goal=goal(known),
        explain=explanation(price, known, turn, brings, takes, question.ahead.points),
        hints=hints(price),
        titles=tuple(titles(known)),
    )


def _themes(price: Price) -> tuple[str, ...]:
    aim = {"morto": "morto", "batida": "batida"}[price.aim] if price.leads_away and price.aim else ""
    found = ["lixo", aim, "curingas" if price.wild else "", "batida" if price.is_late else ""]
    return tuple(dict.fromkeys(theme for theme in found if theme))[:3]


def _articles(price: Price) -> tuple[str, ...]:
    found = ["pile.top", "meld.one_wild" if price.wild else "", "morto.indireta" if price.aim == "morto" else ""]
    return tuple(article for article in (*found, "score.sheet" if price.is_late else "") if article)


def _difficulty(question: LixoOrMonte) -> int:
    """From 1 to 10: how many levels of bot miss it, how near the two are, how much there is to look through."""
    close = (question.ahead.points < 80) + (question.ahead.points < 45)
    return min(10, 2 + len(question.missed) + close + (len(question.known.lixo) > 4) + (len(question.known.hand) > 6))
