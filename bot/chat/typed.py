"""
Checks of typed and chosen values, before anything else looks at them.

Discord's clients don't let people type more than an option allows, or choose something that isn't
offered. Someone who sends their own requests can do both; they are refused here.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any
from unicodedata import normalize

from discord import AppCommandOptionType
from discord.app_commands import Parameter

from bot.chat.refusals import Refused, Stale
from bot.chat.screen import MENU

KINDS = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}
"""Python type by type of option; a client with an outdated command may send another type."""

NAMED = {
    AppCommandOptionType.user.value: "users",
    AppCommandOptionType.channel.value: "channels",
    AppCommandOptionType.role.value: "roles",
}
"""Where Discord describes the chosen object, by type of option."""

LARGEST = 2**53
"""Limit of the numbers that Discord sends."""

MOST_ID = 2**63
"""Limit of Discord's ids in the database."""

LONGEST = 100
"""Maximum number of characters in a typed word, and in a proposed or chosen value."""


def is_short(text: str) -> bool:
    """Whether *text* is short enough, even after NFKC has expanded its letters."""
    return len(text) <= LONGEST and len(normalize("NFKC", text)) <= LONGEST


def need_registered(parameters: Iterable[Parameter], options: Iterable[Mapping[str, Any]]) -> None:
    """
    Refuse options of another type than the *parameters* of the same name.

    Options that aren't among them are left to the library. A value that is still being typed is a
    text.

    :raises Refused: also if a value isn't of its option's type.
    """
    types = {str(parameter.display_name): parameter.type for parameter in parameters}
    for option in options:
        wanted, value = types.get(option["name"]), option.get("value")
        if wanted is None:
            continue
        kind = str if option.get("focused") or wanted.value in NAMED else KINDS.get(wanted)
        is_number = kind is int and type(value) is int and abs(value) < LARGEST
        if option["type"] != wanted.value or not (is_number or (type(value) is kind is not int)):
            raise Refused("ui.error.not_offered")


def need_resolved(
    options: Iterable[Mapping[str, Any]], resolved: Mapping[str, Container[str]]
) -> None:
    """
    Refuse people, channels and roles in *options* that Discord doesn't describe in *resolved*.

    :raises Refused: if one of them is missing.
    """
    for option in options:
        if (where := NAMED.get(option["type"])) and option["value"] not in resolved.get(where, ()):
            raise Refused("ui.error.option_gone")


def need_offered(parameters: Iterable[Parameter], given: Mapping[str, Any]) -> None:
    """
    Refuse values of a command that its *parameters* don't accept.

    :raises Refused: if one of those *given* is too long, out of range, or not among the choices.
    """
    for parameter in parameters:
        value = given.get(parameter.name)
        if isinstance(value, str) and not is_short(value):
            raise Refused("ui.error.too_long", most=LONGEST)
        if value is not None and not _is_offered(parameter, value):
            raise Refused("ui.error.not_offered")


def pressed(data: Mapping[str, Any]) -> list[str]:
    """The values chosen in a menu, cut to the number and length that a menu can have."""
    return [str(value)[:LONGEST] for value in data.get("values", ())[:MENU]]


def filled(data: Mapping[str, Any]) -> list[str]:
    """The values of a submitted form's fields, in order, cut to the length that a field has."""
    fields = [part["component"] for part in data.get("components", ()) if part.get("component")]
    values = ([field.get("value"), *(field.get("values") or ())] for field in fields)
    return ["".join(map(str, filter(None, each)))[:LONGEST] for each in values][:MENU]


def person(value: str) -> int:
    """
    The id of the person chosen in a form.

    :raises Stale: if it is none.
    """
    if not (value.isascii() and value.isdecimal() and int(value) < MOST_ID):
        raise Stale
    return int(value)


def _is_offered(parameter: Parameter, value: Any) -> bool:
    if parameter.type in KINDS and type(value) is not KINDS[parameter.type]:
        return False
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)
