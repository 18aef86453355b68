"""The fast model of a round against the engine, action by action, through random rounds.

Many more rounds, by hand: ``python -m tests.property.test_fast_model ROUNDS``.
"""

import sys
from collections.abc import Iterable
from random import Random
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, Card, Cards
from engine.cli import chance
from engine.kernel import Nature, Refusal
from engine.minds.fast.moves import Move
from engine.minds.fast.round import GIVING, OVER, WINDOW, Round
from engine.minds.fast.sight import KINDS, move_of, of_round, of_view
from engine.tichu import moves
from engine.tichu.actions import Deal
from engine.tichu.combinations import Combination, Kind, shape
from engine.tichu.events import (
    DogLed,
    DragonGiven,
    DragonWon,
    Event,
    Passed,
    Played,
    RoundScored,
    TichuCalled,
    TrickTaken,
)
from engine.tichu.game import Tichu
from engine.tichu.legal import bombs, may_pass, plays
from engine.tichu.rules import compose
from engine.tichu.state import Closing, Following, Giving, Leading, State
from engine.tichu.view import SEATS, Call, PlayerView

GAME = Tichu(compose(["rounds=1"]))
CALLS: Final = {None: 0, Call.SMALL: 1, Call.GRAND: 2}
DOG: Final = (9, 1, 0, 1 << 53)

Group = tuple[Kind, int, int, int]
"""Kind, strength, length and how many cards of each rank: what is left of a play when suits are forgotten. A straight
flush keeps them: it has its very cards."""


def walk(seed: int) -> int:
    """One random round, in both; how many of its positions were compared."""
    rng = Random(seed)
    state: State = GAME.opening()
    model: Round | None = None
    compared = 0
    while GAME.awaited(state):
        actor, action = chance.choose(GAME, state, rng)
        step = GAME.play(state, actor, Deal(some_deck(rng)) if actor is Nature.DEALER else action)
        assert not isinstance(step, Refusal)
        state = step.state
        if model is not None:
            for event in step.events:
                follow(model, event)
        elif isinstance(state, Leading):
            now = state.round
            model = Round([int(hand) for hand in now.hands], [CALLS[call] for call in now.calls])
            assert model.turn == state.turn
            model.given = [[1 << card for card in three] for three in now.given]
        if model is not None and isinstance(state, Leading | Following | Closing | Giving):
            compare(model, state)
            compared += 1
    assert model is not None
    assert model.phase == OVER
    return compared


def some_deck(rng: Random) -> tuple[Card, ...]:
    """Shuffled well, or so badly that there are many bombs, long runs and a Phoenix that can stand for much."""
    deck = list(DECK)
    rng.shuffle(deck)
    if rng.random() < 0.5:
        by_suit = rng.random() < 0.5
        deck.sort(key=lambda card: (rng.random() < 0.3, card % 4 if by_suit else card // 4))
        hands = [deck[14 * seat : 14 * seat + 14] for seat in range(4)]
        for hand in hands:
            rng.shuffle(hand)
        deck = [hands[place % 4][place // 4] for place in range(56)]
    return tuple(deck)


def follow(model: Round, event: Event) -> None:
    """Do in the model what has happened."""
    match event:
        case Played(seat, combination, out_of_turn=True):
            model.throw(seat, move_of(combination))
        case Played(seat, combination, wish=wish):
            assert model.turn == seat
            if event.called:
                model.call(seat)
            model.play(move_of(combination), wish or 0)
        case DogLed(seat):
            if event.called:
                model.call(seat)
            model.play(DOG)
        case Passed():
            model.play((0, 0, 0, 0))
        case TichuCalled(seat):
            model.call(seat)
        case TrickTaken() | DragonWon():
            if model.phase == WINDOW:
                model.close()
        case DragonGiven(_, to):
            model.give(to)
        case RoundScored(result):
            assert model.score() == result.points
        case _:
            pass
    if isinstance(event, Played) and event.out_of_turn and event.called:
        model.call(event.seat)


def compare(model: Round, state: Leading | Following | Closing | Giving) -> None:
    """Whether the model is where the engine is, and offers the same to everybody."""
    now = state.round
    assert model.hands == [int(hand) for hand in now.hands]
    assert model.calls == [CALLS[call] for call in now.calls]
    assert tuple(model.out) == tuple(map(int, now.out))
    assert model.gone == int(now.gone)
    assert [seat for seat in range(4) if model.opened[seat]] == sorted(map(int, now.opened))
    assert model.wish == (now.wish or 0)
    views = [GAME.view(state, seat) for seat in SEATS]
    may_throw = [bombs(GAME.rules, view) if view.table.trick else () for view in views]
    if isinstance(state, Closing):
        # The window opens by public facts; in the model only if there is a bomb to wait for.
        assert (model.phase == WINDOW) == any(may_throw)
        if model.phase != WINDOW:
            return
    else:
        assert (model.phase == GIVING) == isinstance(state, Giving)
        assert model.turn == views[0].table.turn
    assert model.won == list(now.points)
    for view, thrown in zip(views, may_throw, strict=True):
        assert of_round(model, view.seat) == of_view(view)
        assert {exact(move) for move in model.throws(view.seat)} == {way[:4] for way in thrown}
    if isinstance(state, Leading | Following):
        same_choice(model.legal(), views[state.turn])


def same_choice(found: list[Move], view: PlayerView) -> None:
    """Of all plays that differ in suits alone the model has one; and none with a Phoenix that could be spared."""
    hand = view.hand
    real = [way for way in plays(GAME.rules, view) if not wastes_the_phoenix(hand, way)]
    assert ((0, 0, 0, 0) in found) == may_pass(GAME.rules, view)
    played = [move for move in found if move[0]]
    mine = [group(Combination(*exact_combination(move))) for move in played]
    assert len(set(mine)) == len(mine)
    assert set(mine) == {group(way) for way in real}
    exactly = {way[:4] for way in real}
    flushes = in_flushes(hand)
    for move in played:
        assert exact(move) in exactly
        if flushes:
            same = (way for way in real if group(way) == group(Combination(*exact_combination(move))))
            assert (move[3] & flushes).bit_count() == min(len(way.cards & flushes) for way in same)


def wastes_the_phoenix(hand: Cards, way: Combination) -> bool:
    """Whether the Phoenix stands for a rank of which there is a natural card left over."""
    return way.phoenix is not None and any(card.rank == way.phoenix for card in hand - way.cards)


def exact(move: Move) -> tuple[Kind, int, int, int]:
    """The fields of `Combination`, but for the Phoenix."""
    kind, length, strength, cards = move
    return NAMES[kind], strength, length, cards


def exact_combination(move: Move) -> tuple[Kind, int, int, Cards]:
    kind, strength, length, cards = exact(move)
    return kind, strength, length, Cards(cards)


def group(way: Combination) -> Group:
    return way.kind, way.strength, way.length, way.cards if way.kind is Kind.BOMB_FLUSH else shape(way.cards)


def in_flushes(hand: Cards) -> Cards:
    cards = Cards()
    for bomb in moves.bombs(hand):
        if bomb.kind is Kind.BOMB_FLUSH:
            cards |= bomb.cards
    return cards


NAMES: Final = {number: kind for kind, number in KINDS.items()} | {9: Kind.SINGLE}


@settings(max_examples=100)
@given(st.integers(0, 2**32))
def test_the_fast_model_follows_the_engine(seed: int) -> None:
    assert walk(seed)


def many(seeds: Iterable[int]) -> int:
    """Positions compared in these rounds."""
    return sum(map(walk, seeds))


if __name__ == "__main__":
    ROUNDS = int(sys.argv[1])
    print(f"{ROUNDS} rounds alike, {many(range(ROUNDS))} positions")  # noqa: T201 - run by hand
