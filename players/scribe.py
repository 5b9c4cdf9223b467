"""
The scribe of an autoplayed game: records every post, edit, notification and picture.

It reads the sandbox's events and isn't a player: no player reads what it writes.
"""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TextIO

from sandbox.payload import Payload
from sandbox.post import Post
from sandbox.screens import Screens
from sandbox.world import World

FILE = re.compile(r"/attachments/\d+/(\d+)/")
KEPT = ("message", "edit", "delete", "ephemeral", "ephemeral_edit", "notification", "failed")


class Overheard(Screens):
    """Screens that also report to a listener."""

    def __init__(self, hear: Callable[[list[int], str, Payload], None]) -> None:
        super().__init__()
        self._hear = hear

    def tell(self, users: Iterable[int], kind: str, **fields: Any) -> None:
        """Adds an event to the lists of *users*."""
        listeners = list(users)
        super().tell(listeners, kind, **fields)
        self._hear(listeners, kind, fields)


class Scribe:
    """Writes down everything a sandbox shows its people, and keeps every picture."""

    def __init__(self, world: World, folder: Path) -> None:
        self._world = world
        self._folder = folder
        self._transcript: TextIO | None = None
        self._pictures: set[str] = set()
        self._posts: set[str] = set()
        self.events: list[tuple[list[str], str, Payload]] = []
        """All events in order: for whom, their kind and their fields."""
        self.turns = 0
        self.scores: dict[str, int] = {}
        self.on_event: Callable[[], None] = lambda: None

    def begin(self) -> None:
        """Starts recording."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for old in self._folder.glob("board-*.png"):
            old.unlink()
        # Readers of a running game see whole lines, up to the last.
        path = self._folder / "transcript.txt"
        self._transcript = path.open("w", buffering=1, encoding="utf-8")
        self._world.screens = Overheard(self._hear)

    def close(self) -> None:
        """Stops recording."""
        if self._transcript:
            self._transcript.close()
            self._transcript = None

    @property
    def pictures(self) -> list[Path]:
        """Every picture of the board, in order."""
        return sorted(self._folder.glob("board-*.png"))

    def _hear(self, users: list[int], kind: str, fields: Payload) -> None:
        if kind not in KEPT or self._transcript is None:
            return
        names = [self._world.people[user].shown_name for user in users]
        self.events.append((names, kind, fields))
        self._transcript.write("\n".join(self._lines(names, kind, fields)) + "\n\n")
        if kind in ("message", "edit"):
            self._keep_pictures(Post(fields["message"]))
        self.on_event()

    def _lines(self, names: list[str], kind: str, fields: Payload) -> list[str]:
        """The transcript's lines for one event."""
        stamp = self._world.clock.stamp()[11:23]
        if kind == "notification":
            notice = fields["notification"]
            tone = "silent notification" if notice["silent"] else "NOTIFICATION"
            return [f"[{stamp}] {tone} to {names[0]}: {notice['title']}", notice["text"]]
        if kind == "delete":
            return [f"[{stamp}] delete {fields['message']}"]
        if kind == "failed":
            return [f"[{stamp}] FAILED for {names[0]}: {fields['error']}"]
        post = Post(fields["message"])
        channel = self._world.channels.get(int(post.channel))
        private = post.is_ephemeral or (channel is not None and channel.is_direct)
        where = f"{kind} {post.id} to {names[0]} alone" if private else f"{kind} {post.id}"
        lines = [f"[{stamp}] {where}", post.text or "(thinking)" * post.is_loading]
        pictures = [f"{a['filename']}: {a.get('description') or ''}" for a in post.attachments]
        lines += [f"  picture {text}" for text in pictures]
        lines += [f"  buttons [{'] ['.join(post.buttons)}]"] if post.buttons else []
        for part in post.menus:
            options = " | ".join(o["label"] for o in part.get("options", ()))
            lines.append(f"  menu {part.get('placeholder')}: {options}")
        return lines

    def _keep_pictures(self, post: Post) -> None:
        for attachment in post.attachments:
            found = FILE.search(attachment["url"])
            if not found or not attachment["filename"].startswith("board"):
                continue
            if found[1] in self._pictures:
                continue
            path = self._folder / f"board-{len(self._pictures) + 1:04}.png"
            path.write_bytes(self._world.files[int(found[1])].content)
            self._pictures.add(found[1])
            self._count(post.id, attachment.get("description") or "")

    def _count(self, post: str, alt: str) -> None:
        """Reads turns and points from a table post, for the progress bar."""
        self._posts.add(post)
        self.turns = len(self._posts)
        for user in self._world.people.values():
            name = user.shown_name
            told = alt.rpartition(f"{name} ")[2].partition(".")[0].partition(",")[0]
            if told.isdecimal():
                self.scores[name] = int(told)
