"""`bot.tables.votes`: what people decide together, and whose consent it takes."""

import pytest

from bot.gathering.lobby import Lobby
from bot.sitters import Bot, Person
from bot.tables.votes import Abort, Motion, Oust, Poll, Resign, Votes, carried, voters

NORTH, EAST, SOUTH, WEST = (Person(number, name) for number, name in enumerate("NESW", start=1))
FOUR = Lobby(1, (NORTH, EAST, SOUTH, WEST))
MIXED = Lobby(1, (NORTH, EAST, Bot("Jade"), WEST))
ALONE = Lobby(1, (NORTH, Bot("Jade"), Bot("Sword"), Bot("Star")))
NOBODY = frozenset[int]()


@pytest.mark.parametrize(
    ("motion", "lobby", "away", "who"),
    [
        pytest.param(Resign(0), FOUR, NOBODY, {1, 3}, id="partners resign together"),
        pytest.param(Resign(1), FOUR, NOBODY, {2, 4}, id="those of the other team too"),
        pytest.param(Resign(0), MIXED, NOBODY, {1}, id="a bot for a partner agrees"),
        pytest.param(Resign(0), FOUR, {2}, {1}, id="so does a partner who is away"),
        pytest.param(Abort(), FOUR, NOBODY, {1, 2, 3, 4}, id="all stop together"),
        pytest.param(Abort(), MIXED, {1}, {1, 4}, id="bots and who is away agree"),
        pytest.param(Abort(), ALONE, NOBODY, {1}, id="alone with bots"),
        pytest.param(Oust(1), FOUR, {1}, {1, 3, 4}, id="the others vote somebody out"),
        pytest.param(Oust(1), FOUR, {1, 2}, {1, 4}, id="of two who are away neither is asked"),
        pytest.param(Oust(1), FOUR, NOBODY, set[int](), id="nobody votes out who is there"),
    ],
)
def test_whose_consent_it_takes(motion: Motion, lobby: Lobby, away: set[int], who: set[int]) -> None:
    poll = Poll(lobby, Votes(), frozenset(away))
    assert voters(motion, poll) == who
    votes = Votes()
    for user in sorted(who):
        assert not carried(motion, Poll(lobby, votes, frozenset(away)))
        votes = votes.agree(motion, user)
    assert carried(motion, Poll(lobby, votes, frozenset(away))) == bool(who)


def test_saying_it_twice_is_saying_it_once_and_it_can_be_taken_back() -> None:
    once = Votes().agree(Abort(), 1)
    assert once.agree(Abort(), 1) == once
    assert once.withdraw(Abort(), 1) == Votes() == Votes().withdraw(Abort(), 1)
    both = once.agree(Abort(), 2)
    assert both.withdraw(Abort(), 1).agreed(Abort()) == {2}


def test_motions_do_not_touch_each_other_and_keep_their_order() -> None:
    votes = Votes().agree(Resign(0), 1).agree(Abort(), 2).agree(Oust(3), 2).agree(Resign(0), 3)
    assert [motion for motion, _ in votes.cast] == [Resign(0), Abort(), Oust(3)]
    assert votes.agreed(Resign(1)) == frozenset()


def test_what_does_not_hold_any_more_is_forgotten() -> None:
    votes = Votes().agree(Abort(), 1).agree(Abort(), 2).agree(Oust(3), 2)
    assert votes.kept(lambda motion, user: motion == Abort() and user == 1) == Votes().agree(Abort(), 1)
    assert votes.kept(lambda _motion, _user: False) == Votes()
