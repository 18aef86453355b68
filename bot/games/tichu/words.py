"""Cards, combinations and calls of Tichu in words: from the engine's values to a short text.

A rank is written as on the card (10, J, Q, K, A) in every language; suits,
kinds and specials are the publisher's words in each.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, assert_never

from bot.names import written
from bot.speech import Speech
from engine.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Card, Suit
from engine.kernel import Seat
from engine.tichu.actions import Play
from engine.tichu.combinations import Combination, Kind
from engine.tichu.view import SEATS, Call, Phase, team

SUIT_MARKS: Final = {Suit.JADE: "♣", Suit.SWORD: "♠", Suit.PAGODA: "♦", Suit.STAR: "★"}
"""Short enough for four buttons in a row on a phone; the emoji beside them shows the suit itself."""
_SPECIALS: Final = {
    MAH_JONG: "special-mah-jong",
    DOG: "special-dog",
    PHOENIX: "special-phoenix",
    DRAGON: "special-dragon",
}


def rank(speech: Speech, number: int) -> str:
    """A rank 1..14 as on the card: 8, 10, J, A."""
    return speech("rank", rank=number)


def suit(speech: Speech, which: Suit) -> str:
    """A suit's name."""
    return speech(f"suit-{which.name.lower()}")


def card(speech: Speech, which: Card) -> str:
    """One card: 옥8, 8 Jade, Jade 8, or a special's name."""
    if which.suit is None or which.rank is None:
        return speech(_SPECIALS[which])
    return speech("card", rank=rank(speech, which.rank), suit=suit(speech, which.suit))


@cache
def tag(speech: Speech, which: Card) -> str:
    """A card as short as it can be, for buttons and lists: 8★, or a special's name."""
    if which.suit is None or which.rank is None:
        return card(speech, which)
    return f"{rank(speech, which.rank)}{SUIT_MARKS[which.suit]}"


def cards(speech: Speech, some: Iterable[Card], *, phoenix: int | None = None) -> str:
    """Cards in the order given; `phoenix` is the rank that the Phoenix among them stands for."""
    return ", ".join(
        speech("phoenix-as", rank=rank(speech, phoenix)) if one == PHOENIX and phoenix else tag(speech, one)
        for one in some
    )


def play(speech: Speech, action: Play) -> str:
    """The cards of a play."""
    return cards(speech, action.cards, phoenix=action.phoenix)


def combination(speech: Speech, what: Combination) -> str:
    """A combination by what decides on it: a straight 5-9, a pair of 8, a lone Phoenix with its half rank."""
    key = f"combination-{what.kind.replace('_', '-')}"
    top = what.strength // 2
    match what.kind:
        case Kind.SINGLE:
            (only,) = what.cards
            return speech("phoenix-alone", rank=rank(speech, top)) if only == PHOENIX else card(speech, only)
        case Kind.PAIR | Kind.TRIPLE | Kind.BOMB_FOUR:
            return speech(key, rank=rank(speech, top))
        case Kind.FULL_HOUSE:
            return speech(key, rank=rank(speech, top), pair=rank(speech, _pair(what)))
        case Kind.STAIRS:
            return speech(key, low=rank(speech, top - what.length // 2 + 1), rank=rank(speech, top))
        case Kind.STRAIGHT | Kind.BOMB_FLUSH:
            return speech(key, low=rank(speech, top - what.length + 1), rank=rank(speech, top))
        case _:
            assert_never(what.kind)


def reading(speech: Speech, what: Combination) -> str:
    """A combination, and what the Phoenix in it is."""
    if what.phoenix is None:
        return combination(speech, what)
    return speech("reading", combination=combination(speech, what), rank=rank(speech, what.phoenix))


def call(speech: Speech, which: Call) -> str:
    """A Tichu declaration."""
    return speech(f"call-{which}")


def phase(speech: Speech, which: Phase) -> str:
    """What a table is doing, as a title."""
    return speech(f"phase-{which}")


def listed(speech: Speech, words: Sequence[str], *, of: str = "names") -> str:
    """Names (or `cards`) in a sentence, the last two joined as the language does; empty for none."""
    match words:
        case [*others, last] if others:
            return speech(f"list-{of}", first=", ".join(others), last=last)
        case _:
            return "".join(words)


def listed_cards(speech: Speech, some: Iterable[Card]) -> str:
    """Cards in a sentence, in the order given."""
    return listed(speech, [tag(speech, one) for one in some], of="cards")


def team_name(speech: Speech, names: Mapping[Seat, str], which: int) -> str:
    """A team by its two people, for a message; `names` are raw."""
    first, second = (written(names[seat]) for seat in SEATS if team(seat) == which)
    return speech("team", first=first, second=second)


def _pair(full_house: Combination) -> int:
    """The rank of a full house's pair: of its cards, or of the Phoenix when the cards show the triple alone."""
    ranks = {one.rank or full_house.phoenix or 0 for one in full_house.cards}
    return max(ranks - {full_house.strength // 2})
