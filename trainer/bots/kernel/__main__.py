"""Compile the kernel ahead: `python -m trainer.bots.kernel` fills the cache on disk, which later starts load."""

from trainer.bots.kernel.paths import can_compile, load

if can_compile():
    load()
