"""What a seat may do, judged from its own view alone: `objection` says why not, `legal` enumerates."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import assert_never

from engine.cards import RANKS
from engine.tichu.actions import (
    Action,
    AnswerGrand,
    CallTichu,
    Deal,
    Give,
    GiveDragon,
    Pass,
    Play,
    TakeBack,
    TimeUp,
)
from engine.tichu.combinations import Combination
from engine.tichu.plays import bombs, cheapest, may_pass, play_of, plays, put_down, readings_on, why_not_pass
from engine.tichu.view import SEATS, Phase, PlayerView, partner, team
from engine.tichu.why import Judge, Objection, Why

__all__ = [
    "Judge",
    "Objection",
    "Why",
    "bombs",
    "cheapest",
    "judged",
    "legal",
    "may_pass",
    "objection",
    "play_of",
    "plays",
    "readings_on",
]


def objection(judge: Judge, view: PlayerView, action: Action) -> Objection | None:
    """Why this seat may not do this; None if it may."""
    why = _why_not(judge, view, action)
    return None if why is None else _explained(judge, view, action, why)


def judged(judge: Judge, view: PlayerView, play: Play) -> Combination | Objection:
    """What a play puts on the table, the Phoenix read on this trick (articles 6.9 and 6.10), or why it may not."""
    verdict = _play(judge, view, play)
    return _explained(judge, view, play, verdict) if isinstance(verdict, Why) else verdict


def legal(judge: Judge, view: PlayerView) -> Iterator[Action]:
    """Everything this seat may do now, each play once per reading, without calls joined to plays.

    Plays come without wishes; where the rules require one, once per rank.
    """
    for way in plays(judge, view) or bombs(judge, view):
        play = play_of(judge, view, way)
        yield play
        if play.wish is not None:
            yield from (replace(play, wish=rank) for rank in RANKS if rank != play.wish)
    for action in _beside_plays(view):
        if _why_not(judge, view, action) is None:
            yield action


def _explained(judge: Judge, view: PlayerView, action: Action, why: Why) -> Objection:
    """A refusal with its facts."""
    wish = view.table.wish if why is Why.WISH_BINDS else None
    best = cheapest(plays(judge, view)) if isinstance(action, Play | Pass) else None
    return Objection(why, wish, None if best is None else play_of(judge, view, best))


def _beside_plays(view: PlayerView) -> Iterator[Action]:
    """Actions among which are all the legal ones but plays."""
    table = view.table
    match table.phase:
        case Phase.PLAY:
            yield Pass(table.moment)
        case Phase.GRAND:
            yield AnswerGrand(grand=True)
            yield AnswerGrand(grand=False)
        case Phase.EXCHANGE:
            yield TakeBack()
            yield from (Give((after, across, before)) for after, across, before in permutations(view.hand, 3))
        case Phase.DRAGON:
            yield from map(GiveDragon, SEATS)
        case Phase.DEAL | Phase.CLOSING | Phase.OVER:
            pass
        case _:
            assert_never(table.phase)
    yield CallTichu()


def _why_not(judge: Judge, view: PlayerView, action: Action) -> Why | None:
    """The one place where an action of a seat is turned down."""
    match action:
        case Play():
            verdict = _play(judge, view, action)
            return verdict if isinstance(verdict, Why) else None
        case Pass():
            return why_not_pass(view, action)
        case CallTichu():
            return _why_not_call(judge, view)
        case AnswerGrand():
            return _why_not_answer(judge, view, action)
        case Give():
            return _why_not_give(view, action)
        case TakeBack():
            return _why_not_take_back(view)
        case GiveDragon():
            return _why_not_give_dragon(view, action)
        case Deal() | TimeUp():
            return Why.NOT_YOURS_TO_DO
        case _:
            assert_never(action)


def _play(judge: Judge, view: PlayerView, play: Play) -> Combination | Why:
    verdict = put_down(judge, view, play)
    if play.call and not isinstance(verdict, Why):
        return _why_not_call(judge, view) or verdict
    return verdict


def _why_not_call(judge: Judge, view: PlayerView) -> Why | None:
    """From the first eight cards to the first card played, unless it could only lose (articles 4.1 to 4.5)."""
    table = view.table
    if table.phase is Phase.DEAL or table.phase is Phase.OVER:
        return Why.NOT_NOW
    seat = table.seats[view.seat]
    if seat.call is not None:
        return Why.ALREADY_CALLED
    if seat.opened:
        return Why.ALREADY_OPENED
    if table.out:
        return Why.SOMEBODY_IS_OUT
    return _why_not_both(judge, view)


def _why_not_both(judge: Judge, view: PlayerView) -> Why | None:
    """The option of one call a team (article 13.1); without it partners may both call (article 4.2)."""
    both = view.table.seats[partner(view.seat)].call is not None
    return Why.PARTNER_HAS_CALLED if both and judge.calls_per_team < 2 else None


def _why_not_answer(judge: Judge, view: PlayerView, answer: AnswerGrand) -> Why | None:
    """Once, before the other six cards are seen (article 3.1)."""
    if view.table.phase is not Phase.GRAND:
        return Why.NOT_NOW
    seat = view.table.seats[view.seat]
    if seat.ready:
        return Why.ALREADY_ANSWERED
    if not answer.grand:
        return None
    if not judge.grand:
        return Why.GRAND_IS_OFF
    return Why.ALREADY_CALLED if seat.call is not None else _why_not_both(judge, view)


def _why_not_give(view: PlayerView, give: Give) -> Why | None:
    """Three different cards of one's own (article 5.1)."""
    if view.table.phase is not Phase.EXCHANGE:
        return Why.NOT_NOW
    if view.table.seats[view.seat].ready:
        return Why.ALREADY_GIVEN
    if any(card not in view.hand for card in give.cards):
        return Why.NOT_YOUR_CARDS
    return Why.GIFTS_MUST_DIFFER if len(set(give.cards)) < 3 else None


def _why_not_take_back(view: PlayerView) -> Why | None:
    """Until the fourth seat has given (article 5.2), which ends the phase."""
    if view.table.phase is not Phase.EXCHANGE:
        return Why.NOT_NOW
    return None if view.table.seats[view.seat].ready else Why.NOTHING_GIVEN


def _why_not_give_dragon(view: PlayerView, gift: GiveDragon) -> Why | None:
    """The winner of the Dragon's trick, to an opponent, be that one out or not (article 10.1)."""
    if view.table.phase is not Phase.DRAGON:
        return Why.NOT_NOW
    if view.table.turn != view.seat:
        return Why.NOT_YOUR_TURN
    return Why.NOT_AN_OPPONENT if gift.to not in SEATS or team(gift.to) == team(view.seat) else None
