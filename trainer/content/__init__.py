"""Lessons and puzzles: the formats, where they are found, how answers are judged, and the linter.

The pieces: `fields`, `criteria`, `exercises` and `models` are the formats; `library` finds and loads;
`answers` and `judging` judge; `wording` says it to the learner; `linter` and `check` are `buraco check`.
"""
