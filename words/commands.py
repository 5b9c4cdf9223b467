"""
Slash commands in every language: names, descriptions, arguments, choices.

A command is called by its path, ``trade offer``; an argument by the command's path and its own
name, ``build road spot``, or where the command has no text for it by its name alone. Discord
wants names in small letters without spaces, and descriptions of at most a hundred characters.
"""

from __future__ import annotations

from typing import TypedDict

from words.catalogue import LANGUAGES, texts

LOCALES = {"es": ("es-ES", "es-419")}
"""By language, what Discord calls it; English is what a command is called without a locale."""


class Localised(TypedDict):
    """The parts of a command's payload that are text."""

    name: str
    description: str
    name_localizations: dict[str, str]
    description_localizations: dict[str, str]


def command(path: str) -> Localised:
    """
    The texts of a command, group, argument or choice.

    A choice has no description. Choices of ``/game new`` are ``choice map variable``.

    >>> command("roll")["name_localizations"]
    {'es-ES': 'tirar', 'es-419': 'tirar'}

    :raises KeyError: if there is none of this path.
    """
    english = texts(LANGUAGES[0])
    steps = path.replace(" ", ".").strip("./")
    homes = [f"command.{steps}", f"argument.{steps.rpartition('.')[2]}"]
    if steps.startswith("choice."):
        homes = [f"option.{steps.removeprefix('choice.')}"]
    home = next((h for h in homes if f"{h}.name" in english or h in english), None)
    if home is None:
        raise KeyError(path)
    name, about = (f"{home}.name", f"{home}.about") if f"{home}.name" in english else (home, "")
    return Localised(
        name=english[name][0],
        description=english[about][0] if about else "",
        name_localizations=_localised(name),
        description_localizations=_localised(about) if about else {},
    )


def _localised(key: str) -> dict[str, str]:
    return {
        locale: texts(language)[key][0]
        for language, locales in LOCALES.items()
        for locale in locales
    }
