"""A screen: text, perhaps a picture, rows of buttons and menus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from bot.chat.address import Address
from words import unmarked

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]

MENU = 25
"""The most options a menu can have."""

ROW = 5
"""The most buttons that stand in a row."""

ROWS = 5
"""The most rows below a message."""


class Unspoken(ValueError):
    """Something has no words, and is nothing to who cannot see it."""


def _need_words(what: object, said: str) -> None:
    if not said.strip():
        raise Unspoken(what)


@dataclass(frozen=True, slots=True)
class Button:
    """One button."""

    label: str
    to: Address
    style: Style = "secondary"
    emoji: str | None = None

    def __post_init__(self) -> None:
        """:raises Unspoken: if it is a sign alone."""
        _need_words(self.to, self.label)


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a menu."""

    label: str
    value: str
    description: str | None = None
    is_default: bool = False

    def __post_init__(self) -> None:
        """:raises Unspoken: if nothing says what it is."""
        _need_words(self.value, self.label)


@dataclass(frozen=True, slots=True)
class Menu:
    """One menu, from which between *least* and *most* options are chosen."""

    to: Address
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1

    def __post_init__(self) -> None:
        """:raises Unspoken: if nothing says what is chosen."""
        _need_words(self.to, self.placeholder)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, and what it says to those who do not see it."""

    draw: Callable[[], bytes]
    """Draws it; it is called in another process (render/artist.py), so it is a `partial`."""
    name: str
    alt: str
    can_wait: bool = False
    """Whether nobody looks at the place where it will hang."""
    data: bytes = b""
    """The file, once it is there."""

    def __post_init__(self) -> None:
        """:raises Unspoken: if nothing says what it shows."""
        _need_words(self.name, self.alt)


Row: TypeAlias = Menu | tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """One message's worth."""

    text: str
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    pings: tuple[int, ...] = field(default=())
    """The people whom a new post of it calls."""
    more: tuple[Picture, ...] = ()
    """Pictures beside the first one."""

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All of its pictures, in order."""
        return (*((self.picture,) if self.picture else ()), *self.more)


def in_words(screen: Screen) -> Screen:
    """*screen* for who wants no icons, neither in its text nor on its buttons and options."""
    rows = tuple(
        tuple(replace(button, label=unmarked(button.label)) for button in row)
        if isinstance(row, tuple)
        else replace(row, options=tuple(map(_in_words, row.options)))
        for row in screen.rows
    )
    return replace(screen, text=unmarked(screen.text), rows=rows)


def _in_words(option: Option) -> Option:
    return replace(option, label=unmarked(option.label))


def capital(word: str) -> str:
    """A word as it stands on a button."""
    return word[:1].upper() + word[1:]
