"""Buttons, menus and other parts that a person can use, in messages and forms alike."""

from typing import Any
from urllib.parse import urlsplit

from sandbox.payload import Payload
from sandbox.rules.problems import Spot

BUTTON, TEXT_MENU, TEXT_INPUT = 2, 3, 4
MENUS = frozenset({3, 5, 6, 7, 8})
LINK, PREMIUM = 5, 6
SCHEMES = frozenset({"http", "https", "discord"})


class Ids:
    """The custom ids and numbers that one message or form has used so far."""

    def __init__(self) -> None:
        self.custom: set[str] = set()
        self.numbers: set[str] = set()

    def take_number(self, spot: Spot, part: Payload) -> None:
        """Checks the ``id`` of any component."""
        number = (spot / "id").number(part.get("id"), 0, 2**31 - 1, 0)
        if number:
            (spot / "id").once(
                str(number), self.numbers, "COMPONENT_ID_DUPLICATED", "Component id is not unique"
            )

    def take_custom(self, spot: Spot, part: Payload) -> None:
        """Checks the ``custom_id`` of a part that can be pressed or filled in."""
        custom = (spot / "custom_id").text(part.get("custom_id"), 1, 100)
        (spot / "custom_id").once(
            custom,
            self.custom,
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        )


def button(spot: Spot, part: Payload, ids: Ids) -> None:
    """Checks a button."""
    style = (spot / "style").number(part.get("style"), 1, 6)
    (spot / "label").text(part.get("label"), 0, 80, required=False)
    (spot / "disabled").switch(part.get("disabled"))
    emoji(spot / "emoji", part.get("emoji"))
    if style == LINK:
        url(spot / "url", part.get("url"))
        if part.get("custom_id") is not None:
            (spot / "custom_id").object(
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    elif style == PREMIUM:
        if not part.get("sku_id"):
            (spot / "sku_id").object("BASE_TYPE_REQUIRED", "This field is required")
        return
    else:
        ids.take_custom(spot, part)
        if part.get("url") is not None:
            (spot / "url").object(
                "BUTTON_COMPONENT_INVALID_URL", "Only a link button may have a url"
            )
    if not str(part.get("label") or "").strip() and not part.get("emoji"):
        spot.object("BUTTON_COMPONENT_NO_LABEL", "A button needs a label or an emoji")


def menu(spot: Spot, part: Payload, ids: Ids) -> None:
    """Checks a menu."""
    ids.take_custom(spot, part)
    (spot / "placeholder").text(part.get("placeholder"), 0, 150, required=False)
    (spot / "disabled").switch(part.get("disabled"))
    least = (spot / "min_values").number(part.get("min_values"), 0, 25, 1)
    most = (spot / "max_values").number(part.get("max_values"), 1, 25, 1)
    if least > most:
        (spot / "min_values").object(
            "SELECT_COMPONENT_MIN_MAX", "min_values may not be greater than max_values"
        )
    if part["type"] == TEXT_MENU:
        choices(spot / "options", part.get("options"), 1, 25, most)
        if most > len(part.get("options") or ()):
            (spot / "max_values").object(
                "SELECT_COMPONENT_MAX_VALUES", "max_values may not exceed the number of options"
            )
    elif part.get("options"):
        (spot / "options").object("SELECT_COMPONENT_OPTIONS", "This menu has no options of its own")


def choices(spot: Spot, value: Any, least: int, most: int, defaults: int) -> None:
    """Checks the options of a menu or a group, of which *defaults* may be preselected."""
    values: set[str] = set()
    preset = 0
    for place, option in spot.objects(value, least, most):
        (place / "label").text(option.get("label"), 1, 100)
        (place / "description").text(option.get("description"), 0, 100, required=False)
        emoji(place / "emoji", option.get("emoji"))
        (place / "default").switch(option.get("default"))
        preset += option.get("default") is True
        (place / "value").once(
            (place / "value").text(option.get("value"), 1, 100),
            values,
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        )
    if preset > defaults:
        spot.object("SELECT_COMPONENT_DEFAULTS", "More defaults than may be chosen")


def emoji(spot: Spot, value: Any) -> None:
    """Checks an optional emoji."""
    if value is None:
        return
    name, number = (value.get("name"), value.get("id")) if isinstance(value, dict) else ("", "")
    is_own = str(number or "").isdecimal()
    is_standard = number is None and isinstance(name, str) and not name.isascii()
    if not is_own and not is_standard:
        spot.object("COMPONENT_INVALID_EMOJI", "Invalid emoji")


def url(spot: Spot, value: Any) -> None:
    """Checks a link's address."""
    parts = urlsplit(spot.text(value, 1, 512))
    if isinstance(value, str) and (parts.scheme not in SCHEMES or not parts.netloc):
        spot.object("URL_TYPE_INVALID_URL", "Not a well formed URL.")
