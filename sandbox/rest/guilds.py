"""The server: itself, its channels, its members, its roles."""

from sandbox import roles
from sandbox.gateway import greeting
from sandbox.payload import Payload
from sandbox.permissions import Permission
from sandbox.refusals import Refused
from sandbox.rest.routes import Call, Routes
from sandbox.world import Guild

routes = Routes()


@routes("GET", "/guilds/{guild_id}")
async def guild(call: Call) -> Payload:
    """The server."""
    return greeting.guild(call.world, _here(call))


@routes("GET", "/guilds/{guild_id}/channels")
async def channels(call: Call) -> list[Payload]:
    """Its channels, without threads."""
    here = _here(call)
    found = [c for c in call.world.channels.values() if c.guild == here.id and not c.is_thread]
    return [call.world.describe(channel) for channel in found]


@routes("GET", "/guilds/{guild_id}/threads/active")
async def threads(call: Call) -> Payload:
    """Its open threads."""
    here, world = _here(call), call.world
    open_now = [c for c in world.channels.values() if c.is_thread and not c.archived]
    found = [c for c in open_now if c.guild == here.id]
    visible = [c for c in found if world.may(c, Permission.VIEW_CHANNEL)]
    return {"threads": [world.describe(c) for c in visible], "members": [], "has_more": False}


@routes("GET", "/guilds/{guild_id}/roles")
async def all_roles(call: Call) -> list[Payload]:
    """Its roles."""
    return roles.listed(call.world, _here(call))


@routes("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: Call) -> Payload:
    """One of its members."""
    here, world = _here(call), call.world
    user_id = call.number("user_id")
    if user_id == world.bot.id:
        return greeting.me(world, here)
    if user_id not in world.people:
        raise Refused(10007)
    user = world.people[user_id]
    return user.member(world.joined, roles.held(world, here, user))


@routes("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def give_role(call: Call) -> None:
    """Gives a member a role."""
    _give(call, gives=True)


@routes("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def take_role(call: Call) -> None:
    """Takes a role away from a member."""
    _give(call, gives=False)


def _give(call: Call, *, gives: bool) -> None:
    user, role = call.number("user_id"), call.number("role_id")
    roles.give(call.world, _here(call), user, role, gives=gives)


def _here(call: Call) -> Guild:
    here = call.world.guilds.get(call.number("guild_id"))
    if here is None:
        raise Refused(10004)
    return here
