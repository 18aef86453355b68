"""What is asked of an open table by a click or a command and answered in private: the hand, a question, the way out."""

from functools import partial

import discord

from bot.answers import nod, say, say_text, speech_of
from bot.gathering.lobby_panel import confirm_panel
from bot.replies.confirmations import before_leaving
from bot.replies.hosting import help_text
from bot.tables.room import Room
from bot.tables.rooms import Rooms
from bot.wire import Click
from engine.kernel import Seat


async def show_hand(interaction: discord.Interaction, room: Room) -> None:
    """Open this person's private hand."""
    if (seat := await _seat(interaction, room)) is not None:
        speech = speech_of(interaction)
        room.attend(interaction.user.id, speech)
        await room.hands.show(interaction, speech, room.opened_hand(seat, speech))


async def press_hand(interaction: discord.Interaction, room: Room, click: Click, values: tuple[str, ...]) -> None:
    """Do what a click on a private hand means, and show the hand after it."""
    if await _seat(interaction, room) is not None:
        speech = speech_of(interaction)
        await room.hands.answer(interaction, speech, partial(room.press, interaction.user.id, speech, click, values))


async def next_round(interaction: discord.Interaction, room: Room) -> None:
    """Deal the next round before its time, for who plays in it."""
    if room.seat_of(interaction.user.id) is None:
        await say(interaction, "lobby-no-not-seated")
    elif room.match is None or not room.match.resting:
        await say(interaction, "reply-next-late")
    else:
        await room.next_round()
        await nod(interaction)


async def show_help(interaction: discord.Interaction, room: Room | None) -> None:
    """What the bot is, how one plays, and what is agreed at this table, in one private message."""
    await say_text(interaction, help_text(None if room is None else room.lobby, speech_of(interaction)))


async def ask_to_leave(interaction: discord.Interaction, room: Room) -> None:
    """Leave a lobby at once; leaving a running match takes a second click."""
    speech = speech_of(interaction)
    if room.seat_of(interaction.user.id) is None:
        await say(interaction, "lobby-no-not-seated")
    elif room.match is None:
        refused = await room.leave(interaction.user.id)
        await say(interaction, "reply-left" if refused is None else f"lobby-no-{refused}")
    else:
        panel = confirm_panel(
            before_leaving(room.lobby, speech), Click(room.id, 0, "leave_yes"), speech("reply-leave-yes"), speech
        )
        await room.whisper(interaction, panel)


async def answer_question(
    interaction: discord.Interaction, rooms: Rooms, room: Room, verb: str, argument: str = ""
) -> None:
    """Show privately what a button asks for: the last trick, the scores, a round's proof, a round's hands."""
    panel = await rooms.answer(interaction, room, verb, argument)
    if panel is None:
        await say(interaction, "reply-not-started" if room.match is None else "reply-old-button")
    else:
        await room.whisper(interaction, panel)


async def _seat(interaction: discord.Interaction, room: Room) -> Seat | None:
    """Where this person has a hand; if they have none they are told why."""
    seat = room.seat_of(interaction.user.id)
    if seat is None:
        await say(interaction, "reply-not-seated")
    elif room.match is None:
        await say(interaction, "reply-not-started")
        return None
    return seat
