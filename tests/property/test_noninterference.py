"""What a seat sees, may do and hears cannot depend on what it may not know."""

from itertools import takewhile
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import DECK
from engine.cli import chance
from engine.kernel import Nature, Refusal, Seat
from engine.tichu.actions import Action, CallTichu, Deal, Pass, TimeUp
from engine.tichu.defaults import default
from engine.tichu.game import Tichu
from engine.tichu.legal import bombs, legal, objection, plays
from engine.tichu.notices import Notice, RoundScored
from engine.tichu.state import Answering, Exchanging, Following, State
from engine.tichu.view import SEATS
from tests.property.walks import elsewhere, state_at, states

GAME = Tichu()

seeds = st.integers(0, 10_000)
lengths = st.integers(0, 320)
seats = st.sampled_from(SEATS)


@given(seeds, lengths, seats, seeds)
def test_a_view_is_blind_to_what_is_hidden(seed: int, acts: int, me: Seat, other: int) -> None:
    state = state_at(seed, acts)
    twin = elsewhere(state, me, Random(other))
    view = GAME.view(state, me)
    assert GAME.view(twin, me) == view
    assert GAME.spectacle(twin) == GAME.spectacle(state)
    assert GAME.awaited(twin) == GAME.awaited(state)
    assert GAME.beat(twin) == GAME.beat(state)


@given(seeds, lengths, seats, seeds)
def test_what_a_seat_may_do_is_blind_to_what_is_hidden(seed: int, acts: int, me: Seat, other: int) -> None:
    state = state_at(seed, acts)
    view, twin = GAME.view(state, me), GAME.view(elsewhere(state, me, Random(other)), me)
    assert plays(GAME.rules, twin) == plays(GAME.rules, view)
    assert bombs(GAME.rules, twin) == bombs(GAME.rules, view)
    if not isinstance(state, Exchanging):
        assert list(legal(GAME.rules, twin)) == list(legal(GAME.rules, view))
    for action in (Pass(state.moment), CallTichu()):
        assert objection(GAME.rules, twin, action) == objection(GAME.rules, view, action)


@given(seeds, lengths, seats, seeds)
def test_what_is_heard_of_ones_own_act_or_the_clocks_is_blind_to_what_is_hidden(
    seed: int, acts: int, me: Seat, other: int
) -> None:
    state = state_at(seed, acts)
    twin = elsewhere(state, me, Random(other))
    actor, action = act_of(state, me, Random(other))
    awaited = GAME.awaited(state)
    if isinstance(state, Answering | Exchanging) and len(awaited) == 1 and me in awaited:
        return  # the last answer or gift shows cards that were hidden until then
    heard, then = heard_of(state, me, actor, action)
    heard_there, then_there = heard_of(twin, me, actor, action)
    if any(isinstance(notice, RoundScored) for notice in heard):
        assert until_scored(heard_there) == until_scored(heard)
        return  # the last hand is shown and counted
    assert heard_there == heard
    assert GAME.awaited(then_there) == GAME.awaited(then)
    assert GAME.beat(then_there) == GAME.beat(then)
    assert GAME.spectacle(then_there) == GAME.spectacle(then)


@given(seeds, seeds)
def test_rule_8_3_whether_the_bomb_window_opens_is_blind_to_what_is_hidden(seed: int, other: int) -> None:
    rng = Random(other)
    for state in states(seed):
        if isinstance(state, Following):
            passing = Pass(state.moment)
            heard, then = heard_of(state, state.turn, state.turn, passing)
            heard_there, then_there = heard_of(elsewhere(state, state.turn, rng), state.turn, state.turn, passing)
            assert heard_there == heard
            assert GAME.beat(then_there) == GAME.beat(then)


def act_of(state: State, me: Seat, rng: Random) -> tuple[Seat | Nature, Action]:
    """Something this seat, the clock or the dealer would do now."""
    awaited = GAME.awaited(state)
    if me in awaited:
        view = GAME.view(state, me)
        return me, rng.choice([default(GAME.rules, view), chance.answer(GAME.rules, view, rng)])
    if Nature.CLOCK in awaited:
        return Nature.CLOCK, TimeUp(state.moment)
    if Nature.DEALER in awaited:
        return Nature.DEALER, Deal(tuple(rng.sample(DECK, 56)))
    return me, chance.interjection(GAME.rules, GAME.view(state, me), rng) or CallTichu()


def until_scored(heard: list[Notice]) -> list[Notice]:
    return list(takewhile(lambda notice: not isinstance(notice, RoundScored), heard))


def heard_of(state: State, me: Seat, actor: Seat | Nature, action: Action) -> tuple[list[Notice], State]:
    """What the seat hears of an act, and the state after it; a refusal is heard as nothing."""
    step = GAME.play(state, actor, action)
    if isinstance(step, Refusal):
        return [], state
    return [notice for event in step.events for notice in GAME.hear(event, me)], step.state
