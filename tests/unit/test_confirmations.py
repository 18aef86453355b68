"""The questions before leaving and closing say what that costs, and a table for one offers nothing that takes more."""

from dataclasses import replace
from typing import Final

import pytest

from bot.gathering.lobby import Lobby, opened, seat_bots
from bot.gathering.lobby_panel import setting_of
from bot.gathering.terms import Terms
from bot.replies.confirmations import before_closing, before_leaving
from bot.sitters import Bot, Person
from bot.speech import LOCALES, Speech, speech_for
from bot.staging.panel import Panel
from bot.standings.news import News
from bot.tables.leaving_panel import more_panel
from bot.tables.room_panel import around_board
from bot.tables.votes import Poll, Votes
from bot.wire import Click

HOST: Final = Person(1, "North")
OTHER: Final = Person(2, "East")
FUN: Final = Terms(casual=True)
TWO: Final = Terms(rounds=6, casual=True, duplicate="abc")
SPEECHES: Final = [speech_for(locale) for locale in LOCALES]


def lobby(terms: Terms, *, guests: tuple[Person, ...] | None = None, people: int = 1) -> Lobby:
    """A match that is on, with bots on the seats that nobody has."""
    empty = opened(HOST, terms=terms, guests=guests)
    seats = (HOST, *(OTHER for _ in range(people - 1)), *(None for _ in range(4 - people)))
    full = seat_bots(replace(empty, seats=seats), HOST.user, [Bot(f"Bot {number}") for number in range(4 - people)])
    assert isinstance(full, Lobby)
    return replace(full, rated=False)


ALONE: Final = lobby(FUN, guests=())
DAY: Final = lobby(replace(FUN, day=20_000, rounds=1), guests=())
TWO_TABLES: Final = lobby(TWO, guests=(HOST,))
OPEN: Final = lobby(FUN)


@pytest.mark.parametrize("speech", SPEECHES)
def test_each_kind_of_table_costs_something_else(speech: Speech) -> None:
    tables = (ALONE, DAY, TWO_TABLES, OPEN)
    leaving = [before_leaving(one, speech) for one in tables]
    closing = [before_closing(one, speech, has_begun=True) for one in tables]
    assert len({*leaving, *closing}) == 2 * len(tables)
    before = {before_closing(one, speech, has_begun=False) for one in tables}
    assert before == {speech("reply-end-confirm-lobby")}, "there is no match that could end without a result"


@pytest.mark.parametrize("speech", SPEECHES)
def test_who_leaves_others_behind_costs_them_nothing(speech: Speech) -> None:
    for terms in (FUN, TWO):
        crowd = lobby(terms, guests=(HOST, OTHER), people=2)
        assert before_leaving(crowd, speech) == speech("reply-leave-confirm")
    rated = replace(lobby(Terms(), people=2), rated=True)
    assert before_leaving(rated, speech).endswith(speech("rating-leave"))


def verbs(one: Lobby, *, over: bool) -> set[str]:
    """What can be pressed around the board."""
    panel = around_board(Panel(""), one, setting_of(one, "t", SPEECHES[0]), over=over, news=News())
    buttons = [button for row in panel.rows if isinstance(row, tuple) for button in row]
    return {click.verb for button in buttons if (click := Click.parse(button.id)) is not None}


def test_alone_there_is_no_button_for_which_it_takes_others() -> None:
    assert verbs(ALONE, over=False) == verbs(ALONE, over=True) == verbs(DAY, over=False) == set()
    assert verbs(TWO_TABLES, over=False) == {"more"}, "one resigns to the other table"
    assert verbs(OPEN, over=False) == {"more", "seats"}
    assert verbs(OPEN, over=True) == {"rotate"}


@pytest.mark.parametrize("speech", SPEECHES)
def test_the_votes_are_headed_by_what_they_can_end(speech: Speech) -> None:
    table = lobby(FUN, people=2)
    titles = [
        more_panel(Poll(table, Votes(), frozenset(away)), HOST.user, setting_of(table, "t", speech)).text
        for away in ((), (1,))
    ]
    assert titles == [speech("more-title"), speech("more-title-oust")]


@pytest.mark.parametrize("speech", SPEECHES)
def test_the_board_tells_practice_from_a_match_for_fun(speech: Speech) -> None:
    labels = {key: setting_of(one, "t", speech).label for key, one in (("practice", ALONE), ("day", DAY))}
    assert labels == {key: speech(f"terms-{key}") for key in labels}
    assert setting_of(OPEN, "t", speech).label == setting_of(TWO_TABLES, "t", speech).label == speech("terms-casual")
