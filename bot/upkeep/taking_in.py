"""Takes in matches that were played elsewhere: casual, marked as imported, in no sum, with names and without people."""

import json
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from bot.games.tichu.conduct import TichuConduct
from bot.games.tichu.record import record
from bot.games.tichu.shell import EVENTS
from bot.gathering.lobby import TEAMS
from bot.matches.ending import End
from bot.matches.table import name_of
from bot.names import cleaned
from bot.tables.result import result_round
from bot.upkeep.records import Found, Refused, matches
from data.database import Database
from data.imports import Imported, Imports
from data.journal import Entry, Journal, Match
from data.results import Result, ResultSeat
from engine.codec import CodecError
from engine.games import GAMES
from engine.kernel import replay

ID_LENGTH: Final = 16
UNTOLD: Final = "[]"
"""The options of a match out of a log."""


async def take_in(
    database: Path, files: Iterable[Path], say: Callable[[str], None], *, guild: int, now: float | None = None
) -> bool:
    """Store every match of the files that the rules accept, and tell each; whether none was refused.

    A match that this server has already, because it was taken in before or because it was played here, is told and not
    stored twice. Raises StoreError.
    """
    at = time.time() if now is None else now
    is_well = True
    async with await Database.open(database) as opened:
        imports, journal = Imports(opened), Journal(opened)
        for file in files:
            try:
                text = file.read_text(encoding="utf-8")
            except OSError as error:
                say(f"{file}: cannot be read: {error.strerror}")
                is_well = False
                continue
            except UnicodeDecodeError:
                say(f"{file}: cannot be read: it is no text in UTF-8")
                is_well = False
                continue
            readings = list(matches(text))
            if not readings:
                say(f"{file}: there is no match in it")
                is_well = False
            for found in readings:
                if isinstance(found, Refused):
                    say(f"{file}, line {found.line}: {found.why}; this match is not taken in")
                    is_well = False
                    continue
                whole = imported(found, guild=guild, at=at)
                ours, theirs = whole.result.totals
                same = await same_match(imports, journal, whole)
                is_new = same is None and await imports.store(whole)
                what = "taken in" if is_new else "is there already"
                say(f"{file}, line {found.line}: {what}: {same or whole.match.id}, {ours} : {theirs}")
    return is_well


async def same_match(imports: Imports, journal: Journal, whole: Imported) -> str | None:
    """The match of the same server in which everybody was dealt the same cards, to the same results; None if none is.

    A log of BrettSpielWelt has neither options nor order and salt of a deck, nor when anybody passed: hands and results
    tell it.
    """
    mine = course_of(whole.match, whole.entries)
    for known in await imports.alike(whole.result):
        match, entries = await journal.match(known), await journal.entries(known)
        with suppress(CodecError):  # what cannot be read any more is not the same
            if match is None or match.shed is not None:
                continue
            may_be = match.options == whole.match.options or UNTOLD in {match.options, whole.match.options}
            if may_be and course_of(match, entries) == mine:
                return known
    return None


def course_of(match: Match, entries: Iterable[Entry]) -> list[tuple[object, ...]]:
    """Of every scored round how it was dealt and what it brought."""
    game = GAMES[match.game].make(json.loads(match.options))
    table = game.spectacle(replay(game, (event for entry in entries for event in EVENTS.load(entry.events))))
    dealt = ((result, table.reveal(result.number)) for result in table.results)
    return [(result.points, result.order, told and (told.first, told.rest)) for result, told in dealt]


def imported(found: Found, *, guild: int, at: float) -> Imported:
    """The match as the store keeps it. Its id follows from what it is, so that the same one is found again."""
    names = [cleaned(name) for name in found.header.seats] or [str(seat + 1) for seat in found.game.seats]
    a, b, c, d = names
    options, resigned = found.header.options, found.header.resigned
    text = record([(act.actor, act.action) for act in found.acts], options, (a, b, c, d), resigned)
    digest = sha256(text.encode()).hexdigest()
    match = Match(
        id=sha256(f"{guild}:{text}".encode()).hexdigest()[:ID_LENGTH],
        game=found.header.game,
        options=json.dumps(options),
        created=at,
    )
    actions = GAMES[found.header.game].actions
    entries = [
        Entry(
            seq=seq,
            actor=name_of(act.actor),
            action=actions.dump(act.action),
            events=EVENTS.dump(act.events),
            at=at,
        )
        for seq, act in enumerate(found.acts, start=1)
    ]
    table = found.game.spectacle(replay(found.game, (event for act in found.acts for event in act.events)))
    standing = TichuConduct(found.game.rules).standing(table)
    winner = standing.winner if found.is_decided else None if resigned is None else 1 - resigned
    result = Result(
        match=match.id,
        finished=at,
        guild=guild,
        channel=0,
        target=table.target,
        options=match.options,
        rated=False,
        winner=winner,
        totals=standing.totals,
        seats=tuple(ResultSeat(seat=seat, team=seat % TEAMS, user=None, name=name) for seat, name in enumerate(names)),
        rounds=tuple(map(result_round, standing.rounds)),
    )
    outcome = End.FINISHED if found.is_decided else End.ABORTED if resigned is None else End.RESIGNED
    return Imported(match=match, entries=entries, result=result, outcome=outcome, digest=digest)
