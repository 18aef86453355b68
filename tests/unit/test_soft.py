"""Softened play: nearly the best move, not always the same, and the same where all is the same."""

from dataclasses import replace
from random import Random

import pytest

from engine.cli.arena_table import dealt, play_round
from engine.minds.acting import play_of
from engine.minds.fast.moves import legal
from engine.minds.fast.sight import of_view
from engine.minds.learned import learned
from engine.minds.levels import LEVELS
from engine.minds.soft import NEAR, nearly_best
from engine.tichu.actions import Action, Pass, Play
from engine.tichu.legal import Judge
from engine.tichu.rules import STANDARD
from engine.tichu.view import Phase, PlayerView

TABLES = ("5a" * 32, "a5" * 32)
"""What binds a dealer, at two tables."""


def at(table: str, view: PlayerView) -> PlayerView:
    """The same there."""
    return replace(view, table=replace(view.table, commitment=table))


def turns(rounds: int) -> tuple[PlayerView, ...]:
    """What a seat sees at its turns in rounds that *hard* plays."""
    seen: list[PlayerView] = []

    def player(judge: Judge, view: PlayerView) -> Action | None:
        if view.table.phase is Phase.PLAY and view.table.turn == view.seat:
            seen.append(view)
        return LEVELS["hard"](judge, view)

    for number in range(rounds):
        play_round(dealt(5, number), (player,) * 4, ([], [], [], []))
    return tuple(seen)


TURNS = turns(2)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_same_cards_are_played_another_way_at_another_table(level: str) -> None:
    firm, soft = LEVELS[level], LEVELS[f"soft-{level}"]

    def played(table: str) -> list[Action | None]:
        return [soft(STANDARD, at(table, view)) for view in TURNS]

    assert played(TABLES[0]) == played(TABLES[0])
    assert played(TABLES[0]) != played(TABLES[1])
    assert all(firm(STANDARD, at(TABLES[0], view)) == firm(STANDARD, at(TABLES[1], view)) for view in TURNS)


def test_no_move_is_worse_than_a_little() -> None:
    other = 0
    for view in TURNS:
        sight = of_view(view)
        values = learned().values(sight, legal(sight.hand, sight.top, sight.wish))
        most = max(one.value for one in values)
        action = LEVELS["soft-hard"](STANDARD, view)
        assert isinstance(action, Play | Pass)
        if isinstance(action, Play) and action.call:
            continue
        close = [one for one in values if one.value >= most - NEAR]
        may = [play_of(view, one.move).cards if one.move[0] else None for one in close]
        cards = action.cards if isinstance(action, Play) else None
        assert cards in may
        other += cards != may[0]
    assert other


def test_chance_takes_any_of_the_nearly_best_and_none_else() -> None:
    ways = ((1.0, "best"), (0.5, "worse"), (0.98, "near"))
    assert {nearly_best(ways, 0.03, Random(seed)) for seed in range(20)} == {"best", "near"}
    assert nearly_best(ways, 0.03, None) == "best"
    assert nearly_best(((1.0, "first"), (1.0, "second")), 0.0, None) == "first"
