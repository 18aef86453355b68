"""Matches that were over before feats and luck were noted: theirs are reckoned from the journal beside the tables."""

import asyncio
import logging
from typing import Final

from bot.services import Services
from bot.standings.feats import accounts_of, feats_of, late_facts
from data.errors import StoreError
from data.feats import Feat
from data.late_facts import LateFacts
from engine.codec import CodecError

log = logging.getLogger(__name__)

PAUSE: Final = 0.2
"""Seconds between matches, each of which takes some milliseconds: acts of people come first."""
LIMIT: Final = 100


async def catch_up(services: Services, *, pause: float = PAUSE) -> None:
    """Reckon all that is due. What fails is tried at the next start."""
    count = 0
    try:
        while due := await services.feats.due(limit=LIMIT):
            for match in due:
                await services.feats.reckoned(match, *await _noted(services, match))
                count += 1
                await asyncio.sleep(pause)
    except StoreError as error:
        log.error("older matches are reckoned at the next start: %s", error)
    if count:
        log.info("feats and luck of %d older matches were reckoned", count)


async def _noted(services: Services, match: str) -> tuple[tuple[Feat, ...], LateFacts]:
    """The feats and late facts of one match; none where its entries are gone or cannot be read."""
    found, result = await services.journal.match(match), await services.results.get(match)
    if found is None or found.shed is not None or result is None:
        return (), {}
    try:
        accounts, sittings = await accounts_of(found, services.journal), await services.tables.sittings(match)
    except (CodecError, ValueError) as error:
        log.warning("match %s: its feats cannot be reckoned: %s", match, type(error).__name__)
        return (), {}
    return feats_of(result, sittings, accounts, outcome=found.outcome or ""), late_facts(accounts)
