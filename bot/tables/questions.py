"""Questions about a table that anybody may ask, and those that have to wait: about cards that others still play."""

from typing import Final

from bot.gathering.lobby_panel import setting_of
from bot.gathering.lobby_store import lobby_of
from bot.matches.match import AnyMatch
from bot.services import Services
from bot.speech import Speech
from bot.staging.panel import Panel
from bot.tables.played import played
from bot.tables.room import Room
from bot.tables.seals import seal_of
from bot.wire import Click, whole

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
        number = round_asked(match, verb, argument)
        is_own = number > len(match.standing.rounds) and room.seat_of(user) is not None
        seal = None if is_own else await seal_of(services, room.id, user)
        if seal is not None and number > seal.opened:
            return Panel(speech(seal.told))
    return match.whisper(verb, room.setting(speech), argument)


async def recall(services: Services, click: Click, user: int, speech: Speech) -> Panel | None:
    """What a table that is no longer open answers to a user's question; None when there is no such table or question.

    Raises StoreError, and CodecError on a journal that cannot be read.
    """
    stored = await services.tables.get(click.table)
    if stored is None or stored.match is None:
        return None
    seal = await seal_of(services, stored.match, user)
    if seal is not None and not seal.opened:
        return Panel(speech(seal.told))
    if (match := await played(services, stored)) is None:
        return None
    is_about_cards = click.verb in ABOUT_CARDS
    if seal is not None and is_about_cards and round_asked(match, click.verb, click.argument) > seal.opened:
        return Panel(speech(seal.told))
    return match.whisper(click.verb, setting_of(lobby_of(stored), stored.id, speech), click.argument)


def round_asked(match: AnyMatch, verb: str, argument: str) -> int:
    """The round that a question is about: the one it names, or the newest of which it tells."""
    if (number := whole(argument)) >= 0:
        return number
    is_running = match.outcome is None and not match.resting
    return len(match.standing.rounds) + (is_running and verb in AT_THE_TABLE)
