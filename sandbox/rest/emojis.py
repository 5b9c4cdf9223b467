"""The bot's own emojis."""

import base64
import binascii
import re
from collections.abc import Iterable
from typing import Any

from sandbox.payload import Payload
from sandbox.refusals import Refused
from sandbox.rest.routes import Call, Routes
from sandbox.rules.problems import Spot

routes = Routes()
ALL = "/applications/{application_id}/emojis"
NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)
LARGEST = 256 * 1024
MOST = 2000
BEGINS = {
    "image/png": b"\x89PNG\r\n\x1a\n",
    "image/jpeg": b"\xff\xd8\xff",
    "image/gif": b"GIF8",
    "image/webp": b"RIFF",
}
"""First bytes of each kind of image file."""


@routes("GET", ALL)
async def several(call: Call) -> Payload:
    """All emojis."""
    _own(call)
    return {"items": list(call.world.emojis.values())}


@routes("POST", ALL)
async def create(call: Call) -> Payload:
    """Adds an emoji."""
    _own(call)
    body = call.fields
    spot = Spot()
    spot.fields(body, ("name", "image"))
    _name(spot / "name", body.get("name"), (one["name"] for one in call.world.emojis.values()))
    image = _image(spot / "image", body.get("image"))
    spot.settle()
    if len(call.world.emojis) >= MOST:
        raise Refused(30008)
    number = call.world.snowflakes.next()
    call.world.emoji_images[number] = image
    call.world.emojis[number] = {
        "id": str(number),
        "name": body["name"],
        "roles": [],
        "user": call.world.bot.payload(),
        "require_colons": True,
        "managed": False,
        "animated": image[0] == "image/gif",
        "available": True,
    }
    return call.world.emojis[number]


@routes("DELETE", ALL + "/{emoji_id}")
async def remove(call: Call) -> None:
    """Deletes an emoji."""
    _own(call)
    number = call.number("emoji_id")
    if call.world.emojis.pop(number, None) is None:
        raise Refused(10014)
    del call.world.emoji_images[number]


def _own(call: Call) -> None:
    """Refuses the emojis of other applications."""
    if call.number("application_id") != call.world.bot.id:
        raise Refused(50001)


def _name(spot: Spot, value: Any, taken: Iterable[str]) -> None:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        spot.object("STRING_TYPE_REGEX", "2 to 32 letters, digits and underscores.")
    elif value in taken:
        spot.object("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name exists.")


def _image(spot: Spot, value: Any) -> tuple[str, bytes]:
    """The image's type and its bytes."""
    found = IMAGE.fullmatch(value) if isinstance(value, str) else None
    kind = found[1] if found else ""
    try:
        content = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        content = b""
    if not content or not content.startswith(BEGINS.get(kind, b"")):
        spot.object("IMAGE_INVALID", "Not an image.")
    elif len(content) > LARGEST:
        spot.object("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return kind, content
