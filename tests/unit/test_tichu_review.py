"""What bot players say of a round and of a position, in words: complete in every language, and with a way to look."""

import re
from typing import Final

import pytest

from bot.controls import Setting
from bot.games.tichu.reasons import choice, reason
from bot.games.tichu.review import MOST, Whole, review, review_panel
from bot.speech import LOCALES, Speech, speech_for
from bot.wire import Click
from engine.cards import Card, Cards
from engine.kernel import Seat
from engine.minds import reasons as why
from engine.minds.reasons import Reason
from engine.tichu.actions import AnswerGrand, Give, GiveDragon, Pass, Play
from engine.tichu.faced import faced
from engine.tichu.relive import relive, results
from engine.tichu.rules import STANDARD
from engine.tichu.view import SEATS, Call, Phase, team
from tests.unit.test_regret import ROUNDS, played
from tests.views import play, seen

NAMES: Final = ("Amsel", "Biber", "Clover", "Dahlia")
LANGUAGES = pytest.mark.parametrize("speech", [speech_for(locale) for locale in LOCALES], ids=LOCALES)
REASONS: Final[tuple[Reason, ...]] = (
    why.GoesOut(),
    why.LeavesOne(),
    why.OnlyMove(),
    why.FollowsWish(8),
    why.StopsCaller(Seat(1), Call.SMALL),
    why.StopsLastCards(Seat(1), 1),
    why.TakesPoints(20),
    why.Stands(bombs_out=True),
    why.Stands(bombs_out=False),
    why.SmallestThatDoes(),
    why.DogToPartner(Seat(2), None, 1),
    why.DogToPartner(Seat(2), Call.GRAND, 9),
    why.ShedsLoner(Card("3j")),
    why.FitsNowhere(Card("Jj")),
    why.ShedsLow(4),
    why.ShedsMany(7),
    why.Wishes(8, 3, None),
    why.Wishes(8, 3, Seat(1)),
    why.PartnerWinning(None),
    why.PartnerWinning(Call.SMALL),
    why.NoPoints(),
    why.KeepsBomb(),
    why.KeepsHigh(Card("As")),
    why.KeepsRank(9),
    why.KeepsSets(),
    why.KeepsStrength(),
    why.HighCards(Cards("As DR")),
    why.HighCards(Cards()),
    why.HoldsBomb(),
    why.PartnerHasCalled(Seat(2)),
    why.ScoreAsks(why.Lead.AHEAD),
    why.ScoreAsks(why.Lead.BEHIND),
    why.DogToOpponent(Seat(1)),
    why.LowToOpponents(5),
    why.GoodToPartner(Card("As"), called=True),
    why.GoodToPartner(Card("As"), called=False),
    why.GivesLoners(),
    why.MoreCards(Seat(1), 9),
    why.SparesCaller(Seat(3)),
    why.PlaysLast(Seat(3)),
    why.Experience(),
)


def setting(speech: Speech) -> Setting:
    return Setting("none", NAMES, NAMES, speech)


@LANGUAGES
def test_every_reason_is_a_sentence(speech: Speech, caplog: pytest.LogCaptureFixture) -> None:
    assert {type(one) for one in REASONS} == set(Reason.__args__)
    said = [reason(one, setting(speech)) for one in REASONS]
    assert len(set(said)) == len(said)
    assert all(re.fullmatch(r"\S.*[.!]", one) for one in said), said
    assert caplog.records == [], "no text is missing"


@LANGUAGES
def test_choices_are_named_as_the_hand_shows_them(speech: Speech) -> None:
    view = seen("8j 8s 3p PH", on="7t 7p")
    say = setting(speech)
    assert "8♣ 8♠" in choice(STANDARD, view, play("8j 8s"), say)
    assert choice(STANDARD, seen("8j 3p"), play("8j"), say) == "8♣"
    assert choice(STANDARD, view, Pass(7), say) == speech("hand-pass")
    assert choice(STANDARD, seen("8j", turn=2), Pass(7), say) == speech("advice-keep-bomb")
    assert choice(STANDARD, seen("MJ 3p"), play("MJ", wish="K"), say).endswith(speech("advice-wish", rank="K"))
    assert choice(STANDARD, seen("8j 3p"), play("8j", call=True), say).endswith(speech("advice-call"))
    gifts = Give((Card("2j"), Card("As"), Card("3p")))
    given = choice(STANDARD, seen("2j 3p As", phase=Phase.EXCHANGE), gifts, say)
    assert [given.index(word) for word in ("2♣", "Biber", "A♠", "Clover", "3♦", "Dahlia")] == sorted(
        given.index(word) for word in ("2♣", "Biber", "A♠", "Clover", "3♦", "Dahlia")
    )
    assert "Biber" in choice(STANDARD, view, GiveDragon(Seat(1)), say)
    assert choice(STANDARD, view, AnswerGrand(grand=True), say) == speech("advice-grand")


@LANGUAGES
def test_good_play_is_praised_and_dear_mistakes_lead_into_the_replay(speech: Speech) -> None:
    game, acts = played()
    events = [event for _, _, events in acts for event in events]
    for number in range(1, ROUNDS + 1):
        stills = relive(game, events, number)
        whole = Whole("m1", tuple(facts for _, _, facts in acts), results(events))
        for seat in SEATS:
            own = [one for one in faced(game, acts, number) if one.view.seat == seat]
            done = review(STANDARD, own, number)
            panel = review_panel(STANDARD, done, setting(speech), whole)
            steps = [Click.parse(one.id) for row in panel.rows if isinstance(row, tuple) for one in row]
            assert None not in steps
            assert len(set(steps)) == len(steps)
            if team(seat) == 0:
                assert speech("review-good", count=done.count) in panel.text
                assert len(steps) == 1
                continue
            assert 0 < len(done.dear) <= MOST
            losses = [one.regret.loss for one in done.dear]
            assert losses == sorted(losses, reverse=True)
            for click in steps[:-1]:
                assert click is not None
                assert stills[click.moment].actor in {seat, None}
            assert all(isinstance(one.faced.action, Play | Pass | Give | AnswerGrand) for one in done.dear)
