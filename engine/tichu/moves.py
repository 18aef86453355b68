"""Every combination in a hand: what may be led, put on a top, or thrown as a bomb, wishes aside (article 6).

All choices of cards and all readings of the Phoenix are different moves. Hands
are masks with four bits a rank; what one or two ranks hold is looked up, and
runs are put together from what each of their ranks offers.
"""

from typing import Final, TypeAlias

from engine.cards import DRAGON, PHOENIX, Cards
from engine.tichu.combinations import (
    DRAGON_STRENGTH,
    FLUSHES,
    ONES,
    ORDINARY,
    PHOENIX_ALONE,
    Combination,
    Kind,
    as_cards,
    has_flush,
    new_combination,
    readings,
)
from engine.tichu.runs import stairs, straights, subsets

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
    found += stairs(mask)
    found += straights(mask)
    found += bombs(hand)
    return found


def in_bombs(hand: Cards) -> Cards:
    """The cards of a hand that are part of a bomb."""
    return Cards.of(card for bomb in bombs(hand) for card in bomb.cards)


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
            return stairs(mask, above=rank, lengths=range(pairs_long, pairs_long + 1))
        case Kind.STRAIGHT:
            return straights(mask, above=rank, lengths=range(top.length, top.length + 1))
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
    if has_flush(ordinary):
        found += [way for flush, (way,) in FLUSHES.items() if flush & mask == flush]
    return found if top is None or not found else [bomb for bomb in found if bomb.beats(top)]


# --- sets of one rank --------------------------------------------------------------------------------------------

Rows: TypeAlias = tuple[tuple[tuple[Combination, ...], ...], ...]
"""By byte of a hand's mask, then by its value: the combinations that these two ranks hold."""


def _rows(size: int, *, helper: int = 0) -> Rows:
    """The rows of all sets of one rank with this many of its cards and perhaps the Phoenix as helper."""
    low = [
        [
            tuple(way for mask in subsets(nibble, size) for way in readings(Cards(mask << 4 * place | helper)))
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
    for row in rows:
        if not mask:
            break
        found += row[mask & 0xFF]
        mask >>= 8
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
            (Kind.FULL_HOUSE, strength, 5, as_cards(Cards, three + two), phoenix or helper),
        )
        for _, strength, _, three, phoenix in triples
        for _, pair, _, two, helper in pairs
        if strength != pair
    ]
