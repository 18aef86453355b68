"""Matches played through panels alone: whoever acts uses nothing but what the hand shows.

Not a test: the tests of the hand walk along these matches.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.controls import Act, Habits, Redraw, Setting
from bot.games.tichu.controls import TichuControls
from bot.games.tichu.draft import Draft
from bot.staging.panel import Panel
from engine.cards import DECK, Card
from engine.kernel import Actor, Nature, Refusal, Seat, Step, play
from engine.tichu.actions import Action
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.rules import compose
from engine.tichu.state import State
from engine.tichu.view import SEATS, Phase, PlayerView, TableView
from tests.person import Choice, choices, setting_for

MADE: Final = ("play", "quick", "throw", "throw_sure", "wish", "give", "no_grand", "pass", "dragon")
"""Verbs that bring a match on."""
CALLS: Final = ("grand", "grand_yes", "grand_sure", "call", "call_sure")
WEIGHTS: Final = {
    **dict.fromkeys(MADE, 8.0),
    **dict.fromkeys(CALLS, 4.0),
    "browse": 8.0,
    "bomb": 2.0,
    "tick": 0.7,
    "cards": 0.7,
    "fill": 2.0,
    "gift": 0.02,
}
"""How likely things are clicked while no card is ticked; everything else is rare."""
TICKED: Final = WEIGHTS | {"gift": 8.0, "tick": 0.2, "cards": 0.2}
"""The same once a card is ticked."""
RARE: Final = 0.2


@dataclass(frozen=True, slots=True)
class Frame:
    """A match just before a click: who is going to click, and what everybody could see."""

    game: Tichu
    controls: TichuControls
    state: State
    seat: Seat
    drafts: tuple[Draft, ...]
    setting: Setting

    @property
    def table(self) -> TableView:
        return self.game.spectacle(self.state)

    @property
    def board(self) -> Panel:
        return self.controls.board(self.table, self.setting)

    def view(self, seat: Seat) -> PlayerView:
        return self.game.view(self.state, seat)

    def panel(self, seat: Seat) -> Panel:
        return self.controls.hand(self.view(seat), self.drafts[seat], self.setting)

    def press(self, seat: Seat, choice: Choice) -> Act[Action, Draft] | Redraw[Draft]:
        click, values = choice
        return self.controls.press(self.view(seat), self.drafts[seat], click, values, self.setting)


def load(rng: random.Random, deck: list[Card]) -> None:
    """Put a deck in an order that deals four of a kind, three times to every seat."""
    quads = [list(DECK[start : start + 4]) for start in range(0, len(DECK), 4)]
    rng.shuffle(quads)
    hands = [[*quads[3 * seat], *quads[3 * seat + 1], *quads[3 * seat + 2]] for seat in SEATS]
    for hand, first, second in zip(hands, *quads[12:], strict=True):
        hand += [first, second]
        rng.shuffle(hand)
    deck[:] = [card for four in zip(*hands, strict=True) for card in four]


def match(
    seed: int,
    *,
    locale: str = "en",
    habits: Habits | None = None,
    options: tuple[str, ...] = ("rounds=1",),
    loaded: bool = False,
) -> Iterator[Frame]:
    """A random match: a frame before every click, and a last one when it is over; `loaded` decks are full of bombs."""
    rng = random.Random(seed)
    shuffle = partial(load, rng) if loaded else rng.shuffle
    game = Tichu(compose(options))
    controls = TichuControls(game.rules)
    setting = setting_for(locale, habits=habits)
    state = game.opening()
    drafts = [controls.fresh()] * len(SEATS)
    while awaited := game.awaited(state):
        frame = Frame(game, controls, state, _who(rng, game, state), tuple(drafts), setting)
        yield frame
        if Nature.DEALER in awaited:
            state = _done(submit(game, state, Nature.DEALER, controls.deal(shuffle, f"{seed:032x}")))
        elif Nature.CLOCK in awaited and frame.table.phase is Phase.CLOSING and rng.random() < 0.3:
            state = _done(submit(game, state, Nature.CLOCK, controls.time_up(frame.table, None)))
        elif offered := choices(frame.panel(frame.seat)):
            likely = TICKED if drafts[frame.seat].ticked else WEIGHTS
            weights = [likely.get(click.verb, RARE) for click, _ in offered]
            pressed = frame.press(frame.seat, rng.choices(offered, weights)[0])
            drafts[frame.seat] = pressed.draft
            if isinstance(pressed, Act):
                state = _done(submit(game, state, frame.seat, pressed.action))
    yield Frame(game, controls, state, SEATS[0], tuple(drafts), setting)


def _who(rng: random.Random, game: Tichu, state: State) -> Seat:
    """Mostly somebody who is awaited, now and then anybody."""
    seats = sorted(actor for actor in game.awaited(state) if isinstance(actor, Seat))
    return rng.choice(seats) if seats and rng.random() < 0.85 else rng.choice(SEATS)


def submit(game: Tichu, state: State, actor: Actor, action: Action) -> Step[State, Event] | Refusal:
    """What the engine makes of an action."""
    return play(game, state, actor, action)


def _done(step: Step[State, Event] | Refusal) -> State:
    assert isinstance(step, Step), step
    return step.state
