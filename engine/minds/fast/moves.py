"""What a hand may play, each combination once: one choice of cards stands for all that differ in suits alone.

Of two readings or two shapes both are there, and every straight flush. The
Phoenix stands for no rank of which the hand has a natural card to spare; what
is lost by that is a play that keeps a card and spends the Phoenix.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from engine.minds.fast.cards import DOG, DRAGON, MAH_JONG, OF_RANK, PHOENIX, SUITS, Holding, analyse

Move: TypeAlias = tuple[int, int, int, int]
"""Kind, number of cards, strength in half ranks as `Combination.strength`, cards."""

SINGLE: Final = 1
PAIR: Final = 2
TRIPLE: Final = 3
STAIRS: Final = 4
FULL_HOUSE: Final = 5
STRAIGHT: Final = 6
BOMB_FOUR: Final = 7
BOMB_FLUSH: Final = 8
LED_DOG: Final = 9
PASS: Final[Move] = (0, 0, 0, 0)
"""Playing nothing; as a top, that there is none."""

DRAGON_STRENGTH: Final = 30


def legal(hand: int, top: Move, wish: int) -> list[Move]:
    """All that may be done in turn, the pass first if it is allowed (articles 6 to 8). `wish` is 0 for none."""
    if not top[0]:
        wished = hand & OF_RANK[wish] if wish else 0
        return [move for move in leads(hand) if move[3] & wished] if wished else list(leads(hand))
    found: list[Move] = [PASS]
    if top[0] < BOMB_FOUR:
        found += follows(hand, top)
    holding = analyse(hand)
    if holding[3] or holding[8]:
        found += bombs(hand, top)
    if wish and hand & OF_RANK[wish]:
        wished = OF_RANK[wish]
        if any(move[3] & wished for move in found):
            # A bomb without the rank is allowed too (article 7.6).
            return [move for move in found if move[3] & wished or BOMB_FOUR <= move[0] <= BOMB_FLUSH]
    return found


@lru_cache(maxsize=1 << 9)
def leads(hand: int) -> tuple[Move, ...]:
    """All that may be led, the wish aside."""
    found: list[Move] = [(LED_DOG, 1, 0, DOG)] if hand & DOG else []
    holding = analyse(hand)
    for kind, length in ((SINGLE, 1), (PAIR, 2), (TRIPLE, 3), (FULL_HOUSE, 5)):
        _of_kind(hand, holding, (kind, length, 0, 0), found)
    cards = hand.bit_count()
    for kind, first, step in ((STAIRS, 4, 2), (STRAIGHT, 5, 1)):
        for length in range(first, cards + 1, step):
            before = len(found)
            _of_kind(hand, holding, (kind, length, 0, 0), found)
            if len(found) == before:
                break
    if holding[3] or holding[8]:
        found += bombs(hand, PASS)
    return tuple(found)


def follows(hand: int, top: Move) -> list[Move]:
    """All of the top's kind and length that beats it, weakest first but for the Phoenix; no bombs."""
    found: list[Move] = []
    _of_kind(hand, analyse(hand), top, found)
    return found


def bombs(hand: int, top: Move) -> list[Move]:
    """All bombs that beat this top; with `PASS` all bombs."""
    _, _, _, four, _, _, _, _, flush = analyse(hand)
    kind, length, strength, _ = top
    found: list[Move] = []
    if four and kind != BOMB_FLUSH:
        lowest = (strength >> 1) + 1 if kind == BOMB_FOUR else 2
        found += [(BOMB_FOUR, 4, 2 * rank, OF_RANK[rank]) for rank in range(lowest, 15) if four >> rank & 1]
    if flush:
        for suit in SUITS:
            found += _flush_bombs(hand & flush & suit, *((length, strength) if kind == BOMB_FLUSH else (0, 0)))
    return found


def _flush_bombs(cards: int, length: int, strength: int) -> list[Move]:
    """The straight flushes among cards of one suit that beat one of this length and strength (article 6.5)."""
    found: list[Move] = []
    row: list[int] = []
    for rank in range(2, 15):
        card = cards & OF_RANK[rank]
        if not card:
            row = []
            continue
        row.append(card)
        shortest = max(5, length if 2 * rank > strength else length + 1)
        found += [(BOMB_FLUSH, size, 2 * rank, sum(row[-size:])) for size in range(shortest, len(row) + 1)]
    return found


def _of_kind(hand: int, holding: Holding, top: Move, found: list[Move]) -> None:
    kind = top[0]
    if kind == SINGLE:
        _singles(hand, holding, top[2], found)
    elif kind == PAIR:
        once, twice, _, _, _, ones, twos, _, _ = holding
        helped = once & ~twice if hand & PHOENIX else 0
        for rank in range((top[2] >> 1) + 1, 15):
            if twice >> rank & 1:
                found.append((PAIR, 2, 2 * rank, twos[rank]))
            elif helped >> rank & 1:
                found.append((PAIR, 2, 2 * rank, ones[rank] | PHOENIX))
    elif kind == TRIPLE:
        _, twice, thrice, _, _, _, twos, threes, _ = holding
        helped = twice & ~thrice if hand & PHOENIX else 0
        if thrice | helped:
            for rank in range((top[2] >> 1) + 1, 15):
                if thrice >> rank & 1:
                    found.append((TRIPLE, 3, 2 * rank, threes[rank]))
                elif helped >> rank & 1:
                    found.append((TRIPLE, 3, 2 * rank, twos[rank] | PHOENIX))
    elif kind == FULL_HOUSE:
        _full_houses(hand, holding, top[2] >> 1, found)
    elif kind == STAIRS:
        _stairs(hand, holding, top, found)
    elif kind == STRAIGHT:
        _straights(hand, holding, top, found)


def _singles(hand: int, holding: Holding, strength: int, found: list[Move]) -> None:
    if hand & MAH_JONG and strength < 2:
        found.append((SINGLE, 1, 2, MAH_JONG))
    once, ones = holding[0], holding[5]
    lowest = (strength >> 1) + 1 if strength > 2 else 2
    found += [(SINGLE, 1, 2 * rank, ones[rank]) for rank in range(lowest, 15) if once >> rank & 1]
    if hand & PHOENIX and strength < DRAGON_STRENGTH:
        found.append((SINGLE, 1, strength | 1 if strength else 3, PHOENIX))
    if hand & DRAGON:
        found.append((SINGLE, 1, DRAGON_STRENGTH, DRAGON))


def _full_houses(hand: int, holding: Holding, above: int, found: list[Move]) -> None:
    once, twice, thrice, _, _, ones, twos, threes, _ = holding
    phoenix = hand & PHOENIX
    if not thrice and not (phoenix and twice):
        return
    for rank in range(above + 1, 15):
        if thrice >> rank & 1:
            for pair in range(2, 15):
                if pair == rank:
                    continue
                if twice >> pair & 1:
                    found.append((FULL_HOUSE, 5, 2 * rank, threes[rank] | twos[pair]))
                elif phoenix and once >> pair & 1:
                    found.append((FULL_HOUSE, 5, 2 * rank, threes[rank] | ones[pair] | PHOENIX))
        elif phoenix and twice >> rank & 1:
            found.extend(
                (FULL_HOUSE, 5, 2 * rank, twos[rank] | twos[pair] | PHOENIX)
                for pair in range(2, 15)
                if pair != rank and twice >> pair & 1
            )


def _stairs(hand: int, holding: Holding, top: Move, found: list[Move]) -> None:
    once, twice, _, _, _, ones, twos, _, _ = holding
    pairs = top[1] >> 1
    need = (1 << pairs) - 1
    phoenix = hand & PHOENIX
    for high in range(max(pairs + 1, (top[2] >> 1) + 1), 15):
        low = high - pairs + 1
        missing = need & ~(twice >> low)
        if not missing:
            found.append((STAIRS, 2 * pairs, 2 * high, sum(twos[low : high + 1])))
        elif phoenix and not missing & (missing - 1):
            rank = low + missing.bit_length() - 1
            if once >> rank & 1:
                cards = sum(twos[low:rank]) | ones[rank] | sum(twos[rank + 1 : high + 1]) | PHOENIX
                found.append((STAIRS, 2 * pairs, 2 * high, cards))


def _straights(hand: int, holding: Holding, top: Move, found: list[Move]) -> None:
    ranks, ones, flush = holding[4], holding[5], holding[8]
    length = top[1]
    need = (1 << length) - 1
    phoenix = hand & PHOENIX
    for high in range(max(length, (top[2] >> 1) + 1), 15):
        low = high - length + 1
        missing = need & ~(ranks >> low)
        if not missing:
            cards = sum(ones[max(low, 2) : high + 1]) | (MAH_JONG if low == 1 else 0)
            if flush:
                cards = _of_two_suits(cards, hand)
            if cards:
                found.append((STRAIGHT, length, 2 * high, cards))
        elif phoenix and not missing & (missing - 1):
            rank = low + missing.bit_length() - 1
            if rank > 1:
                cards = sum(ones[max(low, 2) : high + 1]) | (MAH_JONG if low == 1 else 0) | PHOENIX
                found.append((STRAIGHT, length, 2 * high, cards))


def _of_two_suits(cards: int, hand: int) -> int:
    """These cards of a straight; if they are a bomb, with one of another suit, or none if there is none (6.6)."""
    if not any(cards & suit == cards for suit in SUITS):
        return cards
    for rank in range(2, 15):
        card = cards & OF_RANK[rank]
        if card and (other := hand & OF_RANK[rank] & ~card):
            return cards ^ card | (other & -other)
    return 0
