"""What somebody sees of one message, and a client to act with, whichever double of the platform stands behind it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bot.wire import Click
from engine.cards import Card, Cards

MENTION: Final = re.compile(r"</([^:>\n]+):(\d+)>")
"""A command that can be pressed: the words that every client shows, and the command's id."""


def as_shown(content: str) -> str:
    """A message's text with the commands in it as they are read: set apart, in the words in which they are written."""
    return MENTION.sub(r"`/\1`", content)


@dataclass(frozen=True, slots=True)
class Button:
    """A button that can be pressed, or one that is greyed out."""

    id: str
    label: str
    disabled: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu; an option is its value, its label and the rest that it says."""

    id: str
    placeholder: str
    options: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """A message as one person saw it at one moment; a kept one is an old rendering, and can be clicked as people do."""

    id: int
    text: str
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()
    alts: tuple[str, ...] = ()
    """The alt texts of its pictures."""
    private: bool = False
    """Whether this person alone sees it."""

    def find(self, verb: str, argument: str | None = None) -> Button | None:
        """The button of that meaning; with an argument, exactly that one."""
        for button in self.buttons:
            click = Click.parse(button.id)
            if click is not None and click.verb == verb and argument in (None, click.argument):
                return button
        return None

    def button(self, verb: str, argument: str | None = None) -> Button:
        """The button of that meaning; LookupError without one."""
        if (button := self.find(verb, argument)) is None:
            raise LookupError(f"no button {verb} {argument or ''} in {self}")
        return button

    def menu(self, verb: str) -> Menu:
        """The menu of that meaning; LookupError without one."""
        for menu in self.menus:
            click = Click.parse(menu.id)
            if click is not None and click.verb == verb:
                return menu
        raise LookupError(f"no menu {verb} in {self}")

    @property
    def moment(self) -> int:
        """The latest moment that its controls answer; -1 without controls of a match."""
        ids = (*(button.id for button in self.buttons), *(menu.id for menu in self.menus))
        return max((click.moment for one in ids if (click := Click.parse(one)) is not None), default=-1)

    @property
    def cards(self) -> Cards:
        """The cards that can be ticked on it."""
        clicks = (Click.parse(button.id) for button in self.buttons)
        return Cards.of(Card.parse(click.argument) for click in clicks if click is not None and click.verb == "tick")

    @property
    def said(self) -> str:
        """Everything that a person could read on it, its ids and values as well."""
        parts = [self.text, *self.alts]
        for button in self.buttons:
            parts += (button.id, button.label, button.emoji)
        for menu in self.menus:
            parts += (menu.id, menu.placeholder, *(part for option in menu.options for part in option))
        return "\n".join(parts)


@dataclass(frozen=True, slots=True)
class Answer:
    """The bot's answer to one act: a new message, the clicked one anew, or a nod that shows nothing."""

    screen: Screen | None
    new: bool

    @property
    def shown(self) -> Screen:
        """The message it was answered with; LookupError when there is none."""
        if self.screen is None:
            raise LookupError("the bot showed nothing")
        return self.screen


class Client(Protocol):
    """One person at their client, in one channel."""

    @property
    def name(self) -> str:
        """Their name there."""
        ...

    async def slash(self, path: str, **options: str | int) -> Answer:
        """Use a command; options by their names in English."""
        ...

    async def press(self, screen: Screen, custom_id: str) -> Answer:
        """Press a button of a message as it was seen."""
        ...

    async def choose(self, screen: Screen, custom_id: str, value: str) -> Answer:
        """Choose one option of a menu of a message as it was seen."""
        ...

    def screens(self) -> Sequence[Screen]:
        """All messages that this person sees now, oldest first."""
        ...
