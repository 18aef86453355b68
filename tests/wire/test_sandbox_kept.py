"""What a sandbox keeps in a file: its threads and direct messages, and of a broken file nothing."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.sandbox import Channel, ChannelKind, Keeping, Sandbox, User, World

GUILD, ROOM, NORTH, EAST = 10, 20, 1, 2


def begun(path: Path, *users: int, later: float = 0.0) -> World:
    """A world with one guild, one channel and these users, as after a start so many seconds from now."""
    world = Sandbox(bot_name="Probe").world
    world.clock.advance(later)
    guild = world.add_guild("Club", id_=GUILD)
    world.add_channel(guild, "table", id_=ROOM)
    for user in users:
        world.join(guild, world.add_user(f"User {user}", id_=user))
    Keeping(world, path)
    return world


def thread(world: World, name: str, kind: ChannelKind, *users: User) -> Channel:
    made = Channel(world.clock.snowflake(), name, kind, guild_id=GUILD, parent_id=ROOM, owner_id=world.bot.id)
    world.put_channel(made, "THREAD_CREATE")
    world.add_to_thread(made, *users)
    return made


def test_threads_and_direct_messages_are_there_again(tmp_path: Path) -> None:
    path = tmp_path / "threads.json"
    first = begun(path, NORTH, EAST)
    private = thread(first, "deal", ChannelKind.PRIVATE_THREAD, first.users[NORTH])
    public = thread(first, "open", ChannelKind.PUBLIC_THREAD)
    gone = thread(first, "gone", ChannelKind.PRIVATE_THREAD, first.users[EAST])
    first.delete_channel(gone)
    direct = [first.dm(first.users[user]) for user in (NORTH, EAST)]
    # East is not there the second time, and finds everything the third time.
    thread(begun(path, NORTH), "later", ChannelKind.PUBLIC_THREAD)
    second = begun(path, NORTH, EAST)
    bot = second.bot.id
    assert [second.channel(one.id) for one in (private, public)] == [
        replace(one, owner_id=bot) for one in (private, public)
    ]
    assert gone.id not in second.channels
    assert second.thread_members.of(private.id) == {bot, NORTH}
    assert [second.may_enter(private, user) for user in (NORTH, EAST)] == [True, False]
    assert [second.dm(second.users[user]).id for user in (NORTH, EAST)] == [one.id for one in direct]
    # What is changed then is kept as well.
    second.add_to_thread(private, second.users[EAST])
    second.remove_from_thread(private, second.users[NORTH])
    third = begun(path, NORTH, EAST)
    assert third.thread_members.of(private.id) == {third.bot.id, EAST}
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("text", ["", "[]", '{"threads": [{"id": 5}]}', '{"threads": [], "direct": [7]}', "\xff"])
def test_a_file_that_cannot_be_read_is_told_and_no_hindrance(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    path = tmp_path / "threads.json"
    path.write_text(text, encoding="latin-1")
    world = begun(path, NORTH)
    assert str(path) in caplog.text
    made = thread(world, "deal", ChannelKind.PRIVATE_THREAD)
    assert made.id in begun(path, NORTH).channels


def test_a_thread_below_a_channel_that_is_no_more_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "threads.json"
    world = begun(path, NORTH)
    made = thread(world, "deal", ChannelKind.PRIVATE_THREAD)
    path.write_text(path.read_text(encoding="utf-8").replace(f'"parent": {ROOM}', '"parent": 21'), encoding="utf-8")
    assert made.id not in begun(path, NORTH).channels


def test_an_old_thread_comes_back_asleep(tmp_path: Path) -> None:
    path = tmp_path / "threads.json"
    made = thread(begun(path, NORTH), "deal", ChannelKind.PRIVATE_THREAD)
    assert [begun(path, later=hours * 3600).channel(made.id).archived for hours in (23, 25)] == [False, True]
