"""Who is at a table: when each person last pressed something, for whom a bot plays, and when a table is given up."""

from typing import Final

from bot.gathering.lobby import Lobby
from bot.sitters import Person
from bot.speech import Speech
from data.calendar import DAY

DESERTED: Final = 30 * 60.0
"""Seconds after which a table closes whose people are all away, so that bots do not play for nobody."""
FORGOTTEN: Final = 7.0 * DAY
"""Seconds after which a table without a clock closes when nobody has acted there."""


class Presence:
    """The people of one table, in memory: after a restart everybody counts as here."""

    def __init__(self) -> None:
        self.away = frozenset[int]()
        """The seats of people for whom a bot plays, as last told."""
        self.left: Final = dict[int, int]()
        """Who has left the match, and which seat: they have seen its cards, and may take no other."""
        self._clicks = dict[int, float]()
        self._speeches = dict[int, Speech]()
        self._returned = set[int]()
        self._deserted: float | None = None

    def seen(self, user: int, speech: Speech, *, at: float, returned: bool) -> None:
        """Somebody has pressed something, in their language; `returned` when a bot had been playing for them."""
        self._clicks[user] = at
        self._speeches[user] = speech
        if returned:
            self._returned.add(user)

    def clicked(self, user: int) -> float:
        """When they last pressed something, in unix seconds; long ago when it is not known."""
        return self._clicks.get(user, float("-inf"))

    def speech_of(self, user: int, otherwise: Speech) -> Speech:
        """The language they were last met in."""
        return self._speeches.get(user, otherwise)

    def welcome(self, user: int) -> bool:
        """Whether they are to be told, once, that they are back."""
        if user not in self._returned:
            return False
        self._returned.discard(user)
        return True

    def tell(self, absent: frozenset[int], lobby: Lobby, *, at: float) -> tuple[frozenset[int], frozenset[int]]:
        """Take note of the seats that bots play for their owners; the seats that are new among them, and those back."""
        people = frozenset(seat for seat, sitter in enumerate(lobby.seats) if isinstance(sitter, Person))
        before, self.away = self.away, absent & people
        if not people or self.away != people:
            self._deserted = None
        elif self._deserted is None:
            self._deserted = at
        return self.away - before, (before - self.away) & people

    def given_up(self, *, moved: float, timed: bool) -> float | None:
        """When the table closes by itself if nothing happens; None while its clock goes on with it.

        `moved` is when the match last went on, `timed` whether a time is running.
        """
        if self._deserted is not None:
            return self._deserted + DESERTED
        return None if timed else max(moved, *self._clicks.values(), 0.0) + FORGOTTEN
