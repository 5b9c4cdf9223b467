"""Registering commands, globally and on the server."""

from collections import defaultdict

from sandbox.offers import menu
from sandbox.payload import Payload
from sandbox.refusals import Refused
from sandbox.rest.routes import Call, Routes
from sandbox.rules.commands import command, commands
from sandbox.rules.problems import Spot

routes = Routes()
EVERYWHERE = "/applications/{application_id}/commands"
HERE = "/applications/{application_id}/guilds/{guild_id}/commands"


@routes("GET", EVERYWHERE)
@routes("GET", HERE)
async def registered(call: Call) -> list[Payload]:
    """The registered commands."""
    return call.world.commands.of(_scope(call))


@routes("PUT", EVERYWHERE)
@routes("PUT", HERE)
async def replace(call: Call) -> list[Payload]:
    """Replaces all registered commands."""
    return _register(call, _scope(call), call.body)


@routes("POST", EVERYWHERE)
@routes("POST", HERE)
async def create(call: Call) -> Payload:
    """Registers one more command, or replaces one of that name."""
    scope = _scope(call)
    name = call.fields.get("name")
    others = [c for c in call.world.commands.of(scope) if c["name"] != name]
    spot = Spot()
    command(spot, call.fields)
    spot.settle()
    return _register(call, scope, [*others, call.fields])[-1]


@routes("GET", EVERYWHERE + "/{command_id}")
@routes("GET", HERE + "/{command_id}")
async def one(call: Call) -> Payload:
    """One command."""
    return call.world.commands.find(_scope(call), call.number("command_id"))


@routes("PATCH", EVERYWHERE + "/{command_id}")
@routes("PATCH", HERE + "/{command_id}")
async def change(call: Call) -> Payload:
    """Changes one command."""
    scope = _scope(call)
    found = call.world.commands.find(scope, call.number("command_id"))
    changed = found | call.fields
    wanted = [changed if c is found else c for c in call.world.commands.of(scope)]
    return _register(call, scope, wanted)[wanted.index(changed)]


@routes("DELETE", EVERYWHERE + "/{command_id}")
@routes("DELETE", HERE + "/{command_id}")
async def remove(call: Call) -> None:
    """Deletes one command."""
    scope = _scope(call)
    found = call.world.commands.find(scope, call.number("command_id"))
    _register(call, scope, [c for c in call.world.commands.of(scope) if c is not found])


def _scope(call: Call) -> int | None:
    if call.number("application_id") != call.world.bot.id:
        raise Refused(50001)
    if "guild_id" not in call.request.match_info:
        return None
    if call.number("guild_id") not in call.world.guilds:
        raise Refused(50001)
    return call.number("guild_id")


def _register(call: Call, scope: int | None, wanted: list[Payload]) -> list[Payload]:
    world = call.world
    spot = Spot()
    commands(spot, wanted)
    spot.settle()
    done = world.commands.replace(scope, world.bot.id, wanted, world.clock.now())
    alike = defaultdict(list)
    for user in world.people.values():
        alike[user.permissions].append(user)
    for users in alike.values():
        offered = menu(world, users[0])
        world.screens.tell([user.id for user in users], "commands", commands=offered)
    return done
