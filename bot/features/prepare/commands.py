"""Commands for prepared answers of the base game; see `bot.features.prepare.moments`."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.features.play import groups
from bot.features.play.acting import context_of, glance, kind, kinds, player, players, value_of
from bot.features.play.command import command
from bot.features.prepare import clicks as prepare
from bot.features.prepare import preparing
from bot.features.prepare.moments import offers as of_offers
from bot.features.prepare.moments import robber as of_robber
from bot.features.prepare.moments import seven as of_seven
from bot.features.prepare.moments import turn as of_turn
from bot.features.prepare.preparation import Preparation, thing
from bot.features.prepare.screens import choices, label
from bot.publish.services import Services
from bot.screens.context import ScreenContext


async def yields(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The kinds of card that hexes produce, for autocomplete."""
    context = await glance(services, caller)
    found = choices(context, of_robber.BEFOREHAND, of_robber.HEX)
    return [(label(context, choice), thing(choice)) for choice in found]


async def builds(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Everything that can be built or bought, for autocomplete."""
    return _builds(await glance(services, caller))


@command("prepare turn", parent=groups.PREPARE, completes={"unless": builds})
async def turn(
    services: Services, caller: Caller, unless: str | None = None, ask: bool = False
) -> None:
    """Prepare the turn: roll, and end it if nothing can be built."""
    context = await context_of(services, caller)
    known = _builds(context)
    waits = [value_of(part.strip(), known) for part in (unless or "").split(",") if part.strip()]
    await prepared(services, caller, context, of_turn.BEFOREHAND, None if ask else waits)


@command("prepare seven", parent=groups.PREPARE, completes={"keep": kinds})
async def seven(
    services: Services, caller: Caller, keep: str | None = None, ask: bool = False
) -> None:
    """Prepare a seven: the cards to keep as long as possible."""
    context = await context_of(services, caller)
    kept = cards(context, of_seven.SPARE, keep)
    await prepared(services, caller, context, of_seven.BEFOREHAND, None if ask else kept)


@command("prepare offers", parent=groups.PREPARE, completes={"want": kinds, "give": kinds})
async def offers(
    services: Services,
    caller: Caller,
    want: str | None = None,
    give: str | None = None,
    ask: bool = False,
) -> None:
    """Prepare the answers to offers off turn: which to refuse, and which to accept."""
    context = await context_of(services, caller)
    if give and not want:
        raise Refused("ui.error.want_first")
    both = ((of_offers.WANT, want), (of_offers.GIVE, give))
    chosen = [_card(context, of, typed) for of, typed in both if typed]
    await prepared(services, caller, context, of_offers.BEFOREHAND, None if ask else chosen)


@command("prepare robber", parent=groups.PREPARE, completes={"victim": players, "hex": yields})
async def robber(
    services: Services,
    caller: Caller,
    victim: str | None = None,
    hex: str | None = None,  # noqa: A002  # the players' word
    ask: bool = False,
) -> None:
    """Prepare the robber after one's own seven: whom to rob, and where."""
    context = await context_of(services, caller)
    chosen = [f"{of_robber.SEAT} {int(player(context, victim))}"] if victim else []
    chosen += [_card(context, of_robber.HEX, hex)] if hex else []
    await prepared(services, caller, context, of_robber.BEFOREHAND, None if ask else chosen)


def _builds(context: ScreenContext) -> list[tuple[str, str]]:
    found = of_turn.choices(context.view.rules)
    return [(label(context, choice), choice) for choice in found]


def cards(context: ScreenContext, of: str, typed: str | None) -> list[str]:
    """The choices of a group for the typed kinds of card, which are separated by commas."""
    return [_card(context, of, part) for part in (typed or "").split(",") if part.strip()]


def _card(context: ScreenContext, of: str, typed: str) -> str:
    """The choice of a group for the typed kind of card."""
    return f"{of} {context.view.rules.cards[kind(context, typed.strip())].name}"


async def prepared(
    services: Services,
    caller: Caller,
    context: ScreenContext,
    moment: Preparation,
    chosen: list[str] | None,
) -> None:
    """Prepare *chosen*, or drop the prepared answer if it is None, and show the result."""
    await preparing.prepare(
        services.games, context.game, caller.user, context.seat, moment.name, chosen
    )
    await prepare.show(services, caller, context.game, context.seat, moment.name)


COMMANDS = (groups.PREPARE,)
