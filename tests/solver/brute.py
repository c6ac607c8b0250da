"""The independent search the solver is held to: plain recursion over legal moves, and random small positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from trainer.cards import HIDDEN, Card, pack
from trainer.rules.arranging import arrange
from trainer.rules.legal import legal_moves
from trainer.rules.meld import Meld, meld_kind
from trainer.rules.play import apply
from trainer.rules.position import MORTO_SIZE, Phase, Position
from trainer.rules.ruleset import HOUSE_RULES, Ruleset, ruleset
from trainer.rules.scoring import deal_sheet
from trainer.solver import Feature, end_state

CLEAN = ("limpa", "quinhentos", "real")


class TooMany(Exception):
    """The plain search would take too long."""


@dataclass(frozen=True)
class End:
    """An end state with one reading of which meld became which."""

    state: Position
    points: int
    features: frozenset[Feature]
    is_direta: bool
    cards_left: int


def all_ends(position: Position, limit: int = 20_000) -> set[End]:
    """Every end of the turn; raises TooMany beyond `limit` positions on the way."""
    ends: set[End] = set()
    seen: set[tuple[Position, frozenset[Feature]]] = set()
    stack: list[tuple[Position, frozenset[Feature]]] = [(position, frozenset())]
    while stack:
        before, features = stack.pop()
        for move in legal_moves(before):
            after, _ = apply(before, move)
            now = features
            if before.phase is Phase.DRAW and len(after.lixo) < len(before.lixo):
                now |= {Feature.TAKES_LIXO}
            if after.morto_taken != before.morto_taken:
                now |= {Feature.REACHES_MORTO}
                if after.turn == before.turn and not after.ended and after.phase is Phase.PLAY:
                    now |= {Feature.REACHES_MORTO_DIRETA}
            if _is_end(position, after):
                ends.add(_end(position, after, now))
                continue
            node = _in_order(after, len(position.melds)), now
            if node not in seen:
                seen.add(node)
                stack.append(node)
                if len(seen) > limit:
                    raise TooMany
    return ends


def _is_end(position: Position, after: Position) -> bool:
    if after.ended or after.turn != position.turn:
        return True
    fetched = after.morto_taken[position.team] and not position.morto_taken[position.team]
    return fetched and len(after.hand) == MORTO_SIZE and HIDDEN in after.hand


def _in_order(position: Position, existing: int) -> Position:
    """The position with the melds laid this turn sorted: their order is of no consequence."""
    melds = position.melds
    fresh = sorted(melds[existing:], key=lambda meld: (meld.cards, meld.start))
    ordered = (*melds[:existing], *fresh)
    table = (ordered, position.table[1]) if position.team == 0 else (position.table[0], ordered)
    return replace(position, table=table)


def _end(position: Position, after: Position, features: frozenset[Feature]) -> End:
    team, rules = position.team, position.ruleset
    melds = after.table[team]
    befores: list[Meld | None] = [*position.melds, *[None] * (len(melds) - len(position.melds))]
    pairs = [
        ("jogo" if before is None else meld_kind(before, rules), meld_kind(now, rules), before, now)
        for before, now in zip(befores, melds, strict=True)
    ]
    closes = {
        Feature.CLOSES_CANASTRA: ("suja", *CLEAN),
        Feature.CLOSES_LIMPA: CLEAN,
        Feature.CLOSES_QUINHENTOS: ("quinhentos",),
        Feature.CLOSES_REAL: ("real",),
    }
    found = set(features)
    found |= {
        feature for feature, kinds in closes.items() if any(now in kinds and was not in kinds for was, now, *_ in pairs)
    }
    if any(before and not before.is_clean and now.is_clean for *_, before, now in pairs):
        found.add(Feature.CLEANS)
    if all(now in CLEAN for was, now, *_ in pairs if was in CLEAN):
        found.add(Feature.KEEPS_LIMPA)
    if all(now.is_clean or (before and not before.is_clean) for *_, before, now in pairs):
        found.add(Feature.STAYS_CLEAN)
    if after.batida == team:
        found.add(Feature.GOES_OUT)
    left = 0 if Feature.REACHES_MORTO in found else len(after.hands[position.turn])
    direta = Feature.REACHES_MORTO_DIRETA in found
    return End(end_state(after), deal_sheet(after)[team].total, frozenset(found), direta, left)


def random_position(seed: int, cards: int = 7, *, house_rules: bool = True) -> Position:
    """A small position with something to do, out of one pack."""
    random = Random(seed)
    rules = _rules(random, house_rules)
    deck = _deck(random, rules)
    own = [meld for meld in (_meld(random, deck, rules) for _ in range(random.choice((0, 1, 1, 2, 2, 3)))) if meld]
    if own and random.random() < 0.15:
        own += [meld for meld in [_twin(deck, own[0], rules)] if meld]
    team = random.randrange(2)
    other = [meld for meld in (_meld(random, deck, rules) for _ in range(random.randrange(2))) if meld]
    phase = random.choice((Phase.DRAW, Phase.PLAY))
    hand = _take(deck, random.randint(1, cards))
    lixo = _take(deck, random.choice((0, 1, 1, 2, 3, 4)))
    if rules.pile == "justified" and random.random() < 0.5:
        lixo = [HIDDEN] * (len(lixo) - 1) + lixo[-1:]
    players = random.choice((2, 4))
    turn = team + 2 * random.randrange(players // 2)
    taken = random.choice(((False, False), (True, False), (False, True), (True, True)))
    mortos: list[tuple[Card, ...]] = []
    for _ in range(random.choice((2 - sum(taken), 0))):
        known = random.random() < 0.2
        mortos.append(tuple(_take(deck, MORTO_SIZE)) if known else (HIDDEN,) * MORTO_SIZE)
    monte = random.choice(((HIDDEN,) * 5, tuple(_take(deck, 3)), (HIDDEN,), ()))
    if phase is Phase.DRAW and not monte:
        monte = tuple(_take(deck, 1))
    hands = [tuple(sorted(hand)) if seat == turn else (HIDDEN,) * 4 for seat in range(players)]
    if players == 4 and random.random() < 0.3:
        hands[(turn + 2) % 4] = tuple(sorted(_take(deck, 3)))
    alone = random.choice(hand) if rules.pile == "free" and phase is Phase.PLAY and random.random() < 0.3 else None
    swap = rules.first_card_swap and phase is Phase.PLAY and monte and alone is None and random.random() < 0.5
    return Position(
        ruleset=rules,
        hands=tuple(hands),
        turn=turn,
        phase=phase,
        table=(tuple(own), tuple(other)) if team == 0 else (tuple(other), tuple(own)),
        lixo=tuple(lixo),
        monte=monte,
        mortos=tuple(mortos),
        morto_taken=taken,
        unplayed_mortos=(turn,) if phase is Phase.DRAW and taken[team] and random.random() < 0.3 else (),
        not_returnable=alone,
        first_drawn=random.choice(hand) if swap else None,
    )


def long_runs(seed: int) -> Position:
    """Runs of one suit near their full length, under house rules that make the way a meld came about matter."""
    random = Random(seed)
    switches = {"wild_reread": random.choice(("free", "displaced")), "quinhentos": random.choice(("A_to_K", "any13"))}
    rules = ruleset(
        random.choice(("stbl", "aberto", "tradicional")),
        natural_two_beside_wild_two=random.random() < 0.5,
        **switches,
    )
    deck = list(pack(rules.jokers))
    random.shuffle(deck)
    deck.sort(key=lambda card: card.suit == 0 or (card.can_be_wild and random.random() < 0.3))
    own = [_run(random, deck, rules, suit=0, size=random.choice((9, 10, 11, 12, 13))) for _ in range(2)]
    hand = _take(deck, random.randint(2, 6))
    return _in_play(random, rules, [meld for meld in own if meld], hand)


def twin_melds(seed: int) -> Position:
    """Two or three runs of one suit, which can come to lie as each other."""
    random = Random(seed)
    rules = _rules(random, house_rules=True)
    suit = random.randrange(4)
    deck = [card for card in pack(rules.jokers) if card.suit == suit or card.can_be_wild]
    random.shuffle(deck)
    own = [_run(random, deck, rules, suit, random.choice((3, 3, 4, 6, 7))) for _ in range(random.choice((2, 2, 3)))]
    return _in_play(random, rules, [meld for meld in own if meld], _take(deck, random.randint(3, 7)))


def many_diretas(seed: int) -> Position:
    """A small hand, and a morto that is known and goes on with it."""
    random = Random(seed)
    position = random_position(seed, cards=random.choice((2, 3, 4)))
    deck = list(pack(position.ruleset.jokers))
    for card in (*position.hand, *position.lixo, *(card for meld in position.melds for card in meld.cards)):
        if card in deck:
            deck.remove(card)
    suits = {meld.suit for meld in position.melds}
    random.shuffle(deck)
    deck.sort(key=lambda card: card.suit in suits and random.random() < 0.7)
    return replace(position, mortos=(tuple(_take(deck, MORTO_SIZE)),), morto_taken=(False, False))


def _in_play(random: Random, rules: Ruleset, own: list[Meld], hand: list[Card]) -> Position:
    return Position(
        ruleset=rules,
        hands=(tuple(sorted(hand)), (HIDDEN,) * 4),
        phase=Phase.PLAY,
        table=(tuple(own), ()),
        monte=(HIDDEN,) * 3,
        mortos=random.choice((((HIDDEN,) * MORTO_SIZE,) * 2, ())),
        morto_taken=(random.random() < 0.3, False),
    )


def _run(random: Random, deck: list[Card], rules: Ruleset, suit: int, size: int) -> Meld | None:
    """A run of a suit out of the pack, laid card by card so that it may lie in any way."""
    pool = [card for card in deck if card.suit == suit] + [card for card in deck if card.can_be_wild][:2]
    meld: Meld | None = None
    for _ in range(300 if len(pool) > 3 else 0):
        cards = tuple(random.sample(pool, 1 if meld else 3))
        result = arrange((meld.cards if meld else ()) + cards, rules, meld)
        if isinstance(result, Meld) and all(deck.count(card) >= cards.count(card) for card in cards):
            meld = result
            for card in cards:
                deck.remove(card)
        if meld and len(meld) >= size:
            break
    return meld


def _rules(random: Random, house_rules: bool) -> Ruleset:
    name = random.choice(("stbl", "stbl", "aberto", "fechado", "fechado", "tradicional"))
    switches = {}
    if house_rules:
        for switch, values in HOUSE_RULES.items():
            if (switch != "trincas" or name == "tradicional") and random.random() < 0.3:
                switches[switch] = random.choice(values)
    return ruleset(name, **switches)


def _deck(random: Random, rules: Ruleset) -> list[Card]:
    """A shuffled pack; often the cards of a few suits or ranks come first, so that melds are about."""
    deck = list(pack(rules.jokers))
    random.shuffle(deck)
    suits = set(random.sample(range(4), random.choice((1, 1, 2, 4))))
    low = random.randrange(1, 14)
    ranks = {(low + step - 1) % 13 + 1 for step in range(random.choice((5, 7, 13)))}
    narrow = random.choice((0.0, 0.8, 1.0))

    def order(card: Card) -> bool:
        is_near = card.can_be_wild or (card.suit in suits and card.rank in ranks)
        return is_near and random.random() < narrow

    deck.sort(key=order)
    return deck


def _take(deck: list[Card], count: int) -> list[Card]:
    return [deck.pop() for _ in range(min(count, len(deck)))]


def _meld(random: Random, deck: list[Card], rules: Ruleset) -> Meld | None:
    """A meld out of the pack, laid in several acts so that it may lie in any way."""
    meld: Meld | None = None
    size = random.choice((3, 3, 4, 5, 6, 6, 7, 8, 11, 12, 13))
    for card in _candidates(random, deck):
        if meld is None:
            continue_with = arrange(card, rules)
        elif len(meld) >= size:
            break
        else:
            continue_with = arrange(meld.cards + card[:1], rules, meld)
        cards = card if meld is None else card[:1]
        if isinstance(continue_with, Meld) and all(deck.count(each) >= cards.count(each) for each in cards):
            meld = continue_with
            for each in cards:
                deck.remove(each)
    return meld


def _candidates(random: Random, deck: list[Card]) -> Iterator[tuple[Card, ...]]:
    near = deck[-45:]
    suit = random.choice(near).suit
    wilds = [card for card in deck if card.can_be_wild]
    own = [card for card in deck if card.suit == suit and suit is not None] + random.sample(wilds, min(2, len(wilds)))
    same = [card for card in deck if card.rank == own[0].rank] if own else []
    pool = same + wilds[:1] if random.random() < 0.3 else own
    for _ in range(60):
        yield tuple(random.sample(pool, min(3, len(pool))))


def _twin(deck: list[Card], meld: Meld, rules: Ruleset) -> Meld | None:
    """A second meld of the same cards."""
    if any(deck.count(card) < meld.cards.count(card) for card in meld.cards):
        return None
    for card in meld.cards:
        deck.remove(card)
    twin = arrange(meld.cards, rules)
    return twin if isinstance(twin, Meld) else None
