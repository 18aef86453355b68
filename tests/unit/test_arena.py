"""The command line's `arena`: duplicate deals cancel the luck; a foreign program is told what its seat may see."""

import json
import shlex
import sys
from pathlib import Path
from typing import Final

import pytest

from engine.__main__ import main

FIRST_WAY: Final = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    with open({log!r}, "a") as log:
        log.write(line)
    answers = {{
        "grand": {{"do": "grand", "grand": False}},
        "gifts": {{"do": "give", "cards": " ".join(asked.get("hand", "").split()[:3])}},
        "bomb": {{"do": "pass"}},
    }}
    ask = asked.get("ask")
    if ask is None:
        answer = {{"name": "first way"}}
    elif ask == "dragon":
        answer = {{"do": "dragon", "to": (asked["seat"] + 1) % 4}}
    elif ask == "turn":
        answer = {{"do": "play", "cards": asked["plays"][0]}} if asked["plays"] else {{"do": "pass"}}
    else:
        answer = answers[ask]
    print(json.dumps(answer), flush=True)
"""
"""A player that leads and beats with the first way it is offered."""


def foreign(folder: Path, text: str) -> str:
    """`exec:` and the command that runs this program."""
    program = folder / "player.py"
    program.write_text(text)
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(program))}"


def test_a_player_is_not_ahead_of_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for more in ([], ["--fast"]):
        assert main(["arena", "greedy", "greedy", "--deals", "5", "--seed", "1", *more]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["deals"], told["points_a_round"], told["interval_95"]) == (5, 0.0, 0.0)
        assert told["a"]["decisions"] > 5 * 2 * 20


def test_the_same_seed_is_the_same_duel_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    ahead: list[tuple[float, float, int]] = []
    for jobs in ("1", "2"):
        assert main(["arena", "normal", "greedy", "--deals", "6", "--seed", "2", "--jobs", jobs]) == 0
        told = json.loads(capsys.readouterr().out)
        ahead.append((told["points_a_round"], told["interval_95"], told["a"]["decisions"]))
    assert ahead[0] == ahead[1]
    assert ahead[0][0] != 0


def test_a_foreign_program_plays_and_sees_its_own_cards_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log"
    player = foreign(tmp_path, FIRST_WAY.format(log=str(log)))
    assert main(["arena", player, "greedy", "--deals", "2", "--seed", "3"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 2
    questions = [asked for line in log.read_text().splitlines() if "ask" in (asked := json.loads(line))]
    assert {asked["ask"] for asked in questions} >= {"grand", "gifts", "turn"}
    for asked in questions:
        hand, gone = set(asked["hand"].split()), set(asked["gone"].split())
        gifts = set((asked["given"] or "").split()) | set((asked["received"] or "").split())
        plays = {card.partition("=")[0] for way in asked["plays"] for card in way.split()}
        trick = {card.partition("=")[0] for play in asked["trick"] for card in play["cards"].split()}
        # Every card that it is told of is its own, was given or got by it, or lies open.
        assert len(hand) == asked["counts"][asked["seat"]]
        assert plays <= hand
        assert trick <= gone
        assert len(hand | gone | gifts) <= 56
        assert not set(asked) - {
            *("ask", "seat", "hand", "counts", "calls", "opened", "turn", "trick", "wish", "out", "points", "gone"),
            *("given", "received", "totals", "target", "plays", "may_pass", "may_call"),
        }


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("print('{}')", "has ended"),
        ("print('[]')", "which is no JSON object"),
        ('import sys\nfor _ in sys.stdin: print(\'{"do": "dance"}\', flush=True)', "answers"),
        ('import sys\nfor _ in sys.stdin: print(\'{"do": "give", "cards": "2j 3j 4j"}\', flush=True)', "refused"),
    ],
)
def test_a_program_that_cannot_play_ends_the_arena_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    assert main(["arena", foreign(tmp_path, text), "easy", "--deals", "1", "--seed", "1"]) == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert said in printed.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("easy grandmaster --deals 1 --seed 1", "'grandmaster' is no player; there are easy, normal, greedy, hard"),
        ("easy hard --deals 0 --seed 1", "--deals takes a whole number from 1, not '0'"),
        ("easy hard --deals -3 --seed 1", "--deals takes a whole number from 1, not '-3'"),
        ("easy hard --deals 1 --seed x", "--seed takes a whole number from 0, not 'x'"),
        ("easy hard --deals 1 --seed", "--seed takes a whole number from 0, not nothing"),
        ("easy hard --deals 1 --jobs 0 --seed 1", "--jobs takes a whole number from 1, not '0'"),
        ("easy hard hard --deals 1 --seed 1", "'hard' is no option of arena"),
        ("easy hard --deals 1 --slow --seed 1", "'--slow' is no option of arena"),
        ("easy hard --deals 1", "arena lacks --seed"),
        ("easy hard", "arena lacks --deals and --seed"),
        ("easy", "arena lacks a second player and --deals and --seed"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words.split()]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(said)
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("words", [["arena", "--help"], ["arena", "easy", "-h"], ["--help"]])
def test_who_asks_for_help_gets_it_and_has_made_no_mistake(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 0
    printed = capsys.readouterr()
    assert "arena A B" in printed.out
    assert ("replay FILE" in printed.out) == (len(words) == 1), "of one command the usage of that one"
    assert printed.err == ""


def test_without_anything_the_usage_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena"]) == 2
    assert "arena A B" in capsys.readouterr().err
