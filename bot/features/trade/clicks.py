"""Operations of trades: those of their screens, and those of posts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.address import number, text
from bot.chat.screen import Screen
from bot.features.trade import bank, deal, screens
from bot.publish.posts import operations
from bot.screens.context import ScreenContext


class CounterPost(operations.Counter, operations.Looks):
    """Counter an offer from its post."""

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The offer turned round."""
        return deal.counter(context, self.offer)


class AnswerPost(operations.Answer, operations.Looks):
    """Choose an offer to answer, in a post's menu."""

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The possible answers to the chosen offer."""
        return screens.answered(context, number(text(values)))


BUTTONS = (
    deal.Deal,
    deal.Only,
    deal.Counter,
    deal.MakeOffer,
    deal.OfferTo,
    deal.Propose,
    deal.MakeCounter,
    bank.Exchange,
    screens.Answer,
    screens.Mine,
    screens.Taker,
    screens.Accept,
    screens.Decline,
    CounterPost,
    AnswerPost,
    operations.Accept,
    operations.Decline,
    operations.Hush,
)
