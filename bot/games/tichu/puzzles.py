"""The puzzles of the day as a message: a hand, what is known of the table, the question, and after it the answer.

What is chosen and not yet answered stands in the ids, like everything else. An answer is kept as text: `yes` or `no`,
three cards `2j.As.3p` by receiver, or the token of a play.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, assert_never

from bot.controls import Setting
from bot.dates import date_of, stamp_of
from bot.games.tichu.draft import NO_GIFTS, Gifts
from bot.games.tichu.exchange import STEPS, by_receiver
from bot.games.tichu.lines import (
    LONGEST_ALT,
    LONGEST_OPTION,
    TEAM_MARKS,
    clip,
    counts,
    fit,
    in_order,
    raw_names,
    tags,
)
from bot.games.tichu.reasons import choice, told
from bot.games.tichu.tokens import Token
from bot.games.tichu.words import listed_cards, tag
from bot.names import unmarked
from bot.speech import MINUS, Speech
from bot.staging.panel import Button, Menu, Option, Panel, Row, Style
from bot.wire import Click
from data.calendar import day_start
from data.puzzles import Answered, Crowd
from engine.cards import DECK, DRAGON, PHOENIX, Card, Cards
from engine.minds.puzzles import Kind, Puzzle, graded
from engine.minds.regret import Regret
from engine.tichu.actions import Action, AnswerGrand, Give, Play
from engine.tichu.combinations import Combination
from engine.tichu.legal import judged
from engine.tichu.moves import in_bombs
from engine.tichu.rules import STANDARD
from engine.tichu.view import SEATS, PlayerView, team
from render.emoji import emoji_name
from render.tichu_hand import hand_scene

TABLE: Final = "puzzle"
"""In place of a table's name in the ids of these panels."""
YES, NO = "yes", "no"
NOTHING: Final = "_"
"""In place of a card that is not chosen yet."""
HIGH: Final = 13
"""The rank from which cards that are still out are told."""
GOOD, FAIR = 3, 15
"""Points from which an answer is not good any more, and not fair."""
STATUS: Final = {Kind.GRAND: "📢", Kind.GIFTS: "🔁", Kind.LEAD: "▶️"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The puzzles of a day as one person has got on with them."""

    day: int
    puzzles: tuple[Puzzle, ...]
    answers: Mapping[str, Answered]
    """By kind."""
    crowds: Mapping[str, Crowd]
    """Of the puzzles that this person has answered, by kind."""
    streak: int
    """Days in a row on which all were answered."""

    @property
    def is_done(self) -> bool:
        """Whether all are answered."""
        return len(self.answers) == len(self.puzzles)

    @property
    def next(self) -> Kind:
        """The first that is not answered, else the last."""
        return next((one.kind for one in self.puzzles if one.kind not in self.answers), self.puzzles[-1].kind)

    def of(self, kind: str) -> Puzzle | None:
        """The puzzle of a kind."""
        return next((one for one in self.puzzles if one.kind == kind), None)


def people(speech: Speech) -> Setting:
    """Who sits at the table of a puzzle: the reader, and three bots."""
    names = (speech("puzzle-you"), *(speech(f"lobby-bot-{number}") for number in (1, 2, 3)))
    return Setting(TABLE, names, names, speech)


def puzzle_panel(sheet: Sheet, puzzle: Puzzle, speech: Speech, *, gifts: Gifts = NO_GIFTS) -> Panel:
    """One of the puzzles; `gifts` are the cards chosen so far in the exchange."""
    setting, view = people(speech), puzzle.view
    answered = sheet.answers.get(puzzle.kind)
    asked = tuple(_question(puzzle, setting))
    came = () if answered is None else tuple(_came(sheet, puzzle, answered, setting))
    scene = hand_scene(view, names=raw_names(setting), bombs=in_bombs(view.hand))
    head = f"### 🧩 {speech('puzzle-title', date=date_of(sheet.day, speech))}"
    rows = (*(() if answered else _controls(sheet.day, puzzle, setting, gifts)), *_ways(sheet, puzzle, setting, gifts))
    return Panel(fit((head, *asked, *came)), rows, scene, clip(unmarked(fit(asked)), LONGEST_ALT))


def action_of(puzzle: Puzzle, answer: str) -> Action | None:
    """What an answer means; None for what is none."""
    match puzzle.kind:
        case Kind.GRAND:
            return AnswerGrand(grand=answer == YES) if answer in {YES, NO} else None
        case Kind.GIFTS:
            return None if (gifts := parsed(answer)) is None else _give(gifts)
        case Kind.LEAD:
            token = Token.parse(answer)
            plays = (one.play for one in puzzle.leads)
            return next(
                (one for one in plays if token and (one.cards, one.phoenix) == (token.set, token.phoenix)), None
            )
        case _:
            assert_never(puzzle.kind)


def parsed(text: str) -> Gifts | None:
    """Cards by receiver, those not yet chosen too; None for what is nothing like it."""
    words = text.split(".")
    try:
        cards = [None if word == NOTHING else Card.parse(word) for word in words]
    except ValueError:
        return None
    if len(cards) != len(STEPS):
        return None
    one, two, three = cards
    return one, two, three


def share_line(sheet: Sheet) -> str:
    """How somebody did, without a word about the puzzles."""
    losses = [sheet.answers[one.kind].loss for one in sheet.puzzles if one.kind in sheet.answers]
    streak = f" · 🔥 {sheet.streak}" if sheet.streak > 1 else ""
    return f"🧩 Tichu {stamp_of(sheet.day)} {''.join(map(_mark, losses))} {_lost(sum(losses))}{streak}"


def _mark(loss: int) -> str:
    return "🟩" if loss < GOOD else "🟨" if loss < FAIR else "🟥"


def _lost(points: int) -> str:
    return f"{MINUS}{points}" if points else "±0"


# --- words ----------------------------------------------------------------------------------------------------------


def _question(puzzle: Puzzle, setting: Setting) -> Iterator[str]:
    speech, view = setting.speech, puzzle.view
    yield f"**{speech(f'puzzle-ask-{puzzle.kind}')}**"
    yield speech("puzzle-table", name=setting.names[2])
    if puzzle.kind is Kind.LEAD:
        yield from _round(view, setting)
    yield speech("hand-cards", number=len(view.hand), cards=tags(speech, in_order(view.hand)))


def _round(view: PlayerView, setting: Setting) -> Iterator[str]:
    """What has happened in the round so far, as far as a player would remember it."""
    speech, table = setting.speech, view.table
    yield counts(setting, table)
    hidden = Cards.of(DECK) - view.hand - table.gone
    high = [card for card in in_order(hidden) if card in {PHOENIX, DRAGON} or (card.rank or 0) >= HIGH]
    yield speech("puzzle-out", cards=listed_cards(speech, high)) if high else speech("puzzle-none-out")
    won = [sum(table.seats[seat].points for seat in SEATS if team(seat) == side) for side in (0, 1)]
    yield speech("puzzle-won", ours=won[0], theirs=won[1])
    if view.given is not None and view.received is not None:
        yield speech("hand-gave", gifts=by_receiver(setting, view, view.given))
        yield speech("hand-got", gifts=by_receiver(setting, view, view.received))


def _came(sheet: Sheet, puzzle: Puzzle, answered: Answered, setting: Setting) -> Iterator[str]:
    """What the answer was worth, and which was the best."""
    speech, view = setting.speech, puzzle.view
    done = action_of(puzzle, answered.answer)
    regret: Regret | None = None if done is None else graded(STANDARD, puzzle, done)
    if regret is not None:
        what = choice(STANDARD, view, regret.done, setting)
        yield f"{_mark(answered.loss)} {speech('puzzle-yours', what=what, loss=_lost(answered.loss))}"
        if answered.loss:
            yield f"⭐ {speech('puzzle-best', what=choice(STANDARD, view, regret.better, setting))}"
        else:
            yield f"⭐ {speech('puzzle-right')}"
        if regret.reasons:
            yield f"-# {told(regret.reasons, setting)}"
    if (crowd := sheet.crowds.get(puzzle.kind)) is not None and crowd.count > 1:
        yield f"-# {speech('puzzle-crowd', count=crowd.count, loss=_lost(round(crowd.loss)))}"
    if sheet.is_done:
        yield f"`{share_line(sheet)}`"
        yield speech("puzzle-next", until=f"<t:{day_start(sheet.day + 1)}:R>")


# --- controls -------------------------------------------------------------------------------------------------------


def _id(day: int, verb: str, argument: str = "") -> str:
    return str(Click(TABLE, day, verb, argument))


def _controls(day: int, puzzle: Puzzle, setting: Setting, gifts: Gifts) -> Iterator[Row]:
    """How to answer."""
    speech = setting.speech
    match puzzle.kind:
        case Kind.GRAND:
            yes = Button(_id(day, "grand", YES), speech("advice-grand"), emoji="📢")
            yield (yes,)
            yield (Button(_id(day, "grand", NO), speech("advice-no-grand")),)
        case Kind.GIFTS:
            yield from (_receiver(day, place, puzzle, setting, gifts) for place in range(len(STEPS)))
        case Kind.LEAD:
            yield Menu(_id(day, "lead"), speech("puzzle-choose-lead"), tuple(_leads(puzzle, setting)))
        case _:
            assert_never(puzzle.kind)


def _receiver(day: int, place: int, puzzle: Puzzle, setting: Setting, gifts: Gifts) -> Menu:
    """The cards for one receiver."""
    speech, seat = setting.speech, SEATS[STEPS[place]]
    options = tuple(
        Option(
            str(card),
            f"{tag(speech, card)} → {setting.plain[seat]}",
            emoji=emoji_name(card),
            chosen=card == gifts[place],
        )
        for card in in_order(puzzle.view.hand)
    )
    said = speech("puzzle-choose-gift", name=setting.plain[seat])
    return Menu(_id(day, "gift", f"{place}.{_spelled(gifts)}"), f"{TEAM_MARKS[team(seat)]} {said}", options)


def _leads(puzzle: Puzzle, setting: Setting) -> Iterator[Option]:
    for play in sorted((one.play for one in puzzle.leads), key=lambda play: _order(puzzle, play)):
        token = Token(tuple(play.cards), play.phoenix)
        label = clip(choice(STANDARD, puzzle.view, play, setting), LONGEST_OPTION)
        yield Option(str(token), label, emoji=emoji_name(in_order(play.cards)[0]))


def _order(puzzle: Puzzle, play: Play) -> tuple[int, int]:
    """The small plays first, of equally many cards the low ones."""
    found = judged(STANDARD, puzzle.view, play)
    return len(play.cards), found.strength if isinstance(found, Combination) else 0


def _ways(sheet: Sheet, puzzle: Puzzle, setting: Setting, gifts: Gifts) -> Iterator[Row]:
    """In the exchange the answer, to the other puzzles, in the end to the others."""
    speech = setting.speech
    if not sheet.is_done and puzzle.kind is Kind.GIFTS and puzzle.kind not in sheet.answers:
        whole = _give(gifts) is not None
        style = Style.GOOD if whole else Style.PLAIN
        yield (Button(_id(sheet.day, "give", _spelled(gifts)), speech("hand-give"), style, "🎁", disabled=not whole),)
    yield tuple(
        Button(
            _id(sheet.day, "open", one.kind),
            speech(f"puzzle-tab-{one.kind}"),
            Style.MAIN if one.kind is puzzle.kind else Style.PLAIN,
            _mark(sheet.answers[one.kind].loss) if one.kind in sheet.answers else STATUS[one.kind],
        )
        for one in sheet.puzzles
    )
    if sheet.is_done:
        yield (Button(_id(sheet.day, "share"), speech("replay-share"), Style.GOOD, "📤"),)


def _spelled(gifts: Gifts) -> str:
    return ".".join(NOTHING if card is None else str(card) for card in gifts)


def _give(gifts: Gifts) -> Give | None:
    one, two, three = gifts
    return None if one is None or two is None or three is None else Give((one, two, three))
