"""What people do at Tichu that is worth remembering: of a scored round and of a whole match, each with its proof.

Made from what everybody heard and from the cards that the scoring of a round has told. The proof is the number of an
act of the match: who looks at the round as it stood after it sees the feat. A feat's name is stored; its meaning is
frozen.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

from bot.conduct import RoundAccount, RoundLine
from engine.cards import DRAGON, Cards
from engine.kernel import Seat
from engine.tichu.combinations import Combination, Kind
from engine.tichu.fairness import Reveal
from engine.tichu.notices import DogLed, DragonGiven, Notice, Played, TrickTaken
from engine.tichu.view import SEATS, Call, RoundResult, partner, team

Found: TypeAlias = tuple[Seat, str, int]
"""Whose, its name, and the act that proves it."""
Proofs: TypeAlias = Mapping[str, int]
"""By name the act that proves it."""

LONG_STRAIGHT: Final = 10
LONG_STAIRS: Final = 10
"""Cards: five pairs."""
LONG_FLUSH: Final = 7
FEW, MANY = 1, 10
"""Cards that an opponent had left, and oneself, when one was as good as beaten."""
WORST: Final = -25
"""Card points of who gets nothing but the Phoenix."""
COMEBACK: Final = 300
SHUTOUT: Final = 1000
LEAST_ROUNDS: Final = 4
"""Rounds of a match that counts as one."""
LEAST_CALLS: Final = 3
QUAD: Final = 4


@dataclass(frozen=True, slots=True)
class Story:
    """A scored round: what was heard with the act of each, its result, and its cards if they are known."""

    heard: tuple[tuple[int, Notice], ...]
    result: RoundResult
    reveal: Reveal | None

    @property
    def plays(self) -> Iterator[tuple[int, Played | DogLed]]:
        """Whatever left a hand."""
        return ((seq, what) for seq, what in self.heard if isinstance(what, Played | DogLed))

    @property
    def out(self) -> Mapping[Seat, int]:
        """With which act who went out."""
        return {what.seat: seq for seq, what in self.plays if what.place is not None}


def round_feats(story: Story) -> tuple[Proofs, ...]:
    """By seat the feats of a round, each with the first act that proves it."""
    proofs: tuple[dict[str, int], ...] = ({}, {}, {}, {})
    for watch in WATCHES:
        for seat, name, seq in watch(story):
            proofs[seat].setdefault(name, seq)
    return proofs


# --- calls and double victories -----------------------------------------------------------------------------------


def _calls(story: Story) -> Iterator[Found]:
    """Calls made, alone and against a call of the opponents."""
    calls = story.result.calls
    for one in calls:
        others = [other for other in calls if team(other.seat) != team(one.seat)]
        if one.made:
            seq = story.out[one.seat]
            yield one.seat, f"{one.call}_made", seq
            if others:
                yield one.seat, "call_duel", seq
            if one.call is Call.GRAND and any(other.call is Call.GRAND for other in others):
                yield one.seat, "grand_duel", seq
        elif one.call is Call.GRAND and team(first := story.result.order[0]) != team(one.seat):
            yield first, "grand_beaten", story.out[first]


def _one_two(story: Story) -> Iterator[Found]:
    result = story.result
    if not result.one_two:
        return
    winners, seq = result.order, story.out[result.order[1]]
    is_called = any(team(one.seat) != team(winners[0]) for one in result.calls)
    for seat in winners:
        yield seat, "one_two", seq
        if is_called:
            yield seat, "one_two_over_call", seq


def _below_nothing(story: Story) -> Iterator[Found]:
    """The opponents' tricks, without a double victory, come to as little as they can."""
    seq = story.heard[-1][0]
    for side in (0, 1):
        if not story.result.one_two and story.result.cards[1 - side] == WORST:
            yield from ((seat, "below_nothing", seq) for seat in SEATS if team(seat) == side)


# --- bombs and long combinations ----------------------------------------------------------------------------------


def _bombs(story: Story) -> Iterator[Found]:
    """Bombs by what they beat, by their length, as the last cards, and two of them."""
    top: Played | None = None
    thrown = [0, 0, 0, 0]
    for seq, what in story.heard:
        match what:
            case TrickTaken() | DragonGiven() | DogLed():
                top = None
            case Played(seat, combination) if combination.kind.is_bomb:
                thrown[seat] += 1
                yield from ((seat, name, seq) for name in _bomb(what, top, thrown[seat]))
                top = what
            case Played():
                top = what
            case _:
                pass


def _bomb(bomb: Played, top: Played | None, number: int) -> Iterator[str]:
    if top is not None and team(top.seat) != team(bomb.seat):
        if top.combination.kind.is_bomb:
            yield "bomb_on_bomb"
        elif top.combination.cards == Cards.of((DRAGON,)):
            yield "dragon_bombed"
    if bomb.combination.kind is Kind.BOMB_FLUSH and bomb.combination.length >= LONG_FLUSH:
        yield "long_flush"
    if bomb.place == 1:
        yield "bomb_out"
    if number > 1:
        yield "two_bombs"


def _long(story: Story) -> Iterator[Found]:
    for seq, what in story.heard:
        if isinstance(what, Played) and (name := _length(what.combination)):
            yield what.seat, name, seq


def _length(combination: Combination) -> str:
    if combination.kind is Kind.STRAIGHT and combination.length >= LONG_STRAIGHT:
        return "long_straight"
    return "long_stairs" if combination.kind is Kind.STAIRS and combination.length >= LONG_STAIRS else ""


# --- craft --------------------------------------------------------------------------------------------------------


def _dog(story: Story) -> Iterator[Found]:
    """The Dog, and the partner goes out with the very next play."""
    for (_, dog), (seq, then) in pairwise(story.plays):
        if isinstance(dog, DogLed) and dog.to == partner(dog.seat) == then.seat and then.place is not None:
            yield dog.seat, "dog_home", seq


def _wish(story: Story) -> Iterator[Found]:
    """An opponent has all four of the rank that is wished for, and has to break them up."""
    if story.reveal is None:
        return
    hands = list(story.reveal.exchanged)
    wisher: tuple[Seat, int] | None = None
    for seq, what in story.plays:
        if not isinstance(what, Played):
            continue
        if what.granted and wisher is not None and team(wisher[0]) != team(what.seat):
            held, played = (
                sum(card.rank == wisher[1] for card in some) for some in (hands[what.seat], what.combination.cards)
            )
            if held == QUAD > played:
                yield wisher[0], "wish_broke_bomb", seq
        hands[what.seat] -= what.combination.cards
        if what.wish is not None:
            wisher = what.seat, what.wish


def _from_behind(story: Story) -> Iterator[Found]:
    """Out first, though an opponent had one card left when one had ten or more oneself."""
    counts, doomed = [14, 14, 14, 14], set[Seat]()
    for _, what in story.plays:
        counts[what.seat] -= len(what.combination.cards) if isinstance(what, Played) else 1
        for seat in SEATS:
            if counts[seat] >= MANY and any(counts[other] == FEW for other in SEATS if team(other) != team(seat)):
                doomed.add(seat)
    first = story.result.order[0]
    if first in doomed:
        yield first, "from_behind", story.out[first]


WATCHES: Final[tuple[Callable[[Story], Iterable[Found]], ...]] = (
    _calls,
    _one_two,
    _below_nothing,
    _bombs,
    _long,
    _dog,
    _wish,
    _from_behind,
)


# --- a whole match ------------------------------------------------------------------------------------------------


def match_feats(
    lines: Sequence[RoundLine], accounts: Sequence[RoundAccount], winner: int | None, seat: int
) -> Iterator[tuple[str, int]]:
    """What a match that was played to its end is to who had a seat from its first round to its last: feat and round.

    A match of few rounds is none.
    """
    if len(lines) < LEAST_ROUNDS:
        return
    last = lines[-1].number
    yield "match", last
    if _is_perfect(accounts, seat):
        yield "perfect_caller", last
    if winner is None or winner != team(Seat(seat)):
        return
    yield "won", last
    lead, lowest, deepest = 0, 0, last
    for line in lines:
        lead += line.points[winner] - line.points[1 - winner]
        if lead < lowest:
            lowest, deepest = lead, line.number
    if lowest <= -COMEBACK:
        yield "comeback", deepest
    ours, theirs = (sum(line.points[side] for line in lines) for side in (winner, 1 - winner))
    if theirs <= 0 and ours >= SHUTOUT:
        yield "shutout", last


def _is_perfect(accounts: Sequence[RoundAccount], seat: int) -> bool:
    """Whether all calls of a seat were made, and they were some."""
    done = [account.seats[seat].facts for account in accounts if not account.seats[seat].stood_in]
    called, made = (sum(facts.get(f"{call}{made}", 0) for facts in done for call in Call) for made in ("", "_made"))
    return made == called >= LEAST_CALLS
