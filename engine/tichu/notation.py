"""Plays in notation: cards parted by blanks, the Phoenix with its reading, `5j 6s PH=7 8p 9t` (article 14).

In two or more cards the reading is a rank (`PH=9`, `PH=T`); of a lone Phoenix
it is half a rank above the single it lies on (`PH=8.5`, led `PH=1.5`).
"""

from typing import Final

from engine.cards import PHOENIX, RANK_LETTERS, RANK_OF_LETTER, Card, Cards
from engine.tichu.combinations import PHOENIX_ALONE, Combination, readings

_LONE: Final = {f"{rank}.5": 2 * rank + 1 for rank in range(1, 15)}
_READINGS: Final = _LONE | {letter: 2 * rank for letter, rank in RANK_OF_LETTER.items()}
"""What may stand behind `PH=`, in half ranks as `Combination.strength`."""


def parse_play(text: str) -> tuple[Cards, int | None]:
    """The cards and the reading of the Phoenix in half ranks, None without one; ValueError on anything else.

    >>> parse_play("5j PH=5"), parse_play("PH=8.5")
    ((Cards('5j PH'), 10), (Cards('PH'), 17))
    """
    words = text.split()
    reading = None
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if equals:
            if name != "PH" or value not in _READINGS:
                raise ValueError(f"{word!r} is no card")
            words[place], reading = name, _READINGS[value]
    return Cards.parse(" ".join(words)), reading


def parse_combinations(text: str) -> tuple[Combination, ...]:
    """Every combination that this can be, the strongest first, only those of its reading if it has one."""
    cards, reading = parse_play(text)
    ways = readings(cards)
    if reading is None:
        return ways
    if cards == PHOENIX_ALONE:
        return tuple(way._replace(strength=reading) for way in ways if reading % 2)
    return tuple(way for way in ways if way.phoenix is not None and 2 * way.phoenix == reading)


def spell(combination: Combination) -> list[str]:
    """Its cards from low to high, the Phoenix with its reading at the place of the card it stands for.

    >>> [spell(way) for way in readings(Cards("5j 7p 8t 6s PH"))]
    [['5j', '6s', '7p', '8t', 'PH=9'], ['PH=4', '5j', '6s', '7p', '8t']]
    """
    if combination.cards == PHOENIX_ALONE:
        return [f"PH={combination.rank}"]
    helped = combination.phoenix

    def place(card: Card) -> tuple[int, int]:
        return (helped or 0, 1) if card == PHOENIX else (card.rank or 0, 0)

    ordered = sorted(combination.cards, key=place)
    return [f"PH={RANK_LETTERS[helped]}" if card == PHOENIX and helped is not None else str(card) for card in ordered]
