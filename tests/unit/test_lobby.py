"""`bot.gathering.lobby`: who may do what before a match, and that no order of wishes makes a lobby that cannot be."""

from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.gathering.lobby import (
    MOST_GUESTS,
    Change,
    Lobby,
    No,
    again,
    agree,
    begun,
    hand_over,
    invite,
    may_start,
    open_to_all,
    opened,
    remove,
    seat_bots,
    set_seat,
    shuffle,
    sit,
    sit_anywhere,
    stand,
)
from bot.gathering.terms import STANDARD_TERMS, Pace, Terms
from bot.sitters import Bot, Level, Person, Sitter

NORTH, EAST, SOUTH, WEST, GUEST = (
    Person(number, name) for number, name in enumerate(("North", "East", "South", "West", "Guest"), 1)
)
JADE, SWORD, STAR = Bot("Jade"), Bot("Sword"), Bot("Star")


def seated(*seats: Sitter | None, host: Person = NORTH) -> Lobby:
    return Lobby(host.user, seats)


ALONE: Final = seated(NORTH, None, None, None)
FULL: Final = seated(NORTH, EAST, SOUTH, WEST)
MIXED: Final = seated(NORTH, JADE, None, SWORD)


def backwards(seats: list[Sitter | None]) -> None:
    seats.reverse()


def test_a_new_lobby_has_its_host_and_free_seats() -> None:
    terms = Terms(500, Pace.FAST)
    assert opened(NORTH, terms=terms) == Lobby(NORTH.user, (NORTH, None, None, None), terms)


@pytest.mark.parametrize(
    ("before", "who", "seat", "after"),
    [
        pytest.param(ALONE, EAST, 2, seated(NORTH, None, EAST, None), id="a free seat"),
        pytest.param(MIXED, EAST, 1, seated(NORTH, EAST, None, SWORD), id="a bot's seat"),
        pytest.param(ALONE, NORTH, 3, seated(None, None, None, NORTH), id="another seat than one's own"),
        pytest.param(MIXED, NORTH, 3, seated(None, JADE, None, NORTH), id="a bot's seat from one's own"),
        pytest.param(FULL, GUEST, 0, No.SEAT_TAKEN, id="somebody's seat"),
        pytest.param(FULL, NORTH, 1, No.SEAT_TAKEN, id="somebody else's seat from one's own"),
        pytest.param(FULL, NORTH, 0, No.ALREADY_THERE, id="one's own seat"),
        pytest.param(ALONE, EAST, 4, No.SEAT_TAKEN, id="no seat"),
        pytest.param(ALONE, EAST, -1, No.SEAT_TAKEN, id="no seat either"),
    ],
)
def test_sitting(before: Lobby, who: Person, seat: int, after: Change) -> None:
    assert sit(before, who, seat) == after


@pytest.mark.parametrize(
    ("before", "who", "after"),
    [
        pytest.param(FULL, EAST, seated(NORTH, None, SOUTH, WEST), id="a guest"),
        pytest.param(FULL, NORTH, seated(None, EAST, SOUTH, WEST, host=EAST), id="the host: the next person is host"),
        pytest.param(
            seated(JADE, NORTH, None, WEST), NORTH, seated(JADE, None, None, WEST, host=WEST), id="bots are no hosts"
        ),
        pytest.param(MIXED, NORTH, seated(None, JADE, None, SWORD), id="the last person"),
        pytest.param(ALONE, EAST, No.NOT_SEATED, id="somebody who does not sit"),
    ],
)
def test_standing_up(before: Lobby, who: Person, after: Change) -> None:
    assert stand(before, who.user) == after


@pytest.mark.parametrize(
    ("before", "who", "after"),
    [
        pytest.param(FULL, EAST, seated(NORTH, STAR, SOUTH, WEST), id="a guest"),
        pytest.param(FULL, NORTH, seated(STAR, EAST, SOUTH, WEST, host=EAST), id="the host"),
        pytest.param(seated(NORTH, JADE), NORTH, seated(STAR, JADE), id="the last person"),
        pytest.param(ALONE, EAST, No.NOT_SEATED, id="somebody who does not sit"),
    ],
)
def test_handing_one_s_seat_over_to_a_bot(before: Lobby, who: Person, after: Change) -> None:
    assert hand_over(before, who.user, STAR) == after


@pytest.mark.parametrize(
    ("before", "who", "bots", "after"),
    [
        pytest.param(ALONE, NORTH, (JADE, SWORD, STAR), seated(NORTH, JADE, SWORD, STAR), id="as many as seats"),
        pytest.param(MIXED, NORTH, (STAR, STAR), seated(NORTH, JADE, STAR, SWORD), id="more than seats"),
        pytest.param(ALONE, NORTH, (JADE,), seated(NORTH, JADE, None, None), id="fewer than seats"),
        pytest.param(FULL, NORTH, (JADE,), No.TABLE_FULL, id="no seat is free"),
        pytest.param(seated(NORTH, EAST, None, None), EAST, (JADE,), No.HOST_ONLY, id="a guest"),
    ],
)
def test_seating_bots(before: Lobby, who: Person, bots: tuple[Bot, ...], after: Change) -> None:
    assert seat_bots(before, who.user, bots) == after


@pytest.mark.parametrize(
    ("seat", "bot", "who", "after"),
    [
        pytest.param(2, STAR, NORTH, seated(NORTH, JADE, STAR, SWORD), id="a bot on a free seat"),
        pytest.param(1, STAR, NORTH, seated(NORTH, STAR, None, SWORD), id="another bot"),
        pytest.param(1, None, NORTH, seated(NORTH, None, None, SWORD), id="nobody in place of a bot"),
        pytest.param(2, None, NORTH, MIXED, id="nobody in place of nobody"),
        pytest.param(0, STAR, NORTH, No.SEAT_TAKEN, id="never in place of a person"),
        pytest.param(4, STAR, NORTH, No.SEAT_TAKEN, id="no seat"),
        pytest.param(2, STAR, EAST, No.HOST_ONLY, id="a guest"),
    ],
)
def test_setting_a_seat(seat: int, bot: Bot | None, who: Person, after: Change) -> None:
    assert set_seat(MIXED, who.user, seat, bot) == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(ALONE, seated(NORTH, EAST, None, None), id="the first free seat"),
        pytest.param(MIXED, seated(NORTH, JADE, EAST, SWORD), id="a free seat before a bot's"),
        pytest.param(seated(NORTH, SOUTH, JADE, SWORD), seated(NORTH, SOUTH, EAST, SWORD), id="the first bot's"),
        pytest.param(seated(NORTH, SOUTH, WEST, GUEST), No.TABLE_FULL, id="four people"),
        pytest.param(FULL, No.ALREADY_THERE, id="who sits already stays"),
    ],
)
def test_sitting_anywhere(before: Lobby, after: Change) -> None:
    assert sit_anywhere(before, EAST) == after


def test_only_the_host_removes_somebody_and_not_themselves() -> None:
    assert remove(FULL, NORTH.user, WEST.user) == seated(NORTH, EAST, SOUTH, None)
    assert remove(FULL, EAST.user, WEST.user) is No.HOST_ONLY
    assert remove(FULL, NORTH.user, NORTH.user) is No.NOBODY_THERE
    assert remove(FULL, NORTH.user, GUEST.user) is No.NOBODY_THERE


# --- guests -------------------------------------------------------------------------------------------------------


FOR_TWO: Final = opened(NORTH, terms=Terms(), guests=(EAST, SOUTH))


def done(change: Change) -> Lobby:
    assert isinstance(change, Lobby), change
    return change


def test_an_invited_table_seats_its_guests_and_nobody_else() -> None:
    assert sit(FOR_TWO, GUEST, 1) is No.NOT_INVITED
    assert sit_anywhere(FOR_TWO, GUEST) is No.NOT_INVITED
    assert done(sit(FOR_TWO, EAST, 1)).seat_of(EAST.user) == 1
    assert done(sit_anywhere(FOR_TWO, SOUTH)).seat_of(SOUTH.user) == 1


def test_the_host_may_stand_up_and_come_back_to_an_invited_table() -> None:
    left = done(stand(done(sit(FOR_TWO, EAST, 1)), NORTH.user))
    assert left.host == EAST.user
    assert done(sit(left, NORTH, 3)).seat_of(NORTH.user) == 3


def test_who_sits_at_an_open_table_that_becomes_an_invited_one_may_stay_and_move() -> None:
    closed = done(invite(seated(NORTH, EAST, None, None), NORTH.user, (SOUTH,)))
    assert done(sit(closed, EAST, 2)).seat_of(EAST.user) == 2
    assert sit(closed, WEST, 2) is No.NOT_INVITED
    assert done(sit(done(open_to_all(closed, NORTH.user)), WEST, 2)).seat_of(WEST.user) == 2


def test_guests_are_who_was_asked_last_and_who_sits() -> None:
    sat = done(sit(FOR_TWO, EAST, 1))
    assert done(invite(sat, NORTH.user, (WEST, WEST))).guests == (NORTH, EAST, WEST)
    crowd = [Person(number, "x") for number in range(100, 150)]
    guests = done(invite(sat, NORTH.user, crowd)).guests
    assert guests is not None
    assert len(guests) == 2 + MOST_GUESTS


def test_who_was_removed_is_no_guest_any_more() -> None:
    left = done(remove(done(sit(FOR_TWO, EAST, 1)), NORTH.user, EAST.user))
    assert left.guests == (NORTH, SOUTH)
    assert sit(left, EAST, 1) is No.NOT_INVITED


@pytest.mark.parametrize("who", [EAST, GUEST])
def test_only_the_host_says_who_may_come_and_what_is_played(who: Person) -> None:
    sat = done(sit(FOR_TWO, EAST, 1))
    assert invite(sat, who.user, (GUEST,)) is No.HOST_ONLY
    assert open_to_all(sat, who.user) is No.HOST_ONLY
    assert agree(sat, who.user, lambda terms: replace(terms, target=250)) is No.HOST_ONLY


# --- terms --------------------------------------------------------------------------------------------------------


def test_terms_are_made_of_the_terms_as_they_are() -> None:
    first = done(agree(ALONE, NORTH.user, lambda terms: replace(terms, target=250)))
    second = done(agree(first, NORTH.user, lambda terms: replace(terms, pace=Pace.FAST)))
    assert second.terms == Terms(target=250, pace=Pace.FAST)


def test_whether_a_match_is_rated_is_decided_when_it_begins_and_stays_so() -> None:
    assert FULL.rated is None
    rated = begun(FULL)
    assert rated.rated is True
    assert done(hand_over(rated, WEST.user, STAR)).rated is True
    assert begun(MIXED).rated is False
    assert begun(done(agree(FULL, NORTH.user, lambda terms: replace(terms, casual=True)))).rated is False


def test_another_match_of_the_same_people_is_decided_anew() -> None:
    assert again(begun(FULL), EAST) == replace(FULL, host=EAST.user)


def test_bots_have_their_levels_by_seat() -> None:
    assert seated(NORTH, JADE, None, Bot("Sword", Level.EASY)).levels == {1: Level.NORMAL, 3: Level.EASY}


def test_shuffling_moves_everybody_and_only_the_host_may() -> None:
    assert shuffle(MIXED, NORTH.user, backwards) == seated(SWORD, None, JADE, NORTH)
    assert shuffle(FULL, EAST.user, backwards) is No.HOST_ONLY


@pytest.mark.parametrize(
    ("lobby", "who", "why"),
    [
        pytest.param(FULL, NORTH, None, id="four people"),
        pytest.param(seated(NORTH, JADE, SWORD, STAR), NORTH, None, id="one with bots"),
        pytest.param(MIXED, NORTH, No.SEATS_EMPTY, id="a seat is free"),
        pytest.param(FULL, EAST, No.HOST_ONLY, id="a guest"),
        pytest.param(FULL, GUEST, No.HOST_ONLY, id="somebody who does not sit"),
    ],
)
def test_starting(lobby: Lobby, who: Person, why: No | None) -> None:
    assert may_start(lobby, who.user) is why


PEOPLE = st.sampled_from((NORTH, EAST, SOUTH, WEST, GUEST))
VERBS = st.sampled_from(
    (
        *("sit", "sit anywhere", "stand", "hand over", "remove", "shuffle"),
        *("fill", "set", "invite", "open", "begin", "again"),
    )
)


def wished(lobby: Lobby, verb: str, who: Person, seat: int) -> Change:
    """The lobby after one wish, whatever it is."""
    match verb:
        case "sit":
            return sit(lobby, who, seat)
        case "stand":
            return stand(lobby, who.user)
        case "hand over":
            return hand_over(lobby, who.user, STAR)
        case "fill":
            return seat_bots(lobby, who.user, (JADE, SWORD))
        case "sit anywhere":
            return sit_anywhere(lobby, who)
        case "set":
            return set_seat(lobby, who.user, seat, STAR)
        case "remove":
            return remove(lobby, lobby.host, who.user)
        case "invite":
            return invite(lobby, lobby.host, (who, EAST))
        case "open":
            return open_to_all(lobby, who.user)
        case "begin":
            return begun(lobby)
        case "again":
            return again(lobby, who) if lobby.seat_of(who.user) is not None else No.NOT_SEATED
        case _:
            return shuffle(lobby, who.user, backwards)


@given(st.lists(st.tuples(VERBS, PEOPLE, st.integers(-1, 4)), max_size=40))
def test_whatever_is_wished_a_person_sits_once_and_the_host_is_among_the_people(
    wishes: list[tuple[str, Person, int]],
) -> None:
    lobby = opened(NORTH, terms=Terms())
    for verb, who, seat in wishes:
        changed = wished(lobby, verb, who, seat)
        if isinstance(changed, No):
            continue
        lobby = changed
        users = [person.user for person in lobby.people]
        assert len(users) == len(set(users))
        assert len(lobby.seats) == STANDARD_TERMS.seats
        if not users:
            return
        assert lobby.host in users
        assert all(map(lobby.admits, users)), "whoever sits may stay"
