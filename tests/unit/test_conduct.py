"""`bot.games.tichu.conduct` and `bot.tables.result`: what a table does by itself, and what is kept of a match."""

import json
from dataclasses import replace

from bot.conduct import Outcome
from bot.games.tichu.conduct import TichuConduct
from bot.gathering.lobby import Lobby, begun
from bot.gathering.terms import Terms
from bot.matches.ending import End
from bot.sitters import Bot, Level, Person
from bot.standings.verdict import Ending
from bot.tables.result import result_of
from data.results import Result
from data.sittings import Sitting
from engine.minds.levels import LEVELS
from engine.tichu.rules import STANDARD
from tests.views import seen

PEOPLE = tuple(Person(number, name) for number, name in enumerate(("North", "East", "South", "West"), 1))
OUTCOME = Outcome(0, (1000, 300), ())


async def test_every_level_has_its_mind() -> None:
    conduct = TichuConduct(STANDARD)
    # A sure trick in hand: the beginner lets low cards go, the other does what is best.
    view = seen("DR 4j", phase=seen("4j").table.phase)
    assert await conduct.think(view, Level.EASY) == LEVELS["soft-easy"](STANDARD, view)
    assert await conduct.think(view, Level.NORMAL) == LEVELS["soft-normal"](STANDARD, view)
    assert await conduct.think(view, Level.HARD) == LEVELS["soft-hard"](STANDARD, view)
    assert await conduct.think(view, Level.EASY) != await conduct.think(view, Level.NORMAL)
    assert await conduct.think(view, Level.EXPERT) == LEVELS["expert"](STANDARD, view)


def kept(lobby: Lobby) -> Result:
    """The result of a match that these four have begun and finished."""
    began = tuple(Sitting(seat=seat, since=0, user=one.user, name=one.name) for seat, one in enumerate(PEOPLE))
    ending = Ending(why=End.FINISHED, outcome=OUTCOME, began=began, lobby=lobby, absent=frozenset())
    return result_of("m", ending, began, (), place=(1, 2), finished=3.0)


def test_a_result_is_rated_as_its_match_was_when_it_began() -> None:
    lobby = begun(Lobby(1, PEOPLE))
    left = replace(lobby, seats=(*PEOPLE[:3], Bot("Jade")))
    for rated, now in ((True, lobby), (True, left), (False, replace(lobby, rated=None)), (False, begun(left))):
        assert kept(now).rated is rated


def test_a_result_names_the_options_of_its_match() -> None:
    result = kept(Lobby(1, PEOPLE, Terms(target=500, house=("no_grand",))))
    assert result.target == 500
    assert json.loads(result.options) == ["target=500", "turn_seconds=90", "bomb_window_seconds=4", "no_grand"]
