"""The sealed deal: its hash is what `sha256sum` says, its proof fails on any change, old deals go on without one."""

from dataclasses import replace
from random import Random

import pytest

from engine.__main__ import main
from engine.cards import DECK, Card
from engine.cli import chance
from engine.codec import Codec
from engine.games import GAMES
from engine.kernel import Nature
from engine.tichu.actions import Deal
from engine.tichu.events import Dealt, Event
from engine.tichu.fairness import Reveal, commitment, deal, is_salt, spelled
from engine.tichu.game import Tichu
from engine.tichu.rules import compose
from engine.tichu.view import SEATS, Phase
from engine.tichu.why import Why
from tests.desk import Desk, desk

SALT = "00112233445566778899aabbccddeeff"
IN_ORDER = "c5b3b22519fca05f9ad4ea8d3170eb3e77b7b70a82e49564f64907149ce1a826"
"""`printf '%s' "$salt:$deck" | sha256sum`, the deck as in `DECK`: "2j 2s 2p ... PH DR"."""
VECTORS = [
    (SALT, DECK, IN_ORDER),
    (SALT, DECK[::-1], "cbb60319997eca59aa671fbcef0b0db78e33e5431654b27dfa3f820fdbf061a0"),
    (
        "ffeeddccbbaa99887766554433221100",
        DECK,
        "4588419d258d5f1240e8f0c7b6afd1e17557ee3da2f347121d25e3b3d9dd637d",
    ),
]
"""Made with `sha256sum`, not with this program."""


@pytest.mark.parametrize(("salt", "deck", "told"), VECTORS)
def test_a_commitment_is_what_sha256sum_says(salt: str, deck: tuple[Card, ...], told: str) -> None:
    assert commitment(salt, deck) == told


@pytest.mark.parametrize("salt", ["", SALT[1:], f"{SALT}0", SALT.upper(), f"{SALT[1:]}g", f"{SALT}\n", "$(reboot)"])
def test_a_salt_is_32_small_hex_digits(salt: str) -> None:
    assert is_salt(SALT)
    assert not is_salt(salt)


def test_rule_3_1_cards_go_round_the_table_eight_times_and_then_six() -> None:
    first, rest = deal(DECK)
    assert [len(hand) for hand in (*first, *rest)] == [8] * 4 + [6] * 4
    assert str(first[1]) == "2s 3s 4s 5s 6s 7s 8s 9s"
    assert str(rest[3]) == "Tt Jt Qt Kt At DR"


# --- the game ----------------------------------------------------------------------------------------------------


def salted(deck: tuple[Card, ...] = DECK) -> Desk:
    at = Desk(options=["rounds=2"])
    at.does(Nature.DEALER, Deal(deck, SALT))
    return at


def test_a_sealed_deal_makes_its_commitment_public_and_nothing_else() -> None:
    plain, sealed = Desk(options=["rounds=2"]), salted()
    plain.deals()
    assert sealed.table == replace(plain.table, commitment=IN_ORDER)
    assert [sealed.view(seat).hand for seat in SEATS] == [plain.view(seat).hand for seat in SEATS]


@pytest.mark.parametrize("salt", ["x", SALT.upper(), f"{SALT[:-1]}'"])
def test_the_dealer_is_refused_what_is_no_salt(salt: str) -> None:
    assert Desk().refuses(Nature.DEALER, Deal(DECK, salt)) is Why.NOT_A_SALT


def played_out(at: Desk, *, seed: int = 1) -> Desk:
    """The round to its end, by chance."""
    rng = Random(seed)
    while at.phase is not Phase.DEAL:
        at.does(*chance.choose(at.game, at.state, rng))
    return at


def test_after_the_round_everything_is_told_as_it_was() -> None:
    at = salted()
    dealt = [at.view(seat).hand for seat in SEATS]
    at.answers(0, 1, 2, 3)
    filled = [at.view(seat).hand for seat in SEATS]
    gifts = ["2j 6j Tj", "2s 6s Ts", "2p 6p Tp", "2t 6t Tt"]
    for seat, cards in enumerate(gifts):
        at.gives(seat, cards)
    held = [at.view(seat).hand for seat in SEATS]
    got = [at.view(seat).received for seat in SEATS]
    assert at.table.revealed is None
    told = played_out(at).table.revealed
    assert told is not None
    assert told.number == 1
    assert (told.deck, told.salt, told.commitment) == (DECK, SALT, IN_ORDER)
    assert list(told.first) == dealt
    assert list(told.dealt) == filled
    assert [" ".join(map(str, three)) for three in told.gifts] == gifts
    assert [told.received(seat) for seat in SEATS] == got
    assert list(told.exchanged) == held
    assert told.is_proved


def test_what_was_told_stays_told_and_the_next_round_is_sealed_anew() -> None:
    at = played_out(salted())
    first = at.table.revealed
    at.does(Nature.DEALER, Deal(DECK[::-1], SALT))
    assert at.table.revealed is None
    assert at.table.reveal(1) == first
    assert at.table.reveal(2) is None
    assert at.table.commitment == VECTORS[1][2]


def test_a_match_that_is_over_tells_its_last_round() -> None:
    at = played_out(salted())
    at.does(Nature.DEALER, Deal(DECK[::-1], SALT))
    rng = Random(2)
    while at.phase is not Phase.OVER:
        at.does(*chance.choose(at.game, at.state, rng))
    assert at.table.revealed == at.table.reveal(2)
    assert [reveal.is_proved for reveal in at.table.reveals] == [True, True]


def reveal() -> Reveal:
    told = played_out(salted()).table.revealed
    assert told is not None
    return told


def test_any_change_spoils_the_proof() -> None:
    told = reveal()
    swapped = (DECK[1], DECK[0], *DECK[2:])
    assert told.is_proved
    assert not replace(told, salt=SALT[::-1]).is_proved
    assert not replace(told, deck=swapped).is_proved
    assert not replace(told, deck=swapped, commitment=commitment(SALT, swapped)).is_proved
    assert not replace(told, commitment=IN_ORDER[::-1]).is_proved
    assert not replace(told, rest=told.rest[::-1]).is_proved
    assert not replace(told, deck=(), salt="", commitment="").is_proved


@pytest.mark.parametrize("salt", ["", SALT[:-1], SALT.upper()])
def test_a_deal_that_could_be_guessed_proves_nothing(salt: str) -> None:
    told = reveal()
    assert not replace(told, salt=salt, commitment=commitment(salt, told.deck)).is_proved


# --- what was stored before ----------------------------------------------------------------------------------------

EVENTS = Codec[tuple[Event, ...]](tuple[Event, ...])
OLD_DEAL = f'{{"is":"Deal","deck":["{spelled(DECK).replace(" ", chr(34) + "," + chr(34))}"]}}'
OLD_DEALT = """[{"is":"Dealt","number":1,"hands":["2j 3j 4j 5j 6j 7j 8j 9j","2s 3s 4s 5s 6s 7s 8s 9s",
"2p 3p 4p 5p 6p 7p 8p 9p","2t 3t 4t 5t 6t 7t 8t 9t"],"rest":["Tj Jj Qj Kj Aj MJ","Ts Js Qs Ks As DG",
"Tp Jp Qp Kp Ap PH","Tt Jt Qt Kt At DR"]}]"""
SEALED_DEALT = OLD_DEALT.replace('DR"]', f'DR"],"deck":{OLD_DEAL[20:-1]},"salt":"{SALT}","commitment":"{IN_ORDER}"')


def test_deals_from_before_there_were_salts_load_and_are_told_without_a_proof() -> None:
    assert GAMES["tichu"].actions.load(OLD_DEAL) == Deal(DECK)
    first, rest = deal(DECK)
    (event,) = EVENTS.load(OLD_DEALT)
    assert event == Dealt(1, first, rest)
    game = Tichu(compose(["rounds=2"]))
    at = Desk(game.evolve(game.opening(), event), options=["rounds=2"])
    assert at.table.commitment == ""
    told = played_out(at).table.revealed
    assert told is not None
    assert (told.first, told.rest, told.deck, told.salt, told.is_proved) == (first, rest, (), "", False)


def test_a_sealed_deal_loads_for_ever() -> None:
    first, rest = deal(DECK)
    assert EVENTS.load(SEALED_DEALT) == (Dealt(1, first, rest, DECK, SALT, IN_ORDER),)


def test_a_round_that_began_in_the_middle_has_nothing_to_tell() -> None:
    middle = desk("5j", "6j 7j", "", "8j", turn=0, out=(2,))
    middle.play(0, "5j")
    assert middle.phase is Phase.DEAL
    assert middle.table.revealed is None
    assert middle.table.reveals == ()


# --- the command ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("salt", "deck", "told"), VECTORS)
def test_verify_prints_the_hash_alone(
    salt: str, deck: tuple[Card, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", salt, spelled(deck)]) == 0
    assert capsys.readouterr() == (f"{told}\n", "")


@pytest.mark.parametrize(
    ("salt", "deck", "why"),
    [
        ("x", spelled(DECK), "'x' is no salt"),
        (SALT, "5j 5x", "'5x' is no card"),
        (SALT, spelled(DECK[1:]), "all 56 cards"),
        (SALT, spelled((*DECK[1:], DECK[1])), "all 56 cards"),
    ],
)
def test_verify_says_in_one_line_what_is_wrong(
    salt: str, deck: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", salt, deck]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert why in printed.err
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("words", [[], [SALT], [SALT, "5j", "5s"]])
def test_verify_tells_its_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *words]) == 2
    assert 'verify "SALT" "DECK"' in capsys.readouterr().err
