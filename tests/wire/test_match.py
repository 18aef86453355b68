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
    first = [seat.facts for seat in result.rounds[0].seats]
    assert [one["points"] for one in first] == [170, 30, 170, 30]
    assert [one.get("small_made", 0) for one in first] == [1, 0, 0, 0]
    assert [one.get("bombs", 0) for one in first] == [0, 1, 0, 0]
    assert (first[0]["dragon_gifts"], first[3]["dragon_gift_points"]) == (1, 25)
    assert (first[2]["gave_partner_dragon"], first[0]["gave_partner_dog"], first[1]["gave_partner_ace"]) == (1, 1, 1)
    assert sum(one.get("dealt_phoenix", 0) for one in first) == 1
    assert [seat.user for seat in result.rounds[0].seats] == [one.person.user.id for one in place.people]
    assert all(seat.is_own for line in result.rounds for seat in line.seats)
    assert result.seats == tuple(seat for seat in result.seats if not seat.has_left)
    assert place.sandbox.requests.invalid == 0
    assert place.spy.seen > 200
