"""Reads the body of a request: JSON, or JSON with files."""

import json
import re
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.payload import Payload
from sandbox.refusals import Refused
from sandbox.rules.messages import Upload

FILE = re.compile(r"files\[(\d+)\]")


async def read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The JSON of *request*, or None, and its files by number."""
    # aiohttp's own `content_type` is slow: it parses each new boundary as an e-mail's header.
    if not request.headers.get("Content-Type", "").startswith("multipart/form-data"):
        raw = await request.read()
        return (_parsed(raw) if raw else None), {}
    body: Any = {}
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refused(50109)
        content, name = bytes(await part.read()), part.name or ""
        if name == "payload_json":
            body = _parsed(content)
        elif found := FILE.fullmatch(name):
            uploads[int(found[1])] = Upload(part.filename or "file", content)
        else:
            raise Refused(50035, {name or "?": {"_errors": [{"code": "UNKNOWN_FIELD"}]}})
    return body, uploads


def listed(uploads: dict[int, Upload]) -> list[Payload]:
    """The files for the record, without their bytes."""
    return [
        {"index": index, "filename": upload.filename, "size": len(upload.content)}
        for index, upload in uploads.items()
    ]


def _parsed(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise Refused(50109) from None
