"""The review of a deal: what each turn of one seat gave away against the best found, and why.

Every turn is judged by what the seat knew then, the discards in the lixo remembered. The cards it did not see are
dealt many times; all turns considered are played on the same deals and eight turns on (`kernel.lookahead`). The best
turn is chosen on one half of the deals and measured on the other, so that it is not called best for its luck;
what is measured is scaled to whole deals (`scale`). A loss inside two standard errors is none.

    for turn in review_turns(record, seat=0, seed=1):   # as they are done; stop whenever you like
        ...
    review = deal_review(record, 0, turns)
"""

from trainer.bots.review.deal import ReviewError, count_turns, deal_review, review_turns
from trainer.bots.review.memory import Recall
from trainer.bots.review.values import DealReview, Grade, Measured, Part, Reason, TurnReview, grade_of
from trainer.bots.review.weighing import Effort

__all__ = [
    "DealReview",
    "Effort",
    "Grade",
    "Measured",
    "Part",
    "Reason",
    "Recall",
    "ReviewError",
    "TurnReview",
    "count_turns",
    "deal_review",
    "grade_of",
    "review_turns",
]
