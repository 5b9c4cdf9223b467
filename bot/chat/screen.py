"""A screen: a text, maybe a picture, and rows of buttons and menus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from bot.chat.address import Address
from words import unmarked

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]

MENU = 25
"""Maximum number of options in a menu."""

ROW = 5
"""Maximum number of buttons in a row."""

ROWS = 5
"""Maximum number of rows below a message."""


class Unspoken(ValueError):
    """Something has no words, so people who can't see it wouldn't know that it's there."""


def _need_words(what: object, said: str) -> None:
    if not said.strip():
        raise Unspoken(what)


@dataclass(frozen=True, slots=True)
class Button:
    """A button; *to* is its address."""

    label: str
    to: Address
    style: Style = "secondary"
    emoji: str | None = None

    def __post_init__(self) -> None:
        """:raises Unspoken: if the label is empty, such as on a button with only an emoji."""
        _need_words(self.to, self.label)


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a menu."""

    label: str
    value: str
    description: str | None = None
    is_default: bool = False

    def __post_init__(self) -> None:
        """:raises Unspoken: if the label is empty."""
        _need_words(self.value, self.label)


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu to choose between *least* and *most* options from."""

    to: Address
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1

    def __post_init__(self) -> None:
        """:raises Unspoken: if the placeholder is empty."""
        _need_words(self.to, self.placeholder)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with an alt text."""

    draw: Callable[[], bytes]
    """Draws it. It's called in another process (render/artist.py), so it is a `partial`."""
    name: str
    alt: str
    can_wait: bool = False
    """Whether drawing it isn't urgent, because nobody is waiting for it."""
    data: bytes = b""
    """The finished file; empty until it is drawn."""

    def __post_init__(self) -> None:
        """:raises Unspoken: if the alt text is empty."""
        _need_words(self.name, self.alt)


Row: TypeAlias = Menu | tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """The contents of one message."""

    text: str
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    pings: tuple[int, ...] = field(default=())
    """The people whom a new post of it pings."""
    more: tuple[Picture, ...] = ()
    """Pictures after the first one."""
    roles: tuple[int, ...] = ()
    """The roles that a new post of it pings."""

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All of its pictures, in order."""
        return (*((self.picture,) if self.picture else ()), *self.more)


def below(screen: Screen, *buttons: Button) -> Screen:
    """*screen* with more buttons: in a row of their own, or in its last one if there is no room."""
    if not buttons:
        return screen
    *rest, last = screen.rows or ((),)
    if len(screen.rows) == ROWS and isinstance(last, tuple):
        return replace(screen, rows=(*rest, (*last, *buttons)))
    return replace(screen, rows=(*screen.rows, buttons))


def in_words(screen: Screen) -> Screen:
    """*screen* with words instead of icons in its text, buttons and options."""
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
    """A word with a capital letter, for a button."""
    return word[:1].upper() + word[1:]


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
