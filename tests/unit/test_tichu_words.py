"""Tichu in words: every card, combination, refusal and notice in every language."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import get_args

import pytest

from bot.games.tichu.captions import lobby_words, sheet_words, table_words
from bot.games.tichu.notices import Act, Outcome, notice
from bot.games.tichu.refusals import refusal
from bot.games.tichu.results import awaited, match_lines, round_lines, score_lines, waiting
from bot.games.tichu.rulebook import Topic, rules
from bot.games.tichu.words import call, card, cards, combination, listed, phase, rank, reading, suit, team_name
from bot.speech import LOCALES, Speech, speech_for
from engine.cards import DECK, Card, Cards, Suit
from engine.kernel import Seat
from engine.tichu.actions import Play
from engine.tichu.combinations import Combination, Kind, readings
from engine.tichu.legal import Objection, Why
from engine.tichu.notices import (
    DogLed,
    DragonGiven,
    Exchanged,
    GiftsLaid,
    GiftsTakenBack,
    GrandAnswered,
    HandsFilled,
    MatchWon,
    Notice,
    Passed,
    Played,
    RoundBegan,
    RoundScored,
    TichuCalled,
    TrickTaken,
    WindowOpened,
)
from engine.tichu.view import SEATS, Call, CallResult, Phase, RoundResult, SeatView, TableView, TrickPlay

NORTH, WEST, SOUTH, EAST = SEATS
NAMES: Mapping[Seat, str] = {NORTH: "North", WEST: "West", SOUTH: "*South*", EAST: "민지"}
LONG = dict.fromkeys(SEATS, "W" * 32)
KO, EN, DE = (speech_for(locale) for locale in LOCALES)
voices = pytest.mark.parametrize("speech", [KO, EN, DE], ids=LOCALES)


def only(text: str) -> Combination:
    """The highest reading of some cards."""
    return readings(Cards(text))[0]


# --- cards and combinations ---------------------------------------------------------------------------------------


@voices
def test_every_card_has_a_text_of_its_own(speech: Speech) -> None:
    assert len({card(speech, one) for one in DECK}) == len(DECK)
    assert len({suit(speech, one) for one in Suit}) == len(Suit)


def test_cards_are_called_as_the_publisher_calls_them() -> None:
    hand = Cards("8j Ts Kp At MJ DG PH DR")
    assert cards(KO, hand) == "8♣, 10♠, K♦, A★, 참새, 개, 봉황, 용"
    assert cards(EN, hand) == "8♣, 10♠, K♦, A★, Mah Jong, Dog, Phoenix, Dragon"
    assert cards(DE, hand) == "8♣, 10♠, K♦, A★, Mah Jong, Hund, Phönix, Drache"


def test_the_phoenix_says_what_it_stands_for() -> None:
    assert cards(KO, Cards("5j PH"), phoenix=5) == "5♣, 봉황(5)"
    assert cards(EN, [Card("PH"), Card("Kj")], phoenix=13) == "Phoenix as K, K♣"


@voices
def test_ranks_are_written_as_on_the_cards(speech: Speech) -> None:
    assert [rank(speech, number) for number in range(1, 15)] == [*map(str, range(1, 11)), "J", "Q", "K", "A"]


COMBINATIONS = {
    "8j": ("옥8", "8 Jade", "Jade 8"),
    "DR": ("용", "Dragon", "Drache"),
    "PH": ("봉황(1½)", "Phoenix (1½)", "Phönix (1½)"),
    "8j 8s": ("8 페어", "Pair of 8s", "Paar 8er"),
    "Jj PH": ("J 페어", "Pair of jacks", "Paar Buben"),
    "3j 3s 4j 4s 5j 5s": (
        "연속 페어 3\N{EN DASH}5",
        "Stairs 3\N{EN DASH}5",
        "Treppe 3\N{EN DASH}5",
    ),
    "Aj As At": ("A 트리플", "Three aces", "Drilling Asse"),
    "Kj Ks Kt 8j 8s": (
        "K 풀하우스(8 페어)",
        "Full house, kings over 8s",
        "Full House, Könige mit 8ern",
    ),
    "MJ 2s 3j 4s 5j": (
        "스트레이트 1\N{EN DASH}5",
        "Straight 1\N{EN DASH}5",
        "Straße 1\N{EN DASH}5",
    ),
    "8j 8s 8p 8t": ("8 포카드 폭탄", "Bomb, four 8s", "Viererbombe 8er"),
    "Tj Jj Qj Kj Aj": (
        "스트레이트 플러시 폭탄 10\N{EN DASH}A",
        "Straight-flush bomb 10\N{EN DASH}A",
        "Straßenbombe 10\N{EN DASH}A",
    ),
}


def test_every_kind_has_a_sample() -> None:
    assert {only(text).kind for text in COMBINATIONS} == set(Kind)


@pytest.mark.parametrize(("text", "said"), COMBINATIONS.items())
def test_a_combination_is_called_by_what_decides_on_it(text: str, said: tuple[str, str, str]) -> None:
    assert tuple(combination(speech, only(text)) for speech in (KO, EN, DE)) == said


def test_a_phoenix_on_a_card_is_half_a_rank_higher() -> None:
    on_an_ace = Combination(Kind.SINGLE, 29, 1, Cards("PH"))
    assert [combination(speech, on_an_ace) for speech in (KO, EN, DE)] == ["봉황(A½)", "Phoenix (A½)", "Phönix (A½)"]


def test_a_full_house_names_its_pair_wherever_the_phoenix_is() -> None:
    both = [combination(EN, one) for one in readings(Cards("Aj As PH 9j 9s"))]
    assert both == ["Full house, aces over 9s", "Full house, 9s over aces"]
    assert combination(EN, only("5j 5s 5p PH 9j")) == "Full house, 5s over 9s"


def test_a_reading_says_what_the_phoenix_is() -> None:
    run = only("5j 6s PH 8p 9j")
    assert reading(KO, run) == "스트레이트 5\N{EN DASH}9, 봉황 = 7"
    assert reading(EN, run) == "Straight 5\N{EN DASH}9, Phoenix = 7"
    assert reading(DE, run) == "Straße 5\N{EN DASH}9, Phönix = 7"
    assert reading(EN, only("8j 8s")) == combination(EN, only("8j 8s"))


@voices
def test_combinations_fit_on_a_button(speech: Speech) -> None:
    longest = ("Qj Qs Qp Jj Js", "Jj Js Jp Qj Qs", "Tj Jj Qj Kj Aj", "Tj Ts Jj Js", "Qj Qs Qp Qt", "Ts")
    assert all(len(combination(speech, only(text))) <= 34 for text in longest)


@voices
def test_every_call_and_phase_has_a_text_of_its_own(speech: Speech) -> None:
    assert len({call(speech, one) for one in Call}) == len(Call)
    assert len({phase(speech, one) for one in Phase}) == len(Phase)


def test_names_are_listed_as_the_language_lists_them() -> None:
    assert [listed(EN, names) for names in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]
    assert listed(DE, ["A", "B", "C"]) == "A, B und C"
    assert listed(KO, ["A", "B", "C"]) == "A, B, C"


def test_a_team_is_its_people() -> None:
    assert team_name(EN, NAMES, 0) == r"North & \*South\*"
    assert team_name(KO, NAMES, 1) == "West & 민지"


# --- refusals -----------------------------------------------------------------------------------------------------


@voices
def test_every_reason_is_told_in_its_own_words(speech: Speech) -> None:
    told = {refusal(speech, Objection(why)) for why in Why}
    assert len(told) == len(Why)
    assert all(re.fullmatch(r".{5,120}[.!]", one) for one in told)


def test_a_refusal_says_the_rule_and_what_would_do() -> None:
    objection = Objection(Why.WISH_BINDS, wish=8, instead=Play(Cards("8j"), over=3))
    assert refusal(KO, objection) == "소원이 8인데, 낼 수 있는 8이 손에 있어요. 꼭 내야 해요. 이렇게 낼 수 있어요: 8♣"
    assert refusal(EN, objection) == "8 is wished for, and you can play one, so you have to. You could play: 8♣"
    assert refusal(DE, objection) == (
        "Gewünscht ist 8, und du kannst den Wunsch erfüllen. Also musst du. Möglich wäre: 8♣"
    )


# --- narration ----------------------------------------------------------------------------------------------------

RESULT = RoundResult(
    3,
    (NORTH, WEST, SOUTH),
    cards=(75, 25),
    calls=(CallResult(NORTH, Call.GRAND, made=True), CallResult(WEST, Call.SMALL, made=False)),
    points=(275, -75),
    totals=(1010, 640),
)
ONE_TWO = RoundResult(4, (WEST, EAST), cards=(0, 200), calls=(), points=(0, 200), totals=(1010, 840))


def played(text: str, *, out_of_turn: bool = False, wish: int | None = None, granted: bool = False) -> Played:
    return Played(NORTH, only(text), out_of_turn=out_of_turn, wish=wish, granted=granted, place=None)


NOTICES: tuple[Notice, ...] = (
    RoundBegan(3),
    GrandAnswered(NORTH, grand=True),
    GrandAnswered(NORTH, grand=False),
    HandsFilled(),
    TichuCalled(NORTH),
    GiftsLaid(NORTH),
    GiftsTakenBack(NORTH),
    Exchanged(NORTH),
    *(played(text) for text in COMBINATIONS),
    played("8j 8s 8p 8t", out_of_turn=True),
    DogLed(NORTH, SOUTH, place=None),
    DogLed(NORTH, SOUTH, place=1, called=True),
    Passed(NORTH),
    WindowOpened(NORTH),
    TrickTaken(NORTH, 1),
    TrickTaken(NORTH, 25),
    DragonGiven(NORTH, WEST, 35),
    RoundScored(RESULT),
    MatchWon(0, (1010, 640)),
    MatchWon(1, (640, 1010)),
    MatchWon(None, (500, 500)),
)


def test_every_notice_is_an_act_or_an_outcome_and_has_a_sample() -> None:
    members = set(get_args(Notice))
    assert set(get_args(Act)) | set(get_args(Outcome)) == members
    assert {type(one) for one in NOTICES} == members


@voices
def test_every_notice_is_one_sentence_or_more_on_one_line(speech: Speech) -> None:
    told = [notice(speech, one, NAMES) for one in NOTICES]
    assert len(set(told)) == len(told)
    assert all(re.fullmatch(r"[^\n{}]+[.!]", one) for one in told)


@voices
def test_what_the_clock_did_is_told_as_such(speech: Speech) -> None:
    for one in NOTICES:
        by_itself, by_hand = notice(speech, one, NAMES, automatic=True), notice(speech, one, NAMES)
        assert (by_itself == by_hand) is not isinstance(one, Act)
        assert by_itself.startswith(by_hand)


def test_narration_in_korean() -> None:
    assert notice(KO, played("Aj As At"), NAMES) == "North 님이 A 트리플을 냈어요."
    assert notice(KO, played("MJ", wish=14), NAMES) == "North 님이 참새를 냈어요. 소원은 A예요."
    assert notice(KO, played("8j", granted=True), NAMES) == "North 님이 옥8을 냈어요. 소원이 이루어졌어요."
    assert notice(KO, DragonGiven(EAST, NORTH, 35), NAMES) == "민지 님이 용으로 딴 트릭을 North 님에게 줬어요(35점)."
    assert notice(KO, MatchWon(0, (1010, 640)), NAMES) == r"North & \*South\* 팀이 1,010 대 640으로 이겼어요!"


def test_narration_in_english() -> None:
    line = notice(EN, replace(played("MJ", wish=14), place=2, called=True), NAMES)
    assert line == "North calls Tichu! North: Mah Jong. The wish is A. Out in second place!"
    assert notice(EN, TrickTaken(SOUTH, 1), NAMES) == r"\*South\* takes the trick (1 point)."
    assert notice(EN, Passed(NORTH), NAMES, automatic=True) == "North passes. (automatic)"


def test_narration_in_german() -> None:
    line = notice(DE, replace(played("8j 8s 8p 8t", out_of_turn=True), place=1), NAMES)
    assert line == "North bombt dazwischen: Viererbombe 8er! Fertig, Platz 1!"
    assert notice(DE, DogLed(NORTH, EAST, place=3), NAMES) == "North spielt den Hund. Fertig, Platz 3! 민지 spielt aus."


# --- results and waiting ------------------------------------------------------------------------------------------

TABLE = TableView(
    phase=Phase.PLAY,
    moment=9,
    round=5,
    target=1000,
    totals=(1010, 840),
    results=(RESULT, ONE_TWO),
    seats=tuple(SeatView(count=8, ready=seat == NORTH) for seat in SEATS),
    turn=WEST,
    trick=(TrickPlay(NORTH, only("8j")),),
)


def test_a_round_is_told_by_places_calls_and_points() -> None:
    assert round_lines(EN, RESULT, NAMES) == (
        r"Places: 1.~North, 2.~West, 3.~\*South\*, 4.~민지".replace("~", "\N{NO-BREAK SPACE}"),
        "North made Grand Tichu: +200",
        "West failed Tichu: \N{MINUS SIGN}100",
        r"North & \*South\*: +275, total 1,010",
        "West & 민지: \N{MINUS SIGN}75, total 640",
    )


def test_a_one_two_names_two_places() -> None:
    assert round_lines(KO, ONE_TWO, NAMES) == (
        "순위: 1등\N{NO-BREAK SPACE}West, 2등\N{NO-BREAK SPACE}민지",
        "원투! West & 민지 팀이 200점을 얻어요.",
        r"North & \*South\*: 0점, 합계 1,010점",
        "West & 민지: +200점, 합계 840점",
    )


def test_the_standing_and_the_end_tell_every_round() -> None:
    rounds = (
        "Runde 3: +275 / \N{MINUS SIGN}75 (gesamt 1.010 / 640)",
        "Runde 4: 0 / +200 (gesamt 1.010 / 840)",
    )
    assert score_lines(DE, TABLE, NAMES) == (
        "Gespielt wird bis 1.000",
        r"North & \*South\*: 1.010",
        "West & 민지: 840",
        *rounds,
    )
    assert match_lines(DE, TABLE, NAMES) == (r"North & \*South\* gewinnen 1.010 zu 840!", *rounds)
    assert match_lines(EN, replace(TABLE, totals=(500, 500), results=()), NAMES) == ("A draw, 500 each.",)
    assert match_lines(EN, replace(TABLE, totals=(0, 500), results=()), NAMES) == ("West & 민지 win 500 to 0!",)


@voices
def test_every_phase_says_who_is_waited_for_until_when_and_what_then(speech: Speech) -> None:
    for one in Phase:
        table = replace(TABLE, phase=one, turn=WEST if one in {Phase.PLAY, Phase.DRAGON} else None)
        plain, timed = waiting(speech, table, NAMES), waiting(speech, table, NAMES, deadline=1_700_000_000)
        assert ("<t:1700000000:R>" in timed) is (one is not Phase.OVER)
        assert timed.startswith(plain)
        assert all(NAMES[seat].strip("*") in plain for seat in awaited(table))


def test_who_is_waited_for() -> None:
    assert awaited(TABLE) == (WEST,)
    assert awaited(replace(TABLE, phase=Phase.EXCHANGE, turn=None)) == (WEST, SOUTH, EAST)
    assert awaited(replace(TABLE, phase=Phase.CLOSING, turn=None)) == ()


def test_what_happens_when_the_time_is_over_depends_on_the_trick_and_the_wish() -> None:
    until = 1_700_000_000
    assert waiting(EN, TABLE, NAMES, deadline=until) == "It's West's turn. Automatic pass <t:1700000000:R>."
    led = waiting(EN, replace(TABLE, trick=()), NAMES, deadline=until)
    assert led == "West has the lead. A card is played automatically <t:1700000000:R>."
    wished = waiting(EN, replace(TABLE, wish=8), NAMES, deadline=until)
    assert wished == "It's West's turn. Automatic pass, or the wished card, <t:1700000000:R>."


# --- pictures and rules -------------------------------------------------------------------------------------------


@voices
def test_words_in_pictures_are_as_short_as_their_places(speech: Speech) -> None:
    words = table_words(speech, replace(TABLE, round=12), NAMES)
    assert len(words.round) <= 10
    assert all(len(word) <= 8 for word in (words.small, words.grand, words.passed))
    assert len(words.bombs) <= 15
    for one in Phase:
        assert 1 <= len(table_words(speech, replace(TABLE, phase=one, trick=()), LONG).caption) <= 25
        assert 1 <= len(sheet_words(speech, replace(TABLE, phase=one)).title) <= 30
    sheet = sheet_words(speech, replace(TABLE, results=()))
    assert len(sheet.small) <= 3
    assert len(sheet.grand) <= 3
    assert len(sheet.one_two) <= 5


@voices
def test_words_of_the_lobby_say_how_many_are_missing(speech: Speech) -> None:
    captions = [lobby_words(speech, free=free, detail="").caption for free in range(4)]
    assert len(set(captions)) == 4
    assert all(len(caption) <= 25 for caption in captions)
    assert lobby_words(speech, free=0, detail="1,000").detail == "1,000"
    assert len(lobby_words(speech, free=0, detail="").empty) <= 8


def test_the_caption_is_the_play_on_the_table_else_who_leads_or_what_goes_on() -> None:
    leading, giving = replace(TABLE, trick=()), replace(TABLE, phase=Phase.DRAGON)
    captions = [(table_words(speech, table, NAMES).caption) for table in (leading, giving) for speech in (KO, EN, DE)]
    assert captions[:3] == ["West 님이 선", "West leads", "West spielt aus"]
    assert captions[3:] == ["용 트릭은 누구에게?", "Who gets the trick?", "Wer bekommt den Stich?"]
    assert table_words(KO, TABLE, NAMES).caption == "옥8"
    assert table_words(KO, replace(TABLE, phase=Phase.EXCHANGE, trick=()), NAMES).caption == "카드 교환"
    assert table_words(KO, replace(TABLE, phase=Phase.DEAL, trick=()), NAMES).caption == "4라운드 끝"


@voices
def test_every_topic_has_a_heading_and_a_text(speech: Speech) -> None:
    for topic in Topic:
        heading, _, text = rules(speech, topic).partition("\n")
        assert heading.startswith("### ")
        assert len(text) > 100
