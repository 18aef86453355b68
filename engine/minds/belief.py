"""Where the hidden cards may be: how much likelier a card is with one seat than with another, by what one seat knows.

Above all, who has called has the high cards. A net has learned it, and what else counts, gifts and the trick tell, from
rounds of the nets among themselves (`engine.minds.training.beliefs`).
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np

from engine.minds.fast.cards import KINDS
from engine.minds.fast.moves import PASS
from engine.minds.fast.sight import Sight
from engine.minds.fast.supposed import Likelihoods
from engine.minds.features import after_move, before_move
from engine.minds.network import Floats, unpacked, weights

OTHERS: Final = 3
NAMES: Final = ("first", "first_bias", "second", "second_bias")


@dataclass(frozen=True, slots=True)
class Belief:
    """A net with one hidden layer of rectified units, and a number for each kind of card with each of the others."""

    first: Floats
    """Inputs x units."""
    first_bias: Floats
    second: Floats
    """Units x (3 x 17): by places further on, by kind as `card_index` has it."""
    second_bias: Floats

    def odds(self, sight: Sight) -> Likelihoods:
        """By places further on and by kind: what a card's chance to be there is multiplied by."""
        units = np.maximum(unpacked([before_choice(sight)]) @ self.first + self.first_bias, 0)
        (logits,) = (units @ self.second + self.second_bias).reshape(-1, OTHERS, KINDS)
        first, second, third = np.exp(logits - logits.max(axis=0)).tolist()
        return first, second, third


def before_choice(sight: Sight) -> int:
    """The row of what a seat knows before it does anything."""
    fixed, unseen = before_move(sight)
    return after_move(sight, fixed, unseen, PASS)


@cache
def belief() -> Belief:
    """The net in `engine/minds/weights`."""
    return Belief(*weights("belief", NAMES))
