"""What a Tichu table does by itself: its times, its bot players, its chapters and its outcome."""

import json
from typing import Final, final

from bot.conduct import Outcome, RoundLine
from bot.sitters import Level
from bot.thinking import Thinking
from engine.kernel import Beat
from engine.minds.levels import LEVELS
from engine.tichu.actions import Action
from engine.tichu.pace import Pace
from engine.tichu.rules import Rules
from engine.tichu.view import Phase, PlayerView, RoundResult, TableView

MINDS: Final = {
    Level.EASY: LEVELS["soft-easy"],
    Level.NORMAL: LEVELS["soft-normal"],
    Level.HARD: LEVELS["soft-hard"],
    Level.EXPERT: LEVELS["expert"],
}


@final
class TichuConduct:
    """Tichu as `bot.conduct.Conduct`, under the rules of one match."""

    def __init__(self, rules: Rules, thinking: Thinking | None = None) -> None:
        """Without `thinking` experts think here."""
        self._rules = rules
        self._thinking = thinking

    def allowance(self, beat: Beat) -> float | None:
        """Seconds, by the match's own options."""
        return self._rules.seconds(Pace(beat.kind))

    async def think(self, view: PlayerView, level: Level) -> Action | None:
        """What the mind on this seat does now."""
        if level is Level.EXPERT and self._thinking is not None:
            return await self._thinking.think(self._rules, view)
        return MINDS[level](self._rules, view)

    def chapter(self, table: TableView) -> int:
        """The round whose cards or result are on the board."""
        return table.current

    def resting(self, table: TableView) -> bool:
        """Between two rounds."""
        return table.phase is Phase.DEAL and bool(table.results)

    def between(self, table: TableView) -> bool:
        """Before a lead."""
        return table.phase is Phase.PLAY and not table.trick

    def outcome(self, table: TableView) -> Outcome | None:
        """The winner and every round; None while the match goes on."""
        return self.standing(table) if table.phase is Phase.OVER else None

    def standing(self, table: TableView) -> Outcome:
        """Both totals and every scored round."""
        ours, theirs = table.totals
        winner = None if ours == theirs else int(theirs > ours)
        return Outcome(winner, table.totals, tuple(map(_line, table.results)))


def _line(result: RoundResult) -> RoundLine:
    calls = [{"seat": int(one.seat), "call": one.call.value, "made": one.made} for one in result.calls]
    order = [int(seat) for seat in result.order]
    return RoundLine(result.number, result.points, json.dumps(calls), json.dumps(order), result.one_two)
