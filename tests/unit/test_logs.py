"""`bot.logs`: whatever is logged, no token is, and no library may write what people hold."""

import io
import logging
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.logs import Redacted, start_logging

SECRET = "MTIz.bot-token.abc_DEF"  # noqa: S105 - made up
TOKEN = "aW50ZXJhY3Rpb246MTIz-_x.y"  # noqa: S105 - made up
ROUTES = (
    f"https://discord.com/api/v10/interactions/1234567890/{TOKEN}/callback",
    f"https://discord.com/api/v10/webhooks/987654321/{TOKEN}/messages/@original",
    f"/webhooks/987654321/{TOKEN}?wait=true",
)


@pytest.fixture(autouse=True)
def untouched() -> Iterator[None]:
    """Logging as it was, after the test."""
    root = logging.getLogger()
    loggers = (root, logging.getLogger("discord"), logging.getLogger("aiosqlite"))
    handlers, levels = root.handlers[:], [logger.level for logger in loggers]
    for logger in loggers[1:]:
        logger.setLevel(logging.NOTSET)
    yield
    root.handlers[:] = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


def written(monkeypatch: pytest.MonkeyPatch, level: str = "DEBUG") -> io.StringIO:
    """The log of a process that starts now."""
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    start_logging(level, secret=SECRET)
    return stream


@pytest.mark.parametrize("route", ROUTES)
def test_tokens_in_routes_are_not_written(monkeypatch: pytest.MonkeyPatch, route: str) -> None:
    log = written(monkeypatch)
    logging.getLogger("bot.anything").warning("%s failed, and so did %s", route, route)
    assert TOKEN not in log.getvalue()
    assert log.getvalue().count("[token]") == 2
    assert ("1234567890" in route) == ("1234567890" in log.getvalue()), "which interaction it was stays readable"


@pytest.mark.parametrize("route", ROUTES)
def test_tokens_in_tracebacks_are_not_written(monkeypatch: pytest.MonkeyPatch, route: str) -> None:
    log = written(monkeypatch)
    error = RuntimeError(route)
    error.__cause__ = OSError(f"cannot connect to {route} as Bot {SECRET}")
    logging.getLogger("bot.anything").error("it failed", exc_info=error)
    assert "direct cause" in log.getvalue()
    assert TOKEN not in log.getvalue()
    assert SECRET not in log.getvalue()


def test_the_bot_s_token_is_written_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    log = written(monkeypatch)
    logging.getLogger("discord.http").error("Authorization: Bot %s", SECRET, stack_info=True)
    logging.getLogger("aiohttp.client").info({"token": SECRET})
    assert SECRET not in log.getvalue()
    assert log.getvalue().count("[token]") == 2


@given(st.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.", min_size=20, max_size=200))
def test_no_form_of_token_comes_through(token: str) -> None:
    record = logging.LogRecord("n", logging.INFO, "p", 1, "POST %s", (f"/interactions/1/{token}/callback",), None)
    assert token not in Redacted(None).format(record)


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "WARNING", "ERROR"])
@pytest.mark.parametrize("name", ["discord", "discord.http", "discord.gateway", "discord.webhook.async_", "aiosqlite"])
def test_libraries_never_write_bodies_of_requests_or_values_of_statements(
    monkeypatch: pytest.MonkeyPatch, level: str, name: str
) -> None:
    log = written(monkeypatch, level)
    library = logging.getLogger(name)
    library.debug("the hand of somebody")
    assert log.getvalue() == ""
    assert not library.isEnabledFor(logging.DEBUG)


@pytest.mark.parametrize(("level", "lines"), [("DEBUG", 4), ("INFO", 3), ("WARNING", 2), ("ERROR", 1)])
def test_the_operator_s_level_holds_for_our_own_lines(monkeypatch: pytest.MonkeyPatch, level: str, lines: int) -> None:
    log = written(monkeypatch, level)
    for number in (logging.DEBUG, logging.INFO, logging.WARNING, logging.ERROR):
        logging.getLogger("bot.anything").log(number, "a line")
    assert len(log.getvalue().splitlines()) == lines
