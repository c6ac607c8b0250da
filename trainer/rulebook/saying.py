"""Verdicts and events said in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trainer.cards import JOKER, Card
from trainer.rulebook.book import book, words
from trainer.rules.events import (
    AddedToMeld,
    CanastraMade,
    DealEnded,
    Discarded,
    DrewCard,
    Event,
    LaidMeld,
    MonteRefilled,
    SwappedFirst,
    TookMorto,
    TookPile,
    WildMoved,
)
from trainer.rules.position import team_of
from trainer.rules.verdict import Breach, Remedy, Verdict


def ruleset_text(name: str, lang: str) -> str:
    """What a ruleset is called: `Buraco STBL`."""
    return words().rulesets[name].title.said(lang)


def kind_text(kind: str, lang: str) -> str:
    """What a meld's kind is called: `canastra limpa`."""
    return words().kinds[kind].said(lang)


def short_kind_text(kind: str, lang: str) -> str:
    """A meld's kind in one word, where there is little room: `limpa`, `500`."""
    return words().short_kinds[kind].said(lang)


def sheet_text(line: str, lang: str) -> str:
    """What a line of the deal's sheet is called, `total` included."""
    return words().sheet[line].said(lang)


def player_name(seat: int, lang: str, names: Sequence[str] = ()) -> str:
    """The name of a seat, or `Jogador 1` where it has none."""
    return names[seat] if seat < len(names) else words().sentences["player"].said(lang, seat + 1)


def cards_text(cards: Iterable[Card], lang: str) -> str:
    """Known cards in a sentence: `5♣, 6♣ e curingão`; '' where none is known. Jokers are told together."""
    faces: list[str] = []
    known = [card for card in cards if not card.is_hidden]
    for index, card in enumerate(known):
        if not card.is_joker:
            faces.append(card.symbol)
        elif JOKER not in known[:index]:
            faces.append(_jokers(known.count(JOKER), lang))
    return _joined(faces, lang)


def breach_text(breach: Breach, lang: str, names: Sequence[str] = ()) -> str:
    """The refusal of one article and what would make the act legal. `names` are the players' by seat."""
    article = book().articles[breach.article]
    cards, meld = cards_text(breach.cards, lang), None if breach.meld is None else str(breach.meld)
    if article.refusal is None:
        refusal = article.text.said(lang)
    else:
        refusal = article.refusal.said(lang, len(breach.cards), cards=cards, meld=meld)
    return " ".join(filter(None, (refusal, remedy_text(breach.remedy, lang, names))))


def refused_title(breach: Breach, lang: str) -> str:
    """What stands over the refusal of one article: more narrow than its title where that speaks of other cases too."""
    return book().articles[breach.article].refused_title(breach.remedy.kind if breach.remedy else "").said(lang)


def remedy_text(remedy: Remedy | None, lang: str, names: Sequence[str] = ()) -> str:
    """What would make a refused act legal; '' where nothing would."""
    if remedy is None:
        return ""
    seat = names[remedy.number] if remedy.kind == "wait_turn" and remedy.number < len(names) else None
    phrase = book().remedies[remedy.kind]
    return phrase.said(lang, remedy.number, cards=cards_text(remedy.cards, lang), seat=seat)


def verdict_text(verdict: Verdict, lang: str, names: Sequence[str] = ()) -> str:
    """Why an act is refused: the first article's refusal and remedy, further articles by title; '' when legal."""
    if verdict.legal:
        return ""
    first = breach_text(verdict.breaches[0], lang, names)
    titles = [f"“{book().articles[article].title.said(lang)}”" for article in verdict.articles[1:]]
    if not titles:
        return first
    return f"{first} {words().sentences['also'].said(lang, titles=_joined(titles, lang))}"


def event_text(event: Event, lang: str, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """One line of the log. `names` are the players' by seat (`Você` fits); a hidden card is not named.

    Each side numbers its melds by itself: for the seat of a `viewer` it is said whose meld is meant.
    """
    cards = _cards_of(event)
    seat: int | None = getattr(event, "seat", None)
    meld: int | None = getattr(event, "meld", None)
    said = (
        words()
        .events[event_key(event)]
        .said(
            lang,
            event.cards if isinstance(event, MonteRefilled) else len(cards),
            seat=None if seat is None else player_name(seat, lang, names),
            cards=cards_text(cards, lang),
            meld=None if meld is None else _meld(meld, seat, viewer, lang),
            kind=kind_text(event.kind, lang) if isinstance(event, CanastraMade) else None,
            place=event.stands_for.symbol if isinstance(event, WildMoved) else None,
        )
    )
    return said[:1].upper() + said[1:]


def _meld(number: int, seat: int | None, viewer: int | None, lang: str) -> str:
    """A meld by its number on the table: `your meld 2`."""
    whose = ""
    if viewer is not None and seat is not None:
        whose = ".own" if team_of(seat) == team_of(viewer) else ".other"
    return words().sentences[f"meld{whose}"].said(lang, number)


def event_key(event: Event) -> str:
    """The event's name in words.yaml: its class, with its sort where there are two."""
    name = type(event).__name__
    match event:
        case TookMorto():
            return f"{name}.direta" if event.direct else f"{name}.indireta"
        case DealEnded():
            return f"{name}.exhausted" if event.batida is None else f"{name}.batida"
    return name


def _jokers(number: int, lang: str) -> str:
    """`curingão`, `três curingões`."""
    sentences = words().sentences
    return sentences.get(f"joker.{number}", sentences["joker"]).said(lang, number)


def _joined(parts: Sequence[str], lang: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {words().sentences['and'].said(lang)} {parts[-1]}"


def _cards_of(event: Event) -> tuple[Card, ...]:
    match event:
        case DrewCard() | Discarded() | SwappedFirst():
            return (event.card,)
        case TookPile() | LaidMeld() | AddedToMeld():
            return event.cards
    return ()
