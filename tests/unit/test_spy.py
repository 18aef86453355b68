"""The spy of the end-to-end tests finds what it is there for, and deals are dealt as they are written."""

import pytest

from engine.cards import ALL_CARDS, Cards
from tests.screens import Button, Menu, Screen
from tests.spy import Spy
from tests.stacked import MATCH, Round

FIRST = MATCH[0]
THEIRS = "8j"
"""In the hand of seat 1 from the deal on."""


def public(text: str = "", buttons: tuple[Button, ...] = (), menus: tuple[Menu, ...] = ()) -> Screen:
    return Screen(1, text, buttons, menus)


def private(text: str = "", buttons: tuple[Button, ...] = ()) -> Screen:
    return Screen(2, text, buttons, private=True)


@pytest.fixture
def spy() -> Spy:
    spy = Spy()
    spy.dealt(FIRST)
    spy.filled()
    return spy


@pytest.mark.parametrize(
    "screen",
    [
        public("On the table: 8♣"),
        public("8 Jade"),
        public("옥8"),
        public("Jade 8"),
        Screen(1, "", alts=("Cards: 8♣ 9♣",)),
        public(buttons=(Button("t1:table:4:tick:8j", "?"),)),
        public(buttons=(Button("t1:table:4:play:7j-8j-PH=9", "?"),)),
        public(buttons=(Button("t1:table:4:hand:", "8♣"),)),
        public(buttons=(Button("t1:table:4:hand:", "?", emoji="tichu1_8j"),)),
        public(menus=(Menu("t1:table:4:quick:.0", "?", (("8j", "?", ""),)),)),
        public(menus=(Menu("t1:table:4:quick:.0", "?", (("x", "8♣", ""),)),)),
    ],
)
def test_a_hidden_card_is_found_wherever_it_stands(spy: Spy, screen: Screen) -> None:
    spy.look(None, screen)
    assert spy.leaks


def test_cards_that_were_played_and_ones_own_are_no_secret(spy: Spy) -> None:
    spy.look(1, private("8♣"))
    spy.plays(1, Cards(THEIRS))
    spy.look(None, public("8♣"))
    spy.look(3, private("8♣"))
    assert not spy.leaks
    assert spy.seen == 3


def test_neither_public_nor_other_peoples_messages_may_show_ones_hand(spy: Spy) -> None:
    spy.look(1, public("8♣"))
    spy.look(2, private("8♣"))
    assert len(spy.leaks) == 2


def test_the_six_cards_behind_the_first_eight_are_hidden_from_their_owner_too() -> None:
    spy = Spy()
    spy.dealt(FIRST)
    last = FIRST.dealt[1] - FIRST.first[1]
    spy.look(1, private(buttons=(Button(f"t1:table:1:tick:{next(iter(last))}", "?"),)))
    assert spy.leaks


def test_messages_of_the_round_before_are_history(spy: Spy) -> None:
    spy.plays(1, Cards(THEIRS))
    spy.look(0, public("8♣", buttons=(Button("t1:table:9:hand:", "?"),)))
    spy.dealt(MATCH[1])
    spy.look(0, public("8♣, and the last trick"))
    spy.look(0, private("8♣", (Button("t1:table:9:hand:", "?"),)))
    assert not spy.leaks
    spy.look(0, Screen(8, "8♣"))
    assert spy.leaks


@pytest.mark.parametrize("round_", MATCH)
def test_a_stacked_deck_gives_every_seat_its_first_eight_first(round_: Round) -> None:
    deck = round_.deck
    assert Cards.of(deck) == ALL_CARDS
    for seat in range(4):
        assert Cards.of(deck[seat:32:4]) == round_.first[seat]
        assert Cards.of(deck[seat::4]) == round_.dealt[seat]


@pytest.mark.parametrize("round_", MATCH)
def test_the_gifts_lead_to_the_hands_as_they_are_written(round_: Round) -> None:
    for seat in range(4):
        given = Cards(round_.gifts[seat])
        assert round_.dealt[seat] - given | round_.received(seat) == Cards(round_.hands[seat])
