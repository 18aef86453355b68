"""A crash after any entry: what lies in the file then, its write-ahead log included, is all that the next start has."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import Opening
from bot.matches.match import PATIENCE, AnyMatch
from bot.sitters import Level
from bot.tables.votes import Abort, Oust, Resign, Votes, motion_of, notation
from data.database import Database
from data.journal import Journal, Match
from data.memory import Memory, Remembered, StoredVote
from data.open_hands import OpenHands, SentHand, StoredHand
from data.tables import StoredTable, Tables
from engine.tichu.view import SEATS
from tests.person import setting_for
from tests.unit.test_match import asking, dealt, found

OPENING = Opening("tichu", ("rounds=1", "turn_seconds=30"))
SETTING = setting_for("en")
LOBBY = StoredTable(id="m", guild=1, channel=2, host=3, locale="en", settings="{}", created=0.0, changed=0.0)
MATCH = Match(id="m", game="tichu", options="[]", created=0.0)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with await Database.open(tmp_path / "tichu.db") as database:
        await Tables(database).create(LOBBY)
        await Tables(database).start("m", MATCH, settings="{}", at=1.0)
        yield database


async def taken_up(database: Database) -> AnyMatch:
    """The match as the file tells it."""
    remembered = await Memory(database).of("m")
    return await OPENING.restore(
        "m", journal=Journal(database), now=lambda: 1_000.0, changed=lambda: None, remembered=remembered
    )


async def crashed(database: Database, number: int) -> AnyMatch:
    """The match after a crash now: on a copy of the file and its log, taken while both are open."""
    copy = database.path.with_name(f"crash-{number}.db")
    for suffix in ("", "-wal"):
        shutil.copyfile(f"{database.path}{suffix}", f"{copy}{suffix}")
    async with await Database.open(copy) as after:
        match = await taken_up(after)
    for left in copy.parent.glob(f"{copy.name}*"):
        left.unlink()
    return match


async def test_after_every_entry_of_a_match_a_crash_changes_nothing(database: Database) -> None:
    match = await taken_up(database)
    points = 0
    while match.outcome is None:
        # Somebody is away from the second time on, so that there are stand-ins and strikes of every kind.
        if match.dealing:
            await match.deal(dealt)
        elif not (match.absent and await match.think(dict.fromkeys(match.absent, Level.NORMAL))):
            await match.time_up()
        after = await crashed(database, match.seq)
        points += 1
        assert (after.seq, after.deadline, after.chapter) == (match.seq, match.deadline, match.chapter)
        assert (after.absent, after.awaited, after.outcome) == (match.absent, match.awaited, match.outcome)
        assert after.board(SETTING) == match.board(SETTING)
        assert [after.hand(seat, SETTING) for seat in SEATS] == [match.hand(seat, SETTING) for seat in SEATS]
    assert points > 40


async def test_times_that_ran_out_in_a_row_are_counted_over_a_crash(database: Database) -> None:
    match = await taken_up(database)
    await match.deal(dealt)
    await match.time_up()
    match = await crashed(database, 1)
    assert [match.attend(seat) for seat in SEATS] == [1] * 4, "once, and a second time would be one too many"
    match = await taken_up(database)
    await match.time_up()
    assert match.absent == frozenset(SEATS)
    assert (await crashed(database, 2)).absent == frozenset(SEATS)
    assert match.attend(SEATS[1]) == PATIENCE
    await Memory(database).save_seen("m", 1, match.seq)
    assert (await crashed(database, 3)).absent == frozenset(SEATS) - {SEATS[1]}


async def test_a_wish_to_pass_outlives_a_crash_and_what_was_ticked_does_not(database: Database) -> None:
    match = await taken_up(database)
    memory, kept = Memory(database), dict[int, str]()
    match = await OPENING.restore(
        "m", journal=Journal(database), now=lambda: 1_000.0, changed=lambda: None, keep=kept.__setitem__
    )
    await match.deal(dealt)
    while (seat := asking(match)) is None:
        await match.time_up()
    for _ in range(2):  # how long is asked first
        await match.press(seat, found(match.hand(seat, SETTING), "ahead"), (), SETTING)
    assert kept.keys() == {seat}
    await memory.save_wish("m", seat, kept[seat])
    after = await crashed(database, 1)
    assert after.hand(seat, SETTING).text == match.hand(seat, SETTING).text
    await memory.save_wish("m", seat, "")
    assert (await crashed(database, 2)).hand(seat, SETTING).text != match.hand(seat, SETTING).text


async def test_votes_outlive_a_crash_in_their_order(database: Database) -> None:
    votes = Votes().agree(Oust(2), 7).agree(Abort(), 8).agree(Resign(1), 9).agree(Oust(2), 9)
    await Memory(database).save_votes("m", votes.stored)
    restored = Votes.restored((await Memory(database).of("m")).votes)
    assert {motion: restored.agreed(motion) for motion, _ in votes.cast} == dict(votes.cast)
    assert [motion for motion, _ in restored.cast] == [motion for motion, _ in votes.cast]
    await Memory(database).save_votes("m", ())
    assert (await Memory(database).of("m")).votes == ()


@pytest.mark.parametrize("motion", [Resign(0), Resign(1), Abort(), Oust(3)])
def test_a_motion_reads_back(motion: Resign | Abort | Oust) -> None:
    assert motion_of(notation(motion)) == motion


@pytest.mark.parametrize("text", ["", "abort-1", "resign", "oust-", "oust-x", "win-1"])
def test_what_is_no_motion_is_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        motion_of(text)


async def test_a_closed_table_keeps_no_token_and_no_memory_and_takes_none(database: Database) -> None:
    memory, hands = Memory(database), OpenHands(database)
    hand = StoredHand(user=7, message=8, locale="ko", token="secret", expires=900.0)  # noqa: S106 - opens nothing
    sent = SentHand(user=7, chapter=1, channel=5, message=6, locale="ko")

    async def remember() -> None:
        await hands.keep("m", hand)
        await hands.keep_sent("m", sent)
        await memory.save_votes("m", (StoredVote(motion="abort", user=7),))
        await memory.save_seen("m", 1, 3)
        await memory.save_wish("m", 1, "wish")

    await remember()
    assert await hands.of("m") == (hand,)
    assert await hands.sent("m") == (sent,)
    assert (await memory.of("m")).seen == {1: 3}
    assert "secret" not in repr(hand), "no log shows it"
    await Tables(database).close("m", at=2.0)
    for _ in range(2):
        assert (await hands.of("m"), await hands.sent("m")) == ((), ())
        nothing: Remembered = await memory.of("m")
        assert (nothing.seen, nothing.wishes, nothing.votes) == ({}, {}, ())
        await remember()


async def test_dead_tokens_are_wiped_and_the_next_deadline_is_told(database: Database) -> None:
    hands = OpenHands(database)
    for user, expires in ((7, 900.0), (8, 950.0)):
        await hands.keep(
            "m",
            StoredHand(user=user, message=user, locale="ko", token="secret", expires=expires),  # noqa: S106 - the same
        )
    assert await hands.wipe(899.0) == 900.0
    assert await hands.wipe(900.0) == 950.0
    assert [hand.user for hand in await hands.of("m")] == [8]
    assert await hands.wipe(950.0) is None
    await hands.keep("m", StoredHand(user=7, message=1, locale="ko", token="s", expires=9.0))  # noqa: S106 - the same
    await hands.forget("m", 7, 2)
    assert len(await hands.of("m")) == 1, "it is another message's by now"
    await hands.forget("m", 7, 1)
    assert await hands.of("m") == ()
