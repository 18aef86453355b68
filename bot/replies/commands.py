"""The slash commands about a table, from opening it to closing it."""

from typing import Final

import discord
from discord import app_commands

from bot.answers import answering, permitted, say
from bot.gathering.terms import LEAST_TARGET, MOST_TARGET, Pace
from bot.replies.closing import ask_to_end, ask_to_free
from bot.replies.here import table_here
from bot.replies.opening import Opener, Wish
from bot.replies.playing import answer_question, ask_to_leave, show_hand, show_help
from bot.sitters import Level
from bot.tables.rooms import Rooms
from bot.translation import text

CLOCKS: Final = [app_commands.Choice(name=text(f"choice-clock-{pace}"), value=pace.value) for pace in Pace]
MODES: Final = [app_commands.Choice(name=text(f"choice-mode-{mode}"), value=mode) for mode in ("rated", "casual")]
LEVELS: Final = [app_commands.Choice(name=text(f"choice-level-{level}"), value=level.value) for level in Level]
ACCESS: Final = [app_commands.Choice(name=text(f"choice-access-{who}"), value=who) for who in ("open", "invited")]
INVITED: Final = ("invite1", "invite2", "invite3")
"""The options of `/tichu start` that name a guest."""


def add_tables(group: app_commands.Group, opener: Opener, rooms: Rooms) -> None:
    """Add them to `/tichu`."""
    add_opening(group, opener)

    @group.command(name=text("command-hand-name"), description=text("command-hand-description"))
    async def hand(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            if room := await table_here(interaction, rooms):
                await show_hand(interaction, room)

    @group.command(name=text("command-board-name"), description=text("command-board-description"))
    async def board(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            if (room := await table_here(interaction, rooms)) and await permitted(interaction):
                room.repost()
                await say(interaction, "reply-board-shown")

    @group.command(name=text("command-leave-name"), description=text("command-leave-description"))
    async def leave(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            if room := await table_here(interaction, rooms):
                await ask_to_leave(interaction, room)

    @group.command(name=text("command-end-name"), description=text("command-end-description"))
    async def end(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            if left := rooms.unreadable.in_channel(interaction.channel_id):
                await ask_to_free(interaction, left, rooms)
            elif room := await table_here(interaction, rooms):
                await ask_to_end(interaction, room)

    @group.command(name=text("command-help-name"), description=text("command-help-description"))
    async def help_(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await show_help(interaction, rooms.in_channel(interaction.channel_id))

    @group.command(name=text("command-scores-name"), description=text("command-scores-description"))
    async def scores(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            if room := await table_here(interaction, rooms, otherwise="reply-no-table-past"):
                await answer_question(interaction, rooms, room, "scores")

    @group.command(name=text("command-verify-name"), description=text("command-verify-description"))
    @app_commands.rename(number=text("option-round-name"))
    @app_commands.describe(number=text("option-round-description"))
    async def verify(interaction: discord.Interaction, number: app_commands.Range[int, 1, 999] | None = None) -> None:
        async with answering(interaction):
            if room := await table_here(interaction, rooms, otherwise="reply-no-table-verify"):
                await answer_question(interaction, rooms, room, "verify", "" if number is None else str(number))


def add_opening(group: app_commands.Group, opener: Opener) -> None:
    """What opens a table."""

    @group.command(name=text("command-start-name"), description=text("command-start-description"))
    @app_commands.rename(
        target=text("option-target-name"),
        clock=text("option-clock-name"),
        mode=text("option-mode-name"),
        bots=text("option-bots-name"),
        level=text("option-level-name"),
        access=text("option-access-name"),
        **{name: text(f"option-{name}-name") for name in INVITED},
    )
    @app_commands.describe(
        target=text("option-target-description"),
        clock=text("option-clock-description"),
        mode=text("option-mode-description"),
        bots=text("option-bots-description"),
        level=text("option-level-description"),
        access=text("option-access-description"),
        **{name: text(f"option-{name}-description") for name in INVITED},
    )
    @app_commands.choices(clock=CLOCKS, mode=MODES, level=LEVELS, access=ACCESS)
    async def start(
        interaction: discord.Interaction,
        *,
        target: app_commands.Range[int, LEAST_TARGET, MOST_TARGET] | None = None,
        clock: str | None = None,
        mode: str | None = None,
        bots: app_commands.Range[int, 0, 3] = 0,
        level: str = Level.NORMAL.value,
        access: str | None = None,
        invite1: discord.User | None = None,
        invite2: discord.User | None = None,
        invite3: discord.User | None = None,
    ) -> None:
        wish = Wish(
            target=target,
            pace=None if clock is None else Pace(clock),
            casual=None if mode is None else mode == "casual",
            bots=bots,
            level=Level(level),
            is_invited=None if access is None else access == "invited",
            guests=tuple(user for user in (invite1, invite2, invite3) if user is not None),
        )
        async with answering(interaction):
            await opener.open(interaction, wish)
