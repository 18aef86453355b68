"""What every panel must keep to, whoever makes it: the platform's limits, and ours for telephones."""

import re
from typing import Final

from bot.staging.panel import Button, Menu, Panel, Picker
from bot.staging.phone import MENU, ROOM, fits, row_width
from tests.person import parsed

MARKUP: Final = re.compile(r"\*\*|__|`|<[@#t:]|https?://|^-# |^#+ |(?<!\w)_|\\(?=[_*`])|\+-", re.MULTILINE)
"""What stands in no alt text, which is read out as it is; nobody of these tests is called like it."""


def check(panel: Panel, *, where: str = "", is_named_freely: bool = False) -> None:
    """Fail, naming the place, if the platform would refuse the panel or a telephone would cut it.

    Where people are called anything, alt texts may have markup of theirs.
    """
    assert 1 <= len(panel.text) <= 2000, where
    assert len(panel.alt) <= 1024, where
    assert is_named_freely or not MARKUP.search(panel.alt), (where, panel.alt)
    assert len(panel.rows) <= 5, where
    ids: list[str] = []
    for row in panel.rows:
        match row:
            case Menu():
                ids.append(row.id)
                check_menu(row, where=where)
            case Picker():
                ids.append(row.id)
                assert 1 <= len(row.placeholder) <= 150, where
                assert 0 <= row.least <= row.most <= 25, where
                assert len(set(row.chosen)) == len(row.chosen) <= row.most, where
            case _:
                assert 1 <= len(row) <= 4, where
                check_width(row, where=where)
                ids.extend(button.id for button in row)
                for button in row:
                    assert button.label or button.emoji, button
                    assert len(button.label) <= 34, button
    assert len(set(ids)) == len(ids), where
    for custom_id in ids:
        assert len(custom_id) <= 100
        parsed(custom_id)


def check_width(row: tuple[Button, ...], *, where: str) -> None:
    """Fail if a row of buttons takes more than a line of a telephone."""
    assert row_width(row) <= ROOM, (where, row_width(row), row)


def check_menu(menu: Menu, *, where: str = "") -> None:
    """The same for a menu of options."""
    values = [option.value for option in menu.options]
    assert 1 <= len(values) <= 25, where
    assert len(set(values)) == len(values), where
    assert len(menu.placeholder) <= 150, where
    assert fits(menu.placeholder, MENU), (where, menu.placeholder)
    assert 0 <= menu.least <= menu.most <= len(values), where
    assert sum(option.chosen for option in menu.options) <= menu.most, where
    for option in menu.options:
        assert 1 <= len(option.label) <= 34, option
        assert 1 <= len(option.value) <= 100, option
        assert option.description is None or 1 <= len(option.description) <= 100, option
