"""`/tichu`: each room adds its commands, three lines each; the work is done elsewhere."""

from discord import app_commands

from bot.coach.commands import add_coach, add_lessons
from bot.contests.commands import add_contests
from bot.features import Features
from bot.past.commands import add_past
from bot.people.commands import add_people
from bot.replies.commands import add_tables
from bot.standings.achievement_commands import add_achievements
from bot.standings.commands import add_standings
from bot.tables.rooms import Rooms
from bot.translation import text


def commands(rooms: Rooms, features: Features) -> app_commands.Group:
    """`/tichu` and all that is under it."""
    group = app_commands.Group(
        name=text("command-tichu-name"), description=text("command-tichu-description"), guild_only=True
    )
    add_tables(group, features.opener, rooms)
    add_lessons(group, features.tutorials, rooms)
    add_people(group, features.personal, features.privacy, rooms)
    add_past(group, features.archive)
    add_contests(group, features.alone, features.organiser)
    add_coach(group, features.hints, features.reviews, features.puzzles)
    add_standings(group, features.leaderboard, features.profiles)
    add_achievements(group, features.achievements)
    return group
