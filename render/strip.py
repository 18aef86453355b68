"""A whole round in pictures as wide as a desktop shows them without a click: the four hands, then the tricks.

A message's picture gets about 550 by 350 points on a desktop and the width of a telephone (seen in Discord's clients);
in both a page of these proportions can be read. Its tricks stand in two columns.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.cards import MAH_JONG
from engine.kernel import Seat
from engine.tichu.fairness import FourHands, ThreeCards
from engine.tichu.view import SEATS, Call, RoundResult, TrickPlay
from render import corners, faces, lettering, names, trick
from render.faces import rank_text
from render.plates import badge, medal, pill
from render.replay import received
from render.scene import Anchor, Backdrop, Box, Face, Figure, Item, Mark, Piece, Scene, Sprite, Text
from render.theme import FELT, SHEET_WIDTH, Theme
from render.tichu import Words
from render.tichu_hand import in_order

PAGE_HEIGHT: Final = 700
"""Of 1100 across; the last page of tricks is lower if they leave room."""
_HEAD: Final = 84
_CARD: Final = 78
_STEP: Final = 58
_HANDS_LEFT: Final = 252
_HAND_PITCH: Final = faces.height(_CARD) + 14
_LINE: Final = 64
"""The height of a line of plays."""
_COLUMNS: Final = 2
_COLUMN: Final = SHEET_WIDTH // _COLUMNS
_LEFT: Final = 62
"""Where the plays of a column begin, right of the number of the trick."""
_RIGHT: Final = _COLUMN - 152
"""Where they end, left of who took it."""
_GAP: Final = 8
_MARGIN: Final = 12
"""Above the first trick and below the last one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StripPlay:
    """One play, and what came with it."""

    play: TrickPlay
    called: bool = False
    wish: int | None = None
    place: int | None = None
    """1..4 when these were the seat's last cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StripTrick:
    """A trick from its lead to whoever got it; for the Dog who got the lead, for no points."""

    plays: tuple[StripPlay, ...]
    to: Seat | None
    points: int | None
    """None for the Dog, which nobody takes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip:
    """A scored round."""

    hands: FourHands
    """After the exchange."""
    gifts: tuple[ThreeCards, ...]
    calls: tuple[Call | None, ...]
    """By seat, those made before the first lead."""
    tricks: tuple[StripTrick, ...]
    result: RoundResult


def hands_scene(strip: Strip, *, title: str, names: Mapping[Seat, str], words: Words, theme: Theme = FELT) -> Scene:
    """The first page; `title` is a line of about 40 letters, `names` are as they are."""
    items: list[Item] = [_title(title, strip.result, theme)]
    y = _HEAD + 12
    for seat in SEATS:
        items += _hand(seat, strip, names[seat], y, words=words, theme=theme)
        y += _HAND_PITCH
    items.append(_end(strip.result, PAGE_HEIGHT - 92, names, words, theme))
    return Scene(Backdrop(SHEET_WIDTH, PAGE_HEIGHT, theme.felt_middle), tuple(items))


def pages(strip: Strip, words: Words, theme: Theme = FELT) -> tuple[range, ...]:
    """The tricks of each further page, counted from 0."""
    heights = _heights(strip.tricks, words, theme)
    found: list[range] = []
    while (begun := found[-1].stop if found else 0) < len(heights):
        columns = _filled(heights[begun:], PAGE_HEIGHT - _HEAD - 2 * _MARGIN)
        found.append(range(begun, begun + sum(columns[:_COLUMNS])))
    return tuple(found)


def tricks_scene(
    strip: Strip,
    shown: range,
    *,
    title: str,
    names: Mapping[Seat, str],
    words: Words,
    theme: Theme = FELT,
) -> Scene:
    """A page of tricks, down the left column and then down the right one; `shown` is one of `pages`."""
    tricks = strip.tricks[shown.start : shown.stop]
    heights = _heights(tricks, words, theme)
    # Both columns as low as they can be: a page that is not full is lower, not emptier.
    room = next(room for room in range(max(heights), sum(heights) + 1) if len(_filled(heights, room)) <= _COLUMNS)
    items: list[Item] = [_title(title, strip.result, theme)]
    number = 0
    for column, count in enumerate(_filled(heights, room)):
        y = _HEAD + _MARGIN
        for _ in range(count):
            place = (_COLUMN * column, y)
            items += _trick(shown[number] + 1, tricks[number], place, names, words=words, theme=theme)
            y += heights[number]
            number += 1
    height = _HEAD + 2 * _MARGIN + room
    divider = Piece(_COLUMN - 1, _HEAD + _MARGIN, 2, room, (Box(0, 0, 2, room, 0, theme.felt_line),), theme.felt_middle)
    return Scene(Backdrop(SHEET_WIDTH, height, theme.felt_middle), (*items, divider))


def _filled(heights: Sequence[int], room: int) -> list[int]:
    """How many of the tricks each column of this height holds, one after the other."""
    counts, left = [0], room
    for height in heights:
        if height > left and counts[-1]:
            counts.append(0)
            left = room
        counts[-1] += 1
        left -= height
    return counts


def _heights(tricks: Sequence[StripTrick], words: Words, theme: Theme) -> list[int]:
    """How high each trick stands."""
    nameless = dict.fromkeys(SEATS, "")
    return [_LINE * _lines(_placed(one, nameless, words, theme)) + 8 for one in tricks]


def _title(text: str, result: RoundResult, theme: Theme) -> Piece:
    """What this is, and what the round brought."""
    marks: list[Mark] = [Box(0, 0, SHEET_WIDTH, _HEAD, 0, theme.background)]
    x = SHEET_WIDTH - 28
    for side in (1, 0):
        points = corners.signed(result.points[side])
        marks.append(Text(x, 42, points, Face.FIGURE, 50, theme.teams[side], Anchor.RIGHT))
        x -= lettering.width(points, Face.FIGURE, 50) + 18
        if side:
            marks.append(Text(x, 40, ":", Face.FIGURE, 44, theme.muted, Anchor.RIGHT))
            x -= 34
    said, size = names.fitted(text, x - 60, size=40, smallest=28)
    return Piece(0, 0, SHEET_WIDTH, _HEAD, (*marks, Text(28, 42, said, Face.TEXT, size, theme.ink)))


def _hand(seat: Seat, strip: Strip, name: str, y: int, *, words: Words, theme: Theme) -> list[Item]:
    """Who, and their fourteen cards; those from the exchange are ringed."""
    marks: list[Mark] = badge((44, 34), 52, seat, names.initial(name), theme)
    lines, size = names.stacked(name, _HANDS_LEFT - 92, size=32, smallest=25)
    call = strip.calls[seat]
    lines = lines[:1] if call is not None else lines
    for row, line in enumerate(lines):
        marks.append(Text(80, 34 + 34 * row - 17 * (len(lines) - 1), line, Face.TEXT, size, theme.ink))
    if call is not None:
        is_grand = call is Call.GRAND
        fill = theme.grand if is_grand else theme.small
        marks += pill((18, 68), 36, words.grand if is_grand else words.small, fill, theme.call_ink)[0]
    who = Piece(0, y, _HANDS_LEFT - 6, _HAND_PITCH - 6, tuple(marks), ground=theme.felt_middle)
    got = received(strip.gifts, seat)
    cards = in_order(strip.hands[seat])
    sprites = [
        Sprite(
            card,
            _HANDS_LEFT + _STEP * k,
            y + 2,
            _CARD,
            ring=theme.turn if card in got else None,
            ground=theme.felt_middle,
        )
        for k, card in enumerate(cards)
    ]
    return [who, *sprites]


def _trick(
    number: int,
    one: StripTrick,
    at: tuple[int, int],
    people: Mapping[Seat, str],
    *,
    words: Words,
    theme: Theme,
) -> list[Item]:
    """A trick as a row of plays, in as many lines as they need, from a corner."""
    x, y = at
    placed = _placed(one, people, words, theme)
    height = _LINE * _lines(placed) + 8
    ground = theme.felt_middle
    label = Text(22, 34, str(number), Face.TEXT, 30, theme.muted, Anchor.MIDDLE)
    items: list[Item] = [Piece(x + 12, y, 44, _LINE, (label,), ground=ground)]
    items += [replace(piece, x=x + piece.x, y=y + piece.y) for piece in placed]
    if one.to is not None:
        items.append(_taker(one.to, one.points, people[one.to], (x + _RIGHT, y + (height - _LINE) // 2), theme))
    rule = Box(0, 0, _COLUMN - 40, 2, 1, theme.felt_line)
    items.append(Piece(x + 20, y + height - 4, _COLUMN - 40, 2, (rule,), ground=ground))
    return items


def _placed(one: StripTrick, people: Mapping[Seat, str], words: Words, theme: Theme) -> list[Piece]:
    """The plays of a trick in lines, from the corner of its row; what comes with a play stays beside it if it can."""
    placed: list[Piece] = []
    x, y = _LEFT, 8
    for play in one.plays:
        parts = _play(play, people[play.play.seat], words, theme)
        whole = sum(part.width for part in parts)
        for number, part in enumerate(parts):
            needed = part.width if number else min(whole, _RIGHT - _LEFT)
            if x > _LEFT and x + needed > _RIGHT:
                x, y = _LEFT, y + _LINE
            placed.append(replace(part, x=x, y=y))
            x += part.width
        x += _GAP
    return placed


def _lines(placed: Sequence[Piece]) -> int:
    """How many lines of plays these are."""
    return max((piece.y for piece in placed), default=8) // _LINE + 1


def _play(one: StripPlay, name: str, words: Words, theme: Theme) -> list[Piece]:
    """A play as a chip, a call before it, a wish and the medal behind it."""
    parts: list[Piece] = []
    if one.called:
        capsule, wide = pill((0, 8), 36, words.small, theme.small, theme.call_ink)
        parts.append(_part(wide + 6, capsule, theme))
    parts.append(trick.chip(one.play, name, theme))
    if one.wish is not None:
        text = rank_text(one.wish)
        wide = 56 + lettering.width(text, Face.FIGURE, 34)
        wished: list[Mark] = [
            Box(6, 6, wide, 40, 12, theme.wish),
            Figure(MAH_JONG, 10, 4, 42),
            Text(52, 26, text, Face.FIGURE, 34, theme.wish_ink),
        ]
        parts.append(_part(wide + 6, wished, theme))
    if one.place is not None:
        parts.append(_part(52, medal((28, 26), one.place, theme, 42), theme))
    return parts


def _part(width: int, marks: Sequence[Mark], theme: Theme) -> Piece:
    return Piece(0, 0, width, 52, tuple(marks), ground=theme.felt_middle)


def _taker(to: Seat, points: int | None, name: str, at: tuple[int, int], theme: Theme) -> Piece:
    """Who got the trick, and what it counts; for the Dog who got the lead."""
    marks: list[Mark] = [Text(0, 32, "\N{RIGHTWARDS ARROW}", Face.TEXT, 28, theme.muted)]
    marks += badge((54, 34), 40, to, names.initial(name), theme)
    if points is not None:
        text = corners.signed(points)
        marks.append(Text(80, 34, text, Face.FIGURE, 32, theme.coin_ink if points else theme.muted))
    return Piece(*at, 144, _LINE - 4, tuple(marks), ground=theme.felt_middle)


def _end(result: RoundResult, y: int, people: Mapping[Seat, str], words: Words, theme: Theme) -> Piece:
    """Who was out when, and every call with what became of it."""
    left = [seat for seat in SEATS if seat not in result.order]
    order = (*result.order, *left) if len(left) == 1 else result.order
    marks: list[Mark] = [Box(0, 0, SHEET_WIDTH, 92, 0, theme.background)]
    x = 30
    for k, seat in enumerate(order):
        marks += medal((x + 24, 46), k + 1, theme, 48)
        marks += badge((x + 76, 46), 42, seat, names.initial(people[seat]), theme)
        x += 122
    x = SHEET_WIDTH - 28
    for side in (1, 0):
        total = corners.signed(result.totals[side])
        marks.append(Text(x, 48, total, Face.FIGURE, 42, theme.ink, Anchor.RIGHT))
        x -= lettering.width(total, Face.FIGURE, 42) + 12
        marks += badge((x - 18, 46), 34, Seat(side), "", theme)
        x -= 58
    for call in reversed(result.calls):
        word = words.grand if call.call is Call.GRAND else words.small
        fill = (theme.grand if call.call is Call.GRAND else theme.small) if call.made else theme.passed
        ink = theme.call_ink if call.made else theme.muted
        text = f"{word} {'+' if call.made else '−'}{call.call.points}"  # noqa: RUF001 - a true minus sign
        _, wide = pill((0, 0), 36, text, fill, ink)
        x -= wide
        if x < 30 + 122 * len(order):
            break
        marks += pill((x, 28), 36, text, fill, ink)[0]
        x -= 50
        marks += badge((x + 24, 46), 34, call.seat, names.initial(people[call.seat]), theme)
        x -= 12
    return Piece(0, y, SHEET_WIDTH, 92, tuple(marks))
