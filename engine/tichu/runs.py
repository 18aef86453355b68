"""Stairs and straights in a hand: what stands at each rank, put together (articles 6.1 and 6.7).

Hands are masks with four bits a rank, one a suit. The Phoenix may take any one
place of a run, also that of a rank of which the hand holds natural cards.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import Final, TypeAlias

from engine.cards import MAH_JONG, PHOENIX, RANKS, Cards
from engine.tichu.combinations import FLUSHES, ONES, ORDINARY, Combination, Kind, as_cards, has_flush, new_combination

_PHOENIX: Final = 1 << PHOENIX

Choices: TypeAlias = list[tuple[int, ...]]
"""By rank: what may stand at this place of a run, as masks of cards. Rank 0 and, if it is there, rank 15 are empty."""
ChoiceRows: TypeAlias = tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]
"""By byte of a hand's mask, then by its value: what these two ranks offer."""
Spans: TypeAlias = list[list[list[int]]]
"""By rank 0..15, then by a number of ranks from there on: every choice of cards for them."""


def subsets(nibble: int, size: int) -> list[int]:
    """The sets of this many of a rank's cards."""
    return [sum(chosen) for chosen in combinations([1 << suit for suit in range(4) if nibble >> suit & 1], size)]


def _choices(size: int, *, helper: int = 0) -> ChoiceRows:
    """The rows of the sets of so many cards of a rank, perhaps with the Phoenix as one more."""
    return tuple(
        tuple(
            tuple(
                tuple(cards << 4 * place | helper for cards in subsets(nibble, size))
                for place, nibble in ((2 * byte, value & 0xF), (2 * byte + 1, value >> 4))
            )
            for value in range(256)
        )
        for byte in range(7)
    )


_ONE_OF: Final = _choices(1)
_TWO_OF: Final = _choices(2)
_HELPED_TWO_OF: Final = _choices(1, helper=_PHOENIX)
_PHOENIX_ANYWHERE: Final[Choices] = [(), (), *((_PHOENIX,) for _ in RANKS)]
_ALL_RANKS: Final = range(1, 15)
_STAIRS: Final = range(2, 8)
"""Stairs have two to seven pairs."""
_STRAIGHTS: Final = range(5, 15)
_CARDS_A_RANK: Final = {Kind.STAIRS: 2, Kind.STRAIGHT: 1}


def _offered(rows: ChoiceRows, ordinary: int, *, at_one: tuple[int, ...] = ()) -> Choices:
    """What the ordinary cards of a hand offer at each rank; `at_one` is what stands at rank 1."""
    offered: Choices = [(), at_one]
    for row in rows:
        offered += row[ordinary & 0xFF]
        ordinary >>= 8
    return offered


def _run_starts(ranks: int, above: int, lengths: range) -> list[int]:
    """The ranks from which enough adjacent ranks are there for a top above this one; rank r stands in bit 4 * r."""
    have = 1
    while have < lengths.start:
        step = min(have, lengths.start - have)
        ranks &= ranks >> 4 * step
        have += step
    lowest = max(1, above + 3 - lengths.stop)
    return [place >> 2 for place in range(4 * lowest, ranks.bit_length(), 4) if ranks >> place & 1] if ranks else []


def stairs(mask: int, *, above: int = 0, lengths: range = _STAIRS) -> list[Combination]:
    """The stairs of so many pairs with a top above this rank."""
    ordinary = mask & ORDINARY
    if mask & _PHOENIX:
        spans = _spans(_offered(_TWO_OF, ordinary), _ALL_RANKS, lengths)
        helped = _offered(_HELPED_TWO_OF, ordinary)
        return [
            *_natural_runs(Kind.STAIRS, spans, _ALL_RANKS, above, lengths),
            *_helped_runs(Kind.STAIRS, spans, helped, above, lengths),
        ]
    once = ordinary | ordinary >> 1
    pairs = (ordinary & ordinary >> 1 | ordinary >> 2 & ordinary >> 3 | once & once >> 2) & ONES
    starts = _run_starts(pairs << 8, above, lengths)
    if not starts:
        return []
    spans = _spans(_offered(_TWO_OF, ordinary), starts, lengths)
    return _natural_runs(Kind.STAIRS, spans, starts, above, lengths)


def straights(mask: int, *, above: int = 0, lengths: range = _STRAIGHTS) -> list[Combination]:
    """The straights of so many cards with a top above this rank."""
    ordinary = mask & ORDINARY
    one = mask >> MAH_JONG & 1
    phoenix = bool(mask & _PHOENIX)
    lows: Iterable[int] = _ALL_RANKS
    if not phoenix:
        once = ordinary | ordinary >> 1
        lows = _run_starts(((once | once >> 2) & ONES) << 8 | one << 4, above, lengths)
        if not lows:
            return []
    spans = _spans(_offered(_ONE_OF, ordinary, at_one=(1 << MAH_JONG,) if one else ()), lows, lengths)
    found = _natural_runs(Kind.STRAIGHT, spans, lows, above, lengths)
    if has_flush(ordinary):
        found = [way for way in found if way.cards not in FLUSHES]
    return found + _helped_runs(Kind.STRAIGHT, spans, _PHOENIX_ANYWHERE, above, lengths) if phoenix else found


def _spans(offered: Choices, lows: Iterable[int], lengths: range) -> Spans:
    """Every choice of cards for every row of adjacent ranks, not too long, that a hand offers from these ranks on."""
    spans: Spans = [[[0]]] * 16
    for low in lows:
        if offered[low]:
            spans[low] = row = [masks := [0]]
            for choices in offered[low : low + lengths.stop - 1]:
                if not choices:
                    break
                row.append(masks := [mask | cards for mask in masks for cards in choices])
    return spans


def _natural_runs(kind: Kind, spans: Spans, lows: Iterable[int], above: int, lengths: range) -> list[Combination]:
    """The runs without the Phoenix from these ranks on, of so many ranks and with a top above this rank."""
    size = _CARDS_A_RANK[kind]
    shortest = lengths.start
    found: list[Combination] = []
    for low in lows:
        row = spans[low]
        if len(row) <= shortest:
            continue
        for ranks in range(max(shortest, above - low + 2), len(row)):
            strength, length = 2 * (low + ranks - 1), size * ranks
            found += [
                new_combination(Combination, (kind, strength, length, as_cards(Cards, mask), None))
                for mask in row[ranks]
            ]
    return found


def _helped_runs(kind: Kind, spans: Spans, helped: Choices, above: int, lengths: range) -> list[Combination]:
    """The runs in which the Phoenix helps at one rank, of so many ranks and with a top above this rank."""
    size = _CARDS_A_RANK[kind]
    shortest, longest = lengths.start, lengths.stop - 1
    found: list[Combination] = []
    behind = 0  # how many adjacent ranks offer something, up to the rank before
    for rank in _ALL_RANKS:
        rights = spans[rank + 1]
        reach = len(rights)
        if helped[rank] and behind + reach >= shortest:
            for below in range(max(0, shortest - reach), min(behind + 1, longest)):
                lefts = [left | cards for left in spans[rank - below][below] for cards in helped[rank]]
                fewest = max(shortest - below - 1, above - rank + 1, 0)
                for beyond in range(fewest, min(reach, longest - below)):
                    strength, length = 2 * (rank + beyond), size * (below + 1 + beyond)
                    found += [
                        new_combination(Combination, (kind, strength, length, as_cards(Cards, left | right), rank))
                        for left in lefts
                        for right in rights[beyond]
                    ]
        behind = behind + 1 if len(spans[rank]) > 1 else 0
    return found
