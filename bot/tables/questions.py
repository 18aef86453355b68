"""Questions about a table that anybody may ask, and those that have to wait: about cards that others still play."""

from typing import Final

from bot.controls import Setting
from bot.gathering.lobby_panel import setting_of
from bot.gathering.lobby_store import lobby_of
from bot.matches.match import AnyMatch
from bot.services import Services
from bot.speech import Speech
from bot.staging.panel import Panel
from bot.tables.played import played
from bot.tables.room import Room
from bot.tables.seals import Seal, seal_of
from bot.wire import Click, whole

ABOUT_CARDS: Final = frozenset({"hands", "verify", "log", "trick"})
"""Questions whose answers name the cards of a round."""
AT_THE_TABLE: Final = frozenset({"log", "trick"})
"""Those of them about the newest round alone: of a running one they tell cards; the others tell none of it."""


async def answer(
    services: Services, room: Room, user: int, speech: Speech, *, verb: str, argument: str
) -> Panel | None:
    """What an open table answers to a user's question; None when it is no question. Raises StoreError."""
    if room.match is None:
        return None
    is_sealed = room.lobby.terms.duplicate and verb in ABOUT_CARDS
    seal = await seal_of(services, room.id, user) if is_sealed else None
    # Nothing is waited for from here on: of the round that is judged it is told.
    is_own = room.seat_of(user) is not None
    return _told(room.match, room.setting(speech), seal, verb=verb, argument=argument, is_own=is_own)


async def recall(services: Services, click: Click, user: int, speech: Speech) -> Panel | None:
    """What a table that is no longer open answers to a user's question; None when there is no such table or question.

    Raises StoreError, and CodecError on a journal that cannot be read.
    """
    stored = await services.tables.get(click.table)
    if stored is None or stored.match is None:
        return None
    seal = await seal_of(services, stored.match, user)
    if seal is not None and seal.is_whole:
        return Panel(speech(seal.told))
    if (match := await played(services, stored)) is None:
        return None
    setting = setting_of(lobby_of(stored), stored.id, speech)
    return _told(match, setting, seal, verb=click.verb, argument=click.argument)


def _told(
    match: AnyMatch, setting: Setting, seal: Seal | None, *, verb: str, argument: str, is_own: bool = False
) -> Panel | None:
    """The answer, unless the round that it would be about is sealed; the running one is not to who plays it."""
    if verb not in ABOUT_CARDS:
        return match.whisper(verb, setting, argument)
    number = _round_asked(match, verb, argument)
    tells_cards = number <= len(match.standing.rounds) or (verb in AT_THE_TABLE and not is_own)
    if seal is not None and number > seal.opened and tells_cards:
        return Panel(setting.speech(seal.told))
    return match.whisper(verb, setting, str(number))


def _round_asked(match: AnyMatch, verb: str, argument: str) -> int:
    """The round that a question is about: the one it names, if it may name any, or the newest of which it tells."""
    if verb not in AT_THE_TABLE and (number := whole(argument)) > 0:
        return number
    is_running = match.outcome is None and not match.resting
    return len(match.standing.rounds) + (is_running and verb != "hands")
