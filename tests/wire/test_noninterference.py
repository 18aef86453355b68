"""Two matches that differ in what somebody may not know look alike to them on the wire, byte for byte."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.tichu.tokens import Token
from bot.sandbox import Sandbox, point_discordpy
from tests.stacked import COUNTED, Round
from tests.wire.eyes import PICTURE, Eyes, Sight, parts, pictures
from tests.wire.real_bot import Club, club

UNTIL_THE_BOMB = 22
"""Acts of the script before East throws the bomb that only one of the two matches has."""
SALT = "5a17" * 8


def swapped(round_: Round, one: str, other: str) -> Round:
    """The same round, with these two cards in each other's place."""
    names = {one: other, other: one}
    first, second, third, fourth = (" ".join(names.get(card, card) for card in hand.split()) for hand in round_.hands)
    return replace(round_, hands=(first, second, third, fourth))


async def seen(round_: Round, path: Path, stop: int) -> dict[str, Sequence[Sight]]:
    """What everybody is shown of these acts, by name; North and South watch without ticking."""
    sandbox = Sandbox(bot_name="Probe", rate_limits=False)
    with point_discordpy(await sandbox.start()):
        place = club(sandbox, path)
        everybody = (*place.people, place.stranger)
        eyes = {one.name: Eyes(sandbox.world, place.channel.id, one.person.user.id) for one in everybody}
        async with place.bot(place.dealer([round_])) as client:
            table = place.table()
            await table.open()
            for seat in range(4):
                await table.open_hand(seat)
            for words in list(round_.acts)[:stop]:
                await table.act(*words)
                await client.rooms.settle()
                for one in eyes.values():
                    one.look()
            check_files(place)
        await sandbox.stop()
    assert not place.spy.leaks
    return {name: one.seen for name, one in eyes.items()}


def untold(sights: Sequence[Sight]) -> list[tuple[str, tuple[str, ...]]]:
    """What was seen, in order and once each, without the words of the pictures."""
    seen: dict[tuple[str, tuple[str, ...]], None] = {}
    for sight in sights:
        told = json.loads(sight.payload)
        told["files"] = [[name, kind, width] for name, _, kind, width in told["files"]]
        seen[json.dumps(told, sort_keys=True), sight.pictures] = None
    return list(seen)


def check_files(place: Club) -> None:
    """No file says more than it paints, and none has a name of its own."""
    world = place.sandbox.world
    for message in world.messages(place.channel.id):
        for picture in pictures(world, message):
            assert set(parts(picture)) <= PICTURE
        for one in message.attachments:
            assert Token.parse(one.filename.partition(".")[0]) is None


def first_of_all(_: str) -> str:
    """No chance in the names of tables."""
    return "t"


def salt_of(_: int) -> str:
    """No chance in salts."""
    return SALT


@pytest.fixture(autouse=True)
def told_apart_by_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables have one name and deals one salt, and messages follow at once."""
    monkeypatch.setattr("bot.tables.rooms.secrets.choice", first_of_all)
    monkeypatch.setattr("bot.matches.match.secrets.token_hex", salt_of)
    monkeypatch.setattr("bot.staging.board.BOARD_DISTANCE", 0.0)
    monkeypatch.setattr("bot.tables.hands.HAND_DISTANCE", 0.0)


@pytest.mark.parametrize(("one", "other"), [("Qj", "Jt"), ("Ts", "Jp")])
async def test_hidden_cards_of_others_show_in_no_byte_until_they_are_played(
    tmp_path: Path, one: str, other: str
) -> None:
    here = await seen(COUNTED, tmp_path / "here.db", UNTIL_THE_BOMB)
    there = await seen(swapped(COUNTED, one, other), tmp_path / "there.db", UNTIL_THE_BOMB)
    for name in ("Clover", "Elster"):
        assert len(here[name]) > 20
        assert here[name] == there[name], name
    # Who acts opens the hand anew while it changes. Told anew before it is painted anew, it keeps the words of its
    # picture, so that for Amsel these may come early or late.
    assert untold(here["Amsel"]) == untold(there["Amsel"])
    assert here["Biber"] != there["Biber"], "or nothing was swapped"
    assert any(sight.pictures for sight in here["Elster"])
