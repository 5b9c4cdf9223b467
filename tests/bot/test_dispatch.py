"""Clicks on forged, outdated or foreign addresses always get a calm answer."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.chat.address import LIMIT, MARK, Address
from bot.features.play import dispatch, private, public
from bot.features.play.answers import Answers
from bot.publish.posts.operations import Looks
from bot.scenes import SCENES, clear
from bot.screens.clicked import Opens
from bot.screens.shown import SHOWN
from bot.table.table import Table
from game import offered
from tests.bot.clicking import ALBA, Doors, begun, seated

Template = tuple[int, Address, tuple[str, ...]]
"""An address that a person sees, and the values of its menu."""

FUZZ = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
JUNK = st.sampled_from(
    ["", "x", "-1", "0", "3", "99", "9" * 60, "²", "1.5", "1-2", "0-0-0-0-1", "t1.9", "x1", "agree"]
    + [shown.name for shown in SHOWN]
)
BOTH = st.booleans()
OPS = (*dispatch.handlers(), "unknown")


@pytest.fixture
def forgers() -> dict[str, Forger]:
    """The people who forge addresses: none at first."""
    return {}


async def put(there: Doors, scene: str) -> Table:
    """A table at *scene*; in the middle of a game it has every box."""
    store, found = there.client.services.store, SCENES[scene]
    await clear(store)
    if found is None:
        return await seated(store)
    modules = max(offered(), key=len) if scene == "midgame" else ("base",)
    return await begun(store, found, modules)


async def templates(there: Doors, table: Table) -> list[Template]:
    """Every sort of address that people see without acting, with one example of each."""
    await there.client.services.publisher.catch_up()
    await there.client.services.publisher.finish()
    rows = [row for post in there.posts for row in post.get("components") or ()]
    public_parts = [part for row in rows for part in row["components"]]
    found: dict[tuple[object, ...], Template] = {}
    for user in table.people:
        parts = list(public_parts)
        while parts:
            part = parts.pop()
            address = Address.parse(part["custom_id"])
            assert address is not None
            is_private = address.op in private.buttons()
            sort = (user, address.op, len(address.args), address.args[2 * is_private :][:1])
            values = tuple(option["value"] for option in part.get("options", ()))
            if sort in found:
                continue
            found[sort] = user, address, values
            if not acts(address):
                chosen = values[:1] if "options" in part else None
                outcome = await there.click(user, str(address), chosen, private=is_private)
                assert outcome.is_calm, outcome
                parts += outcome.parts
    seen = {address.op for _, address, _ in found.values()}
    rest = (Address(table.id, op, ("agree-0", "0", "x")) for op in OPS if op not in seen)
    return [*found.values(), *((ALBA, address, ()) for address in rest)]


def acts(address: Address) -> bool:
    """Whether a click on *address* does more than look."""
    what = address.args[0].partition("-")[0] if address.args else ""
    looks = {op for op, found in private.buttons().items() if issubclass(found, Opens)} | {"board"}
    if address.op == "l":
        return what not in ("options", "option", "help")
    if address.op in POSTS:
        return public.acts(what) or issubclass(public.operations().get(what, Looks), Answers)
    return address.op not in looks


POSTS = {op for op, handler in dispatch.handlers().items() if handler is dispatch.PUBLIC}


def spoilt(data: st.DataObject, parts: tuple[str, ...]) -> tuple[str, ...]:
    """The *parts* of an address, with one perhaps replaced, missing or doubled."""
    if not parts:
        return data.draw(st.lists(JUNK, max_size=1).map(tuple))
    at = data.draw(st.integers(0, len(parts) - 1))
    ways = (parts[at],), (data.draw(JUNK),), (), (parts[at], parts[at])
    return (*parts[:at], *data.draw(st.sampled_from(ways)), *parts[at + 1 :])


class Forger:
    """A person who has seen every address of a table, and forges their own."""

    def __init__(self, there: Doors, table: Table, known: list[Template]) -> None:
        self.there = there
        self.game = table.id
        self.known = known

    async def click(self, data: st.DataObject) -> None:
        """Press a forged button, and check that the answer is calm."""
        user, address, values = data.draw(st.sampled_from(self.known))
        op = data.draw(st.sampled_from(OPS)) if data.draw(BOTH) else address.op
        args = address.args
        if op in private.buttons() and len(args) > 1 and data.draw(BOTH):
            # Use the current moment, so that the rest of the address is looked at.
            table = await self.there.client.services.tables.look(self.game)
            seat = table.acting_seat(user) or 0
            args = (str(int(seat)), str(table.acted[seat]), *args[2:])
            args = (*args[:2], *spoilt(data, args[2:]))
        else:
            args = spoilt(data, args)
        to = ":".join((MARK, address.game, op, *args))[:LIMIT]
        is_menu, is_private = data.draw(BOTH), data.draw(BOTH)
        chosen = spoilt(data, values) if values or is_menu else None

        outcome = await self.there.click(user, to, chosen, private=is_private)

        assert outcome.is_calm, (to, chosen, outcome)


@pytest.mark.parametrize("scene", ["lobby", "seven", "offer", "midgame"])
@FUZZ
@given(data=st.data())
async def test_no_forged_address_is_a_fault(
    forgers: dict[str, Forger], there: Doors, scene: str, data: st.DataObject
) -> None:
    """Real addresses with missing, doubled or swapped parts get a calm answer."""
    if scene not in forgers:
        table = await put(there, scene)
        forgers[scene] = Forger(there, table, await templates(there, table))

    await forgers[scene].click(data)


@FUZZ
@given(to=st.text(max_size=LIMIT) | st.lists(JUNK, max_size=6).map(":".join))
async def test_what_is_no_address_is_told_so(there: Doors, to: str) -> None:
    """A button of another program, or of none, gets a calm sentence."""
    for address in (to, f"{MARK}:{to}"):
        outcome = await there.click(ALBA, address)

        assert outcome.is_calm, (address, outcome)
        assert outcome.text
