"""`bot.tables.presence`: who is at a table, and when it is given up."""

from bot.gathering.lobby import Lobby
from bot.sitters import Bot, Person
from bot.speech import speech_for
from bot.tables.presence import DESERTED, FORGOTTEN, Presence

KOREAN, GERMAN = speech_for("ko"), speech_for("de")
LOBBY = Lobby(1, (Person(1, "North"), Person(2, "East"), Bot("Jade"), Bot("Sword")))
NOW = 1_800_000_000.0


def test_it_tells_once_who_is_away_and_who_is_back() -> None:
    presence = Presence()
    assert presence.tell(frozenset({0, 2}), LOBBY, at=NOW) == (frozenset({0}), frozenset()), "a bot is never away"
    assert presence.tell(frozenset({0}), LOBBY, at=NOW) == (frozenset(), frozenset())
    assert presence.tell(frozenset({1}), LOBBY, at=NOW) == (frozenset({1}), frozenset({0}))


def test_who_left_is_not_back() -> None:
    presence = Presence()
    presence.tell(frozenset({1}), LOBBY, at=NOW)
    left = Lobby(1, (*LOBBY.seats[:1], Bot("Star"), *LOBBY.seats[2:]))
    assert presence.tell(frozenset(), left, at=NOW) == (frozenset(), frozenset())


def test_a_table_is_given_up_when_all_its_people_have_been_away_for_long() -> None:
    presence = Presence()
    presence.tell(frozenset({0}), LOBBY, at=NOW)
    assert presence.given_up(moved=NOW, timed=True) is None
    presence.tell(frozenset({0, 1}), LOBBY, at=NOW + 10)
    presence.tell(frozenset({0, 1}), LOBBY, at=NOW + 500)
    assert presence.given_up(moved=NOW + 500, timed=True) == NOW + 10 + DESERTED, "bots that play on are nobody"
    presence.tell(frozenset({0}), LOBBY, at=NOW + 600)
    assert presence.given_up(moved=NOW, timed=True) is None


def test_without_a_clock_a_table_is_given_up_long_after_the_last_act_or_click() -> None:
    presence = Presence()
    assert presence.given_up(moved=NOW, timed=False) == NOW + FORGOTTEN
    presence.seen(1, KOREAN, at=NOW + 60, returned=False)
    assert presence.given_up(moved=NOW, timed=False) == NOW + 60 + FORGOTTEN
    assert presence.given_up(moved=NOW + 99, timed=False) == NOW + 99 + FORGOTTEN


def test_somebody_is_welcomed_once_and_in_the_language_they_were_met_in() -> None:
    presence = Presence()
    assert presence.speech_of(1, KOREAN) is KOREAN
    presence.seen(1, GERMAN, at=NOW, returned=True)
    assert presence.speech_of(1, KOREAN) is GERMAN
    assert (presence.welcome(1), presence.welcome(1)) == (True, False)
    assert presence.clicked(1) == NOW
    assert presence.clicked(2) < 0
