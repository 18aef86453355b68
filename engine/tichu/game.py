"""The game of Tichu as the kernel plays it: decide, evolve, consequence, view, hear."""

from typing import Final, TypeAlias, assert_never

from engine.cards import DECK, DOG
from engine.kernel import Actor, Beat, Game, Nature, Refusal, Seat, Step, play
from engine.tichu import transitions
from engine.tichu.actions import (
    Action,
    AnswerGrand,
    CallTichu,
    Deal,
    Give,
    GiveDragon,
    Pass,
    Play,
    TakeBack,
    TimeUp,
)
from engine.tichu.combinations import Combination
from engine.tichu.defaults import default
from engine.tichu.events import (
    Dealt,
    DogLed,
    DragonGiven,
    Event,
    GiftsLaid,
    GiftsTakenBack,
    GrandAnswered,
    Passed,
    Played,
    TichuCalled,
)
from engine.tichu.fairness import commitment, deal, is_salt
from engine.tichu.legal import judged, objection
from engine.tichu.notices import Notice
from engine.tichu.pace import Pace
from engine.tichu.position import Position, place
from engine.tichu.rules import STANDARD, Rules, points_of, settle
from engine.tichu.scoring import ended
from engine.tichu.sight import hear, see, see_table
from engine.tichu.state import (
    AT_PLAY,
    NOBODY,
    PHASES,
    Answering,
    Closing,
    Dealing,
    Exchanging,
    Following,
    Giving,
    Leading,
    Over,
    State,
    following,
    holder_or_next,
)
from engine.tichu.transitions import put
from engine.tichu.view import SEATS, PlayerView, TableView, partner
from engine.tichu.why import Objection, Why

_DEALER: Final[frozenset[Actor]] = frozenset({Nature.DEALER})
_CLOCK: Final[frozenset[Actor]] = frozenset({Nature.CLOCK})
_NO_ONE: Final[frozenset[Actor]] = frozenset()
_ALONE: Final[tuple[frozenset[Actor], ...]] = tuple(frozenset({seat}) for seat in SEATS)


TichuGame: TypeAlias = Game[State, Action, Event, PlayerView, TableView, Notice]


class Tichu:
    """A rulebook for four seats; see `kernel.Game` for what its methods promise."""

    def __init__(self, rules: Rules = STANDARD) -> None:
        """A game under these rules (article 13)."""
        self.rules: Final = rules
        self._effects: Final = {
            phase: tuple(trigger.effect for trigger in rules.triggers if phase in trigger.on) for phase in PHASES
        }
        self._seen: tuple[State, TableView] | None = None
        self._looked: tuple[State, Seat, PlayerView] | None = None

    @property
    def key(self) -> str:
        """The name of the game in records and in the journal."""
        return "tichu"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The four places in play order."""
        return SEATS

    def opening(self) -> State:
        """Before the first deal."""
        return Dealing()

    def placed(self, position: Position) -> State:
        """A round in the middle, come to rest; ValueError in one line if there can be no such position."""
        state = place(position)
        while (event := self.consequence(state)) is not None:
            state = self.evolve(state, event)
        return state

    def play(self, state: State, actor: Actor, action: Action) -> Step[State, Event] | Refusal:
        """The kernel's loop with the types of this game told: judge one action and follow its consequences."""
        game: TichuGame = self
        return play(game, state, actor, action)

    def awaited(self, state: State) -> frozenset[Actor]:
        """Who may bring the game on; bombs and calls come unawaited."""
        match state:
            case Following(turn=turn) | Leading(turn=turn):
                return _ALONE[turn]
            case Giving(trick=trick):
                return _ALONE[trick[-1].seat]
            case Closing():
                return _CLOCK
            case Answering(answered=answered):
                return frozenset(seat for seat in SEATS if seat not in answered)
            case Exchanging(gifts=gifts):
                return frozenset(seat for seat in SEATS if not gifts[seat])
            case Dealing():
                return _DEALER
            case Over():
                return _NO_ONE
            case _:
                assert_never(state)

    def beat(self, state: State) -> Beat | None:
        """The running allowance; neither a call nor another seat's answer begins a new one."""
        match state:
            case Following(turn=turn) | Leading(turn=turn):
                return Beat(Pace.TURN, (state.moment, turn))
            case Giving():
                return Beat(Pace.GIFT, (state.moment,))
            case Closing():
                return Beat(Pace.WINDOW, (state.moment,))
            case Answering():
                return Beat(Pace.GRAND, (state.moment,))
            case Exchanging():
                return Beat(Pace.EXCHANGE, (state.moment,))
            case Dealing():
                return Beat(Pace.DEAL, (state.moment,))
            case Over():
                return None
            case _:
                assert_never(state)

    def decide(self, state: State, actor: Actor, action: Action) -> Event | Refusal:
        """Judge one action. A seat is judged by its view, nature by the truth."""
        match actor:
            case Seat():
                return self._decide_for(state, actor, action)
            case Nature.DEALER:
                return _deal(state, action)
            case Nature.CLOCK:
                return self._time_up(state, action)
            case _:
                assert_never(actor)

    def evolve(self, state: State, event: Event) -> State:
        """The state after a fact."""
        return transitions.evolve(state, event)

    def consequence(self, state: State) -> Event | None:
        """What the table does by itself: the first trigger of the rules that fires."""
        for effect in self._effects[type(state)]:
            if (event := effect(self.rules, state)) is not None:
                return event
        return None

    def view(self, state: State, seat: Seat) -> PlayerView:
        """All that this seat may know. The last is kept: who chose by it is judged by it."""
        looked = self._looked
        if looked is not None and looked[0] is state and looked[1] == seat:
            return looked[2]
        view = see(self.spectacle(state), state, seat)
        self._looked = state, seat, view
        return view

    def spectacle(self, state: State) -> TableView:
        """All that a passer-by may know. The last is kept: every seat and every judgement asks for it anew."""
        if self._seen is not None and self._seen[0] is state:
            return self._seen[1]
        table = see_table(self.rules, state)
        self._seen = state, table
        return table

    def hear(self, event: Event, seat: Seat | None) -> tuple[Notice, ...]:  # noqa: ARG002 - Tichu whispers to nobody
        """What everybody hears of a fact."""
        heard = hear(event)
        return () if heard is None else (heard,)

    def _decide_for(self, state: State, seat: Seat, action: Action) -> Event | Objection:
        view = self.view(state, seat)
        if isinstance(action, Play):
            verdict = judged(self.rules, view, action)
            return verdict if isinstance(verdict, Objection) else self._play(state, seat, verdict, action)
        if (why := objection(self.rules, view, action)) is not None:
            return why
        match action:
            case Pass():
                return self._pass(state, seat)
            case CallTichu():
                return TichuCalled(seat)
            case AnswerGrand():
                return GrandAnswered(seat, action.grand)
            case Give():
                return GiftsLaid(seat, action.cards)
            case TakeBack():
                return GiftsTakenBack(seat)
            case GiveDragon() if isinstance(state, Giving):
                lead = holder_or_next(state.round.hands, seat)
                return DragonGiven(seat, action.to, points_of(state.trick), then=lead)
            case GiveDragon() | Deal() | TimeUp():
                raise ValueError(f"{action} was not objected to")
            case _:
                assert_never(action)

    def _play(self, state: State, seat: Seat, combination: Combination, action: Play) -> Event:
        """The fact of a play that was found legal: one path for bombs, the Dog and last cards alike."""
        if not isinstance(state, AT_PLAY):
            raise ValueError(f"{action} was not objected to")  # noqa: TRY004 - a hole in the judgement, not a type
        now = state.round
        cards = combination.cards
        left = now.hands[seat] - cards
        hands = put(now.hands, seat, left)
        place = None if left else len(now.out) + 1
        if DOG in cards:
            to = holder_or_next(hands, partner(seat))
            return DogLed(seat, to, place, action.call)
        over = place is not None and ended((*now.out, seat))
        wish = now.wish
        locked = NOBODY
        if isinstance(state, Following) and not combination.kind.is_bomb:
            locked = self.rules.locked(state.passed)
        return Played(
            seat,
            combination,
            following(hands, seat, locked),
            out_of_turn=isinstance(state, Closing) or state.turn != seat,
            wish=None if over else action.wish,
            granted=wish is not None and bool(cards >> 4 * (wish - 2) & 15),
            place=place,
            called=action.call,
            locked=tuple(sorted(locked)) if locked else (),
        )

    def _pass(self, state: State, seat: Seat) -> Event:
        if not isinstance(state, Following):
            raise ValueError("a pass was not objected to")  # noqa: TRY004 - a hole in the judgement, not a type
        locked = self.rules.locked(state.passed)
        return Passed(seat, following(state.round.hands, seat, locked))

    def _time_up(self, state: State, action: Action) -> Event | Objection:
        """The clock closes the bomb window, or acts for a seat in the way of `defaults` (article 8.3)."""
        match action:
            case TimeUp(over) if over != state.moment:
                return Objection(Why.THE_TABLE_MOVED)
            case TimeUp(_, None):
                return settle(self.rules, state) if isinstance(state, Closing) else Objection(Why.NOT_NOW)
            case TimeUp(_, Seat() as seat):
                if seat not in self.awaited(state):
                    return Objection(Why.NOT_YOUR_TURN)
                return self._decide_for(state, seat, default(self.rules, self.view(state, seat)))
            case _:
                return Objection(Why.NOT_YOURS_TO_DO)


def _deal(state: State, action: Action) -> Event | Objection:
    """Card i goes to seat i % 4, eight rounds and then six (article 3.1); with a salt the deck is committed to."""
    match action:
        case Deal(deck, salt):
            if not isinstance(state, Dealing):
                return Objection(Why.NOT_NOW)
            if sorted(deck) != list(DECK):
                return Objection(Why.NOT_A_DECK)
            if salt and not is_salt(salt):
                return Objection(Why.NOT_A_SALT)
            number = len(state.results) + 1
            hands, rest = deal(deck)
            if not salt:
                return Dealt(number, hands, rest)
            return Dealt(number, hands, rest, deck, salt, commitment(salt, deck))
        case _:
            return Objection(Why.NOT_YOURS_TO_DO)
