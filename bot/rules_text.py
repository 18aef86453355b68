"""The rules for players, by topic."""

from typing import Final

from bot.speech import Speech

TOPICS: Final = ("goal", "cards", "combinations", "specials", "wish", "bombs", "exchange", "calls", "scoring")
"""What a player may want to look up, in the order of a first reading; each has a name `topic-…`."""


def rules_text(speech: Speech, topic: str) -> str:
    """A topic of `TOPICS` under its heading, as a message."""
    return f"### {speech(f'topic-{topic}')}\n{speech(f'rules-{topic}')}"
