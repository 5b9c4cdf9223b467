"""The bot's own emojis."""

import base64
import binascii
import re
from typing import Any

from sandbox.payload import Payload
from sandbox.refusals import Refused
from sandbox.rest.routes import Call, Routes
from sandbox.rules.problems import Spot

routes = Routes()
ALL = "/applications/{application_id}/emojis"
NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)
LARGEST = 256 * 1024


@routes("GET", ALL)
async def several(call: Call) -> Payload:
    """All of them."""
    return {"items": list(call.world.emojis.values())}


@routes("POST", ALL)
async def create(call: Call) -> Payload:
    """Adds one."""
    body = call.fields
    spot = Spot()
    spot.fields(body, ("name", "image"))
    _name(spot / "name", body.get("name"))
    _image(spot / "image", body.get("image"))
    spot.settle()
    number = call.world.snowflakes.next()
    call.world.emojis[number] = {
        "id": str(number),
        "name": body["name"],
        "roles": [],
        "user": call.world.bot.payload(),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    return call.world.emojis[number]


@routes("DELETE", ALL + "/{emoji_id}")
async def remove(call: Call) -> None:
    """Takes one away."""
    if call.world.emojis.pop(call.number("emoji_id"), None) is None:
        raise Refused(10014)


def _name(spot: Spot, value: Any) -> None:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        spot.object("STRING_TYPE_REGEX", "2 to 32 letters, digits and underscores.")


def _image(spot: Spot, value: Any) -> None:
    found = IMAGE.fullmatch(value) if isinstance(value, str) else None
    try:
        content = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        content = b""
    if not content:
        spot.object("IMAGE_INVALID", "Not an image.")
    elif len(content) > LARGEST:
        spot.object("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
