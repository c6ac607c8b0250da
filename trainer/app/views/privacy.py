"""What is kept of a learner, for how long, and how to see, move and erase it."""

import html

import streamlit as st

from trainer.app import navigation, parts
from trainer.app.server.limits import limits_of
from trainer.app.texts import _


def show() -> None:
    """Draws the page."""
    parts.heading(_("Privacy"), _("No account, no advertising, and nothing is passed on to anybody."))
    quotas = limits_of().quotas
    _section(
        _("What is kept"),
        _("A random number in a cookie of this browser (buraco_learner, for two years) tells you from others."),
        _("Under it: your answers and when you gave them, your games, the puzzles made of them, your settings."),
        _("Your name, if you tell it on your page. Who only looks around leaves nothing."),
    )
    _section(
        _("What is not kept"),
        _("No e-mail, no password, no address of your machine, no trail of what you look at."),
        _("Nothing on the pages comes from another site. What the server notes of its faults is not about you."),
        _("Where servers share the work, a cookie (buraco_process) holds which one you are at, until you leave."),
    )
    _section(
        _("For how long"),
        _(
            "Until you erase it. Of games not finished the last {n} are kept, each for {days} days without a move.",
            n=quotas.unfinished_games,
            days=quotas.unfinished_for.days,
        ),
        _("Whoever runs this site may hold backups; what you erased goes from those when they are thrown away."),
    )
    _section(
        _("See it, move it, erase it"),
        _("On your page you download all of it, take it to another device with a link, or erase it at once."),
    )
    navigation.button_to(_("Your page"), "learner", "privacy_learner", primary=True, icon=":material/person:")


def draw_footer() -> None:
    """Draws the way to this page, below every other."""
    with st.container(key="footer"):
        st.page_link(navigation.page("privacy"), label=_("Privacy"), icon=":material/shield_person:")


def _section(title: str, *lines: str) -> None:
    st.html(parts.title(title) + "".join(f"<p>{html.escape(line)}</p>" for line in lines))
