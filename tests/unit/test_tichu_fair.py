"""The seal, the proof and the four hands as anybody is told them: after the round everything, before it nothing."""

import re
import shlex
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Final, TypeAlias

import pytest

from bot.games import opening_of
from bot.games.tichu.controls import TichuControls, timed
from bot.games.tichu.fair import hands, proof
from bot.games.tichu.shell import EVENTS
from bot.gathering.terms import Terms
from bot.matches.table import Books, Table
from bot.speech import LOCALES, MINUS, speech_for
from bot.staging.panel import Panel
from data.database import Database
from data.journal import Journal, Match
from engine.__main__ import main
from engine.cards import DECK
from engine.cli import chance
from engine.games import GAMES
from engine.kernel import Nature, Refusal
from engine.tichu.actions import Action, Deal
from engine.tichu.events import Event
from engine.tichu.fairness import spelled
from engine.tichu.notices import Notice
from engine.tichu.state import State
from engine.tichu.view import Phase, PlayerView, TableView
from tests.begun import begin
from tests.desk import Desk
from tests.person import NAMES, parsed, setting_for

SALT: Final = "00112233445566778899aabbccddeeff"
SEAL: Final = "c5b3b22519fca05f9ad4ea8d3170eb3e77b7b70a82e49564f64907149ce1a826"
"""What `sha256sum` makes of the salt and `DECK`."""
GIFTS: Final = ("2j 6j Tj", "2s 6s Ts", "2p 6p Tp", "2t 6t Tt")


def in_play(salt: str = SALT) -> Desk:
    """The first of two rounds, after the exchange."""
    at = Desk(options=["rounds=2"])
    at.does(Nature.DEALER, Deal(DECK, salt))
    at.answers(0, 1, 2, 3)
    for seat, cards in enumerate(GIFTS):
        at.gives(seat, cards)
    return at


def scored(salt: str = SALT) -> Desk:
    """The same round, over."""
    at, rng = in_play(salt), Random(1)
    while at.phase is not Phase.DEAL:
        at.does(*chance.choose(at.game, at.state, rng))
    return at


IN_PLAY: Final = in_play()
SCORED: Final = scored()


def board(at: Desk, locale: str = "en") -> Panel:
    return TichuControls(at.game.rules).board(at.table, setting_for(locale))


def asked(at: Desk, verb: str, argument: str = "", *, locale: str = "en") -> Panel:
    panel = TichuControls(at.game.rules).whisper(at.table, verb, setting_for(locale), argument)
    assert panel is not None
    return panel


def ids(panel: Panel) -> list[tuple[str, str]]:
    rows = [row for row in panel.rows if isinstance(row, tuple)]
    return [(click.verb, click.argument) for row in rows for button in row for click in [parsed(button.id)]]


# --- the board ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_shows_the_beginning_of_the_seal_small_and_last(locale: str) -> None:
    line = board(IN_PLAY, locale).text.splitlines()[-1]
    assert line.startswith("-# 🔒 ")
    assert f"`{SEAL[:12]}…`" in line
    after = board(SCORED, locale).text.splitlines()[-1]
    assert after.startswith("-# 🔓 ")
    assert f"`{SEAL[:12]}…`" in after


def test_the_seal_is_not_read_out_and_a_deal_without_one_shows_none() -> None:
    assert SEAL[:8] not in board(IN_PLAY).alt
    assert "🔒" not in board(in_play("")).text
    assert "🔓" not in board(scored("")).text


def test_proof_hands_and_replay_are_offered_with_the_result_and_not_before() -> None:
    offered = [("hands", "1"), ("verify", "1"), ("replay", "1")]
    assert not set(offered) & set(ids(board(IN_PLAY)))
    assert [one for one in ids(board(SCORED)) if one[1]] == offered
    assert [one for one in ids(board(scored(""))) if one[1]] == offered


def test_they_are_offered_at_the_end_of_the_match_too() -> None:
    at, rng = scored(), Random(4)
    at.does(Nature.DEALER, Deal(DECK[::-1], SALT))
    while at.phase is not Phase.OVER:
        at.does(*chance.choose(at.game, at.state, rng))
    assert [one for one in ids(board(at)) if one[1]] == [("hands", "2"), ("verify", "2"), ("replay", "2")]


# --- the proof ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_during_the_round_the_whole_seal_is_told_and_no_card(locale: str) -> None:
    for argument in ("", "1"):
        panel = asked(IN_PLAY, "verify", argument, locale=locale)
        assert f"`{SEAL}`" in panel.text
        assert SALT not in panel.text
        assert speech_for(locale)("fair-never") in panel.text, "what comes of it if the round is not scored"
        assert panel.rows == ()


def commands(panel: Panel) -> list[list[str]]:
    """The commands to paste, as a shell reads them."""
    return [shlex.split(block.partition("\n")[2]) for block in panel.text.split("```")[1::2] if block[:3] == "sh\n"]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_proof_tells_all_and_its_commands_give_the_seal(locale: str, capsys: pytest.CaptureFixture[str]) -> None:
    panel = asked(SCORED, "verify", locale=locale)
    for told in ("✅", f"`{SEAL}`", f"`{SALT}`", spelled(DECK), *NAMES):
        assert told in panel.text
    by_hand, by_program = commands(panel)
    assert (by_hand[:2], by_hand[3:]) == (["printf", "%s"], ["|", "sha256sum"])
    assert sha256(by_hand[2].encode()).hexdigest() == SEAL
    assert by_program[:3] == ["python", "-m", "engine"]
    assert main(by_program[3:]) == 0
    assert capsys.readouterr().out == f"{SEAL}\n"
    assert ids(panel) == [("hands", "1")]


def test_a_proof_that_fails_says_so() -> None:
    (told,) = SCORED.table.reveals
    table = replace(SCORED.table, reveals=(replace(told, deck=(DECK[1], DECK[0], *DECK[2:])),))
    text = proof(table, "1", setting_for("en")).text
    assert "❌" in text
    assert "✅" not in text


def test_a_round_without_a_seal_has_no_proof_but_hands() -> None:
    at = scored("")
    assert asked(at, "verify").text == "Round 1 was dealt without a seal, so there is nothing to check."
    assert asked(in_play(""), "verify").text == asked(at, "verify").text
    assert ids(asked(at, "verify")) == [("hands", "1")]
    assert "4♣" in asked(at, "hands").text


@pytest.mark.parametrize("argument", ["0", "2", "999", "x", "-1"])
@pytest.mark.parametrize("verb", ["verify", "hands"])
def test_any_number_is_answered_and_that_of_no_round_is_told(verb: str, argument: str) -> None:
    for at in (Desk(), IN_PLAY, SCORED):
        assert asked(at, verb, argument).text
    if argument in {"2", "999"}:
        assert asked(SCORED, verb, argument).text == "That round has not been played yet."


def test_an_earlier_round_can_be_asked_for_while_another_is_played() -> None:
    at = scored()
    at.does(Nature.DEALER, Deal(DECK[::-1], SALT))
    assert f"`{SEAL}`" in asked(at, "verify", "1").text
    assert SALT in asked(at, "verify", "1").text
    assert SALT not in asked(at, "verify").text
    assert asked(at, "hands").text == asked(at, "hands", "1").text
    assert asked(at, "hands", "2").text == "The four hands are shown once the round is over."


# --- the hands ---------------------------------------------------------------------------------------------------


def test_the_hands_stand_by_name_sorted_as_dealt_and_after_the_exchange_with_every_gift() -> None:
    lines = asked(SCORED, "hands").text.splitlines()
    assert lines[0] == "**All four hands of round 1**"
    assert re.fullmatch(rf"🔵 \*\*North\*\* 🎴 [+{MINUS}]\d+", lines[1])
    assert lines[2:5] == [
        "First 8: 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ / then Mah Jong 10♣ J♣ Q♣ K♣ A♣",
        f"Gave: 2♣ → {NAMES[1]} · 6♣ → {NAMES[2]} · 10♣ → {NAMES[3]}",
        "After the exchange: Mah Jong 2★ 3♣ 4♣ 5♣ 6♦ 7♣ 8♣ 9♣ 10♠ J♣ Q♣ K♣ A♣",
    ]
    assert re.fullmatch(rf"🟧 \*\*{NAMES[3]}\*\* 🎴 [+{MINUS}]\d+", lines[13])
    assert lines[15] == f"Gave: 2★ → {NAMES[0]} · 6★ → {NAMES[1]} · 10★ → {NAMES[2]}"


@pytest.mark.parametrize("locale", LOCALES)
def test_before_the_round_is_over_nobody_is_told_a_card(locale: str) -> None:
    texts = {asked(IN_PLAY, "hands", argument, locale=locale).text for argument in ("", "1")}
    assert len(texts) == 1
    assert not any(mark in text for text in texts for mark in "♣♠♦★")


@pytest.mark.parametrize("locale", LOCALES)
def test_answers_fit_with_the_longest_names(locale: str) -> None:
    name = r"\*" * 32
    setting = replace(setting_for(locale), names=(name,) * 4)
    for answer in (hands, proof):
        panel = answer(SCORED.table, "1", setting)
        assert len(panel.text) < 2000
        assert not panel.text.endswith("…")


# --- over a table and its journal ----------------------------------------------------------------------------------

TichuTable: TypeAlias = Table[State, Action, Event, PlayerView, TableView, Notice]


@pytest.fixture
async def journal(database: Database) -> Journal:
    await begin(database, Match(id="m1", game="tichu", options="[]", created=0.0))
    return Journal(database)


async def test_a_table_keeps_its_seals_over_a_restart_and_tells_each_round_after_it(journal: Journal) -> None:
    entry = GAMES["tichu"]

    async def table() -> TichuTable:
        made: TichuTable = Table(
            "m1", entry.make(["rounds=2"]), Books(journal, entry.actions, EVENTS, timed), lambda: 0.0
        )
        await made.restore(lambda _: None)
        return made

    live, game, rng, salts = await table(), entry.make(["rounds=2"]), Random(9), [SALT, SALT[::-1]]
    seals: list[str] = []
    state = game.opening()
    while live.awaited:
        actor, action = chance.choose(game, state, rng)
        if isinstance(action, Deal):
            action = replace(action, salt=salts[len(seals)])
        assert await live.submit(actor, action) is None
        step = game.play(state, actor, action)
        assert not isinstance(step, Refusal)
        state = step.state
        seen = live.spectacle()
        if isinstance(action, Deal):
            seals.append(seen.commitment)
            live = await table()
            assert live.spectacle() == seen
    told = (await table()).spectacle().reveals
    assert [(one.commitment, one.salt) for one in told] == list(zip(seals, salts, strict=True))
    assert all(one.is_proved for one in told)


async def test_a_match_is_dealt_with_a_salt_by_chance(database: Database) -> None:
    seals: set[str] = set()
    for match in ("m2", "m3"):
        await begin(database, Match(id=match, game="tichu", options="[]", created=0.0))
        run = await opening_of(Terms()).restore(match, journal=Journal(database), now=lambda: 0.0, changed=lambda: None)
        await run.deal(lambda _: None)
        panel = run.whisper("verify", setting_for("en"))
        assert panel is not None
        (seal,) = (line for line in panel.text.splitlines() if line.startswith("`"))
        seals.add(seal)
    assert len(seals) == 2
    assert all(len(seal) == 66 for seal in seals)
