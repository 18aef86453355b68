"""The commands about what has been played, in a strict simulation: lists, replays, files, figures, what is offered."""

from pathlib import Path
from typing import Final

from bot.speech import speech_for
from tests.e2e.sim_client import SimClient
from tests.e2e.simulation import Simulation, simulated
from tests.screens import Screen
from tests.stacked import ONE_TWO

ENGLISH: Final = speech_for("en-US")
PLAYED: Final = "Amsel & Clover 0 : 400 Biber & Dahlia"
MENU: Final = "Tichu stats"
WALKED: Final = 12
"""Steps of a replay that are looked at one by one."""


async def played(simulation: Simulation) -> str:
    """A match of one round; its id."""
    table = simulation.table()
    await table.open(target=100)
    await table.play(ONE_TWO)
    assert table.sees("rematch")
    listed = (await simulation.people[0].slash("tichu history")).shown
    ((match, score, people),) = listed.menu("open").options
    assert score == "0 : 400"
    assert people.startswith("Amsel & Clover \N{EN DASH} Biber & Dahlia")
    return match


async def step(who: SimClient, screen: Screen, verb: str) -> Screen:
    """The same message after a press."""
    answer = await who.press(screen, screen.button(verb).id)
    assert not answer.new
    return answer.shown


async def listed_replayed_and_taken_along(simulation: Simulation, match: str) -> None:
    who, other = simulation.people[1], simulation.stranger
    listed = (await other.slash("tichu history", player=who.member)).shown
    assert listed.private
    assert [value for value, *_ in listed.menu("open").options] == [match]
    page = (await other.choose(listed, listed.menu("open").id, match)).shown
    assert PLAYED in page.text
    assert page.alts
    shown = await step(other, page, "step")
    assert ENGLISH("round-began", number=1) in shown.text
    seen = {shown.text}
    for _ in range(WALKED):
        shown = await step(other, shown, "on")
        seen.add(shown.text)
    assert len(seen) == WALKED + 1, "every step tells something else"
    strip = await step(other, shown, "strip")
    assert strip.alts
    posted = await other.press(strip, strip.button("share").id)
    assert posted.new
    assert not posted.shown.private
    for form in ("jsonl", "tch", "txt"):
        file = (await other.slash("tichu export", match=match, format=form)).shown
        assert file.private
        assert file.text == ENGLISH(f"export-done-{form}")
        assert len(file.alts) == 1, "a file came with it"
    unknown = (await other.slash("tichu replay", match="nothing")).shown
    assert unknown.text == ENGLISH("history-unknown")


async def offered_is_what_there_is(simulation: Simulation, match: str) -> None:
    who, channel = simulation.stranger.member, simulation.channel
    for path in ("tichu replay", "tichu export"):
        for typed, found in (("", [match]), ("dahl", [match]), ("nobody", [])):
            offered = await who.autocomplete(channel, path, "match", typed)
            assert [choice["value"] for choice in offered] == found, (path, typed)
    seasons = await who.autocomplete(channel, "tichu leaderboard", "season", "")
    assert ENGLISH("season-all") in [choice["name"] for choice in seasons]


async def figures_and_lists_are_shown_and_shared(simulation: Simulation) -> None:
    who = simulation.people[3]
    for path in ("tichu stats", "tichu leaderboard", "tichu achievements"):
        shown = (await who.slash(path)).shown
        assert shown.private, path
        assert shown.text, path
    stats = (await who.slash("tichu stats", player=simulation.people[0].member)).shown
    assert "Amsel" in stats.text
    posted = await who.press(stats, stats.button("share").id)
    assert not posted.shown.private
    menu = await who.member.context_menu(simulation.channel, MENU, simulation.people[0].member)
    assert menu.response is not None


async def test_what_was_played_is_told_by_every_command(tmp_path: Path) -> None:
    async with simulated(tmp_path / "tichu.db", [ONE_TWO]) as simulation:
        match = await played(simulation)
        await listed_replayed_and_taken_along(simulation, match)
        await offered_is_what_there_is(simulation, match)
        await figures_and_lists_are_shown_and_shared(simulation)
