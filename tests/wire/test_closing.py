"""Ending a rated match before its end: its people do so together, who manages the server for a reason, nobody else."""

from bot.sandbox.vocabulary import EVERYTHING, Permission
from bot.speech import speech_for
from tests.wire.beside import agree, begun, board, outcome, shuffle
from tests.wire.real_bot import Club

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))


async def test_a_host_does_not_escape_by_ending_a_rated_match(place: Club) -> None:
    host, other, *_ = place.people
    async with place.bot(shuffle) as client:
        table = place.table()
        await table.gather()
        early = (await host.slash("tichu end")).shown
        assert early.text == KOREAN("reply-end-confirm-lobby")
        thought = (await host.slash("tichu end")).shown
        kept = (await host.press(thought, thought.button("keep").id)).shown
        assert (kept.text, kept.buttons) == (KOREAN("reply-kept"), ())
        for command in ("tichu scores", "tichu verify"):
            assert (await host.slash(command)).shown.text == KOREAN("reply-not-started")
        await host.press(table.public("start"), table.public("start").button("start").id)
        await table.until(lambda: table.sees("more"))
        late = (await host.press(early, early.button("end_yes").id)).shown
        asked = (await host.slash("tichu end")).shown
        for shown in (late, asked):
            assert shown.text.startswith(KOREAN("reply-end-together")), "what was asked in the lobby is asked anew"
            assert shown.find("end_yes") is None
        await host.press(asked, asked.button("abort").id)
        line = KOREAN("vote-abort", names="Amsel", missing="Biber, Clover, Dahlia")
        await table.until(lambda: line in board(other).text, "the others are asked")
        thought = (await other.slash("tichu leave")).shown
        assert (await other.press(thought, thought.button("keep").id)).shown.text == GERMAN("reply-kept")
        theirs = (await other.slash("tichu end")).shown
        assert theirs.text.startswith(GERMAN("reply-end-together")), "nor does anybody else"
        assert len(client.rooms) == 1
        await agree(host, "resign")
        await agree(place.people[2], "resign", sure=True)
        await client.rooms.settle()
    assert await outcome(place) == ("resigned", [(1, (0, 0))])


async def test_who_manages_the_server_ends_a_rated_match_for_a_reason_that_its_board_tells(place: Club) -> None:
    world, manager = place.sandbox.world, place.stranger
    world.given[manager.person.user.id] = frozenset({"tichu-manage"})
    world.join(place.guild, manager.person.user, permissions=Permission.MANAGE_MESSAGES | Permission.VIEW_CHANNEL)
    async with place.bot(shuffle) as client:
        table = await begun(place)
        assert (await manager.slash("tichu end")).shown.text == ENGLISH("reply-end-rated")
        refused = await manager.slash("tichu-manage end", reason="no")
        assert refused.shown.text == ENGLISH("manage-end-not-allowed")
        world.join(place.guild, manager.person.user, permissions=EVERYTHING)
        assert (await manager.slash("tichu end")).shown.text == ENGLISH("reply-end-rated"), "a reason is asked for"
        ended = await manager.slash("tichu-manage end", reason="@everyone has gone *home*")
        assert (ended.shown.text, ended.shown.private) == (ENGLISH("reply-ended"), True)
        await client.rooms.settle()
        told = KOREAN("room-closed-because", name="Elster", reason="@\u200beveryone has gone \\*home\\*")
        await table.until(lambda: board(place.people[1]).text == told)
        nothing = await manager.slash("tichu-manage end", reason="no")
        assert nothing.shown.text == ENGLISH("reply-no-table")
    assert await outcome(place) == ("ended", [])


async def test_nobody_manages_a_rated_match_that_is_their_own(place: Club) -> None:
    host = place.people[0]
    place.sandbox.world.join(place.guild, host.person.user, permissions=EVERYTHING)
    async with place.bot(shuffle) as client:
        await begun(place)
        assert (await host.slash("tichu-manage end", reason="no")).shown.text == KOREAN("manage-end-own")
        asked = (await host.slash("tichu leave")).shown
        await host.press(asked, asked.button("leave_yes").id)
        assert (await host.slash("tichu-manage end", reason="no")).shown.text == KOREAN("manage-end-own")
        assert (await host.slash("tichu end")).shown.text == KOREAN("reply-end-rated"), "nor one that they have left"
        assert len(client.rooms) == 1


async def test_a_manager_ends_a_lobby_of_their_own(place: Club) -> None:
    host = place.people[0]
    place.sandbox.world.join(place.guild, host.person.user, permissions=EVERYTHING)
    async with place.bot(shuffle) as client:
        await place.table().gather()
        assert (await host.slash("tichu-manage end", reason="...")).shown.text == KOREAN("reply-ended")
        assert len(client.rooms) == 0
