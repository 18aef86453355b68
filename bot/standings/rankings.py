"""Looks up what leaderboards and cards show. Everything here raises StoreError."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf

from bot.games.tichu.figures import Figures
from bot.games.tichu.profile import CURVE, Met, Profile, Sight, best_partners, hardest_opponents
from bot.gathering.terms import GAME
from bot.ladder_words import Scope
from bot.names import cleaned, shown
from bot.sitters import Level
from bot.speech import Speech
from bot.standings.leaderboard_panel import PAGE, Listing, Own, View, What, least
from bot.standings.verdict import ANCHORS
from data.known_names import KnownNames
from data.ladder import PROVISIONAL
from data.preferences import Preferences
from data.ratings import PairRecord, Placed, Ratings
from data.results import Kind
from data.seasons import ALL_TIME, season_of
from data.standings import ANCHOR_SIGMA, EVERYWHERE, Ladder
from data.tallies import Tallies


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks: where they are and what it is called, and their language."""

    guild: int
    where: str
    """The server's name; empty if it is not known."""
    speech: Speech


class Rankings:
    """Over one store; ``now`` is in unix seconds."""

    def __init__(
        self,
        ratings: Ratings,
        tallies: Tallies,
        names: KnownNames,
        preferences: Preferences,
        now: Callable[[], float],
    ) -> None:
        self._ratings = ratings
        self._tallies = tallies
        self._names = names
        self._preferences = preferences
        self._now = now

    @property
    def current(self) -> int:
        """The season that goes on."""
        return season_of(self._now())

    async def first(self) -> int:
        """The season of the first rated match there is."""
        firsts = [await self._ratings.first_season(Ladder(GAME, kind, EVERYWHERE, ALL_TIME)) for kind in Kind]
        return min(first for first in (self.current, *firsts) if first is not None)

    async def has(self, season: int) -> bool:
        """Whether there is such a season; all time counts as one."""
        return season == ALL_TIME or await self.first() <= season <= self.current

    # --- leaderboards ---

    async def listing(self, view: View, reader: Reader, own: Own | None) -> Listing:
        """A page, with the names of everybody on it."""
        ladder, minimum = _ladder(view, reader), await self._minimum(view, reader)
        placed: tuple[Placed, ...] = ()
        pairs: tuple[PairRecord, ...] = ()
        bots: tuple[tuple[Level, float], ...] = ()
        if view.what is What.PAIRS:
            pairs = await self._ratings.pairs(ladder, limit=PAGE + 1, offset=PAGE * view.page, minimum=minimum)
        else:
            # With the last line of the page before, to know which bots stand between the two.
            before = min(1, view.page)
            offset, limit = PAGE * view.page - before, before + PAGE + 1
            found = await self._ratings.leaders(ladder, now=self._now(), limit=limit, offset=offset, minimum=minimum)
            placed = found[before:]
            if view.what is What.BOTS:
                bots = bots_between(found[:before], placed)
        people = {one.user for one in placed} | {user for pair in pairs for user in (pair.user, pair.partner)}
        if own is not None and own.pair is not None:
            people |= {own.pair.user, own.pair.partner}
        return Listing(
            view=view,
            where=_where(view.scope, reader),
            current=self.current,
            first=await self.first(),
            minimum=minimum,
            placed=placed[:PAGE],
            pairs=pairs[:PAGE],
            has_more=max(len(placed), len(pairs)) > PAGE,
            names=await self._named(people, reader.speech),
            bots=bots,
        )

    async def own(self, view: View, reader: Reader, user: int, name: str) -> Own:
        """How somebody stands on a list."""
        ladder, minimum = _ladder(view, reader), await self._minimum(view, reader)
        if view.what is What.PAIRS:
            pairs = await self._ratings.partners(ladder, user)
            best = next((pair for pair in pairs if pair.matches >= minimum), None)
            if best is None:
                return Own(user=user, name=name)
            place = await self._ratings.pair_place(ladder, best, minimum=minimum)
            return Own(user=user, name=name, pair=best, pair_place=place)
        standings = await self._ratings.standings(ladder, (user,))
        placed = await self._ratings.place(ladder, user, now=self._now(), minimum=minimum)
        return Own(user=user, name=name, matches=standings[user].matches, placed=placed)

    async def _minimum(self, view: View, reader: Reader) -> int:
        return least(view, (await self._preferences.of_guild(reader.guild)).minimum_matches)

    # --- one person ---

    async def profile(self, sight: Sight, reader: Reader, name: str | None) -> Profile:
        """All that is told of somebody; without a name they have the one of their latest match."""
        ladder, user, now, minimum = self._seen(sight, reader), sight.user, self._now(), PROVISIONAL
        if sight.scope is Scope.HERE:
            minimum = (await self._preferences.of_guild(reader.guild)).minimum_matches
        known = await self._tallies.acquaintances(user, ladder)
        partners, opponents = best_partners(known), hardest_opponents(known)
        names = await self._named((user, *(one for one, *_ in (*partners, *opponents))), reader.speech)
        placed = await self._ratings.place(ladder, user, now=now, minimum=minimum)
        return Profile(
            sight=sight,
            name=cleaned(names[user] if name is None else name),
            where=_where(sight.scope, reader),
            season=ladder.season,
            figures=Figures(await self._tallies.of(user, ladder)),
            standing=(await self._ratings.standings(ladder, (user,)))[user],
            place=None if placed is None else placed.place,
            count=0 if placed is None else await self._ratings.count(ladder, now=now, minimum=minimum),
            curve=await self._ratings.curve(ladder, user, limit=CURVE),
            partners=_met(partners, names),
            opponents=_met(opponents, names),
        )

    async def has_figures(self, sight: Sight, reader: Reader) -> bool:
        """Whether there is anything to tell of somebody."""
        return bool(await self._tallies.of(sight.user, self._seen(sight, reader)))

    def _seen(self, sight: Sight, reader: Reader) -> Ladder:
        guild = reader.guild if sight.scope is Scope.HERE else EVERYWHERE
        return Ladder(GAME, sight.kind, guild, self.current if sight.is_season else ALL_TIME)

    async def _named(self, users: Iterable[int], speech: Speech) -> Mapping[int, str]:
        return {user: shown(user, name, speech) for user, name in (await self._names.of(users)).items()}


def _ladder(view: View, reader: Reader) -> Ladder:
    kind = Kind.BOTS if view.what is What.BOTS else Kind.PEOPLE
    return Ladder(GAME, kind, reader.guild if view.scope is Scope.HERE else EVERYWHERE, view.season)


def _where(scope: Scope, reader: Reader) -> str:
    return reader.where if reader.where and scope is Scope.HERE else reader.speech(f"choice-scope-{scope}")


def bots_between(before: Sequence[Placed], page: Sequence[Placed]) -> tuple[tuple[Level, float], ...]:
    """The bots that stand on a page: below the last line of the page before, and above its own if there is a next."""
    upper = before[-1].standing.rating.rank if before else inf
    lower = page[PAGE - 1].standing.rating.rank if len(page) > PAGE else -inf
    return tuple((level, strength) for level, strength in ANCHORS.items() if lower < strength - ANCHOR_SIGMA <= upper)


def _met(found: Iterable[tuple[int, int, int]], names: Mapping[int, str]) -> tuple[Met, ...]:
    return tuple(Met(name=cleaned(names[user]), matches=matches, won=won) for user, matches, won in found)
