"""The ladders as a fold of rated matches, one after the other. Pure, but for the book's own memory.

The store rates a match that ends with the same book that replays a whole history: what is stored and what is
recomputed are one calculation.
"""

from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from data.calendar import day_of
from data.ladder import NEWCOMER, Player, Rating, rate
from data.seasons import ALL_TIME, PARTNER_OF_LEAVER, carried, repeated_weight, season_of

EVERYWHERE: Final = 0
"""In place of a server: all of them."""
ANCHOR_SIGMA: Final = 1.0
"""How surely a bot's strength is known: it was measured."""


@dataclass(frozen=True, slots=True, order=True)
class Ladder:
    """One list of ratings: ``kind`` is who plays, ``guild`` a server or EVERYWHERE, ``season`` a season or ALL_TIME."""

    game: str
    kind: str
    guild: int
    season: int

    @property
    def scopes(self) -> "tuple[Ladder, ...]":
        """All ladders on which a match of this server and season counts."""
        return tuple(
            Ladder(self.game, self.kind, guild, season)
            for guild in dict.fromkeys((EVERYWHERE, self.guild))
            for season in dict.fromkeys((ALL_TIME, self.season))
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedSeat:
    """Who began on a seat: a person, or a bot with its fixed strength (a mu)."""

    seat: int
    team: int
    user: int | None
    anchor: float | None = None
    has_left: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedMatch:
    """A match as the ladders see it; ``seq`` is its place in their order, ``winner`` a team, None for nobody."""

    seq: int
    match: str
    game: str
    kind: str
    guild: int
    finished: float
    winner: int | None
    margin: float
    seats: tuple[RatedSeat, ...]

    @property
    def four(self) -> str:
        """The same text for the same company, however it sits."""
        return four_of(self.seats)

    @property
    def ladders(self) -> tuple[Ladder, ...]:
        """The ladders on which it counts."""
        return Ladder(self.game, self.kind, self.guild, season_of(self.finished)).scopes


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands on a ladder; ``last`` is the end of their last match, in unix seconds."""

    rating: Rating = NEWCOMER
    matches: int = 0
    wins: int = 0
    last: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What one match did to one person on one ladder, with all that it was reckoned with."""

    seq: int
    ladder: Ladder
    seat: RatedSeat
    user: int
    has_won: bool
    before: Rating
    after: Standing
    odds: float
    """The chance that their team was given, 0 to 1."""
    factor: float
    """The margin's part in the change of mu."""
    weight: float
    """How much of the change counted."""


Where: TypeAlias = tuple[str, str, int]
"""A game, a kind and a guild: a ladder of all its seasons."""


class Book:
    """Everybody's standings as far as they are known; whoever is not in it is a newcomer."""

    def __init__(
        self, standings: Mapping[tuple[Ladder, int], Standing], together: Mapping[tuple[str, int], int]
    ) -> None:
        """``together``: by company (as in RatedMatch.four) and day, how many matches were rated."""
        self._standings = dict(standings)
        self._together = Counter(dict(together))
        self._seasons: dict[tuple[Where, int], int] = {}
        for ladder, user in standings:
            self._note(ladder, user)

    @property
    def standings(self) -> Mapping[tuple[Ladder, int], Standing]:
        """By ladder and person."""
        return self._standings

    def standing(self, ladder: Ladder, user: int) -> Standing:
        """How somebody begins their next match on a ladder: in a new season with what the last one left of a rating."""
        known = self._standings.get((ladder, user))
        if known is not None:
            return known
        before = self._seasons.get((_where(ladder), user)) if ladder.season != ALL_TIME else None
        if before is None or before > ladder.season:
            return Standing()
        old = self._standings[replace(ladder, season=before), user]
        return Standing(carried(old.rating, ladder.season - before))

    def rate(self, match: RatedMatch, *, guilds: Container[int] | None = None) -> tuple[Change, ...]:
        """Take a match in; what it changes, ladder by ladder and seat by seat. The book then stands after it.

        With ``guilds`` only on the ladders of these servers.
        """
        company = match.four, day_of(match.finished)
        repeated = repeated_weight(self._together[company])
        self._together[company] += 1
        ladders = [ladder for ladder in match.ladders if guilds is None or ladder.guild in guilds]
        changes = tuple(change for ladder in ladders for change in self._rated(match, ladder, repeated))
        for change in changes:
            self._standings[change.ladder, change.user] = change.after
            self._note(change.ladder, change.user)
        return changes

    def _rated(self, match: RatedMatch, ladder: Ladder, repeated: float) -> Iterable[Change]:
        befores = [None if seat.user is None else self.standing(ladder, seat.user) for seat in match.seats]
        players = [
            Player(
                seat.team,
                Rating(NEWCOMER.mu if seat.anchor is None else seat.anchor, ANCHOR_SIGMA)
                if before is None
                else before.rating,
                _weight(match, seat, repeated),
                seat.has_left,
            )
            for seat, before in zip(match.seats, befores, strict=True)
        ]
        rated = rate(players, winner=match.winner, margin=match.margin)
        for seat, before, player, new in zip(match.seats, befores, players, rated, strict=True):
            # Without a winner the match is one for nobody but who left it.
            if seat.user is None or before is None or (match.winner is None and not seat.has_left):
                continue
            won = match.winner == seat.team and not seat.has_left
            yield Change(
                seq=match.seq,
                ladder=ladder,
                seat=seat,
                user=seat.user,
                has_won=won,
                before=before.rating,
                after=Standing(new.after, before.matches + 1, before.wins + won, match.finished),
                odds=new.odds,
                factor=new.factor,
                weight=player.weight,
            )

    def _note(self, ladder: Ladder, user: int) -> None:
        if ladder.season != ALL_TIME:
            key = _where(ladder), user
            self._seasons[key] = max(ladder.season, self._seasons.get(key, ladder.season))


def recompute(matches: Iterable[RatedMatch]) -> tuple[Book, tuple[Change, ...]]:
    """The ladders and every change, from the matches alone in the order of their rating."""
    book = Book({}, {})
    return book, tuple(change for match in matches for change in book.rate(match))


def four_of(seats: Iterable[RatedSeat]) -> str:
    """The same text for the same company, however it sits; bots count by their strength."""
    return " ".join(sorted(f"bot:{seat.anchor}" if seat.user is None else str(seat.user) for seat in seats))


def _where(ladder: Ladder) -> Where:
    return ladder.game, ladder.kind, ladder.guild


def _weight(match: RatedMatch, seat: RatedSeat, repeated: float) -> float:
    if seat.user is None:
        return 0.0
    if seat.has_left:
        return 1.0
    lost = match.winner is not None and match.winner != seat.team
    partner_left = any(one.has_left and one.team == seat.team and one.seat != seat.seat for one in match.seats)
    return repeated * (PARTNER_OF_LEAVER if lost and partner_left else 1.0)
