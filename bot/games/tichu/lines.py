"""What the board and the private hand say alike: what lies on the table, how every seat and the match stand."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.controls import Setting
from bot.games.tichu.results import awaited
from bot.games.tichu.words import call, rank, reading, tag
from bot.speech import Speech
from bot.staging.panel import LONGEST_TEXT
from engine.cards import DECK, DRAGON, PHOENIX, Card
from engine.kernel import Seat
from engine.tichu.combinations import Combination
from engine.tichu.view import SEATS, Call, Phase, TableView, TrickPlay, team
from render import corners

LONGEST_ALT: Final = 1_024
"""Characters of an attachment's description (Discord, Message, attachment object)."""
LONGEST_LABEL: Final = 34
"""What a phone shows of a button's label beside an emoji."""
LONGEST_OPTION: Final = 100
"""Characters of an option's label and of its description (Discord, Message Components)."""

BOMB: Final = "💣"
BOT: Final = "🤖"
TEAM_MARKS: Final = ("🔵", "🟧")
"""Disc and square, as in the pictures: the teams differ by shape and by colour."""
CALL_MARKS: Final = {Call.SMALL: "📣", Call.GRAND: "📢"}


def fit(lines: Iterable[str]) -> str:
    """The lines that are not empty, one below the other, cut to what a message holds."""
    return clip("\n".join(line for line in lines if line), LONGEST_TEXT)


def clip(text: str, limit: int = LONGEST_LABEL) -> str:
    """The text, shortened to what is shown."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def raw_names(setting: Setting) -> Mapping[Seat, str]:
    """Everybody's name, for the sentences that make names fit for a message themselves."""
    return dict(zip(SEATS, setting.plain, strict=True))


def tags(speech: Speech, some: Iterable[Card]) -> str:
    """Cards in a row, in the order given."""
    return " ".join(tag(speech, one) for one in some)


def in_order(cards: Iterable[Card], *, descending: bool = False) -> list[Card]:
    """Cards as a hand is held: Dog, Mah Jong, the ranks, Phoenix, Dragon."""
    return sorted(cards, key=_PLACES.__getitem__, reverse=descending)


_HIGH: Final = {PHOENIX: 15, DRAGON: 16}
_HELD: Final = sorted(DECK, key=lambda card: (_HIGH.get(card, card.rank or 0), card))
_PLACES: Final = {card: place for place, card in enumerate(_HELD)}


def short(speech: Speech, what: Combination) -> str:
    """What a combination is; bombs are marked."""
    return f"{BOMB} {reading(speech, what)}" if what.kind.is_bomb else reading(speech, what)


def full(speech: Speech, what: Combination) -> str:
    """What a combination is, and its cards."""
    name = short(speech, what)
    return name if what.length == 1 else f"{name} ({tags(speech, in_order(what.cards))})"


def on_the_table(setting: Setting, table: TableView) -> str:
    """The play to beat and what the trick is worth; empty before a lead."""
    top = table.top
    if top is None:
        return ""
    play = full(setting.speech, top.combination)
    return setting.speech("board-top", name=setting.names[top.seat], play=play, points=table.trick_points)


def marked(setting: Setting, seat: Seat) -> str:
    """A seat's name behind the mark of its team; no line ends between them."""
    return f"{TEAM_MARKS[team(seat)]}\N{NO-BREAK SPACE}{setting.names[seat]}"


def taken(setting: Setting, table: TableView) -> str:
    """Who took the trick before and with what, while nothing lies on the table; empty otherwise."""
    if table.trick or not table.last_trick:
        return ""
    last = table.last_trick[-1]
    points = sum(play.combination.cards.points for play in table.last_trick)
    play = short(setting.speech, last.combination)
    return setting.speech("board-taken", name=setting.names[last.seat], play=play, points=points)


def wish(setting: Setting, table: TableView) -> str:
    """The wish that is open; empty without one."""
    return "" if table.wish is None else setting.speech("board-wish", rank=rank(setting.speech, table.wish))


def score(setting: Setting, table: TableView) -> str:
    """The round, both teams with their totals, until when it goes on, and what kind of match it is."""
    teams = (_team(setting, which, table.totals[which]) for which in (0, 1))
    totals, speech = " : ".join(teams), setting.speech
    if table.rounds:
        line = speech("board-score-rounds", round=table.current, teams=totals, rounds=table.rounds)
    else:
        line = speech("board-score", round=table.current, teams=totals, target=table.target)
    return f"{line} · {setting.label}" if setting.label else line


def _team(setting: Setting, which: int, total: int) -> str:
    names = " & ".join(setting.names[seat] for seat in SEATS if team(seat) == which)
    return f"{TEAM_MARKS[which]}\N{NO-BREAK SPACE}{names} **{corners.signed(total)}**"


def counts(setting: Setting, table: TableView) -> str:
    """Every seat in one line: its cards or place, its call, whether it has passed."""
    return " · ".join(_count(setting, table, seat) for seat in SEATS)


def _count(setting: Setting, table: TableView, seat: Seat) -> str:
    one, speech = table.seats[seat], setting.speech
    place = table.out.index(seat) + 1 if seat in table.out else None
    number = speech("board-count", count=one.count) if place is None else speech("board-place", place=place)
    call_mark = "" if one.call is None else f" {CALL_MARKS[one.call]}"
    passed = f" {speech('board-passed')}" if one.passed else ""
    return f"{marked(setting, seat)} {number}{call_mark}{passed}"


def seat_lines(setting: Setting, table: TableView) -> list[str]:
    """Every seat, a line each."""
    return [seat_line(setting, table, seat) for seat in SEATS]


def seat_line(setting: Setting, table: TableView, seat: Seat) -> str:
    """One seat: its cards or place, its call, what it last did, the points it has taken."""
    speech, one = setting.speech, table.seats[seat]
    pointer = "▶️" if seat in awaited(table) else "▫️"
    robot = f" {BOT}" if seat in setting.bots else ""
    facts = [
        speech("board-place", place=table.out.index(seat) + 1)
        if seat in table.out
        else speech("board-count", count=one.count)
    ]
    if one.call is not None:
        facts.append(f"{CALL_MARKS[one.call]} {call(speech, one.call)}")
    if deed := _deed(setting, table, seat):
        facts.append(deed)
    if one.points:
        facts.append(speech("board-points", points=one.points))
    return f"{pointer}{marked(setting, seat)}{robot}: {' · '.join(facts)}"


def _deed(setting: Setting, table: TableView, seat: Seat) -> str:
    """What a seat last played in this trick, and whether it has passed since; before a lead, in the one before."""
    one, speech = table.seats[seat], setting.speech
    if table.phase in {Phase.GRAND, Phase.EXCHANGE}:
        return speech(f"board-ready-{table.phase}") if one.ready else ""
    plays = [short(speech, play.combination) for play in table.trick or table.last_trick if play.seat == seat]
    if not table.trick:
        return speech("board-before", play=plays[-1]) if plays else ""
    return " → ".join((*plays[-1:], *((speech("board-passed"),) if one.passed else ())))


def trick_lines(setting: Setting, plays: tuple[TrickPlay, ...]) -> list[str]:
    """A trick, a line a play; the last one holds it."""
    last = len(plays) - 1
    return [
        f"{'🏁' if number == last else '▫️'} {setting.names[play.seat]}: {full(setting.speech, play.combination)}"
        for number, play in enumerate(plays)
    ]
