"""Every combination in a hand: what may be led, put on a top, or thrown as a bomb, wishes aside (article 6).

All choices of cards and all readings of the Phoenix are different moves. Hands
are masks with four bits a rank; what one or two ranks hold is looked up, and
runs are put together from what each of their ranks offers.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import Final, TypeAlias

from engine.cards import DRAGON, MAH_JONG, PHOENIX, RANKS, Cards
from engine.tichu.combinations import (
    DRAGON_STRENGTH,
    FLUSHES,
    ONES,
    ORDINARY,
    PHOENIX_ALONE,
    Combination,
    Kind,
    new_combination,
    readings,
)

_as_cards = int.__new__  # as `new_combination`: without the constructor written in Python

_PHOENIX: Final = 1 << PHOENIX
_ABOVE: Final = tuple(ORDINARY & -(1 << 4 * max(rank - 1, 0)) for rank in range(16))
"""By rank: the ordinary cards of higher ranks."""


def leads(hand: Cards) -> list[Combination]:
    """Everything that may be led, each set of cards once per reading."""
    mask = int(hand)
    ordinary = mask & ORDINARY
    pairs = _held(_PAIRS, ordinary)
    triples = _held(_TRIPLES, ordinary)
    found = [*_held(_SINGLES, mask), *pairs, *triples, *_full_houses(triples, pairs)]
    if mask & _PHOENIX:
        helped_pairs = _held(_HELPED_PAIRS, ordinary)
        helped_triples = _held(_HELPED_TRIPLES, ordinary)
        found += helped_pairs
        found += helped_triples
        found += _full_houses(triples, helped_pairs)
        found += _full_houses(helped_triples, pairs)
    found += _stairs(mask)
    found += _straights(mask)
    found += bombs(hand)
    return found


def follows(hand: Cards, top: Combination) -> list[Combination]:
    """Everything of the top's kind and length that beats it; no bombs."""
    mask = int(hand)
    rank = top.strength >> 1
    above = mask & _ABOVE[rank]
    phoenix = bool(mask & _PHOENIX)
    match top.kind:
        case Kind.SINGLE:
            return _singles_on(mask, top)
        case Kind.PAIR:
            return _held(_PAIRS, above) + (_held(_HELPED_PAIRS, above) if phoenix else [])
        case Kind.TRIPLE:
            return _held(_TRIPLES, above) + (_held(_HELPED_TRIPLES, above) if phoenix else [])
        case Kind.FULL_HOUSE:
            pairs = _held(_PAIRS, mask & ORDINARY)
            triples = _held(_TRIPLES, above)
            found = _full_houses(triples, pairs)
            if phoenix:
                found += _full_houses(triples, _held(_HELPED_PAIRS, mask & ORDINARY))
                found += _full_houses(_held(_HELPED_TRIPLES, above), pairs)
            return found
        case Kind.STAIRS:
            pairs_long = top.length // 2
            return _stairs(mask, above=rank, lengths=range(pairs_long, pairs_long + 1))
        case Kind.STRAIGHT:
            return _straights(mask, above=rank, lengths=range(top.length, top.length + 1))
        case Kind.BOMB_FOUR | Kind.BOMB_FLUSH:
            return []


def bombs(hand: Cards, top: Combination | None = None) -> list[Combination]:
    """Every bomb, or every one that beats this top."""
    mask = int(hand)
    ordinary = mask & ORDINARY
    twos = ordinary & ordinary >> 1
    found: list[Combination] = []
    if twos & twos >> 2 & ONES:
        found += _held(_FOURS, ordinary)
    if _has_flush(ordinary):
        found += [way for flush, (way,) in FLUSHES.items() if flush & mask == flush]
    return found if top is None or not found else [bomb for bomb in found if bomb.beats(top)]


def _has_flush(ordinary: int) -> bool:
    """Whether five adjacent ranks of one suit are there."""
    twos = ordinary & ordinary >> 4
    return bool(twos & twos >> 8 & ordinary >> 16)


# --- sets of one rank --------------------------------------------------------------------------------------------

Rows: TypeAlias = tuple[tuple[tuple[Combination, ...], ...], ...]
"""By byte of a hand's mask, then by its value: the combinations that these two ranks hold."""


def _subsets(nibble: int, size: int) -> list[int]:
    """The sets of this many of a rank's cards."""
    return [sum(chosen) for chosen in combinations([1 << suit for suit in range(4) if nibble >> suit & 1], size)]


def _rows(size: int, *, helper: int = 0) -> Rows:
    """The rows of all sets of one rank with this many of its cards and perhaps the Phoenix as helper."""
    low = [
        [
            tuple(way for mask in _subsets(nibble, size) for way in readings(Cards(mask << 4 * place | helper)))
            for nibble in range(16)
        ]
        for place in range(14)
    ]
    return tuple(
        tuple(low[2 * byte][value & 0xF] + low[2 * byte + 1][value >> 4] for value in range(256)) for byte in range(7)
    )


_SINGLES: Final = _rows(1)
_PAIRS: Final = _rows(2)
_TRIPLES: Final = _rows(3)
_FOURS: Final = _rows(4)
_HELPED_PAIRS: Final = _rows(1, helper=_PHOENIX)
_HELPED_TRIPLES: Final = _rows(2, helper=_PHOENIX)
(_PHOENIX_LED,) = readings(PHOENIX_ALONE)


def _held(rows: Rows, mask: int) -> list[Combination]:
    """What these cards hold of the rows' combinations, the lowest first."""
    found: list[Combination] = []
    for row, byte in zip(rows, mask.to_bytes(7, "little"), strict=True):
        found += row[byte]
    return found


def _singles_on(mask: int, top: Combination) -> list[Combination]:
    """The singles that beat a single."""
    dragon = 1 << DRAGON if top.strength < DRAGON_STRENGTH else 0
    found = _held(_SINGLES, mask & (_ABOVE[top.strength >> 1] | dragon))
    if mask & _PHOENIX:
        phoenix = _PHOENIX_LED.on(top)
        found += [phoenix] if phoenix.beats(top) else []
    return found


def _full_houses(triples: list[Combination], pairs: list[Combination]) -> list[Combination]:
    """The full houses of a triple and a pair of another rank; at most one of the two lists has the Phoenix."""
    if not triples or not pairs:
        return []
    return [
        new_combination(
            Combination,
            (Kind.FULL_HOUSE, strength, 5, _as_cards(Cards, three + two), phoenix or helper),
        )
        for _, strength, _, three, phoenix in triples
        for _, pair, _, two, helper in pairs
        if strength != pair
    ]


# --- runs --------------------------------------------------------------------------------------------------------

Choices: TypeAlias = list[tuple[int, ...]]
"""By rank: what may stand at this place of a run, as masks of cards. Rank 0 and, if it is there, rank 15 are empty."""
ChoiceRows: TypeAlias = tuple[tuple[Choices, ...], ...]
"""By byte of a hand's mask, then by its value: what these two ranks offer."""
Spans: TypeAlias = list[list[list[int]]]
"""By rank 0..15, then by a number of ranks from there on: every choice of cards for them."""


def _choices(size: int, *, helper: int = 0) -> ChoiceRows:
    """The rows of the sets of so many cards of a rank, perhaps with the Phoenix as one more."""
    return tuple(
        tuple(
            [
                tuple(cards << 4 * place | helper for cards in _subsets(nibble, size))
                for place, nibble in ((2 * byte, value & 0xF), (2 * byte + 1, value >> 4))
            ]
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
    for row, byte in zip(rows, ordinary.to_bytes(7, "little"), strict=True):
        offered += row[byte]
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


def _stairs(mask: int, *, above: int = 0, lengths: range = _STAIRS) -> list[Combination]:
    """The stairs of so many pairs with a top above this rank."""
    ordinary = mask & ORDINARY
    if mask & _PHOENIX:
        spans = _spans(_offered(_TWO_OF, ordinary), _ALL_RANKS, lengths)
        helped = _offered(_HELPED_TWO_OF, ordinary)
        return [
            *_natural_runs(Kind.STAIRS, spans, above, lengths),
            *_helped_runs(Kind.STAIRS, spans, helped, above, lengths),
        ]
    once = ordinary | ordinary >> 1
    pairs = (ordinary & ordinary >> 1 | ordinary >> 2 & ordinary >> 3 | once & once >> 2) & ONES
    starts = _run_starts(pairs << 8, above, lengths)
    if not starts:
        return []
    return _natural_runs(Kind.STAIRS, _spans(_offered(_TWO_OF, ordinary), starts, lengths), above, lengths)


def _straights(mask: int, *, above: int = 0, lengths: range = _STRAIGHTS) -> list[Combination]:
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
    found = _natural_runs(Kind.STRAIGHT, spans, above, lengths)
    if _has_flush(ordinary):
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


def _natural_runs(kind: Kind, spans: Spans, above: int, lengths: range) -> list[Combination]:
    """The runs without the Phoenix of so many ranks and with a top above this rank."""
    size = _CARDS_A_RANK[kind]
    shortest = lengths.start
    found: list[Combination] = []
    for low, row in enumerate(spans):
        if len(row) <= shortest:
            continue
        for ranks in range(max(shortest, above - low + 2), len(row)):
            strength, length = 2 * (low + ranks - 1), size * ranks
            found += [
                new_combination(Combination, (kind, strength, length, _as_cards(Cards, mask), None))
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
                        new_combination(Combination, (kind, strength, length, _as_cards(Cards, left | right), rank))
                        for left in lefts
                        for right in rights[beyond]
                    ]
        behind = behind + 1 if len(spans[rank]) > 1 else 0
    return found
