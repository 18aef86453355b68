"""Advice of the bot players: legal, best first, what the player itself does, with reasons that are true."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from engine.cards import DECK, Card, Cards
from engine.cli.chance import choose
from engine.kernel import Nature, Refusal, Seat
from engine.minds import reasons as why
from engine.minds.explain import Advice, explain
from engine.minds.grounds import is_loner, tears
from engine.minds.levels import LEVELS
from engine.minds.reasons import Reason
from engine.tichu.actions import AnswerGrand, Deal, Give, GiveDragon, Pass, Play, TakeBack
from engine.tichu.game import Tichu
from engine.tichu.legal import bombs, objection, play_of, plays
from engine.tichu.rules import STANDARD, Rules
from engine.tichu.view import Call, Phase, PlayerView, TrickPlay
from tests.positions import others
from tests.views import seen

ROUNDS: Final = 6


def advised(view: PlayerView) -> Advice:
    advice = explain(STANDARD, view)
    assert advice is not None
    return advice


def told(view: PlayerView) -> tuple[str, tuple[Reason, ...]]:
    """The best choice in notation and its reasons."""
    best = advised(view).choices[0]
    cards = str(best.action.cards) if isinstance(best.action, Play) else "-"
    return cards, best.reasons


POSITIONS: Final[dict[str, tuple[PlayerView, str, Reason]]] = {
    "goes out": (seen("5j 6s 7p 8t 9j", seats=others(9, 9, 9)), "5j 6s 7p 8t 9j", why.GoesOut()),
    "goes out over a king": (seen("As", on="Kt", seats=others(9, 9, 9)), "As", why.GoesOut()),
    "the partner's Tichu": (
        seen("3j As 7p 8p Kp", on="Kt", by=2, seats=others(9, 6, 9, mate=Call.SMALL)),
        "-",
        why.PartnerWinning(Call.SMALL),
    ),
    "the partner's trick": (
        seen("DR 4j 4s 7p 9j Tt", on="At", by=2, seats=others(9, 9, 9)),
        "-",
        why.PartnerWinning(None),
    ),
    "no bomb on the partner": (
        seen("9j 9s 9p 9t 3j 4s 6p", on="At", by=2, seats=others(9, 6, 9, mate=Call.SMALL)),
        "-",
        why.KeepsBomb(),
    ),
    "no bomb on a low card": (
        seen("9j 9s 9p 9t 2j 3s 5p", on="8t", by=3, seats=others(13, 13, 13)),
        "-",
        why.KeepsBomb(),
    ),
    "a bomb on the caller": (
        seen("9j 9s 9p 9t 3j", on="At", by=3, seats=others(9, 9, 1, before=Call.SMALL)),
        "9j 9s 9p 9t",
        why.StopsCaller(Seat(3), Call.SMALL),
    ),
    "the Dog for a caller": (
        seen("DG 3j 5s 7p 8t 9j Qs Kp", seats=others(12, 10, 12, mate=Call.SMALL)),
        "DG",
        why.DogToPartner(Seat(2), Call.SMALL, 10),
    ),
    "the Dog for the last card": (
        seen("DG 3j 5s 7p 8t", seats=others(7, 1, 7)),
        "DG",
        why.DogToPartner(Seat(2), None, 1),
    ),
    "nothing else": (seen("2j 3s", on="At", by=3, seats=others(9, 9, 9)), "-", why.OnlyMove()),
    "the wish": (seen("8j 3s 5p Kj", on="4t", by=3, wish="8", seats=others(9, 9, 9)), "8j", why.FollowsWish(8)),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_reason_is_found(name: str) -> None:
    view, cards, reason = POSITIONS[name]
    assert told(view)[0] == cards
    assert reason in told(view)[1]


def test_the_first_seat_is_a_partner_like_any_other() -> None:
    view, cards, _ = POSITIONS["the Dog for the last card"]
    seats = view.table.seats
    table = replace(view.table, seats=(*seats[2:], *seats[:2]), turn=Seat(2))
    best, reasons = told(replace(view, seat=Seat(2), table=table))
    assert best == cards
    assert why.DogToPartner(Seat(0), None, 1) in reasons


def test_the_dragon_goes_to_who_has_more_cards_but_not_to_help_a_caller() -> None:
    view = seen("3j 4s", on="DR", by=0, phase=Phase.DRAGON, seats=others(9, 3, 4))
    (choice,) = advised(view).choices
    assert (choice.action, choice.worth) == (GiveDragon(Seat(1)), None)
    assert choice.reasons == (why.MoreCards(Seat(1), 9),)
    view = seen("3j 4s", on="DR", by=0, phase=Phase.DRAGON, seats=others(5, 3, 5))
    (choice,) = advised(view).choices
    assert (choice.action, choice.reasons) == (GiveDragon(Seat(3)), (why.PlaysLast(Seat(3)),))
    view = seen("3j 4s", on="DR", by=0, phase=Phase.DRAGON, seats=others(9, 3, 4, after=Call.SMALL))
    (choice,) = advised(view).choices
    assert (choice.action, choice.reasons) == (GiveDragon(Seat(3)), (why.SparesCaller(Seat(1)),))


def test_grand_is_answered_with_what_the_eight_cards_hold() -> None:
    strong = advised(seen("As Aj Ap PH DR Kj Ks Qp", phase=Phase.GRAND)).choices[0]
    assert strong.action == AnswerGrand(grand=True)
    assert strong.worth is not None
    assert strong.worth > 0
    assert strong.reasons[0] == why.HighCards(Cards.parse("As Aj Ap PH DR"))
    weak = advised(seen("2s 3j 4p 5j 7s 8p 9t Jj", phase=Phase.GRAND)).choices
    assert [one.action for one in weak] == [AnswerGrand(grand=False), AnswerGrand(grand=True)]
    assert weak[0].reasons == (why.HighCards(Cards()),)
    assert weak[1].worth is None


def test_gifts_say_what_is_given_and_kept() -> None:
    view = seen("2j 3s 4p 5j 7s 8p 9t Jj Qs Kp As Aj PH DR", phase=Phase.EXCHANGE)
    first, second, third = advised(view).choices
    assert isinstance(first.action, Give)
    after, mate, before = first.action.cards
    assert {after, before} <= set(Cards.parse("2j 3s 4p 5j 7s 8p 9t"))
    assert (first.worth or 0) >= (second.worth or 0) >= (third.worth or 0)
    for one in first.reasons:
        match one:
            case why.GoodToPartner(card, called):
                assert (card, called) == (mate, False)
            case why.LowToOpponents(rank):
                assert rank == max(after.rank or 0, before.rank or 0)
            case why.GivesLoners():
                assert mate not in Cards.parse("As Aj")
            case _:
                raise AssertionError(one)


def test_a_call_says_what_it_is_worth() -> None:
    view = seen("As Aj Ap PH DR Kj Ks Qp Qj Jp Ts 9j 9p 9s", seats=others(14, 14, 14))
    calling = advised(view).calling
    assert calling is not None
    assert calling.worth > 0
    best = advised(view).choices[0].action
    assert isinstance(best, Play)
    assert best.call
    assert advised(seen("As Aj DR", seats=others(9, 9, 9, mate=Call.SMALL))).calling is None


# --- every reason is true, whatever the position -------------------------------------------------------------------


def is_true(reason: Reason, view: PlayerView, action: Play | Pass) -> bool:
    """Whether a reason holds, looked at in another way than it was found."""
    table = view.table
    cards = action.cards if isinstance(action, Play) else Cards()
    rest, top = view.hand - cards, table.top
    hidden = Cards.of(DECK) - view.hand - table.gone
    ways = plays(STANDARD, view)
    match reason:
        case why.GoesOut():
            return not rest
        case why.FollowsWish(rank):
            return table.wish == rank and any(card.rank == rank for card in cards)
        case why.StopsCaller(seat, call):
            return top is not None and top.seat == seat and table.seats[seat].call is call and not table.out
        case why.StopsLastCards(seat, count) | why.DogToPartner(seat, _, count) | why.MoreCards(seat, count):
            return table.seats[seat].count == count > 0
        case why.TakesPoints(points):
            return table.trick_points == points >= 10
        case why.Wishes(rank, count, _):
            return sum(card.rank == rank for card in hidden) == count
        case why.PartnerWinning(call):
            return top is not None and top.seat == view.seat ^ 2 and table.seats[top.seat].call is call
        case why.NoPoints():
            return table.trick_points <= 0
        case why.KeepsHigh(card):
            return card in view.hand and any(way.cards == Cards.of((card,)) for way in ways)
        case why.ShedsLoner(card) | why.FitsNowhere(card):
            return Cards.of((card,)) == cards and sum(other.rank == card.rank for other in view.hand) == 1
        case why.ShedsLow(count):
            return len(cards) == count < 5 and all((card.rank or 8) <= 8 for card in cards)
        case why.KeepsSets():
            plain = [way.cards for way in ways if not way.kind.is_bomb]
            return all(any(rank_left(view.hand, used, card) for card in used) for used in plain)
        case why.ShedsMany(count):
            return len(cards) == count >= 5
        case why.SmallestThatDoes():
            mine = min(way.strength for way in ways if way.cards == cards)
            return all(way.strength >= mine for way in ways if not way.kind.is_bomb)
        case why.Stands(bombs_out) if len(hidden) < 20 and isinstance(action, Play):
            bare = replace(action, wish=None, call=False)
            (way,) = {one for one in (*ways, *bombs(STANDARD, view)) if play_of(STANDARD, view, one) == bare}
            lies = replace(table, trick=(TrickPlay(Seat(view.seat ^ 1), way),), wish=None)
            beats = plays(STANDARD, replace(view, table=lies, hand=hidden))
            return all(one.kind.is_bomb for one in beats) and bool(beats) == bombs_out
        case _:
            return True


def rank_left(hand: Cards, played: Cards, card: Card) -> bool:
    """Whether cards of the same rank stay in the hand."""
    return card.rank is not None and any(other.rank == card.rank for other in hand - played)


def some_rounds(look: Callable[[PlayerView], None], rules: Rules = STANDARD) -> None:
    """Let `look` see what every seat sees in rounds of hard against chance."""
    game, rng = Tichu(rules), Random(4)
    for _ in range(ROUNDS):
        deck = list(DECK)
        rng.shuffle(deck)
        step = game.play(game.opening(), Nature.DEALER, Deal(tuple(deck)))
        assert not isinstance(step, Refusal)
        state = step.state
        while not game.view(state, Seat(0)).table.results:
            for seat in game.seats:
                look(game.view(state, seat))
            actor, action = choose(game, state, rng)
            if isinstance(actor, Seat) and rng.random() < 0.7:
                action = LEVELS["hard"](rules, game.view(state, actor)) or action
            step = game.play(state, actor, action)
            assert not isinstance(step, Refusal)
            state = step.state


def reasons_of(advice: Advice) -> Sequence[Reason]:
    return [reason for choice in advice.choices for reason in choice.reasons]


def test_advice_is_legal_ordered_true_and_what_the_player_does() -> None:
    kinds = set[type[Reason]]()

    def look(view: PlayerView) -> None:
        advice = explain(STANDARD, view)
        does = LEVELS["hard"](STANDARD, view)
        if advice is None:
            assert does is None or isinstance(does, TakeBack)
            return
        best = advice.choices[0].action
        if does is None:
            assert isinstance(best, Pass), "a bomb out of turn that is kept"
        else:
            assert best == does
        worths = [one.worth for one in advice.choices if one.worth is not None]
        assert worths == sorted(worths, reverse=True)
        kinds.update(map(type, reasons_of(advice)))
        for choice in advice.choices:
            if isinstance(choice.action, Play | Pass):
                keeps = isinstance(choice.action, Pass) and view.table.turn != view.seat
                assert keeps or objection(STANDARD, view, choice.action) is None
                assert all(is_true(one, view, choice.action) for one in choice.reasons), (choice, view)

    some_rounds(look)
    assert len(kinds) > 20


def test_what_belongs_together_is_known() -> None:
    hand = int(Cards.parse("2j 4s 4p 6j 7s 8p 9t Tj PH"))
    alone = [card for card in Cards(hand) if card < 52 and is_loner(hand, 1 << card)]
    assert alone == [Card("2j")]
    assert tears(hand, 1 << Card("4s"))
    assert not tears(hand, int(Cards.parse("4s 4p")))
