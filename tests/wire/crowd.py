"""Many tables whose people press whatever they see, while the process is killed at random times.

After each kill every journal is one legal history that begins with all that was
there before, and nobody had been shown anything that is not in it.
"""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from typing import Final, TypeAlias

from bot.games import Opening
from bot.wire import Click
from data.journal import Entry
from tests.screens import Button, Screen
from tests.wire.killing import audited, judged, process, until
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

_Row: TypeAlias = tuple[str, str, int, str, str, str, float]
"""A match and its options, and an entry of it."""
AT_RANDOM: Final = -1
ANEW: Final = 0.1
"""How often somebody opens the hand anew in place of pressing something on it."""
EAGER: Final = {"give": 60.0, "gift": 12.0, "no_grand": 12.0, "play": 12.0, "pass": 12.0, "dragon": 12.0, "tick": 1.0}
"""How gladly somebody presses a button by its verb; what is not named here seldom brings a match on."""


class Crowd:
    """Four people, each at so many tables of their own with three bots that do not think long."""

    def __init__(self, place: Club, *, tables: int) -> None:
        self.kills = 0
        self._place = place
        self._rng = random.Random(11)
        world = place.sandbox.world
        self._seats = tuple(
            WireClient(who.person, world.add_channel(place.guild, f"{who.name.lower()}-{number}"))
            for who in place.people
            for number in range(tables)
        )
        self._shown: dict[str, int] = {}
        """By table, the latest moment that anybody has seen on a hand."""
        self._before: dict[str, list[Entry]] = {}

    @property
    def acts(self) -> int:
        """How many acts all journals have."""
        return sum(map(len, self._before.values()))

    async def begin(self) -> None:
        """Open all tables; then comes the first kill."""
        async with process(self._place, AT_RANDOM):
            await asyncio.gather(*(who.slash("tichu start", bots=3, clock="off") for who in self._seats))
            await until(lambda: len({match for match, *_ in self._entries()}) == len(self._seats))
        self._survived()

    async def live(self) -> None:
        """One life of a random length, in which everybody clicks as fast as they are answered."""
        async with process(self._place, AT_RANDOM):
            clicking = [asyncio.create_task(self._click(who)) for who in self._seats]
            await asyncio.sleep(self._rng.uniform(0.2, 4.0))
        for one in clicking:
            one.cancel()
        await asyncio.wait(clicking)
        self._survived()

    async def finish(self) -> None:
        """Everything that was stored is what it comes to when it is reckoned again."""
        await audited(self._place.path)

    async def _click(self, who: WireClient) -> None:
        while True:
            hands = [screen for screen in who.screens() if screen.private and screen.moment > 0]
            choices = [button for button in hands[-1].buttons if not button.disabled] if hands else []
            try:
                if not choices or self._rng.random() < ANEW:
                    answer = await who.slash("tichu hand")
                else:
                    answer = await who.press(hands[-1], self._chosen(choices).id)
                self._note(answer.shown)
            except (TimeoutError, LookupError, ValueError):
                await asyncio.sleep(0.05)

    def _chosen(self, buttons: list[Button]) -> Button:
        verbs = [click.verb for button in buttons if (click := Click.parse(button.id)) is not None]
        return self._rng.choices(buttons, [EAGER.get(verb, 0.1) for verb in verbs])[0]

    def _note(self, screen: Screen) -> None:
        clicks = [click for button in screen.buttons if (click := Click.parse(button.id)) is not None]
        for click in clicks:
            self._shown[click.table] = max(self._shown.get(click.table, 0), click.moment)

    def _survived(self) -> None:
        self.kills += 1
        for (match, options), rows in groupby(self._entries(), key=itemgetter(0, 1)):
            now = [Entry(seq=a, actor=b, action=c, events=d, at=e) for _, _, a, b, c, d, e in rows]
            before = self._before.get(match, [])
            assert now[: len(before)] == before, "what was there before is gone"
            table = judged(Opening("tichu", tuple(json.loads(options))), now)
            assert table.moment >= self._shown.get(match, 0), "somebody was shown what is not in the journal"
            self._before[match] = now

    def _entries(self) -> list[_Row]:
        with closing(sqlite3.connect(f"file:{self._place.path}?mode=ro", uri=True, timeout=10)) as connection:
            return connection.execute(
                """
                SELECT match, options, seq, actor, action, events, at FROM entry JOIN match ON match.id = match
                ORDER BY match, seq
                """
            ).fetchall()
