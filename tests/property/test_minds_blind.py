"""No level of bot player acts on what its seat may not know."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import Seat
from engine.minds.levels import LEVELS
from engine.tichu.game import Tichu
from engine.tichu.view import SEATS
from tests.property.walks import elsewhere, state_at

GAME = Tichu()


@pytest.mark.parametrize("level", sorted(LEVELS))
@settings(max_examples=40)
@given(st.integers(0, 10_000), st.integers(0, 160), st.sampled_from(SEATS), st.integers(0, 10_000))
def test_a_level_acts_alike_whatever_the_others_hold(level: str, seed: int, acts: int, me: Seat, other: int) -> None:
    state = state_at(seed, acts)
    view, twin = GAME.view(state, me), GAME.view(elsewhere(state, me, Random(other)), me)
    assert LEVELS[level](GAME.rules, twin) == LEVELS[level](GAME.rules, view)
