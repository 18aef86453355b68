"""A client that only has a stage: it plays no game, and keeps the clicks that arrive for the test to answer."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord

from bot.sandbox import TOKEN, Channel, Guild, Interaction, Message, Person, Sandbox
from bot.staging.emojis import AppEmojis
from bot.staging.mentions import Mentions
from bot.staging.panel import Button, Panel
from bot.staging.pictures import Pictures
from bot.staging.stage import Stage
from render.scene import Backdrop, Scene


class Client(discord.AutoShardedClient):
    """Connected as the bot is."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            guild_ready_timeout=0.05,
        )
        self.clicks: asyncio.Queue[discord.Interaction] = asyncio.Queue()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Keep the click."""
        self.clicks.put_nowait(interaction)


@dataclass(frozen=True, slots=True)
class Theatre:
    """A stage in a sandbox, with one person in front of it."""

    sandbox: Sandbox
    guild: Guild
    channel: Channel
    person: Person
    client: Client
    stage: Stage
    pictures: Pictures

    @property
    def messages(self) -> tuple[Message, ...]:
        """What stands in the channel, what one person alone sees included."""
        return self.sandbox.world.messages(self.channel.id)

    @property
    def texts(self) -> list[str]:
        """The messages' texts, oldest first."""
        return [message.content for message in self.messages]

    async def clicked(self, message: Message, button: str = "Press") -> tuple[Interaction, discord.Interaction]:
        """Press a button; the click as its person and as the bot knows it."""
        used = self.person.click(message, button)
        async with asyncio.timeout(3):
            return used, await self.client.clicks.get()

    async def until(self, *texts: str) -> None:
        """Wait until the channel holds exactly these messages."""
        await self.sandbox.world.until(lambda: self.texts == list(texts))


def panel(text: str, colour: str | None = None) -> Panel:
    """A panel with one button; with a colour it has a picture."""
    scene = None if colour is None else Scene(Backdrop(60, 40, colour), ())
    return Panel(text, ((Button("t1:abc:0:press:", "Press"),),), scene, f"A picture: {text}")


@asynccontextmanager
async def theatre(sandbox: Sandbox) -> AsyncGenerator[Theatre]:
    """Open the theatre, and close it afterwards."""
    world = sandbox.world
    guild = world.add_guild("Club")
    channel = world.add_channel(guild, "stage")
    user = world.add_user("North", locale="en-US")
    world.join(guild, user)
    client, pictures = Client(), Pictures()
    async with client:
        running = asyncio.create_task(client.start(TOKEN))
        async with asyncio.timeout(10):
            await client.wait_until_ready()
        stage = Stage(client, pictures, AppEmojis(), Mentions())
        yield Theatre(sandbox, guild, channel, sandbox.person(user), client, stage, pictures)
        await client.close()
        await running
    pictures.close()
