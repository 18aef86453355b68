"""The controls of Tichu: what `bot.controls` asks, answered by the modules beside this one."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import final

from bot.controls import Act, Setting
from bot.games.tichu.behalf import on_behalf
from bot.games.tichu.board import board, whisper
from bot.games.tichu.chronicle import chronicle
from bot.games.tichu.draft import Draft, lasting, revived, settle
from bot.games.tichu.hand import hand
from bot.games.tichu.lines import raw_names
from bot.games.tichu.notices import notice as told
from bot.games.tichu.press import automatic, press, refused
from bot.games.tichu.pressed import Press
from bot.games.tichu.skip import skipped
from bot.staging.panel import Panel
from bot.wire import Click
from engine.cards import DECK, Card
from engine.kernel import Refusal, Seat
from engine.tichu.actions import Action, Deal, TimeUp
from engine.tichu.legal import Judge
from engine.tichu.notices import MatchWon, Notice, Passed, RoundScored, WindowOpened
from engine.tichu.view import PlayerView, TableView

SHOWN_ANYWAY = (Passed, WindowOpened, RoundScored, MatchWon)
"""What the board says by itself; a line for each would push out what it does not."""


@final
@dataclass(frozen=True, slots=True)
class TichuControls:
    """The controls of a match that is judged by these rules."""

    judge: Judge

    def fresh(self) -> Draft:
        """A draft of nothing."""
        return Draft()

    def settle(self, draft: Draft, view: PlayerView) -> Draft:
        """The draft as far as it still fits a newer view."""
        return settle(self.judge, draft, view)

    def hand(self, view: PlayerView, draft: Draft, setting: Setting, *, say: str | None = None) -> Panel:
        """A seat's private message."""
        return hand(self.judge, view, draft, setting, say=say)

    def press(self, view: PlayerView, draft: Draft, click: Click, values: tuple[str, ...], setting: Setting) -> Press:
        """What a click on a hand means now."""
        return press(self.judge, view, draft, click, values, setting)

    def automatic(self, view: PlayerView, draft: Draft) -> Act[Action, Draft] | None:
        """The pass that the draft's owner has asked for, when it is due."""
        return automatic(self.judge, view, draft)

    def lasting(self, draft: Draft) -> str:
        """The wish to pass by oneself; ticks are ticked anew."""
        return lasting(draft)

    def revived(self, text: str) -> Draft:
        """A draft with that wish and nothing else."""
        return revived(text)

    def skipped(self, table: TableView) -> tuple[Seat, Action] | None:
        """A pass for a seat that cannot beat the trick, as everybody can see."""
        return skipped(table)

    def board(self, table: TableView, setting: Setting) -> Panel:
        """The public message."""
        return board(table, setting)

    def whisper(self, table: TableView, verb: str, setting: Setting, argument: str = "") -> Panel | None:
        """The last trick, the scores, or of a round its proof or all four hands."""
        return whisper(table, verb, setting, argument)

    def refused(self, refusal: Refusal, setting: Setting) -> str:
        """Why an action was refused."""
        return refused(refusal, setting)

    def narrate(self, notice: Notice, setting: Setting, *, automatic: bool) -> str | None:
        """A line of the log; an automatic act is always told."""
        if isinstance(notice, SHOWN_ANYWAY) and not automatic:
            return None
        return told(setting.speech, notice, raw_names(setting), automatic=automatic)

    def on_behalf(
        self, seat: Seat, heard: Iterable[tuple[Notice, bool, Setting]], *, calls_only: bool
    ) -> tuple[str, ...]:
        """Calls above all, then the last plays."""
        return on_behalf(seat, heard, calls_only=calls_only)

    def chronicle(self, heard: Iterable[tuple[Notice, bool] | str], setting: Setting) -> tuple[str, ...]:
        """The log of a round, a line a trick."""
        return chronicle(heard, setting)

    def deal(self, shuffle: Callable[[list[Card]], None], salt: str = "") -> Action:
        """All 56 cards in the order of the shuffle, sealed with the salt."""
        deck = list(DECK)
        shuffle(deck)
        return Deal(tuple(deck), salt)

    def time_up(self, table: TableView, seat: Seat | None) -> Action:
        """The end of a seat's time, or with None of the bomb window."""
        return TimeUp(table.moment, seat)


def timed(action: Action) -> Seat | None:
    """Whose time ran out, if this says so."""
    return action.seat if isinstance(action, TimeUp) else None
