"""The text log of BrettSpielWelt: its traps, both ways."""

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.cards import Card, Cards
from engine.cli import BadInput, BadUsage, bsw, chance
from engine.cli import replay as replay_command
from engine.kernel import Actor, Nature, Seat
from engine.tichu.actions import Action, CallTichu, Pass, Play, TimeUp
from engine.tichu.bsw import Called, GaveDragon, LogError, PassedBy, Put, Wished, parse, write
from engine.tichu.bsw_check import why_not
from engine.tichu.bsw_course import follow, stands_for
from engine.tichu.bsw_telling import standing, tell
from engine.tichu.combinations import readings
from engine.tichu.events import Event, RoundScored
from engine.tichu.game import Tichu
from engine.tichu.notation import parse_combinations
from engine.tichu.rules import compose
from engine.tichu.view import RoundResult
from tests.desk import Desk

NAMES = ("Nord Ost", "", "a: b - c", "(0)passt.")
"""Names may be anything: empty, with blanks, with what looks like the log's own words."""

HEAD = """\
---------------Gr.Tichukarten------------------
(0)N G2 G3 G4 G5 G6 G7 G8 G9
(1)O S2 S3 S4 S5 S6 S7 S8 S9
(2)S B2 B3 B4 B5 B6 B7 B8 B9
(3)W R2 R3 R4 R5 R6 R7 R8 R9
---------------Startkarten------------------
(0)N G2 G3 G4 G5 G6 G7 G8 G9 G10 GB GD GK GA Ma
(1)O S2 S3 S4 S5 S6 S7 S8 S9 S10 SB SD SK SA Hu
(2)S B2 B3 B4 B5 B6 B7 B8 B9 B10 BB BD BK BA Ph
(3)W R2 R3 R4 R5 R6 R7 R8 R9 R10 RB RD RK RA Dr
Grosses Tichu: (1)O
Tichu: (3)W
Schupfen:
(0)N gibt: O: G2 - S: G3 - W: G4 -\x20
(1)O gibt: S: S2 - W: S3 - N: S4 -\x20
(2)S gibt: W: B2 - N: B3 - O: B4 -\x20
(3)W gibt: N: R2 - O: R3 - S: R4 -\x20
BOMBE: (0)N (1)O\x20
---------------Rundenverlauf------------------
"""
"""Everybody holds one suit but three cards; then seat 0 has 5..A, Ma, S4 B3 R2 and leads."""


def log(*course: str) -> str:
    return HEAD + "".join(f"{line}\n" for line in course)


def followed(*course: str) -> list[tuple[Actor, Action]]:
    """The acts after the exchange of a round with this course; all are accepted."""
    game = Tichu()
    (told,) = parse(log(*course))
    found = follow(game, game.opening(), told)
    assert found.refusal is None
    return list(found.acts[10:])


def test_the_head_of_a_round_is_read() -> None:
    (told,) = parse(log())
    assert told.line == 1
    assert told.names == ("N", "O", "S", "W")
    assert told.first[0] == Cards("2j 3j 4j 5j 6j 7j 8j 9j")
    assert told.hands[3] == Cards("2t 3t 4t 5t 6t 7t 8t 9t Tt Jt Qt Kt At DR")
    assert (told.grand, told.early, told.bombs) == ((Seat(1),), (Seat(3),), (Seat(0), Seat(1)))
    assert told.gifts[1] == (Card("2s"), Card("3s"), Card("4s"))
    assert told.result is None


def test_every_kind_of_line_is_read() -> None:
    (told,) = parse(
        log("(0)N: G5 Ma ", "Wunsch:B", "Tichu: (2)S", "(1)O passt.", "Drache an: (1)O", "Ergebnis: -25 - 125")
    )
    assert told.acts == (
        Put(20, Seat(0), (Card("5j"), Card("MJ"))),
        Wished(21, 11),
        Called(22, Seat(2)),
        PassedBy(23, Seat(1)),
        GaveDragon(24, Seat(1)),
    )
    assert told.result == (-25, 125)


def test_a_wish_belongs_to_the_play_before_it_and_a_call_may_stand_twice() -> None:
    acts = followed("(0)N: Ma ", "Wunsch:9", "Tichu: (2)S", "Tichu: (2)S", "(1)O: S9 ")
    assert [type(action) for _, action in acts] == [Play, CallTichu, Play]
    assert acts[0] == (Seat(0), Play(Cards("MJ"), 3, wish=9))


def test_the_owner_passes_last_which_collects_the_trick() -> None:
    acts = followed("(0)N: GA ", "(1)O passt.", "(2)S passt.", "(3)W passt.", "(0)N passt.", "(0)N: GK ")
    assert [type(action) for _, action in acts] == [Play, Pass, Pass, Pass, TimeUp, Play]


def test_a_bomb_may_come_before_the_owner_collects() -> None:
    acts = followed(
        "(0)N: GA ",
        "(1)O passt.",
        "(2)S passt.",
        "(3)W passt.",
        "(1)O: S9 S8 S7 S6 S5 ",
        "(2)S passt.",
        "(3)W passt.",
        "(0)N passt.",
        "(1)O passt.",
        "(1)O: SA ",
    )
    assert [type(action) for _, action in acts] == [Play, Pass, Pass, Pass, Play, Pass, Pass, Pass, TimeUp, Play]


def test_no_line_collects_the_dog() -> None:
    acts = followed(
        "(0)N: Ma ",
        "(1)O: S5 ",
        *(f"{who} passt." for who in ("(2)S", "(3)W", "(0)N", "(1)O")),
        "(1)O: Hu ",
        "(3)W: R5 ",
    )
    assert [type(action) for _, action in acts[-3:]] == [TimeUp, Play, Play]


def test_a_pass_is_collecting_only_once() -> None:
    game = Tichu()
    (told,) = parse(log("(0)N: GA ", *(f"{who} passt." for who in ("(1)O", "(2)S", "(3)W", "(0)N", "(0)N"))))
    found = follow(game, game.opening(), told)
    assert found.refusal is not None
    assert (str(found.refusal.reason), found.line) == ("must-lead", 25)


def test_a_bomb_before_a_lead_is_told_with_its_line_and_article() -> None:
    game = Tichu()
    (told,) = parse(
        log(
            "(0)N: GA ",
            *(f"{who} passt." for who in ("(1)O", "(2)S", "(3)W", "(0)N")),
            "(1)O: S9 S8 S7 S6 S5 ",
            "Ergebnis: 0 - 100",
        )
    )
    reason = why_not(told, follow(game, game.opening(), told))
    assert reason is not None
    assert reason.startswith("line 25: no-bomb-before-lead")
    assert "8.4" in reason


# --- the Phoenix -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "log_has"),
    [
        ("5j 6s 7p 8t PH=9", "Ph R8 B7 S6 G5 "),
        ("PH=4 5j 6s 7p 8t", "R8 B7 S6 G5 Ph "),
        ("Kj Ks 9p 9t PH=9", "GK SK Ph B9 R9 "),
        ("Kj Ks PH=K 9p 9t", "Ph GK SK B9 R9 "),
        ("MJ PH=2 3p 4t 5t 6t", "R6 R5 R4 B3 Ph Ma "),
    ],
)
def test_the_phoenix_stands_at_the_place_of_the_card_that_it_replaces(text: str, log_has: str) -> None:
    (way,) = parse_combinations(text)
    cards = standing(way)
    (told,) = parse(write([replace(parse(log())[0], acts=(Put(0, Seat(0), cards),))]))
    (put,) = told.acts
    assert isinstance(put, Put)
    assert f"(0)N: {log_has}\n" in write([told])
    others = len(readings(way.cards)) > 1
    assert stands_for(put.cards, None) == (way.phoenix if others else None)


def test_the_place_of_the_phoenix_in_the_middle_of_its_rank_is_read_too() -> None:
    assert stands_for(tuple(map(Card, ("Kj", "PH", "Ks", "9p", "9t"))), None) == 13
    assert stands_for(tuple(map(Card, ("Kj", "Ks", "9p", "9t", "PH"))), None) == 9


def test_a_reading_that_would_be_too_low_is_not_read() -> None:
    (top,) = parse_combinations("Tj Ts Tp 2j 2s")
    assert stands_for(tuple(map(Card, ("Kj", "Ks", "PH", "9p", "9t"))), top) is None


# --- what is cut off or broken -----------------------------------------------------------------------------------


def test_a_last_round_may_be_cut_off_anywhere() -> None:
    whole = log("(0)N: GA ", "(1)O passt.", "(2)S passt.")
    text = f"{whole}Ergebnis: 10 - 90\n{whole}"
    lengths = {len(parse(text[:end])) for end in range(len(whole) + 19, len(text))}
    assert lengths == {1, 2}
    last = parse(text)[1]
    assert (last.result, len(last.acts)) == (None, 3)


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("hello", "line 1: "),
        (HEAD.replace("(2)S B2 B3", "(2)S B2 B2", 1), "line 4: 8 different cards"),
        (HEAD.replace("GK GA Ma", "GK GA Mo"), "line 7: 'Mo' is no card"),
        (HEAD.replace("N gibt: O", "N gibt: S"), "line 14: "),
        (log("(4)X passt.", "(0)N passt."), "line 20: "),
        (log("Wunsch:1", "(0)N passt."), "line 20: '1' is no rank"),
        (log("Ergebnis: viel", "(0)N passt."), "line 20: "),
        (log("Tichu: (1)W", "(0)N passt."), "line 20: "),
    ],
)
def test_what_is_no_log_is_told_with_its_line(bad: str, why: str) -> None:
    with pytest.raises(LogError, match=why) as caught:
        parse(bad)
    assert "\n" not in str(caught.value)


# --- both ways ---------------------------------------------------------------------------------------------------


def random_match(seed: int) -> tuple[Event, ...]:
    game = Tichu(compose(["rounds=4"]))
    return tuple(event for _, _, step in chance.match(game, Random(seed)) for event in step.events)


def results(events: Iterable[Event]) -> tuple[RoundResult, ...]:
    return tuple(event.result for event in events if isinstance(event, RoundScored))


@pytest.mark.parametrize("seed", range(12))
def test_a_match_told_as_a_log_reads_back_to_the_same_rounds(seed: int) -> None:
    events = random_match(seed)
    rounds = tell(events, NAMES)
    text = write(rounds)
    read = parse(text)
    assert write(read) == text
    game = Tichu(compose(["rounds=4"]))
    state = game.opening()
    for told in read:
        course = follow(game, state, told)
        assert course.refusal is None
        assert why_not(told, course) is None
        state = course.state
    assert state.results == results(events)


def test_a_match_that_is_going_on_is_a_log_that_is_cut_off() -> None:
    events = random_match(1)
    half = tell(events[: len(events) // 2], NAMES)
    whole = tell(events, NAMES)
    assert half[-1].result is None
    assert half[:-1] == whole[: len(half) - 1]
    assert whole[len(half) - 1].acts[: len(half[-1].acts)] == half[-1].acts


# --- the command -------------------------------------------------------------------------------------------------


def run(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str], *more: str) -> list[str]:
    path = tmp_path / "log.tch"
    path.write_text(text, encoding="utf-8")
    assert bsw.run([str(path), *more]) == 0
    return capsys.readouterr().out.splitlines()


def test_verify_counts_what_agrees_and_leaves_out_what_is_cut_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rounds = tell(random_match(3), NAMES)
    ours = rounds[1].result
    assert ours is not None
    wrong = replace(rounds[1], result=(ours[0] + 10, ours[1] - 10))
    text = write([rounds[0], wrong, rounds[2], replace(rounds[3], result=None)])
    *lines, last = run(tmp_path, text, capsys, "--verify")
    told = [json.loads(line) for line in lines]
    assert [line["agrees"] for line in told] == [True, False, True, None]
    assert told[1]["reason"] == "the results differ"
    assert last == "2 of 3 rounds agree"


def test_verify_knows_the_server_that_forgets_a_failed_grand_beside_the_partners_call() -> None:
    game = Tichu()
    (told,) = tell(one_round_with_two_calls(), NAMES)
    course = follow(game, game.opening(), told)
    assert course.result is not None
    ours, theirs = course.result.points
    reason = why_not(replace(told, result=(ours + 200, theirs)), course)
    assert reason is not None
    assert "failed Grand Tichu of seat 2" in reason
    assert why_not(replace(told, result=(ours + 100, theirs)), course) == "the results differ"


def one_round_with_two_calls() -> tuple[Event, ...]:
    """A round in which seat 0 calls small and makes it, its partner Grand and does not; the rest is the clock's."""
    at = Desk()
    at.deals()
    at.answers(2, grand=True)
    at.answers(0, 1, 3)
    at.calls(0)
    for seat, suit in enumerate("jspt"):
        at.gives(seat, f"2{suit} 3{suit} 4{suit}")
    at.play(0, "5j 6j 7j 8j 9j Tj Jj Qj Kj Aj")
    at.passes(1, 2, 3)
    at.closes()
    for left in at.hand(0).split():
        at.play(0, left)
        if at.table.out:
            break
        at.passes(1, 2, 3)
        if Nature.CLOCK in at.awaited:
            at.closes()
    while not at.table.results:
        (actor,) = at.awaited
        if isinstance(actor, Seat):
            at.times_out(actor)
        else:
            at.closes()
    return tuple(at.events)


def test_records_replay_and_a_new_one_begins_after_what_our_rules_refuse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rounds = tell(random_match(5), NAMES)
    broken = replace(rounds[1], acts=(*rounds[1].acts[:4], Put(0, Seat(0), (Card("DG"), Card("DR")))))
    lines = run(tmp_path, write([rounds[0], broken, rounds[2]]), capsys)
    assert '"game"' in lines[0]
    assert sum('"game"' in line for line in lines) == 2
    path = tmp_path / "record.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadInput):
        replay_command.run([str(path)])
    told = json.loads(capsys.readouterr().out.splitlines()[0])
    assert tuple(told["points"]) == rounds[0].result


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["--verify"]])
def test_the_command_tells_its_usage(arguments: list[str]) -> None:
    with pytest.raises(BadUsage):
        bsw.run(arguments)


def test_a_file_that_is_no_log_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "log.tch"
    path.write_text("hello", encoding="utf-8")
    with pytest.raises(BadInput, match="line 1"):
        bsw.run([str(path)])
