"""
A person who has the screen read aloud: texts, alt texts, and names of buttons and menus.

Everyone who plays by themselves is such a listener. They don't use pictures, colors, or Discord's
ids and values. They press a button by its label, and choose an option by its text.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import aiohttp

from players.reading import BEHIND
from sandbox.payload import Payload
from sandbox.person import Person
from sandbox.post import BUTTON, LINK, MENUS, Post, label

PICTURES = (".png", ".gif", ".webp")


class Unspoken(Exception):
    """A control has no words, or the same words as another."""


@dataclass(frozen=True, slots=True)
class Heard(Post):
    """A message as read aloud, and the real one behind it, which only the listener's hand uses."""

    behind: Post


class Listener(Person):
    """A person who listens, presses controls by their names, and types."""

    def __init__(self, url: str, name: str, session: aiohttp.ClientSession) -> None:
        super().__init__(url, name, session)
        self._heard: dict[str, Heard] = {}
        """By message, what it said when it was last read."""

    def _post(self, view: Payload) -> Post:
        known = self._heard.get(view["id"])
        if known is None or known.behind.view is not view:
            known = self._heard[view["id"]] = Heard(read(view), Post(view))
        return known

    async def autocomplete(
        self, name: str, focused: str, /, channel: str = "parlour", **options: Any
    ) -> list[Payload]:
        """
        The suggestions read out while typing.

        :raises: :exc:`Unspoken` if a suggestion has no words, or two have the same.
        """
        found = await super().autocomplete(name, focused, channel, **options)
        _check([str(choice["name"]) for choice in found], f"/{name} {focused}")
        return found

    async def _press(self, post: Post, name: str, values: list[str] | None) -> Payload:
        if not isinstance(post, Heard):
            return await super()._press(post, name, values)
        part = next((part for part in post.behind.parts() if _is(part, name, values)), None)
        if part is None:
            return await super()._press(post.behind, f"nothing called {name}", values)
        if values is not None:
            meant = {called(option): str(option["value"]) for option in part.get("options", ())}
            values = [meant[value] for value in values]
        return await super()._press(post.behind, part["custom_id"], values)


def _is(part: Payload, name: str, values: list[str] | None) -> bool:
    kinds = {BUTTON} if values is None else MENUS
    return part["type"] in kinds and not part.get("disabled") and label(part) == name


def read(view: Payload) -> Payload:
    """
    The words of a message: its texts, the descriptions of its pictures, and its controls by name.

    A change can be heard, too, but not what has changed.

    :raises: :exc:`Unspoken` if a picture or control has no words, or two have the same.
    """
    parts = [_read(part) for part in view["components"]]
    names = [label(part) for part in _controls(parts) if not part.get("disabled")]
    _check(names, view["content"])
    pictures = [{"description": a.get("description")} for a in view["attachments"]]
    for shown in view["attachments"]:
        if shown["filename"].endswith(PICTURES) and not (shown.get("description") or "").strip():
            message = f"{shown['filename']} says nothing in {view['content']!r}"
            raise Unspoken(message)
    return {**view, "components": parts, "attachments": pictures, "heard": hash(repr(view))}


def called(option: Payload) -> str:
    """The words read for an option: its label, and its description if it has one."""
    return BEHIND.join(filter(None, (option["label"], option.get("description"))))


def _read(part: Payload) -> Payload:
    inside = (
        {"components": [_read(each) for each in part["components"]]}
        if part.get("components")
        else {}
    )
    if part["type"] == BUTTON:
        if not part.get("label"):
            message = f"a button has no words: {part}"
            raise Unspoken(message)
        link = {"style": LINK} if part.get("style") == LINK else {}
        return {
            "type": BUTTON,
            "label": label(part),
            "custom_id": label(part),
            "disabled": part.get("disabled"),
            **link,
        }
    if part["type"] in MENUS:
        if not part.get("placeholder"):
            message = f"a menu has no words: {part}"
            raise Unspoken(message)
        return _menu(part)
    return {**part, **inside}


def _menu(part: Payload) -> Payload:
    options = [{**_words(option), "value": called(option)} for option in part.get("options", ())]
    _check([option["value"] for option in options], label(part))
    kept: dict[str, Any] = {
        name: part[name]
        for name in ("type", "min_values", "max_values", "disabled")
        if name in part
    }
    return {**kept, "placeholder": label(part), "custom_id": label(part), "options": options}


def _words(option: Payload) -> Payload:
    """An option's words, including whether it is already chosen."""
    return {name: option[name] for name in ("label", "description", "default") if option.get(name)}


def _controls(parts: list[Payload]) -> Iterator[Payload]:
    for part in parts:
        if part["type"] == BUTTON or part["type"] in MENUS:
            yield part
        yield from _controls(part.get("components") or [])


def _check(names: list[str], where: str) -> None:
    if twice := [name for name, count in Counter(names).items() if count > 1 or not name.strip()]:
        message = f"{twice} cannot be told apart in {where!r}"
        raise Unspoken(message)
