"""Judges every stored act again, reckons every result and rating anew, and tells each drift."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from bot.matches.ending import End
from bot.standings.feats import feats_of
from bot.upkeep.history import Drift, History, read
from bot.upkeep.opened import consulted
from data.feats import ALL, Feat, Feats
from data.journal import Journal, Match
from data.rating_audit import audit_ratings
from data.results import Result, Results
from data.sittings import sittings

MOST: Final = 100
"""Drifts that are told; after a change of a rule there may be one in every match."""


async def audit(path: Path, say: Callable[[str], None]) -> bool:
    """Tell every drift, and what was looked at; whether there was none. Raises StoreError.

    A drift of an act is no damage: history is what was played, and a rule that was put right since is not applied to
    it. A drift of a result or a rating is one.
    """
    async with consulted(path) as database:
        journal, results = Journal(database), Results(database)
        feats, due = Feats(database), frozenset(await Feats(database).due(limit=ALL))
        entries = drifts = 0
        matches = [match for match in await journal.matches() if match.shed is None]
        for match in matches:
            stored = await journal.entries(match.id)
            entries += len(stored)
            history = read(match, stored, judge=True)
            result = await results.get(match.id)
            found = [*history.drifts, *result_drifts(match, history, result)]
            if result is not None and history.accounts is not None and match.id not in due:
                there = await sittings(database, match.id)
                wanted = feats_of(result, there, history.accounts, outcome=match.outcome or "")
                found += feat_drifts(match, await feats.of(match.id), wanted)
            drifts += told(found, say, drifts)
        drifts += told(await audit_ratings(database), say, drifts)
    if drifts > MOST:
        say(f"... and {drifts - MOST} more")
    say(f"{len(matches)} matches, {entries} entries, {drifts} drifts")
    return not drifts


def told(drifts: Iterable[object], say: Callable[[str], None], before: int) -> int:
    """Tell these, unless enough were told before; how many there are."""
    number = 0
    for number, drift in enumerate(drifts, start=1):
        if before + number <= MOST:
            say(str(drift))
    return number


def feat_drifts(match: Match, stored: tuple[Feat, ...], wanted: tuple[Feat, ...]) -> Iterator[Drift]:
    """Where the feats that are stored with a result are not those of its journal."""
    for one in sorted({*stored} ^ {*wanted}):
        why = "is stored, and not in its journal" if one in stored else "is in its journal, and not stored"
        yield Drift(match.id, one.seq, f"seat-{one.seat}", f"the feat {one.name} of round {one.round} {why}")


def result_drifts(match: Match, history: History, result: Result | None) -> Iterator[Drift]:
    """Where the stored result is not what the journal comes to."""
    standing = history.standing
    if standing is None:
        return
    if result is None:
        if match.outcome == End.FINISHED:
            yield Drift(match.id, None, "", "ended without a result")
        return
    won = {"winner": (result.winner, standing.winner)} if match.outcome == End.FINISHED else {}
    for name, (there, wanted) in (won | {"totals": (result.totals, standing.totals)}).items():
        if there != wanted:
            yield Drift(match.id, None, "", f"its result has {name} {there}, by its journal {wanted}")
    rounds = [(line.number, line.points, line.calls, line.finish_order, line.one_two) for line in result.rounds]
    if rounds != [(line.number, line.points, line.calls, line.order, line.one_two) for line in standing.rounds]:
        yield Drift(match.id, None, "", "its result has other rounds than its journal")
    if match.outcome == End.FINISHED and not history.is_over:
        yield Drift(match.id, None, "", "has a result, and its journal no end")
