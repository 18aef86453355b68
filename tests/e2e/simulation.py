"""The real bot in a strict simulation of the platform, in process: one guild, one channel, people by name.

Every act is settled before the next; edits that keep their distance are brought
on by virtual time, deadlines by the clock in the test's hand.
"""

from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, final

import pytest
import simcord

from bot.app import TichuClient
from bot.settings import Settings
from data.database import Database
from tests.e2e.sim_client import AFTER, SimClient
from tests.manual_clock import ManualClock
from tests.spy import Spy
from tests.stacked import Dealer, Round
from tests.table_driver import Table

PEOPLE: Final = ("Amsel", "Biber", "Clover", "Dahlia")
"""Who plays, by seat."""
STRANGER: Final = "Elster"
LATER: Final = 1e9
"""Seconds; no test lasts so long."""


@final
class Simulation:
    """A running bot and the people around it; made by `simulated`."""

    def __init__(self, path: Path, rounds: Iterable[Round], settings: Settings) -> None:
        self.path: Final = path
        self.clock: Final = ManualClock()
        self.spy: Final = Spy()
        self.shuffle: Final = Dealer(rounds, self.spy.dealt)
        self._settings = settings
        self._database: Database | None = None
        self._client: TichuClient | None = None
        self._env: simcord.Env | None = None
        self._people: tuple[SimClient, ...] = ()

    @property
    def env(self) -> simcord.Env:
        """The simulated platform."""
        if self._env is None:
            raise RuntimeError("not begun")
        return self._env

    @property
    def people(self) -> tuple[SimClient, ...]:
        """The four players, by seat."""
        return self._people[:-1]

    @property
    def stranger(self) -> SimClient:
        """Somebody in the channel who does not play."""
        return self._people[-1]

    @property
    def channel(self) -> simcord.ChannelHandle:
        """Where all of it happens."""
        return self.people[0].channel

    def table(self) -> Table:
        """The driver of the four people; their hands have to follow by themselves."""
        return Table(self.people, spy=self.spy, clock=self.time_runs_out, hands_follow=True)

    async def time_runs_out(self) -> None:
        """Let the next deadline ring, and everything follow."""
        self.clock.run_out()
        await self.settle()

    async def settle(self) -> None:
        """Let everything that is under way come to its end."""
        await self.env.advance_time(AFTER)

    async def restart(self) -> None:
        """Stop the bot in good order and start another on the same database."""
        await self.end()
        await self.env.restart_bot(await self._make())
        await self.settle()

    async def begin(self) -> None:
        """Start the platform and the bot, and let everybody come in."""
        self._env = env = simcord.Env(await self._make(), shard_count=1)
        # Nothing here looks at pictures of cards; without the list of emojis buttons have text alone.
        env.inject_error("GET", "/applications/*/emojis", times=None)
        await env.start()
        guild = env.create_guild("Club")
        channel = guild.create_text_channel("tichu")
        self._people = tuple(
            SimClient(env, guild.add_member(env.create_user(name)), channel) for name in (*PEOPLE, STRANGER)
        )

    async def end(self) -> None:
        """Close the bot and its database."""
        if self._client is not None:
            await self._client.close()
        if self._database is not None:
            await self._database.close()

    async def _make(self) -> TichuClient:
        self._database = await Database.open(self.path)
        self._client = TichuClient(
            self._database, self._settings, now=self.clock.now, clock=self.clock, shuffle=self.shuffle
        )
        return self._client


@asynccontextmanager
async def simulated(path: Path, rounds: Iterable[Round]) -> AsyncGenerator[Simulation]:
    """A simulation with a bot that deals these rounds and whose bot players act at once."""
    simulation = Simulation(path, rounds, Settings.model_construct(think_seconds=0.0, clicks_per_second=0.0))
    try:
        with pytest.MonkeyPatch.context() as patch:
            # Puzzles are made in a thread, in as long as it takes; virtual time would be over before.
            patch.setattr("bot.coach.puzzles.AFTER_START", LATER)
            await simulation.begin()
            with simulation.env.time_context():
                yield simulation
            await simulation.env.shutdown()
    finally:
        # The simulation never closes a bot, and an open database keeps its threads.
        await simulation.end()
    simulation.env.raise_errors()
