"""
The witness: records the bot's requests, its answers, and its promises.

It's inside the sandbox and sees every request with its answer, even answers that were lost on their
way to the bot.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from players.vocabulary import DONE
from sandbox.interactions import Asked, Interaction
from sandbox.messages import EPHEMERAL, SILENT
from sandbox.payload import Payload
from sandbox.record import Entry
from sandbox.rules.components import walk
from sandbox.server import Sandbox
from tests.crash.holds import Key, key_of
from words import LANGUAGES, Words

CHANNEL = re.compile(r"^/channels/(\d+)/messages(?:/(\d+))?$")
WEBHOOK = re.compile(r"^/webhooks/\d+/([^/]+)")
CALLBACK = re.compile(r"^/interactions/(\d+)/[^/]+/callback$")
ADDRESS = re.compile(r"^hex:([^:]*):")
LOBBY = re.compile(r"^hex:[^:]*:l:")
BOARD = re.compile(r"^board-(\d+)\.png$")

CALM = frozenset({10008, 10015, 10062, 40060})
"""
Discord's refusals that faults cause.

They are about a message that is already gone, and an interaction that nobody waits for anymore or
that was already answered.
"""


@dataclass(slots=True)
class Said:
    """Everything public in one channel."""

    texts: dict[str, None] = field(default_factory=dict)
    """Every text, alt text, label, file name and custom id, once, in order."""
    spoken: deque[float] = field(default_factory=lambda: deque(maxlen=400))
    """Times of the latest posts and edits, by the sandbox's clock."""


class Witness:
    """Sees every request of the bot with its answer, even if the answer was lost."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.world = sandbox.world
        self.asked: dict[int, Interaction] = {}
        """Every interaction except completions, by id."""
        self.answered: set[int] = set()
        """Interactions whose private answer has been written."""
        self.done: dict[int, str] = {}
        """Interactions that the bot answered as done, with its text."""
        self.unstored: set[int] = set()
        """Interactions that the bot answered as not stored."""
        self.referred: set[int] = set()
        """Interactions that the bot answered with a reference to its log."""
        self.shown: dict[str, int] = {}
        """The newest action that each game's channel has shown."""
        self.said: defaultdict[int, Said] = defaultdict(Said)
        """Public messages by channel of the server."""
        self.hands: set[str] = set()
        """Every text of a hand, besides its picture, as shown to its owner."""
        self.counts: Counter[str] = Counter()
        self.violations: list[str] = []
        self._open: list[Entry] = []
        self._nonces: defaultdict[tuple[int, str], set[str]] = defaultdict(set)
        self._keys: defaultdict[tuple[str, Key], set[str]] = defaultdict(set)
        self._add = sandbox.record.add
        sandbox.record.add = self._enter  # type: ignore[method-assign]  # it listens at the door

    def _enter(self, entry: Entry) -> None:
        self._add(entry)
        self._open.append(entry)

    def note(self, interaction: Interaction) -> None:
        """Note an interaction that is sent to the bot."""
        if interaction.kind is not Asked.AUTOCOMPLETE:
            self.asked[interaction.id] = interaction

    def look(self) -> None:
        """Take in all requests that were answered since the last look."""
        still = []
        for entry in self._open:
            if entry.status:
                self._see(entry)
            else:
                still.append(entry)
        self._open = still

    def _see(self, entry: Entry) -> None:
        self.counts[f"{entry.method} {entry.route}"] += 1
        code = (entry.answer or {}).get("code", 0) if isinstance(entry.answer, dict) else 0
        if entry.kind in ("unknown_route", "broken") or (
            entry.kind == "refused" and code not in CALM
        ):
            self.violations.append(
                f"the bot was refused: {entry.method} {entry.path} {entry.status} {entry.answer}"
            )
        if entry.status >= 300:  # Discord refused it
            return
        if found := CHANNEL.match(entry.path):
            self._see_message(entry, int(found[1]), found[2])
        elif found := WEBHOOK.match(entry.path):
            self._see_private(entry, found[1])
        elif found := CALLBACK.match(entry.path):
            self._see_answer(entry, int(found[1]))

    # Public messages.

    def _see_message(self, entry: Entry, channel: int, message: str | None) -> None:
        place = self.world.channels.get(channel)
        if entry.method not in ("POST", "PATCH") or place is None:
            return
        payload: Payload = entry.payload or {}
        if place.is_direct:
            self.hands |= {
                str(file["description"]) for file in entry.files if "description" in file
            }
            return
        self._see_public(entry, channel)
        if message is None:
            self._see_post(payload, channel, str(entry.answer["id"]))

    def _see_public(self, entry: Entry, channel: int) -> None:
        payload: Payload = entry.payload or {}
        said = self.said[channel]
        said.spoken.append(entry.at)
        said.texts.update(dict.fromkeys(_texts(payload, entry.files)))
        for name in _games(payload):
            for file in entry.files:
                if shows := BOARD.match(str(file.get("filename"))):
                    self.shown[name] = max(self.shown.get(name, -1), int(shows[1]))

    def _see_post(self, payload: Payload, channel: int, message: str) -> None:
        self.counts["posts"] += 1
        nonce = str(payload.get("nonce") or "")
        if not nonce:
            self.violations.append(f"a post without a nonce: {payload.get('content')}")
            return
        twins = self._nonces[channel, nonce]
        twins.add(message)
        key, games = key_of(payload.get("components")), _games(payload)
        # A copy of an older post pings nobody, and has its own nonce.
        if key and games and not (payload.get("flags") or 0) & SILENT:
            twins = twins | self._keys[games[0], key]
            self._keys[games[0], key] = twins
        if len(twins) > 1:
            self.violations.append(f"posted twice: {key} {sorted(twins)} {payload.get('content')}")

    # Private messages.

    def _see_answer(self, entry: Entry, number: int) -> None:
        data: Payload = (entry.payload or {}).get("data") or {}
        is_public = not (data.get("flags") or 0) & EPHEMERAL
        if data.get("content") and is_public:
            self.violations.append(f"an answer for everybody: {data['content']}")

    def _see_private(self, entry: Entry, token: str) -> None:
        asked = self.world.interactions.by_token(token)
        payload: Payload = entry.payload or {}
        if entry.method == "POST" and not (payload.get("flags") or 0) & EPHEMERAL:
            self.violations.append(f"a follow-up for everybody: {payload.get('content')}")
        original = asked.original
        if original and original.viewer is None and entry.path.endswith("@original"):
            # The token of a click also edits the clicked post, which is public.
            if not self.world.channels[original.channel].is_direct:
                self._see_public(entry, original.channel)
            return
        text = str(payload.get("content") or "")
        first = text.split("\n", maxsplit=1)[0]
        # A later edit refreshes an open panel: it tells what others have done.
        if DONE in first and asked.id not in self.answered:
            self.done[asked.id] = first
        self.answered.add(asked.id)
        if any(start in text for start in UNSTORED):
            self.unstored.add(asked.id)
        if any(start in text for start in REFERRED):
            self.referred.add(asked.id)

    @property
    def presses_in_vain(self) -> int:
        """Number of interactions that people saw fail."""
        return sum(asked.has_failed for asked in self.asked.values())


def is_of_lobby(asked: Interaction) -> bool:
    """Whether a request was about a game before its start, which has no log."""
    found = LOBBY.match(str(asked.event["data"].get("custom_id", "")))
    return found is not None or (asked.name or "").startswith("game ")


def _starts(key: str) -> tuple[str, ...]:
    return tuple(
        Words(language).say(key, reference="|").split("|")[0].split(".")[0]
        for language in LANGUAGES
    )


UNSTORED, REFERRED = _starts("ui.error.store"), _starts("ui.error.fault")
"""The bot's words for an action that it couldn't store, and for another fault."""


def _games(payload: Payload) -> list[str]:
    ids = (str(part.get("custom_id", "")) for part in walk(payload.get("components") or []))
    return list(dict.fromkeys(found[1] for text in ids if (found := ADDRESS.match(text))))


def _texts(payload: Payload, files: list[Payload]) -> Iterator[str]:
    """Everything in a message that people or programs can read."""
    if payload.get("content"):
        yield str(payload["content"])
    for file in (*files, *(payload.get("attachments") or [])):
        yield from (str(file[name]) for name in ("filename", "description") if file.get(name))
    for part in walk(payload.get("components") or []):
        yield from _written(part)


def _written(part: dict[str, Any]) -> Iterator[str]:
    for name in ("custom_id", "label", "placeholder", "content"):
        if part.get(name):
            yield str(part[name])
    for option in part.get("options") or []:
        yield f"{option['label']} {option['value']} {option.get('description') or ''}"
