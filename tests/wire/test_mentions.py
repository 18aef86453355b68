"""Commands in messages, over the wire: their ids outlive a restart, and who reads another language can press them."""

from bot.speech import speech_for
from tests.screens import MENTION
from tests.wire.beside import shuffle
from tests.wire.real_bot import Club

GERMAN = speech_for("de")


async def test_the_commands_are_registered_once_and_mentioned_after_every_start(place: Club) -> None:
    for _ in range(2):
        async with place.bot(shuffle):
            used = place.people[2].person.slash(place.channel, "tichu board")
            await used.answered()
            ((path, number),) = MENTION.findall((await used.shown()).content)
            leaf = place.sandbox.world.leaf(place.channel, place.people[2].person.user.id, path)
            assert (path, number) == ("tichu start", str(leaf.command.id))
    assert len(place.sandbox.requests.of("PUT", "/applications/{application}/commands")) == 1


async def test_what_one_reads_alone_names_what_their_client_lists_and_what_all_read_can_be_pressed(place: Club) -> None:
    host, german = place.people[0], place.people[1]
    async with place.bot(shuffle) as bot:
        used = german.person.slash(place.channel, "tichu scores")
        await used.answered()
        assert (await used.shown()).content == GERMAN("reply-no-table-past")
        opened = (await host.slash("tichu start")).shown
        await host.press(opened, opened.button("stand").id)
        await bot.rooms.settle()
        board = german.person.seen(german.message(german.screens()[-1]))
        ((path, _),) = MENTION.findall(board.content)
        assert path == "tichu start"
        assert (await german.slash(path)).shown.find("start") is not None
