"""The slash commands: what each takes and which answer it gives. Three lines each; the work is done elsewhere."""

from typing import Final

import discord
from discord import app_commands

from bot.answers import answering, permitted, say, say_text, speech_of
from bot.coach.commands import add_coach
from bot.coach.rulebook import open_rules
from bot.contests.alone import USUAL, Alone, Where
from bot.contests.commands import add_duplicate
from bot.features import Features
from bot.games.tichu.rulebook import Topic
from bot.games.tichu.tutorial import LAST
from bot.gathering.terms import LEAST_TARGET, MOST_TARGET, Pace
from bot.past.commands import add_past
from bot.people.mine import mine_text
from bot.people.privacy import Privacy
from bot.replies.closing import ask_to_end, ask_to_free
from bot.replies.here import table_here
from bot.replies.opening import Wish
from bot.replies.playing import answer_question, ask_to_leave, show_hand, show_help
from bot.sitters import Level
from bot.standings.achievement_commands import add_achievements
from bot.standings.commands import add_standings
from bot.tables.rooms import Rooms
from bot.translation import text

CLOCKS: Final = [app_commands.Choice(name=text(f"choice-clock-{pace}"), value=pace.value) for pace in Pace]
MODES: Final = [app_commands.Choice(name=text(f"choice-mode-{mode}"), value=mode) for mode in ("rated", "casual")]
LEVELS: Final = [app_commands.Choice(name=text(f"choice-level-{level}"), value=level.value) for level in Level]
WHERE: Final = [app_commands.Choice(name=text(f"choice-where-{where}"), value=where.value) for where in Where]
ACCESS: Final = [app_commands.Choice(name=text(f"choice-access-{who}"), value=who) for who in ("open", "invited")]
INVITED: Final = ("invite1", "invite2", "invite3")
"""The options of `/tichu start` that name a guest."""
TOPIC_CHOICES: Final = [app_commands.Choice(name=text(f"rules-{topic}-title"), value=topic.value) for topic in Topic]


def commands(rooms: Rooms, features: Features) -> app_commands.Group:
    """`/tichu` and all that is under it."""
    group = app_commands.Group(
        name=text("command-tichu-name"), description=text("command-tichu-description"), guild_only=True
    )

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
            await features.opener.open(interaction, wish)

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

    @group.command(name=text("command-mine-name"), description=text("command-mine-description"))
    async def mine(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            user = interaction.user.id
            await say_text(interaction, mine_text(rooms.of(user), user, speech_of(interaction)))

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

    @group.command(name=text("command-rules-name"), description=text("command-rules-description"))
    @app_commands.rename(topic=text("option-topic-name"))
    @app_commands.describe(topic=text("option-topic-description"))
    @app_commands.choices(topic=TOPIC_CHOICES)
    async def rules(interaction: discord.Interaction, topic: str | None = None) -> None:
        async with answering(interaction):
            room = rooms.in_channel(interaction.channel_id)
            if topic is None and room is not None and room.match is not None:
                await answer_question(interaction, rooms, room, "rules")
            else:
                await open_rules(interaction, Topic(topic) if topic else Topic.GOAL)

    @group.command(name=text("command-tutorial-name"), description=text("command-tutorial-description"))
    @app_commands.rename(step=text("option-step-name"))
    @app_commands.describe(step=text("option-step-description"))
    async def tutorial(interaction: discord.Interaction, step: app_commands.Range[int, 1, LAST] | None = None) -> None:
        async with answering(interaction):
            await features.tutorials.open(interaction, step)

    @group.command(name=text("command-help-name"), description=text("command-help-description"))
    async def help_(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await show_help(interaction, rooms.in_channel(interaction.channel_id))

    add_questions(group, rooms)
    add_settings(group, features)
    add_privacy(group, features.privacy)
    add_past(group, features.archive)
    add_set_deals(group, features)
    add_coach(group, features.hints, features.reviews, features.puzzles)
    add_standings(group, features.leaderboard, features.profiles)
    add_achievements(group, features.achievements)
    return group


def add_questions(group: app_commands.Group, rooms: Rooms) -> None:
    """What anybody may ask about the table of a channel."""

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
            if room := await table_here(interaction, rooms, otherwise="reply-no-table-past"):
                await answer_question(interaction, rooms, room, "verify", "" if number is None else str(number))


def add_set_deals(group: app_commands.Group, features: Features) -> None:
    """What is played alone with bots, and what two tables play with the same decks."""
    add_alone(group, features.alone)
    add_duplicate(group, features.organiser, clocks=CLOCKS, levels=LEVELS)


def add_alone(group: app_commands.Group, alone: Alone) -> None:
    """What one plays alone, with bots."""

    @group.command(name=text("command-practice-name"), description=text("command-practice-description"))
    @app_commands.rename(level=text("option-level-name"), where=text("option-where-name"))
    @app_commands.describe(level=text("option-level-description"), where=text("option-where-description"))
    @app_commands.choices(level=LEVELS, where=WHERE)
    async def practice(
        interaction: discord.Interaction, level: str = USUAL.value, where: str = Where.THREAD.value
    ) -> None:
        async with answering(interaction):
            await alone.practise(interaction, Level(level), Where(where))

    @group.command(name=text("command-daily-name"), description=text("command-daily-description"))
    @app_commands.rename(where=text("option-where-name"))
    @app_commands.describe(where=text("option-where-description"))
    @app_commands.choices(where=WHERE)
    async def daily(interaction: discord.Interaction, where: str = Where.THREAD.value) -> None:
        async with answering(interaction):
            await alone.today(interaction, Where(where))


def add_settings(group: app_commands.Group, features: Features) -> None:
    """What people choose for themselves."""

    @group.command(name=text("command-settings-name"), description=text("command-settings-description"))
    async def settings(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await features.personal.open(interaction)


def add_privacy(group: app_commands.Group, privacy: Privacy) -> None:
    """What people may ask about what is kept of them."""
    own = app_commands.Group(
        name=text("command-privacy-name"), description=text("command-privacy-description"), parent=group
    )

    @own.command(name=text("command-privacy-show-name"), description=text("command-privacy-show-description"))
    async def show(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await privacy.show(interaction)

    @own.command(name=text("command-privacy-export-name"), description=text("command-privacy-export-description"))
    async def export(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await privacy.export(interaction)

    @own.command(name=text("command-privacy-delete-name"), description=text("command-privacy-delete-description"))
    async def delete(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await privacy.ask(interaction)
