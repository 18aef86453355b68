"""Tables that are over, asked about once more: for the answer their matches are read from the journal again."""

from dataclasses import replace

from bot.games import opening_kept
from bot.lobby_panel import setting_of
from bot.lobby_store import lobby_of
from bot.panel import Panel
from bot.questions import ABOUT_CARDS
from bot.services import Services
from bot.speech import Speech
from bot.wire import Click
from data.memory import NOTHING


async def recall(services: Services, click: Click, user: int, speech: Speech) -> Panel | None:
    """What a table that is no longer open answers to a user's question; None when there is no such table or question.

    Raises StoreError, and CodecError on a journal that cannot be read.
    """
    stored = await services.tables.get(click.table)
    if stored is None or stored.match is None:
        return None
    played = await services.journal.match(stored.match)
    if played is None or played.shed is not None:
        return None
    if await services.days.is_sealed(stored.match, user, at=services.now()):
        return Panel(speech("day-sealed"))
    sat = replace(NOTHING, sittings=await services.tables.sittings(stored.match))
    match = await opening_kept(played).restore(
        played.id, journal=services.journal, now=services.now, changed=lambda: None, remembered=sat
    )
    opened = await services.duplicates.open_rounds(stored.match)
    newest = len(match.standing.rounds)
    asked = int(click.argument) if click.argument.isdecimal() else newest
    if opened is not None and click.verb in ABOUT_CARDS and asked > opened:
        return Panel(speech("duplicate-sealed"))
    return match.whisper(click.verb, setting_of(lobby_of(stored), stored.id, speech), click.argument)
