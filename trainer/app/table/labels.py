"""Every word the table itself shows or says, as English message ids for the catalogues.

What melds are called is in the rulebook (`trainer.rulebook.kind_text`).
"""

from collections.abc import Callable


def table_labels(translate: Callable[[str], str]) -> dict[str, str]:
    """The words of the table by the names its script knows; `{placeholders}` are filled in the browser.

    `translate` turns an English text into the language wanted and leaves placeholders as they are.
    """
    _ = translate
    return {
        **_card_words(_),
        "table": _("Card table"),
        "hand": _("Your hand"),
        "monte": _("Stock"),
        "lixo": _("Discard pile"),
        "mortos": _("Reserves"),
        "own_melds": _("Your side's melds"),
        "their_melds": _("The other side's melds"),
        "no_melds": _("No melds yet."),
        "new_meld": _("New meld"),
        "partner": _("partner"),
        "has_morto": _("took the reserve"),
        "thinking": _("thinking"),
        "to_move": _("to move"),
        "your_turn": _("your turn"),
        "one_card": _("{number} card"),
        "cards": _("{number} cards"),
        "mortos_left": _("{number} left"),
        "one_morto_left": _("1 left"),
        "lixo_one": _("Discard pile, one card: {cards}"),
        "lixo_top": _("Discard pile, {number} cards; on top: {cards}"),
        "lixo_open": _("Discard pile, {number} cards, from the bottom: {cards}"),
        "thrown_by": _("Thrown by {name}."),
        "replay": _("Show the last round again"),
        "skip": _("Skip"),
        "lixo_empty": _("Discard pile, empty"),
        "meld_name": _("Meld {number}, {kind}: {cards}. {points} points."),
        "bare_meld": _("Meld {number}: {cards}."),
        "stands_for": _("{wild} stands for {card}"),
        "points": _("{points} pts"),
        "chosen": _("{number} cards chosen"),
        "one_chosen": _("{number} card chosen"),
        "sending": _("Sending your move…"),
        "dismiss": _("Close"),
        **_control_words(_),
        **_hints(_),
    }


def _card_words(_: Callable[[str], str]) -> dict[str, str]:
    return {
        "card_name": _("{rank} of {suit}"),
        "joker": _("joker"),
        "just_drawn": _("just drawn"),
        "marked": _("marked by the coach"),
        "hidden_card": _("face-down card"),
        "suit_S": _("spades"),
        "suit_H": _("hearts"),
        "suit_D": _("diamonds"),
        "suit_C": _("clubs"),
        "rank_A": _("ace"),
        "rank_2": _("two"),
        "rank_3": _("three"),
        "rank_4": _("four"),
        "rank_5": _("five"),
        "rank_6": _("six"),
        "rank_7": _("seven"),
        "rank_8": _("eight"),
        "rank_9": _("nine"),
        "rank_T": _("ten"),
        "rank_J": _("jack"),
        "rank_Q": _("queen"),
        "rank_K": _("king"),
    }


def _control_words(_: Callable[[str], str]) -> dict[str, str]:
    return {
        "actions": _("Moves"),
        "act_draw": _("Draw"),
        "act_take": _("Take the discard pile"),
        "act_lay": _("Lay a meld"),
        "act_add": _("Add to a meld"),
        "act_discard": _("Discard"),
        "act_swap": _("Swap the first card"),
        "act_undo": _("Undo"),
        "confirm": _("Confirm"),
        "clear": _("Clear"),
        "sort_by_suit": _("Sort by suit"),
        "sort_by_rank": _("Sort by rank"),
        "four_colours": _("Four-colour deck"),
        "keys": _("Keyboard"),
        "key_arrows": _("from card to card"),
        "key_space": _("choose the card"),
        "key_digits": _("choose the meld of that number, or add the chosen cards to it"),
        "key_sort": _("sort by suit or by rank"),
        "key_escape": _("give up what is chosen"),
    }


def _hints(_: Callable[[str], str]) -> dict[str, str]:
    return {
        "hint_not_now": _("Not possible at this moment of the turn."),
        "hint_no_undo": _("There is nothing to undo."),
        "hint_lay": _("Choose the cards of the new meld first."),
        "hint_add_cards": _("Choose the cards to add first."),
        "hint_choose_meld": _("Now choose the meld."),
        "hint_no_meld": _("Your side has no meld yet."),
        "hint_own_melds": _("Only your own side's melds can be extended."),
        "hint_discard": _("Choose the card to discard first."),
        "hint_discard_one": _("Choose exactly one card to discard."),
        "hint_take": _(
            "Where does its top card go? Choose a meld, or two cards of your hand and the discard pile again."
        ),
        "hint_meld_chosen": _(
            "Now click the discard pile: its top card goes to this meld, with the hand cards you chose."
        ),
        "hint_at_most": _("At most {number} cards."),
    }
