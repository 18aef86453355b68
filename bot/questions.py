"""Questions about a table that anybody may ask, and those that have to wait: about cards that others still play."""

from typing import Final

from bot.panel import Panel
from bot.room import Room
from bot.services import Services
from bot.speech import Speech

ABOUT_CARDS: Final = frozenset({"hands", "verify", "log", "trick"})
"""Questions whose answers name the cards of a round."""
AT_THE_TABLE: Final = frozenset({"log", "trick"})
"""Those of them that a running round answers too, to who plays it; of the others it tells no card."""


async def answer(
    services: Services, room: Room, user: int, speech: Speech, *, verb: str, argument: str
) -> Panel | None:
    """What an open table answers to a user's question; None when it is no question. Raises StoreError."""
    match = room.match
    if match is None:
        return None
    if room.lobby.terms.duplicate and verb in ABOUT_CARDS:
        scored = len(match.standing.rounds)
        is_running = match.outcome is None and not match.resting
        newest = scored + 1 if is_running and verb in AT_THE_TABLE else scored
        number = int(argument) if argument.isdecimal() else newest
        is_own = number > scored and room.seat_of(user) is not None
        if not is_own and await has_to_wait(services, room.id, number):
            return Panel(speech("duplicate-sealed"))
    return match.whisper(verb, room.setting(speech), argument)


async def has_to_wait(services: Services, match: str, number: int) -> bool:
    """Whether another table is still to play the cards of this round. Raises StoreError."""
    opened = await services.duplicates.open_rounds(match)
    return opened is not None and number > opened
