"""The matches of tables that are over: whoever asks about one reads it from the journal again."""

from dataclasses import replace

from bot.games import opening_kept
from bot.matches.match import AnyMatch
from bot.services import Services
from data.memory import NOTHING
from data.tables import StoredTable


async def played(services: Services, stored: StoredTable) -> AnyMatch | None:
    """The match of a table that is closed, with who sat there when; None where there is none or it is kept no more.

    Raises StoreError, and CodecError on a journal that cannot be read.
    """
    match = None if stored.match is None else await services.journal.match(stored.match)
    if match is None or match.shed is not None:
        return None
    sat = replace(NOTHING, sittings=await services.tables.sittings(match.id))
    return await opening_kept(match).restore(
        match.id, journal=services.journal, now=services.now, changed=lambda: None, remembered=sat
    )
