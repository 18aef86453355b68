"""Kills the real bot's process again and again while four people play a stacked match, and looks at what is left.

A life begins with a start and ends when the journal has so many entries: either
as soon as the last one is on the disk, often before its click is answered, or
as soon as anything that follows from it is seen on the wire. After each start
the match is held against its journal: every entry is decided anew, the board
and every hand whose token lives are what the journal says, without a click; no
act that somebody saw accepted is missing, and none is there twice.
"""

import asyncio
import json
import re
import sqlite3
import sys
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias

from bot.controls import Setting
from bot.games import Opening
from bot.games.tichu.shell import EVENTS
from bot.gathering.lobby_panel import setting_of
from bot.gathering.lobby_store import lobby_of
from bot.matches.match import AnyMatch
from bot.matches.table import actor_of
from bot.speech import speech_for
from bot.staging.panel import Panel
from bot.upkeep.audit import audit
from data.database import Database
from data.journal import Entry, Journal
from data.open_hands import OpenHands, StoredHand
from data.ratings import Ratings
from data.results import Results
from data.seasons import season_of
from data.tables import StoredTable, Tables
from engine.games import GAMES
from engine.kernel import Refusal, Seat, Step, play
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.state import State
from engine.tichu.view import TableView
from tests.spy import Spy
from tests.stacked import MATCH
from tests.table_driver import Table
from tests.wire.real_bot import Club

Words: TypeAlias = tuple[str, ...]
Row: TypeAlias = tuple[int, str, str]
"""An entry: its number, actor and action."""

NEXT: Final = ("next",)
START: Final = 30.0
"""Seconds that a start may take on a busy machine."""
PATIENCE: Final = 8.0
"""Seconds for boards and hands to be what they should be."""
WINDOW: Final = 15.0
"""Seconds that a bomb window may take to end."""


@asynccontextmanager
async def process(place: Club, *dealt: int) -> AsyncGenerator[asyncio.subprocess.Process]:
    """A running bot; killed in the end, if nobody has done it before."""
    place.sandbox.gateway.ready.clear()
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.wire.bot_process", place.sandbox.world.base, str(place.path), *map(str, dealt)
    )
    try:
        async with asyncio.timeout(START):
            await place.sandbox.gateway.ready.wait()
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.wait()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the script; rounds count from 0."""

    number: int
    words: Words

    @property
    def actor(self) -> str | None:
        """Who is in the journal because of it; None for a line that only looks."""
        match self.words:
            case ("clock",):
                return "clock"
            case ("next",):
                return "dealer"
            case (_, "cannot", *_):
                return None
            case (seat, *_):
                return f"seat-{seat}"
            case _:
                raise ValueError(f"nobody can {self.words}")


def lines() -> Iterator[Line]:
    """The whole match; the first deal is made by the start."""
    for number, round_ in enumerate(MATCH):
        if number:
            yield Line(number, NEXT)
        for words in round_.acts:
            yield Line(number, words)


def entries(path: Path) -> list[Row]:
    """The only match's journal, as anybody can read it in the file."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=10)) as connection:
        return connection.execute("SELECT seq, actor, action FROM entry ORDER BY seq").fetchall()


class Killing:
    """A match that is played under kills."""

    def __init__(self, place: Club) -> None:
        self.kills = 0
        self.hands = 0
        """Hands that were found up to date after a start, without a click."""
        self.starts: list[float] = []
        """Seconds from each start until the board and all hands were right."""
        self._place = place
        self._table = Table(place.people, spy=Spy(), clock=_never)
        self._script = tuple(lines())
        self._done = 0
        self._accepted: list[Row] = []

    @property
    def over(self) -> bool:
        """Whether the script has been played."""
        return self._done == len(self._script)

    @property
    def length(self) -> int:
        """How many entries the journal has."""
        return len(entries(self._place.path))

    async def begin(self, *, window: int = 4) -> None:
        """Four people sit down and the first round is dealt; a kill comes after either.

        `window` is the match's bomb window, in seconds; it has to outlast a
        start for a kill before a bomb that is thrown in it.
        """
        async with process(self._place):
            await self._table.gather(target=500)
        with closing(sqlite3.connect(self._place.path)) as connection, connection:
            connection.execute("UPDATE game_table SET settings = json_set(settings, '$.window', ?)", (window,))
        async with process(self._place):
            await until(lambda: self._table.sees("start"))
            lobby = self._table.public("start")
            await self._place.people[0].press(lobby, lobby.button("start").id)
            await until(lambda: self.length > 0)
        with closing(sqlite3.connect(self._place.path)) as connection, connection:
            # As it would be if the stacked match were long enough for it.
            connection.execute("UPDATE game_table SET settings = json_set(settings, '$.rated', json('true'))")
        self.kills += 2

    async def live(self, target: int) -> None:
        """One life: look at what is there, then play on until the journal has so many entries, or to the end."""
        self._catch_up()
        known = await self._known()
        began = time.monotonic()
        async with process(self._place, sum(actor == "dealer" for _, actor, _ in self._accepted)) as bot:
            await self._look(known)
            self.starts.append(time.monotonic() - began)
            reaper = asyncio.create_task(self._reap(bot, target))
            try:
                while not (self.over or reaper.done()):
                    await self._play(self._script[self._done], reaper)
            finally:
                reaper.cancel()
        self.kills += 1

    async def finish(self) -> None:
        """The last life: whatever was missing when the last act was killed, the match has its one result."""
        async with process(self._place), await Database.open(self._place.path) as database:
            async with asyncio.timeout(PATIENCE):
                while await Tables(database).open_tables():  # noqa: ASYNC110 - as above
                    await asyncio.sleep(0.02)
            (result,) = await Results(database).recent(self._place.guild.id, limit=5)
            guild, season = self._place.guild.id, season_of(result.finished)
            moved = await Ratings(database).moved(result.match, guild=guild, season=season)
        assert [one.user for one in moved] == self._users, "all four are rated, once"
        await audited(self._place.path)
        assert result.totals == MATCH[-1].totals
        assert result.winner == 1
        assert [line.points for line in result.rounds] == [round_.points for round_ in MATCH]
        await until(lambda: self._table.sees("rematch"))

    def _catch_up(self) -> None:
        """Where the script is, by the journal; what its people know to have been accepted is there."""
        now = entries(self._place.path)
        assert now[: len(self._accepted)] == self._accepted, "an accepted act is lost"
        self._accepted = now
        rounds = sum(actor == "dealer" for _, actor, _ in now)
        spy = Spy()
        spy.dealt(MATCH[rounds - 1])
        first = [number for number, line in enumerate(self._script) if line.number < rounds - 1]
        self._table.begin_again(
            spy, (line.words for line in self._script[len(first) : self._done] if line.words != NEXT)
        )

    async def _reap(self, bot: asyncio.subprocess.Process, target: int) -> None:
        """Kill the process once the journal is so long: on the disk, or (every other time) on the wire."""
        seen = asyncio.Event()
        self._place.sandbox.world.on_change.append(lambda _: seen.set())
        try:
            while self.length < target:
                if target % 2:
                    await asyncio.sleep(0.001)
                else:
                    seen.clear()
                    await seen.wait()
            bot.kill()
            await bot.wait()
        finally:
            self._place.sandbox.world.on_change.pop()

    # --- playing ---

    async def _play(self, line: Line, reaper: asyncio.Task[None]) -> None:
        """One line, done or not when this ends."""
        before = self._accepted  # a time that was overdue has rung during the start
        act = asyncio.create_task(self._act(line, len(before)))
        await asyncio.wait((act, reaper), return_when=asyncio.FIRST_COMPLETED)
        if reaper.done():
            act.cancel()
            await asyncio.wait((act,))
        else:
            await act
        now = entries(self._place.path)
        mine = [row for row in now[len(before) :] if row[1] == line.actor]
        assert now[: len(before)] == before, "the journal is only ever added to"
        assert len(mine) <= 1, (line.words, mine)
        if not reaper.done():
            assert mine or line.actor is None, f"accepted, and not in the journal: {line.words}"
            self._accepted = now
        self._done += bool(mine) or (line.actor is None and not reaper.done())

    async def _act(self, line: Line, before: int) -> None:
        match line.words:
            case ("clock",):
                await until(lambda: any(actor == "clock" for _, actor, _ in entries(self._place.path)[before:]), WINDOW)
            case ("next",):
                await until(lambda: self._table.sees("next") or self.length > before)
                if self.length == before:
                    board = self._table.public("next")
                    await self._place.people[0].press(board, board.button("next").id)
                await until(lambda: self.length > before)
                self._catch_up()
                await until(lambda: self._table.sees("hand"))
            case words:
                await self._table.act(*words)

    # --- looking ---

    async def _known(self) -> dict[int, StoredHand]:
        """The hands that the store can reach, by seat; all that were open before the last act are among them."""
        async with await Database.open(self._place.path) as database:
            (stored,) = await Tables(database).open_tables()
            hands = {hand.user: hand for hand in await OpenHands(database).of(stored.id)}
        return {seat: hands[user] for seat, user in enumerate(self._users) if user in hands}

    @property
    def _users(self) -> list[int]:
        return [who.person.user.id for who in self._place.people]

    async def _look(self, known: dict[int, StoredHand]) -> None:
        """Wait until the board and all hands that can be reached are what the journal says."""
        async with await Database.open(self._place.path) as database:
            (stored,) = await Tables(database).open_tables()
            journal = Journal(database)
            played = await journal.match(stored.id)
            assert played is not None
            opening = Opening(played.game, tuple(json.loads(played.options)))
            end = time.monotonic() + PATIENCE
            while True:
                match = await opening.restore(played.id, journal=journal, now=time.time, changed=lambda: None)
                try:
                    self._compare(stored, match, known)
                    break
                except (AssertionError, LookupError):
                    if time.monotonic() > end:
                        raise
                    await asyncio.sleep(0.05)
            judged(opening, await journal.entries(played.id))
        self.hands += len(known)

    def _compare(self, stored: StoredTable, match: AnyMatch, known: dict[int, StoredHand]) -> None:
        deadline = None if match.deadline is None else round(match.deadline)

        def setting(locale: str) -> Setting:
            return replace(setting_of(lobby_of(stored), stored.id, speech_for(locale)), deadline=deadline)

        board = self._table.public("hand" if match.outcome is None and not match.resting else "scores")
        assert match.board(setting(stored.locale)).alt in board.alts
        for seat, hand in known.items():
            shown = {screen.id: screen for screen in self._place.people[seat].screens()}
            if hand.message in shown:
                wanted, screen = match.hand(Seat(seat), setting(hand.locale)), shown[hand.message]
                assert lasting(wanted.text) <= lasting(screen.text), (seat, wanted.text, screen.text)
                assert ids(wanted) == {button.id for button in screen.buttons}


async def audited(path: Path) -> None:
    """Every stored act is legal, and results and ratings are what follows from them when they are reckoned again."""
    drifts: list[str] = []
    assert await audit(path, drifts.append), drifts


async def _never() -> None:
    raise RuntimeError("time passes by itself here")


async def until(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for what the bot does by itself."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110 - a file tells nobody that it has changed
            await asyncio.sleep(0.005)


def judged(opening: Opening, stored: Sequence[Entry]) -> TableView:
    """Decide every stored act anew: each is accepted, and the facts are those that are stored. What everybody sees."""
    game: Tichu = GAMES[opening.game].make(opening.options)
    state: State = game.opening()
    for number, entry in enumerate(stored, start=1):
        assert entry.seq == number
        action = GAMES[opening.game].actions.load(entry.action)
        step: Step[State, Event] | Refusal = play(game, state, actor_of(entry.actor), action)
        assert not isinstance(step, Refusal), entry
        assert EVENTS.load(entry.events) == step.events
        state = step.state
    return game.spectacle(state)


COMMAND: Final = re.compile(r"`/[^`]+`\w*")


def lasting(text: str) -> set[str]:
    """The lines that do not run on with the time, whatever names of commands its reader's client has."""
    return {COMMAND.sub("`/`", line) for line in text.splitlines() if "<t:" not in line}


def ids(panel: Panel) -> set[str]:
    """What its buttons mean."""
    return {button.id for row in panel.rows if isinstance(row, tuple) for button in row}
