"""Finds the reasons for a move, a call or gifts: what is true of the position from where one seat sees it."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.cards import DECK, Card, Cards
from engine.minds import reasons as why
from engine.minds.fast.cards import ACES, DOG, DRAGON, OF_RANK, ORDINARY, PHOENIX, holds_bomb, points
from engine.minds.fast.moves import BOMB_FOUR, LED_DOG, PAIR, PASS, SINGLE, STAIRS, TRIPLE, Move, bombs, follows, leads
from engine.minds.fast.policy import Gifts
from engine.minds.fast.sight import CALL_OF, Sight
from engine.minds.fast.supposed import unseen
from engine.minds.reasons import Reason
from engine.tichu.combinations import readings
from engine.tichu.view import SEATS

MOST: Final = 2
"""Reasons that are told of one choice; the first are the best."""
FEW: Final = 3
"""Cards with which an opponent is about to go out."""
MANY: Final = 5
"""Cards that are much to be rid of at once."""
WORTH: Final = 10
"""Points for which a trick is taken."""
LOW: Final = 8
"""A card up to this rank hardly ever wins a trick."""
HIGH: Final = ACES | PHOENIX | DRAGON
GOOD: Final = HIGH | OF_RANK[13]


def of_move(
    sight: Sight, move: Move, moves: Sequence[Move], *, wish: int = 0, beside: tuple[Move, int] | None = None
) -> tuple[Reason, ...]:
    """Why to do this one of all these moves, in turn or not; with `wish` in the Mah Jong's play.

    With `beside`, another of them with its wish, only what speaks for this one and not for that one as well.
    """
    if beside is None:
        return tuple(_of_any(sight, move, moves, wish))[:MOST] or (why.Experience(),)
    other, its_wish = beside
    both = set(_of_any(sight, other, moves, its_wish))
    found = _of_pass(sight, moves, over=other) if move == PASS else _of_play(sight, move, moves, wish)
    return tuple(one for one in found if one not in both)[:MOST] or (why.Experience(),)


def of_call(sight: Sight, *, asked: why.Lead | None) -> tuple[Reason, ...]:
    """Why to call Tichu or not, with eight cards or more; `asked` if only the score has decided it."""
    return tuple(_of_call(sight, asked))[:MOST]


def of_gifts(sight: Sight, gifts: Gifts, *, beside: Gifts | None = None) -> tuple[Reason, ...]:
    """Why to give these cards; with `beside`, other gifts, only what speaks for these and not for those as well."""
    both = set[Reason]() if beside is None else set(_of_gifts(sight, beside))
    low = min((one.rank for one in both if isinstance(one, why.LowToOpponents)), default=LOW + 1)
    found = [
        one
        for one in _of_gifts(sight, gifts)
        if one not in both and not (isinstance(one, why.LowToOpponents) and one.rank >= low)
    ]
    return tuple(found)[:MOST] or (why.Experience(),)


def of_dragon(sight: Sight, to: int) -> tuple[Reason, ...]:
    """Why this opponent gets the Dragon's trick."""
    other = to ^ 2
    found: list[Reason] = []
    if sight.calls[other] and not sight.calls[to]:
        found.append(why.SparesCaller(SEATS[other]))
    if sight.counts[to] > sight.counts[other]:
        found.append(why.MoreCards(SEATS[to], sight.counts[to]))
    elif to == (sight.seat + 3) & 3 and not found:
        found.append(why.PlaysLast(SEATS[to]))
    return tuple(found) or (why.Experience(),)


def _of_any(sight: Sight, move: Move, moves: Sequence[Move], wish: int) -> Iterator[Reason]:
    return _of_pass(sight, moves) if move == PASS else _of_play(sight, move, moves, wish)


# --- plays ----------------------------------------------------------------------------------------------------------


def _of_play(sight: Sight, move: Move, moves: Sequence[Move], wish: int) -> Iterator[Reason]:
    kind, length, strength, cards = move
    mate, rest = sight.seat ^ 2, sight.hand & ~cards
    leading = not sight.top[0]
    if not rest:
        yield why.GoesOut()
    if len(moves) == 1:
        yield why.OnlyMove()
    if sight.wish and cards & OF_RANK[sight.wish] and PASS not in moves:
        yield why.FollowsWish(sight.wish)
    if not leading:
        yield from _against(sight)
    if kind == LED_DOG:
        if sight.counts[mate]:
            yield why.DogToPartner(SEATS[mate], CALL_OF[sight.calls[mate]], sight.counts[mate])
        return
    if rest and readings(Cards(rest)):
        yield why.LeavesOne()
    if wish and not sight.wish:
        given = OF_RANK[wish]
        to = next((SEATS[sight.seat + step & 3] for step in (1, 3) if sight.given[step - 1] & given), None)
        yield why.Wishes(wish, (unseen(sight) & OF_RANK[wish]).bit_count(), to)
    if leading:
        yield from _sheds(move)
    if (stands := _stands(sight, move)) is not None:
        yield stands
    if _keeps_bomb(sight, move, moves):
        yield why.KeepsBomb()
    yield from _alone(sight, move)
    same = [other[2] for other in moves if other[:2] == (kind, length)]
    if not leading and _foe(sight) and kind < BOMB_FOUR and strength == min(same) < max(same):
        yield why.SmallestThatDoes()


def _sheds(move: Move) -> Iterator[Reason]:
    """What a lead gets rid of, of several cards at once."""
    kind, length, strength, _ = move
    if length >= MANY:
        yield why.ShedsMany(length)
    elif kind in {PAIR, TRIPLE, STAIRS} and strength <= 2 * LOW:
        yield why.ShedsLow(length)


def _alone(sight: Sight, move: Move) -> Iterator[Reason]:
    """That a single card belongs to nothing."""
    kind, _, strength, cards = move
    if kind == SINGLE and cards & ORDINARY and is_loner(sight.hand, cards):
        if sight.top[0]:
            yield why.FitsNowhere(_card(cards))
        elif strength <= 2 * LOW:
            yield why.ShedsLoner(_card(cards))


def _against(sight: Sight) -> Iterator[Reason]:
    """What is taken from an opponent who holds the trick."""
    if not _foe(sight):
        return
    owner = sight.owner
    call, count = CALL_OF[sight.calls[owner]], sight.counts[owner]
    if call is not None and not sight.out:
        yield why.StopsCaller(SEATS[owner], call)
    elif 0 < count <= FEW:
        yield why.StopsLastCards(SEATS[owner], count)
    if (worth := points(sight.pile)) >= WORTH:
        yield why.TakesPoints(worth)


def _stands(sight: Sight, move: Move) -> why.Stands | None:
    hidden = unseen(sight)
    left = bombs(hidden, move)
    if move[0] >= BOMB_FOUR:
        return None if left else why.Stands(bombs_out=False)
    return None if follows(hidden, move) else why.Stands(bool(left))


# --- passes ---------------------------------------------------------------------------------------------------------


def _of_pass(sight: Sight, moves: Sequence[Move], *, over: Move | None = None) -> Iterator[Reason]:
    """Why to pass; with `over`, what that move would have cost in place of what all would."""
    if len(moves) == 1:
        yield why.OnlyMove()
        return
    if sight.owner == sight.seat ^ 2:
        yield why.PartnerWinning(CALL_OF[sight.calls[sight.owner]])
    if _keeps_bomb(sight, PASS, moves if over is None else (over,)):
        yield why.KeepsBomb()
    plain = [move for move in moves if move[0] and move[0] < BOMB_FOUR]
    if (kept := _kept(sight, plain) if over is None else _spared(sight, over)) is not None:
        yield kept
    if points(sight.pile) <= 0:
        yield why.NoPoints()


def _kept(sight: Sight, ways: Sequence[Move]) -> Reason | None:
    """What all of these plays would have cost, if it is the like."""
    high = [move[0] == SINGLE and bool(move[3] & GOOD) for move in ways]
    torn = [tears(sight.hand, move[3]) for move in ways]
    if not ways or not all(one or other for one, other in zip(high, torn, strict=True)):
        return None
    if all(torn):
        return why.KeepsSets()
    return why.KeepsHigh(_card(max(move[3] for move in ways))) if all(high) else why.KeepsStrength()


def _spared(sight: Sight, move: Move) -> Reason | None:
    """What this play would have cost."""
    if rank := torn_rank(sight.hand, move[3]):
        return why.KeepsRank(rank)
    return why.KeepsHigh(_card(move[3])) if move[0] == SINGLE and move[3] & GOOD else None


def _keeps_bomb(sight: Sight, move: Move, moves: Sequence[Move]) -> bool:
    """Whether a bomb is kept that another move would not keep."""
    hand = sight.hand
    return (
        holds_bomb(hand)
        and holds_bomb(hand & ~move[3])
        and any(not holds_bomb(hand & ~other[3]) for other in moves if other[3] != hand)
    )


# --- calls and gifts ------------------------------------------------------------------------------------------------


def _of_call(sight: Sight, asked: why.Lead | None) -> Iterator[Reason]:
    if sight.calls[mate := sight.seat ^ 2]:
        yield why.PartnerHasCalled(SEATS[mate])
    if asked is not None:
        yield why.ScoreAsks(asked)
    yield why.HighCards(Cards(sight.hand & HIGH))
    if holds_bomb(sight.hand):
        yield why.HoldsBomb()


def _of_gifts(sight: Sight, gifts: Gifts) -> Iterator[Reason]:
    after, mate, before = gifts
    for step, card in ((1, after), (3, before)):
        if card == DOG:
            yield why.DogToOpponent(SEATS[sight.seat + step & 3])
    if mate & GOOD:
        yield why.GoodToPartner(_card(mate), bool(sight.calls[sight.seat ^ 2]))
    ranks = [_card(card).rank or 0 for card in (after, before) if card != DOG]
    if ranks and max(ranks) <= LOW and not (after | before) & (PHOENIX | DRAGON):
        yield why.LowToOpponents(max(ranks))
    if holds_bomb(sight.hand) and holds_bomb(sight.hand & ~(after | mate | before)):
        yield why.KeepsBomb()
    if not any(tears(sight.hand, card) for card in gifts):
        yield why.GivesLoners()


# --- looking at cards -----------------------------------------------------------------------------------------------


def torn_rank(hand: int, cards: int) -> int:
    """The first rank of which these cards of the hand are some and not all; 0 if there is none."""
    for rank in range(2, 15):
        held, used = hand & OF_RANK[rank], cards & OF_RANK[rank]
        if used and used != held:
            return rank
    return 0


def tears(hand: int, cards: int) -> bool:
    """Whether these cards of the hand are some, and not all, of a pair, a triple or a bomb."""
    return bool(torn_rank(hand, cards))


def is_loner(hand: int, card: int) -> bool:
    """Whether an ordinary card belongs to no pair and to no straight that the hand holds without the Phoenix."""
    bare = hand & ~PHOENIX
    return not tears(hand, card) and not any(move[3] & card for move in leads(bare) if move[0] != SINGLE)


def _foe(sight: Sight) -> bool:
    """Whether an opponent holds the trick."""
    return sight.owner >= 0 and bool((sight.owner ^ sight.seat) & 1)


def _card(mask: int) -> Card:
    return DECK[mask.bit_length() - 1]
