"""Misbehavior on request, as a bot meets it."""

import asyncio

import aiohttp
import pytest

from tests.sandbox.wire import PARLOUR, Wire


async def test_requests_fail_on_request(wire: Wire) -> None:
    """The next two posts fail with 502 and do nothing, the third is served."""
    (gus,) = await wire.sandbox.join("Gus")

    await gus.control("fault", misdeed="fail", status=502, times=2, method="POST", path="/messages")
    said = [await wire.post({"content": str(n)}) for n in range(3)]

    assert [s.status for s in said] == [502, 502, 200]
    assert len(wire.world.channels[PARLOUR].messages) == 1


async def test_a_429_on_request_says_when_to_come_back(wire: Wire) -> None:
    """The response has Via and the requested time."""
    (gus,) = await wire.sandbox.join("Gus")

    await gus.control("fault", misdeed="fail", status=429, seconds=0.25)
    said = await wire.post({"content": "x"})

    assert (said.body["retry_after"], "Via" in said.headers) == (0.251, True)


async def test_an_answer_can_be_lost(wire: Wire) -> None:
    """The request is carried out, but the connection ends without an answer."""
    (gus,) = await wire.sandbox.join("Gus")

    await gus.control("fault", misdeed="lose", method="POST")
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await wire.post({"content": "x"})

    assert len(wire.world.channels[PARLOUR].messages) == 1


async def test_a_request_can_be_carried_out_twice(wire: Wire) -> None:
    """The bot gets the second answer: the interaction was answered already."""
    (gus,) = await wire.sandbox.join("Gus")
    asked = wire.use()

    await gus.control("fault", misdeed="twice", path="/callback")
    said = await wire.answer(asked, 5)

    assert said.code == 40060
    assert (await asked.outcome)["outcome"] == "deferred"


async def test_an_acknowledgement_can_come_late(wire: Wire) -> None:
    """Delayed by more than three seconds it is refused with 10062."""
    (gus,) = await wire.sandbox.join("Gus")
    asked = wire.use()

    await gus.control("fault", misdeed="delay", seconds=4, path="/callback")
    arrival = asyncio.create_task(wire.sandbox.sandbox.record.arrival("/callback"))
    late = asyncio.create_task(wire.answer(asked, 5))
    await arrival
    wire.sandbox.clock.move(4)

    assert (await late).code == 10062
    assert (await asked.outcome)["outcome"] == "failed"


async def test_faults_can_be_cleared(wire: Wire) -> None:
    """After faults are cleared the sandbox behaves well."""
    (gus,) = await wire.sandbox.join("Gus")

    await gus.control("fault", misdeed="fail", times=9)
    await gus.control("behave")

    assert (await wire.post({"content": "x"})).status == 200


async def test_failures_on_request_are_not_the_bots(wire: Wire) -> None:
    """Failures on request are on record, but not among the errors."""
    (gus,) = await wire.sandbox.join("Gus")

    await gus.control("fault", misdeed="fail")
    await wire.post({"content": "x"})

    assert wire.sandbox.errors() == []
    assert wire.sandbox.sandbox.record.requests()[-1]["kind"] == "fault"


async def test_the_record_has_what_was_said(wire: Wire) -> None:
    """A test can read payload, files and answer of every request."""
    await wire.post({"content": "x"}, files=(("b.png", b"abc"),))
    await wire.post({"content": ""})

    good, bad = wire.sandbox.sandbox.record.requests()[-2:]
    assert good["payload"] == {"content": "x"}
    assert good["files"] == [{"index": 0, "filename": "b.png", "size": 3}]
    assert (good["status"], bad["status"]) == (200, 400)
    assert wire.sandbox.errors() == [("POST", f"/channels/{PARLOUR}/messages", 50006)]
