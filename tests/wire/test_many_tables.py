"""Several tables of one server: in threads beside each other, with people who sit at more than one."""

import asyncio
import random

import pytest

from bot.app import TichuClient
from bot.sandbox import Channel, Permission
from bot.sandbox.vocabulary import ChannelKind
from bot.speech import speech_for
from engine.cards import Card
from tests.screens import Screen
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

KOREAN, GERMAN = map(speech_for, ("ko", "de"))


def shuffle(deck: list[Card]) -> None:
    """The same every time."""
    random.Random(8).shuffle(deck)


@pytest.fixture
def thread(place: Club) -> Channel:
    """A thread below the club's channel."""
    world = place.sandbox.world
    made = Channel(
        id=world.clock.snowflake(),
        name="second table",
        kind=ChannelKind.PUBLIC_THREAD,
        guild_id=place.guild.id,
        parent_id=place.channel.id,
        owner_id=world.bot.id,
    )
    return world.put_channel(made, "THREAD_CREATE")


async def dealt(client: TichuClient, place: Club, *channels: Channel) -> None:
    """Wait until matches have begun here: their commands are answered before."""

    def begun() -> bool:
        rooms = [client.rooms.in_channel(channel.id) for channel in channels]
        return all(room is not None and room.match is not None and room.match.seq >= 4 for room in rooms)

    await place.table().until(begun)
    await client.rooms.settle()


def there(place: Club, thread: Channel, seat: int) -> WireClient:
    """Somebody of the club, in the thread."""
    return WireClient(place.people[seat].person, thread)


def hand_in(who: WireClient) -> Screen:
    """The newest private message of somebody in a channel."""
    return [screen for screen in who.screens() if screen.private][-1]


async def test_one_person_s_hands_at_two_tables_do_not_disturb_each_other(place: Club, thread: Channel) -> None:
    async with place.bot(shuffle) as client:
        here, beyond = place.people[0], there(place, thread, 0)
        for who in (here, beyond):
            await who.slash("tichu start", bots=3, clock="off")
        await dealt(client, place, place.channel, thread)
        first, second = client.rooms.in_channel(place.channel.id), client.rooms.in_channel(thread.id)
        assert first is not None
        assert second is not None
        one, two = (await here.slash("tichu hand")).shown, (await beyond.slash("tichu hand")).shown
        # Discord has an answer before the bot knows that it has.
        await place.table().until(lambda: len(first.hands) == len(second.hands) == 1)
        assert first.match is not None
        assert second.match is not None
        before = second.match.seq
        await here.press(one, one.button("no_grand").id)
        await client.rooms.settle()
        assert second.match.seq == before
        assert hand_in(beyond).text == two.text
        assert hand_in(beyond).find("no_grand") is not None, "that hand can still be used"
        await beyond.press(hand_in(beyond), two.button("no_grand").id)
        await client.rooms.settle()
        assert second.match.seq > before
        # Each table has its board in its own channel, and what one leaves is left there alone.
        asked = (await beyond.slash("tichu leave")).shown
        await beyond.press(asked, asked.button("leave_yes").id)
        await client.rooms.settle()
        assert client.rooms.in_channel(thread.id) is None
        assert client.rooms.in_channel(place.channel.id) is first


async def test_two_tables_go_on_at_once(place: Club, thread: Channel) -> None:
    async with place.bot(shuffle) as client:
        here, beyond = place.people[0], there(place, thread, 1)
        await asyncio.gather(*(who.slash("tichu start", bots=3, clock="off") for who in (here, beyond)))
        await dealt(client, place, place.channel, thread)
        hands = await asyncio.gather(*(who.slash("tichu hand") for who in (here, beyond)))
        await asyncio.gather(
            *(
                who.press(hand.shown, hand.shown.button("no_grand").id)
                for who, hand in zip((here, beyond), hands, strict=True)
            )
        )
        await client.rooms.settle()
        rooms = [room for who in (here, beyond) for room in client.rooms.of(who.person.user.id)]
        assert [room.channel for room in rooms] == [place.channel.id, thread.id]
        assert all(room.match is not None and room.match.seq > 5 for room in rooms), "both go on to the exchange"


async def test_what_a_thread_does_not_allow_is_named(place: Club, thread: Channel) -> None:
    everything = Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.EMBED_LINKS
    async with place.bot(shuffle) as client:
        place.sandbox.world.permit(thread, everything | Permission.ATTACH_FILES | Permission.READ_HISTORY)
        refused = await there(place, thread, 0).slash("tichu start")
        assert refused.shown.private
        assert KOREAN("permission-send_messages_in_threads") in refused.shown.text
        assert len(client.rooms) == 0


async def test_my_tables_are_listed_with_their_links_and_whose_turn_it_is(place: Club, thread: Channel) -> None:
    async with place.bot(shuffle) as client:
        who, beyond = place.people[1], there(place, thread, 1)
        assert (await who.slash("tichu mine")).shown.text == GERMAN("mine-none")
        await who.slash("tichu start")
        await beyond.slash("tichu start", bots=3, clock="relaxed")
        await dealt(client, place, thread)
        lobby, match = client.rooms.in_channel(place.channel.id), client.rooms.in_channel(thread.id)
        assert lobby is not None
        assert match is not None
        listed = (await who.slash("tichu mine")).shown
        assert listed.private
        title, first, second = listed.text.splitlines()
        assert title == GERMAN("mine-title")
        assert first.startswith(f"- {match.link}"), "what waits for one comes first"
        assert f"<t:{match.setting(GERMAN).deadline}:R>" in first
        assert second == f"- {GERMAN('mine-lobby', link=lobby.link)}"
        assert (await place.stranger.slash("tichu mine")).shown.text == speech_for("en")("mine-none")
