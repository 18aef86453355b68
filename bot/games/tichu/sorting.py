"""The four orders of a hand, and into how few plays a hand can be put."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias, assert_never

from bot.games.tichu.lines import in_order
from data.preferences import SortOrder
from engine.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Card, Cards
from engine.tichu.combinations import Combination
from engine.tichu.moves import bombs

Counts: TypeAlias = tuple[int, ...]
"""Cards of each rank, the Mah Jong's first and the aces last."""
Split: TypeAlias = tuple[int, int, tuple[Counts, ...]]
"""How few plays hold all these cards, how uneven they are at best (less is more uneven), and the plays."""

_RANKS: Final = 14
_SHORTEST_STRAIGHT: Final = 5
_SHORTEST_STAIRS: Final = 2
_ALONE: Final = (DOG, PHOENIX, DRAGON)
"""Cards that are played alone, or in the Phoenix' case may always be."""
_ENDS: Final = {DOG: -1, PHOENIX: 1, DRAGON: 2}
"""The specials stand at the ends of a hand however the rest is sorted."""


@lru_cache(4096)
def sorted_hand(hand: Cards, order: SortOrder) -> tuple[Card, ...]:
    """The cards as their owner likes to see them. They are asked for several times for each panel."""
    match order:
        case SortOrder.ASCENDING:
            return tuple(in_order(hand))
        case SortOrder.DESCENDING:
            return tuple(in_order(hand, descending=True))
        case SortOrder.SUIT:
            return tuple(sorted(in_order(hand), key=lambda one: (_end(one), -1 if one.suit is None else one.suit)))
        case SortOrder.COMBINATION:
            return tuple(_by_combination(hand))
        case _:
            assert_never(order)


def _end(card: Card) -> int:
    return _ENDS.get(card, 0)


def _by_combination(hand: Cards) -> list[Card]:
    """Loose cards first, then what goes together, small before large."""
    alone = [card for card in _ALONE if card in hand]
    parts = sorted(groups(hand - Cards.of(alone)), key=lambda part: (len(part), in_order(part)[-1].rank or 0))
    return sorted([*alone, *(card for part in parts for card in in_order(part))], key=_end)


def groups(hand: Cards) -> list[Cards]:
    """The plays that a hand without Dog, Phoenix and Dragon is best put into: its bombs, then as few as can be."""
    found: list[Cards] = []
    for bomb in largest(bombs(hand)):
        if bomb.cards & hand == bomb.cards:
            found.append(bomb.cards)
            hand -= bomb.cards
    for part in _split(_counts(hand))[2]:
        chosen = Cards.of(card for rank, number in enumerate(part, start=1) for card in _of_rank(hand, rank)[:number])
        found.append(chosen)
        hand -= chosen
    return found


def largest(found: Iterable[Combination]) -> list[Combination]:
    """The bombs that are no part of another, the strongest first."""
    kept: list[Combination] = []
    for bomb in sorted(found, key=lambda one: (one.length, one.strength), reverse=True):
        if not any(bomb.cards & other.cards == bomb.cards for other in kept):
            kept.append(bomb)
    return kept


def fewest_plays(hand: Cards) -> int:
    """Into how few plays a hand goes without the Phoenix helping, and full houses counted as two."""
    return sum(card in hand for card in _ALONE) + _split(_counts(hand))[0]


def _counts(hand: Cards) -> Counts:
    mask = int(hand)
    ordinary = ((mask >> place & 0xF).bit_count() for place in range(0, 52, 4))
    return (int(MAH_JONG in hand), *ordinary)


def _of_rank(hand: Cards, rank: int) -> list[Card]:
    return [card for card in hand if card.rank == rank]


@lru_cache(maxsize=20_000)
def _split(counts: Counts) -> Split:
    """Some play takes the lowest card: all of its rank, a straight, or stairs."""
    lowest = next((rank for rank, number in enumerate(counts) if number), None)
    if lowest is None:
        return 0, 0, ()
    parts = [_run(lowest, lowest + 1, counts[lowest])]
    for each, shortest in ((1, _SHORTEST_STRAIGHT), (2, _SHORTEST_STAIRS)):
        end = lowest
        while end < _RANKS and counts[end] >= each:
            end += 1
            if end - lowest >= shortest:
                parts.append(_run(lowest, end, each))
    return min(_with(part, counts) for part in parts)


def _run(first: int, end: int, each: int) -> Counts:
    return tuple(each if first <= rank < end else 0 for rank in range(_RANKS))


def _with(part: Counts, counts: Counts) -> Split:
    plays, evenness, others = _split(tuple(have - taken for have, taken in zip(counts, part, strict=True)))
    return plays + 1, evenness - sum(part) ** 2, (part, *others)
