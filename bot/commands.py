"""The slash commands: what each takes and which answer it gives. Three lines each; the work is done elsewhere."""

from typing import Final

import discord
from discord import app_commands

from bot.answers import answering, permitted, say, say_text, speech_of
from bot.games.tichu_rulebook import Topic
from bot.games.tichu_rulebook import rules as rules_on
from bot.games.tichu_tutorial import LAST
from bot.lobby_panel import confirm_panel
from bot.mine import mine_text
from bot.room import Room
from bot.rooms import Rooms
from bot.router import answer_question, ask_to_leave, may_end, person_of, show_hand, show_help
from bot.terms import Pace, Terms
from bot.translation import text
from bot.tutorial import Tutorials
from data.errors import ChannelTakenError

CLOCKS: Final = [app_commands.Choice(name=text(f"choice-clock-{pace}"), value=pace.value) for pace in Pace]
TOPIC_CHOICES: Final = [app_commands.Choice(name=text(f"rules-{topic}-title"), value=topic.value) for topic in Topic]


def commands(rooms: Rooms, tutorials: Tutorials) -> app_commands.Group:
    """`/tichu` and all that is under it."""
    group = app_commands.Group(
        name=text("command-tichu-name"), description=text("command-tichu-description"), guild_only=True
    )

    @group.command(name=text("command-start-name"), description=text("command-start-description"))
    @app_commands.rename(
        target=text("option-target-name"), bots=text("option-bots-name"), clock=text("option-clock-name")
    )
    @app_commands.describe(
        target=text("option-target-description"),
        bots=text("option-bots-description"),
        clock=text("option-clock-description"),
    )
    @app_commands.choices(clock=CLOCKS)
    async def start(
        interaction: discord.Interaction,
        target: app_commands.Range[int, 100, 10_000] = 1000,
        bots: app_commands.Range[int, 0, 3] = 0,
        clock: str = Pace.RELAXED.value,
    ) -> None:
        async with answering(interaction):
            await open_table(interaction, rooms, Terms(target, Pace(clock)), bots)

    @group.command(name=text("command-hand-name"), description=text("command-hand-description"))
    async def hand(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            if room := await _room(interaction, rooms):
                await show_hand(interaction, room)

    @group.command(name=text("command-board-name"), description=text("command-board-description"))
    async def board(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            if (room := await _room(interaction, rooms)) and await permitted(interaction):
                room.repost()
                await say(interaction, "reply-board-shown")

    @group.command(name=text("command-mine-name"), description=text("command-mine-description"))
    async def mine(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            user = interaction.user.id
            await say_text(interaction, mine_text(rooms.of(user), user, speech_of(interaction)))

    @group.command(name=text("command-leave-name"), description=text("command-leave-description"))
    async def leave(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            if room := await _room(interaction, rooms):
                await ask_to_leave(interaction, room)

    @group.command(name=text("command-end-name"), description=text("command-end-description"))
    async def end(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            if room := await _room(interaction, rooms):
                await _ask_to_end(interaction, room)

    @group.command(name=text("command-rules-name"), description=text("command-rules-description"))
    @app_commands.rename(topic=text("option-topic-name"))
    @app_commands.describe(topic=text("option-topic-description"))
    @app_commands.choices(topic=TOPIC_CHOICES)
    async def rules(interaction: discord.Interaction, topic: str = Topic.GOAL.value) -> None:
        async with answering(interaction):
            await say_text(interaction, rules_on(speech_of(interaction), Topic(topic)))

    @group.command(name=text("command-tutorial-name"), description=text("command-tutorial-description"))
    @app_commands.rename(step=text("option-step-name"))
    @app_commands.describe(step=text("option-step-description"))
    async def tutorial(interaction: discord.Interaction, step: app_commands.Range[int, 1, LAST] | None = None) -> None:
        async with answering(interaction):
            await tutorials.open(interaction, step)

    @group.command(name=text("command-help-name"), description=text("command-help-description"))
    async def help_(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await show_help(interaction)

    add_questions(group, rooms)
    return group


def add_questions(group: app_commands.Group, rooms: Rooms) -> None:
    """What anybody may ask about the table of a channel."""

    @group.command(name=text("command-scores-name"), description=text("command-scores-description"))
    async def scores(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            if room := await _room(interaction, rooms):
                await answer_question(interaction, room, "scores")

    @group.command(name=text("command-verify-name"), description=text("command-verify-description"))
    @app_commands.rename(number=text("option-round-name"))
    @app_commands.describe(number=text("option-round-description"))
    async def verify(interaction: discord.Interaction, number: app_commands.Range[int, 1, 999] | None = None) -> None:
        async with answering(interaction):
            if room := await _room(interaction, rooms):
                await answer_question(interaction, room, "verify", "" if number is None else str(number))


async def open_table(interaction: discord.Interaction, rooms: Rooms, terms: Terms, bots: int) -> None:
    """Open a table where the command was given; with three bots nobody is missing and the match begins."""
    guild, channel = interaction.guild_id, interaction.channel_id
    if guild is None or channel is None:
        await say(interaction, "reply-guild-only")
        return
    if (there := rooms.in_channel(channel)) is not None:
        await _point_to(interaction, there)
        return
    if not await permitted(interaction):
        return
    host = person_of(interaction.user)
    try:
        room = await rooms.open(
            host, guild=guild, channel=channel, locale=str(interaction.locale), terms=terms, bots=bots
        )
    except ChannelTakenError:
        await say(interaction, "reply-table-exists-here")
        return
    await room.announce(interaction)
    if not room.lobby.free:
        await room.start(host.user)


async def _room(interaction: discord.Interaction, rooms: Rooms) -> Room | None:
    room = None if interaction.channel_id is None else rooms.in_channel(interaction.channel_id)
    if room is None:
        await say(interaction, "reply-no-table")
    return room


async def _point_to(interaction: discord.Interaction, room: Room) -> None:
    if (message := room.board_message) is None:
        await say(interaction, "reply-table-exists-here")
    else:
        link = f"https://discord.com/channels/{room.guild}/{room.channel}/{message}"
        await say(interaction, "reply-table-exists", link=link)


async def _ask_to_end(interaction: discord.Interaction, room: Room) -> None:
    if not may_end(interaction, room):
        await say(interaction, "reply-end-not-allowed")
        return
    speech = speech_of(interaction)
    await room.whisper(
        interaction, confirm_panel(speech("reply-end-confirm"), room.id, "end_yes", speech("reply-end-yes"))
    )
