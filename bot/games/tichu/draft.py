"""What a person has begun on the private hand and not yet done, and how it keeps up with the table.

Drafts live in the shell and never reach the engine; losing one loses ticks, not
moves.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias, assert_never

from bot.games.tichu.tokens import Token
from engine.cards import NO_CARDS, Card, Cards
from engine.codec import Codec
from engine.tichu.actions import CallTichu
from engine.tichu.legal import Judge, bombs, may_pass, objection, readings_on
from engine.tichu.view import Phase, PlayerView, TableView, team


@dataclass(frozen=True, slots=True)
class Front:
    """The hand itself."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Two ways to read cards with the Phoenix are legal; which one is asked."""

    cards: Cards
    over: int


@dataclass(frozen=True, slots=True)
class Wishing:
    """The Mah Jong is about to be played; the wish is asked."""

    token: Token
    over: int


@dataclass(frozen=True, slots=True)
class Browsing:
    """The menu of quick plays, for a hand that leaves it no row."""

    over: int


@dataclass(frozen=True, slots=True)
class Bombing:
    """The choice among the bombs that may be thrown now."""


@dataclass(frozen=True, slots=True)
class Doubling:
    """The bomb on the table is one's own team's; whether to bomb it, really, is asked."""

    token: Token
    over: int


@dataclass(frozen=True, slots=True)
class Pausing:
    """For how long to pass by oneself is asked."""


@dataclass(frozen=True, slots=True)
class Calling:
    """Small Tichu, really? `twice` when the partner has called and it is asked once more."""

    twice: bool = False


@dataclass(frozen=True, slots=True)
class Daring:
    """Grand Tichu, really? `twice` as for `Calling`."""

    twice: bool = False


Page: TypeAlias = Front | Reading | Wishing | Browsing | Bombing | Doubling | Pausing | Calling | Daring

Gifts: TypeAlias = tuple[Card | None, Card | None, Card | None]
"""The gifts chosen so far, by receiver as in `actions.Give`."""

NO_GIFTS: Final[Gifts] = (None, None, None)


def with_gift(gifts: Gifts, place: int, card: Card | None) -> Gifts:
    """The gifts with a card at a place, and nowhere else."""
    first, second, third = (
        card if number == place else None if gift == card else gift for number, gift in enumerate(gifts)
    )
    return first, second, third


Ticks: TypeAlias = tuple[Cards, Gifts]

TRICKS: Final = frozenset({Phase.PLAY, Phase.CLOSING, Phase.DRAGON})
"""The phases in which tricks are played."""
TICKING: Final = TRICKS | {Phase.EXCHANGE}
"""The phases in which cards can be ticked."""


class Patience(StrEnum):
    """How long to pass by oneself; the value is the argument of its button."""

    ONCE = "once"
    TRICK = "trick"
    LEAD = "lead"


@dataclass(frozen=True, slots=True)
class AutoPass:
    """Passing by itself, under this wish and, but for `Patience.LEAD`, in the trick that these cards led."""

    patience: Patience
    lead: Cards
    wish: int | None

    def holds(self, table: TableView) -> bool:
        """Whether the wish and what it was to last for are still there; that the owner leads is not looked at."""
        if table.phase not in TRICKS or table.wish != self.wish:
            return False
        same = bool(table.trick) and table.trick[0].combination.cards == self.lead
        return same or self.patience is Patience.LEAD


@dataclass(frozen=True, slots=True)
class Draft:
    """One person's unfinished business at one table."""

    round: int = 0
    """The round it belongs to; 0 before the first."""
    ticked: Cards = NO_CARDS
    gifts: Gifts = NO_GIFTS
    undo: Ticks | None = None
    """What was ticked and chosen before all of it was changed at once, so that this can be taken back."""
    page: Page = Front()
    autopass: AutoPass | None = None
    taught: bool = False
    """Whether the beginner's hints have been read: closed, or followed by a play."""
    revision: int = 0
    """Counts the clicks, so that a menu can offer the same value again under a new id."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """What of a draft outlives the process: in which round to pass by oneself, and for how long."""

    round: int
    autopass: AutoPass


_LASTING: Final = Codec[Lasting](Lasting)


def lasting(draft: Draft) -> str:
    """What of a draft outlives the process, as JSON; empty for nothing."""
    return "" if draft.autopass is None else _LASTING.dump(Lasting(draft.round, draft.autopass))


def revived(text: str) -> Draft:
    """The draft of which that was kept. Raises CodecError."""
    kept = _LASTING.load(text)
    return Draft(round=kept.round, autopass=kept.autopass)


def settle(judge: Judge, draft: Draft, view: PlayerView) -> Draft:
    """The draft as far as it fits this view: no card that is gone, no page whose question is no longer open."""
    table = view.table
    nothing = Draft(round=table.round, revision=draft.revision, taught=draft.taught)
    if draft.round != table.round or draft == nothing:
        return nothing
    choosing = table.phase is Phase.EXCHANGE and view.given is None
    ticking = table.phase in TICKING and (choosing or table.phase is not Phase.EXCHANGE)

    def left(ticks: Ticks) -> Ticks:
        first, second, third = (card if choosing and card in view.hand else None for card in ticks[1])
        return ticks[0] & view.hand if ticking else NO_CARDS, (first, second, third)

    ticked, gifts = left((draft.ticked, draft.gifts))
    undo = None if draft.undo is None else left(draft.undo)
    return replace(
        draft,
        ticked=ticked,
        gifts=gifts,
        undo=None if undo in {(ticked, gifts), (NO_CARDS, NO_GIFTS)} else undo,
        page=draft.page if _open(judge, draft.page, view) else Front(),
        autopass=draft.autopass if draft.autopass and _lasts(judge, draft.autopass, view) else None,
    )


def _lasts(judge: Judge, autopass: AutoPass, view: PlayerView) -> bool:
    """Whether passing by itself goes on: it ends where its owner has to play."""
    if not view.hand or not autopass.holds(view.table):
        return False
    return view.table.turn != view.seat or view.table.phase is not Phase.PLAY or may_pass(judge, view)


def doubles(view: PlayerView) -> bool:
    """Whether a bomb of this seat's team lies on the table, so that another one would beat it."""
    top = view.table.top
    return top is not None and top.combination.kind.is_bomb and team(top.seat) == team(view.seat)


def _open(judge: Judge, page: Page, view: PlayerView) -> bool:
    """Whether the page's question is still to be answered."""
    table = view.table
    mine = table.seats[view.seat]
    match page:
        case Front():
            return True
        case Reading(cards, over):
            return over == table.moment and len(readings_on(judge, view, cards)) > 1
        case Wishing(token, over):
            return over == table.moment and bool(readings_on(judge, view, token.set))
        case Browsing(over):
            return over == table.moment and table.phase is Phase.PLAY and table.turn == view.seat
        case Bombing():
            return bool(bombs(judge, view))
        case Doubling(token, over):
            return over == table.moment and doubles(view) and bool(readings_on(judge, view, token.set))
        case Pausing():
            return may_pause(view)
        case Calling():
            return objection(judge, view, CallTichu()) is None
        case Daring():
            return table.phase is Phase.GRAND and not mine.ready and mine.call is None
        case _:
            assert_never(page)


def may_pause(view: PlayerView) -> bool:
    """Whether passing by oneself can be asked for: while others play on a trick that somebody else holds."""
    table = view.table
    waits = table.phase is Phase.PLAY and table.turn != view.seat and bool(view.hand)
    return waits and table.top is not None and table.top.seat != view.seat
