"""The simulation itself: plain functions over flat arrays of integers, in the part of Python that numba compiles.

Imported as `trainer.bots.kernel.core` it runs as it stands; imported a second time as
`trainer.bots.kernel.compiled` every function is compiled. Both give the same results from the same seed.
"""
