"""People who click at once, twice, too late and what nobody offered them: `python -m tests.wire.storm --seeds 50`.

Four people and a stranger press whatever they see or have ever seen, in bursts that
are not waited for, from the first `/tichu start` over lobby, match and votes to the
next match. In the end every journal must be one legal history equal to memory, the
seats in memory those of the store, every click answered, and no request refused.
"""

import argparse
import asyncio
import json
import logging
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final, TypeAlias, cast, final

from bot.app import TichuClient
from bot.games import Opening
from bot.gathering.lobby_store import lobby_of
from bot.matches.match import Match
from bot.sandbox import Button, Interaction, Message, Sandbox, Select, point_discordpy
from bot.speech import LOCALES, speech_for
from bot.wire import Click
from data.database import Database
from data.journal import Journal
from data.memory import Memory
from data.tables import Tables, TableState
from engine.kernel import Seat
from tests.brisk_time import keep_pace
from tests.property.clicks import load
from tests.wire import forger
from tests.wire.killing import judged
from tests.wire.real_bot import CALM, Club, club
from tests.wire.wire_client import WireClient

AnyOf: TypeAlias = Match[Any, Any, Any, Any, Any, Any, Any]  # pyright: ignore[reportExplicitAny] -- of any game
PATIENCE: Final = 3.2
"""Seconds after which a client says that a click has failed."""
LULL: Final = 0.03
"""Seconds between two bursts of one person, at most."""
MATCHES: Final = 2
"""Of how many matches a storm is,"""
MOST_MATCHES: Final = 12
"""and of how many at most, if little was done in those."""
KEPT: Final = 60
"""Renderings that one person keeps, to press them when they are old."""
TRIES: Final = 4
"""How often a lobby is filled before it is given up."""
STILL: Final = 0.25
"""Seconds without an act after which the table's clock is pushed on."""
EAGER: Final = {
    **dict.fromkeys(("no_grand", "give", "dragon", "play", "quick", "throw", "throw_sure", "wish"), 30.0),
    **dict.fromkeys(("gift", "pass", "bomb", "next"), 12.0),
    **dict.fromkeys(("start", "sit", "sit_any", "add_bots", "rematch", "rotate"), 3.0),
    **dict.fromkeys(("tick", "cards"), 1.0),
    **dict.fromkeys(("abort", "resign", "leave_yes", "end_yes", "leave"), 0.03),
    **dict.fromkeys(("take", "hand"), 1.0),
}
"""How gladly somebody presses a thing by its verb; everything else is rarer."""
SELDOM: Final = 0.1
ANYWHERE: Final = 0.2
"""How often somebody presses any message that they see."""
COMMANDS: Final = ("tichu start", "tichu hand", "tichu hand", "tichu board", "tichu leave", "tichu end", "tichu scores")
APOLOGIES: Final = {
    speech_for(locale)(key) for locale in LOCALES for key in ("reply-error", "reply-not-stored", "reply-slow")
}
"""What nobody is told while nothing goes wrong but people's haste."""
REFUSED: Final = frozenset({10062, 40060, 50027, 10015, 50035})
"""Codes of answers that came twice or too late, of tokens that ended, and of payloads that are none."""


@dataclass(frozen=True, slots=True)
class Report:
    """What one storm was."""

    seed: int
    acts: int
    matches: int
    ended: Counter[str]
    did: Counter[str]
    clicks: int
    answered: int
    slowest: float
    wrong: tuple[str, ...]
    """What must not be."""


@final
@dataclass(slots=True)
class Stormer:
    """Somebody who cannot wait. What they did is in `uses` and counted in `did`."""

    who: WireClient
    chance: random.Random
    did: Counter[str]
    uses: list[Interaction] = field(default_factory=list)
    kept: deque[Message] = field(default_factory=lambda: deque(maxlen=KEPT))

    async def live(self, bursts: int) -> None:
        """So many bursts, one after the other."""
        for _ in range(bursts):
            await self.burst()
            await asyncio.sleep(self.chance.uniform(0.0, LULL))

    async def burst(self) -> None:
        """One to four clicks, sent before the first is answered."""
        now = self.who.person.visible(self.who.channel)
        self.kept.extend(message for message in now if message not in self.kept)
        kind = self.chance.choices(
            ("move", "twice", "several", "old", "forged", "command"), (10.0, 3.0, 3.0, 2.0, 2.0, 1.0)
        )[0]
        if kind == "command" or not any(one.components for one in now):
            self._send("command", partial(self.who.person.slash, self.who.channel, self.chance.choice(COMMANDS)))
        elif kind == "forged":
            self._forge(now)
        else:
            seen = tuple(self.kept) if kind == "old" else self._before_eyes(now)
            presses = self.chance.randint(2, 4) if kind in {"twice", "several"} else 1
            picked = self._pick(seen)
            for _ in range(presses):
                if picked is not None:
                    self._press(kind, *picked)
                if kind == "several":
                    picked = self._pick(seen)
        await self.answers()

    async def answers(self) -> None:
        """Wait for what has been sent, as long as a client would."""
        waiting = (used.answered(PATIENCE) for used in self.uses[-8:] if used.callback is None)
        await asyncio.gather(*waiting, return_exceptions=True)

    def press_all(self, verb: str) -> None:
        """Press this on every message that has it, at once."""
        for message in self.who.person.visible(self.who.channel):
            for one in message.components:
                if isinstance(one, Button) and not one.disabled and verb_of(one) == verb:
                    self._press(f"all {verb}", message, one)

    def _before_eyes(self, now: Sequence[Message]) -> Sequence[Message]:
        """Mostly the hand that was opened last, and the board."""
        private = [one for one in now if one.is_ephemeral and len(one.components) > len(COMMANDS)]
        public = [one for one in now if not one.is_ephemeral]
        return now if self.chance.random() < ANYWHERE else (*public[-1:], *private[-1:])

    def _pick(self, seen: Sequence[Message]) -> tuple[Message, Button | Select] | None:
        can = [(message, one) for message in seen for one in message.components if not one.disabled]
        return self.chance.choices(can, [EAGER.get(verb_of(one), SELDOM) for _, one in can])[0] if can else None

    def _press(self, kind: str, message: Message, what: Button | Select) -> None:
        person = self.who.person
        if isinstance(what, Button):
            self._send(kind, partial(person.click, message, what.custom_id or ""))
        elif what.options:
            value = self.chance.choice(what.options).value
            self._send(kind, partial(person.select, message, what.custom_id, [value]))

    def _forge(self, seen: Sequence[Message]) -> None:
        message = self.chance.choice([one for one in seen if one.components])
        # Forged is what this message does not offer: another moment, somebody else's cards, a verb of another panel.
        custom_id = forger.forged_id(self.chance, [forger.table_of(message) or "zzz"])[:100]
        self._send("forged", partial(forger.press, self.who.person, message, custom_id))

    def _send(self, kind: str, act: "partial[Interaction]") -> None:
        try:
            self.uses.append(act())
        except LookupError:
            return  # it has been taken away: nobody can press it any more
        self.did[kind] += 1


def verb_of(one: Button | Select) -> str:
    """What a component means."""
    click = Click.parse(one.custom_id or "")
    return "" if click is None else click.verb


async def storm(seed: int, path: Path, *, bursts: int = 60, least: int = 0) -> Report:
    """The storm of this seed with a database at `path`; `bursts` is how long each phase of a match is, about.

    Two matches, and as many more as it takes until `least` acts have been done: how far people get in their haste
    hangs on how fast the machine is.
    """
    sandbox = Sandbox(bot_name="Probe")
    keep_pace(sandbox.clock)
    with point_discordpy(await sandbox.start()):
        try:
            return await _storm(seed, club(sandbox, path), bursts, least)
        finally:
            await sandbox.stop()


async def _storm(seed: int, place: Club, bursts: int, least: int) -> Report:
    chance, did = random.Random(seed), Counter[str]()
    people = [Stormer(one, random.Random(chance.random()), did) for one in (*place.people, place.stranger)]
    # Every second storm deals four of a kind to everybody, so that bombs fall on bombs.
    shuffle = partial(load, random.Random(seed)) if seed % 2 else random.Random(seed).shuffle
    async with place.bot(shuffle, CALM) as client:
        wrong: list[str] = []
        pushing = asyncio.create_task(_time_passes(place, client))
        played, rows = 0, await _matches(place)
        while played < MATCHES or (sum(row["acts"] for row in rows) < least and played < MOST_MATCHES):
            wrong += [what async for what in _lobby(place, people)]
            await asyncio.gather(*(one.live(bursts) for one in people))
            await _all(people, "next")
            await _end(people)
            await _all(people, chance.choice(("rematch", "rotate")))
            played, rows = played + 1, await _matches(place)
        pushing.cancel()
        await client.rooms.settle()
        wrong += [what async for what in truths(place, client)]
        wrong += [*_answers(people), *_requests(place)]
        rows = await _matches(place)
    uses = [used for one in people for used in one.uses]
    return Report(
        seed=seed,
        acts=sum(row["acts"] for row in rows),
        matches=len(rows),
        ended=Counter(row["outcome"] or "goes on" for row in rows),
        did=did,
        clicks=len(uses),
        answered=sum(used.callback is not None for used in uses),
        slowest=max(used.seconds for used in uses),
        wrong=tuple(wrong),
    )


async def _matches(place: Club) -> tuple[sqlite3.Row, ...]:
    """How each match that is stored has ended, if it has, and of how many acts it is."""
    async with await Database.open(place.path) as database:
        return await database.rows(
            "SELECT outcome, (SELECT count(*) FROM entry WHERE entry.match = match.id) AS acts FROM match"
        )


async def _lobby(place: Club, people: Sequence[Stormer]) -> AsyncIterator[str]:
    """All open a table at once, sit down, stand up and change it at once, until all begin at once."""
    await asyncio.gather(*(_command(one, "tichu start") for one in people))
    await asyncio.gather(*(one.live(4) for one in people))
    # Whoever it was that has closed the table in passing: there is one at the end.
    await _command(people[0], "tichu start")
    for _ in range(TRIES):
        # The board may be late: what it does not offer yet, it does later.
        for verb in ("sit_any", "sit", "add_bots"):
            await _all(people, verb)
        with suppress(TimeoutError):
            await place.sandbox.world.until(lambda: _may_begin(people[0]))
            break
    else:
        yield f"nobody can begin a match: {[one.text for one in people[0].who.screens() if not one.private]}"
    for _ in range(2):
        await _all(people, "start")
    await asyncio.gather(*(_command(one, "tichu hand") for one in people))


def _may_begin(one: Stormer) -> bool:
    """Whether the board of a full lobby is seen, or of a match that somebody has begun in passing."""
    found = (seen.find("start") for seen in one.who.screens() if not seen.private)
    begun = any(seen.find("more") for seen in one.who.screens() if not seen.private)
    return begun or any(button is not None and not button.disabled for button in found)


async def _end(people: Sequence[Stormer]) -> None:
    """Everybody agrees to abort at once, twice, while they still play."""
    for verb in ("more", "abort", "abort", "resign"):
        await _all(people, verb)
    await _command(people[0], "tichu end")
    await _all(people, "end_yes")


async def _all(people: Sequence[Stormer], verb: str) -> None:
    for one in people:
        one.press_all(verb)
    await asyncio.gather(*(one.answers() for one in people))


async def _command(one: Stormer, path: str) -> None:
    one.uses.append(one.who.person.slash(one.who.channel, path))
    one.did["command"] += 1
    await one.answers()


async def _time_passes(place: Club, client: TichuClient) -> None:
    """What nobody brings on runs out of time; lobbies do not."""
    before = -1
    while True:
        await asyncio.sleep(STILL)
        room = client.rooms.in_channel(place.channel.id)
        seq = -1 if room is None or room.match is None else room.match.seq
        if seq == before and seq >= 0 and place.clock.next is not None:
            place.clock.run_out()
        before = seq


async def truths(place: Club, client: TichuClient) -> AsyncIterator[str]:
    """Journal, store and memory say the same, and what they say is legal."""
    room = client.rooms.in_channel(place.channel.id)
    async with await Database.open(place.path) as database:
        journal, tables = Journal(database), Tables(database)
        for row in await database.rows("SELECT id FROM match"):
            stored = await journal.match(row["id"])
            assert stored is not None
            try:
                told = judged(Opening(stored.game, tuple(json.loads(stored.options))), await journal.entries(stored.id))
            except AssertionError as error:
                yield f"match {stored.id} is no legal history: {error}"
                continue
            if room is not None and room.id == stored.id and room.match is not None:
                if cast("AnyOf", room.match).table.spectacle() != told:
                    yield f"memory is at {room.match.seq}, the journal at {told.moment}, and they differ"
                again = await Opening(stored.game, tuple(json.loads(stored.options))).restore(
                    stored.id, journal=journal, now=place.clock.now, changed=lambda: None
                )
                for seat in range(4):
                    views = [cast("AnyOf", one).table.view(Seat(seat)) for one in (room.match, again)]
                    if views[0] != views[1]:
                        yield f"memory and journal differ for seat {seat}"
        kept = await tables.open_tables()
        if [one.id for one in kept] != ([] if room is None else [room.id]):
            yield f"open in the store are {[one.id for one in kept]}, in memory {room and room.id}"
        for one in kept:
            if room is not None and lobby_of(one) != room.lobby:
                yield f"the store has {lobby_of(one)}, memory {room.lobby}"
            if room is not None and (one.state is TableState.PLAYING) != (room.match is not None):
                yield f"the store says {one.state}"
            votes = (await Memory(database).of(one.id)).votes
            if room is not None and set(votes) != set(room.company.votes.stored):
                yield f"the store has the votes {votes}, memory {room.company.votes.stored}"
    if room is not None:
        public = [one for one in place.sandbox.world.messages(place.channel.id) if not one.is_ephemeral]
        shown = [one.content for one in public if one.id == room.board_message]
        if shown != [room.panel().text.strip()]:
            yield f"the board says {shown} and not {room.panel().text!r}"


def _answers(people: Sequence[Stormer]) -> Iterator[str]:
    for used in (used for one in people for used in one.uses):
        if used.callback is None:
            yield f"nobody answered {used.origin}"
        elif used.message is not None and used.message.content in APOLOGIES:
            yield f"{used.message.content} to {used.origin}"


def _requests(place: Club) -> Iterator[str]:
    """Of our own making is what the bot asks twice, too late, or wrongly."""
    bad = Counter(
        (one.method, one.route, one.status, one.code)
        for one in place.sandbox.requests
        if one.code in REFUSED or one.status in {HTTPStatus.BAD_REQUEST, HTTPStatus.UNAUTHORIZED}
    )
    yield from (f"{number} times {what}" for what, number in bad.items())


def told(report: Report) -> str:
    """One storm in a line, and what is wrong with it in lines of their own."""
    line = (
        f"seed {report.seed}: {report.acts} acts in {report.matches} matches "
        f"({', '.join(f'{number} {how}' for how, number in report.ended.most_common())}), "
        f"{report.answered} of {report.clicks} clicks answered, slowest {report.slowest:.2f} s"
    )
    return "\n".join((line, *(f"  WRONG: {what}" for what in report.wrong)))


def main() -> int:
    """Let the storms of many seeds pass, print what they were, and fail if anything is wrong."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bursts", type=int, default=60)
    given = parser.parse_args()
    logging.basicConfig(level=logging.CRITICAL)
    reports: list[Report] = []
    began = time.monotonic()
    for seed in range(given.first, given.first + given.seeds):
        with tempfile.TemporaryDirectory() as directory:
            reports.append(asyncio.run(storm(seed, Path(directory) / "tichu.db", bursts=given.bursts)))
        print(told(reports[-1]), flush=True)
    did = sum((report.did for report in reports), Counter[str]())
    clicks, answered, acts, matches = (
        sum(getattr(one, key) for one in reports) for key in ("clicks", "answered", "acts", "matches")
    )
    kinds = ", ".join(f"{name} {number}" for name, number in did.most_common())
    slowest, wrong = max(one.slowest for one in reports), sum(bool(one.wrong) for one in reports)
    print(f"{len(reports)} storms, {matches} matches, {acts} acts, {time.monotonic() - began:.0f} s")
    print(f"{clicks} clicks, {answered} answered, the slowest after {slowest:.2f} s: {kinds}")
    print(f"{wrong} storms in which something was wrong")
    return int(any(report.wrong for report in reports))


if __name__ == "__main__":
    sys.exit(main())
