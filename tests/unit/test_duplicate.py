"""Two tables with the same decks: who sits where, what is compared, and what is told of it, in every language."""

from dataclasses import replace

import pytest

from bot.contests.duplicate import (
    PLACES,
    Agreed,
    Compared,
    Gathering,
    compared,
    difference,
    lobby_at,
    may_begin,
    sit,
    team_of,
)
from bot.contests.panel import LETTERS, Outcome, Shown, comparison_panel, duplicate_panel
from bot.gathering.lobby import No
from bot.gathering.terms import Pace, why_casual
from bot.sitters import Bot, Level, Person
from bot.speech import LOCALES, speech_for
from bot.staging.panel import Menu, Picker, Style
from bot.wire import Click
from data.duplicates import Half, State
from render.scene import Piece, Text

ENGLISH = speech_for("en")
EIGHT = tuple(Person(1000 + place, f"Heron {place}") for place in range(PLACES))
SCORES = ({1: (60, 40), 2: (-25, 125), 3: (300, 0)}, {1: (90, 10), 2: (0, 100)})


def full(agreed: Agreed | None = None) -> Gathering:
    return Gathering(EIGHT[0].user, agreed or Agreed(), EIGHT)


def shown(now: Gathering, state: State, outcome: Outcome | None = None) -> Shown:
    halves = (Half(number=0, table="one", channel=5), Half(number=1, table="two", channel=6))
    rounds = () if state is State.GATHERING else compared(SCORES)
    return Shown(id="abc", guild=9, now=now, state=state, halves=halves, rounds=rounds, outcome=outcome)


def test_each_team_sits_once_each_way() -> None:
    assert [team_of(place) for place in range(PLACES)] == [0, 1, 0, 1, 1, 0, 1, 0]


def test_each_team_holds_once_what_the_other_one_holds_and_the_difference_is_of_both() -> None:
    rounds = compared(SCORES)
    # Round 1: team A got 60 : 40 at table 1, and 10 : 90 at table 2, where it has the other seats.
    assert rounds[0] == Compared(1, ((60, 40), (10, 90)))
    assert [one.difference for one in rounds] == [-60, -50, None]
    assert difference(rounds) == -110
    assert difference(compared(({1: (60, 40)}, {1: (60, 40)}))) == 0, "who does the same gets the same"


def test_free_seats_are_bots_of_one_level_and_only_who_sits_at_a_table_may_come_back_to_it() -> None:
    now = Gathering(EIGHT[0].user, Agreed(rounds=4, pace=Pace.FAST, level=Level.EASY))
    for place in (0, 5):
        now = changed(now, EIGHT[place], place)
    lobbies = [lobby_at(now, "abc", number, ENGLISH) for number in (0, 1)]
    assert [lobby.host for lobby in lobbies] == [EIGHT[0].user, EIGHT[5].user]
    for lobby, (seat, person) in zip(lobbies, ((0, EIGHT[0]), (1, EIGHT[5])), strict=True):
        assert lobby.seats[seat] == person
        assert {one.level for one in lobby.seats if isinstance(one, Bot)} == {Level.EASY}
        assert len({one.name for one in lobby.seats if one is not None}) == 4
        assert lobby.guests == (person,)
        assert (lobby.terms.rounds, lobby.terms.pace, lobby.terms.duplicate) == (4, Pace.FAST, "abc")
        assert why_casual(lobby.terms, ()) is not None


def changed(now: Gathering, person: Person, place: int) -> Gathering:
    after = sit(now, person, place)
    assert isinstance(after, Gathering)
    return after


def test_the_host_begins_once_there_is_somebody_at_each_table() -> None:
    now = changed(Gathering(EIGHT[0].user, Agreed()), EIGHT[0], 0)
    assert may_begin(now, EIGHT[0].user) is No.TABLE_EMPTY
    both = changed(now, EIGHT[1], 4)
    assert may_begin(both, EIGHT[1].user) is No.HOST_ONLY
    assert may_begin(both, EIGHT[0].user) is None
    assert sit(both, EIGHT[2], 4) is No.SEAT_TAKEN
    assert sit(both, EIGHT[1], 4) is No.ALREADY_THERE
    assert sit(both, EIGHT[2], PLACES) is No.SEAT_TAKEN
    moved = changed(both, EIGHT[1], 7)
    assert (moved.place_of(EIGHT[1].user), moved.seats[4]) == (7, None)


def test_start_is_green_and_seats_name_their_table_once_somebody_sits_at_each() -> None:
    one = changed(Gathering(EIGHT[0].user, Agreed()), EIGHT[0], 0)
    both = changed(one, EIGHT[1], 4)
    for now, style in ((one, Style.PLAIN), (both, Style.GOOD)):
        panel = duplicate_panel(shown(now, State.GATHERING), ENGLISH)
        buttons = [button for row in panel.rows if isinstance(row, tuple) for button in row]
        (begin,) = [button for button in buttons if ":begin:" in button.id]
        assert begin.style is style
        taken = [button.label for button in buttons if button.disabled]
        names = ("Heron 0", "Heron 1")[: len(taken)]
        assert taken == [ENGLISH("duplicate-seated", number=n, name=name) for n, name in enumerate(names, start=1)]


def test_who_gave_up_has_lost_whatever_the_score() -> None:
    ends = {Outcome.FINISHED: 1, Outcome.BROKEN: None, Outcome.RESIGNED_A: 1, Outcome.RESIGNED_B: 0}
    assert {one: shown(full(), State.OVER, one).winner for one in ends} == ends


def test_what_is_agreed_is_kept() -> None:
    agreed = Agreed(12, Pace.CORRESPONDENCE, Level.HARD, 77)
    assert Agreed.of(agreed.text) == agreed


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_are_within_the_limits_of_the_platform(locale: str) -> None:
    speech = speech_for(locale)
    long = replace(full(), seats=tuple(replace(one, name=f"{one.name} {'W' * 40}"[:32]) for one in EIGHT))
    for told in (
        shown(long, State.GATHERING),
        shown(long, State.PLAYING),
        *(shown(long, State.OVER, one) for one in Outcome),
    ):
        panel = duplicate_panel(told, speech)
        assert 0 < len(panel.text) <= 2000
        assert len(panel.rows) <= 5
        for row in panel.rows:
            assert not isinstance(row, Menu | Picker)
            assert all(len(button.label) <= 80 and Click.parse(button.id) for button in row)
    twenty = dict.fromkeys(range(1, 21), (100, -100))
    most = replace(shown(long, State.OVER, Outcome.FINISHED), rounds=compared((twenty, twenty)))
    assert len(comparison_panel(most, speech).text) <= 2000


def test_the_picture_says_what_the_words_say() -> None:
    panel = comparison_panel(shown(full(), State.OVER, Outcome.FINISHED), ENGLISH)
    assert (
        ENGLISH("duplicate-won", team="🟧\N{NO-BREAK SPACE}B", names="Heron 1, Heron 3, Heron 4, Heron 6", points=110)
        in panel.text
    )
    assert panel.scene is not None
    drawn = [
        mark.text
        for item in panel.scene.items
        if isinstance(item, Piece)
        for mark in item.marks
        if isinstance(mark, Text)
    ]
    assert {*LETTERS, "+60", "+50", "Heron 0 & Heron 2"} <= set(drawn)
    assert "200" not in drawn
