"""A round that was read and found good is played the same, and what was once stored loads for ever."""

import json
from typing import get_args

from engine.codec import Codec
from engine.games import GAMES
from engine.kernel import Actor, Refusal, replay
from engine.tichu.actions import Action
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.rules import compose
from tests.golden.playthrough import told
from tests.golden.write_playthrough import ENTRIES, RECORD, TEXT

ENTRY = GAMES["tichu"]
POINTS = [(65, 35), (0, 200), (145, 55)]


def test_a_round_is_played_and_seen_as_before() -> None:
    lines = told(RECORD.read_text(encoding="utf-8").splitlines())
    assert "".join(f"{line}\n" for line in lines) == TEXT.read_text(encoding="utf-8")


def entries() -> list[dict[str, object]]:
    return [json.loads(line) for line in ENTRIES.read_text(encoding="utf-8").splitlines()]


def test_old_entries_load_for_ever_and_lead_to_the_same_results() -> None:
    actors, events = Codec[Actor](Actor), Codec[tuple[Event, ...]](tuple[Event, ...])
    history: list[Event] = []
    for entry in entries():
        actors.rich(entry["actor"])
        ENTRY.actions.rich(entry["action"])
        history.extend(events.rich(entry["events"]))
    last = replay(Tichu(compose(["rounds=3"])), history)
    assert [result.points for result in last.results] == POINTS


def test_old_entries_are_decided_as_they_were() -> None:
    """The audit: what was asked is judged again, and gives the facts that were stored."""
    game = Tichu(compose(["rounds=3"]))
    actors, events = Codec[Actor](Actor), Codec[tuple[Event, ...]](tuple[Event, ...])
    state = game.opening()
    for entry in entries():
        step = game.play(state, actors.rich(entry["actor"]), ENTRY.actions.rich(entry["action"]))
        assert not isinstance(step, Refusal)
        assert step.events == events.rich(entry["events"])
        state = step.state


def test_the_old_entries_hold_every_kind_of_action_and_fact() -> None:
    """A new kind is entered at the end of the file when it is made; a kind that is gone from the code fails above."""
    text = ENTRIES.read_text(encoding="utf-8")
    for union in (Action, Event):
        missing = [kind.__name__ for kind in get_args(union) if f'"is":"{kind.__name__}"' not in text]
        assert missing == []
