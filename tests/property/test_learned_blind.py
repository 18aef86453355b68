"""The player that has learned judges from what its seat knows and from nothing else."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import Seat
from engine.minds.fast.moves import PASS, Move, bombs, legal
from engine.minds.fast.sight import of_view
from engine.minds.learned import learned
from engine.tichu.game import Tichu
from engine.tichu.view import SEATS, Phase, PlayerView
from tests.property.walks import elsewhere, state_at

GAME = Tichu()


def answer(view: PlayerView) -> tuple[object, ...]:
    """All that it makes of this view."""
    nets, sight, table = learned(), of_view(view), view.table
    moves: list[Move] = []
    match table.phase:
        case Phase.GRAND:
            return nets.grand_margin(sight.hand, sight.seat, sight.calls), nets.grand(sight)
        case Phase.EXCHANGE:
            return nets.gifts(sight)
        case Phase.PLAY if table.turn == view.seat:
            moves = legal(sight.hand, sight.top, sight.wish)
            return *nets.values(sight, moves), nets.small(sight, moves)
        case Phase.PLAY | Phase.CLOSING if table.trick and view.hand:
            moves = [PASS, *bombs(sight.hand, sight.top)]
            return *nets.values(sight, moves), nets.throw(sight, moves[1:])
        case Phase.DRAGON:
            return (nets.dragon(sight),)
        case _:
            return ()


@settings(max_examples=120)
@given(st.integers(0, 10_000), st.integers(0, 160), st.sampled_from(SEATS), st.integers(0, 10_000))
def test_equal_knowledge_gives_equal_answers_whatever_the_others_hold(
    seed: int, acts: int, me: Seat, other: int
) -> None:
    state = state_at(seed, acts)
    view, twin = GAME.view(state, me), GAME.view(elsewhere(state, me, Random(other)), me)
    assert answer(view) == answer(twin)
