"""The coach of the seat to move: hints in three rungs, a word before a costly move, the odds of a card.

It gets the seat's `PlayerView` (or `remembered`, the same with every discard in the lixo remembered) and, better,
what the seat saw happen (`log`, as bots get it); so nothing it says hangs on another seat's cards. The same view, log
and seed give the same answer. Its reasons are `trainer.bots.review.Reason`.
"""

from trainer.bots.coach.caution import Caution, Watch, caution
from trainer.bots.coach.chances import chance_to_draw, draws_left, unseen_copies
from trainer.bots.coach.hints import Hint, Rung, hints
from trainer.bots.review.memory import remembered

__all__ = [
    "Caution",
    "Hint",
    "Rung",
    "Watch",
    "caution",
    "chance_to_draw",
    "draws_left",
    "hints",
    "remembered",
    "unseen_copies",
]
