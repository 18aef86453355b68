"""Splitting a hand into plays: what it still costs to get rid of it, counted in leads.

A combination costs the lead that it takes to put it down. It costs less if it
can go on somebody else's trick, and less than nothing if it also wins the
trick. The plan is the partition of the hand that costs least in all.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.cards import DOG, DRAGON, MAH_JONG, NO_CARDS, PHOENIX, Cards
from engine.minds.odds import BOMB_STANDS, DRAGON_RANK, MAH_JONG_RANK, Odds
from engine.tichu import moves
from engine.tichu.combinations import ORDINARY, Kind, shape

A_TURN: Final = 1.1
"""What a combination costs that neither wins a trick nor goes on one: a lead, and the time it takes."""
WINS: Final = 1.0
"""What a sure winner saves: it gives a lead back."""
FOLLOWS: Final = 1.0
"""What is saved by a combination that goes on others' tricks."""
BOMB: Final = A_TURN - WINS - FOLLOWS - 0.4
"""A bomb goes on every trick, at any time."""

_ON_SINGLES: Final = (
    0.0, 0.0, 0.0, 0.04, 0.08, 0.13, 0.18, 0.25, 0.33, 0.42, 0.5, 0.6, 0.7, 0.82, 0.93, 1.0
)  # fmt: skip
"""By rank: the chance that a single finds a trick to go on before it must be led."""
_ON_PAIRS: Final = tuple(min(0.55, max(0.0, 0.045 * (rank - 2))) for rank in range(16))
_ON_TRIPLES: Final = tuple(0.3 * chance for chance in _ON_PAIRS)
_ON_FULL_HOUSES: Final = tuple(0.4 * chance for chance in _ON_PAIRS)
_ON_RUNS: Final = 0.12
_PHOENIX_STANDS: Final = 0.7
"""Of the lone Phoenix, which waits for a high single."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is left to do with a hand."""

    cost: float
    """In leads."""
    plays: int
    """Combinations to put down."""
    through: float
    """The chance that, once on lead, all of them go down one after the other: the last one need not stand."""


Part: TypeAlias = tuple[float, float, int, int]
"""A combination of the plan: cost, the chance that it stands, its shape (four bits a rank), 1 if the Phoenix helps."""
Best: TypeAlias = tuple[float, int, float, float]
"""The cheapest partition: its cost, its size, the chance that all stand, the least of these chances."""

_NOTHING: Final[Best] = 0.0, 0, 1.0, 1.0
_UNLIKELY: Final = 0.01
"""No chance is taken for smaller, so that the least can be divided out again."""


class Plan:
    """Outlooks of the hands that one seat may come to hold; alike parts are reckoned once."""

    def __init__(self, odds: Odds) -> None:
        """`odds` say how likely combinations stand later in the round."""
        self._odds: Final = odds
        self._singles: Final = _priced(odds.singles, _ON_SINGLES)
        self._pairs: Final = _priced(odds.pairs, _ON_PAIRS)
        self._triples: Final = _priced(odds.triples, _ON_TRIPLES)
        self._full_houses: Final = _priced(odds.full_houses, _ON_FULL_HOUSES)
        dragon = _price(odds.singles[DRAGON_RANK], _ON_SINGLES[DRAGON_RANK])
        self._dragon: Final[Best] = dragon, 1, 1.0, 1.0
        self._dog: Final[Best] = A_TURN, 1, _UNLIKELY, _UNLIKELY
        stands = _PHOENIX_STANDS + (1 - _PHOENIX_STANDS) * odds.singles[14]
        self._phoenix: Final[Best] = _price(stands, 1.0), 1, stands, stands
        self._best: Final[dict[tuple[int, int], Best]] = {(0, 0): _NOTHING, (0, 1): self._phoenix}
        self._seen: Final[dict[Cards, Outlook]] = {}

    def outlook(self, hand: Cards) -> Outlook:
        """The best that can be made of this hand."""
        known = self._seen.get(hand)
        if known is None:
            known = self._seen[hand] = self._look(hand)
        return known

    def _look(self, hand: Cards) -> Outlook:
        best = self._partition(hand)
        for bomb in moves.bombs(hand):
            if bomb.kind is Kind.BOMB_FLUSH:
                other = _together((BOMB, 1, BOMB_STANDS, BOMB_STANDS), self._partition(hand - bomb.cards))
                best = min(best, other)
        cost, plays, stand, least = best
        return Outlook(cost, plays, stand / least)

    def _partition(self, hand: Cards) -> Best:
        best = self._cheapest((shape(hand) & ORDINARY) << 4 | (MAH_JONG in hand), int(PHOENIX in hand))
        if DRAGON in hand:
            best = _together(self._dragon, best)
        return _together(self._dog, best) if DOG in hand else best

    def _cheapest(self, counts: int, phoenix: int) -> Best:
        """Of these ordinary cards, four bits a rank from the Mah Jong's on: some part takes the lowest card."""
        known = self._best.get((counts, phoenix))
        if known is not None:
            return known
        best: Best | None = None
        for cost, stands, taken, helped in self._parts(counts, phoenix):
            total, plays, stand, least = self._cheapest(counts - taken, phoenix - helped)
            if best is None or total + cost < best[0]:
                best = total + cost, plays + 1, stand * stands, min(least, stands)
        if best is None:
            raise ValueError("a card is always a single")
        self._best[counts, phoenix] = best
        return best

    def _parts(self, counts: int, phoenix: int) -> list[Part]:
        """The combinations that contain the lowest card; equal ones by shape once."""
        low = ((counts & -counts).bit_length() + 3) // 4
        one = 1 << 4 * (low - 1)
        have = counts // one & 0xF
        parts: list[Part] = [(*self._singles[low], one, 0)]
        if low != MAH_JONG_RANK:
            parts += self._full_houses_on_pair(counts, low, one, phoenix)
            if have > 1:
                parts.append((*self._pairs[low], 2 * one, 0))
                parts += self._stairs_from(counts, low, one, phoenix)
            if have > 2:
                parts.append((*self._triples[low], 3 * one, 0))
                parts += self._full_houses_of(counts, low, one)
            if have > 3:
                parts.append((BOMB, BOMB_STANDS, 4 * one, 0))
            if phoenix:
                parts.append((*self._pairs[low], one, 1))
                if have > 1:
                    parts.append((*self._triples[low], 2 * one, 1))
        parts += self._straights_from(counts, low, one, phoenix)
        return parts

    def _full_houses_on_pair(self, counts: int, low: int, one: int, phoenix: int) -> list[Part]:
        """With the lowest card in the pair; the Phoenix helps the pair or the triple."""
        parts: list[Part] = []
        above, rank = counts // one >> 4, low + 1
        paired = counts // one & 0xF > 1
        while above:
            have = above & 0xF
            if have > 2:
                if paired:
                    parts.append((*self._full_houses[rank], 2 * one + (3 << 4 * (rank - 1)), 0))
                elif phoenix:
                    parts.append((*self._full_houses[rank], one + (3 << 4 * (rank - 1)), 1))
            elif have == 2 and phoenix and paired:
                parts.append((*self._full_houses[rank], 2 * one + (2 << 4 * (rank - 1)), 1))
            above >>= 4
            rank += 1
        return parts

    def _full_houses_of(self, counts: int, low: int, one: int) -> list[Part]:
        """With the lowest card in the triple."""
        parts: list[Part] = []
        above, rank = counts // one >> 4, low + 1
        while above:
            if above & 0xF > 1:
                parts.append((*self._full_houses[low], 3 * one + (2 << 4 * (rank - 1)), 0))
            above >>= 4
            rank += 1
        return parts

    def _stairs_from(self, counts: int, low: int, one: int, phoenix: int) -> list[Part]:
        parts: list[Part] = []
        taken, helped = 2 * one, 0
        above, rank = counts // one >> 4, low + 1
        while above & 0xF:
            if above & 0xF > 1:
                taken += 2 << 4 * (rank - 1)
            elif phoenix > helped:
                taken, helped = taken + (1 << 4 * (rank - 1)), 1
            else:
                break
            stands = self._odds.runs(2, rank - low + 1)[rank]
            parts.append((_price(stands, _ON_RUNS), stands, taken, helped))
            above >>= 4
            rank += 1
        return parts

    def _straights_from(self, counts: int, low: int, one: int, phoenix: int) -> list[Part]:
        """With the lowest card at the bottom, or above the Phoenix when the run ends at the ace."""
        parts: list[Part] = []
        taken, helped = one, 0
        above = counts // one >> 4
        for rank in range(low + 1, 15):
            if above & 0xF:
                taken += 1 << 4 * (rank - 1)
            elif phoenix > helped:
                helped = 1
            else:
                break
            if rank - low >= 4:
                stands = self._odds.runs(1, rank - low + 1)[rank]
                parts.append((_price(stands, _ON_RUNS), stands, taken, helped))
            above >>= 4
        else:
            if phoenix > helped and 3 <= low <= 11:
                stands = self._odds.runs(1, 16 - low)[14]
                parts.append((_price(stands, _ON_RUNS), stands, taken, 1))
        return parts


def in_flushes(hand: Cards) -> Cards:
    """The cards of this hand's straight flushes: the only ones whose suit matters."""
    cards = NO_CARDS
    for bomb in moves.bombs(hand):
        if bomb.kind is Kind.BOMB_FLUSH:
            cards |= bomb.cards
    return cards


def _price(stands: float, follows: float) -> float:
    """What a combination costs that stands and goes on others' tricks with these chances."""
    return A_TURN - WINS * stands - FOLLOWS * follows


def _priced(stands: tuple[float, ...], follows: tuple[float, ...]) -> tuple[tuple[float, float], ...]:
    """By rank: cost, and the chance to stand."""
    return tuple((_price(stand, follow), max(_UNLIKELY, stand)) for stand, follow in zip(stands, follows, strict=True))


def _together(one: Best, other: Best) -> Best:
    return one[0] + other[0], one[1] + other[1], one[2] * other[2], min(one[3], other[3])
