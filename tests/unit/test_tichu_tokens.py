"""Cards as they stand in ids, and seats that public facts leave nothing but a pass."""

import pytest

from bot.games.tichu.skip import skipped
from bot.games.tichu.tokens import Token
from bot.wire import Click
from engine.cards import DECK, PHOENIX, Card, Cards
from engine.kernel import Seat
from engine.tichu.actions import Pass
from engine.tichu.combinations import readings
from tests.desk import desk


@pytest.mark.parametrize("text", ["5j", "MJ", "PH", "5j-6s-PH=8-9t-Tj", "PH=A-As"])
def test_a_token_reads_back(text: str) -> None:
    token = Token.parse(text)
    assert token is not None
    assert str(token) == text


@pytest.mark.parametrize("text", ["", "5j-5j", "5x", "PH=1", "PH=", "PH=8-PH", "5j,6j", "5j-", "=8"])
def test_what_is_no_token_is_none(text: str) -> None:
    assert Token.parse(text) is None


def test_the_longest_play_fits_into_an_id_with_a_revision() -> None:
    straight = Cards("MJ 2j 3j 4j 5j 6j 7j 8j 9j Tj Js Qj Kj PH")
    token = Token.of(readings(straight)[0])
    assert token.phoenix == 14
    click = Click("a" * 16, 999_999_999, "wish", f"{token}.999")
    assert Click.parse(str(click)) == click


def test_order_is_kept_for_gifts() -> None:
    token = Token.parse("Ks-2j-PH")
    assert token is not None
    assert token.cards == (Card("Ks"), Card("2j"), PHOENIX)
    assert token.set == Cards("2j Ks PH")


def test_every_card_has_a_token() -> None:
    assert all(Token.parse(str(card)) == Token((card,)) for card in DECK)


# --- seats that are skipped ---------------------------------------------------------------------------------------

HAND = "2j 3j 4j 5j 6s"


@pytest.mark.parametrize(
    ("top", "hand", "skips"),
    [
        ("9s", "2p", False),
        ("9s 9t", "2p", True),
        ("9s 9t", "2p 3p", False),
        ("9s 9t 9p", "2p 3p", True),
        ("9s 9t 9p", "2p 3p 4p", False),
        ("9s Tt Js Qp Kt", "2p 3p 4p", True),
        ("9s Tt Js Qp Kt", "2p 3p 4p 5p", False),
        ("DR", "2p 3p 4p", True),
        ("DR", "2p 3p 4p 5p", False),
        ("9j 9s 9p 9t", "2p 3p 4p", True),
        ("9j 9s 9p 9t", "2p 3p 4p 5p", False),
        ("9s Ts Js Qs Ks", "2p 3p 4p 5p", True),
        ("9s Ts Js Qs Ks", "2p 3p 4p 5p 7p", False),
    ],
)
def test_a_seat_with_too_few_cards_is_skipped(top: str, hand: str, *, skips: bool) -> None:
    table = desk(HAND, "2s 3s", hand, "2t 3t", turn=2, trick=[(0, top)]).table
    assert skipped(table) == ((Seat(2), Pass(table.moment)) if skips else None)


def test_nobody_is_skipped_before_a_lead() -> None:
    assert skipped(desk("2j", "2s", "2p", "2t", turn=2).table) is None


def test_who_is_skipped_could_never_have_played() -> None:
    """Its own view agrees: there is no legal play, whatever the cards."""
    table = desk(HAND, "2s 3s", "As", "2t 3t", turn=2, trick=[(0, "9j 9p")])
    assert skipped(table.table) is not None
    table.passes(2)
