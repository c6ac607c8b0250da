"""Lessons and puzzles: the formats, where they are found, how answers are judged, and how they are proved.

The pieces: `fields`, `criteria`, `measures`, `seen`, `exercises` and `models` are the formats (`schema` gives them to
editors, `scaffold` begins a file); `library` finds and loads; `answers`, `acceptance`, `layouts` and `judging` judge;
`wording`, `refutation` and `hints` say it to the learner; `proof`, `proof_book`, `linter` and `check` are
`buraco check`; `siblings` and `drills` make more of it; `guided`, `moments` and `topics` (`topic`, `topics_now`,
`topics_since`) are the guided deals.
"""
