"""A round's deal is bound before its cards are seen, told when it is scored, and never in between."""

from dataclasses import replace
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from engine.codec import Codec
from engine.tichu.fairness import spelled
from engine.tichu.game import Tichu
from engine.tichu.state import Answering, Dealing, Exchanging, Over, Sealed, State
from engine.tichu.view import SEATS, Phase, PlayerView, TableView
from tests.property.walks import states

GAME = Tichu()
TABLES, HANDS = Codec[TableView](TableView), Codec[PlayerView](PlayerView)
BETWEEN = {Phase.DEAL, Phase.OVER}

seeds = st.integers(0, 10_000)


def seal_of(state: State) -> Sealed | None:
    match state:
        case Answering() | Exchanging():
            return state.sealed
        case Dealing() | Over():
            return None
        case _:
            return state.round.sealed


@given(seeds)
def test_a_deal_is_told_when_its_round_is_scored_and_not_before(seed: int) -> None:
    public = [""]
    table = GAME.spectacle(GAME.opening())
    for state in states(seed, salts=seed):
        table = GAME.spectacle(state)
        assert [reveal.number for reveal in table.reveals] == [result.number for result in table.results]
        if table.phase in BETWEEN:
            assert table.commitment == ""
            assert table.revealed == (table.reveals[-1] if table.results else None)
        else:
            assert table.revealed is None
            assert table.commitment
            if table.commitment != public[-1]:
                public.append(table.commitment)
                assert table.phase is Phase.GRAND
    assert [reveal.commitment for reveal in table.reveals] == public[1:]
    assert all(reveal.is_proved for reveal in table.reveals)


@given(seeds, st.integers(0, 200))
def test_nothing_that_can_be_seen_holds_the_salt_or_the_deck_of_a_running_round(seed: int, acts: int) -> None:
    *_, state = islice(states(seed, salts=seed), acts + 1)
    sealed = seal_of(state)
    seen = [TABLES.dump(GAME.spectacle(state)), *(HANDS.dump(GAME.view(state, seat)) for seat in SEATS)]
    if sealed is not None:
        assert len(sealed.salt) == 32
        assert not any(sealed.salt in text for text in seen)
        # Three gifts may lie in the order of the deal by chance; more cards than that are in no such order.
        assert not any(spelled(sealed.deck[:4]).replace(" ", '","') in text for text in seen)


@given(seeds, st.integers(0, 200), seeds)
def test_another_salt_changes_the_commitment_and_nothing_else_until_the_round_is_scored(
    seed: int, acts: int, other: int
) -> None:
    *_, state = islice(states(seed, salts=other), acts + 1)
    *_, twin = islice(states(seed, salts=other + 1), acts + 1)
    here, there = GAME.spectacle(state), GAME.spectacle(twin)
    assert (here.commitment == there.commitment) == (here.phase in BETWEEN)
    assert unsealed(here) == unsealed(there)
    for seat in SEATS:
        mine, other_mine = GAME.view(state, seat), GAME.view(twin, seat)
        assert replace(mine, table=unsealed(here)) == replace(other_mine, table=unsealed(there))


def unsealed(table: TableView) -> TableView:
    """The table without all that a salt decides."""
    reveals = tuple(replace(reveal, salt="", commitment="") for reveal in table.reveals)
    return replace(table, commitment="", reveals=reveals)
