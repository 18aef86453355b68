"""Random whole matches in a journal, with their results, as a bot would have left them. Not a test."""

from random import Random

from bot.games.tichu.conduct import TichuConduct
from bot.games.tichu.shell import EVENTS
from bot.matches.table import name_of
from data.database import Database
from data.journal import Entry, Journal, Match
from data.results import Result, ResultRound, Results, ResultSeat, Verdict
from engine.cli import chance
from engine.games import GAMES
from engine.kernel import replay
from tests.begun import begin

NAMES = ("Amsel", "Biber", "Clover", "Dahlia")
EVENING = 1_790_000_000.0


def entries(seed: int, *options: str) -> tuple[Entry, ...]:
    """A random match of two rounds to its end, act by act."""
    kind = GAMES["tichu"]
    game, rng = kind.make(("rounds=2", *options)), Random(seed)
    written: list[Entry] = []
    for seq, (actor, action, step) in enumerate(chance.match(game, rng), start=1):
        facts = EVENTS.dump(step.events)
        at = EVENING + seed * 3600 + seq
        written.append(Entry(seq=seq, actor=name_of(actor), action=kind.actions.dump(action), events=facts, at=at))
    return tuple(written)


async def store(database: Database, seed: int) -> int:
    """Write the match `m<seed>` with its result, rated; how many entries it has."""
    told, match = entries(seed), f"m{seed}"
    game = GAMES["tichu"].make(("rounds=2",))
    state = replay(game, (event for entry in told for event in EVENTS.load(entry.events)))
    outcome = TichuConduct(game.rules).standing(game.spectacle(state))
    journal = Journal(database)
    await begin(database, Match(id=match, game="tichu", options='["rounds=2"]', created=told[0].at))
    for entry in told:
        await journal.append(match, entry)
    result = Result(
        match=match,
        finished=told[-1].at,
        guild=7,
        channel=8,
        target=0,
        options='["rounds=2"]',
        rated=True,
        winner=outcome.winner,
        totals=outcome.totals,
        seats=tuple(ResultSeat(seat=seat, team=seat % 2, user=100 + seat, name=NAMES[seat]) for seat in range(4)),
        rounds=tuple(
            ResultRound(number=r.number, points=r.points, calls=r.calls, finish_order=r.order, one_two=r.one_two)
            for r in outcome.rounds
        ),
    )
    verdict = Verdict(winner=outcome.winner, margin=float(abs(outcome.totals[0] - outcome.totals[1])))
    await Results(database).store(result, outcome="finished", verdict=verdict)
    return len(told)
