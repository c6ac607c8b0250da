"""The choice of a table: how many play, by which rules, against whom, with which house rules."""

from dataclasses import dataclass
from typing import Any

import streamlit as st

from trainer.app import parts, session
from trainer.app.texts import _, language
from trainer.app.words import BOTS, level_text, strength_text
from trainer.bots import EVEN, LEVELS, PARTNERS
from trainer.learning.strength import strength_of
from trainer.rulebook import Entry, house_rules, rulesets, value_key
from trainer.rules.ruleset import HOUSE_RULES, RULESETS, Ruleset, applies, ruleset

#: The target of the match is chosen beside the players, not among the house rules.
LEFT_OUT = ("target",)


@dataclass(frozen=True, slots=True)
class Setup:
    """A table as it was chosen; `seed` names a certain shuffle, None one by chance."""

    ruleset: Ruleset
    players: int
    bot: str
    seed: int | None


def draw_setup() -> Setup | None:
    """Draws the choices; returns them once the learner sits down."""
    left, right = st.columns(2, gap="medium")
    with left, st.container(key="tile-setup-rules"):
        name = _choice(_("Rules"), {entry.id: entry for entry in rulesets()})
    with right, st.container(key="tile-setup-people"):
        players = st.segmented_control(
            _("Players"),
            [2, 4],
            default=2,
            required=True,
            format_func={2: _("Two"), 4: _("Four, in pairs")}.__getitem__,
            key="setup_players",
        )
        bot = _opponents()
        target = st.segmented_control(
            _("How long"),
            HOUSE_RULES["target"],
            default=0,
            required=True,
            format_func=lambda points: str(points) if points else _("One deal"),
            help=_("The first side to reach these points wins the match; the deals are added up."),
            key="setup_target",
        )
        number = st.text_input(
            _("Deal number (optional)"),
            placeholder=_("The same number deals the same cards again."),
            key="setup_seed",
            max_chars=12,
        )
    switches = _house_rules(name) | ({"target": int(target)} if target else {})
    if not st.button(_("Sit down and play"), key="start_game", type="primary", icon=":material/playing_cards:"):
        return None
    seed = int(number) if number and number.isascii() and number.isdigit() else None
    return Setup(ruleset(name, **switches), int(players or 2), str(bot), seed)


def own_strength() -> float:
    """How strong the learner plays, as far as the results of their deals tell."""
    return strength_of(session.store().attempts(session.learner().id))


def _opponents() -> str:
    by = st.segmented_control(
        _("Choose opponents by"),
        ["strength", "style"],
        default="strength",
        required=True,
        format_func={"strength": _("Strength"), "style": _("Style of play")}.__getitem__,
        key="setup_by",
    )
    if by == "style":
        return _who(
            list(PARTNERS),
            "layer",
            _("Each wants one thing above all: good for practising the answer to it."),
            "setup_style",
        )
    told = _("How often a level wins: measured over deals of Buraco STBL for two, each played both ways.")
    bot = _who([EVEN, *LEVELS], "greedy", told, "setup_bot")
    if bot == EVEN:
        st.html(parts.soft(strength_text(own_strength()), small=True))
    return bot


def _who(names: list[str], usual: str, told: str, key: str) -> str:
    return str(
        st.radio(
            _("Opponents"),
            names,
            index=names.index(usual),
            format_func=lambda name: _(BOTS[name]),
            captions=[level_text(name) for name in names],
            help=told,
            key=key,
        )
    )


def _choice(label: str, entries: dict[str, Entry]) -> str:
    name = st.radio(
        label,
        list(entries),
        format_func=lambda key: entries[key].title.said(language()),
        captions=[entry.text.said(language()) for entry in entries.values()],
        key="setup_rules",
    )
    return str(name)


def _house_rules(name: str) -> dict[str, Any]:
    """The house rules chosen that differ from the ruleset's own."""
    plain = RULESETS[name]
    chosen: dict[str, Any] = {}
    with st.expander(_("House rules"), icon=":material/tune:"):
        st.markdown(_("What some tables play otherwise. What you change here is shown at the table."))
        columns = st.columns(2, gap="medium")
        entries = [entry for entry in house_rules() if _is_offered(entry.id, name)]
        for place, entry in enumerate(entries):
            usual = getattr(plain, entry.id)
            with columns[place % 2]:
                st.html(parts.soft(entry.text.said(language()), small=True))
                value = _switch(entry, usual, key=f"house_{name}_{entry.id}")
            if value != usual:
                chosen[entry.id] = value
    return chosen


def _switch(entry: Entry, usual: object, key: str) -> Any:
    return st.selectbox(
        entry.title.said(language()),
        HOUSE_RULES[entry.id],
        index=HOUSE_RULES[entry.id].index(usual),
        format_func=lambda choice: entry.values[value_key(choice)].said(language()),
        key=key,
    )


def _is_offered(switch: str, name: str) -> bool:
    if switch == "joker_points" and not RULESETS[name].jokers:
        return False
    return switch not in LEFT_OUT and applies(switch, name)
