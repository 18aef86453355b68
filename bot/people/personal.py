"""`/tichu settings`: what one person chooses for themselves, in one private panel."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import discord

from bot.answers import choices_of, remember, speech_of
from bot.preferences import Choices
from bot.speech import LANGUAGES, LOCALES, Speech
from bot.staging.mentions import Direct
from bot.staging.panel import Button, Menu, Option, Panel, Style
from bot.staging.stage import Stage
from bot.tables.rooms import Rooms
from bot.wire import Click
from data.preferences import CardLayout, SortOrder, UserPreferences

TABLE: Final = "personal"
"""In place of a table's name in the ids of this panel."""
AUTOMATIC: Final = "auto"
ON, OFF = "on", "off"


class Personal:
    """Shows the panel and keeps what is chosen there."""

    def __init__(self, stage: Stage, choices: Choices, rooms: Rooms) -> None:
        self._stage = stage
        self._choices = choices
        self._rooms = rooms

    async def open(self, interaction: discord.Interaction) -> None:
        """Show somebody their choices. Raises HTTPException."""
        await self._stage.whisper(interaction, settings_panel(choices_of(interaction), speech_of(interaction)))

    async def click(self, interaction: discord.Interaction, click: Click, values: tuple[str, ...]) -> None:
        """Keep what was chosen, show it, and let the hands that are open follow. Raises StoreError, HTTPException."""
        user = interaction.user.id
        is_new = (click.verb, click.argument) == ("direct", ON) and not choices_of(interaction).direct_hands
        if is_new and not await self._greet(user, speech_of(interaction)):
            speech = speech_of(interaction)
            panel = settings_panel(choices_of(interaction), speech, why=speech("own-direct-closed"))
            await self._stage.answer(interaction, panel, repaint=False)
            return
        chosen = await self._choices.change(user, chooses(click, values))
        remember(interaction, chosen)
        speech = speech_of(interaction)
        await self._stage.answer(interaction, settings_panel(chosen, speech), repaint=False)
        for room in self._rooms.of(user):
            room.hands.reread(user, speech)

    async def _greet(self, user: int, speech: Speech) -> bool:
        """Write somebody a direct message, who wants to have hands there; whether it arrived."""
        try:
            channel = await self._stage.direct(user)
            await self._stage.post(channel, Panel(speech("own-direct-hello")), reader=Direct.MESSAGES)
        except discord.Forbidden:
            return False
        return True

    async def no_more_hints(self, user: int) -> None:
        """Somebody has read the hints of the hand, and wants none at the next table either. Raises StoreError."""
        await self._choices.change(user, lambda was: replace(was, hints=False))


def chooses(click: Click, values: tuple[str, ...]) -> Callable[[UserPreferences], UserPreferences]:
    """What a click in the panel makes of somebody's choices; what is no choice changes nothing."""
    value = values[0] if values else click.argument
    is_on = value == ON
    match click.verb:
        case "locale" if value in {AUTOMATIC, *LOCALES}:
            return lambda was: replace(was, locale=None if value == AUTOMATIC else value)
        case "order" if value in set(SortOrder):
            return lambda was: replace(was, sort_order=SortOrder(value))
        case "layout" if value in set(CardLayout):
            return lambda was: replace(was, card_layout=CardLayout(value))
        case "pings" if value in {ON, OFF}:
            return lambda was: replace(was, turn_pings=is_on)
        case "direct" if value in {ON, OFF}:
            return lambda was: replace(was, direct_hands=is_on)
        case "hints" if value in {ON, OFF}:
            return lambda was: replace(was, hints=is_on)
        case _:
            return lambda was: was


def settings_panel(chosen: UserPreferences, speech: Speech, *, why: str = "") -> Panel:
    """All choices, each where it is changed; `why` says why one was not kept."""
    warning = f"⚠️ {why}\n" if why else ""
    is_menu = chosen.card_layout is CardLayout.MENU
    other = CardLayout.BUTTONS if is_menu else CardLayout.MENU
    layout = Button(str(Click(TABLE, 0, "layout", other)), speech(f"own-layout-{chosen.card_layout}"), emoji="🃏")
    return Panel(
        f"{warning}**{speech('own-title')}**\n{speech('own-what')}",
        (
            locale_menu(TABLE, chosen.locale, speech("own-locale-menu"), speech("locale-auto-own")),
            _order(chosen.sort_order, speech),
            (layout, _switch("hints", speech, is_on=chosen.hints)),
            (_switch("pings", speech, is_on=chosen.turn_pings),),
            (_switch("direct", speech, is_on=chosen.direct_hands),),
        ),
    )


def locale_menu(table: str, chosen: str | None, placeholder: str, automatic: str) -> Menu:
    """A choice among the languages and none; each language is named in itself."""
    now = chosen or AUTOMATIC
    options = (
        Option(AUTOMATIC, automatic, chosen=now == AUTOMATIC, emoji="🌐"),
        *(Option(locale, name, chosen=now == locale, emoji="🌐") for locale, name in LANGUAGES.items()),
    )
    return Menu(str(Click(table, 0, "locale", now)), placeholder, options)


def _order(chosen: SortOrder, speech: Speech) -> Menu:
    options = tuple(
        Option(order.value, speech(f"own-order-{order}"), chosen=order is chosen, emoji="🔢") for order in SortOrder
    )
    return Menu(str(Click(TABLE, 0, "order", chosen)), speech("own-order-menu"), options)


def _switch(verb: str, speech: Speech, *, is_on: bool) -> Button:
    """A button that says how it is and turns that round; pressed twice it has turned once."""
    now, then = (ON, OFF) if is_on else (OFF, ON)
    style = Style.GOOD if is_on else Style.PLAIN
    return Button(str(Click(TABLE, 0, verb, then)), speech(f"own-{verb}-{now}"), style)
