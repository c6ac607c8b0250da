"""A costly turn of one's own game as a puzzle: what would have been better?

What is best was found by simulation, so nothing proves it; the puzzle says so, and stays its learner's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from trainer import __version__
from trainer.bots.review import Part, TurnReview
from trainer.content.fields import Line, line_text
from trainer.content.played import play_line
from trainer.notation import position_to_mapping, ruleset_to_value
from trainer.rules.moves import Discard, Move
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position

LEAST: Final = 20
"""A further option has to lose so many points for certain parts of the turn to be wrong."""
_THEMES: Final = {Part.DRAW: "lixo", Part.MELDS: "melhor-jogada", Part.DISCARD: "leitura"}
_GOALS: Final = {
    Part.DRAW: ("Uma vez de uma rodada sua. De onde comprar?", "A turn of a deal of yours. Where to draw from?"),
    Part.MELDS: ("Uma vez de uma rodada sua. O que jogar?", "A turn of a deal of yours. What to play?"),
    Part.DISCARD: ("Uma vez de uma rodada sua. O que descartar?", "A turn of a deal of yours. What to discard?"),
}


def personal_puzzle(turn: TurnReview, slug: str, why: Mapping[str, str] | None = None) -> dict[str, Any] | None:
    """The data of a puzzle (`choose`, with what was played among the options), ready for `Puzzle.model_validate`.

    It begins where the turn played and the best one part. `why` is the reason in words, by language, to be told
    with the answer. None where nothing was given away, or the two differ only in what could not be known.
    """
    if not turn.is_mistake:
        return None
    position, played, best = _parting(turn)
    if played == best:
        return None
    part = _part(position, played, best)
    options = list(dict.fromkeys([best, played, *_others(turn, position, played, best)]))
    options.sort(key=line_text)
    pt, en = _GOALS[part]
    why = why or {}
    points, error = turn.given_away, round(turn.loss.error)
    return {
        "id": slug,
        "rules": ruleset_to_value(position.ruleset),
        "title": {"pt-BR": f"Da sua rodada: vez {turn.own_number}", "en": f"From your deal: turn {turn.own_number}"},
        "themes": [_THEMES[part]],
        "difficulty": str(_difficulty(points)),
        "articles": list(dict.fromkeys(reason.article for reason in turn.reasons if reason.article)),
        "status": "active",
        "source": "authored",
        "seen": {"lixo": "all"},
        "position": position_to_mapping(position),
        "ask": "choose",
        "options": [line_text(line) for line in options],
        "wrong": [_wrong(turn, line, played, best, why) for line in options if line != best],
        "accept": [line_text(best)],
        "goal": {"pt-BR": pt, "en": en},
        "explain": {
            "pt-BR": f"A melhor por simulação, sem prova: uns {points} pontos (± {error}) à frente do que você jogou. "
            f"{why.get('pt-BR', '')}".strip(),
            "en": f"Best by simulation, not by proof: about {points} points (± {error}) ahead of what you played. "
            f"{why.get('en', '')}".strip(),
        },
        "proof": {
            "verdict": f"by simulation, {points} ± {error} points",
            "states": str(len(options)),
            "exhausted": "no",
            "engine": __version__,
        },
    }


def _wrong(turn: TurnReview, line: Line, played: Line, best: Line, why: Mapping[str, str]) -> dict[str, Any]:
    """The words for an option that is not the best: what it loses at least, as the review measured it."""
    points = turn.given_away
    if line != played:
        points = dict(turn.parts).get(Part.DISCARD if line[:-1] == best[:-1] else Part.MELDS, 0)
    pt = f"Fica pelo menos uns {points} pontos atrás da melhor."
    en = f"That is at least {points} points or so behind the best."
    said = why if line == played else {}
    text = {"pt-BR": f"{pt} {said.get('pt-BR', '')}".strip(), "en": f"{en} {said.get('en', '')}".strip()}
    return {"when": {"answer": line_text(line)}, "text": text}


def _parting(turn: TurnReview) -> tuple[Position, Line, Line]:
    """Where the two turns part, and how they go on until a card is seen that nobody could know."""
    position, played, best = turn.before, list(turn.played), list(turn.best)
    while played and best and played[0] == best[0]:
        position, _ = apply(position, played[0])
        played, best = played[1:], best[1:]
    return position, _known(position, played), _known(position, best)


def _known(position: Position, moves: list[Move]) -> Line:
    """The moves up to a draw or to a morto taken."""
    line: list[Move] = []
    at = position
    for move in moves:
        line.append(move)
        after, _ = apply(at, move)
        if at.phase is Phase.DRAW or len(after.mortos) < len(at.mortos):
            break
        at = after
    return tuple(line)


def _part(position: Position, played: Line, best: Line) -> Part:
    if position.phase is Phase.DRAW:
        return Part.DRAW
    return Part.DISCARD if len(played) == len(best) == 1 and isinstance(best[0], Discard) else Part.MELDS


def _others(turn: TurnReview, position: Position, played: Line, best: Line) -> Iterator[Line]:
    """The best melds with the card thrown, and the other way round, where the review says that each was wrong."""
    lost = dict(turn.parts)
    if not (played and best and isinstance(played[-1], Discard) and isinstance(best[-1], Discard)):
        return
    mixed = {Part.DISCARD: (*best[:-1], played[-1]), Part.MELDS: (*played[:-1], best[-1])}
    for part, line in mixed.items():
        if lost.get(part, 0) >= LEAST and not play_line(position, line).refused:
            yield line


def _difficulty(points: int) -> int:
    """From 8 for what is hard to tell apart to 3 for a plain blunder."""
    return max(3, 8 - points // 40)
