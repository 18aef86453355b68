"""With bots at the table, too, nothing that a person holds shows to others: in no act, no message, and at no time.

Two people and two bots play a round twice, alike but for two cards that the people hold the other way round: once one
of them has a bomb, once nobody. They do what they would do in both, and slowly. Everything else has to be the same.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from bot.matches.match import AnyMatch
from bot.sandbox import Sandbox, point_discordpy
from bot.settings import Settings
from data.database import Database
from data.journal import Journal
from engine.cards import Card
from tests.manual_clock import ManualClock
from tests.screens import Screen
from tests.wire.beside import room_of
from tests.wire.eyes import Eyes, Sight
from tests.wire.real_bot import Club, club
from tests.wire.test_noninterference import first_of_all, salt_of
from tests.wire.wire_client import WireClient

SEED: Final = 3
"""A bot has the Mah Jong, North three queens, and South the fourth."""
TWINS: Final = ("Qt", "5p")
GIFTS: Final = {0: ("2s", "2j", "3p"), 2: ("3s", "3j", "4p")}
"""By person: to the next seat, the partner, the seat before."""
SLOW: Final = 21.0
"""Seconds that people take: somebody is called after twenty."""
PINGING: Final = Settings.model_construct(think_seconds=0.0, ping_seconds=20.0, clicks_per_second=0.0)
LEAST: Final = 12
MOST: Final = 40
"""Things that the people do."""


@dataclass(frozen=True, slots=True)
class Evening:
    """What came of a round: all acts, what people were shown, what was sent and asked of the clock, and when."""

    acts: list[tuple[str, str, float]]
    sights: dict[str, list[Sight]]
    sent: list[tuple[float, int, int]]
    asked: list[tuple[str, float, float]]


async def evening(path: Path, *, swaps: bool) -> Evening:
    """The round, until a wish binds somebody, or it is over, or long enough."""
    sandbox = Sandbox(bot_name="Probe", rate_limits=False)
    with point_discordpy(await sandbox.start()):
        place = club(sandbox, path)
        clock = place.clock
        watching = (place.people[0], place.people[1], place.stranger)
        eyes = {one.name: Eyes(sandbox.world, place.channel.id, one.person.user.id) for one in watching}
        sent: list[tuple[float, int, int]] = []

        def deal(deck: list[Card]) -> None:
            random.Random(SEED).shuffle(deck)
            if swaps:
                one, other = (deck.index(Card.parse(card)) for card in TWINS)
                deck[one], deck[other] = deck[other], deck[one]

        async with place.bot(deal, PINGING) as client:
            await gather(place)
            for number in range(MOST):
                await client.rooms.settle()
                for one in eyes.values():
                    one.look()
                posts = [one for one in sandbox.requests if one.method == "POST" and one.route.endswith("/messages")]
                gone = [one for one in sandbox.requests if one.method == "DELETE"]
                sent.append((clock.now(), len(posts), len(gone)))
                match = room_of(client, place).match
                assert match is not None
                if match.resting or not await go_on(place, match, clock):
                    assert number > LEAST
                    break
            await client.rooms.settle()
        async with await Database.open(path) as database:
            (row,) = await database.rows("SELECT id FROM match")
            entries = await Journal(database).entries(row["id"])
        await sandbox.stop()
    return Evening(
        acts=[(entry.actor, entry.action, entry.at) for entry in entries if entry.actor != "dealer"],
        sights={name: one.seen for name, one in eyes.items()},
        sent=sent,
        asked=clock.asked,
    )


async def gather(place: Club) -> None:
    """Amsel and Clover sit down as partners, and bots beside them."""
    host, guest = place.people[0], place.people[2]
    await host.slash("tichu start", clock="relaxed")
    for who, verb, argument in ((guest, "sit", "2"), (host, "add_bots", ""), (host, "start", "")):
        await place.sandbox.world.until(partial(may, who, verb, argument))
        board = next(one for one in reversed(who.screens()) if one.find(verb, argument))
        await who.press(board, board.button(verb, argument).id)


def may(who: WireClient, verb: str, argument: str) -> bool:
    """Whether somebody sees a button that can be pressed."""
    found = [one.button(verb, argument) for one in who.screens() if one.find(verb, argument)]
    return bool(found) and not found[-1].disabled


async def go_on(place: Club, match: AnyMatch, clock: ManualClock) -> bool:
    """Let one person do slowly what they would do with either hand; whether that was possible."""
    seats = sorted(seat for seat in GIFTS if seat in match.awaited)
    if not seats:
        clock.run_out()
        return True
    clock.advance(SLOW)
    who = place.people[seats[0]]
    hand = (await who.slash("tichu hand")).shown
    if hand.find("no_grand"):
        await who.press(hand, hand.button("no_grand").id)
    elif hand.find("gift"):
        await give(who, hand, seats[0])
    elif (passing := hand.find("pass")) is not None and not passing.disabled:
        await who.press(hand, passing.id)
    else:
        return False
    return True


async def give(who: WireClient, hand: Screen, seat: int) -> None:
    for step, card in enumerate(GIFTS[seat], start=1):
        for verb, argument in (("tick", card), ("gift", str((seat + step) % 4))):
            hand = (await who.press(hand, hand.button(verb, argument).id)).shown
    await who.press(hand, hand.button("give").id)


def sealed(_: str, __: Sequence[Card]) -> str:
    """No chance in seals."""
    return "5ea1" * 16


@pytest.fixture(autouse=True)
def told_apart_by_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables have one name and decks one seal, by which bots toss coins, and messages follow at once."""
    monkeypatch.setattr("bot.tables.rooms.secrets.choice", first_of_all)
    monkeypatch.setattr("bot.matches.match.secrets.token_hex", salt_of)
    monkeypatch.setattr("engine.tichu.game.commitment", sealed)
    monkeypatch.setattr("bot.staging.board.BOARD_DISTANCE", 0.0)
    monkeypatch.setattr("bot.tables.hands.HAND_DISTANCE", 0.0)


async def test_a_bomb_of_a_person_shows_in_nothing_that_bots_do_or_that_is_sent_to_others(tmp_path: Path) -> None:
    here = await evening(tmp_path / "here.db", swaps=False)
    there = await evening(tmp_path / "there.db", swaps=True)
    assert here.acts == there.acts
    assert {actor for actor, *_ in here.acts} >= {"seat-0", "seat-1", "seat-2", "seat-3"}
    for name in ("Biber", "Elster"):
        assert len(here.sights[name]) > LEAST
        assert here.sights[name] == there.sights[name], name
    assert here.sights["Amsel"] != there.sights["Amsel"], "or nothing was swapped"
    assert here.sent == there.sent
    assert here.asked == there.asked
    assert here.sent[-1][1] > here.sent[0][1] + 3, "people were called"
