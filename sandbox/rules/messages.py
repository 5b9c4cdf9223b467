"""
Checks a message's payload by what the message would become.

An edit leaves alone what it doesn't name, so the rules look at the result: an edit may not empty a
message, add content to a layout, or point at a file that the message won't carry.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from sandbox.messages import EPHEMERAL, LAYOUT, SILENT, SUPPRESS_EMBEDS, Message
from sandbox.payload import Payload
from sandbox.refusals import Refused
from sandbox.rules.components import Examination
from sandbox.rules.embeds import embeds
from sandbox.rules.problems import Spot

LARGEST_UPLOAD = 10 * 1024 * 1024
MOST_CONTENT = 2000


class Way(Enum):
    """How a message is being written, with the flags allowed there."""

    CREATE = SUPPRESS_EMBEDS | SILENT | LAYOUT
    EDIT = SUPPRESS_EMBEDS | LAYOUT
    ANSWER = SUPPRESS_EMBEDS | SILENT | LAYOUT | EPHEMERAL


FIELDS = frozenset(
    [
        "content",
        "embeds",
        "allowed_mentions",
        "components",
        "flags",
        "attachments",
        "tts",
        "poll",
        "sticker_ids",
    ]
)
CREATE_FIELDS = FIELDS | {"nonce", "enforce_nonce", "message_reference"}
ANSWER_FIELDS = FIELDS | {"username", "avatar_url"}


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request."""

    filename: str
    content: bytes


def message(
    spot: Spot,
    body: Payload,
    uploads: Mapping[int, Upload],
    way: Way,
    before: Message | None = None,
    *,
    drops_files: bool = False,
) -> None:
    """Checks *body*, which makes a message or changes the one *before*."""
    if sum(len(upload.content) for upload in uploads.values()) > LARGEST_UPLOAD:
        raise Refused(40005)
    spot.fields(body, CREATE_FIELDS if way is Way.CREATE else ANSWER_FIELDS)
    (spot / "content").text(body.get("content"), 0, MOST_CONTENT, required=False)
    (spot / "tts").switch(body.get("tts"))
    flags = _flags(spot / "flags", body.get("flags"), way, before)
    kept = [] if before is None or drops_files else before.attachments
    names = _files(spot / "attachments", body, uploads, {str(a.id): a.filename for a in kept})
    embeds(spot / "embeds", body.get("embeds"), names)
    is_layout = bool(flags & LAYOUT)
    parts = body.get("components", before.components if before else [])
    if "components" in body or not before:
        Examination(names, is_layout=is_layout).all(spot / "components", body.get("components"))
    mentions(spot / "allowed_mentions", body.get("allowed_mentions"))
    if way is Way.CREATE:
        _nonce(spot / "nonce", body.get("nonce"))
    spot.settle()
    content = body.get("content", before.content if before else "")
    cards = body.get("embeds", before.embeds if before else [])
    if is_layout:
        for name, said in (("content", content), ("embeds", cards), ("poll", body.get("poll"))):
            if said:
                (spot / name).object(
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used with MessageFlags.IS_COMPONENTS_V2",
                )
        spot.settle()
    says = (content or "").strip() or cards or names or body.get("poll") or body.get("sticker_ids")
    if not says and not (is_layout and parts):
        raise Refused(50006)


def _flags(spot: Spot, value: Any, way: Way, before: Message | None) -> int:
    flags = spot.number(value, 0, 2**31 - 1, 0)
    # When editing, discord.py sends back all flags it knows of the message.
    if flags & ~(way.value | (before.flags if before else 0)):
        spot.object("FLAGS_INVALID", f"Only the flags {way.value} can be set here")
    if before and before.is_layout:
        if value is not None and not flags & LAYOUT and not flags & EPHEMERAL:
            spot.object("MESSAGE_FLAGS_COMPONENTS_V2_REMOVED", "IS_COMPONENTS_V2 cannot be removed")
        return flags | LAYOUT
    return flags


def _files(
    spot: Spot, body: Payload, uploads: Mapping[int, Upload], kept: Mapping[str, str]
) -> Collection[str]:
    """Checks the list of files, and returns the names the message will carry."""
    if body.get("attachments") is None:
        names = {clean(upload.filename) for upload in uploads.values()}
        total = len(kept if "attachments" not in body else ()) + len(uploads)
        if total > 10:
            spot.object("BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
        return names | (set(kept.values()) if "attachments" not in body else set())
    carried: set[str] = set()
    listed: set[str] = set()
    for place, entry in spot.objects(body["attachments"], 0, 10):
        key = str(entry.get("id"))
        (place / "description").text(entry.get("description"), 0, 1024, required=False)
        (place / "filename").text(entry.get("filename"), 1, 1024, required=False)
        (place / "id").once(key, listed, "ATTACHMENT_DUPLICATE", "The file is listed twice")
        if key in kept:
            carried.add(kept[key])
        elif key.isdecimal() and int(key) in uploads:
            carried.add(clean(entry.get("filename") or uploads[int(key)].filename))
        else:
            (place / "id").object("ATTACHMENT_NOT_FOUND", f"There is no file {key}")
    for index in uploads.keys() - {int(key) for key in listed if key.isdecimal()}:
        (spot / index).object("ATTACHMENT_NOT_LISTED", "A file came that the list does not name")
    return carried


def clean(filename: str) -> str:
    """A file's name as Discord stores it."""
    kept = "".join(c if c.isalnum() or c in "-_.()" else "_" for c in filename)
    return kept or "file"


def mentions(spot: Spot, value: Any) -> None:
    """Checks ``allowed_mentions``."""
    if value is None:
        return
    if not isinstance(value, dict):
        spot.object("DICT_TYPE_CONVERT", "Only dictionaries may be used here")
        return
    spot.fields(value, ("parse", "users", "roles", "replied_user"))
    parse = (spot / "parse").items(value.get("parse"), 0, 3)
    for index, word in enumerate(parse):
        if word not in ("users", "roles", "everyone"):
            (spot / "parse" / index).object("BASE_TYPE_CHOICES", "users, roles or everyone")
    for name in ("users", "roles"):
        ids = (spot / name).items(value.get(name), 0, 100)
        if ids and name in parse:
            (spot / name).object(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.',
            )
        for index, entry in enumerate(ids):
            if not str(entry).isdecimal():
                (spot / name / index).object("NUMBER_TYPE_COERCE", "Not a snowflake.")
    (spot / "replied_user").switch(value.get("replied_user"))


def _nonce(spot: Spot, value: Any) -> None:
    if isinstance(value, str):
        spot.text(value, 0, 25)
    elif value is not None and (not isinstance(value, int) or isinstance(value, bool)):
        spot.object("NONCE_TYPE", "A nonce is a number or a text.")
