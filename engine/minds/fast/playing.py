"""A whole round of four policies in the fast model, from the deal to the score."""

from collections.abc import Sequence
from dataclasses import replace

from engine.minds.fast.cards import MAH_JONG
from engine.minds.fast.moves import PASS
from engine.minds.fast.policy import Policy
from engine.minds.fast.round import GIVING, WINDOW, Chance, Round, deal, exchanged
from engine.minds.fast.sight import Sight, of_round


def before(seat: int, hand: int, calls: Sequence[int]) -> Sight:
    """What a seat knows before the play, with eight cards or fourteen."""
    count = hand.bit_count()
    return Sight(seat, hand, (count,) * 4, tuple(calls), (False,) * 4, -1, PASS, -1, 0, (0, 0, 0, 0), 0, (), 0)


def opened(policies: Sequence[Policy], chance: Chance) -> Round:
    """Deal, let everybody answer and give: the round before its first lead."""
    eights, hands = deal(chance)
    calls = [0, 0, 0, 0]
    for seat in range(4):
        calls[seat] = 2 if policies[seat].grand(before(seat, eights[seat], calls)) else 0
    gifts = [policies[seat].gifts(before(seat, hands[seat], calls)) for seat in range(4)]
    now = Round(exchanged(hands, gifts), calls)
    now.given = gifts
    return now


def advanced(now: Round, policies: Sequence[Policy]) -> bool:
    """Do what is due before the next turn: give the Dragon, throw a bomb or close the window. Whether anything was.

    If not, it is somebody's turn. Not for a round that is over.
    """
    if now.phase == GIVING:
        now.give(policies[now.turn].dragon(of_round(now, now.turn)))
        return True
    if bombed(now, policies):
        return True
    if now.phase == WINDOW:
        now.close()
        return True
    return False


def take_turn(now: Round, policy: Policy) -> None:
    """Whose turn it is calls, plays or passes as this policy says."""
    seat = now.turn
    moves = now.legal()
    sight = of_round(now, seat)
    calls = not now.opened[seat] and not now.calls[seat] and not now.out and policy.small(sight, moves)
    if calls:
        sight = called(sight)
    move = moves[0] if len(moves) == 1 else policy.move(sight, moves)
    if calls and move[0]:
        now.call(seat)
    now.play(move, policy.wish(sight, move) if move[3] & MAH_JONG else 0)


def called(sight: Sight) -> Sight:
    """The same after this seat has called small Tichu."""
    return replace(sight, calls=tuple(1 if seat == sight.seat else call for seat, call in enumerate(sight.calls)))


def bombed(now: Round, policies: Sequence[Policy]) -> bool:
    """Let one of the three others who holds a bomb throw it, from the seat after the top's on; whether one did."""
    if now.top[0] and True in now.armed:
        for step in (1, 2, 3):
            seat = now.owner + step & 3
            if now.armed[seat] and (now.phase == WINDOW or seat != now.turn) and (bombs := now.throws(seat)):
                bomb = policies[seat].throw(of_round(now, seat), bombs)
                if bomb[0]:
                    now.throw(seat, bomb)
                    return True
    return False
