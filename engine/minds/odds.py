"""How likely it is that a combination stands: that no opponent beats it, judged from the cards not yet seen.

Estimates, not counts: each opponent is taken to hold every unseen card with the
same chance, and not everybody who could beat a play does. Bombs are left out.
"""

from functools import lru_cache
from math import comb
from typing import Final, TypeAlias

from engine.cards import DRAGON, PHOENIX, RANKS, Cards
from engine.tichu.combinations import Combination, Kind, shape

WILLING: Final = 0.65
"""How often an opponent who could beat a play has nothing better to do with these cards."""
BOMB_STANDS: Final = 0.97
MAH_JONG_RANK: Final = 1
DRAGON_RANK: Final = 15
"""Where the specials stand among singles in tables by rank."""

Opponents: TypeAlias = tuple[tuple[int, float], ...]
"""Of each opponent: how many cards he holds, and the chance that a given unseen card is one of them."""


class Odds:
    """Chances that combinations stand, by kind and rank; runs by length, reckoned when first asked for."""

    def __init__(self, unseen: Cards, opponents: Opponents, *, willing: float = WILLING) -> None:
        """`unseen` is what opponents may hold of each rank; `willing` the chance that who can beat a play does."""
        self._hands: Final = tuple((count, share) for count, share in opponents if count)
        self._willing: Final = willing
        counts = shape(unseen)
        self._unseen: Final = (0, 0, *(counts >> 4 * rank - 8 & 0xF for rank in RANKS), 0)
        self._cards: Final = len(unseen)
        self._dragon: Final = DRAGON in unseen
        self._phoenix: Final = PHOENIX in unseen
        self.singles: Final = self._singles()
        self.pairs: Final = self._sets(2)
        self.triples: Final = self._sets(3)
        self.full_houses: Final = tuple(1 - 0.8 * (1 - stands) for stands in self.triples)
        self._runs: Final[dict[tuple[int, int], tuple[float, ...]]] = {}

    def stands(self, way: Combination) -> float:
        """The chance that this, as it lies on the table, is not beaten by an opponent."""
        rank = way.strength >> 1
        match way.kind:
            case Kind.SINGLE:
                return self.singles[rank]
            case Kind.PAIR:
                return self.pairs[rank]
            case Kind.TRIPLE:
                return self.triples[rank]
            case Kind.FULL_HOUSE:
                return self.full_houses[rank]
            case Kind.STAIRS:
                return self.runs(2, way.length // 2)[rank]
            case Kind.STRAIGHT:
                return self.runs(1, way.length)[rank]
            case Kind.BOMB_FOUR | Kind.BOMB_FLUSH:
                return BOMB_STANDS

    def beaten_by_last_cards(self, way: Combination) -> float:
        """The chance that somebody with just as many unseen cards as this beats it with them; 0 for three or more."""
        rank = way.strength >> 1
        above = self._unseen[rank + 1 :]
        if way.kind is Kind.SINGLE and rank < DRAGON_RANK:
            return (sum(above) + self._dragon + self._phoenix) / max(1, self._cards)
        if way.kind is Kind.PAIR:
            pairs = sum(comb(cards, 2) for cards in above) + self._phoenix * sum(above)
            return pairs / max(1, comb(self._cards, 2))
        return 0.0

    def runs(self, size: int, ranks: int) -> tuple[float, ...]:
        """By top rank 0..15: the chance that a run of so many ranks, `size` cards each, stands."""
        known = self._runs.get((size, ranks))
        if known is None:
            known = self._runs[size, ranks] = self._reckon_runs(size, ranks)
        return known

    def _singles(self) -> tuple[float, ...]:
        """By rank 0..15."""
        reach = self._willing * min(1.0, sum(share for _, share in self._hands))
        unbeaten = (1 - reach) ** (self._dragon + self._phoenix)
        stands = [0.0] * 16
        stands[DRAGON_RANK] = 1.0
        for rank in range(14, -1, -1):
            stands[rank] = unbeaten
            unbeaten *= (1 - reach) ** self._unseen[rank]
        return tuple(stands)

    def _sets(self, size: int) -> tuple[float, ...]:
        """By rank 0..15: for so many cards of one rank."""
        stands = [1.0] * 16
        unbeaten = 1.0
        for rank in range(14, -1, -1):
            stands[rank] = unbeaten
            if self._unseen[rank] + self._phoenix >= size:
                for count, share in self._hands:
                    if count >= size:
                        unbeaten *= 1 - self._willing * self._holds(self._unseen[rank], size, share)
        return tuple(stands)

    def _holds(self, cards: int, size: int, share: float) -> float:
        """The chance that a hand with this share of the unseen cards has `size` of these, the Phoenix helping."""
        enough = at_least(cards, size, share)
        if self._phoenix:
            enough += share * (at_least(cards, size - 1, share) - enough)
        return min(1.0, enough)

    def _reckon_runs(self, size: int, ranks: int) -> tuple[float, ...]:
        stands = [1.0] * 16
        for count, share in self._hands:
            if count < size * ranks:
                continue
            # A quarter of the Phoenix' chance at each rank stands for its help at any one of them.
            helped = 0.25 * share if self._phoenix else 0.0
            has = [1 - (1 - at_least(cards, size, share)) * (1 - helped) for cards in self._unseen]
            likeliest = rest = 0.0
            for top in range(14, ranks, -1):
                stands[top] *= 1 - self._willing * min(1.0, likeliest + 0.3 * rest)
                window = 1.0
                for chance in has[top - ranks + 1 : top + 1]:
                    window *= chance
                likeliest, rest = max(likeliest, window), rest + min(likeliest, window)
            for top in range(ranks + 1):
                stands[top] *= 1 - self._willing * min(1.0, likeliest + 0.3 * rest)
        return tuple(stands)


@lru_cache(maxsize=4096)
def at_least(cards: int, needed: int, share: float) -> float:
    """The chance that of so many cards at least `needed` fall to a hand with this share."""
    if needed > cards:
        return 0.0
    keep = min(1.0, share)
    return sum(comb(cards, k) * keep**k * (1 - keep) ** (cards - k) for k in range(needed, cards + 1))
