"""What every seat did in the scored rounds of a match, as counts by name: all that statistics are made of.

Made from what everybody heard and from the cards that the scoring of a round has told; a round that was never scored
leaves nothing. To add a fact: count it here under a name that nothing else has; what was stored before lacks it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from bot.conduct import RoundAccount, SeatAccount
from bot.games.tichu.feats import Story, round_feats
from bot.games.tichu.luck import brought, worth
from bot.matches.table import Announcement, Manner
from engine.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Card
from engine.kernel import Seat
from engine.tichu.combinations import Kind
from engine.tichu.fairness import Reveal
from engine.tichu.moves import bombs
from engine.tichu.notices import DragonGiven, Notice, Played, RoundBegan, RoundScored, TrickTaken
from engine.tichu.view import SEATS, Call, RoundResult, TableView, partner, team

LEAD: Final = 200
"""Points from which a team is ahead or behind as a round begins."""
PLACES: Final = ("first", "second", "third", "fourth")
LATE: Final = ("luck", "luck_points", "luck_rounds")
"""Facts that came later than others: they are added to matches that were over before."""
_ACE: Final = 14
_NAMES: Final = {DOG: "dog", DRAGON: "dragon", PHOENIX: "phoenix", MAH_JONG: "mah_jong"}
_PREMIUM: Final = frozenset({"dragon", "phoenix", "ace"})


def account(told: Iterable[Announcement[Notice]], table: TableView) -> tuple[RoundAccount, ...]:
    """The scored rounds of a match, first to last; `told` is all that was announced, `table` how it stands."""
    return tuple(_accounts(told, table))


def _accounts(told: Iterable[Announcement[Notice]], table: TableView) -> Iterator[RoundAccount]:
    book = _Book(0)
    totals = (0, 0)
    for one in told:
        book.acted(one)
        for notice in one.notices:
            if isinstance(notice, RoundBegan):
                book = _Book(one.seq)
            book.write(one.seq, notice)
            if isinstance(notice, RoundScored):
                yield book.closed(notice.result, totals, table.reveal(notice.result.number), last=one.seq)
                totals = notice.result.totals


class _Book:
    """One round so far."""

    def __init__(self, first: int) -> None:
        self._first = first
        self._facts: dict[Seat, Counter[str]] = {seat: Counter() for seat in SEATS}
        self._stood_in: set[Seat] = set()
        self._heard: list[tuple[int, Notice]] = []
        self._is_bombed = False
        """Whether a bomb is the play to beat."""

    def acted(self, one: Announcement[Notice]) -> None:
        """Note for whom a bot acted, and whose time ran out."""
        if isinstance(one.actor, Seat) and one.manner is Manner.STAND_IN:
            self._stood_in.add(one.actor)
        if one.timed is not None:
            self._facts[one.timed]["timeouts"] += 1

    def write(self, seq: int, notice: Notice) -> None:
        """Count what happened with this act."""
        self._heard.append((seq, notice))
        match notice:
            case Played(seat, combination):
                facts = self._facts[seat]
                if combination.kind.is_bomb:
                    facts["bombs"] += 1
                    facts["bombs_flush"] += combination.kind is Kind.BOMB_FLUSH
                    facts["bombs_on_bombs"] += self._is_bombed
                facts["wishes"] += notice.wish is not None
                self._is_bombed = combination.kind.is_bomb
            case TrickTaken(seat, points):
                self._facts[seat].update(tricks=1, trick_points=points)
                self._is_bombed = False
            case DragonGiven(seat, to, points):
                self._facts[seat]["dragon_gifts"] += 1
                self._facts[to].update(dragon_gifts_got=1, dragon_gift_points=points)
                self._is_bombed = False
            case _:
                pass

    def closed(self, result: RoundResult, totals: tuple[int, int], reveal: Reveal | None, *, last: int) -> RoundAccount:
        """The round as it is kept; `totals` are those before it, `reveal` is None if nobody knows how it was dealt."""
        for seat in SEATS:
            self._facts[seat].update(_outcome(seat, result, totals))
        if reveal is not None:
            cards = worth(reveal)
            grand = {one.seat for one in result.calls if one.call is Call.GRAND}
            for seat in SEATS:
                self._facts[seat].update(_cards(seat, reveal, partner_called_grand=partner(seat) in grand))
                self._facts[seat].update(_luck(seat, result, cards))
        feats = round_feats(Story(tuple(self._heard), result, reveal))
        seats = (
            SeatAccount(
                {name: count for name, count in sorted(self._facts[seat].items()) if count},
                seat in self._stood_in,
                feats[seat],
            )
            for seat in SEATS
        )
        return RoundAccount(result.number, self._first, last, tuple(seats))


def _outcome(seat: Seat, result: RoundResult, totals: tuple[int, int]) -> Counter[str]:
    """What the round brought to a seat, and with which lead its team had begun it."""
    ours, theirs = team(seat), 1 - team(seat)
    lead = totals[ours] - totals[theirs]
    situation = "ahead" if lead >= LEAD else "behind" if lead <= -LEAD else "level"
    facts = Counter(rounds=1, points=result.points[ours], points_against=result.points[theirs])
    facts[_place(seat, result)] += 1
    if result.one_two:
        facts["one_twos" if team(result.order[0]) == ours else "one_twos_against"] += 1
    for one in result.calls:
        if one.seat == seat:
            facts[one.call.value] += 1
            facts[f"{one.call}_made"] += one.made
            facts[f"{situation}_{one.call}"] += 1
            facts[f"{situation}_{one.call}_made"] += one.made
    facts[f"{situation}_rounds"] += 1
    facts[f"{situation}_points"] += result.points[ours]
    facts[f"{situation}_points_against"] += result.points[theirs]
    return facts


def _place(seat: Seat, result: RoundResult) -> str:
    if seat in result.order:
        return PLACES[result.order.index(seat)]
    return "unplaced" if result.one_two else PLACES[-1]


def _cards(seat: Seat, reveal: Reveal, *, partner_called_grand: bool) -> Counter[str]:
    """What a seat was dealt and gave away."""
    facts = Counter(f"dealt_{name}" for name in _names(reveal.dealt[seat]))
    facts["bombs_held"] += bool(bombs(reveal.exchanged[seat]))
    left, across, right = reveal.gifts[seat]
    given = _names((across,))
    facts.update(f"gave_partner_{name}" for name in given)
    facts.update(f"gave_opponents_{name}" for name in _names((left, right)))
    if partner_called_grand:
        facts["partner_grands"] += 1
        facts["partner_grands_helped"] += bool(_PREMIUM.intersection(given))
    return facts


def _luck(seat: Seat, result: RoundResult, cards: int) -> Counter[str]:
    """What the dealt cards were worth to a seat's team, and what it brought; `cards` is by how much to team 0."""
    sign = -1 if team(seat) else 1
    return Counter(luck_rounds=1, luck=sign * cards, luck_points=sign * brought(result))


def _names(cards: Iterable[Card]) -> list[str]:
    """The names of those cards that statistics tell apart."""
    return [_NAMES.get(card, "ace") for card in cards if card in _NAMES or card.rank == _ACE]
