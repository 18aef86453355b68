"""The public board, the results and the private answers: all that the picture shows, in words, for everybody."""

from dataclasses import replace

import pytest

from bot.games.tichu.controls import TichuControls
from bot.games.tichu.rulebook import Topic, page_of, rulebook, rules
from bot.speech import LOCALES
from bot.staging.panel import Menu, Panel
from bot.wire import Click
from engine.cards import DECK, Cards
from engine.kernel import Nature, Seat
from engine.tichu.actions import Deal, TimeUp
from engine.tichu.combinations import readings
from engine.tichu.notices import GrandAnswered, Passed, Played, RoundBegan, TichuCalled, TrickTaken
from engine.tichu.view import Call, Phase, TableView
from tests.desk import Desk, desk
from tests.person import NAMES, parsed, setting_for


def shown(table: Desk, *, locale: str = "en", log: tuple[str, ...] = ()) -> Panel:
    setting = replace(setting_for(locale, bots=frozenset({Seat(3)})), log=log)
    return TichuControls(table.game.rules).board(table.table, setting)


def verbs(panel: Panel) -> list[list[str]]:
    return [[parsed(button.id).verb for button in row] for row in panel.rows if isinstance(row, tuple)]


MIDDLE = desk(
    "2j 3j 4j",
    "2s 3s",
    "2p 3p 4p 5p",
    "2t",
    turn=2,
    trick=[(0, "9j 9s"), (1, "Tj Ts")],
    wish="8",
    calls=(Call.SMALL, None, None, Call.GRAND),
)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_says_what_the_picture_shows(locale: str) -> None:
    panel = shown(MIDDLE, locale=locale)
    assert panel.scene is not None
    for said in (panel.text, panel.alt):
        assert all(name in said for name in NAMES)
        assert "10" in said
        assert "🤖" in said
        assert "8" in said
        assert "1,000" in said or "1.000" in said


def test_it_says_the_last_play_the_counts_the_calls_the_wish_and_who_is_waited_for() -> None:
    text = shown(MIDDLE).text
    assert text.splitlines()[0].startswith(f"**It's {NAMES[2]}'s turn.")
    assert "<t:1764460800:R>" in text
    assert "Pair of 10s" in text
    assert "10♣ 10♠" in text
    assert "20 points in the trick" in text
    assert "Wish: 8" in text
    assert "North: 3 cards · 📣 Tichu · Pair of 9s" in text
    assert "1 card · 📢 Grand Tichu" in text


def test_a_number_of_rounds_is_told_in_place_of_the_target() -> None:
    controls, setting = TichuControls(MIDDLE.game.rules), setting_for("en")
    table = replace(MIDDLE.table, rounds=8)
    board = controls.board(table, setting)
    assert "Round 1 of 8" in board.text
    assert "1,000" not in board.text
    scores = controls.whisper(table, "scores", setting)
    assert scores is not None
    assert scores.text.startswith("8 rounds\n")
    assert "1,000" not in scores.text


def test_passes_are_told_as_the_last_action_of_their_seats() -> None:
    table = desk("2j 3j 4j", "2s 3s", "2p 3p", "2t 3t", turn=3, trick=[(0, "9j")])
    assert f"▫️🟧\N{NO-BREAK SPACE}{NAMES[1]}: 2 cards · passed" in shown(table).text


def test_a_seat_s_play_stays_to_be_seen_when_it_has_passed_since() -> None:
    table = desk("3j 4j 9j", "3s 4s Ts", "3p 4p Jp", "3t 4t", turn=0)
    table.play(0, "9j")
    table.play(1, "Ts")
    table.play(2, "Jp")
    table.passes(3, 0)
    assert f"{NAMES[0]}: 2 cards · 9 Jade → passed" in shown(table).text


def test_before_a_lead_the_last_trick_and_everybody_s_play_in_it_are_still_told() -> None:
    table = desk("3j 4j 9j", "3s 4s Ts", "3p 4p", "3t 4t", turn=0)
    table.play(0, "9j")
    table.play(1, "Ts")
    table.passes(2, 3, 0)
    text = shown(table).text
    assert f"Last trick: {NAMES[1]} took it with 10 Sword (10 points)" in text
    assert f"{NAMES[0]}: 2 cards · last trick: 9 Jade" in text


def test_the_log_tells_the_round_a_line_a_trick_and_what_nobody_clicked_for() -> None:
    controls, setting = TichuControls(MIDDLE.game.rules), setting_for("en")
    north, south = Seat(0), Seat(2)
    (single,) = readings(Cards("9j"))
    heard = (
        (RoundBegan(1), False),
        (GrandAnswered(north, grand=True), False),
        (Played(north, single, out_of_turn=False, wish=8, granted=False, place=None), False),
        (Passed(south), True),
        (TrickTaken(north, 0), False),
        "A line of the shell's.",
        (Played(south, single, out_of_turn=False, wish=None, granted=False, place=1), False),
    )
    assert controls.chronicle(heard, setting) == (
        "North calls Grand Tichu!",
        f"▫️ North 9♣ (🐦 8) · {NAMES[2]} ✗ ⏱️ · → **North** 0",
        "A line of the shell's.",
        f"▫️ {NAMES[2]} 9♣ 🏁1",
    )


def test_a_long_log_keeps_its_newest_lines() -> None:
    setting = replace(setting_for("en"), log=tuple(f"line {number} {'x' * 60}" for number in range(60)))
    panel = TichuControls(MIDDLE.game.rules).whisper(MIDDLE.table, "log", setting)
    assert panel is not None
    assert len(panel.text) <= 2000
    first, cut, *_, last = panel.text.splitlines()
    assert (first, cut) == ("**Log of round 1**", "… the beginning is left out.")
    assert last.startswith("line 59 ")


def test_a_log_of_nothing_says_so() -> None:
    panel = TichuControls(MIDDLE.game.rules).whisper(MIDDLE.table, "log", setting_for("en"))
    assert panel == Panel("Nothing has happened yet.")


SITUATIONS = (
    (replace(MIDDLE.table, phase=Phase.GRAND), Topic.CALLS),
    (replace(MIDDLE.table, phase=Phase.EXCHANGE), Topic.EXCHANGE),
    (MIDDLE.table, Topic.WISH),
    (replace(MIDDLE.table, wish=None), Topic.COMBINATIONS),
    (replace(MIDDLE.table, phase=Phase.CLOSING), Topic.BOMBS),
    (desk("2j", "2s 3s", "2p", "2t", turn=1, trick=[(0, "8j 8s 8p 8t")]).table, Topic.BOMBS),
    (desk("2j", "2s 3s", "2p", "2t", turn=1, trick=[(0, "PH")]).table, Topic.SPECIALS),
    (replace(MIDDLE.table, phase=Phase.DRAGON), Topic.SPECIALS),
    (replace(MIDDLE.table, phase=Phase.DEAL), Topic.GOAL),
)


@pytest.mark.parametrize(("table", "topic"), SITUATIONS)
def test_the_rules_open_at_what_the_table_is_doing(table: TableView, topic: Topic) -> None:
    panel = TichuControls(MIDDLE.game.rules).whisper(table, "rules", setting_for("en"))
    assert panel is not None
    assert panel.text == rules(setting_for("en").speech, topic)


def test_every_topic_can_be_turned_to_from_every_other() -> None:
    for topic in Topic:
        panel = rulebook(setting_for("de").speech, topic)
        (menu,) = (row for row in panel.rows if isinstance(row, Menu))
        assert [page_of((option.value,)) for option in menu.options] == list(Topic)
        assert [option.value for option in menu.options if option.chosen] == [topic]
    assert page_of(("nonsense",)) is Topic.GOAL
    assert page_of(()) is Topic.GOAL


def test_alt_text_is_plain() -> None:
    alt = shown(MIDDLE).alt
    assert "**" not in alt
    assert "<t:" not in alt


def test_names_are_shown_as_they_are() -> None:
    setting = replace(setting_for("en"), names=(r"\*\*A\*\*", "B", "C", "D"), plain=("**A**", "B", "C", "D"))
    panel = TichuControls(MIDDLE.game.rules).board(MIDDLE.table, setting)
    assert r"\*\*A\*\*" in panel.text
    assert "**A**" in panel.alt


def test_the_log_stands_above_the_state() -> None:
    panel = shown(MIDDLE, log=("North passes.",))
    assert panel.text.startswith("-# North passes.\n**")


def test_the_buttons_of_a_table_in_play() -> None:
    assert verbs(shown(MIDDLE)) == [["hand", "trick", "scores"], ["log", "rules", "leave"]]


def test_between_rounds_the_result_is_shown_with_the_trick_that_ended_it() -> None:
    table = desk("", "Tj", "2p", "", turn=1, out=[0, 3], trick=[(2, "9j")], calls=(Call.SMALL, None, None, None))
    table.play(1, "Tj")
    assert table.phase is Phase.DEAL
    panel = shown(table)
    assert verbs(panel) == [["next", "trick", "scores"], ["log", "rules", "leave"]]
    assert "Result of round 1" in panel.text
    assert "Round 2" not in panel.text, "nothing speaks of the round to come"
    assert "made Tichu" in panel.text
    assert f"🏁 {NAMES[1]}: 10 Jade" in panel.text


def test_a_decided_match_says_who_has_won_and_offers_another() -> None:
    panel = shown(over())
    assert verbs(panel) == [["rematch", "trick", "scores"], ["log", "rules"]]
    assert " win " in panel.text


def over() -> Desk:
    table = desk("", "Tj", "2p", "", turn=1, out=[0, 3], trick=[(2, "9j")], options=["target=1"])
    table.play(1, "Tj")
    assert table.phase is Phase.OVER
    return table


def test_the_last_trick_is_told_play_by_play() -> None:
    table = desk("9j Kt", "Tj 3j", "Jp 4p", "Qt 4t", turn=0)
    controls = TichuControls(table.game.rules)
    empty = controls.whisper(table.table, "trick", setting_for("en"))
    assert empty is not None
    assert empty.text == "No trick has been taken yet this round."
    table.play(0, "9j")
    table.play(1, "Tj")
    table.passes(2, 3, 0)
    panel = controls.whisper(table.table, "trick", setting_for("en"))
    assert panel is not None
    assert panel.text.splitlines() == [
        "**Last trick (10 points)**",
        f"▫️ {NAMES[0]}: 9 Jade",
        f"🏁 {NAMES[1]}: 10 Jade",
    ]


def test_the_scores_of_a_long_match_keep_the_newest_rounds() -> None:
    table = over()
    result = table.result
    many = tuple(replace(result, number=number) for number in range(1, 101))
    panel = TichuControls(table.game.rules).whisper(replace(table.table, results=many), "scores", setting_for("de"))
    assert panel is not None
    assert len(panel.text) <= 2000
    assert "Runde 100:" in panel.text
    assert "Runde 1:" not in panel.text


def test_other_verbs_are_not_the_game_s() -> None:
    assert TichuControls(MIDDLE.game.rules).whisper(MIDDLE.table, "help", setting_for("en")) is None


def test_the_board_does_not_change_when_hidden_cards_do() -> None:
    other = desk(
        "Kj Kp Kt",
        "Aj As",
        "Qj Qs Qp Qt",
        "DR",
        turn=2,
        trick=[(0, "9j 9s"), (1, "Tj Ts")],
        wish="8",
        calls=(Call.SMALL, None, None, Call.GRAND),
    )
    assert shown(other) == shown(MIDDLE)


def test_the_log_leaves_out_what_the_board_says_unless_nobody_clicked_for_it() -> None:
    controls, setting = TichuControls(MIDDLE.game.rules), setting_for("en")
    assert controls.narrate(Passed(Seat(0)), setting, automatic=False) is None
    assert controls.narrate(Passed(Seat(0)), setting, automatic=True) == "North passes. (automatic)"
    assert controls.narrate(TichuCalled(Seat(0)), setting, automatic=False) == "North calls Tichu!"


def test_dealer_and_clock_act_through_the_controls() -> None:
    table = Desk()
    controls = TichuControls(table.game.rules)
    deal = controls.deal(lambda deck: deck.reverse())
    assert deal == Deal(DECK[::-1])
    table.does(Nature.DEALER, deal)
    assert controls.time_up(table.table, Seat(2)) == TimeUp(table.table.moment, Seat(2))


def test_public_ids_say_nothing_but_the_verb() -> None:
    for row in shown(MIDDLE).rows:
        assert isinstance(row, tuple)
        for button in row:
            click = parsed(button.id)
            assert click == Click("table7", MIDDLE.table.moment, click.verb)
