"""
Slash commands in every language: names, descriptions, arguments, choices.

A command's key is its path, ``trade offer``; an argument's is the command's path and its own name,
``build road spot``, or its name alone where the command has no text for it. Discord wants names in
small letters without spaces, and descriptions of at most a hundred characters.
"""

from __future__ import annotations

from typing import TypedDict

from words.catalogue import LANGUAGES, texts
from words.speech import slug
from words.voice import Words

LOCALES = {"es": ("es-ES", "es-419")}
"""Discord's locales by language; English is the name of a command without a locale."""


class Localised(TypedDict):
    """The parts of a command's payload that are text."""

    name: str
    description: str
    name_localizations: dict[str, str]
    description_localizations: dict[str, str]


def command(path: str) -> Localised:
    """
    The texts of a command, group or argument.

    >>> command("roll")["name_localizations"]
    {'es-ES': 'tirar', 'es-419': 'tirar'}

    :raises LookupError: if there is none of this path.
    """
    english = texts(LANGUAGES[0])
    steps = path.replace(" ", ".").strip("./")
    name = _first(f"command.{steps}.name", f"argument.{steps.rpartition('.')[2]}.name")
    about = _first(f"{name.removesuffix('.name')}.about")
    return Localised(
        name=english[name][0],
        description=english[about][0],
        name_localizations=_localised(name),
        description_localizations=_localised(about),
    )


def choice(argument: str, value: str) -> Localised:
    """
    The texts of a value that an argument offers; it has no description.

    The values of an option of the game are called as the option's (``option.map.beginner``),
    others by the argument's name (``colour.red``).

    >>> choice("colour", "red")["name_localizations"]["es-ES"]
    'rojo'

    :raises LookupError: if there is none.
    """
    end = f"{argument}.{slug(value)}"
    key = _first(f"option.{end}", end)
    return Localised(
        name=Words(LANGUAGES[0]).say(key),
        description="",
        name_localizations=_localised(key),
        description_localizations={},
    )


def _first(*keys: str) -> str:
    """The first of *keys* that has a text."""
    english = texts(LANGUAGES[0])
    if found := next((key for key in keys if key in english), None):
        return found
    message = f"no catalogue has the text {' or '.join(keys)}"
    raise LookupError(message)


def _localised(key: str) -> dict[str, str]:
    return {
        locale: Words(language).say(key)
        for language, locales in LOCALES.items()
        for locale in locales
    }
