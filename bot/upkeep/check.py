"""Looks whether all is well with settings, pictures, store and Discord, and tells a line a thing."""

import asyncio
import base64
import binascii
import re
from collections.abc import AsyncGenerator, Callable

import discord

from bot.settings import Settings, misnamed
from bot.staging.mirror import BROKEN
from bot.upkeep.findings import Finding, Mark, bad, good, unknown
from bot.upkeep.store import look_at_store
from engine.cards import DECK
from render.emoji import emoji_png
from render.lettering import FONTS, coverage

ASKING = 10.0
"""Seconds that Discord has for its answers."""
INTENTS = discord.Intents(guilds=True)
"""Without that of servers the library warns of what a connection would lack."""
SHAPE = re.compile(r"([\w-]+)\.[\w-]+\.[\w-]+", re.ASCII)
"""Of a token; the first part is the application's id in base64, in practice if not by promise."""


async def check(settings: Settings, say: Callable[[str], None]) -> bool:
    """Tell every finding as it is made; whether none of them is bad."""
    is_well = True
    async for finding in findings(settings):
        say(str(finding))
        is_well &= finding.mark is not Mark.BAD
    return is_well


async def findings(settings: Settings) -> AsyncGenerator[Finding]:
    """Everything that is looked at."""
    unknown_names = misnamed()
    yield bad("settings", f"no such: {', '.join(unknown_names)}") if unknown_names else good("settings", "can be read")
    yield pictures()
    async for finding in look_at_store(settings.database):
        yield finding
    token = "" if settings.discord_token is None else settings.discord_token.get_secret_value().strip()
    if not token:
        yield bad("token", "DISCORD_TOKEN is missing (see .env.example)")
        yield unknown("Discord", "not asked: no token")
        return
    application = application_of(token)
    if application is None:
        yield bad("token", "DISCORD_TOKEN has not the shape of a bot's token; take it from the developer portal")
        yield unknown("Discord", "not asked: the token cannot be one")
        return
    yield good("token", f"has the shape of one, of the application {application}")
    yield await ask(token)


def pictures() -> Finding:
    """Whether fonts and card pictures are there."""
    missing = [name for name in coverage() if not (FONTS / name).is_file()]
    if missing:
        return bad("pictures", f"fonts are missing: {', '.join(missing)}; install the program again")
    try:
        for card in DECK:
            emoji_png(card)
    except OSError as error:
        return bad("pictures", f"cannot be drawn: {error}")
    return good("pictures", f"{len(coverage())} fonts and {len(DECK)} cards can be drawn")


def application_of(token: str) -> int | None:
    """The id of the application that a token is for; None if it has not the shape of a token."""
    shaped = SHAPE.fullmatch(token)
    if shaped is None:
        return None
    try:
        told = base64.urlsafe_b64decode(shaped[1] + "=" * (-len(shaped[1]) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(told) if told.isdecimal() else None


async def ask(token: str) -> Finding:
    """What Discord says to this token. It is not connected to: a running bot does not notice."""
    async with discord.Client(intents=INTENTS) as client:
        try:
            async with asyncio.timeout(ASKING):
                await client.login(token)
                application = await client.application_info()
        except discord.LoginFailure:
            return bad("Discord", "does not accept DISCORD_TOKEN; take a new one from the developer portal")
        except (discord.HTTPException, *BROKEN) as error:
            return unknown("Discord", f"not asked: it cannot be reached ({str(error) or type(error).__name__})")
        return good("Discord", f"knows {client.user}, application {application.name}; needs no privileged intent")
