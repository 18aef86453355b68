"""Plays a round of the demo by what is on the page: gives low cards away, leads what is long, follows cheaply."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias, cast

from bot.games.tichu.tokens import Token
from tests.screens import Button, Menu, Screen
from tests.wire.browser import Page

READ: Final = """JSON.stringify([...document.querySelectorAll('li.message[id]')].map((node) => ({
  id: node.id.slice(1),
  private: node.classList.contains('ephemeral'),
  text: node.querySelector('.content')?.innerText ?? '',
  buttons: [...node.querySelectorAll('.rows button.button[data-id]')]
    .map((one) => ({ id: one.dataset.id, label: one.innerText, disabled: one.disabled })),
  menus: [...node.querySelectorAll('.rows .select[data-id]')]
    .map((one) => ({ id: one.dataset.id, label: one.innerText })),
})))"""
OPTIONS: Final = "JSON.stringify([...document.querySelectorAll('.options .option')].map((one) => one.dataset.value))"
BUSY: Final = "document.querySelector('li.busy') !== null"
CLOSE: Final = "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))"
A_BEAT: Final = 0.25
"""Seconds between looks at the page."""
PATIENCE: Final = 80
"""Looks at the page until what has to come is there."""
FEW: Final = 3
"""Cards of the exchange, and of most combinations; a bomb has more."""

Shoot: TypeAlias = Callable[[str], Awaitable[None]]
_Json: TypeAlias = Mapping[str, object]


class Player:
    """One person at the page; `shoot` takes a picture under a name."""

    def __init__(self, page: Page, shoot: Shoot) -> None:
        self._page = page
        self._shoot = shoot
        self._shown: set[str] = set()
        self._hand = 0
        self._ticked = False
        self._nothing_at = -1
        """The moment at which no play was on offer."""

    async def play_round(self) -> None:
        """From the table's first picture to the hand of the second round."""
        await self._wait_for("hand")
        await self._once("table")
        while True:
            screens = await self._screens()
            if (over := _newest(screens, "next")) is not None:
                await self._once("result")
                await self._press(over, "next")
                await asyncio.sleep(4 * A_BEAT)
                await self._once("next-round")
                return
            hand = next((one for one in screens if one.id == self._hand), None)
            if hand is None:
                await self._press(await self._wait_for("hand"), "hand")
                self._hand = max((one.id for one in await self._screens() if one.private), default=0)
            elif not await self._act(hand):
                await asyncio.sleep(A_BEAT)

    # --- what to do ---

    async def _act(self, hand: Screen) -> bool:
        """Do one thing, if the hand asks for one; whether it did."""
        if _can(hand, "no_grand"):
            await self._once("grand")
            await self._press(hand, "no_grand")
        elif hand.find("gift") is not None:
            await self._exchange(hand)
        elif (dragon := hand.find("dragon")) is not None:
            await self._once("dragon")
            await self._press_button(hand, dragon)
        elif (wish := _menu(hand, "wish")) is not None:
            await self._open(hand, wish)
            await self._once("wish")
            await self._take("none")
        elif (menu := _menu(hand, "quick")) is not None:
            await self._play(hand, menu)
        elif _can(hand, "browse") and self._nothing_at != hand.moment:
            await self._press(hand, "browse")
        elif hand.find("browse") is None and _can(hand, "back"):
            self._nothing_at = hand.moment
            await self._press(hand, "back")
        elif _can(hand, "pass"):
            await self._once("turn")
            await self._press(hand, "pass")
        else:
            return False
        return True

    async def _exchange(self, hand: Screen) -> None:
        """The two lowest cards to the opponents, the highest ordinary card but three to the partner."""
        cards = [button for button in hand.buttons if ":tick:" in button.id]
        ordinary = [button for button in cards if button.id[-2:] not in {"MJ", "DG", "PH", "DR"}]
        given = (ordinary[0], ordinary[-FEW], ordinary[1])
        receivers = [button for button in hand.buttons if ":gift:" in button.id]
        for card, receiver in zip(given, receivers, strict=True):
            await self._click(hand, card.id)
            await self._once("card-to-give")
            await self._click(hand, receiver.id)
        await self._once("gifts")
        await self._press(await self._again(hand), "give")
        await self._once("given")

    async def _play(self, hand: Screen, menu: Menu) -> None:
        """The first time by ticking the cards, then by the menu; a bomb is kept."""
        values = await self._open(hand, menu)
        await self._once("quick-plays")
        plays = [(value, token) for value in values if (token := Token.parse(value)) is not None]
        leads = hand.find("pass") is None or hand.button("pass").disabled
        value, token = max(plays, key=lambda play: len(play[1].cards)) if leads else plays[0]
        if not leads and len(token.cards) > FEW and plays[-1][0] == value:
            await self._page.value(CLOSE)
            await self._press(await self._again(hand), "back" if hand.find("pass") is None else "pass")
        elif self._ticked:
            await self._take(value)
        else:
            self._ticked = True
            await self._page.value(CLOSE)
            await self._tick(hand, token)

    async def _tick(self, hand: Screen, token: Token) -> None:
        if _can(hand, "back"):
            await self._press(hand, "back")
        for card in token.cards:
            now = await self._again(hand)
            await self._press_button(now, now.button("tick", str(card)))
        await self._once("ticked")
        await self._press(await self._again(hand), "play")
        await self._once("played")

    # --- the page ---

    async def _screens(self) -> list[Screen]:
        found = cast("list[_Json]", json.loads(str(await self._page.value(READ))))
        return [_screen(one) for one in found]

    async def _again(self, old: Screen) -> Screen:
        """The same message as it is now."""
        return next(screen for screen in await self._screens() if screen.id == old.id)

    async def _wait_for(self, verb: str) -> Screen:
        for _ in range(PATIENCE):
            if (screen := _newest(await self._screens(), verb)) is not None:
                return screen
            await asyncio.sleep(A_BEAT)
        raise TimeoutError(f"no public message has a button {verb}")

    async def _press(self, screen: Screen, verb: str) -> None:
        await self._press_button(screen, screen.button(verb))

    async def _press_button(self, screen: Screen, button: Button) -> None:
        await self._click(screen, button.id)

    async def _click(self, screen: Screen, custom_id: str) -> None:
        await self._page.click(f'#m{screen.id} [data-id="{custom_id}"]')
        await self._answered()

    async def _open(self, screen: Screen, menu: Menu) -> list[str]:
        """Open a menu's list; the values of its options."""
        await self._page.click(f'#m{screen.id} [data-id="{menu.id}"]')
        await self._page.appears(".options .option")
        return cast("list[str]", json.loads(str(await self._page.value(OPTIONS))))

    async def _take(self, value: str) -> None:
        await self._page.click(f'.options .option[data-value="{value}"]')
        await self._answered()

    async def _answered(self) -> None:
        for _ in range(PATIENCE):
            await asyncio.sleep(A_BEAT / 4)
            if not await self._page.value(BUSY):
                return
        raise TimeoutError("a click is still being answered")

    async def _once(self, name: str) -> None:
        if name not in self._shown:
            self._shown.add(name)
            await asyncio.sleep(2 * A_BEAT)
            await self._shoot(name)


def _screen(found: _Json) -> Screen:
    buttons = cast("list[_Json]", found["buttons"])
    menus = cast("list[_Json]", found["menus"])
    return Screen(
        id=int(str(found["id"])),
        text=str(found["text"]),
        buttons=tuple(Button(str(one["id"]), str(one["label"]), bool(one["disabled"])) for one in buttons),
        menus=tuple(Menu(str(one["id"]), str(one["label"]), ()) for one in menus),
        private=bool(found["private"]),
    )


def _newest(screens: list[Screen], verb: str) -> Screen | None:
    return next((one for one in reversed(screens) if not one.private and one.find(verb) is not None), None)


def _can(screen: Screen, verb: str) -> bool:
    button = screen.find(verb)
    return button is not None and not button.disabled


def _menu(screen: Screen, verb: str) -> Menu | None:
    return next((menu for menu in screen.menus if f":{verb}:" in menu.id), None)
