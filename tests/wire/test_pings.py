"""Turn pings over the wire: late, one at a time, gone when they are no longer true, off for who does not want them."""

from dataclasses import replace
from http import HTTPStatus
from typing import Final

from bot.app import TichuClient
from bot.settings import Settings
from bot.speech import speech_for
from data.database import Database
from data.preferences import Preferences
from tests.screens import Screen
from tests.stacked import COUNTED
from tests.table_driver import Table
from tests.wire.real_bot import Club

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
PINGING: Final = Settings.model_construct(think_seconds=0.0, ping_seconds=20.0, clicks_per_second=0.0)
TO_THE_LEAD: Final = 9
"""Acts of the script until North is to lead."""


def pings(place: Club) -> list[Screen]:
    """The public messages that mention somebody."""
    return [screen for screen in place.stranger.screens() if not screen.private and screen.text.startswith("<@")]


def mentions(place: Club, screen: Screen) -> set[str]:
    """Who was notified by it."""
    return {user.name for user in place.stranger.message(screen).mentions}


async def to_the_lead(place: Club, **options: str | int) -> Table:
    """North is to lead, and has just been asked for nothing else."""
    table = place.table()
    await table.open(**options)
    await table.play(COUNTED, stop=TO_THE_LEAD)
    return table


async def settle(client: TichuClient) -> None:
    await client.rooms.settle()


async def test_a_ping_comes_late_names_one_person_in_their_language_and_goes_with_the_act(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED]), PINGING) as client:
        table = await to_the_lead(place)
        await table.act(*list(COUNTED.acts)[TO_THE_LEAD])
        place.clock.advance(19)
        await settle(client)
        assert not pings(place)
        place.clock.advance(1)
        await table.until(lambda: len(pings(place)) == 1)
        (ping,) = pings(place)
        assert mentions(place, ping) == {"Biber"}
        assert GERMAN("ping-turn") in ping.text
        room = client.rooms.in_channel(place.channel.id)
        assert room is not None
        assert room.link in ping.text
        place.clock.advance(40)
        await settle(client)
        assert pings(place) == [ping], "one for a turn"
        await table.act(*list(COUNTED.acts)[TO_THE_LEAD + 1])
        await table.until(lambda: not pings(place), "it goes when he acts")
    assert not place.spy.leaks


async def test_one_message_names_everybody_who_is_awaited_and_has_pressed_nothing(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED]), PINGING):
        table = place.table()
        await table.open()
        await table.until(lambda: place.clock.next is not None)
        place.clock.advance(1)
        await table.open_hand(2)
        place.clock.advance(19)
        await table.until(lambda: len(pings(place)) == 1)
        (ping,) = pings(place)
        assert mentions(place, ping) == {"Amsel", "Biber", "Dahlia"}, "Clover has looked"
        assert KOREAN("ping-all") in ping.text, "to several the table speaks"
        await table.open_hand(0)
        await table.open_hand(1)
        assert pings(place) == [ping]
        await table.open_hand(3)
        await table.until(lambda: not pings(place), "all have come")


async def test_who_does_not_want_pings_gets_none(place: Club) -> None:
    async with await Database.open(place.path) as database:
        for person in place.people[:3]:
            await Preferences(database).change_user(
                person.person.user.id, lambda chosen: replace(chosen, turn_pings=False)
            )
    async with place.bot(place.dealer([COUNTED]), PINGING):
        table = place.table()
        await table.open()
        place.clock.advance(20)
        await table.until(lambda: len(pings(place)) == 1)
        assert mentions(place, pings(place)[0]) == {"Dahlia"}


async def test_the_time_that_runs_out_takes_the_ping_away_and_the_next_one_comes(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED]), PINGING) as client:
        table = place.table()
        await table.open(clock="fast")
        place.clock.advance(20)
        await table.until(lambda: len(pings(place)) == 1)
        (first,) = pings(place)
        place.clock.advance(40)
        await table.until(lambda: first.id not in {ping.id for ping in pings(place)})
        await settle(client)
        place.clock.advance(20)
        await table.until(lambda: len(pings(place)) == 1, "the exchange is awaited")


async def test_a_ping_that_cannot_be_sent_costs_nothing(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED]), PINGING) as client:
        table = await to_the_lead(place)
        await table.act(*list(COUNTED.acts)[TO_THE_LEAD])
        await settle(client)
        place.sandbox.faults.inject("POST", r"^/channels/\d+/messages", status=HTTPStatus.FORBIDDEN, code=50013)
        place.clock.advance(20)
        await settle(client)
        assert not pings(place)
        await table.act(*list(COUNTED.acts)[TO_THE_LEAD + 1])


async def test_a_ping_of_before_a_restart_does_not_stay(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED]), PINGING):
        table = place.table()
        await table.open()
        place.clock.advance(20)
        await table.until(lambda: len(pings(place)) == 1)
        (old,) = pings(place)
    async with place.bot(place.dealer([]), PINGING) as client:
        await table.until(lambda: old.id not in {ping.id for ping in pings(place)})
        await settle(client)
        assert len(pings(place)) <= 1


async def test_a_table_that_is_over_leaves_no_ping(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED]), PINGING) as client:
        table = place.table()
        await table.open(mode="casual")
        place.clock.advance(20)
        await table.until(lambda: len(pings(place)) == 1)
        asked = await place.people[0].slash("tichu end")
        await place.people[0].press(asked.shown, asked.shown.button("end_yes").id)
        await settle(client)
        assert not pings(place)
