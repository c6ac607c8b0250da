"""The modules of `trainer.bots.kernel.core` once more, compiled: same files, other package name.

Importing `trainer.bots.kernel.compiled.playout` reads `core/playout.py` again with `core.jit` decorating.

Raises:
    ImportError: numba is not installed.
"""

from pathlib import Path

__path__ = [str(Path(__file__).parent.parent / "core")]
