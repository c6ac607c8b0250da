"""Drills on what cards are worth: score this hand or table, name this canastra."""

from __future__ import annotations

from random import Random

from trainer.cards import HIDDEN, JOKER, Card, Suit, pack
from trainer.content.drills.drill import Drill, faces, moments
from trainer.content.exercises import ClassifyExercise, CountExercise
from trainer.content.fields import Text
from trainer.content.measures import Measure, measured
from trainer.rulebook import kind_text, sheet_text
from trainer.rules.arranging import arrange
from trainer.rules.meld import CANASTRA, LARGEST, Meld, card_at, card_points, meld_bonus, meld_kind
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import RULESETS, Ruleset
from trainer.rules.scoring import deal_sheet


def score(seed: int) -> Drill:
    """How much is this hand, meld or whole deal worth?"""
    random = Random(f"score {seed}")
    rules = RULESETS[random.choice(("stbl", "stbl", "stbl", "fechado", "tradicional"))]
    while True:
        deal = list(moments(rules, random.choice((2, 4)), random.randrange(1 << 30)))
        match random.choice(("hand", "meld", "score", "score")):
            case "hand":
                return _hand(seed, random.choice([each.position for each in deal[:-1] if each.position.turn == 0]))
            case "meld":
                positions = [each.position for each in deal[:-1] if any(map(_is_long, each.position.melds))]
                if positions:
                    return _meld(seed, random.choice(positions), random)
            case _:
                return _deal(seed, deal[-1].position, random.randrange(2))


def _drill(seed: int, position: Position, count: dict[str, int], goal: Text, explain: Text) -> Drill:
    exercise = CountExercise(
        ask="count",
        rules=position.ruleset,
        position=position,
        count=count,  # type: ignore[arg-type]
        accept=measured(Measure.model_validate(count), position),
        goal=goal,
        explain=explain,
        articles=("score.sheet",),
    )
    return Drill("score", seed, Text(pt="Conte os pontos", en="Count the points"), exercise)


def _sum(cards: tuple[Card, ...], rules: Ruleset) -> str:
    """Card values by value: `2 × 15 + 3 × 10 = 60`."""
    values = sorted((card_points(card, rules) for card in cards), reverse=True)
    terms = [f"{values.count(value)} × {value}" for value in dict.fromkeys(values)]
    return f"{' + '.join(terms)} = {sum(values)}" if terms else "0"


def _hand(seed: int, position: Position) -> Drill:
    goal = Text(
        pt="Se a rodada acabasse agora, quanto descontaria a sua mão? Dê a soma das cartas, sem sinal.",
        en="If the deal ended now, how much would your hand cost? Give the sum of its cards, without a sign.",
    )
    total = _sum(position.hand, position.ruleset)
    explain = Text(
        pt=f"Curingão 50, ás 15, o 2 e do 8 ao rei 10, do 3 ao 7 são 5: {total}.",
        en=f"Joker 50, ace 15, 2 and 8 to king 10, 3 to 7 are 5: {total}.",
    )
    return _drill(seed, position, {"hand": position.turn}, goal, explain)


def _is_long(meld: Meld) -> bool:
    return len(meld) >= CANASTRA - 1


def _meld(seed: int, position: Position, random: Random) -> Drill:
    number, meld = random.choice([(number, each) for number, each in enumerate(position.melds, 1) if _is_long(each)])
    rules = position.ruleset
    kind, bonus = meld_kind(meld, rules), meld_bonus(meld, rules)
    cards = _sum(meld.cards, rules)
    goal = Text(
        pt=f"Quanto vale o jogo {faces(meld.cards)}, com as cartas e o bônus?",
        en=f"How much is the meld {faces(meld.cards)} worth, cards and bonus?",
    )
    explain = Text(
        pt=f"Cartas: {cards}. {kind_text(kind, 'pt').capitalize()}: bônus de {bonus}.",
        en=f"Cards: {cards}. {kind_text(kind, 'en').capitalize()}: a bonus of {bonus}.",
    )
    return _drill(seed, position, {"meld": number}, goal, explain)


def _deal(seed: int, position: Position, team: int) -> Drill:
    sheet = deal_sheet(position)[team]
    lines = [(kind, points) for kind, points in sheet.lines if points]
    goal = Text(
        pt="A rodada acabou. Quantos pontos faz " + ("o seu lado?" if team == 0 else "o adversário?"),
        en="The deal is over. How many points does " + ("your side make?" if team == 0 else "the opponent make?"),
    )
    said = {
        language: "; ".join(f"{sheet_text(kind, language)} {points:+d}" for kind, points in lines).replace("-", "−")
        for language in ("pt", "en")
    }
    explain = Text(pt=f"{said['pt']}. Total: {sheet.total}.", en=f"{said['en']}. Total: {sheet.total}.")
    return _drill(seed, position, {"score": team}, goal, explain)


# Naming a canastra


def canastra(seed: int) -> Drill:
    """Which canastra is this meld, if it is one?"""
    random = Random(f"canastra {seed}")
    rules = RULESETS[random.choice(("stbl", "stbl", "stbl", "tradicional"))]
    meld = _some_meld(random, rules)
    left = list(pack(rules.jokers))
    for card in meld.cards:
        left.remove(card)
    hand = tuple(sorted(random.sample(left, 6)))
    position = Position(rules, hands=(hand, (HIDDEN,) * 9), phase=Phase.PLAY, table=((meld,), ()), monte=(HIDDEN,) * 30)
    kind = meld_kind(meld, rules)
    exercise = ClassifyExercise(
        ask="classify",
        rules=rules,
        position=position,
        meld=1,
        accept=kind,
        goal=Text(
            pt=f"Como se chama {faces(meld.cards)} quando a rodada acaba ({_name(rules)})?",
            en=f"What is {faces(meld.cards)} called when the deal ends ({_name(rules)})?",
        ),
        explain=_why(meld, kind, rules),
        articles=("canastra.kinds",),
    )
    return Drill("canastra", seed, Text(pt="Que canastra é esta?", en="Which canasta is this?"), exercise)


def _some_meld(random: Random, rules: Ruleset) -> Meld:
    """A run of 5 to 14 cards, dirty as often as not; the two longest turn up more often than in play."""
    while True:
        size = random.choice((5, 6, 7, 7, 8, 8, 9, 10, 11, 12, 13, 13, LARGEST))
        start, suit = random.randint(1, LARGEST + 1 - size), random.choice(list(Suit))
        cards = [card_at(suit, start + index) for index in range(size)]
        if random.random() < 0.5:
            wilds = [Card.of(each, 2) for each in Suit] + [JOKER] * bool(rules.jokers)
            cards[random.randrange(size)] = random.choice(wilds)
        meld = arrange(cards, rules)
        if isinstance(meld, Meld):
            return meld


def _name(rules: Ruleset) -> str:
    return "STBL" if rules.name == "stbl" else rules.name.capitalize()


def _why(meld: Meld, kind: str, rules: Ruleset) -> Text:
    size, wild = len(meld), meld.wild_card
    if kind == "jogo":
        pt, en = (
            f"São {size} cartas, e canastra pede {CANASTRA}",
            f"There are {size} cards, and a canasta needs {CANASTRA}",
        )
    elif wild is not None:
        place = faces([meld.stands_for] if meld.stands_for is not None else [])
        pt = f"O {faces([wild])} está no lugar de {place}: com curinga é suja, por maior que seja"
        en = f"The {faces([wild])} stands for {place}: with a wild card it is a dirty canasta, however long"
    elif kind == "limpa" and size >= LARGEST - 1:
        pt, en = (
            f"São {size} cartas limpas, mas aqui não há quinhentos",
            f"{size} clean cards, but there is no five-hundred canasta here",
        )
    else:
        pt, en = f"São {size} cartas sem curinga", f"There are {size} cards without a wild card"
        if meld.has_natural_two:
            pt, en = f"{pt} (o 2 está no lugar dele)", f"{en} (the 2 is at home)"
    if kind == "jogo":
        return Text(pt=f"{pt}: é só um jogo, sem bônus.", en=f"{en}: only a meld, without a bonus.")
    worth = meld_bonus(meld, rules)
    return Text(
        pt=f"{pt}: {kind_text(kind, 'pt')}, bônus de {worth}.", en=f"{en}: {kind_text(kind, 'en')}, a bonus of {worth}."
    )
