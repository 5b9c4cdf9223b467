"""The commands that a person's client offers, each with its subcommands."""

from sandbox.commands import Chosen
from sandbox.payload import Payload
from sandbox.users import User
from sandbox.world import World


def menu(world: World, user: User) -> list[Payload]:
    """Every command *user* may use anywhere, each with its subcommands."""
    known, key = world.commands.menus, (world.guild.id, int(user.permissions))
    if key not in known:
        known[key] = _menu(world, key[1])
    return known[key]


def _menu(world: World, bits: int) -> list[Payload]:
    here = world.commands.offered(guild=world.guild.id, permissions=bits)
    alone = world.commands.offered(guild=None, permissions=bits)
    both = [*here, *(c for c in alone if c not in here)]
    found = []
    for command in both:
        places = [name for name, offered in (("guild", here), ("dm", alone)) if command in offered]
        for chosen in _ends(Chosen(command, ())):
            leaf = chosen.path[-1] if chosen.path else command
            found.append(
                {
                    "id": command["id"],
                    "name": chosen.name,
                    "description": leaf["description"],
                    "localizations": {
                        "name": [
                            part.get("name_localizations") or {} for part in (command, *chosen.path)
                        ],
                        "description": leaf.get("description_localizations") or {},
                    },
                    "options": chosen.options,
                    "places": places,
                }
            )
    return found


def _ends(chosen: Chosen) -> list[Chosen]:
    branches = [option for option in chosen.options if option["type"] in (1, 2)]
    if not branches:
        return [chosen]
    return [
        end for branch in branches for end in _ends(Chosen(chosen.command, (*chosen.path, branch)))
    ]
