"""The levels of bot players by name, weakest first.

To add a level: its way of playing here, its word and its texts where a table chooses one.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from engine.minds import easy, tichu
from engine.minds.acting import act
from engine.minds.fast.policy import Policy
from engine.minds.greedy import Greedy
from engine.minds.learned import learned
from engine.minds.search import Searching
from engine.minds.soft import Softened, chance_of
from engine.tichu.actions import Action
from engine.tichu.legal import Judge
from engine.tichu.view import PlayerView

Mind: TypeAlias = Callable[[Judge, PlayerView], Action | None]
"""What a seat does now, always legal; None when it has nothing to do. Pure: equal views give equal answers."""

POLICIES: Final[dict[str, Policy]] = {"greedy": Greedy(), "hard": learned(), "expert": Searching()}
"""Ways of playing that can also be tried in the fast model."""
LEVELS: Final[dict[str, Mind]] = {
    "easy": easy.choose,
    "normal": tichu.choose,
    **{name: partial(act, policy) for name, policy in POLICIES.items()},
    "soft-easy": lambda judge, view: easy.choose(judge, view, chance_of(view)),
    "soft-normal": lambda judge, view: tichu.choose(judge, view, chance_of(view)),
    "soft-hard": lambda judge, view: act(Softened(learned(), chance_of(view)), judge, view),
}
"""The soft ones are for tables, the others for measuring, advice, and where everybody must meet the same play."""
