"""
A screen's context: all that it is made from, for one reader at one moment.

It holds the reader's view, what the seat may do now, and the words; never the state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.chat.address import Address
from bot.chat.names import plain
from bot.chat.pictures import icons
from bot.screens.shown import shown_in
from bot.screens.verb import Shown
from bot.table.state.memory import Used
from bot.table.table import Table
from game import Choice, Game, refuse
from game.base.bank_trade import rate
from game.base.discard import safe
from game.core.action import Action, Reason
from game.core.cards import Cards, Seat
from game.core.view import View
from render import Player
from words import Words, bare


def called(player: Player) -> str:
    """A player's name with the mark of the colour, for texts."""
    return f"{icons.seat(player.colour)} {plain(player.name)}"


@dataclass(frozen=True, slots=True)
class ScreenContext:
    """What a screen for one seat is made from: view, options, players, words."""

    game: str
    view: View
    options: Sequence[Action | Choice]
    """What the reader's seat may do now."""
    seat: Seat
    acted: int
    """The number of this seat's latest action: buttons made before it are stale."""
    players: tuple[Player, ...]
    w: Words
    rates: tuple[int, ...] = ()
    """By card kind, how many of them this seat gives the bank for one."""
    prices: Mapping[type[Action], Cards] = field(default_factory=dict)
    """What verbs cost this seat now; without an entry, what the rules list."""
    refusals: Mapping[str, Reason] = field(default_factory=dict)
    """Why verbs without any option cannot be played, by the action's name."""
    safe: int | None = None
    """So many cards this seat may hold whatever seven comes; None where nobody has looked."""
    scale: float = 1.0
    theme: str = "classic"
    """The theme of the reader's pictures."""
    previews: bool = False
    """Whether the reader looks at each choice once more before it counts."""
    prepared: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The moments for which this seat has prepared an answer, and what was chosen for them."""
    used: Sequence[Used] = ()
    """What has become of such answers since its person acted last."""

    def who(self, seat: Seat) -> str:
        """A player's name with the mark of the colour, for texts."""
        return called(self.players[seat])

    def label(self, seat: Seat) -> str:
        """A player as a button or an option calls them, which know no markdown."""
        player = self.players[seat]
        return f"{icons.seat(player.colour)} {bare(plain(player.name))}"

    def to(self, op: str, *args: object) -> Address:
        """An address for this seat and moment."""
        moment = (str(int(self.seat)), str(self.acted))
        return Address(self.game, op, (*moment, *map(str, args)))

    def to_verb(self, shown: Shown) -> Address:
        """Where a verb's button leads: to its choice, or at once to what it does."""
        asks = self.previews or shown.asks
        is_whole = shown.pick == "nothing" and not asks and bool(self.listed(shown.action))
        return self.to("do" if is_whole else "pick", shown.name)

    def price(self, shown: Shown) -> Cards:
        """What a verb costs this seat now; no cards if it has no price."""
        rules = self.view.rules
        listed = rules.prices.get(shown.action, rules.no_cards)
        return self.prices.get(shown.action, listed)

    def is_open(self, shown: Shown) -> bool:
        """Whether the seat may play this verb now."""
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


def context_of(  # what each reader has of their own
    table: Table, seat: Seat, w: Words, scale: float, look: str = "", *, previews: bool = False
) -> ScreenContext:
    """The context of one seat of a running game; without a *look* of the reader's, the table's."""
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
        scale=scale,
        theme=table.theme_for(look),
        previews=previews,
        prepared=table.memory.prepared.get(seat, {}),
        used=table.used(seat),
    )


def _refusals(game: Game, seat: Seat, options: Sequence[Action | Choice]) -> dict[str, Reason]:
    """For each verb that has no option now, the first rule against it."""
    state = game.state
    open_now = {option.action if isinstance(option, Choice) else type(option) for option in options}
    kinds = len(state.rules.cards)
    return {
        shown.name: reason
        for shown in shown_in(state.rules)
        if shown.action not in open_now
        and shown.pick not in ("trade", "offer")
        # What the bank would give is shown even to who cannot pay it.
        and (shown.pick != "exchange" or shown.rate)
        and (reason := refuse(state, seat, shown.blank(kinds)))
    }


def hand_line(context: ScreenContext) -> str:
    """The reader's resource cards in a line."""
    hand = context.view.seats[context.seat].hand or ()
    return (
        context.w.cards(hand, context.view.rules) if any(hand) else context.w.say("ui.hand.empty")
    )
