"""Answers the clicks by which people leave, end or join a running match: `More…`, votes, `Take a seat`."""

from typing import Final

import discord

from bot.answers import say, speech_of
from bot.gathering.lobby import No
from bot.sitters import Person
from bot.speech import Speech
from bot.staging.panel import Panel
from bot.tables.leaving_panel import NO, SURE, more_panel, parsed, seats_panel, sure_panel
from bot.tables.room import Room
from bot.wire import Click, whole

VOTES: Final = frozenset({"resign", "abort", "oust"})
"""The verbs of the buttons that agree with something or withdraw that."""


async def show_more(interaction: discord.Interaction, room: Room) -> None:
    """What one can do beside playing; a click on the board opens it, one on itself renews it."""
    if room.seat_of(interaction.user.id) is None:
        await say(interaction, "lobby-no-not-seated")
    elif room.match is None:
        await say(interaction, "reply-not-started")
    elif interaction.message is not None and interaction.message.flags.ephemeral:
        await room.answer(interaction, _more(interaction, room))
    else:
        await room.whisper(interaction, _more(interaction, room))


async def vote(interaction: discord.Interaction, room: Room, click: Click) -> None:
    """Agree with something or withdraw that; what would end the match at once is asked about first."""
    user, speech = interaction.user.id, speech_of(interaction)
    meant = parsed(click, room.lobby, user)
    if meant is None:
        await room.answer(interaction, Panel(speech("lobby-no-not-seated")))
        return
    motion, mode = meant
    if mode not in (SURE, NO) and room.company.decides(user, motion):
        await room.answer(
            interaction, sure_panel(motion, room.setting(speech), of_two=bool(room.lobby.terms.duplicate))
        )
        return
    refused = await room.vote(user, motion, agree=mode != NO)
    if refused is not None:
        await room.answer(interaction, Panel(speech(f"lobby-no-{refused}")))
    elif room.company.over:
        await room.answer(interaction, Panel(speech("more-over")))
    else:
        await room.answer(interaction, _more(interaction, room))


def _more(interaction: discord.Interaction, room: Room) -> Panel:
    setting = room.setting(speech_of(interaction))
    return more_panel(room.company.poll, interaction.user.id, setting)


async def show_seats(interaction: discord.Interaction, room: Room) -> None:
    """The seats that this person may take over from a bot."""
    if room.seat_of(interaction.user.id) is not None:
        await say(interaction, "seats-already")
    elif room.match is None:
        await say(interaction, "reply-not-started")
    else:
        setting = room.setting(speech_of(interaction))
        await room.whisper(interaction, seats_panel(room.company.open_seats(interaction.user.id), room.lobby, setting))


async def take_seat(interaction: discord.Interaction, room: Room, click: Click, person: Person) -> None:
    """Take a seat over from a bot; the message that was clicked becomes the hand."""
    speech = speech_of(interaction)
    seat = whole(click.argument)
    refused = await room.take(person, seat)
    if refused is None or (refused is No.ALREADY_THERE and room.match is not None):
        await room.hands.answer(interaction, speech, lambda: _hand(room, person.user, speech))
    else:
        await room.answer(interaction, Panel(speech(f"lobby-no-{refused}")))


async def _hand(room: Room, user: int, speech: Speech) -> Panel:
    seat = room.seat_of(user)
    return Panel(speech("reply-left")) if seat is None else room.hand(seat, speech)
