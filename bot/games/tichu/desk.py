"""Everything a private hand is made from, in one value, and the making of its buttons and menus."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.controls import Setting
from bot.games.tichu.draft import Draft
from bot.games.tichu.lines import LONGEST_LABEL, LONGEST_OPTION, clip
from bot.games.tichu.sorting import sorted_hand
from bot.staging.panel import Button, Menu, Option, Style
from bot.staging.phone import MOST
from bot.wire import Click, custom_id
from engine.cards import Card
from engine.tichu.legal import Judge
from engine.tichu.view import Phase, PlayerView, SeatView, TableView

MOST_ROWS: Final = 5
"""Rows of a message (Discord, Message Components, action row)."""
MOST_OPTIONS: Final = 25
"""Options of a menu (Discord, Message Components, string select)."""
REVISIONS: Final = 1_000
"""Menus repeat their ids after so many clicks; nobody's client remembers a choice for that long."""


@dataclass(frozen=True, slots=True)
class Desk:
    """One seat's view, what its owner has begun, and for whom it is shown."""

    judge: Judge
    view: PlayerView
    draft: Draft
    setting: Setting

    @property
    def table(self) -> TableView:
        """What everybody sees."""
        return self.view.table

    @property
    def mine(self) -> SeatView:
        """What everybody sees of this seat."""
        return self.table.seats[self.view.seat]

    @property
    def to_play(self) -> bool:
        """Whether this seat is to lead or to follow."""
        return self.table.phase is Phase.PLAY and self.table.turn == self.view.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards in the order that their owner likes."""
        return sorted_hand(self.view.hand, self.setting.habits.order)

    @property
    def hinted(self) -> bool:
        """Whether the hand explains itself: to who wants it, until they have played or closed it."""
        return self.setting.habits.hints and not self.draft.taught

    def say(self, key: str, /, **facts: str | int) -> str:
        """The text of a key."""
        return self.setting.speech(key, **facts)

    def button(
        self,
        verb: str,
        label: str,
        argument: str = "",
        *,
        style: Style = Style.PLAIN,
        emoji: str | None = None,
        disabled: bool = False,
    ) -> Button:
        """A button that answers the moment shown."""
        # A hand has a button a card, and none of these clicks is looked at as a value.
        answered = custom_id(self.setting.table, self.view.table.moment, verb, argument)
        return Button(answered, clip(label, LONGEST_LABEL), style, emoji, disabled)

    def menu(
        self,
        verb: str,
        placeholder: str,
        options: Iterable[Option],
        argument: str = "",
        *,
        least: int = 1,
        most: int = 1,
    ) -> Menu:
        """A menu that answers the moment shown; its id is new after every click."""
        revision = f"{argument}.{self.draft.revision % REVISIONS}"
        click = Click(self.setting.table, self.table.moment, verb, revision)
        return Menu(str(click), clip(placeholder, LONGEST_OPTION), tuple(options), least, most)

    def back(self) -> Button:
        """The way back to the hand itself."""
        return self.button("back", self.say("hand-back"), emoji="↩️")


def option(value: str, label: str, description: str | None = None, *, emoji: str | None = None) -> Option:
    """An option that fits."""
    return Option(value, clip(label, LONGEST_LABEL), description and clip(description, LONGEST_OPTION), emoji)


def in_rows(buttons: Sequence[Button]) -> list[tuple[Button, ...]]:
    """Buttons, four a row."""
    return [tuple(buttons[start : start + MOST]) for start in range(0, len(buttons), MOST)]
