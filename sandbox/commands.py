"""
The commands that the bot has registered, and how a person uses them.

Only chat commands can be used here; context menus are stored but never offered.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sandbox.payload import Payload
from sandbox.refusals import Impossible, Refused
from sandbox.snowflakes import Snowflakes

CHAT = 1
SUBCOMMAND, GROUP = 1, 2
DAILY_CREATES = 200


@dataclass(frozen=True, slots=True)
class Chosen:
    """A command with its chosen subcommand."""

    command: Payload
    path: tuple[Payload, ...]
    """The group and subcommand below the command, outermost first."""

    @property
    def options(self) -> list[Payload]:
        """The options that a person fills in."""
        leaf = self.path[-1] if self.path else self.command
        return list(leaf.get("options") or ())

    @property
    def name(self) -> str:
        """The whole name, without a slash."""
        return " ".join([self.command["name"], *(part["name"] for part in self.path)])


class Commands:
    """All registered commands, global ones and the server's."""

    def __init__(self, snowflakes: Snowflakes) -> None:
        self._snowflakes = snowflakes
        self._scopes: dict[int | None, list[Payload]] = {}
        self._creates: list[float] = []
        self.menus: dict[tuple[int, int], list[Payload]] = {}
        """The commands that clients offer, by server and permissions, until a registration."""

    def of(self, guild: int | None) -> list[Payload]:
        """The commands of one scope; None means global."""
        return self._scopes.setdefault(guild, [])

    def replace(
        self, guild: int | None, application: int, wanted: Sequence[Payload], now: float
    ) -> list[Payload]:
        """Replaces the registered commands by *wanted*; a known name keeps its id."""
        known = {(c["type"], c["name"]): c["id"] for c in self.of(guild)}
        fresh = sum((c.get("type") or CHAT, c["name"]) not in known for c in wanted)
        self._creates = [t for t in self._creates if now - t < 24 * 3600]
        if len(self._creates) + fresh > DAILY_CREATES:
            raise Refused(30034)
        self._creates += [now] * fresh
        self.menus.clear()
        self._scopes[guild] = [
            self._complete(
                body, guild, application, known.get((body.get("type") or CHAT, body["name"]))
            )
            for body in wanted
        ]
        return self.of(guild)

    def find(self, guild: int | None, command_id: int) -> Payload:
        """A registered command by id."""
        for command in self.of(guild):
            if command["id"] == str(command_id):
                return command
        raise Refused(10063)

    def offered(self, *, guild: int | None, permissions: int) -> list[Payload]:
        """The chat commands offered in a server to a person with *permissions*."""
        scopes = [*self.of(guild), *self.of(None)] if guild else self.of(None)
        return [c for c in scopes if c["type"] == CHAT and _is_offered(c, guild, permissions)]

    def choose(self, name: str, offered: Iterable[Payload], locale: str) -> Chosen:
        """Finds the command called *name*, such as ``say hello``."""
        words = name.lstrip("/").split()
        level, path = list(offered), list[Payload]()
        for word in words:
            found = next((c for c in level if word in names(c, locale)), None)
            if found is None:
                break
            path.append(found)
            level = [o for o in found.get("options") or () if o["type"] in (SUBCOMMAND, GROUP)]
        else:
            if path and not level:
                return Chosen(path[0], tuple(path[1:]))
        message = f"There is no command /{name} here."
        raise Impossible(message)

    def _complete(
        self, body: Payload, guild: int | None, application: int, known: str | None
    ) -> Payload:
        fresh = str(self._snowflakes.next())
        complete: Payload = {
            "type": CHAT,
            "description": "",
            "options": [],
            "nsfw": False,
            "name_localizations": None,
            "description_localizations": None,
            "default_member_permissions": None,
            "dm_permission": True,
            "contexts": None,
            "integration_types": [0],
        } | {k: v for k, v in body.items() if v is not None}
        complete |= {"id": known or fresh, "version": fresh, "application_id": str(application)}
        if complete["default_member_permissions"] is not None:
            complete["default_member_permissions"] = str(complete["default_member_permissions"])
        if guild:
            complete["guild_id"] = str(guild)
        return complete


def names(thing: Payload, locale: str) -> tuple[str, ...]:
    """The names of a command, option or choice: the bot's own, and the one in *locale*."""
    own = (thing.get("name_localizations") or {}).get(locale)
    return (own, thing["name"]) if own else (thing["name"],)


def _is_offered(command: Payload, guild: int | None, permissions: int) -> bool:
    contexts = command.get("contexts")
    if contexts is None:
        contexts = [0, 1] if command.get("dm_permission", True) else [0]
    if (0 if guild else 1) not in contexts:
        return False
    needed = command.get("default_member_permissions")
    if needed is None or not guild:
        return True
    return int(needed) != 0 and permissions & int(needed) == int(needed)
