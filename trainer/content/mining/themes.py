"""What a mined puzzle is about: its themes, the first naming its folder, and the rules it trains."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.content.criteria import Predicate as P
from trainer.content.fields import Line
from trainer.content.mining.deals import Since
from trainer.content.mining.ideas import Idea
from trainer.content.mining.mistakes import lured, misplaced
from trainer.content.mining.telling import key_placings

THEMES = (
    *("bater-agora", "batida", "canastras", "carta-presa", "contagem", "curingas", "dois-natural", "leitura", "limpar"),
    *("lixo", "melhor-jogada", "modalidades", "monte", "morto", "sequencias"),
)
"""The themes puzzles are mined for."""
_KEPT = 3


def themes(idea: Idea, lure: Line) -> tuple[str, ...]:
    """The themes of an idea, the one that tells most first."""
    return tuple(dict.fromkeys(_themes(idea, lure)))[:_KEPT]


def _themes(idea: Idea, lure: Line) -> Iterator[str]:
    placings = idea.turn.placings
    if not idea.position.monte and idea.moment.since is Since.DRAW:
        yield "monte"
    if idea.within is not None:
        yield "melhor-jogada"
    if idea.position.ruleset.name != "stbl":
        yield "modalidades"
    if any(each.cleans for each in placings):
        yield "limpar"
    if idea.is_lixo:
        yield "lixo"
    if any(each.natural_two for each in placings):
        yield "dois-natural"
    if _is_of_runs(idea):
        yield "sequencias"
    if {P.CLOSES_LIMPA, P.CLOSES_QUINHENTOS, P.CLOSES_REAL} & set(idea.meets) and not idea.is_lixo:
        yield "canastras"
    if any(each.moves_wild for each in placings) or (_wild_misleads(idea, lure) and idea.moment.turn % 2):
        yield "curingas"
    if {P.CLOSES_LIMPA, P.CLOSES_QUINHENTOS, P.CLOSES_REAL} & set(idea.meets):
        yield "canastras"
    if idea.is_out:
        yield "batida" if idea.has_way_out else "bater-agora"
    if idea.is_morto:
        yield "morto"
    if any(each.closes for each in placings):
        yield "canastras"
    if any(each.wild_spent for each in placings):
        yield "curingas"


def _wild_misleads(idea: Idea, lure: Line) -> bool:
    """Whether the play that meets the eye puts a wild where it is not needed."""
    return any(card.can_be_wild for _, card in misplaced(idea, lured(idea, lure)))


def _is_of_runs(idea: Idea) -> bool:
    """Whether the turn is of natural runs alone, and an ace has to find its end of one."""
    placings = idea.turn.placings
    runs = all(each.after.suit is not None and not (each.wild_spent or each.moves_wild) for each in placings)
    return runs and any(card.rank == 1 for each in key_placings(idea.turn) for card in each.naturals)


def articles(idea: Idea) -> tuple[str, ...]:
    """The articles the turn trains, those it turns on first; four at most."""
    return tuple(dict.fromkeys(_articles(idea)))[:4]


def _articles(idea: Idea) -> Iterator[str]:
    placings = idea.turn.placings
    if idea.is_lixo and not idea.position.ruleset.is_pile_open:
        yield "pile.top"
    if any(each.cleans for each in placings):
        yield "wild.cleans"
    if any(each.moves_wild for each in placings):
        yield "wild.moves"
    if any(each.natural_two for each in placings):
        yield "wild.place"
    if idea.is_out:
        yield "out.limpa"
    if idea.is_morto:
        yield "morto.direta" if idea.turn.discard is None else "morto.indireta"
    if any(each.after.suit is None for each in placings):
        yield "meld.trinca"
    if idea.position.ruleset.name != "stbl":
        yield "rulesets.differ"
    if any(each.closes for each in placings):
        yield "canastra.kinds"
    if any(each.wild_spent for each in placings):
        yield "meld.one_wild"
    yield "meld.sequence"
