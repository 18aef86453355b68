"""The greedy way of playing as a policy: a measure for better ones, and quick."""

from collections.abc import Sequence
from typing import Final, final

from engine.cards import Cards
from engine.minds.fast import greedy
from engine.minds.fast.cards import holds_bomb
from engine.minds.fast.moves import PASS, Move
from engine.minds.fast.policy import Gifts
from engine.minds.fast.sight import Sight
from engine.minds.fast.supposed import in_order, suppose
from engine.tichu.defaults import gifts

SURE: Final = 9
"""The `greedy.power` of a hand that calls."""
LIKELY: Final = 7
"""The same with a bomb."""


@final
class Greedy:
    """See `fast.policy.Policy`."""

    def grand(self, sight: Sight) -> bool:
        """With nearly all that is high."""
        return not sight.calls[sight.seat ^ 2] and greedy.power(sight.hand) >= SURE

    def gifts(self, sight: Sight) -> Gifts:
        """As the clock gives."""
        one, two, three = gifts(Cards(sight.hand))
        return 1 << one, 1 << two, 1 << three

    def small(self, sight: Sight, moves: Sequence[Move]) -> bool:  # noqa: ARG002 - the hand alone decides
        """With nearly all that is high, or much of it and a bomb."""
        needed = LIKELY if holds_bomb(sight.hand) else SURE
        return not sight.calls[sight.seat ^ 2] and greedy.power(sight.hand) >= needed

    def move(self, sight: Sight, moves: Sequence[Move]) -> Move:  # noqa: ARG002 - it finds them itself
        """The greedy move."""
        return greedy.move(suppose(sight, in_order(sight)))

    def wish(self, sight: Sight, move: Move) -> int:  # noqa: ARG002 - whatever the Mah Jong is played with
        """The highest rank that it lacks."""
        return greedy.wish(sight.hand)

    def throw(self, sight: Sight, bombs: Sequence[Move]) -> Move:
        """In the window alone, at an opponent's trick that is worth it."""
        thrown = greedy.throw(suppose(sight, in_order(sight))) if sight.turn < 0 else None
        return bombs[0] if thrown is not None and thrown[0] == sight.seat else PASS

    def dragon(self, sight: Sight) -> int:
        """Not to a caller, then to who has more cards."""
        return greedy.dragon(suppose(sight, in_order(sight)))
