"""Puts panels on Discord: posts and edits messages, with their pictures and emojis.

Everything the bot shows in a channel or in a private hand goes through here.
Channels and messages are reached by id, without a cache and without asking
whether they exist.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.answers import Promise, is_in_place, is_private, note_answered, note_promise, once, promise_of, reader_of
from bot.staging.budget import Budget
from bot.staging.edits import edit_clicked, edit_in_channel, edit_with_token
from bot.staging.emojis import AppEmojis
from bot.staging.mentions import Mentions, Reader
from bot.staging.messages import Payload, payload, picture
from bot.staging.mirror import BROKEN, GoneError
from bot.staging.panel import Panel
from bot.staging.pictures import Pictures
from bot.staging.turns import Door, Turns

BOARD_DISTANCE: Final = 1.1
"""Seconds between edits of a board: a channel takes about five requests in five seconds (Discord, Rate Limits)."""
HAND_DISTANCE: Final = 1.0
"""Seconds between edits of one private hand."""
PAINTING: Final = 1.0
"""Seconds that an answer waits for its picture. Discord waits 3 for the answer; a picture may follow it."""


class Stage:
    """The bot's way to Discord."""

    def __init__(self, client: discord.Client, pictures: Pictures, emojis: AppEmojis, mentions: Mentions) -> None:
        self.client = client
        self.emojis = emojis
        self._mentions = mentions
        door = Door()
        self.board_turns = Turns(door, Budget())
        self.hand_turns = Turns(door)
        self._pictures = pictures
        self._late: dict[int, asyncio.Task[None]] = {}
        """Pictures that follow their message, by message."""

    async def files(self, panel: Panel, *, urgent: bool = False) -> list[discord.File]:
        """The panel's picture, painted, before all others when somebody waits for it; empty when it has none."""
        return [] if panel.scene is None else [picture(panel, await self._pictures.png(panel.scene, urgent=urgent))]

    def _payload(self, panel: Panel, reader: Reader = None) -> Payload:
        """The panel as it is sent to this reader."""
        return payload(replace(panel, text=self._mentions(panel.text, reader)), self.emojis)

    async def post(self, channel: int, panel: Panel, *, nonce: int | None = None, reader: Reader = None) -> int:
        """A new message; its id.

        Posts with the same nonce are one message, the first of them that arrives. Raises the library's HTTPException.
        """
        target = self.client.get_partial_messageable(channel)
        sent = await target.send(
            **self._payload(panel, reader), files=await self.files(panel), nonce=nonce or secrets.randbits(64)
        )
        return sent.id

    async def ping(self, channel: int, text: str, users: tuple[int, ...]) -> int:
        """A new message that notifies these people and nobody else; its id. Raises the library's HTTPException."""
        named = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
        target = self.client.get_partial_messageable(channel)
        sent = await target.send(self._mentions(text), allowed_mentions=named)
        return sent.id

    async def summon(self, channel: int, panel: Panel, *, users: Sequence[int], roles: Sequence[int]) -> int:
        """A new message that notifies these people and roles and nobody else; its id. Raises HTTPException."""
        named = discord.AllowedMentions(
            everyone=False, users=[discord.Object(one) for one in users], roles=[discord.Object(one) for one in roles]
        )
        target = self.client.get_partial_messageable(channel)
        return (await target.send(**self._payload(panel), allowed_mentions=named)).id

    async def direct(self, user: int) -> int:
        """The channel of somebody's direct messages; that they take none is told by a post. Raises HTTPException."""
        return (await self.client.create_dm(discord.Object(user))).id

    async def edit(self, channel: int, message: int, panel: Panel, *, repaint: bool, reader: Reader = None) -> None:
        """Let a message of the bot be this panel; its attachment is sent anew only to be repainted."""
        self._demand_open()
        shown, files = await self._edited(message, panel, reader=reader, repaint=repaint)
        await edit_in_channel(self.client, channel, message, shown, files)

    async def delete(self, channel: int, message: int) -> None:
        """Take a message of the bot away; that it is gone or out of reach already is fine."""
        with contextlib.suppress(discord.HTTPException, *BROKEN):
            await self.remove(channel, message)

    async def remove(self, channel: int, message: int) -> None:
        """Take a message of the bot away. Raises the library's HTTPException."""
        await self.client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def strip(self, channel: int, message: int) -> None:
        """Take the controls of a message of the bot away. Raises the library's HTTPException."""
        await self.client.get_partial_messageable(channel).get_partial_message(message).edit(view=None)

    async def answer(self, interaction: discord.Interaction, panel: Panel, *, repaint: bool) -> None:
        """Let the message that was clicked be this panel, as the click's own answer; a slow picture follows it."""
        if promise_of(interaction) is not None:
            await self._fulfil(interaction, panel)
            return
        shown = self._payload(panel, reader_of(interaction) if is_private(interaction) else None)
        if not repaint:
            await edit_clicked(self.client, interaction, shown, None)
            return
        clicked = 0 if interaction.message is None else interaction.message.id
        self._forget_late(clicked)
        files = await self._files_in_time(panel)
        await edit_clicked(self.client, interaction, shown, files or [])
        if files is None:
            self._bring(interaction, clicked, panel)

    async def reply(self, interaction: discord.Interaction, panel: Panel) -> None:
        """Show who acted something that they alone see: in the private message that they clicked, else in a new one."""
        if is_in_place(interaction):
            await self.answer(interaction, panel, repaint=True)
        else:
            await self.whisper(interaction, panel)

    async def announce(self, interaction: discord.Interaction, panel: Panel) -> int | None:
        """A new public message as the answer to a command; its id when Discord tells."""
        if (promise := promise_of(interaction)) is not None:
            if promise is Promise.ANEW:
                await interaction.delete_original_response()  # the promise is private, and stays so
                note_promise(interaction, Promise.IN_PLACE)  # nothing stands there that an apology could be written in
            files = await self.files(panel, urgent=True)
            sent = await interaction.followup.send(**self._payload(panel), files=files, wait=True)
            note_answered(interaction)
            return sent.id
        return await self._respond(interaction, panel, ephemeral=False)

    async def whisper(self, interaction: discord.Interaction, panel: Panel) -> int | None:
        """A new message that only the person who acted sees; its id when Discord tells."""
        if promise_of(interaction) is not None:
            return await self._fulfil(interaction, panel)
        return await self._respond(interaction, panel, ephemeral=True)

    async def _fulfil(self, interaction: discord.Interaction, panel: Panel) -> int:
        """Show what was promised where it was; the message's id."""
        if interaction.message is not None and promise_of(interaction) is Promise.IN_PLACE:
            self._forget_late(interaction.message.id)
        shown = self._payload(panel, reader_of(interaction))
        files = await self.files(panel, urgent=True)
        sent = await interaction.edit_original_response(**shown, attachments=files)
        note_answered(interaction)
        return sent.id

    async def _respond(self, interaction: discord.Interaction, panel: Panel, *, ephemeral: bool) -> int | None:
        files = await self._files_in_time(panel)
        shown = self._payload(panel, reader_of(interaction) if ephemeral else None)
        sent = await once(interaction.response.send_message(**shown, files=files or [], ephemeral=ephemeral))
        note_answered(interaction)
        message = (await interaction.original_response()).id if sent is None else sent.message_id
        if files is None and message is not None:
            self._bring(interaction, message, panel)
        return message

    async def _files_in_time(self, panel: Panel) -> list[discord.File] | None:
        """The panel's picture for an answer; None when people would wait for it too long."""
        try:
            async with asyncio.timeout(PAINTING):
                return await self.files(panel, urgent=True)
        except TimeoutError:
            return None

    def _bring(self, interaction: discord.Interaction, message: int, panel: Panel) -> None:
        """Let the picture follow the answer that could not wait for it."""

        async def bring() -> None:
            with contextlib.suppress(discord.HTTPException, *BROKEN):
                await interaction.edit_original_response(attachments=await self.files(panel))

        task = self._late[message] = asyncio.create_task(bring())
        task.add_done_callback(lambda done: self._late.get(message) is done and self._late.pop(message))

    def _forget_late(self, message: int) -> None:
        """The message gets another picture, or goes: the one that is still being painted comes to nothing."""
        if (late := self._late.pop(message, None)) is not None:
            late.cancel()

    async def edit_by_token(self, token: str, message: int, panel: Panel, *, reader: Reader, repaint: bool) -> None:
        """Edit a private message with the token of an interaction that is still alive."""
        self._demand_open()
        shown, files = await self._edited(message, panel, reader=reader, repaint=repaint)
        await edit_with_token(self.client, token, message, shown, files)

    async def _edited(
        self, message: int, panel: Panel, *, repaint: bool, reader: Reader = None
    ) -> tuple[Payload, Sequence[discord.File] | None]:
        """The panel as an edit of the message sends it, painted only to be repainted."""
        if not repaint:
            return self._payload(panel, reader), None
        self._forget_late(message)
        files = await self.files(panel)
        return self._payload(panel, reader), files

    def _demand_open(self) -> None:
        """What is not up to date when the process ends will be at the next start; the library would fail loudly."""
        if self.client.is_closed():
            raise GoneError

    async def delete_by_token(self, token: str, message: int) -> None:
        """Delete a private message with a live token; that it is gone already is fine."""
        application = self.client.application_id
        if application is None:
            raise RuntimeError("the client has not logged in")
        self._forget_late(message)
        with contextlib.suppress(discord.HTTPException, *BROKEN):
            await discord.Webhook.partial(application, token, client=self.client).delete_message(message)
