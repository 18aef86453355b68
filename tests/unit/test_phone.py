"""Every message with buttons keeps each row on one line of a telephone, in all languages and with the longest names."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Final

import pytest

from bot.contests.day_panel import Day, day_panel
from bot.contests.duplicate import PLACES, Agreed, Gathering
from bot.contests.panel import Shown, duplicate_panel
from bot.games.tichu.achievements import ACHIEVEMENTS
from bot.games.tichu.board import board
from bot.games.tichu.profile import Sight, profile_panel
from bot.games.tichu.puzzles import Sheet, puzzle_panel
from bot.games.tichu.replay import step_panel
from bot.games.tichu.review import Whole, review, review_panel
from bot.games.tichu.rulebook import Topic, rulebook
from bot.games.tichu.strip import proof_panel, shared_panel, strip_panel
from bot.gathering.lobby import Lobby
from bot.gathering.lobby_panel import confirm_panel
from bot.gathering.terms import Terms
from bot.ladder_words import Scope
from bot.matches.ending import End
from bot.past.panels import PAGE, Place, Whose, list_panel, match_panel
from bot.people.privacy import question_panel
from bot.sitters import Bot, Person
from bot.speech import LOCALES, Speech, speech_for
from bot.staging import phone
from bot.staging.panel import Button, Panel
from bot.standings.achievement_panel import OPEN, View, achievements_panel
from bot.standings.leaderboard_panel import Listing, Own, What, leaders_panel
from bot.standings.leaderboard_panel import View as Board
from bot.standings.news import News
from bot.tables.end_panel import end_panel
from bot.tables.leaving_panel import more_panel, seats_panel, sure_panel
from bot.tables.room_panel import around_board
from bot.tables.votes import Abort, Oust, Poll, Resign, Votes
from bot.wire import Click
from data.days import Ranked, Try
from data.duplicates import State as Stage
from data.feats import Progress
from data.history import Past, PastSeat
from data.ladder import Rating
from data.puzzles import Answered, Crowd
from data.ratings import PairRecord, Placed
from data.results import Kind
from data.standings import Standing
from engine.cli import chance
from engine.kernel import Actor, Seat, Step
from engine.minds.puzzles import puzzles_of
from engine.tichu.actions import Action
from engine.tichu.events import Event
from engine.tichu.faced import faced
from engine.tichu.game import Tichu
from engine.tichu.relive import relive, results
from engine.tichu.rules import STANDARD, compose
from engine.tichu.state import State
from tests.golden.standing_scenes import SEASON, profile
from tests.limits import check
from tests.person import NAMES, setting_for

LONG: Final = NAMES[3]
GAME: Final = Tichu(compose(["rounds=2"]))
FOUR: Final = tuple(Person(seat + 1, name) for seat, name in enumerate(NAMES))
LANGUAGES = pytest.mark.parametrize("locale", LOCALES)


@cache
def acts() -> tuple[tuple[Actor, Action, Step[State, Event]], ...]:
    """A match of two rounds."""
    return tuple(chance.match(GAME, Random(5)))


def boards(speech: Speech) -> Iterator[Panel]:
    """The board at every moment at which it has other buttons, of every kind of table."""
    setting = setting_for(speech.locale)
    lobbies = (
        Lobby(1, FOUR),
        Lobby(1, (*FOUR[:3], Bot(LONG))),
        Lobby(1, (FOUR[0], *(Bot(LONG) for _ in range(3)))),
        Lobby(1, FOUR, Terms(duplicate="abc")),
        Lobby(1, FOUR, Terms(day=20_787)),
    )
    seen: set[object] = set()
    for *_, step in acts():
        table = GAME.spectacle(step.state)
        if (kind := (table.phase, len(table.results))) in seen:
            continue
        seen.add(kind)
        shown = board(table, setting)
        yield shown
        for lobby in lobbies:
            yield from (around_board(shown, lobby, setting, over=over, news=News()) for over in (False, True))


def votes(speech: Speech) -> Iterator[Panel]:
    """Leaving, ending and taking over."""
    setting, lobby = setting_for(speech.locale), Lobby(1, FOUR)
    motions = (Resign(0), Abort(), Oust(1), Oust(2), Oust(3))
    agreed = Votes()
    for cast in (Votes(), *(agreed := agreed.agree(motion, 1) for motion in motions)):
        yield more_panel(Poll(lobby, cast, frozenset({1, 2, 3})), 1, setting)
    yield from (sure_panel(motion, setting, of_two=two) for motion in motions for two in (False, True))
    yield seats_panel((1, 2, 3), lobby, setting)
    yield from (end_panel("…", end, None, setting) for end in (End.RESIGNED, End.EXPIRED))
    for verb in ("reply-end-yes", "reply-leave-yes"):
        yield confirm_panel("…", Click("table7", 0, "end_yes"), speech(verb), speech)


def past(speech: Speech) -> Iterator[Panel]:
    """History, a match, a round, its review."""
    setting = setting_for(speech.locale)
    events = [event for *_, step in acts() for event in step.events]
    stills, scored = relive(GAME, events, 1), results(events)
    seats = tuple(PastSeat(seat=seat, user=seat + 1, name=name) for seat, name in enumerate(NAMES))
    one = Past(match="m1", finished=1.0, guild=7, outcome="finished", rated=True, shed=False, imported=False,
               winner=0, totals=(1200, -300), seats=seats)  # fmt: skip
    page = [replace(one, match=f"m{number}") for number in range(PAGE)]
    for whose in Whose:
        yield list_panel(page, Place(whose, 1, 1), speech, name=None, has_more=True)
    over = GAME.spectacle(acts()[-1][-1].state)
    yield match_panel("m1", over, setting, (), has_more=False)
    yield from (step_panel("m1", stills, at, setting, scored, may_share=True) for at in (0, 40, 999))
    yield from (strip_panel("m1", stills, setting, page, may_share=True) for page in range(3))
    yield shared_panel("m1", stills, setting, LONG)
    yield proof_panel("m1", stills, setting)
    judged = [(actor, action, step.events) for actor, action, step in acts()]
    own = [each for each in faced(GAME, judged, 1) if each.view.seat == Seat(1)]
    yield review_panel(
        STANDARD, review(STANDARD, own, 1), setting, Whole("m1", tuple(facts for *_, facts in judged), scored)
    )


def standings(speech: Speech) -> Iterator[Panel]:
    """Leaderboards, figures, achievements."""
    place = Placed(37, 9, Standing(Rating(), 30, 15))
    pair = PairRecord(9, 10, 12, 7, 6.84)
    own = Own(user=9, name=LONG, placed=place, pair=pair, pair_place=34)
    listing = Listing(view=Board(What.PEOPLE, Scope.HERE, SEASON), where=LONG, current=SEASON, first=SEASON - 2,
                      minimum=20, placed=(place,), pairs=(pair,), names={9: LONG, 10: LONG}, has_more=True)  # fmt: skip
    for scope in Scope:
        for what in What:
            yield leaders_panel(replace(listing, view=Board(what, scope, SEASON)), own, speech)
        for kind in Kind:
            for is_back in (False, True):
                sight = Sight(1, scope, kind, is_back=is_back)
                yield profile_panel(profile(sight, LONG, LONG, 0), speech, is_own=True)
    yield leaders_panel(listing, None, speech, shared_by=LONG)
    reached = [Progress(goal=one.goal) for one in ACHIEVEMENTS]
    yield from (achievements_panel(View(5, half), reached, LONG, speech) for half in (OPEN, "reached"))


def others(speech: Speech) -> Iterator[Panel]:
    """Puzzles, the deal of the day, duplicates, the rules, privacy."""
    puzzles = puzzles_of(20_787)
    answers = {
        str(one.kind): Answered(game="tichu", user=1, day=20_787, puzzle=one.kind, answer="no", loss=0)
        for one in puzzles
    }
    crowds = {str(one.kind): Crowd(5, 3.0) for one in puzzles}
    for known, crowd in (({}, {}), (answers, crowds)):
        sheet = Sheet(day=20_787, puzzles=puzzles, answers=known, crowds=crowd, streak=3)
        yield from (puzzle_panel(sheet, one, speech) for one in puzzles)
    mine = Try(game="tichu", day=20_787, user=1, name=LONG, guild=7, table="table", score=300)
    best = (Ranked(1, 1, LONG, 300),)
    yield day_panel(Day(day=20_787, own=mine, here=best, everywhere=best, place=1, count=1, streak=2, winners=best,
                        salt=None), speech)  # fmt: skip
    eight = tuple(Person(place, LONG) for place in range(PLACES))
    for sitting in (eight, (None,) * PLACES):
        yield duplicate_panel(
            Shown(id="abc", guild=9, now=Gathering(1, Agreed(), sitting), state=Stage.GATHERING), speech
        )
    yield rulebook(speech, Topic.GOAL)
    yield question_panel(2, speech)


@pytest.mark.parametrize("panels", [boards, votes, past, standings, others])
@LANGUAGES
def test_every_row_of_buttons_stays_one_line(locale: str, panels: Callable[[Speech], Iterator[Panel]]) -> None:
    rows = 0
    for number, panel in enumerate(panels(speech_for(locale))):
        check(panel, where=f"{panels.__name__} {number}", is_named_freely=True)
        rows += sum(isinstance(row, tuple) for row in panel.rows)
    assert rows > 5, "a guard that guards nothing"


def test_buttons_are_broken_into_lines_that_fit_in_their_order() -> None:
    buttons = [Button(str(number), "W" * number) for number in range(1, 12)]
    lines = phone.lines(buttons)
    assert [button for line in lines for button in line] == buttons
    assert all(phone.row_width(line) <= phone.ROOM and len(line) <= phone.MOST for line in lines)
    assert all(
        len(line) == phone.MOST or phone.row_width((*line, after[0])) > phone.ROOM for line, after in pairwise(lines)
    ), "no line is broken before it has to be"


def test_the_first_label_that_fits_is_taken_and_the_last_one_is_cut() -> None:
    room = phone.beside([Button("a", "Pass"), Button("b", "", emoji="💣")])
    assert phone.first_fitting(("W" * 30, "Pair of 8s", "2"), room) == "Pair of 8s"
    cut = phone.first_fitting(("W" * 30, "W" * 29), room)
    assert cut.endswith("…")
    assert phone.fits(cut, room)
    assert phone.row_width((Button("a", "Pass"), Button("b", "", emoji="💣"), Button("c", cut))) <= phone.ROOM
