"""A whole round as one tall picture, 1100 wide: four hands after the exchange, then a row a trick, then the result."""

from collections.abc import Mapping
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
from render.scene import Anchor, Backdrop, Box, Face, Figure, Item, Mark, Piece, Scene, Sprite, Text, moved
from render.theme import FELT, SHEET_WIDTH, Theme
from render.tichu import Words
from render.tichu_hand import in_order

_CARD: Final = 78
_STEP: Final = 60
_HANDS_LEFT: Final = 226
_HAND_PITCH: Final = faces.height(_CARD) + 14
_LINE: Final = 64
"""The height of a line of plays."""
_LEFT: Final = 84
"""Where the plays begin, right of the number of the trick."""
_RIGHT: Final = SHEET_WIDTH - 190
"""Where they end, left of who took it."""
_GAP: Final = 10


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


def strip_scene(strip: Strip, *, title: str, names: Mapping[Seat, str], words: Words, theme: Theme = FELT) -> Scene:
    """The round; `title` is a line of about 40 letters, `names` are as they are."""
    items: list[Item] = [_title(title, strip.result, theme)]
    y = 96
    for seat in SEATS:
        items += _hand(seat, strip, names[seat], y, words=words, theme=theme)
        y += _HAND_PITCH
    y += 8
    for number, one in enumerate(strip.tricks, start=1):
        made, height = _trick(number, one, y, names, words=words, theme=theme)
        items += made
        y += height
    items.append(_end(strip.result, y, names, words, theme))
    return Scene(Backdrop(SHEET_WIDTH, y + 92, theme.felt_middle), tuple(items))


def _title(text: str, result: RoundResult, theme: Theme) -> Piece:
    """What this is, and what the round brought."""
    marks: list[Mark] = [Box(0, 0, SHEET_WIDTH, 84, 0, theme.background)]
    x = SHEET_WIDTH - 28
    for side in (1, 0):
        points = corners.signed(result.points[side])
        marks.append(Text(x, 42, points, Face.FIGURE, 50, theme.teams[side], Anchor.RIGHT))
        x -= lettering.width(points, Face.FIGURE, 50) + 18
        if side:
            marks.append(Text(x, 40, ":", Face.FIGURE, 44, theme.muted, Anchor.RIGHT))
            x -= 34
    said, size = names.fitted(text, x - 60, size=40, smallest=28)
    return Piece(0, 0, SHEET_WIDTH, 84, (*marks, Text(28, 42, said, Face.TEXT, size, theme.ink)))


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
    number: int, one: StripTrick, y: int, people: Mapping[Seat, str], *, words: Words, theme: Theme
) -> tuple[list[Item], int]:
    """A trick as a row of plays, in as many lines as they need; and its height."""
    x, line = _LEFT, 0
    items: list[Item] = []
    for play in one.plays:
        piece = _play(play, people[play.play.seat], words, theme)
        if x > _LEFT and x + piece.width > _RIGHT:
            x, line = _LEFT, line + 1
        items.append(replace(piece, x=x, y=y + 8 + _LINE * line))
        x += piece.width + _GAP
    height = _LINE * (line + 1) + 8
    rule = Box(20, 0, SHEET_WIDTH - 40, 2, 1, theme.felt_line)
    label = Text(46, 34, str(number), Face.TEXT, 32, theme.muted, Anchor.MIDDLE)
    ground = theme.felt_middle
    items.insert(0, Piece(0, y - 4, SHEET_WIDTH, 4, (rule,), ground=ground))
    items.insert(1, Piece(20, y, _LEFT - 24, _LINE, (moved(label, -20, 0),), ground=ground))
    if one.to is not None:
        items.append(_taker(one, people[one.to], y + (height - _LINE) // 2, theme))
    return items, height


def _play(one: StripPlay, name: str, words: Words, theme: Theme) -> Piece:
    """A play as a chip, a call before it, a wish and the medal behind it."""
    chip = trick.chip(one.play, name, theme)
    marks: list[Mark] = []
    x = 0
    if one.called:
        capsule, wide = pill((0, 8), 36, words.small, theme.small, theme.call_ink)
        marks += capsule
        x = wide + 6
    marks += [moved(mark, x, 0) for mark in chip.marks]
    x += chip.width
    if one.wish is not None:
        text = rank_text(one.wish)
        wide = 56 + lettering.width(text, Face.FIGURE, 34)
        marks += [
            Box(x + 6, 6, wide, 40, 12, theme.wish),
            Figure(MAH_JONG, x + 10, 4, 42),
            Text(x + 52, 26, text, Face.FIGURE, 34, theme.wish_ink),
        ]
        x += wide + 6
    if one.place is not None:
        marks += medal((x + 28, 26), one.place, theme, 42)
        x += 52
    return Piece(0, 0, x, 52, tuple(marks), ground=theme.felt_middle)


def _taker(one: StripTrick, name: str, y: int, theme: Theme) -> Piece:
    """Who got the trick, and what it counts; for the Dog who got the lead."""
    to = Seat(0) if one.to is None else one.to
    marks: list[Mark] = [Text(0, 32, "\N{RIGHTWARDS ARROW}", Face.TEXT, 32, theme.muted)]
    marks += badge((64, 34), 44, to, names.initial(name), theme)
    if one.points is not None:
        text = corners.signed(one.points)
        marks.append(Text(98, 34, text, Face.FIGURE, 36, theme.coin_ink if one.points else theme.muted))
    return Piece(_RIGHT + 14, y, 170, _LINE, tuple(marks), ground=theme.felt_middle)


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
