"""A fault while a page was made: one line in the log, and on the page the same id in the learner's language."""

from __future__ import annotations

import logging
import secrets
import traceback

import streamlit as st

from trainer.app import outage, parts
from trainer.app.texts import _
from trainer.app.thinking import TooMany
from trainer.learning.database import StoreDown
from trainer.learning.quotas import TooOften

_log = logging.getLogger("trainer.app")


def tell(error: Exception) -> bool:
    """Shows a page of our own for any error of the script; Streamlit calls it. True: nothing else is shown.

    Neither the message of the error nor what the learner typed goes into the log, only where it came from.
    """
    if isinstance(error, StoreDown):
        _log.warning("the store does not answer")
        outage.draw()
        return True
    if isinstance(error, TooMany):
        text = _("Several of your games and reviews are being thought about already. Open this one again in a while.")
        st.html(parts.verdict(text, head=_("One thing after another"), tone="bad"))
        return True
    if isinstance(error, TooOften):
        text = _("So many answers in one minute are not kept. Wait a little, then go on.")
        st.html(parts.verdict(text, head=_("One thing after another"), tone="bad"))
        return True
    fault = secrets.token_hex(4)
    place = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-6:]]
    _log.error("%s at %s", type(error).__name__, " < ".join(reversed(place)), extra={"fault": fault})
    head = _("Something went wrong on our side")
    text = _("Nothing you did is lost. Load the page again; if it stays, tell us this number: {fault}", fault=fault)
    st.html(parts.verdict(text, head=head, tone="bad"))
    return True
