"""The platform's numbers by name: kinds of things, flags and permission bits, as its reference pages list them."""

from __future__ import annotations

from enum import IntEnum, IntFlag


class ChannelKind(IntEnum):
    """https://discord.com/developers/docs/resources/channel#channel-object-channel-types."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12

    @property
    def is_thread(self) -> bool:
        """Whether channels of this kind hang below another one."""
        return self in {ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD}


class MessageKind(IntEnum):
    """https://discord.com/developers/docs/resources/message#message-object-message-types."""

    DEFAULT = 0
    REPLY = 19
    COMMAND = 20


class MessageFlag(IntFlag):
    """https://discord.com/developers/docs/resources/message#message-object-message-flags."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


class ComponentKind(IntEnum):
    """https://discord.com/developers/docs/components/reference#component-object-component-types."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    CHANNEL_SELECT = 8
    TEXT = 10
    LABEL = 18


class ButtonStyle(IntEnum):
    """https://discord.com/developers/docs/components/reference#button-button-styles."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4
    LINK = 5


class InteractionKind(IntEnum):
    """https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-interaction-type."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class CallbackKind(IntEnum):
    """https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class CommandKind(IntEnum):
    """https://discord.com/developers/docs/interactions/application-commands#application-command-object."""

    CHAT_INPUT = 1
    USER = 2
    MESSAGE = 3


class OptionKind(IntEnum):
    """https://discord.com/developers/docs/interactions/application-commands#application-command-object."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    NUMBER = 10

    @property
    def nests(self) -> bool:
        """Whether an option of this kind is a step of a command's path and takes no value itself."""
        return self in {OptionKind.SUBCOMMAND, OptionKind.GROUP}


class Permission(IntFlag):
    """https://discord.com/developers/docs/topics/permissions#permissions-bitwise-permission-flags."""

    ADMINISTRATOR = 1 << 3
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_IN_THREADS = 1 << 38


NOTHING = Permission(0)
EVERYTHING = Permission((1 << 50) - 1)
EVERYBODY = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_IN_THREADS
)
"""What a member may do in a fresh guild, as far as the sandbox knows permissions."""

LOCALES = frozenset(
    (
        *(
            "id",
            "da",
            "de",
            "en-GB",
            "en-US",
            "es-ES",
            "es-419",
            "fr",
            "hr",
            "it",
            "lt",
            "hu",
            "nl",
            "no",
            "pl",
            "pt-BR",
        ),
        *("ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    )
)
"""Locales a client can have: https://discord.com/developers/docs/reference#locales."""
