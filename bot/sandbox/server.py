"""The sandbox as one server on loopback: everything built and wired together."""

from __future__ import annotations

import socket
from typing import Final

from aiohttp import web

from bot.sandbox.clock import Clock
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import CloseCode, Gateway
from bot.sandbox.guard import Guard
from bot.sandbox.interactions import Interactions
from bot.sandbox.ledger import Ledger
from bot.sandbox.person import Person
from bot.sandbox.places import User
from bot.sandbox.rest import Rest
from bot.sandbox.routes_application import ApplicationRoutes
from bot.sandbox.routes_channels import ChannelRoutes
from bot.sandbox.routes_interactions import InteractionRoutes
from bot.sandbox.uploads import FILE_LIMIT
from bot.sandbox.world import World

TOKEN: Final = "sandbox-token"  # noqa: S105 -- opens nothing but a sandbox
"""What a bot logs in with."""
_ADDRESS: Final = "127.0.0.1"
_MOST_REQUEST: Final = 128 * 2**20
_SHUTDOWN_SECONDS: Final = 0.2


class Sandbox:
    """A Discord of one's own with one application in it."""

    def __init__(self, *, bot_name: str = "Bot", rate_limits: bool = True, file_limit: int = FILE_LIMIT) -> None:
        self.clock = Clock()
        self.world = World(self.clock, bot_name)
        self.gateway = Gateway(self.world, TOKEN)
        self.interactions = Interactions(self.world, file_limit)
        self.guard = Guard()
        self._rest = Rest(self.world, self.interactions, TOKEN, rate_limits=rate_limits)
        self.app = web.Application(
            middlewares=[self.guard.middleware, self._rest.middleware], client_max_size=_MOST_REQUEST
        )
        self.app.router.add_get("/gateway", self.gateway.handle)
        ChannelRoutes(self.world, file_limit).add_to(self.app.router)
        InteractionRoutes(self.world, self.interactions, file_limit).add_to(self.app.router)
        ApplicationRoutes(self.world, file_limit).add_to(self.app.router)
        self._runner: web.AppRunner | None = None
        self.port = 0
        """Where it serves, once it has started."""

    @property
    def requests(self) -> Ledger:
        """Every REST request the bot made, with its time."""
        return self._rest.ledger

    @property
    def faults(self) -> Faults:
        """Where trouble is ordered."""
        return self._rest.faults

    def person(self, user: User) -> Person:
        """That user at their client."""
        return Person(user, self.world, self.interactions)

    async def start(self, port: int = 0) -> str:
        """Serve on 127.0.0.1 and answer the address, as `http://127.0.0.1:8700`; port 0 takes any free one.

        Raises OSError when the port is taken.
        """
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((_ADDRESS, port))
        except OSError:
            listener.close()
            raise
        self.port = int(listener.getsockname()[1])
        self.guard.allow(self.port)
        self.world.base = f"http://{_ADDRESS}:{self.port}"
        runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=_SHUTDOWN_SECONDS)
        await runner.setup()
        await web.SockSite(runner, listener).start()
        self._runner = runner
        return self.world.base

    async def stop(self) -> None:
        """Close all connections and the port."""
        await self.gateway.drop(CloseCode.GOING_AWAY)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
