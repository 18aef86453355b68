"""Watches that nobody sees a card that they may not know: whatever reaches a screen is searched for cards.

Searched are texts, alt texts, labels, options, ids and emojis. Of the specials only tokens and emojis count, since
their names are words of the game; ordinary cards are found by every name that they have.
"""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Final

from bot.games.tichu.tokens import Token
from bot.games.tichu.words import card as long_name
from bot.games.tichu.words import tag
from bot.speech import LOCALES, speech_for
from bot.wire import Click
from engine.cards import ALL_CARDS, DECK, NO_CARDS, Card, Cards
from render.emoji import emoji_name
from tests.screens import Screen
from tests.stacked import SEATS, Round

_ENGLISH: Final = speech_for("en-US")
_TAGS: Final = {tag(_ENGLISH, card): card for card in DECK if card.suit is not None}
"""Short names, alike in every language."""
_TAG: Final = re.compile("|".join(map(re.escape, _TAGS)))
_NAMES: Final = {
    long_name(speech_for(locale), card): card for locale in LOCALES for card in DECK if card.suit is not None
}
_NAME: Final = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, _NAMES))})(?!\w)")
_EMOJIS: Final = {emoji_name(card): card for card in DECK}


class Spy:
    """Knows every hand of a stacked round, and so what each seat may know."""

    def __init__(self) -> None:
        self.hands: list[Cards] = [NO_CARDS] * len(SEATS)
        self.seen = 0
        """How many different screens have been searched."""
        self.leaks: list[str] = []
        """Every card that stood where it must not, in words."""
        self._known: list[Cards] = [NO_CARDS] * len(SEATS)
        self._gone = NO_CARDS
        self._round: Round | None = None
        self._since = 0
        self._latest = -1
        self._public: set[int] = set()
        self._past: frozenset[int] = frozenset()
        self._searched: set[tuple[int | None, Screen]] = set()

    # --- what the table does ---

    def dealt(self, round_: Round) -> None:
        """A round begins with the first eights. Messages of the rounds before are history from now on."""
        self._round = round_
        self._gone = NO_CARDS
        self._since, self._past = self._latest + 1, frozenset(self._public)
        self.hands = list(round_.first)
        self._known = list(round_.first)

    def filled(self) -> None:
        """The fourth answer to Grand Tichu is on its way: then everybody has fourteen cards."""
        self.hands = [*self._now.dealt]
        self._known = [*self._now.dealt]

    def exchanged(self) -> None:
        """The fourth gifts are on their way: then the cards change hands."""
        for seat in SEATS:
            self.hands[seat] = Cards(self._now.hands[seat])
            self._known[seat] |= self._now.received(seat)

    def plays(self, seat: int, cards: Cards) -> None:
        """These cards are about to be put down before everybody."""
        assert cards & self.hands[seat] == cards
        self.hands[seat] -= cards
        self._gone |= cards

    @property
    def _now(self) -> Round:
        if self._round is None:
            raise RuntimeError("nothing has been dealt")
        return self._round

    # --- what people see ---

    def look(self, seat: int | None, screen: Screen) -> None:
        """Search a screen that this seat sees, or with None somebody who does not play."""
        self._latest = max(self._latest, screen.moment)
        if not screen.private:
            self._public.add(screen.id)
        if (seat, screen) in self._searched or self._is_history(screen):
            return
        self._searched.add((seat, screen))
        self.seen += 1
        may_know = self._gone if seat is None or not screen.private else self._gone | self._known[seat]
        leaked = Cards.of(shown(screen)) & (ALL_CARDS - may_know)
        if leaked:
            self.leaks.append(f"seat {seat} can see {leaked} on {screen}")

    def _is_history(self, screen: Screen) -> bool:
        return 0 < screen.moment < self._since or (screen.id in self._past and not screen.private)


def shown(screen: Screen) -> Iterator[Card]:
    """Every card that stands on a screen in any way."""
    said = screen.said
    yield from (_TAGS[found] for found in _TAG.findall(said))
    yield from (_NAMES[found] for found in _NAME.findall(said))
    values = (option[0] for menu in screen.menus for option in menu.options)
    ids = (*(button.id for button in screen.buttons), *(menu.id for menu in screen.menus))
    for text in chain(values, (click.argument for one in ids if (click := Click.parse(one)) is not None)):
        if (token := Token.parse(text.partition(".")[0])) is not None:
            yield from token.cards
    yield from (_EMOJIS[button.emoji] for button in screen.buttons if button.emoji in _EMOJIS)
