"""Lists of moves a second, and judgements of one play: ``python -m tests.bench.bench_moves``.

One core, in seconds of this process's own, so that a busy machine counts less.
Every hand is another one, so nothing that is kept from one helps with the next.
The last line tries every subset of a hand,
as the property tests do, for a comparison that no machine can change much.
"""

import random
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.cards import DECK, PHOENIX, Cards
from engine.tichu.actions import Play
from engine.tichu.combinations import Combination, Kind
from engine.tichu.legal import legal, objection, plays
from engine.tichu.moves import leads
from engine.tichu.rules import STANDARD
from engine.tichu.view import PlayerView
from tests.property.brute import everything
from tests.views import MOMENT, seen

HANDS = 20_000
TRIED = 4
"""Hands of which every subset is tried; each takes a good part of a second."""

T = TypeVar("T")


def rate(asked: Sequence[T], answer: Callable[[T], object]) -> float:
    """Answers a second; none is kept."""
    start = time.process_time()
    for question in asked:
        answer(question)
    return len(asked) / (time.process_time() - start)


def table_of(chance: random.Random) -> tuple[Cards, Combination]:
    """A hand of fourteen, and a play of another hand for it to follow."""
    cards = chance.sample(DECK, 28)
    others = [way for way in leads(Cards.of(cards[14:])) if way.strength]
    kind = chance.choice(list(dict.fromkeys(way.kind for way in others)))
    return Cards.of(cards[:14]), chance.choice([way for way in others if way.kind is kind])


def line(name: str, per_second: float, remark: str = "") -> None:
    print(f"{name:<34} {per_second:>10,.0f}/s {1e6 / per_second:>9.2f} µs  {remark}")


def main() -> None:
    """Print the table."""
    chance = random.Random(14)
    hands = [Cards.of(chance.sample(DECK, 14)) for _ in range(HANDS)]
    moves = sum(len(leads(hand)) for hand in hands) / HANDS
    led = rate(hands, leads)
    line("leads of a random hand", led, f"{moves:.0f} moves on average")
    line("  with the Phoenix", rate([hand for hand in hands if PHOENIX in hand], leads))
    line("  without", rate([hand for hand in hands if PHOENIX not in hand], leads))

    views: list[PlayerView] = []
    for _ in range(HANDS):
        hand, top = table_of(chance)
        views.append(seen(hand, on=top))
    line("follows of any kind", rate(views, lambda view: plays(STANDARD, view)))
    for kind in Kind:
        some = [view for view in views if view.table.trick[-1].combination.kind is kind]
        if some:
            line(f"  on a {kind.value}", rate(some, lambda view: plays(STANDARD, view)), f"{len(some)} views")
    line("legal actions of those", rate(views, lambda view: list(legal(STANDARD, view))))

    judged: list[tuple[PlayerView, Play]] = []
    for hand in hands[: HANDS // 4]:
        way = chance.choice(leads(hand))
        judged.append((seen(hand), Play(way.cards, MOMENT, way.phoenix)))
    line("judgements of a lead", rate(judged, lambda pair: objection(STANDARD, *pair)))
    answers = [(view, Play(way.cards, MOMENT)) for view in views for way in plays(STANDARD, view)[:1]]
    line("judgements of an answer", rate(answers, lambda pair: objection(STANDARD, *pair)))

    words = [str(hand).split() for hand in hands[:TRIED]]
    tried = rate(words, everything)
    line("leads by trying all subsets", tried, f"the first line is {led / tried:,.0f} times as fast")


if __name__ == "__main__":
    main()
