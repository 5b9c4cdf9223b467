"""A form: a few fields that a person fills in, in a window of its own."""

from __future__ import annotations

from dataclasses import dataclass

from bot.chat.address import Address


@dataclass(frozen=True, slots=True)
class Field:
    """A field for a text, or for a person."""

    label: str
    about: str = ""
    """A line below the label."""
    most: int = 0
    """Maximum number of characters; 0 if a person is chosen, whose id is the value."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form; its fields' values go to an address, in their order."""

    to: Address
    title: str
    fields: tuple[Field, ...]
