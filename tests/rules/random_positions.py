"""Random small positions, crowded with what is hard: wilds, aces, melds nearly full, hands of few cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from trainer.cards import CARDS, HIDDEN, JOKER, Card, pack
from trainer.rules.arranging import arrange_as_written
from trainer.rules.meld import Meld
from trainer.rules.position import MORTO_SIZE, Phase, Position
from trainer.rules.ruleset import HOUSE_RULES, RULESETS, Ruleset, ruleset


def random_rules(rng: Random) -> Ruleset:
    """One of the four rulesets, every other time with house rules."""
    name = rng.choice(list(RULESETS))
    switches: dict[str, Any] = {}
    if rng.random() < 0.5:
        switches = {switch: rng.choice(values) for switch, values in HOUSE_RULES.items() if switch != "trincas"}
        if name == "tradicional":
            switches["trincas"] = rng.choice(HOUSE_RULES["trincas"])
    return ruleset(name, **switches)


class Dealer:
    """Hands out cards of one pack, so that no position has a card too many."""

    def __init__(self, rng: Random, rules: Ruleset) -> None:
        self.rng, self.rules = rng, rules
        self.left = Counter(pack(rules.jokers))
        self.suits = rng.sample(range(4), rng.choice((1, 1, 2, 3)))

    def take(self, card: Card) -> Card:
        self.left[card] -= 1
        return card

    def card(self) -> Card:
        """A card of the suits this position is about, or a wild, more often than another."""
        wanted = self.rng.random()
        cards = [card for card in CARDS[:53] if self.left[card] > 0]
        if wanted < 0.2:
            cards = [card for card in cards if card == JOKER or card.rank == 2] or cards
        elif wanted < 0.9:
            cards = [card for card in cards if card // 13 in self.suits] or cards
        return self.take(self.rng.choice(cards))

    def cards(self, number: int) -> tuple[Card, ...]:
        return tuple(self.card() for _ in range(number))

    def meld(self) -> Meld | None:
        """A meld that the pack has cards for, or None."""
        if self.rules.trincas and self.rng.random() < 0.3:
            rank = self.rng.choice((0, *range(2, 13)))
            cards = [CARDS[13 * self.rng.randrange(4) + rank] for _ in range(self.rng.randint(2, 8))]
        else:
            length = self.rng.choice((3, 3, 4, 5, 6, 6, 7, 8, 11, 12, 13, 13, 14))
            suit, start = self.rng.choice(self.suits), min(self.rng.randint(1, 15 - length), self.rng.randint(1, 12))
            cards = [CARDS[13 * suit + (place - 1) % 13] for place in range(start, start + length)]
        if self.rng.random() < 0.5:
            own_two = CARDS[cards[0] // 13 * 13 + 1]
            wild = self.rng.choice(
                [own_two, own_two, *(card for card in CARDS[:53] if card == JOKER or card.rank == 2)]
            )
            cards[self.rng.randrange(len(cards))] = wild
        if Counter(cards) - self.left:
            return None
        meld = arrange_as_written(cards, self.rules)
        if not isinstance(meld, Meld):
            return None
        self.left -= Counter(cards)
        return meld

    def melds(self, number: int) -> tuple[Meld, ...]:
        return tuple(meld for meld in (self.meld() for _ in range(number)) if meld is not None)


def random_position(rng: Random, largest_hand: int, *, at_draw: bool = False) -> Position:
    """A position that need not come about in play, but that the rules can judge; the hand to move is known."""
    rules = random_rules(rng)
    dealer = Dealer(rng, rules)
    players = rng.choice((2, 2, 4))
    turn = rng.randrange(players)
    table = (dealer.melds(rng.randint(0, 3)), dealer.melds(rng.randint(0, 3)))
    hand = tuple(sorted(dealer.cards(rng.randint(1, largest_hand))))
    hands = [(HIDDEN,) * rng.randint(1, 11) for _ in range(players)]
    hands[turn] = hand
    taken = (rng.random() < 0.5, rng.random() < 0.5)
    phase = Phase.DRAW if at_draw else rng.choice((Phase.DRAW, Phase.PLAY))
    not_returnable = first_drawn = None
    lixo = dealer.cards(rng.choice((0, 1, 1, 2, 2, 3)))
    once = [card for card in hand if hand.count(card) == 1]
    if phase is Phase.PLAY and rules.is_pile_open and once and rng.random() < 0.4:
        lixo, not_returnable = (), rng.choice(once)
    elif phase is Phase.PLAY and rules.first_card_swap and rng.random() < 0.4:
        lixo, first_drawn = (), rng.choice(hand)
    return Position(
        ruleset=rules,
        hands=tuple(hands),
        turn=turn,
        phase=phase,
        table=table,
        lixo=lixo,
        monte=dealer.cards(rng.randint(int(phase is Phase.DRAW), 3)),
        mortos=((HIDDEN,) * MORTO_SIZE,) * rng.randint(0, 2 - sum(taken)),
        morto_taken=taken,
        not_returnable=not_returnable,
        first_drawn=first_drawn,
    )
