"""Embeds: each part has a maximum length, and so do all texts together."""

from collections.abc import Collection
from typing import Any

from sandbox.payload import Payload
from sandbox.rules.parts import url
from sandbox.rules.problems import Spot

MOST_TEXT = 6000


def embeds(spot: Spot, value: Any, files: Collection[str]) -> None:
    """Checks the embeds of a message that carries *files*."""
    total = sum(_embed(place, embed, files) for place, embed in spot.objects(value, 0, 10))
    if total > MOST_TEXT:
        spot.object("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _embed(spot: Spot, embed: Payload, files: Collection[str]) -> int:
    texts = [
        (spot / "title").text(embed.get("title"), 0, 256, required=False),
        (spot / "description").text(embed.get("description"), 0, 4096, required=False),
    ]
    for place, field in (spot / "fields").objects(embed.get("fields"), 0, 25):
        texts.append((place / "name").text(field.get("name"), 1, 256))
        texts.append((place / "value").text(field.get("value"), 1, 1024))
    for name, key, most in (("footer", "text", 2048), ("author", "name", 256)):
        part = embed.get(name)
        if isinstance(part, dict):
            texts.append((spot / name / key).text(part.get(key), 1, most))
    for name in ("image", "thumbnail"):
        if isinstance(embed.get(name), dict):
            _picture(spot / name / "url", embed[name].get("url"), files)
    if embed.get("url") is not None:
        url(spot / "url", embed["url"])
    (spot / "color").number(embed.get("color"), 0, 0xFFFFFF, 0)
    pictured = any(embed.get(name) for name in ("image", "thumbnail"))
    if not any(texts) and not pictured:
        (spot / "description").object("BASE_TYPE_REQUIRED", "This field is required")
    return sum(len(text) for text in texts)


def _picture(spot: Spot, value: Any, files: Collection[str]) -> None:
    if isinstance(value, str) and value.startswith("attachment://"):
        if value.removeprefix("attachment://") not in files:
            spot.object("ATTACHMENT_NOT_FOUND", "There is no such file on this message")
    else:
        url(spot, value)
