"""`bot.tables.hands` over the wire: one live hand a person, reached by the token of their last click alone."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from http import HTTPStatus
from pathlib import Path
from typing import Final

import discord
import pytest

from bot.sandbox import Interaction, Message, Sandbox
from bot.speech import Speech, speech_for
from bot.staging.panel import Panel
from bot.tables.direct_hands import Dealt, DirectHands
from bot.tables.hands import TOKEN_LIFE, Hands
from bot.tokens import Tokens
from data.database import Database
from data.open_hands import OpenHands
from data.tables import StoredTable, Tables
from tests.wire.stage_client import Theatre, panel, theatre

ENGLISH: Final = speech_for("en-US")
TABLE: Final = "abc"
CALLBACK: Final = r"^/interactions/"
WEBHOOKS: Final = r"^/webhooks/"


async def _nowhere(_: int) -> None:
    """Nobody here wants a hand by direct message."""


class Table:
    """What the hands show: a text, to those who sit."""

    def __init__(self, house: Theatre, tokens: Tokens) -> None:
        self.says = "1"
        self.colour: str | None = None
        self.seated = {house.person.user.id}
        self.spoiled: set[int] = set()
        nobody = Dealt(0, lambda: 0, tuple, _nowhere, self._hand, str)
        direct = DirectHands(TABLE, house.stage, tokens, nobody)
        self.hands = Hands(TABLE, house.stage, tokens, self._hand, direct, awaits=lambda _: False)
        self._house = house

    def change(self, text: str) -> None:
        """The table changes."""
        self.says = text
        self.hands.refresh()

    async def board(self) -> Message:
        """A public message to press."""
        posted = await self._house.stage.post(self._house.channel.id, panel("board"))
        return self._house.sandbox.world.message(self._house.channel.id, posted)

    async def opened(self, board: Message) -> Message:
        """The hand that a click on the board opens."""
        used, click = await self._house.clicked(board)
        await self.hands.show(click, ENGLISH, panel(self.says, self.colour))
        return await (await used.answered()).shown()

    async def pressed(self, hand: Message, say: str, *, first: Callable[[], None] = lambda: None) -> Interaction:
        """A click on a hand that makes it say this; `first` happens at the table because of it."""
        used, click = await self._house.clicked(hand)

        async def make() -> Panel:
            first()
            await asyncio.sleep(0)
            return panel(say, self.colour)

        await self.hands.answer(click, ENGLISH, make)
        return await used.answered()

    def _hand(self, user: int, speech: Speech, *, fresh: bool = False) -> Panel | None:
        del fresh  # it shows the same
        assert speech is ENGLISH
        if user in self.spoiled:
            raise ValueError("this hand cannot be drawn")
        return panel(self.says, self.colour) if user in self.seated else None


@pytest.fixture
async def house(sandbox: Sandbox) -> AsyncIterator[Theatre]:
    async with theatre(sandbox) as house:
        yield house


@pytest.fixture
async def tokens(tmp_path: Path) -> AsyncIterator[Tokens]:
    """The store of a table that is open."""
    async with await Database.open(tmp_path / "tichu.db") as database:
        stored = StoredTable(id=TABLE, guild=1, channel=2, host=3, locale="en", settings="{}", created=0.0, changed=0.0)
        await Tables(database).create(stored)
        tokens = Tokens(OpenHands(database), time.time)
        yield tokens
        await tokens.settle()
        tokens.stop()


@pytest.fixture
async def table(house: Theatre, tokens: Tokens) -> Table:
    return Table(house, tokens)


def edits(house: Theatre, used: Interaction | None = None) -> int:
    """How many edits by token there were, all or with this click's."""
    sent = house.sandbox.requests.of("PATCH", "/webhooks/{application}/{token}/messages/{message}")
    return len([request for request in sent if used is None or request.interaction_id == used.id])


async def test_a_hand_is_private_and_follows_the_table(house: Theatre, table: Table) -> None:
    hand = await table.opened(await table.board())
    assert hand.is_ephemeral
    table.change("2")
    await house.until("board", "2")
    assert len(table.hands) == 1


async def test_a_hand_opened_again_takes_the_older_one_away(house: Theatre, table: Table) -> None:
    board = await table.board()
    first = await table.opened(board)
    second = await table.opened(board)
    await house.until("board", "1")
    assert first.id != second.id
    table.change("2")
    await house.until("board", "2")
    assert len(table.hands) == 1


async def test_two_presses_at_once_leave_one_hand(house: Theatre, table: Table) -> None:
    board = await table.board()
    await asyncio.gather(*(table.opened(board) for _ in range(3)))
    await table.hands.settle()
    await house.until("board", "1")
    assert len(table.hands) == 1


async def test_a_table_that_moves_while_a_hand_is_being_opened_is_shown(house: Theatre, table: Table) -> None:
    board = await table.board()
    house.sandbox.faults.inject("POST", CALLBACK, delay=0.3)
    opening = asyncio.create_task(table.opened(board))
    await asyncio.sleep(0.15)
    table.change("2")
    await opening
    await house.until("board", "2")


async def test_a_click_costs_one_answer_even_though_it_moves_the_table(house: Theatre, table: Table) -> None:
    hand = await table.opened(await table.board())
    await table.pressed(hand, "mine", first=lambda: table.change("as others see it"))
    await table.hands.settle()
    assert house.texts == ["board", "mine"]
    assert edits(house) == 0


async def test_what_a_refused_click_is_told_stays(house: Theatre, table: Table) -> None:
    hand = await table.opened(await table.board())
    await table.pressed(hand, "1, and you may not")
    await table.hands.settle()
    assert house.texts == ["board", "1, and you may not"]


async def test_a_table_that_moves_while_a_click_is_answered_is_shown(house: Theatre, table: Table) -> None:
    hand = await table.opened(await table.board())
    house.sandbox.faults.inject("POST", CALLBACK, delay=0.3)
    pressing = asyncio.create_task(table.pressed(hand, "mine"))
    await asyncio.sleep(0.15)
    table.change("2")
    await pressing
    await house.until("board", "2")


async def test_an_older_copy_that_is_clicked_becomes_the_live_one(house: Theatre, table: Table) -> None:
    board = await table.board()
    old = await table.opened(board)
    house.sandbox.faults.inject("DELETE", WEBHOOKS, status=HTTPStatus.NOT_FOUND, code=10008)
    await table.opened(board)
    await table.hands.settle()
    await house.until("board", "1", "1")
    await table.pressed(old, "clicked")
    table.change("2")
    await house.until("board", "2", "1")
    assert len(table.hands) == 1


async def test_a_click_on_a_hand_that_goes_meanwhile_is_answered_with_another(house: Theatre, table: Table) -> None:
    board = await table.board()
    old = await table.opened(board)
    used, click = await house.clicked(old)
    await table.opened(board)
    await table.hands.settle()
    done: list[str] = []

    async def make() -> Panel:
        done.append("the act")
        return panel("mine")

    await table.hands.answer(click, ENGLISH, make)
    assert (await (await used.answered()).shown()).content == "mine"
    await house.until("board", "mine")
    assert done == ["the act"]
    table.change("2")
    await house.until("board", "2")


async def test_a_hand_of_before_the_restart_lives_again_with_a_click(
    house: Theatre, table: Table, tokens: Tokens
) -> None:
    hand = await table.opened(await table.board())
    after = Table(house, tokens)
    after.change("not shown")
    await after.pressed(hand, "clicked")
    after.change("2")
    await house.until("board", "2")


async def test_a_hand_of_before_the_restart_goes_on_without_a_click(
    house: Theatre, table: Table, tokens: Tokens
) -> None:
    hand = await table.opened(await table.board())
    await tokens.settle()
    after = Table(house, tokens)
    await after.hands.resume()
    assert len(after.hands) == 1
    after.change("2")
    await house.until("board", "2")
    # A second one takes the first one away, with the token of the process before.
    await after.opened(await after.board())
    await after.hands.settle()
    await tokens.settle()
    assert hand.id not in {message.id for message in house.messages}
    assert len(await tokens.alive(TABLE)) == 1


async def test_an_ended_token_is_never_tried(house: Theatre, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.hands.TOKEN_LIFE", 10.2)
    hand = await table.opened(await table.board())
    table.change("2")
    await house.until("board", "2")
    await asyncio.sleep(0.3)
    sent = edits(house)
    table.change("3")
    await table.hands.settle()
    assert edits(house) == sent
    assert len(table.hands) == 0
    await table.pressed(hand, "3")
    table.change("4")
    await house.until("board", "4")
    assert house.sandbox.requests.invalid == 0
    assert TOKEN_LIFE == 900, "Discord, Receiving and Responding"


async def test_a_token_that_ended_early_costs_one_request(house: Theatre, table: Table) -> None:
    hand = await table.opened(await table.board())
    house.sandbox.faults.inject("PATCH", WEBHOOKS, status=HTTPStatus.UNAUTHORIZED, code=50027)
    for text in ("2", "3", "4"):
        table.change(text)
        await table.hands.settle()
    assert edits(house) == 1
    await table.pressed(hand, "clicked")
    table.change("5")
    await house.until("board", "5")


async def test_a_hand_whose_token_has_just_ended_early_lives_again_with_a_click(house: Theatre, table: Table) -> None:
    hand = await table.opened(await table.board())
    house.sandbox.faults.inject("PATCH", WEBHOOKS, status=HTTPStatus.UNAUTHORIZED, code=50027)
    table.change("2")
    await table.hands.settle()
    await table.pressed(hand, "clicked")
    table.change("3")
    await house.until("board", "3")


async def test_a_picture_that_came_too_late_for_its_token_is_shown_with_the_next_click(
    house: Theatre, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.hands.TOKEN_LIFE", 10.5)
    table.colour = "#FF0000"
    hand = await table.opened(await table.board())
    table.change("2")
    await house.until("board", "2")
    table.colour = "#00FF00"
    table.change("3")  # waits for its distance from the edit before, longer than the token lives
    await table.hands.settle()
    assert house.texts == ["board", "2"]
    red = house.messages[1].attachments
    await table.pressed(hand, "3")
    assert house.messages[1].attachments != red
    assert house.sandbox.requests.invalid == 0


async def test_a_request_is_not_tried_again_once_its_token_has_ended(
    house: Theatre, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.hands.TOKEN_LIFE", 0.5)
    monkeypatch.setattr("bot.tables.hands.SPARE", 0.0)
    await table.opened(await table.board())
    house.sandbox.faults.inject("PATCH", WEBHOOKS, status=HTTPStatus.BAD_GATEWAY)  # the library waits for a second
    table.change("2")
    await table.hands.settle()
    await asyncio.sleep(0.8)
    assert edits(house) == 1


async def test_a_dismissed_hand_costs_one_request(house: Theatre, table: Table) -> None:
    hand = await table.opened(await table.board())
    house.person.dismiss(house.person.seen(hand))
    for text in ("2", "3"):
        table.change(text)
        await table.hands.settle()
    assert edits(house) == 1
    assert len(table.hands) == 0


async def test_an_answer_that_failed_is_made_good_with_the_token_of_before(house: Theatre, table: Table) -> None:
    board = await table.board()
    hand = await table.opened(board)
    house.sandbox.faults.inject("POST", CALLBACK, status=HTTPStatus.NOT_FOUND, code=10062)
    with pytest.raises(discord.NotFound):
        await table.pressed(hand, "mine", first=lambda: table.change("2"))
    await house.until("board", "mine")
    table.change("3")
    await house.until("board", "3")


async def test_who_no_longer_sits_sees_no_more(house: Theatre, table: Table) -> None:
    await table.opened(await table.board())
    table.seated.clear()
    table.change("secret")
    await table.hands.settle()
    await house.until("board")
    assert len(table.hands) == 0


async def test_who_leaves_while_their_click_is_answered_sees_no_more(house: Theatre, table: Table) -> None:
    hand = await table.opened(await table.board())
    house.sandbox.faults.inject("POST", CALLBACK, delay=0.3)
    pressing = asyncio.create_task(table.pressed(hand, "mine"))
    await asyncio.sleep(0.15)
    table.seated.clear()
    table.hands.close(house.person.user.id)
    table.change("secret")
    with pytest.raises(discord.NotFound):
        await pressing  # the message that it was to change is gone
    await table.hands.settle()
    await house.until("board")
    assert len(table.hands) == 0


async def test_a_hand_that_cannot_be_drawn_costs_the_others_nothing(
    house: Theatre, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    board = await table.board()
    await table.opened(board)
    other = house.sandbox.world.add_user("East", locale="de")
    house.sandbox.world.join(house.guild, other)
    beside = Theatre(
        house.sandbox,
        house.guild,
        house.channel,
        house.sandbox.person(other),
        house.client,
        house.stage,
        house.pictures,
    )
    await opened_by(beside, table, board)
    table.seated.add(other.id)
    table.spoiled.add(house.person.user.id)
    with caplog.at_level(logging.ERROR, "bot.tables.hands"):
        table.change("2")
    await house.until("board", "1", "2")
    assert "cannot be drawn" in caplog.text


async def opened_by(house: Theatre, table: Table, board: Message) -> None:
    used, click = await house.clicked(board)
    await table.hands.show(click, ENGLISH, panel(table.says))
    await used.answered()


async def test_all_hands_are_taken_away_and_nothing_is_left(house: Theatre, table: Table) -> None:
    await table.opened(await table.board())
    table.hands.close_all()
    await table.hands.settle()
    await house.until("board")
    assert len(table.hands) == 0
