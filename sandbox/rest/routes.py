"""Routes, and what their handlers get."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from aiohttp import web

from sandbox.limits import Limits
from sandbox.payload import Payload
from sandbox.refusals import Refused
from sandbox.rules.messages import Upload
from sandbox.world import World


@dataclass(slots=True)
class Call:
    """A request of the bot, parsed."""

    world: World
    limits: Limits
    request: web.Request
    body: Any
    uploads: dict[int, Upload]

    def number(self, name: str) -> int:
        """A snowflake from the path."""
        value = self.request.match_info[name]
        if not value.isdecimal():
            raise Refused(50035, {name: {"_errors": [{"code": "NUMBER_TYPE_COERCE"}]}})
        return int(value)

    def text(self, name: str) -> str:
        """A word from the path."""
        return self.request.match_info[name]

    @property
    def fields(self) -> Payload:
        """The body as an object."""
        if not isinstance(self.body, dict):
            raise Refused(50109)
        return self.body


Handler: TypeAlias = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """A path that the bot may call."""

    method: str
    path: str
    """The path as in Discord's API description."""
    handler: Handler
    bucket: str | None = None
    is_exempt: bool = False
    """Whether it ignores the global rate limit and needs no bot token."""


class Routes(list[Route]):
    """A list of routes; handlers register themselves."""

    def __call__(
        self, method: str, path: str, *, bucket: str | None = None, is_exempt: bool = False
    ) -> Callable[[Handler], Handler]:
        """Registers the function below."""

        def enter(handler: Handler) -> Handler:
            self.append(Route(method, path, handler, bucket, is_exempt))
            return handler

        return enter
