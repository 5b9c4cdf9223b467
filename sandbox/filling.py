"""Turns the options a person fills in for a command into what the bot is sent."""

from collections.abc import Mapping
from typing import Any

from sandbox import roles
from sandbox.commands import Chosen, names
from sandbox.payload import Payload
from sandbox.refusals import Impossible
from sandbox.users import User
from sandbox.world import World

TEXT, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
NUMBERS: dict[int, type[int] | type[float]] = {INTEGER: int, NUMBER: float}


class Filling:
    """The options of one use of a command."""

    def __init__(self, world: World, asker: User, chosen: Chosen) -> None:
        self._world = world
        self._asker = asker
        self._chosen = chosen
        self.resolved: Payload = {}

    def fill(self, given: Mapping[str, Any], focused: str | None = None) -> list[Payload]:
        """
        The options as sent to the bot; *focused* is being typed and need not be valid.

        :raises: :exc:`Impossible` if a client wouldn't let the command go like that.
        """
        left = dict(given)
        filled: list[Payload] = []
        for option in self._chosen.options:
            name = next((n for n in names(option, self._asker.locale) if n in left), None)
            is_focused = focused is not None and focused in names(option, self._asker.locale)
            if name is None and not is_focused:
                if option.get("required") and focused is None:
                    message = f"/{self._chosen.name} needs {option['name']}."
                    raise Impossible(message)
                continue
            value = left.pop(name) if name else ""
            entry: Payload = {"name": option["name"], "type": option["type"]}
            if is_focused:
                if not option.get("autocomplete"):
                    message = f"{option['name']} does not complete what is typed."
                    raise Impossible(message)
                filled.append(entry | {"value": str(value), "focused": True})
            else:
                filled.append(entry | {"value": self._value(option, value)})
        if left or (focused and not any(entry.get("focused") for entry in filled)):
            unknown = ", ".join([*left, *([] if left else [str(focused)])])
            message = f"/{self._chosen.name} has no option {unknown}."
            raise Impossible(message)
        return self._nested(filled)

    def _nested(self, filled: list[Payload]) -> list[Payload]:
        for part in reversed(self._chosen.path):
            filled = [{"name": part["name"], "type": part["type"], "options": filled}]
        return filled

    def _value(self, option: Payload, value: Any) -> Any:
        kind = option["type"]
        choices = option.get("choices")
        if choices:
            for choice in choices:
                if value in (choice["value"], *names(choice, self._asker.locale)):
                    return choice["value"]
            message = f"{option['name']} does not offer {value}."
            raise Impossible(message)
        if kind == TEXT:
            return _text(option, value)
        if kind in NUMBERS:
            return _number(option, value)
        if kind == BOOLEAN:
            if not isinstance(value, bool):
                message = f"{option['name']} is yes or no."
                raise Impossible(message)
            return value
        if kind in (USER, MENTIONABLE):
            return self._user(str(value))
        if kind == CHANNEL:
            return self._channel(str(value))
        if kind == ROLE:
            return self._role(str(value))
        message = f"Options like {option['name']} cannot be sent through the sandbox."
        raise Impossible(message)

    def _user(self, name: str) -> str:
        bot = self._world.bot
        user = bot if name == str(bot.id) else self._world.person(name)
        key = str(user.id)
        self.resolved.setdefault("users", {})[key] = user.payload()
        member = user.member(self._world.joined, [])
        del member["user"]
        self.resolved.setdefault("members", {})[key] = member | {
            "permissions": str(int(user.permissions))
        }
        return key

    def _role(self, name: str) -> str:
        found = {
            key: role
            for role in roles.listed(self._world, self._world.guild)
            for key in (role["id"], role["name"])
        }
        if name not in found:
            message = f"There is no role called {name}."
            raise Impossible(message)
        role = found[name]
        self.resolved.setdefault("roles", {})[role["id"]] = role
        return str(role["id"])

    def _channel(self, name: str) -> str:
        channel = self._world.place(name, self._asker)
        body = self._world.describe(channel)
        body["permissions"] = str(int(self._asker.permissions))
        self.resolved.setdefault("channels", {})[str(channel.id)] = body
        return str(channel.id)


def _text(option: Payload, value: Any) -> str:
    least, most = option.get("min_length") or 0, option.get("max_length") or 6000
    if not isinstance(value, str) or not max(least, 1) <= len(value) <= most:
        message = f"{option['name']} takes {max(least, 1)} to {most} characters."
        raise Impossible(message)
    return value


def _number(option: Payload, value: Any) -> int | float:
    kind = NUMBERS[option["type"]]
    if isinstance(value, bool) or not isinstance(value, int | float) or kind(value) != value:
        message = f"{option['name']} is a {'whole ' if kind is int else ''}number."
        raise Impossible(message)
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and value < least) or (most is not None and value > most):
        message = f"{option['name']} lies between {least} and {most}."
        raise Impossible(message)
    return kind(value)
