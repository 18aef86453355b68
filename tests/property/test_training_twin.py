"""The trainers' compiled twin against the engine, act by act, and its nets' inputs against those at run time.

Moves are compared as sets in which suits are forgotten (but for straight
flushes) and no Phoenix stands for a rank of which a natural card is left over;
each move must be legal as it stands. Everything else must be equal: hands,
turns, phases, wishes, points, scores, and every bit of every row.

Many more rounds, by hand: ``python -m tests.property.test_training_twin --rounds 20000``.
"""

import argparse
from random import Random
from shutil import which

import pytest

from engine.cli import chance
from engine.kernel import Nature, Refusal
from engine.minds.belief import before_choice
from engine.minds.fast.cards import MAH_JONG
from engine.minds.fast.moves import PASS
from engine.minds.fast.sight import move_of, of_view
from engine.minds.features import after_move, before_move, before_play
from engine.tichu.actions import Deal
from engine.tichu.events import DogLed, DragonGiven, Event, Passed, Played, RoundScored, TichuCalled, TrickTaken
from engine.tichu.legal import bombs
from engine.tichu.state import Closing, Following, Giving, Leading, State
from engine.tichu.view import SEATS
from tests.property.test_fast_model import CALLS, DOG, GAME, exact, same_choice, some_deck
from tests.property.twin_round import TwinRound, row_before

pytestmark = pytest.mark.skipif(which("cc") is None, reason="the twin is compiled, and there is no C compiler here")


def walk(seed: int) -> int:
    """One random round, in both; how many of its positions were compared."""
    rng = Random(seed)
    state: State = GAME.opening()
    twin: TwinRound | None = None
    compared = 0
    while GAME.awaited(state):
        actor, action = chance.choose(GAME, state, rng)
        step = GAME.play(state, actor, Deal(some_deck(rng)) if actor is Nature.DEALER else action)
        assert not isinstance(step, Refusal)
        state = step.state
        if twin is not None:
            for event in step.events:
                follow(twin, event)
        elif isinstance(state, Leading):
            twin = opened(state)
        if twin is not None and isinstance(state, Leading | Following | Closing | Giving):
            compare(twin, state, rng)
            compared += 1
    assert twin is not None
    assert twin.phase == "over"
    return compared


def opened(state: Leading) -> TwinRound:
    """The twin's round from before the exchange, and the rows of what each seat decided there."""
    now = state.round
    gifts = [[1 << card for card in three] for three in now.given]
    back = [[1 << card for card in three] for three in now.received]
    hands = [int(now.hands[seat]) & ~sum(back[seat]) | sum(gifts[seat]) for seat in SEATS]
    calls = [CALLS[call] for call in now.calls]
    for seat in SEATS:
        kept = hands[seat] & ~sum(gifts[seat])
        assert row_before(kept, seat, calls, gifts[seat]) == before_play(kept, seat, calls, gifts[seat])
        assert row_before(hands[seat], seat, calls, ()) == before_play(hands[seat], seat, calls)
    return TwinRound(hands, calls, gifts)


def follow(twin: TwinRound, event: Event) -> None:
    """Do in the twin what has happened."""
    match event:
        case Played(seat, combination, wish=wish, called=called):
            if called:
                twin.call(seat)
            assert event.out_of_turn or twin.truth.turn == seat
            twin.put(seat, move_of(combination), wish or 0)
        case DogLed(seat, called=called):
            if called:
                twin.call(seat)
            twin.put(seat, DOG)
        case Passed(seat):
            twin.put(seat, PASS)
        case TichuCalled(seat):
            twin.call(seat)
        case TrickTaken():
            if twin.phase == "window":
                twin.close()
        case DragonGiven(_, to):
            twin.give(to)
        case RoundScored(result):
            assert twin.score() == result.points
        case _:
            pass


def compare(twin: TwinRound, state: Leading | Following | Closing | Giving, rng: Random) -> None:
    """Whether the twin is where the engine is, offers the same, and makes the same of what a seat knows."""
    if isinstance(state, Giving) and twin.phase == "window":
        twin.close()
    now, truth = state.round, twin.truth
    assert list(truth.hands) == [int(hand) for hand in now.hands]
    assert list(truth.calls) == [CALLS[call] for call in now.calls]
    assert twin.out == [int(seat) for seat in now.out]
    assert truth.gone == int(now.gone)
    assert truth.wish == (now.wish or 0)
    assert list(truth.won) == list(now.points)
    assert [seat for seat in range(4) if truth.opened[seat]] == sorted(map(int, now.opened))
    views = [GAME.view(state, seat) for seat in SEATS]
    phases = {Leading: "play", Following: "play", Closing: "window", Giving: "giving"}
    assert twin.phase == phases[type(state)]
    assert isinstance(state, Closing) or truth.turn == views[0].table.turn
    if isinstance(state, Following | Closing):
        for view in views:
            assert {exact(move) for move in twin.bombs(view.seat)} == {way[:4] for way in bombs(GAME.rules, view)}
            if isinstance(state, Closing) or view.seat != state.turn:
                sight = of_view(view)
                assert after_move(sight, *before_move(sight), PASS) == twin.row(view.seat, PASS)
    if isinstance(state, Leading | Following):
        view = views[state.turn]
        found, sight = twin.legal(), of_view(view)
        same_choice(found, view)
        fixed, unseen = before_move(sight)
        assert before_choice(sight) == twin.row(view.seat, PASS)
        for move in found:
            wish = rng.randrange(2, 15) if move[3] & MAH_JONG else 0
            assert after_move(sight, fixed, unseen, move, wish=wish) == twin.row(view.seat, move, wish)


ONE_TWO_BY_THE_DRAGON = 5483


@pytest.mark.parametrize("seed", [*range(40), ONE_TWO_BY_THE_DRAGON])
def test_the_twin_follows_the_engine_and_sees_what_a_seat_sees(seed: int) -> None:
    assert walk(seed)


if __name__ == "__main__":
    PARSER = argparse.ArgumentParser()
    PARSER.add_argument("--rounds", type=int, required=True)
    ROUNDS = PARSER.parse_args().rounds
    print(f"{ROUNDS} rounds alike, {sum(map(walk, range(ROUNDS)))} positions")  # noqa: T201 - run by hand
