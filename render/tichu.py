"""The public pictures of Tichu: a table as everybody may see it, and the lobby before it. Layout, no pixels."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.cards import DRAGON
from engine.kernel import Seat
from engine.tichu.view import SEATS, Phase, TableView, TrickPlay, team
from render import corners, trick
from render.lettering import width
from render.plates import Attention, Labels, Sitter, plate, pointer
from render.scene import Back, Backdrop, Box, Face, Figure, Icon, Item, Mark, Piece, Scene, Symbol, Text
from render.theme import FELT, TABLE_SIZE, Theme

NOBODY: Final[frozenset[Seat]] = frozenset()
_MIDDLE: Final = TABLE_SIZE[0] // 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The texts of a table's picture, already translated. Long ones are shrunk, then cut."""

    caption: str
    """In the middle: what the play on the table is called, or what is going on; about 25 letters."""
    round: str
    """Which round it is; about 10 letters."""
    small: str
    """On the plate of who called small Tichu; at most 8 letters."""
    grand: str
    passed: str
    bombs: str
    """While the bomb window is open; about 15 letters."""


def felt(theme: Theme, *, alarm: bool = False) -> Backdrop:
    """The table itself; its inner line is red while bombs may come."""
    line = Box(128, 108, 844, 484, 170, theme.felt_line)
    if alarm:
        line = Box(124, 104, 852, 492, 174, theme.small)
    return Backdrop(
        *TABLE_SIZE,
        theme.background,
        (
            Box(58, 48, 984, 604, 230, theme.wood_shade),
            Box(62, 52, 976, 596, 226, theme.wood),
            Box(74, 64, 952, 572, 214, theme.brass),
            Box(77, 67, 946, 566, 211, theme.felt),
            line,
            Box(131, 111, 838, 478, 167, theme.felt_middle),
        ),
    )


def _attention(view: TableView, seat: Seat) -> Attention:
    if view.turn == seat:
        return Attention.TURN
    if view.phase in {Phase.GRAND, Phase.EXCHANGE}:
        return Attention.DONE if view.seats[seat].ready else Attention.AWAITED
    return Attention.NONE


def _order(view: TableView) -> tuple[Seat, ...]:
    """Who is out, in order; when three are, the last seat has its place too."""
    left = [seat for seat in SEATS if seat not in view.out]
    return (*view.out, *left) if len(left) == 1 else view.out


def _plates(
    view: TableView, names: Mapping[Seat, str], minds: frozenset[Seat], words: Words, theme: Theme
) -> list[Item]:
    labels = Labels(words.small, words.grand, words.passed, "")
    order = _order(view)
    is_between = view.phase in {Phase.DEAL, Phase.OVER}
    is_empty = is_between and not view.results
    plates: list[Item] = []
    for seat in SEATS:
        known = view.seats[seat]
        sitter = Sitter(
            seat,
            names[seat],
            count=None if is_empty else known.count,
            place=order.index(seat) + 1 if seat in order else None,
            call=known.call,
            passed=known.passed and not is_between and seat not in order,
            attention=_attention(view, seat),
            leads=view.top is not None and view.top.seat == seat,
            is_mind=seat in minds,
        )
        plates.append(plate(sitter, labels, theme))
    return plates


def _watermark(theme: Theme) -> Piece:
    """The four suits, faint, where no cards lie."""
    suits = (Icon.JADE, Icon.SWORD, Icon.PAGODA, Icon.STAR)
    marks = tuple(Symbol(icon, 129 * k, 0, 92, theme.felt_line) for k, icon in enumerate(suits))
    return Piece(_MIDDLE - 240, 244, 480, 92, marks, ground=theme.felt_middle)


def _exchange(theme: Theme) -> Piece:
    """Cards that change hands."""
    marks = (Back(0, 0, 72), Symbol(Icon.SWAP, 104, 4, 92, theme.muted), Back(228, 0, 72))
    return Piece(_MIDDLE - 150, 238, 300, 102, marks, ground=theme.felt_middle)


def _play(play: TrickPlay, name: str, words: Words, theme: Theme, *, raised: int = 0) -> list[Item]:
    """The play on the table with its caption."""
    said = trick.caption(words.caption, play.seat, name, 522 - raised, theme, bomb=play.combination.kind.is_bomb)
    return [*trick.fan(play.combination, 342 - raised // 3, theme), said]


def _window(text: str, theme: Theme) -> Piece:
    """The mark of the open bomb window, where otherwise a pointer stands."""
    size = 34
    wide = 92 + width(text, Face.LABEL, size)
    marks: tuple[Mark, ...] = (
        Box(0, 0, wide, 52, 26, theme.small),
        Symbol(Icon.BOMB, 20, 8, 36, theme.call_ink),
        Text(66, 26, text, Face.LABEL, size, theme.call_ink),
    )
    return Piece(_MIDDLE - wide // 2, 528, wide, 52, marks, ground=theme.felt_middle)


_DRAGONS: Final = ((458, 527), (812, 260), (458, 117), (232, 260))
"""Where the small dragon stands beside the pointer to each seat."""


def _gift(giver: Seat, theme: Theme) -> list[Item]:
    """A dragon and a pointer at either opponent, one of whom is to get the trick."""
    items: list[Item] = []
    for seat in SEATS:
        if team(seat) != team(giver):
            figure = Piece(*_DRAGONS[seat], 56, 56, (Figure(DRAGON, 0, 0, 56),))
            items += [figure, pointer(seat, theme.small)]
    return items


def _middle(view: TableView, names: Mapping[Seat, str], words: Words, theme: Theme) -> list[Item]:
    """What lies on the felt."""
    top = view.top
    match view.phase:
        case Phase.PLAY | Phase.CLOSING | Phase.DRAGON if top is not None:
            is_closing = view.phase is Phase.CLOSING
            raised = 0 if view.phase is Phase.PLAY else 34
            history = () if view.phase is Phase.DRAGON else trick.history(view.trick, names, 148, theme)
            items = [
                *history,
                *_play(top, names[top.seat], words, theme, raised=raised),
                corners.trick_points(view.trick_points, theme),
            ]
            if is_closing:
                items.append(_window(words.bombs, theme))
            if view.phase is Phase.DRAGON:
                items += _gift(top.seat, theme)
            return items
        case Phase.EXCHANGE:
            return [_exchange(theme), trick.announcement(words.caption, 398, theme)]
        case Phase.DEAL | Phase.OVER if view.last_trick:
            last = view.last_trick[-1]
            return [*trick.fan(last.combination, 342, theme), trick.announcement(words.caption, 522, theme)]
        case _:
            return [_watermark(theme), trick.announcement(words.caption, 398, theme)]


def table_scene(
    view: TableView,
    *,
    names: Mapping[Seat, str],
    words: Words,
    minds: frozenset[Seat] = NOBODY,
    theme: Theme = FELT,
) -> Scene:
    """The table as everybody may see it, 1100 x 700: one picture for all, seat 0 at the bottom.

    `names` are display names as they are; `minds` are the seats that a bot plays.
    """
    items = [
        *_middle(view, names, words, theme),
        *_plates(view, names, minds, words, theme),
        *corners.scores(view, words.round, theme),
    ]
    if view.turn is not None:
        items.append(pointer(view.turn, theme.turn))
    if view.wish is not None:
        items.append(corners.wish(view.wish, theme))
    return Scene(felt(theme, alarm=view.phase is Phase.CLOSING), tuple(items))


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyWords:
    """The texts of a lobby's picture, already translated."""

    caption: str
    """What is waited for; about 25 letters."""
    detail: str
    """What is going to be played; about 40 letters."""
    empty: str
    """On a free seat; about 8 letters."""


def lobby_scene(
    names: Mapping[Seat, str],
    *,
    words: LobbyWords,
    minds: frozenset[Seat] = NOBODY,
    host: Seat | None = None,
    theme: Theme = FELT,
) -> Scene:
    """The table before the match, 1100 x 700; seats without a name are free."""
    labels = Labels("", "", "", words.empty)
    plates = [
        plate(Sitter(seat, names.get(seat), is_mind=seat in minds, is_host=seat == host), labels, theme)
        for seat in SEATS
    ]
    return Scene(
        felt(theme),
        (
            _watermark(theme),
            trick.announcement(words.caption, 388, theme),
            trick.note(words.detail, 446, theme),
            *plates,
        ),
    )
