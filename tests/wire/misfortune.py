"""All that can go wrong at Discord, at random moments: a schedule of faults from a seed."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final, final

from bot.app import TichuClient
from bot.sandbox import TOKEN_LIFE, Permission
from bot.sandbox.faults import Fault
from bot.tables.room import Room
from tests.wire.real_bot import Club
from tests.wire.restless import Pause

CALLBACKS: Final = r"^/interactions/"
HANDS: Final = r"^/webhooks/"
BOARDS: Final = r"^/channels/\d+/messages"
BETWEEN: Final = (0.02, 0.35)
"""Seconds between two faults."""
OLD: Final = 3700.0
"""Seconds after which a message takes fewer edits."""
STALE: Final = 3.3
"""Seconds that a replay is held back, so that what is replayed has failed already."""
SERVER_ERRORS: Final = (
    HTTPStatus.INTERNAL_SERVER_ERROR,
    HTTPStatus.BAD_GATEWAY,
    HTTPStatus.SERVICE_UNAVAILABLE,
    HTTPStatus.GATEWAY_TIMEOUT,
)


@final
class Time:
    """The loop's own time, which may be pushed forward as the sandbox's may."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._real = self._loop.time
        self._ahead = 0.0

    def _now(self) -> float:
        return self._real() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let seconds pass at once."""
        self._ahead += seconds

    @asynccontextmanager
    async def movable(self) -> AsyncGenerator[None]:
        """While this holds the loop goes by this time."""
        self._loop.time = self._now  # type: ignore[method-assign]  # there is no other way to move its timers
        try:
            yield
        finally:
            self._loop.time = self._real  # type: ignore[method-assign]  # as it was


@final
class Misfortune:
    """Brings trouble upon a club until it is told to stop; `brought` counts it by kind."""

    def __init__(self, place: Club, client: TichuClient, chance: random.Random, pause: Pause, time: Time) -> None:
        self.brought: Final = Counter[str]()
        self._place = place
        self._client = client
        self._chance = chance
        self._pause = pause
        self._time = time
        self._faults: list[Fault] = []
        self._kinds: tuple[tuple[int, str, Callable[[], Awaitable[None] | None]], ...] = (
            (6, "callback fails", lambda: self._fail("POST", CALLBACKS)),
            (4, "callback fails after it counted", lambda: self._fail("POST", CALLBACKS, applied=True)),
            (3, "callback cut", lambda: self._cut("POST", CALLBACKS)),
            (2, "callback slow", lambda: self._delay("POST", CALLBACKS, 0.2, 0.8)),
            (1, "callback too slow", lambda: self._delay("POST", CALLBACKS, 3.1, 3.2)),
            (3, "hand fails", lambda: self._fail("PATCH", HANDS)),
            (2, "hand cut", lambda: self._cut("PATCH", HANDS)),
            (2, "hand limited", lambda: self._limit("PATCH", HANDS)),
            (1, "hand's token has ended early", lambda: self._refuse("PATCH", HANDS, HTTPStatus.NOT_FOUND, 10015)),
            (3, "board fails", lambda: self._fail("PATCH", BOARDS)),
            (2, "board cut", lambda: self._cut("PATCH", BOARDS)),
            (2, "board limited", lambda: self._limit("PATCH", BOARDS)),
            (2, "post fails", lambda: self._fail("POST", BOARDS)),
            (2, "post fails after it counted", lambda: self._fail("POST", BOARDS, applied=True)),
            (1, "post cut", lambda: self._cut("POST", BOARDS)),
            (1, "delete fails", lambda: self._fail("DELETE", BOARDS)),
            (1, "delete cut", lambda: self._cut("DELETE", BOARDS)),
            (2, "connection dropped", self._drop),
            (2, "connection cut", self._cut_gateway),
            (1, "late replay", self._late),
            (1, "asked to reconnect", self._place.sandbox.gateway.ask_to_reconnect),
            (1, "asked for a heartbeat", self._place.sandbox.gateway.ask_for_heartbeat),
            (1, "session invalid, resumable", lambda: self._place.sandbox.gateway.invalidate(resumable=True)),
            (1, "permission taken", self._bar),
            (1, "guild out of order", self._suspend),
            (2, "board deleted", self._delete_board),
            (3, "hand dismissed", self._dismiss),
            (2, "client reloaded", self._reload),
            (1, "fifteen minutes pass", lambda: self._jump(TOKEN_LIFE + 1)),
            (1, "an hour passes", lambda: self._jump(OLD)),
        )

    async def live(self, over: Callable[[], bool], told: Callable[[str], None]) -> None:
        """Bring one fault after the other until the match is over; `told` hears of each."""
        weights = [weight for weight, *_ in self._kinds]
        while not over():
            await asyncio.sleep(self._chance.uniform(*BETWEEN))
            ((_, name, bring),) = self._chance.choices(self._kinds, weights)
            if over():
                return
            told(name)
            if (doing := bring()) is not None:
                await doing
            self.brought[name] += 1

    async def begin_anew(self) -> None:
        """The session is over: the client identifies anew, and what it missed is lost."""
        self._place.sandbox.gateway.invalidate()
        self.brought["session invalid"] += 1

    def relent(self) -> None:
        """Nothing more goes wrong from now on."""
        for fault in self._faults:
            self._place.sandbox.faults.cancel(fault)
        self._place.sandbox.gateway.resume_delay = 0.0

    # --- requests ----------------------------------------------------------------------------------------------------

    def _fail(self, method: str, pattern: str, *, applied: bool = False) -> None:
        status = self._chance.choice(SERVER_ERRORS)
        times = 1 if pattern == CALLBACKS else self._chance.choice((1, 1, 2))
        self._faults.append(
            self._place.sandbox.faults.inject(method, pattern, status=status, times=times, applied=applied)
        )

    def _cut(self, method: str, pattern: str) -> None:
        applied = self._chance.random() < 0.5
        self._faults.append(self._place.sandbox.faults.inject(method, pattern, cut=True, applied=applied))

    def _delay(self, method: str, pattern: str, least: float, most: float) -> None:
        delay = self._chance.uniform(least, most)
        self._faults.append(self._place.sandbox.faults.inject(method, pattern, delay=delay))

    def _limit(self, method: str, pattern: str) -> None:
        status = HTTPStatus.TOO_MANY_REQUESTS
        self._faults.append(self._place.sandbox.faults.inject(method, pattern, status=status, retry_after=0.1))

    def _refuse(self, method: str, pattern: str, status: HTTPStatus, code: int) -> None:
        self._faults.append(self._place.sandbox.faults.inject(method, pattern, status=status, code=code))

    # --- the gateway -------------------------------------------------------------------------------------------------

    async def _drop(self) -> None:
        self._place.sandbox.gateway.resume_delay = self._chance.uniform(0.0, 0.4)
        await self._place.sandbox.gateway.drop()

    def _cut_gateway(self) -> None:
        self._place.sandbox.gateway.resume_delay = self._chance.uniform(0.0, 0.4)
        self._place.sandbox.gateway.cut()

    async def _late(self) -> None:
        self._place.sandbox.gateway.resume_delay = STALE
        await self._place.sandbox.gateway.drop()

    # --- places and messages -----------------------------------------------------------------------------------------

    async def _bar(self) -> None:
        lost = self._chance.choice((Permission.VIEW_CHANNEL, Permission.ATTACH_FILES))
        everything = self._place.sandbox.world.permissions.of(self._place.channel.id)
        self._place.sandbox.world.permit(self._place.channel, everything & ~lost)
        await asyncio.sleep(self._chance.uniform(0.2, 1.0))
        self._place.sandbox.world.permit(self._place.channel, everything)

    async def _suspend(self) -> None:
        self._place.sandbox.world.suspend_guild(self._place.guild)
        await asyncio.sleep(self._chance.uniform(0.1, 0.6))
        self._place.sandbox.world.restore_guild(self._place.guild)

    def _delete_board(self) -> None:
        world, room = self._place.sandbox.world, self._client.rooms.in_channel(self._place.channel.id)
        for message in world.messages(self._place.channel.id):
            if room is not None and message.id == room.board_message:
                world.remove_message(message)

    def _dismiss(self) -> None:
        person = self._chance.choice(self._place.people).person
        private = [message for message in person.visible(self._place.channel) if message.is_ephemeral]
        if private:
            person.dismiss(self._chance.choice(private[-2:]))

    def _reload(self) -> None:
        self._chance.choice(self._place.people).person.reload()

    async def _jump(self, seconds: float) -> None:
        """Time passes at once, between two clicks, while no token is in use and no board is on its way."""
        room = self._client.rooms.in_channel(self._place.channel.id)
        if room is None:
            return
        await self._pause.quiet(limit=10)
        try:
            while not await _is_settled(room) or room.board_message is None:
                if room.match is None or room.match.outcome is not None:
                    return
                await asyncio.sleep(0.01)
            self._time.advance(seconds)
            self._place.sandbox.clock.advance(seconds)
        finally:
            self._pause.open.set()


async def _is_settled(room: Room) -> bool:
    """Whether no request for a hand is under way."""
    settling = asyncio.create_task(room.hands.settle())
    await asyncio.sleep(0)
    return settling.done()
