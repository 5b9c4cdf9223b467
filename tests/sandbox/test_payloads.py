"""Payloads are judged by our own rules and by Discord's API description alike."""

from collections.abc import Sequence
from typing import Any

import pytest

from sandbox.world import BOT_ID
from tests.sandbox.payloads import BAD, GOOD, OPENAPI, Row
from tests.sandbox.wire import Said, Wire, layout


class Tongue:
    """The ways to send a payload."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    async def create(self, body: Any) -> Said:
        return await self._wire.post(body)

    async def edit(self, body: Any) -> Said:
        posted = await self._wire.post({"content": "before"})
        return await self._wire.edit(posted.body["id"], body)

    async def edit_layout(self, body: Any) -> Said:
        posted = await self._wire.post(layout({"type": 10, "content": "before"}))
        return await self._wire.edit(posted.body["id"], body)

    async def answer(self, body: Any) -> Said:
        return await self._wire.answer(self._wire.use(), 4, body)

    async def answer_7(self, body: Any) -> Said:
        return await self._wire.answer(self._wire.use(), 7, body)

    async def answer_8(self, body: Any) -> Said:
        return await self._wire.answer(self._wire.use(), 8, body)

    async def defer(self, body: Any) -> Said:
        return await self._wire.answer(self._wire.use(), 5, body)

    async def follow_up(self, body: Any) -> Said:
        asked = self._wire.use()
        await self._wire.answer(asked, 4, {"content": "before"})
        return await self._wire.follow(asked, "POST", "", body)

    async def original(self, body: Any) -> Said:
        asked = self._wire.use()
        await self._wire.answer(asked, 5)
        return await self._wire.follow(asked, "PATCH", "/messages/@original", body)

    async def form(self, body: Any) -> Said:
        return await self._wire.answer(self._wire.use(), 9, body)

    async def choices(self, body: Any) -> Said:
        return await self._wire.answer(self._wire.complete(), 8, body)

    async def commands(self, body: Any) -> Said:
        return await self._wire.register(body)

    async def emoji(self, body: Any) -> Said:
        return await self._wire.say("POST", f"/applications/{BOT_ID}/emojis", body)


@pytest.fixture(params=["our rules", "with openapi"])
def rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways a payload is judged."""
    monkeypatch.delenv("HEXHOST_OPENAPI", raising=False)
    if request.param == "with openapi":
        if not OPENAPI.exists():
            pytest.skip("Discord's API description is not here")
        monkeypatch.setenv("HEXHOST_OPENAPI", str(OPENAPI))


async def answers(wire: Wire, rows: Sequence[Row]) -> list[tuple[str, Said]]:
    """The sandbox's answer to each payload, with its name."""
    return [(name, await getattr(Tongue(wire), way)(body)) for name, way, body in rows]


@pytest.mark.usefixtures("rules")
async def test_bad_payloads_are_refused(wire: Wire) -> None:
    """Discord's error names the place."""
    found = await answers(wire, BAD)

    refused = {
        name
        for name, said in found
        if said.status == 400
        and (said.code == 50006 or (said.code == 50035 and said.body["errors"]))
    }
    assert [(name, said) for name, said in found if name not in refused] == []


@pytest.mark.usefixtures("rules")
async def test_good_payloads_are_accepted(wire: Wire) -> None:
    """Payloads that Discord accepts are accepted."""
    found = await answers(wire, GOOD)

    assert [(name, said.body) for name, said in found if said.status != 200] == []


async def test_an_alt_text_has_1024_characters(wire: Wire) -> None:
    """A longer description of a picture is refused."""
    body = {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]}

    long = await wire.post(body, files=(("b.png", b"x"),))
    body["attachments"] = [{"id": 0, "description": "x" * 1024}]
    short = await wire.post(body, files=(("b.png", b"x"),))

    assert (long.code, short.status) == (50035, 200)


async def test_an_upload_has_ten_mebibytes(wire: Wire) -> None:
    """A larger upload is refused with 413."""
    said = await wire.post({"content": "x"}, files=(("b.png", b"x" * (10 * 1024 * 1024 + 1)),))

    assert (said.status, said.code) == (413, 40005)
