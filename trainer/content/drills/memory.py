"""Drills on what was seen: what lies in the lixo, how many copies are out, the chance that a card comes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trainer.cards import CARDS, Card, format_cards
from trainer.content.drills.drill import Drill, Moment, faces, moments
from trainer.content.exercises import CardsExercise, CountExercise
from trainer.content.fields import Text
from trainer.content.measures import chance, own_draws, round_half_up, unseen_copies
from trainer.content.seen import Seen, sight, unseen
from trainer.rules.meld import Meld, card_at
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import RULESETS

_ALL = Seen(lixo="all")
_OFFERED = 8


def _find(seed: int, fits: Callable[[Moment], bool]) -> Moment:
    """A moment of the player's turn that fits, from the deals of a seed."""
    random = Random(seed)
    while True:
        deal = moments(RULESETS["stbl"], random.choice((2, 2, 4)), random.randrange(1 << 30))
        found = [moment for moment in deal if moment.position.turn == 0 and fits(moment)]
        if found:
            return random.choice(found)


def lixo(seed: int) -> Drill:
    """Which of these cards lie in the lixo? Only its top is shown; every discard was public."""
    moment = _find(seed, lambda each: each.position.phase is Phase.DRAW and 5 <= len(each.discards) <= 10)
    random = Random(f"lixo {seed}")
    position = moment.position
    below = list(dict.fromkeys(card for _, card in moment.discards[:-1] if card != position.lixo[-1]))
    inside = random.sample(below, min(len(below), _OFFERED - 3))
    near = [card for card in CARDS[:52] if card not in position.lixo and any(_are_near(card, each) for each in inside)]
    among = sorted({*inside, *random.sample(near, min(len(near), _OFFERED - len(inside)))})
    right = [card for card in among if card in position.lixo]
    whole = faces([card for _, card in moment.discards])
    exercise = CardsExercise(
        ask="cards",
        position=position,
        which="lixo",
        among=tuple(among),
        accept=format_cards(right),  # type: ignore[arg-type, call-arg]
        goal=Text(
            pt="Você viu cada descarte; agora só se vê o topo. Quais destas cartas estão no lixo?",
            en="You saw every discard; now only the top shows. Which of these cards lie in the discard pile?",
        ),
        explain=Text(
            pt=f"De baixo para cima, o lixo tem {whole}. Quem lembra disso sabe quanto ele vale.",
            en=f"From bottom to top the discard pile holds {whole}. Whoever remembers that knows what it is worth.",
        ),
        articles=("discard.any",),
    )
    title = Text(pt="Memória do lixo", en="What lies in the discard pile")
    return Drill("lixo", seed, title, exercise, moment.discards)


def _are_near(card: Card, other: Card) -> bool:
    return card != other and card.suit == other.suit and abs(card.rank - other.rank) <= 2


def _ends(meld: Meld) -> tuple[Card, ...]:
    """The natural cards that lengthen a run at either end."""
    if meld.suit is None:
        return ()
    places = (meld.start - 1, meld.start + len(meld))
    return tuple(dict.fromkeys(card_at(meld.suit, place) for place in places if 1 <= place <= 14))


def _can_grow(moment: Moment) -> bool:
    position = moment.position
    return position.phase is Phase.PLAY and len(position.monte) >= 8 and bool(_growing(position))


def _growing(position: Position) -> list[Meld]:
    """The player's melds that some card lengthens, of which copies are in sight and copies are not."""
    found = []
    for meld in position.melds:
        cards = _ends(meld)
        if cards and 0 < unseen_copies(position, cards, _ALL) < 2 * len(cards):
            found.append(meld)
    return sorted(found, key=len)


def _wanted(position: Position, random: Random) -> tuple[Meld, tuple[Card, ...]]:
    """A meld of the player's, a long one rather, and the cards that would lengthen it."""
    meld = random.choice(_growing(position)[-2:])
    return meld, _ends(meld)


def _either(cards: tuple[Card, ...]) -> Text:
    """Cards any of which will do: `{6♦} or {K♦}`."""
    shown = [faces([card]) for card in cards]
    return Text(pt=" ou ".join(shown), en=" or ".join(shown))


def copies(seed: int) -> Drill:
    """How many of the cards that lengthen a meld has the player not seen yet?"""
    position = _find(seed, _can_grow).position
    meld, cards = _wanted(position, Random(f"unseen {seed}"))
    truth = unseen_copies(position, cards, _ALL)
    table = [card for melds in position.table for each in melds for card in each.cards]
    places = (
        ("na mão", "in hand", position.hand),
        ("na mesa", "on the table", table),
        ("no lixo", "in the discard pile", position.lixo),
    )
    counts = [(pt, en, sum(card in cards for card in pile)) for pt, en, pile in places]
    exercise = CountExercise(
        ask="count",
        seen=_ALL,
        position=position,
        count={"unseen": cards},  # type: ignore[arg-type]
        accept=truth,
        goal=Text(
            pt=f"O jogo {faces(meld.cards)} cresce com {_either(cards).pt}. Quantas dessas cartas não estão na mão, "
            "na mesa nem no lixo?",
            en=f"The meld {faces(meld.cards)} grows with {_either(cards).en}. How many such cards are neither in hand, "
            "nor on the table, nor in the discard pile?",
        ),
        explain=Text(
            pt=f"De cada carta há duas: {2 * len(cards)} ao todo. À vista: "
            f"{', '.join(f'{count} {pt}' for pt, _, count in counts)}. {'Sobra' if truth == 1 else 'Sobram'} {truth}.",
            en=f"There are two of each card: {2 * len(cards)} in all. In sight: "
            f"{', '.join(f'{count} {en}' for _, en, count in counts)}. That leaves {truth}.",
        ),
        articles=("deal",),
    )
    return Drill("unseen", seed, Text(pt="Quantas ainda há?", en="How many are left?"), exercise)


def coming(seed: int) -> Drill:
    """The chance that a card which lengthens a meld comes in the next draws, or by the end of the monte."""
    position = _find(seed, _can_grow).position
    random = Random(f"chance {seed}")
    _, cards = _wanted(position, random)
    last = own_draws(position)
    draws = random.choice([*range(1, min(last, 6)), None])
    tries = last if draws is None else draws
    hidden = unseen(sight(position, _ALL)).total()
    good = unseen_copies(position, cards, _ALL)
    truth = round_half_up(100 * chance(position, cards, draws, _ALL))
    factors = [f"{hidden - good - number}/{hidden - number}" for number in range(tries)]
    product = " × ".join(factors[:3]) + (" × …" if len(factors) > 3 else "")
    one = Text(pt=f"{good}/{hidden}, uns {truth}%", en=f"{good}/{hidden}, about {truth}%")
    many = Text(pt=f"1 − {product}, uns {truth}%", en=f"1 − {product}, about {truth}%")
    said = one if tries == 1 else many
    will_do = f"{good} serve" if good == 1 else f"{good} servem"
    exercise = CountExercise(
        ask="count",
        seen=_ALL,
        position=position,
        count={"chance": {"cards": cards, "draws": "end" if draws is None else draws}},  # type: ignore[arg-type]
        accept=truth,
        within=5,
        goal=Text(
            pt=f"Qual a chance, em por cento, de vir {_either(cards).pt} {_when(draws, last).pt}?",
            en=f"What is the chance, in per cent, that {_either(cards).en} comes {_when(draws, last).en}?",
        ),
        explain=Text(
            pt=f"Você não vê {hidden} cartas, e {will_do}. Com {_times(tries, 'compra')}: {said.pt}.",
            en=f"You do not see {hidden} cards, and {good} will do. With {_times(tries, 'draw')}: {said.en}.",
        ),
        articles=("deal",),
    )
    return Drill("chance", seed, Text(pt="Qual a chance?", en="What are the odds?"), exercise)


def _times(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _when(draws: int | None, last: int) -> Text:
    if draws == 1:
        return Text(pt="na sua próxima compra do monte", en="at your next draw from the stock")
    if draws is None:
        pt, en = f"até o monte acabar ({last} compras suas)", f"before the stock ends ({last} draws of yours)"
        return Text(pt=pt, en=en)
    pt, en = f"nas suas próximas {draws} compras do monte", f"in your next {draws} draws from the stock"
    return Text(pt=pt, en=en)
