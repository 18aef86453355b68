"""`bot.gathering.lobby_store`: a lobby as the store keeps it is the same lobby."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.gathering.lobby import Lobby, opened
from bot.gathering.lobby_store import bot_names, lobby_of, settings_text, stored_seats, terms_json, terms_of
from bot.gathering.terms import HOUSE, STANDARD_TERMS, Pace, Terms
from bot.sitters import Bot, Level, Person, Sitter
from bot.speech import LOCALES, speech_for
from data.tables import SeatKind, StoredSeat, StoredTable

NAMES = st.text(min_size=1, max_size=32)
IDS = st.integers(1, 2**63 - 1)
PEOPLE = st.builds(Person, IDS, NAMES)
SITTERS: st.SearchStrategy[Sitter | None] = st.one_of(st.none(), st.builds(Bot, NAMES, st.sampled_from(Level)), PEOPLE)
TERMS = st.builds(
    Terms,
    target=st.integers(100, 10_000),
    pace=st.sampled_from(Pace),
    window=st.integers(2, 10),
    rounds=st.integers(0, 20),
    house=st.sets(st.sampled_from(HOUSE)).map(lambda chosen: tuple(name for name in HOUSE if name in chosen)),
    casual=st.booleans(),
)
LOBBIES = st.builds(
    Lobby,
    IDS,
    st.tuples(*(SITTERS for _ in range(STANDARD_TERMS.seats))),
    TERMS,
    st.one_of(st.none(), st.lists(PEOPLE, max_size=12).map(tuple)),
    st.sampled_from((None, True, False)),
)


@given(LOBBIES)
def test_what_was_stored_reads_back(lobby: Lobby) -> None:
    stored = StoredTable(
        id="t",
        guild=1,
        channel=2,
        host=lobby.host,
        locale="ko",
        settings=settings_text(lobby),
        created=0.0,
        changed=0.0,
        seats=stored_seats(lobby),
    )
    assert lobby_of(stored) == lobby


@given(TERMS)
def test_terms_that_were_stored_read_back(terms: Terms) -> None:
    assert terms_of(terms_json(terms)) == terms


def test_what_was_stored_before_there_were_options_is_played_as_it_was_then() -> None:
    stored = StoredTable(
        id="t",
        guild=1,
        channel=2,
        host=3,
        locale="ko",
        settings='{"target": 500, "pace": "off"}',
        created=0.0,
        changed=0.0,
        seats=(StoredSeat(seat=1, kind=SeatKind.BOT, user=None, name="Jade"),),
    )
    assert lobby_of(stored) == Lobby(3, (None, Bot("Jade"), None, None), Terms(target=500, pace=Pace.OFF))
    assert terms_of(None) == STANDARD_TERMS
    assert terms_of('{"house": ["no_grand", "of another time"]}').house == ("no_grand",)


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_names_for_as_many_bots_as_can_ever_be_needed(locale: str) -> None:
    speech = speech_for(locale)
    lobby = opened(Person(1, speech("lobby-bot-1")), terms=Terms())
    for seat in range(1, len(lobby.seats)):
        name, *_ = bot_names(speech, lobby)
        assert name not in {sitter.name for sitter in lobby.seats if sitter is not None}
        lobby = Lobby(1, (*lobby.seats[:seat], Bot(name), *lobby.seats[seat + 1 :]))
    assert bot_names(speech, lobby), "somebody may leave a full table"
