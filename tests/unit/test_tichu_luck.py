"""The worth of dealt cards beside what they brought: of known deals, in three languages, and never before its time."""

import re
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from bot.games.tichu.controls import TichuControls
from bot.games.tichu.facts import account
from bot.games.tichu.figures import LEAST_LUCK, Figures
from bot.games.tichu.luck import MARK, brought, luck_lines, worth
from bot.games.tichu.profile import Sight, profile_panel
from bot.games.tichu.replay import step_panel
from bot.ladder_words import Scope
from bot.matches.table import Announcement
from bot.past.panels import match_panel
from bot.speech import LOCALES, MINUS, signed, speech_for
from data.results import Kind
from engine.cards import DECK, Card, Cards
from engine.cli import chance
from engine.kernel import Nature, Seat
from engine.tichu.actions import Deal
from engine.tichu.relive import relive
from engine.tichu.view import Phase, TableView
from tests.desk import Desk
from tests.golden.standing_scenes import NAMES as PEOPLE
from tests.golden.standing_scenes import profile
from tests.person import NAMES, setting_for

BY_SEAT: Final = dict(zip(map(Seat, range(4)), NAMES, strict=True))
STRONG: Final = (
    "DR PH MJ Aj As Ap At Kj Ks Kp Kt Qj Qs Qp",
    "2j 2s 3p 3t 4j 5s 6p 7t 8j 9s Tp Jt 2p 2t",
    "Qt Jj Js Jp Tj Ts Tt 9j 9p 9t 8s 8p 8t 7j",
    "DG 3j 3s 4s 4p 4t 5j 5p 5t 6j 6s 6t 7s 7p",
)
"""All that is good on the seats 0 and 2."""


def deck(hands: tuple[str, ...]) -> tuple[Card, ...]:
    """In dealing order."""
    dealt = [list(Cards(hand)) for hand in hands]
    return tuple(dealt[i % 4][i // 4] for i in range(len(DECK)))


def played(*hands: tuple[str, ...], rounds: int = 2) -> Desk:
    """Rounds of these deals, played by chance."""
    at, chosen = Desk(options=[f"rounds={rounds}"]), Random(3)
    for dealt in hands:
        at.does(Nature.DEALER, Deal(deck(dealt)))
        while at.phase not in {Phase.DEAL, Phase.OVER}:
            at.does(*chance.choose(at.game, at.state, chosen))
    return at


TURNED: Final = (*STRONG[1:], STRONG[0])
"""The same hands, a seat on: all that is good is the other team's."""
BOTH: Final = played(STRONG, TURNED)
FIRST: Final = played(STRONG)


def lines(table: TableView, locale: str = "en") -> list[str]:
    return luck_lines(speech_for(locale), table, table.results, BY_SEAT)


def test_good_cards_are_worth_much_to_the_team_that_has_them() -> None:
    one, two = (BOTH.table.reveal(number) for number in (1, 2))
    assert one is not None
    assert two is not None
    assert worth(one) > 200
    assert worth(two) == -worth(one), "the same cards, dealt to the others"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_round_says_what_its_cards_were_worth_and_what_they_brought(locale: str) -> None:
    told = FIRST.table.reveal(1)
    assert told is not None
    (line,) = lines(FIRST.table, locale)
    assert line.startswith(MARK)
    assert all(name in line for name in (NAMES[0], NAMES[2]))
    points = brought(FIRST.result)
    assert points, "not even, or a sign would be missing"
    assert re.findall(rf"[+{MINUS}]\d+", line) == [signed(worth(told)), signed(points)]
    board = TichuControls(FIRST.game.rules).board(FIRST.table, setting_for(locale))
    assert board.text.count(MARK) == 1
    assert line in board.text


def test_the_result_of_a_match_sums_its_rounds_and_says_so_once_of_a_single_one() -> None:
    assert lines(BOTH.table) == [f"{MARK} {speech_for('en')('luck-even')}"]
    text = TichuControls(BOTH.game.rules).board(BOTH.table, setting_for("en")).text
    assert text.count(MARK) == 2
    single = played(STRONG, rounds=1)
    assert single.phase is Phase.OVER
    assert TichuControls(single.game.rules).board(single.table, setting_for("en")).text.count(MARK) == 1


def test_rounds_whose_deal_nobody_knows_are_left_out() -> None:
    table = BOTH.table
    assert lines(replace(table, reveals=table.reveals[:1])) == [
        f"{MARK} "
        + speech_for("en")(
            "luck-worth",
            team=speech_for("en")("team", first=NAMES[0], second=NAMES[2]),
            worth=worth(table.reveals[0]),
            brought=brought(table.results[0]),
        )
    ]
    assert lines(replace(table, reveals=())) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_while_a_round_is_played_nothing_is_said_of_its_cards(locale: str) -> None:
    at, setting = played(STRONG), setting_for(locale)
    controls, chosen = TichuControls(at.game.rules), Random(5)
    at.does(Nature.DEALER, Deal(deck(TURNED)))
    while at.phase is not Phase.OVER:
        texts = [controls.board(at.table, setting).text]
        texts += [panel.text for panel in (controls.whisper(at.table, "hands", setting, "2"),) if panel is not None]
        assert not any(MARK in text for text in texts)
        at.does(*chance.choose(at.game, at.state, chosen))


def test_a_replay_tells_it_at_its_last_step_alone_and_a_past_match_of_all_its_rounds() -> None:
    stills, setting = relive(BOTH.game, BOTH.events, 1), setting_for("en")
    shown = [
        step_panel("m1", stills, at, setting, BOTH.table.results, may_share=False).text for at in range(len(stills))
    ]
    assert [at for at, text in enumerate(shown) if MARK in text] == [len(stills) - 1]
    assert lines(BOTH.table)[0] in match_panel("m1", BOTH.table, setting, (), has_more=False).text


def test_the_facts_of_a_seat_have_the_worth_to_its_own_team() -> None:
    hear = FIRST.game.hear
    told = [Announcement(1, Nature.DEALER, tuple(one for event in FIRST.events for one in hear(event, None)))]
    (only,) = account(told, FIRST.table)
    reveal = FIRST.table.reveal(1)
    assert reveal is not None
    points = brought(FIRST.result)
    for seat, done in enumerate(only.seats):
        sign = 1 if seat % 2 == 0 else -1
        assert {name: done.facts[name] for name in ("luck_rounds", "luck", "luck_points")} == {
            "luck_rounds": 1,
            "luck": sign * worth(reveal),
            "luck_points": sign * points,
        }
    without = account(told, replace(FIRST.table, reveals=()))
    assert not any(name.startswith("luck") for done in without[0].seats for name in done.facts)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_says_the_balance_or_that_it_is_not_known(locale: str) -> None:
    speech, sight = speech_for(locale), Sight(1, Scope.HERE, Kind.PEOPLE)
    whole = profile(sight, PEOPLE[1], "Club", 0)
    (line,) = (one for one in profile_panel(whole, speech, is_own=True).text.splitlines() if one.startswith(MARK))
    assert [number.replace(",", ".") for number in re.findall(r"\*\*\+(\d[.,]\d)\*\*", line)] == ["2.3", "5.8", "3.5"]
    assert "412" in line
    counts = {name: count for name, count in whole.figures.counts.items() if not name.startswith("luck")}
    older = profile_panel(replace(whole, figures=Figures(counts)), speech, is_own=True)
    assert f"{MARK} {speech('stats-luck')}: {speech('stats-luck-unknown')}" in older.text
    few = profile_panel(replace(whole, figures=Figures(dict(whole.figures.counts, luck_rounds=2))), speech, is_own=True)
    early = speech("stats-luck-early", least=LEAST_LUCK, count=2)
    assert f"{MARK} {speech('stats-luck')}: {early}" in few.text.splitlines()
