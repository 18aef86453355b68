"""What a round and a match have brought, and what the table waits for, in lines of a message.

Everywhere `names` are everybody's names as they are.
"""

from collections.abc import Iterator, Mapping
from typing import assert_never

from bot.games.tichu.notices import match_won
from bot.games.tichu.words import call, listed, team_name
from bot.names import written
from bot.speech import Speech
from engine.kernel import Seat
from engine.tichu.view import SEATS, Phase, RoundResult, TableView, team

TEAMS = (0, 1)


def round_lines(speech: Speech, result: RoundResult, names: Mapping[Seat, str]) -> tuple[str, ...]:
    """A scored round: who went out when, what was called, each team's points and total."""
    return tuple(_round(speech, result, names))


def _round(speech: Speech, result: RoundResult, names: Mapping[Seat, str]) -> Iterator[str]:
    order = result.order if result.one_two else (*result.order, *(seat for seat in SEATS if seat not in result.order))
    places = (speech("place", place=place, name=written(names[seat])) for place, seat in enumerate(order, start=1))
    yield speech("round-order", places=", ".join(places))
    if result.one_two:
        yield speech("round-one-two", team=team_name(speech, names, team(result.order[0])), points=max(result.cards))
    for one in result.calls:
        facts = {"name": written(names[one.seat]), "call": call(speech, one.call)}
        if one.made:
            yield speech("call-made", **facts, points=one.call.points)
        else:
            yield speech("call-failed", **facts, points=one.call.points)
    for which in TEAMS:
        yield speech(
            "round-team",
            team=team_name(speech, names, which),
            points=result.points[which],
            total=result.totals[which],
        )


def ending(speech: Speech, table: TableView) -> str:
    """Until when the match goes on: to a target, or so many rounds."""
    if table.rounds:
        return speech("terms-rounds", rounds=table.rounds)
    return speech("score-target", target=table.target)


def score_lines(speech: Speech, table: TableView, names: Mapping[Seat, str]) -> tuple[str, ...]:
    """The standing of a match: the totals, its end, and a line a round."""
    return (
        ending(speech, table),
        *(speech("score-team", team=team_name(speech, names, which), total=table.totals[which]) for which in TEAMS),
        *_rounds(speech, table),
    )


def match_lines(speech: Speech, table: TableView, names: Mapping[Seat, str]) -> tuple[str, ...]:
    """A decided match: who has won, and a line a round."""
    ours, theirs = table.totals
    winner = None if ours == theirs else int(theirs > ours)
    return (match_won(speech, winner, table.totals, names), *_rounds(speech, table))


def _rounds(speech: Speech, table: TableView) -> Iterator[str]:
    for result in table.results:
        ours, theirs = result.points
        yield speech(
            "score-round",
            number=result.number,
            ours=ours,
            theirs=theirs,
            our_total=result.totals[0],
            their_total=result.totals[1],
        )


def waiting(speech: Speech, table: TableView, names: Mapping[Seat, str], *, deadline: int | None = None) -> str:
    """Who is waited for, until when, and what happens then.

    `deadline` is in unix seconds, None without a clock.
    """
    asked = _asked(speech, table, listed(speech, [written(names[seat]) for seat in awaited(table)]))
    if deadline is None or table.phase is Phase.OVER:
        return asked
    return f"{asked} {otherwise(speech, table, names, deadline=deadline)}"


def _asked(speech: Speech, table: TableView, who: str) -> str:
    match table.phase:
        case Phase.DEAL:
            return speech("wait-deal")
        case Phase.GRAND:
            return speech("wait-grand", names=who)
        case Phase.EXCHANGE:
            return speech("wait-exchange", names=who)
        case Phase.PLAY:
            return speech("wait-follow", name=who) if table.trick else speech("wait-lead", name=who)
        case Phase.CLOSING:
            return speech("wait-bombs")
        case Phase.DRAGON:
            return speech("wait-dragon", name=who)
        case Phase.OVER:
            return speech("wait-over")
        case _:
            assert_never(table.phase)


def otherwise(speech: Speech, table: TableView, names: Mapping[Seat, str], *, deadline: int) -> str:
    """What the clock does at the deadline; a wish may ask for more than the public can know."""
    until = f"<t:{deadline}:R>"
    match table.phase:
        case Phase.DEAL | Phase.OVER:
            return speech("then-deal", until=until)
        case Phase.GRAND:
            return speech("then-no-grand", until=until)
        case Phase.EXCHANGE:
            return speech("then-gifts", until=until)
        case Phase.PLAY if not table.trick:
            return speech("then-lead", until=until)
        case Phase.PLAY if table.wish is not None:
            return speech("then-wish", until=until)
        case Phase.PLAY:
            return speech("then-pass", until=until)
        case Phase.CLOSING:
            return speech("then-trick", until=until, name="" if table.top is None else written(names[table.top.seat]))
        case Phase.DRAGON:
            return speech("then-dragon", until=until)
        case _:
            assert_never(table.phase)


def awaited(table: TableView) -> tuple[Seat, ...]:
    """The seats that are asked for something now."""
    if table.phase in {Phase.GRAND, Phase.EXCHANGE}:
        return tuple(seat for seat in SEATS if not table.seats[seat].ready)
    return () if table.turn is None else (table.turn,)
