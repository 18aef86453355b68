"""A lobby and its host, over the wire: who may sit, what is played, who is asked to come, and who may say so."""

import asyncio
from functools import partial

import pytest

from bot.app import TichuClient
from bot.gathering.lobby import Lobby
from bot.gathering.summons import DISTANCE
from bot.gathering.terms import Terms
from bot.replies.hosting import VERBS
from bot.sandbox import Message
from bot.sandbox.vocabulary import EVERYBODY, EVERYTHING, Permission
from bot.sitters import Bot, Level
from bot.speech import speech_for
from data.database import Database
from data.tables import Tables
from tests.screens import Answer, Screen
from tests.stacked import COUNTED
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))


def lobby_of(client: TichuClient, place: Club) -> Lobby:
    """The lobby as the bot knows it."""
    room = client.rooms.in_channel(place.channel.id)
    assert room is not None
    return room.lobby


def board(who: WireClient) -> Screen:
    """The newest public message of a lobby."""
    return next(one for one in reversed(who.screens()) if one.find("manage") and not one.private)


async def press(who: WireClient, verb: str, argument: str | None = None) -> Answer:
    """Press a button of the newest public message that has it."""
    screen = next(one for one in reversed(who.screens()) if not one.private and one.find(verb, argument))
    return await who.press(screen, screen.button(verb, argument).id)


async def choose(who: WireClient, screen: Screen, verb: str, value: str, argument: str = "") -> Screen:
    """Choose in the menu of that meaning on one's own panel; the panel after it."""
    menu = next(menu for menu in screen.menus if f":{verb}:{argument}" in menu.id)
    answer = await who.pick(screen, menu.id, value)
    assert not answer.new
    return answer.shown


# --- guests -------------------------------------------------------------------------------------------------------


async def test_an_invited_table_turns_a_stranger_away_with_a_clear_word_until_it_is_opened(place: Club) -> None:
    host, guest, *_ = place.people
    async with place.bot(place.dealer([])) as client:
        opened = await host.slash("tichu start", invite1=guest.person.user)
        assert KOREAN("lobby-guests", names="Biber") in opened.shown.text
        refused = await press(place.stranger, "sit", "1")
        assert refused.shown.private
        assert refused.shown.text == ENGLISH("lobby-no-not-invited")
        assert (await press(guest, "sit", "1")).screen is None
        assert lobby_of(client, place).seat_of(guest.person.user.id) == 1
        panel = (await press(host, "manage")).shown
        again = await host.press(panel, panel.button("access", "all").id)
        assert again.shown.find("access", "guests") is not None
        assert (await press(place.stranger, "sit", "2")).screen is None
        await place.table().until(lambda: KOREAN("lobby-guests-here") not in board(host).text)


async def test_guests_are_asked_to_come_by_name_and_sit_with_one_click(place: Club) -> None:
    host, guest, other, _ = place.people
    async with place.bot(place.dealer([])) as client:
        await host.slash("tichu start", invite1=guest.person.user, invite2=other.person.user)
        await place.table().until(lambda: summoned(place) is not None)
        asked = summoned(place)
        assert asked is not None
        assert set(asked.mentions) == {guest.person.user, other.person.user}
        sat = await press(guest, "sit_any")
        assert sat.shown.private
        assert "/channels/" in sat.shown.text
        assert (await press(place.stranger, "sit_any")).shown.text == ENGLISH("lobby-no-not-invited")
        assert [person.name for person in lobby_of(client, place).people] == ["Amsel", "Biber"]


async def test_the_host_invites_in_the_lobby_and_nobody_else_does(place: Club) -> None:
    host, guest, other, last = place.people
    async with place.bot(place.dealer([])) as client:
        await host.slash("tichu start", access="invited")
        lobby = board(host)
        picker = lobby.menu("invite").id
        await host.pick(lobby, picker, guest.person.user, other.person.user, place.sandbox.world.bot)
        assert [one.name for one in lobby_of(client, place).guests or ()] == ["Amsel", "Biber", "Clover"]
        await place.table().until(lambda: board(host).menu("invite").id != picker)
        theirs = board(last)
        refused = await last.pick(theirs, theirs.menu("invite").id, last.person.user)
        assert refused.shown.text == ENGLISH("lobby-no-host-only")
        await press(guest, "sit", "1")
        lobby = board(host)
        await host.pick(lobby, lobby.menu("invite").id, last.person.user)
        names = [one.name for one in lobby_of(client, place).guests or ()]
        assert names == ["Amsel", "Biber", "Dahlia"], "who sits stays, who was not chosen again does not come"


# --- options ------------------------------------------------------------------------------------------------------


async def test_options_are_chosen_shown_and_frozen_when_the_match_begins(place: Club) -> None:
    host = place.people[0]
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await table.gather()
        assert KOREAN("terms-rated") in board(host).text
        panel = (await press(host, "options")).shown
        panel = await choose(host, panel, "terms", "target=500", "end")
        panel = await choose(host, panel, "terms", "fast", "pace")
        panel = await choose(host, panel, "terms", "10", "window")
        house = next(menu.id for menu in panel.menus if ":terms:house" in menu.id)
        panel = (await host.pick(panel, house, "no_grand", "wish_required")).shown
        chosen = Terms(
            target=500, pace=lobby_of(client, place).terms.pace, window=10, house=("no_grand", "wish_required")
        )
        assert lobby_of(client, place).terms == chosen
        for words in (KOREAN("terms-target", target=500), KOREAN("terms-pace-fast"), KOREAN("house-no_grand")):
            assert words in panel.text
            await table.until(partial(is_written, host, words))
        assert KOREAN("terms-casual-why", why=KOREAN("casual-end")) in board(host).text
        lobby = board(host)
        await host.press(lobby, lobby.button("start").id)
        await table.until(lambda: table.sees("hand"))
        assert KOREAN("terms-casual") in table.public("hand").text
        assert KOREAN("house-no_grand") in table.public("hand").text
        hand = await table.open_hand(0)
        assert hand.find("grand") is None, "nobody is asked for Grand Tichu"
        assert hand.find("gift") is not None
        frozen = await host.pick(panel, next(menu.id for menu in panel.menus if ":terms:end" in menu.id), "target=2000")
        assert frozen.shown.text.startswith(f"⚠️ {KOREAN('lobby-no-too-late')}")
        assert frozen.shown.menus == ()
        assert lobby_of(client, place).terms == chosen
        help_ = await place.people[1].slash("tichu help")
        assert GERMAN("house-no_grand") in help_.shown.text
    async with await Database.open(place.path) as database:
        (stored,) = await Tables(database).open_tables()
        assert '"no_grand"' in stored.settings
        assert '"rated": false' in stored.settings


async def test_who_is_no_host_reads_what_is_agreed_and_changes_nothing(place: Club) -> None:
    host, guest, *_ = place.people
    async with place.bot(place.dealer([])) as client:
        await place.table().gather()
        read = await press(guest, "options")
        assert read.shown.private
        assert read.shown.menus == ()
        assert GERMAN("terms-agreed") in read.shown.text
        assert (await press(guest, "manage")).shown.text == GERMAN("lobby-no-host-only")
        panel, seats = (await press(host, "options")).shown, (await press(host, "manage")).shown
        await press(host, "stand")
        # The panels of who was the host a moment ago.
        late = await host.pick(panel, next(menu.id for menu in panel.menus if ":terms:end" in menu.id), "target=250")
        assert late.shown.text.startswith(f"⚠️ {KOREAN('lobby-no-host-only')}")
        late = await host.press(seats, seats.button("access", "guests").id)
        assert late.shown.text == KOREAN("lobby-no-host-only")
        assert lobby_of(client, place).terms == Terms()
        assert lobby_of(client, place).guests is None


async def test_choices_that_come_at_once_are_all_kept(place: Club) -> None:
    host = place.people[0]
    async with place.bot(place.dealer([])) as client:
        await place.table().gather()
        panel = (await press(host, "options")).shown
        by_field = {menu.id.rsplit(":", 1)[1].partition(".")[0]: menu.id for menu in panel.menus}
        await asyncio.gather(
            host.pick(panel, by_field["end"], "rounds=8"),
            host.pick(panel, by_field["pace"], "off"),
            host.pick(panel, by_field["window"], "2"),
            host.pick(panel, by_field["house"], "one_two_100"),
            host.pick(panel, by_field["end"], "rounds=8"),
        )
        terms = lobby_of(client, place).terms
        assert (terms.rounds, terms.pace.seconds, terms.window, terms.house) == (8, 0, 2, ("one_two_100",))


# --- seats --------------------------------------------------------------------------------------------------------


async def test_the_host_sets_seats_to_bots_of_a_level_and_removes_who_does_not_come(place: Club) -> None:
    host, guest, *_ = place.people
    async with place.bot(place.dealer([])) as client:
        await host.slash("tichu start", bots=1, level="easy")
        assert lobby_of(client, place).levels == {1: Level.EASY}
        assert KOREAN("lobby-seat-bot", name=KOREAN("lobby-bot-1"), level=KOREAN("level-easy")) in board(host).text
        await press(guest, "sit", "2")
        panel = (await press(host, "manage")).shown
        panel = await choose(host, panel, "seat", "normal", "3")
        panel = await choose(host, panel, "seat", "free", "1")
        assert lobby_of(client, place).levels == {3: Level.NORMAL}
        asked = await choose(host, panel, "seat", f"remove={guest.person.user.id}", "2")
        assert lobby_of(client, place).seat_of(guest.person.user.id) == 2, "nothing is done before it is confirmed"
        assert asked.text == KOREAN("manage-remove-sure", name="Biber")
        answers = await asyncio.gather(*(host.press(asked, asked.button("remove").id) for _ in range(2)))
        assert lobby_of(client, place).seat_of(guest.person.user.id) is None
        assert all(not answer.new for answer in answers)
        await place.table().until(lambda: not board(guest).button("sit", "2").disabled)
        assert (await press(guest, "sit", "2")).screen is None, "an open table is open"


async def test_bots_keep_their_levels_over_a_restart_and_into_the_match(place: Club) -> None:
    host = place.people[0]
    async with place.bot(place.dealer([])) as client:
        await host.slash("tichu start", bots=2, level="easy")
        panel = (await press(host, "manage")).shown
        await choose(host, panel, "seat", "normal", "3")
        before = lobby_of(client, place)
    async with place.bot(place.dealer([COUNTED])) as client:
        assert lobby_of(client, place) == before
        assert before.seats[1:] == (
            Bot(KOREAN("lobby-bot-1"), Level.EASY),
            Bot(KOREAN("lobby-bot-2"), Level.EASY),
            Bot(KOREAN("lobby-bot-3"), Level.NORMAL),
        )
        assert KOREAN("terms-casual-why", why=KOREAN("casual-bot")) in board(host).text
        await press(host, "start")
        table = place.table()
        await table.until(lambda: table.sees("hand"))


# --- who is in? ---------------------------------------------------------------------------------------------------


def summoned(place: Club) -> Message | None:
    """The message that asks people to come."""
    for message in place.sandbox.world.messages(place.channel.id):
        if any(":sit_any:" in (item.custom_id or "") for item in message.components):
            return message
    return None


async def test_who_is_missing_is_asked_for_by_role_rarely_and_until_the_match_begins(place: Club) -> None:
    host, guest, other, last = place.people
    role = place.sandbox.world.add_role(place.guild, "Players", mentionable=True)
    async with place.bot(place.dealer([COUNTED])) as client:
        place.sandbox.world.join(place.guild, host.person.user, permissions=EVERYTHING)
        config = (await host.slash("tichu-manage config")).shown
        await host.pick(config, config.menu("role").id, role)
        await host.slash("tichu start")
        assert summoned(place) is None, "an open table asks nobody by itself"
        answers = await asyncio.gather(*(press(host, "summon") for _ in range(3)))
        assert sorted(answer.screen is None for answer in answers) == [False, False, True]
        await place.table().until(lambda: summoned(place) is not None)
        asked = summoned(place)
        assert asked is not None
        assert asked.role_mentions == (role,)
        early = await press(host, "summon")
        until = f"<t:{round(place.clock.now() + DISTANCE)}:R>"
        assert early.shown.text == KOREAN("lobby-summons-early", until=until)
        place.clock.advance(DISTANCE)
        assert (await press(host, "summon")).screen is None
        await place.table().until(lambda: (now := summoned(place)) is not None and now.id != asked.id)
        for who in (guest, other, last):
            await press(who, "sit_any")
        assert [sitter.name for sitter in lobby_of(client, place).people] == ["Amsel", "Biber", "Clover", "Dahlia"]
        await place.table().until(lambda: not board(host).button("start").disabled)
        await press(host, "start")
        await place.table().until(lambda: summoned(place) is None)


async def test_without_a_role_nobody_is_notified_and_a_closed_lobby_takes_its_question_along(place: Club) -> None:
    host = place.people[0]
    async with place.bot(place.dealer([])):
        await host.slash("tichu start", clock="fast")
        await press(host, "summon")
        await place.table().until(lambda: summoned(place) is not None)
        asked = summoned(place)
        assert asked is not None
        assert (asked.mentions, asked.role_mentions) == ((), ())
        assert KOREAN("terms-pace-fast") in asked.content
    # The question outlives a restart, and is taken away after it as well.
    async with place.bot(place.dealer([])):
        assert summoned(place) is not None
        early = await press(host, "summon")
        assert early.screen is not None
        await press(host, "stand")
        await place.table().until(lambda: summoned(place) is None)


async def test_a_question_that_cannot_be_asked_costs_nothing_and_may_be_asked_again(place: Club) -> None:
    host = place.people[0]
    async with place.bot(place.dealer([])) as client:
        await host.slash("tichu start")
        place.sandbox.world.permit(place.channel, EVERYBODY & ~Permission.SEND_MESSAGES)
        assert (await press(host, "summon")).screen is None
        await client.rooms.settle()
        assert summoned(place) is None
        place.sandbox.world.permit(place.channel, EVERYTHING)
        assert (await press(host, "summon")).screen is None, "nobody has been disturbed yet"
        await place.table().until(lambda: summoned(place) is not None)


# --- the clock, and what is over ----------------------------------------------------------------------------------


async def test_a_lobby_says_until_when_it_is_open_and_every_change_moves_that(place: Club) -> None:
    host, guest, *_ = place.people
    async with place.bot(place.dealer([])):
        opened = await host.slash("tichu start")
        first = round(place.clock.now() + 3600)
        assert KOREAN("lobby-until", until=f"<t:{first}:R>") in opened.shown.text
        place.clock.advance(600)
        await press(guest, "sit", "1")
        await place.table().until(lambda: KOREAN("lobby-until", until=f"<t:{first + 600}:R>") in board(host).text)


@pytest.mark.parametrize("ended", [False, True], ids=["begun", "ended"])
async def test_every_control_of_a_lobby_that_is_no_more_is_answered_and_changes_nothing(
    place: Club, *, ended: bool
) -> None:
    host, guest, *_ = place.people
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await table.gather()
        panel = (await press(host, "manage")).shown
        await host.press(panel, panel.button("access", "guests").id)
        await table.until(lambda: bool(board(host).menus))
        asked = await choose(host, panel, "seat", f"remove={guest.person.user.id}", "1")
        panels = [board(host), (await press(host, "options")).shown, (await press(host, "manage")).shown, asked]
        if ended:
            closing = (await host.slash("tichu end")).shown
            await host.press(closing, closing.button("end_yes").id)
        else:
            await press(host, "start")
        await table.until(lambda: not table.sees("start"))
        before = None if ended else lobby_of(client, place)
        seen = set[str]()
        for screen in panels:
            for button in screen.buttons:
                if not button.disabled:
                    seen.add(button.id.split(":")[3])
                    answer = await host.press(screen, button.id)
                    assert answer.screen is not None, button
                    assert answer.shown.private
            for menu in screen.menus:
                if menu.options and len(menu.options) > 1:
                    seen.add(menu.id.split(":")[3])
                    answer = await host.pick(screen, menu.id, menu.options[0][0])
                    assert answer.screen is not None, menu
        assert seen >= {"shuffle", "stand", "options", "manage", "terms", "seat", "remove", "access"}
        assert seen <= VERBS | {"start", "help"}
        assert before == (None if ended else lobby_of(client, place))


def is_written(host: WireClient, words: str) -> bool:
    """Whether the board that the host sees says this."""
    return words in board(host).text
