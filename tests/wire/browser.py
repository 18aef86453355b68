"""A headless Chromium by way of playwright, as far as the script that plays in it needs one.

playwright is no dependency of the project, so its types are written down here.
"""

import importlib
import os
import shutil
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Protocol, cast

QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync")
"""No sandbox: in a container there is none to be had, and nothing but the demo is shown."""


class NoBrowserError(Exception):
    """There is no playwright, or no Chromium; says which, in a line."""


class _Keyboard(Protocol):
    async def type(self, text: str) -> None: ...
    async def press(self, key: str) -> None: ...


class _Page(Protocol):
    @property
    def keyboard(self) -> _Keyboard: ...
    async def goto(self, url: str) -> object: ...
    async def wait_for_selector(self, selector: str) -> object: ...
    async def click(self, selector: str, *, timeout: float) -> None: ...  # noqa: ASYNC109 - playwright's own name
    async def evaluate(self, expression: str) -> object: ...
    async def screenshot(self, *, path: Path) -> object: ...


class _Context(Protocol):
    async def new_page(self) -> _Page: ...


class _Browser(Protocol):
    async def new_context(self, **options: object) -> _Context: ...
    async def close(self) -> None: ...


class _Launcher(Protocol):
    async def launch(self, **options: object) -> _Browser: ...


class _Playwright(Protocol):
    @property
    def chromium(self) -> _Launcher: ...


class _Api(Protocol):
    @property
    def TimeoutError(self) -> type[Exception]: ...  # noqa: N802 - playwright's own name
    def async_playwright(self) -> AbstractAsyncContextManager[_Playwright]: ...


class Page:
    """A tab."""

    def __init__(self, page: _Page, too_late: type[Exception]) -> None:
        self._page = page
        self._too_late = too_late

    async def open(self, url: str) -> None:
        """Go to an address."""
        await self._page.goto(url)

    async def appears(self, selector: str) -> None:
        """Wait until something is visible. Raises playwright's TimeoutError after half a minute."""
        await self._page.wait_for_selector(selector)

    async def click(self, selector: str) -> bool:
        """Scroll there and click like a person; False when it was gone or out of reach for three seconds."""
        try:
            await self._page.click(selector, timeout=3000.0)
        except self._too_late:
            return False
        return True

    async def enter(self, command: str) -> None:
        """Type a command into the composer and send it: one Enter takes what is offered, one sends."""
        await self._page.click("#composer textarea", timeout=3000.0)
        await self._page.keyboard.type(command)
        for _ in range(2):
            await self._page.keyboard.press("Enter")
        await self._page.wait_for_selector("#composer textarea")

    async def value(self, expression: str) -> object:
        """The value of an expression of JavaScript, as JSON has it."""
        return await self._page.evaluate(expression)

    async def picture(self, path: Path) -> None:
        """Write a PNG of what is in sight."""
        await self._page.screenshot(path=path)


@asynccontextmanager
async def browser(width: int, height: int) -> AsyncGenerator[Page]:
    """A tab of that size; below 600 pixels it is a phone that is touched. Raises NoBrowserError."""
    try:
        api = cast("_Api", importlib.import_module("playwright.async_api"))
    except ImportError:
        raise NoBrowserError("playwright is not installed (pip install playwright)") from None
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    async with api.async_playwright() as playwright:
        try:
            chromium = await playwright.chromium.launch(executable_path=path, args=list(QUIET))
        except Exception as error:  # playwright's own class cannot be named without importing it
            raise NoBrowserError(f"Chromium does not start: {str(error).splitlines()[0]}") from error
        is_phone = width < 600
        context = await chromium.new_context(
            viewport={"width": width, "height": height}, locale="ko-KR", has_touch=is_phone, is_mobile=is_phone
        )
        yield Page(await context.new_page(), api.TimeoutError)
        await chromium.close()
