"""How many clicks a sensible person needs: `python -m tests.bench.count_clicks [ROUNDS]`.

The person does what the bot's mind would do, by the shortest way that the
panels offer. A choice in a menu counts as two clicks, one to open it and one
to choose. For comparison every act is also counted by ticking cards alone.
"""

import heapq
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final, TypeAlias

from bot.controls import Act, Setting
from bot.games.tichu.controls import TichuControls
from bot.games.tichu.draft import Draft
from bot.games.tichu.tokens import Token
from engine.cards import MAH_JONG, Cards
from engine.kernel import Actor, Nature, Step
from engine.minds.tichu import choose
from engine.tichu.actions import (
    Action,
    AnswerGrand,
    CallTichu,
    Give,
    GiveDragon,
    Pass,
    Play,
    TakeBack,
    TimeUp,
)
from engine.tichu.game import Tichu
from engine.tichu.rules import compose
from engine.tichu.view import SEATS, Phase, PlayerView
from tests.person import Choice, choices, setting_for
from tests.property.clicks import submit

SHORTCUTS: Final = frozenset({"quick", "browse", "fill"})
"""Ways to a play beside ticking every card of it."""
MOST: Final = 40
"""Clicks after which an act counts as out of reach."""
Way: TypeAlias = tuple[int, int, Draft]


@dataclass(frozen=True, slots=True)
class Count:
    """One act of a person, and how many clicks it took."""

    kind: str
    clicks: int
    by_ticks: int
    """The same without the shortcuts."""


def needed(controls: TichuControls, view: PlayerView, wanted: Action, setting: Setting, *, shortcuts: bool) -> int:
    """The fewest clicks from the hand as it opens to this action; `MOST` if there is no way."""
    order = count()
    start = controls.settle(Draft(taught=True), view)
    ways: list[Way] = [(0, next(order), start)]
    reached: dict[Draft, int] = {}
    while ways:
        clicks, _, draft = heapq.heappop(ways)
        seen = controls.settle(_same(draft), view)
        if clicks >= MOST or seen in reached:
            continue
        reached[seen] = clicks
        for choice in choices(controls.hand(view, draft, setting)):
            click, values = choice
            if not _leads_there(choice, wanted) or (click.verb in SHORTCUTS and not shortcuts):
                continue
            pressed = controls.press(view, draft, click, values, setting)
            cost = clicks + (2 if values else 1)
            if not isinstance(pressed, Act):
                heapq.heappush(ways, (cost, next(order), pressed.draft))
            elif _alike(pressed.action, wanted):
                return cost
    return MOST


def _same(draft: Draft) -> Draft:
    """The draft without its count of clicks."""
    return Draft(draft.round, draft.ticked, draft.gifts, draft.undo, draft.page, taught=True)


def _leads_there(choice: Choice, wanted: Action) -> bool:
    """Whether a sensible person would press this on the way: no other card, no other act."""
    click, values = choice
    match click.verb:
        case "tick":
            return _within(Token.parse(click.argument), wanted)
        case "quick":
            token = Token.parse(values[0])
            return isinstance(wanted, Play) and token is not None and ranks(token.set) == ranks(wanted.cards)
        case "clear" | "undo" | "back" | "ahead" | "got_it":
            return False
        case "pass":
            return isinstance(wanted, Pass)
        case _:
            return True


def _within(card: Token | None, wanted: Action) -> bool:
    match wanted:
        case Play(cards) | Give(cards):
            return card is not None and not card.set - Cards.of(cards)
        case _:
            return False


def ranks(cards: Cards) -> list[str]:
    """What counts of cards: their ranks, of the specials their names."""
    return sorted(str(card) if card.suit is None else str(card.rank) for card in cards)


def _alike(done: Action, wanted: Action) -> bool:
    """Whether both come to the same; which suits are put down is not minded."""
    if isinstance(done, Play) and isinstance(wanted, Play):
        return (ranks(done.cards), done.wish) == (ranks(wanted.cards), wanted.wish)
    return done == wanted


def counted(rounds: int, *, seed: int = 1) -> Iterator[Count]:
    """Every act of four sensible people in so many rounds."""
    rng = Random(seed)
    game = Tichu(compose((f"rounds={rounds}",)))
    controls, setting = TichuControls(game.rules), setting_for("en")
    state = game.opening()
    while awaited := game.awaited(state):
        views = [game.view(state, seat) for seat in SEATS]
        chosen = next(((view, act) for view in views if (act := choose(game.rules, view)) is not None), None)
        actor: Actor
        action: Action
        if Nature.DEALER in awaited:
            actor, action = Nature.DEALER, controls.deal(rng.shuffle)
        elif chosen is None:
            actor, action = Nature.CLOCK, TimeUp(views[0].table.moment)
        else:
            view, act = chosen
            # On the hand a call is an act of its own, before the play.
            actor, action = view.seat, CallTichu() if isinstance(act, Play) and act.call else act
            ways = (needed(controls, view, action, setting, shortcuts=shortcuts) for shortcuts in (True, False))
            yield Count(kind(view, action), *ways)
        step = submit(game, state, actor, action)
        assert isinstance(step, Step), step
        state = step.state


def kind(view: PlayerView, action: Action) -> str:
    """What an act is called in the table of counts."""
    match action:
        case Play(cards) if MAH_JONG in cards:
            return "Mah Jong with its wish"
        case Play() if view.table.turn != view.seat or view.table.phase is Phase.CLOSING:
            return "bomb out of turn"
        case Play(cards):
            return f"play of {len(cards)}"
        case AnswerGrand(grand):
            return "Grand Tichu" if grand else "no Grand Tichu"
        case _:
            return NAMES[type(action)]


NAMES: Final[dict[type[Action], str]] = {
    Pass: "pass",
    CallTichu: "Tichu",
    Give: "three gifts",
    TakeBack: "gifts taken back",
    GiveDragon: "Dragon's trick",
}


def main(rounds: int) -> None:
    """Print the fewest clicks of every kind of act, with the shortcuts and by ticking every card."""
    found = list(counted(rounds))
    print(f"{rounds} rounds, {len(found)} acts of four people; clicks on average (at most)")
    print(f"{'':24}{'acts':>6}{'by ticks':>16}{'shortest':>16}")
    for name in sorted({one.kind for one in found}):
        acts = [one for one in found if one.kind == name]
        columns = (_column([one.by_ticks for one in acts]), _column([one.clicks for one in acts]))
        print(f"{name:24}{len(acts):>6}{columns[0]:>16}{columns[1]:>16}")
    for title, clicks in (
        ("by ticks", sum(one.by_ticks for one in found)),
        ("shortest", sum(one.clicks for one in found)),
    ):
        print(f"a person's round, {title}: {clicks / rounds / len(SEATS):.1f} clicks")


def _column(clicks: list[int]) -> str:
    return f"{sum(clicks) / len(clicks):.1f} ({max(clicks)})"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
