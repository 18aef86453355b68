"""People who click whatever their client shows them, quickly and without much thought, until their match is over."""

import asyncio
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final, final

from bot.sandbox import Button as WireButton
from bot.sandbox import Channel, Interaction, Message, Person
from bot.sandbox import Select as WireSelect
from bot.wire import Click

PATIENCE: Final = 3.2
"""Seconds after which somebody believes that their click has failed; the platform says so after 3."""
LULL: Final = (0.005, 0.04)
"""Seconds between two clicks of one person."""
FORWARD: Final = ("no_grand", "give", "dragon", "call_sure", "grand_sure", "throw_sure")
"""What is pressed as soon as it can be."""
IDLE: Final = ("scores", "trick", "log", "rules", "hand")
"""What is pressed on the board by who has nothing to do."""
NOISE: Final = 0.06
"""How often somebody presses a thing that brings nothing on."""


@dataclass(slots=True)
class Pause:
    """Holds everybody back, so that something can happen between their clicks."""

    open: asyncio.Event = field(default_factory=asyncio.Event)
    idle: asyncio.Event = field(default_factory=asyncio.Event)
    busy: int = 0

    async def quiet(self, limit: float) -> None:
        """Let nobody begin a click, and wait until all that were begun have ended."""
        self.open.clear()
        async with asyncio.timeout(limit):
            await self.idle.wait()

    @asynccontextmanager
    async def click(self) -> AsyncGenerator[None]:
        """One click, once clicks may begin."""
        await self.open.wait()
        self.busy += 1
        self.idle.clear()
        try:
            yield
        finally:
            self.busy -= 1
            if not self.busy:
                self.idle.set()


@final
class Restless:
    """One of them. All that they did is in `uses`."""

    def __init__(self, person: Person, channel: Channel, chance: random.Random, pause: Pause) -> None:
        self.person: Final = person
        self.uses: list[Interaction] = []
        self.failed: list[Interaction] = []
        """Clicks of which their client says that they failed."""
        self._channel = channel
        self._chance = chance
        self._pause = pause
        self._kept: Message | None = None
        """A hand as it was once, to be clicked again."""

    async def live(self, over: Callable[[], bool]) -> None:
        """Go on until the match is over."""
        while not over():
            # What is looked at may be gone, or another, in the meantime.
            async with self._pause.click():
                with suppress(LookupError):
                    await self._act()
            await asyncio.sleep(self._chance.uniform(*LULL))

    async def press(self, board: Message) -> None:
        """Ask an old board for the hand, or for whatever it still offers."""
        button = next(one for one in clicks(board) if _can(one) and isinstance(one, WireButton))
        await self._use(lambda: self.person.click(board, button.custom_id or ""))

    async def _act(self) -> None:
        hand = self._hand()
        if hand is None:
            await self._open()
        elif self._chance.random() < NOISE:
            await self._noise(hand)
        elif (move := self._move(hand)) is not None:
            await self._do(*move)

    def _hand(self) -> Message | None:
        """The newest private message that has a hand on it."""
        for message in reversed(self.person.visible(self._channel)):
            if message.is_ephemeral and any(
                _verb(one) in {"tick", "no_grand", "back", "bomb"} for one in clicks(message)
            ):
                return message
        return None

    async def _open(self) -> None:
        """By the board, or by the command."""
        board = self._board("hand")
        if board is not None and self._chance.random() < 0.8:
            await self._use(lambda: self.person.click(board, _id(board, "hand")))
        else:
            await self._use(lambda: self.person.slash(self._channel, "tichu hand"))

    def _board(self, verb: str) -> Message | None:
        for message in reversed(self.person.visible(self._channel)):
            if not message.is_ephemeral and any(_verb(one) == verb for one in clicks(message)):
                return message
        return None

    async def _noise(self, hand: Message) -> None:
        """Something on the board, an old copy of the hand, or a second hand."""
        match self._chance.randrange(4):
            case 0 if (board := self._board(verb := self._chance.choice(IDLE))) is not None:
                await self._use(lambda: self.person.click(board, _id(board, verb)))
            case 1 if self._kept is not None and (old := [one for one in clicks(self._kept) if _can(one)]):
                kept, button = self._kept, self._chance.choice(old)
                if isinstance(button, WireButton):
                    await self._use(lambda: self.person.click(kept, button.custom_id or ""))
            case 2:
                await self._open()
            case _:
                self._kept = hand

    def _move(self, hand: Message) -> tuple[Message, WireButton | WireSelect] | None:
        """What brings the match on, if anything on this hand does."""
        can = [one for one in clicks(hand) if _can(one)]
        by_verb = {_verb(one): one for one in can}
        for verb in FORWARD:
            if verb in by_verb:
                return hand, by_verb[verb]
        if any(_verb(one) == "gift" for one in can):
            # The exchange: tick a card, then say to whom it goes.
            verb = self._chance.choice(("tick", "gift"))
            return hand, self._chance.choice([one for one in can if _verb(one) == verb])
        for verb in ("wish", "quick", "throw", "play"):
            if verb in by_verb and self._chance.random() < 0.8:
                return hand, by_verb[verb]
        for verb in ("pass", "browse", "back"):
            if verb in by_verb:
                return hand, by_verb[verb]
        if "take_back" not in by_verb and can and self._chance.random() < 0.05:
            return hand, self._chance.choice(can)
        return None

    async def _do(self, message: Message, what: WireButton | WireSelect) -> None:
        if isinstance(what, WireButton):
            await self._use(lambda: self.person.click(message, what.custom_id or ""))
        else:
            first, value = what.options[0].value, self._chance.choice(what.options).value
            chosen = self._chance.choice((first, value))
            await self._use(lambda: self.person.select(message, what.custom_id, [chosen]))

    async def _use(self, act: Callable[[], Interaction]) -> None:
        used = act()
        self.uses.append(used)
        try:
            await used.answered(timeout=PATIENCE)
        except TimeoutError:
            self.failed.append(used)


def clicks(message: Message) -> tuple[WireButton | WireSelect, ...]:
    """What can be used on a message."""
    return message.components


def _can(one: WireButton | WireSelect) -> bool:
    return not one.disabled


def _verb(one: WireButton | WireSelect) -> str:
    click = Click.parse(one.custom_id or "")
    return "" if click is None else click.verb


def _id(message: Message, verb: str) -> str:
    for one in clicks(message):
        if _verb(one) == verb and isinstance(one, WireButton) and one.custom_id is not None:
            return one.custom_id
    raise LookupError(verb)
