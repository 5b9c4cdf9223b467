"""
Command registrations: names, descriptions, options, choices and their totals.

Some rules are missing from Discord's API description: no name twice, required options first,
choices or autocomplete but not both, eight thousand characters in all.
"""

import re
from collections.abc import Iterator
from typing import Any

from sandbox.commands import CHAT, GROUP, SUBCOMMAND
from sandbox.payload import Payload
from sandbox.rules.problems import Spot

NAME = re.compile(r"^[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}$")
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
TEXT, INTEGER, NUMBER = 3, 4, 10
NAMED = frozenset(
    ["type", "name", "name_localizations", "description", "description_localizations"]
)
COMMAND_FIELDS = NAMED | {
    "options",
    "default_member_permissions",
    "dm_permission",
    "contexts",
    "integration_types",
    "handler",
    "nsfw",
}
READ_ONLY = frozenset(["id", "version", "application_id", "guild_id"])
"""Fields that Discord adds to a command; they may be sent back."""
BRANCH_FIELDS = NAMED | {"options", "required"}
OPTION_FIELDS = {
    TEXT: {"autocomplete", "choices", "min_length", "max_length"},
    INTEGER: {"autocomplete", "choices", "min_value", "max_value"},
    NUMBER: {"autocomplete", "choices", "min_value", "max_value"},
    7: {"channel_types"},
}
"""By type of option, its fields beyond the common ones."""
LARGEST_NUMBER = 2**53
CAN_COMPLETE = frozenset({TEXT, INTEGER, NUMBER})
MOST = {CHAT: 100, 2: 15, 3: 15}
MOST_TEXT = 8000


def commands(spot: Spot, value: Any) -> None:
    """Checks a whole registration."""
    seen: set[str] = set()
    counts = dict.fromkeys(MOST, 0)
    for place, body in spot.objects(value, 0, 130):
        kind = body.get("type") or CHAT
        if kind not in MOST:
            (place / "type").object("BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3).")
            continue
        counts[kind] += 1
        key = f"{kind}/{body.get('name')}"
        (place / "name").once(
            key,
            seen,
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
            "Application command names must be unique",
        )
        command(place, body)
    for kind, most in MOST.items():
        if counts[kind] > most:
            spot.object("BASE_TYPE_MAX_LENGTH", f"At most {most} commands of type {kind}.")


def command(spot: Spot, body: Payload) -> None:
    """Checks one command."""
    spot.fields(body, COMMAND_FIELDS | READ_ONLY)
    for name, most in (("contexts", 2), ("integration_types", 1)):
        places = (spot / name).items(body.get(name), 0, most + 1)
        if body.get(name) == [] or len(set(map(str, places))) < len(places):
            (spot / name).object("SET_TYPE_CONVERT", "One or more, each once")
        for place in places:
            (spot / name).number(place, 0, most)
    needed = body.get("default_member_permissions")
    if needed is not None and not str(needed).isdecimal():
        (spot / "default_member_permissions").object("NUMBER_TYPE_COERCE", "Not permissions.")
    if (body.get("type") or CHAT) == CHAT:
        _named(spot, body)
        _options(spot / "options", body.get("options"), depth=0)
    else:
        (spot / "name").text(body.get("name"), 1, 32)
        if body.get("description"):
            (spot / "description").object(
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_DISALLOWED",
                "Context menu commands cannot have a description",
            )
    if sum(_texts(body)) > MOST_TEXT:
        spot.object("APPLICATION_COMMAND_TOO_LARGE", f"At most {MOST_TEXT} characters in all.")


def _named(spot: Spot, body: Payload) -> None:
    _name(spot / "name", body.get("name"))
    (spot / "description").text(body.get("description"), 1, 100)
    for locale, name in _translations(spot / "name_localizations", body.get("name_localizations")):
        _name(spot / "name_localizations" / locale, name)
    place = spot / "description_localizations"
    for locale, text in _translations(place, body.get("description_localizations")):
        (place / locale).text(text, 1, 100)


def _name(spot: Spot, value: Any) -> None:
    name = spot.text(value, 1, 32)
    if name and (not NAME.match(name) or name != name.lower()):
        spot.object(
            "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid: lower case, no spaces"
        )


def _translations(spot: Spot, value: Any) -> Iterator[tuple[str, Any]]:
    for locale, text in (value or {}).items():
        if locale not in LOCALES:
            (spot / locale).object("BASE_TYPE_CHOICES", f"There is no locale {locale}.")
        yield locale, text


def _options(spot: Spot, value: Any, depth: int) -> None:
    seen: set[str] = set()
    kinds: set[bool] = set()
    is_optional = False
    for place, option in spot.objects(value, 0, 25):
        _named(place, option)
        (place / "name").once(
            str(option.get("name")),
            seen,
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
            "Option name already exists",
        )
        kind = (place / "type").number(option.get("type"), 1, 11)
        is_branch = kind in (SUBCOMMAND, GROUP)
        kinds.add(is_branch)
        if is_branch:
            place.fields(option, BRANCH_FIELDS)
            if depth > 1 or (depth == 1 and kind == GROUP):
                (place / "type").object(
                    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups lie at most one deep"
                )
                continue
            if kind == GROUP:
                (place / "options").items(option.get("options"), 1, 25)
            _options(place / "options", option.get("options"), depth + (1 if kind == GROUP else 2))
            continue
        if option.get("required") and is_optional:
            (place / "required").object(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        is_optional = is_optional or not option.get("required")
        _answers(place, option, kind)
    if len(kinds) > 1:
        spot.object(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands and options do not mix"
        )


def _answers(spot: Spot, option: Payload, kind: int) -> None:
    spot.fields(option, NAMED | {"required"} | OPTION_FIELDS.get(kind, set()))
    _bounds(spot, option, kind)
    (spot / "required").switch(option.get("required"))
    (spot / "autocomplete").switch(option.get("autocomplete"))
    if (option.get("autocomplete") or option.get("choices")) and kind not in CAN_COMPLETE:
        (spot / "choices").object("APPLICATION_COMMAND_OPTION_CHOICES", "This type has no choices")
    if option.get("autocomplete") and option.get("choices"):
        (spot / "autocomplete").object(
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_WITH_CHOICES",
            "Choices cannot be used with autocomplete",
        )
    choices(spot / "choices", option.get("choices"), kind)


def _bounds(spot: Spot, option: Payload, kind: int) -> None:
    least: float = -LARGEST_NUMBER
    most: float = LARGEST_NUMBER
    if kind == TEXT:
        least = (spot / "min_length").number(option.get("min_length"), 0, 6000, 0)
        most = (spot / "max_length").number(option.get("max_length"), 1, 6000, 6000)
    elif kind in (INTEGER, NUMBER):
        least = _bound(spot / "min_value", option.get("min_value"), kind, least)
        most = _bound(spot / "max_value", option.get("max_value"), kind, most)
    if least > most:
        spot.object("APPLICATION_COMMAND_OPTION_RANGE", "The least exceeds the most")


def _bound(spot: Spot, value: Any, kind: int, default: float) -> float:
    return default if value is None else _number(spot, value, kind)


def _number(spot: Spot, value: Any, kind: int) -> float:
    is_number = type(value) is int or (kind == NUMBER and type(value) is float)
    if not is_number or abs(value) >= LARGEST_NUMBER:
        spot.object("NUMBER_TYPE_COERCE", "Must be a number.")
        return 0
    return float(value)


def choices(spot: Spot, value: Any, kind: int) -> None:
    """Checks the choices of an option of type *kind*, fixed or completed."""
    seen: set[str] = set()
    for place, choice in spot.objects(value, 0, 25):
        place.fields(choice, ("name", "name_localizations", "value"))
        (place / "name").once(
            (place / "name").text(choice.get("name"), 1, 100),
            seen,
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
            "Option choice name already exists",
        )
        for locale, name in _translations(
            place / "name_localizations", choice.get("name_localizations")
        ):
            (place / "name_localizations" / locale).text(name, 1, 100)
        answer = choice.get("value")
        if kind == TEXT:
            (place / "value").text(answer, 1, 100)
        else:
            _number(place / "value", answer, kind)


def _texts(thing: Payload) -> Iterator[int]:
    """Text lengths that count toward the size of a command, in its longest language."""
    for key in ("name", "description"):
        translations = (thing.get(f"{key}_localizations") or {}).values()
        texts = [thing.get(key), *translations]
        yield max((len(text) for text in texts if isinstance(text, str)), default=0)
    if isinstance(thing.get("value"), str):
        yield len(thing["value"])
    for key in ("options", "choices"):
        inner = thing.get(key)
        for entry in inner if isinstance(inner, list) else ():
            if isinstance(entry, dict):
                yield from _texts(entry)
