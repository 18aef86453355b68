"""Trouble on purpose: answers replaced, delayed or lost, by method and route."""

from __future__ import annotations

import re
from dataclasses import dataclass
from http import HTTPStatus


@dataclass(slots=True)
class Fault:
    """What happens to the next `times` requests that match.

    `status` None only delays. With `applied` the request is carried out and its answer replaced afterwards, as when
    a connection breaks between the two. With `cut` there is no answer at all: the connection breaks.
    """

    method: str
    pattern: re.Pattern[str]
    status: HTTPStatus | None
    code: int
    times: int
    delay: float
    retry_after: float
    applied: bool
    cut: bool


class Faults:
    """The faults that still wait for their requests."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def inject(
        self,
        method: str,
        pattern: str,
        *,
        status: HTTPStatus | None = None,
        code: int = 0,
        times: int = 1,
        delay: float = 0.0,
        retry_after: float = 0.5,
        applied: bool = False,
        cut: bool = False,
    ) -> Fault:
        """Let requests fail whose method is `method` ("*": any) and whose path below /api/v10 `pattern` finds.

        `delay` and `retry_after` (of a 429) are seconds. The answer is the fault, to be cancelled if it was not used.
        """
        fault = Fault(method, re.compile(pattern), status, code, times, delay, retry_after, applied, cut)
        self._waiting.append(fault)
        return fault

    def cancel(self, fault: Fault) -> None:
        """Forget a fault, used up or not."""
        if fault in self._waiting:
            self._waiting.remove(fault)

    def take(self, method: str, path: str) -> Fault | None:
        """The first fault that this request meets."""
        for fault in self._waiting:
            if fault.method in (method, "*") and fault.pattern.search(path):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None
