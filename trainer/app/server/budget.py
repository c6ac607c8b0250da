"""How much one client may ask for: a burst at once, and then so many a second."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `burst` at once, and `a_second` for as long as it goes on."""

    burst: float
    a_second: float


class Budget:
    """What is left of a rate. Nothing is refused: whoever is over it waits until their turn has come."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        """A full budget; `now` is a clock in seconds that never goes back."""
        self._rate, self._left, self._at = rate, rate.burst, now

    def take(self, now: float) -> float:
        """Takes one and returns the seconds to wait before it may be used: 0.0 while the burst lasts."""
        grown = self._left + (now - self._at) * self._rate.a_second
        self._left, self._at = min(self._rate.burst, grown) - 1, now
        return max(0.0, -self._left / self._rate.a_second)

    def is_full(self, now: float) -> bool:
        """Whether nothing of it is in use, so that a new one would be the same."""
        return self._left + (now - self._at) * self._rate.a_second >= self._rate.burst
