"""A new lesson file to begin with: eight short steps, whole in both languages, passing the check as it stands."""

from __future__ import annotations

from pathlib import Path
from random import Random

from pydantic_core import PydanticCustomError

from trainer.cards import Card, Suit, pack
from trainer.content.fields import slug
from trainer.rules.meld import card_points
from trainer.rules.ruleset import RULESETS

_LESSON = """\
# buraco check {file}   checks it
# buraco serve --content {folder}   shows it
id: {slug}
title: {{pt-BR: Título curto, en: A short title}}
minutes: 5
articles: [meld.suit, meld.sequence, canastra.kinds, score.sheet]   # the rules it teaches: ids of the rulebook
summary:                   # four to seven lines to keep, also printed
  - {{pt-BR: Primeira coisa a guardar., en: The first thing to keep.}}
  - {{pt-BR: Segunda coisa., en: The second.}}
  - {{pt-BR: Terceira coisa., en: The third.}}
  - {{pt-BR: Quarta coisa., en: The fourth.}}
steps:                     # eight to fourteen, at least half of them do or try, sixty words each at most
  # Say one thing and show it. A word of the game is set in bold where it is explained.
  - say:
      pt-BR: >-
        Um **jogo** são cartas vizinhas do mesmo naipe, como {{{first}}} {{{second}}} {{{third}}}. Depois você pode
        **encaixar** outras nas pontas.
      en: >-
        A **meld** is neighbouring cards of one suit, like {{{first}}} {{{second}}} {{{third}}}. Later you may **add**
        others at its ends.
    show: {{melds: ["{run}"]}}

  # Then let it be done: the engine judges, and a wrong answer may be tried again.
  - do:
      goal: {{pt-BR: "Pode encaixar o {{{fits}}}?", en: "May you add the {{{fits}}}?"}}
      position: {position}
      ask: legal?
      moves: [add 1 {fit}]
      accept: yes
      articles: [meld.sequence]
      wrong:
        - {{when: no, text: {{pt-BR: Olhe as pontas do jogo., en: Look at the ends of the meld.}}}}
      explain: {{pt-BR: "O {{{fits}}} é o próximo.", en: "The {{{fits}}} comes next."}}

  - do:
      goal: {{pt-BR: "Qual carta da mão encaixa?", en: "Which card of the hand fits?"}}
      position: {position}
      ask: cards
      each: add 1
      accept: "{fit}"
      articles: [meld.sequence]
      explain: {{pt-BR: "O {{{fits}}}, na ponta.", en: "The {{{fits}}}, at the end."}}

  # A table to play on freely: `until` says what there is to be seen, `solution` shows it, `praise` says what it was.
  - say: {{pt-BR: Agora à vontade., en: Now as you like.}}
    try:
      position: {position}
      until: [adds]
      solution: add 1 {fit}
      praise: {{pt-BR: O jogo cresceu., en: The meld has grown.}}

  - do:
      goal: {{pt-BR: "O que é este jogo?", en: "What is this meld?"}}
      position: {position}
      ask: classify
      meld: 1
      accept: jogo
      articles: [canastra.kinds]
      explain: {{pt-BR: "Só um jogo: faltam duas cartas para sete.", en: "Only a meld: two cards short of seven."}}

  - say:
      pt-BR: "Outra ideia, uma só por passo."
      en: "Another idea, one for each step."

  # The exercises at the end are the check: what is missed in them, as in any other, comes back in review.
  - do:
      goal: {{pt-BR: "Qual destes encaixes vale?", en: "Which of these additions is legal?"}}
      position: {position}
      ask: choose
      options: [add 1 {fit}, add 1 {other}]
      accept: legal
      solution: [add 1 {fit}]
      articles: [meld.sequence, meld.suit]
      explain: {{pt-BR: "O jogo tem um naipe só.", en: "A meld has one suit only."}}

  - do:
      goal: {{pt-BR: "Quantos pontos valem as cartas do jogo?", en: "How many points are the cards of the meld worth?"}}
      position: {position}
      ask: count
      count: {{meld: 1}}
      accept: {points}
      articles: [score.sheet]
      explain: {{pt-BR: "De 3 a 7, 5 pontos; de 8 a rei, 10.", en: "3 to 7 are worth 5 points; 8 to king, 10."}}
"""


def new_lesson(name: str, folder: Path = Path("lessons")) -> Path:
    """Write `folder/name.yaml`, a lesson to be rewritten step by step, and return its path.

    Raises:
        ValueError: the name is no slug.
        FileExistsError: there is such a file already.
        OSError: the file cannot be written.
    """
    try:
        slug(name)
    except PydanticCustomError as error:
        raise ValueError(error.message()) from None
    file = folder / f"{name}.yaml"
    if file.exists():
        raise FileExistsError(f"{file} is there already; expected a new name")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(lesson_text(name, file), "utf-8")
    return file


def lesson_text(name: str, file: Path) -> str:
    """The text of a lesson around one run to which a card fits; the name deals the cards."""
    random = Random(name)
    suit, start = random.choice(list(Suit)), random.randint(3, 8)
    run = [Card.of(suit, start + index) for index in range(6)]
    others = random.sample([card for card in pack(0) if card.suit is not suit and not card.is_two], 9)
    hand, lixo = sorted([run[5], *others[:6]]), others[6:]
    meld = " ".join(map(str, run[:5]))
    position = (
        f'{{phase: play, hands: {{0: "{" ".join(map(str, hand))}", 1: 11}}, table: {{0: ["{meld}"]}}, '
        f'lixo: "{" ".join(map(str, lixo))}", monte: 40}}'
    )
    return _LESSON.format(
        file=file,
        folder=file.parent,
        slug=name,
        first=run[0].symbol,
        second=run[1].symbol,
        third=run[2].symbol,
        run=meld,
        fits=run[5].symbol,
        fit=run[5],
        other=others[0],
        points=sum(card_points(card, RULESETS["stbl"]) for card in run[:5]),
        position=position,
    )
