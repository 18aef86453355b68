"""What achievements cost: ``python -m tests.bench.bench_feats``.

Printed are the middle and the 95th percentile of milliseconds: to tell the feats and the worth of the cards of a scored
round; to find what a match has brought its four people; and to look up all achievements of one person. The last two ask
a history with feats in it: one made by ``tests.bench.fill`` with ``--file FILE``, else a small one.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.games.tichu.achievements import GOALS
from bot.games.tichu.feats import Story, round_feats
from bot.games.tichu.luck import worth
from bot.standings.achieved import Achieved
from data.database import Database
from data.days import Days
from data.feats import Feats
from engine.cards import DECK
from engine.cli import chance
from engine.kernel import Actor, Nature, Refusal
from engine.tichu.actions import Action, Deal
from engine.tichu.game import Tichu
from engine.tichu.notices import Notice
from engine.tichu.rules import compose
from tests.bench.history import history, write

SMALL: Final = 2_000
SAMPLES: Final = 200


def told(name: str, times: list[float]) -> None:
    """A line."""
    parts = statistics.quantiles(times, n=20)
    print(f"  {name:44} p50 {parts[9]:6.2f} ms  p95 {parts[18]:6.2f} ms  slowest {max(times):6.2f} ms")


def stories(count: int) -> Iterator[Story]:
    """So many rounds, played by chance."""
    game, seed = Tichu(compose(["rounds=1"])), random.Random(7)
    for _ in range(count):
        deck = list(DECK)
        seed.shuffle(deck)
        state, heard = game.opening(), list[tuple[int, Notice]]()
        actor: Actor = Nature.DEALER
        action: Action = Deal(tuple(deck))
        seq = 0
        while True:
            step = game.play(state, actor, action)
            if isinstance(step, Refusal):
                raise RuntimeError(step)  # noqa: TRY004 - no type is wrong, a move is
            seq, state = seq + 1, step.state
            heard += [(seq, one) for event in step.events for one in game.hear(event, None)]
            table = game.spectacle(state)
            if table.results:
                break
            actor, action = chance.choose(game, state, seed)
        yield Story(tuple(heard), table.results[0], table.reveal(1))


def rounds() -> None:
    """What each scored round costs more."""
    feats: list[float] = []
    cards: list[float] = []
    for story in stories(SAMPLES):
        start = time.perf_counter()
        round_feats(story)
        between = time.perf_counter()
        if story.reveal is not None:
            worth(story.reveal)
        feats.append(1000 * (between - start))
        cards.append(1000 * (time.perf_counter() - between))
    told("feats of a round", feats)
    told("worth of its cards", cards)


async def asked(path: Path) -> None:
    """Ask for much-playing people and for others."""
    async with await Database.open(path) as database:
        feats, achieved = Feats(database), Achieved(Feats(database), Days(database), time.time)
        people = [
            row["user"] for row in await database.rows("SELECT user FROM feat GROUP BY user ORDER BY count(*) DESC")
        ]
        matches = [row["match"] for row in await database.rows("SELECT DISTINCT match FROM feat ORDER BY match")]
        chosen = random.Random(3)
        some = [*people[: SAMPLES // 4], *chosen.choices(people, k=SAMPLES - SAMPLES // 4)]
        for name, whom in (("all achievements of a person", some), ("the same of who has played most", people[:20])):
            times: list[float] = []
            for user in whom:
                start = time.perf_counter()
                await achieved.progress(user)
                times.append(1000 * (time.perf_counter() - start))
            told(name, times)
        times = []
        for match in chosen.choices(matches, k=SAMPLES):
            start = time.perf_counter()
            await feats.reached_with(match, GOALS)
            times.append(1000 * (time.perf_counter() - start))
        told("what a match has brought", times)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_feats", description="What achievements cost.")
    parser.add_argument("--file", type=Path)
    arguments = parser.parse_args()
    rounds()
    if arguments.file is not None:
        asyncio.run(asked(arguments.file))
        return
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "history.sqlite3"
        asyncio.run(write(path, history(SMALL, seed=1)))
        asyncio.run(asked(path))


if __name__ == "__main__":
    main()
