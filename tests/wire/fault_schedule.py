"""Matches played while everything goes wrong that can: `python -m tests.wire.fault_schedule --seeds 30`.

Four people click whatever they see, or fewer and bots; a schedule of faults from a
seed is brought upon them. In the end the journal must be one legal history equal
to memory, the match must have a result, boards must say what the table says, every
click that Discord delivered in time must have been answered in time, no request
may have used a token known to be dead, and an act must not have cost more than
its budget.
"""

import argparse
import asyncio
import json
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

import pytest

from bot.app import TichuClient
from bot.games import Opening
from bot.games.tichu.shell import EVENTS
from bot.matches.match import Match
from bot.matches.table import actor_of
from bot.sandbox import DEADLINE, Interaction, Message, Sandbox, point_discordpy
from bot.sandbox.ledger import KEPT
from bot.tables.room import Room
from data.database import Database
from data.journal import Journal
from data.results import Results
from engine.games import GAMES
from engine.kernel import Refusal, Seat, Step, play
from engine.tichu.events import Event
from engine.tichu.state import State
from tests.brisk_time import keep_pace, one_time
from tests.wire.misfortune import Misfortune, Time
from tests.wire.real_bot import Club, club
from tests.wire.restless import Pause, Restless

AnyOf: TypeAlias = Match[Any, Any, Any, Any, Any, Any, Any]  # pyright: ignore[reportExplicitAny] -- of any game
LIMIT: Final = 600.0
"""Seconds in which a match must have come to its end."""
STILL: Final = 0.12
"""Seconds without an act after which the table's clock is pushed on."""
IN_TIME: Final = 0.8
"""A click delivered within so many seconds can be answered in three, even if Discord fails once more."""
FORGIVEN: Final = 1
"""Failures of a click's answer after which there is still time for another."""
CALLBACK: Final = "/interactions/{interaction}/{token}/callback"
TARGET: Final = 100
SLOW: Final = 0.5
"""Seconds of an answer's request that count as one failure."""
LOOKS: Final = 150
"""Looks at the board, a tenth of a second apart, until it must be right."""
TRIES: Final = 8
"""Requests that a lost permission may cost before the bot leaves it at that; edits beyond a limit for an old board."""
DEAD_TOKEN: Final = frozenset({10015, 50027})
UNKNOWN_MESSAGE: Final = 10008
FOREVER: Final = float("inf")


@dataclass(frozen=True, slots=True)
class Report:
    """What happened in one match."""

    seed: int
    acts: int
    rounds: int
    faults: Counter[str]
    clicks: int
    answered: int
    excused: int
    """Clicks that came late, never, or whose answer Discord failed more than once."""
    slowest: float
    """Seconds until the slowest answer that was in time."""
    requests: int
    wrong: tuple[str, ...]
    """What must not be."""
    strays: int = 0
    """Old boards that kept controls until somebody clicked on them."""


async def played(seed: int, path: Path, *, tell: bool = False) -> Report:
    """Play the match of this seed with a database at `path`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.staging.mirror.RETRIES", (0.1, 0.3, 1.0, 2.0, 4.0))
        patch.setattr("bot.staging.board.BARRED", (0.3, 0.6, 1.2, 2.4))
        sandbox = Sandbox(bot_name="Probe")
        keep_pace(sandbox.clock)
        with point_discordpy(await sandbox.start()), one_time(sandbox.clock):
            place = club(sandbox, path)
            clock = Time()
            async with clock.movable():
                report = await _played(seed, place, clock, tell=tell)
        await sandbox.stop()
    return report


async def _played(seed: int, place: Club, clock: Time, *, tell: bool) -> Report:
    chance, pause = random.Random(seed), Pause()
    people = [Restless(one.person, place.channel, random.Random(chance.random()), pause) for one in place.people]
    playing = people[: chance.choice((4, 4, 4, 2))]
    async with place.bot(random.Random(seed).shuffle) as client:
        room = await _begun(place, client, len(playing))
        match = cast("AnyOf", room.match)
        began = time.monotonic()
        misfortune = Misfortune(place, client, chance, pause, clock)

        def told(name: str) -> None:
            if tell:
                print(f"{time.monotonic() - began:6.2f} s, act {match.seq}: {name}", flush=True)

        def over() -> bool:
            return match.outcome is not None or time.monotonic() > began + LIMIT

        pause.open.set()
        place.sandbox.requests.clear()
        try:
            async with asyncio.TaskGroup() as group:
                for one in playing:
                    group.create_task(one.live(over))
                group.create_task(misfortune.live(over, told))
                group.create_task(_time_passes(place, match, pause, over))
                if seed % 4 == 1:
                    group.create_task(_identifies_anew(misfortune))
        finally:
            misfortune.relent()
        await _settled(place, client, room)
        strays = await _press_strays(place, client, room, people[0])
        wrong = [
            *[what async for what in _history(place, room, match)],
            *_boards(place, room),
            *_answers(place, playing),
            *_requests(place, match, misfortune),
        ]
        return replace(_report(seed, place, playing, match, misfortune, wrong), strays=strays)


async def _begun(place: Club, client: TichuClient, people: int) -> Room:
    """The match has begun, with bots for who is not there."""
    table = place.table()
    if people == len(place.people):
        await table.open(target=TARGET, clock="fast")
    else:
        await place.people[0].slash("tichu start", target=TARGET, clock="fast", bots=len(place.people) - people)
        lobby = table.public("sit", 1)
        await place.people[1].press(lobby, lobby.button("sit", "3").id)
        await table.until(lambda: not table.public("start").button("start").disabled)
        lobby = table.public("start")
        await place.people[0].press(lobby, lobby.button("start").id)
    room = client.rooms.in_channel(place.channel.id)
    assert room is not None
    await table.until(lambda: room.match is not None and room.match.seq > 0, "the match begins")
    return room


async def _time_passes(place: Club, match: AnyOf, pause: Pause, over: Callable[[], bool]) -> None:
    """Whoever takes too long runs out of time; so does what nobody can bring on."""
    seen = -1
    while not over():
        await asyncio.sleep(STILL)
        if match.seq == seen and place.clock.next is not None and pause.open.is_set():
            place.clock.run_out()
        seen = match.seq


async def _identifies_anew(misfortune: Misfortune) -> None:
    await asyncio.sleep(1.0)
    await misfortune.begin_anew()


async def _settled(place: Club, client: TichuClient, room: Room) -> None:
    """Everything that was to be shown is shown, if it ever will be."""
    for _ in range(LOOKS):
        await client.rooms.settle()
        await room.settle()
        if not _boards(place, room):
            return
        await asyncio.sleep(0.1)


async def _press_strays(place: Club, client: TichuClient, room: Room, one: Restless) -> int:
    """Click on every old board that still has controls, of which the bot need not know; how many there were.

    The clicks must be answered, and the controls be gone then.
    """
    strays = [message for message in _live(place) if message.id != room.board_message]
    for stray in strays:
        await one.press(stray)
    await _settled(place, client, room)
    return len(strays)


def _live(place: Club) -> list[Message]:
    """The public messages that have controls."""
    return [one for one in place.sandbox.world.messages(place.channel.id) if one.components and not one.is_ephemeral]


async def _history(place: Club, room: Room, match: AnyOf) -> AsyncIterator[str]:
    """The journal is one legal history, equal to memory, and has an end."""
    async with await Database.open(place.path) as database:
        journal = Journal(database)
        stored = await journal.match(match.table.match)
        entries = await journal.entries(match.table.match)
        results = await Results(database).recent(place.guild.id, limit=5)
        assert stored is not None
        opening = Opening(stored.game, tuple(json.loads(stored.options)))
        again = await opening.restore(stored.id, journal=journal, now=place.clock.now, changed=lambda: None)
    entry_of = GAMES[stored.game]
    game = entry_of.make(opening.options)
    state = game.opening()
    for entry in entries:
        step: Step[State, Event] | Refusal = play(
            game, state, actor_of(entry.actor), entry_of.actions.load(entry.action)
        )
        if isinstance(step, Refusal) or EVENTS.dump(step.events) != entry.events:
            yield f"entry {entry.seq} is not what the rules say: {step}"
            return
        state = step.state
    told = cast("AnyOf", again)
    if match.seq != len(entries) or match.table.spectacle() != told.table.spectacle():
        yield f"memory has {match.seq} acts, the journal {len(entries)}, and they differ"
    for seat in range(4):
        if match.table.view(Seat(seat)) != told.table.view(Seat(seat)):
            yield f"memory and journal differ for seat {seat}"
    if stored.outcome is None or len(results) != 1:
        yield f"the match has no result: {stored.outcome} {len(results)}"
    if place.sandbox.world.messages(place.channel.id) and room.board_message is None:
        yield "no board is known"


def _boards(place: Club, room: Room) -> list[str]:
    """The board says what the table says, once."""
    public = [one for one in place.sandbox.world.messages(place.channel.id) if not one.is_ephemeral]
    shown = [one.content for one in public if one.id == room.board_message]
    wrong = [] if shown == [room.panel().text.strip()] else [f"the board says {shown} and not {room.panel().text!r}"]
    live = [one.id for one in _live(place)]
    if live != [room.board_message]:
        wrong.append(f"the messages {live} have controls, not the board {room.board_message} alone")
    return wrong


def _is_excused(place: Club, used: Interaction, failures: Counter[int]) -> bool:
    """Whether Discord has brought the click late or never, or let its answers fail until it was too late."""
    left = place.sandbox.gateway.deliveries.get(used.id)
    return left is None or left - used.created > IN_TIME or failures[used.id] > FORGIVEN


def _failures(place: Club) -> Counter[int]:
    """By interaction, how often Discord failed to take its answer, or took long."""
    return Counter(
        request.interaction_id
        for request in place.sandbox.requests
        if request.route == CALLBACK
        and request.interaction_id is not None
        and (request.status >= HTTPStatus.INTERNAL_SERVER_ERROR or request.seconds > SLOW)
    )


def _answers(place: Club, people: Sequence[Restless]) -> Iterator[str]:
    """Every click that Discord delivered in time was answered in time."""
    failures = _failures(place)
    for used in (used for one in people for used in one.uses):
        if (used.callback is None or used.seconds > DEADLINE) and not _is_excused(place, used, failures):
            left = place.sandbox.gateway.deliveries[used.id] - used.created
            tried = ", ".join(
                f"{one.status}/{one.code} at {one.at - used.created:.2f} s in {one.seconds:.2f} s"
                for one in place.sandbox.requests
                if one.route == CALLBACK and one.interaction_id == used.id
            )
            yield (
                f"a click that came after {left:.2f} s was answered by {used.callback} after {used.seconds:.2f} s"
                f" ({tried or 'nothing was tried'})"
            )


def _requests(place: Club, match: AnyOf, misfortune: Misfortune) -> Iterator[str]:
    """No request used a token or a message known to be gone, and acts cost what they may."""
    ledger = list(place.sandbox.requests)
    dead: dict[tuple[int | None, int | None], float] = {}
    for request in sorted(ledger, key=lambda one: one.at):
        if not request.route.startswith("/webhooks/"):
            continue
        token, message = (request.interaction_id, None), (request.interaction_id, request.message_id)
        if request.at > min(dead.get(token, FOREVER), dead.get(message, FOREVER)):
            yield f"{request.method} {request.route} used what was known to be gone"
        if request.code in DEAD_TOKEN:
            dead.setdefault(token, request.at + request.seconds)
        elif request.code == UNKNOWN_MESSAGE:
            dead.setdefault(message, request.at + request.seconds)
    statuses = Counter(request.status for request in ledger)
    if statuses[HTTPStatus.UNAUTHORIZED]:
        yield f"{statuses[HTTPStatus.UNAUTHORIZED]} requests used a token that had ended"
    barred = misfortune.brought["permission taken"]
    if statuses[HTTPStatus.FORBIDDEN] > TRIES * barred:
        yield f"{statuses[HTTPStatus.FORBIDDEN]} requests without a permission that was taken {barred} times"
    limited = misfortune.brought["hand limited"] + misfortune.brought["board limited"]
    aged = misfortune.brought["an hour passes"] + misfortune.brought["fifteen minutes pass"]
    if statuses[HTTPStatus.TOO_MANY_REQUESTS] > limited + TRIES * aged:
        yield f"{statuses[HTTPStatus.TOO_MANY_REQUESTS]} requests beyond a limit, {limited} of them by misfortune"
    done = Counter((one.method, one.route) for one in ledger if one.status < HTTPStatus.BAD_REQUEST)
    troubles = misfortune.brought.total()
    budget = {
        ("POST", CALLBACK): done["POST", CALLBACK],
        ("PATCH", "/webhooks/{application}/{token}/messages/{message}"): 4 * match.seq + troubles,
        ("PATCH", "/channels/{channel}/messages/{message}"): match.seq + troubles,
        ("POST", "/channels/{channel}/messages"): match.chapter + troubles,
    }
    for what, most in budget.items():
        if done[what] > most:
            yield f"{done[what]} times {what} for {match.seq} acts, at most {most}"
    if len(ledger) == KEPT:
        yield "the ledger has forgotten the first requests"


def _report(  # noqa: PLR0917 -- what a match leaves behind
    seed: int,
    place: Club,
    people: Sequence[Restless],
    match: AnyOf,
    misfortune: Misfortune,
    wrong: Sequence[str],
) -> Report:
    uses, failures = [used for one in people for used in one.uses], _failures(place)
    fair = [used for used in uses if not _is_excused(place, used, failures)]
    return Report(
        seed=seed,
        acts=match.seq,
        rounds=match.chapter,
        faults=misfortune.brought,
        clicks=len(uses),
        answered=sum(used.callback is not None for used in uses),
        excused=len(uses) - len(fair),
        slowest=max(used.seconds for used in fair),
        requests=len(place.sandbox.requests),
        wrong=tuple(wrong),
    )


def main() -> int:
    """Play the matches of many seeds, print what was brought upon them, and fail if anything is wrong."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seeds", type=int, default=30)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--tell", action="store_true", help="print every fault when it is brought")
    given = parser.parse_args()
    logging.basicConfig(level=logging.CRITICAL if not given.tell else logging.WARNING)
    reports: list[Report] = []
    began = time.monotonic()
    for seed in range(given.first, given.first + given.seeds):
        with tempfile.TemporaryDirectory() as directory:
            report = asyncio.run(played(seed, Path(directory) / "tichu.db", tell=given.tell))
        reports.append(report)
        print(told(report), flush=True)
    faults = sum((report.faults for report in reports), Counter[str]())
    print(f"{len(reports)} matches, {sum(one.acts for one in reports)} acts, {time.monotonic() - began:.0f} s")
    print(f"{faults.total()} faults: {', '.join(f'{name} {number}' for name, number in faults.most_common())}")
    clicks, answered, excused = (sum(getattr(one, key) for one in reports) for key in ("clicks", "answered", "excused"))
    print(f"{clicks} clicks, {answered} answered; {excused} came late or never, or Discord let their answers fail")
    print(f"{sum(one.strays for one in reports)} old boards kept controls until they were clicked on")
    print(f"the slowest answer to the others took {max(one.slowest for one in reports):.2f} s")
    return int(any(report.wrong for report in reports))


def told(report: Report) -> str:
    """One match in a line, and what is wrong with it in lines of their own."""
    line = (
        f"seed {report.seed}: {report.acts} acts, {report.rounds} rounds, {report.faults.total()} faults, "
        f"{report.answered} of {report.clicks} clicks answered ({report.excused} excused), "
        f"slowest {report.slowest:.2f} s, {report.requests} requests"
    )
    return "\n".join((line, *(f"  WRONG: {what}" for what in report.wrong)))


if __name__ == "__main__":
    sys.exit(main())
