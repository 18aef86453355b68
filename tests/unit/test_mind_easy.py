"""What a beginner may expect of the easy bot player, position by position."""

import random

from engine.cards import DECK, DOG, DRAGON, Cards
from engine.minds import easy, tichu
from engine.tichu.actions import Action, AnswerGrand, Deal, Give, Pass, Play
from engine.tichu.defaults import gifts
from engine.tichu.legal import objection
from engine.tichu.rules import STANDARD
from engine.tichu.view import Phase, PlayerView
from tests.bench.bench_minds import play_round
from tests.views import seen


def acts(view: PlayerView) -> Action | None:
    """What it does, which is legal."""
    action = easy.choose(STANDARD, view)
    assert action is None or objection(STANDARD, view, action) is None
    return action


def cards_of(view: PlayerView) -> Cards:
    """The cards it puts down."""
    done = acts(view)
    assert isinstance(done, Play)
    assert not done.call
    return done.cards


def test_it_calls_nothing() -> None:
    best = seen("DR PH At As Ap Aj Kt Ks", phase=Phase.GRAND)
    assert acts(best) == AnswerGrand(grand=False)
    assert isinstance(acts(seen("DR PH At As Ap Kj Kt Ks")), Play)


def test_it_gives_as_the_clock_does() -> None:
    hand = Cards.parse("2j 3s 5t 5p 7j 8s 9t Tj Js Qp Kt At DR PH")
    assert acts(seen(hand, phase=Phase.EXCHANGE)) == Give(gifts(hand))


def test_it_leads_its_low_cards_as_many_as_go_together() -> None:
    assert cards_of(seen("3j 3s 8p Kt At DR")) == Cards.parse("3j 3s")
    assert cards_of(seen("3j 4s 5p 6t 7j Kt At DR")) == Cards.parse("3j 4s 5p 6t 7j")
    assert cards_of(seen("DG 8p Kt At DR")) == Cards.of((DOG,))


def test_it_keeps_what_is_dear_while_it_leads() -> None:
    assert cards_of(seen("9j 9s At As DR PH")) == Cards.parse("9j 9s")


def test_it_beats_a_trick_as_low_as_it_can() -> None:
    assert cards_of(seen("5j 8s Tj Kt At DR", on="7t", by=3)) == Cards.parse("8s")


def test_it_lets_its_partner_keep_a_trick() -> None:
    assert isinstance(acts(seen("8s Tj Kt", on="7t", by=2)), Pass)
    assert isinstance(acts(seen("8s Tj Kt", on="7t", by=2, wish="8")), Play), "a wish binds the partner too"


def test_it_spends_no_ace_on_a_trick_that_is_worth_nothing_until_it_has_few_cards() -> None:
    assert isinstance(acts(seen("3j 4s 6p 7t 9j At", on="Kt", by=3)), Play), "ten points"
    assert isinstance(acts(seen("3j 4s 6p 7t 9j At", on="Qt", by=3)), Pass)
    assert cards_of(seen("3j 4s 6p At", on="Qt", by=3)) == Cards.parse("At")


def test_it_throws_a_bomb_only_where_it_must_or_goes_out() -> None:
    assert isinstance(acts(seen("4j 4s 4p 4t 9s", on="At", by=3)), Pass)
    assert cards_of(seen("4j 4s 4p 4t", on="At", by=3)) == Cards.parse("4j 4s 4p 4t")
    assert cards_of(seen("8j 8s 8p 8t 9s", on="DR", by=3, wish="8")) == Cards.parse("8j 8s 8p 8t")
    assert acts(seen("4j 4s 4p 4t 9s", on="At", by=3, turn=1)) is None


def test_it_wishes_for_something_with_the_mah_jong() -> None:
    done = acts(seen("MJ 9s Kt"))
    assert isinstance(done, Play)
    assert done.wish is not None
    assert DRAGON not in done.cards


def test_the_normal_bot_beats_it_clearly() -> None:
    chance, ahead = random.Random(5), 0
    strong, weak = (tichu.choose, easy.choose, tichu.choose, easy.choose), (easy.choose, tichu.choose) * 2
    for _ in range(10):
        deck = Deal(tuple(chance.sample(DECK, len(DECK))))
        # Both teams play the same cards, so that their luck cancels.
        for players, ours in ((strong, 0), (weak, 1)):
            points = play_round(deck, players).points
            ahead += points[ours] - points[1 - ours]
    assert ahead > 500
