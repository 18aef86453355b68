"""`bot.staging.pictures`: painted off the loop, once, and forgotten in good order."""

import asyncio
import threading

import pytest

from bot.staging.pictures import REMEMBERED, Pictures
from render.paint import png
from render.scene import Backdrop, Scene


def scene(number: int) -> Scene:
    return Scene(Backdrop(40 + number, 30, "#204060"), ())


@pytest.fixture
def pictures() -> Pictures:
    return Pictures()


async def test_a_scene_is_painted_as_it_is(pictures: Pictures) -> None:
    assert await pictures.png(scene(1)) == png(scene(1))
    pictures.close()


async def test_who_asks_for_the_same_at_once_gets_the_same(pictures: Pictures) -> None:
    images = await asyncio.gather(*(pictures.png(scene(1)) for _ in range(5)))
    assert len({id(image) for image in images}) == 1, "it was painted once"
    assert await pictures.png(scene(1)) is images[0]
    pictures.close()


async def test_the_least_recently_used_is_forgotten_first(pictures: Pictures) -> None:
    first = await pictures.png(scene(0))
    second = await pictures.png(scene(1))
    for number in range(2, REMEMBERED):
        await pictures.png(scene(number))
    assert await pictures.png(scene(0)) is first
    await pictures.png(scene(REMEMBERED))
    assert await pictures.png(scene(0)) is first
    assert await pictures.png(scene(1)) is not second
    pictures.close()


async def test_one_who_gives_up_does_not_spoil_it_for_the_others(pictures: Pictures) -> None:
    hasty = asyncio.create_task(pictures.png(scene(1)))
    patient = asyncio.create_task(pictures.png(scene(1)))
    await asyncio.sleep(0)
    hasty.cancel()
    assert await patient == png(scene(1))
    assert hasty.cancelled()
    pictures.close()


async def test_a_scene_that_cannot_be_painted_is_tried_anew(pictures: Pictures) -> None:
    bad = Scene(Backdrop(-1, -1, "#204060"), ())
    for _ in range(2):
        with pytest.raises(ValueError, match=r".*"):
            await pictures.png(bad)
    assert await pictures.png(scene(1)) == png(scene(1))
    pictures.close()


async def test_closing_leaves_no_thread(pictures: Pictures) -> None:
    await pictures.png(scene(1))
    assert any(thread.name.startswith("pictures") for thread in threading.enumerate())
    pictures.close()
    assert not any(thread.name.startswith("pictures") for thread in threading.enumerate())


async def test_what_somebody_waits_for_is_painted_before_what_nobody_does(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on, order = threading.Event(), threading.Event(), list[int]()

    def paint(asked: Scene) -> bytes:
        order.append(asked.backdrop.width - 40)
        begun.set()
        assert go_on.wait(5)
        return png(asked)

    monkeypatch.setattr("bot.staging.pictures.png", paint)
    edits = [asyncio.create_task(pictures.png(scene(number))) for number in (1, 2, 3)]
    await asyncio.to_thread(begun.wait, 5)
    clicks = [asyncio.create_task(pictures.png(scene(number), urgent=True)) for number in (3, 4)]
    await asyncio.sleep(0)
    go_on.set()
    images = await asyncio.gather(*edits, *clicks)
    assert order == [1, 3, 4, 2]
    assert images[2] is images[3], "it was painted once"
    pictures.close()
