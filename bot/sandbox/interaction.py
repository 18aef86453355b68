"""One interaction: what was used, and what became of it."""

from __future__ import annotations

import asyncio
import base64
import binascii
import secrets
from typing import Final

from bot.sandbox.commands import Choice
from bot.sandbox.messages import Message, Origin
from bot.sandbox.modals import Modal
from bot.sandbox.places import User
from bot.sandbox.vocabulary import CallbackKind, OptionKind
from bot.sandbox.world import World

DEADLINE: Final = 3.0
"""Seconds the bot has for its first answer; then 404/10062.

https://discord.com/developers/docs/interactions/receiving-and-responding
"""


class Interaction:
    """One use of a command, component or modal, and what became of it."""

    def __init__(self, world: World, origin: Origin, channel_id: int, *, focused: OptionKind | None = None) -> None:
        self._world = world
        self._done = asyncio.Event()
        secret = f"interaction:{origin.interaction_id}:{secrets.token_hex(24)}"
        self.token = base64.urlsafe_b64encode(secret.encode()).decode().rstrip("=")
        self.origin = origin
        self.channel_id = channel_id
        self.focused = focused
        """For autocomplete: the kind of the option that is being typed."""
        self.created = world.clock.now()
        self.callback: CallbackKind | None = None
        """How the bot answered; None while it has not."""
        self.seconds = 0.0
        """How long the bot took to answer."""
        self.original_id: int | None = None
        self.message_ids: set[int] = set()
        """Messages its token may edit."""
        self.modal: Modal | None = None
        self.choices: tuple[Choice, ...] = ()

    @property
    def id(self) -> int:
        """The interaction's own id."""
        return self.origin.interaction_id

    @property
    def user(self) -> User:
        """Who did it."""
        return self.origin.user

    @property
    def message(self) -> Message | None:
        """The message it was answered with as it stands now; None when there is none, or it is gone."""
        found = [m for m in self._world.messages(self.channel_id) if m.id == self.original_id]
        return found[0] if found else None

    async def answered(self, timeout: float = DEADLINE) -> Interaction:  # noqa: ASYNC109 -- callers say how long a client waits
        """Wait for the bot's first answer as a client does; TimeoutError is "This interaction failed"."""
        async with asyncio.timeout(timeout):
            await self._done.wait()
        return self

    async def shown(self, limit: float = DEADLINE) -> Message:
        """The message it was answered with, once it is no longer "thinking"."""
        await self._world.until(lambda: self.message is not None and not self.message.is_loading, limit)
        if self.message is None:
            raise LookupError("the answer was deleted")
        return self.message

    def settle(self, callback: CallbackKind) -> None:
        """The bot has answered."""
        self.callback = callback
        self.seconds = self._world.clock.now() - self.created
        self._done.set()


def id_in(token: str) -> int | None:
    """The interaction's id, read from the token itself; None when it is no token of ours."""
    try:
        text = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)).decode()
        kind, interaction_id, _ = text.split(":")
        return int(interaction_id) if kind == "interaction" else None
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
