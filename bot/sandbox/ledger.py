"""Every request the bot made, with its time: what tests hold budgets against. It has no tokens in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

KEPT: Final = 5000
MOST_INVALID: Final = 10_000
INVALID_SECONDS: Final = 600.0
_INVALID: Final = frozenset({HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS})


@dataclass(frozen=True, slots=True)
class Request:
    """One request and its answer.

    `route` is the template, as `/channels/{channel}/messages/{message}`; `at` the sandbox's time in seconds since
    1970; `seconds` how long the answer took; `code` the JSON error code of a refusal; `interaction_id` the
    interaction whose token was used.
    """

    at: float
    method: str
    route: str
    status: int
    seconds: float
    channel_id: int | None = None
    message_id: int | None = None
    interaction_id: int | None = None
    code: int = 0


class Ledger:
    """The latest 5,000 requests, oldest first."""

    def __init__(self) -> None:
        self._requests: deque[Request] = deque(maxlen=KEPT)
        self.invalid = 0
        """Answers 401, 403 and 429: 10,000 in 10 minutes ban an address.

        https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
        """
        self.most_invalid = MOST_INVALID
        self._invalid_at: deque[float] = deque()

    def enter(self, request: Request) -> None:
        """Note a request that has been answered."""
        self._requests.append(request)
        if request.status in _INVALID:
            self.invalid += 1
            self._invalid_at.append(request.at)

    def is_banned(self, now: float) -> bool:
        """Whether the address has made too many invalid requests in the last ten minutes."""
        while self._invalid_at and self._invalid_at[0] <= now - INVALID_SECONDS:
            self._invalid_at.popleft()
        return len(self._invalid_at) >= self.most_invalid

    def __iter__(self) -> Iterator[Request]:
        return iter(tuple(self._requests))

    def __len__(self) -> int:
        return len(self._requests)

    def clear(self) -> None:
        """Forget what was noted, so that a test counts from here."""
        self._requests.clear()
        self._invalid_at.clear()
        self.invalid = 0

    def of(self, method: str, route: str) -> tuple[Request, ...]:
        """Requests of a method on a route's template."""
        return tuple(entry for entry in self._requests if entry.method == method and entry.route == route)
