"""What people are told when something does not work."""

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
    """Who cannot pay for a road is told what a road costs."""
    game = Game.new(3, Dice(1))
    refused = Illegal(No.CANNOT_PAY, BuildRoad(EdgeId(0)), game.state.rules)

    assert price in faults.sentence(refused, Words(language))


def test_a_refusal_carries_the_rules_it_was_given_under() -> None:
    """What the engine refuses says under which rules, so that a sentence can name prices."""
    game = Game.new(3, Dice(1))

    with pytest.raises(Illegal) as refused:
        game.play(Seat(0), BuildRoad(EdgeId(0)), Dice(1))

    assert refused.value.rules is game.state.rules


class Refusing(Visit):
    """A visit of which Discord does not take the first answers."""

    left = 1

    async def edit_original_response(self, **facts: Any) -> discord.Object:
        """Refuse as long as any are left to refuse."""
        if self.left:
            self.left -= 1
            answer: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(answer, {"code": 50035, "message": "Invalid Form Body"})
        return await super().edit_original_response(**facts)


class Answered(Visit):
    """A visit that somebody has acknowledged already."""

    async def defer(self, **facts: Any) -> None:
        """Refuse to be acknowledged once more."""
        raise discord.InteractionResponded(self.it)


async def test_what_discord_does_not_take_is_answered_all_the_same(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """Where the sentence itself is refused, a plain one with the reference of the log comes."""
    visit = Refusing(services(store))

    await faults.explain(visit.client.services, Caller.of(visit.it), Refused("ui.error.full"))

    (reference,) = [record.reference for record in caplog.records]  # type: ignore[attr-defined]  # of a fault
    assert visit.said == [Words().say("ui.error.fault", reference=reference)]


async def test_the_last_door_never_raises(store: Store) -> None:
    """Not where nothing can be said at all, nor where the sentence lacks a fact."""
    visit = Refusing(services(store))
    visit.left = 9
    home = visit.client.services

    await faults.explain(home, Caller.of(visit.it), Stale(), "no such game")
    await faults.explain(home, Caller.of(Visit(home).it), Refused("ui.error.occupied_at"))

    assert visit.said == []


async def test_who_is_acknowledged_already_is_answered(store: Store) -> None:
    """Discord is not asked twice to let somebody wait, and no fault comes of it."""
    visit = Answered(services(store))

    await faults.explain(visit.client.services, Caller.of(visit.it), Refused("ui.error.full"))

    assert visit.said == [Words().say("ui.error.full")]
