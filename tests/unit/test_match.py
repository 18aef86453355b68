"""`bot.matches.match`: a match as the shell runs it, with the real Tichu, its controls, and a real journal."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.controls import Setting
from bot.games import Opening
from bot.matches.match import PATIENCE, AnyMatch
from bot.sitters import Bot, Level, Person
from bot.speech import speech_for
from bot.staging.panel import Panel
from bot.wire import Click
from data.database import Database
from data.journal import Journal
from data.journal import Match as StoredMatch
from data.memory import NOTHING
from data.sittings import Sitting
from engine.cards import Card
from engine.kernel import Seat
from engine.tichu.view import SEATS
from tests.begun import begin

OPENING: Final = Opening("tichu", ("rounds=1", "turn_seconds=30"))
NAMES: Final = ("North", "East", "South", "West")
SETTING: Final = Setting(table="abc", names=NAMES, plain=NAMES, speech=speech_for("en-US"))


@dataclass
class Wall:
    """The machine's clock."""

    time: float = 1_800_000_000.0

    def __call__(self) -> float:
        """Unix seconds."""
        return self.time


@dataclass
class Run:
    """A match and what surrounds it."""

    match: AnyMatch
    database: Database
    wall: Wall
    changes: list[int] = field(default_factory=list)

    async def press(self, seat: Seat, verb: str, argument: str | None = None) -> str | None:
        """Press the button of that meaning on the seat's hand as it is now."""
        click = found(self.match.hand(seat, SETTING), verb, argument)
        return await self.match.press(seat, click, (), SETTING)

    async def restored(self) -> AnyMatch:
        """The match as another process finds it."""
        return await opened(self.database, self.wall, lambda: None)


def clicks(panel: Panel) -> list[Click]:
    """What can be pressed."""
    buttons = [button for row in panel.rows if isinstance(row, tuple) for button in row]
    return [click for button in buttons if not button.disabled and (click := Click.parse(button.id)) is not None]


def found(panel: Panel, verb: str, argument: str | None = None) -> Click:
    return next(click for click in clicks(panel) if click.verb == verb and argument in (None, click.argument))


async def opened(database: Database, wall: Wall, changed: Callable[[], None]) -> AnyMatch:
    return await OPENING.restore("m", journal=Journal(database), now=wall, changed=changed)


def dealt(cards: list[Card]) -> None:
    """A shuffle that is the same every time."""
    Random(3).shuffle(cards)


@pytest.fixture
async def run(tmp_path: Path) -> AsyncIterator[Run]:
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        await begin(database, StoredMatch(id="m", game="tichu", options="[]", created=0.0))
        wall, changes = Wall(), list[int]()
        match = await opened(database, wall, lambda: changes.append(len(changes)))
        yield Run(match, database, wall, changes)


async def play_on(match: AnyMatch, until: Callable[[], bool]) -> None:
    """Let the clock act for everybody."""
    for _ in range(1000):
        if until():
            return
        await match.time_up()
    raise AssertionError("it never came to that")


async def test_two_presses_for_the_next_round_deal_once(run: Run) -> None:
    assert run.match.dealing
    await asyncio.gather(*(run.match.deal(dealt) for _ in range(5)))
    assert (run.match.seq, run.match.awaited) == (1, frozenset(SEATS))
    await run.match.deal(dealt)
    assert run.match.seq == 1


async def test_the_deadline_is_the_time_since_when_it_is_awaited_and_what_the_rules_allow(run: Run) -> None:
    await run.match.deal(dealt)
    began = run.wall.time
    assert run.match.deadline == began + 60, "Grand Tichu has twice the time of a turn"
    run.wall.time += 10
    await run.press(SEATS[0], "no_grand")
    assert run.match.deadline == began + 60


async def test_when_time_is_up_everybody_who_is_awaited_acts_once(run: Run) -> None:
    await run.match.deal(dealt)
    await run.press(SEATS[1], "no_grand")
    before = run.match.seq
    await run.match.time_up()
    assert run.match.seq == before + 3
    assert run.match.awaited == frozenset(SEATS), "the exchange has begun and nobody has given"


async def test_time_that_is_up_for_one_phase_never_acts_in_the_next(run: Run) -> None:
    await run.match.deal(dealt)
    # All four answer at the moment at which their time runs out.
    await asyncio.gather(*(run.press(seat, "no_grand") for seat in SEATS), run.match.time_up())
    assert run.match.awaited == frozenset(SEATS), "nobody's gifts have been chosen for them"
    await asyncio.gather(run.match.time_up(), run.match.time_up())
    assert run.match.absent == frozenset(), "everybody has missed one time, not three"
    (turn,) = run.match.awaited
    seq = run.match.seq
    await asyncio.gather(run.match.time_up(), run.match.time_up())
    assert run.match.seq == seq + 1, "of two clocks that ring for one turn one counts"
    assert run.match.awaited != {turn}


async def test_a_bot_takes_over_after_two_times_in_a_row_and_until_the_owner_is_back(run: Run) -> None:
    await run.match.deal(dealt)
    await run.match.time_up()
    assert run.match.absent == frozenset()
    await run.match.time_up()
    assert run.match.absent == frozenset(SEATS)
    assert run.match.attend(SEATS[2])
    assert run.match.absent == frozenset(SEATS) - {SEATS[2]}
    assert not run.match.attend(SEATS[2])
    assert PATIENCE == 2


async def test_times_that_are_not_in_a_row_do_not_count(run: Run) -> None:
    await run.match.deal(dealt)
    await run.match.time_up()
    run.match.attend(SEATS[0])
    await run.match.time_up()
    assert run.match.absent == frozenset(SEATS) - {SEATS[0]}


async def test_bots_act_one_at_a_time_and_only_those_who_are_bots(run: Run) -> None:
    await run.match.deal(dealt)
    bots = dict.fromkeys(SEATS[1:], Level.NORMAL)
    for _ in bots:
        assert await run.match.think(bots)
    assert not await run.match.think(bots)
    assert run.match.awaited == {SEATS[0]}


async def test_what_is_decided_is_not_done_before_it_is_time_and_not_at_all_when_the_seat_is_lost(run: Run) -> None:
    await run.match.deal(dealt)
    asked: list[tuple[Seat, int]] = []

    async def ready(seat: Seat) -> bool:
        asked.append((seat, run.match.seq))
        return seat == SEATS[2]

    assert await run.match.think(dict.fromkeys(SEATS[1:], Level.NORMAL), ready)
    assert asked == [(SEATS[1], 1), (SEATS[2], 1)]
    assert run.match.awaited == frozenset(SEATS) - {SEATS[2]}


async def test_the_log_says_what_happened_and_who_did_not_click(run: Run) -> None:
    await run.match.deal(dealt)
    await run.press(SEATS[0], "no_grand")
    await run.match.time_up()
    run.match.remark("room-back", name=Person(7, "Clo*ver"))
    text = run.match.board(SETTING).text
    lines = [line for line in text.splitlines() if line.startswith("-#")]
    clicked = next(line for line in lines if "North" in line)
    waited = next(line for line in lines if "East" in line)
    assert clicked.replace("North", "East") != waited, "that the clock did it is said"
    remark = SETTING.speech("room-back", name=r"Clo\*ver")
    assert remark in text
    assert remark not in (await run.restored()).board(SETTING).text


async def test_a_new_round_begins_with_lines_of_its_own(run: Run) -> None:
    journal = Journal(run.database)
    await begin(run.database, StoredMatch(id="two", game="tichu", options="[]", created=0.0))
    two_rounds = Opening("tichu", ("rounds=2", "turn_seconds=30"))
    match = await two_rounds.restore("two", journal=journal, now=run.wall, changed=lambda: None)
    await match.deal(dealt)
    await play_on(match, lambda: match.resting)
    match.remark("room-back", name=Bot("Jade"))
    await match.deal(dealt)
    assert match.chapter == 2
    lines = [line for line in match.board(SETTING).text.splitlines() if line.startswith("-#")]
    assert SETTING.speech("room-back", name="Jade") not in "".join(lines)
    assert len(lines) <= 2, "the deal, and the seal of it at most"


async def test_a_restored_match_shows_the_same_boards_and_hands(run: Run) -> None:
    await run.match.deal(dealt)
    again = run.match
    while again.outcome is None:
        await run.match.time_up()
        again = await run.restored()
        assert again.board(SETTING) == run.match.board(SETTING)
        assert [again.hand(seat, SETTING) for seat in SEATS] == [run.match.hand(seat, SETTING) for seat in SEATS]
        assert (again.seq, again.deadline, again.chapter) == (run.match.seq, run.match.deadline, run.match.chapter)
    assert again.outcome == run.match.outcome
    assert again.deadline is None


async def test_restoring_tells_nobody_and_every_act_tells_once(run: Run) -> None:
    assert run.changes == []
    await run.match.deal(dealt)
    for seat in SEATS:
        await run.press(seat, "no_grand")
    assert len(run.changes) == run.match.seq == 5
    later: list[int] = []
    await opened(run.database, run.wall, lambda: later.append(0))
    assert later == []


async def test_what_is_begun_stays_with_its_seat_and_goes_with_its_owner(run: Run) -> None:
    await run.match.deal(dealt)
    await play_on(run.match, lambda: len(run.match.awaited) == 1)
    (seat,) = run.match.awaited
    plain = run.match.hand(seat, SETTING)
    card = next(click for click in clicks(plain) if click.verb == "tick").argument
    assert await run.press(seat, "tick", card) is None
    ticked = run.match.hand(seat, SETTING)
    assert ticked != plain
    untouched = await run.restored()
    for other in SEATS:
        assert (run.match.hand(other, SETTING) == untouched.hand(other, SETTING)) == (other != seat)
    run.match.vacate(seat, Person(7, NAMES[seat]), Bot("Jade"))
    assert run.match.hand(seat, SETTING) == plain


async def test_the_log_names_who_sat_there_when_it_happened(run: Run) -> None:
    await run.match.deal(dealt)
    await run.press(SEATS[1], "no_grand")
    run.match.vacate(SEATS[1], Bot("Jade"), Person(8, "East"))
    run.match.remark("room-back", name=Bot("Jade"))
    for seat in (SEATS[0], SEATS[2]):
        await run.press(seat, "no_grand")
    run.match.vacate(SEATS[2], Person(7, "So*th"), Bot("South"))
    declined = [SETTING.speech("grand-declined", name=name) for name in ("Jade", "North", r"So\*th")]
    told = [line for line in run.match.since(SEATS[3], SETTING) if line in declined]
    assert told == declined, "and not East, who has the seat now, or South"
    sat = (
        Sitting(seat=1, since=0, user=None, name="Jade", level="normal"),
        Sitting(seat=1, since=2, user=8, name="East"),
        Sitting(seat=2, since=0, user=7, name="So*th"),
        Sitting(seat=2, since=4, user=None, name="South", level="normal"),
    )
    remembered = replace(NOTHING, sittings=sat)
    again = await OPENING.restore(
        "m", journal=Journal(run.database), now=run.wall, changed=lambda: None, remembered=remembered
    )
    after = again.since(SEATS[3], SETTING)
    assert [line for line in after if line in declined] == declined, "nor does a restart change it"
    assert SETTING.speech("room-taken", name="East", bot="Jade") in after, "and it tells who sat down"
    assert SETTING.speech("room-replaced", name=r"So\*th", by="South") in after, "and who left"


async def test_who_is_taken_out_of_the_store_is_named_in_no_line_any_more(run: Run) -> None:
    await run.match.deal(dealt)
    await run.press(SEATS[1], "no_grand")
    gone, bot = Person(7, "Clover"), Bot("Jade")
    run.match.vacate(SEATS[1], gone, bot)
    run.match.remark("room-left", name=gone, bot=bot)
    now = replace(SETTING, names=("North", "Jade", "South", "West"), plain=("North", "Jade", "South", "West"))
    before, told = run.match.board(now).text, len(run.changes)
    assert "Clover" in before
    run.match.erase(8)
    assert run.match.board(now).text == before
    assert len(run.changes) == told, "nobody draws a table anew that does not name them"
    run.match.erase(7)
    nobody = SETTING.speech("deleted-player")
    assert run.match.board(now).text == before.replace("Clover", nobody)
    assert len(run.changes) == told + 1, "the boards follow"


async def test_the_log_of_a_round_names_the_players_of_each_trick(run: Run) -> None:
    await run.match.deal(dealt)
    await play_on(run.match, lambda: len(run.match.awaited) == 1 and _log(run.match).count("\n") > 1)
    (seat,) = run.match.awaited
    before = _log(run.match)
    assert NAMES[seat] in before
    run.match.vacate(seat, Bot(NAMES[seat]), Person(8, "Newcomer"))
    run.match.remark("room-back", name=Bot("Jade"))
    taken = tuple("Newcomer" if one == seat else name for one, name in enumerate(NAMES))
    after = run.match.whisper("log", replace(SETTING, names=taken, plain=taken))
    assert after is not None
    assert after.text == f"{before}\n{SETTING.speech('room-back', name='Jade')}"


def _log(match: AnyMatch) -> str:
    told = match.whisper("log", SETTING)
    assert told is not None
    return told.text


async def test_a_late_click_is_refused_in_words_and_changes_nothing(run: Run) -> None:
    await run.match.deal(dealt)
    late = found(run.match.hand(SEATS[0], SETTING), "no_grand")
    await run.press(SEATS[0], "no_grand")
    before, seq = run.match.board(SETTING), run.match.seq
    for _ in range(3):
        await run.match.press(SEATS[0], late, (), SETTING)
    assert (run.match.board(SETTING), run.match.seq) == (before, seq)


async def test_a_double_click_acts_once(run: Run) -> None:
    await run.match.deal(dealt)
    click = found(run.match.hand(SEATS[0], SETTING), "no_grand")
    await asyncio.gather(*(run.match.press(SEATS[0], click, (), SETTING) for _ in range(4)))
    assert run.match.seq == 2


async def test_a_pass_asked_for_beforehand_is_made_when_it_is_due(run: Run) -> None:
    await run.match.deal(dealt)
    await play_on(run.match, lambda: asking(run.match) is not None)
    seat = asking(run.match)
    assert seat is not None
    await run.press(seat, "ahead")
    await run.press(seat, "ahead")
    seq = run.match.seq
    assert not await run.match.follow(), "it is not their turn yet"
    assert run.match.seq == seq
    await run.match.time_up()
    assert seat in run.match.awaited
    assert await run.match.follow()
    assert seat not in run.match.awaited
    assert run.match.seq == seq + 2
    told = SETTING.speech("automatic", line=SETTING.speech("passed", name=NAMES[seat]))
    assert told in run.match.board(SETTING).text, "it is told as such"


async def test_what_a_bot_does_for_who_is_away_is_told_as_automatic_and_their_news_go_on(run: Run) -> None:
    await run.match.deal(dealt)
    await run.press(SEATS[3], "no_grand")
    assert run.match.since(SEATS[3], SETTING) == (), "one's own act is the last thing"
    await run.match.time_up()
    await run.match.time_up()
    assert run.match.absent == frozenset(SEATS) - {SEATS[3]}
    (turn,) = run.match.awaited
    if turn != SEATS[3]:
        assert await run.match.think({turn: Level.NORMAL})
    told = run.match.since(SEATS[3], SETTING)
    mark = SETTING.speech("automatic", line="").strip()
    acts = [line for line in told if any(name in line for name in NAMES[:3]) and "Mah Jong" not in line]
    assert acts
    assert all(line.endswith(mark) for line in acts), acts


def asking(match: AnyMatch) -> Seat | None:
    """Who comes next and may ask for a pass beforehand."""
    if len(match.awaited) != 1:
        return None
    (turn,) = match.awaited
    seat = Seat((turn + 1) % 4)
    return seat if any(click.verb == "ahead" for click in clicks(match.hand(seat, SETTING))) else None


async def test_a_whole_match_by_bots_alone_ends_with_a_result(run: Run) -> None:
    everybody = dict.fromkeys(SEATS, Level.NORMAL)
    for _ in range(2000):
        if run.match.outcome is not None:
            break
        if run.match.dealing:
            await run.match.deal(dealt)
        elif not await run.match.follow() and not await run.match.think(everybody):
            await run.match.time_up()  # the bomb window
    outcome = run.match.outcome
    assert outcome is not None
    assert len(outcome.rounds) == 1
    assert outcome.totals == outcome.rounds[0].points
    assert run.match.awaited == frozenset()
    assert not await run.match.think(everybody)
