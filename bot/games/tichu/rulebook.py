"""The rules of Tichu for players, by topic, and which topic the present situation is about."""

from enum import StrEnum
from typing import Final

from bot.games.tichu.lines import LONGEST_LABEL, clip
from bot.speech import Speech
from bot.staging.panel import Button, Menu, Option, Panel
from bot.wire import Click
from engine.cards import MAH_JONG
from engine.tichu.combinations import Kind
from engine.tichu.view import Phase, TableView


class Topic(StrEnum):
    """What a player may want to look up; the order is that of a first reading."""

    GOAL = "goal"
    CARDS = "cards"
    COMBINATIONS = "combinations"
    SPECIALS = "specials"
    WISH = "wish"
    BOMBS = "bombs"
    EXCHANGE = "exchange"
    CALLS = "calls"
    SCORING = "scoring"


TURN: Final = "topic"
"""The verb of the menu of topics; it answers without a table."""
ANYWHERE: Final = "rules"
"""In place of a table's name where there is none."""


def title(speech: Speech, topic: Topic) -> str:
    """A topic's name, short enough for a menu."""
    return speech(f"rules-{topic}-title")


def rules(speech: Speech, topic: Topic) -> str:
    """A topic with its heading, as a message."""
    return f"### {title(speech, topic)}\n{speech(f'rules-{topic}')}"


def rulebook(speech: Speech, topic: Topic, *, table: str = ANYWHERE) -> Panel:
    """The book, open at a topic: the other topics in a menu, and help beside it."""
    options = tuple(Option(one.value, clip(title(speech, one), LONGEST_LABEL), chosen=one is topic) for one in Topic)
    # The topic in the id makes it new with every page, so that going back to one is a choice too.
    menu = Menu(str(Click(table, 0, TURN, topic.value)), speech("rules-topics"), options)
    return Panel(
        rules(speech, topic), (menu, (Button(str(Click(table, 0, "help")), speech("board-help"), emoji="❓"),))
    )


def page_of(values: tuple[str, ...]) -> Topic:
    """The topic that was chosen in the menu; the first for what is none."""
    return next((topic for topic in Topic if (topic.value,) == values), Topic.GOAL)


def topic_now(table: TableView) -> Topic:
    """What one may want to know now, by what everybody can see."""
    match table.phase:
        case Phase.GRAND:
            return Topic.CALLS
        case Phase.EXCHANGE:
            return Topic.EXCHANGE
        case Phase.DRAGON:
            return Topic.SPECIALS
        case Phase.DEAL | Phase.OVER:
            return Topic.SCORING if table.results else Topic.GOAL
        case Phase.CLOSING:
            return Topic.BOMBS
        case Phase.PLAY:
            return _topic_of_trick(table)


def _topic_of_trick(table: TableView) -> Topic:
    if table.wish is not None:
        return Topic.WISH
    if table.top is None:
        return Topic.COMBINATIONS
    top = table.top.combination
    if top.kind.is_bomb:
        return Topic.BOMBS
    special = top.kind is Kind.SINGLE and all(card.suit is None for card in top.cards)
    return Topic.SPECIALS if special or MAH_JONG in top.cards else Topic.COMBINATIONS


def guide(speech: Speech) -> str:
    """How to open a table and play at it, as a message."""
    return speech("help")
