"""`legal`: what a hand may play on a trick, and whether it may pass."""

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, cast

from engine.cards import NO_CARDS, RANK_OF_LETTER, Cards
from engine.cli import BadInput, BadUsage
from engine.kernel import Seat
from engine.tichu.combinations import DRAGON_STRENGTH, Combination, Kind
from engine.tichu.legal import bombs, may_pass, plays
from engine.tichu.notation import parse_combinations, spell
from engine.tichu.rules import STANDARD
from engine.tichu.view import Phase, PlayerView, SeatView, TableView, TrickPlay

USAGE = "legal                 questions from standard input, one JSON object a line"

_ASKER: Final = Seat(0)
_OTHER: Final = Seat(3)

Answer = TypedDict("Answer", {"plays": list[list[str]], "pass": bool})
"""What may be played, each set of cards once per reading, and whether the seat may pass."""


def run(arguments: Sequence[str]) -> int:
    """One JSON object for each line."""
    if arguments:
        raise BadUsage(USAGE)
    for number, line in enumerate(sys.stdin, start=1):
        try:
            view = _view(_object(json.loads(line), required={"hand"}, optional={"trick", "wish", "turn"}))
        except (ValueError, BadInput) as error:
            raise BadInput(f"line {number}: {error}") from None
        print(json.dumps(_answer(view)))
    return 0


def _answer(view: PlayerView) -> Answer:
    ways = plays(STANDARD, view) or bombs(STANDARD, view)
    return {"plays": [spell(way) for way in ways], "pass": may_pass(STANDARD, view)}


def _object(data: object, *, required: set[str], optional: set[str]) -> Mapping[str, object]:
    """An object with these keys and no others; BadInput if it is none."""
    if not isinstance(data, dict):
        raise BadInput(f"{json.dumps(data)} is no object")
    found = cast("Mapping[str, object]", data)
    if not required <= found.keys() <= required | optional:
        raise BadInput(
            f"the keys are {', '.join(sorted(required))}; if need be {', '.join(sorted(optional)) or 'none'}"
        )
    return found


def _view(asked: Mapping[str, object]) -> PlayerView:
    """The view of the seat that asks."""
    hand, turn = asked["hand"], asked.get("turn", True)
    if not isinstance(hand, str) or not isinstance(turn, bool):
        raise BadInput("hand must be cards and turn must be true or false")
    cards = Cards.parse(hand)
    top = _top(asked.get("trick"))
    table = TableView(
        phase=Phase.PLAY,
        moment=0,
        round=1,
        target=STANDARD.target,
        totals=(0, 0),
        results=(),
        seats=(SeatView(count=len(cards)), SeatView(), SeatView(), SeatView()),
        turn=_ASKER if turn else _OTHER,
        trick=() if top is None else (TrickPlay(_OTHER, top),),
        wish=_wish(asked.get("wish")),
    )
    return PlayerView(table, _ASKER, cards)


def _wish(letter: object) -> int | None:
    if letter is None:
        return None
    if not isinstance(letter, str) or letter not in RANK_OF_LETTER:
        raise BadInput(f"{letter!r} is no rank to wish for; the ranks are {''.join(RANK_OF_LETTER)}")
    return RANK_OF_LETTER[letter]


def _top(trick: object) -> Combination | None:
    """The play to beat: from its cards, or from its kind, rank and length alone."""
    if trick is None:
        return None
    if isinstance(trick, str):
        ways = parse_combinations(trick)
        if not ways:
            raise BadInput(f"{trick!r} is no combination")
        top = ways[0]
    else:
        known = _object(trick, required={"kind", "rank", "length"}, optional=set())
        rank, length = known["rank"], known["length"]
        if not isinstance(rank, int | float) or not isinstance(length, int):
            raise BadInput("rank must be a number and length a number of cards")
        top = Combination(Kind(str(known["kind"])), round(2 * rank), length, NO_CARDS)
    if not 0 < top.strength <= DRAGON_STRENGTH:
        raise BadInput(f"no trick has the rank {top.rank}")
    return top
