"""Match records: what is written is read back, a position begins where it says, and `replay` tells what happened."""

import json
from pathlib import Path
from random import Random

import pytest

from engine.cards import DECK, Card, Cards
from engine.cli import BadInput, BadUsage, chance, play, replay
from engine.kernel import Actor, Nature, Seat
from engine.tichu.actions import Action, AnswerGrand, CallTichu, Deal, Give, GiveDragon, Pass, Play, TakeBack, TimeUp
from engine.tichu.game import Tichu
from engine.tichu.record import Header, RecordError, Request, read, read_line, write, write_header
from engine.tichu.rules import compose

HEADER = '{"game": "tichu", "options": []}'

ACTS: list[tuple[Actor, Action, str]] = [
    (Seat(0), AnswerGrand(grand=True), '{"actor": 0, "do": "grand", "grand": true}'),
    (Seat(1), AnswerGrand(grand=False), '{"actor": 1, "do": "grand", "grand": false}'),
    (Seat(2), CallTichu(), '{"actor": 2, "do": "call", "call": "small"}'),
    (Seat(3), Give((Card("Aj"), Card("2s"), Card("DR"))), '{"actor": 3, "do": "give", "cards": "Aj 2s DR"}'),
    (Seat(0), TakeBack(), '{"actor": 0, "do": "take_back"}'),
    (Seat(0), Play(Cards("5j 5s"), 7), '{"actor": 0, "do": "play", "cards": "5j 5s"}'),
    (
        Seat(0),
        Play(Cards("MJ 2j 3s PH 5t"), 7, phoenix=4, wish=13, call=True),
        '{"actor": 0, "do": "play", "cards": "MJ 2j 3s PH=4 5t", "wish": "K", "call": "small"}',
    ),
    (Seat(0), Play(Cards("PH"), 7), '{"actor": 0, "do": "play", "cards": "PH"}'),
    (Seat(1), Pass(7), '{"actor": 1, "do": "pass"}'),
    (Seat(1), GiveDragon(Seat(2)), '{"actor": 1, "do": "dragon", "to": 2}'),
    (Nature.CLOCK, TimeUp(7), '{"actor": "clock", "do": "timeup"}'),
    (Nature.CLOCK, TimeUp(7, Seat(3)), '{"actor": "clock", "do": "timeup", "seat": 3}'),
]


@pytest.mark.parametrize(("actor", "action", "text"), ACTS, ids=[text for _, _, text in ACTS])
def test_an_act_is_written_as_a_person_reads_it_and_read_back(actor: Actor, action: Action, text: str) -> None:
    assert write(actor, action) == text
    request = read_line(text)
    assert isinstance(request, Request)
    assert read(request, 7) == (actor, action)


def test_the_deck_is_written_in_dealing_order() -> None:
    deck = tuple(Random(5).sample(DECK, 56))
    request = read_line(write(Nature.DEALER, Deal(deck)))
    assert isinstance(request, Request)
    assert read(request, 0) == (Nature.DEALER, Deal(deck))


def test_a_header_is_read_back() -> None:
    header = Header("tichu", ("target=500", "no_grand"), ("Nord", "Ost", "남", ""))
    assert read_line(write_header(header)) == header


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ('{"do": "timeup"}', (Nature.CLOCK, TimeUp(3))),
        ('{"do": "deal", "cards": "5j"}', (Nature.DEALER, Deal((Card("5j"),)))),
        ('{"actor": 1, "do": "pass", "over": 9}', (Seat(1), Pass(9))),
        ('{"actor": 1, "do": "call", "call": "grand"}', (Seat(1), AnswerGrand(grand=True))),
        ('{"actor": 1, "do": "grand"}', (Seat(1), AnswerGrand(grand=True))),
        ('{"actor": 1, "do": "play", "cards": "PH=8.5"}', (Seat(1), Play(Cards("PH"), 3))),
    ],
)
def test_what_goes_without_saying_may_be_left_out(text: str, act: tuple[Actor, Action]) -> None:
    request = read_line(text)
    assert isinstance(request, Request)
    assert read(request, 3) == act


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[]", "object"),
        ("{", "no JSON"),
        ('{"do": "fly", "actor": 0}', "fly"),
        ('{"do": "pass"}', "actor"),
        ('{"do": "pass", "actor": 4}', "no seat 4"),
        ('{"do": "pass", "actor": "nobody"}', "nobody"),
        ('{"do": "pass", "actor": 0, "cards": "5j"}', "cards"),
        ('{"do": "pass", "actor": 0, "loudly": true}', "loudly"),
        ('{"do": "play", "actor": 0}', "cards"),
        ('{"do": "play", "actor": 0, "cards": "5x"}', "5x"),
        ('{"do": "play", "actor": 0, "cards": "5j PH=5.5"}', "whole rank"),
        ('{"do": "play", "actor": 0, "cards": "MJ", "wish": "1"}', "rank"),
        ('{"do": "play", "actor": 0, "cards": "MJ", "call": "grand"}', "Grand"),
        ('{"do": "give", "actor": 0, "cards": "5j 6j"}', "three"),
        ('{"do": "dragon", "actor": 0}', "to"),
        ('{"position": {"hands": ["", "", ""], "turn": 0}}', "hands"),
        ('{"position": {"hands": ["5j", "", "", ""], "turn": 5}}', "no seat 5"),
        ('{"position": {"hands": ["5j", "", "", ""], "turn": 0}, "do2": 1}', "alone"),
        ('{"game": 3}', "game"),
    ],
)
def test_a_line_that_is_none_is_told_in_one_line(text: str, why: str) -> None:
    def read_it() -> None:
        line = read_line(text)
        assert isinstance(line, Request)
        read(line, 0)

    with pytest.raises(RecordError, match=why) as caught:
        read_it()
    assert "\n" not in str(caught.value)


# --- the command -------------------------------------------------------------------------------------------------


def replayed(
    tmp_path: Path, lines: list[str], capsys: pytest.CaptureFixture[str], *more: str
) -> list[dict[str, object]]:
    path = tmp_path / "record.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert replay.run([str(path), *more]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_random_match_replays_to_its_own_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play.run(["--seed", "11", "--rounds", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    told = replayed(tmp_path, lines, capsys)
    game = Tichu(compose(["rounds=3"]))
    *_, (_, _, last) = chance.match(game, Random(11))
    results = game.spectacle(last.state).results
    assert [line["total"] for line in told[:-1]] == [list(result.totals) for result in results]
    assert [line["order"] for line in told[:-1]] == [list(result.order) for result in results]
    ours, theirs = results[-1].totals
    assert told[-1] == {"winner": None if ours == theirs else int(theirs > ours)}


def test_a_round_is_told_with_its_calls(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = {
        "hands": ["7j", "8s 4s", "", "9t"],
        "turn": 0,
        "trick": [],
        "wish": None,
        "out": [2],
        "won": ["", "5j", "", ""],
        "calls": ["small", None, "grand", None],
    }
    lines = [HEADER, json.dumps({"position": position}), '{"actor": 0, "do": "play", "cards": "7j"}']
    assert replayed(tmp_path, lines, capsys) == [
        {
            "round": 1,
            "order": [2, 0],
            "points": [300, 0],
            "calls": ["small", None, "grand", None],
            "total": [300, 0],
        },
        {"winner": None},
    ]


def test_the_trace_tells_every_act_and_passes_over_a_refused_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position = {
        "hands": ["MJ DR", "3s 4s 5s 6s", "5p 6p", "8t 9t"],
        "turn": 0,
        "trick": [],
        "wish": None,
        "out": [],
        "won": ["", "", "", ""],
        "calls": [None, None, None, None],
    }
    lines = [
        HEADER,
        json.dumps({"position": position}),
        '{"actor": 0, "do": "pass"}',
        '{"actor": 0, "do": "play", "cards": "DR", "call": "small"}',
        "",
        *(f'{{"actor": {seat}, "do": "pass"}}' for seat in (1, 2, 3)),
        '{"do": "timeup"}',
        '{"actor": 0, "do": "dragon", "to": 1}',
        '{"actor": 0, "do": "play", "cards": "MJ", "wish": "T"}',
    ]
    trace = replayed(tmp_path, lines, capsys, "--trace")
    assert [line["n"] for line in trace] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [line["ok"] for line in trace] == [False] + [True] * 7
    assert trace[0]["reason"] == "must-lead"
    assert trace[1] == {
        "n": 2,
        "ok": True,
        "phase": "play",
        "turn": 1,
        "top": {"seat": 0, "cards": "DR"},
        "wish": None,
        "out": [],
        "counts": [1, 4, 2, 2],
    }
    assert [line["phase"] for line in trace[2:]] == ["play", "play", "closing", "dragon", "play", "play"]
    assert (trace[-1]["wish"], trace[-1]["out"], trace[-1]["turn"]) == ("T", [0], 1)


def test_the_trace_has_the_result_once_the_round_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = {"hands": ["5j", "Ks 4s", "", ""], "turn": 0, "out": [3, 2]}
    lines = [HEADER, json.dumps({"position": position}), '{"actor": 0, "do": "play", "cards": "5j"}']
    (last,) = replayed(tmp_path, lines, capsys, "--trace")
    assert (last["phase"], last["result"], last["out"]) == ("over", [15, 0], [3, 2, 0])
    assert last["counts"] == [0, 2, 0, 0]


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([HEADER, '{"do": "deal", "cards": "5j"}'], "line 2: not-a-deck"),
        ([HEADER, "{"], "line 2: no JSON"),
        (['{"actor": 0, "do": "pass"}'], "line 1: a record begins with a header"),
        (['{"game": "chess"}'], "line 1: 'chess' is no game"),
        (['{"game": "tichu", "options": ["fast"]}'], "line 1: 'fast' is no option"),
        ([HEADER, '{"position": {"hands": ["5j", "5j", "6j", "7j"], "turn": 0}}'], "line 2: 5j is in two places"),
    ],
)
def test_the_first_refused_or_wrong_line_ends_a_replay(tmp_path: Path, lines: list[str], why: str) -> None:
    path = tmp_path / "record.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadInput, match=why):
        replay.run([str(path)])


def test_a_missing_file_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        replay.run([str(tmp_path / "none")])
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["--trace"]])
def test_replay_tells_its_usage(arguments: list[str]) -> None:
    with pytest.raises(BadUsage):
        replay.run(arguments)


@pytest.mark.parametrize(
    "arguments", [[], ["--seed", "1"], ["--seed", "x", "--rounds", "1"], ["--seed", "1", "--rounds", "0"]]
)
def test_play_tells_its_usage(arguments: list[str]) -> None:
    with pytest.raises(BadUsage):
        play.run(arguments)
