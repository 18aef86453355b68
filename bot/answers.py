"""The first answers to interactions: in time, once, and never an exception that a person would see as silence."""

import asyncio
import contextlib
import logging
import traceback
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final, TypeVar, assert_never

import discord

from bot.names import cleaned
from bot.sitters import Person
from bot.speech import Speech, speech_for
from bot.staging.mentions import Direct, Mentions, Reader
from bot.staging.mirror import BROKEN
from data.errors import StoreError
from data.preferences import UserPreferences

T = TypeVar("T")

log = logging.getLogger(__name__)

IN_TIME: Final = 2.5
"""Seconds to answer in, from the click on; Discord waits 3, and the library would retry for longer."""
LEAST: Final = 0.5
"""Seconds that there are for an answer in any case: this machine's clock may be wrong."""
TOO_OLD: Final = 3.0
"""An interaction older than this (after a RESUME) has failed before its person's eyes and must not be applied."""
UNKNOWN_MESSAGE: Final = 10008
"""The message was deleted (Discord, JSON error codes)."""
ACKNOWLEDGED: Final = 40060
"""The interaction has its answer already (Discord, JSON error codes)."""
ENDED: Final = frozenset({10062, ACKNOWLEDGED})
"""Codes of an interaction whose token has ended or that was answered before (Discord, JSON error codes)."""
REMEMBERED: Final = 16
"""Interactions whose ages are compared."""

NEEDED: Final = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", *NEEDED[2:])
"""Permissions without which no table can be shown."""


_HANDLING: Final = "handling"
"""Where an interaction carries what has come of it."""


class Promise(Enum):
    """Where an answer that was put off comes."""

    IN_PLACE = "in the private message that was clicked; a mere text comes in a message of its own"
    ANEW = "in a new message that stands there already"


@dataclass(slots=True)
class _Handling:
    """What is known of an interaction that is being answered."""

    choices: UserPreferences = field(default_factory=UserPreferences)
    """What its person has chosen."""
    due: float | None = None
    """When its answer must be there, in the loop's time."""
    mentions: Mentions | None = None
    """How commands are mentioned in its answers."""
    answered: bool = False
    """Whether it was answered by another way than the library's, which knows its own."""
    limit: asyncio.Timeout | None = None
    """When its handling ends."""
    promise: Promise | None = None
    """Where its answer comes, from when it is put off until it is there."""
    hurried: bool = False
    """Whether the process ends."""


def _handling(interaction: discord.Interaction) -> _Handling:
    found = interaction.extras.get(_HANDLING)
    if not isinstance(found, _Handling):
        found = interaction.extras[_HANDLING] = _Handling()
    return found


def remember(interaction: discord.Interaction, chosen: UserPreferences) -> None:
    """Let everything that answers this interaction know what its person has chosen."""
    _handling(interaction).choices = chosen


def choices_of(interaction: discord.Interaction) -> UserPreferences:
    """What the person who acted has chosen."""
    return _handling(interaction).choices


def note_waited(interaction: discord.Interaction, seconds: float) -> None:
    """It is taken up now, so long after the click: so much less time is left for its answer."""
    _handling(interaction).due = asyncio.get_running_loop().time() + IN_TIME - seconds


def due(interaction: discord.Interaction) -> float:
    """When its answer must be there, in the loop's time; whatever was done since it was taken up is counted."""
    now, noted = asyncio.get_running_loop().time(), _handling(interaction).due
    return now + IN_TIME if noted is None else max(noted, now + LEAST)


def note_mentions(interaction: discord.Interaction, mentions: Mentions) -> None:
    """Let its answers mention commands."""
    _handling(interaction).mentions = mentions


def note_answered(interaction: discord.Interaction) -> None:
    """It has its answer."""
    handling = _handling(interaction)
    handling.answered, handling.promise = True, None


def is_answered(interaction: discord.Interaction) -> bool:
    """Whether it has its answer, or the promise of one."""
    return interaction.response.is_done() or _handling(interaction).answered


async def once(response: Awaitable[T]) -> T | None:
    """Send the answer to an interaction that has none; None when it arrived, though Discord's word of that did not."""
    try:
        return await response
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED:
            raise
        return None


def limit_of(interaction: discord.Interaction) -> asyncio.Timeout | None:
    """What ends its handling; None while nothing does."""
    return _handling(interaction).limit


def note_promise(interaction: discord.Interaction, promise: Promise) -> None:
    """Its answer is put off."""
    _handling(interaction).promise = promise


def promise_of(interaction: discord.Interaction) -> Promise | None:
    """Where its answer is still to come; None if it was not put off, or is there."""
    return _handling(interaction).promise


def hurry(interaction: discord.Interaction) -> None:
    """The process ends: it waits no longer for an answer that was put off, and none is put off for long from now on."""
    _handling(interaction).hurried = True
    if promise_of(interaction) is not None and (limit := limit_of(interaction)) is not None:
        with contextlib.suppress(RuntimeError):  # its handling has just ended
            limit.reschedule(asyncio.get_running_loop().time())


def is_hurried(interaction: discord.Interaction) -> bool:
    """Whether the process ends."""
    return _handling(interaction).hurried


def speech_of(interaction: discord.Interaction) -> Speech:
    """The language of the person who acted: the one they chose, else that of their client."""
    return speech_for(choices_of(interaction).locale or str(interaction.locale))


def is_private(interaction: discord.Interaction) -> bool:
    """Whether what was clicked is seen by this person alone: an answer to them, or a direct message."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def is_in_place(interaction: discord.Interaction) -> bool:
    """Whether what this person alone is shown takes the place of what they clicked; else it is a new message."""
    return interaction.type is discord.InteractionType.component and is_private(interaction)


def reader_of(interaction: discord.Interaction) -> Reader:
    """Who reads what this person alone is answered."""
    return Direct.MESSAGES if interaction.guild_id is None else str(interaction.locale)


def person_of(user: discord.User | discord.Member) -> Person:
    """Somebody of Discord as a table knows them."""
    return Person(user.id, cleaned(user.display_name))


def age_of(interaction: discord.Interaction) -> float:
    """Seconds since somebody acted, as far as this machine knows."""
    return (discord.utils.utcnow() - interaction.created_at).total_seconds()


class Ages:
    """Tells which interactions Discord has given up already.

    Their ages are told by the clock of this machine, which may be wrong; the
    youngest of the last few counts as new, so that a wrong clock costs a few
    clicks and not the bot.
    """

    def __init__(self) -> None:
        self._lately = deque([0.0], maxlen=REMEMBERED)

    def waited(self, age: float) -> float | None:
        """Seconds that an interaction of this age has waited; None, and a line in the log, if it is too old."""
        self._lately.append(age)
        waited = age - min(self._lately)
        if waited > TOO_OLD:
            log.warning("an interaction came %.1f s late; if they all do, this machine's clock is wrong", age)
            return None
        return waited


def _told(interaction: discord.Interaction, text: str) -> str:
    """A text as it is sent to the one person who acted."""
    mentions = _handling(interaction).mentions
    return text if mentions is None else mentions(text, reader_of(interaction))


async def say(interaction: discord.Interaction, key: str, **facts: str | int) -> None:
    """Answer with a text that only this person sees."""
    await say_text(interaction, speech_of(interaction)(key, **facts))


async def say_too(interaction: discord.Interaction, key: str, **facts: str | int) -> None:
    """Add a text that only this person sees to an answer that everybody sees."""
    await interaction.followup.send(_told(interaction, speech_of(interaction)(key, **facts)), ephemeral=True)


async def say_text(interaction: discord.Interaction, text: str) -> None:
    """Answer with a finished text that only this person sees."""
    await say_with(interaction, text)


async def say_with(interaction: discord.Interaction, text: str, *files: discord.File) -> None:
    """Answer with a finished text and files that only this person sees, also where an answer is promised."""
    told, promise = _told(interaction, text), promise_of(interaction)
    match promise:
        case Promise.ANEW:
            await interaction.edit_original_response(content=told, attachments=files)
        case Promise.IN_PLACE:
            await interaction.followup.send(told, files=files, ephemeral=True)
        case None:
            await interaction.response.send_message(told, files=files, ephemeral=True)
        case _:
            assert_never(promise)
    note_answered(interaction)


async def nod(interaction: discord.Interaction) -> None:
    """Answer a click without showing anything new; if its message made way for another meanwhile, that is said."""
    try:
        await interaction.response.defer()
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        await say(interaction, "reply-board-shown")


async def permitted(
    interaction: discord.Interaction, needed: Sequence[str] = (), key: str = "reply-missing-permissions"
) -> bool:
    """Whether the bot may do here what is needed, by default for a table; if not, its person is told what is missing.

    `key` is that of the text that says so.
    """
    at_table = NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    missing = [name for name in needed or at_table if not getattr(interaction.app_permissions, name)]
    if missing:
        speech = speech_of(interaction)
        named = ", ".join(speech(f"permission-{name}") for name in missing)
        await say(interaction, key, permissions=named)
    return not missing


def _may_write(interaction: discord.Interaction) -> bool:
    """Whether who acted may write here themselves; only then does the bot post for everybody what they want to show."""
    allowed = interaction.permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    return allowed.send_messages_in_threads if is_thread else allowed.send_messages


async def may_share(interaction: discord.Interaction) -> bool:
    """Whether what somebody wants to show may be posted here for everybody; if not, they are told why."""
    if interaction.guild_id is None or not _may_write(interaction):
        await say(interaction, "replay-not-here")
        return False
    return await permitted(interaction)


@asynccontextmanager
async def answering(interaction: discord.Interaction) -> AsyncGenerator[None]:
    """Run the handling of one interaction; whatever goes wrong, its person gets an answer and the log a line."""
    try:
        async with asyncio.timeout_at(due(interaction)) as limit:
            _handling(interaction).limit = limit
            yield
    except StoreError as error:
        log.error("not stored: %s", error)
        await _apologise(interaction, "reply-not-stored")
    except discord.HTTPException as error:
        log.warning("an answer did not reach Discord: %s %s", error.status, error.code)
        if error.code not in ENDED:
            await _apologise(interaction, "reply-error")
    except BROKEN as error:
        log.warning("an interaction was not answered in time: %s", type(error).__name__)
        stopped = is_hurried(interaction) and promise_of(interaction) is not None
        await _apologise(interaction, "reply-stopping" if stopped else "reply-slow")
    except Exception as error:  # noqa: BLE001 -- whatever it was, the person who clicked gets an answer
        log.error("an interaction failed: %s", trail(error))
        await _apologise(interaction, "reply-error")


def trail(error: BaseException) -> str:
    """What an error was and where it came from, the innermost place last; not its words, which may quote cards."""
    places = (f"{Path(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__))
    told = f"{type(error).__name__} ({' > '.join(places)})"
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return told if cause is None else f"{told}, from {trail(cause)}"


async def _apologise(interaction: discord.Interaction, key: str) -> None:
    if promise_of(interaction) is not None or not is_answered(interaction):
        with contextlib.suppress(discord.HTTPException, *BROKEN):
            async with asyncio.timeout(IN_TIME):
                await say(interaction, key)
