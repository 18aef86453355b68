"""A person with a hand of Tichu in front of them, who can use nothing but what the panel shows."""

from typing import Final, TypeAlias

from bot.controls import Act, Habits, Setting
from bot.games.tichu.controls import TichuControls
from bot.speech import speech_for
from bot.staging.panel import Button, Menu, Option, Panel, Picker
from bot.wire import Click
from engine.kernel import Seat
from tests.desk import Desk

NAMES: Final = ("North", "빛나는별토끼", "Maximilian-Alexander von Öst", "W" * 32)
"""Short, Korean, long, and as long and wide as a name can be."""
Choice: TypeAlias = tuple[Click, tuple[str, ...]]


def setting_for(locale: str, *, habits: Habits | None = None, bots: frozenset[Seat] = frozenset()) -> Setting:
    """A table with long names and a clock."""
    return Setting(
        "table7",
        NAMES,
        NAMES,
        speech_for(locale),
        bots=bots,
        deadline=1_764_460_800,
        habits=habits or Habits(),
    )


def choices(panel: Panel) -> list[Choice]:
    """Everything that can be clicked, each option of a menu once."""
    found: list[Choice] = []
    for row in panel.rows:
        match row:
            case Menu(disabled=False):
                found.extend((parsed(row.id), (option.value,)) for option in row.options)
            case Menu() | Picker():
                pass
            case _:
                found.extend((parsed(button.id), ()) for button in row if not button.disabled)
    return found


def parsed(custom_id: str) -> Click:
    """The click of an id that must be one."""
    click = Click.parse(custom_id)
    assert click is not None, custom_id
    assert str(click) == custom_id
    return click


def buttons(panel: Panel) -> dict[str, Button]:
    """The buttons by verb; of several with one verb the last."""
    return {parsed(button.id).verb: button for row in panel.rows if isinstance(row, tuple) for button in row}


def menus(panel: Panel) -> dict[str, Menu]:
    """The menus by verb."""
    return {parsed(row.id).verb: row for row in panel.rows if isinstance(row, Menu)}


class Person:
    """Somebody on a seat of a desk. Every click is one that the panel offers, and what it means is done."""

    def __init__(self, desk: Desk, seat: int, *, locale: str = "en", habits: Habits | None = None) -> None:
        self.desk: Final = desk
        self.seat: Final = Seat(seat)
        self.controls: Final = TichuControls(desk.game.rules)
        self.setting: Final = setting_for(locale, habits=habits)
        self.draft = self.controls.fresh()
        self.say: str | None = None
        self.clicks = 0

    @property
    def panel(self) -> Panel:
        return self.controls.hand(self.desk.view(self.seat), self.draft, self.setting, say=self.say)

    @property
    def text(self) -> str:
        return self.panel.text

    @property
    def verbs(self) -> set[str]:
        """What can be done, cards aside."""
        return {click.verb for click, _ in choices(self.panel)} - {"tick"}

    def button(self, verb: str, argument: str | None = None) -> Button:
        """The one button that does this."""
        (found,) = (
            button
            for row in self.panel.rows
            if isinstance(row, tuple)
            for button in row
            if parsed(button.id).verb == verb and argument in {None, parsed(button.id).argument}
        )
        return found

    def label(self, verb: str, argument: str | None = None) -> str:
        return self.button(verb, argument).label

    def options(self, verb: str) -> tuple[Option, ...]:
        """What a menu offers."""
        return menus(self.panel)[verb].options

    def click(self, verb: str, argument: str | None = None) -> str | None:
        """Press a button; what the hand says then, if anything."""
        button = self.button(verb, argument)
        assert not button.disabled, button
        return self.press(parsed(button.id))

    def choose(self, verb: str, *values: str) -> str | None:
        """Choose in a menu: one click to open it, one to choose."""
        menu = menus(self.panel)[verb]
        assert set(values) <= {option.value for option in menu.options}, menu.options
        self.clicks += 1
        return self.press(parsed(menu.id), values)

    def tick(self, cards: str) -> None:
        """Click on cards, one after the other."""
        for card in cards.split():
            self.click("tick", card)

    def press(self, click: Click, values: tuple[str, ...] = ()) -> str | None:
        """A click from wherever, as the shell deals with it."""
        self.clicks += 1
        pressed = self.controls.press(self.desk.view(self.seat), self.draft, click, values, self.setting)
        self.draft = pressed.draft
        if isinstance(pressed, Act):
            self.desk.does(self.seat, pressed.action)
            self.say = None
        else:
            self.say = pressed.say
        return self.say
