"""The server: itself, its channels, its members, its roles."""

from sandbox.gateway import greeting
from sandbox.payload import Payload
from sandbox.permissions import Permission
from sandbox.refusals import Refused
from sandbox.rest.routes import Call, Routes

routes = Routes()


@routes("GET", "/guilds/{guild_id}")
async def guild(call: Call) -> Payload:
    """The server."""
    _here(call)
    return greeting.guild(call.world)


@routes("GET", "/guilds/{guild_id}/channels")
async def channels(call: Call) -> list[Payload]:
    """Its channels, without threads."""
    _here(call)
    found = [c for c in call.world.channels.values() if c.guild and not c.is_thread]
    return [call.world.describe(channel) for channel in found]


@routes("GET", "/guilds/{guild_id}/threads/active")
async def threads(call: Call) -> Payload:
    """Its open threads."""
    _here(call)
    world = call.world
    found = [c for c in world.channels.values() if c.is_thread and not c.archived]
    visible = [c for c in found if world.may(c, Permission.VIEW_CHANNEL)]
    return {"threads": [world.describe(c) for c in visible], "members": [], "has_more": False}


@routes("GET", "/guilds/{guild_id}/roles")
async def roles(call: Call) -> list[Payload]:
    """Its roles."""
    _here(call)
    return greeting.roles(call.world)


@routes("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: Call) -> Payload:
    """One of its members."""
    _here(call)
    world = call.world
    user_id = call.number("user_id")
    if user_id == world.bot.id:
        return greeting.me(world)
    if user_id not in world.people:
        raise Refused(10007)
    return world.people[user_id].member(world.joined, [])


def _here(call: Call) -> None:
    if call.number("guild_id") != call.world.guild.id:
        raise Refused(10004)
