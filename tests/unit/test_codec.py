"""The codec: what is written is read back, and what is not of the type is refused with its place."""

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

import pytest

from engine.cards import Card, Cards
from engine.codec import TAG, Codec, CodecError
from engine.kernel import Actor, Nature, Seat


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Pair(NamedTuple):
    first: Card
    second: Card | None = None


@dataclass(frozen=True, slots=True)
class Square:
    side: int
    colour: Colour = Colour.RED


@dataclass(frozen=True, slots=True)
class Scene:
    shapes: "tuple[Square | Circle, ...]"
    pair: Pair
    seats: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Circle:
    hand: Cards
    filled: bool


SCENE = Scene((Square(3, Colour.BLUE), Circle(Cards("5j PH"), filled=True)), Pair(Card("DR")), frozenset({Seat(2)}))
CODEC = Codec[Scene](Scene)


def test_nested_values_round_trip_with_their_types() -> None:
    loaded = CODEC.load(CODEC.dump(SCENE))
    assert loaded == SCENE
    circle = loaded.shapes[1]
    assert isinstance(circle, Circle)
    assert type(circle.hand) is Cards
    assert type(loaded.pair.first) is Card
    assert [type(seat) for seat in loaded.seats] == [Seat]


def test_cards_are_written_in_notation_and_a_union_says_its_class() -> None:
    plain = json.loads(CODEC.dump(SCENE))
    assert plain["shapes"][1] == {TAG: "Circle", "hand": "5j PH", "filled": True}
    assert plain["pair"] == {"first": "DR", "second": None}


def test_a_missing_field_takes_its_default() -> None:
    assert Codec[Square](Square).load('{"side": 3}') == Square(3)
    assert Codec[Pair](Pair).load('{"first": "5j"}') == Pair(Card("5j"))


def test_actors_are_told_apart_by_number_and_word() -> None:
    codec = Codec[Actor](Actor)
    for actor in (Seat(0), Seat(3), Nature.CLOCK, Nature.DEALER):
        loaded = codec.load(codec.dump(actor))
        assert (loaded, type(loaded)) == (actor, type(actor))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("{", ()),
        ("[]", ()),
        ('{"shapes": [], "pair": {"first": "5j"}, "extra": 1}', ()),
        ('{"shapes": []}', ()),
        ('{"shapes": [{"is": "Triangle"}], "pair": {"first": "5j"}}', ("shapes", "0", "is")),
        ('{"shapes": [{"side": 3}], "pair": {"first": "5j"}}', ("shapes", "0", "is")),
        ('{"shapes": [{"is": "Square", "side": true}], "pair": {"first": "5j"}}', ("shapes", "0", "side")),
        ('{"shapes": [{"is": "Square", "side": 1.5}], "pair": {"first": "5j"}}', ("shapes", "0", "side")),
        ('{"shapes": [{"is": "Square", "side": 1, "colour": "green"}], "pair": {}}', ("shapes", "0", "colour")),
        ('{"shapes": [], "pair": {"first": "5x"}}', ("pair", "first")),
        ('{"shapes": [], "pair": {"first": 5}}', ("pair", "first")),
        ('{"shapes": [], "pair": {"first": "5j", "second": 5}}', ("pair", "second")),
        ('{"shapes": [], "pair": {"first": "5j"}, "seats": [-1]}', ("seats", "0")),
        ('{"shapes": 5, "pair": {"first": "5j"}}', ("shapes",)),
    ],
)
def test_bad_data_is_refused_with_its_place(text: str, place: tuple[str, ...]) -> None:
    with pytest.raises(CodecError) as caught:
        CODEC.load(text)
    assert caught.value.path == place
    assert "\n" not in str(caught.value)


def test_a_tuple_of_fixed_length_takes_no_other() -> None:
    codec = Codec[tuple[Card, Card]](tuple[Card, Card])
    assert codec.load('["5j", "6s"]') == (Card("5j"), Card("6s"))
    with pytest.raises(CodecError, match="2 entries"):
        codec.load('["5j"]')


@pytest.mark.parametrize("kind", [object, dict[str, int], int | Seat, Card | Cards])
def test_a_type_that_could_not_be_read_back_is_refused_at_once(kind: object) -> None:
    with pytest.raises(TypeError):
        Codec[object](kind)
