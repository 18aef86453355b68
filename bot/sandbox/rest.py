"""REST, version 10: what every request goes through (faults, limits, errors, the ledger) and the routes.

https://discord.com/developers/docs/reference. Answers carry exactly `Content-Type: application/json`: with a charset
the library would take them for text.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final

from aiohttp import web

from bot.sandbox.buckets import Buckets, limited_body, limited_headers
from bot.sandbox.errors import ApiError, Code
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.interactions import Interactions
from bot.sandbox.ledger import Ledger, Request
from bot.sandbox.world import World

PREFIX: Final = "/api/v10"
_CODE: Final = web.ResponseKey("code", int)
"""Where an answer carries the JSON error code that the ledger notes."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def answer(
    data: object = None, status: HTTPStatus = HTTPStatus.OK, headers: dict[str, str] | None = None
) -> web.Response:
    """A JSON answer; without data 204."""
    if data is None:
        return web.Response(status=HTTPStatus.NO_CONTENT, headers=headers)
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, headers={"Content-Type": "application/json", **(headers or {})})


class Rest:
    """The middleware of all REST routes."""

    def __init__(self, world: World, interactions: Interactions, token: str, *, rate_limits: bool) -> None:
        self._world = world
        self._interactions = interactions
        self._authorization = f"Bot {token}"
        self._rate_limits = rate_limits
        self.faults = Faults()
        self.ledger = Ledger()
        self.buckets = Buckets()

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Carry out a REST request; anything else passes."""
        if not request.path.startswith(PREFIX):
            return await handler(request)
        loop = asyncio.get_running_loop()
        at, began = self._world.clock.now(), loop.time()
        route = _template(request)
        response = await self._limited(request, handler, route)
        self._enter(request, route, at, loop.time() - began, response)
        return response

    async def _limited(self, request: web.Request, handler: Handler, route: str) -> web.StreamResponse:
        fault = self.faults.take(request.method, request.path.removeprefix(PREFIX))
        if fault is not None:
            await asyncio.sleep(fault.delay)
            if fault.status is not None or fault.cut:
                await self._run(request, handler) if fault.applied else await request.read()
                return _broken(request, fault)
        if self.ledger.is_banned(self._world.clock.now()):
            await request.read()
            return _banned()
        headers: dict[str, str] = {}
        if self._rate_limits:
            major = request.match_info.get("channel") or request.match_info.get("token") or ""
            message_id = request.match_info.get("message", "")
            verdict = self.buckets.judge(
                request.method,
                route,
                major,
                int(message_id) if message_id.isdecimal() else None,
                self._world.clock.now(),
            )
            if verdict.refusal is not None:
                await request.read()
                return answer(verdict.refusal, HTTPStatus.TOO_MANY_REQUESTS, verdict.headers)
            headers = verdict.headers
        response = await self._run(request, handler)
        response.headers.update(headers)
        return response

    async def _run(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if not request.path.startswith((f"{PREFIX}/webhooks/", f"{PREFIX}/interactions/")):
                self._authorise(request)
            return await handler(request)
        except ApiError as error:
            await request.read()
            refused = answer(error.payload(), error.status)
            refused[_CODE] = int(error.code)
            return refused
        except ConnectionResetError:
            return web.Response(status=HTTPStatus.BAD_REQUEST)  # who asked has gone, and hears nothing of it
        except web.HTTPException as error:
            status = HTTPStatus(error.status)
            return answer({"message": f"{status.value}: {status.phrase}", "code": 0}, status)

    def _authorise(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != self._authorization:
            raise ApiError(HTTPStatus.UNAUTHORIZED, Code.GENERAL, "401: Unauthorized")

    def _enter(self, request: web.Request, route: str, at: float, seconds: float, response: web.StreamResponse) -> None:
        def number(key: str) -> int | None:
            text = request.match_info.get(key, "")
            return int(text) if text.isdecimal() else None

        token = request.match_info.get("token")
        self.ledger.enter(
            Request(
                at=at,
                method=request.method,
                route=route,
                status=response.status,
                code=response.get(_CODE, 0),
                seconds=seconds,
                channel_id=number("channel"),
                message_id=number("message"),
                interaction_id=self._interactions.id_of(token) if token is not None else None,
            )
        )


def _template(request: web.Request) -> str:
    resource = request.match_info.route.resource
    return request.path.removeprefix(PREFIX) if resource is None else resource.canonical.removeprefix(PREFIX)


def _broken(request: web.Request, fault: Fault) -> web.Response:
    if fault.cut and request.transport is not None:
        request.transport.abort()
    status = fault.status or HTTPStatus.BAD_GATEWAY
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        return answer(limited_body(fault.retry_after), status, limited_headers(fault.retry_after, scope="user"))
    refused = answer({"code": fault.code, "message": status.phrase}, status)
    refused[_CODE] = fault.code
    return refused


def _banned() -> web.Response:
    """Too many invalid requests: no API answers any more, and no `Via` header tells of one.

    https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
    """
    return web.Response(status=HTTPStatus.TOO_MANY_REQUESTS, text="error code: 1015")
