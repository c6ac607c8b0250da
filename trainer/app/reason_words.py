"""The coach's and the review's reasons in words: facts of the two ways to play, and what the difference is made of."""

from collections.abc import Iterable

from trainer.app.texts import N_, language, translate
from trainer.app.words import lowered
from trainer.bots.review import Grade, Part, Reason
from trainer.rulebook import cards_text

#: What the rules and the table say of the better way, or of the other one.
FACTS = {
    "lixo_left": N_("The discard pile, {cards} on top, is worth more than a card of the stock."),
    "lixo_not_worth": N_("The discard pile, {cards} on top, is worth less than a card of the stock."),
    "lixo_other_way": N_("There is a better way to take the discard pile."),
    "missed_batida": N_("You can go out."),
    "missed_morto": N_("You can reach the reserve."),
    "missed_canastra": N_("You can make a canasta, {cards}: its bonus is {points} points."),
    "missed_clean": N_("A meld can be made clean: {cards}."),
    "lost_only_limpa": N_("Your side's only clean canasta, {cards}, would be dirtied: without one nobody goes out."),
    "lost_limpa": N_("A clean canasta, {cards}, would be dirtied."),
    "dirtied": N_("A clean meld, {cards}, would be dirtied."),
    "threw_wild": N_("A wild card goes on the discard pile: {cards}."),
    "fed_meld": N_("{cards} fits meld {number} of the other side."),
    "threw_fitting": N_("{cards} fits meld {number} of your own side."),
    "lixo_risk": N_(
        "With {cards} thrown, the next player can take the discard pile in {number} of 100 deals; "
        "with the best discard in {other}."
    ),
    "could_lay": N_("These can go to the table: {cards}."),
    "better_kept": N_("These are better kept in the hand: {cards}."),
    "matter_of_style": N_("A matter of style: what this turn is worth depends on how you play on."),
}

#: What a hint says before it names a move.
HINTS = {
    "hint_take_lixo": N_("The discard pile: is its top card, {cards}, of use to you?"),
    "hint_leave_lixo": N_("The discard pile could be taken. Is it worth it?"),
    "hint_empty_lixo": N_("The discard pile is empty: draw from the stock."),
    "hint_draw": N_("There is nothing for you in the discard pile: draw from the stock."),
    "hint_out": N_("You can go out this turn."),
    "hint_morto": N_("The reserve is within reach this turn."),
    "hint_limpa": N_("A clean canasta can be made."),
    "hint_suja": N_("A canasta can be made, if a dirty one."),
    "hint_quinhentos": N_("A five-hundred canasta can be made."),
    "hint_real": N_("A royal canasta can be made."),
    "hint_clean": N_("A dirty meld can be made clean."),
    "hint_lay": N_("Some cards do more on the table than in the hand."),
    "hint_hold": N_("What can be laid need not be: look at what it is worth in the hand."),
    "hint_hold_wild": N_("Whatever can be laid takes a wild card: is it worth one yet?"),
    "hint_discard": N_("It all comes down to the discard."),
    "to_limpa": N_(
        "Your side has no clean canasta yet. Cards that {cards} lacks for one: {number}. Without it nobody goes out."
    ),
    "caught": N_("Cards left to an opponent who may go out: {number}. Your hand counts {points} points against you."),
    "monte_short": N_("Your draws before the stock ends: {number}."),
    "wanted": N_("The other side's melds want cards of your hand: {cards}."),
    "their_limpa_near": N_("The other side is near a clean canasta: cards that {cards} lacks: {number}."),
    "their_morto_near": N_("Cards left to an opponent before the reserve: {number}."),
    "own_morto_near": N_("Cards in your hand: {number}. The reserve is not far."),
    "known_held": N_("Taken with the discard pile and not put down yet by the other side: {cards}."),
    "lixo_tall": N_("Cards in the discard pile: {number}. What you throw decides who gets them."),
    "takeable": N_("With {cards} thrown, the next player can take the discard pile in {number} of 100 deals."),
    "unseen": N_("{cards}: copies you have not seen: {number}."),
    "coming": N_(
        "It would grow with {cards}. Copies unseen: {number}; "
        "you draw one before the stock ends in {other} of 100 deals."
    ),
    "ahead": N_("About {points} points ahead of the next best turn found."),
    "as_good": N_("Another turn found is as good."),
    "only_move": N_("Nothing else can be played."),
}

#: What the difference is made of, term by term.
TERMS = {
    "own_table": N_("more of your side's cards come to the table"),
    "own_canastras": N_("your side makes more canastas"),
    "own_hand": N_("less is left in your hand to count against you"),
    "own_cards": N_("you keep more cards to build with"),
    "own_wilds": N_("a wild card is kept for later"),
    "own_neighbours": N_("cards that go together are kept"),
    "own_morto": N_("your side reaches the reserve sooner"),
    "own_clean": N_("your side's clean melds grow"),
    "own_dirty": N_("your side's dirty melds grow"),
    "own_way_out": N_("your side gets nearer to going out"),
    "their_table": N_("fewer of the other side's cards come to the table"),
    "their_canastras": N_("the other side makes fewer canastas"),
    "their_hand": N_("more is left in the other side's hands to count against it"),
    "their_cards": N_("the other side has fewer cards to build with"),
    "their_wilds": N_("the other side gets fewer wild cards"),
    "their_neighbours": N_("fewer cards go together in the other side's hands"),
    "their_morto": N_("the other side reaches its reserve later"),
    "their_clean": N_("the other side's clean melds grow less"),
    "their_dirty": N_("the other side's dirty melds grow less"),
    "their_way_out": N_("the other side stays further from going out"),
}

#: Who plays in each style.
STYLES = {
    "hoarder": N_("Whoever saves cards for the discard pile"),
    "morto": N_("Whoever plays for the reserve"),
    "batida": N_("Whoever hurries to go out"),
    "lixo": N_("Whoever holds what may take the discard pile"),
    "plain": N_("Whoever puts down all that fits"),
}

#: What a turn does to whoever plays on in a style.
IN_STYLE = {
    "style_gains": N_("{who} gains about {points} points by it."),
    "style_even": N_("{who} loses nothing by it."),
    "style_loses": N_("{who} loses about {points} points by it."),
}

#: What the two ways to play lead to, counted over the deals played on.
OUTCOMES = {
    "outcome_lixo": N_(
        "In the simulated deals, cards of the discard pile the next player takes: {number}; "
        "after the better play: {other}."
    ),
    "outcome_own_table": N_(
        "In the simulated deals, points of your side's cards on the table: {number}; after the better play: {other}."
    ),
    "outcome_their_table": N_(
        "In the simulated deals, points of the other side's cards on the table: {number}; "
        "after the better play: {other}."
    ),
    "outcome_own_canastras": N_(
        "In the simulated deals, points of your side's canastas: {number}; after the better play: {other}."
    ),
    "outcome_their_canastras": N_(
        "In the simulated deals, points of the other side's canastas: {number}; after the better play: {other}."
    ),
    "outcome_own_batida": N_(
        "Your side goes out in {number} of 100 simulated deals; after the better play in {other}."
    ),
    "outcome_their_batida": N_(
        "The other side goes out in {number} of 100 simulated deals; after the better play in {other}."
    ),
    "outcome_own_morto": N_(
        "Your side is charged for taking no reserve in {number} of 100 simulated deals; "
        "after the better play in {other}."
    ),
    "outcome_their_morto": N_(
        "The other side is charged for taking no reserve in {number} of 100 simulated deals; "
        "after the better play in {other}."
    ),
    "outcome_own_hand": N_(
        "In the simulated deals, points left in your side's hands: {number}; after the better play: {other}."
    ),
    "outcome_their_hand": N_(
        "In the simulated deals, points left in the other side's hands: {number}; after the better play: {other}."
    ),
}

#: Facts about the way that was played: they say what is wrong with it, and not what is better.
OF_PLAYED = (
    "lixo_not_worth",
    "lost_only_limpa",
    "lost_limpa",
    "dirtied",
    "threw_wild",
    "fed_meld",
    "threw_fitting",
    "better_kept",
)

#: Facts that speak of both ways by themselves.
OF_BOTH = ("lixo_risk", "lixo_left", "lixo_other_way", "matter_of_style", "ahead", "as_good", "only_move")

GRADES = {
    Grade.FORCED: N_("forced"),
    Grade.STYLE: N_("a matter of style"),
    Grade.FINE: N_("good"),
    Grade.SMALL: N_("small loss"),
    Grade.COSTLY: N_("costly"),
    Grade.BLUNDER: N_("blunder"),
}
PARTS = {Part.DRAW: N_("Stock or discard pile"), Part.MELDS: N_("Melds"), Part.DISCARD: N_("The discard")}


def reason_said(reason: Reason, lang: str | None = None) -> str:
    """A reason as a sentence, in the session's language unless another is named; empty for one that has no words."""
    lang = lang or language()
    values = {"points": reason.points, "number": reason.number, "other": reason.other}
    for words in (FACTS, HINTS, OUTCOMES):
        if reason.kind in words:
            return translate(lang, words[reason.kind], cards=cards_text(reason.cards, lang), **values)
    if reason.kind in TERMS:
        why = translate(lang, TERMS[reason.kind])
        text = N_("About {points} of the {total} points the better play gains: later on, {why}.")
        return translate(lang, text, points=reason.points, total=reason.other, why=why)
    kind, _, style = reason.kind.rpartition("_")
    if kind in IN_STYLE:
        return translate(lang, IN_STYLE[kind], who=translate(lang, STYLES[style]), points=reason.points)
    return ""


def reasons_said(reasons: Iterable[Reason], lang: str | None = None) -> list[str]:
    """The reasons that have words, in their order."""
    return [said for reason in reasons if (said := reason_said(reason, lang))]


def compared(
    reasons: Iterable[Reason],
    other: str = N_("In yours: {fact}"),
    better: str = N_("In the better one: {fact}"),
) -> list[str]:
    """The reasons in their order, each fact with the turn it speaks of: the `other` one (the one played) or the
    `better` one."""
    told = []
    for reason in reasons:
        said = reason_said(reason)
        if reason.kind in TERMS or reason.kind in OF_BOTH:
            told.append(said)
        elif said:
            text = other if reason.kind in OF_PLAYED or reason.kind in OUTCOMES else better
            told.append(translate(language(), text, fact=lowered(said)))
    return told


def of_played(reasons: Iterable[Reason]) -> list[str]:
    """What is wrong with the way that was played and what it leads to, without a word of what is to be played."""
    return reasons_said(reason for reason in reasons if reason.kind in (*OF_PLAYED, "lixo_risk", *OUTCOMES))


def articles_of(reasons: Iterable[Reason]) -> list[str]:
    """The rules that decide, each once."""
    return list(dict.fromkeys(reason.article for reason in reasons if reason.article))
