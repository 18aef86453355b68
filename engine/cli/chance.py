"""Random legal play: whatever the rules allow, the rare things often enough to be met."""

from collections.abc import Iterator
from random import Random

from engine.cards import DECK, MAH_JONG, RANKS
from engine.kernel import Actor, Nature, Refusal, Seat, Step
from engine.tichu.actions import Action, AnswerGrand, CallTichu, Deal, Give, GiveDragon, Pass, Play, TakeBack, TimeUp
from engine.tichu.combinations import Combination
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.legal import bombs, may_pass, objection, play_of, plays
from engine.tichu.state import State
from engine.tichu.view import SEATS, Phase, PlayerView, team
from engine.tichu.why import Judge

INTERJECTIONS = 0.04
"""How often a seat that is not awaited tries a call, a bomb or to take its gifts back."""
CALLS = 0.02
"""How often a seat calls that may."""


def match(game: Tichu, rng: Random) -> Iterator[tuple[Actor, Action, Step[State, Event]]]:
    """Random acts and what came of each, from the first deal until nobody is awaited."""
    state = game.opening()
    while awaited := game.awaited(state):
        actor, action = _choose(game, state, awaited, rng)
        step = game.play(state, actor, action)
        if isinstance(step, Refusal):
            raise ValueError(f"{action} by {actor} was refused: {step}")  # noqa: TRY004 - legal play was not legal
        yield actor, action, step
        state = step.state


def choose(game: Tichu, state: State, rng: Random) -> tuple[Actor, Action]:
    """A legal act of somebody who is awaited, now and then of somebody who is not."""
    return _choose(game, state, game.awaited(state), rng)


def _choose(game: Tichu, state: State, awaited: frozenset[Actor], rng: Random) -> tuple[Actor, Action]:
    if rng.random() < INTERJECTIONS:
        seat = rng.choice(SEATS)
        if (action := interjection(game.rules, game.view(state, seat), rng)) is not None:
            return seat, action
    # Several are awaited only before the play, and all of them are seats then.
    actor = next(iter(awaited)) if len(awaited) == 1 else rng.choice([seat for seat in SEATS if seat in awaited])
    match actor:
        case Seat():
            return actor, answer(game.rules, game.view(state, actor), rng)
        case Nature.CLOCK:
            return actor, TimeUp(state.moment)
        case Nature.DEALER:
            deck = list(DECK)
            rng.shuffle(deck)
            return actor, Deal(tuple(deck))


def answer(judge: Judge, view: PlayerView, rng: Random) -> Action:
    """One of all the things that an awaited seat may do, wishes and calls included."""
    table = view.table
    match table.phase:
        case Phase.PLAY:
            ways = plays(judge, view)
            place = int(rng.random() * (len(ways) + may_pass(judge, view)))
            return Pass(table.moment) if place == len(ways) else _put(judge, view, ways[place], rng)
        case Phase.EXCHANGE:
            one, two, three = rng.sample(tuple(view.hand), 3)
            return Give((one, two, three))
        case Phase.GRAND:
            grand = AnswerGrand(grand=rng.random() < CALLS)
            return grand if not grand.grand or objection(judge, view, grand) is None else AnswerGrand(grand=False)
        case Phase.DRAGON:
            return GiveDragon(rng.choice([seat for seat in SEATS if team(seat) != team(view.seat)]))
        case Phase.DEAL | Phase.CLOSING | Phase.OVER:
            raise ValueError(f"no seat is awaited in the phase {table.phase}")


def interjection(judge: Judge, view: PlayerView, rng: Random) -> Action | None:
    """A bomb, a call, or gifts taken back; None when the seat may do none of these, or would not now."""
    thrown = bombs(judge, view) if view.table.trick else ()
    if thrown:
        return _put(judge, view, rng.choice(thrown), rng)
    other = TakeBack() if view.table.phase is Phase.EXCHANGE else CallTichu()
    return other if objection(judge, view, other) is None else None


def _put(judge: Judge, view: PlayerView, way: Combination, rng: Random) -> Play:
    play = play_of(judge, view, way)
    wish = rng.choice(RANKS) if MAH_JONG in way.cards and rng.random() < 0.9 else play.wish
    call = rng.random() < CALLS and objection(judge, view, CallTichu()) is None
    return Play(play.cards, play.over, play.phoenix, wish, call=call) if call or wish is not play.wish else play
