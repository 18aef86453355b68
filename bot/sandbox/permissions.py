"""What the bot may do in each channel; without a permission the platform answers 403 (50001 or 50013).

https://discord.com/developers/docs/topics/permissions
"""

from __future__ import annotations

from bot.sandbox.errors import Code, forbidden
from bot.sandbox.vocabulary import EVERYTHING, Permission


class Permissions:
    """The bot's permissions by channel."""

    def __init__(self) -> None:
        self._by_channel: dict[int, Permission] = {}

    def set(self, channel_id: int, permissions: Permission) -> Permission:
        """Allow exactly `permissions` in the channel, and answer what that denies."""
        self._by_channel[channel_id] = permissions
        return EVERYTHING & ~permissions

    def of(self, channel_id: int) -> Permission:
        """What the bot may do in the channel: everything where nothing was said."""
        return self._by_channel.get(channel_id, EVERYTHING)

    def require(self, channel_id: int, needed: Permission) -> None:
        """Refuse unless the bot sees the channel (50001) and has all that is needed (50013)."""
        held = self.of(channel_id)
        if Permission.ADMINISTRATOR in held:
            return
        if Permission.VIEW_CHANNEL not in held:
            raise forbidden(Code.MISSING_ACCESS)
        if needed & held != needed:
            raise forbidden(Code.MISSING_PERMISSIONS)
