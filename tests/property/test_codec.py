"""Every action, event and view there can be is read back as it was written."""

import json
from typing import cast, get_args

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import DECK, Card, Cards
from engine.codec import Codec, CodecError
from engine.games import GAMES
from engine.kernel import Seat
from engine.tichu.actions import Action
from engine.tichu.events import Event
from engine.tichu.view import SEATS, PlayerView

st.register_type_strategy(Card, st.sampled_from(DECK))
st.register_type_strategy(Cards, st.integers(0, (1 << 56) - 1).map(Cards))
st.register_type_strategy(Seat, st.sampled_from(SEATS))

ENTRY = GAMES["tichu"]
VIEWS = Codec[PlayerView](PlayerView)

actions = st.sampled_from(cast("tuple[type[Action], ...]", get_args(Action))).flatmap(st.from_type)
events = st.sampled_from(cast("tuple[type[Event], ...]", get_args(Event))).flatmap(st.from_type)


@given(actions)
def test_every_action_round_trips(action: Action) -> None:
    assert ENTRY.actions.load(ENTRY.actions.dump(action)) == action


@given(events)
def test_every_event_round_trips(event: Event) -> None:
    assert ENTRY.events.load(ENTRY.events.dump(event)) == event


@given(st.from_type(PlayerView))
def test_every_view_round_trips(view: PlayerView) -> None:
    assert VIEWS.load(VIEWS.dump(view)) == view


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(events, st.data())
def test_damaged_data_is_an_error_or_another_event_and_never_a_crash(event: Event, data: st.DataObject) -> None:
    plain = json.loads(ENTRY.events.dump(event))
    key = data.draw(st.sampled_from(sorted(plain)))
    plain[key] = data.draw(json_values)
    try:
        loaded = ENTRY.events.rich(plain)
    except CodecError:
        return
    assert ENTRY.events.load(ENTRY.events.dump(loaded)) == loaded
