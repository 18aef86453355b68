"""What acts have cost: nothing for who does what the nets say, never less than nothing, and always with a way out."""

from functools import cache
from itertools import chain
from random import Random
from typing import Final

import pytest

from engine.cards import DECK, Card
from engine.cli.chance import choose
from engine.kernel import Actor, Nature, Refusal, Seat
from engine.minds.explain import explain
from engine.minds.fast.moves import PASS, legal
from engine.minds.fast.sight import of_view
from engine.minds.grounds import of_gifts, of_move
from engine.minds.levels import LEVELS
from engine.minds.reasons import (
    Experience,
    GoodToPartner,
    KeepsHigh,
    KeepsRank,
    LowToOpponents,
    NoPoints,
    PartnerWinning,
)
from engine.minds.regret import About, looked_into, regrets
from engine.tichu.actions import Action, AnswerGrand, CallTichu, Deal, Pass, Play
from engine.tichu.events import Event, RoundScored
from engine.tichu.faced import faced
from engine.tichu.game import Tichu
from engine.tichu.legal import objection
from engine.tichu.relive import relive, step_of
from engine.tichu.rules import OPTIONS, STANDARD, compose
from engine.tichu.view import Call, Phase, team
from tests.positions import others
from tests.views import play, seen

Acts = list[tuple[Actor, Action, tuple[Event, ...]]]
ROUNDS: Final = 3


@cache
def played() -> tuple[Tichu, Acts]:
    """Rounds of a team that does what the nets say against one that does anything."""
    game, rng, acts = Tichu(STANDARD), Random(11), Acts()
    state = game.opening()

    def do(actor: Actor, action: Action) -> None:
        nonlocal state
        step = game.play(state, actor, action)
        assert not isinstance(step, Refusal)
        acts.append((actor, action, step.events))
        state = step.state

    for _ in range(ROUNDS):
        deck = list(DECK)
        rng.shuffle(deck)
        do(Nature.DEALER, Deal(tuple(deck)))
        count = len(state.results)
        while len(state.results) == count:
            actor, action = choose(game, state, rng)
            if isinstance(actor, Seat) and team(actor) == 0:
                wise = LEVELS["hard"](STANDARD, game.view(state, actor))
                if wise is None:  # an interjection of chance that hard would not make
                    continue
                action = wise
            do(actor, action)
    return game, acts


def test_every_act_of_a_seat_in_a_scored_round_is_faced_from_its_own_view() -> None:
    game, acts = played()
    facts = [events for _, _, events in acts]
    for number in range(1, ROUNDS + 1):
        found = faced(game, acts, number)
        assert found
        stills = relive(game, chain.from_iterable(facts), number)
        for one in found:
            actor, action, _ = acts[one.seq - 1]
            assert (one.view.seat, one.action) == (actor, action)
            assert one.view.table.round == number
            if not isinstance(action, CallTichu | AnswerGrand):
                assert objection(STANDARD, one.view, action) is None
            if isinstance(action, Play | Pass):
                assert stills[step_of(facts, number, one.seq)].actor == actor
    assert faced(game, acts, ROUNDS + 1) == ()
    cut = next(n for n, (_, _, events) in enumerate(acts) if any(isinstance(one, RoundScored) for one in events))
    assert faced(game, acts[:cut], 1) == (), "a round that was not scored stays closed"


def test_who_does_what_the_nets_say_regrets_nothing() -> None:
    game, acts = played()
    count = 0
    for number in range(1, ROUNDS + 1):
        for one in faced(game, acts, number):
            if team(one.view.seat) == 0:
                found = regrets(STANDARD, one.view, one.action)
                assert all(regret.loss == 0 for regret in found), (one, found)
                count += len(found)
    assert count > 50


def test_the_better_choice_is_legal_and_the_best() -> None:
    game, acts = played()
    abouts = set[About]()
    for number in range(1, ROUNDS + 1):
        for one in faced(game, acts, number):
            for regret in regrets(STANDARD, one.view, one.action):
                assert regret.loss >= 0
                if not regret.loss:
                    assert regret.better == regret.done == one.action
                    continue
                abouts.add(regret.about)
                assert regret.better != regret.done
                in_turn = one.view.table.turn == one.view.seat or one.view.table.phase is not Phase.PLAY
                assert not in_turn or objection(STANDARD, one.view, regret.better) is None
                if regret.about in {About.GIFTS, About.GRAND}:
                    advice = explain(STANDARD, one.view)
                    assert advice is not None
                    assert advice.choices[0].action == regret.better
    assert {About.MOVE, About.GIFTS} <= abouts


@pytest.mark.parametrize("cards", ["As", "DR"])
def test_beating_the_partner_who_has_called_costs_points(cards: str) -> None:
    view = seen("3j As DR 7p 8p Kp", on="Kt", by=2, seats=others(9, 6, 9, mate=Call.SMALL))
    (regret,) = [one for one in regrets(STANDARD, view, play(cards)) if one.about is About.MOVE]
    assert isinstance(regret.better, Pass)
    assert regret.loss > 5
    assert PartnerWinning(Call.SMALL) in regret.reasons


@pytest.mark.parametrize(("cards", "kept"), [("As", "As"), ("DR", "DR"), ("PH", "PH")])
def test_what_is_kept_is_what_was_played(cards: str, kept: str) -> None:
    view = seen("3j As DR PH 7p 8p Kp", on="Kt", by=2, seats=others(9, 6, 9, mate=Call.SMALL))
    (regret,) = [one for one in regrets(STANDARD, view, play(cards)) if one.about is About.MOVE]
    assert isinstance(regret.better, Pass)
    assert [one.card for one in regret.reasons if isinstance(one, KeepsHigh)] == [Card.parse(kept)]


def test_a_pass_is_better_than_a_play_for_what_that_play_would_have_torn() -> None:
    sight = of_view(seen("4j 4p 4s 6j 6p 8j 8p Jj Js Jt Qj Qp As DG", on="7t", by=1))
    moves = legal(sight.hand, sight.top, sight.wish)
    jack, ace = (next(move for move in moves if move[3] == 1 << Card.parse(card)) for card in ("Jj", "As"))
    assert of_move(sight, PASS, moves, beside=(jack, 0)) == (KeepsRank(11), NoPoints())
    assert of_move(sight, PASS, moves, beside=(ace, 0)) == (KeepsHigh(Card.parse("As")), NoPoints())


def test_gifts_are_better_for_nothing_that_is_true_of_those_that_were_given() -> None:
    sight = of_view(seen("2p 3s 3t 5j 6p 7s 8s 9t Tj Js Qp Ks Kt As", phase=Phase.EXCHANGE))
    two, low, high, ace = (1 << Card.parse(card) for card in ("2p", "5j", "8s", "As"))
    better, given = (low, ace, high), (two, high, low)
    assert of_gifts(sight, better) == (GoodToPartner(Card.parse("As"), called=False), LowToOpponents(8))
    assert of_gifts(sight, better, beside=given) == (GoodToPartner(Card.parse("As"), called=False),)
    assert of_gifts(sight, given, beside=better) == (LowToOpponents(5),)
    assert of_gifts(sight, (low, high, two), beside=given) == (Experience(),)


def test_what_is_looked_into_keeps_its_decision_and_may_be_forgiven() -> None:
    game, acts = played()
    found = [
        (one, regret)
        for one in faced(game, acts, 1)
        for regret in regrets(STANDARD, one.view, one.action)
        if regret.loss and regret.about is About.MOVE
    ]
    assert found
    for one, regret in found[:6]:
        looked = looked_into(STANDARD, one.view, regret)
        assert looked == looked_into(STANDARD, one.view, regret)
        assert (looked.about, looked.done) == (regret.about, regret.done)
        assert looked.loss >= 0
        assert looked.better == (regret.better if looked.loss else regret.done)
    view = seen("3j As DR 7p 8p Kp", on="Kt", by=2, seats=others(9, 6, 9, mate=Call.SMALL))
    (regret,) = [one for one in regrets(STANDARD, view, play("As")) if one.about is About.MOVE]
    assert looked_into(STANDARD, view, regret).loss > 5


@pytest.mark.parametrize("option", OPTIONS)
def test_advice_and_better_choices_are_legal_under_every_option(option: str) -> None:
    rules = compose((option,))
    game, rng, acts = Tichu(rules), Random(len(option)), Acts()
    deck = list(DECK)
    rng.shuffle(deck)
    state = game.opening()
    asked: tuple[Actor, Action] = (Nature.DEALER, Deal(tuple(deck)))
    while not state.results:
        actor, action = asked
        if isinstance(actor, Seat) and (advice := explain(rules, view := game.view(state, actor))) is not None:
            in_turn = view.table.phase is not Phase.PLAY or view.table.turn == actor
            for one in advice.choices if in_turn else ():
                assert isinstance(one.action, Pass) or objection(rules, view, one.action) is None
        step = game.play(state, actor, action)
        assert not isinstance(step, Refusal)
        acts.append((actor, action, step.events))
        state = step.state
        asked = choose(game, state, rng) if not state.results else asked
    for faced_ in faced(game, acts, 1):
        for regret in regrets(rules, faced_.view, faced_.action):
            assert isinstance(regret.better, Pass) or objection(rules, faced_.view, regret.better) is None
