"""A record told step by step: the act, what is heard of it, and what each seat sees where that has changed."""

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Final

from engine.games import GAMES
from engine.kernel import Refusal
from engine.tichu.combinations import Combination
from engine.tichu.fairness import Reveal, spelled
from engine.tichu.notation import spell
from engine.tichu.notices import Notice
from engine.tichu.record import Header, Request, read, read_line
from engine.tichu.view import SEATS, Phase, PlayerView, RoundResult, SeatView, TableView, TrickPlay

_LAST: Final = {Phase.DEAL, Phase.OVER}


def told(record: Iterable[str]) -> Iterator[str]:
    """The lines of a playthrough; every act of the record is accepted."""
    first, *lines = record
    header = read_line(first)
    assert isinstance(header, Header)
    game = GAMES[header.game].make(header.options)
    state = game.opening()
    seen: dict[str, str] = {}
    for line in lines:
        request = read_line(line)
        assert isinstance(request, Request)
        step = game.play(state, *read(request, state.moment))
        assert not isinstance(step, Refusal), f"{line} was refused: {step}"
        state = step.state
        yield line
        heard = [notice for event in step.events for notice in game.hear(event, None)]
        yield from (f"    heard {_notice(notice)}" for notice in heard)
        views = {"table": _table(game.spectacle(state))}
        views |= {f"seat {seat:d}": _own(game.view(state, seat)) for seat in SEATS}
        yield from (f"    {who} {view}" for who, view in views.items() if seen.get(who) != view)
        seen = views


def _notice(notice: Notice) -> str:
    words = [f"{field.name}={_value(getattr(notice, field.name))}" for field in fields(notice)]
    return " ".join([type(notice).__name__, *words])


def _value(value: object) -> str:
    match value:
        case Combination():
            return f"<{' '.join(spell(value))}>"
        case RoundResult():
            return f"<{_result(value)}>"
        case bool() | None | str():
            return str(value)
        case int():
            return f"{value:d}"
        case _:
            return str(value)


def _result(result: RoundResult) -> str:
    calls = " ".join(f"{call.seat:d}:{call.call}{'+' if call.made else '-'}" for call in result.calls)
    out = "".join(f"{seat:d}" for seat in result.order)
    return f"{result.number} out {out} cards {result.cards} calls {calls or '-'} points {result.points} {result.totals}"


def _table(table: TableView) -> str:
    """All the fields of the view, in their order."""
    words = [
        f"{table.phase} {table.moment}",
        f"round {table.round} to {table.target}",
        f"totals {table.totals}",
        f"results {len(table.results)}",
        f"seats {' '.join(map(_seat, table.seats))}",
        f"turn {'-' if table.turn is None else int(table.turn)}",
        f"trick {_trick(table.trick)}",
        f"wish {table.wish or '-'}",
        f"out {''.join(f'{seat:d}' for seat in table.out) or '-'}",
        f"last {_trick(table.last_trick)}",
        f"gone {len(table.gone)}",
        f"sealed {table.commitment[:8] or '-'}",
        f"told {' '.join(map(_reveal, table.reveals)) or '-'}",
    ]
    return " | ".join(words)


def _reveal(reveal: Reveal) -> str:
    hands = ", ".join(str(hand) for hand in reveal.dealt)
    gifts = ", ".join(" ".join(map(str, three)) for three in reveal.gifts)
    return f"<{reveal.number} {reveal.salt} {spelled(reveal.deck)}: {hands}: {gifts}: {reveal.is_proved}>"


def _seat(seat: SeatView) -> str:
    """Cards, points, the call, and r for ready, o for opened, p for passed."""
    marks = "".join(mark for mark, is_so in zip("rop", (seat.ready, seat.opened, seat.passed), strict=True) if is_so)
    return f"{seat.count}/{seat.points}{f'/{seat.call}' if seat.call else ''}{f'/{marks}' if marks else ''}"


def _trick(trick: tuple[TrickPlay, ...]) -> str:
    return " ".join(f"{play.seat:d}:<{' '.join(spell(play.combination))}>" for play in trick) or "-"


def _own(view: PlayerView) -> str:
    given, received = (" ".join(map(str, cards or ())) or "-" for cards in (view.given, view.received))
    return f"holds {view.hand or '-'} | gave {given} | got {received}"
