"""What a seat makes of its view before it decides: friends, dangers, and what can still be out there."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.cards import ALL_CARDS, NO_CARDS, Cards
from engine.kernel import Seat
from engine.minds.odds import Odds
from engine.minds.plan import Plan
from engine.tichu.view import SEATS, Phase, PlayerView, partner

PASSED_SHARE: Final = 0.4
"""How much less likely somebody who has passed on this trick beats it after all."""
ONE_LEFT_WILLING: Final = 0.9
"""As `odds.WILLING` when only one opponent has cards: he has nobody to wait for."""


@dataclass(frozen=True)
class Situation:
    """A view with the questions that a player asks of it; each is answered once."""

    view: PlayerView

    @cached_property
    def mate(self) -> Seat:
        """The partner."""
        return partner(self.view.seat)

    @cached_property
    def foes(self) -> tuple[Seat, Seat]:
        """The next seat and the one before."""
        return SEATS[(self.view.seat + 1) & 3], SEATS[(self.view.seat + 3) & 3]

    def count(self, seat: Seat) -> int:
        """Cards in that seat's hand."""
        return self.view.table.seats[seat].count

    def may_still_win_call(self, seat: Seat) -> bool:
        """Whether that seat has called and nobody is out yet."""
        return self.view.table.seats[seat].call is not None and not self.view.table.out

    @cached_property
    def callers(self) -> tuple[Seat, ...]:
        """The opponents whose call can still be made."""
        return tuple(foe for foe in self.foes if self.may_still_win_call(foe))

    @cached_property
    def nearest(self) -> int:
        """The fewest cards that an opponent who is not out holds."""
        return min((self.count(foe) for foe in self.foes if self.count(foe)), default=14)

    @cached_property
    def unseen(self) -> Cards:
        """Every card that an opponent may hold: not played, not here, not given to the partner."""
        return ALL_CARDS - self.view.hand - self.view.table.gone - self._with_mate

    @cached_property
    def _with_mate(self) -> Cards:
        given = self.view.given
        if given is None or self.view.table.phase in (Phase.GRAND, Phase.EXCHANGE):
            return NO_CARDS
        return Cards.of(given[1:2]) - self.view.table.gone

    @cached_property
    def plan(self) -> Plan:
        """Outlooks by what may stand on later tricks."""
        return Plan(self._odds(self._shares(passed=1.0)))

    @cached_property
    def now(self) -> Odds:
        """What stands on the trick that is on the table, or on one that is led now."""
        return self._odds(self._shares(passed=PASSED_SHARE))

    def _shares(self, *, passed: float) -> tuple[tuple[int, float], ...]:
        seats = self.view.table.seats
        elsewhere = self.count(self.mate) - len(self._with_mate)
        total = max(1, elsewhere + sum(self.count(foe) for foe in self.foes))
        return tuple(
            (self.count(foe), self.count(foe) / total * (passed if seats[foe].passed else 1.0)) for foe in self.foes
        )

    def _odds(self, shares: tuple[tuple[int, float], ...]) -> Odds:
        alone = sum(count > 0 for count, _ in shares) == 1
        return Odds(self.unseen, shares, willing=ONE_LEFT_WILLING) if alone else Odds(self.unseen, shares)
