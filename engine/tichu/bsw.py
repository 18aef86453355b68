"""The text log of BrettSpielWelt, the one format that analysts of Tichu share: read and written, not judged.

A log is rounds one after the other. Cards are suit letter and rank, `S10` or
`GD`: S black (sword), G green (jade), B blue (pagoda), R red (star); ranks
2..10 B D K A; `Ma Hu Ph Dr` are Mah Jong, Dog, Phoenix and Dragon. What the
lines mean on our table is in `bsw_course`.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias, TypeVar

from engine.cards import DECK, DOG, DRAGON, MAH_JONG, PHOENIX, Card, Cards
from engine.kernel import Seat
from engine.tichu.state import Hands, Three
from engine.tichu.transitions import row
from engine.tichu.view import SEATS

T = TypeVar("T")

_RANKS: Final = {**{str(rank): rank for rank in range(2, 11)}, "B": 11, "D": 12, "K": 13, "A": 14}
_RANK_WORDS: Final = {rank: word for word, rank in _RANKS.items()}
_SPECIALS: Final = {MAH_JONG: "Ma", DOG: "Hu", PHOENIX: "Ph", DRAGON: "Dr"}
_SUITS: Final = "GSBR"
"""By `Suit`: jade green, sword black (S), pagoda blue, star red."""


def _word(card: Card) -> str:
    return _SPECIALS[card] if card.suit is None else f"{_SUITS[card.suit]}{_RANK_WORDS[card.rank or 0]}"


_CARDS: Final = {_word(card): card for card in DECK}

_FIRST: Final = "---------------Gr.Tichukarten------------------"
_HANDS: Final = "---------------Startkarten------------------"
_COURSE: Final = "---------------Rundenverlauf------------------"


class LogError(ValueError):
    """A line that no such log has; says which and why in one line."""


@dataclass(frozen=True, slots=True)
class Put:
    """Cards are put down; the Phoenix stands at the place of the card that it replaces."""

    line: int
    seat: Seat
    cards: tuple[Card, ...]
    """As they stand: from high to low."""


@dataclass(frozen=True, slots=True)
class PassedBy:
    """A seat passes, or collects its own trick."""

    line: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Wished:
    """The wish of the Mah Jong just played."""

    line: int
    rank: int


@dataclass(frozen=True, slots=True)
class Called:
    """Small Tichu; it may stand twice."""

    line: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class GaveDragon:
    """The Dragon's trick goes to this seat."""

    line: int
    to: Seat


Act: TypeAlias = Put | PassedBy | Wished | Called | GaveDragon


@dataclass(frozen=True, slots=True)
class LogRound:
    """A round as a log tells it."""

    line: int
    """Where it begins; 1 for the first line of the log."""
    names: tuple[str, str, str, str]
    first: Hands
    """Eight cards each."""
    hands: Hands
    """Fourteen cards each, before the exchange."""
    grand: tuple[Seat, ...]
    early: tuple[Seat, ...]
    """Who called small Tichu before the exchange."""
    gifts: tuple[Three, Three, Three, Three]
    """By giver; to the seats 1, 2 and 3 places further on."""
    bombs: tuple[Seat, ...]
    """Who holds a bomb after the exchange, as far as the log says."""
    acts: tuple[Act, ...]
    result: tuple[int, int] | None
    """The round's points of both teams, bonuses included; None when the log is cut off."""


class _CutOff(Exception):  # noqa: N818 - the end of a text, not a fault
    """The log ends in the middle of a round."""


@dataclass(slots=True)
class _Lines:
    """The lines still to read; blank ones are passed over."""

    texts: list[str]
    at: int = 0
    names: list[str] = field(default_factory=list)

    def peek(self) -> str | None:
        while self.at < len(self.texts) and not self.texts[self.at].strip():
            self.at += 1
        return self.texts[self.at].rstrip("\r\n") if self.at < len(self.texts) else None

    def next(self) -> str:
        text = self.peek()
        if text is None:
            raise _CutOff
        self.at += 1
        return text

    def error(self, why: str) -> LogError:
        return LogError(f"line {self.at}: {why}")

    def expect(self, heading: str) -> None:
        if self.next().strip() != heading:
            raise self.error(f"{heading} was expected")

    def after(self, text: str, start: str) -> str:
        if not text.startswith(start):
            raise self.error(f"{start!r} was expected")
        return text[len(start) :]

    def cards(self, text: str) -> tuple[Card, ...]:
        try:
            return tuple(_CARDS[word] for word in text.split())
        except KeyError as error:
            raise self.error(f"{error} is no card") from None

    def seat(self, text: str) -> Seat:
        """The seat of `(2)name`; the name must be that of the seat, for names may hold anything."""
        for seat in SEATS:
            if text.rstrip() == f"({seat:d}){self.names[seat]}".rstrip():
                return seat
        raise self.error(f"{text!r} is none of the four")


def parse(text: str) -> tuple[LogRound, ...]:
    """The rounds of a log; LogError with the line where it is none. A round cut off before its play is left out."""
    lines = _Lines(text.splitlines())
    return tuple(_rounds(lines))


def _rounds(lines: _Lines) -> Iterator[LogRound]:
    while lines.peek() is not None:
        start = lines.at
        try:
            yield _round(lines)
        except _CutOff:
            return
        except LogError:
            if lines.peek() is not None or not _may_be_cut(lines.texts[start:]):
                raise
            return


def _may_be_cut(texts: list[str]) -> bool:
    """Whether lines of which the last is none may be a round that is cut off inside a line."""
    return len(texts) > 1 or _FIRST.startswith(texts[0])


def _round(lines: _Lines) -> LogRound:
    lines.expect(_FIRST)
    line = lines.at
    lines.names = []
    first = row([_named_hand(lines, seat, 8) for seat in SEATS])
    a, b, c, d = lines.names
    lines.expect(_HANDS)
    hands = row([_hand(lines, seat) for seat in SEATS])
    grand = tuple(_each(lines, "Grosses Tichu: ", lines.seat))
    early = tuple(_each(lines, "Tichu: ", lines.seat))
    lines.expect("Schupfen:")
    gifts = row([_gifts(lines, seat) for seat in SEATS])
    bombs = [seat for seats in _each(lines, "BOMBE: ", lambda text: _seats(lines, text)) for seat in seats]
    lines.expect(_COURSE)
    acts, result = _course(lines)
    return LogRound(line, (a, b, c, d), first, hands, grand, early, gifts, tuple(bombs), acts, result)


def _named_hand(lines: _Lines, seat: Seat, count: int) -> Cards:
    """`(0)name SK RD ...`: the name is what stands before the last cards, and may be empty or hold blanks."""
    text = lines.after(lines.next(), f"({seat:d})").rstrip()
    words = text.split(" ")
    if len(words) < count:
        raise lines.error(f"{count} cards were expected")
    name = " ".join(words[:-count])
    lines.names.append(name)
    return _set(lines, " ".join(words[-count:]), count)


def _hand(lines: _Lines, seat: Seat) -> Cards:
    return _set(lines, lines.after(lines.next(), f"({seat:d}){lines.names[seat]}"), 14)


def _set(lines: _Lines, text: str, count: int) -> Cards:
    cards = Cards.of(lines.cards(text))
    if len(cards) != count:
        raise lines.error(f"{count} different cards were expected")
    return cards


def _each(lines: _Lines, start: str, read: Callable[[str], T]) -> Iterator[T]:
    while (text := lines.peek()) is not None and text.startswith(start):
        lines.next()
        yield read(text[len(start) :])


def _seats(lines: _Lines, text: str) -> list[Seat]:
    """`(1)name (2)name`: those whose number and name stand in it."""
    return [seat for seat in SEATS if f"({seat:d}){lines.names[seat]}" in text]


def _gifts(lines: _Lines, seat: Seat) -> Three:
    """`(0)name gibt: receiver: card - receiver: card - receiver: card - `."""
    text = lines.after(lines.next(), f"({seat:d}){lines.names[seat]} gibt: ")
    cards: list[Card] = []
    for places in (1, 2, 3):
        text = lines.after(text, f"{lines.names[(seat + places) & 3]}: ")
        word, _, text = text.partition(" - ")
        cards.extend(lines.cards(word.removesuffix(" -")))
    if len(cards) != 3:
        raise lines.error("three cards are given")
    return cards[0], cards[1], cards[2]


def _course(lines: _Lines) -> tuple[tuple[Act, ...], tuple[int, int] | None]:
    """What happened until the result; a log that is cut off, perhaps inside a line, has none."""
    acts: list[Act] = []
    while (text := lines.peek()) is not None and text.strip() != _FIRST:
        lines.next()
        try:
            if text.startswith("Ergebnis: "):
                return tuple(acts), _result(lines, text)
            acts.append(_act(lines, text))
        except LogError:
            if lines.peek() is None:
                break
            raise
    return tuple(acts), None


def _result(lines: _Lines, text: str) -> tuple[int, int]:
    found = re.fullmatch(r"Ergebnis: (-?\d+) - (-?\d+)", text.strip())
    if found is None:
        raise lines.error(f"{text!r} is no result")
    return int(found[1]), int(found[2])


def _act(lines: _Lines, text: str) -> Act:
    if text.startswith("Tichu: "):
        return Called(lines.at, lines.seat(text.removeprefix("Tichu: ")))
    if text.startswith("Drache an: "):
        return GaveDragon(lines.at, lines.seat(text.removeprefix("Drache an: ")))
    if text.startswith("Wunsch:"):
        word = text.removeprefix("Wunsch:").strip()
        if word not in _RANKS:
            raise lines.error(f"{word!r} is no rank")
        return Wished(lines.at, _RANKS[word])
    for seat in SEATS:
        who = f"({seat:d}){lines.names[seat]}"
        if text.rstrip() == f"{who} passt.":
            return PassedBy(lines.at, seat)
        if text.startswith(f"{who}: "):
            return Put(lines.at, seat, lines.cards(text[len(who) + 2 :]))
    raise lines.error(f"{text!r} is nothing that happens in a round")


# --- writing -----------------------------------------------------------------------------------------------------

_ORDER: Final = {DRAGON: 17, PHOENIX: 16, MAH_JONG: 1, DOG: 0}


def write(rounds: Iterable[LogRound]) -> str:
    """The text of these rounds. Its line numbers are its own, not those that the rounds came with."""
    return "".join(f"{line}\n" for each in rounds for line in _written(each))


def _written(each: LogRound) -> Iterator[str]:
    who = [f"({seat:d}){each.names[seat]}" for seat in SEATS]
    yield _FIRST
    yield from (f"{who[seat]} {_words(_descending(each.first[seat]))}" for seat in SEATS)
    yield _HANDS
    yield from (f"{who[seat]} {_words(_descending(each.hands[seat]))}" for seat in SEATS)
    yield from (f"Grosses Tichu: {who[seat]}" for seat in each.grand)
    yield from (f"Tichu: {who[seat]}" for seat in each.early)
    yield "Schupfen:"
    for seat in SEATS:
        given = (f"{each.names[(seat + places) & 3]}: {_word(each.gifts[seat][places - 1])} - " for places in (1, 2, 3))
        yield f"{who[seat]} gibt: {''.join(given)}"
    if each.bombs:
        yield f"BOMBE: {' '.join(who[seat] for seat in each.bombs)} "
    yield _COURSE
    yield from (_written_act(act, who) for act in each.acts)
    if each.result is not None:
        yield f"Ergebnis: {each.result[0]} - {each.result[1]}"


def _written_act(act: Act, who: list[str]) -> str:
    match act:
        case Put():
            return f"{who[act.seat]}: {_words(act.cards)}"
        case PassedBy():
            return f"{who[act.seat]} passt."
        case Wished():
            return f"Wunsch:{_RANK_WORDS[act.rank]}"
        case Called():
            return f"Tichu: {who[act.seat]}"
        case GaveDragon():
            return f"Drache an: {who[act.to]}"


def _descending(cards: Cards) -> list[Card]:
    return sorted(cards, key=lambda card: -_ORDER.get(card, card.rank or 0))


def _words(cards: Iterable[Card]) -> str:
    return "".join(f"{_word(card)} " for card in cards)
