"""A new puzzle file to begin with: whole, in both languages, and passing the check as it stands."""

from __future__ import annotations

from pathlib import Path
from random import Random

from pydantic_core import PydanticCustomError

from trainer.cards import Card, Suit, pack
from trainer.content.exercises import ASKS
from trainer.content.fields import slug
from trainer.rules.meld import card_points
from trainer.rules.ruleset import RULESETS

_HEAD = """\
# buraco check --write {file}   checks it, and writes its proof
# buraco serve --content {folder}   shows it
id: {slug}
title: {{pt-BR: Título curto, en: A short title}}
themes: [{theme}]          # one or more
articles: [meld.sequence]  # the rules it trains: ids of the rulebook
difficulty: 1              # 1 to 10
status: draft              # active: it is served
goal:
  pt-BR: "{pt} Cartas entre chaves são desenhadas: {{{top}}}."
  en: "{en} Cards in braces are drawn: {{{top}}}."
position:
  phase: play              # draw: the turn begins with the draw
  hands: {{0: "{hand}", 1: 11}}
  table: {{0: ["{meld}"]}}
  lixo: "{lixo}"           # from bottom to top
  monte: 40
"""
_TAIL = """\
explain:
  pt-BR: Diga por quê, como um professor diria.
  en: Say why, as a teacher would.
hints:                     # none to three, growing; the first must not give the answer away
  - {pt-BR: "Para onde olhar?", en: "Where to look?"}
"""
_BODIES = {
    "legal?": """\
ask: legal?
moves: [add 1 {card}]          # the last one is judged
accept: yes                # or no, or {{breaks: meld.suit}}
wrong:
  - {{when: no, text: {{pt-BR: Olhe as pontas do jogo., en: Look at the ends of the meld.}}}}
""",
    "choose": """\
ask: choose
options: [add 1 {card}, add 1 {other}]
accept: legal              # a criterion
solution: [add 1 {card}]       # every option that meets it
""",
    "turn": """\
ask: turn
accept: closes_limpa       # a criterion
solution: add 1 {card} {next}; discard {other}
""",
    "count": """\
ask: count
count: {{meld: 1}}           # or score, table, canastras, hand, unseen, chance
accept: {points}
""",
    "classify": """\
ask: classify
meld: 1
accept: jogo               # or limpa, suja, quinhentos, real
""",
    "cards": """\
ask: cards
each: add 1                # or together: add 1 / lay / take new; or which: unseen with among
accept: "{card}"
""",
}
_GOALS = {
    "legal?": ("Pode acrescentar?", "May it be added?"),
    "choose": ("Qual encaixe vale?", "Which addition is legal?"),
    "turn": ("Feche uma canastra limpa.", "Close a clean canasta."),
    "count": ("Quantos pontos valem as cartas do jogo?", "How many points are the cards of the meld worth?"),
    "classify": ("Que jogo é este?", "What is this meld?"),
    "cards": ("Quais cartas entram no jogo, uma a uma?", "Which cards fit the meld, one by one?"),
}


def new_puzzle(theme: str, name: str, ask: str = "legal?", folder: Path = Path("puzzles")) -> Path:
    """Write `folder/theme/name.yaml`, a draft of that way to ask to be rewritten, and return its path.

    Raises:
        ValueError: theme or name is no slug, or there is no such way to ask.
        FileExistsError: there is such a file already.
        OSError: the file cannot be written.
    """
    if ask not in ASKS:
        raise ValueError(f"no way to ask {ask!r}; expected one of {', '.join(ASKS)}")
    try:
        slug(theme), slug(name)
    except PydanticCustomError as error:
        raise ValueError(error.message()) from None
    file = folder / theme / f"{name}.yaml"
    if file.exists():
        raise FileExistsError(f"{file} is there already; expected a new name")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(puzzle_text(theme, name, ask, file), "utf-8")
    return file


def puzzle_text(theme: str, name: str, ask: str, file: Path) -> str:
    """The text of a draft: a run of five to which a card fits, and a hand of other suits; the name deals the cards."""
    random = Random(f"{theme} {name}")
    suit, start = random.choice(list(Suit)), random.randint(3, 7)
    run = [Card.of(suit, start + index) for index in range(7)]
    left = [card for card in pack(0) if card.suit is not suit and not card.is_two]
    others = random.sample(left, 9)
    hand = [run[5], *([run[6]] if ask == "turn" else []), *others[:6]]
    pt, en = _GOALS[ask]
    head = _HEAD.format(
        file=file,
        folder=file.parent.parent,
        slug=name,
        theme=theme,
        pt=pt,
        en=en,
        top=run[5].symbol,
        hand=" ".join(map(str, sorted(hand))),
        meld=" ".join(map(str, run[:5])),
        lixo=" ".join(map(str, others[6:])),
    )
    points = sum(card_points(card, RULESETS["stbl"]) for card in run[:5])
    return head + _BODIES[ask].format(card=run[5], next=run[6], other=others[0], points=points) + _TAIL
