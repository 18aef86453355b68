"""Routes that need no bot token: the callback of an interaction and the webhook of its token.

https://discord.com/developers/docs/interactions/receiving-and-responding#endpoints
"""

from __future__ import annotations

from http import HTTPStatus

from aiohttp import web

from bot.sandbox.errors import Code, unknown
from bot.sandbox.interactions import Interactions
from bot.sandbox.rest import PREFIX, answer
from bot.sandbox.uploads import Body, read_body
from bot.sandbox.world import World


class InteractionRoutes:
    """What the bot does with an interaction's token."""

    def __init__(self, world: World, interactions: Interactions, file_limit: int) -> None:
        self._world = world
        self._interactions = interactions
        self._file_limit = file_limit

    def add_to(self, router: web.UrlDispatcher) -> None:
        """Register the routes."""
        webhook = f"{PREFIX}/webhooks/{{application}}/{{token}}"
        router.add_post(f"{PREFIX}/interactions/{{interaction}}/{{token}}/callback", self.callback)
        router.add_post(webhook, self.follow_up)
        router.add_get(f"{webhook}/messages/{{message}}", self.get)
        router.add_patch(f"{webhook}/messages/{{message}}", self.edit)
        router.add_delete(f"{webhook}/messages/{{message}}", self.delete)

    async def callback(self, request: web.Request) -> web.Response:
        """The first answer."""
        body = await self._body(request)
        receipt = self._interactions.answer(int(request.match_info["interaction"]), request.match_info["token"], body)
        wanted = request.query.get("with_response", "").lower() in ("1", "true")
        return answer(receipt) if wanted else answer()

    async def follow_up(self, request: web.Request) -> web.Response:
        """One more message."""
        message = self._interactions.follow_up(self._token(request), await self._body(request))
        return answer(message.payload(self._world.application_id), HTTPStatus.OK)

    async def get(self, request: web.Request) -> web.Response:
        """A message of the token."""
        message = self._interactions.find(self._token(request), request.match_info["message"])
        return answer(message.payload(self._world.application_id))

    async def edit(self, request: web.Request) -> web.Response:
        """Change a message of the token."""
        body = await self._body(request)
        message = self._interactions.edit(self._token(request), request.match_info["message"], body)
        return answer(message.payload(self._world.application_id))

    async def delete(self, request: web.Request) -> web.Response:
        """Remove a message of the token."""
        self._interactions.delete(self._token(request), request.match_info["message"])
        return answer()

    def _token(self, request: web.Request) -> str:
        """The token; 404/10015 below another application than the bot's."""
        if request.match_info["application"] != str(self._world.application_id):
            raise unknown(Code.UNKNOWN_WEBHOOK)
        return request.match_info["token"]

    async def _body(self, request: web.Request) -> Body:
        return await read_body(request, self._file_limit)
