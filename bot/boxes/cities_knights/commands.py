"""Commands of Cities & Knights: knights, improvements and progress cards."""

from __future__ import annotations

from discord import app_commands

from bot.boxes.cities_knights.prepared import BEFOREHAND, TAKE
from bot.boxes.cities_knights.shown import ANSWER, PLAY
from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.features.play import groups
from bot.features.play.acting import (
    act,
    choose,
    context_of,
    glance,
    held,
    proposed,
    told,
    value_of,
    way,
    ways,
)
from bot.features.play.acting import cards as read_cards
from bot.features.play.command import command, group
from bot.features.play.verbs import plays
from bot.features.prepare import commands as prepare
from bot.features.prepare.preparation import thing
from bot.features.prepare.screens import label
from bot.publish.services import Services
from bot.screens import panel
from bot.screens.choosing import picks
from bot.screens.context import ScreenContext
from bot.screens.reading import need_option
from bot.screens.shown import BY_NAME, SHOWN
from bot.screens.verb import Shown
from game import Illegal
from game.base.refusals import No as Base
from game.cities_knights import (
    play_deserter,
    play_diplomat,
    play_intrigue,
    play_inventor,
    play_master_merchant,
    play_merchant,
    play_spy,
    promote_knight,
)
from game.cities_knights.parts import Cities
from game.cities_knights.play_alchemist import PlayAlchemist
from game.cities_knights.progress import No as Progress
from game.cities_knights.take_water import No, TakeWater

GROUP = group("knights")
COMMANDS = (GROUP,)


AIMED = (
    *(play_deserter.No, play_diplomat.No, play_intrigue.No, play_inventor.No, play_spy.No),
    *(play_master_merchant.No, play_merchant.No, promote_knight.No),
)
"""Reasons that refuse one possible choice for a card, not the card itself."""


def _need(context: ScreenContext) -> ScreenContext:
    """
    The *context* itself, if its game is played with Cities & Knights.

    :raises Refused: if it is not.
    """
    if Cities.__name__ not in context.view.parts:
        raise Refused("ui.error.no_knights")
    return context


for _path in ("knights hire", "knights activate", "knights promote"):
    plays(_path, "spot", parent=GROUP, needs=_need)
plays("knights all", parent=GROUP, needs=_need)
for _path in ("knights move", "knights chase"):
    plays(_path, "how", parent=GROUP, needs=_need, explains=True)
plays("build improvement", "how", parent=groups.BUILD, needs=_need, explains=True)


async def cards(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The cards in hand, then every choice for them, for autocomplete."""
    context = await glance(services, caller)
    chosen = [
        (label, value)
        for label, value in proposed(context, PLAY)
        if BY_NAME[value.partition(".")[0]].pick != "nothing"
    ]
    return [*((told(context, shown), shown.name) for shown in held(context)), *chosen]


@command(PLAY, parent=groups.CARD, completes={"how": cards})
async def play(services: Services, caller: Caller, how: str | None = None) -> None:
    """Play a progress card: one in hand, or a card with its choice from autocomplete."""
    context = _need(await context_of(services, caller))
    if how is None:
        await caller.show(picks.owed(context) or panel.at(context, "card"))
        return
    found = ways(context, PLAY)
    own = {shown.name: shown for shown in held(context)}
    known = [(context.w.dev_card(shown.card), name) for name, shown in own.items()]
    known += [(label, value) for value, (label, _) in found.items()]
    meant = value_of(how, known)
    if meant in found:
        await act(services, caller, context, found[meant][1])
        return
    shown = own[meant]
    _need_aim(context, shown)
    if shown.pick == "nothing":
        await act(services, caller, context, shown.action())
    else:
        await choose(caller, context, shown)


def _need_aim(context: ScreenContext, shown: Shown) -> None:
    """
    Say why a card can't be played; if every possible choice is refused, it has no effect.

    :raises Refused: if there is no place for it.
    :raises Illegal: with the rule that refuses it.
    """
    reason, rules = context.refusals.get(shown.name), context.view.rules
    if isinstance(reason, AIMED) or reason in (Progress.NOT_OPPONENT, Base.NO_SUCH_KIND):
        blank = shown.blank(len(rules.cards))
        raise Illegal(Progress.NO_EFFECT, blank, rules, context.seat)
    need_option(context, shown)


@command("card alchemist", parent=groups.CARD)
async def alchemist(
    services: Services,
    caller: Caller,
    red: app_commands.Range[int, 1, 6] | None = None,
    yellow: app_commands.Range[int, 1, 6] | None = None,
) -> None:
    """Choose the dice of this roll."""
    context = _need(await context_of(services, caller))
    shown = BY_NAME["PlayAlchemist"]
    if red is None or yellow is None:
        await choose(caller, context, shown)
        return
    need_option(context, shown)
    await act(services, caller, context, PlayAlchemist(red, yellow))


async def answers(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Every answer that the caller can give now, for autocomplete."""
    return proposed(await glance(services, caller), ANSWER)


@command(ANSWER, parent=groups.CARD, completes={"how": answers})
async def answer(services: Services, caller: Caller, how: str | None = None) -> None:
    """Answer a question of this box: with a choice from autocomplete, or with typed cards."""
    context = _need(await context_of(services, caller))
    if how is None:
        await caller.show(picks.owed(context) or panel.main(context))
        return
    asked = [s for s in SHOWN if s.command == ANSWER and context.described(s.action)]
    if asked and how not in ways(context, ANSWER):
        (shown,) = asked
        await act(services, caller, context, shown.action(read_cards(context, how)))
        return
    await act(services, caller, context, way(context, ANSWER, how))


async def brings(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The resources, for autocomplete."""
    context = await glance(services, caller)
    found = BEFOREHAND.choices(context.view.rules)
    return [(label(context, choice), thing(choice)) for choice in found]


@command("prepare aqueduct", parent=groups.PREPARE, completes={"take": brings})
async def aqueduct(
    services: Services, caller: Caller, take: str | None = None, ask: bool = False
) -> None:
    """Prepare the aqueduct: the resource to take when a roll brings nothing."""
    context = _need(await context_of(services, caller))
    chosen, rules = prepare.cards(context, TAKE, take), context.view.rules
    if not {*chosen} <= {*BEFOREHAND.choices(rules)}:
        raise Illegal(No.NO_RESOURCE, TakeWater(0), rules, context.seat)
    await prepare.prepared(services, caller, context, BEFOREHAND, None if ask else chosen)
