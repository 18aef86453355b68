"""The hand and the board over random matches played through them: limits, promises kept, nothing told."""

import gc
import random
from collections import Counter
from collections.abc import Hashable
from dataclasses import replace
from weakref import WeakValueDictionary

import pytest

from bot.controls import Act, Habits
from bot.games.tichu.press import VERBS
from bot.games.tichu.words import tag
from bot.speech import LOCALES
from bot.staging.panel import Panel
from bot.wire import Click
from data.preferences import SortOrder
from engine.cards import Cards
from engine.kernel import Refusal, Seat
from engine.tichu.legal import plays
from engine.tichu.moves import bombs
from engine.tichu.view import SEATS, Phase
from render.scene import Scene
from tests.limits import check
from tests.person import Choice, choices, parsed
from tests.property.clicks import Frame, match, submit

PUBLIC = {"hand", "trick", "scores", "log", "rules", "leave", "next", "rematch"}
OF_A_ROUND = {"hands", "verify"}
"""Public verbs whose argument is the number of a round that is over."""
HABITS = (Habits(), Habits(menu=True, order=SortOrder.DESCENDING))


@pytest.mark.parametrize("habits", HABITS, ids=["buttons", "menu"])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_panel_of_a_match_fits(locale: str, habits: Habits, caplog: pytest.LogCaptureFixture) -> None:
    for seed in range(3):
        alts: dict[Scene | None, str] = {}
        for number, frame in enumerate(match(seed, locale=locale, habits=habits, loaded=seed == 0)):
            where = f"seed {seed}, click {number}"
            # One seat a click: the other three have not moved, or get their turn a few clicks on.
            for panel in (frame.panel(SEATS[number % 4]), frame.panel(frame.seat)):
                check(panel, where=where)
                # An edit that leaves the picture leaves its alt text as well.
                assert alts.setdefault(panel.scene, panel.alt) == panel.alt, where
            if number % 4 == 0:
                check(frame.board, where=where)
                assert frame.board.alt
                for verb in ("trick", "scores", *OF_A_ROUND):
                    answer = frame.controls.whisper(frame.table, verb, frame.setting)
                    assert answer is not None
                    check(answer, where=where)
    assert caplog.records == []


def test_a_picture_that_was_kept_is_the_one_that_would_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = WeakValueDictionary[Hashable, Scene]()
    shown = dict[Seat, Panel]()
    for number, frame in enumerate(match(3, loaded=True)):
        monkeypatch.setattr("bot.games.tichu.hand._PICTURES", kept)
        panel = frame.panel(seat := SEATS[number % 4])
        shown[seat] = panel
        monkeypatch.setattr("bot.games.tichu.hand._PICTURES", WeakValueDictionary[Hashable, Scene]())
        assert frame.panel(seat) == panel, number
    gc.collect()
    assert len(kept) <= len(shown), "none is kept that no message shows"


CALLS = {"tichu", "call", "call_sure", "grand", "grand_yes", "grand_sure"}


@pytest.mark.parametrize("habits", HABITS, ids=["buttons", "menu"])
def test_a_call_never_stands_beside_pass_nor_is_it_offered_once_somebody_is_out(habits: Habits) -> None:
    offered = 0
    for seed in range(2):
        for frame in match(seed, habits=habits):
            for seat in SEATS:
                rows = [row for row in frame.panel(seat).rows if isinstance(row, tuple)]
                verbs = [{parsed(button.id).verb for button in row} for row in rows]
                assert not any("pass" in row and row & CALLS for row in verbs)
                assert not (frame.table.out and any(row & CALLS for row in verbs))
                offered += any(row & CALLS for row in verbs)
    assert offered > 50


def test_a_long_log_gives_way_to_the_state_and_its_oldest_lines_first() -> None:
    log = tuple(f"line {number:03} {'of the log ' * 9}" for number in range(40))
    for number, frame in enumerate(match(1, locale="de")):
        if number % 50 == 0:
            setting = replace(frame.setting, log=log)
            panel = frame.controls.board(frame.table, setting)
            check(panel, where=str(number))
            assert panel.text.endswith(frame.controls.board(frame.table, frame.setting).text)
            assert log[-1] in panel.text
            assert log[0] not in panel.text


QUESTIONS = {"bomb", "gift"}
"""Buttons that are always there, so that they may have to say no."""


def test_whatever_is_offered_works() -> None:
    """No control that can be pressed is turned down, by the hand or by the engine."""
    pressed: Counter[str] = Counter()
    for seed in range(6):
        for number, frame in enumerate(match(seed, habits=HABITS[seed % 2], loaded=seed > 2)):
            seat = frame.seat if number % 4 else SEATS[number // 4 % 4]
            for choice in choices(frame.panel(seat)):
                outcome = frame.press(seat, choice)
                verb = choice[0].verb
                if isinstance(outcome, Act):
                    pressed[verb] += 1
                    step = submit(frame.game, frame.state, seat, outcome.action)
                    assert not isinstance(step, Refusal), (choice, outcome.action, step)
                else:
                    assert outcome.say is None or verb in QUESTIONS, (choice, outcome.say)
                    assert outcome.draft != frame.drafts[seat]
    assert {"play", "quick", "throw", "wish", "pass", "give", "take_back", "no_grand", "dragon"} <= pressed.keys()
    assert {"call", "call_sure", "grand_yes", "grand_sure"} <= pressed.keys()


OPTIONS = (
    ("rounds=2",),
    ("rounds=1", "wish_required"),
    ("rounds=1", "no_grand", "one_call_per_team"),
    ("rounds=1", "no_out_of_turn_bombs", "no_reenter_after_pass"),
)


@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
def test_a_match_can_be_played_by_clicks_alone(options: tuple[str, ...]) -> None:
    for seed in range(2):
        *_, last = match(seed, locale="ko", options=options)
        assert last.table.phase is Phase.OVER


def test_a_pass_takes_one_click_and_every_usual_play_three_at_most() -> None:
    """Counted from the hand as it opens; choosing in a menu is two clicks, and only the wish needs more."""
    passes = lengths = 0
    for frame in match(5):
        seat = frame.table.turn
        if seat is None or frame.table.phase is not Phase.PLAY:
            continue
        fresh = replace(frame, drafts=(frame.controls.fresh(),) * len(SEATS))
        offered = {choice[0].verb: choice for choice in choices(fresh.panel(seat))}
        if "pass" in offered:
            assert isinstance(fresh.press(seat, offered["pass"]), Act)
            passes += 1
        panel, clicks = fresh.panel(seat), 2
        if "browse" in offered:
            opened = fresh.press(seat, offered["browse"])
            panel, clicks = fresh.controls.hand(fresh.view(seat), opened.draft, fresh.setting), 3
        quick = [choice for choice in choices(panel) if choice[0].verb == "quick"]
        legal = plays(frame.controls.judge, frame.view(seat))
        assert bool(quick) == bool(legal)
        weights = {(play.kind, play.strength, play.length) for play in legal}
        assert len(quick) == min(len(weights), 25)
        assert clicks <= 3
        for choice in quick:
            played = isinstance(fresh.press(seat, choice), Act)
            assert played or "MJ" in choice[1][0]
            lengths += played and choice[1][0].count("-") > 0
    assert passes > 5
    assert lengths > 5


def test_no_public_panel_holds_an_unplayed_card() -> None:
    for number, frame in enumerate(match(2)):
        if number % 5:
            continue
        hidden = Cards.of(card for seat in SEATS for card in frame.view(seat).hand)
        answers = [frame.controls.whisper(frame.table, verb, frame.setting) for verb in OF_A_ROUND]
        said = "\n".join([frame.board.text, frame.board.alt, *(answer.text for answer in answers if answer)])
        for card in hidden:
            # The specials' names are words of the language; the wish and the Dragon's gift speak of them anyway.
            assert card.suit is None or tag(frame.setting.speech, card) not in said
        clicks = [parsed(button.id) for row in frame.board.rows if isinstance(row, tuple) for button in row]
        assert {click.verb for click in clicks} <= PUBLIC | OF_A_ROUND
        assert {click.argument for click in clicks if click.verb in PUBLIC} == {""}
        assert {click.argument for click in clicks if click.verb in OF_A_ROUND} <= {
            str(one.number) for one in frame.table.results
        }


def controls_of(panel: Panel) -> list[object]:
    """All controls but the cards themselves."""
    kept: list[object] = []
    for row in panel.rows:
        kept.extend((one for one in row if parsed(one.id).verb != "tick") if isinstance(row, tuple) else [row])
    return kept


def test_out_of_turn_the_controls_tell_nothing_of_the_hand() -> None:
    """The same rows with a bomb as without one: only the text, for the owner alone, tells them apart."""
    armed = Cards.parse("8j 8s 8p 8t Qj Qs Qp 2j 3j 4j 5j 6j Kt At")
    tame = Cards.parse("2j 4s 5p 7t 8j 9s Tp Jt Qj Ks Ap 3t 6s PH")
    compared = 0
    for frame in match(3):
        table = frame.table
        for seat in SEATS:
            count = table.seats[seat].count
            if table.phase not in {Phase.PLAY, Phase.CLOSING} or table.turn == seat or not 4 <= count <= 14:
                continue
            view = frame.view(seat)
            ready = frame.controls.settle(frame.controls.fresh(), view)
            with_bomb, without = (
                frame.controls.hand(replace(view, hand=Cards.of(list(hand)[:count])), ready, frame.setting)
                for hand in (armed, tame)
            )
            assert controls_of(with_bomb) == controls_of(without)
            compared += bool(bombs(Cards.of(list(armed)[:count])))
    assert compared > 20


def forged(rng: random.Random, frame: Frame) -> Choice:
    """A click that somebody made up, or kept from another time."""
    everything = [str(card) for seat in SEATS for card in frame.view(seat).hand] or ["5j"]
    token = "-".join(rng.sample(everything, min(len(everything), rng.randint(1, 5))))
    argument = rng.choice((token, "", "PH", "PH=8", "9", "0", "2", "none", "once", "5j-5j", "x", f"{token}.3", "."))
    moment = frame.table.moment + rng.choice((0, 0, -1, 1, 7))
    values = rng.choice(((), ("none",), ("K",), (token,), (token, "5j"), ("?",), ("",)))
    return Click("table7", max(moment, 0), rng.choice((*VERBS, "sudo", "hand")), argument[:48]), values


def test_forged_and_late_clicks_are_answered_and_move_nothing() -> None:
    rng = random.Random(7)
    acted: Counter[str] = Counter()
    for seed in range(3):
        for frame in match(seed):
            for seat in SEATS:
                choice = forged(rng, frame)
                outcome = frame.press(seat, choice)
                if isinstance(outcome, Act):
                    click = choice[0]
                    acted[click.verb] += 1
                    assert click.moment == frame.table.moment or click.argument == str(frame.table.round)
                    assert not isinstance(submit(frame.game, frame.state, seat, outcome.action), Refusal)
    assert acted


def test_a_click_of_an_earlier_moment_never_acts() -> None:
    kept: list[tuple[int, int, Choice]] = []
    tried = 0
    rng = random.Random(1)
    for frame in match(4, options=("rounds=2",)):
        table = frame.table
        for round_, seat, choice in rng.sample(kept, min(len(kept), 5)):
            if choice[0].moment != table.moment and (round_ != table.round or "call" not in choice[0].verb):
                tried += 1
                outcome = frame.press(SEATS[seat], choice)
                assert not isinstance(outcome, Act), choice
        kept.extend((table.round, frame.seat, choice) for choice in choices(frame.panel(frame.seat)))
        del kept[:-400]
    assert tried > 500
