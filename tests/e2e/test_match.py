"""A whole match of stacked deals in a strict simulation: one interaction at a time, hands follow by themselves."""

from pathlib import Path
from typing import Final

import pytest

from bot.speech import speech_for
from data.database import Database
from data.results import Results
from tests.e2e.simulation import simulated
from tests.stacked import MATCH

RESTARTS: Final = (2, 6, 11, 21, 30)
"""Lines of a script before which the bot is restarted: among answers, gifts, calls, and in the middle of tricks."""


@pytest.mark.parametrize("restarts", [False, True], ids=["straight", "restarted"])
async def test_four_people_play_a_match_to_the_target(tmp_path: Path, *, restarts: bool) -> None:
    async with simulated(tmp_path / "tichu.db", MATCH) as simulation:
        table = simulation.table()
        await table.open(target=500)
        for number, round_ in enumerate(MATCH):
            if number:
                await table.next_round()
            for line, act in enumerate(round_.acts):
                if restarts and line in RESTARTS:
                    await simulation.restart()
                    table.restarted()
                    assert speech_for("en-US")("room-resumed") in table.public("hand").text
                await table.act(*act)
        assert table.sees("rematch")
    async with await Database.open(simulation.path) as database:
        (result,) = await Results(database).recent(simulation.people[0].member.guild.id, limit=5)
    assert result.totals == (85, 515)
    assert [line.points for line in result.rounds] == [(170, 30), (0, 400), (-85, 85)]
