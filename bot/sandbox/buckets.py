"""Rate limits, with windows as seen on the live platform: https://discord.com/developers/docs/topics/rate-limits."""

from __future__ import annotations

import math
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from bot.sandbox.clock import time_of
from bot.sandbox.errors import Code
from bot.sandbox.forms import JsonObject

_OLD: Final = 3600.0
"""Seconds after which edits of a message have the narrower bucket."""
_SWEEP: Final = 1000
"""Windows in memory at which those that are over are thrown away."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """So many requests in so many seconds, counted for each major parameter apart."""

    name: str
    limit: int
    seconds: float


SENDS: Final = Bucket("channel-sends", 5, 5.0)
EDITS: Final = Bucket("channel-edits", 5, 5.0)
DELETES: Final = Bucket("channel-deletes", 5, 1.0)
WEBHOOK: Final = Bucket("webhook", 5, 2.0)
OLD_EDITS: Final = Bucket("channel-old-edits", 3, 6.0)
GLOBAL: Final = Bucket("global", 50, 1.0)

_CHANNEL_MESSAGES: Final = "/channels/{channel}/messages"
_CHANNEL_MESSAGE: Final = "/channels/{channel}/messages/{message}"


def bucket_of(method: str, route: str) -> Bucket | None:
    """The bucket of a route's template; None where the sandbox has no limit of its own."""
    if route.startswith("/webhooks/"):
        return WEBHOOK
    match method, route:
        case "POST", "/channels/{channel}/messages":
            return SENDS
        case "PATCH", "/channels/{channel}/messages/{message}":
            return EDITS
        case "DELETE", "/channels/{channel}/messages/{message}":
            return DELETES
        case _:
            return None


@dataclass(slots=True)
class _Window:
    ends: float
    left: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may pass, and what its answer tells of the limit."""

    headers: dict[str, str]
    refusal: JsonObject | None = None
    """The body of the 429, if it may not pass."""

    @property
    def status(self) -> HTTPStatus:
        """200 or 429."""
        return HTTPStatus.OK if self.refusal is None else HTTPStatus.TOO_MANY_REQUESTS


class Buckets:
    """The windows that are open now."""

    def __init__(self) -> None:
        self._windows: dict[tuple[str, str], _Window] = {}

    def judge(self, method: str, route: str, major: str, message_id: int | None, now: float) -> Verdict:
        """Count one request on the route whose major parameter (channel, webhook token) is `major`."""
        if not route.startswith(("/interactions/", "/webhooks/")):
            passed = self._count(GLOBAL, "", now)
            if passed.left < 0:
                return _refused(GLOBAL, passed, now, scope="global")
        bucket = bucket_of(method, route)
        if bucket is None:
            return Verdict({})
        window = self._count(bucket, major, now)
        if window.left < 0:
            return _refused(bucket, window, now, scope="user")
        if bucket is EDITS and message_id is not None and now - time_of(message_id) > _OLD:
            narrow = self._count(OLD_EDITS, major, now)
            if narrow.left < 0:
                return _refused(OLD_EDITS, narrow, now, scope="shared")
        return Verdict(_headers(bucket, window, now))

    def _count(self, bucket: Bucket, major: str, now: float) -> _Window:
        key = (bucket.name, major)
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            if len(self._windows) > _SWEEP:
                self._windows = {kept: w for kept, w in self._windows.items() if w.ends > now}
            window = self._windows[key] = _Window(now + bucket.seconds, bucket.limit)
        window.left -= 1
        return window


def _headers(bucket: Bucket, window: _Window, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(bucket.limit),
        "X-RateLimit-Remaining": str(max(window.left, 0)),
        "X-RateLimit-Reset": f"{window.ends:.3f}",
        "X-RateLimit-Reset-After": f"{window.ends - now:.3f}",
        "X-RateLimit-Bucket": bucket.name,
    }


def _refused(bucket: Bucket, window: _Window, now: float, *, scope: str) -> Verdict:
    headers = limited_headers(window.ends - now, scope=scope)
    if scope == "user":
        headers |= _headers(bucket, window, now)
    code = Code.TOO_MANY_OLD_EDITS if bucket is OLD_EDITS else Code.GENERAL
    return Verdict(headers, limited_body(window.ends - now, code=code, everywhere=scope == "global"))


def limited_headers(retry_after: float, *, scope: str) -> dict[str, str]:
    """Headers of a 429; without `Via` the library takes it for a ban and raises at once."""
    headers = {"Via": "1.1 sandbox", "Retry-After": str(math.ceil(retry_after)), "X-RateLimit-Scope": scope}
    return headers | {"X-RateLimit-Global": "true"} if scope == "global" else headers


def limited_body(retry_after: float, *, code: Code = Code.GENERAL, everywhere: bool = False) -> JsonObject:
    """Body of a 429: https://discord.com/developers/docs/topics/rate-limits#exceeding-a-rate-limit."""
    body: JsonObject = {
        "message": "You are being rate limited.",
        "retry_after": round(max(retry_after, 0.001), 3),
        "global": everywhere,
    }
    return body | {"code": int(code)} if code else body
