"""`/tichu hint`: what a strong bot would do with somebody's cards, told to them alone.

There are no hints where something is at stake: in rated matches and at the deal of the day. Where other people play,
the log of the table tells that somebody has taken one, once for each decision; what was advised stays theirs.
"""

from typing import Final
from weakref import WeakKeyDictionary

import discord

from bot.answers import say, say_text, speech_of
from bot.gathering.lobby import Lobby
from bot.replies.here import table_here
from bot.tables.room import Room
from bot.tables.rooms import Rooms
from bot.wire import Click
from engine.kernel import Seat

HINT: Final = "hint"
"""What a click on a hand asks for, as the game's controls know it."""


class Hints:
    """Answers the command and the button. Raises StoreError and the library's HTTPException."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._told: WeakKeyDictionary[Room, dict[Seat, int]] = WeakKeyDictionary()
        """By seat, after how many acts of the match a hint was last told of."""

    async def give(self, interaction: discord.Interaction) -> None:
        """Advise who asks at the table of this channel."""
        if room := await table_here(interaction, self._rooms):
            await self.advise(interaction, room)

    async def advise(self, interaction: discord.Interaction, room: Room) -> None:
        """Advise who asks, if they sit at this table and may be advised there."""
        user, speech = interaction.user.id, speech_of(interaction)
        seat, match = room.seat_of(user), room.match
        if seat is None:
            await say(interaction, "reply-not-seated")
        elif match is None:
            await say(interaction, "reply-not-started")
        elif not room.lobby.may_advise:
            await say(interaction, _against(room.lobby))
        else:
            room.attend(user, speech)
            advice = await match.press(seat, Click(room.id, 0, HINT), (), room.setting(speech))
            self._tell(room, seat)
            await say_text(interaction, advice or speech("hint-nothing"))

    def _tell(self, room: Room, seat: Seat) -> None:
        """Let the others know, once for each decision."""
        match, told = room.match, self._told.setdefault(room, {})
        sitter = room.lobby.seats[seat]
        if match is None or sitter is None or len(room.lobby.people) == 1 or told.get(seat) == match.seq:
            return
        told[seat] = match.seq
        match.remark("hint-told", name=sitter)


def _against(lobby: Lobby) -> str:
    """The text that says why there are no hints at this table."""
    if lobby.terms.day:
        return "hint-day"
    return "hint-rated" if lobby.rated else "hint-others"
