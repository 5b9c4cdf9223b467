"""Helpers for commands that play a verb: the channel's table, the seat, the answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.chat.screen import capital
from bot.features.play.private import play
from bot.publish.seated import Seated
from bot.publish.services import Services
from bot.screens import reading
from bot.screens.choosing import hints, listed, picks
from bot.screens.choosing.places import places as places_of
from bot.screens.context import ScreenContext
from bot.screens.menus import later
from bot.screens.reading import need_option
from bot.screens.shown import BY_NAME, SHOWN, shown_in
from bot.screens.verb import Shown, does
from bot.table.moment import check_moment, outside
from bot.table.table import Table
from game import Action, Cards, Choice, Seat
from game.board.places import hexes_of
from game.core.cards import one
from words import bare, meant, number, quoted

HEXES = {"hex": 1, "edge": 2, "corner": 3}
"""Number of hexes that name each kind of place."""


ICON = re.compile(r"<?a?:\w+:(\d+>)?")
"""An icon as it appears in copied text."""


async def context_of(services: Services, caller: Caller) -> ScreenContext:
    """The context of the caller at the table of this channel."""
    game = await services.tables.game_in(caller.channel)
    await services.heal(caller, game)
    async with services.tables.seen(game) as table:
        return Seated(services, caller, table, own_seat(table, caller)).context()


async def glance(services: Services, caller: Caller) -> ScreenContext:
    """The caller's context for autocomplete, which has three seconds and never waits."""
    table = await services.tables.glance(caller.channel)
    return Seated(services, caller, table, own_seat(table, caller)).context()


def own_seat(table: Table, caller: Caller, *, plays: bool = True) -> Seat:
    """
    The seat that the caller speaks for; with *plays*, only while the game can be played.

    :raises Refused: if they have none, or the game does not run.
    """
    seat = table.acting_seat(caller.user)
    if seat is None:
        raise outside(table, caller.user)
    check_moment(table, caller.user, seat, plays=plays)
    return seat


async def act(
    services: Services, caller: Caller, context: ScreenContext, action: Action, *, part: int = 0
) -> None:
    """Play an action and show the result; *part* counts the actions of one command."""
    screen, again = await services.games.visit(
        context.game,
        lambda table: play(Seated(services, caller, table, context.seat), action, part=part),
    )
    await services.panels.show(caller, context.game, screen, again)
    await services.follow(caller, context.game)


def verb(context: ScreenContext, path: str) -> Shown:
    """
    The verb that a command means now: one that can be played, or else the usual one.

    An owed piece can differ from the usual one. It can then be placed by that piece's command too.
    """
    found = [shown for shown in SHOWN if shown.command == path]
    open_now = {
        option.action if isinstance(option, Choice) else type(option) for option in context.options
    }
    able = [shown for shown in SHOWN if shown.action in open_now]
    pieces = (s for s in able if s.ghost and path == f"build {s.ghost(context)}")
    return next((shown for shown in (*found, *pieces) if shown in able), found[0])


async def choose(caller: Caller, context: ScreenContext, shown: Shown) -> None:
    """Open the private screen for a verb."""
    need_option(context, shown)
    await caller.show(picks.pick(context, shown))


def labels(context: ScreenContext, shown: Shown) -> list[tuple[str, str]]:
    """Every legal place in words, with its name by hexes."""
    topology = context.view.topology
    named: dict[str, Callable[[Any], str]] = {
        "edge": topology.edge_name,
        "corner": topology.corner_name,
        "hex": topology.hex_name,
    }
    return [
        (context.w.place(context.view, shown.pick, place), named[shown.pick](place))
        for place in places_of(context, shown)
    ]


def hinted(context: ScreenContext, shown: Shown) -> list[tuple[str, str]]:
    """Every legal place as autocomplete proposes it: with a hint, and its name by hexes."""
    legal = places_of(context, shown)
    told = (hints.of_place(context, shown, shown.pick, place, legal) for place in legal)
    return [
        (hints.said(label, hint), value)
        for (label, value), hint in zip(labels(context, shown), told, strict=True)
    ]


def ways(context: ScreenContext, path: str) -> dict[str, tuple[str, Action]]:
    """Every action that a command can play now, by a short value: in words, and the action."""
    found: dict[str, tuple[str, Action]] = {}
    for shown in SHOWN:
        if shown.command != path:
            continue
        actions = context.listed(shown.action)
        for choice in context.described(shown.action) if shown.pick == "cards" else ():
            actions += [shown.action(**{shown.field: cards}) for cards in singles(choice)]
        for action in actions:
            label = f"{context.w.say(f'ui.verb.{shown.name}')}: {said(context, shown, action)}"
            value = f"{shown.name}.{listed.packed(action)}"
            found[value] = (label.removesuffix(": "), action)
    return found


def proposed(context: ScreenContext, path: str) -> list[tuple[str, str]]:
    """Every action that a command can play now, as autocomplete proposes it: with a hint."""
    return [
        (hints.said(label, hints.hint(context, BY_NAME[type(action).__name__], action)), value)
        for value, (label, action) in ways(context, path).items()
    ]


def held(context: ScreenContext) -> list[Shown]:
    """The verbs that play a card in the seat's hand; those that can be played now come first."""
    cards = context.view.rules.deck_cards
    names = {cards[item.card].name for item in context.view.seats[context.seat].held or ()}
    found = [shown for shown in shown_in(context.view.rules) if shown.card in names]
    return sorted(found, key=lambda shown: not context.is_open(shown))


def told(context: ScreenContext, shown: Shown) -> str:
    """A card as autocomplete proposes it: its name, its effect, and whether it has to wait."""
    what = does(context, shown.card)
    why = "" if context.is_open(shown) else later(context, shown.card)
    hint = context.w.say("ui.card.later", why=why, does=what) if why else what
    return hints.said(capital(context.w.dev_card(shown.card)), hint)


def said(context: ScreenContext, shown: Shown, action: Action) -> str:
    """The choice made in *action*, in words; empty if there is nothing to choose."""
    match shown.pick:
        case "edge" | "corner" | "hex":
            return context.w.place(context.view, shown.pick, getattr(action, shown.field))
        case "kind" | "seat":
            return bare(picks.plain(context, shown, getattr(action, shown.field)))
        case "cards":
            return context.w.cards(getattr(action, shown.field), context.view.rules)
        case "nothing":
            return ""
        case _:
            return listed.label(context, shown, action)


def singles(choice: Choice) -> list[Cards]:
    """Each single card that a description allows; no cards at all if it asks for none."""
    (vector,) = choice.vectors
    size = len(vector.of)
    if not vector.most:
        return [(0,) * size]
    return [one(kind, size) for kind, count in enumerate(vector.of) if count]


def way(context: ScreenContext, path: str, typed: str) -> Action:
    """
    The action that the text means: by its value, or by words that fit only one.

    :raises Refused: if nothing fits, or several do.
    """
    found = ways(context, path)
    return found[value_of(typed, [(label, value) for value, (label, _) in found.items()])][1]


def value_of(typed: str, known: Sequence[tuple[str, str]]) -> str:
    """
    The value in *known* (labels and values) that the text means, by value or by label.

    :raises Refused: if nothing fits, or several do.
    """
    values = [value for _, value in known]
    if typed in values:
        return typed
    fits = [values[at] for at in meant(plain(typed), [label for label, _ in known])]
    if len(fits) != 1:
        raise Refused("ui.error.which_way" if fits else "ui.error.no_such_way", text=quoted(typed))
    return fits[0]


def place(context: ScreenContext, shown: Shown, typed: str) -> int:
    """
    The place that the text means: by its name by hexes, by its whole name, or by some of its words.

    Words mean a legal place if they fit one. If none fits, it may be any place of the board, and
    the rules say why it can't be this one.

    :raises Refused: if no place fits, or several do.
    :raises Illegal: if no place fits, and the verb can't be played at all.
    """
    view, words = context.view, plain(typed)
    try:
        if len(hexes_of(typed)) == HEXES[shown.pick]:
            return view.topology.named(typed)
    except (KeyError, ValueError):
        pass
    names = [
        context.w.place(view, shown.pick, place)
        for place in reading.every_place(context, shown.pick)
    ]
    called = [place for place, name in enumerate(names) if name.casefold() == words.casefold()]
    legal = places_of(context, shown)
    legal = [legal[at] for at in meant(words, [names[place] for place in legal])]
    for fits in (called, legal or meant(words, names)):
        if len(fits) == 1:
            return fits[0]
    need_option(context, shown)
    raise Refused("ui.error.which_place" if legal else "ui.error.no_such_place", text=quoted(typed))


def cards(context: ScreenContext, typed: str) -> Cards:
    """
    The cards that the text means.

    :raises Refused: with a sentence that says what was not understood.
    """
    found = context.w.parse_cards(typed, context.view.rules)
    if found is None:
        raise Refused("ui.error.cards", why=context.w.cards_error(typed, context.view.rules))
    return found


def kind(context: ScreenContext, typed: str) -> int:
    """
    The one kind of card that the text means.

    :raises Refused: if it is none.
    """
    names = [row.name for row in context.view.rules.cards]
    if typed in names:
        return names.index(typed)
    found = cards(context, plain(typed))
    return max(range(len(found)), key=found.__getitem__)


def player(context: ScreenContext, typed: str) -> Seat:
    """
    The other player that the text means: see `person`.

    :raises Refused: if nobody, or more than one, fits.
    """
    others = (seat.seat for seat in context.view.seats if seat.seat != context.seat)
    return person(typed, {seat: context.label(seat) for seat in others})


def person(typed: str, names: Mapping[Seat, str]) -> Seat:
    """
    The player that the text means, by seat number, mark or part of the name.

    The *names* start with their marks. Copied text may have an icon instead of the mark.

    :raises Refused: if nobody, or more than one, fits.
    """
    seats = list(names)
    if (seat := number(typed)) in seats:
        return Seat(seat)
    said = ICON.sub("", plain(typed)).strip()
    having = [s for s, name in names.items() if said and said.casefold() in name.casefold()]
    called = [seats[at] for at in meant(said, list(names.values()))]
    for fits in (having, called):
        if len(fits) == 1:
            return fits[0]
    raise Refused("ui.error.which_player", text=quoted(typed))


def plain(typed: str) -> str:
    """The typed text without the hint that autocomplete shows behind a label."""
    return typed.partition(hints.BEHIND)[0]


async def players(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The other players, for autocomplete."""
    context = await glance(services, caller)
    return [
        standing(context, seat.seat)
        for seat in context.view.seats
        if seat.seat != context.seat and not seat.is_gone
    ]


def standing(context: ScreenContext, seat: Seat) -> tuple[str, str]:
    """A player as autocomplete proposes them: with cards and points, and the seat as value."""
    return hints.said(bare(context.who(seat)), hints.standing(context, seat)), str(int(seat))


async def kinds(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The kinds of card, for autocomplete."""
    context = await glance(services, caller)
    return [(context.w.card(row.name), row.name) for row in context.view.rules.cards]


async def counted_kinds(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The kinds of card, each with the number that the caller can see, for autocomplete."""
    context = await glance(services, caller)
    return [
        (hints.said(context.w.card(row.name), hints.of_kind(context, kind)), row.name)
        for kind, row in enumerate(context.view.rules.cards)
    ]
