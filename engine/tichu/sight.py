"""What may be seen of the truth, built up from nothing, and what is heard of a fact."""

from functools import lru_cache
from typing import Final, assert_never

from engine.cards import NO_CARDS
from engine.kernel import Seat
from engine.tichu import events, notices
from engine.tichu.rules import Rules
from engine.tichu.scoring import totals
from engine.tichu.state import (
    NOBODY,
    Answering,
    Closing,
    Dealing,
    Exchanging,
    Following,
    Giving,
    Leading,
    Over,
    Round,
    State,
)
from engine.tichu.view import SEATS, Phase, PlayerView, SeatView, TableView

_seat_view = lru_cache(maxsize=8192)(SeatView)
"""Public facts of a seat take few values: one object each."""

_NOT_READY: Final = False  # readiness belongs to the phases before the play


def see_table(rules: Rules, state: State) -> TableView:
    """What a passer-by sees."""
    match state:
        case Following():
            return _trick(rules, state, Phase.PLAY, state.turn, state.passed)
        case Leading():
            return _trick(rules, state, Phase.PLAY, state.turn, NOBODY)
        case Closing():
            taker = state.trick[-1].seat
            passed = frozenset(seat for seat in SEATS if seat != taker and state.round.hands[seat])
            return _trick(rules, state, Phase.CLOSING, None, passed)
        case Giving():
            return _trick(rules, state, Phase.DRAGON, state.trick[-1].seat, NOBODY)
        case Exchanging():
            seats = tuple(
                _seat_view(hand.bit_count(), call, bool(gifts))
                for hand, call, gifts in zip(state.hands, state.calls, state.gifts, strict=True)
            )
            return _before_play(rules, state, Phase.EXCHANGE, seats)
        case Answering():
            seats = tuple(
                _seat_view(hand.bit_count(), call, seat in state.answered)
                for seat, hand, call in zip(SEATS, state.hands, state.calls, strict=True)
            )
            return _before_play(rules, state, Phase.GRAND, seats)
        case Dealing():
            return _between(rules, state, Phase.DEAL, len(state.results) + 1)
        case Over():
            return _between(rules, state, Phase.OVER, len(state.results))
        case _:
            assert_never(state)


def see(table: TableView, state: State, seat: Seat) -> PlayerView:
    """All that a seat may know: the table, its own cards and gifts."""
    match state:
        case Following(round=now) | Leading(round=now) | Closing(round=now) | Giving(round=now):
            return PlayerView(table, seat, now.hands[seat], now.given[seat] or None, now.received[seat] or None)
        case Exchanging():
            return PlayerView(table, seat, state.hands[seat], state.gifts[seat] or None)
        case Answering():
            return PlayerView(table, seat, state.hands[seat])
        case Dealing() | Over():
            return PlayerView(table, seat, NO_CARDS)
        case _:
            assert_never(state)


def _before_play(rules: Rules, state: Answering | Exchanging, phase: Phase, seats: tuple[SeatView, ...]) -> TableView:
    results, sealed = state.results, state.sealed
    return TableView(
        phase,
        state.moment,
        len(results) + 1,
        rules.target,
        totals(results),
        results,
        seats,
        commitment=sealed.commitment,
        reveals=sealed.reveals,
        rounds=rules.rounds,
    )


def _between(rules: Rules, state: Dealing | Over, phase: Phase, number: int) -> TableView:
    """Nothing is on the table, but the end of the round before may still be looked at."""
    results = state.results
    return TableView(
        phase,
        state.moment,
        number,
        rules.target,
        totals(results),
        results,
        state.seats,
        out=results[-1].order if results else (),
        last_trick=state.last_trick,
        reveals=state.reveals,
        rounds=rules.rounds,
    )


def _trick(
    rules: Rules,
    state: Leading | Following | Closing | Giving,
    phase: Phase,
    turn: Seat | None,
    passed: frozenset[Seat],
) -> TableView:
    now, results = state.round, state.results
    sealed = now.sealed
    return TableView(
        phase,
        state.moment,
        len(results) + 1,
        rules.target,
        totals(results),
        results,
        _seats(now, passed),
        turn,
        () if isinstance(state, Leading) else state.trick,
        now.wish,
        now.out,
        now.last_trick,
        now.gone,
        "" if sealed is None else sealed.commitment,
        () if sealed is None else sealed.reveals,
        rules.rounds,
    )


def _seats(now: Round, passed: frozenset[Seat]) -> tuple[SeatView, ...]:
    hands, calls, opened, points = now.hands, now.calls, now.opened, now.points
    return tuple(
        [
            _seat_view(
                hands[seat].bit_count(),
                calls[seat],
                _NOT_READY,
                seat in opened,
                seat in passed,
                points[seat],
            )
            for seat in SEATS
        ]
    )


def hear(event: events.Event) -> notices.Notice | None:  # noqa: C901, PLR0912 - one branch a fact
    """What everybody hears of a fact; all that a seat learns alone it sees in its view."""
    match event:
        case events.Passed():
            return notices.Passed(event.seat)
        case events.Played():
            return notices.Played(
                event.seat, event.combination, event.out_of_turn, event.wish, event.granted, event.place, event.called
            )
        case events.TrickTaken():
            return notices.TrickTaken(event.seat, event.points)
        case events.WindowOpened():
            return notices.WindowOpened(event.seat)
        case events.DogLed():
            return notices.DogLed(event.seat, event.to, event.place, event.called)
        case events.DragonWon():
            return None
        case events.DragonGiven():
            return notices.DragonGiven(event.seat, event.to, event.points)
        case events.TichuCalled():
            return notices.TichuCalled(event.seat)
        case events.Dealt():
            return notices.RoundBegan(event.number)
        case events.GrandAnswered():
            return notices.GrandAnswered(event.seat, event.grand)
        case events.HandsFilled():
            return notices.HandsFilled()
        case events.GiftsLaid():
            return notices.GiftsLaid(event.seat)
        case events.GiftsTakenBack():
            return notices.GiftsTakenBack(event.seat)
        case events.Exchanged():
            return notices.Exchanged(event.leader)
        case events.RoundScored():
            return notices.RoundScored(event.result)
        case events.MatchWon():
            return notices.MatchWon(event.team, event.totals)
        case _:
            assert_never(event)
