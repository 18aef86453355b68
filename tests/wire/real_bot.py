"""The real bot in a sandbox, over HTTP and WebSocket, with its database in a file and its time in the test's hand."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from bot.app import TichuClient
from bot.matches.match import Shuffle
from bot.sandbox import TOKEN, Channel, Guild, Sandbox
from bot.sandbox.places import ApplicationEmoji
from bot.settings import Settings
from data.database import Database
from render.emoji import drawings
from tests.manual_clock import ManualClock
from tests.spy import Spy
from tests.stacked import Dealer, Round
from tests.table_driver import Table
from tests.wire.wire_client import WireClient, screen_of

PEOPLE: Final = (("Amsel", "ko"), ("Biber", "de"), ("Clover", "en-US"), ("Dahlia", "en-GB"))
"""Who plays, by seat, and in which language their client is."""
STRANGER: Final = "Elster"
CALM: Final = Settings.model_construct(think_seconds=0.0, ping_seconds=0.0, clicks_per_second=0.0)


@dataclass(frozen=True, slots=True)
class Club:
    """A guild with one channel, four people and a stranger; the bot comes and goes."""

    sandbox: Sandbox
    guild: Guild
    channel: Channel
    people: tuple[WireClient, ...]
    stranger: WireClient
    path: Path
    clock: ManualClock
    spy: Spy

    def dealer(self, rounds: Sequence[Round], told: Callable[[Round], None] = lambda _: None) -> Dealer:
        """A dealer of these rounds, of whom the spy knows."""

        def tell(round_: Round) -> None:
            self.spy.dealt(round_)
            told(round_)

        return Dealer(rounds, tell)

    def table(self) -> Table:
        """The driver of these four people."""

        async def run_out() -> None:
            self.clock.run_out()

        return Table(self.people, spy=self.spy, clock=run_out)

    @asynccontextmanager
    async def bot(self, shuffle: Shuffle, settings: Settings = CALM) -> AsyncGenerator[TichuClient]:
        """The bot, connected; closed in good order afterwards."""
        self.sandbox.gateway.ready.clear()
        async with (
            await Database.open(self.path) as database,
            TichuClient(database, settings, now=self.clock.now, clock=self.clock, shuffle=shuffle) as client,
        ):
            running = asyncio.create_task(client.start(TOKEN))
            async with asyncio.timeout(10):
                await self.sandbox.gateway.ready.wait()
            yield client
            await client.close()
            await running


def club(sandbox: Sandbox, path: Path, people: Sequence[tuple[str, str]] = PEOPLE) -> Club:
    """Everybody at their place, and a spy behind everybody's back."""
    world = sandbox.world
    guild = world.add_guild("Club")
    channel = world.add_channel(guild, "tichu")
    # The bot finds its emojis; making them takes it half a minute, beside people's clicks.
    for name in drawings():
        emoji = ApplicationEmoji(world.clock.snowflake(), name, world.bot)
        world.emojis[emoji.id] = emoji
    clients: list[WireClient] = []
    for name, locale in (*people, (STRANGER, "en-US")):
        user = world.add_user(name, locale=locale)
        world.join(guild, user)
        clients.append(WireClient(sandbox.person(user), channel))
    spy = Spy()
    seats = {client.person.user.id: seat for seat, client in enumerate(clients[:-1])}

    def look(channel_id: int) -> None:
        channel = world.channels.get(channel_id)
        recipient = None if channel is None or channel.recipient is None else channel.recipient.id
        for message in world.messages(channel_id):
            reader, screen = message.only_for or recipient, screen_of(message)
            # Direct messages are as private as those that one person alone sees in a channel.
            spy.look(None if reader is None else seats.get(reader), replace(screen, private=reader is not None))

    world.on_change.append(look)
    return Club(sandbox, guild, channel, tuple(clients[:-1]), clients[-1], path, ManualClock(), spy)
