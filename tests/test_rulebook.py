"""The rulebook: whole in both languages, one article for every refusal, every example true in the engine."""

from __future__ import annotations

import ast
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
import yaml

import trainer
from trainer.cards import HIDDEN, JOKER, Card, parse_cards
from trainer.conformance import run_file
from trainer.rulebook import (
    LANGUAGES,
    Article,
    Phrase,
    RulebookError,
    Text,
    article,
    articles,
    breach_text,
    cards_text,
    event_text,
    glossary,
    house_rules,
    kind_text,
    refused_title,
    rulesets,
    sections,
    sheet_text,
    term,
    value_key,
    verdict_text,
)
from trainer.rulebook.book import _load, book, read_book, read_terms, words
from trainer.rulebook.saying import event_key
from trainer.rules import events
from trainer.rules.arranging import arrange
from trainer.rules.meld import BONUS
from trainer.rules.moves import parse_move
from trainer.rules.play import judge
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import HOUSE_RULES, RULESETS, ruleset
from trainer.rules.scoring import TeamSheet
from trainer.rules.verdict import Breach, Remedy, Verdict
from trainer.yaml_text import YamlError, parse_yaml

REFUSING = frozenset(
    {
        "deal",
        "meld.size",
        "meld.suit",
        "meld.sequence",
        "meld.one_wild",
        "meld.second_two",
        "meld.natural_stays",
        "meld.trinca",
        "meld.no_merge",
        "meld.opponent",
        "turn.draw_first",
        "turn.drawn",
        "turn.seat",
        "pile.empty",
        "pile.top",
        "discard.same",
        "hand.missing",
        "out.limpa",
        "out.stranded",
        "deal.over",
        "wild.moves",
    }
)
TEACHING = frozenset(
    {
        "discard.any",
        "wild.cleans",
        "wild.place",
        "canastra.kinds",
        "turn.order",
        "morto.direta",
        "morto.indireta",
        "monte.refill",
        "score.sheet",
        "match.target",
        "rulesets.differ",
        "house.rules",
    }
)
ALL = [pytest.param(entry, id=entry.id) for entry in articles()]


def named_by_the_engine(function: str) -> set[str]:
    """The first argument of every call of `function` in the engine's source, where it is a plain text."""
    found = set()
    for file in (Path(trainer.__file__).parent / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                first = node.args[0] if node.args else node.keywords[0].value
                found |= {part.value for part in ast.walk(first) if isinstance(part, ast.Constant)}
    return {name for name in found if isinstance(name, str)}


def test_every_article_is_there_once() -> None:
    ids = [entry.id for entry in articles()]
    assert len(ids) == len(set(ids))
    assert set(ids) == REFUSING | TEACHING
    assert [entry.id for section in sections() for entry in section.articles] == ids


def test_the_articles_that_refuse_are_the_ones_the_engine_can_name() -> None:
    """`deal` is named by the notation, for a position that no deal can bring about."""
    named = named_by_the_engine("Breach") | {"deal"}
    assert named == {entry.id for entry in articles() if entry.refusal} == REFUSING


def test_every_remedy_of_the_engine_has_words() -> None:
    named = named_by_the_engine("Remedy") | {"need_canastra", "need_limpa"}
    assert named <= set(book().remedies)
    assert set(book().remedies) - named <= {"two_or_four"}


@pytest.mark.parametrize("entry", ALL)
def test_an_article_is_whole_in_both_languages(entry: Article) -> None:
    for lang in LANGUAGES:
        title, text, more = entry.title.said(lang), entry.text.said(lang), entry.more.said(lang)
        assert 3 < len(title) < 50
        assert 40 < len(text) < 330
        assert len(more) > 80
        assert "  " not in title + text + more
    assert entry.text.pt != entry.text.en
    assert entry.examples
    assert entry.source


@pytest.mark.parametrize("entry", ALL)
def test_every_example_is_true_in_the_engine(entry: Article, tmp_path: Path) -> None:
    file = tmp_path / "examples.yaml"
    file.write_text(yaml.safe_dump([dict(example.case) for example in entry.examples], allow_unicode=True), "utf-8")
    assert [str(failure) for failure in run_file(file) if failure] == []


@pytest.mark.parametrize("entry", [param for param in ALL if param.values[0].refusal])
def test_an_article_that_refuses_shows_a_refusal(entry: Article) -> None:
    """Three cannot be drawn: no table breaks `deal`, a move in a position is that of the seat to move, and what
    `meld.no_merge` names is not in hand, which is named first."""
    if entry.id in ("deal", "turn.seat", "meld.no_merge"):
        return
    broken = [example.case["expect"].get("breaks") for example in entry.examples]  # type: ignore[union-attr]
    assert entry.id in broken


#: What the engine can refuse: an article, and the kinds of remedy it is refused with ("" for none).
CASES = {
    "deal": ("two_or_four",),
    "meld.size": ("more_cards", "drop_cards", ""),
    "meld.suit": ("drop_cards", ""),
    "meld.sequence": ("drop_cards", "fill_gap", ""),
    "meld.one_wild": ("drop_cards", ""),
    "meld.second_two": ("drop_cards", ""),
    "meld.natural_stays": ("fill_gap",),
    "meld.trinca": ("other_ruleset", "drop_cards", ""),
    "meld.no_merge": ("keep_apart",),
    "meld.opponent": ("own_melds",),
    "turn.draw_first": ("draw_first",),
    "turn.drawn": ("lay_or_discard",),
    "turn.seat": ("wait_turn",),
    "pile.empty": ("draw_from_monte",),
    "pile.top": ("use_top",),
    "discard.same": ("discard_other",),
    "hand.missing": ("hold_cards",),
    "out.limpa": ("need_limpa", "need_canastra", "need_morto"),
    "out.stranded": ("keep_two",),
    "deal.over": ("none",),
    "wild.moves": ("fill_gap",),
}


def case_of(article_id: str, kind: str) -> Breach:
    return Breach(article_id, parse_cards("7C 7D"), 3, Remedy(kind, parse_cards("7D"), 2) if kind else None)


@pytest.mark.parametrize("name", sorted(REFUSING))
def test_every_case_of_a_refusal_has_a_title_that_fits_it(name: str) -> None:
    assert set(article(name).refused) <= {"other", *CASES[name]}, "no title for a case that never comes"
    for kind in CASES[name]:
        assert kind in {"", *book().remedies}
        for lang in LANGUAGES:
            title, said = refused_title(case_of(name, kind), lang), breach_text(case_of(name, kind), lang)
            assert 3 < len(title) < 50
            assert not title.endswith(".")
            assert f"{title}." != said, "the title says no more than the sentence under it"


#: Cases over which the article's title said what is not so there, and what must not stand over them.
CONTRADICTED = [
    ("meld.size", "more_cards", "14"),
    ("meld.size", "drop_cards", "3"),
    ("meld.trinca", "drop_cards", "No sets"),  # in Fechado, which has them
    ("meld.second_two", "drop_cards", "No second"),
    ("meld.natural_stays", "fill_gap", "Only wild cards move"),
    ("wild.moves", "fill_gap", "Wild cards move"),
    ("out.limpa", "need_canastra", "clean"),  # in Fechado any canastra will do
    ("out.limpa", "need_morto", "clean"),
]


@pytest.mark.parametrize(("name", "kind", "wrong"), CONTRADICTED)
def test_no_title_contradicts_the_refusal_under_it(name: str, kind: str, wrong: str) -> None:
    assert wrong not in refused_title(case_of(name, kind), "en")
    titles = {refused_title(case_of(name, kind), lang) for lang in LANGUAGES}
    assert titles.isdisjoint({article(name).title.pt, article(name).title.en})


@pytest.mark.parametrize(
    ("rules", "cards", "title"),
    [
        ("stbl", "5D 6D", "Too few cards"),
        ("stbl", "5D 6D 7H", "More than one suit"),
        ("stbl", "5D 5D 6D", "A repeated card"),
        ("stbl", "5S JK 8S", "A gap in the run"),
        ("stbl", "7S 7H 7D", "No sets here"),
        ("fechado", "7S 7H 7D JK JK", "More than one wild card"),
        ("stbl", "2S 3S 4S 2H 6S", "Two 2s in one meld"),
    ],
)
def test_a_refusal_of_the_engine_has_the_title_of_its_case(rules: str, cards: str, title: str) -> None:
    found = arrange(parse_cards(cards), ruleset(rules))
    assert isinstance(found, tuple)
    assert refused_title(found[0], "en") == title


def all_phrases() -> dict[str, Phrase]:
    refusals = {entry.id: entry.refusal for entry in articles() if entry.refusal}
    return {**refusals, **book().remedies, **words().events, **words().sentences}


@pytest.mark.parametrize("name", all_phrases())
def test_a_sentence_has_the_same_placeholders_in_both_languages(name: str) -> None:
    phrase = all_phrases()[name]
    portuguese, english = phrase.placeholders
    assert portuguese == english
    assert portuguese <= {"cards", "number", "meld", "seat", "kind", "place", "titles"}
    for number in (0, 1, 2, None):
        for lang in LANGUAGES:
            said = phrase.said(lang, number)
            assert "{" not in said
            assert "[" not in said


def test_names_cover_what_the_rules_know() -> None:
    assert [entry.id for entry in rulesets()] == list(RULESETS)
    assert {entry.id for entry in house_rules()} == set(HOUSE_RULES)
    for entry in house_rules():
        assert set(entry.values) == {value_key(value) for value in HOUSE_RULES[entry.id]}, entry.id
    assert set(words().kinds) == set(BONUS)
    sheet = TeamSheet(
        cards=0, canastras=tuple((1, kind, 1) for kind in BONUS if kind != "jogo"), batida=0, morto=0, hand=0
    )
    assert {line for line, _ in sheet.lines} | {"total"} == set(words().sheet)
    assert kind_text("real", "en") == "royal canasta"
    assert sheet_text("hand", "pt-BR") == "Cartas na mão"


EVENTS = [
    (events.DrewCard(0, Card.parse("7C")), "Você comprou do monte: 7♣.", "Você drew from the stock: 7♣."),
    (events.DrewCard(1, HIDDEN), "Bia comprou do monte.", "Bia drew from the stock."),
    (events.TookPile(1, (JOKER,)), "Bia levou o lixo: uma carta.", "Bia took the discard pile: one card."),
    (events.TookPile(1, parse_cards("4C 5C")), "Bia levou o lixo: 2 cartas.", "Bia took the discard pile: 2 cards."),
    (events.LaidMeld(0, 1, parse_cards("4C JK 6C")), "Você baixou 4♣, curingão e 6♣.", "Você laid 4♣, joker and 6♣."),
    (events.AddedToMeld(0, 2, parse_cards("7C")), "Você encaixou 7♣ no jogo 2.", "Você added 7♣ to meld 2."),
    (
        events.WildMoved(0, 2, JOKER, Card.parse("JS")),
        "O curinga do jogo 2 agora está no lugar de J♠.",
        "The wild card of meld 2 now stands for J♠.",
    ),
    (events.MeldBecameClean(0, 1), "O jogo 1 ficou limpo.", "Meld 1 is clean now."),
    (events.MeldBecameDirty(0, 1), "O jogo 1 ficou sujo.", "Meld 1 is dirty now."),
    (events.CanastraMade(1, 1, "limpa"), "Bia fechou uma canastra limpa.", "Bia made a clean canasta."),
    (events.Discarded(1, Card.parse("TD")), "Bia descartou 10♦.", "Bia discarded 10♦."),
    (
        events.SwappedFirst(0, Card.parse("TD")),
        "Você jogou a primeira carta no lixo (10♦) e comprou outra.",
        "Você threw the first card on the discard pile (10♦) and drew another.",
    ),
    (
        events.TookMorto(0, True),
        "Você bateu direto e pegou o morto: segue jogando.",
        "Você took the reserve directly, to play on at once.",
    ),
    (
        events.TookMorto(1, False),
        "Bia bateu indireto e pegou o morto, para a próxima vez.",
        "Bia took the reserve indirectly, for the next turn.",
    ),
    (
        events.MonteRefilled(11),
        "O monte acabou, e um morto virou monte: 11 cartas.",
        "The stock ran out, and a reserve became the stock: 11 cards.",
    ),
    (events.TurnPassed(1), "Na vez: Bia.", "To play: Bia."),
    (events.DealEnded(0), "Batida! A rodada acabou.", "Out! The deal is over."),
    (
        events.DealEnded(None),
        "Acabaram o monte e os mortos: fim da rodada, sem batida.",
        "The stock and the reserves are gone: the deal ends with nobody going out.",
    ),
]


@pytest.mark.parametrize(("event", "portuguese", "english"), EVENTS, ids=[event_key(event) for event, *_ in EVENTS])
def test_an_event_is_said_in_one_line(event: events.Event, portuguese: str, english: str) -> None:
    assert event_text(event, "pt-BR", ("Você", "Bia")) == portuguese
    assert event_text(event, "en", ("Você", "Bia")) == english


def test_every_event_has_words_and_every_sentence_an_event() -> None:
    assert {type(event) for event, *_ in EVENTS} == set(get_args(events.Event))
    assert {event_key(event) for event, *_ in EVENTS} == set(words().events)


def test_a_player_without_a_name_is_called_by_number() -> None:
    assert event_text(events.TurnPassed(2), "pt-BR") == "Na vez: Jogador 3."


@pytest.mark.parametrize(
    ("seat", "portuguese", "english"),
    [
        (0, "Ana encaixou K♠ no seu jogo 1.", "Ana added K♠ to your meld 1."),
        (1, "Bia encaixou K♠ no jogo 1 do adversário.", "Bia added K♠ to their meld 1."),
        (2, "Caio encaixou K♠ no seu jogo 1.", "Caio added K♠ to your meld 1."),
    ],
)
def test_the_log_says_whose_meld_it_was(seat: int, portuguese: str, english: str) -> None:
    event, names = events.AddedToMeld(seat, 1, parse_cards("KS")), ("Ana", "Bia", "Caio", "Davi")
    assert event_text(event, "pt-BR", names, viewer=0) == portuguese
    assert event_text(event, "en", names, viewer=0) == english
    clean = events.MeldBecameClean(seat, 1)
    assert (
        event_text(clean, "en", names, viewer=0)
        == english.split(" to ")[1].replace(" 1.", " 1 is clean now.").capitalize()
    )


@pytest.mark.parametrize(
    ("cards", "portuguese", "english"),
    [
        ("", "", ""),
        ("TD", "10♦", "10♦"),
        ("5C JK", "5♣ e curingão", "5♣ and joker"),
        ("5C ?? 6C 7C", "5♣, 6♣ e 7♣", "5♣, 6♣ and 7♣"),
        ("JK JK", "dois curingões", "two jokers"),
        ("6D 6D JK JK JK", "6♦, 6♦ e três curingões", "6♦, 6♦ and three jokers"),
        ("JK 5C JK JK JK", "quatro curingões e 5♣", "four jokers and 5♣"),
        ("JK JK JK JK JK", "5 curingões", "5 jokers"),
    ],
)
def test_cards_in_a_sentence(cards: str, portuguese: str, english: str) -> None:
    assert cards_text(parse_cards(cards), "pt-BR") == portuguese
    assert cards_text(parse_cards(cards), "en") == english


def refusal(move: str, lang: str = "pt-BR", **position: object) -> str:
    facts = {
        "hands": (parse_cards("5C 6C KS QD"), parse_cards("8C")),
        "phase": Phase.PLAY,
        "monte": parse_cards("3D 4D"),
        **position,
    }
    return verdict_text(judge(Position(ruleset(), **facts), parse_move(move)), lang)  # type: ignore[arg-type]


def test_a_refusal_says_what_is_wrong_and_what_would_do() -> None:
    assert refusal("lay 5C 6C") == "Um jogo tem de 3 a 14 cartas, e aqui são 2. Falta uma carta."
    assert refusal("lay 5C 6C", "en") == "A meld has 3 to 14 cards, and these are 2. One more card is needed."
    assert refusal("lay 5C 6C 7C") == "Não está na sua mão: 7♣. Escolha só cartas que estão na sua mão."
    assert refusal("draw") == "Você já comprou nesta vez. Baixe ou encaixe, se quiser, e feche a vez com um descarte."


def test_a_refusal_mentions_further_articles_by_title() -> None:
    said = refusal("lay 5C 6C KS", phase=Phase.DRAW)
    assert said.startswith("Você ainda não comprou nesta vez.")
    assert said.endswith("Também esbarra em “Um naipe só”.")


def test_the_seat_to_move_is_named_where_its_name_is_known() -> None:
    breach = Breach("turn.seat", remedy=Remedy("wait_turn", number=1))
    assert breach_text(breach, "pt-BR", ("Você", "Bia")) == "Não é a sua vez. Espere a sua vez; agora é de Bia."
    assert breach_text(breach, "pt-BR") == "Não é a sua vez. Espere a sua vez."


def test_a_legal_act_needs_no_words() -> None:
    assert verdict_text(Verdict(), "en") == ""


def test_where_nothing_helps_the_refusal_stands_alone() -> None:
    assert breach_text(Breach("deal.over", remedy=Remedy("none")), "pt-BR") == "A rodada já acabou."


def test_a_house_rule_refuses_in_its_own_words() -> None:
    rules = ruleset(wild_reread="displaced")
    meld = arrange(parse_cards("5C 6C 7C 2D"), rules)
    result = arrange(parse_cards("3C 5C 6C 7C 2D"), rules, meld)  # type: ignore[arg-type]
    assert isinstance(result, tuple)
    assert "só muda de lugar quando chega" in verdict_text(Verdict(result), "pt-BR")


def test_the_glossary_is_whole() -> None:
    ids = {entry.id for entry in glossary()}
    assert len(ids) == len(glossary()) >= 30
    assert {"curinga", "lixo", "monte", "morto", "canastra-limpa", "canastra-suja", "justificar"} <= ids
    for entry in glossary():
        assert entry.articles
        for article_id in entry.articles:
            assert article(article_id)
        for lang in LANGUAGES:
            assert 10 < len(entry.tip.said(lang)) < 90
            assert 40 < len(entry.text.said(lang)) < 260
    assert [entry.id for entry in glossary()][:3] == ["adversario", "as", "baixar"]
    assert term("lixo").name("en") == "discard pile"


def test_languages_are_told_by_their_tag() -> None:
    text = Text("sim", "yes")
    assert [text.said(lang) for lang in ("pt-BR", "pt", "pt_PT", "en", "fr")] == ["sim", "sim", "sim", "yes", "yes"]


ARTICLE = "{id: a, title: {pt-BR: x, en: x}, text: {pt-BR: x, en: x}, more: {pt-BR: x, en: x}, examples: [], source: s}"
BAD = [
    ("[]", "f:1: a list; expected a mapping"),
    ("sections: []", "f:1: remedies: missing; expected a value"),
    ("sections: []\nremedies: {}\nmore: x", "f:3: more: unknown field; expected one of remedies, sections"),
    ("sections: []\nremedies:\n  none: {pt-BR: x}", "f:3: remedies.none.en: missing; expected a value"),
    (
        "sections: []\nremedies:\n  a: {pt-BR: '{cards}', en: x}",
        "f:3: remedies.a: the languages differ; expected the same",
    ),
    (
        "sections:\n- id: a\n  title: {pt-BR: x}\n  articles: []\nremedies: {}",
        "f:3: sections.0.title: only pt-BR; expected the text in pt-BR and en",
    ),
    (
        f"sections:\n- id: a\n  title: {{pt-BR: x, en: x}}\n  articles:\n  - {ARTICLE}\n  - {ARTICLE}\nremedies: {{}}",
        "f:6: sections.0.articles.1.id: a twice; expected each article once",
    ),
]


@pytest.mark.parametrize(("text", "message"), BAD, ids=range(len(BAD)))
def test_a_bad_rulebook_is_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises(YamlError) as caught:
        read_book(parse_yaml(text, "f"))
    assert str(caught.value).startswith(message)


def test_a_bad_file_of_the_package_is_one_clear_error() -> None:
    with pytest.raises(RulebookError, match=r"^none\.yaml: .*; expected it in the package$"):
        _load("none.yaml", read_book)
    with pytest.raises(RulebookError, match=r"^glossary\.yaml:\d+: a list; expected a mapping"):
        _load("glossary.yaml", read_book)
    with pytest.raises(RulebookError, match=r"^words\.yaml:\d+: a mapping; expected a list"):
        _load("words.yaml", read_terms)


def test_a_value_of_the_words_is_never_lost() -> None:
    for group in fields(words()):
        assert getattr(words(), group.name), group.name


def test_the_guide_names_every_house_rule_with_its_values() -> None:
    guide = Path(__file__).parents[1] / "docs" / "house-rules.md"
    rows = [line.split("|")[1:3] for line in guide.read_text("utf-8").splitlines() if line.startswith("| `")]
    told = {name.strip(" `"): [value.strip(" `") for value in values.split(",")] for name, values in rows}
    assert told == {name: [value_key(value) for value in values] for name, values in HOUSE_RULES.items()}
