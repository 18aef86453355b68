"""What the dealt cards were worth and what they brought, in words: of a round once it is scored, and of a match.

Made from what the scoring of a round has told of its cards, so that nothing is known of it before.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.tichu.words import team_name
from bot.speech import Speech
from engine.kernel import Seat
from engine.minds.luck import deal_luck, hand_values
from engine.tichu.fairness import Reveal
from engine.tichu.view import RoundResult, TableView

MARK: Final = "🎴"


def worth(reveal: Reveal) -> int:
    """By how many points the cards of a round were to bring team 0 ahead of team 1."""
    return round(deal_luck(reveal.dealt)[0])


def brought(result: RoundResult) -> int:
    """By how many points a round did."""
    return result.points[0] - result.points[1]


def luck_lines(
    speech: Speech, table: TableView, results: Sequence[RoundResult], names: Mapping[Seat, str]
) -> list[str]:
    """At most one line: for the team with the better cards of these rounds what they were worth and what they brought.

    Rounds whose deal nobody knows are left out. `names` are as they are.
    """
    known = [(worth(told), brought(one)) for one in results if (told := table.reveal(one.number)) is not None]
    if not known:
        return []
    cards, points = (sum(column) for column in zip(*known, strict=True))
    if not cards:
        return [f"{MARK} {speech('luck-even')}"]
    better, sign = (0, 1) if cards > 0 else (1, -1)
    team = team_name(speech, names, better)
    return [f"{MARK} {speech('luck-worth', team=team, worth=sign * cards, brought=sign * points)}"]


def hand_worths(speech: Speech, reveal: Reveal) -> tuple[str, ...]:
    """What each of the four dealt hands was worth to its team by itself, with its mark."""
    return tuple(f"{MARK} {speech('luck-hand', worth=round(value))}" for value in hand_values(reveal.dealt))
