"""What of a match has to wait to be seen, since somebody is still to play the same cards."""

from dataclasses import dataclass

from bot.services import Services


@dataclass(frozen=True, slots=True)
class Seal:
    """All rounds of a match after the first `opened` ones are closed; `told` is the key of the text that says why."""

    opened: int
    told: str
    is_whole: bool = False
    """Whether how the match stands is closed, too."""


async def seal_of(services: Services, match: str, user: int) -> Seal | None:
    """What is closed to this user of a match; None for nothing. Raises StoreError.

    A deal of the day is closed to who has not finished theirs, as long as the day lasts. A round that is played at two
    tables is closed to everybody until both have scored it.
    """
    if await services.days.is_sealed(match, user, at=services.now()):
        return Seal(0, "day-sealed", is_whole=True)
    opened = await services.duplicates.open_rounds(match)
    return None if opened is None else Seal(opened, "duplicate-sealed")
