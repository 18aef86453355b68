"""Plays stacked rounds at a real table, as four people at their clients do: with commands, buttons and menus alone."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import islice
from typing import Final

from bot.games.tichu.tokens import Token
from engine.cards import MAH_JONG, Cards
from tests.screens import Answer, Button, Client, Screen
from tests.spy import Spy
from tests.stacked import SEATS, Round, cards_in, gifts_of

REFUSED: Final = "⚠️"
"""Begins a hand that says why something was not done."""
PATIENCE: Final = 200
"""Looks at the table until something that runs by itself has happened."""


class Table:
    """A table and its four people, by seat.

    `clock` lets the time run out that is running; `spy` is told what the script
    does. A person whose hand is behind opens it anew, unless `hands_follow`:
    then it has to have followed by itself.
    """

    def __init__(
        self,
        people: Sequence[Client],
        *,
        spy: Spy,
        clock: Callable[[], Awaitable[None]],
        hands_follow: bool = False,
    ) -> None:
        self.people = tuple(people)
        self._acts = 0
        self._seen_at: dict[int, int] = {}
        """By seat, after how many acts its hand was last drawn."""
        self._spy = spy
        self._clock = clock
        self._follow = hands_follow
        self._hands: dict[int, int] = {}
        self._dead: set[int] = set()
        """Seats whose open hand the bot has forgotten."""
        self._answered: set[int] = set()
        self._given: set[int] = set()

    # --- before the match ---

    async def gather(self, **options: str | int) -> None:
        """The first person opens a table, and the others sit down, in their order."""
        await self.people[0].slash("tichu start", **options)
        for seat in SEATS[1:]:
            lobby = self.public("sit", seat)
            await self.people[seat].press(lobby, lobby.button("sit", str(seat)).id)
        # Edits keep their distance; a board that is brought to the bottom shows at once that everybody is here.
        await self.people[0].slash("tichu board")
        await self.until(lambda: self.sees("start") and not self.public("start").button("start").disabled)

    async def open(self, **options: str | int) -> None:
        """Everybody sits down, and the first person starts."""
        await self.gather(**options)
        lobby = self.public("start")
        await self.people[0].press(lobby, lobby.button("start").id)

    def public(self, verb: str, seat: int = 0) -> Screen:
        """The newest public message with a button of that meaning; LookupError without one."""
        for screen in reversed(self.people[seat].screens()):
            if not screen.private and screen.find(verb) is not None:
                return screen
        raise LookupError(f"nobody sees a public {verb}")

    async def until(self, holds: Callable[[], bool], what: str = "it") -> None:
        """Wait for what the bot does by itself."""
        for _ in range(PATIENCE):
            if holds():
                return
            await asyncio.sleep(0.02)
        raise TimeoutError(f"{what}: did not happen")

    async def until_hand(self, seat: int, holds: Callable[[Screen], bool]) -> Screen:
        """Open the hand again and again until it shows what is waited for; the hand then."""
        for _ in range(PATIENCE):
            if holds(screen := await self.open_hand(seat)):
                return screen
            await asyncio.sleep(0.05)
        raise TimeoutError(f"the hand of seat {seat} did not change")

    # --- hands ---

    async def hand(self, seat: int) -> Screen:
        """The private hand of a seat, up to date; it shows the cards that the seat holds."""
        screen = self.kept_hand(seat)
        if seat in self._dead:
            screen = await self._revive(seat, screen)
        elif screen is None or not (self._follow or self._seen_at[seat] == self._acts):
            screen = await self.open_hand(seat)
        if screen.cards:
            assert screen.cards == self._spy.hands[seat], screen
        return screen

    def restarted(self) -> None:
        """The bot has been started anew: the hands that are open stay as they are until they are used."""
        self._dead = set(self._hands)

    def begin_again(self, spy: Spy, done: Iterable[Sequence[str]]) -> None:
        """After a kill in the middle of an act: this spy has seen nothing but the deal, and these lines were done."""
        self.restarted()
        self._spy = spy
        self._answered.clear()
        self._given.clear()
        for words in done:
            match words:
                case [seat, "grand" | "no"]:
                    self._answers(int(seat))
                case [seat, "gives", *_]:
                    self._gives(int(seat))
                case [seat, "plays", *cards, "wish", _] | [seat, "plays" | "picks" | "throws", *cards]:
                    spy.plays(int(seat), Cards(" ".join(cards)))
                case _:
                    pass

    async def _revive(self, seat: int, old: Screen | None) -> Screen:
        """Half of the people go on with the old copy of their hand, the others open a new one."""
        self._dead.discard(seat)
        if seat % 2 or old is None or not old.cards:
            return await self.open_hand(seat)
        (card, *_) = old.cards
        fresh = await self.press(seat, old, old.button("tick", str(card)))
        again = fresh.find("tick", str(card))
        return fresh if again is None else await self.press(seat, fresh, again)

    def kept_hand(self, seat: int) -> Screen | None:
        """The hand that this person has open, as it is now."""
        known = self._hands.get(seat)
        return next((screen for screen in self.people[seat].screens() if screen.id == known), None)

    async def open_hand(self, seat: int) -> Screen:
        """Press the board's button for it, or use the command while the board still shows something else."""
        who = self.people[seat]
        if self.sees("hand"):
            board = self.public("hand", seat)
            answer = await who.press(board, board.button("hand").id)
        else:
            answer = await who.slash("tichu hand")
        assert answer.new
        self._hands[seat] = answer.shown.id
        return self._note(seat, answer)

    async def press(self, seat: int, screen: Screen, button: Button) -> Screen:
        """Press a button of a hand; the hand after it."""
        assert not button.disabled, (button, screen)
        answer = await self.people[seat].press(screen, button.id)
        assert not answer.new, answer
        return self._note(seat, answer)

    async def tick(self, seat: int, cards: Cards) -> Screen:
        """Tick these cards, on a hand on which nothing was ticked."""
        screen = await self.hand(seat)
        for card in cards:
            screen = await self.press(seat, screen, screen.button("tick", str(card)))
        return screen

    def _note(self, seat: int, answer: Answer) -> Screen:
        self._seen_at[seat] = self._acts
        return answer.shown

    def _done(self, seat: int, screen: Screen) -> None:
        """What was asked was done: the hand says nothing against it, and shows what is left."""
        assert not screen.text.startswith(REFUSED), screen.text
        if screen.cards:
            assert screen.cards == self._spy.hands[seat], screen
        self._acts += 1
        self._seen_at[seat] = self._acts

    # --- a script ---

    async def play(self, round_: Round, start: int = 0, stop: int | None = None) -> None:
        """The acts of a round, from the first answer to Grand Tichu to the last card or any part of them."""
        for act in islice(round_.acts, start, stop):
            await self.act(*act)

    async def act(self, *words: str) -> None:
        """One line of a script."""
        match words:
            case ("clock",):
                await self.time_passes()
            case ("next",):
                await self.next_round()
            case (seat, "grand" | "no" as answer):
                await self.answer_grand(int(seat), grand=answer == "grand")
            case (seat, "gives", *gifts):
                await self.give(int(seat), " ".join(gifts))
            case (seat, "calls"):
                await self.call(int(seat))
            case (seat, "plays", *cards, "wish", wish):
                await self.put_down(int(seat), " ".join(cards), wish=wish)
            case (seat, "plays", *cards):
                await self.put_down(int(seat), " ".join(cards))
            case (seat, "picks", *cards):
                await self.pick(int(seat), " ".join(cards))
            case (seat, "throws", *cards):
                await self.throw(int(seat), " ".join(cards))
            case (seat, "passes"):
                screen = await self.hand(int(seat))
                self._done(int(seat), await self.press(int(seat), screen, screen.button("pass")))
            case (seat, "to", receiver):
                screen = await self.hand(int(seat))
                self._done(int(seat), await self.press(int(seat), screen, screen.button("dragon", receiver)))
            case (seat, "cannot", "pass"):
                assert (await self.hand(int(seat))).button("pass").disabled
            case (seat, "cannot", "play", *cards):
                screen = await self.tick(int(seat), Cards(" ".join(cards)))
                # In the place of a play that is not legal yet there may be the way to complete it.
                assert (screen.find("fill") or screen.button("play")).disabled is (screen.find("fill") is None)
                await self.press(int(seat), screen, screen.button("clear"))
            case _:
                raise ValueError(f"nobody can {' '.join(words)}")
        assert not self._spy.leaks, self._spy.leaks[0]

    async def time_passes(self) -> None:
        """Let the running time run out, and wait until the table has moved on."""
        before = {screen.said for screen in await self._look()}
        await self._clock()
        for _ in range(PATIENCE):
            if {screen.said for screen in await self._look()} != before:
                self._acts += 1
                return
            await asyncio.sleep(0.005)
        raise TimeoutError("the table does not move on")

    async def _look(self) -> Sequence[Screen]:
        """What the people see now; the first one asks, unless hands follow by themselves."""
        if not self._follow:
            return (await self.open_hand(0),)
        return [screen for person in self.people for screen in person.screens()]

    async def next_round(self) -> None:
        """Somebody does not want to wait for the next round."""
        await self.until(lambda: self.sees("next"))
        board = self.public("next")
        await self.people[0].press(board, board.button("next").id)
        await self.until(lambda: self.sees("hand"))

    def sees(self, verb: str) -> bool:
        """Whether a public message has a button of that meaning."""
        try:
            self.public(verb)
        except LookupError:
            return False
        return True

    async def answer_grand(self, seat: int, *, grand: bool) -> None:
        """Grand Tichu in its two steps, or no."""
        screen = await self.hand(seat)
        if grand:
            screen = await self.press(seat, screen, screen.button("grand"))
        self._answers(seat)
        self._done(seat, await self.press(seat, screen, screen.button("grand_yes" if grand else "no_grand")))

    def _answers(self, seat: int) -> None:
        self._answered.add(seat)
        if len(self._answered) == len(SEATS):
            self._answered.clear()
            self._spy.filled()

    def _gives(self, seat: int) -> None:
        self._given.add(seat)
        if len(self._given) == len(SEATS):
            self._given.clear()
            self._spy.exchanged()

    async def give(self, seat: int, gifts: str) -> None:
        """Choose the three gifts by the names of their receivers, and give them."""
        screen = await self.hand(seat)
        for step, gift in enumerate(gifts_of(gifts), start=1):
            screen = await self.press(seat, screen, screen.button("tick", str(gift)))
            receiver = str((seat + step) % len(SEATS))
            screen = await self.press(seat, screen, screen.button("gift", receiver))
            assert self.people[int(receiver)].name[:2] in screen.button("gift", receiver).label
        self._gives(seat)
        self._done(seat, await self.press(seat, screen, screen.button("give")))

    async def call(self, seat: int) -> None:
        """Small Tichu in its two steps."""
        screen = await self.hand(seat)
        screen = await self.press(seat, screen, screen.button("tichu"))
        self._done(seat, await self.press(seat, screen, screen.button("call")))

    async def put_down(self, seat: int, cards: str, *, wish: str | None = None) -> None:
        """Tick the cards and play them; the Mah Jong with a wish."""
        played = Cards(cards)
        screen = await self.tick(seat, played)
        if MAH_JONG in played:
            screen = await self.press(seat, screen, screen.button("play"))
            assert wish is not None, "the Mah Jong asks for a wish"
            self._spy.plays(seat, played)
            answer = await self.people[seat].choose(screen, screen.menu("wish").id, wish)
            self._done(seat, self._note(seat, answer))
        else:
            self._spy.plays(seat, played)
            self._done(seat, await self.press(seat, screen, screen.button("play")))

    async def pick(self, seat: int, cards: str) -> None:
        """Play these cards by the menu of quick plays."""
        screen = await self.hand(seat)
        menu, played = screen.menu("quick"), Cards(cards)
        tokens = ((value, Token.parse(value)) for value, *_ in menu.options)
        value = next(value for value, token in tokens if token is not None and token.set == played)
        self._spy.plays(seat, played)
        self._done(seat, self._note(seat, await self.people[seat].choose(screen, menu.id, value)))

    async def throw(self, seat: int, cards: str) -> None:
        """Throw a bomb by the button that is always there."""
        screen = await self.hand(seat)
        screen = await self.press(seat, screen, screen.button("bomb"))
        bomb = Cards(cards)
        self._spy.plays(seat, bomb)
        token = str(Token.of_cards(sorted(cards_in(cards))))
        self._done(seat, await self.press(seat, screen, screen.button("throw", token)))
