"""What an act costs at the platform, and messages that are lost: deleted, dismissed, or out of reach."""

import asyncio
from collections import Counter
from collections.abc import Iterable

import pytest

from bot.app import TichuClient
from bot.sandbox import TOKEN_LIFE, Request
from bot.speech import speech_for
from engine.cards import Cards
from tests.stacked import COUNTED
from tests.table_driver import Table
from tests.wire.real_bot import Club

KOREAN = speech_for("ko")
CALLBACK = "/interactions/{interaction}/{token}/callback"
TO_THE_EIGHT = 11
"""Acts of the script until East has to play an eight."""
TO_THE_DRAGON = 15
"""Acts of the script until the Dragon lies on the table."""


async def at_rest(client: TichuClient) -> None:
    """Everything that was to be shown is shown, and a new edit would go out at once."""
    await client.rooms.settle()
    await asyncio.sleep(1.2)


def costs(requests: Iterable[Request]) -> Counter[str]:
    """How many requests of which kind."""
    return Counter(kind(request) for request in requests)


def kind(request: Request) -> str:
    """The request in a word."""
    match request.method, request.route.split("/")[1]:
        case "POST", "interactions":
            return "callback"
        case "PATCH", "webhooks":
            return "hand"
        case "PATCH", "channels":
            return "board"
        case "POST", "channels":
            return "new message"
        case method, where:
            return f"{method} {where}"


async def opened(table: Table, acts: int) -> None:
    await table.open()
    for seat in range(4):
        await table.open_hand(seat)
    await table.play(COUNTED, stop=acts)


async def test_an_act_costs_one_callback_three_hands_and_one_board(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await opened(table, TO_THE_EIGHT)
        await at_rest(client)

        ledger = place.sandbox.requests
        ledger.clear()
        screen = table.kept_hand(1)
        assert screen is not None
        screen = await table.press(1, screen, screen.button("tick", "8j"))
        await at_rest(client)
        assert costs(ledger) == {"callback": 1}, "a tick is nobody else's business"

        ledger.clear()
        place.spy.plays(1, Cards("8j"))
        await table.press(1, screen, screen.button("play"))
        await at_rest(client)
        assert costs(ledger) == {"callback": 1, "hand": 3, "board": 1}
        assert ledger.invalid == 0


async def test_a_burst_of_acts_is_two_edits_of_the_board(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await opened(table, TO_THE_DRAGON)
        await at_rest(client)
        ledger = place.sandbox.requests
        ledger.clear()
        for seat in (1, 2, 3):
            screen = table.kept_hand(seat)
            assert screen is not None
            # A tick brings the hand up to date at once, the edit of it would keep its distance.
            fresh = await table.press(seat, screen, screen.button("tick", str(next(iter(screen.cards)))))
            await table.press(seat, fresh, fresh.button("pass"))
        await at_rest(client)
        spent = costs(ledger)
        assert spent["callback"] == 6
        assert spent["board"] == 2, "the first act at once, the others together"
        assert spent["hand"] < 9
        assert KOREAN("wait-bombs") in table.public("hand").text

        ledger.clear()
        place.clock.run_out()
        await at_rest(client)
        assert costs(ledger) == {"hand": 4, "board": 1}
        assert ledger.invalid == 0


async def test_a_token_that_has_ended_is_never_used(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await opened(table, TO_THE_DRAGON)
        await at_rest(client)
        loop, real = asyncio.get_running_loop(), asyncio.get_running_loop().time
        monkeypatch.setattr(loop, "time", lambda: real() + TOKEN_LIFE + 1)
        place.sandbox.clock.advance(TOKEN_LIFE + 1)
        place.sandbox.requests.clear()

        screen = table.kept_hand(1)
        assert screen is not None
        await table.press(1, screen, screen.button("pass"))
        await at_rest(client)
        assert costs(place.sandbox.requests) == {"callback": 1, "board": 1}
        # A click on the old copy brings its own token, and the hand is alive again.
        screen = table.kept_hand(2)
        assert screen is not None
        fresh = await table.press(2, screen, screen.button("tick", str(next(iter(screen.cards)))))
        await table.press(2, fresh, fresh.button("pass"))
        await at_rest(client)
        assert costs(place.sandbox.requests) == {"callback": 3, "hand": 1, "board": 2}
        assert place.sandbox.requests.invalid == 0


async def test_a_board_that_was_deleted_comes_back(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await opened(table, TO_THE_DRAGON)
        await at_rest(client)
        old = table.public("hand")
        place.sandbox.world.remove_message(place.sandbox.world.message(place.channel.id, old.id))
        assert not table.sees("hand")
        await table.act("1", "passes")
        await table.until(lambda: table.sees("hand"))
        assert table.public("hand").id != old.id
        await table.play(COUNTED, TO_THE_DRAGON + 1, TO_THE_DRAGON + 6)


async def test_a_dismissed_hand_is_not_missed(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await opened(table, TO_THE_DRAGON)
        screen = table.kept_hand(2)
        assert screen is not None
        place.people[2].person.dismiss(place.sandbox.world.message(place.channel.id, screen.id))
        await table.act("1", "passes")
        await at_rest(client)
        place.sandbox.requests.clear()
        await table.act("2", "passes")
        await at_rest(client)
        assert place.sandbox.requests
        assert {request.status for request in place.sandbox.requests} <= {200, 204}, "nothing was asked in vain"
