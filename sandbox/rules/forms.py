"""Forms (modals): a title, and up to five fields."""

from collections.abc import Mapping
from typing import Any

from sandbox.payload import Payload
from sandbox.rules.parts import MENUS, TEXT_INPUT, Ids, choices, menu
from sandbox.rules.problems import Spot

ROW, TEXT, LABEL, FILES, RADIO, BOXES, BOX = 1, 10, 18, 19, 21, 22, 23
FILLED_IN = MENUS | {TEXT_INPUT, FILES, RADIO, BOXES, BOX}
MOST_PARTS = 5


def form(spot: Spot, body: Any) -> None:
    """Checks a form."""
    if not isinstance(body, dict):
        spot.object("BASE_TYPE_REQUIRED", "This field is required")
        return
    ids = Ids()
    (spot / "custom_id").text(body.get("custom_id"), 1, 100)
    (spot / "title").text(body.get("title"), 1, 45)
    for place, part in (spot / "components").objects(body.get("components"), 1, MOST_PARTS):
        ids.take_number(place, part)
        match part.get("type"):
            case 1:
                for inner, field in (place / "components").objects(part.get("components"), 1, 1):
                    if field.get("type") != TEXT_INPUT:
                        (inner / "type").object("UNION_TYPE_CHOICES", "A row holds a text field.")
                    (inner / "label").text(field.get("label"), 1, 45)
                    _field(inner, field, ids)
            case 10:
                (place / "content").text(part.get("content"), 1, 4000)
            case 18:
                (place / "label").text(part.get("label"), 1, 45)
                (place / "description").text(part.get("description"), 0, 100, required=False)
                _labelled(place / "component", part.get("component"), ids)
            case _:
                (place / "type").object("UNION_TYPE_CHOICES", "A form holds labels and texts.")


def _labelled(spot: Spot, part: Any, ids: Ids) -> None:
    if not isinstance(part, dict) or part.get("type") not in FILLED_IN:
        spot.object("UNION_TYPE_CHOICES", "A label needs something to fill in.")
        return
    if part["type"] == TEXT_INPUT and part.get("label") is not None:
        (spot / "label").object("TEXT_INPUT_LABEL", "The label around a text field names it.")
    _field(spot, part, ids)


def _field(spot: Spot, part: Payload, ids: Ids) -> None:
    ids.take_number(spot, part)
    (spot / "required").switch(part.get("required"))
    kind = part.get("type")
    if kind in MENUS:
        menu(spot, part, ids)
        return
    ids.take_custom(spot, part)
    if kind == TEXT_INPUT:
        (spot / "style").number(part.get("style"), 1, 2)
        (spot / "placeholder").text(part.get("placeholder"), 0, 100, required=False)
        least = (spot / "min_length").number(part.get("min_length"), 0, 4000, 0)
        most = (spot / "max_length").number(part.get("max_length"), 1, 4000, 4000)
        (spot / "value").text(part.get("value"), 0, most, required=False)
        if least > most:
            (spot / "min_length").object("TEXT_INPUT_MIN_MAX", "min_length exceeds max_length")
    elif kind in (RADIO, BOXES):
        _group(spot, part)
    elif kind == FILES:
        _span(spot, part, 10)


def _group(spot: Spot, part: Payload) -> None:
    if part["type"] == RADIO:
        choices(spot / "options", part.get("options"), 2, 10, 1)
        return
    options = part.get("options")
    most = _span(spot, part, len(options) if isinstance(options, list) else 1)
    choices(spot / "options", options, 1, 10, most)


def _span(spot: Spot, part: Mapping[str, Any], limit: int) -> int:
    least = (spot / "min_values").number(part.get("min_values"), 0, 10, 1)
    most = (spot / "max_values").number(part.get("max_values"), 1, 10, limit)
    if least > most or most > limit:
        (spot / "max_values").object("SELECT_COMPONENT_MAX_VALUES", "Impossible number of values")
    return most
