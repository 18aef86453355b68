"""Narration: one line for everything that the table hears."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias, assert_never

from bot.games.tichu.words import combination, rank, team_name
from bot.names import written
from bot.speech import Speech
from engine.kernel import Seat
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

Act: TypeAlias = GrandAnswered | TichuCalled | GiftsLaid | GiftsTakenBack | Played | DogLed | Passed | DragonGiven
"""What somebody did."""
Outcome: TypeAlias = RoundBegan | HandsFilled | Exchanged | WindowOpened | TrickTaken | RoundScored | MatchWon
"""What came of it by itself."""


def notice(speech: Speech, heard: Notice, names: Mapping[Seat, str], *, automatic: bool = False) -> str:
    """What has happened, in one line of a message.

    `names` are everybody's names as they are. `automatic` means that the clock
    or a stand-in acted; the line of an act says so, that of an outcome needs not.
    """
    if isinstance(heard, Act):
        line = _act(speech, heard, {seat: written(name) for seat, name in names.items()})
        return speech("automatic", line=line) if automatic else line
    return _outcome(speech, heard, names)


def _act(speech: Speech, act: Act, names: Mapping[Seat, str]) -> str:
    name = names[act.seat]
    match act:
        case GrandAnswered():
            return speech("grand-called", name=name) if act.grand else speech("grand-declined", name=name)
        case TichuCalled():
            return speech("tichu-called", name=name)
        case GiftsLaid():
            return speech("gifts-laid", name=name)
        case GiftsTakenBack():
            return speech("gifts-taken-back", name=name)
        case Played():
            return " ".join(_played(speech, act, name))
        case DogLed():
            return " ".join(_dog_led(speech, act, name, names[act.to]))
        case Passed():
            return speech("passed", name=name)
        case DragonGiven():
            return speech("dragon-given", name=name, to=names[act.to], points=act.points)
        case _:
            assert_never(act)


def _played(speech: Speech, act: Played, name: str) -> Iterator[str]:
    what = combination(speech, act.combination)
    if act.called:
        yield speech("tichu-called", name=name)
    yield (
        speech("bombed", name=name, combination=what)
        if act.out_of_turn
        else speech("played", name=name, combination=what)
    )
    if act.granted:
        yield speech("wish-granted")
    if act.wish is not None:
        yield speech("wished", rank=rank(speech, act.wish))
    if act.place is not None:
        yield speech("went-out", place=act.place)


def _dog_led(speech: Speech, act: DogLed, name: str, to: str) -> Iterator[str]:
    if act.called:
        yield speech("tichu-called", name=name)
    yield speech("dog-led", name=name)
    if act.place is not None:
        yield speech("went-out", place=act.place)
    yield speech("wait-lead", name=to)


def _outcome(speech: Speech, outcome: Outcome, names: Mapping[Seat, str]) -> str:
    match outcome:
        case RoundBegan(number):
            return speech("round-began", number=number)
        case HandsFilled():
            return speech("hands-filled")
        case Exchanged(leader):
            return speech("exchanged", name=written(names[leader]))
        case WindowOpened(seat):
            return speech("window-opened", name=written(names[seat]))
        case TrickTaken(seat, points):
            return speech("trick-taken", name=written(names[seat]), points=points)
        case RoundScored(result):
            return speech("round-scored", number=result.number, ours=result.totals[0], theirs=result.totals[1])
        case MatchWon(team, totals):
            return match_won(speech, team, totals, names)
        case _:
            assert_never(outcome)


def match_won(speech: Speech, team: int | None, totals: tuple[int, int], names: Mapping[Seat, str]) -> str:
    """Who has won a match, and by what."""
    if team is None:
        return speech("match-drawn", total=totals[0])
    winners = team_name(speech, names, team)
    return speech("match-won", team=winners, winner=totals[team], loser=totals[1 - team])
