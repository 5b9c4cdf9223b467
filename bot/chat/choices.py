"""One choice among several: a row of buttons if they fit, else as many menus as needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from bot.chat.address import Address, number
from bot.chat.operation import Part
from bot.chat.refusals import Stale
from bot.chat.screen import MENU, ROW, Button, Menu, Option, Row

PARTS = {2: ("north", "south"), 3: ("north", "middle", "south")}
"""Names of the menus by how many there are, if their options lie on a board."""


@dataclass(frozen=True, slots=True)
class Page(Part):
    """A menu of several, in the place where the address of a button has its value."""

    number: int

    def __str__(self) -> str:
        """As an address holds it."""
        return f"menu{self.number}"

    @classmethod
    def read(cls, part: str) -> Page:
        """:raises Stale: if *part* is no page."""
        if not part.startswith("menu"):
            raise Stale
        return cls(number(part.removeprefix("menu")))


def numbered(value: str | Page) -> int | Page:
    """The value of an option as a number; a page stays one."""
    return value if isinstance(value, Page) else int(value)


def picked(here: object, values: Sequence[str]) -> str:
    """
    The value chosen in a menu, or the one on the button.

    :raises Stale: if there is neither.
    """
    if values:
        return values[0]
    if here is None or isinstance(here, Page):
        raise Stale
    return str(here)


def told(text: str, options: Sequence[Option]) -> str:
    """*text* and the descriptions of *options*, if they become buttons, which can't show any."""
    lines = [f"{each.label}: {each.description}" for each in options if each.description]
    return "\n".join((text, *lines)) if len(options) <= ROW else text


def menus(
    options: Sequence[Option], to: Callable[[Page | None], Address], placeholder: str
) -> list[Menu]:
    """As many menus as *options* need; the address of the first has no page."""
    pages = [tuple(options[i : i + MENU]) for i in range(0, len(options), MENU)]
    return [Menu(to(Page(n) if n else None), placeholder, page) for n, page in enumerate(pages)]


def rows(
    options: Sequence[Option],
    to: Callable[[str | Page], Address],
    placeholder: str,
    part: Callable[[str], str] | None = None,
) -> list[Row]:
    """
    The buttons or menus for *options*; *to* makes the address of a value.

    Menus in one message need different addresses, so theirs contain a `Page`. If *part* is
    given, the options are in the order of the board. Each menu is named after its first and last
    option then, and after its part of the board if there are few menus.
    """
    if len(options) <= ROW:
        return [tuple(Button(option.label, to(option.value), "primary") for option in options)]
    count = ceil(len(options) / MENU)
    size = ceil(len(options) / count)
    pages = [tuple(options[i : i + size]) for i in range(0, len(options), size)]
    names = PARTS.get(count, ())

    def called(page: int) -> str:
        if not part or count == 1:
            return placeholder
        first, *_, last = (option.label.partition(" · ")[0] for option in pages[page])
        where = f", {part(names[page])}" if names else ""
        return f"{first}–{last}{where} · {placeholder}"

    return [Menu(to(Page(page)), called(page), found) for page, found in enumerate(pages)]
