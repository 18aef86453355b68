"""What every click on every message of the bot does: the one router, by custom_id.

The library's view store is not used: it forgets handlers with time and with a
restart. Whatever is pressed, however old, by whomever, is answered.
"""

import discord

from bot.answers import choices_of, is_private, nod, permitted, person_of, say, speech_of
from bot.coach.hints import HINT
from bot.features import Features
from bot.gathering.lobby_panel import KEEP, labels_of
from bot.replies.closing import end, may_end
from bot.replies.here import refuse
from bot.replies.hosting import VERBS
from bot.replies.leaving import VOTES, show_more, show_seats, take_seat, vote
from bot.replies.playing import answer_question, ask_to_leave, next_round, press_hand, show_hand, show_help
from bot.tables.room import Room
from bot.tables.rooms import CrowdedError, Rooms
from bot.tables.strays import CONTROLS
from bot.wire import Click
from data.errors import ChannelTakenError
from data.tables import StoredTable


class Router:
    """Answers clicks on the bot's messages."""

    def __init__(self, rooms: Rooms, features: Features) -> None:
        self._rooms = rooms
        self._features = features

    async def click(self, interaction: discord.Interaction, custom_id: str, values: tuple[str, ...]) -> None:
        """Answer one click. Raises StoreError and the library's HTTPException."""
        click = Click.parse(custom_id)
        if click is None:
            await say(interaction, "reply-old-button")
        elif (answer := self._features.answer_to(click)) is not None:
            await answer(interaction, click, values)
            return
        elif click.verb == "replay":
            await self._features.archive.of_table(interaction, click)
        elif click.verb in {"rematch", "rotate"}:
            await self._rematch(interaction, click)
        elif click.verb == "help":
            await show_help(interaction, self._rooms.get(click.table))
        elif (left := self._rooms.unreadable.get(click.table)) is not None and is_at(interaction, left):
            await self._free(interaction, click, left)
        elif (room := self._rooms.get(click.table)) is None or not is_at(interaction, room):
            if room is not None or not await self._rooms.recall(interaction, click, speech_of(interaction)):
                await say(interaction, "reply-table-gone")
        else:
            room.attend(interaction.user.id, speech_of(interaction))
            if click.verb == "stand" and room.match is not None:
                await ask_to_leave(interaction, room)
            elif click.verb in VERBS:
                await self._features.hosting.click(interaction, room, click, values)
            elif is_private(interaction) and not is_board(interaction, click, room):
                await self._private(interaction, room, click, values)
            else:
                await self._public(interaction, room, click)
        if click is not None:
            await self._rooms.strays.look(interaction, click)

    async def _public(self, interaction: discord.Interaction, room: Room, click: Click) -> None:
        match click.verb:
            case "start":
                await self._start(interaction, room)
            case "hand":
                await show_hand(interaction, room)
            case "next":
                await next_round(interaction, room)
            case "leave":
                await ask_to_leave(interaction, room)
            case "more":
                await show_more(interaction, room)
            case "seats":
                await show_seats(interaction, room)
            case verb:
                await answer_question(interaction, self._rooms, room, verb, click.argument)

    async def _private(
        self, interaction: discord.Interaction, room: Room, click: Click, values: tuple[str, ...]
    ) -> None:
        match click.verb:
            case "leave_yes":
                refused = await room.leave(interaction.user.id)
                await _replace(interaction, "reply-left" if refused is None else f"lobby-no-{refused}")
            case "end_yes":
                await end(interaction, room)
            case verb if verb == KEEP:
                await _replace(interaction, "reply-kept")
            case "more":
                await show_more(interaction, room)
            case "take":
                await take_seat(interaction, room, click, person_of(interaction.user))
            case verb if verb in VOTES:
                await vote(interaction, room, click)
            case verb if verb == HINT:
                await self._features.hints.advise(interaction, room)
            case "hands" | "verify":
                await answer_question(interaction, self._rooms, room, click.verb, click.argument)
            case _:
                await press_hand(interaction, room, click, values)
                if click.verb == "got_it":
                    await self._features.personal.no_more_hints(interaction.user.id)

    async def _free(self, interaction: discord.Interaction, click: Click, left: StoredTable) -> None:
        """A table that cannot go on can be closed, and answers nothing else."""
        if click.verb == KEEP:
            await _replace(interaction, "reply-kept")
            return
        if click.verb != "end_yes":
            await say(interaction, "reply-unreadable")
            return
        if allowed := may_end(interaction, left.host):
            await self._rooms.unreadable.free(left)
        await _replace(interaction, "reply-ended" if allowed else "reply-end-not-allowed")

    async def _rematch(self, interaction: discord.Interaction, click: Click) -> None:
        if self._rooms.get(click.table) is not None:
            await nod(interaction)
            return
        if not await permitted(interaction):
            return
        try:
            by, rotated = person_of(interaction.user), click.verb == "rotate"
            room = await self._rooms.rematch(click.table, by, rotated=rotated)
        except ChannelTakenError:
            await say(interaction, "reply-rematch-late")
            return
        except CrowdedError as error:
            await refuse(interaction, error)
            return
        if room is None:
            await say(interaction, "reply-rematch-not-yours")
            return
        room.repost()
        await nod(interaction)

    @staticmethod
    async def _start(interaction: discord.Interaction, room: Room) -> None:
        """Begin the match; who begins it is shown their first cards at once, if they are not sent to them anyway."""
        refused = await room.start(interaction.user.id)
        if refused is not None:
            await say(interaction, f"lobby-no-{refused}", **labels_of(room.speech))
        elif choices_of(interaction).direct_hands:
            await nod(interaction)
        else:
            await show_hand(interaction, room)


def is_at(interaction: discord.Interaction, table: Room | StoredTable) -> bool:
    """Whether this was clicked at the table, or on a direct message: who manages one server manages no other's tables.

    No message of the bot has such a button elsewhere; the id was forged.
    """
    here = (interaction.guild_id, interaction.channel_id)
    return interaction.guild_id is None or here == (table.guild, table.channel)


def is_board(interaction: discord.Interaction, click: Click, room: Room) -> bool:
    """Whether this is a button of the table's public message, which at a table in direct messages is private too."""
    there = interaction.guild_id is None and room.lobby.is_direct
    return there and (
        click.verb in CONTROLS or (interaction.message is not None and interaction.message.id == room.board_message)
    )


async def _replace(interaction: discord.Interaction, key: str) -> None:
    await interaction.response.edit_message(content=speech_of(interaction)(key), view=None)
