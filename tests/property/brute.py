"""The rules of combinations and of the wish, written down a second time: slow, by trying everything.

Cards are their words, a hand is a list of words. Nothing of the engine is used,
so that the two can be held against each other.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

LETTERS = "..23456789TJQKA"


@dataclass(frozen=True)
class Move:
    """Cards with one reading; the rank may be a half, `helper` is what the Phoenix stands for."""

    cards: frozenset[str]
    kind: str
    rank: float
    helper: int | None = None

    @property
    def is_bomb(self) -> bool:
        return self.kind in {"bomb_four", "bomb_flush"}

    def has(self, rank: int) -> bool:
        """Whether a natural card of the rank is in it; the Phoenix never counts (article 7.5)."""
        return any(card[0] == LETTERS[rank] for card in self.cards if card not in {"MJ", "DG", "PH", "DR"})


@dataclass(frozen=True)
class Top:
    """What lies on the table, as far as it matters."""

    kind: str
    rank: float
    length: int


def rank_of(card: str) -> int:
    """1 for the Mah Jong, else 2..14."""
    return 1 if card == "MJ" else LETTERS.index(card[0])


def in_a_row(ranks: Sequence[int]) -> bool:
    return all(higher == lower + 1 for lower, higher in pairwise(ranks))


def name(cards: Sequence[tuple[int, str]]) -> tuple[str, int] | None:
    """What two or more cards, each with its rank and suit, are called (articles 6.1 to 6.3)."""
    count = Counter(rank for rank, _ in cards)
    ranks, sizes = sorted(count), sorted(count.values())
    most = max(ranks, key=lambda rank: count[rank])
    one_suit = len({suit for _, suit in cards}) == 1
    if ranks == [1]:
        return None
    match sizes:
        case [2]:
            return "pair", most
        case [3]:
            return "triple", most
        case [4]:
            return "bomb_four", most
        case [2, 3]:
            return "full_house", most
        case [1, 1, 1, 1, 1, *_] if set(sizes) == {1} and in_a_row(ranks):
            return ("bomb_flush" if one_suit else "straight"), ranks[-1]
        case [2, 2, *_] if set(sizes) == {2} and in_a_row(ranks):
            return "stairs", ranks[-1]
        case _:
            return None


def ways(cards: Sequence[str]) -> Iterator[Move]:
    """Every reading of the cards."""
    held = frozenset(cards)
    if len(held) == 1:
        (card,) = held
        special = {"DG": 0, "MJ": 1, "PH": 1.5, "DR": 15}
        yield Move(held, "single", special[card] if card in special else rank_of(card))
        return
    if not held or held & {"DG", "DR"}:
        return
    natural = [(rank_of(card), "of no suit" if card == "MJ" else card[1]) for card in held - {"PH"}]
    if "PH" not in held:
        if (found := name(natural)) is not None:
            yield Move(held, *found)
        return
    for helper in range(2, 15):
        found = name([*natural, (helper, "of the Phoenix")])
        if found is not None and not found[0].startswith("bomb"):
            yield Move(held, *found, helper)


def everything(hand: Sequence[str]) -> set[Move]:
    """Every combination of the hand with every reading: all subsets are tried."""
    return {move for size in range(1, len(hand) + 1) for cards in combinations(hand, size) for move in ways(cards)}


def puts(move: Move, top: Top) -> Move | None:
    """The move as it lies on the top, or None if it may not (articles 6.4, 6.5 and 6.10)."""
    if move.is_bomb:
        beaten = not top.kind.startswith("bomb") or (len(move.cards), move.rank) > (top.length, top.rank)
        return move if beaten else None
    if (move.kind, len(move.cards)) != (top.kind, top.length):
        return None
    if move.cards == frozenset({"PH"}):
        return None if top.rank == 15 else Move(move.cards, move.kind, top.rank + 0.5)
    return move if move.rank > top.rank else None


def allowed(hand: Sequence[str], top: Top | None, wish: int | None) -> tuple[set[Move], bool]:
    """What may be put down in turn, and whether passing is allowed (articles 7 and 8.1)."""
    moves = everything(hand)
    if top is not None:
        moves = {lying for move in moves if (lying := puts(move, top)) is not None}
    granting = {move for move in moves if wish is not None and move.has(wish)}
    if not granting:
        return moves, top is not None
    if top is None:
        return granting, False
    return granting | {move for move in moves if move.is_bomb}, False


def thrown(hand: Sequence[str], top: Top | None) -> set[Move]:
    """What may be put down out of turn (article 8.4)."""
    return set() if top is None else {move for move in everything(hand) if move.is_bomb and puts(move, top) is not None}
