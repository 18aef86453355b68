"""What can be achieved at Tichu: each a number of a feat, and with whom it counts.

A match that a bot began counts where only cards and their play decide, not against whom. To add one: a feat in
`feats`, a line here, its two texts in three languages; it is found in matches from then on.
"""

from dataclasses import dataclass
from typing import Final

from data.feats import Goal, Way
from data.results import Kind


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something to achieve: its goal, under whose name its texts stand, and its sign."""

    goal: Goal
    emoji: str
    with_bots: bool = False
    """Whether it counts also where a bot had a seat at the start."""

    @property
    def name(self) -> str:
        """As keys of texts have it."""
        return self.goal.name


def _once(feat: str, emoji: str, *, with_bots: bool = False) -> Achievement:
    return Achievement(Goal(name=feat.replace("_", "-"), feat=feat), emoji, with_bots)


DAY_GOAL: Final = Goal(name="daily-best", feat="")
"""Of no feat: who was the best of a day is known only when it is over."""
MARK: Final = "🎖️"
LEAST_TRIES: Final = 5
"""Finished tries of a day whose best has achieved something."""
ACHIEVEMENTS: Final = (
    _once("small_made", "📣"),
    _once("grand_made", "📢"),
    _once("call_duel", "🤺"),
    _once("grand_duel", "👑"),
    _once("grand_beaten", "🧨"),
    Achievement(Goal(name="perfect-caller", feat="perfect_caller"), "🎯"),
    _once("one_two_over_call", "⚡"),
    Achievement(Goal(name="ten-one-twos", feat="one_two", count=10, way=Way.TOGETHER), "🤝"),
    _once("bomb_on_bomb", "💥", with_bots=True),
    _once("bomb_out", "🎇", with_bots=True),
    _once("two_bombs", "💣", with_bots=True),
    _once("dragon_bombed", "🐲", with_bots=True),
    _once("long_flush", "🌊", with_bots=True),
    _once("long_straight", "📏", with_bots=True),
    _once("long_stairs", "🪜", with_bots=True),
    _once("dog_home", "🐕"),
    _once("wish_broke_bomb", "🐦"),
    _once("from_behind", "🐢"),
    _once("below_nothing", "🕳️"),
    _once("comeback", "🪃"),
    _once("shutout", "🧹"),
    Achievement(Goal(name="five-wins", feat="won", count=5, way=Way.RUN, among="match"), "🔥"),
    Achievement(Goal(name="hundred-matches", feat="match", count=100), "💯"),
    Achievement(DAY_GOAL, "🗓️", with_bots=True),
)
"""In the order in which they are listed."""
GOALS: Final = tuple(one.goal for one in ACHIEVEMENTS if one.goal != DAY_GOAL)
"""Those that follow from feats."""
_WITH_BOTS: Final = frozenset(one.goal.feat for one in ACHIEVEMENTS if one.with_bots)


def counts(feat: str, kind: Kind) -> bool:
    """Whether a feat counts in a match of this kind."""
    return kind is Kind.PEOPLE or feat in _WITH_BOTS
