"""A click on a private hand together with what it found, and the answers that it can get."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.controls import Act, Redraw, Setting
from bot.games.tichu.draft import TICKING, Draft, Front
from bot.games.tichu.refusals import refusal
from bot.wire import Click
from engine.tichu.actions import Action
from engine.tichu.legal import Judge, Objection, Why, objection
from engine.tichu.view import Phase, PlayerView

Press: TypeAlias = Act[Action, Draft] | Redraw[Draft]


@dataclass(frozen=True, slots=True)
class Pressed:
    """A click, and what it found."""

    judge: Judge
    view: PlayerView
    draft: Draft
    """Settled, its revision counted on."""
    click: Click
    values: tuple[str, ...]
    """What was chosen in a menu; anything at all when the click is forged."""
    setting: Setting

    @property
    def late(self) -> bool:
        """Whether the table has moved since the button was shown."""
        return self.click.moment != self.view.table.moment

    @property
    def old(self) -> bool:
        """Whether a call was asked in another round; its button names the round."""
        return self.click.argument != str(self.view.table.round)

    @property
    def ticking(self) -> bool:
        """Whether cards can be ticked now."""
        phase = self.view.table.phase
        return phase in TICKING and (phase is not Phase.EXCHANGE or self.view.given is None)

    def show(self, draft: Draft) -> Press:
        """The hand again, with this draft."""
        return Redraw(draft)

    def tell(self, key: str) -> Press:
        """The hand again, below the text of a key."""
        return Redraw(self.draft, self.setting.speech(key))

    def against(self, objection: Objection) -> Redraw[Draft]:
        """The front of the hand, below the rule that stands against the click."""
        return Redraw(replace(self.draft, page=Front()), refusal(self.setting.speech, objection))

    def moved(self) -> Redraw[Draft]:
        """The hand again: the click answers a moment that has passed."""
        return self.against(Objection(Why.THE_TABLE_MOVED))

    def forged(self) -> Press:
        """The hand again: no button of ours means that."""
        return self.tell("hand-unknown")

    def act(self, action: Action, after: Draft | None = None) -> Press:
        """Submit this if the seat's own view has nothing against it; then the front of the hand is shown."""
        refused = objection(self.judge, self.view, action)
        return self.against(refused) if refused else Act(action, replace(after or self.draft, page=Front()))

    def ask(self, action: Action, then: Draft) -> Press:
        """Show a question before this action, if the action can be done at all."""
        refused = objection(self.judge, self.view, action)
        return self.against(refused) if refused else Redraw(then)
