"""The drill on what is legal under one ruleset and not under another."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from trainer.cards import HIDDEN, Card, Suit, pack
from trainer.content.drills.drill import Drill, faces
from trainer.content.exercises import LegalExercise
from trainer.content.fields import Text
from trainer.content.played import play_line
from trainer.rulebook import article
from trainer.rules.arranging import arrange
from trainer.rules.meld import Meld, card_at
from trainer.rules.moves import Discard, Lay, Move, TakePile
from trainer.rules.position import MORTO_SIZE, Phase, Position
from trainer.rules.ruleset import RULESETS, Ruleset
from trainer.rules.verdict import Verdict

_NAMES = {"stbl": "STBL", "aberto": "Aberto", "fechado": "Fechado", "tradicional": "Tradicional"}


def rulesets(seed: int) -> Drill:
    """May this be played under these rules? Under others the answer is another."""
    random = Random(f"rulesets {seed}")
    make = random.choice((_trinca, _free_lixo, _out_with_suja, _top_of_lixo))
    asked = random.choice(list(RULESETS.values()))
    state = random.getstate()
    position, move, pt, en = make(random, asked)
    rulings = {}
    for name, rules in RULESETS.items():
        random.setstate(state)  # the same cards under the other rules
        other, same, _, _ = make(random, rules)
        rulings[name] = play_line(other, (same,)).verdict
    exercise = LegalExercise(
        ask="legal?",
        rules=asked,
        position=position,
        moves=(move,),
        accept="yes" if rulings[asked.name].legal else "no",  # type: ignore[arg-type]
        goal=Text(pt=f"Regras: {_NAMES[asked.name]}. {pt}", en=f"Rules: {_NAMES[asked.name]}. {en}"),
        explain=_explained(rulings),
        articles=("rulesets.differ",),
    )
    return Drill("rulesets", seed, Text(pt="Aqui pode?", en="Is it legal here?"), exercise)


def _explained(rulings: Mapping[str, Verdict]) -> Text:
    legal = [_NAMES[name] for name, verdict in rulings.items() if verdict.legal]
    broken = {name: verdict.article for name, verdict in rulings.items() if verdict.article}
    pt = f"Vale em {_and(legal, 'e')}." if legal else "Não vale em nenhuma das quatro regras."
    en = f"Legal in {_and(legal, 'and')}." if legal else "Legal under none of the four."
    for each in dict.fromkeys(broken.values()):
        names = [_NAMES[name] for name, what in broken.items() if what == each]
        title = article(each).title
        pt += f" Não vale em {_and(names, 'e')}: {title.said('pt-BR')}."
        en += f" Not in {_and(names, 'and')}: {title.said('en')}."
    return Text(pt=pt, en=en)


def _and(names: list[str], word: str) -> str:
    return f" {word} ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


_Asked = tuple[Position, Move, str, str]


def _position(
    random: Random,
    rules: Ruleset,
    hand: list[Card],
    melds: list[list[Card]],
    lixo: int,
    phase: Phase,
    size: int,
    morto: bool = False,
) -> Position:
    """A position around some cards, the hand filled up to `size`; without jokers, which not every pack has."""
    left = list(pack(0))
    for card in [*hand, *(card for meld in melds for card in meld)]:
        left.remove(card)
    left = [card for card in left if not card.is_two and all(card.rank != held.rank for held in hand)]
    random.shuffle(left)
    filled = [*hand, *left[: size - len(hand)]]
    laid = tuple(meld for meld in (arrange(cards, rules) for cards in melds) if isinstance(meld, Meld))
    unknown = ((HIDDEN,) * MORTO_SIZE,)
    return Position(
        rules,
        hands=(tuple(sorted(filled)), (HIDDEN,) * 9),
        phase=phase,
        table=(laid, ()),
        lixo=tuple(left[size : size + lixo]),
        monte=(HIDDEN,) * 30,
        mortos=unknown if morto else unknown * 2,
        morto_taken=(morto, False),
    )


def _trinca(random: Random, rules: Ruleset) -> _Asked:
    rank = random.randint(3, 13)
    cards = [Card.of(suit, rank) for suit in random.sample(list(Suit), 3)]
    position = _position(random, rules, cards, [], 3, Phase.PLAY, 10)
    return position, Lay(tuple(cards)), f"Pode baixar {faces(cards)}?", f"May you lay {faces(cards)}?"


def _free_lixo(random: Random, rules: Ruleset) -> _Asked:
    hand = [Card.of(random.choice(list(Suit)), random.randint(3, 13))]
    position = _position(random, rules, hand, [], random.randint(3, 6), Phase.DRAW, 9)
    pt, en = (
        "Pode comprar o lixo sem usar a carta do topo?",
        "May you take the discard pile without using its top card?",
    )
    return position, TakePile(), pt, en


def _top_of_lixo(random: Random, rules: Ruleset) -> _Asked:
    """The top taken with two cards of the hand that make a trinca with it, or a run: legal everywhere."""
    suit, start = random.choice(list(Suit)), random.randint(3, 11)
    run = [card_at(suit, start + index) for index in range(3)]
    position = _position(random, rules, run[:2], [], 2, Phase.DRAW, 9)
    lixo = (*position.lixo, run[2])
    position = Position(
        rules, position.hands, phase=Phase.DRAW, lixo=lixo, monte=position.monte, mortos=position.mortos
    )
    pt = f"Pode comprar o lixo baixando {faces(run)}?"
    return position, TakePile(0, tuple(run[:2])), pt, f"May you take the discard pile, laying {faces(run)}?"


def _out_with_suja(random: Random, rules: Ruleset) -> _Asked:
    suit, start = random.choice(list(Suit)), random.randint(3, 8)
    meld = [card_at(suit, start + index) for index in range(7)]
    wild = Card.of(Suit((suit + random.randint(1, 3)) % 4), 2)
    meld[random.randint(1, 5)] = wild
    last = Card.of(Suit((suit + 1) % 4), random.randint(3, 13))
    position = _position(random, rules, [last], [meld], 3, Phase.PLAY, 1, morto=True)
    pt = f"Sua dupla já pegou o morto. Pode bater descartando {faces([last])}?"
    en = f"Your side has taken its reserve. May you go out by discarding {faces([last])}?"
    return position, Discard(last), pt, en
