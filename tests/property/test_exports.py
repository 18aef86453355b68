"""What is taken along of a match comes back as the same match: as a record, as a log, and into another store."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.controls import Setting
from bot.games.tichu.record import log, record, tale
from bot.past.kept import NO_TABLE
from bot.speech import LOCALES, speech_for
from bot.upkeep.records import Found, Refused, matches
from bot.upkeep.taking_in import take_in
from data.database import Database
from data.history import Asked, History
from data.journal import Journal
from data.results import Results
from engine.cli import bsw, chance, replay
from engine.games import GAMES
from engine.kernel import Actor, Nature, Refusal, Seat
from engine.kernel import replay as fold
from engine.tichu.actions import Action, TimeUp
from engine.tichu.events import Event, MatchWon, RoundScored
from engine.tichu.game import Tichu
from engine.tichu.relive import public, relive
from engine.tichu.rules import OPTIONS
from engine.tichu.view import RoundResult

NAMES = ("Amsel", "Biber, der: zweite", "Clover", "Dahlia")
SEEDS = range(6)
HOUSES = (*((name,) for name in OPTIONS), ("no_grand", "wish_required", "no_out_of_turn_bombs"))


@dataclass(frozen=True, slots=True)
class Told:
    """A match as it was played: its acts, each with its facts, and its rounds."""

    game: Tichu
    options: tuple[str, ...]
    acts: tuple[tuple[Actor, Action], ...]
    facts: tuple[tuple[Event, ...], ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for facts in self.facts for event in facts)

    @property
    def results(self) -> list[RoundResult]:
        return [event.result for event in self.events if isinstance(event, RoundScored)]

    @property
    def winner(self) -> list[int | None]:
        return [event.team for event in self.events if isinstance(event, MatchWon)]


def played(seed: int, *house: str, rounds: int = 2) -> Told:
    """A random match in which now and then somebody's time runs out."""
    rng, options = Random(seed), (f"rounds={rounds}", *house)
    game = GAMES["tichu"].make(options)
    state, acts, facts = game.opening(), list[tuple[Actor, Action]](), list[tuple[Event, ...]]()
    actor: Actor
    action: Action
    while awaited := game.awaited(state):
        late = next((one for one in awaited if isinstance(one, Seat)), None)
        if late is not None and rng.random() < 0.1:
            actor, action = Nature.CLOCK, TimeUp(state.moment, late)
        else:
            actor, action = chance.choose(game, state, rng)
        step = game.play(state, actor, action)
        assert not isinstance(step, Refusal), step
        state = step.state
        acts.append((actor, action))
        facts.append(step.events)
    return Told(game, options, tuple(acts), tuple(facts))


def cut(whole: Told, seed: int) -> Told:
    """The same match, given up somewhere in its second round, as far as it may be looked at."""
    first = public(whole.facts[: len(whole.facts) - 1])
    end = Random(seed).randrange(first + 1, len(whole.acts))
    count = public(whole.facts[:end])
    return Told(whole.game, whole.options, whole.acts[:count], whole.facts[:count])


def printed(command: Sequence[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    name, *arguments = command
    assert {"replay": replay, "bsw": bsw}[name].run(arguments) == 0
    return capsys.readouterr().out.splitlines()


def samples() -> Iterator[tuple[Told, int | None]]:
    for seed in SEEDS:
        whole = played(seed)
        yield whole, None
        yield cut(whole, seed), None
        yield cut(whole, seed + 100), seed % 2
    for seed, house in enumerate(HOUSES):
        yield played(seed, *house), None


SAMPLES = tuple(samples())


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_a_record_replays_to_the_same_totals(number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told, resigned = SAMPLES[number]
    file = tmp_path / "match.jsonl"
    file.write_text(record(told.acts, told.options, NAMES, resigned), encoding="utf-8")
    *rounds, end = map(json.loads, printed(("replay", str(file)), capsys))
    assert [(one["points"], one["total"]) for one in rounds] == [
        ([*result.points], [*result.totals]) for result in told.results
    ]
    assert end == {"winner": told.winner[0] if told.winner else None}


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_a_log_is_verified_by_the_engine_or_not_made(
    number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told, _ = SAMPLES[number]
    text = log(told.events, NAMES)
    if len(told.options) == 1:
        assert text is not None, "by the official rules there is always one"
    if text is not None:
        file = tmp_path / "match.tch"
        file.write_text(text, encoding="utf-8")
        count = len(told.results)
        assert printed(("bsw", str(file), "--verify"), capsys)[-1] == f"{count} of {count} rounds agree"


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_what_is_read_again_is_act_by_act_what_was_written(number: int) -> None:
    told, resigned = SAMPLES[number]
    (found,) = matches(record(told.acts, told.options, NAMES, resigned))
    assert isinstance(found, Found), found
    assert tuple(act.events for act in found.acts) == told.facts
    assert (found.header.options, found.header.seats, found.header.resigned) == (told.options, NAMES, resigned)


def test_a_log_is_read_as_the_same_rounds() -> None:
    for told, _ in SAMPLES[: 3 * len(SEEDS)]:
        (found,) = matches(log(told.events, NAMES) or "")
        assert isinstance(found, Found), found
        facts = [event.result for act in found.acts for event in act.events if isinstance(event, RoundScored)]
        assert [(one.points, one.order, one.calls) for one in facts] == [
            (one.points, one.order, one.calls) for one in told.results
        ]


async def test_exported_matches_are_imported_equal(tmp_path: Path) -> None:
    said: list[str] = []
    file = tmp_path / "all.jsonl"
    some = SAMPLES[::3]
    file.write_text("".join(record(told.acts, told.options, NAMES, resigned) for told, resigned in some), "utf-8")
    assert await take_in(tmp_path / "t.db", [file], said.append, guild=7, now=1_790_000_000.0), said
    async with await Database.open(tmp_path / "t.db") as database:
        pasts = await History(database).page(Asked(asker=1, guild=7), limit=100)
        assert {one.imported for one in pasts} == {True}
        assert {one.change for one in pasts} == {None}
        stored = [await Results(database).get(one.match) for one in pasts]
        entries = {len(await Journal(database).entries(one.match)) for one in pasts}
    assert sorted((one.totals, [r.points for r in one.rounds]) for one in stored if one) == sorted(
        (told.results[-1].totals, [r.points for r in told.results]) for told, _ in some
    )
    assert entries == {len(told.acts) for told, _ in some}
    assert {tuple(seat.name for seat in one.seats) for one in stored if one} == {NAMES}


def test_of_a_round_that_was_not_scored_nothing_is_relived_or_written() -> None:
    """However far it was played."""
    whole = played(3)
    first = public(whole.facts[: len(whole.facts) - 1])
    for end in range(first, len(whole.facts), 7):
        events = [event for facts in whole.facts[:end] for event in facts]
        assert relive(whole.game, events, 2) == ()
        assert public(whole.facts[:end]) == first
        stills = relive(whole.game, events, 1)
        assert stills == relive(whole.game, whole.events, 1)
        assert isinstance(whole.events[-1], MatchWon)


def test_every_step_of_a_replay_has_the_cards_that_are_still_held() -> None:
    whole = played(5)
    for number in (1, 2):
        stills = relive(whole.game, whole.events, number)
        assert [still.table.results[-1].number for still in stills[-1:]] == [number]
        for still in stills[:-1]:
            assert [len(hand) for hand in still.hands] == [seat.count for seat in still.table.seats]
            assert not any(hand & still.table.gone for hand in still.hands)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_match_is_told_in_every_language(locale: str) -> None:
    told, _ = SAMPLES[0]
    setting = Setting(NO_TABLE, NAMES, NAMES, speech_for(locale))
    table = told.game.spectacle(fold(told.game, told.events))
    text = tale(told.game, told.events, table, setting, ("head",))
    assert text.startswith("head\n")
    for result in told.results:
        assert speech_for(locale)("round-title", number=result.number) in text
    assert "**" not in text
    assert all(name in text for name in NAMES)


def test_whatever_is_wrong_with_a_record_is_told_with_its_line() -> None:
    told, _ = SAMPLES[0]
    lines = record(told.acts, told.options, NAMES).splitlines()
    bad = [
        (["no json", *lines], 1),
        ([*lines[:5], "{}", *lines[5:]], 6),
        ([lines[0], lines[1], lines[1], *lines[2:]], 3),
        ([*lines, lines[-1]], len(lines) + 1),
        (lines[1:], 1),
        (['{"game": "chess"}'], 1),
        (['{"game": "tichu", "options": ["all_jokers"]}'], 1),
        ([lines[0]], 1),
        (lines[:40], 1),
    ]
    for text, line in bad:
        first = next(found for found in matches("\n".join(text)) if isinstance(found, Refused))
        assert first.line == line, first
        assert "\n" not in first.why
