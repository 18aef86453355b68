"""Match records: a match as JSON lines that a person can read.

The first line is a header, `{"game": "tichu", "options": [], "seats": ["North", "East", "South", "West"]}`; with
`"resigned": 1` team 1 gave the match up after the last line. A position may follow it; all else
are actions, one a line:

    {"do": "deal", "cards": "5j 6s ...", "salt": "9f0"}  the deck in dealing order; the salt of a sealed one
    {"actor": 0, "do": "grand", "grand": true}
    {"actor": 0, "do": "call", "call": "small"}
    {"actor": 0, "do": "give", "cards": "2j As 3t"}      to the next seat, the partner, the seat before
    {"actor": 0, "do": "take_back"}
    {"actor": 0, "do": "play", "cards": "5j 6s PH=7 8p 9t", "wish": "K", "call": "small"}
    {"actor": 0, "do": "pass"}
    {"actor": 0, "do": "dragon", "to": 1}
    {"do": "timeup"}                                     closes the bomb window; with "seat" it acts for that seat

An action answers the table as it stands at its line, unless `"over"` names another moment.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never, cast

from engine.cards import NO_CARDS, PHOENIX, RANK_LETTERS, RANK_OF_LETTER, Card, Cards
from engine.codec import Codec, CodecError
from engine.kernel import Actor, Nature, Seat
from engine.tichu.actions import (
    Action,
    AnswerGrand,
    CallTichu,
    Deal,
    Give,
    GiveDragon,
    Pass,
    Play,
    TakeBack,
    TimeUp,
)
from engine.tichu.combinations import readings
from engine.tichu.fairness import spelled
from engine.tichu.notation import parse_play, spell
from engine.tichu.position import Laid, Position
from engine.tichu.view import SEATS, Call


class RecordError(ValueError):
    """A line that is none of a record; says why in one line."""


@dataclass(frozen=True, slots=True)
class Header:
    """What is played, and by whom."""

    game: str
    options: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    """Names in seat order; perhaps empty."""
    resigned: int | None = None
    """The team that gave the match up after the last line."""


@dataclass(frozen=True, slots=True)
class Request:
    """An action as it was written down; the game may yet refuse it."""

    do: str
    actor: Seat | Nature | None = None
    cards: str | None = None
    wish: str | None = None
    call: Call | None = None
    grand: bool | None = None
    to: Seat | None = None
    seat: Seat | None = None
    over: int | None = None
    salt: str | None = None


Line: TypeAlias = Header | Position | Request


@dataclass(frozen=True, slots=True)
class _Laid:
    seat: Seat
    cards: str


@dataclass(frozen=True, slots=True)
class _Position:
    hands: tuple[Cards, Cards, Cards, Cards]
    turn: Seat
    trick: tuple[_Laid, ...] = ()
    wish: str | None = None
    out: tuple[Seat, ...] = ()
    won: tuple[Cards, Cards, Cards, Cards] = (NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS)
    calls: tuple[Call | None, Call | None, Call | None, Call | None] = (None, None, None, None)


_HEADER: Final = Codec[Header](Header)
_POSITION: Final = Codec[_Position](_Position)
_REQUEST: Final = Codec[Request](Request)

_SAYS: Final[Mapping[str, tuple[str, ...]]] = {
    "deal": ("cards", "salt"),
    "grand": ("grand",),
    "call": ("call",),
    "give": ("cards",),
    "take_back": (),
    "play": ("cards", "wish", "call"),
    "pass": (),
    "dragon": ("to",),
    "timeup": ("seat",),
}
"""What each kind of action says beside who does it and what it answers."""


def read_line(text: str) -> Line:
    """One line of a record; RecordError if it is none."""
    try:
        data: object = json.loads(text)
    except ValueError as error:
        raise RecordError(f"no JSON: {error}") from None
    if not isinstance(data, dict):
        raise RecordError("a line of a record is an object")
    entries = cast("dict[str, object]", data)
    try:
        if "do" in entries:
            return _request(_REQUEST.rich(entries))
        if "position" in entries:
            if len(entries) > 1:
                raise RecordError("a position stands alone on its line")
            return _position(_POSITION.rich(entries["position"]))
        return _header(_HEADER.rich(entries))
    except CodecError as error:
        raise RecordError(str(error)) from None


def write_header(header: Header) -> str:
    """The first line of a record."""
    entries: dict[str, object] = {"game": header.game, "options": list(header.options), "seats": list(header.seats)}
    return _line(entries if header.resigned is None else entries | {"resigned": header.resigned})


def write(actor: Actor, action: Action) -> str:
    """The line of an action of this actor. It is left out what the action answers: the table at its line."""
    return _line({**_who(actor), **_what(action)})


def read(request: Request, moment: int) -> tuple[Actor, Action]:
    """Who asks what of a table at this moment; RecordError where the words make no action."""
    over = moment if request.over is None else request.over
    return _actor(request), _action(request, over)


def rank_letter(rank: int | None) -> str | None:
    """A rank as records have it, `K` for 13; None for none."""
    return None if rank is None else RANK_LETTERS[rank]


def _line(entries: Mapping[str, object]) -> str:
    return json.dumps(entries, ensure_ascii=False)


def _request(request: Request) -> Request:
    if request.do not in _SAYS:
        raise RecordError(f"{request.do!r} is nothing to do; there are {', '.join(_SAYS)}")
    for name in ("cards", "wish", "call", "grand", "to", "seat", "salt"):
        if getattr(request, name) is not None and name not in _SAYS[request.do]:
            raise RecordError(f"{request.do} says nothing about {name!r}")
    for seat in (request.actor, request.to, request.seat):
        if isinstance(seat, Seat):
            _seat(seat)
    return request


def _header(header: Header) -> Header:
    if header.resigned not in {None, 0, 1}:
        raise RecordError(f"there is no team {header.resigned}")
    return header


def _position(raw: _Position) -> Position:
    trick = tuple(Laid(_seat(laid.seat), *_played(laid.cards)) for laid in raw.trick)
    out = tuple(_seat(seat) for seat in raw.out)
    return Position(raw.hands, _seat(raw.turn), trick, _rank(raw.wish), out, raw.won, raw.calls)


def _seat(seat: Seat) -> Seat:
    if seat not in SEATS:
        raise RecordError(f"there is no seat {seat:d}")
    return seat


def _rank(letter: str | None) -> int | None:
    if letter is None:
        return None
    if letter not in RANK_OF_LETTER:
        raise RecordError(f"{letter!r} is no rank; there are {' '.join(RANK_OF_LETTER)}")
    return RANK_OF_LETTER[letter]


def _played(text: str) -> tuple[Cards, int | None]:
    """Cards and what the Phoenix stands for among them; a lone one's half rank goes without saying."""
    try:
        cards, half = parse_play(text)
    except ValueError as error:
        raise RecordError(str(error)) from None
    if half is None or cards == Cards.of((PHOENIX,)):
        return cards, None
    if half % 2:
        raise RecordError("the Phoenix stands for a whole rank among other cards")
    return cards, half // 2


def _sequence(request: Request) -> tuple[Card, ...]:
    try:
        return tuple(Card.parse(word) for word in _needed(request, "cards", request.cards).split())
    except ValueError as error:
        raise RecordError(str(error)) from None


def _needed(request: Request, name: str, text: str | None) -> str:
    if text is None:
        raise RecordError(f"{request.do} lacks {name!r}")
    return text


def _actor(request: Request) -> Actor:
    if request.actor is not None:
        return request.actor
    match request.do:
        case "deal":
            return Nature.DEALER
        case "timeup":
            return Nature.CLOCK
        case _:
            raise RecordError(f"{request.do} lacks 'actor'")


def _action(request: Request, over: int) -> Action:
    match request.do:
        case "deal":
            return Deal(_sequence(request), request.salt or "")
        case "grand":
            return AnswerGrand(grand=request.grand is not False)
        case "call":
            return AnswerGrand(grand=True) if request.call is Call.GRAND else CallTichu()
        case "give":
            gifts = _sequence(request)
            if len(gifts) != 3:
                raise RecordError(f"three cards are given, not {len(gifts)}")
            return Give(gifts)
        case "take_back":
            return TakeBack()
        case "play":
            cards, phoenix = _played(_needed(request, "cards", request.cards))
            if request.call is Call.GRAND:
                raise RecordError("no play calls Grand Tichu")
            return Play(cards, over, phoenix, _rank(request.wish), call=request.call is Call.SMALL)
        case "pass":
            return Pass(over)
        case "dragon":
            if request.to is None:
                raise RecordError("dragon lacks 'to'")
            return GiveDragon(request.to)
        case _:
            return TimeUp(over, request.seat)


def _who(actor: Actor) -> dict[str, object]:
    return {"actor": int(actor)} if isinstance(actor, Seat) else {"actor": actor.value}


def _what(action: Action) -> dict[str, object]:
    match action:
        case Deal(deck, salt):
            entries: dict[str, object] = {"do": "deal", "cards": spelled(deck)}
            return entries | {"salt": salt} if salt else entries
        case AnswerGrand(grand):
            return {"do": "grand", "grand": grand}
        case CallTichu():
            return {"do": "call", "call": Call.SMALL.value}
        case Give(cards):
            return {"do": "give", "cards": " ".join(map(str, cards))}
        case TakeBack():
            return {"do": "take_back"}
        case Play():
            return _what_play(action)
        case Pass():
            return {"do": "pass"}
        case GiveDragon(to):
            return {"do": "dragon", "to": int(to)}
        case TimeUp(seat=seat):
            return {"do": "timeup"} if seat is None else {"do": "timeup", "seat": int(seat)}
        case _:
            assert_never(action)


def _what_play(play: Play) -> dict[str, object]:
    entries: dict[str, object] = {"do": "play", "cards": _spelled(play)}
    if play.wish is not None:
        entries["wish"] = rank_letter(play.wish)
    if play.call:
        entries["call"] = Call.SMALL.value
    return entries


def _spelled(play: Play) -> str:
    """The cards in reading order if the play names a reading, else as they are."""
    if play.phoenix is not None:
        for way in readings(play.cards):
            if way.phoenix == play.phoenix:
                return " ".join(spell(way))
        raise ValueError(f"{play.cards} has no reading with the Phoenix as {play.phoenix}")
    return str(play.cards)
