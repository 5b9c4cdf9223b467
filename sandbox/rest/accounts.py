"""The bot's account, the gateway's address, and direct channels."""

from typing import Any

from sandbox.gateway.gateway import AT_ONCE, IDENTIFIES_PER_DAY
from sandbox.payload import Payload
from sandbox.refusals import Refused
from sandbox.rest.routes import Call, Routes
from sandbox.rules.problems import Spot

routes = Routes()


@routes("GET", "/users/@me")
async def me(call: Call) -> Payload:
    """The bot's own account."""
    return call.world.bot.payload() | {"verified": True, "mfa_enabled": False, "email": None}


@routes("GET", "/users/{user_id}")
async def user(call: Call) -> Payload:
    """Any user's account."""
    return call.world.user(call.number("user_id")).payload()


@routes("GET", "/oauth2/applications/@me")
@routes("GET", "/applications/@me")
async def application(call: Call) -> Payload:
    """The bot's application."""
    world = call.world
    return {
        "id": str(world.bot.id),
        "name": world.bot.shown_name,
        "icon": None,
        "description": "",
        "rpc_origins": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": world.owner.payload(),
        "team": None,
        "summary": "",
        "integration_types_config": {"0": {}},
        "interactions_endpoint_url": world.endpoint,
        "approximate_guild_count": 1,
    }


@routes("GET", "/gateway")
async def gateway(call: Call) -> Payload:
    """The gateway's address."""
    return {"url": _gateway(call)}


@routes("GET", "/gateway/bot")
async def gateway_bot(call: Call) -> Payload:
    """Where the gateway is, and how a bot may connect to it."""
    now = call.world.clock.now()
    used = sum(now - moment < 24 * 3600 for moment in call.world.identified)
    limits: Payload = {
        "total": IDENTIFIES_PER_DAY,
        "remaining": max(0, IDENTIFIES_PER_DAY - used),
        "reset_after": 0,
        "max_concurrency": AT_ONCE,
    }
    return {"url": _gateway(call), "shards": 1, "session_start_limit": limits}


@routes("GET", "/users/@me/guilds")
async def guilds(call: Call) -> list[Payload]:
    """The bot's servers."""
    return [
        {
            "id": str(here.id),
            "name": here.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": "0",
            "features": [],
        }
        for here in call.world.guilds.values()
    ]


@routes("POST", "/users/@me/channels")
async def open_direct(call: Call) -> Payload:
    """The direct channel with a person; opening it never fails, writing there may."""
    spot = Spot()
    spot.fields(call.fields, ("recipient_id",))
    recipient: Any = call.fields.get("recipient_id")
    if not str(recipient).isdecimal():
        (spot / "recipient_id").object("NUMBER_TYPE_COERCE", "Not a snowflake.")
    spot.settle()
    person = call.world.people.get(int(recipient))
    if person is None:
        raise Refused(10013 if int(recipient) != call.world.bot.id else 50007)
    return call.world.describe(call.world.direct(person))


def _gateway(call: Call) -> str:
    return call.world.base.replace("http", "ws", 1) + "/gateway"
