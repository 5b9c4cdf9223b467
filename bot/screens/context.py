"""
A screen's context: everything it is made from, for one reader at one moment.

It holds the reader's view, what the seat can do now, and the words. It never holds the state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.chat.address import Address
from bot.chat.names import plain
from bot.chat.operation import Operation
from bot.chat.pictures import icons
from bot.screens.shown import shown_in
from bot.screens.verb import Shown
from bot.table.state.memory import Used
from bot.table.table import Table
from game import Choice, Game, refuse
from game.base.bank_trade import rate
from game.base.discard import safe
from game.base.move_robber import spared
from game.core.action import Action, Reason
from game.core.cards import Cards, Seat
from game.core.state import State
from game.core.view import View
from render import Player
from words import Words, bare


def called(player: Player) -> str:
    """A player's name with the mark of the colour, for texts."""
    return f"{icons.seat(player.colour)} {plain(player.name)}"


def labeled(player: Player) -> str:
    """A player's name with the mark of the color, for buttons and options: without markdown."""
    return f"{icons.seat(player.colour)} {bare(plain(player.name))}"


@dataclass(frozen=True, slots=True)
class ScreenContext:
    """Everything a screen for one seat is made from: view, options, players, words."""

    game: str
    view: View
    options: Sequence[Action | Choice]
    """Actions that the reader's seat can take now."""
    seat: Seat
    acted: int
    """The number of this seat's latest action: buttons made before it are stale."""
    players: tuple[Player, ...]
    w: Words
    rates: tuple[int, ...] = ()
    """By kind of card, how many this seat gives the bank for one."""
    prices: Mapping[type[Action], Cards] = field(default_factory=dict)
    """Prices of verbs for this seat now; a verb without an entry costs what the rules list."""
    refusals: Mapping[str, Reason] = field(default_factory=dict)
    """By the action's name, why a verb without options can't be played."""
    safe: int | None = None
    """Largest hand of this seat that is safe at any seven; None if nobody has looked."""
    spared: str = ""
    """Which opponents' hexes a friendly robber of this seat keeps off now; see `spared`."""
    scale: float = 1.0
    theme: str = "classic"
    """The theme of the reader's pictures."""
    previews: bool = False
    """Whether the reader confirms each choice before it counts."""
    hints: bool = False
    """Whether the reader can ask for hints."""
    prepared: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The moments for which this seat has prepared an answer, each with the choices made."""
    used: Sequence[Used] = ()
    """Prepared answers that were given or dropped since the seat's person last acted."""

    def who(self, seat: Seat) -> str:
        """A player's name with the mark of the colour, for texts."""
        return called(self.players[seat])

    def label(self, seat: Seat) -> str:
        """A player's name for buttons and options, which show no markdown."""
        return labeled(self.players[seat])

    def to(self, operation: Operation) -> Address:
        """The address of an operation for this seat and moment."""
        moment = (str(int(self.seat)), str(self.acted))
        return Address(self.game, operation.op, (*moment, *operation.pack()))

    def price(self, shown: Shown) -> Cards:
        """The price of a verb for this seat now; no cards if it has none."""
        rules = self.view.rules
        listed = rules.prices.get(shown.action, rules.no_cards)
        return self.prices.get(shown.action, listed)

    def is_open(self, shown: Shown) -> bool:
        """Whether the seat can play this verb now."""
        return bool(self.listed(shown.action) or self.described(shown.action))

    def listed(self, action: type[Action]) -> list[Action]:
        """The listed options of this type."""
        return [option for option in self.options if type(option) is action]

    def described(self, action: type[Action]) -> list[Choice]:
        """The described options of this type."""
        return [
            option
            for option in self.options
            if isinstance(option, Choice) and option.action is action
        ]


def context_of(  # each argument differs by reader
    table: Table, seat: Seat, w: Words, scale: float, look: str = "", *, previews: bool = False
) -> ScreenContext:
    """The context of one seat of a running game; without a *look*, the table's theme is used."""
    game = table.playing()
    options = game.options(seat)
    rules = game.state.rules
    return ScreenContext(
        game=table.id,
        view=game.view(seat),
        options=options,
        seat=seat,
        acted=table.acted[seat],
        players=table.players(),
        w=w,
        rates=tuple(rate(game.state, seat, kind) for kind in range(len(rules.cards))),
        prices={verb: rules.price(game.state, seat, verb) for verb in rules.prices},
        refusals=_refusals(game, seat, options),
        safe=safe(game.state, seat),
        spared=spared(game.state, seat),
        scale=scale,
        theme=table.theme_for(look),
        previews=previews,
        hints=table.has_hints,
        prepared=table.memory.prepared.get(seat, {}),
        used=table.used(seat),
    )


def _refusals(game: Game, seat: Seat, options: Sequence[Action | Choice]) -> dict[str, Reason]:
    """The first rule against each verb that has no option now."""
    state = game.state
    open_now = {option.action if isinstance(option, Choice) else type(option) for option in options}
    return {
        shown.name: reason
        for shown in shown_in(state.rules)
        if shown.action not in open_now
        and shown.pick not in ("trade", "offer")
        # The bank's rates are shown even to a player who can't pay.
        and (shown.pick != "exchange" or shown.rate)
        and (reason := refuse(state, seat, _sample(state, shown)))
    }


def _sample(state: State, shown: Shown) -> Action:
    """An action of a verb, to ask why it can't be played: one at no place if it is bought."""
    kinds, is_bought = len(state.rules.cards), shown.action in state.rules.prices
    return shown.nowhere(kinds) if is_bought else shown.blank(kinds)


def hand_line(context: ScreenContext) -> str:
    """The reader's resource cards in a line."""
    hand = context.view.seats[context.seat].hand or ()
    return (
        context.w.cards(hand, context.view.rules) if any(hand) else context.w.say("ui.hand.empty")
    )
