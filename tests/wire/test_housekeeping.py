"""The bot takes away at its start what is kept too long: an old table answers that it is gone, its result stays."""

import sqlite3
from contextlib import closing

from bot.speech import speech_for
from data.calendar import DAY
from tests.stacked import COUNTED
from tests.wire.beside import agree, begun, board, shuffle
from tests.wire.real_bot import CALM, Club


def rows(place: Club, table: str) -> int:
    """How many there are in the file now."""
    with closing(sqlite3.connect(place.path)) as connection:
        ((number,),) = connection.execute(f"SELECT count(*) FROM {table}")  # noqa: S608 - named in this file
        return int(number)


async def test_plays_that_are_old_go_at_the_start_and_the_result_stays(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = await begun(place)
        for seat in range(4):
            await table.answer_grand(seat, grand=False)
        await agree(place.people[1], "resign")
        await agree(place.people[3], "resign", sure=True)
        await table.until(lambda: not len(client.rooms))
        await table.until(lambda: bool(board(place.people[0]).find("rematch")))
    assert rows(place, "entry") > 4
    place.clock.advance(3 * DAY)
    async with place.bot(shuffle, CALM.model_copy(update={"record_days": 2})):
        await place.sandbox.world.until(lambda: rows(place, "game_table") == 0)
        assert rows(place, "entry") == 0
        assert rows(place, "result_seat") == 4
        over = board(place.people[0])
        answer = await place.people[0].press(over, over.button("rematch").id)
        assert answer.shown.text == speech_for("ko")("reply-rematch-not-yours")
