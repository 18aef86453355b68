"""What the tests of the real bot do at a table beside playing: begin, ask, agree, look at the board and at the end."""

import random

from bot.app import TichuClient
from bot.tables.room import Room
from data.database import Database
from data.journal import Journal
from data.results import Results
from engine.cards import Card
from tests.screens import Answer, Screen
from tests.stacked import MATCH
from tests.table_driver import Table
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient


def shuffle(deck: list[Card]) -> None:
    """The same every time."""
    random.Random(8).shuffle(deck)


async def begun(place: Club, **options: str | int) -> Table:
    """A match of the four people, at Grand Tichu."""
    table = place.table()
    await table.open(**options)
    await table.until(lambda: table.sees("more"))
    return table


def room_of(client: TichuClient, place: Club) -> Room:
    room = client.rooms.in_channel(place.channel.id)
    assert room is not None
    return room


def board(who: WireClient) -> Screen:
    """The newest public message that somebody sees."""
    return [screen for screen in who.screens() if not screen.private][-1]


async def ask(who: WireClient, verb: str) -> Answer:
    """Press a button of the board."""
    shown = next(one for one in reversed(who.screens()) if not one.private and one.find(verb))
    return await who.press(shown, shown.button(verb).id)


async def agree(who: WireClient, verb: str, *, sure: bool = False) -> Screen:
    """Open `More…`, press a button there, and if it ends something, confirm; what is shown then."""
    more = (await ask(who, "more")).shown
    answer = await who.press(more, more.button(verb).id)
    if sure:
        answer = await who.press(answer.shown, answer.shown.button(verb).id)
    assert not answer.new
    return answer.shown


async def go(who: WireClient, screen: Screen, verb: str) -> Screen:
    """Press a button; the message itself answers."""
    answer = await who.press(screen, screen.button(verb).id)
    assert not answer.new
    return answer.shown


async def resigned(place: Club) -> Table:
    """A match of two rounds, dealt by `MATCH`, that the first team has given up."""
    table = place.table()
    await table.open(target=1000, clock="relaxed")
    await table.play(MATCH[0])
    await table.next_round()
    await table.play(MATCH[1])
    await agree(place.people[0], "resign")
    await agree(place.people[2], "resign", sure=True)
    return table


async def outcome(place: Club) -> tuple[str | None, list[tuple[int | None, tuple[int, int]]]]:
    """How the only match ended, and its results' winners and totals."""
    async with await Database.open(place.path) as database:
        rows = await database.rows("SELECT id FROM match")
        (match,) = [await Journal(database).match(row["id"]) for row in rows]
        results = await Results(database).recent(place.guild.id, limit=5)
    assert match is not None
    return match.outcome, [(result.winner, result.totals) for result in results]
