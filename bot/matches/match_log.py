"""The log of a match in memory: what was heard, what the shell remarked, and who had sat there until somebody else did.

Whoever takes a seat over did nothing of what was done on it before: each line names who sat there when it happened.
"""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from operator import itemgetter
from typing import Final, Generic, TypeAlias, TypeVar

from bot.controls import Setting
from bot.names import cleaned, shown, written
from bot.sitters import Bot, Person, Sitter
from bot.speech import Speech
from data.sittings import Sitting

N = TypeVar("N")

DELETED: Final = Person(-1, "")
"""Who was taken out of the store; it has another such id for each of them (`data.people`)."""
REMEMBERED: Final = 400
"""Lines kept, more than a chapter has; a board shows the last few."""


@dataclass(frozen=True, slots=True)
class Heard(Generic[N]):
    """A notice, whether nobody clicked for it, and whether a bot or the clock acted for who has the seat."""

    notice: N
    automatic: bool
    deputy: bool = False


@dataclass(frozen=True, slots=True)
class Parted:
    """Until here this one sat on the seat, and then that one."""

    seat: int
    sitter: Sitter
    successor: Sitter


@dataclass(frozen=True, slots=True)
class Remark:
    """What the shell has to say: the key of a text, and whom it names, by the text's words for them."""

    key: str
    who: Mapping[str, Sitter]


Entry: TypeAlias = Heard[N] | Parted | Remark
"""What a line is about."""


@dataclass(frozen=True, slots=True)
class _Line(Generic[N]):
    """One entry of the log, and after how many actions of the match it came."""

    seq: int
    what: Entry[N]


class MatchLog(Generic[N]):
    """Grows at its end. `sittings` tells who had which seat in the part that is read from the journal."""

    def __init__(self) -> None:
        self._lines: deque[_Line[N]] = deque(maxlen=REMEMBERED)
        self._changes: deque[tuple[int, Parted, Remark]] = deque()

    def expect(self, sittings: Sequence[Sitting]) -> None:
        """Who sat where, seat by seat, the first on each first: what is heard from now on is theirs until they left."""
        changes = [
            (after.since, Parted(before.seat, _sitter(before), _sitter(after)), _told(_sitter(before), _sitter(after)))
            for before, after in pairwise(sittings)
            if before.seat == after.seat and _sitter(before) != _sitter(after)
        ]
        self._changes = deque(sorted(changes, key=itemgetter(0)))

    def add(self, seq: int, *entries: Entry[N]) -> None:
        """What came with an action of the match, or after so many of them."""
        self.catch_up(before=seq)
        self._lines.extend(_Line(seq, what) for what in entries)

    def catch_up(self, *, before: int) -> None:
        """Note the changes of seats that were expected before this action, and tell of them."""
        while self._changes and self._changes[0][0] < before:
            since, parted, told = self._changes.popleft()
            self._lines.extend((_Line(since, parted), _Line(since, told)))

    def erase(self, user: int) -> bool:
        """Name somebody no longer: they are taken out of the store. Whether they were named."""
        before = self._lines
        self._lines = deque((replace(one, what=_without(one.what, user)) for one in before), maxlen=REMEMBERED)
        return self._lines != before

    def newest_first(self, setting: Setting, *, after: int) -> Iterator[tuple[Heard[N] | str, Setting]]:
        """What came after so many actions, the newest first, each with the names of who sat there at the time."""
        for what, then in self._backwards(setting, after=after):
            match what:
                case Parted():
                    pass
                case Remark(key, who):
                    names = {word: written(_name(one, then.speech)) for word, one in who.items()}
                    yield then.speech(key, **names), then
                case heard:
                    yield heard, then

    def meanwhile(self, seat: int, setting: Setting, *, after: int) -> Iterator[tuple[N, bool, Setting]]:
        """What was heard, the newest first, without what was automatic for another reason than that somebody acted.

        With each whether somebody else has acted than who has the seat now, if it was an act of this seat, and the
        names of that time.
        """
        now: Sitter | None = None
        """Who has the seat, once it is known that somebody has left it."""
        is_own = True
        for what, then in self._backwards(setting, after=after):
            match what:
                case Parted() if what.seat == seat:
                    now = now or what.successor
                    is_own = _are_one(what.sitter, now)
                case Heard(notice, automatic, deputy) if deputy or not automatic:
                    yield notice, deputy or not is_own, then
                case _:
                    pass

    def _backwards(self, setting: Setting, *, after: int) -> Iterator[tuple[Entry[N], Setting]]:
        for line in reversed(self._lines):
            if line.seq <= after:
                return
            if isinstance(line.what, Parted):
                setting = _as_it_was(setting, line.what)
            yield line.what, setting


def _sitter(sat: Sitting) -> Sitter:
    return Bot(sat.name) if sat.user is None else Person(sat.user, sat.name)


def _told(before: Sitter, after: Sitter) -> Remark:
    """Who took a seat from whom; why somebody left it is not known any more."""
    if isinstance(before, Bot):
        return Remark("room-taken", {"name": after, "bot": before})
    return Remark("room-replaced", {"name": before, "by": after})


def _without(what: Entry[N], user: int) -> Entry[N]:
    match what:
        case Parted(seat, sitter, successor):
            return Parted(seat, _anonymous(sitter, user), _anonymous(successor, user))
        case Remark(key, who):
            return Remark(key, {word: _anonymous(one, user) for word, one in who.items()})
        case heard:
            return heard


def _anonymous(sitter: Sitter, user: int) -> Sitter:
    return DELETED if isinstance(sitter, Person) and sitter.user == user else sitter


def _are_one(one: Sitter, other: Sitter) -> bool:
    """Whether these are the same person; who comes back may have another name, and a bot may have a person's."""
    return isinstance(one, Person) and isinstance(other, Person) and one.user == other.user


def _name(sitter: Sitter, speech: Speech) -> str:
    return shown(sitter.user if isinstance(sitter, Person) else None, sitter.name, speech)


def _as_it_was(setting: Setting, parted: Parted) -> Setting:
    name, seat = _name(parted.sitter, setting.speech), parted.seat
    return replace(
        setting,
        names=(*setting.names[:seat], written(name), *setting.names[seat + 1 :]),
        plain=(*setting.plain[:seat], cleaned(name), *setting.plain[seat + 1 :]),
    )
