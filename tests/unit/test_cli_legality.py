"""The command line's `readings` and `legal`: lines in, JSON out, and whose fault it is."""

import io
import json

import pytest

from engine.__main__ import main


class Shell:
    """Runs commands and reads what they print."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *words: str, lines: tuple[str, ...] = ()) -> tuple[int, list[object], str]:
        """The exit status, the JSON of every line of output, and the error output."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        status = main(words)
        printed = self._capsys.readouterr()
        return status, [json.loads(line) for line in printed.out.splitlines()], printed.err


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


TRIPLE = [{"kind": "triple", "rank": 5, "length": 3, "cards": ["5j", "5s", "PH=5"]}]


@pytest.mark.parametrize("words", [("5j 5s PH",), ("5j", "5s", "PH"), ("5s PH=5 5j",)])
def test_readings_of_the_cards_given(shell: Shell, words: tuple[str, ...]) -> None:
    assert shell("readings", *words) == (0, [TRIPLE], "")


def test_readings_of_a_set_a_line(shell: Shell) -> None:
    status, answers, _ = shell("readings", lines=("5j 5s PH", "5j 6s", "PH=8.5", ""))
    phoenix = [{"kind": "single", "rank": 8.5, "length": 1, "cards": ["PH=8.5"]}]
    assert (status, answers) == (0, [TRIPLE, [], phoenix, []])


def test_readings_read_a_repeated_card_as_another_of_its_rank(shell: Shell) -> None:
    status, answers, _ = shell("readings", "Aj", "As", "PH", "Aj", "2s")
    house = {"kind": "full_house", "rank": 14, "length": 5, "cards": ["2s", "PH=2", "Aj", "As", "Ap"]}
    assert (status, answers) == (0, [[house]])


@pytest.mark.parametrize("line", ["5j 5j 5s 5p 5t", "PH PH", "5x"])
def test_readings_name_the_line_that_is_wrong(shell: Shell, line: str) -> None:
    status, answers, error = shell("readings", lines=("5j 5s PH", line, "5j"))
    assert (status, answers) == (1, [TRIPLE])
    assert error.startswith("line 2: ")
    assert error.count("\n") == 1


def ask(**question: object) -> str:
    return json.dumps(question)


@pytest.mark.parametrize(
    ("question", "plays", "may_pass"),
    [
        (ask(hand="5j 9s", trick="8j", wish=None, turn=True), [["9s"]], True),
        (ask(hand="5j 9s"), [["5j"], ["9s"]], False),
        (ask(hand="5j 9s", trick="8j", turn=False), [], False),
        (ask(hand="5j 5s 5p 5t 9s", trick="8j", turn=False), [["5j", "5s", "5p", "5t"]], False),
        (ask(hand="9s Ts", trick="8j", wish="T"), [["Ts"]], False),
        (ask(hand="PH", trick="8j"), [["PH=8.5"]], True),
        (ask(hand="8s 9s", trick="PH=8.5"), [["9s"]], True),
        (ask(hand="PH", trick={"kind": "single", "rank": 14, "length": 1}), [["PH=14.5"]], True),
        (ask(hand="As DR", trick={"kind": "single", "rank": 14.5, "length": 1}), [["DR"]], True),
        (
            ask(hand="As Aj PH 9j 9s", trick="8j 8s 8p 7j 7s"),
            [["9j", "9s", "PH=9", "Aj", "As"], ["9j", "9s", "Aj", "As", "PH=A"]],
            True,
        ),
    ],
)
def test_legal_answers_plays_and_pass(shell: Shell, question: str, plays: list[list[str]], *, may_pass: bool) -> None:
    assert shell("legal", lines=(question,)) == (0, [{"plays": plays, "pass": may_pass}], "")


@pytest.mark.parametrize(
    "question",
    [
        "{",
        "[]",
        ask(),
        ask(hand=5),
        ask(hand="5x"),
        ask(hand="5j 5j"),
        ask(hand="5j", turn="yes"),
        ask(hand="5j", wish="1"),
        ask(hand="5j", wish=5),
        ask(hand="5j", trick="4j 5s"),
        ask(hand="5j", trick="DG"),
        ask(hand="5j", trick={"kind": "single", "rank": 5}),
        ask(hand="5j", trick={"kind": "flush", "rank": 5, "length": 5}),
        ask(hand="5j", trick={"kind": "single", "rank": 16, "length": 1}),
        ask(hand="5j", trick={"kind": "single", "rank": "5", "length": 1}),
        ask(hand="5j", trick=4),
        ask(hand="5j", tirck="4j"),
    ],
)
def test_legal_names_the_line_that_is_wrong(shell: Shell, question: str) -> None:
    status, answers, error = shell("legal", lines=(ask(hand="5j"), question))
    assert (status, answers) == (1, [{"plays": [["5j"]], "pass": False}])
    assert error.startswith("line 2: ")
    assert error.count("\n") == 1


@pytest.mark.parametrize("words", [(), ("unknown",), ("legal", "5j")])
def test_a_command_that_is_called_wrongly_says_how(shell: Shell, words: tuple[str, ...]) -> None:
    status, answers, error = shell(*words)
    assert (status, answers) == (2, [])
    assert error.startswith("usage: python -m engine ")
