"""A table before the match, over the wire: who may begin, where, and what everybody is told in their language."""

import asyncio
from dataclasses import replace

import pytest

from bot.sandbox import Permission
from bot.sandbox.vocabulary import EVERYTHING
from bot.speech import speech_for
from data.database import Database
from data.journal import Match
from data.preferences import Preferences
from data.results import Result, Results, ResultSeat
from data.seasons import PAUSES
from tests.begun import begin
from tests.screens import as_shown
from tests.stacked import COUNTED
from tests.wire.real_bot import Club

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
WHY_NOT = ("host-only", "too-late")


async def test_of_twenty_starts_at_once_one_begins_the_match(place: Club) -> None:
    dealt: list[object] = []
    dealer = place.dealer([COUNTED], told=dealt.append)
    async with place.bot(dealer):
        table = place.table()
        await table.gather()
        crowd = [*place.people, place.stranger]
        lobbies = [next(one for one in reversed(who.screens()) if one.find("start")) for who in crowd]
        clicks = [
            who.press(lobby, lobby.button("start").id)
            for _ in range(4)
            for who, lobby in zip(crowd, lobbies, strict=True)
        ]
        answers = await asyncio.gather(*clicks)
        assert len(answers) == 20
        began = [answer.shown for answer in answers if answer.shown.find("no_grand")]
        refusals = {answer.shown.text for answer in answers if answer.shown not in began}
        assert len(began) == 1, "who begins it sees their first cards"
        assert began[0].private
        assert refusals <= {speech(f"lobby-no-{why}") for speech in (KOREAN, GERMAN, ENGLISH) for why in WHY_NOT}
        await table.until(lambda: table.sees("hand"))
    assert dealt == [COUNTED]


async def test_three_languages_sit_at_one_table(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        table = place.table()
        await table.open()
        await table.until(lambda: table.sees("hand"))
        board = table.public("hand")
        assert board.button("hand").label == KOREAN("board-hand"), "the table speaks as its host does"
        hands = [await table.open_hand(seat) for seat in range(4)]
        for hand, speech in zip(hands, (KOREAN, GERMAN, ENGLISH, ENGLISH), strict=True):
            assert hand.button("no_grand").label == speech("hand-no-grand")
        help_ = await place.people[1].slash(f"{GERMAN('command-tichu-name')} {GERMAN('command-help-name')}")
        assert help_.shown.text.startswith(GERMAN("help"))
        assert GERMAN("terms-rated") in help_.shown.text
        rules = await place.people[0].slash("tichu rules", topic="bombs")
        assert KOREAN("rules-bombs") in rules.shown.text


async def test_a_second_table_in_the_channel_is_refused_with_the_way_to_the_first(place: Club) -> None:
    async with place.bot(place.dealer([])):
        first = await place.people[0].slash("tichu start")
        second = await place.people[1].slash("tichu start")
    assert second.shown.private
    link = f"https://discord.com/channels/{place.guild.id}/{place.channel.id}/{first.shown.id}"
    assert second.shown.text == GERMAN("reply-table-exists", link=link)


@pytest.mark.parametrize(
    ("options", "key", "why"),
    [
        ({"clock": "off"}, "start-not-rated", ("no-clock",)),
        ({"target": 300, "clock": "off", "bots": 1}, "start-not-rated", ("bot", "end", "no-clock")),
        ({"bots": 3}, "start-not-rated-begun", ("bot",)),
    ],
)
async def test_who_asks_for_a_rated_match_that_cannot_be_one_is_told_why(
    place: Club, options: dict[str, int | str], key: str, why: tuple[str, ...]
) -> None:
    async with await Database.open(place.path) as database:
        await Preferences(database).change_guild(place.guild.id, lambda was: replace(was, locale="de"))
    async with place.bot(place.dealer([COUNTED])):
        host, table = place.people[0], place.table()
        await host.slash("tichu start", mode="rated", **options)
        # The buttons that it names are in the language of the table.
        named = {"options": GERMAN("lobby-options"), "manage": GERMAN("lobby-manage")}
        told = KOREAN(key, why=", ".join(KOREAN(f"casual-{one}") for one in why), **named)
        await table.until(lambda: any(screen.private and screen.text == told for screen in host.screens()))
        assert not any(screen.text == told for screen in place.people[1].screens()), "nobody else is"


async def test_who_may_not_play_rated_now_reads_which_buttons_of_the_board_let_them_play(place: Club) -> None:
    async with await Database.open(place.path) as database:
        await Preferences(database).change_guild(place.guild.id, lambda was: replace(was, locale="de"))
        for number in range(min(PAUSES)):
            left = Match(id=f"left{number}", game="tichu", options="[]", created=0.0)
            await begin(database, left)
            await Results(database).store(that_was_left(left.id, place), outcome="aborted")
    async with place.bot(place.dealer([])):
        table = place.table()
        await table.gather()
        lobby = table.public("start")
        refused = await place.people[0].press(lobby, lobby.button("start").id)
        named = {"options": GERMAN("lobby-options"), "manage": GERMAN("lobby-manage")}
        assert refused.shown.text == KOREAN("lobby-no-paused", **named)
        assert lobby.button("options").label == named["options"]


def that_was_left(match: str, place: Club) -> Result:
    """A rated match, just over, in which one of the people was not there at the end."""
    leaver = place.people[2].person.user.id
    return Result(
        match=match,
        finished=place.clock.now(),
        guild=place.guild.id,
        channel=place.channel.id,
        target=1000,
        options="[]",
        rated=True,
        winner=None,
        totals=(0, 0),
        seats=(ResultSeat(seat=0, team=0, user=leaver, name="Clover", has_left=True),),
        rounds=(),
    )


async def test_nobody_else_is_told_that_a_match_is_not_rated(place: Club) -> None:
    async with place.bot(place.dealer([])) as client:
        host = place.people[0]
        await host.slash("tichu start", mode="rated")
        await client.rooms.settle()
        assert not any(screen.private for screen in host.screens()), "this one will be rated"
        asked = (await host.slash("tichu end")).shown
        await host.press(asked, asked.button("end_yes").id)
        await client.rooms.settle()
        before = len(host.screens())
        await host.slash("tichu start", clock="off")
        await client.rooms.settle()
        assert len(host.screens()) == before + 1, "who did not ask for a rated match gets none, without a word"


async def test_a_missing_permission_is_named_before_a_table_opens(place: Club) -> None:
    allowed = Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.EMBED_LINKS
    async with place.bot(place.dealer([])):
        place.sandbox.world.permit(place.channel, allowed)
        refused = await place.people[2].slash("tichu start")
        assert refused.shown.private
        assert ENGLISH("permission-attach_files") in refused.shown.text
        assert ENGLISH("permission-read_message_history") in refused.shown.text
        assert ENGLISH("permission-embed_links") not in refused.shown.text
        assert not [screen for screen in place.people[0].screens() if not screen.private]
        place.sandbox.world.permit(place.channel, EVERYTHING)
        opened = await place.people[2].slash("tichu start")
        assert not opened.shown.private
    assert place.sandbox.requests.invalid == 0


async def test_the_host_leaves_the_lobby_to_the_next_and_the_last_one_takes_it_along(place: Club) -> None:
    async with place.bot(place.dealer([])) as client:
        table = place.table()
        await table.gather()
        lobby = table.public("stand")
        await place.people[0].press(lobby, lobby.button("stand").id)
        await table.until(lambda: table.public("start").button("start").disabled)
        assert KOREAN("lobby-seat-host", name="Biber") in table.public("start").text
        lobby = table.public("add_bots", 1)
        await place.people[1].press(lobby, lobby.button("add_bots").id)
        await table.until(lambda: not table.public("start").button("start").disabled)
        for seat in (1, 2, 3):
            lobby = table.public("stand", seat)
            await place.people[seat].press(lobby, lobby.button("stand").id)
        await table.until(lambda: not table.sees("stand"))
        closed = place.people[0].screens()[-1]
        anew = f"{KOREAN('room-closed')} {KOREAN('room-anew-table')}"
        assert closed.text == as_shown(client.mentions(anew))
        again = await place.stranger.slash("tichu start")
        assert again.shown.find("start") is not None


async def test_a_lobby_that_nobody_acts_on_closes(place: Club) -> None:
    async with place.bot(place.dealer([])) as client:
        table = place.table()
        await place.people[0].slash("tichu start")
        await table.until(lambda: place.clock.next is not None)
        place.clock.advance(59 * 60)
        assert table.sees("start")
        place.clock.advance(60)
        await table.until(lambda: not table.sees("start"))
        assert place.people[0].screens()[-1].text == as_shown(
            client.mentions(f"{KOREAN('room-lobby-expired')} {KOREAN('room-anew-table')}")
        )
        assert (await place.people[1].slash("tichu start")).shown.find("start") is not None
