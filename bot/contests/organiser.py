"""Organises the play of the same decks at two tables: answers `/tichu duplicate` and its buttons, looks on."""

import asyncio
from functools import partial
from typing import Final

import discord

from bot.answers import nod, permitted, person_of, say, speech_of
from bot.contests.contest import Contest
from bot.contests.duplicate import Agreed, Gathering, compared, sit, stand
from bot.contests.panel import Shown, comparison_panel
from bot.gathering.lobby import No
from bot.gathering.terms import GAME
from bot.preferences import existing
from bot.replies.closing import may_end
from bot.replies.opening import allows, send_elsewhere
from bot.services import Services
from bot.speech import Speech
from bot.staging.panel import Panel
from bot.staging.threads import NEEDED, ground_of
from bot.tables.room import Room
from bot.tables.room_panel import link_of
from bot.tables.rooms import Rooms, new_id
from bot.wire import Click, whole
from data.duplicates import State, StoredDuplicate
from data.preferences import Preferences


class Organiser:
    """The contests of this process. What answers raises StoreError and the library's HTTPException."""

    def __init__(self, rooms: Rooms, services: Services, preferences: Preferences) -> None:
        self._rooms = rooms
        self._services = services
        self._preferences = preferences
        self._on: dict[str, Contest] = {}
        self._leaving: Final[set[asyncio.Task[bool]]] = set()
        rooms.watch(self._follow)

    async def open(self, interaction: discord.Interaction, agreed: Agreed) -> None:
        """Let people gather for two tables, or show how those stand that are on here."""
        guild, channel, user = interaction.guild_id, interaction.channel_id, interaction.user.id
        if guild is None or channel is None:
            await say(interaction, "reply-guild-only")
            return
        if (here := self._here(channel)) is not None:
            await self._services.stage.whisper(interaction, _standing(here, speech_of(interaction)))
            return
        own = next((one for one in self._on.values() if one.told.now.host == user), None)
        if own is not None:
            await say(interaction, "duplicate-there", link=link_of(own.guild, own.channel, own.message))
            return
        server = existing(await self._preferences.of_guild(guild), interaction.guild)
        if not allows(server, interaction.channel, channel):
            await send_elsewhere(interaction, server)
        elif await self._has_room(interaction, agreed, channel) and await permitted(interaction):
            locale = server.locale or speech_of(interaction).locale
            contest = await self._create(interaction, agreed, guild, channel, locale)
            await contest.announce(interaction)

    async def click(self, interaction: discord.Interaction, click: Click, _values: tuple[str, ...]) -> None:
        """Answer a click on a button of a contest, however old."""
        name, _, place = click.argument.partition(".")
        contest = self._on.get(name)
        if click.verb == "compare":
            await self._compare(interaction, name)
            return
        if contest is None or contest.guild != interaction.guild_id:
            await say(interaction, "duplicate-gone")
            return
        user = interaction.user.id
        refused: No | None
        match click.verb:
            case "sit":
                person = person_of(interaction.user)
                refused = await contest.change(lambda now: sit(now, person, whole(place)))
            case "stand":
                refused = await contest.change(partial(_stood, user=user))
            case "begin":
                refused = await contest.begin(user)
            case "cancel":
                allowed = may_end(interaction, contest.told.now.host)
                refused = await contest.cancel() if allowed else No.HOST_ONLY
            case _:
                await say(interaction, "reply-old-button")
                return
        await (nod(interaction) if refused is None else say(interaction, f"lobby-no-{refused}"))

    async def forget(self, user: int) -> None:
        """Name somebody nowhere any more. Raises StoreError."""
        for contest in tuple(self._on.values()):
            await contest.forget(partial(_stood, user=user))

    async def resume(self) -> None:
        """Take up every contest of the store, once the tables have been taken up. Raises StoreError."""
        for stored in await self._services.duplicates.unfinished():
            await self._keep(stored).resume()

    async def settle(self) -> None:
        """Wait until nothing is under way, those included that are over just now."""
        while any([await contest.settle() for contest in tuple(self._on.values())]):
            pass
        if self._leaving:
            await asyncio.wait(self._leaving)

    def stop(self) -> None:
        """The process ends: no contest acts by itself any more."""
        for contest in self._on.values():
            contest.stop()

    def _here(self, channel: int) -> Contest | None:
        return next((one for one in self._on.values() if channel in one.channels), None)

    async def _has_room(self, interaction: discord.Interaction, agreed: Agreed, channel: int) -> bool:
        """Whether both tables have a place; if not, who asked is told what is missing."""
        if agreed.other:
            taken = agreed.other == channel or any(map(self._rooms.in_channel, (channel, agreed.other)))
            if taken:
                await say(interaction, "duplicate-channel-taken")
            return not taken
        if ground_of(interaction.channel) is None:
            await say(interaction, "duplicate-no-threads")
            return False
        return await permitted(interaction, NEEDED, "duplicate-not-permitted")

    async def _create(
        self, interaction: discord.Interaction, agreed: Agreed, guild: int, channel: int, locale: str
    ) -> Contest:
        """A contest in which its host has the first place."""
        host = person_of(interaction.user)
        seated = sit(Gathering(host.user, agreed), host, 0)
        stored = StoredDuplicate(
            id=new_id(),
            game=GAME,
            guild=guild,
            channel=channel,
            host=host.user,
            locale=locale,
            settings=agreed.text,
            created=self._services.now(),
            seats=seated.placed if isinstance(seated, Gathering) else (),
        )
        await self._services.duplicates.create(stored)
        return self._keep(stored)

    async def _compare(self, interaction: discord.Interaction, name: str) -> None:
        """How a contest stands, also one that is over."""
        stored = await self._services.duplicates.get(name)
        if stored is None or stored.guild != interaction.guild_id:
            await say(interaction, "duplicate-gone")
            return
        told = Shown.of(stored, rounds=compared(await self._services.duplicates.scores(name)))
        await self._services.stage.whisper(interaction, comparison_panel(told, speech_of(interaction)))

    def _keep(self, stored: StoredDuplicate) -> Contest:
        contest = self._on[stored.id] = Contest(stored, self._services, self._rooms, self._left)
        return contest

    def _left(self, contest: Contest) -> None:
        """It is over: nobody finds it any more, but its last messages are still on their way."""
        self._on.pop(contest.id, None)
        task = asyncio.create_task(contest.settle())
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    def _follow(self, room: Room) -> None:
        if (contest := self._on.get(room.lobby.terms.duplicate)) is not None:
            contest.follow(room)


def _standing(contest: Contest, speech: Speech) -> Panel:
    """How a contest stands; while people gather, the way to where they do."""
    if contest.told.state is State.GATHERING:
        return Panel(speech("duplicate-there", link=link_of(contest.guild, contest.channel, contest.message)))
    return comparison_panel(contest.told, speech)


def _stood(now: Gathering, *, user: int) -> Gathering | No:
    return stand(now, user)
