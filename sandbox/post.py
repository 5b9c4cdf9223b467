"""A message on a person's screen: its text, and the parts that can be pressed."""

from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.payload import Payload

BUTTON, MENUS, LINK = 2, frozenset({3, 5, 6, 7, 8}), 5


@dataclass(frozen=True, slots=True)
class Post:
    """A message on a person's screen, in the version they looked at."""

    view: Payload

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.view["id"])

    @property
    def of(self) -> str | None:
        """The id of the interaction that it answers."""
        found = self.view["interaction"]
        return str(found) if found else None

    @property
    def channel(self) -> str:
        """The id of its channel."""
        return str(self.view["channel"])

    @property
    def content(self) -> str:
        """Its text."""
        return str(self.view["content"])

    @property
    def author(self) -> str:
        """The author's name."""
        return str(self.view["author"]["name"])

    @property
    def is_ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return bool(self.view["ephemeral"])

    @property
    def is_loading(self) -> bool:
        """Whether the bot is still thinking."""
        return bool(self.view["loading"])

    @property
    def attachments(self) -> list[Payload]:
        """Its files."""
        return list(self.view["attachments"])

    @property
    def text(self) -> str:
        """All its text: content, embeds and the texts of a layout."""
        layout = [str(part["content"]) for part in self.parts() if part["type"] == 10]
        cards = [
            str(text)
            for embed in self.view["embeds"]
            for text in (embed.get("title"), embed.get("description"))
            if text
        ]
        return "\n".join([self.content, *cards, *layout]).strip()

    @property
    def alt(self) -> str:
        """The descriptions of its pictures."""
        return "\n".join(a.get("description") or "" for a in self.attachments)

    def parts(self) -> Iterator[Payload]:
        """Every component, outer before inner, in reading order."""
        return _walk(self.view["components"])

    @property
    def buttons(self) -> dict[str, Payload]:
        """The buttons that can be pressed now, by label (or emoji)."""
        return {
            label(part): part
            for part in self.parts()
            if part["type"] == BUTTON and part.get("style") != LINK and not part.get("disabled")
        }

    @property
    def menus(self) -> list[Payload]:
        """The menus that can be used now, in reading order."""
        return [p for p in self.parts() if p["type"] in MENUS and not p.get("disabled")]

    def find(self, name: str) -> Payload:
        """
        The button or menu with this custom id, label or placeholder.

        :raises: :exc:`KeyError` if there is none, or it is disabled.
        """
        usable = [*self.buttons.values(), *self.menus]
        for part in usable:
            if name in (part.get("custom_id"), label(part), part.get("placeholder")):
                return part
        message = f"no {name!r} among {[label(part) for part in usable]}"
        raise KeyError(message)


def label(part: Payload) -> str:
    """A component's name on the screen."""
    emoji = (part.get("emoji") or {}).get("name")
    return str(part.get("label") or part.get("placeholder") or emoji or part.get("custom_id"))


def _walk(parts: list[Payload]) -> Iterator[Payload]:
    for part in parts:
        yield part
        yield from _walk(part.get("components") or [])
        if part.get("accessory"):
            yield part["accessory"]
