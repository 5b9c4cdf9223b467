"""
The witness: what was asked of the bot, what it said, and what it promised by that.

It stands inside the sandbox and sees every request with its answer, also those that the bot never
learned of, because they were lost on the way.
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
Refusals that faults bring about: a message that is gone already, an interaction that nobody waits
for any more, or that was answered before.
"""


@dataclass(slots=True)
class Said:
    """All that was said in one channel for everybody."""

    texts: dict[str, None] = field(default_factory=dict)
    """Every text, alt text, label, file name and custom id, once, in order."""
    spoken: deque[float] = field(default_factory=lambda: deque(maxlen=400))
    """When something was last said or changed, by the sandbox's clock."""


class Witness:
    """Sees every request of the bot with its answer, also those whose answer was lost."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.world = sandbox.world
        self.asked: dict[int, Interaction] = {}
        """Every interaction but completions, by id."""
        self.answered: set[int] = set()
        """Those whose private answer has been written."""
        self.done: dict[int, str] = {}
        """Those to which the bot has answered that it is done, and how."""
        self.unstored: set[int] = set()
        """Those to which the bot has answered that it could not write."""
        self.referred: set[int] = set()
        """Those to which the bot has answered with a reference to its log."""
        self.shown: dict[str, int] = {}
        """By game, the newest action that its channel has shown."""
        self.said: defaultdict[int, Said] = defaultdict(Said)
        """By channel of the server."""
        self.hands: set[str] = set()
        """All that was ever said of a hand, to its owner, beside its picture."""
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
        """Something is asked of the bot."""
        if interaction.kind is not Asked.AUTOCOMPLETE:
            self.asked[interaction.id] = interaction

    def look(self) -> None:
        """Take in every request that has been answered since the last look."""
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
        if entry.status >= 300:  # it was refused
            return
        if found := CHANNEL.match(entry.path):
            self._see_message(entry, int(found[1]), found[2])
        elif found := WEBHOOK.match(entry.path):
            self._see_private(entry, found[1])
        elif found := CALLBACK.match(entry.path):
            self._see_answer(entry, int(found[1]))

    # What everybody reads.

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
        # A copy of an older post calls nobody, and has a nonce of its own.
        if key and games and not (payload.get("flags") or 0) & SILENT:
            twins = twins | self._keys[games[0], key]
            self._keys[games[0], key] = twins
        if len(twins) > 1:
            self.violations.append(f"posted twice: {key} {sorted(twins)} {payload.get('content')}")

    # What one person reads.

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
            # The token of a click also edits the post that was clicked, which everybody reads.
            if not self.world.channels[original.channel].is_direct:
                self._see_public(entry, original.channel)
            return
        text = str(payload.get("content") or "")
        self.answered.add(asked.id)
        if DONE in text.split("\n", maxsplit=1)[0]:
            self.done[asked.id] = text.split("\n", maxsplit=1)[0]
        if any(start in text for start in UNSTORED):
            self.unstored.add(asked.id)
        if any(start in text for start in REFERRED):
            self.referred.add(asked.id)

    @property
    def presses_in_vain(self) -> int:
        """How many interactions people saw fail."""
        return sum(asked.has_failed for asked in self.asked.values())


def is_of_lobby(asked: Interaction) -> bool:
    """Whether something was asked about a game that had not begun, of which there is no log."""
    found = LOBBY.match(str(asked.event["data"].get("custom_id", "")))
    return found is not None or (asked.name or "").startswith("game ")


def _starts(key: str) -> tuple[str, ...]:
    return tuple(
        Words(language).say(key, reference="|").split("|")[0].split(".")[0]
        for language in LANGUAGES
    )


UNSTORED, REFERRED = _starts("ui.error.store"), _starts("ui.error.fault")
"""How the bot says that it could not write, and that something else went wrong."""


def _games(payload: Payload) -> list[str]:
    ids = (str(part.get("custom_id", "")) for part in walk(payload.get("components") or []))
    return list(dict.fromkeys(found[1] for text in ids if (found := ADDRESS.match(text))))


def _texts(payload: Payload, files: list[Payload]) -> Iterator[str]:
    """Everything in a message that can be read, by people or by their programs."""
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
