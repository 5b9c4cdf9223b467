"""Operations of trades: buttons and menus of their screens, and buttons of posts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.chat.address import number, text
from bot.chat.choices import Page, picked
from bot.chat.operation import Part
from bot.chat.refusals import Stale
from bot.chat.screen import Screen
from bot.features.trade import screens
from bot.publish.posts import operations
from bot.screens import reading
from bot.screens.clicked import Makes, Opens
from bot.screens.context import ScreenContext
from game import Action
from game.base.accept_offer import AcceptOffer
from game.base.close_offer import CancelOffer, ChooseTaker
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer
from game.base.offer_trade import OfferTrade
from game.base.propose_trade import ProposeTrade
from game.core.cards import Cards


def _both(
    context: ScreenContext, give: tuple[int, ...], get: tuple[int, ...]
) -> tuple[Cards, Cards]:
    """The cards given, and the cards wanted for them."""
    return reading.vector(context, give), reading.vector(context, get)


@dataclass(frozen=True, slots=True)
class Deal(Opens):
    """Show an offer as it is so far."""

    op: ClassVar[str] = "deal"
    verb: str
    offer: int
    """The offer that is countered; 0 if there is none."""
    give: tuple[int, ...]
    get: tuple[int, ...]

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The offer, with buttons for one more card."""
        shown = reading.shown(context, self.verb, "trade")
        return screens.deal(context, shown, self.offer, *_both(context, self.give, self.get))


@dataclass(frozen=True, slots=True)
class Only(Opens):
    """Choose the players whom an offer goes to."""

    op: ClassVar[str] = "only"
    give: tuple[int, ...]
    get: tuple[int, ...]

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The menu of players."""
        return screens.only(context, *_both(context, self.give, self.get))


@dataclass(frozen=True, slots=True)
class Counter(Opens):
    """Counter an offer."""

    op: ClassVar[str] = "counter"
    offer: int

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The offer turned round."""
        return screens.counter(context, self.offer)


@dataclass(frozen=True, slots=True)
class Answer(Opens):
    """Choose an offer to answer, in a menu."""

    op: ClassVar[str] = "answer"

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The possible answers to the chosen offer."""
        return screens.answered(context, number(text(values)))


@dataclass(frozen=True, slots=True)
class MakeOffer(Makes):
    """Make an offer to everyone; perhaps to choose among those who accept."""

    op: ClassVar[str] = "offer"
    chooses: bool
    give: tuple[int, ...]
    get: tuple[int, ...]

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The offer to all other players who are still in the game."""
        to = tuple(s.seat for s in context.view.seats if s.seat != context.seat and not s.is_gone)
        return OfferTrade(*_both(context, self.give, self.get), to, self.chooses)


@dataclass(frozen=True, slots=True)
class OfferTo(Makes):
    """Make an offer to the players chosen in the menu."""

    op: ClassVar[str] = "offerto"
    give: tuple[int, ...]
    get: tuple[int, ...]

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The offer to the chosen players."""
        to = {reading.seat(context, number(value)) for value in values}
        return OfferTrade(*_both(context, self.give, self.get), tuple(sorted(to)))


@dataclass(frozen=True, slots=True)
class Propose(Makes):
    """Propose a trade to the player whose turn it is."""

    op: ClassVar[str] = "proposes"
    seat: int
    give: tuple[int, ...]
    get: tuple[int, ...]

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The proposal to that player."""
        both = _both(context, self.give, self.get)
        return ProposeTrade(*both, reading.seat(context, self.seat))


@dataclass(frozen=True, slots=True)
class MakeCounter(Makes):
    """Make a counter-offer."""

    op: ClassVar[str] = "counters"
    offer: int
    give: tuple[int, ...]
    get: tuple[int, ...]

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The counter-offer."""
        return CounterOffer(self.offer, *_both(context, self.give, self.get))


@dataclass(frozen=True, slots=True)
class Pair(Part):
    """A kind of card to give, and one to get."""

    give: int
    get: int

    def __str__(self) -> str:
        """As an address or an option holds it."""
        return f"{self.give}.{self.get}"

    @classmethod
    def read(cls, part: str) -> Pair:
        """:raises Stale: if *part* is no pair."""
        give, _, get = part.partition(".")
        return cls(number(give), number(get))


@dataclass(frozen=True, slots=True)
class Exchange(Makes):
    """Exchange cards of one kind for one of another."""

    op: ClassVar[str] = "exchange"
    verb: str
    kinds: Page | Pair

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The exchange of these kinds."""
        shown = reading.shown(context, self.verb, "exchange")
        pair = Pair.read(picked(self.kinds, values))
        give, get = reading.kind(context, pair.give), reading.kind(context, pair.get)
        return shown.action(give=give, get=get)


def exchange(verb: str, value: str | Page) -> Exchange:
    """The exchange of an option, or of a menu with several."""
    return Exchange(verb, value if isinstance(value, Page) else Pair.read(value))


@dataclass(frozen=True, slots=True)
class Closing(Part):
    """How an own offer is closed: with a taker, or canceled if there is none."""

    offer: int
    taker: int | None = None

    def __str__(self) -> str:
        """As an option holds it."""
        return f"x{self.offer}" if self.taker is None else f"t{self.offer}.{self.taker}"

    @classmethod
    def read(cls, part: str) -> Closing:
        """:raises Stale: if *part* is nothing like it."""
        what, rest = part[:1], part[1:]
        if what == "x":
            return cls(number(rest))
        if what != "t":
            raise Stale
        offer, _, taker = rest.partition(".")
        return cls(number(offer), number(taker))


@dataclass(frozen=True, slots=True)
class Mine(Makes):
    """Close an own offer, as chosen in the menu."""

    op: ClassVar[str] = "mine"

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The end of the chosen offer."""
        how = Closing.read(text(values))
        if how.taker is None:
            return CancelOffer(how.offer)
        return ChooseTaker(how.offer, reading.seat(context, how.taker))


@dataclass(frozen=True, slots=True)
class Accept(Makes):
    """Accept an offer."""

    op: ClassVar[str] = "accept"
    offer: int

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The answer yes."""
        return AcceptOffer(self.offer)


@dataclass(frozen=True, slots=True)
class Decline(Makes):
    """Decline an offer."""

    op: ClassVar[str] = "decline"
    offer: int

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The answer no."""
        return DeclineOffer(self.offer)


@dataclass(frozen=True, slots=True)
class CounterPost(operations.Counter, operations.Looks):
    """Counter an offer from its post."""

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The offer turned round."""
        return screens.counter(context, self.offer)


@dataclass(frozen=True, slots=True)
class AnswerPost(operations.Answer, operations.Looks):
    """Choose an offer to answer, in a post's menu."""

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The possible answers to the chosen offer."""
        return screens.answered(context, number(text(values)))


BUTTONS = (
    Deal,
    Only,
    Counter,
    Answer,
    MakeOffer,
    OfferTo,
    Propose,
    MakeCounter,
    Exchange,
    Mine,
    Accept,
    Decline,
    CounterPost,
    AnswerPost,
    operations.Accept,
    operations.Decline,
    operations.Hush,
)
