"""What may come up in a guided deal, each topic with the condition that the program decides.

A topic looks at a :class:`trainer.content.moments.Moment` and answers with the facts a remark may name, or None where
it does not come up. What the author says about it is content (docs/writing-lessons.md, "Guided deals").
"""

from __future__ import annotations

from typing import Final

from trainer.content.topic import Topic
from trainer.content.topics_now import NOW
from trainer.content.topics_since import SINCE

TOPICS: Final[dict[str, Topic]] = {**NOW, **SINCE}
