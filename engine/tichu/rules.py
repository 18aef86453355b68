"""The rules as a value, what the table does by itself, and every option of article 13.

To add an option: a number or flag is a field of `Rules`, a behaviour is a field that
holds a named function or an entry of `triggers`; write the function `Rules -> Rules`
that edits it and enter it in `OPTIONS` or `NUMBERED`. The conformance test plays it
together with every other option.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from engine.cards import DRAGON, MAH_JONG
from engine.kernel import Seat
from engine.tichu.events import (
    DragonWon,
    Event,
    Exchanged,
    HandsFilled,
    MatchWon,
    RoundScored,
    TrickTaken,
    WindowOpened,
)
from engine.tichu.pace import Pace
from engine.tichu.scoring import ended, is_one_two, score
from engine.tichu.state import (
    NOBODY,
    Answering,
    Closing,
    Dealing,
    Exchanging,
    Following,
    Leading,
    Results,
    State,
    Trick,
    holder_or_next,
)
from engine.tichu.view import SEATS

Effect: TypeAlias = "Callable[[Rules, State], Event | None]"


@dataclass(frozen=True, slots=True)
class Trigger:
    """An automatic effect."""

    on: tuple[type[State], ...]
    """The phases in which it can act; it is asked in no other."""
    effect: Effect
    """What the table does now, or None."""


@dataclass(frozen=True, slots=True)
class Rules:
    """How a match is played. It serves as the `legal.Judge` of its seats."""

    target: int
    rounds: int
    """Played in all when `verdict` counts rounds; 0 otherwise."""
    turn_seconds: int
    """For a turn or the Dragon's gift, twice that for Grand Tichu and the exchange; 0 for no clock."""
    bomb_window_seconds: int
    pause_seconds: int
    """Between a round's end and the next deal: time to look at the result. Anybody at the table may deal sooner."""
    one_two: int
    """Points of a double victory (article 12.2)."""
    grand: bool
    calls_per_team: int
    wish_required: bool
    out_of_turn_bombs: bool
    gives_dragon: Callable[[tuple[Seat, ...]], bool]
    """Whether a trick won with the Dragon is given away, told who is out (article 10.3)."""
    locked: Callable[[frozenset[Seat]], frozenset[Seat]]
    """Which of those who have passed are out of the trick until a bomb comes (article 8.1: none)."""
    verdict: Callable[["Rules", Results], MatchWon | None]
    """Whether the match is decided after these rounds (article 2)."""
    triggers: tuple[Trigger, ...]
    """Asked in order; the first that answers acts."""

    def seconds(self, pace: Pace) -> int | None:
        """How long an allowance lasts; None when it has no deadline."""
        match pace:
            case Pace.WINDOW:
                return self.bomb_window_seconds
            case Pace.DEAL:
                return self.pause_seconds
            case Pace.TURN | Pace.GIFT:
                return self.turn_seconds or None
            case Pace.GRAND | Pace.EXCHANGE:
                return 2 * self.turn_seconds or None


# --- what the table does by itself ------------------------------------------------------------------------------


def settle(rules: Rules, state: Following | Closing) -> TrickTaken | DragonWon:
    """The trick goes to its last player, or he is to give it away (articles 8.2, 10.1 and 10.2)."""
    top = state.trick[-1]
    hands = state.round.hands
    if DRAGON in top.combination.cards and rules.gives_dragon(state.round.out):
        return DragonWon(top.seat)
    return TrickTaken(top.seat, points_of(state.trick), then=holder_or_next(hands, top.seat))


def points_of(trick: Trick) -> int:
    """The card points of a trick."""
    return sum(play.combination.cards.points for play in trick)


def close_trick(rules: Rules, state: State) -> Event | None:
    """All others have passed: the bomb window, unless public facts rule a bomb out (articles 8.2 and 8.3)."""
    if not isinstance(state, Following) or not state.passed:
        return None
    hands, passed, top = state.round.hands, state.passed, state.trick[-1]
    for seat in SEATS:
        if seat not in passed and seat != top.seat and hands[seat]:
            return None
    need = max(4, top.combination.length) if top.combination.kind.is_bomb else 4
    if rules.out_of_turn_bombs and any(hand.bit_count() >= need for hand in hands):
        return WindowOpened(top.seat)
    return settle(rules, state)


def take_last_trick(rules: Rules, state: State) -> Event | None:
    """Three are out: the trick on the table is the third's, without a bomb window (article 11.2)."""
    return settle(rules, state) if isinstance(state, Following) and len(state.round.out) >= 3 else None


def score_round(rules: Rules, state: State) -> Event | None:
    """The round is over once no trick is left to take; a one-two leaves it uncounted (articles 11.2 and 12)."""
    match state:
        case Following(round=now):
            over = is_one_two(now.out)
        case Leading(round=now):
            over = ended(now.out)
        case _:
            return None
    return RoundScored(score(state.results, now, one_two=rules.one_two)) if over else None


def decide_match(rules: Rules, state: State) -> Event | None:
    """The match is looked at only between rounds (article 2.2)."""
    return rules.verdict(rules, state.results) if isinstance(state, Dealing) and state.results else None


def fill_hands(_: Rules, state: State) -> Event | None:
    """All have answered Grand Tichu (article 3.3)."""
    return HandsFilled() if isinstance(state, Answering) and len(state.answered) == len(SEATS) else None


def fill_hands_at_once(_: Rules, __: State) -> Event | None:
    """Nobody is asked for Grand Tichu (option `no_grand`)."""
    return HandsFilled()


def exchange(_: Rules, state: State) -> Event | None:
    """All have given (article 5.2); the Mah Jong's new holder leads (article 5.4)."""
    if not isinstance(state, Exchanging) or not all(state.gifts):
        return None
    holder = next(seat for seat in SEATS if MAH_JONG in state.hands[seat])
    gifts = state.gifts[holder]
    return Exchanged(SEATS[(holder + gifts.index(MAH_JONG) + 1) & 3] if MAH_JONG in gifts else holder)


# --- behaviour ---------------------------------------------------------------------------------------------------


def always(_: tuple[Seat, ...]) -> bool:
    """The Dragon's trick is given away, the round's last one too (articles 10.1 and 10.3)."""
    return True


def unless_it_ends_the_round(out: tuple[Seat, ...]) -> bool:
    """The third out keeps the Dragon's trick (option `last_dragon_keep`)."""
    return not ended(out)


def nobody(_: frozenset[Seat]) -> frozenset[Seat]:
    """A pass locks nobody out (article 8.1)."""
    return NOBODY


def who_passed(passed: frozenset[Seat]) -> frozenset[Seat]:
    """Who passes is out of the trick (option `no_reenter_after_pass`)."""
    return passed


def at_the_target(rules: Rules, results: Results) -> MatchWon | None:
    """The higher total at or above the target wins; a tie plays on (articles 2.2 and 2.3)."""
    ours, theirs = totals = results[-1].totals
    if max(totals) < rules.target or ours == theirs:
        return None
    return MatchWon(0 if ours > theirs else 1, totals)


def after_the_rounds(rules: Rules, results: Results) -> MatchWon | None:
    """A fixed number of rounds; a tie is a draw (option `rounds`)."""
    if len(results) < rules.rounds:
        return None
    ours, theirs = totals = results[-1].totals
    return MatchWon(None if ours == theirs else 0 if ours > theirs else 1, totals)


STANDARD: Final = Rules(
    target=1000,
    rounds=0,
    turn_seconds=90,
    bomb_window_seconds=4,
    pause_seconds=20,
    one_two=200,
    grand=True,
    calls_per_team=2,
    wish_required=False,
    out_of_turn_bombs=True,
    gives_dragon=always,
    locked=nobody,
    verdict=at_the_target,
    triggers=(
        Trigger((Leading, Following), score_round),
        Trigger((Following,), take_last_trick),
        Trigger((Following,), close_trick),
        Trigger((Answering,), fill_hands),
        Trigger((Exchanging,), exchange),
        Trigger((Dealing,), decide_match),
    ),
)

# --- options -----------------------------------------------------------------------------------------------------


def target(rules: Rules, points: int) -> Rules:
    """Play to another total."""
    return replace(rules, target=points)


def turn_seconds(rules: Rules, seconds: int) -> Rules:
    """Time to think; 0 for no clock."""
    return replace(rules, turn_seconds=seconds)


def bomb_window_seconds(rules: Rules, seconds: int) -> Rules:
    """The length of the bomb window."""
    return replace(rules, bomb_window_seconds=seconds)


def rounds(rules: Rules, number: int) -> Rules:
    """A fixed number of rounds, whatever the totals."""
    return replace(rules, rounds=number, verdict=after_the_rounds)


def no_grand(rules: Rules) -> Rules:
    """No Grand Tichu: all fourteen cards are dealt at once."""
    triggers = (
        replace(each, effect=fill_hands_at_once) if each.effect is fill_hands else each for each in rules.triggers
    )
    return replace(rules, grand=False, triggers=tuple(triggers))


def one_two_100(rules: Rules) -> Rules:
    """A double victory counts 100."""
    return replace(rules, one_two=100)


def last_dragon_keep(rules: Rules) -> Rules:
    """The third out keeps the Dragon's trick."""
    return replace(rules, gives_dragon=unless_it_ends_the_round)


def one_call_per_team(rules: Rules) -> Rules:
    """Partners may not both call."""
    return replace(rules, calls_per_team=1)


def wish_required(rules: Rules) -> Rules:
    """Who plays the Mah Jong must name a rank."""
    return replace(rules, wish_required=True)


def no_reenter_after_pass(rules: Rules) -> Rules:
    """Who passes is out of the trick until a bomb comes."""
    return replace(rules, locked=who_passed)


def no_out_of_turn_bombs(rules: Rules) -> Rules:
    """Bombs only in one's turn; so there is no bomb window either."""
    return replace(rules, out_of_turn_bombs=False)


OPTIONS: Final[dict[str, Callable[[Rules], Rules]]] = {
    "no_grand": no_grand,
    "one_two_100": one_two_100,
    "last_dragon_keep": last_dragon_keep,
    "one_call_per_team": one_call_per_team,
    "wish_required": wish_required,
    "no_reenter_after_pass": no_reenter_after_pass,
    "no_out_of_turn_bombs": no_out_of_turn_bombs,
}
"""Options named as they stand."""

NUMBERED: Final[dict[str, tuple[Callable[[Rules, int], Rules], range]]] = {
    "target": (target, range(1, 100_001)),
    "turn_seconds": (turn_seconds, range(604_801)),
    "bomb_window_seconds": (bomb_window_seconds, range(1, 61)),
    "rounds": (rounds, range(1, 1001)),
}
"""Options named with a number, `target=500`, and the numbers they take."""


def compose(names: Iterable[str]) -> Rules:
    """The rules that a table chose, from the names it stored; ValueError in one line on a name that is none."""
    rules = STANDARD
    for name in names:
        rules = _apply(rules, name)
    return rules


def _apply(rules: Rules, name: str) -> Rules:
    if name in OPTIONS:
        return OPTIONS[name](rules)
    word, equals, number = name.partition("=")
    if word not in NUMBERED or not equals:
        known = ", ".join((*OPTIONS, *(f"{word}=N" for word in NUMBERED)))
        raise ValueError(f"{name!r} is no option; there are {known}")
    edit, numbers = NUMBERED[word]
    if not number.isascii() or not number.isdigit() or int(number) not in numbers:
        raise ValueError(f"{name!r}: {word} takes a number from {numbers.start} to {numbers.stop - 1}")
    return edit(rules, int(number))
