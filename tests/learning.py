"""A learner who can use nothing but what the tutorial's message shows, and the shortest way through it."""

from typing import Final

from bot.games.tichu.tutorial import Learner, Reader, begun, panel, press
from bot.speech import speech_for
from bot.staging.panel import Button, Panel
from bot.wire import Click
from tests.person import buttons, menus, parsed

NAMES: Final = {"ko": "빛나는별토끼", "en": "W" * 32, "de": "Maximilian-Alexander von Öst"}

WAY: Final = (
    ("tick 9t, play", "tick 3s, play", "pass"),
    ("tick 9j 9t, play", "tick Qj Qs Qp, play"),
    ("tick 5j 6s 7t 8p 9j, play",),
    ("tick 7s 7p 7t 4j 4s, play", "tick 9s 9t Ts Tp Jj Jt, play"),
    ("tick PH, play", "tick 5j 6s 7t 8p PH, play, play 5j-6s-7t-8p-PH=9"),
    ("tick DG, play", "tick DR, play", "dragon 1"),
    ("tick 2s, gift 1, tick Aj, gift 2, tick 4j, gift 3, give",),
    ("grand, grand_yes", "tichu, call"),
    ("tick MJ, play, wish K", "tick 8p, play"),
    ("bomb, throw", "bomb, throw", "tick Ks Kp, play"),
)
"""For every lesson what to click for each of its tasks: a verb, and arguments one after the other."""


class Pupil:
    """Somebody at the tutorial. Every click is one that the panel offers."""

    def __init__(self, lesson: int = 1, *, locale: str = "en") -> None:
        self.reader: Final = Reader(NAMES[locale], speech_for(locale))
        self.learner: Learner = begun(lesson)
        self.panels: list[Panel] = [panel(self.learner, self.reader)]

    @property
    def panel(self) -> Panel:
        return self.panels[-1]

    @property
    def text(self) -> str:
        return self.panel.text

    def button(self, verb: str, argument: str | None = None) -> Button:
        """The one button that does this; of several throws the first."""
        found = [
            button
            for row in self.panel.rows
            if isinstance(row, tuple)
            for button in row
            if parsed(button.id).verb == verb and argument in {None, parsed(button.id).argument}
        ]
        assert len(found) == 1, (verb, argument, found)
        return found[0]

    def click(self, verb: str, argument: str | None = None) -> None:
        """Press a button."""
        button = self.button(verb, argument)
        assert not button.disabled, button
        self.press(parsed(button.id))

    def choose(self, verb: str, value: str) -> None:
        """Choose in a menu."""
        menu = menus(self.panel)[verb]
        assert value in {option.value for option in menu.options}
        self.press(parsed(menu.id), value)

    def press(self, click: Click, *values: str) -> None:
        """A click from wherever."""
        self.learner = press(self.learner, click, values, self.reader)
        self.panels.append(panel(self.learner, self.reader))

    def does(self, clicks: str) -> None:
        """The clicks of one task of the way."""
        for words in clicks.split(", "):
            verb, *arguments = words.split()
            for argument in arguments or (None,):
                if verb == "wish" and argument is not None:
                    self.choose(verb, argument)
                else:
                    self.click(verb, argument)

    @property
    def offers(self) -> set[str]:
        """What can be done, or could if it were not greyed out."""
        return {*buttons(self.panel), *menus(self.panel)}
