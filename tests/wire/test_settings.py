"""What people choose for themselves and managers for their server, over the wire: kept, obeyed, nobody else's."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from bot.app import TichuClient
from bot.gathering.lobby import Lobby
from bot.gathering.terms import Pace, Terms
from bot.preferences import Choices
from bot.sandbox import Channel
from bot.sandbox.person import Picked
from bot.sandbox.vocabulary import EVERYBODY, EVERYTHING, ChannelKind
from bot.speech import speech_for
from data.database import Database
from data.preferences import CardLayout, GuildPreferences, Preferences, SortOrder, UserPreferences
from tests.screens import Screen, as_shown
from tests.stacked import COUNTED
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))


async def chosen(who: WireClient, screen: Screen, verb: str, *values: Picked) -> Screen:
    """Choose in the menu of that meaning; the panel after it."""
    answer = await who.pick(screen, screen.menu(verb).id, *values)
    assert not answer.new
    return answer.shown


def managing(place: Club) -> WireClient:
    """Somebody who may manage the server."""
    manager = place.people[0]
    place.sandbox.world.join(place.guild, manager.person.user, permissions=EVERYTHING)
    return manager


@asynccontextmanager
async def stored(place: Club) -> AsyncGenerator[Preferences]:
    """What is in the store, once the bot has gone."""
    async with await Database.open(place.path) as database:
        yield Preferences(database)


# --- one's own ----------------------------------------------------------------------------------------------------


async def test_settings_change_the_hand_that_is_open_and_every_later_one(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        table = place.table()
        await table.open()
        person, other = place.people[2], place.people[3]
        hand = await table.open_hand(2)
        for seat in range(4):
            await table.answer_grand(seat, grand=False)
        hand = await table.open_hand(2)
        assert len(hand.cards) == 14
        panel = (await person.slash("tichu settings")).shown
        assert panel.private
        panel = (await person.press(panel, panel.button("layout").id)).shown
        assert panel.button("layout").label == ENGLISH("own-layout-menu")
        await table.until(lambda: bool((table.kept_hand(2) or hand).menus), "the open hand follows")
        kept = table.kept_hand(2)
        assert kept is not None
        assert not kept.cards, "a menu in place of buttons"
        assert len(kept.menu("cards").options) == 14
        rising = [value for value, *_ in kept.menu("cards").options]
        await chosen(person, panel, "order", "descending")
        await table.until(lambda: [v for v, *_ in (table.kept_hand(2) or hand).menu("cards").options] == rising[::-1])
        assert len((await table.open_hand(3)).cards) == 14, "nobody else's hand has changed"
        assert (await other.slash("tichu settings")).shown.button("layout").label == ENGLISH("own-layout-buttons")
    async with place.bot(place.dealer([])):
        again = await place.table().open_hand(2)
        assert [value for value, *_ in again.menu("cards").options] == rising[::-1], "a restart forgets nothing"


async def test_a_language_holds_for_all_that_somebody_reads_alone(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await table.open()
        person = place.people[2]
        hand = await table.open_hand(2)
        assert hand.button("no_grand").label == ENGLISH("hand-no-grand")
        panel = (await person.slash("tichu settings")).shown
        panel = await chosen(person, panel, "locale", "ko")
        assert KOREAN("own-title") in panel.text, "the answer itself"
        await table.until(lambda: (table.kept_hand(2) or hand).button("no_grand").label == KOREAN("hand-no-grand"))
        told = as_shown(client.mentions(KOREAN("help"), person.person.user.locale))
        assert (await person.slash("tichu help")).shown.text.startswith(told)
        panel = await chosen(person, panel, "locale", "auto")
        assert ENGLISH("own-title") in panel.text
        await table.until(lambda: table.sees("hand"))
        assert table.public("hand").button("hand").label == KOREAN("board-hand"), "the table speaks as it did"


async def test_all_settings_are_kept_and_a_double_click_turns_once(place: Club) -> None:
    person = place.people[1]
    async with place.bot(place.dealer([])):
        panel = (await person.slash("tichu settings")).shown
        await asyncio.gather(*(person.press(panel, panel.button("pings").id) for _ in range(2)))
        await asyncio.gather(
            person.press(panel, panel.button("direct").id),
            person.press(panel, panel.button("hints").id),
            person.press(panel, panel.button("layout").id),
            chosen(person, panel, "order", "suit"),
            chosen(person, panel, "locale", "en"),
        )
    async with stored(place) as preferences:
        assert await preferences.of_user(person.person.user.id) == UserPreferences(
            locale="en",
            sort_order=SortOrder.SUIT,
            card_layout=CardLayout.MENU,
            turn_pings=False,
            direct_hands=True,
            hints=False,
        )


async def test_clicks_of_somebody_who_was_seen_before_cost_no_query(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await table.open()
        for seat in range(4):
            await table.open_hand(seat)
        asked = queries_of(client)
        for seat in range(4):
            await table.answer_grand(seat, grand=False)
        assert asked == []


def queries_of(client: TichuClient) -> list[int]:
    """From now on, the people whose choices are read from the store."""
    asked: list[int] = []
    choices = next(one for one in vars(client).values() if isinstance(one, Choices))
    store = next(one for one in vars(choices).values() if isinstance(one, Preferences))
    read = store.of_user

    async def noting(user: int) -> UserPreferences:
        asked.append(user)
        return await read(user)

    store.of_user = noting  # type: ignore[method-assign]  # the store itself answers; only who asks is noted
    return asked


# --- a server's ---------------------------------------------------------------------------------------------------


def lobby_in(client: TichuClient, channel: Channel) -> Lobby:
    """The lobby of a channel as the bot knows it."""
    room = client.rooms.in_channel(channel.id)
    assert room is not None
    return room.lobby


async def test_tables_are_opened_only_where_the_server_allows_them(place: Club) -> None:
    manager = managing(place)
    arena = place.sandbox.world.add_channel(place.guild, "arena")
    async with place.bot(place.dealer([])) as client:
        await place.sandbox.world.until(lambda: client.get_channel(arena.id) is not None)
        panel = (await manager.slash("tichu-manage config")).shown
        assert KOREAN("config-everywhere") in panel.text
        panel = await chosen(manager, panel, "channels", arena)
        assert KOREAN("config-channels", channels=f"<#{arena.id}>") in panel.text
        refused = await place.people[1].slash("tichu start")
        assert refused.shown.private
        assert refused.shown.text == GERMAN("reply-other-channel", channels=f"<#{arena.id}>")
        there = WireClient(place.people[1].person, arena)
        assert (await there.slash("tichu start")).shown.find("start") is not None
        thread = Channel(
            place.sandbox.world.clock.snowflake(),
            "game",
            ChannelKind.PUBLIC_THREAD,
            guild_id=place.guild.id,
            parent_id=arena.id,
            owner_id=place.sandbox.world.bot.id,
        )
        place.sandbox.world.put_channel(thread, "THREAD_CREATE")
        below = WireClient(place.people[2].person, thread)
        assert (await below.slash("tichu start")).shown.find("start") is not None, "a thread is a part of its channel"
        # A channel that is no more cannot keep everybody out.
        place.sandbox.world.delete_channel(arena)
        await place.sandbox.world.until(lambda: client.get_channel(arena.id) is None)
        assert (await place.people[1].slash("tichu start")).shown.find("start") is not None


async def test_new_tables_are_as_the_server_likes_them_unless_told_otherwise(place: Club) -> None:
    manager = managing(place)
    async with place.bot(place.dealer([])) as client:
        panel = (await manager.slash("tichu-manage config", minimum=37)).shown
        assert KOREAN("config-minimum", count=37) in panel.text
        panel = await chosen(manager, panel, "locale", "de")
        options = (await manager.press(panel, panel.button("options").id)).shown
        for field, value in (("end", "target=500"), ("pace", "fast"), ("house", "no_grand")):
            menu = next(menu.id for menu in options.menus if f":terms:{field}" in menu.id)
            options = (await manager.pick(options, menu, value)).shown
        back = (await manager.press(options, options.button("back").id)).shown
        assert back.button("options").label == KOREAN("config-options")
        opened = await place.people[2].slash("tichu start", target=2000)
        assert lobby_in(client, place.channel).terms == Terms(target=2000, pace=Pace.FAST, house=("no_grand",))
        assert opened.shown.button("start").label == GERMAN("lobby-start"), "in the server's language"
        assert GERMAN("house-no_grand") in opened.shown.text
    async with stored(place) as preferences:
        kept = await preferences.of_guild(place.guild.id)
        assert (kept.locale, kept.minimum_matches) == ("de", 37)


async def test_only_who_may_manage_the_server_sees_and_changes_its_settings(place: Club) -> None:
    manager = managing(place)
    async with place.bot(place.dealer([])):
        with pytest.raises(LookupError, match="no command"):
            await place.people[1].slash("tichu-manage config")
        place.sandbox.world.given[place.people[1].person.user.id] = frozenset({"tichu-manage"})
        refused = await place.people[1].slash("tichu-manage config")
        assert refused.shown.private
        assert refused.shown.text == GERMAN("config-not-allowed")
        panel = (await manager.slash("tichu-manage config")).shown
        place.sandbox.world.join(place.guild, manager.person.user, permissions=EVERYBODY)
        late = await manager.pick(panel, panel.menu("minimum").id, "5")
        assert late.shown.text == KOREAN("config-not-allowed")
    async with stored(place) as preferences:
        assert await preferences.of_guild(place.guild.id) == GuildPreferences()


async def test_two_managers_who_choose_at_once_both_have_their_way(place: Club) -> None:
    first, second = managing(place), place.people[1]
    place.sandbox.world.join(place.guild, second.person.user, permissions=EVERYTHING)
    async with place.bot(place.dealer([])):
        panels = [(await one.slash("tichu-manage config")).shown for one in (first, second)]
        await asyncio.gather(
            chosen(first, panels[0], "minimum", "50"),
            chosen(second, panels[1], "channels", place.channel),
            chosen(first, panels[0], "locale", "en"),
            chosen(second, panels[1], "minimum", "50"),
        )
    async with stored(place) as preferences:
        assert await preferences.of_guild(place.guild.id) == GuildPreferences(
            locale="en", channels=(place.channel.id,), minimum_matches=50
        )


async def test_a_role_that_the_bot_cannot_mention_is_told_at_once(place: Club) -> None:
    manager = managing(place)
    quiet = place.sandbox.world.add_role(place.guild, "Quiet")
    loud = place.sandbox.world.add_role(place.guild, "Loud", mentionable=True)
    place.sandbox.world.permit(place.channel, EVERYBODY)
    async with place.bot(place.dealer([])):
        panel = (await manager.slash("tichu-manage config")).shown
        panel = await chosen(manager, panel, "role", quiet)
        assert KOREAN("config-role-silent") in panel.text
        panel = await chosen(manager, panel, "role", loud)
        assert KOREAN("config-role-silent") not in panel.text
        assert KOREAN("config-role", role=f"<@&{loud.id}>") in panel.text
        panel = await chosen(manager, panel, "role")
        assert KOREAN("config-no-role") in panel.text


async def test_hints_that_were_read_do_not_come_back_at_the_next_table(place: Club) -> None:
    person = place.people[1]
    async with place.bot(place.dealer([COUNTED])):
        table = place.table()
        await table.open()
        hand = await table.open_hand(1)
        told = await table.press(1, hand, hand.button("got_it"))
        assert told.find("got_it") is None
    async with stored(place) as preferences:
        assert not (await preferences.of_user(person.person.user.id)).hints
    async with place.bot(place.dealer([])):
        assert (await place.table().open_hand(1)).find("got_it") is None
        panel = (await person.slash("tichu settings")).shown
        panel = (await person.press(panel, panel.button("hints").id)).shown
        assert panel.button("hints").label == GERMAN("own-hints-on")
        assert (await place.table().open_hand(1)).find("got_it") is not None
