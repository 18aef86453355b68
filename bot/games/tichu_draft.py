"""What a person has begun on the private hand and not yet done, and how it keeps up with the table.

Drafts live in the shell and never reach the engine; losing one loses ticks, not
moves.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias, assert_never

from bot.games.tichu_tokens import Token
from engine.cards import NO_CARDS, Card, Cards
from engine.tichu.actions import CallTichu
from engine.tichu.legal import Judge, bombs, objection, readings_on
from engine.tichu.view import Phase, PlayerView, TableView


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
class Calling:
    """Small Tichu, really? `twice` when the partner has called and it is asked once more."""

    twice: bool = False


@dataclass(frozen=True, slots=True)
class Daring:
    """Grand Tichu, really? `twice` as for `Calling`."""

    twice: bool = False


Page: TypeAlias = Front | Reading | Wishing | Browsing | Bombing | Calling | Daring

Gifts: TypeAlias = tuple[Card | None, Card | None, Card | None]
"""The gifts chosen so far, by receiver as in `actions.Give`."""

NO_GIFTS: Final[Gifts] = (None, None, None)


class Patience(StrEnum):
    """How long to pass by oneself; the value is the argument of its button."""

    ONCE = "once"
    TRICK = "trick"


@dataclass(frozen=True, slots=True)
class AutoPass:
    """Passing by itself, in the trick that these cards led and under this wish."""

    patience: Patience
    lead: Cards
    wish: int | None

    def holds(self, table: TableView) -> bool:
        """Whether the trick and the wish are still those it was asked for."""
        return bool(table.trick) and table.trick[0].combination.cards == self.lead and table.wish == self.wish


@dataclass(frozen=True, slots=True)
class Draft:
    """One person's unfinished business at one table."""

    round: int = 0
    """The round it belongs to; 0 before the first."""
    ticked: Cards = NO_CARDS
    gifts: Gifts = NO_GIFTS
    page: Page = Front()
    autopass: AutoPass | None = None
    revision: int = 0
    """Counts the clicks, so that a menu can offer the same value again under a new id."""


TICKING: Final = frozenset({Phase.EXCHANGE, Phase.PLAY, Phase.CLOSING, Phase.DRAGON})
"""The phases in which cards can be ticked."""


def settle(judge: Judge, draft: Draft, view: PlayerView) -> Draft:
    """The draft as far as it fits this view: no card that is gone, no page whose question is no longer open."""
    table = view.table
    if draft.round != table.round:
        draft = Draft(round=table.round, revision=draft.revision)
    choosing = table.phase is Phase.EXCHANGE and view.given is None
    ticking = table.phase in TICKING and (choosing or table.phase is not Phase.EXCHANGE)
    gifts = tuple(card if choosing and card in view.hand else None for card in draft.gifts)
    autopass = draft.autopass if draft.autopass and draft.autopass.holds(table) and view.hand else None
    return replace(
        draft,
        ticked=draft.ticked & view.hand if ticking else NO_CARDS,
        gifts=(gifts[0], gifts[1], gifts[2]),
        page=draft.page if _open(judge, draft.page, view) else Front(),
        autopass=autopass,
    )


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
        case Calling():
            return objection(judge, view, CallTichu()) is None
        case Daring():
            return table.phase is Phase.GRAND and not mine.ready and mine.call is None
        case _:
            assert_never(page)
