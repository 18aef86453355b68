"""Questions about a table that anybody may ask, and those that have to wait: about cards that others still play."""

from typing import Final

from bot.gathering.lobby_panel import setting_of
from bot.gathering.lobby_store import lobby_of
from bot.past.matches import played
from bot.services import Services
from bot.speech import Speech
from bot.staging.panel import Panel
from bot.tables.room import Room
from bot.wire import Click

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


async def recall(services: Services, click: Click, user: int, speech: Speech) -> Panel | None:
    """What a table that is no longer open answers to a user's question; None when there is no such table or question.

    Raises StoreError, and CodecError on a journal that cannot be read.
    """
    stored = await services.tables.get(click.table)
    if stored is None or stored.match is None:
        return None
    if await services.days.is_sealed(stored.match, user, at=services.now()):
        return Panel(speech("day-sealed"))
    if (match := await played(services, stored)) is None:
        return None
    if click.verb in ABOUT_CARDS:
        number = int(click.argument) if click.argument.isdecimal() else len(match.standing.rounds)
        if await has_to_wait(services, stored.match, number):
            return Panel(speech("duplicate-sealed"))
    return match.whisper(click.verb, setting_of(lobby_of(stored), stored.id, speech), click.argument)


async def has_to_wait(services: Services, match: str, number: int) -> bool:
    """Whether another table is still to play the cards of this round. Raises StoreError."""
    opened = await services.duplicates.open_rounds(match)
    return opened is not None and number > opened
