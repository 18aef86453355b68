"""`bot.lobby_store`: a lobby as the store keeps it is the same lobby."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.lobby import Lobby, Pace, Terms, opened
from bot.lobby_store import SEATS, bot_names, lobby_of, settings_text, stored_seats
from bot.sitters import Bot, Person, Sitter
from bot.speech import LOCALES, speech_for
from data.tables import StoredTable

NAMES = st.text(min_size=1, max_size=32)
SITTERS: st.SearchStrategy[Sitter | None] = st.one_of(
    st.none(), st.builds(Bot, NAMES), st.builds(Person, st.integers(1, 2**63 - 1), NAMES)
)
LOBBIES = st.builds(
    Lobby,
    st.integers(1, 2**63 - 1),
    st.tuples(*(SITTERS for _ in range(SEATS))),
    st.builds(Terms, st.integers(100, 10_000), st.sampled_from(Pace)),
)


@given(LOBBIES)
def test_what_was_stored_reads_back(lobby: Lobby) -> None:
    stored = StoredTable(
        id="t",
        guild=1,
        channel=2,
        host=lobby.host,
        locale="ko",
        settings=settings_text(lobby.terms),
        created=0.0,
        changed=0.0,
        seats=stored_seats(lobby),
    )
    assert lobby_of(stored) == lobby


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_names_for_as_many_bots_as_can_ever_be_needed(locale: str) -> None:
    speech = speech_for(locale)
    lobby = opened(Person(1, speech("lobby-bot-1")), seats=SEATS, terms=Terms())
    for seat in range(1, SEATS):
        name, *_ = bot_names(speech, lobby)
        assert name not in {sitter.name for sitter in lobby.seats if sitter is not None}
        lobby = Lobby(1, (*lobby.seats[:seat], Bot(name), *lobby.seats[seat + 1 :]))
    assert bot_names(speech, lobby), "somebody may leave a full table"
