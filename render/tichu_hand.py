"""The private picture: one seat's cards, what it gave and got, which of them make bombs."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.cards import DOG, DRAGON, MAH_JONG, NO_CARDS, PHOENIX, Card, Cards
from engine.kernel import Seat
from engine.tichu.view import SEATS, Phase, PlayerView
from render import faces, lettering
from render.faces import rank_text
from render.icons import ICON_OF_SUIT
from render.names import initial
from render.plates import badge, medal
from render.scene import Backdrop, Box, Face, Figure, Icon, Item, Mark, Piece, Scene, Sprite, Symbol, Text
from render.theme import FACE, FELT, HAND_SIZE, SUIT_COLOURS, Theme

WIDTH: Final = 138
"""Of a card in a hand: its index column stays free even among fourteen."""
LIFT: Final = 44
"""How far a chosen card is raised, in pixels."""
_TOP: Final = HAND_SIZE[1] - 20 - faces.height(WIDTH)
_ENDS: Final = {DOG: 0, MAH_JONG: 1, PHOENIX: 15, DRAGON: 16}


def in_order(hand: Cards) -> tuple[Card, ...]:
    """The cards by rank, the Dog and the Mah Jong first, the Phoenix and the Dragon last."""
    return tuple(sorted(hand, key=lambda card: (_ENDS.get(card, card.rank or 0), card)))


def tray(theme: Theme) -> Backdrop:
    """The rest that the cards stand on."""
    width, height = HAND_SIZE
    boxes = (
        Box(12, 108, width - 24, height - 120, 34, theme.wood),
        Box(18, 114, width - 36, height - 132, 29, theme.felt),
    )
    return Backdrop(width, height, theme.background, boxes)


def _places(count: int) -> tuple[int, ...]:
    """The left edges of so many cards, centred."""
    room = HAND_SIZE[0] - 48 - WIDTH
    step = min(WIDTH + 10, room / (count - 1)) if count > 1 else 0
    left = (HAND_SIZE[0] - (step * (count - 1) + WIDTH)) / 2
    return tuple(round(left + step * k) for k in range(count))


def _partners_in_exchange(view: PlayerView) -> dict[Card, Seat]:
    """Which cards in the hand are to go to whom, or after the exchange came from whom."""
    cards = view.given if view.table.phase is Phase.EXCHANGE else view.received
    opened = view.table.seats[view.seat].opened
    if cards is None or opened:
        return {}
    return {card: SEATS[(view.seat + 1 + k) % 4] for k, card in enumerate(cards)}


def _note(left: int, top: int, seat: Seat | None, name: str, theme: Theme, *, is_bomb: bool) -> Item | None:
    """What stands above a card: the badge of the seat it goes to or came from, and whether it is part of a bomb."""
    marks: list[Mark] = badge((18, 18), 36, seat, initial(name), theme) if seat is not None else []
    if is_bomb:
        marks.append(Symbol(Icon.BOMB, 39 if marks else 8, 3, 30, theme.small))
    return Piece(left, top, 70, 36, tuple(marks), ground=theme.background) if marks else None


def _slip(card: Card, x: int) -> tuple[list[Mark], int]:
    """A card as a slip of paper in a line of text: rank and suit, or the figure; and where it ends."""
    rank, suit = card.rank, card.suit
    if rank is None or suit is None:
        return [Figure(card, x, -3, 44)], x + 44
    text = rank_text(rank)
    wide = lettering.width(text, Face.FIGURE, 30)
    marks: list[Mark] = [
        Box(x, 0, wide + 52, 38, 9, FACE),
        Text(x + 10, 19, text, Face.FIGURE, 30, SUIT_COLOURS[suit]),
        Symbol(ICON_OF_SUIT[suit], x + wide + 16, 6, 26, SUIT_COLOURS[suit]),
    ]
    return marks, x + wide + 52


def _given(view: PlayerView, people: Mapping[Seat, str], theme: Theme) -> list[Item]:
    """What this seat gave to whom, at the top right until its first play."""
    if view.given is None or view.table.phase is Phase.EXCHANGE or view.table.seats[view.seat].opened:
        return []
    marks: list[Mark] = []
    x = 0
    for k, card in enumerate(view.given):
        receiver = SEATS[(view.seat + 1 + k) % 4]
        slip, x = _slip(card, x)
        marks += [*slip, Text(x + 8, 19, "\N{RIGHTWARDS ARROW}", Face.TEXT, 30, theme.muted)]
        x += 16 + lettering.width("\N{RIGHTWARDS ARROW}", Face.TEXT, 30)
        marks += badge((x + 18, 19), 36, receiver, initial(people[receiver]), theme)
        x += 36 + 28
    return [Piece(HAND_SIZE[0] - 16 - x + 28, 2, x - 28, 38, tuple(marks), ground=theme.background)]


def hand_scene(
    view: PlayerView,
    *,
    names: Mapping[Seat, str],
    raised: Cards = NO_CARDS,
    bombs: Cards = NO_CARDS,
    cards: Sequence[Card] | None = None,
    theme: Theme = FELT,
) -> Scene:
    """A seat's own cards, 1100 x 300. For its eyes only.

    `cards` are the hand as it is to be sorted, by rank if nobody says. `raised` are the cards chosen (gifts laid in
    the exchange are raised in any case), `bombs` those that are part of a bomb, marked for their owner alone.
    """
    cards = in_order(view.hand) if cards is None else cards
    partners = _partners_in_exchange(view)
    if view.table.phase is Phase.EXCHANGE:
        raised |= Cards.of(partners)
    notes: list[Item] = []
    sprites: list[Item] = []
    for card, x in zip(cards, _places(len(cards)), strict=True):
        y = _TOP - (LIFT if card in raised else 0)
        seat = partners.get(card)
        name = "" if seat is None else names[seat]
        if (note := _note(x, y - 38, seat, name, theme, is_bomb=card in bombs)) is not None:
            notes.append(note)
        ring = theme.turn if card in raised else None
        sprites.append(Sprite(card, x, y, WIDTH, ring=ring, ground=theme.felt))
    if not cards and view.seat in view.table.out:
        place = view.table.out.index(view.seat) + 1
        notes.append(Piece(480, 120, 140, 140, tuple(medal((70, 70), place, theme, 132)), ground=theme.felt))
    return Scene(tray(theme), (*_given(view, names, theme), *notes, *sprites))
