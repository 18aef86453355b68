"""Every slash command and everything that is offered while one types, found among those that are registered.

Each command is used where there is nothing to be found, in every language, and once with all it takes; nobody may be
left without an answer, or told that something went wrong. A new command or completion is found here by itself.
"""

import re
from dataclasses import replace

from bot.sandbox.commands import Leaf, leaves
from bot.sandbox.vocabulary import EVERYTHING, CommandKind, OptionKind
from bot.speech import speech_for
from data.database import Database
from data.results import Kind, Results
from tests.bench.history import Played, history
from tests.screens import MENTION
from tests.wire.beside import shuffle
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
WENT_WRONG = ("reply-error", "reply-slow", "reply-not-stored", "reply-too-fast")
MATCHES = 40
COMPLETIONS = {"season", "match"}
"""What is offered while one types; a new one has a test of its own below."""


def every_leaf(place: Club, who: WireClient) -> list[Leaf]:
    found = leaves(place.sandbox.world.commands_for(place.channel, who.person.user.id))
    return [leaf for leaf in found if leaf.command.kind is CommandKind.CHAT_INPUT]


def required(leaf: Leaf) -> dict[str, str | int]:
    """What has to be said with a command, made up."""
    made: dict[str, str | int] = {}
    for option in leaf.options:
        if option.required:
            made[option.text.name] = 1 if option.kind is OptionKind.INTEGER else "nothing"
    return made


def whole(leaf: Leaf) -> dict[str, str | int]:
    """Everything that can be said with a command, but for people and channels."""
    made: dict[str, str | int] = {}
    for option in leaf.options:
        if option.choices:
            made[option.text.name] = option.choices[-1].value if isinstance(option.choices[-1].value, str) else 1
        elif option.kind is OptionKind.INTEGER:
            made[option.text.name] = int(option.least or 1)
        elif option.kind is OptionKind.STRING:
            made[option.text.name] = "0"
    return made


async def test_every_command_answers_everybody_in_an_empty_channel(place: Club) -> None:
    world = place.sandbox.world
    for who in place.people:
        world.join(place.guild, who.person.user, permissions=EVERYTHING)
    wrong = {speech(key) for speech in (KOREAN, GERMAN, ENGLISH) for key in WENT_WRONG}
    used: set[str] = set()
    async with place.bot(shuffle) as bot:
        for who, given in ((place.people[0], required), (place.people[1], required), (place.people[2], whole)):
            for leaf in every_leaf(place, who):
                answer = await who.slash(leaf.path, **given(leaf))
                assert answer.new, leaf.path
                assert answer.shown.text.strip() or answer.shown.alts, leaf.path
                assert answer.shown.text not in wrong, leaf.path
                used.add(leaf.path)
                # The next one finds nothing again.
                for room in bot.rooms.of(who.person.user.id):
                    await room.close()
        await bot.organiser.settle()
        await bot.rooms.settle()
    assert len(used) > 25
    usable = {(leaf.path, str(leaf.command.id)) for leaf in every_leaf(place, place.people[0])}
    mentioned = {one for said in world.messages(place.channel.id) for one in MENTION.findall(said.content)}
    assert mentioned <= usable, "what is mentioned can be pressed"
    assert len(mentioned) > 20
    names = {
        option.text.name
        for leaf in every_leaf(place, place.people[0])
        for option in leaf.options
        if option.autocomplete
    }
    assert names == COMPLETIONS


async def test_every_word_of_a_command_is_found_in_every_language(place: Club) -> None:
    """A command is called by its name in the language of its person."""
    async with place.bot(place.dealer([])):
        for leaf in every_leaf(place, place.people[2]):
            for locale in ("ko", "de", "en-US"):
                name = leaf.path_in(locale)
                assert re.fullmatch(r"[\w-]{1,32}( [\w-]{1,32}){0,2}", name), name
                assert place.sandbox.world.leaf(place.channel, place.people[2].person.user.id, name) == leaf


def played(place: Club) -> list[Played]:
    """Matches of this server in which the first two people sit across from each other now and then."""
    found: list[Played] = []
    for number, one in enumerate(history(MATCHES, seed=4)):
        people = [who.person.user for who in place.people[:2]]
        guild = place.guild.id if number % 4 else place.guild.id + 1
        seats = tuple(
            replace(seat, user=people[seat.seat // 2].id, name=people[seat.seat // 2].name, level=None, anchor=None)
            if seat.seat % 2 == 0 and number % 2
            else seat
            for seat in one.result.seats
        )
        rounds = tuple(replace(line, seats=()) for line in one.result.rounds)
        result = replace(one.result, guild=guild, seats=seats, rounds=rounds, kind=Kind.PEOPLE, rated=True)
        found.append(replace(one, result=result, verdict=None))
    return found


async def offered(who: WireClient, path: str, option: str, typed: str) -> list[tuple[str, str]]:
    used = who.person.complete(who.channel, path, option, typed)
    await used.answered()
    return [(str(choice.value), choice.text.name) for choice in used.choices]


async def test_matches_are_offered_by_name_own_ones_first_and_none_of_elsewhere(place: Club) -> None:
    made = played(place)
    async with await Database.open(place.path) as database:
        for one in made:
            await database.execute(
                "INSERT INTO match (id, game, options, created) VALUES (?, 'tichu', '[]', 1.0)", (one.result.match,)
            )
            await Results(database).store(one.result, outcome=one.outcome)
    here = [one.result.match for one in made if one.result.guild == place.guild.id]
    own = [one.result.match for one in made if any(s.user == place.people[0].person.user.id for s in one.result.seats)]
    manager, other = place.people[3], place.people[2]
    place.sandbox.world.join(place.guild, manager.person.user, permissions=EVERYTHING)
    async with place.bot(place.dealer([])):
        for path in ("tichu replay", "tichu export"):
            mine = [match for match, _ in await offered(place.people[0], path, "match", "")]
            assert len(mine) == 25
            assert mine[: len(own)] == own[::-1][:25], "one's own come first, the newest at the top"
            assert set(mine) <= {*own, *here}
            theirs = {match for match, _ in await offered(other, path, "match", "")}
            assert theirs <= set(here), "who sat at none is offered those of this server"
            named = await offered(other, path, "match", "amsel")
            assert named
            assert all("Amsel" in name and len(name) <= 100 for _, name in named)
            (exact,) = await offered(other, path, "match", here[0])
            assert exact[0] == here[0]
            assert await offered(other, path, "match", "nobody has this name") == []
        # Only what one did oneself is reviewed.
        mine = [match for match, _ in await offered(place.people[0], "tichu review", "match", "")]
        assert mine == own[::-1][:25]
        assert await offered(other, "tichu review", "match", "") == []
        void = [match for match, _ in await offered(manager, "tichu-manage void", "match", "")]
        assert void
        assert set(void) <= set(here)
        place.sandbox.world.given[other.person.user.id] = frozenset({"tichu-manage"})
        assert await offered(other, "tichu-manage void", "match", "") == []
