"""`bot.games`: every game of the engine can be played at a table."""

import pytest

from bot.games import GAMES, opening_of
from bot.gathering.lobby import opened
from bot.gathering.terms import Terms
from bot.sitters import Person
from bot.speech import LOCALES, speech_for
from engine import games


def test_every_game_of_the_engine_has_its_part_of_the_shell() -> None:
    assert GAMES.keys() == games.GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_lobby_has_as_many_seats_as_its_game(game: str, locale: str) -> None:
    terms = Terms(game=game)
    lobby = opened(Person(1, "North"), terms=terms)
    made = games.GAMES[game].make(opening_of(terms).options)
    assert len(lobby.seats) == len(made.seats)
    assert GAMES[game].lobby_picture(lobby, speech_for(locale)).items
    assert GAMES[game].guide(speech_for(locale))
