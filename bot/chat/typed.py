"""
What people type or press, as Discord lets it through, before anything else looks at it.

Discord keeps people from typing more than an option takes, and from what it does not offer; whoever
makes their own requests is kept from it here.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any
from unicodedata import normalize

from discord import AppCommandOptionType
from discord.app_commands import Parameter

from bot.chat.refusals import Refused
from bot.chat.screen import MENU

KINDS = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}
"""What comes for an option, unless it has changed since somebody's client has looked."""

NAMED = {
    AppCommandOptionType.user.value: "users",
    AppCommandOptionType.channel.value: "channels",
    AppCommandOptionType.role.value: "roles",
}
"""By type of option, where Discord describes what was chosen."""

LARGEST = 2**53
"""Discord sends no number beyond this."""

LONGEST = 100
"""So many characters has the longest word, as every value that is proposed or pressed."""


def is_short(text: str) -> bool:
    """Whether *text*, also where letters stand for several others, is no longer than a word."""
    return len(text) <= LONGEST and len(normalize("NFKC", text)) <= LONGEST


def need_registered(parameters: Iterable[Parameter], options: Iterable[Mapping[str, Any]]) -> None:
    """
    Refuse options of another type than the *parameters* of the same name.

    An option that is none of them is left to the library; what is still being typed is a text.

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
    Refuse people and channels that Discord doesn't describe with the *options* that name them.

    :raises Refused: if one of them is missing.
    """
    for option in options:
        if (where := NAMED.get(option["type"])) and option["value"] not in resolved.get(where, ()):
            raise Refused("ui.error.option_gone")


def need_offered(parameters: Iterable[Parameter], given: Mapping[str, Any]) -> None:
    """
    Refuse values of a command that its *parameters* do not take.

    :raises Refused: if one of those *given* is too long, out of range, or no choice.
    """
    for parameter in parameters:
        value = given.get(parameter.name)
        if isinstance(value, str) and not is_short(value):
            raise Refused("ui.error.too_long", most=LONGEST)
        if value is not None and not _is_offered(parameter, value):
            raise Refused("ui.error.not_offered")


def pressed(data: Mapping[str, Any]) -> list[str]:
    """What was chosen in a menu: no more, and nothing longer, than a menu has."""
    return [str(value)[:LONGEST] for value in data.get("values", ())[:MENU]]


def _is_offered(parameter: Parameter, value: Any) -> bool:
    if parameter.type in KINDS and type(value) is not KINDS[parameter.type]:
        return False
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)
