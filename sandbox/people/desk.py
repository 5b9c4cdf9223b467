"""Handles requests of people's clients: what they can reach, and how they are answered."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from sandbox.gateway.gateway import Gateway
from sandbox.limits import Limits
from sandbox.payload import Payload
from sandbox.record import Record
from sandbox.refusals import Impossible, Refused
from sandbox.supervisor import Supervisor
from sandbox.users import User
from sandbox.world import World


@dataclass(slots=True)
class Desk:
    """Everything that people's requests can reach."""

    world: World
    gateway: Gateway
    limits: Limits
    record: Record
    supervisor: Supervisor


DESK: web.AppKey[Desk] = web.AppKey("desk", Desk)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def plainly(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answers impossible requests with a sentence, and refuses strange pages."""
    if not request.path.startswith("/sandbox/"):
        return await handler(request)
    origin = request.headers.get("Origin")
    if origin and origin.split("://")[-1] != request.host:
        return answer({"outcome": "refused", "error": "Not from there."}, status=403)
    try:
        return await handler(request)
    except Impossible as impossible:
        return answer({"outcome": "refused", "error": str(impossible)}, status=409)
    except Refused as refused:
        return answer({"outcome": "refused", "error": refused.sentence}, status=404)
    except (KeyError, TypeError, ValueError) as error:
        sentence = f"The request is not complete: {error!r}"
        return answer({"outcome": "refused", "error": sentence}, status=400)


def answer(body: Any, status: int = 200) -> web.Response:
    """A JSON answer."""
    text = json.dumps(body, ensure_ascii=False)
    return web.Response(status=status, text=text, content_type="application/json")


async def asked(request: web.Request) -> Payload:
    """The JSON object that a client sent."""
    body = await request.json()
    if not isinstance(body, dict):
        message = "an object is needed"
        raise TypeError(message)
    return body


def person(desk: Desk, name: object) -> User:
    """The person a client acts as."""
    return desk.world.person(str(name))
