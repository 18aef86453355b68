"""A made-up history of matches, as like to real ones as their figures go, written as the store writes them.

Very many are written by ``python -m tests.bench.fill FILE --matches 100000 --seed 1``, which takes less long.

A few people play much, most play little; servers are as unequal; some people have a partner of their own. Rates are
those of 21 million logged rounds of human play. The same seed makes the same file.
"""

import json
import random
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from math import exp, sqrt
from pathlib import Path
from typing import Final

from data.database import Database
from data.feats import Feat
from data.journal import Match, insert_match
from data.ladder import BETA
from data.results import Kind, Result, ResultRound, ResultSeat, RoundSeat, Verdict, store_result

FIRST_USER: Final = 400_000_000_000_000_001
FIRST_GUILD: Final = 900_000_000_000_000_001
BEGINS: Final = 1_735_689_600.0
"""1 January 2025, UTC."""
LASTS: Final = 2 * 365 * 86_400.0
"""Seconds over which the matches are spread."""

SMALL, SMALL_MADE = 0.139, 0.734
GRAND, GRAND_MADE = 0.078, 0.618
ONE_TWO: Final = 0.237
BOMB_HELD, BOMB_PLAYED = 0.118, 0.8
HELPED: Final = 0.70
"""A premium card given by the partner to who has called Grand Tichu."""
CASUAL, WITH_BOTS, RESIGNED, ABORTED, LEFT = 0.1, 0.2, 0.03, 0.01, 0.03
REGULAR: Final = 0.3
"""How often somebody brings their own partner."""
BATCH: Final = 2_000
"""Matches in one commit."""
ANCHORS: Final = {"easy": 20.0, "normal": 25.0}


@dataclass(frozen=True, slots=True)
class Played:
    """One match of the history, as the store takes it."""

    result: Result
    outcome: str
    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class Population:
    """The people by server, each with how much they play; and how strong everybody is."""

    guilds: Sequence[Sequence[int]]
    appetite: Sequence[float]
    skill: dict[int, float]

    @classmethod
    def of(cls, chance: random.Random, matches: int) -> "Population":
        """As many people and servers as so many matches would have."""
        people = [FIRST_USER + 7 * number for number in range(max(24, matches // 30))]
        guilds: list[list[int]] = [[] for _ in range(max(2, matches // 1_500))]
        sizes = [1 / (number + 1) for number in range(len(guilds))]
        for user in people:
            for guild in {*chance.choices(range(len(guilds)), sizes, k=chance.choice((1, 1, 1, 2)))}:
                guilds[guild].append(user)
        for members in guilds:
            members.extend(user for user in chance.sample(people, 8) if user not in members)
        return cls(guilds, sizes, {user: chance.gauss(25.0, 8.0) for user in people})


def history(matches: int, *, seed: int) -> Iterator[Played]:
    """So many matches, oldest first."""
    chance = random.Random(seed)
    population = Population.of(chance, matches)
    for number in range(matches):
        yield _match(chance, population, number, BEGINS + LASTS * (number + chance.random()) / matches)


def _match(chance: random.Random, population: Population, number: int, finished: float) -> Played:
    place = chance.choices(range(len(population.guilds)), population.appetite)[0]
    seats = _seats(chance, population.guilds[place])
    has_bots = any(seat.user is None for seat in seats)
    strength = [population.skill[seat.user] if seat.user else seat.anchor or 0.0 for seat in seats]
    gap = (strength[0] + strength[2] - strength[1] - strength[3]) / sqrt(2 * BETA**2)
    rounds = tuple(_rounds(chance, seats, 1 / (1 + exp(-gap / 3))))
    resigned, aborted = chance.random() < RESIGNED, chance.random() < ABORTED
    if resigned or aborted:
        rounds = rounds[: chance.randint(1, len(rounds))]
    if chance.random() < LEFT:
        leaver = chance.choice([seat.seat for seat in seats if seat.user is not None])
        seats = tuple(replace(seat, has_left=seat.seat == leaver) for seat in seats)
    totals = sum(line.points[0] for line in rounds), sum(line.points[1] for line in rounds)
    winner = None if aborted or totals[0] == totals[1] else int(totals[1] > totals[0])
    rated = not has_bots and chance.random() >= CASUAL
    counts = (rated or has_bots) and len(rounds) > 1 and (winner is not None or any(one.has_left for one in seats))
    margin = float(abs(totals[0] - totals[1]))
    result = Result(
        match=f"h{number:07}",
        finished=finished,
        guild=FIRST_GUILD + 11 * place,
        channel=FIRST_GUILD + 11 * place + 1,
        target=1000,
        options='["target=1000"]',
        rated=rated,
        kind=Kind.BOTS if has_bots else Kind.PEOPLE,
        winner=winner,
        totals=totals,
        seats=seats,
        rounds=rounds,
    )
    outcome = "aborted" if aborted else "resigned" if resigned else "finished"
    verdict = Verdict(winner=winner, margin=max(margin, 600.0) if resigned else margin) if counts else None
    return Played(result, outcome, verdict)


def _seats(chance: random.Random, guild: Sequence[int]) -> tuple[ResultSeat, ...]:
    """Four people of a server, some of them with their own partner across, or fewer and bots."""
    weights = [1 / (place + 2) for place in range(len(guild))]
    four: list[int] = []
    while len(four) < 4:
        user = chance.choices(guild, weights)[0]
        if user in four:
            continue
        mate = guild[guild.index(user) ^ 1] if guild.index(user) ^ 1 < len(guild) else user
        four.append(user)
        if chance.random() < REGULAR and len(four) in (1, 3) and mate not in four:
            four.append(mate)
    first, second, third, fourth = four[:4]
    people: list[int | None] = [first, third, second, fourth]
    if chance.random() < WITH_BOTS:
        people[chance.choice((1, 2)) :] = [None] * 3
        people = people[:4]
    level = chance.choice(tuple(ANCHORS))
    return tuple(
        ResultSeat(seat=seat, team=seat % 2, user=None, name=f"Bot {seat}", level=level, anchor=ANCHORS[level])
        if user is None
        else ResultSeat(seat=seat, team=seat % 2, user=user, name=f"Player {user % 10_000}")
        for seat, user in enumerate(people)
    )


def _rounds(chance: random.Random, seats: tuple[ResultSeat, ...], edge: float) -> Iterator[ResultRound]:
    """Rounds until a team has 1,000 points and more than the other; `edge` is the first team's chance in a round."""
    totals = (0, 0)
    number = 0
    while max(totals) < 1000 or totals[0] == totals[1]:
        number += 1
        line = _round(chance, seats, edge, number, totals)
        totals = totals[0] + line.points[0], totals[1] + line.points[1]
        yield line


def _round(
    chance: random.Random, seats: tuple[ResultSeat, ...], edge: float, number: int, totals: tuple[int, int]
) -> ResultRound:
    best = 0 if chance.random() < edge else 1
    order = chance.sample(range(4), 4)
    one_two = chance.random() < ONE_TWO
    if one_two:
        order = [best, best + 2] if chance.random() < 0.5 else [best + 2, best]
        cards = [0, 0]
        cards[best] = 200
    else:
        share = 5 * round(chance.triangular(-25, 125, 62) / 5)
        cards = [share, 100 - share] if best == 0 else [100 - share, share]
    calls: list[dict[str, object]] = []
    facts = [_dealt(chance) for _ in range(4)]
    for seat in range(4):
        draw = chance.random()
        word, made = ("grand", GRAND_MADE) if draw < GRAND else ("small", SMALL_MADE)
        if draw >= GRAND + SMALL:
            continue
        is_made = chance.random() < made
        calls.append({"seat": seat, "call": word, "made": is_made})
        cards[seat % 2] += (100 if word == "small" else 200) * (1 if is_made else -1)
        facts[seat][word] += 1
        facts[seat][f"{word}_made"] += is_made
        if word == "grand":
            facts[seat ^ 2]["partner_grands"] += 1
            facts[seat ^ 2]["partner_grands_helped"] += chance.random() < HELPED
    for seat in range(4):
        _count(facts[seat], seat, order, cards, totals)
    return ResultRound(
        number=number,
        points=(cards[0], cards[1]),
        calls=json.dumps(calls),
        finish_order=json.dumps(order[:3]),
        one_two=one_two,
        seats=tuple(
            RoundSeat(
                seat=seat.seat,
                user=seat.user,
                level=seat.level,
                facts={name: count for name, count in sorted(facts[seat.seat].items()) if count},
            )
            for seat in seats
        ),
    )


def _dealt(chance: random.Random) -> Counter[str]:
    """What a seat holds and what it does with it."""
    facts = Counter(tricks=chance.randint(0, 5), trick_points=5 * chance.randint(0, 12))
    facts["bombs_held"] += chance.random() < BOMB_HELD
    facts["bombs"] += facts["bombs_held"] and chance.random() < BOMB_PLAYED
    facts["dealt_dragon"] += chance.random() < 1 / 4
    facts["dealt_phoenix"] += chance.random() < 1 / 4
    facts["dragon_gifts"] += chance.random() < 1 / 5
    facts["dealt_ace"] += chance.randint(0, 2)
    facts["gave_partner_ace"] += chance.random() < 1 / 3
    facts["gave_opponents_dog"] += chance.random() < 1 / 12
    return facts


def _count(
    facts: Counter[str], seat: int, order: Sequence[int], points: Sequence[int], totals: tuple[int, int]
) -> None:
    """What the round brought to a seat, under the names that the game uses."""
    ours, theirs = seat % 2, 1 - seat % 2
    lead = totals[ours] - totals[theirs]
    situation = "ahead" if lead >= 200 else "behind" if lead <= -200 else "level"
    place = ("first", "second", "third", "fourth")[order.index(seat)] if seat in order else "unplaced"
    facts.update([place, "rounds", f"{situation}_rounds"])
    facts["points"] += points[ours]
    facts["points_against"] += points[theirs]
    facts[f"{situation}_points"] += points[ours]
    facts[f"{situation}_points_against"] += points[theirs]
    if len(order) == 2:
        facts["one_twos" if seat in order else "one_twos_against"] += 1
    for call in ("small", "grand"):
        facts[f"{situation}_{call}"] += facts[call]
        facts[f"{situation}_{call}_made"] += facts[f"{call}_made"]


async def write(path: Path, matches: Iterable[Played]) -> int:
    """Write matches into a database, made if there is none; how many. It is not safe against a loss of power."""
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("synchronous = OFF", "foreign_keys = ON", "cache_size = -200000"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("BEGIN")
        count = 0
        for played in matches:
            store(connection, played)
            count += 1
            if count % BATCH == 0:
                connection.execute("COMMIT")
                connection.execute("BEGIN")
        connection.execute("COMMIT")
    return count


def store(connection: sqlite3.Connection, played: Played) -> None:
    """One match with its result; a unit of work."""
    result = played.result
    match = Match(id=result.match, game="tichu", options=result.options, created=result.finished - 2_400)
    insert_match(connection, match)
    store_result(connection, result, outcome=played.outcome, verdict=played.verdict, feats=feats_of(result))


def feats_of(result: Result) -> tuple[Feat, ...]:
    """What happens often enough to be much: calls made, double victories, matches and whether they were won."""
    return tuple(_feats(result)) if result.kind is Kind.PEOPLE else ()


def _feats(result: Result) -> Iterator[Feat]:
    for line in result.rounds:
        for one in line.seats:
            names = {"small_made": "small_made", "grand_made": "grand_made", "one_twos": "one_two"}
            done = [name for fact, name in names.items() if one.facts.get(fact)]
            if line.number == len(result.rounds):
                done += ["match", *(["won"] if one.seat % 2 == result.winner else [])]
            for name in done:
                if one.user is not None:
                    yield Feat(round=line.number, seat=one.seat, name=name, user=one.user, seq=60 * line.number)
