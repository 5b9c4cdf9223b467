"""
People's acts over HTTP: each request returns when the bot has answered, or has failed to.

An act that a Discord client wouldn't allow is answered with 409 and a sentence.
"""

from aiohttp import web

from sandbox import acts
from sandbox.commands import names
from sandbox.interactions import Interaction
from sandbox.people.desk import DESK, Desk, answer, asked, person
from sandbox.users import User


async def command(request: web.Request) -> web.Response:
    """``POST /sandbox/command`` ``{as, channel, name, options}``."""
    desk, body = request.app[DESK], await asked(request)
    user = person(desk, body["as"])
    channel = desk.world.place(str(body["channel"]), user)
    begun = acts.use(desk.world, user, channel, body["name"], body.get("options") or {})
    return await _outcome(desk, user, begun)


async def autocomplete(request: web.Request) -> web.Response:
    """``POST /sandbox/autocomplete`` ``{as, channel, name, options, focused}``."""
    desk, body = request.app[DESK], await asked(request)
    user = person(desk, body["as"])
    channel = desk.world.place(str(body["channel"]), user)
    options = body.get("options") or {}
    begun = acts.use(desk.world, user, channel, body["name"], options, str(body["focused"]))
    outcome = await begun.outcome
    choices = [
        {"name": names(choice, user.locale)[0], "value": choice["value"]}
        for choice in outcome.get("choices", ())
    ]
    return answer({**outcome, "choices": choices})


async def click(request: web.Request) -> web.Response:
    """``POST /sandbox/click`` ``{as, channel, message, custom_id, values?}``."""
    desk, body = request.app[DESK], await asked(request)
    user = person(desk, body["as"])
    channel = desk.world.place(str(body["channel"]), user)
    begun = acts.press(
        desk.world, user, channel, int(body["message"]), body["custom_id"], body.get("values")
    )
    return await _outcome(desk, user, begun)


async def form(request: web.Request) -> web.Response:
    """``POST /sandbox/form`` ``{as, form, values}``."""
    desk, body = request.app[DESK], await asked(request)
    user = person(desk, body["as"])
    begun = acts.submit(desk.world, user, str(body["form"]), body["values"])
    return await _outcome(desk, user, begun)


async def _outcome(desk: Desk, user: User, begun: Interaction) -> web.Response:
    outcome = await begun.outcome
    return answer({**outcome, "seq": desk.world.screens.number(user.id)})
