"""Positions the table is shown in by the browser tests."""

from dataclasses import replace

from trainer.app.table import Pick
from trainer.cards import parse_cards
from trainer.rules.arranging import arrange
from trainer.rules.deal import deal
from trainer.rules.meld import Meld
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import ruleset

STBL, ABERTO = ruleset("stbl"), ruleset("aberto")


def meld(text: str) -> Meld:
    laid = arrange(parse_cards(text), STBL)
    assert isinstance(laid, Meld), text
    return laid


def hand(text: str) -> tuple:
    return tuple(sorted(parse_cards(text)))


UNSEEN = parse_cards("3S 4S 8D 9D TD JD QH KH 2H 5D 6D")
OURS = (meld("5C 6C 7C 8C 9C TC JC"), meld("3H 4H 2S 6H 7H 8H 9H TH"), meld("9S TS JS"), meld("QD KD JK"))
THEIRS = (meld("AD 2D 3D 4D 5D 6D 7D 8D"), meld("4S 5S 6S JK 8S"), meld("TC JC QC"))
REAL = meld("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS")

FOUR = Position(
    ruleset=STBL,
    hands=(hand("AS 2S 3C 3C 4H 8S QS KD QC 7D JK"), UNSEEN, UNSEEN[:7], UNSEEN[:4]),
    phase=Phase.PLAY, table=(OURS, THEIRS), lixo=parse_cards("4D 9H QS"), monte=parse_cards("7H") * 23,
    mortos=(UNSEEN,), morto_taken=(True, False),
)  # fmt: skip
TWO = Position(
    ruleset=STBL,
    hands=(hand("4C 8C 9C 7D 8D KH KS 2D 5S 6S JK"), UNSEEN),
    table=((meld("5C 6C 7C"),), (meld("4H 5H 6H"),)), lixo=parse_cards("3D 9H 7S"), monte=parse_cards("7H") * 40,
    mortos=(UNSEEN, UNSEEN),
)  # fmt: skip
OPEN = Position(
    ruleset=ABERTO, hands=(hand("4C 8C 9C 7D 8D KH KS 2D 5S 6S JK"), UNSEEN), table=((), (REAL,)),
    lixo=parse_cards("3D 9H 7S 4C QD AH 2C 8S 8S JD TC 5H KC"), monte=parse_cards("7H") * 12, mortos=(UNSEEN,) * 2,
)  # fmt: skip
LONG = Position(
    ruleset=STBL,
    hands=(hand("AS 2S 3S 5S 7S 8S TS QS KS AH 3H 4H 9H JH QH KH 2D 4D 6D 7D 9D QD AC 3C 4C 9C TC KC JK JK"), UNSEEN),
    phase=Phase.PLAY, table=((REAL,), ()), lixo=(), monte=parse_cards("7H") * 3, mortos=(),
)  # fmt: skip

SCENES: dict = {
    "game": {"position": deal(STBL, 2, seed=7)},
    "four": {"position": FOUR, "thinking": 1, "status": "Your move: lay, add or discard."},
    "waiting": {
        "position": replace(FOUR, turn=1, phase=Phase.DRAW),
        "thinking": 1,
        "status": "Beto is thinking.",
    },
    "two": {"position": TWO},
    "open": {"position": OPEN},
    "long": {"position": LONG},
    "echo": {"position": replace(TWO, phase=Phase.PLAY), "echo": True},
    "show": {"position": FOUR, "mode": "show", "status": " "},
    "pick": {
        "position": TWO,
        "mode": "pick",
        "pick": Pick(("hand", "melds", "lixo"), 1, 3),
        "status": "Pick the wilds.",
    },
    "hand": {"position": TWO, "parts": {"hand": parse_cards("5C 6C 2C JK 9H")}},
    "melds": {"position": TWO, "parts": {"melds": [meld("AS 2S 3S"), meld("5C 6C 2H 8C"), REAL]}},
    "lixo": {"position": TWO, "parts": {"lixo": parse_cards("3D 9H 7S")}},
}

RUNS = ("3456789", "456789T", "56789TJ", "6789TJQ", "34567", "678", "89TJ", "JQK", "345", "456", "TJQ", "567")


def crowd(suits: str) -> tuple[Meld, ...]:
    """Twelve melds of a side: four canastras, one of them with a wild, and eight shorter ones."""
    faces = [" ".join(f"{rank}{suits[index % 2]}" for rank in run) for index, run in enumerate(RUNS)]
    faces[3] = faces[3].replace(f"8{suits[1]}", "JK")
    return tuple(map(meld, faces))


SCENES["full"] = {
    "position": replace(FOUR, hands=(LONG.hands[0], *FOUR.hands[1:]), table=(crowd("CH"), crowd("SD"))),
    "status": "Lia levou o lixo: 12 cartas. Lia encaixou 10♦ no seu jogo 10. Lia fechou uma canastra suja. "
    "Rita está pensando.",
}
