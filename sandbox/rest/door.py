"""
The entrance of all the bot's requests.

Here a request is read, recorded, delayed or failed on request, counted against the limits, and
checked against Discord's API description. Refusals are worded as Discord does.
"""

import json
import logging
from collections.abc import Iterable
from contextlib import suppress
from email.utils import formatdate
from typing import Any

from aiohttp import web

from sandbox.faults import Fault, Misdeed
from sandbox.limits import Limits, Verdict
from sandbox.record import Entry, Record
from sandbox.refusals import Refused
from sandbox.rest.body import listed, read
from sandbox.rest.routes import Call, Route
from sandbox.rules import openapi
from sandbox.world import World

ROOT = "/api/v10"
LOG = logging.getLogger(__name__)


class Door:
    """Answers the bot's requests."""

    def __init__(self, world: World, limits: Limits, record: Record) -> None:
        self._world = world
        self._limits = limits
        self._record = record

    def mount(self, app: web.Application, routes: Iterable[Route]) -> None:
        """Adds *routes* to *app*; all other paths below the root are unknown."""
        for route in routes:
            app.router.add_route(route.method, ROOT + route.path, self._serving(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    def _serving(self, route: Route) -> Any:
        async def serve(request: web.Request) -> web.StreamResponse:
            path = request.path.removeprefix(ROOT)
            entry = Entry(self._world.clock.now(), request.method, path, route.path)
            self._record.add(entry)
            fault = self._world.faults.take(request.method, path)
            try:
                if fault and fault.misdeed is Misdeed.DELAY:
                    await self._world.clock.sleep(fault.seconds)
                response = await self._answer(route, request, entry, fault)
            except ConnectionError:
                # The bot died while sending: there is nothing to do.
                entry.kind = "fault"
                response = _response(499, None)
            except Refused as refused:
                entry.kind = "refused"
                response = _response(refused.status, refused.body())
            except Exception:
                LOG.exception("%s %s", request.method, path)
                entry.kind = "broken"
                response = _response(500, {"message": "500: Internal Server Error", "code": 0})
            response.headers["Date"] = formatdate(self._world.clock.now(), usegmt=True)
            entry.status = response.status
            entry.answer = _read(response)
            self._limits.note_answer(response.status)
            if fault and fault.misdeed is Misdeed.LOSE and request.transport:
                entry.kind = entry.kind or "fault"
                request.transport.close()
            return response

        return serve

    async def _answer(
        self, route: Route, request: web.Request, entry: Entry, fault: Fault | None
    ) -> web.Response:
        body, uploads = await read(request)
        entry.payload, entry.files = body, listed(uploads)
        if not route.is_exempt and request.headers.get("Authorization") != self._key:
            entry.kind = "refused"
            return _response(401, {"message": "401: Unauthorized", "code": 0})
        if fault and fault.misdeed is Misdeed.FAIL:
            entry.kind = "fault"
            return _failure(fault)
        place = request.match_info
        key = place.get("channel_id") or place.get("webhook_token", "")
        verdict = self._limits.judge(route.bucket, key, is_exempt=route.is_exempt)
        if verdict.wait or verdict.is_banned:
            entry.kind = "limited"
            return _limited(verdict)
        openapi.check(route.method, route.path, body)
        call = Call(self._world, self._limits, request, body, uploads)
        if fault and fault.misdeed is Misdeed.TWICE:
            with suppress(Refused):
                await route.handler(call)
        answer = await route.handler(call)
        status = 204 if answer is None else 200
        return _response(status, answer, dict(verdict.headers))

    @property
    def _key(self) -> str:
        return f"Bot {self._world.token}"

    async def _unknown(self, request: web.Request) -> web.Response:
        body = {"message": "404: Not Found", "code": 0}
        path = request.path.removeprefix(ROOT)
        entry = Entry(self._world.clock.now(), request.method, path)
        entry.status, entry.answer, entry.kind = 404, body, "unknown_route"
        self._record.add(entry)
        return _response(404, body)


def _failure(fault: Fault) -> web.Response:
    if fault.status == 429:
        return _limited(Verdict(wait=fault.seconds or 0.1, is_global=fault.is_global))
    return _response(fault.status, {"message": f"{fault.status}: on request", "code": 0})


def _limited(verdict: Verdict) -> web.Response:
    if verdict.is_banned:
        # discord.py takes a 429 without a Via header for a ban by Cloudflare.
        return web.Response(status=429, text="error code: 1015", content_type="text/plain")
    wait = round(verdict.wait + 0.001, 3)
    scope = "global" if verdict.is_global else "user"
    headers = {
        **verdict.headers,
        "Via": "1.1 sandbox",
        "Retry-After": str(max(1, round(wait))),
        "X-RateLimit-Scope": scope,
        **({"X-RateLimit-Global": "true"} if verdict.is_global else {}),
    }
    body = {
        "message": "You are being rate limited.",
        "retry_after": wait,
        "global": verdict.is_global,
    }
    return _response(429, body, headers)


def _response(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    # Content-Type is set by hand: discord.py doesn't read JSON with a charset in it.
    headers = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(body).encode(), headers=headers)


def _read(response: web.Response) -> Any:
    """The response's JSON, if it has any."""
    is_json = response.headers.get("Content-Type") == "application/json"
    return json.loads(response.text or "null") if is_json else None
