"""How the functions of this package are decorated: not at all, or compiled by numba.

Which of the two depends on the name the package was imported under (see `trainer.bots.kernel.compiled`), so one
source gives both paths side by side. The compiled code is cached on disk under a digest of all these sources:
numba itself would not notice a change in a function that another file calls.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from platformdirs import user_cache_dir

_Function = TypeVar("_Function", bound=Callable[..., Any])

#: A flat array of integers: a list on the plain path, a numpy array of int64 on the compiled one.
Ints = Any

COMPILED = __name__.split(".")[-2] == "compiled" and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


def cache_folder() -> Path:
    """Where the compiled code of exactly these sources lies; under NUMBA_CACHE_DIR where that is set."""
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    base = os.environ.get("NUMBA_CACHE_DIR") or user_cache_dir("buraco")
    return Path(base) / f"kernel-{digest.hexdigest()[:16]}"


#: The modules whose functions are called by the kernel alone.
INNER: Final = ("arranging", "chance", "contest", "hands", "melds", "offers")

if COMPILED:
    import numba
    import numpy
    from numba.core import cgutils, config, types
    from numba.core.types.misc import unliteral
    from numba.extending import intrinsic

    _FOLDER = str(cache_folder())

    def jit(function: _Function) -> _Function:
        """Compile at the first call, without the interpreter lock while it runs.

        Nothing here makes arrays, so numba may leave out their reference counting (`_nrt`): it halves the speed.
        """
        options = {"nogil": True, "error_model": "numpy", "_nrt": False}
        if function.__name__.startswith("_") or function.__module__.rpartition(".")[2] in INNER:
            options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        usual = config.CACHE_DIR
        config.CACHE_DIR = _FOLDER  # read when a function is decorated
        try:
            compiled: _Function = numba.njit(cache=True, **options)(function)
        except RuntimeError:  # no folder that could be written
            compiled = numba.njit(**options)(function)
        finally:
            config.CACHE_DIR = usual
        _forget_constants(compiled)
        return compiled

    def _forget_constants(compiled: Any) -> None:
        """Let a function called with a constant be compiled for any integer, as numba would for each constant anew."""
        usual = compiled.get_call_template

        def template(arguments: Sequence[Any], named: dict[str, Any]) -> Any:
            plain = {name: unliteral(argument) for name, argument in named.items()}
            return usual(tuple(map(unliteral, arguments)), plain)

        compiled.get_call_template = template

    def zeros(size: int) -> Ints:
        """A flat array of that many zeros."""
        return numpy.zeros(size, numpy.int64)

    def ints(values: Sequence[int]) -> Ints:
        """A flat array of these values."""
        return numpy.array(values, numpy.int64)

    def table(values: Sequence[int]) -> Ints:
        """A flat array of these values that nobody changes: half as wide, to stay in the processor's cache."""
        return numpy.array(values, numpy.int32)

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest(_context: Any, _mask: Any) -> Any:
        """The place of the lowest bit set in a mask that is not zero."""

        def write(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], cgutils.true_bit)

        return types.int64(types.int64), write

    @intrinsic  # type: ignore[untyped-decorator]
    def bits(_context: Any, _mask: Any) -> Any:
        """How many bits are set in a mask."""

        def write(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), write

else:

    def jit(function: _Function) -> _Function:
        """Leave the function as it is."""
        return function

    def zeros(size: int) -> Ints:
        """A flat array of that many zeros."""
        return [0] * size

    def ints(values: Sequence[int]) -> Ints:
        """A flat array of these values."""
        return list(values)

    def table(values: Sequence[int]) -> Ints:
        """A flat array of these values that nobody changes."""
        return tuple(values)

    def lowest(mask: int) -> int:
        """The place of the lowest bit set in a mask that is not zero."""
        return (mask & -mask).bit_length() - 1

    def bits(mask: int) -> int:
        """How many bits are set in a mask."""
        return mask.bit_count()


@jit
def highest(mask: int) -> int:
    """The place of the highest bit set in a mask that is not zero."""
    return bits(_filled(mask)) - 1


@jit
def between(mask: int) -> int:
    """The bits not set between the lowest and the highest that are."""
    return _filled(mask) & ~mask & ~((mask & -mask) - 1)


@jit
def _filled(mask: int) -> int:
    """Every bit up to the highest set in a mask of 16."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    return mask | mask >> 8
