"""`bot.staging.mentions`: commands in texts, as readers of every language can use them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from bot.app import TichuClient
from bot.settings import Settings
from bot.speech import LOCALES, speech_for
from bot.staging.mentions import Direct, Mentions, named
from bot.staging.panel import LONGEST_TEXT
from bot.translation import Translator
from data.database import Database

IDS: Final = {"tichu": 1_234_567_890_123_456_789, "tichu-manage": 1_234_567_890_123_456_790}
START: Final = f"</tichu start:{IDS['tichu']}>"
Payload = dict[str, Any]


@pytest.fixture
async def commands(tmp_path: Path) -> Sequence[Payload]:
    """All commands as they are registered."""
    path = tmp_path / "tables.sqlite3"
    async with await Database.open(path) as database, TichuClient(database, Settings.model_construct()) as client:
        client.add_commands()
        return [await one.get_translated_payload(client.tree, Translator()) for one in client.tree.get_commands()]


@pytest.fixture
def mentions(commands: Sequence[Payload]) -> Mentions:
    made = Mentions()
    made.learn(commands, IDS)
    return made


def test_until_the_ids_are_known_texts_stay_as_they_are() -> None:
    text = speech_for("ko")("reply-no-table")
    assert Mentions()(text) == text


def test_everybody_can_press_what_the_text_of_another_language_names(mentions: Mentions) -> None:
    for locale in LOCALES:
        assert START in mentions(speech_for(locale)("reply-no-table"))
    assert START in mentions(speech_for("ko")("reply-no-table"), "de")
    assert START in mentions(speech_for("de")("reply-no-table"), "fr")


def test_who_lists_a_command_by_the_very_name_reads_that_name(mentions: Mentions) -> None:
    for locale, client in (("ko", "ko"), ("de", "de")):
        text = speech_for(locale)("reply-no-table-past")
        assert mentions(text, client) == text
    assert START in mentions(speech_for("en")("reply-no-table"), "en-GB")


def test_a_text_that_keeps_one_of_its_names_keeps_all(mentions: Mentions) -> None:
    text = "`/tichu start`, `/tichu lernen`"
    assert mentions(text, "de") == text
    assert mentions(text, "en-US") == f"{START}, </tichu tutorial:{IDS['tichu']}>"
    assert START in mentions("`/tichu start`, `/tichu nichts`", "de")


def test_nobody_can_press_anything_in_direct_messages(mentions: Mentions) -> None:
    text = speech_for("ko")("own-direct-hello")
    assert mentions(text, Direct.MESSAGES) == text != mentions(text, "en")


def test_particles_go_with_the_name_that_is_shown(mentions: Mentions) -> None:
    manage = f"</tichu-manage end:{IDS['tichu-manage']}>"
    rules, start = (f"</tichu {name}:{IDS['tichu']}>" for name in ("rules", "start"))
    text = "`/티츄 규칙`을, `/티츄 시작`으로, `/티츄관리 종료`는, `/티츄 시작`이라고, `/티츄 없음`을"
    assert mentions(text) == f"{rules}를, {start}로, {manage}는, {start}이라고, `/티츄 없음`을"


def test_a_text_never_grows_beyond_a_message(mentions: Mentions) -> None:
    fit = LONGEST_TEXT // (len(START) + 1)
    assert mentions("`/tichu start` " * fit) == f"{START} " * fit
    many = "`/tichu start` " * (fit + 1)
    assert mentions(many) == many


def test_a_name_means_one_command_in_whatever_language(commands: Sequence[Payload]) -> None:
    known = named(commands)
    assert len({called.path for called in known.values()}) > 25
    for called in known.values():
        assert known[called.path].path == called.path
    for written, called in known.items():
        for locale in LOCALES:
            names = [name for name, other in known.items() if other.path == called.path and locale in other.languages]
            assert len(names) == 1, (written, locale)
