"""Two tables with the same decks in words, buttons and a picture: who takes part, how it stands, who has won. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.contests.duplicate import SEATS, Agreed, Compared, Gathering, difference, gathering_of, may_begin, team_of
from bot.games.tichu.lines import LONGEST_ALT, clip, fit
from bot.gathering.lobby import TEAMS
from bot.gathering.lobby_panel import MINUTE, TEAM_MARKS
from bot.names import cleaned, shown, unmarked, written
from bot.sitters import Person
from bot.speech import Speech
from bot.staging import phone
from bot.staging.panel import Button, Panel, Row, Style
from bot.tables.room_panel import DUPLICATE, link_of
from bot.wire import Click
from data.duplicates import TABLES, Half, State, StoredDuplicate
from render.comparison import ComparisonWords, Line, Side, comparison_scene
from render.corners import signed
from render.scene import Scene

LETTERS: Final = ("A", "B")
MARKS: Final = tuple(f"{mark}\N{NO-BREAK SPACE}{letter}" for mark, letter in zip(TEAM_MARKS, LETTERS, strict=True))
"""The teams' signs as in the picture; the letter stays with a team, which has the other colour at table 2's board."""


class Outcome(StrEnum):
    """How it ended; the value is kept in the store, and the end of a text's key."""

    FINISHED = "finished"
    BROKEN = "broken"
    """A table was closed before its last round."""
    RESIGNED_A = "resigned-a"
    """Team A gave up at a table; the other one wins."""
    RESIGNED_B = "resigned-b"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    """Nobody began it."""
    FAILED = "failed"
    """The tables could not be opened."""


GIVEN_UP: Final = (Outcome.RESIGNED_A, Outcome.RESIGNED_B)
"""By team, that it gave up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """All that is told of it."""

    id: str
    guild: int
    now: Gathering
    state: State
    halves: tuple[Half, ...] = ()
    rounds: tuple[Compared, ...] = ()
    outcome: Outcome | None = None
    until: float = 0.0
    """When it is given up if nobody begins it, in unix seconds."""

    @classmethod
    def of(cls, stored: StoredDuplicate, *, rounds: tuple[Compared, ...] = (), until: float = 0.0) -> "Shown":
        """A contest as the store has it, with what the store does not tell."""
        return cls(
            id=stored.id,
            guild=stored.guild,
            now=gathering_of(stored.host, Agreed.of(stored.settings), stored.seats),
            state=stored.state,
            halves=stored.halves,
            rounds=rounds,
            outcome=None if stored.outcome is None else Outcome(stored.outcome),
            until=until,
        )

    @property
    def winner(self) -> int | None:
        """The team that has won; None while it is played, for a draw, and where nothing could be compared."""
        if self.outcome in GIVEN_UP:
            return 1 - GIVEN_UP.index(self.outcome)
        points = difference(self.rounds)
        return None if self.outcome is not Outcome.FINISHED or not points else int(points < 0)


def duplicate_panel(told: Shown, speech: Speech) -> Panel:
    """The public message: people gather, then it shows how it stands, and stays with the result."""
    if told.state is State.GATHERING:
        return Panel(fit(tuple(_gathering(told, speech))), _seat_rows(told, speech))
    return comparison_panel(told, speech)


def comparison_panel(told: Shown, speech: Speech) -> Panel:
    """How it stands or who has won, round by round, with a picture once there is something to compare."""
    text = fit(tuple(_standing(told, speech)))
    if not told.rounds:
        return Panel(text)
    pictured = fit(tuple(_standing(replace(told, halves=()), speech)))
    return Panel(text, (), _scene(told, speech), clip(unmarked(pictured), LONGEST_ALT))


# --- words -------------------------------------------------------------------------------------------------------


def _head(told: Shown, speech: Speech) -> Iterator[str]:
    agreed = told.now.agreed
    yield f"**⚖️ {speech('duplicate-title')}**"
    rounds, pace = speech("terms-rounds", rounds=agreed.rounds), speech(f"terms-pace-{agreed.pace}")
    yield f"{rounds} · {pace} · {speech('duplicate-level', level=speech(f'level-{agreed.level}'))}"
    for number in range(TABLES):
        there = next((half for half in told.halves if half.number == number), None)
        link = "" if there is None else f" {link_of(told.guild, there.channel, None)}"
        yield f"**{speech('duplicate-table', number=number + 1)}**{link}"
        for team in range(TEAMS):
            yield f"- {MARKS[team]} {_pair(told, number, team, speech)}"


def _pair(told: Shown, number: int, team: int, speech: Speech) -> str:
    """Two partners at a table; while people gather by their seats, as the buttons number them."""
    free = speech("lobby-seat-free") if told.state is State.GATHERING else speech("duplicate-bot")
    places = [place for place in range(number * SEATS, (number + 1) * SEATS) if team_of(place) == team]
    seats = told.now.seats
    names = ((place, free if (one := seats[place]) is None else _name(one, speech)) for place in places)
    is_open = told.state is State.GATHERING
    return " & ".join(f"{_chair(place)}. {name}" if is_open else name for place, name in names)


def _chair(place: int) -> int:
    """The number of a place at its table, from 1."""
    return place % SEATS + 1


def _name(one: Person, speech: Speech) -> str:
    return written(shown(one.user, one.name, speech))


def _gathering(told: Shown, speech: Speech) -> Iterator[str]:
    yield from _head(told, speech)
    yield speech("duplicate-how")
    where = "duplicate-where-channels" if told.now.agreed.other else "duplicate-where-threads"
    yield speech(where, channel=f"<#{told.now.agreed.other}>")
    yield speech("duplicate-until", until=f"<t:{round(told.until / MINUTE) * MINUTE}:R>")


def _standing(told: Shown, speech: Speech) -> Iterator[str]:
    yield from _head(told, speech)
    if told.outcome is not None:
        yield f"**{_end(told, speech)}**"
    elif not told.rounds:
        yield speech("duplicate-begun")
    if not told.rounds:
        return
    done = [one for one in told.rounds if one.difference is not None]
    if done and told.outcome is not Outcome.FINISHED:
        points = difference(told.rounds)
        if points:
            yield speech("duplicate-ahead", team=MARKS[points < 0], points=abs(points), rounds=len(done))
        else:
            yield speech("duplicate-even", rounds=len(done))
    yield f"-# {speech('duplicate-columns')}"
    yield from (_line(one, speech) for one in told.rounds)


def _end(told: Shown, speech: Speech) -> str:
    """How it ended, and who has won."""
    outcome = told.outcome or Outcome.FINISHED
    if outcome in GIVEN_UP:
        loser = GIVEN_UP.index(outcome)
        winners = _people(told, 1 - loser, speech)
        return speech("duplicate-resigned", team=MARKS[loser], other=MARKS[1 - loser], names=winners)
    if outcome is not Outcome.FINISHED:
        return speech(f"duplicate-{outcome}")
    points = difference(told.rounds)
    if not points:
        return speech("duplicate-drawn")
    winner = int(points < 0)
    return speech("duplicate-won", team=MARKS[winner], names=_people(told, winner, speech), points=abs(points))


def _people(told: Shown, team: int, speech: Speech) -> str:
    """Everybody of a team, at both tables."""
    names = [_name(one, speech) for place, one in enumerate(told.now.seats) if one and team_of(place) == team]
    return ", ".join(names) or speech("duplicate-bots")


def _line(one: Compared, speech: Speech) -> str:
    """A round: at both tables what A and B got, and who was better by how much."""
    tables = " · ".join(
        "…" if points is None else f"{signed(points[0])} : {signed(points[1])}" for points in one.tables
    )
    said = speech("duplicate-round", number=one.number, tables=tables)
    if one.difference is None:
        return f"- {said}"
    better = f"{MARKS[one.difference < 0]} +{abs(one.difference)}" if one.difference else "="
    return f"- {said} → **{better}**"


# --- controls and picture ----------------------------------------------------------------------------------------


def _seat_rows(told: Shown, speech: Speech) -> tuple[Row, ...]:
    """Partners side by side: four would be too many for a line of a telephone."""
    tables = [range(number * SEATS, (number + 1) * SEATS) for number in range(TABLES)]
    pairs = [[place for place in table if team_of(place) == team] for table in tables for team in range(TEAMS)]
    rows = [tuple(_seat(told, place, speech) for place in pair) for pair in pairs]
    ready = Style.GOOD if may_begin(told.now, told.now.host) is None else Style.PLAIN
    verbs = (("begin", ready), ("stand", Style.PLAIN), ("cancel", Style.DANGER))
    return (*rows, tuple(Button(_id(told, verb), speech(f"duplicate-{verb}"), style) for verb, style in verbs))


def _seat(told: Shown, place: int, speech: Speech) -> Button:
    one, number, room = told.now.seats[place], place // SEATS + 1, phone.share(SEATS // TEAMS, emoji=True)
    style = Style.MAIN if one is None else Style.PLAIN
    if one is None:
        label = phone.fitted(speech("duplicate-sit", number=number, seat=_chair(place)), room)
    else:
        name = cleaned(shown(one.user, one.name, speech))
        label = phone.naming(lambda name: speech("duplicate-seated", number=number, name=name), name, room)
    return Button(_id(told, "sit", str(place)), label, style, TEAM_MARKS[team_of(place)], disabled=one is not None)


def _id(told: Shown, verb: str, place: str = "") -> str:
    return str(Click(DUPLICATE, 0, verb, f"{told.id}.{place}" if place else told.id))


def _scene(told: Shown, speech: Speech) -> Scene:
    sides = tuple(Side(LETTERS[team], _plain(told, team, speech), _total(told, team)) for team in range(TEAMS))
    numbers = tuple(speech("duplicate-table", number=number + 1) for number in range(TABLES))
    words = ComparisonWords(
        title=speech("duplicate-title"),
        tables=(numbers[0], numbers[1]),
        difference=speech("duplicate-difference"),
    )
    lines = [Line(one.number, one.tables, one.difference) for one in told.rounds]
    return comparison_scene((sides[0], sides[1]), lines, words=words, winner=told.winner)


def _plain(told: Shown, team: int, speech: Speech) -> tuple[str, str]:
    """Both pairs of a team, for a picture."""
    pairs = [[one for p, one in enumerate(told.now.seats) if p // SEATS == n and team_of(p) == team] for n in (0, 1)]
    bot = speech("duplicate-bot")
    said = [" & ".join(bot if one is None else cleaned(shown(one.user, one.name, speech)) for one in p) for p in pairs]
    return said[0], said[1]


def _total(told: Shown, team: int) -> int:
    """What a team has got in the rounds that both tables have scored."""
    both = (one for one in told.rounds if one.difference is not None)
    return sum(points[team] for one in both for points in one.tables if points is not None)
