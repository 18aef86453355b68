"""A round in the compiled twin, driven act by act. Not a test."""

import ctypes
from collections.abc import Sequence

from engine.minds.fast.moves import PASS, Move
from engine.minds.training.twin import library

_Bits = ctypes.c_uint64 * 8
PHASES = ("play", "window", "giving", "over")

MOST_MOVES = 512
"""As in `moves.h`."""


class _Move(ctypes.Structure):
    _fields_ = (
        ("kind", ctypes.c_uint8),
        ("length", ctypes.c_uint8),
        ("strength", ctypes.c_uint8),
        ("cards", ctypes.c_uint64),
    )


class _Moves(ctypes.Structure):
    _fields_ = (("of", _Move * MOST_MOVES), ("n", ctypes.c_int))


class _Round(ctypes.Structure):
    """As in `twin/round.h`."""

    _fields_ = (
        ("hands", ctypes.c_uint64 * 4),
        ("pile", ctypes.c_uint64),
        ("gone", ctypes.c_uint64),
        ("given", ctypes.c_uint64 * 12),
        ("received", ctypes.c_uint64 * 12),
        ("top", _Move),
        ("phase", ctypes.c_int),
        ("turn", ctypes.c_int),
        ("owner", ctypes.c_int),
        ("wish", ctypes.c_int),
        ("outs", ctypes.c_int),
        ("out", ctypes.c_int * 4),
        ("calls", ctypes.c_int * 4),
        ("won", ctypes.c_int * 4),
        ("opened", ctypes.c_bool * 4),
    )


class TwinRound:
    """From the hands before the exchange on."""

    def __init__(self, hands: Sequence[int], calls: Sequence[int], gifts: Sequence[Sequence[int]]) -> None:
        assert library().round_size() == ctypes.sizeof(_Round)
        self.truth = _Round()
        given = [card for three in gifts for card in three]
        library().begin_round(
            ctypes.byref(self.truth),
            (ctypes.c_uint64 * 4)(*hands),
            (ctypes.c_int * 4)(*calls),
            (ctypes.c_uint64 * 12)(*given),
        )

    @property
    def phase(self) -> str:
        return PHASES[int(self.truth.phase)]

    @property
    def out(self) -> list[int]:
        return [int(seat) for seat in self.truth.out][: int(self.truth.outs)]

    def legal(self) -> list[Move]:
        """What whose turn it is may do."""
        found = _Moves()
        library().list_moves(ctypes.byref(self.truth), ctypes.byref(found))
        return _plain(found)

    def bombs(self, seat: int) -> list[Move]:
        """What a seat may throw."""
        found = _Moves()
        library().list_bombs(ctypes.byref(self.truth), seat, ctypes.byref(found))
        return _plain(found)

    def put(self, seat: int, move: Move, wish: int = 0) -> None:
        """A play, a bomb out of turn, or a pass."""
        library().put(ctypes.byref(self.truth), seat, ctypes.byref(_Move(*move)), wish)

    def call(self, seat: int) -> None:
        self.truth.calls[seat] = 1

    def close(self) -> None:
        """Nobody throws a bomb."""
        library().close_window(ctypes.byref(self.truth))

    def give(self, to: int) -> None:
        library().give_dragon(ctypes.byref(self.truth), to)

    def score(self) -> tuple[int, int]:
        teams = (ctypes.c_int * 2)()
        library().count_score(ctypes.byref(self.truth), teams)
        return teams[0], teams[1]

    def row(self, seat: int, move: Move, wish: int = 0) -> int:
        """The nets' inputs after a move; of a pass out of turn with where the turn is."""
        wait = -1
        if move == PASS and (self.phase == "window" or self.truth.turn != seat):
            wait = 0 if self.phase == "window" else self.truth.turn - seat & 3
        bits = _Bits()
        library().row_after(ctypes.byref(self.truth), seat, ctypes.byref(_Move(*move)), wish, wait, bits)
        return _whole(bits)


def row_before(hand: int, seat: int, calls: Sequence[int], gifts: Sequence[int]) -> int:
    """The twin's row of a hand before the first lead."""
    three = (ctypes.c_uint64 * 3)(*gifts) if gifts else None
    bits = _Bits()
    library().row_before(ctypes.c_uint64(hand), seat, (ctypes.c_int * 4)(*calls), three, bits)
    return _whole(bits)


def _whole(bits: "ctypes.Array[ctypes.c_uint64]") -> int:
    return sum(int(word) << 64 * place for place, word in enumerate(bits))


def _plain(found: _Moves) -> list[Move]:
    return [(move.kind, move.length, move.strength, move.cards) for move in found.of[: found.n]]
