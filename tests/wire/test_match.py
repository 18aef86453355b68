"""A whole match of stacked deals over the wire: four people, three languages, commands, buttons and menus alone."""

from pathlib import Path

from bot.sandbox import Sandbox
from data.database import Database
from data.results import Results
from tests.stacked import MATCH
from tests.wire.real_bot import club


async def test_four_people_play_a_match_to_the_target(sandbox: Sandbox, tmp_path: Path) -> None:
    place = club(sandbox, tmp_path / "tichu.db")
    table = place.table()
    async with place.bot(place.dealer(MATCH)):
        await table.open(target=500, clock="relaxed")
        for number, round_ in enumerate(MATCH):
            if number:
                await table.next_round()
            await table.play(round_)
        await table.until(lambda: table.sees("rematch"))
    async with await Database.open(place.path) as database:
        (result,) = await Results(database).recent(place.guild.id, limit=5)
    assert result.totals == (85, 515)
    assert result.winner == 1
    assert [line.points for line in result.rounds] == [(170, 30), (0, 400), (-85, 85)]
    assert [line.one_two for line in result.rounds] == [False, True, False]
    assert sandbox.requests.invalid == 0
    assert place.spy.seen > 200
