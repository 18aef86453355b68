"""The Discord client: connects, keeps the commands in step, and hands every interaction to where it is answered."""

import asyncio
import hashlib
import json
import logging
import random
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, cast

import discord
from discord import app_commands

from bot.answers import Ages, age_of, answering, hurry, note_mentions, note_waited, remember, say
from bot.clock import Clock
from bot.commands import commands
from bot.features import Features
from bot.housekeeping import Housekeeping
from bot.limits import Allowance, cost_of
from bot.managing.commands import managing
from bot.matches.match import Shuffle
from bot.preferences import Choices
from bot.router import Router
from bot.services import Services
from bot.settings import Settings
from bot.staging.emojis import AppEmojis
from bot.staging.mentions import Mentions
from bot.staging.pictures import Pictures
from bot.staging.stage import Stage
from bot.standings.commands import stats_menu
from bot.standings.reckoning import catch_up
from bot.tables.departures import Departures
from bot.tables.rooms import Rooms
from bot.thinking import Thinking
from bot.tokens import Tokens
from bot.translation import Translator
from bot.validation import is_valid
from data.database import Database
from data.days import Days
from data.duplicates import Duplicates
from data.feats import Feats
from data.journal import Journal
from data.marks import Marks
from data.memory import Memory
from data.open_hands import OpenHands
from data.preferences import Preferences
from data.ratings import Ratings
from data.results import Results
from data.tables import Tables
from render.emoji import drawings

log = logging.getLogger(__name__)

# The bot has no voice; the library would warn about it at every start.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

LAST_WORDS: Final = 4.0
"""Seconds that messages under way get when the process ends."""
LAST_ANSWERS: Final = 1.5
"""Seconds after those for clicks that came meanwhile."""
GOODBYE: Final = 1.5
"""Seconds for disconnecting. With the rest of closing all of it stays under eight."""
COMMANDS_MARK: Final = "commands"
DEALER: Final = random.SystemRandom()


class Commands(app_commands.CommandTree["TichuClient"]):
    """The slash commands' way in."""

    async def interaction_check(self, interaction: discord.Interaction["TichuClient"], /) -> bool:
        """Whether the command is to be carried out."""
        if not await self.client.accepts(interaction):
            return False
        if interaction.type is discord.InteractionType.application_command and not is_valid(interaction):
            async with answering(interaction):
                await say(interaction, "reply-error")
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction["TichuClient"], error: app_commands.AppCommandError, /
    ) -> None:
        """A command that the bot no longer has, or not in this form, is answered too."""
        async with answering(interaction):
            raise error


class TichuClient(discord.AutoShardedClient):
    """The bot. What depends on time and chance is given, so that tests can."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        *,
        now: Callable[[], float] = time.time,
        clock: Clock | None = None,
        shuffle: Shuffle = DEALER.shuffle,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = Commands(self)
        self.card_emojis = AppEmojis()
        self.pictures = Pictures()
        self.mentions = Mentions()
        self._marks = Marks(database)
        self._clock = clock or Clock(now)
        self.thinking = Thinking()
        services = Services(
            stage=Stage(self, self.pictures, self.card_emojis, self.mentions),
            journal=Journal(database),
            tables=Tables(database),
            results=Results(database),
            ratings=Ratings(database),
            marks=self._marks,
            choices=Choices(Preferences(database)),
            tokens=Tokens(OpenHands(database), now),
            memory=Memory(database),
            days=Days(database),
            feats=Feats(database),
            duplicates=Duplicates(database),
            clock=self._clock,
            thinking=self.thinking,
            settings=settings,
            now=now,
            shuffle=shuffle,
        )
        self.rooms = Rooms(services)
        self._catch_up = partial(catch_up, services)
        preferences = Preferences(database)
        self._choices = services.choices
        self._features = Features.over(self.rooms, services, database)
        self.organiser = self._features.organiser
        self._departures = Departures(self.rooms, preferences, now)
        forget = self._features.privacy.forget
        self._housekeeping = Housekeeping(database, settings, now, forget=forget)
        self._router = Router(self.rooms, self._features)
        self._ages = Ages()
        self._allowance = Allowance(settings.clicks_per_second, time.monotonic)
        self._ending: asyncio.Task[None] | None = None
        self._answering: dict[asyncio.Task[object], discord.Interaction] = {}
        self._background: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        """Before the gateway: commands, emojis, and every open table taken up again."""
        await self.tree.set_translator(Translator())
        self.add_commands()
        await self._sync_commands()
        await self._housekeeping.prepare()
        running = await self.rooms.resume()
        await self.organiser.resume()
        if running:
            log.info("matches resumed: %d", running)
        cards = drawings()
        beside = self._housekeeping.run(), self._features.puzzles.make_ahead(), self._catch_up()
        for work in (self.card_emojis.stock(self, cards), *beside):
            task = asyncio.create_task(work)
            self._background.add(task)
            task.add_done_callback(self._background.discard)

    def add_commands(self) -> None:
        """Fill the tree with all that people can call."""
        self.tree.add_command(commands(self.rooms, self._features))
        self.tree.add_command(managing(self._features.configuration, self._features.voiding, self.rooms))
        self.tree.add_command(stats_menu(self._features.profiles))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a click. Commands are dispatched by their tree."""
        if interaction.type is discord.InteractionType.component and await self.accepts(interaction):
            async with answering(interaction):
                await self._router.click(interaction, *pressed(interaction))

    async def accepts(self, interaction: discord.Interaction) -> bool:
        """Whether to act on an interaction: it is not too late, and not one too many. The task is its own."""
        if (waited := self._ages.waited(age_of(interaction))) is None:
            return False
        note_waited(interaction, waited)
        if (task := asyncio.current_task()) is not None:
            self._answering[task] = interaction
            task.add_done_callback(self._answering.pop)
        note_mentions(interaction, self.mentions)
        remember(interaction, await self._choices.meet(interaction.user.id, str(interaction.locale)))
        if self._ending is not None:
            refused = "reply-stopping"
        elif not self._allowance.take(interaction.user.id, cost_of(interaction)):
            refused = "reply-too-fast"
        else:
            return True
        if interaction.type is not discord.InteractionType.autocomplete:  # there is no saying anything to who types
            async with answering(interaction):
                await say(interaction, refused)
        return False

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot."""
        self._departures.guild_came(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has sent the bot away; the library tells an outage otherwise."""
        self._departures.guild_left(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted; of its threads the library tells by themselves."""
        self._departures.channel_left(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted, or its channel with it."""
        self._departures.channel_left(payload.thread_id)

    async def on_ready(self) -> None:
        """Say that the bot can be used, and look who has left while it could not."""
        self._departures.take_stock([guild.id for guild in self.guilds])
        log.info("ready as %s with %d tables", self.user, len(self.rooms))

    async def close(self) -> None:
        """Stop taking acts, let what is under way finish, and disconnect. The database is its opener's to close."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        self.rooms.stop()
        self.organiser.stop()
        self._departures.stop()
        for task in self._background:
            task.cancel()
        for interaction in self._answering.values():
            hurry(interaction)
        try:
            async with asyncio.timeout(LAST_WORDS):
                while self._answering:
                    await asyncio.wait(self._answering)
                await self.rooms.settle()
                await self.organiser.settle()
                await self._features.privacy.settle()
                await self._departures.settle()
        except TimeoutError:
            log.warning("some messages were not brought up to date; they will be at the next start")
        if self._answering:
            await asyncio.wait(self._answering, timeout=LAST_ANSWERS)
        self._features.puzzles.stop()
        self._clock.close()
        await self.thinking.close()
        try:
            async with asyncio.timeout(GOODBYE):
                await super().close()
        except TimeoutError:
            log.warning("Discord did not say goodbye")
        self.pictures.close()

    async def _sync_commands(self) -> None:
        """Send the commands to Discord only when they differ from those sent last; their ids are kept with that."""
        translator = self.tree.translator
        payload = [
            command.to_dict(self.tree)
            if translator is None
            else await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        mark = f"{self.application_id}:{digest}:"
        known = await self._marks.get(COMMANDS_MARK)
        if known is None or not known.startswith(mark):
            synced = await self.tree.sync()
            slash = [one for one in synced if one.type is discord.AppCommandType.chat_input]
            known = mark + json.dumps({command.name: command.id for command in slash})
            await self._marks.set(COMMANDS_MARK, known)
        self.mentions.learn(payload, json.loads(known.removeprefix(mark)))


def pressed(interaction: discord.Interaction) -> tuple[str, tuple[str, ...]]:
    """The custom_id of the component that was used, and the values chosen if it is a menu."""
    data = cast("Mapping[str, object]", interaction.data or {})
    return str(data.get("custom_id", "")), tuple(map(str, cast("list[object]", data.get("values", []))))
