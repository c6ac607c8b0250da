"""Where everything lies: in a state (one deal at one moment), in a book (one ruleset) and in an act (one integer).

State: a flat array. A hand is, per suit, a mask of the ranks held once or more (`ONES`) and of those held twice
(`TWOS`), bit 0 the ace; then the jokers and the number of cards. `MONTE` and `MORTO` have the next to be taken
last. A card is `suit << 4 | rank`, rank 0 the ace; 64 is a joker, −1 none.

Meld: `shape | colour << 13`. The shape says where its naturals and its wild lie (see `trainer.bots.kernel.book`);
the colour is the suit of a run or the rank (0 the ace) of a trinca.

Act: `kind | target << 3 | colour << 9 | trinca << 13 | cards << 14 | wild << 27`. The target is 0 for a new meld
or the meld's number from 1. `cards` are the ranks of a run (13 bits), the copies of each suit in a trinca (2 bits
each) or the card discarded (7 bits); `wild` is 0 or the kind of a wild beside them: 1 to 4 a 2 of spades, hearts,
diamonds or clubs, 5 a joker. In an act that takes the lixo the cards include its top.
"""

from __future__ import annotations

from typing import Final

JOKER: Final = 64

# State
PLAYERS: Final = 0
TURN: Final = 1
PHASE: Final = 2
BATIDA: Final = 3
BARRED: Final = 4  # the card that may not be thrown back this turn (discard.same)
FIRST: Final = 5  # the card the first player may still swap
MONTE_COUNT: Final = 6
LIXO_COUNT: Final = 7
MORTOS: Final = 8
TAKEN: Final = 9  # two teams
UNPLAYED: Final = 11  # a bit for each seat
MELDS: Final = 12  # two teams
RANDOM: Final = 14
TURNS: Final = 15  # ended since the state was made
HANDS: Final = 16
HAND: Final = 10  # integers a seat: 4 ONES, 4 TWOS, jokers, cards
TWOS: Final = 4
JOKERS: Final = 8
CARDS: Final = 9
TABLE: Final = HANDS + 4 * HAND
MOST_MELDS: Final = 36
MONTE: Final = TABLE + 2 * MOST_MELDS
PACK: Final = 108
MORTO: Final = MONTE + PACK
MORTO_CARDS: Final = 11
LIXO: Final = MORTO + 2 * MORTO_CARDS
SPARE: Final = LIXO + PACK  # room to keep a hand aside
NOTES: Final = SPARE + HAND  # room for what a policy notes of the table
STYLE: Final = NOTES + 24  # where the weights of each seat's policy begin among those of all styles
STATE: Final = STYLE + 4

DRAW: Final = 0
PLAY: Final = 1
OVER: Final = 2

# Act
KIND_DRAW: Final = 0
KIND_SWAP: Final = 1
KIND_TAKE: Final = 2
KIND_TAKE_MELD: Final = 3
KIND_MELD: Final = 4
KIND_DISCARD: Final = 5
TARGET: Final = 3
COLOUR: Final = 9
TRINCA: Final = 13
CARD: Final = 14
WILD: Final = 27
MOST_ACTS: Final = 4096

# Book: a ruleset's switches, then tables
FREE_PILE: Final = 0
TRINCAS: Final = 1
NOBODY_TOOK: Final = 2
SWAP: Final = 3
UNPAID: Final = 4
CONVERTED_PAYS: Final = 5
FIRST_MONTE: Final = 6  # with two players, with four
TWO_BESIDE: Final = 8
POINTS: Final = 9  # of each card
PATTERN_OF: Final = POINTS + 65  # of the naturals of a new run of three cards, by their ranks
LAYS: Final = PATTERN_OF + 8192  # the shape of a new run: pattern × kind of wild
PATTERNS: Final = 37  # 12 of three neighbours, 13 of two neighbours, 12 of two with one missing between
TRIPLES: Final = 0
PAIRS: Final = 12
GAPS: Final = 25
WILDS: Final = 6
LONGEST: Final = 14
SPAN_CLEAN: Final = LAYS + PATTERNS * WILDS  # the shape of the clean run: place of its first card × length less 1
SPAN_DIRTY: Final = SPAN_CLEAN + LONGEST * LONGEST  # with a wild 2 of the suit first; 5 on for each place it lies up
SHAPE_TABLES: Final = SPAN_DIRTY + LONGEST * LONGEST
RUNS: Final = 2678
SHAPES: Final = RUNS + 256 * WILDS  # runs, then trincas: copies of each suit × kind of wild
LENGTH: Final = SHAPE_TABLES
PLACES: Final = LENGTH + SHAPES  # where the naturals of a run lie, bit 0 the low ace
WILD_OF: Final = PLACES + SHAPES  # kind of wild relative to the colour: 1 a 2 of the suit, 2 to 4 of the next ones, 5
SUM: Final = WILD_OF + SHAPES  # card points; of a trinca those of the wild
BONUS: Final = SUM + SHAPES
OPENS: Final = BONUS + SHAPES  # whether the batida may stand on it
ADDABLE: Final = OPENS + SHAPES  # mask of the classes of card that may be added
MUST_COVER: Final = ADDABLE + SHAPES  # the place of a wild that moves only when displaced, as a mask; else 0
PIVOT: Final = MUST_COVER + SHAPES  # the rank that leads a bridge, or -1
CLASSES: Final = 17  # run: 13 ranks, a 2 of each other suit, joker; trinca: 4 suits, 4 twos, joker
NEXT: Final = PIVOT + SHAPES  # shape × class: the shape after that card, or -1
BRIDGE: Final = NEXT + SHAPES * CLASSES  # shape × rank: the shape after the pivot and that rank together, or -1
BOOK: Final = BRIDGE + SHAPES * 13

SHAPE_BITS: Final = 13
SHAPE_MASK: Final = (1 << SHAPE_BITS) - 1
