"""The card table: a Streamlit component that every part of the app mounts.

A page reads the acts first, applies them, and mounts the table with what is then true::

    for act in new_acts(key, game.version):
        game.handle(act)
    mount_table(table_data(game.view, version=game.version, lang=lang, translate=_, names=game.names), key)

Selecting, sorting and dragging stay in the browser; only whole acts come back.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import streamlit as st

from trainer.app.table.acts import Act, MoveAct, PickAct, PrefAct, UndoAct, handled, new_acts
from trainer.app.table.bundle import ASSETS
from trainer.app.table.data import Pick, Refusal, fragment_data, table_data
from trainer.app.table.labels import table_labels

__all__ = [
    "Act", "MoveAct", "Pick", "PickAct", "PrefAct", "Refusal", "UndoAct",
    "fragment_data", "mount_table", "new_acts", "table_data", "table_labels",
]  # fmt: skip


def mount_table(data: dict[str, Any], key: str, ack: int | None = None) -> list[Act]:
    """Draw the table and return the acts nobody has read yet.

    The outbox is read before mounting, so that the table learns at once what has been handled. A page that
    calls `new_acts` itself gets an empty list here; one that does not applies these acts and reruns. With `ack` the
    outbox is not read: the table is told that this act was the last one handled, and keeps the others.
    """
    acts = new_acts(key, data["version"]) if ack is None else []
    told = data | {"ack": handled(key) if ack is None else ack}
    _component()(key=key, data=[told], height="content")  # in a list: see `_component`
    return acts


@cache
def _component() -> Callable[..., Any]:
    """The component, registered once a process; its file is served under a name that changes with its content.

    Its data go in a list. Of a mapping Streamlit asks each value whether it is a dataframe, and loads pandas for that:
    65 MB of every process.
    """
    return st.components.v2.component("trainer.table", js=next(ASSETS.glob("table-*.js")).name)
