"""The app's script: Streamlit runs it from top to bottom at every act of a learner."""

from pathlib import Path

import streamlit as st

from trainer.app import borrowed, guided, navigation, scheme, session, settings, thinking, who
from trainer.app.texts import LANGUAGES, _, language
from trainer.app.views import (
    content,
    home,
    learner,
    lessons,
    paths,
    placement,
    play,
    printed,
    privacy,
    puzzles,
    review,
    review_due,
    rules,
    table_view,
)

HERE = Path(__file__).parent

#: A link to the front page, or to a page of the navigation, may name what it wants to open.
DEEP_LINKS = {
    "lesson": "lesson",
    "puzzle": "puzzle",
    "drill": "drill",
    "game": "game",
    "guided": "guided",
    "article": "article",
    "term": "article",
    "placement": "placement",
    "path": "paths",
    "summary": "print",
    "print": "print",
    "content": "content",
    "due": "due",
    "review": "review",
    "p": "table",
}


#: The entry of the navigation that a page of one thing belongs to.
BELONGS_TO = {
    "lesson": "lessons",
    "placement": "lessons",
    "paths": "lessons",
    "puzzle": "puzzles",
    "drill": "puzzles",
    "game": "play",
    "guided": "play",
    "article": "rules",
}


def main() -> None:
    """One run of the app."""
    st.set_page_config(page_title="Buraco", page_icon=str(HERE / "mark.svg"), layout="wide")
    st.html(HERE / "style.css")
    thinking.prepare()
    session.begin()
    borrowed.draw()
    st.logo(str(HERE / "logo.svg"), size="large", icon_image=str(HERE / "logo.svg"))
    _window()
    scheme.apply()
    pages = {
        "home": st.Page(home.show, title=_("Home"), url_path="home", default=True),
        "lessons": st.Page(lessons.show, title=_("Lessons"), url_path="lessons"),
        "puzzles": st.Page(puzzles.show, title=_("Puzzles"), url_path="puzzles"),
        "play": st.Page(play.show, title=_("Play"), url_path="play"),
        "rules": st.Page(rules.show, title=_("Rules"), url_path="rules"),
        "learner": st.Page(learner.show, title=_("Your page"), url_path="you"),
        # What an entry of the navigation lists opens on a page of its own, so that the entry leads back to the list.
        "lesson": st.Page(lessons.show_one, title=_("Lesson"), url_path="lesson", visibility="hidden"),
        "puzzle": st.Page(puzzles.show_puzzle, title=_("Puzzle"), url_path="puzzle", visibility="hidden"),
        "drill": st.Page(puzzles.show_drill, title=_("Drill"), url_path="drill", visibility="hidden"),
        "game": st.Page(play.show_game, title=_("Your game"), url_path="game", visibility="hidden"),
        "guided": st.Page(guided.show, title=_("Your first deals"), url_path="guided", visibility="hidden"),
        "article": st.Page(rules.show_one, title=_("Rules"), url_path="article", visibility="hidden"),
        "review": st.Page(review.show, title=_("Review of a deal"), url_path="review", visibility="hidden"),
        "due": st.Page(review_due.show, title=_("Review"), url_path="due", visibility="hidden"),
        "content": st.Page(content.show, title=_("The teacher's folder"), url_path="content", visibility="hidden"),
        "placement": st.Page(placement.show, title=_("Placement test"), url_path="placement", visibility="hidden"),
        "paths": st.Page(paths.show, title=_("What changes for you"), url_path="paths", visibility="hidden"),
        "privacy": st.Page(privacy.show, title=_("Privacy"), url_path="privacy", visibility="hidden"),
        "print": st.Page(printed.show, title=_("To print"), url_path="print", visibility="hidden"),
        "table": st.Page(table_view.show, title=_("Table"), url_path="table", visibility="hidden"),
    }
    navigation.set_pages(pages)
    page = st.navigation(list(pages.values()), position="top")
    _mark_entry(next((BELONGS_TO[name] for name in BELONGS_TO if pages[name] is page), ""))
    _language_switch()
    if page.visibility == "visible":
        for parameter, name in DEEP_LINKS.items():
            if parameter in st.query_params:
                navigation.go(name, **st.query_params.to_dict())
    who.draw()
    page.run()
    if settings.content_folder() is not None and page is not pages["content"]:
        st.page_link(pages["content"], label=_("The teacher's folder"), icon=":material/folder_open:")
    if page is not pages["privacy"]:
        privacy.draw_footer()


def _window() -> None:
    """What the window does whichever page is open; the browser runs it once."""
    st.html(f"<script>{(HERE / 'window.js').read_text('utf-8')}</script>", unsafe_allow_javascript=True)


def _mark_entry(name: str) -> None:
    """Marks the entry of the navigation, as Streamlit marks that of an open page; none for an empty name."""
    st.html(f'<i class="entry at-{name}"></i>')


def _language_switch() -> None:
    """Always at the top: the colours, and one button that offers the other language in its own words."""
    with st.container(key="language", horizontal=True, gap="small", vertical_alignment="center"):
        scheme.switch()
        for tag, name in LANGUAGES.items():
            if tag != language():
                st.button(name, key=f"language_{tag}", type="tertiary", on_click=session.choose_language, args=(tag,))


main()
