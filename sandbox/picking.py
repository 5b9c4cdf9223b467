"""Checks a person's choice in a menu or a group of boxes."""

from sandbox.payload import Payload
from sandbox.refusals import Impossible
from sandbox.rules.forms import BOXES, RADIO
from sandbox.rules.parts import TEXT_MENU


def pick(field: Payload, values: list[str], name: str) -> None:
    """
    Checks the *values* chosen in *field*.

    :raises: :exc:`Impossible` if a client wouldn't let a person choose them.
    """
    options = field.get("options") or ()
    least = 1 if field.get("min_values") is None else field["min_values"]
    most = field.get("max_values") or (len(options) if field["type"] == BOXES else 1)
    if len(set(values)) != len(values):
        message = f"{name}: something is chosen twice."
        raise Impossible(message)
    if not least <= len(values) <= most:
        message = f"{name} takes {least} to {most} choices, not {len(values)}."
        raise Impossible(message)
    if field["type"] in (TEXT_MENU, RADIO, BOXES):
        missing = set(values) - {option["value"] for option in options}
        if missing:
            message = f"{name} does not offer {', '.join(sorted(missing))}."
            raise Impossible(message)
