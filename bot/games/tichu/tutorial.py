"""The tutorial of Tichu without Discord: how far a learner has come, what a click makes of it, and the message.

A learner plays at the very hand of the game, over positions of the engine. An
act that is legal but not what the lesson asks for gets a hint and changes
nothing. The table in a custom_id is `tutor<lesson>x<task>`, so that a click on
a message of long ago still says which lesson it was.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.controls import Habits, Redraw, Setting
from bot.games.tichu.controls import TichuControls
from bot.games.tichu.desk import Desk
from bot.games.tichu.draft import Draft, Front
from bot.games.tichu.exchange import gift_lines
from bot.games.tichu.goals import meets
from bot.games.tichu.lessons import LESSONS, YOU, Lesson, Task
from bot.games.tichu.lines import clip, counts, fit, raw_names, tags
from bot.games.tichu.notices import notice
from bot.games.tichu.rehearsal import Situation, rehearse
from bot.games.tichu.results import round_lines
from bot.games.tichu.words import listed
from bot.names import cleaned, written
from bot.speech import Speech
from bot.staging.panel import Button, Panel, Style
from bot.wire import Click, whole
from engine.tichu.actions import Action
from engine.tichu.notices import GiftsLaid, HandsFilled, Notice, Passed, RoundScored, WindowOpened
from engine.tichu.rules import STANDARD
from engine.tichu.view import SEATS, Phase

LAST: Final = len(LESSONS)
FAREWELL: Final = LAST + 1
"""The number after the last lesson: a word of farewell."""
GO: Final = "lesson"
"""The verb of the tutorial's own buttons; the argument is the lesson to open."""
TABLE: Final = re.compile(r"tutor([1-9][0-9]?)x([1-9])")
_CONTROLS: Final = TichuControls(STANDARD)
_FRESH: Final = _CONTROLS.fresh()
_HABITS: Final = Habits(hints=False)
"""The hand need not explain itself: the lessons do."""
_SILENT: Final = (GiftsLaid, HandsFilled, RoundScored, WindowOpened)
"""What the lesson or the hand says anyway."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who learns, and in which language."""

    name: str
    speech: Speech


@dataclass(frozen=True, slots=True)
class Learner:
    """How far one person has come in one lesson."""

    lesson: int
    """1 for the first; `FAREWELL` after the last."""
    acts: tuple[Action, ...] = ()
    """What was done for the tasks so far, one act a task."""
    draft: Draft = _FRESH
    say: str = ""
    """What stands against the last click."""
    hinted: bool = False
    """Whether something wrong was tried in this task."""

    @property
    def task(self) -> Task | None:
        """What is to be done now; None when the lesson is done."""
        tasks = LESSONS[self.lesson - 1].tasks if self.lesson <= LAST else ()
        return tasks[len(self.acts)] if len(self.acts) < len(tasks) else None

    @property
    def table(self) -> str:
        """The table in the custom_ids of what is shown now."""
        return f"tutor{self.lesson}x{len(self.acts) + 1}"


def begun(lesson: int, *, say: str = "") -> Learner:
    """A lesson from its beginning; the nearest one if there is none of this number."""
    return Learner(min(max(lesson, 1), FAREWELL), say=say)


def is_lesson(table: str) -> bool:
    """Whether a custom_id's table is a lesson."""
    return TABLE.fullmatch(table) is not None


def press(learner: Learner | None, click: Click, values: tuple[str, ...], reader: Reader) -> Learner:
    """The learner after a click on any tutorial message ever shown; None is somebody of whom nothing is known."""
    found = TABLE.fullmatch(click.table)
    lesson = int(found[1]) if found else 1
    if click.verb == GO:
        return begun(whole(click.argument, lesson))
    if learner is None or learner.lesson != lesson:
        return begun(lesson, say=reader.speech("tutorial-anew"))
    task = learner.task
    if task is None or click.table != learner.table:
        # A second click on what is done already.
        return learner
    situation = rehearse(LESSONS[lesson - 1], learner.acts)
    pressed = _CONTROLS.press(situation.view, learner.draft, click, values, _setting(learner, reader))
    if isinstance(pressed, Redraw):
        stopped = pressed.say is not None
        return replace(learner, draft=pressed.draft, say=pressed.say or "", hinted=learner.hinted or stopped)
    if not meets(pressed.action, task.goal, situation.view):
        draft = replace(learner.draft, page=Front(), revision=learner.draft.revision + 1)
        return replace(learner, draft=draft, say="", hinted=True)
    return Learner(lesson, (*learner.acts, pressed.action))


def panel(learner: Learner, reader: Reader) -> Panel:
    """The learner's message: the lesson, the hand of the game, and the way through the tutorial."""
    if learner.lesson > LAST:
        return Panel(reader.speech("tutorial-farewell"), (_ways(learner, reader.speech),))
    lesson, setting = LESSONS[learner.lesson - 1], _setting(learner, reader)
    situation = rehearse(lesson, learner.acts)
    table = situation.view.table
    hand = _CONTROLS.hand(situation.view, learner.draft, setting)
    # A trick or a result is better seen; at a lead, and before the first, one's own cards are all there is.
    seen = _CONTROLS.board(table, setting) if table.trick or table.phase is Phase.DEAL else hand
    text = f"{fit(_lesson(learner, lesson, situation, reader))}\n\n{fit(_hand(learner, hand, situation, setting))}"
    controls = hand.rows if learner.task else ()
    return Panel(fit((text.strip(),)), (*controls, _ways(learner, reader.speech)), seen.scene, seen.alt)


def _setting(learner: Learner, reader: Reader) -> Setting:
    speech = reader.speech
    # Named as in matches, but after no suit: those are yet to be learned.
    names = (reader.name, speech("lobby-bot-5"), speech("tutorial-partner"), speech("lobby-bot-6"))
    return Setting(
        table=learner.table,
        names=tuple(map(written, names)),
        plain=tuple(map(cleaned, names)),
        speech=reader.speech,
        bots=frozenset(SEATS) - {YOU},
        habits=_HABITS,
    )


def _lesson(learner: Learner, lesson: Lesson, situation: Situation, reader: Reader) -> Iterator[str]:
    """The heading, what has been done, what is new, what to do, and help."""
    speech, done, asked = reader.speech, len(learner.acts), len(lesson.tasks)
    title = speech(f"tutorial-{lesson.key}-title")
    marks = f" {'●' * done}{'○' * (asked - done)}" if asked > 1 else ""
    yield f"### 🎓 {speech('tutorial-heading', number=learner.lesson, count=LAST, title=title)}{marks}"
    if learner.acts:
        yield f"✅ {speech(f'tutorial-{lesson.tasks[done - 1].key}-done')}"
        yield f"-# {' '.join(_happened(situation.heard, speech, _setting(learner, reader)))}"
    if learner.task:
        yield speech(f"tutorial-{learner.task.key}")
        yield f"👉 **{speech(f'tutorial-{learner.task.key}-do')}**"
    if learner.say:
        yield f"⚠️ {learner.say}"
    if learner.task and learner.hinted:
        yield f"💡 {speech(f'tutorial-{learner.task.key}-hint')}"


def _happened(heard: tuple[Notice, ...], speech: Speech, setting: Setting) -> Iterator[str]:
    """The log of the last act and its answers; who passes one after the other shares a sentence."""
    passing: list[str] = []
    for one in (*heard, None):
        if isinstance(one, Passed):
            passing.append(setting.names[one.seat])
            continue
        if passing:
            yield speech("tutorial-passed", count=len(passing), names=listed(speech, passing))
            passing = []
        if one is not None and not isinstance(one, _SILENT):
            yield notice(speech, one, raw_names(setting))


def _hand(learner: Learner, hand: Panel, situation: Situation, setting: Setting) -> Iterator[str]:
    """The hand's text, or the result of the round. What to do is the lesson's to say, unless a page asks something."""
    view = situation.view
    if view.table.phase is Phase.DEAL:
        yield from round_lines(setting.speech, view.table.results[-1], raw_names(setting))
        return
    desk = Desk(STANDARD, view, learner.draft, setting)
    idle = {counts(setting, view.table)}
    if learner.task and view.table.phase is not Phase.GRAND:
        # Every card is a button there.
        idle.add(desk.say("hand-cards", number=len(desk.hand), cards=tags(setting.speech, desk.hand)))
    if view.given is None and (learner.task is None or view.table.phase is not Phase.EXCHANGE):
        # In a position nobody has given anything, and nobody is going to.
        idle.update(gift_lines(desk))
    headline, *rest = hand.text.split("\n")
    if learner.task and learner.draft.page != Front():
        yield headline
    yield from (line for line in rest if line not in idle)


def _ways(learner: Learner, speech: Speech) -> tuple[Button, ...]:
    """Back, this lesson again, and on: a lesson that is not done is skipped."""
    lesson = learner.lesson
    back = _way(learner, lesson - 1, speech("tutorial-back"), "⬅️", disabled=lesson == 1)
    if lesson > LAST:
        return back, _way(learner, 1, speech("tutorial-restart"), "🔁")
    again = _way(learner, lesson, speech("tutorial-again"), "🔁")
    if learner.task:
        return back, again, _way(learner, lesson + 1, speech("tutorial-skip"), "⏭️")
    return back, again, _way(learner, lesson + 1, speech("tutorial-next"), "➡️", style=Style.GOOD)


def _way(
    learner: Learner, lesson: int, label: str, emoji: str, style: Style = Style.PLAIN, *, disabled: bool = False
) -> Button:
    return Button(str(Click(learner.table, 0, GO, str(lesson))), clip(label), style, emoji, disabled)
