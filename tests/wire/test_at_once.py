"""What is pressed at the same moment: all of it is on its way before the first is answered, whatever the machine.

Storms (`tests.wire.storm`) bring such moments about by chance; these are certain.
"""

import asyncio
from collections.abc import Iterable
from functools import partial

import pytest

from bot.app import TichuClient
from bot.games.tichu.tokens import Token
from bot.sandbox import Interaction
from bot.speech import speech_for
from data.database import Database
from data.journal import Entry, Journal
from data.tables import Tables
from engine.cards import Cards
from tests.stacked import Round, cards_in
from tests.wire.beside import ask, room_of, shuffle
from tests.wire.real_bot import Club
from tests.wire.storm import truths
from tests.wire.wire_client import WireClient

FOURS = Round(
    hands=(
        "MJ 2j 3j 4j 5j 6j 7j 8j 9j Tj DG DR PH 2s",
        "Qj Qs Qp Qt 3s 4s 5s 6s 7s 8s 9s Ts 2p 3p",
        "Kj Ks Kp Kt 4p 5p 6p 7p 8p 9p Tp 2t 3t 4t",
        "Aj As Ap At 5t 6t 7t 8t 9t Tt Jj Js Jp Jt",
    ),
    gifts=("2p 2t 5t", "4p 6t 3j", "7t 4j 3s", "5j 4s 3t"),
    script="""
        0 no
        1 no
        2 no
        3 no
        0 gives 2p 2t 5t
        1 gives 4p 6t 3j
        2 gives 7t 4j 3s
        3 gives 5j 4s 3t
        0 plays MJ wish none
    """,
    points=(0, 0),
    totals=(0, 0),
)
"""Three hold four of a kind when the first card lies."""
BOMBS = {1: "Qj Qs Qp Qt", 2: "Kj Ks Kp Kt", 3: "Aj As Ap At"}


async def at_once(presses: Iterable["partial[Interaction]"]) -> list[Interaction]:
    """Send all of these before anything is answered, and wait for every answer."""
    uses = [press() for press in presses]
    assert all(used.callback is None for used in uses)
    await asyncio.gather(*(used.answered() for used in uses))
    return uses


def click(who: WireClient, screen_id: int, verb: str, argument: str | None = None) -> "partial[Interaction]":
    """A press on a button of a message as it is seen now."""
    screen = next(one for one in who.screens() if one.id == screen_id)
    return partial(who.person.click, who.message(screen), screen.button(verb, argument).id)


async def entries(place: Club) -> tuple[Entry, ...]:
    """All acts of the only match."""
    async with await Database.open(place.path) as database:
        (row,) = await database.rows("SELECT id FROM match")
        return await Journal(database).entries(row["id"])


async def check(place: Club, client: TichuClient) -> None:
    """Journal, store, memory and board say the same, and what they say is legal."""
    await client.rooms.settle()
    assert [wrong async for wrong in truths(place, client)] == []


async def test_start_pressed_by_everybody_again_and_again_begins_one_match(place: Club) -> None:
    async with place.bot(shuffle) as client:
        table = place.table()
        await table.gather()
        board = table.public("start").id
        everybody = (*place.people, place.stranger)
        uses = await at_once(click(who, board, "start") for _ in range(3) for who in everybody)
        await check(place, client)
        began: list[int] = []
        for used in uses:
            speech = speech_for(used.user.locale)
            refused = {speech("lobby-no-host-only"), speech("lobby-no-too-late")}
            if (await used.shown()).content not in refused:
                began.append(used.user.id)
        assert began == [place.people[0].person.user.id], "one press began it, and showed the first cards"
    assert [entry.actor for entry in await entries(place)] == ["dealer"]


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1)])
async def test_bombs_thrown_at_once_fall_on_each_other_as_the_rules_have_it(
    place: Club, order: tuple[int, ...]
) -> None:
    async with place.bot(place.dealer([FOURS])) as client:
        table = place.table()
        await table.open()
        await table.play(FOURS)
        before = len(await entries(place))
        throws: dict[int, partial[Interaction]] = {}
        for seat, bomb in BOMBS.items():
            hand = await table.hand(seat)
            choice = await table.press(seat, hand, hand.button("bomb"))
            token = str(Token.of_cards(sorted(cards_in(bomb))))
            throws[seat] = click(place.people[seat], choice.id, "throw", token)
        await at_once([throws[seat] for seat in order] * 2)
        await check(place, client)
        thrown = [int(entry.actor.removeprefix("seat-")) for entry in (await entries(place))[before:]]
        # A bomb is judged against what lies when its turn comes: each is higher than the one before, none falls twice.
        assert thrown == sorted(set(thrown))
        assert thrown[-1] == 3, "nothing beats the aces"


@pytest.mark.parametrize("is_played_first", [True, False])
async def test_who_leaves_while_they_play_has_played_or_has_left(place: Club, is_played_first: bool) -> None:  # noqa: FBT001 - a case
    host = place.people[0]
    async with place.bot(place.dealer([FOURS])) as client:
        table = place.table()
        await table.open()
        await table.play(FOURS, 0, 8)
        await table.until(lambda: table.sees("leave") and table.sees("more"))
        hand = await table.tick(0, Cards("2j 2s"))
        before = len(await entries(place))
        leave = (await ask(host, "leave")).shown
        presses = [click(host, hand.id, "play"), click(host, leave.id, "leave_yes")]
        others = [click(who, table.public("more").id, "more") for who in place.people[1:]]
        await at_once([*(presses if is_played_first else reversed(presses)), *others])
        await check(place, client)
        room = room_of(client, place)
        assert room.seat_of(host.person.user.id) is None
        (first, *_) = (await entries(place))[before:]
        assert first.actor == "seat-0", "their play, or that of the bot which has the seat"
        async with await Database.open(place.path) as database:
            sat = [one for one in await Tables(database).sittings(room.id) if one.seat == 0]
        assert [one.user for one in sat] == [host.person.user.id, None]
        # What the journal has from before the bot sat down is theirs, and everything after it the bot's.
        assert sat[1].since - before in {0, 1}


async def test_everybody_leaves_at_once_while_one_plays(place: Club) -> None:
    async with place.bot(place.dealer([FOURS])) as client:
        table = place.table()
        await table.open()
        await table.play(FOURS, 0, 8)
        await table.until(lambda: table.sees("leave") and table.sees("more"))
        hand = await table.tick(0, Cards("2j 2s"))
        asked = [(await ask(who, "leave")).shown.id for who in place.people]
        leaving = [click(who, one, "leave_yes") for who, one in zip(place.people, asked, strict=True)]
        await at_once([*leaving[1:], click(place.people[0], hand.id, "play"), leaving[0], *leaving])
        await check(place, client)
        assert len(client.rooms) == 0
    async with await Database.open(place.path) as database:
        (row,) = await database.rows("SELECT outcome FROM match")
    assert row["outcome"] == "ended"
