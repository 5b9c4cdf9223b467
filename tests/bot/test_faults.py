"""Messages to people when something doesn't work."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.chat.caller import Caller
from bot.chat.refusals import Refused, Stale
from bot.features.play import faults
from game import EdgeId, Game, Illegal, Seat
from game.base.build_road import BuildRoad
from game.base.refusals import No
from storage import Store
from tests.bot.visits import Visit, services
from tests.words.tables import Dice
from words import Words


@pytest.mark.parametrize(("language", "price"), [("en", "1 brick"), ("es", "1 arcilla")])
def test_a_price_that_is_not_covered_is_named(language: str, price: str) -> None:
    """The refusal to a player who can't pay for a road names its price."""
    game = Game.new(3, Dice(1))
    refused = Illegal(No.CANNOT_PAY, BuildRoad(EdgeId(0)), game.state.rules)

    assert price in faults.sentence(refused, Words(language))


def test_a_refusal_carries_the_rules_it_was_given_under() -> None:
    """A refusal by the engine carries the game's rules, so that a sentence can name prices."""
    game = Game.new(3, Dice(1))

    with pytest.raises(Illegal) as refused:
        game.play(Seat(0), BuildRoad(EdgeId(0)), Dice(1))

    assert refused.value.rules is game.state.rules


class Refusing(Visit):
    """A visit for which Discord rejects the first answers."""

    left = 1

    async def edit_original_response(self, **facts: Any) -> discord.Object:
        """Reject answers until none are left to reject."""
        if self.left:
            self.left -= 1
            answer: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(answer, {"code": 50035, "message": "Invalid Form Body"})
        return await super().edit_original_response(**facts)


class Answered(Visit):
    """A visit that has already been acknowledged."""

    async def defer(self, **facts: Any) -> None:
        """Refuse a second acknowledgement."""
        raise discord.InteractionResponded(self.it)


async def test_what_discord_does_not_take_is_answered_all_the_same(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """If Discord rejects the sentence, a plain one with the log's reference replaces it."""
    visit = Refusing(services(store))

    await faults.explain(visit.client.services, Caller.of(visit.it), Refused("ui.error.no_offer"))

    (reference,) = [record.reference for record in caplog.records]  # type: ignore[attr-defined]  # of a fault
    assert visit.said == [Words().say("ui.error.fault", reference=reference)]


async def test_the_last_door_never_raises(store: Store) -> None:
    """`explain` raises neither if no answer gets through nor if the sentence lacks a fact."""
    visit = Refusing(services(store))
    visit.left = 9
    home = visit.client.services

    await faults.explain(home, Caller.of(visit.it), Stale(), "no such game")
    await faults.explain(home, Caller.of(Visit(home).it), Refused("ui.error.occupied_at"))

    assert visit.said == []


async def test_who_is_acknowledged_already_is_answered(store: Store) -> None:
    """An interaction that was acknowledged before isn't acknowledged again, and causes no fault."""
    visit = Answered(services(store))

    await faults.explain(visit.client.services, Caller.of(visit.it), Refused("ui.error.no_offer"))

    assert visit.said == [Words().say("ui.error.no_offer")]
