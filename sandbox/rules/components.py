"""
The components of a message: rows of buttons and menus, or a whole layout (Components V2).

A legacy message has at most five rows. A layout has at most forty components, including nested
ones, and four thousand characters of text in all.
"""

from collections.abc import Collection, Iterator
from typing import Any

from sandbox.payload import Payload
from sandbox.rules.parts import BUTTON, MENUS, Ids, button, menu, url
from sandbox.rules.problems import Spot

ROW, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, RULE, CONTAINER = 1, 9, 10, 11, 12, 13, 14, 17
IN_CONTAINER = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, RULE})
IN_LAYOUT = IN_CONTAINER | {CONTAINER}
MOST_PARTS = 40
MOST_TEXT = 4000


class Examination:
    """A check of one message's components."""

    def __init__(self, files: Collection[str], *, is_layout: bool) -> None:
        self._files = files
        self._is_layout = is_layout
        self._ids = Ids()
        self._texts = 0
        self.referred: set[str] = set()

    def all(self, spot: Spot, value: Any) -> None:
        """Checks the whole list."""
        allowed = IN_LAYOUT if self._is_layout else {ROW}
        most = MOST_PARTS if self._is_layout else 5
        for place, part in spot.objects(value, 0, most):
            self._one(place, part, allowed)
        if self._is_layout:
            if sum(1 for _ in walk(value if isinstance(value, list) else [])) > MOST_PARTS:
                spot.object("COMPONENT_MAX_TOTAL", f"At most {MOST_PARTS} components in all")
            if self._texts > MOST_TEXT:
                spot.object("COMPONENT_MAX_TEXT", f"At most {MOST_TEXT} characters of text in all")

    def _one(self, spot: Spot, part: Payload, allowed: Collection[int]) -> None:
        kind = part.get("type")
        if kind not in allowed:
            (spot / "type").object(
                "UNION_TYPE_CHOICES", f"Value of field 'type' must be one of {sorted(allowed)}."
            )
            return
        self._ids.take_number(spot, part)
        match kind:
            case 1:
                self._row(spot / "components", part.get("components"))
            case 9:
                for place, text in (spot / "components").objects(part.get("components"), 1, 3):
                    self._one(place, text, {TEXT})
                self._accessory(spot / "accessory", part.get("accessory"))
            case 10:
                self._texts += len((spot / "content").text(part.get("content"), 1, MOST_TEXT))
            case 12:
                for place, item in (spot / "items").objects(part.get("items"), 1, 10):
                    self._media(place / "media", item.get("media"))
                    (place / "description").text(item.get("description"), 0, 1024, required=False)
            case 13:
                self._media(spot / "file", part.get("file"), uploaded=True)
            case 14:
                (spot / "spacing").number(part.get("spacing"), 1, 2, 1)
                (spot / "divider").switch(part.get("divider"))
            case 17:
                (spot / "accent_color").number(part.get("accent_color"), 0, 0xFFFFFF, 0)
                for place, inner in (spot / "components").objects(part.get("components"), 1, 40):
                    self._one(place, inner, IN_CONTAINER)

    def _row(self, spot: Spot, value: Any) -> None:
        parts = list(spot.objects(value, 1, 5))
        menus = sum(part.get("type") in MENUS for _, part in parts)
        if menus and len(parts) > 1:
            spot.object("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A menu fills its row alone")
        for place, part in parts:
            kind = part.get("type")
            if kind != BUTTON and kind not in MENUS:
                (place / "type").object("UNION_TYPE_CHOICES", "A row holds buttons or one menu.")
                continue
            self._ids.take_number(place, part)
            (button if kind == BUTTON else menu)(place, part, self._ids)

    def _accessory(self, spot: Spot, part: Any) -> None:
        if not isinstance(part, dict) or part.get("type") not in (BUTTON, THUMBNAIL):
            spot.object("BASE_TYPE_REQUIRED", "A section needs a button or a thumbnail beside it")
            return
        self._ids.take_number(spot, part)
        if part["type"] == BUTTON:
            button(spot, part, self._ids)
        else:
            self._media(spot / "media", part.get("media"))
            (spot / "description").text(part.get("description"), 0, 1024, required=False)

    def _media(self, spot: Spot, value: Any, *, uploaded: bool = False) -> None:
        address = value.get("url") if isinstance(value, dict) else None
        if isinstance(address, str) and address.startswith("attachment://"):
            name = address.removeprefix("attachment://")
            self.referred.add(name)
            if name not in self._files:
                (spot / "url").object(
                    "COMPONENT_ATTACHMENT_NOT_FOUND", f"There is no file {name} on this message"
                )
        elif uploaded:
            (spot / "url").object("COMPONENT_FILE_URL", "A file is named by attachment://")
        else:
            url(spot / "url", address)


def walk(parts: list[Any]) -> Iterator[Payload]:
    """Every component among *parts* and inside them, in reading order."""
    for part in parts:
        if not isinstance(part, dict):
            continue
        yield part
        inner = part.get("components")
        yield from walk(inner if isinstance(inner, list) else [])
        for name in ("accessory", "component"):
            if isinstance(part.get(name), dict):
                yield from walk([part[name]])
