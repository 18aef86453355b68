"""A round looked at again: the table with all four hands open, 1100 x 700. Layout, no pixels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.cards import NO_CARDS, Card, Cards
from engine.kernel import Seat
from engine.tichu.fairness import FourHands, ThreeCards
from engine.tichu.view import SEATS, Call, Phase, RoundResult, TableView, team
from render import corners, faces, lettering, names, trick
from render.faces import rank_text
from render.icons import ICON_OF_SUIT
from render.plates import badge, medal, pill
from render.scene import (
    Anchor,
    Back,
    Backdrop,
    Box,
    Face,
    Figure,
    Icon,
    Item,
    Mark,
    Piece,
    Scene,
    Sprite,
    Symbol,
    Text,
    moved,
)
from render.theme import FACE, FELT, SUIT_COLOURS, TABLE_SIZE, Theme
from render.tichu import Words, felt
from render.tichu_hand import in_order

_MIDDLE: Final = TABLE_SIZE[0] // 2
_CARD: Final = 76
"""The width of a card in an open hand; a fanned one shows its index of 32 pixels."""
_HIGH: Final = faces.height(_CARD)
_WIDE: Final = (548, 172)
_TALL: Final = (246, 340)
_PLACES: Final = ((276, 524), (850, 166), (276, 4), (4, 166))
"""Left and top of each seat's panel, in the order of play: bottom, right, top, left."""
_STEP: Final = 36
_ROW: Final = 5
"""Cards in a row of the panels at the sides."""
_SIDE_STEP: Final = 38
_SIDE_PITCH: Final = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """A moment of a scored round."""

    table: TableView
    hands: FourHands
    actor: Seat | None = None
    """Who has just done something."""
    gifts: tuple[ThreeCards, ...] = ()
    """At the exchange, by giver: to the seats 1, 2 and 3 places further on."""


def received(gifts: Sequence[ThreeCards], seat: Seat) -> Cards:
    """What a seat got in the exchange."""
    if not gifts:
        return NO_CARDS
    return Cards.of(gifts[(seat - places) & 3][places - 1] for places in (1, 2, 3))


def tags(seat: Seat, table: TableView, words: Words, theme: Theme) -> list[tuple[str, str, str]]:
    """The capsules of a seat: text, fill and ink."""
    known, found = table.seats[seat], list[tuple[str, str, str]]()
    if known.call is not None:
        is_grand = known.call is Call.GRAND
        fill = theme.grand if is_grand else theme.small
        found.append((words.grand if is_grand else words.small, fill, theme.call_ink))
    if known.passed and table.phase is Phase.PLAY and seat not in table.out:
        found.append((words.passed, theme.passed, theme.muted))
    return found


def _place(seat: Seat, table: TableView) -> int | None:
    """1..4 for who is out of cards, and for the last one."""
    left = [one for one in SEATS if one not in table.out]
    order = (*table.out, *left) if len(left) == 1 else table.out
    return order.index(seat) + 1 if seat in order else None


def _heading(seat: Seat, shown: Open, name: str, words: Words, theme: Theme, *, is_bot: bool) -> list[Mark]:
    """The line of a panel: badge, name, capsules, the cards left or the medal; at the sides in two lines."""
    is_wide = seat % 2 == 0
    width = (_WIDE if is_wide else _TALL)[0]
    marks = badge((30, 28), 38, seat, names.initial(name), theme)
    edge = width - 14
    place, count = _place(seat, shown.table), len(shown.hands[seat])
    y = 28 if is_wide else 74
    if count and place is not None:
        marks += medal((edge - 20, y), place, theme, 42)
        edge -= 50
    elif count:
        number = str(count)
        wide = lettering.width(number, Face.FIGURE, 34, 0.9)
        marks += [
            Back(edge - wide - 28, y - 15, 22),
            Text(edge - wide, y, number, Face.FIGURE, 34, theme.ink, squeeze=0.9),
        ]
        edge -= wide + 40
    capsules: list[Mark] = []
    for word, fill, ink in reversed(tags(seat, shown.table, words, theme)) if is_wide else ():
        _, wide = pill((0, 0), 36, word, fill, ink)
        capsules += pill((edge - wide, 10), 36, word, fill, ink)[0]
        edge -= wide + 8
    if not is_wide:
        x = 12
        for word, fill, ink in tags(seat, shown.table, words, theme):
            capsule, wide = pill((x, 56), 36, word, fill, ink)
            capsules += capsule
            x += wide + 6
        edge = width - 10
    room = edge - 58 - (36 if is_bot else 0)
    said, size = names.fitted(name, room, size=34, smallest=27)
    marks.append(Text(58, 28, said, Face.TEXT, size, theme.ink))
    if is_bot:
        marks.append(Symbol(Icon.BOT, 66 + lettering.width(said, Face.TEXT, size), 14, 28, theme.muted))
    return [*marks, *capsules]


def _racks(theme: Theme) -> Backdrop:
    """The table, and at every seat the rack in which its cards lie open."""
    boxes = (
        Box(*_PLACES[seat], *(_WIDE if seat % 2 == 0 else _TALL), 24, theme.plate, theme.plate_line, 4)
        for seat in SEATS
    )
    ground = felt(theme)
    return replace(ground, boxes=(*ground.boxes, *boxes))


def _panel(seat: Seat, shown: Open, name: str, words: Words, theme: Theme, *, is_bot: bool) -> list[Item]:
    """A seat with its open hand: the heading, framed for who has just acted and for who holds the trick."""
    (x, y), (width, _) = _PLACES[seat], _WIDE if seat % 2 == 0 else _TALL
    line = theme.turn if shown.actor == seat else theme.teams[team(seat)] if _leads(seat, shown) else None
    height = 50 if seat % 2 == 0 else 90
    frame = Box(0, 0, width - 8, height, 20, theme.plate, line, 4 if line else 0)
    marks = [moved(mark, -4, -4) for mark in _heading(seat, shown, name, words, theme, is_bot=is_bot)]
    items: list[Item] = [Piece(x + 4, y + 4, width - 8, height, (frame, *marks))]
    if not shown.hands[seat] and (place := _place(seat, shown.table)) is not None:
        down = 58 if seat % 2 == 0 else 158
        items.append(
            Piece(x + width // 2 - 52, y + down, 104, 104, tuple(medal((52, 52), place, theme, 92)), ground=theme.plate)
        )
    return [*items, *_cards(seat, shown.hands[seat], received(shown.gifts, seat), theme)]


def _leads(seat: Seat, shown: Open) -> bool:
    return shown.table.top is not None and shown.table.top.seat == seat


def _cards(seat: Seat, hand: Cards, marked: Cards, theme: Theme) -> list[Item]:
    """The open hand of a seat: a fan at the top and the bottom, rows at the sides."""
    (left, top), cards = _PLACES[seat], in_order(hand)
    if seat % 2 == 0:
        width = _CARD + _STEP * (len(cards) - 1)
        first = left + (_WIDE[0] - width) // 2
        spots = [(first + _STEP * k, top + 56) for k in range(len(cards))]
    else:
        spots = [(left + 9 + _SIDE_STEP * (k % _ROW), top + 96 + _SIDE_PITCH * (k // _ROW)) for k in range(len(cards))]
    rings = [theme.turn if card in marked else None for card in cards]
    return [
        Sprite(card, x, y, _CARD, ring=ring, ground=theme.plate)
        for card, (x, y), ring in zip(cards, spots, rings, strict=True)
    ]


def slip(card: Card, x: int, y: int) -> tuple[list[Mark], int]:
    """A card as a slip of paper, 38 high: rank and suit, or the figure; and how wide it is."""
    rank, suit = card.rank, card.suit
    if rank is None or suit is None:
        return [Figure(card, x, y - 3, 44)], 46
    text = rank_text(rank)
    wide = lettering.width(text, Face.FIGURE, 30)
    marks: list[Mark] = [
        Box(x, y, wide + 52, 38, 9, FACE),
        Text(x + 10, y + 19, text, Face.FIGURE, 30, SUIT_COLOURS[suit]),
        Symbol(ICON_OF_SUIT[suit], x + wide + 16, y + 6, 26, SUIT_COLOURS[suit]),
    ]
    return marks, wide + 52


def _exchange(gifts: Sequence[ThreeCards], people: Mapping[Seat, str], theme: Theme) -> Piece:
    """Who gave what to whom: a line a giver."""
    marks: list[Mark] = []
    for giver in SEATS:
        y = 62 * giver
        marks += badge((28, y + 28), 46, giver, names.initial(people[giver]), theme)
        for k, card in enumerate(gifts[giver]):
            x, to = 78 + 158 * k, SEATS[(giver + 1 + k) % 4]
            found, wide = slip(card, x, y + 9)
            marks += [*found, Text(x + wide + 6, y + 28, "\N{RIGHTWARDS ARROW}", Face.TEXT, 26, theme.muted)]
            marks += badge((x + 126, y + 28), 38, to, names.initial(people[to]), theme)
    return Piece(_MIDDLE - 270, 236, 540, 248, tuple(marks), ground=theme.felt_middle)


def places(result: RoundResult, people: Mapping[Seat, str], theme: Theme, y: int, *, ground: str) -> Piece:
    """Who was out when, in a row around a height."""
    left = [seat for seat in SEATS if seat not in result.order]
    order = (*result.order, *left) if len(left) == 1 else result.order
    marks: list[Mark] = []
    for k, seat in enumerate(order):
        marks += medal((30 + 130 * k, 32), k + 1, theme, 52)
        marks += badge((86 + 130 * k, 32), 46, seat, names.initial(people[seat]), theme)
    width = 130 * len(order) - 14
    return Piece(_MIDDLE - width // 2, y - 32, width, 64, tuple(marks), ground=ground)


def _points(result: RoundResult, theme: Theme) -> Piece:
    """Both teams' points of the round, in their colours."""
    marks: list[Mark] = []
    for side, anchor, x in ((0, Anchor.RIGHT, 226), (1, Anchor.LEFT, 274)):
        text = corners.signed(result.points[side])
        marks.append(Text(x, 48, text, Face.FIGURE, 84, theme.teams[side], anchor))
    marks.append(Text(250, 48, ":", Face.FIGURE, 60, theme.muted, Anchor.MIDDLE))
    return Piece(_MIDDLE - 250, 296, 500, 96, tuple(marks), ground=theme.felt_middle)


def _middle(shown: Open, people: Mapping[Seat, str], words: Words, theme: Theme) -> list[Item]:
    """What lies on the felt."""
    table = shown.table
    if shown.gifts:
        return [trick.announcement(words.caption, 204, theme), _exchange(shown.gifts, people, theme)]
    if table.phase in {Phase.DEAL, Phase.OVER}:
        result = table.results[-1]
        order = places(result, people, theme, 450, ground=theme.felt_middle)
        return [trick.announcement(words.caption, 250, theme), _points(result, theme), order]
    if (top := table.top) is not None:
        said = trick.caption(words.caption, top.seat, people[top.seat], 486, theme, bomb=top.combination.kind.is_bomb)
        return [
            *trick.history(table.trick, people, 182, theme, room=560),
            *trick.fan(top.combination, 340, theme),
            said,
            corners.trick_points(table.trick_points, theme),
        ]
    if table.last_trick:
        return [*trick.fan(table.last_trick[-1].combination, 330, theme), trick.announcement(words.caption, 480, theme)]
    return [trick.announcement(words.caption, 344, theme)]


def replay_scene(
    shown: Open,
    *,
    names: Mapping[Seat, str],
    words: Words,
    minds: frozenset[Seat] = frozenset(),
    theme: Theme = FELT,
) -> Scene:
    """A moment of a scored round with all four hands; `names` as they are, `minds` the seats of bots."""
    table = shown.table
    items: list[Item] = [
        *_middle(shown, names, words, theme),
        *corners.scores(table, words.round, theme),
    ]
    for seat in SEATS:
        items += _panel(seat, shown, names[seat], words, theme, is_bot=seat in minds)
    if table.wish is not None:
        items.append(corners.wish(table.wish, theme))
    return Scene(_racks(theme), tuple(items))
