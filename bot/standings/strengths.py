"""How strong the people at a table are on their server's ladder: odds, even teams, pauses, and what a match changed."""

from collections.abc import Callable, Mapping
from itertools import permutations

from bot.gathering.lobby import Lobby
from bot.gathering.terms import why_casual
from bot.ladder_words import rating_text
from bot.names import written
from bot.sitters import Person, Sitter
from bot.speech import Speech
from data.ladder import Rating, odds
from data.ratings import Moved, Ratings
from data.results import Kind
from data.seasons import season_of
from data.standings import Ladder, Standing


class Strengths:
    """The standings of one table's people, as they were last looked up. What looks up raises StoreError."""

    def __init__(self, ratings: Ratings, guild: int, now: Callable[[], float]) -> None:
        self._ratings = ratings
        self._guild = guild
        self._now = now
        self._known: Mapping[int, Standing] = {}

    async def look_up(self, lobby: Lobby) -> None:
        """Ask how the people of a full lobby stand."""
        if not lobby.free:
            ladder = Ladder(lobby.terms.game, Kind.PEOPLE, self._guild, season_of(self._now()))
            self._known = await self._ratings.standings(ladder, [person.user for person in lobby.people])

    async def is_paused(self, lobby: Lobby) -> bool:
        """Whether somebody may not play rated matches now, because they have left too many."""
        untils = [await self._ratings.paused_until(person.user) for person in lobby.people]
        return any(until is not None and until > self._now() for until in untils)

    def odds(self, lobby: Lobby) -> float | None:
        """The first team's chance of winning; None but for four people who have ratings and would be rated."""
        four = self._four(lobby.seats)
        if four is None or why_casual(lobby.terms, lobby.seats) is not None:
            return None
        return odds(four[0::2], four[1::2])

    def evenest(self, lobby: Lobby) -> tuple[Sitter | None, ...]:
        """The seats with the teams whose odds are nearest to even; the first one stays. As they are without ratings."""
        first, *others = lobby.seats
        seatings = [(first, *order) for order in permutations(others)]
        # Of seatings that are equally even the one with the fewest moves.
        return min(seatings, key=lambda seats: (self._unevenness(seats), _moves(lobby.seats, seats)))

    def _unevenness(self, seats: tuple[Sitter | None, ...]) -> float:
        four = self._four(seats)
        return 0.0 if four is None else round(abs(odds(four[0::2], four[1::2]) - 0.5), 9)

    def _four(self, seats: tuple[Sitter | None, ...]) -> tuple[Rating, ...] | None:
        """The ratings of four people by seat; None unless everybody has played a rated match."""
        found = [self._known.get(one.user) if isinstance(one, Person) else None for one in seats]
        ratings = tuple(one.rating for one in found if one is not None and one.last > 0)
        return ratings if len(ratings) == len(seats) else None

    async def changes(self, match: str) -> tuple[Moved, ...]:
        """What a match that is stored changed on the server's ladder of this season, by seat."""
        return await self._ratings.moved(match, guild=self._guild, season=season_of(self._now()))


def _moves(before: tuple[Sitter | None, ...], after: tuple[Sitter | None, ...]) -> int:
    return sum(one is not other for one, other in zip(before, after, strict=True))


def change_lines(changes: tuple[Moved, ...], speech: Speech) -> tuple[str, ...]:
    """What a match has changed, a line a person."""
    if not changes:
        return ()
    return f"**{speech('rating-title')}**", *(_change_line(one, speech) for one in changes)


def _change_line(one: Moved, speech: Speech) -> str:
    line = speech(
        "rating-change",
        name=written(one.name),
        before=rating_text(one.before, one.matches - 1),
        after=rating_text(one.after, one.matches),
        change=one.after.shown - one.before.shown,
    )
    return line if one.weight == 1 else f"{line} · {speech('rating-half')}"
