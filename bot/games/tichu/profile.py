"""A player's figures as a message: a card, the same in words, and the ways to other views. Pure.

The words are made of the card's own texts, so that both say the same. Where a reader is stands in the ids.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games.tichu.achievements import ACHIEVEMENTS
from bot.games.tichu.achievements import MARK as FEATS
from bot.games.tichu.figures import LEAST_LUCK, SITUATIONS, USUAL, USUAL_ONE_TWO, Figures
from bot.games.tichu.lines import CALL_MARKS, LONGEST_ALT, clip, fit
from bot.games.tichu.luck import MARK as CARDS
from bot.ladder_words import NONE, Scope, doubt, percent, rating_text, season_text, signed
from bot.names import cleaned, unmarked, written
from bot.speech import Speech
from bot.staging.panel import Button, Panel, Row, Style
from bot.wire import Click
from data.ratings import SHRUNK, Moved
from data.results import Kind
from data.standings import Standing
from data.tallies import Acquaintance
from engine.tichu.view import Call
from render.profile import CallGauges, Gauge, Luck, ProfileCard, Share, Table, details_scene, profile_scene

TABLE: Final = "stats"
"""In place of a table's name in the ids of these panels."""
CURVE: Final = 100
"""Matches that the curve shows."""
COMPANY: Final = 3
"""Partners and opponents on the card."""
NBSP: Final = "\N{NO-BREAK SPACE}"
MEDALS: Final = ("🥇", "🥈", "🥉", "4️⃣")


@dataclass(frozen=True, slots=True)
class Sight:
    """What a reader looks at: whose figures, where, of all time or of the season that goes on, with whom.

    `is_back` is for the other side of the card.
    """

    user: int
    scope: Scope
    kind: Kind
    is_season: bool = False
    is_back: bool = False

    def click(self, verb: str) -> str:
        """The id of a control that leads here."""
        return str(Click(TABLE, self.is_season + 2 * self.is_back, verb, f"{self.user}.{self.scope}.{self.kind}"))

    @classmethod
    def of(cls, click: Click) -> "Sight | None":
        """Where a click leads; None for a forged one."""
        found = re.fullmatch(r"([1-9][0-9]{0,18})\.(here|everywhere)\.(people|bots)", click.argument)
        if found is None:
            return None
        is_back, is_season = divmod(click.moment, 2)
        return cls(int(found[1]), Scope(found[2]), Kind(found[3]), bool(is_season), bool(is_back))


@dataclass(frozen=True, slots=True, kw_only=True)
class Met:
    """Somebody met at tables: their name, and the decided matches with or against them."""

    name: str
    matches: int
    won: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What the store says of somebody; `season` is the one it is of, or all time."""

    sight: Sight
    name: str
    where: str
    season: int
    figures: Figures
    standing: Standing
    place: int | None
    count: int
    """How many are listed."""
    curve: tuple[Moved, ...]
    partners: tuple[Met, ...]
    opponents: tuple[Met, ...]
    achieved: int = 0
    """Of all that can be achieved, anywhere and at any time."""


def profile_panel(profile: Profile, speech: Speech, *, is_own: bool, shared_by: str | None = None) -> Panel:
    """The card; `shared_by` is who shows it to everybody, escaped."""
    sight, name = profile.sight, written(cleaned(profile.name))
    rows: tuple[Row, ...] = (_open(sight, speech),) if shared_by is not None else _rows(profile, speech)
    if not profile.figures.matches and not profile.figures.rounds:
        return Panel(speech("stats-none-own") if is_own else speech("stats-none", name=name), rows)
    card = card_of(profile, speech)
    head = [] if shared_by is None else [speech("stats-shared", name=shared_by)]
    lines = (_scope(profile, written(profile.where), speech), *_words(card, speech))
    text = fit((*head, f"### 📊 {speech('stats-title', name=name)}", *lines, speech("stats-legend")))
    scene = details_scene(card) if sight.is_back else profile_scene(card)
    return Panel(text, rows, scene, clip(unmarked("\n".join((name, *lines))), LONGEST_ALT))


# --- the card -----------------------------------------------------------------------------------------------------


def card_of(profile: Profile, speech: Speech) -> ProfileCard:
    """The picture's texts and numbers."""
    figures, standing = profile.figures, profile.standing
    ratings = [one.after.shown for one in profile.curve]
    if profile.curve:
        ratings.insert(0, profile.curve[0].before.shown)
        caption = speech("stats-caption", count=len(profile.curve))
    else:
        caption = speech("stats-caption-none")
    place = "" if profile.place is None else speech("stats-place", place=profile.place, count=profile.count)
    return ProfileCard(
        name=profile.name,
        scope=_scope(profile, profile.where, speech),
        # What everybody begins with is no rating yet.
        rating=rating_text(standing.rating, standing.matches) if standing.matches else NONE,
        doubt=f"±{doubt(standing.rating)}" if standing.matches else "",
        place=place,
        ratings=tuple(ratings),
        caption=caption,
        feats=speech("feats-count", count=profile.achieved, all=len(ACHIEVEMENTS)),
        tiles=_tiles(figures, speech),
        luck=_luck(figures, speech),
        small=_gauges(Call.SMALL, figures, speech),
        grand=_gauges(Call.GRAND, figures, speech),
        places_title=speech("stats-places"),
        places=tuple(Share(text=percent(part, speech), part=part or 0.0) for part in figures.places),
        unplaced=(speech("stats-unplaced"), percent(figures.unplaced, speech)),
        one_two=speech("stats-one-two", value=percent(figures.one_twos, speech), usual=percent(USUAL_ONE_TWO, speech)),
        situations=_situations(figures, speech),
        partners=_company(profile.partners, speech("stats-partners"), speech),
        opponents=_company(profile.opponents, speech("stats-opponents"), speech),
    )


def _scope(profile: Profile, where: str, speech: Speech) -> str:
    """Where, when and with whom."""
    who, when = speech(f"stats-who-{profile.sight.kind}"), season_text(profile.season, speech)
    return speech("stats-scope", where=where, when=when, who=who)


def _tiles(figures: Figures, speech: Speech) -> tuple[tuple[str, str], ...]:
    return (
        (speech("stats-matches"), speech("stats-number", value=figures.matches)),
        (speech("stats-won"), percent(figures.won, speech)),
        (speech("stats-rounds"), speech("stats-number", value=figures.rounds)),
        (speech("stats-points"), signed(figures.points, speech)),
        (speech("stats-bombs"), speech("stats-number", value=figures.of("bombs"))),
        (speech("stats-dragons"), speech("stats-number", value=figures.of("dragon_gifts"))),
    )


def _luck(figures: Figures, speech: Speech) -> Luck:
    """What the cards were worth, what they brought, and the difference: what is left for skill."""
    title, balance = speech("stats-luck"), figures.luck
    if balance is None:
        return Luck(title=title, parts=(), empty=speech("stats-luck-unknown"))
    if balance.rounds < LEAST_LUCK:
        early = speech("stats-luck-early", least=LEAST_LUCK, count=balance.rounds)
        return Luck(title=title, parts=(), empty=early)
    words = (("worth", balance.worth), ("brought", balance.brought), ("skill", balance.brought - balance.worth))
    note = "" if balance.rounds == figures.rounds else speech("stats-luck-rounds", count=balance.rounds)
    parts = tuple((speech(f"stats-luck-{name}"), signed(number, speech)) for name, number in words)
    return Luck(title=title, parts=parts, note=note)


def _gauges(call: Call, figures: Figures, speech: Speech) -> CallGauges:
    calls, usual = figures.calls(call), USUAL[call]
    return CallGauges(
        title=speech(f"stats-{call}"),
        count=speech("stats-made-of", made=calls.made, tried=calls.tried),
        gauges=(
            _gauge(speech("stats-called"), calls.rate, usual.called, speech),
            _gauge(speech("stats-made"), calls.success, usual.made, speech),
        ),
    )


def _gauge(label: str, part: float | None, usual: float, speech: Speech) -> Gauge:
    words = speech("stats-usual", value=percent(usual, speech))
    return Gauge(label=label, text=percent(part, speech), part=part or 0.0, usual=words, usual_part=usual)


def _situations(figures: Figures, speech: Speech) -> Table:
    rows: list[tuple[str, ...]] = []
    for name in SITUATIONS:
        points, calls = figures.situation(name)
        row = (signed(points, speech), percent(calls.rate, speech), percent(calls.success, speech))
        rows.append((speech(f"stats-{name}"), *row))
    headings = tuple(speech(f"stats-{key}") for key in ("difference", "called", "made"))
    return Table(title=speech("stats-situations"), headings=headings, rows=tuple(rows))


def _company(met: Sequence[Met], title: str, speech: Speech) -> Table:
    rows = tuple((one.name, f"{one.won}/{one.matches}", percent(one.won / one.matches, speech)) for one in met)
    return Table(title=title, rows=rows, empty=speech("stats-nobody"))


# --- words --------------------------------------------------------------------------------------------------------


def _words(card: ProfileCard, speech: Speech) -> Iterator[str]:
    """The card, line by line."""
    if card.doubt:
        yield " · ".join(part for part in (f"🏅 **{card.rating}** {card.doubt}", card.place) if part)
    else:
        yield f"🏅 {card.caption}"
    if card.ratings:
        low, high = min(card.ratings), max(card.ratings)
        yield speech("stats-curve", caption=card.caption, low=str(low), high=str(high))
    yield " · ".join(f"{label} **{value}**" for label, value in card.tiles)
    luck = " · ".join(f"{label} **{value}**" for label, value in card.luck.parts) or card.luck.empty
    yield f"{CARDS} {card.luck.title}: {luck}{f' ({card.luck.note})' if card.luck.note else ''}"
    for call, told in ((Call.SMALL, card.small), (Call.GRAND, card.grand)):
        rates = " · ".join(
            f"{gauge.label} **{gauge.text}** ({gauge.usual.replace(' ', NBSP)})" for gauge in told.gauges
        )
        yield f"{CALL_MARKS[call]} {told.title}: {told.count} · {rates}"
    places = " ".join(f"{medal}{NBSP}{share.text}" for medal, share in zip(MEDALS, card.places, strict=True))
    yield f"{card.places_title}: {places} · {' '.join(card.unplaced)} · {card.one_two}"
    for name, *columns in card.situations.rows:
        cells = zip(card.situations.headings, columns, strict=True)
        yield f"{name}: {', '.join(f'{heading} {text}' for heading, text in cells)}"
    for mark, table in (("🤝", card.partners), ("⚔️", card.opponents)):
        met = " · ".join(f"{written(cleaned(name))} {won} ({part})" for name, won, part in table.rows)
        yield f"{mark} {table.title}: {met or table.empty}"
    yield f"{FEATS} {card.feats}"


# --- who ----------------------------------------------------------------------------------------------------------


def best_partners(known: Sequence[Acquaintance]) -> list[tuple[int, int, int]]:
    """With whom more was won than lost, the most first, few matches counting little: the person, matches and wins."""
    met = [(one.other, one.together, one.together_won) for one in known if one.together]
    good = [one for one in met if _surplus(one[1], one[2]) > 0]
    return sorted(good, key=lambda one: (-_surplus(one[1], one[2]), one[0]))[:COMPANY]


def hardest_opponents(known: Sequence[Acquaintance]) -> list[tuple[int, int, int]]:
    """Against whom more was lost than won, in the same way; the hardest first."""
    met = [(one.other, one.against, one.against_won) for one in known if one.against]
    bad = [one for one in met if _surplus(one[1], one[2]) < 0]
    return sorted(bad, key=lambda one: (_surplus(one[1], one[2]), one[0]))[:COMPANY]


def _surplus(matches: int, won: int) -> float:
    """How much more than every other match was won, shrunk."""
    return (won - matches / 2) / (matches + SHRUNK)


# --- controls -----------------------------------------------------------------------------------------------------


def _open(sight: Sight, speech: Speech) -> Row:
    return (Button(sight.click("open"), clip(speech("leaders-open")), emoji="📊"),)


def _rows(profile: Profile, speech: Speech) -> tuple[Row, ...]:
    sight = profile.sight
    scopes = tuple(
        _choice(replace(sight, scope=scope), scope, speech(f"choice-scope-{scope}"), chosen=scope is sight.scope)
        for scope in Scope
    )
    times = (
        _choice(replace(sight, is_season=False), "ever", speech("season-all"), chosen=not sight.is_season),
        _choice(replace(sight, is_season=True), "season", speech("stats-season"), chosen=sight.is_season),
    )
    kinds = tuple(
        _choice(replace(sight, kind=kind), kind, speech(f"choice-what-{kind}"), chosen=kind is sight.kind)
        for kind in Kind
    )
    key = "stats-front" if sight.is_back else "stats-back"
    turn = Button(replace(sight, is_back=not sight.is_back).click("turn"), speech(key))
    share = Button(sight.click("share"), clip(speech("stats-share")), emoji="📤")
    return (scopes, (*times, turn), (*kinds, share))


def _choice(sight: Sight, verb: str, label: str, *, chosen: bool) -> Button:
    return Button(sight.click(verb), label, Style.MAIN if chosen else Style.PLAIN)
