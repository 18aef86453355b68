"""Lobbies, their private panels and everybody's settings, whatever is chosen: within the platform's limits."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import GAMES
from bot.games.tichu.press import VERBS as HAND
from bot.gathering.lobby import MOST_GUESTS, Lobby, invite
from bot.gathering.lobby_panel import lobby_panel, summons_panel
from bot.gathering.lobby_store import terms_json
from bot.gathering.seats_panel import remove_panel, seats_panel
from bot.gathering.summons import Whom
from bot.gathering.terms import HOUSE, WINDOWS, Pace, Terms
from bot.gathering.terms_panel import Place, agreed_panel, rated_line, terms_panel
from bot.managing.configuration import MOST_CHANNELS, MOST_MINIMUM, config_panel, usual_panel
from bot.managing.configuration import chooses as chooses_for_server
from bot.people.personal import chooses, settings_panel
from bot.replies.hosting import VERBS as LOBBY
from bot.replies.hosting import help_text
from bot.sitters import Bot, Level, Person, Sitter
from bot.speech import LOCALES, Speech, speech_for
from bot.staging.panel import Panel
from data.preferences import CardLayout, GuildPreferences, SortOrder, UserPreferences
from tests.limits import check
from tests.person import choices

IDS = st.integers(1, 2**63 - 1)
NAMES = st.one_of(
    st.sampled_from(("*" * 32, "@" * 32, "W" * 32, "빛나는별토끼" * 5, "_[x](y)_" * 4)), st.text(max_size=32)
)
PEOPLE = st.builds(Person, IDS, NAMES)
SITTERS: st.SearchStrategy[Sitter | None] = st.one_of(st.none(), st.builds(Bot, NAMES, st.sampled_from(Level)), PEOPLE)
TERMS = st.builds(
    Terms,
    target=st.integers(100, 10_000),
    pace=st.sampled_from(Pace),
    window=st.sampled_from(WINDOWS),
    rounds=st.sampled_from((0, 1, 8, 20)),
    house=st.sampled_from(((), HOUSE, HOUSE[:2])),
    casual=st.booleans(),
)


@st.composite
def lobbies(draw: st.DrawFn) -> Lobby:
    """A lobby as it may be: its host sits, and so do guests or everybody."""
    host = draw(PEOPLE)
    seats = (host, *draw(st.tuples(SITTERS, SITTERS, SITTERS)))
    lobby = Lobby(host.user, draw(st.permutations(seats).map(tuple)), draw(TERMS))
    if draw(st.booleans()):
        invited = invite(lobby, host.user, draw(st.lists(PEOPLE, max_size=MOST_GUESTS + 2)))
        assert isinstance(invited, Lobby)
        lobby = invited
    return replace(lobby, rated=draw(st.sampled_from((None, True, False))))


def panels_of(lobby: Lobby, speech: Speech) -> list[Panel]:
    """Everything that is shown of a lobby."""
    note = rated_line(lobby.terms, lobby.seats, speech, rated=lobby.rated)
    why = speech("lobby-no-nobody-there")
    whom = Whom(users=tuple(guest.user for guest in lobby.guests or ()), roles=(2**63 - 1,))
    return [
        lobby_panel(lobby, "table7", speech, GAMES["tichu"].lobby_picture(lobby, speech), until=1_800_000_000.0),
        seats_panel(lobby, "table7", speech, why=why),
        *(remove_panel(person, "table7", speech) for person in lobby.people),
        terms_panel(lobby.terms, Place("table7", speech("terms-title")), note, speech),
        agreed_panel(lobby.terms, note, speech, why=why),
        summons_panel(lobby, "table7", speech, str(whom)),
        Panel(help_text(lobby, speech)),
    ]


@pytest.mark.parametrize("locale", LOCALES)
@given(lobby=lobbies())
def test_every_panel_of_a_lobby_fits(locale: str, lobby: Lobby) -> None:
    for number, panel in enumerate(panels_of(lobby, speech_for(locale))):
        check(panel, where=f"panel {number}", is_named_freely=True)


CHOSEN = st.builds(
    UserPreferences,
    locale=st.sampled_from((None, *LOCALES)),
    sort_order=st.sampled_from(SortOrder),
    card_layout=st.sampled_from(CardLayout),
    turn_pings=st.booleans(),
    direct_hands=st.booleans(),
    hints=st.booleans(),
)


@pytest.mark.parametrize("locale", LOCALES)
@given(chosen=CHOSEN)
def test_ones_own_settings_fit_and_all_of_them_can_be_chosen(locale: str, chosen: UserPreferences) -> None:
    panel = settings_panel(chosen, speech_for(locale))
    check(panel)
    reached = {chooses(*made)(chosen) for made in choices(panel)}
    # All four languages and four orders, as they are included, and the other side of four switches.
    assert len(reached) == 3 + 3 + 4 + 1
    for made in choices(panel):
        once = chooses(*made)(chosen)
        assert chooses(*made)(once) == once, "twice is once"


CONFIGURED = st.builds(
    GuildPreferences,
    locale=st.sampled_from((None, *LOCALES)),
    channels=st.lists(IDS, max_size=MOST_CHANNELS, unique=True).map(tuple),
    settings=st.one_of(st.none(), TERMS.map(terms_json)),
    minimum_matches=st.integers(1, MOST_MINIMUM),
    ping_role=st.one_of(st.none(), IDS),
)


@pytest.mark.parametrize("locale", LOCALES)
@given(chosen=CONFIGURED, may_ping=st.booleans())
def test_a_servers_settings_fit_and_all_of_them_can_be_chosen(
    locale: str, chosen: GuildPreferences, *, may_ping: bool
) -> None:
    speech = speech_for(locale)
    for panel in (config_panel(chosen, speech, may_ping=may_ping), usual_panel(chosen, speech)):
        check(panel)
        for made in choices(panel):
            once = chooses_for_server(*made)(chosen)
            assert chooses_for_server(*made)(once) == once, "twice is once"


def test_the_controls_of_a_lobby_and_of_a_hand_mean_different_things() -> None:
    """Clicks are told apart by their verbs alone, however old the message they come from."""
    assert set(HAND) & LOBBY == set()
