"""Putting cards down and passing, judged from a seat's view: what it may do and why not more (articles 6 to 8).

Every question is asked with the rules of the table, also where no option changes the answer so far.
"""

from collections.abc import Iterable
from typing import Final

from engine.cards import MAH_JONG, PHOENIX, RANKS, Cards
from engine.tichu import moves
from engine.tichu.actions import Pass, Play
from engine.tichu.combinations import DRAGON_STRENGTH, PHOENIX_ALONE, Combination, readings
from engine.tichu.view import Phase, PlayerView
from engine.tichu.why import Judge, Why

_OF_RANK: Final = (0, 0, *(0xF << 4 * (rank - 2) for rank in RANKS))
"""By rank: its four natural cards; the Phoenix never counts as the wished card (article 7.5)."""


def plays(_: Judge, view: PlayerView) -> tuple[Combination, ...]:
    """All that this seat may put down because it is its turn, the wish and bombs included; empty out of turn."""
    if not _in_turn(view):
        return ()
    top = _top(view)
    found = moves.leads(view.hand) if top is None else moves.follows(view.hand, top) + moves.bombs(view.hand, top)
    wished = _held_wish(view)
    if wished and any(int(way.cards) & wished for way in found):
        # A bomb could have been thrown before the turn, but there is no turn before a lead (articles 7.6 and 7.7).
        found = [way for way in found if int(way.cards) & wished or (top is not None and way.kind.is_bomb)]
    return tuple(found)


def bombs(judge: Judge, view: PlayerView) -> tuple[Combination, ...]:
    """Every bomb that this seat may throw now, be it its turn, another's or the bomb window (article 8.4)."""
    top = _top(view)
    if top is None:
        return tuple(way for way in plays(judge, view) if way.kind.is_bomb)
    if _in_turn(view) or (judge.out_of_turn_bombs and view.table.phase in (Phase.PLAY, Phase.CLOSING)):
        return tuple(moves.bombs(view.hand, top))
    return ()


def may_pass(_: Judge, view: PlayerView) -> bool:
    """Whether this seat may pass now."""
    return why_not_pass(view, Pass(view.table.moment)) is None


def readings_on(judge: Judge, view: PlayerView, cards: Cards) -> tuple[Combination, ...]:
    """The readings with which these cards may be put down now, the strongest first; empty if they may not.

    A lone Phoenix has its strength from the top (article 6.10).
    """
    admitted = _admitted(judge, view, cards, view.table.moment)
    return () if isinstance(admitted, Why) else admitted


def play_of(judge: Judge, view: PlayerView, combination: Combination) -> Play:
    """The action that puts this down now; with the lowest rank as wish where the rules require one."""
    wish = RANKS[0] if judge.wish_required and MAH_JONG in combination.cards else None
    return Play(combination.cards, view.table.moment, combination.phoenix, wish)


def cheapest(combinations: Iterable[Combination]) -> Combination | None:
    """The one that costs least: no bomb, no Phoenix, then the lowest, then the shortest; None of none."""
    return min(
        combinations,
        key=lambda way: (way.kind.is_bomb, PHOENIX in way.cards, way.strength, way.length),
        default=None,
    )


def put_down(judge: Judge, view: PlayerView, play: Play) -> Combination | Why:
    """What a play puts on the table: the reading it names, else the highest that is legal; or why it may not.

    A call that is joined to it is not looked at.
    """
    admitted = _admitted(judge, view, play.cards, play.over)
    if isinstance(admitted, Why):
        return admitted
    if (why := _why_not_wish(judge, play)) is not None:
        return why
    if play.phoenix is None:
        return admitted[0]
    return next((way for way in admitted if way.phoenix == play.phoenix), Why.WRONG_READING)


def why_not_pass(view: PlayerView, action: Pass) -> Why | None:
    """Why this seat may not pass; None if it may."""
    table = view.table
    if table.phase is Phase.CLOSING:
        return Why.BOMBS_ONLY
    if table.phase is not Phase.PLAY:
        return Why.NOT_NOW
    if not view.hand:
        return Why.OUT_OF_CARDS
    if action.over != table.moment:
        return Why.THE_TABLE_MOVED
    if table.turn != view.seat:
        return Why.NOT_YOUR_TURN
    if not table.trick:
        return Why.MUST_LEAD
    return Why.WISH_BINDS if _must_grant(view) else None


def _why_not_wish(judge: Judge, play: Play) -> Why | None:
    """Why no play may come with this wish, or without one (article 7.1)."""
    if play.wish is None:
        return Why.WISH_IS_REQUIRED if judge.wish_required and MAH_JONG in play.cards else None
    if MAH_JONG not in play.cards:
        return Why.WISH_NEEDS_MAH_JONG
    return None if play.wish in RANKS else Why.NO_SUCH_RANK


def _top(view: PlayerView) -> Combination | None:
    trick = view.table.trick
    return trick[-1].combination if trick else None


def _in_turn(view: PlayerView) -> bool:
    return view.table.phase is Phase.PLAY and view.table.turn == view.seat


def _admitted(judge: Judge, view: PlayerView, cards: Cards, over: int) -> tuple[Combination, ...] | Why:
    """The readings with which these cards may be put down now, the strongest first, or why they may not."""
    table = view.table
    if table.phase is not Phase.PLAY and table.phase is not Phase.CLOSING:
        return Why.NOT_NOW
    hand = int(view.hand)
    if int(cards) & ~hand:
        return Why.NOT_YOUR_CARDS if hand else Why.OUT_OF_CARDS
    ways = readings(cards)
    top = _top(view)
    in_turn = table.turn == view.seat
    if top is not None and ways and ways[0].kind.is_bomb:
        if not in_turn and not judge.out_of_turn_bombs:
            return Why.NOT_YOUR_TURN
        return ways if ways[0].beats(top) else Why.TOO_LOW
    if not in_turn or over != table.moment:
        return _why_not_at_this_time(view, ways, over)
    if not ways:
        return Why.NO_COMBINATION
    if top is not None:
        ways = tuple([lying for way in ways if (lying := way.on(top)).beats(top)])
        if not ways:
            return _why_not_on(top, cards)
    if table.wish is not None and not int(cards) & _OF_RANK[table.wish] and _must_grant(view):
        return Why.WISH_BINDS
    return ways


def _why_not_at_this_time(view: PlayerView, ways: tuple[Combination, ...], over: int) -> Why:
    """Why a play that is no bomb on a trick, out of turn or late, is refused."""
    if not view.table.trick and not _in_turn(view) and ways and ways[0].kind.is_bomb:
        return Why.NO_BOMB_BEFORE_LEAD
    if over != view.table.moment:
        return Why.THE_TABLE_MOVED
    return Why.BOMBS_ONLY if view.table.phase is Phase.CLOSING else Why.NOT_YOUR_TURN


def _why_not_on(top: Combination, cards: Cards) -> Why:
    """Why cards that are a combination, and no bomb, cannot be put on this top."""
    ways = readings(cards)
    if not ways[0].strength:
        return Why.DOG_IS_ONLY_LED
    if not any(way.kind is top.kind and way.length == top.length for way in ways):
        return Why.WRONG_KIND
    if cards == PHOENIX_ALONE and top.strength == DRAGON_STRENGTH:
        return Why.PHOENIX_NOT_ON_DRAGON
    return Why.TOO_LOW


def _held_wish(view: PlayerView) -> int:
    """The natural cards of the wished rank in this hand, as a mask."""
    wish = view.table.wish
    return 0 if wish is None else int(view.hand) & _OF_RANK[wish]


def _must_grant(view: PlayerView) -> bool:
    """Whether this seat, in its turn, holds the wished rank and has a legal play with it (articles 7.3 to 7.7)."""
    wished = _held_wish(view)
    top = _top(view)
    if not wished or top is None:
        return bool(wished)
    ways = moves.follows(view.hand, top) + moves.bombs(view.hand, top)
    return any(int(way.cards) & wished for way in ways)
