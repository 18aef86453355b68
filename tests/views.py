"""Views written by hand, what one seat sees in the middle of a round, and questions to them in notation."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from engine.cards import RANK_OF_LETTER, Cards
from engine.kernel import Seat
from engine.tichu.actions import Action, Play
from engine.tichu.combinations import Combination
from engine.tichu.legal import Why, objection
from engine.tichu.notation import parse_combinations, parse_play, spell
from engine.tichu.rules import STANDARD, Rules
from engine.tichu.view import SEATS, Phase, PlayerView, SeatView, TableView, TrickPlay

MOMENT: Final = 7
"""The moment of every view here; a play over another one comes late or early."""
CALM: Final = (Phase.DEAL, Phase.GRAND, Phase.EXCHANGE, Phase.CLOSING, Phase.OVER)
"""Phases in which it is nobody's turn."""


def top_of(text: str) -> Combination:
    """The strongest reading of a play in notation."""
    return parse_combinations(text)[0]


def seen(
    hand: str | Cards,
    *,
    on: str | Combination | None = None,
    by: int = 3,
    turn: int = 0,
    wish: str | int | None = None,
    phase: Phase = Phase.PLAY,
    seats: Mapping[int, SeatView] | None = None,
    out: tuple[int, ...] = (),
) -> PlayerView:
    """What seat 0 sees: its hand, the top and whose it is, whose turn it is, the open wish, what is known of seats."""
    cards = Cards.parse(hand) if isinstance(hand, str) else hand
    top = top_of(on) if isinstance(on, str) else on
    known = {seat: SeatView(count=8) for seat in SEATS} | {SEATS[seat]: view for seat, view in (seats or {}).items()}
    known[SEATS[0]] = replace(known[SEATS[0]], count=len(cards))
    table = TableView(
        phase=phase,
        moment=MOMENT,
        round=1,
        target=1000,
        totals=(0, 0),
        results=(),
        seats=tuple(known[seat] for seat in SEATS),
        turn=None if phase in CALM else Seat(turn),
        trick=() if top is None else (TrickPlay(Seat(by), top),),
        wish=RANK_OF_LETTER[wish] if isinstance(wish, str) else wish,
        out=tuple(map(Seat, out)),
    )
    return PlayerView(table, SEATS[0], cards)


def play(text: str, *, wish: str | None = None, call: bool = False, over: int = MOMENT) -> Play:
    """A play in notation."""
    cards, reading = parse_play(text)
    helper = None if reading is None else reading // 2
    return Play(cards, over, helper, None if wish is None else RANK_OF_LETTER[wish], call)


def why(view: PlayerView, action: Action | str, *, rules: Rules = STANDARD) -> Why | None:
    """Why an action, or a play in notation, is refused; None if it is not."""
    found = objection(rules, view, play(action) if isinstance(action, str) else action)
    return None if found is None else found.reason


def spelled(ways: Iterable[Combination]) -> set[str]:
    """Combinations in notation."""
    return {" ".join(spell(way)) for way in ways}
