"""Values in words, where the rulebook has none: moves as instructions, a bot's reasons, levels, themes."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from trainer.app.texts import N_, _, language
from trainer.bots import LEVELS as STRENGTHS
from trainer.bots import Fact, kind_of
from trainer.cards import Card
from trainer.content.sights import Sight
from trainer.rulebook import cards_text
from trainer.rules.arranging import arrange
from trainer.rules.meld import Meld
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, SwapFirst, TakePile
from trainer.rules.position import Position
from trainer.rules.ruleset import RULESETS

BOTS = {
    "random": N_("By chance"),
    "newcomer": N_("Newcomer"),
    "learner": N_("Learner"),
    "greedy": N_("Regular"),
    "casual": N_("Weekend player"),
    "club": N_("Club player"),
    "expert": N_("Expert"),
    "master": N_("Master"),
    "even": N_("At your level"),
    "hoarder": N_("Holds cards back"),
    "layer": N_("Lays everything"),
    "racer": N_("Races for the reserve"),
    "hunter": N_("Hunts the discard pile"),
}
BOTS_LONG = {
    "random": N_("Plays any legal move, by chance. Good for a first deal."),
    "newcomer": N_(
        "Plays its first deals: forgets the discard pile, overlooks what fits, keeps pairs, spends its wild cards."
    ),
    "learner": N_("Knows the game and still makes the newcomer's mistakes, only less often."),
    "greedy": N_("Lays all that is sensible, takes a useful discard pile, keeps no stray high cards."),
    "casual": N_("Plays like the club player and now and then overlooks something or goes out too soon."),
    "club": N_("Keeps its runs, gives no discard pile away, saves its wild cards, cleans, and watches the reserve."),
    "expert": N_("Weighs whole turns on hundreds of ways the hidden cards may lie, and plays the best."),
    "master": N_("The same, looking further ahead, and reads from what you throw, take and leave what you may hold."),
    "even": N_("Follows your results: each deal you win makes it stronger, each you lose weaker."),
    "hoarder": N_("Keeps its cards in the hand and lays late. Practise throwing what is of no use to it."),
    "layer": N_("Lays all it can, at once. Practise watching what its melds still need."),
    "racer": N_("Lays whatever leads to the reserve. Practise keeping up with it."),
    "hunter": N_("Keeps what may take the discard pile, and takes it. Practise safe discards."),
}

THEMES = {
    "sequencias": N_("Sequences and aces"),
    "curingas": N_("Wild cards"),
    "dois-natural": N_("Natural twos"),
    "limpar": N_("Moving and cleaning"),
    "canastras": N_("Kinds of canasta"),
    "lixo": N_("The discard pile"),
    "morto": N_("The reserve"),
    "batida": N_("Going out"),
    "bater-agora": N_("Going out at once"),
    "carta-presa": N_("The stranded card"),
    "monte": N_("When the stock ends"),
    "contagem": N_("Counting"),
    "melhor-jogada": N_("The best turn"),
    "leitura": N_("Reading the table"),
    "modalidades": N_("STBL and the others"),
}

SIGHTS = {
    Sight.DRAWS: N_("a card drawn"),
    Sight.TAKES_LIXO: N_("the discard pile taken"),
    Sight.LAYS: N_("a new meld on the table"),
    Sight.ADDS: N_("a card added to a meld"),
    Sight.WILD_MOVES: N_("a wild card that moves"),
    Sight.CLEANS: N_("a dirty meld made clean"),
    Sight.CLOSES_CANASTRA: N_("a canasta closed"),
    Sight.REACHES_MORTO: N_("the reserve taken"),
    Sight.GOES_OUT: N_("going out"),
    Sight.DISCARDS: N_("a discard"),
    Sight.ENDS_TURN: N_("the turn played to its end"),
}

LEVELS = {"easy": N_("Easy"), "middle": N_("Medium"), "hard": N_("Hard")}

DRILLS = {
    "lixo": N_("What lies in the discard pile"),
    "unseen": N_("How many are left?"),
    "chance": N_("What are the odds?"),
    "score": N_("Count the points"),
    "canastra": N_("Which canasta is this?"),
    "rulesets": N_("Is it legal here?"),
}
DRILLS_LONG = {
    "lixo": N_("Watch the discards go by, then tell which cards lie in the discard pile."),
    "unseen": N_("Count the copies that nobody has shown yet."),
    "chance": N_("Estimate the chance that the card you need comes, within five per cent."),
    "score": N_("A hand, a meld or a whole deal: what is it worth?"),
    "canastra": N_("Clean, dirty, five-hundred, royal, or only a meld?"),
    "rulesets": N_("The same play under STBL, Aberto, Fechado or Tradicional."),
}

#: Reasons that tell no more than the table shows. A bot's other reasons speak of its hand and have no words here.
REASONS = {
    "chance": N_("It plays by chance."),
    "takes_lixo": N_("{cards} on top of the discard pile goes down at once."),
    "lixo_empty": N_("There is no discard pile to take."),
    "empties_hand": N_("That empties the hand."),
    "makes_canastra": N_("That makes a canasta, worth {number} more."),
    "cleans": N_("That makes the meld clean."),
    "puts_down": N_("That puts {number} points on the table."),
}


def level_text(level: str) -> str:
    """How a level plays, and how strong that is, as far as it was measured."""
    plays = _(BOTS_LONG[level])
    wins = STRENGTHS[level].wins if level in STRENGTHS else None
    if wins is None:
        return plays
    names = list(STRENGTHS)
    below = _(BOTS[names[names.index(level) - 1]])
    wins_text = _("Wins about {number} of 10 deals against “{level}”.", number=wins, level=below)
    return f"{plays} {wins_text}"


def bot_name(name: str) -> str:
    """Who plays, in words; a name nobody has any more as it stands."""
    kind = kind_of(name)
    return _(BOTS[kind]) if kind in BOTS else name


def strength_text(strength: float) -> str:
    """A strength, by the levels it lies between."""
    scale = [(level.strength, name) for name, level in STRENGTHS.items()]
    below = max(each for each in scale if each[0] <= strength)
    if below[0] == strength:
        return _("Now as strong as “{level}”.", level=_(BOTS[below[1]]))
    above = min(each for each in scale if each[0] > strength)
    return _("Now between “{level}” and “{next}”.", level=_(BOTS[below[1]]), next=_(BOTS[above[1]]))


def theme_name(slug: str) -> str:
    """A theme's name; one that a teacher made up is shown as it is written."""
    return _(THEMES[slug]) if slug in THEMES else slug.replace("-", " ").capitalize()


def drill_name(kind: str) -> str:
    """A kind of drill by its name."""
    return _(DRILLS[kind]) if kind in DRILLS else kind


def day_text(moment: datetime, *, hour: bool = False) -> str:
    """A day as it is written in the learner's language, with the `hour` or without."""
    day = f"{moment:%d/%m/%Y}" if language() == "pt-BR" else f"{moment:%Y-%m-%d}"
    return f"{day} {moment:%H:%M}" if hour else day


def reason_text(fact: Fact) -> str | None:
    """Why a bot made its move; None where that would tell of its hand, which is hidden while the deal runs."""
    if fact.kind not in REASONS:
        return None
    return _(REASONS[fact.kind], number=fact.number, cards=_cards(fact.cards))


def move_text(move: Move) -> str:
    """A move as an instruction."""
    match move:
        case Draw(card=None):
            return _("Draw from the stock")
        case Draw(card=Card() as card):
            return _("Draw {cards} from the stock", cards=_cards([card]))
        case TakePile(target=None):
            return _("Take the discard pile")
        case TakePile(target=0, cards=cards):
            return _("Take the discard pile: its top card with {cards} as a new meld", cards=_cards(cards))
        case TakePile(target=int() as number, cards=()):
            return _("Take the discard pile: its top card onto meld {number}", number=number)
        case TakePile(target=int() as number, cards=cards):
            return _(
                "Take the discard pile: its top card with {cards} onto meld {number}",
                number=number,
                cards=_cards(cards),
            )
        case Lay(cards=cards):
            return _("Lay {cards}", cards=_cards(_as_they_lie(cards)))
        case Add(meld=number, cards=cards):
            return _("Add {cards} to meld {number}", cards=_cards(cards), number=number)
        case Discard(card=card):
            return _("Discard {cards}", cards=_cards([card]))
        case SwapFirst():
            return _("Swap the first card")
    raise TypeError(f"no words for {move!r}")


def _as_they_lie(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a new meld in the order of the meld, where they make one: Q K A."""
    meld = arrange(cards, RULESETS["stbl"])
    return meld.cards if isinstance(meld, Meld) else cards


def line_text(line: Sequence[Move], before: Position | None = None) -> str:
    """A line of moves in one sentence; from where it begins, a meld that the line itself lays is told by its cards,
    for no number lies on the table yet."""
    texts = [move_text(move) for move in line] if before is None else list(_texts(line, before))
    return "; ".join(texts[:1] + [lowered(text) for text in texts[1:]])


def figure(number: int) -> str:
    """A number as it is printed, with a true minus."""
    return str(number).replace("-", "−")


def lowered(text: str) -> str:
    """A text to stand inside a sentence."""
    return text[:1].lower() + text[1:]


def _texts(line: Sequence[Move], before: Position) -> Iterator[str]:
    melds = [meld.cards for meld in before.melds]
    for move in line:
        is_new = isinstance(move, Add) and len(before.melds) < move.meld <= len(melds)
        if isinstance(move, Add) and is_new:
            yield _("Add {cards} to {meld}", cards=_cards(move.cards), meld=_cards(melds[move.meld - 1]))
            melds[move.meld - 1] = _as_they_lie((*melds[move.meld - 1], *move.cards))
            continue
        yield move_text(move)
        match move:
            case Lay(cards=cards):
                melds.append(_as_they_lie(cards))
            case TakePile(target=0, cards=cards):
                melds.append(_as_they_lie((*before.lixo[-1:], *cards)))


def _cards(cards: Sequence[Card]) -> str:
    return cards_text(cards, language())


def sight_name(sight: Sight) -> str:
    """What there is to be seen in free play, by a name that completes "To be seen here: …"."""
    return _(SIGHTS[sight])
