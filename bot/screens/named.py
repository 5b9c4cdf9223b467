"""Names of expansions and options, and texts on pictures."""

from __future__ import annotations

from collections.abc import Sequence

from bot.brought import brought
from game import View
from game.core.rows import Value
from words import Words


def captions(view: View, w: Words) -> dict[str, str]:
    """Texts that boxes add to pictures of the board and of hands, by the pictures' keys."""
    found = (texts(view, w) for texts in brought("screens", "on_pictures"))
    return {key: text for more in found for key, text in more.items()}


def boxes_text(w: Words, names: Sequence[str]) -> str:
    """The names of boxes that are played together, with plus signs between them."""
    first, *others = [w.say(f"box.{name}") for name in names]
    return " + ".join(others) or first


def value_text(w: Words, name: str, value: Value, boxes: Sequence[str] = ()) -> str:
    """
    A value as players call it; an empty one has the key ``none``.

    One of the *boxes* may have its own name for it, with the key ``KEY.BOX``.
    """
    if isinstance(value, bool):
        return w.say("ui.yes" if value else "ui.no")
    if isinstance(value, int):
        return str(value)
    key = f"option.{name}.{value.replace(' ', '_') or 'none'}"
    own = (f"{key}.{box}" for box in boxes)
    return w.say(next(filter(w.has, own), key))
