"""What a seat makes of its view before it decides: friends, dangers, and what can still be out there."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.cards import ALL_CARDS, NO_CARDS, Cards
from engine.kernel import Seat
from engine.minds.odds import Odds, Opponents
from engine.minds.plan import Plan
from engine.tichu.view import SEATS, Phase, PlayerView

PASSED_SHARE: Final = 0.4
"""How much less likely somebody who has passed on this trick beats it after all."""
ONE_LEFT_WILLING: Final = 0.9
"""As `odds.WILLING` when only one opponent has cards: he has nobody to wait for."""


@dataclass(frozen=True)
class Situation:
    """A view with the questions that a player asks of it; each is answered once."""

    view: PlayerView

    @cached_property
    def partner(self) -> Seat:
        """The seat across."""
        return SEATS[(self.view.seat + 2) & 3]

    @cached_property
    def opponents(self) -> tuple[Seat, Seat]:
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
        return tuple(seat for seat in self.opponents if self.may_still_win_call(seat))

    @cached_property
    def nearest(self) -> int:
        """The fewest cards that an opponent who is not out holds."""
        return min((self.count(seat) for seat in self.opponents if self.count(seat)), default=14)

    @cached_property
    def unseen(self) -> Cards:
        """Every card that an opponent may hold: not played, not here, not given to the partner."""
        return ALL_CARDS - self.view.hand - self.view.table.gone - self._with_partner

    @cached_property
    def _with_partner(self) -> Cards:
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

    def _shares(self, *, passed: float) -> Opponents:
        """The opponents as `Odds` knows them; who has passed on this trick counts for less."""
        opponents = [self.view.table.seats[seat] for seat in self.opponents]
        elsewhere = self.count(self.partner) - len(self._with_partner)
        total = max(1, elsewhere + sum(seat.count for seat in opponents))
        return tuple((seat.count, seat.count / total * (passed if seat.passed else 1.0)) for seat in opponents)

    def _odds(self, shares: Opponents) -> Odds:
        alone = sum(count > 0 for count, _ in shares) == 1
        return Odds(self.unseen, shares, willing=ONE_LEFT_WILLING) if alone else Odds(self.unseen, shares)
