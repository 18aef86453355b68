"""The rules of Tichu for players, by topic."""

from enum import StrEnum

from bot.speech import Speech


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


def title(speech: Speech, topic: Topic) -> str:
    """A topic's name, short enough for a menu."""
    return speech(f"rules-{topic}-title")


def rules(speech: Speech, topic: Topic) -> str:
    """A topic with its heading, as a message."""
    return f"### {title(speech, topic)}\n{speech(f'rules-{topic}')}"


def guide(speech: Speech) -> str:
    """How to open a table and play at it, as a message."""
    return speech("help")
