"""The sandbox's own tests stand on this: four people in a guild with a channel, and the tiny bot connected."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.sandbox import TOKEN, Channel, Guild, Message, Person, Sandbox
from tests.wire.sandbox_bot import Bot


@dataclass(frozen=True, slots=True)
class Stage:
    """A connected bot and the people who use it."""

    sandbox: Sandbox
    guild: Guild
    channel: Channel
    people: tuple[Person, ...]
    bot: Bot

    async def table(self) -> Message:
        """The message that `/play start` answers with."""
        return await self.people[0].slash(self.channel, "play start").shown()


@asynccontextmanager
async def staged(sandbox: Sandbox, *, heartbeat_timeout: float = 60.0) -> AsyncGenerator[Stage, None]:
    """Set the stage, connect the bot, and see it off afterwards; a connection may be silent for `heartbeat_timeout`."""
    guild = sandbox.world.add_guild("Club")
    channel = sandbox.world.add_channel(guild, "table")
    people: list[Person] = []
    for name, locale in (("North", "ko"), ("East", "de"), ("South", "en-US"), ("West", "en-US")):
        user = sandbox.world.add_user(name, locale=locale)
        sandbox.world.join(guild, user)
        people.append(sandbox.person(user))
    bot = Bot(heartbeat_timeout=heartbeat_timeout)
    running = asyncio.create_task(bot.start(TOKEN))
    try:
        async with asyncio.timeout(5):
            await sandbox.gateway.ready.wait()
            await bot.wait_until_ready()
        yield Stage(sandbox, guild, channel, tuple(people), bot)
    finally:
        await bot.close()
        await running
