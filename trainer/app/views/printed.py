"""Pages to print: one for each lesson, and the whole rules sheet."""

import html
from collections.abc import Callable, Iterable

import streamlit as st

from trainer.app import navigation, parts, shelf
from trainer.app.faces import chips, plain, tinted
from trainer.app.texts import _, language
from trainer.app.words import figure
from trainer.cards import Card
from trainer.content.models import Lesson
from trainer.content.summary import example_melds
from trainer.rulebook import Entry, article, house_rules, kind_text, rulesets, sections, sheet_text
from trainer.rules.deal import deal
from trainer.rules.meld import BONUS, Meld, card_points, meld_bonus, meld_kind, meld_points
from trainer.rules.ruleset import RULESETS, Ruleset
from trainer.rules.scoring import BATIDA, NO_MORTO

RULES = "rules"
_PRINT = "document.onclick = (event) => { if (event.target.closest('.print-button')) window.print(); };"


def show() -> None:
    """Draws the page the link names: a lesson's summary, the rules sheet, or the list of both."""
    lesson = shelf.library().lessons.get(st.query_params.get("summary", ""))
    if lesson is not None:
        with st.container(key="printed"):
            _sheet(_summary(lesson), "one-page")
            navigation.button_to(_("To the lesson"), "lesson", "printed_lesson", lesson=lesson.id, step="1")
    elif st.query_params.get("print") == RULES:
        with st.container(key="printed"):
            _sheet(_rules(), "rules-sheet")
            navigation.button_to(_("Rules"), "rules", "printed_rules")
    else:
        if "summary" in st.query_params:
            st.html(parts.verdict(_("This lesson does not exist."), tone="bad"))
        _list()


def _list() -> None:
    parts.heading(_("To print"), _("One page for each lesson, and the rules on one sheet."))
    rows = "".join(
        f'<li><a href="print?summary={html.escape(lesson.id)}" target="_self">'
        f"{html.escape(lesson.title.said(language()))}</a></li>"
        for lesson in shelf.library().lessons_in_order
    )
    name = html.escape(_("The rules sheet"))
    sheet = f'<li><a href="print?print={RULES}" target="_self">{name}</a></li>'
    st.html(f'<ul class="study">{sheet}{rows}</ul>')


def _sheet(body: str, kind: str) -> None:
    """A sheet of paper on the page, with the button that prints it."""
    label = html.escape(_("Print"))
    button = f'<button type="button" class="print-button">{label}</button>'
    st.html(f"<script>{_PRINT}</script>", unsafe_allow_javascript=True)
    st.html(button)
    st.html(f'<article class="paper {kind}">{body}</article>')


# A lesson


def _summary(lesson: Lesson) -> str:
    kept = "".join(f"<li>{tinted(plain(line.said(language())))}</li>" for line in lesson.summary)
    melds = "".join(_meld(meld, rules) for meld, rules in example_melds(lesson))
    cited = _definitions(
        (article(each).title.said(language()), article(each).text.said(language())) for each in lesson.articles
    )
    return (
        _head(lesson.title.said(language()))
        + f'<ul class="kept">{kept}</ul>'
        + (parts.title(_("Melds")) + f'<ul class="melds">{melds}</ul>' if melds else "")
        + parts.title(_("The rules"))
        + f'<dl class="articles">{cited}</dl>'
    )


def _head(title: str) -> str:
    return parts.eyebrow(_("Buraco STBL")) + f"<h1>{html.escape(title)}</h1>"


def _meld(meld: Meld, rules: Ruleset) -> str:
    bonus = meld_bonus(meld, rules)
    points = f"{meld_points(meld, rules)} + {bonus}" if bonus else str(meld_points(meld, rules))
    facts = [kind_text(meld_kind(meld, rules), language()), _("{points} points", points=points)]
    if meld.wild_card is not None and meld.stands_for is not None:
        facts.append(_("{wild} for {card}", wild=meld.wild_card.symbol, card=meld.stands_for.symbol))
    return f'<li>{chips(meld.cards)} <span class="facts">{html.escape(" · ".join(facts))}</span></li>'


def _definitions(entries: Iterable[tuple[str, str]]) -> str:
    return "".join(f"<div><dt>{html.escape(name)}</dt><dd>{tinted(text)}</dd></div>" for name, text in entries)


# The rules


def _rules() -> str:
    book = "".join(
        f"{parts.title(section.title.said(language()))}<dl>"
        f"{_definitions((each.title.said(language()), each.text.said(language())) for each in section.articles)}</dl>"
        for section in sections()
    )
    house = _definitions((each.title.said(language()), _house_rule(each)) for each in house_rules())
    tables = f'<div class="points">{_points()}</div>{_differences()}'
    return _head(_("The rules sheet")) + tables + f'<div class="book">{book}<dl>{house}</dl></div>'


def _house_rule(rule: Entry) -> str:
    """What it is about, and between which ways of playing it chooses."""
    choices = _("Choices: {values}.", values="; ".join(each.said(language()) for each in rule.values.values()))
    return f"{rule.text.said(language())} {choices}"


def _points() -> str:
    """What cards, canastras and the rest of the sheet are worth, by the engine."""
    stbl = RULESETS["stbl"]
    samples = {_("Joker"): "JK", _("Ace"): "AS", _("2, and 8 to king"): "KS", _("3 to 7"): "3S"}
    cards = [(name, card_points(Card.parse(card), stbl)) for name, card in samples.items()]
    canastras = [(kind_text(kind, language()).capitalize(), bonus) for kind, bonus in BONUS.items() if bonus]
    rest = [(sheet_text("batida", language()), BATIDA), (sheet_text("morto", language()), NO_MORTO)]
    return _table(_("Cards"), cards) + _table(_("Canastas and the deal's end"), canastras + rest)


def _table(caption: str, rows: Iterable[tuple[str, int]]) -> str:
    body = "".join(
        f'<tr><th scope="row">{html.escape(name)}</th><td>{figure(points)}</td></tr>' for name, points in rows
    )
    return f'<table class="sheet"><caption>{html.escape(caption)}</caption><tbody>{body}</tbody></table>'


def _differences() -> str:
    """The rulesets side by side."""
    entries = rulesets()
    head = "".join(f'<th scope="col">{html.escape(entry.title.said(language()))}</th>' for entry in entries)
    rows = "".join(
        f'<tr><th scope="row">{html.escape(name)}</th>'
        + "".join(
            f'<td data-ruleset="{html.escape(entry.title.said(language()))}">'
            f"{html.escape(said(RULESETS[entry.id]))}</td>"
            for entry in entries
        )
        + "</tr>"
        for name, said in _parameters()
    )
    caption = html.escape(_("The four ways to play"))
    return (
        f'<table class="sheet differences"><caption>{caption}</caption>'
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _parameters() -> list[tuple[str, Callable[[Ruleset], str]]]:
    yes, no = _("yes"), _("no")
    return [
        (_("Jokers"), lambda rules: str(rules.jokers)),
        (_("Stock with two, with four"), lambda rules: f"{_monte(rules, 2)}, {_monte(rules, 4)}"),
        (_("A set is a meld"), lambda rules: yes if rules.trincas else no),
        (_("A set of seven is a canasta"), lambda rules: yes if rules.trinca_canastras else no),
        (_("Seen of the discard pile"), lambda rules: _("all of it") if rules.is_pile_open else _("the top card")),
        (_("Taking the discard pile"), lambda rules: _("free") if rules.is_pile_open else _("the top is used at once")),
        (_("To go out"), lambda rules: _("any canasta") if rules.out_needs == "any" else _("a clean canasta")),
        (kind_text("quinhentos", language()).capitalize(), lambda rules: _bonus(rules.quinhentos != "none")),
        (_("Reserve taken, never played"), _unplayed),
    ]


def _monte(rules: Ruleset, players: int) -> int:
    return len(deal(rules, players, seed=0).monte)


def _bonus(has: bool) -> str:
    return str(BONUS["quinhentos"]) if has else str(BONUS["limpa"])


def _unplayed(rules: Ruleset) -> str:
    if rules.unplayed_morto == "unpaid":
        return _("minus 100, its cards do not count")
    return _("counts as taken, its cards count in hand")
