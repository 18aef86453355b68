"""Random rounds on the wire with a spy behind every reader: `python -m tests.wire.spy_matches --matches 30`.

Whatever becomes visible to anybody is searched for cards that lie in hands at that
moment and are not its reader's own; so is the log, at its loudest, with all that
could be a token. People click whatever they see, with bots of any level beside them.
"""

import argparse
import asyncio
import io
import logging
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, final

from bot.app import TichuClient
from bot.logs import start_logging
from bot.sandbox import TOKEN, Message, Sandbox, point_discordpy
from bot.sitters import Level
from bot.tables.room import Room
from engine.cards import ALL_CARDS, NO_CARDS, Card, Cards
from engine.kernel import Seat
from engine.tichu.view import Phase, PlayerView
from tests.spy import shown
from tests.wire.eyes import PICTURE, parts, pictures
from tests.wire.real_bot import CALM, Club, club
from tests.wire.restless import Pause, Restless
from tests.wire.storm import AnyOf
from tests.wire.wire_client import screen_of

LIMIT: Final = 40.0
"""Seconds in which a round has ended, or is left."""
STILL: Final = 0.1
"""Seconds without an act after which the table's clock is pushed on."""
_CARD: Final = re.compile(r"\b(?:[2-9TJQKA][jspt]|MJ|DG|PH|DR)\b")
_HAND: Final = re.compile(r"(?:\b(?:[2-9TJQKA][jspt]|MJ|DG|PH|DR)\b[ ,'\"-]*){2,}")
"""Two cards in our notation, one beside the other, as a hand would be written."""


@dataclass(frozen=True, slots=True)
class Report:
    """What one match was, and what leaked."""

    acts: int
    searched: int
    pictures: int
    lines: int
    leaks: tuple[str, ...]


@final
@dataclass(slots=True)
class Watch:
    """Searches each rendering when it becomes visible."""

    place: Club
    client: TichuClient
    leaks: list[str] = field(default_factory=list)
    searched: set[Message] = field(default_factory=set)
    pictures: int = 0
    _known: list[Cards] = field(default_factory=lambda: [NO_CARDS] * 4)

    def look(self, channel: int) -> None:
        """The messages of a channel have changed."""
        room = self.client.rooms.in_channel(channel)
        if room is None or room.match is None:
            return
        secret = self._secret(room)
        world = self.place.sandbox.world
        for message in world.messages(channel):
            if message in self.searched:
                continue
            self.searched.add(message)
            seat = None if message.only_for is None else room.seat_of(message.only_for)
            screen = replace(screen_of(message), private=message.is_ephemeral)
            names = " ".join(one.filename for one in message.attachments)
            screen = replace(screen, text=f"{screen.text}\n{message.embeds}\n{names}")
            may = NO_CARDS if seat is None else self._known[seat]
            # A hand in our own notation is read as well; one card alone may be a word.
            written = (
                one for row in _HAND.findall("\n".join((screen.text, *screen.alts))) for one in _CARD.findall(row)
            )
            if leaked := Cards.of((*shown(screen), *map(Card.parse, written))) & (secret - may):
                self.leaks.append(f"seat {seat} can see {leaked} on {message.describe()}")
            for picture in pictures(world, message):
                self.pictures += 1
                if not set(parts(picture)) <= PICTURE:
                    self.leaks.append(f"a picture of {message.describe()} has other parts than paint")

    def _secret(self, room: Room) -> Cards:
        """The cards of which nobody but their owners may know where they are; it takes note of what these know."""
        views = [view_of(room, seat) for seat in range(4)]
        if views[0].table.phase in {Phase.DEAL, Phase.OVER}:
            self._known = [NO_CARDS] * 4
            return NO_CARDS  # a round was scored, all hands are shown
        held = NO_CARDS
        for seat, view in enumerate(views):
            self._known[seat] |= view.hand
            held |= view.hand
        return ALL_CARDS if views[0].table.phase in {Phase.GRAND, Phase.EXCHANGE} else held


def view_of(room: Room, seat: int) -> PlayerView:
    """What a seat may know; the room must have a match."""
    match: AnyOf = room.match  # type: ignore[assignment]  # the spy looks where nobody else may
    view = match.table.view(Seat(seat))
    assert isinstance(view, PlayerView)
    return view


@contextmanager
def log() -> Generator[io.StringIO]:
    """The log as an operator gets it at DEBUG."""
    stream, before, root = io.StringIO(), sys.stderr, logging.getLogger()
    handlers, level = root.handlers[:], root.level
    sys.stderr = stream
    try:
        start_logging("DEBUG", secret=TOKEN)
        yield stream
    finally:
        sys.stderr, root.handlers[:] = before, handlers
        root.setLevel(level)


async def spied(seed: int, path: Path) -> Report:
    """Play one round, and tell what leaked."""
    chance = random.Random(seed)
    sandbox = Sandbox(bot_name="Probe", rate_limits=False)
    with log() as lines, point_discordpy(await sandbox.start()):
        place = club(sandbox, path)
        async with place.bot(random.Random(seed).shuffle, CALM) as client:
            watch = Watch(place, client)
            sandbox.world.on_change.append(watch.look)
            pause = Pause()
            pause.open.set()
            playing = [
                Restless(one.person, place.channel, random.Random(chance.random()), pause) for one in place.people
            ]
            playing = playing[: 4 if seed % 2 else 1]
            await _begin(place, len(playing), level=chance.choice(tuple(Level)))
            room = client.rooms.in_channel(place.channel.id)
            assert room is not None
            await sandbox.world.until(lambda: room.match is not None and room.match.seq > 0)
            began = time.monotonic()

            def over() -> bool:
                return room.match is None or room.match.resting or time.monotonic() > began + LIMIT

            async with asyncio.TaskGroup() as group:
                for one in playing:
                    group.create_task(one.live(over))
                group.create_task(_time_passes(place, room, over))
            acts = 0 if room.match is None else room.match.seq
            await client.rooms.settle()
        tokens = {used.token for one in playing for used in one.uses}
        await sandbox.stop()
    text = lines.getvalue()
    leaks = [*watch.leaks, *(f"the log has {found}" for found in _HAND.findall(text))]
    leaks += [f"the log has the token {token}" for token in (*tokens, TOKEN) if token in text]
    leaks += [f"the log names {one.name}" for one in place.people if one.name in text]
    return Report(acts, len(watch.searched), watch.pictures, len(text.splitlines()), tuple(leaks))


async def _begin(place: Club, people: int, *, level: Level) -> None:
    if people == len(place.people):
        await place.table().open(clock="fast")
    else:
        await place.people[0].slash("tichu start", bots=3, level=level.value, clock="fast")


async def _time_passes(place: Club, room: Room, over: Callable[[], bool]) -> None:
    seen = -1
    while not over():
        await asyncio.sleep(STILL)
        if room.match is not None and room.match.seq == seen and place.clock.next is not None:
            place.clock.run_out()
        seen = -1 if room.match is None else room.match.seq


def main() -> int:
    """Spy on many matches, print what was searched, and fail if anything has leaked."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    reports: list[Report] = []
    for seed in range(given.first, given.first + given.matches):
        with tempfile.TemporaryDirectory() as directory:
            report = asyncio.run(spied(seed, Path(directory) / "tichu.db"))
        reports.append(report)
        for leak in report.leaks[:5]:
            print(f"seed {seed}: {leak[:300]}", flush=True)
    acts, searched, painted, lines, leaks = (
        sum(numbers)
        for numbers in zip(*((r.acts, r.searched, r.pictures, r.lines, len(r.leaks)) for r in reports), strict=True)
    )
    print(
        f"{len(reports)} matches, {acts} acts; searched {searched} messages, {painted} pictures, {lines} lines of log"
    )
    print(f"{leaks} leaks")
    return int(leaks > 0)


if __name__ == "__main__":
    sys.exit(main())
