"""The state after a fact. Total on facts and free of rules: all that a replay needs."""

from collections.abc import Iterable
from typing import TypeVar, assert_never

from engine.cards import DOG, Cards
from engine.kernel import Seat
from engine.tichu.events import (
    Dealt,
    DogLed,
    DragonGiven,
    DragonWon,
    Event,
    Exchanged,
    GiftsLaid,
    GiftsTakenBack,
    GrandAnswered,
    HandsFilled,
    MatchWon,
    Passed,
    Played,
    RoundScored,
    TichuCalled,
    TrickTaken,
    WindowOpened,
)
from engine.tichu.fairness import Reveal
from engine.tichu.state import (
    AT_PLAY,
    NOBODY,
    WITH_TRICK,
    AllGifts,
    Answering,
    Closing,
    Dealing,
    Exchanging,
    Following,
    Gifts,
    Giving,
    Hands,
    Leading,
    Over,
    Reveals,
    Round,
    Sealed,
    State,
    Trick,
)
from engine.tichu.view import SEATS, Call, SeatView, TrickPlay

P = TypeVar("P")
T = TypeVar("T")
Row = tuple[T, T, T, T]

_DOG = Cards.of((DOG,))


def evolve(state: State, event: Event) -> State:  # noqa: C901, PLR0912 - one branch a fact
    """The state after a fact; ValueError if the fact cannot follow this state, which only a broken journal does."""
    match event:
        case Passed():
            now = _at(Following, state)
            return Following(now.moment, now.results, now.round, event.then, now.trick, now.passed | {event.seat})
        case Played():
            return _played(state, event)
        case TrickTaken():
            return _taken(state, event.seat, event)
        case WindowOpened():
            open_ = _at(Following, state)
            return Closing(open_.moment, open_.results, open_.round, open_.trick)
        case DogLed():
            return _dog_led(_at(Leading, state), event)
        case DragonWon():
            won = _at_trick(state)
            return Giving(won.moment, won.results, won.round, won.trick)
        case DragonGiven():
            return _taken(_at(Giving, state), event.to, event)
        case TichuCalled():
            return _called(state, event.seat)
        case Dealt():
            between = _at(Dealing, state)
            sealed = Sealed(event.hands, event.rest, event.deck, event.salt, event.commitment, between.reveals)
            return Answering(between.moment + 1, between.results, event.hands, event.rest, sealed)
        case GrandAnswered():
            asked = _at(Answering, state)
            calls = put(asked.calls, event.seat, Call.GRAND) if event.grand else asked.calls
            answered = asked.answered | {event.seat}
            return Answering(asked.moment, asked.results, asked.hands, asked.rest, asked.sealed, answered, calls)
        case HandsFilled():
            asked = _at(Answering, state)
            hands = row(one | six for one, six in zip(asked.hands, asked.rest, strict=True))
            return Exchanging(asked.moment + 1, asked.results, hands, asked.calls, asked.sealed)
        case GiftsLaid():
            return _gifts(_at(Exchanging, state), event.seat, event.cards)
        case GiftsTakenBack():
            return _gifts(_at(Exchanging, state), event.seat, ())
        case Exchanged():
            return _exchanged(_at(Exchanging, state), event.leader)
        case RoundScored():
            return _scored(state, event)
        case MatchWon():
            done = _at(Dealing, state)
            return Over(done.moment, done.results, done.last_trick, done.seats, event.team, done.reveals)
        case _:
            assert_never(event)


def put(line: Row[T], seat: Seat, value: T) -> Row[T]:
    """The row with one seat's entry replaced."""
    a, b, c, d = line
    match seat:
        case 0:
            return value, b, c, d
        case 1:
            return a, value, c, d
        case 2:
            return a, b, value, d
        case _:
            return a, b, c, value


def row(entries: Iterable[T]) -> Row[T]:
    """Four entries, one a seat."""
    a, b, c, d = entries
    return a, b, c, d


def _at(kind: type[P], state: State) -> P:
    if isinstance(state, kind):
        return state
    raise ValueError(f"that cannot happen while {type(state).__name__}, only while {kind.__name__}")


def _at_trick(state: State) -> Following | Closing | Giving:
    if isinstance(state, WITH_TRICK):
        return state
    raise ValueError(f"no trick lies on the table while {type(state).__name__}")


def _put_down(before: Round, event: Played | DogLed, cards: Cards, wish: int | None) -> Round:
    """Cards have left a hand: the same for every kind of play."""
    seat = event.seat
    return Round(
        put(before.hands, seat, before.hands[seat] - cards),
        put(before.calls, seat, Call.SMALL) if event.called else before.calls,
        before.given,
        before.received,
        before.opened if seat in before.opened else before.opened | {seat},
        before.out if event.place is None else (*before.out, seat),
        wish,
        before.points,
        before.gone | cards,
        before.last_trick,
        before.sealed,
    )


def _played(state: State, event: Played) -> Following:
    if not isinstance(state, AT_PLAY):
        raise ValueError(f"nobody plays while {type(state).__name__}")  # noqa: TRY004 - a broken journal, not a type
    trick: Trick = () if isinstance(state, Leading) else state.trick
    wish = None if event.granted else state.round.wish
    if event.wish is not None:
        wish = event.wish
    return Following(
        state.moment + 1,
        state.results,
        _put_down(state.round, event, event.combination.cards, wish),
        event.then,
        (*trick, TrickPlay(event.seat, event.combination)),
        frozenset(event.locked) if event.locked else NOBODY,
    )


def _dog_led(state: Leading, event: DogLed) -> Leading:
    now = _put_down(state.round, event, _DOG, state.round.wish)
    return Leading(state.moment + 1, state.results, now, event.to)


def _taken(state: State, taker: Seat, event: TrickTaken | DragonGiven) -> Leading:
    now = _at_trick(state)
    before = now.round
    after = Round(
        before.hands,
        before.calls,
        before.given,
        before.received,
        before.opened,
        before.out,
        before.wish,
        put(before.points, taker, before.points[taker] + event.points),
        before.gone,
        now.trick,
        before.sealed,
    )
    return Leading(now.moment + 1, now.results, after, event.then)


def _called(state: State, seat: Seat) -> State:
    match state:
        case Answering(moment, results, hands, rest, sealed, answered, calls):
            return Answering(moment, results, hands, rest, sealed, answered | {seat}, put(calls, seat, Call.SMALL))
        case Exchanging(moment, results, hands, calls, sealed, gifts):
            return Exchanging(moment, results, hands, put(calls, seat, Call.SMALL), sealed, gifts)
        case Leading(moment, results, now, turn):
            return Leading(moment, results, _with_call(now, seat), turn)
        case Following(moment, results, now, turn, trick, passed):
            return Following(moment, results, _with_call(now, seat), turn, trick, passed)
        case Closing(moment, results, now, trick):
            return Closing(moment, results, _with_call(now, seat), trick)
        case Giving(moment, results, now, trick):
            return Giving(moment, results, _with_call(now, seat), trick)
        case Dealing() | Over():
            raise ValueError("nobody calls between rounds")
        case _:
            assert_never(state)


def _with_call(now: Round, seat: Seat) -> Round:
    return Round(
        now.hands,
        put(now.calls, seat, Call.SMALL),
        now.given,
        now.received,
        now.opened,
        now.out,
        now.wish,
        now.points,
        now.gone,
        now.last_trick,
        now.sealed,
    )


def _gifts(state: Exchanging, seat: Seat, cards: Gifts) -> Exchanging:
    gifts = put(state.gifts, seat, cards)
    return Exchanging(state.moment, state.results, state.hands, state.calls, state.sealed, gifts)


def _exchanged(state: Exchanging, leader: Seat) -> Leading:
    received: AllGifts = row(_received(state.gifts, seat) for seat in SEATS)
    hands: Hands = row(
        (hand - Cards.of(gave)) | Cards.of(got)
        for hand, gave, got in zip(state.hands, state.gifts, received, strict=True)
    )
    now = Round(hands, state.calls, state.gifts, received, sealed=state.sealed)
    return Leading(state.moment + 1, state.results, now, leader)


def _received(gifts: AllGifts, seat: Seat) -> Gifts:
    """What a seat got from the seats 1, 2 and 3 places further on: their gifts 3, 2 and 1 places further on."""
    one, two, three = (gifts[(seat + places) & 3] for places in (1, 2, 3))
    return (one[2], two[1], three[0]) if one and two and three else ()


def _scored(state: State, event: RoundScored) -> Dealing:
    match state:
        case Leading(round=now):
            trick = now.last_trick
        case Following(round=now, trick=trick):
            pass
        case _:
            raise ValueError(f"no round ends while {type(state).__name__}")
    seats = tuple(
        SeatView(hand.bit_count(), call, opened=seat in now.opened, points=points)
        for seat, hand, call, points in zip(SEATS, now.hands, now.calls, now.points, strict=True)
    )
    reveals = () if now.sealed is None else _told(now.sealed, now.given, event.result.number)
    return Dealing(state.moment, (*state.results, event.result), trick, seats, reveals)


def _told(sealed: Sealed, given: AllGifts, number: int) -> Reveals:
    """What is told of all rounds once this one is scored; of a round without an exchange there is nothing to tell."""
    gifts = tuple(three for three in given if three)
    if len(gifts) != len(SEATS):
        return sealed.reveals
    reveal = Reveal(number, sealed.first, sealed.rest, row(gifts), sealed.deck, sealed.salt, sealed.commitment)
    return (*sealed.reveals, reveal)
