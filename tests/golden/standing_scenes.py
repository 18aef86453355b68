"""Scenes of leaderboards and of figures, as three readers look at them."""

from collections.abc import Mapping
from random import Random
from typing import Final

from bot.games.tichu.figures import Figures
from bot.games.tichu.profile import Met, Profile, Sight, profile_panel
from bot.ladder_words import Scope
from bot.sitters import Level
from bot.speech import speech_for
from bot.staging.panel import Panel
from bot.standings.leaderboard_panel import Listing, Own, View, What, leaders_panel
from data.ladder import Rating
from data.ratings import Moved, PairRecord, Placed
from data.results import Kind
from data.standings import Standing
from render.scene import Scene

SEASON: Final = 8107
"""The last quarter of 2026."""
NAMES: Final = dict(
    enumerate(
        (
            "Kingfisher",
            "나비",
            "Maximilian Müßiggang von und zu Hohenstein",
            "🦊 Fox 🦊",
            "해바라기꽃밭에서놀자 아리수강변달빛토끼",
            "Otter",
            "Willow",
            "Kranich",
            "매화",
            "Nightingale",
            "소나무",
        )
    )
)


def _listing(view: View, where: str, count: int) -> Listing:
    placed = tuple(
        Placed(
            1 + 10 * view.page + n,
            n,
            Standing(Rating(42.0 - 2.1 * n, 2.6 + 0.35 * n), 2300 // (n + 1) - 100, 1200 // (n + 1) - 60, 0.0),
        )
        for n in range(count)
    )
    pairs = tuple(PairRecord(n, n + 1, 212 - 23 * n, 140 - 18 * n, 101.3 - 11.7 * n) for n in range(min(count, 8)))
    is_pairs = view.what is What.PAIRS
    return Listing(
        view=view,
        where=where,
        current=SEASON,
        first=SEASON - 6,
        minimum=20,
        placed=() if is_pairs else placed,
        pairs=pairs if is_pairs else (),
        has_more=True,
        names=NAMES,
        bots=((Level.HARD, 37.0), (Level.NORMAL, 25.0)) if view.what is What.BOTS else (),
    )


def profile(sight: Sight, name: str, where: str, season: int) -> Profile:
    chance, mu = Random(3), 25.0
    curve: list[Moved] = []
    for number in range(100):
        after = mu + chance.choice((-1.2, -0.8, -0.5, 0.6, 0.8, 1.1))
        curve.append(
            Moved(
                match=f"m{number}",
                finished=float(number),
                seat=0,
                user=1,
                name=name,
                before=Rating(mu, 4.0),
                after=Rating(after, 4.0),
                matches=number + 85,
                odds=0.5,
                factor=1.0,
                weight=1.0,
            )
        )
        mu = after
    situations = {
        f"{name}_{fact}": count
        for name, counts in {
            "ahead": (520, 31_100, 29_000, 61, 44, 18, 10),
            "level": (810, 48_400, 42_100, 122, 91, 51, 31),
            "behind": (382, 21_000, 19_400, 59, 43, 65, 38),
        }.items()
        for fact, count in zip(
            ("rounds", "points", "points_against", "small", "small_made", "grand", "grand_made"), counts, strict=True
        )
    }
    counts = situations | {
        "matches": 184,
        "won": 98,
        "lost": 81,
        "left": 1,
        "undecided": 4,
        "rounds": 1712,
        "points": 100_500,
        "points_against": 90_500,
        "first": 498,
        "second": 411,
        "third": 390,
        "fourth": 213,
        "unplaced": 200,
        "one_twos": 212,
        "small": 242,
        "small_made": 178,
        "grand": 134,
        "grand_made": 79,
        "bombs": 131,
        "dragon_gifts": 342,
        "luck_rounds": 412,
        "luck": 950,
        "luck_points": 2_390,
    }
    return Profile(
        sight=sight,
        name=name,
        where=where,
        season=season,
        figures=Figures(counts),
        standing=Standing(Rating(mu, 3.7), 184, 98, 0.0),
        place=12,
        count=1214,
        curve=tuple(curve),
        partners=(
            Met(name="나비", matches=15, won=12),
            Met(name=NAMES[2], matches=150, won=91),
            Met(name="🦊 Fox", matches=10, won=7),
        ),
        opponents=(Met(name=NAMES[4], matches=111, won=31), Met(name="Otter", matches=30, won=12)),
        achieved=17,
    )


def _newcomer(sight: Sight, name: str, where: str) -> Profile:
    return Profile(
        sight=sight,
        name=name,
        where=where,
        season=0,
        figures=Figures({"matches": 1, "undecided": 1, "rounds": 1, "points": 35, "points_against": 65, "third": 1}),
        standing=Standing(),
        place=None,
        count=0,
        curve=(),
        partners=(),
        opponents=(),
    )


def _panels() -> Mapping[str, Panel]:
    ko, en, de = map(speech_for, ("ko", "en", "de"))
    people = View(What.PEOPLE, Scope.HERE, SEASON)
    own = Own(user=4, name=NAMES[4])
    there = Placed(1234, 10, Standing(Rating(21.0, 5.1), 31, 12, 0.0))
    listed = Own(user=10, name=NAMES[10], matches=31, placed=there)
    back = Sight(1, Scope.EVERYWHERE, Kind.BOTS, is_season=True, is_back=True)
    pair = Own(user=10, name=NAMES[10], pair=PairRecord(10, 1, 12, 7, 6.84), pair_place=134)
    absent = Own(user=99, name="Clover", matches=7)
    return {
        "leaders-people-ko": leaders_panel(_listing(people, "티츄 클럽", 10), own, ko),
        "leaders-people-en": leaders_panel(_listing(people, "Nine Lakes Tichu Club", 10), absent, en),
        "leaders-people-de": leaders_panel(
            _listing(View(What.PEOPLE, Scope.EVERYWHERE, 0, 3), "Alle Server", 10), listed, de
        ),
        "leaders-pairs-ko": leaders_panel(_listing(View(What.PAIRS, Scope.HERE, SEASON), "티츄 클럽", 10), pair, ko),
        "leaders-pairs-en": leaders_panel(_listing(View(What.PAIRS, Scope.HERE, SEASON), "Club", 4), absent, en),
        "leaders-pairs-de": leaders_panel(_listing(View(What.PAIRS, Scope.HERE, SEASON), "Klub", 10), pair, de),
        "leaders-bots-ko": leaders_panel(_listing(View(What.BOTS, Scope.HERE, SEASON), "티츄 클럽", 7), absent, ko),
        "leaders-bots-en": leaders_panel(_listing(View(What.BOTS, Scope.EVERYWHERE, 0), "All servers", 3), own, en),
        "leaders-bots-de": leaders_panel(_listing(View(What.BOTS, Scope.HERE, SEASON), "Klub", 10), absent, de),
        "leaders-shared": leaders_panel(_listing(people, "Club", 5), None, en, shared_by="Otter"),
        "profile-ko": profile_panel(
            profile(Sight(1, Scope.HERE, Kind.PEOPLE), NAMES[4], "티츄 클럽", 0), ko, is_own=True
        ),
        "profile-en": profile_panel(
            profile(Sight(1, Scope.HERE, Kind.PEOPLE), "Kingfisher of the Nine Lakes", "Nine Lakes Tichu Club", 0),
            en,
            is_own=True,
        ),
        "profile-de": profile_panel(
            profile(Sight(1, Scope.EVERYWHERE, Kind.BOTS, is_season=True), NAMES[2], "Alle Server", SEASON),
            de,
            is_own=True,
        ),
        "profile-details-ko": profile_panel(
            profile(Sight(1, Scope.HERE, Kind.PEOPLE, is_back=True), NAMES[4], "티츄 클럽", 0), ko, is_own=True
        ),
        "profile-details-de": profile_panel(profile(back, NAMES[2], "Alle Server", SEASON), de, is_own=True),
        "profile-new": profile_panel(
            _newcomer(Sight(1, Scope.HERE, Kind.PEOPLE), "매화", "티츄 클럽"), ko, is_own=True
        ),
    }


PANELS: Final = _panels()
STANDINGS: Final[Mapping[str, Scene]] = {name: panel.scene for name, panel in PANELS.items() if panel.scene is not None}
