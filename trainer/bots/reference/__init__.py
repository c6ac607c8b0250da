"""The reference set: decisions of which it is known what each play that matters is worth, to measure the review by.

    python -m trainer.bots.reference decisions tests/bots/reference   # choose them, once
    python -m trainer.bots.reference measure tests/bots/reference     # go on playing them out, chunk by chunk
    python -m trainer.bots.reference table tests/bots/reference       # review and hints against what was found

Each play is played on to the end of the deal on the same deals of the hidden cards, every seat searching at every
turn (`trainer.bots.kernel.core.thinking`), by the styles that `players.json` keeps, whatever the levels become later.
Nothing is fitted on this set.
"""
