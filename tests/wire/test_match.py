"""A whole match of stacked deals over the wire: four people, three languages, commands, buttons and menus alone."""

from data.database import Database
from data.results import Results
from tests.stacked import MATCH
from tests.wire.real_bot import Club


async def test_four_people_play_a_match_to_the_target(place: Club) -> None:
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
    assert place.sandbox.requests.invalid == 0
    assert place.spy.seen > 200
