"""`bot.logs`: errors are told by their kind and place; their words, which may quote hands and tokens, are not."""

import asyncio
import gc
import io
import logging
import sqlite3
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import aiosqlite
import pytest

from bot.logs import start_logging
from bot.settings import Settings
from data.open_hands import StoredHand
from engine.cards import Cards
from tests.property.walks import states

HAND = "8j 9s DR PH"
TOKEN = "aW50ZXJhY3Rpb246c2VjcmV0"  # noqa: S105 -- made up
BOT = "MTIz.bot-token.abc_DEF"


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The log of a process at its loudest."""
    root = logging.getLogger()
    handlers, level, stream = root.handlers[:], root.level, io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    start_logging("DEBUG", secret=BOT)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    for library in ("discord", "aiosqlite"):
        logging.getLogger(library).setLevel(logging.NOTSET)


def look_up() -> None:
    """Say what everybody holds."""
    raise LookupError(f"{Cards(HAND)} {next(islice(states(1), 40, None))!r}")


def fail() -> None:
    """As a mistake of ours would, with all that an error can say."""
    try:
        look_up()
    except LookupError as error:
        raise ExceptionGroup(HAND, [ValueError(HAND), KeyError(TOKEN)]) from error


def clean(text: str) -> None:
    """No word of an error, and where it was."""
    assert "test_log_errors.py" in text
    assert not any(word in text for word in (HAND, str(Cards(HAND)), "hands=", TOKEN, BOT, "8j"))


def test_errors_that_quote_hands_are_told_by_kind_and_place(log: io.StringIO) -> None:
    try:
        fail()
    except ExceptionGroup:
        logging.getLogger("bot.anything").exception("it failed")
    clean(log.getvalue())
    assert "LookupError" in log.getvalue()
    assert "direct cause" in log.getvalue()


def test_what_asyncio_says_of_a_task_that_nobody_awaited_tells_no_hand(log: io.StringIO) -> None:
    async def work() -> None:
        fail()

    async def main() -> None:
        task = asyncio.create_task(work())
        await asyncio.wait((task,))
        del task
        gc.collect()

    asyncio.run(main())
    assert "never retrieved" in log.getvalue()
    clean(log.getvalue())


async def test_errors_of_the_store_tell_no_parameters_and_the_library_no_statement(
    log: io.StringIO, tmp_path: Path
) -> None:
    async with aiosqlite.connect(tmp_path / "x.db") as connection:
        await connection.execute("CREATE TABLE one (a TEXT UNIQUE)")
        await connection.execute("INSERT INTO one VALUES (?)", (HAND,))
        try:
            await connection.execute("INSERT INTO one VALUES (?)", (HAND,))
        except sqlite3.IntegrityError:
            logging.getLogger("bot.anything").exception("not stored")
    assert "UNIQUE constraint failed" in log.getvalue(), "the system's own words stay"
    clean(log.getvalue())


def test_neither_discord_nor_aiohttp_writes_a_token_at_its_loudest(log: io.StringIO) -> None:
    for name in ("aiohttp.client", "aiohttp.access", "discord.http", "discord.gateway", "discord.webhook.async_"):
        logging.getLogger(name).debug("POST https://discord.com/api/v10/webhooks/1/%s body %s Bot %s", TOKEN, HAND, BOT)
    assert TOKEN not in log.getvalue()
    assert BOT not in log.getvalue()


def test_no_value_of_ours_prints_a_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", BOT)
    hand = StoredHand(user=1, message=2, locale="ko", token=TOKEN, expires=3.0)
    assert TOKEN not in f"{hand!r} {hand}"
    assert BOT not in f"{Settings()!r}"
