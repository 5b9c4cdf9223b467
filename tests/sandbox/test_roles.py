"""Roles: giving and taking them as strictly as Discord, and the people whom a mention notifies."""

from typing import Any

import pytest

from sandbox import roles
from sandbox.permissions import Permission
from sandbox.world import Role
from tests.sandbox.wire import Wire


@pytest.fixture
def knights(wire: Wire) -> Role:
    """A role that can be mentioned, below the bot's own; the bot may manage roles."""
    made = Role(5, wire.world.guild.id, "Knights", is_mentionable=True)
    roles.make(wire.world, made)
    roles.invite(wire.world, Permission.MANAGE_ROLES)
    return made


def path(wire: Wire, role: int, user: int | None = None) -> str:
    """The path of a person's role, Alba's unless said otherwise."""
    user = user or wire.world.person("Alba").id
    return f"/guilds/{wire.world.guild.id}/members/{user}/roles/{role}"


async def test_a_role_is_given_and_taken(wire: Wire, knights: Role) -> None:
    """Both answer with nothing, also when repeated; the member then has it or not."""
    member = f"/guilds/{wire.world.guild.id}/members/{wire.world.person('Alba').id}"
    found = []
    for method in ("PUT", "PUT", "DELETE", "DELETE"):
        said = await wire.say(method, path(wire, knights.id))
        found.append((said.status, (await wire.say("GET", member)).body["roles"]))

    assert found == [(204, ["5"]), (204, ["5"]), (204, []), (204, [])]


async def test_a_role_is_refused_as_by_discord(wire: Wire, knights: Role) -> None:
    """Unknown members and roles, everyone's and a bot's role, one above the bot's, no right."""
    here = wire.world.guild
    roles.make(wire.world, Role(6, here.id, "Bosses", is_above=True))
    paths = (
        path(wire, knights.id, user=1),
        path(wire, 1),
        path(wire, here.id),
        path(wire, here.bots),
        path(wire, 6),
        path(wire, knights.id).replace(str(here.id), "1"),
    )
    codes = [(await wire.say("PUT", one)).code for one in paths]
    roles.invite(wire.world, Permission.NONE)
    codes.append((await wire.say("PUT", path(wire, knights.id))).code)

    assert codes == [10007, 10011, 50028, 50028, 50013, 10004, 50013]
    assert wire.world.person("Alba").roles == set()


@pytest.mark.parametrize(
    ("allowed", "is_mentionable", "rights", "notified"),
    [
        ({"roles": ["5"]}, True, Permission.NONE, True),
        ({"roles": ["5"]}, False, Permission.NONE, False),
        ({"roles": ["5"]}, False, Permission.MENTION_EVERYONE, True),
        ({"parse": ["roles"]}, True, Permission.NONE, True),
        ({"parse": ["users"], "roles": ["6"]}, True, Permission.NONE, False),
        ({"parse": []}, True, Permission.NONE, False),
    ],
)
async def test_a_mention_of_a_role_notifies_those_who_have_it(
    wire: Wire, allowed: Any, is_mentionable: bool, rights: Permission, notified: bool
) -> None:
    """If the post allows it, and the role can be mentioned or the bot can mention all."""
    world = wire.world
    roles.make(world, Role(5, world.guild.id, "Knights", is_mentionable=is_mentionable))
    roles.invite(world, rights)
    world.person("Alba").roles.add(5)

    await wire.post({"content": "<@&5>: a table!", "allowed_mentions": allowed})

    found = {name: world.screens.notifications[world.person(name).id] for name in ("Alba", "Eve")}
    texts = [(n["reason"], n["text"]) for n in found["Alba"]]
    assert texts == ([("role", "@Knights: a table!")] if notified else [])
    assert list(found["Eve"]) == []
