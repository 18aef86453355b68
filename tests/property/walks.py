"""Random matches to walk along, and worlds that a seat cannot tell apart. Not a test."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from engine.cards import DECK, Card, Cards
from engine.cli import chance
from engine.kernel import Refusal, Seat
from engine.tichu.actions import Deal
from engine.tichu.fairness import deal
from engine.tichu.game import Tichu
from engine.tichu.rules import compose
from engine.tichu.state import (
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
    Round,
    Sealed,
    State,
)
from engine.tichu.transitions import row
from engine.tichu.view import SEATS


def states(seed: int, *options: str, salts: int = 0) -> Iterator[State]:
    """Every state of a random match of two rounds, the opening first; the deals are sealed with salts of their own."""
    game = Tichu(compose(("rounds=2", *options)))
    rng, salting = Random(seed), Random(salts)
    state = game.opening()
    yield state
    while game.awaited(state):
        actor, action = chance.choose(game, state, rng)
        if isinstance(action, Deal):
            action = replace(action, salt=some_salt(salting))
        step = game.play(state, actor, action)
        assert not isinstance(step, Refusal)
        state = step.state
        yield state


def some_salt(rng: Random) -> str:
    """A salt as the shell draws one."""
    return f"{rng.getrandbits(128):032x}"


def state_at(seed: int, acts: int) -> State:
    """The state after so many acts, or the last."""
    *_, last = islice(states(seed), acts + 1)
    return last


def elsewhere(state: State, me: Seat, rng: Random) -> State:
    """Another world that this seat cannot tell from the real one: what it may not know is dealt anew."""
    match state:
        case Answering(hands=hands, rest=rest):
            mine = hands[me]
            counts = [len(hand) for hand in hands]
            pool = Cards.of(card for cards in (*hands, *rest) for card in cards) - mine
            new = _deal(pool, me, mine, counts, rng)
            left = list(pool)
            for hand in (new[seat] for seat in SEATS if seat != me):
                left = [card for card in left if card not in hand]
            rng.shuffle(left)
            rest = row(Cards.of(left[6 * seat : 6 * seat + 6]) for seat in SEATS)
            return replace(state, hands=new, rest=rest, sealed=_other_seal(state.sealed, rng))
        case Exchanging(hands=hands, gifts=gifts):
            new = _deal_all(hands, me, rng)
            gifts = _other_gifts(gifts, new, me, rng)
            return replace(state, hands=new, gifts=gifts, sealed=_other_seal(state.sealed, rng))
        case Leading(round=now) | Following(round=now) | Closing(round=now) | Giving(round=now):
            return replace(state, round=_other_round(now, me, rng))
        case Dealing() | Over():
            return state


def _other_round(now: Round, me: Seat, rng: Random) -> Round:
    anything = row(Cards.of(rng.sample(list(Cards((1 << 56) - 1)), 14)) for _ in SEATS)
    return replace(
        now,
        hands=_deal_all(now.hands, me, rng),
        given=_other_gifts(now.given, anything, me, rng),
        received=_other_gifts(now.received, anything, me, rng),
        sealed=None if now.sealed is None else _other_seal(now.sealed, rng),
    )


def _other_seal(sealed: Sealed, rng: Random) -> Sealed:
    """Any deal at all behind the same commitment: of what it seals nobody sees anything, their own cards included."""
    deck = tuple(rng.sample(DECK, len(DECK)))
    first, rest = deal(deck)
    return replace(sealed, first=first, rest=rest, deck=deck, salt=some_salt(rng))


def _deal_all(hands: Hands, me: Seat, rng: Random) -> Hands:
    pool = Cards.of(card for seat in SEATS if seat != me for card in hands[seat])
    return _deal(pool, me, hands[me], [len(hand) for hand in hands], rng)


def _deal(pool: Cards, me: Seat, mine: Cards, counts: list[int], rng: Random) -> Hands:
    """My own hand to me, cards of the pool to the others, as many as they had; in half of the worlds full of bombs."""
    cards = list(pool)
    if rng.random() < 0.5:
        rng.shuffle(cards)
    hands: list[Cards] = []
    for seat in SEATS:
        taken = [] if seat == me else [cards.pop() for _ in range(counts[seat])]
        hands.append(mine if seat == me else Cards.of(taken))
    return row(hands)


def _other_gifts(gifts: AllGifts, hands: Hands, me: Seat, rng: Random) -> AllGifts:
    def other(seat: Seat) -> Gifts:
        if seat == me or not gifts[seat]:
            return gifts[seat]
        one, two, three = _three(hands[seat], rng)
        return one, two, three

    return row(other(seat) for seat in SEATS)


def _three(hand: Cards, rng: Random) -> list[Card]:
    return rng.sample(list(hand), 3)
