"""Rules: every article with its example, searchable, and the glossary."""

import html
from collections.abc import Sequence

import streamlit as st

from trainer.app import examples, navigation, parts, search_box
from trainer.app.faces import tinted
from trainer.app.texts import _, language, ngettext
from trainer.app.tips import tipped
from trainer.rulebook import Article, Term, article, articles, glossary, sections
from trainer.rulebook.search import search


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
    parts.heading(found.name(language()), above=_("Glossary"))
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
    field, filter_column = st.columns([3, 2], gap="medium", vertical_alignment="bottom")
    with field:
        text = search_box.draw(_("Search"), _("discard pile, wild, clean canasta…"), "rules_search")
    found = search(text, language(), glossary(language()), articles())
    if view == "glossary":
        st.html(_entries(found.terms) if found.terms else _told(_("No such word here.")))
        return
    names = {section.id: section.title.said(language()) for section in sections()}
    chosen = filter_column.selectbox(
        _("Part"),
        ["", *names],
        format_func=lambda key: names.get(key, _("All parts")),
        key=f"rules_part_{language()}",  # the browser keeps what it shows by the key
    )
    listed = [each for each in found.articles if not chosen or each.section == chosen]
    if found.named:
        st.html(parts.title(_("In the glossary"), small=True) + _entries(found.named))
    many = ngettext("{n} article", "{n} articles", len(listed))
    st.html(_told(many if listed else _("Nothing found.")))
    section = ""
    for each in listed:
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


def _told(text: str) -> str:
    """A line that is also heard when the search changes it."""
    return f'<div role="status">{parts.soft(text)}</div>'


def _entries(terms: Sequence[Term]) -> str:
    entries = []
    for term in terms:
        name = term.name(language())
        others = [word for word in (term.term, *term.also) if word.casefold() != name.casefold()]
        also = f' <span class="soft" lang="pt-BR">({html.escape(", ".join(others))})</span>' if others else ""
        entries.append(
            f"<div><dt>{html.escape(name)}{also}</dt><dd>{tinted(term.tip.said(language()))}</dd>"
            f"<dd>{tinted(term.text.said(language()))}</dd></div>"
        )
    return f'<dl class="glossary">{"".join(entries)}</dl>'
