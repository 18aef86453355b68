"""`bot.lobby`: who may do what before a match, and that no order of wishes makes a lobby that cannot be."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.lobby import (
    Change,
    Lobby,
    No,
    Pace,
    Terms,
    hand_over,
    may_start,
    opened,
    remove_bot,
    seat_bots,
    shuffle,
    sit,
    stand,
)
from bot.lobby_store import SEATS
from bot.sitters import Bot, Person, Sitter

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
    assert opened(NORTH, seats=SEATS, terms=terms) == Lobby(NORTH.user, (NORTH, None, None, None), terms)


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
    ("before", "who", "after"),
    [
        pytest.param(MIXED, NORTH, seated(NORTH, JADE, None, None), id="the last bot goes first"),
        pytest.param(FULL, NORTH, No.NO_BOT_THERE, id="there is none"),
        pytest.param(seated(NORTH, EAST, JADE, None), EAST, No.HOST_ONLY, id="a guest"),
    ],
)
def test_removing_a_bot(before: Lobby, who: Person, after: Change) -> None:
    assert remove_bot(before, who.user) == after


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
VERBS = st.sampled_from(("sit", "stand", "hand over", "fill", "unbot", "shuffle"))


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
        case "unbot":
            return remove_bot(lobby, who.user)
        case _:
            return shuffle(lobby, who.user, backwards)


@given(st.lists(st.tuples(VERBS, PEOPLE, st.integers(-1, 4)), max_size=40))
def test_whatever_is_wished_a_person_sits_once_and_the_host_is_among_the_people(
    wishes: list[tuple[str, Person, int]],
) -> None:
    lobby = opened(NORTH, seats=SEATS, terms=Terms())
    for verb, who, seat in wishes:
        changed = wished(lobby, verb, who, seat)
        if isinstance(changed, No):
            continue
        lobby = changed
        users = [person.user for person in lobby.people]
        assert len(users) == len(set(users))
        assert len(lobby.seats) == SEATS
        if not users:
            return
        assert lobby.host in users
