"""Puts panels on Discord: posts and edits messages, with their pictures and emojis.

Everything the bot shows in a channel or in a private hand goes through here.
Channels and messages are reached by id, without a cache and without asking
whether they exist.
"""

import contextlib
from collections.abc import Sequence
from typing import Final

import discord

from bot.emojis import AppEmojis
from bot.messages import payload, picture
from bot.mirror import BROKEN
from bot.panel import Panel
from bot.pictures import Pictures

BOARD_DISTANCE: Final = 1.1
"""Seconds between edits of a board: a channel takes about five requests in five seconds (Discord, Rate Limits)."""
HAND_DISTANCE: Final = 1.0
"""Seconds between edits of one private hand."""


class Stage:
    """The bot's way to Discord."""

    def __init__(self, client: discord.Client, pictures: Pictures, emojis: AppEmojis) -> None:
        self.client = client
        self.emojis = emojis
        self._pictures = pictures

    async def files(self, panel: Panel) -> list[discord.File]:
        """The panel's picture, painted; empty when it has none."""
        return [] if panel.scene is None else [picture(panel, await self._pictures.png(panel.scene))]

    async def post(self, channel: int, panel: Panel) -> int:
        """A new message; its id. Raises the library's HTTPException."""
        target = self.client.get_partial_messageable(channel)
        sent = await target.send(**payload(panel, self.emojis), files=await self.files(panel))
        return sent.id

    async def ping(self, channel: int, text: str, users: tuple[int, ...]) -> int:
        """A new message that notifies these people and nobody else; its id. Raises the library's HTTPException."""
        named = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
        sent = await self.client.get_partial_messageable(channel).send(text, allowed_mentions=named)
        return sent.id

    async def summon(self, channel: int, panel: Panel, *, users: Sequence[int], roles: Sequence[int]) -> int:
        """A new message that notifies these people and roles and nobody else; its id. Raises HTTPException."""
        named = discord.AllowedMentions(
            everyone=False, users=[discord.Object(one) for one in users], roles=[discord.Object(one) for one in roles]
        )
        target = self.client.get_partial_messageable(channel)
        return (await target.send(**payload(panel, self.emojis), allowed_mentions=named)).id

    async def direct(self, user: int) -> int:
        """The channel of somebody's direct messages; that they take none is told by a post. Raises HTTPException."""
        return (await self.client.create_dm(discord.Object(user))).id

    async def edit(self, channel: int, message: int, panel: Panel, *, repaint: bool) -> None:
        """Let a message of the bot be this panel; its attachment is sent anew only to be repainted."""
        target = self.client.get_partial_messageable(channel).get_partial_message(message)
        if repaint:
            await target.edit(**payload(panel, self.emojis), attachments=await self.files(panel))
        else:
            await target.edit(**payload(panel, self.emojis))

    async def delete(self, channel: int, message: int) -> None:
        """Take a message of the bot away; that it is gone or out of reach already is fine."""
        with contextlib.suppress(discord.HTTPException, *BROKEN):
            await self.client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def answer(self, interaction: discord.Interaction, panel: Panel, *, repaint: bool) -> None:
        """Let the message that was clicked be this panel, as the click's own answer."""
        if repaint:
            await interaction.response.edit_message(**payload(panel, self.emojis), attachments=await self.files(panel))
        else:
            await interaction.response.edit_message(**payload(panel, self.emojis))

    async def announce(self, interaction: discord.Interaction, panel: Panel) -> int | None:
        """A new public message as the answer to a command; its id when Discord tells."""
        return await self._respond(interaction, panel, ephemeral=False)

    async def whisper(self, interaction: discord.Interaction, panel: Panel) -> int | None:
        """A new message that only the person who acted sees; its id when Discord tells."""
        return await self._respond(interaction, panel, ephemeral=True)

    async def _respond(self, interaction: discord.Interaction, panel: Panel, *, ephemeral: bool) -> int | None:
        sent = await interaction.response.send_message(
            **payload(panel, self.emojis), files=await self.files(panel), ephemeral=ephemeral
        )
        return sent.message_id

    async def edit_by_token(self, token: str, message: int, panel: Panel, *, repaint: bool) -> None:
        """Edit a private message with the token of an interaction that is still alive."""
        application = self.client.application_id
        if application is None:
            raise RuntimeError("the client has not logged in")
        webhook = discord.Webhook.partial(application, token, client=self.client)
        if repaint:
            await webhook.edit_message(message, **payload(panel, self.emojis), attachments=await self.files(panel))
        else:
            await webhook.edit_message(message, **payload(panel, self.emojis))

    async def delete_by_token(self, token: str, message: int) -> None:
        """Delete a private message with a live token; that it is gone already is fine."""
        application = self.client.application_id
        if application is None:
            raise RuntimeError("the client has not logged in")
        with contextlib.suppress(discord.HTTPException, *BROKEN):
            await discord.Webhook.partial(application, token, client=self.client).delete_message(message)
