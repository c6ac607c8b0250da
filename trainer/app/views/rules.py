"""Rules: every article with its example, searchable, and the glossary."""

import html
import re
import unicodedata
from collections.abc import Sequence

import streamlit as st

from trainer.app import examples, navigation, parts
from trainer.app.faces import tinted
from trainer.app.texts import _, language, ngettext
from trainer.app.tips import tipped
from trainer.rulebook import Article, Term, article, articles, glossary, sections

SHORT = 2


def show() -> None:
    """Draws the page of the whole book."""
    _book()


def show_one() -> None:
    """Draws the page of the article or term the link names; the whole book where there is none of that name."""
    wanted = st.query_params.get("article", "")
    named = [term for term in glossary() if term.id == st.query_params.get("term", "")]
    if named:
        _single_term(named[0])
    elif any(wanted == known.id for known in articles()):
        _single(article(wanted))
    else:
        if wanted:
            st.html(parts.verdict(_("This article does not exist."), tone="bad"))
        _book()


def _single(found: Article) -> None:
    section = next(section for section in sections() if section.id == found.section)
    parts.heading(found.title.said(language()), above=section.title.said(language()))
    with st.container(key=f"article-{found.id.replace('.', '-')}"):
        _words(found)
        _examples(found)
    navigation.button_to(_("The whole rulebook"), "rules", "whole_book", icon=":material/menu_book:")


def _single_term(found: Term) -> None:
    parts.heading(found.term, above=_("Glossary"))
    st.html(_entries([found]))
    st.html(" ".join(f'<p class="article">{parts.cited(name)}</p>' for name in found.articles))
    navigation.button_to(_("The whole rulebook"), "rules", "whole_book", icon=":material/menu_book:")


def _words(found: Article) -> None:
    seen: set[str] = set()
    text, more = (tipped(each.said(language()), seen, tinted) for each in (found.text, found.more))
    st.html(f'<p class="statement">{text}</p><p>{more}</p>')


def _examples(found: Article) -> None:
    for number, example in enumerate(found.examples, 1):
        label = _("{title}: example {number}", title=found.title.said(language()), number=number)
        examples.draw(example, f"example_{found.id}_{number}", label)


def _book() -> None:
    parts.heading(_("Rules"), _("Buraco STBL, article by article. What a refusal cites, you find here."))
    views = {"articles": _("Articles"), "glossary": _("Glossary")}
    icon = ":material/print:"
    navigation.button_to(_("The rules sheet, to print"), "print", "rules_sheet", icon=icon, print="rules")
    view = st.segmented_control(
        _("What to read"),
        list(views),
        default="articles",
        required=True,
        format_func=views.__getitem__,
        key="rules_view",
        label_visibility="collapsed",
        persist_state="session",
    )
    search, filter_column = st.columns([3, 2], gap="medium", vertical_alignment="bottom")
    text = search.text_input(
        _("Search"), placeholder=_("lixo, wild, canastra limpa…"), key="rules_search", type="search"
    )
    if view == "glossary":
        _glossary(text or "")
        return
    named = [term for term in glossary() if _is_named(term, text or "")]
    names = {section.id: section.title.said(language()) for section in sections()}
    chosen = filter_column.selectbox(
        _("Part"),
        ["", *names],
        format_func=lambda key: names.get(key, _("All parts")),
        key=f"rules_part_{language()}",  # the browser keeps what it shows by the key
    )
    of_terms = {article_id for term in named for article_id in term.articles}
    found = [
        each
        for each in articles()
        if (not chosen or each.section == chosen) and (each.id in of_terms or _is_about(each, text or ""))
    ]
    if named:
        st.html(parts.title(_("In the glossary"), small=True) + _entries(named))
    st.html(parts.soft(ngettext("{n} article", "{n} articles", len(found)) if found else _("Nothing found.")))
    section = ""
    for each in found:
        if each.section != section:
            section = each.section
            st.html(parts.title(names[section]))
        _entry(each)


@st.fragment
def _entry(each: Article) -> None:
    key = each.id.replace(".", "-")
    with st.container(key=f"article-{key}"):
        st.html(f'<h3 id="{key}">{html.escape(each.title.said(language()))}</h3>')
        seen: set[str] = set()
        st.html(f'<p class="statement">{tipped(each.text.said(language()), seen, tinted)}</p>')
        more = st.expander(_("Why, and an example"), key=f"more_{key}", on_change="rerun")
        if more.open:
            with more:
                st.html(f"<p>{tipped(each.more.said(language()), seen, tinted)}</p>")
                _examples(each)


def _glossary(text: str) -> None:
    found = [
        term
        for term in glossary()
        if _matches(text, term.term, *term.also, term.tip.said(language()), term.text.said(language()))
    ]
    st.html(_entries(found) if found else parts.soft(_("No such word here.")))


def _entries(terms: Sequence[Term]) -> str:
    entries = []
    for term in terms:
        also = f' <span class="soft">({html.escape(", ".join(term.also))})</span>' if term.also else ""
        entries.append(
            f"<div><dt>{html.escape(term.term)}{also}</dt><dd>{tinted(term.tip.said(language()))}</dd>"
            f"<dd>{tinted(term.text.said(language()))}</dd></div>"
        )
    return f'<dl class="glossary">{"".join(entries)}</dl>'


def _is_about(each: Article, text: str) -> bool:
    return _matches(text, each.title.said(language()), each.text.said(language()), each.more.said(language()))


def _is_named(term: Term, text: str) -> bool:
    """Whether the search is the term, or another name of it."""
    return _bare(text) in map(_bare, (term.term, *term.also))


def _matches(text: str, *fields: str) -> bool:
    """Whether every word of the search begins a word of the fields; one of a letter or two must be the whole word."""
    book = _bare(" ".join(fields))
    return all(
        word in book or (len(word) > SHORT and any(each.startswith(word) for each in book)) for word in _bare(text)
    )


def _bare(text: str) -> list[str]:
    """The words of a text without their accents and capitals."""
    split = unicodedata.normalize("NFD", text.casefold())
    return re.findall(r"\w+", "".join(sign for sign in split if not unicodedata.combining(sign)))
