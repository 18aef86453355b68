"""A sample of `python -m tests.wire.kill_everywhere`: the process is killed where a match is most easily hurt."""

from tests.wire.killing import Killing
from tests.wire.real_bot import Club

GRAND, EXCHANGE, WISH, DRAGON, WINDOW = 3, 9, 12, 19, 20
"""How many entries the journal has: two answers, the last gifts, the wish, before a bomb window ends, after it."""


async def test_no_accepted_act_is_lost_and_none_applied_twice_wherever_the_process_is_killed(place: Club) -> None:
    killing = Killing(place)
    await killing.begin()
    for target in (GRAND, EXCHANGE, WISH, DRAGON, WINDOW):
        await killing.live(target)
    assert killing.kills == 7
    assert killing.hands >= 8, "hands go on without a click"
