"""The middle of the table: the play to beat, whose it is, and the plays of the trick before it."""

from collections.abc import Mapping
from typing import Final, assert_never

from engine.cards import MAH_JONG, PHOENIX, Card, Suit
from engine.kernel import Seat
from engine.tichu.combinations import Combination, Kind
from engine.tichu.view import TrickPlay
from render import faces, lettering, names
from render.faces import rank_text
from render.icons import ICON_OF_SUIT
from render.plates import badge
from render.scene import Anchor, Box, Face, Figure, Icon, Item, Mark, Piece, Sprite, Symbol, Text
from render.theme import TABLE_SIZE, Theme

_MIDDLE: Final = TABLE_SIZE[0] // 2
_FAN_WIDTH: Final = 576
_INDEX: Final = 0.42
"""The part of a card's width that must stay in sight: its index column."""
_TO: Final = "\N{EN DASH}"
_CHIPS: Final = 4
"""At most so many plays before the top are shown."""
_ROW: Final = 700
"""The width of the flat felt at the height of the row of chips."""


def stands_for(combination: Combination) -> str:
    """What the Phoenix stands for in a combination, as on its tag; empty without it."""
    if PHOENIX not in combination.cards:
        return ""
    if combination.phoenix is not None:
        return rank_text(combination.phoenix)
    return rank_text(combination.strength // 2) + "½"


def in_order(combination: Combination) -> tuple[Card, ...]:
    """The cards as they are laid out: ascending, the triple of a full house first, the Phoenix where it stands."""
    triple = combination.strength // 2

    def key(card: Card) -> tuple[bool, int, int]:
        rank = (combination.phoenix if card == PHOENIX else card.rank) or 0
        return combination.kind is Kind.FULL_HOUSE and rank != triple, rank, card

    return tuple(sorted(combination.cards, key=key))


def short(combination: Combination) -> str:
    """A combination in the figures that all languages share: `8 8`, `K K K 9 9`; empty for the Dragon and the Dog."""
    top, length = combination.strength // 2, combination.length
    rank = rank_text(top)
    match combination.kind:
        case Kind.SINGLE:
            (card,) = combination.cards
            return stands_for(combination) if card == PHOENIX else rank_text(card.rank) if card.rank else ""
        case Kind.PAIR | Kind.TRIPLE | Kind.BOMB_FOUR:
            return " ".join([rank] * length)
        case Kind.FULL_HOUSE:
            (other,) = {combination.phoenix if c == PHOENIX else c.rank for c in combination.cards} - {top}
            return f"{rank} {rank} {rank} {rank_text(other or 0)} {rank_text(other or 0)}"
        case Kind.STAIRS:
            low = rank_text(top - length // 2 + 1)
            return f"{low} {low}{_TO}{rank} {rank}"
        case Kind.STRAIGHT | Kind.BOMB_FLUSH:
            return f"{rank_text(top - length + 1)}{_TO}{rank}"
        case _:
            assert_never(combination.kind)


def fan(combination: Combination, middle: int, theme: Theme) -> list[Item]:
    """The cards of a play side by side around a height, overlapping as much as their number asks for."""
    cards, tag = in_order(combination), stands_for(combination)
    count = len(cards)
    width = 158 if count <= 3 else min(136, int(_FAN_WIDTH / (1 + _INDEX * (count - 1))))
    step = min(width + 10, (_FAN_WIDTH - width) / (count - 1)) if count > 1 else 0
    left = _MIDDLE - (step * (count - 1) + width) / 2
    top = middle - faces.height(width) // 2
    return [
        Sprite(card, round(left + step * k), top, width, tag if card == PHOENIX else "", ground=theme.felt_middle)
        for k, card in enumerate(cards)
    ]


def _suit_of(combination: Combination) -> Suit | None:
    """The suit of a straight-flush bomb."""
    return next(iter(combination.cards)).suit if combination.kind is Kind.BOMB_FLUSH else None


def _figure_of(combination: Combination) -> Card | None:
    """The special card that a single is."""
    card = next(iter(combination.cards))
    return card if combination.length == 1 and card.suit is None and card != MAH_JONG else None


def chip(play: TrickPlay, name: str, theme: Theme) -> Piece:
    """A former play of the trick, small: who and what. It lies on the felt's one colour, so anywhere there."""
    seat, combination = play.seat, play.combination
    marks: list[Mark] = badge((27, 26), 40, seat, names.initial(name), theme)
    x = 54
    if combination.kind.is_bomb:
        marks.append(Symbol(Icon.BOMB, x, 10, 32, theme.small))
        x += 38
    if (card := _figure_of(combination)) is not None:
        marks.append(Figure(card, x - 2, 4, 44))
        x += 46
    if text := short(combination):
        marks.append(Text(x, 26, text, Face.LABEL, 34, theme.muted))
        x += lettering.width(text, Face.LABEL, 34) + 4
    if (suit := _suit_of(combination)) is not None:
        marks.append(Symbol(ICON_OF_SUIT[suit], x + 4, 11, 30, theme.muted))
        x += 38
    width = x + 16
    ground = Box(0, 0, width, 52, 26 if seat % 2 == 0 else 14, theme.chip)
    return Piece(0, 0, width, 52, (ground, *marks), ground=theme.felt_middle)


def history(
    trick: tuple[TrickPlay, ...], people: Mapping[Seat, str], y: int, theme: Theme, *, room: int = _ROW
) -> list[Item]:
    """The plays before the top in a row, oldest first; of many only the latest that have room."""
    chips = [chip(play, people[play.seat], theme) for play in trick[:-1][-_CHIPS:]]
    while sum(piece.width + 12 for piece in chips) - 12 > room:
        chips.pop(0)
    x = _MIDDLE - (sum(piece.width + 12 for piece in chips) - 12) // 2
    row: list[Item] = []
    for piece in chips:
        row.append(Piece(x, y, piece.width, piece.height, piece.marks, piece.ground))
        x += piece.width + 12
    return row


def caption(text: str, owner: Seat, name: str, y: int, theme: Theme, *, bomb: bool) -> Piece:
    """What the play on the table is called, with the badge of its owner, around a height; a bomb's is red."""
    said, size = names.fitted(text, 480, size=42, smallest=30)
    width = 98 + lettering.width(said, Face.TEXT, size)
    marks: list[Mark] = [Box(0, 0, width, 64, 22, theme.bomb)] if bomb else []
    marks += badge((36, 32), 50, owner, names.initial(name), theme)
    marks.append(Text(74, 32, said, Face.TEXT, size, theme.ink))
    return Piece(_MIDDLE - width // 2, y - 32, width, 64, tuple(marks), ground=theme.felt_middle)


def announcement(text: str, y: int, theme: Theme) -> Piece:
    """A word in the middle of an empty table, around a height."""
    said, size = names.fitted(text, 560, size=46, smallest=32)
    width = lettering.width(said, Face.TEXT, size) + 8
    marks = (Text(width // 2, 28, said, Face.TEXT, size, theme.ink, Anchor.MIDDLE),)
    return Piece(_MIDDLE - width // 2, y - 28, width, 56, marks, ground=theme.felt_middle)


def note(text: str, y: int, theme: Theme) -> Piece:
    """A smaller line below an announcement, around a height."""
    said, size = names.fitted(text, 600, size=34, smallest=26)
    width = lettering.width(said, Face.TEXT, size) + 8
    marks = (Text(width // 2, 28, said, Face.TEXT, size, theme.muted, Anchor.MIDDLE),)
    return Piece(_MIDDLE - width // 2, y - 28, width, 56, marks, ground=theme.felt_middle)
