"""The limits of the door: one table, each of them settable through the environment.

The defaults serve a club on one machine, a class behind one address included.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import timedelta

from trainer.app.server.budget import Rate
from trainer.learning.quotas import Quotas

PREFIX = "BURACO_"


class LimitError(ValueError):
    """A limit in the environment is no number; the message is one line for the operator."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client, and all of them together, may ask of this process. Rates are messages, or pages, a second."""

    session_burst: int = 40
    """Messages one open page may send at once."""
    session_rate: int = 10
    """Messages a second it may go on sending."""
    address_burst: int = 400
    """Messages all pages of one address may send at once: a class may share an address."""
    address_rate: int = 60
    page_burst: int = 80
    """Pages one address may open at once."""
    page_rate: int = 5
    sockets_per_address: int = 120
    """Connections one address may hold open."""
    first_request: int = 20
    """Seconds in which a new connection must have asked for something."""
    message_kb: int = 1024
    """The largest message of a page, in KiB."""
    upload_mb: int = 2
    """The largest file that may be uploaded (a record of a deal has a few KB), in MiB."""
    uploads_mb: int = 64
    """All uploaded files that are held in memory together, in MiB."""

    unfinished_games: int = Quotas().unfinished_games
    """Games under way that are kept of one learner."""
    unfinished_days: int = Quotas().unfinished_for.days
    """Days after which a game under way that nobody plays goes."""
    answers_a_minute: int = Quotas().answers_a_minute
    """Answers of one learner that are kept within a minute."""

    @property
    def quotas(self) -> Quotas:
        """What one learner may leave in the store."""
        return Quotas(self.unfinished_games, timedelta(days=self.unfinished_days), self.answers_a_minute)

    @property
    def session(self) -> Rate:
        """Messages of one open page."""
        return Rate(self.session_burst, self.session_rate)

    @property
    def address(self) -> Rate:
        """Messages of all pages of one address."""
        return Rate(self.address_burst, self.address_rate)

    @property
    def pages(self) -> Rate:
        """Pages opened by one address."""
        return Rate(self.page_burst, self.page_rate)


def limits_of(environment: Mapping[str, str] = os.environ) -> Limits:
    """The limits, as far as the environment sets them: `BURACO_SESSION_RATE=20`.

    Raises:
        LimitError: one of them is no whole number above zero.
    """
    chosen: dict[str, int] = {}
    for field in fields(Limits):
        name = PREFIX + field.name.upper()
        text = environment.get(name, "").strip()
        if not text:
            continue
        if not (text.isascii() and text.isdecimal()) or int(text) == 0:
            raise LimitError(f"{name}={text[:40]}: not a limit; expected a whole number above zero")
        chosen[field.name] = int(text)
    return Limits(**chosen)
