"""Plays alone against bots by commands and clicks: the first thing that is offered, so always the same."""

import asyncio
from collections.abc import Callable
from typing import Final, final

from bot.app import TichuClient
from bot.games.tichu.tokens import Token
from bot.matches.match import AnyMatch
from bot.sandbox import Channel
from bot.tables.room import Room
from engine.cards import Cards
from engine.kernel import Seat
from tests.screens import Answer, Screen
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

MOST_ACTS: Final = 300
OWN: Final = Seat(0)
"""The seat of whoever plays alone."""
A_MOMENT: Final = 0.03
"""Seconds in which bots that want to act have begun to."""
PATIENCE: Final = 500
WINDOW: Final = 11.0
"""Seconds; no bomb window is longer."""


@final
class Plain:
    """Somebody at a table of their own in `channel`. What they saw is kept."""

    def __init__(self, place: Club, seat: int, channel: Channel) -> None:
        self.client: Final = WireClient(place.people[seat].person, channel)
        self.hands: list[Cards] = []
        """Every hand of theirs, as it changed."""
        self._clock = place.clock

    @property
    def board(self) -> Screen:
        """The newest board."""
        boards = [one for one in self.client.screens() if not one.private and one.buttons and not one.cards]
        return next(one for one in reversed(boards) if one.find("scores"))

    async def play(self, bot: TichuClient, until: Callable[[Screen], bool]) -> None:
        """Go on until the hand, or the board, is as it is to be."""
        await bot.rooms.settle()
        room = bot.rooms.in_channel(self.client.channel.id)
        assert room is not None
        for _ in range(MOST_ACTS):
            match = await self._asked(room)
            if match is None or until(hand := await self._open()):
                break
            if await self._act(hand) or match.awaited:
                continue
            # One that has just run out is on its way, and what runs then is longer.
            if (wait := self._clock.next) is not None and wait < WINDOW:
                self._clock.run_out()
        else:
            raise TimeoutError("the round does not end")
        await bot.rooms.settle()

    @staticmethod
    async def _asked(room: Room) -> AnyMatch | None:
        """Wait until the bots leave it to this person, or to the time, to go on; None when a round is over."""
        for _ in range(PATIENCE):
            await asyncio.sleep(A_MOMENT)
            match = room.match
            if match is None or match.outcome is not None or match.resting:
                return None
            if not match.dealing and (OWN in match.awaited or not match.awaited):
                return match
        raise TimeoutError("the bots do not go on")

    async def _open(self) -> Screen:
        hand = (await self.client.press(self.board, self.board.button("hand").id)).shown
        if hand.cards and (not self.hands or self.hands[-1] != hand.cards):
            self.hands.append(hand.cards)
        return hand

    async def _act(self, hand: Screen) -> bool:
        """Do one thing, if the hand asks for one; whether it did."""
        if hand.find("no_grand") is not None:
            await self._press(hand, "no_grand")
        elif (give := hand.find("give")) is not None:
            await self.client.press(hand, give.id)
        elif hand.find("gift") is not None:
            for card, step in zip(hand.cards, (1, 2, 3), strict=False):
                hand = await self._press(hand, "tick", str(card))
                hand = await self._press(hand, "gift", str(step))
            await self._press(hand, "give")
        elif hand.find("dragon") is not None:
            await self._press(hand, "dragon")
        elif (play := self._first(hand)) is not None:
            await self._put(hand, play)
        elif (browse := hand.find("browse")) is not None and not browse.disabled:
            listed = await self._press(hand, "browse")
            if (play := self._first(listed)) is None:
                return await self._pass(await self._press(listed, "back"))
            await self._put(listed, play)
        else:
            return await self._pass(hand)
        return True

    async def _pass(self, hand: Screen) -> bool:
        button = hand.find("pass")
        if button is None or button.disabled:
            return False
        await self.client.press(hand, button.id)
        return True

    @staticmethod
    def _first(hand: Screen) -> Token | None:
        """The first play of the quick ones."""
        menu = next((one for one in hand.menus if ":quick:" in one.id), None)
        tokens = () if menu is None else (Token.parse(value) for value, *_ in menu.options)
        return next((token for token in tokens if token is not None), None)

    async def _put(self, hand: Screen, play: Token) -> None:
        menu = hand.menu("quick")
        after = (await self.client.choose(hand, menu.id, str(play))).shown
        if any(":wish:" in one.id for one in after.menus):
            await self.client.choose(after, after.menu("wish").id, "none")

    async def _press(self, hand: Screen, verb: str, argument: str | None = None) -> Screen:
        answer: Answer = await self.client.press(hand, hand.button(verb, argument).id)
        return answer.shown
