"""`bot.games.tichu_conduct` and `bot.result`: what a table does by itself, and what is kept of a match that is over."""

import json
from dataclasses import replace

from bot.conduct import Outcome
from bot.games.tichu_conduct import MINDS, TichuConduct
from bot.lobby import Lobby, begun
from bot.result import result_of
from bot.sitters import Bot, Level, Person
from bot.terms import Terms
from engine.minds import easy, tichu
from engine.tichu.rules import STANDARD
from tests.views import seen

PEOPLE = tuple(Person(number, name) for number, name in enumerate(("North", "East", "South", "West"), 1))
OUTCOME = Outcome(0, (1000, 300), ())


def test_every_level_has_its_mind() -> None:
    assert set(MINDS) == set(Level)
    conduct = TichuConduct(STANDARD)
    # A sure trick in hand: the beginner lets low cards go, the other does what is best.
    view = seen("DR 4j", phase=seen("4j").table.phase)
    assert conduct.think(view, Level.EASY) == easy.choose(STANDARD, view)
    assert conduct.think(view, Level.NORMAL) == tichu.choose(STANDARD, view)
    assert conduct.think(view, Level.EASY) != conduct.think(view, Level.NORMAL)


def test_a_result_is_rated_as_its_match_was_when_it_began() -> None:
    lobby = begun(Lobby(1, PEOPLE))
    left = replace(lobby, seats=(*PEOPLE[:3], Bot("Jade")))
    for rated, now in ((True, lobby), (True, left), (False, replace(lobby, rated=None)), (False, begun(left))):
        assert result_of("m", OUTCOME, now, place=(1, 2), finished=3.0).rated is rated


def test_a_result_names_the_options_of_its_match() -> None:
    lobby = Lobby(1, PEOPLE, Terms(target=500, house=("no_grand",)))
    result = result_of("m", OUTCOME, lobby, place=(1, 2), finished=3.0)
    assert result.target == 500
    assert json.loads(result.options) == ["target=500", "turn_seconds=90", "bomb_window_seconds=4", "no_grand"]
