"""Ratings at the table: odds, even teams, pauses, and the lines after a match."""

from collections.abc import AsyncIterator
from dataclasses import replace
from math import exp, sqrt
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.gathering.lobby import Lobby
from bot.gathering.lobby_panel import lobby_panel
from bot.gathering.terms import Terms
from bot.sitters import Bot, Person
from bot.speech import speech_for
from bot.standings.strengths import Strengths, change_lines
from data.database import Database
from data.ladder import Rating
from data.ratings import Moved, Ratings
from data.seasons import season_of
from tests.limits import check

NOW = 1_767_300_000.0
GUILD = 77
PEOPLE = tuple(Person(101 + seat, name) for seat, name in enumerate(("North", "East", "South", "West")))
LOBBY = Lobby(101, PEOPLE)
MUS = (40.0, 20.0, 38.0, 22.0)
KOREAN, ENGLISH = speech_for("ko"), speech_for("en-US")
MOVED = Moved(
    match="m",
    finished=NOW,
    seat=0,
    user=101,
    name="North",
    before=Rating(25.0, 8.0),
    after=Rating(26.0, 7.9),
    matches=20,
    odds=0.5,
    factor=1.0,
    weight=1.0,
)


@pytest.fixture
async def strengths(tmp_path: Path) -> AsyncIterator[Strengths]:
    """Two strong people on one team, two weak ones on the other."""
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        for person, mu in zip(PEOPLE, MUS, strict=True):
            await database.execute(
                "INSERT INTO standing VALUES ('tichu', 'people', ?, ?, ?, ?, 4, 30, 15, ?)",
                (GUILD, season_of(NOW), person.user, mu, NOW - 5),
            )
        yield Strengths(Ratings(database), GUILD, lambda: NOW)


async def test_odds_are_told_of_four_people_who_have_ratings_and_would_be_rated(strengths: Strengths) -> None:
    assert strengths.odds(LOBBY) is None, "nobody has looked them up"
    await strengths.look_up(LOBBY)
    odds = strengths.odds(LOBBY)
    assert odds == pytest.approx(1 / (1 + exp(-36 / sqrt(4 * 4**2 + 2 * (25 / 3 * 2.5) ** 2))))
    with_a_bot = replace(LOBBY, seats=(*PEOPLE[:3], Bot("Jade")))
    stranger = replace(LOBBY, seats=(*PEOPLE[:3], Person(999, "Otter")))
    for lobby in (with_a_bot, stranger):
        await strengths.look_up(lobby)
        assert strengths.odds(lobby) is None
    await strengths.look_up(LOBBY)
    assert strengths.odds(replace(LOBBY, terms=Terms(casual=True))) is None


async def test_even_teams_are_those_whose_odds_are_nearest_to_even(strengths: Strengths) -> None:
    assert strengths.evenest(LOBBY) == PEOPLE, "without ratings everybody stays"
    await strengths.look_up(LOBBY)
    seats = strengths.evenest(LOBBY)
    assert {seats[0], seats[2]} == {PEOPLE[0], PEOPLE[1]}, "40 and 20 against 38 and 22"
    assert strengths.odds(replace(LOBBY, seats=seats)) == pytest.approx(0.5)
    assert strengths.evenest(replace(LOBBY, seats=seats)) == seats


@pytest.mark.parametrize(("odds", "offers"), [(None, "add_bots"), (0.754, "balance")])
def test_the_lobby_tells_the_odds_and_offers_to_balance(odds: float | None, offers: str) -> None:
    panel = lobby_panel(LOBBY, "k3x9", ENGLISH, GAMES["tichu"].lobby_picture(LOBBY, ENGLISH), until=NOW, odds=odds)
    assert ("⚖️ Odds 🔵 75% : 25% 🟧" in panel.text) == (odds is not None)
    verbs = [button.id.split(":")[-2] for row in panel.rows if isinstance(row, tuple) for button in row]
    assert [verb for verb in verbs if verb in ("add_bots", "balance")] == [offers], verbs


@pytest.mark.parametrize("locale", ["ko", "en-US", "de"])
def test_the_lobby_with_odds_fits_a_telephone(locale: str) -> None:
    speech = speech_for(locale)
    check(lobby_panel(LOBBY, "k3x9", speech, GAMES["tichu"].lobby_picture(LOBBY, speech), until=NOW, odds=0.754))


def test_a_change_is_told_with_a_question_mark_while_few_matches_stand_behind_it() -> None:
    title, line = change_lines((MOVED,), ENGLISH)
    assert title == f"**{ENGLISH('rating-title')}**"
    assert line == "North 1500? → 1511 (+11)"
    assert (
        change_lines((replace(MOVED, weight=0.5),), KOREAN)[1] == f"North 1500? → 1511 (+11) · {KOREAN('rating-half')}"
    )
    assert change_lines((), ENGLISH) == ()
