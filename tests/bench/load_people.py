"""Four people at each of many tables, who click what a person would, as often as they are told to.

They see what the sandbox shows them and nothing else. One of them at a table clicks at a time.
"""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.games.tichu.tokens import Token
from bot.sandbox import Button, Channel, Interaction, Message, Person, Sandbox, Select
from bot.sandbox.vocabulary import ButtonStyle
from bot.wire import Click

BOMB: Final = 4
"""Cards of the smallest bomb: whoever follows keeps it."""
AGAIN: Final = 1.0
"""Seconds before somebody presses the same thing once more."""
SEATS: Final = range(4)


@dataclass(frozen=True, slots=True)
class Use:
    """What somebody is going to click: a button, or with a value a menu."""

    message: Message
    custom_id: str
    value: str = ""


@dataclass(slots=True)
class Company:
    """The four people of one table, and the hands that they have open."""

    channel: Channel
    people: tuple[Person, ...]
    hands: dict[int, int] = field(default_factory=dict)
    busy: bool = False
    last: tuple[str, float] = ("", 0.0)

    def click(self, sandbox: Sandbox) -> tuple[int, Use] | None:
        """Who clicks what now; None when there is nothing for them to do."""
        messages = {message.id: message for message in sandbox.world.messages(self.channel.id)}
        boards = [message for message in messages.values() if message.only_for is None and message.components]
        for board in reversed(boards):
            if (found := verbs(board)).keys() & {"hand", "next", "rematch", "start"}:
                return self._at(messages, board, found)
        return None

    def _at(self, messages: dict[int, Message], board: Message, found: dict[str, Button]) -> tuple[int, Use] | None:
        for verb in ("next", "rematch", "start"):
            if verb in found:
                return self._fresh(0, Use(board, found[verb].custom_id or ""))
        for seat in SEATS:
            if self.hands.get(seat) not in messages:
                return self._fresh(seat, Use(board, found["hand"].custom_id or ""))
        for seat in SEATS:
            use = wanted(messages[self.hands[seat]])
            if use is not None:
                return self._fresh(seat, use)
        return None

    def _fresh(self, seat: int, use: Use) -> tuple[int, Use] | None:
        """Nobody hammers on one button."""
        pressed, at = self.last
        return None if pressed == f"{seat} {use.custom_id}" and time.monotonic() - at < AGAIN else (seat, use)

    def use(self, seat: int, use: Use) -> Interaction:
        """Do it."""
        self.last = f"{seat} {use.custom_id}", time.monotonic()
        person = self.people[seat]
        if use.value:
            return person.select(use.message, use.custom_id, [use.value])
        return person.click(use.message, use.custom_id)


def verbs(message: Message) -> dict[str, Button]:
    """The buttons that can be pressed, by what they mean; of the same meaning the first."""
    found: dict[str, Button] = {}
    for one in message.components:
        if isinstance(one, Button) and one.custom_id and not one.disabled and (click := Click.parse(one.custom_id)):
            found.setdefault(click.verb, one)
    return found


def wanted(hand: Message) -> Use | None:
    """What the owner of this hand does now."""
    found = verbs(hand)
    for verb in ("no_grand", "give", "dragon"):
        if verb in found:
            return Use(hand, found[verb].custom_id or "")
    if "gift" in found:
        return Use(hand, _gift(hand))
    menus = {click.verb: one for one in hand.components if isinstance(one, Select) and (click := _click(one))}
    if "wish" in menus:
        return Use(hand, menus["wish"].custom_id, "none")
    if "quick" in menus:
        return _play(hand, menus["quick"], found)
    for verb in ("browse", "pass"):
        if verb in found:
            return Use(hand, found[verb].custom_id or "")
    return None


def _click(select: Select) -> Click | None:
    return Click.parse(select.custom_id)


def _play(hand: Message, menu: Select, found: dict[str, Button]) -> Use:
    """Lead what is longest, follow with what is cheapest, keep bombs."""
    tokens = [(len(token.cards), option.value) for option in menu.options if (token := Token.parse(option.value))]
    if "pass" not in found and "back" not in found:
        return Use(hand, menu.custom_id, max(tokens)[1])
    count, value = tokens[0]
    if count >= BOMB and "pass" in found:
        return Use(hand, found["pass"].custom_id or "")
    return Use(hand, menu.custom_id, value)


def _gift(hand: Message) -> str:
    """The next step of the exchange: a card, or whom it is for."""
    buttons = [one for one in hand.components if isinstance(one, Button) and one.custom_id]
    cards = [one for one in buttons if ":tick:" in (one.custom_id or "")]
    free = [one for one in buttons if ":gift:" in (one.custom_id or "") and one.style is not ButtonStyle.SUCCESS]
    if any(one.style is ButtonStyle.PRIMARY for one in cards):
        return free[0].custom_id or ""
    return next(one.custom_id or "" for one in cards if one.style is not ButtonStyle.SUCCESS)


class Crowd:
    """Everybody at all tables."""

    def __init__(self, sandbox: Sandbox, companies: Sequence[Company]) -> None:
        self.companies = {company.channel.id: company for company in companies}
        self.waits: list[float] = []
        """Seconds from each click to its answer, as the sandbox saw it."""
        self.failures = 0
        self.short = 0
        """Clicks that nobody had to make when it was time for one."""
        self._sandbox = sandbox
        self._ready = deque(self.companies)
        self._queued = set(self.companies)
        self._clicking: set[asyncio.Task[None]] = set()
        sandbox.world.on_change.append(self._look)

    def forget(self) -> None:
        """Measure from here."""
        self.waits, self.failures, self.short = [], 0, 0

    async def drive(self, *, seconds: float, rate: float, most: int) -> None:
        """Let people click for so long: so many clicks a second, or with 0 as many as there are, `most` at once."""
        began = time.monotonic()
        clicks = 0
        while (now := time.monotonic()) < began + seconds:
            due = int((now - began) * rate) - clicks if rate else most - len(self._clicking)
            for _ in range(due):
                clicks += 1
                if not self._click() and rate:
                    self.short += 1
            await asyncio.sleep(0.002)
        if self._clicking:
            await asyncio.wait(self._clicking)

    async def sit_down(self, *, most: int) -> None:
        """Let everybody open their hand."""
        while any(len(company.hands) < len(SEATS) for company in self.companies.values()):
            await self.drive(seconds=0.5, rate=0, most=most)

    def _look(self, channel: int) -> None:
        if channel in self.companies and channel not in self._queued:
            self._queued.add(channel)
            self._ready.append(channel)

    def _click(self) -> bool:
        while self._ready:
            channel = self._ready.popleft()
            self._queued.discard(channel)
            company = self.companies[channel]
            if not company.busy and (chosen := company.click(self._sandbox)) is not None:
                company.busy = True
                task = asyncio.create_task(self._used(company, *chosen))
                self._clicking.add(task)
                task.add_done_callback(self._clicking.discard)
                return True
        return False

    async def _used(self, company: Company, seat: int, use: Use) -> None:
        used = company.use(seat, use)
        try:
            await used.answered()
        except TimeoutError:
            self.failures += 1
        else:
            self.waits.append(used.seconds)
            if (shown := used.message) is not None and shown.is_ephemeral:
                company.hands[seat] = shown.id
        company.busy = False
        self._look(company.channel.id)
        asyncio.get_running_loop().call_later(AGAIN, self._look, company.channel.id)
