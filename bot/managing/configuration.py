"""`/tichu-manage config`: what a server's managers choose for its tables, in one private panel."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import discord

from bot.answers import say, speech_of
from bot.gathering.lobby_store import terms_json, terms_of
from bot.gathering.terms import changed
from bot.gathering.terms_panel import Place, rated_line, terms_lines, terms_panel
from bot.people.personal import AUTOMATIC, locale_menu
from bot.preferences import existing
from bot.replies.hosting import choice
from bot.speech import LOCALES, Speech
from bot.staging.panel import Among, Button, Menu, Option, Panel, Picker, Row
from bot.staging.stage import Stage
from bot.wire import Click, mark, whole
from data.preferences import GuildPreferences, Preferences

TABLE: Final = "config"
"""In place of a table's name in the ids of this panel."""
MINIMUMS: Final = (5, 10, 20, 30, 50, 100)
MOST_MINIMUM: Final = 1000
SHOWN: Final = 10
"""Channels that are named in the text."""
MOST_CHANNELS: Final = 25
"""Choices of a picker (Discord, Message Components, channel select)."""


class Configuration:
    """Shows the panel and keeps what is chosen there."""

    def __init__(self, stage: Stage, preferences: Preferences) -> None:
        self._stage = stage
        self._preferences = preferences

    async def open(self, interaction: discord.Interaction, minimum: int | None = None) -> None:
        """Show a manager what holds, after setting the minimum of matches if one is named.

        Raises StoreError and HTTPException.
        """
        if (guild := await _managed(interaction)) is None:
            return
        if minimum is None:
            chosen = await self._preferences.of_guild(guild)
        else:
            chosen = await self._preferences.change_guild(guild, lambda was: replace(was, minimum_matches=minimum))
        await self._stage.whisper(interaction, _panel(chosen, interaction))

    async def click(self, interaction: discord.Interaction, click: Click, values: tuple[str, ...]) -> None:
        """Keep what was chosen and show what holds then. Raises StoreError and HTTPException."""
        if (guild := await _managed(interaction)) is None:
            return
        # The everyone role has the server's id; nobody is to be asked by it.
        values = tuple(value for value in values if value != str(guild))
        chosen = await self._preferences.change_guild(guild, chooses(click, values))
        if click.verb in {"terms", "options"}:
            panel = usual_panel(chosen, speech_of(interaction))
        else:
            panel = _panel(chosen, interaction)
        await self._stage.answer(interaction, panel, repaint=False)


def _panel(chosen: GuildPreferences, interaction: discord.Interaction) -> Panel:
    there = existing(chosen, interaction.guild)
    return config_panel(there, speech_of(interaction), may_ping=_may_ping(there, interaction))


async def _managed(interaction: discord.Interaction) -> int | None:
    """The server, if this person may manage it; who may not is told so."""
    if interaction.guild_id is None:
        await say(interaction, "reply-guild-only")
        return None
    if not interaction.permissions.manage_guild:
        await say(interaction, "config-not-allowed")
        return None
    return interaction.guild_id


def chooses(click: Click, values: tuple[str, ...]) -> Callable[[GuildPreferences], GuildPreferences]:
    """What a click in the panel makes of a server's choices; what is no choice changes nothing."""
    value = values[0] if values else ""
    number = whole(value, 0)
    match click.verb:
        case "locale" if value in {AUTOMATIC, *LOCALES}:
            return lambda was: replace(was, locale=None if value == AUTOMATIC else value)
        case "channels":
            channels = tuple(channel for channel in map(whole, values) if channel > 0)[:MOST_CHANNELS]
            return lambda was: replace(was, channels=channels)
        case "role":
            return lambda was: replace(was, ping_role=number or None)
        case "minimum" if 1 <= number <= MOST_MINIMUM:
            return lambda was: replace(was, minimum_matches=number)
        case "terms":
            field, chosen = choice(click, values)
            return lambda was: replace(was, settings=terms_json(changed(terms_of(was.settings), field, chosen)))
        case _:
            return lambda was: was


def config_panel(chosen: GuildPreferences, speech: Speech, *, may_ping: bool = True) -> Panel:
    """All choices, each where it is changed; `may_ping` is whether mentioning the role would notify anybody."""
    channels = ", ".join(f"<#{channel}>" for channel in chosen.channels[:SHOWN])
    lines = [
        f"**{speech('config-title')}**",
        speech("config-channels", channels=channels) if channels else speech("config-everywhere"),
        speech("config-no-role") if chosen.ping_role is None else speech("config-role", role=f"<@&{chosen.ping_role}>"),
        *([] if may_ping else [f"⚠️ {speech('config-role-silent')}"]),
        speech("config-minimum", count=chosen.minimum_matches),
        f"**{speech('config-options-title')}**",
        *terms_lines(terms_of(chosen.settings), speech),
    ]
    options = Button(str(Click(TABLE, 0, "options")), speech("config-options"), emoji="⚙️")
    rows: tuple[Row, ...] = (
        locale_menu(TABLE, chosen.locale, speech("config-locale-menu"), speech("locale-auto-table")),
        _channels(chosen, speech),
        _role(chosen, speech),
        _minimum(chosen, speech),
        (options,),
    )
    return Panel("\n".join(lines), rows)


def _channels(chosen: GuildPreferences, speech: Speech) -> Picker:
    click = Click(TABLE, 0, "channels", mark(chosen.channels))
    return Picker(
        str(click), speech("config-channels-menu"), Among.CHANNELS, chosen.channels, least=0, most=MOST_CHANNELS
    )


def _role(chosen: GuildPreferences, speech: Speech) -> Picker:
    roles = () if chosen.ping_role is None else (chosen.ping_role,)
    return Picker(str(Click(TABLE, 0, "role", mark(roles))), speech("config-role-menu"), Among.ROLES, roles, least=0)


def _minimum(chosen: GuildPreferences, speech: Speech) -> Menu:
    numbers = sorted({*MINIMUMS, chosen.minimum_matches})
    options = tuple(
        Option(str(number), speech("config-minimum", count=number), chosen=number == chosen.minimum_matches)
        for number in numbers
    )
    click = Click(TABLE, 0, "minimum", str(chosen.minimum_matches))
    return Menu(str(click), speech("config-minimum-menu"), options)


def usual_panel(chosen: GuildPreferences, speech: Speech) -> Panel:
    """The terms with which tables of this server are opened."""
    terms = terms_of(chosen.settings)
    place = Place(TABLE, speech("config-options-title"), back="back")
    return terms_panel(terms, place, rated_line(terms, (), speech), speech)


def _may_ping(chosen: GuildPreferences, interaction: discord.Interaction) -> bool:
    role = (
        None if interaction.guild is None or chosen.ping_role is None else interaction.guild.get_role(chosen.ping_role)
    )
    return role is None or role.mentionable or interaction.app_permissions.mention_everyone
