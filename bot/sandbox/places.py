"""Users, guilds, channels and emojis, and how each looks on the wire."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from bot.sandbox.clock import iso, time_of
from bot.sandbox.forms import JsonObject
from bot.sandbox.vocabulary import EVERYBODY, ChannelKind, Permission


@dataclass(frozen=True, slots=True)
class User:
    """Somebody, the bot included; `locale` is the language of their client, whichever they are at."""

    id: int
    name: str
    locale: str = field(default="en-US", compare=False)
    bot: bool = False

    def payload(self) -> JsonObject:
        """https://discord.com/developers/docs/resources/user#user-object."""
        return {
            "id": str(self.id),
            "username": self.name if self.bot else self.name.lower().replace(" ", "_"),
            "global_name": None if self.bot else self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }


@dataclass(frozen=True, slots=True)
class Member:
    """A user in a guild and what they may do there."""

    user: User
    joined: float
    permissions: Permission = EVERYBODY

    def payload(self) -> JsonObject:
        """https://discord.com/developers/docs/resources/guild#guild-member-object."""
        return {
            "user": self.user.payload(),
            "roles": [],
            "nick": None,
            "avatar": None,
            "joined_at": iso(self.joined),
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
        }


@dataclass(frozen=True, slots=True)
class Role:
    """A name that many may carry and that can be mentioned; here it gives no permissions."""

    id: int
    name: str
    mentionable: bool = False

    def payload(self) -> JsonObject:
        """https://discord.com/developers/docs/topics/permissions#role-object."""
        return {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(int(EVERYBODY)),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": self.mentionable,
            "flags": 0,
        }


@dataclass(frozen=True, slots=True)
class Guild:
    """A server; besides `roles` there is the everyone role, which has the guild's id."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: tuple[Role, ...] = ()

    def payload(self) -> JsonObject:
        """https://discord.com/developers/docs/resources/guild#guild-object."""
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner_id),
            "icon": None,
            "roles": [role.payload() for role in (Role(self.id, "@everyone"), *self.roles)],
            "emojis": [],
            "stickers": [],
            "features": [],
            "preferred_locale": self.locale,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "afk_timeout": 0,
            "system_channel_flags": 0,
            "premium_progress_bar_enabled": False,
        }

    def whole_payload(
        self, channels: Collection[Channel], me: Member, *, told: Iterable[Member], count: int
    ) -> JsonObject:
        """The guild with what is in it, as GUILD_CREATE tells the bot, which is `me`, of `count` members."""
        return {
            **self.payload(),
            "unavailable": False,
            "member_count": count,
            "large": False,
            "joined_at": me.payload()["joined_at"],
            "members": [member.payload() for member in told],
            "channels": [channel.payload() for channel in channels if not channel.kind.is_thread],
            "threads": [channel.payload() for channel in channels if channel.kind.is_thread],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }


@dataclass(frozen=True, slots=True)
class Channel:
    """A text channel, a thread below one (`parent_id`), or a DM with `recipient`."""

    id: int
    name: str
    kind: ChannelKind = ChannelKind.TEXT
    guild_id: int | None = None
    parent_id: int | None = None
    recipient: User | None = None
    owner_id: int | None = None
    topic: str | None = None
    position: int = 0
    archived: bool = False
    overwrites: tuple[tuple[int, Permission], ...] = ()
    """For users by id, what they are denied here."""

    def payload(self) -> JsonObject:
        """https://discord.com/developers/docs/resources/channel#channel-object."""
        body: JsonObject = {
            "id": str(self.id),
            "type": int(self.kind),
            "name": self.name,
            "position": self.position,
            "parent_id": str(self.parent_id) if self.parent_id is not None else None,
            "permission_overwrites": [
                {"id": str(user_id), "type": 1, "allow": "0", "deny": str(int(denied))}
                for user_id, denied in self.overwrites
            ],
            "nsfw": False,
            "topic": self.topic,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
        }
        if self.guild_id is not None:
            body["guild_id"] = str(self.guild_id)
        if self.recipient is not None:
            body["recipients"] = [self.recipient.payload()]
        if self.kind.is_thread:
            body |= {
                "owner_id": str(self.owner_id),
                "message_count": 0,
                "member_count": 1,
                "thread_metadata": {
                    "archived": self.archived,
                    "auto_archive_duration": 1440,
                    "archive_timestamp": iso(time_of(self.id)),
                    "locked": False,
                },
            }
        return body


@dataclass(frozen=True, slots=True)
class ApplicationEmoji:
    """A picture the bot uploaded to use in its messages."""

    id: int
    name: str
    owner: User

    def payload(self) -> JsonObject:
        """https://discord.com/developers/docs/resources/emoji#emoji-object."""
        return {
            "id": str(self.id),
            "name": self.name,
            "roles": [],
            "user": self.owner.payload(),
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }
