"""The roles of a server: making, changing and deleting them, and who has them."""

from sandbox.payload import Payload
from sandbox.permissions import MEMBER, Permission
from sandbox.refusals import Refused
from sandbox.users import User
from sandbox.world import Guild, Role, World


def listed(world: World, here: Guild) -> list[Payload]:
    """Everyone's role, those that were made, the moderators' and the bot's, lowest first."""
    made = [role for role in world.roles.values() if role.guild == here.id]
    rows = (
        (here.id, "@everyone", MEMBER, False),
        *((r.id, r.name, r.permissions, r.is_mentionable) for r in made if not r.is_above),
        (here.moderators, "Moderators", MEMBER | Permission.MANAGE_CHANNELS, False),
        (here.bots, world.bot.shown_name, world.invited, False),
        *((r.id, r.name, r.permissions, r.is_mentionable) for r in made if r.is_above),
    )
    return [
        {
            "id": str(role_id),
            "name": name,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": position,
            "permissions": str(int(permissions)),
            "managed": role_id == here.bots,
            "mentionable": is_mentionable,
            "flags": 0,
            **({"tags": {"bot_id": str(world.bot.id)}} if role_id == here.bots else {}),
        }
        for position, (role_id, name, permissions, is_mentionable) in enumerate(rows)
    ]


def held(world: World, here: Guild, user: User) -> list[str]:
    """The ids of a person's roles in a server."""
    moderates = [here.moderators] if Permission.MANAGE_CHANNELS in user.permissions else []
    own = (
        role for role in user.roles if role in world.roles and world.roles[role].guild == here.id
    )
    return [str(role) for role in (*moderates, *sorted(own))]


def make(world: World, role: Role) -> None:
    """Makes a role, or changes it."""
    here = world.guilds[role.guild]
    before = {row["id"]: row for row in listed(world, here)}
    world.roles[role.id] = role
    for row in listed(world, here):  # a new role moves those above it up
        if row != before.get(row["id"]):
            event = "UPDATE" if row["id"] in before else "CREATE"
            _tell(world, here, event, row)
    _show(world)


def delete(world: World, role_id: int) -> None:
    """Deletes a role; nobody has it anymore."""
    here = world.guilds[world.roles.pop(role_id).guild]
    for user in world.people.values():
        user.roles.discard(role_id)
    world.tell_bot(
        "GUILD_ROLE_DELETE", {"guild_id": str(here.id), "role_id": str(role_id)}, here.id
    )
    _show(world)


def invite(world: World, permissions: Permission) -> None:
    """Gives the bot's own role exactly these permissions, on every server."""
    world.invited = permissions
    for here in world.guilds.values():
        row = next(row for row in listed(world, here) if row["id"] == str(here.bots))
        _tell(world, here, "UPDATE", row)


def give(world: World, here: Guild, user_id: int, role_id: int, *, gives: bool) -> None:
    """
    Lets the bot give a member a role, or take it away.

    It needs the permission for it, and can't touch roles that are not below its own.
    """
    if Permission.MANAGE_ROLES not in MEMBER | world.invited:
        raise Refused(50013)
    if user_id not in world.people:
        raise Refused(10007)
    rows = {int(row["id"]): row for row in listed(world, here)}
    if role_id not in rows:
        raise Refused(10011)
    if role_id in (here.id, here.bots):
        raise Refused(50028)
    if rows[role_id]["position"] >= rows[here.bots]["position"]:
        raise Refused(50013)
    if role_id == here.moderators:
        # What moderators may do is a setting of the sandbox, not of the role.
        raise Refused(50013)
    roles = world.people[user_id].roles
    (roles.add if gives else roles.discard)(role_id)


def names(world: World) -> list[Payload]:
    """The roles as people's screens name them."""
    return [
        {"id": row["id"], "name": row["name"]}
        for here in world.guilds.values()
        for row in listed(world, here)
    ]


def _tell(world: World, here: Guild, event: str, row: Payload) -> None:
    world.tell_bot(f"GUILD_ROLE_{event}", {"guild_id": str(here.id), "role": row}, here.id)


def _show(world: World) -> None:
    world.screens.tell(world.people, "roles", roles=names(world))
