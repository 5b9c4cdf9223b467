"""Trading by commands, with typed card names."""

from collections import Counter
from typing import Any

from players import reading
from players.commands import Commands, spoken
from players.reading import Offer
from players.vocabulary import DONE, NOBODY_LISTENS

ASKS = "trade offer"
"""The command with which a player chooses whom to trade with."""


class CommandTrades(Commands):
    """A player who does everything by commands, including trades."""

    async def bank(self, give: str, get: str) -> bool:
        """Trades with the bank; returns whether it worked."""
        hand = self._hand or await self.hand()
        proposed = await self.proposed("trade bank", "get", give=give, get="")
        got = next((c["value"] for c in proposed if reading.kind(c["name"]) == get), get)
        answer = await self.use("trade bank", give=hand.words.get(give, give), get=got)
        return answer.text.startswith(DONE)

    async def make_offer(self, give: str, get: str) -> bool:
        """Offers one card for one; returns whether another player has to answer."""
        hand = self._hand or await self.hand()
        options: dict[str, Any] = {"choose": True} if self.mind.chance.random() < 0.4 else {}
        # If nobody can hear the offer, no player is suggested.
        if self.mind.chance.random() < 0.2 and (
            others := await self.proposed("trade offer", "to", to="")
        ):
            words = [str(each["name"]) for each in others]
            some = self.mind.several(words, ASKS, most=len(words))
            options["to"] = ",".join(str(others[number]["value"]) for number in some)
        answer = await self.use(
            "trade offer",
            give=spoken(Counter([give]), hand),
            get=spoken(Counter([get]), hand),
            **options,
        )
        is_heard = not any(words in answer.text for words in NOBODY_LISTENS)
        return answer.text.startswith(DONE) and is_heard

    async def accept(self, offer: Offer) -> bool:
        """Accepts an offer; returns whether it worked."""
        proposed = await self.proposed("trade accept", "offer", offer="")
        value = next((c["value"] for c in proposed if f"#{offer.number} " in c["name"]), None)
        answer = await self.use("trade accept", offer=value or offer.number)
        return answer.text.startswith(DONE)

    async def decline(self, offer: Offer) -> bool:
        """Declines an offer; returns whether it worked."""
        return (await self.use("trade decline", offer=offer.number)).text.startswith(DONE)

    async def hush(self) -> None:
        """Declines all offers until the player's own turn."""
        await self.use("trade decline", all=True)

    async def counter(self, offer: Offer, give: str, get: str) -> bool:
        """Answers an offer with another."""
        hand = self.shown_hand or await self.hand()
        answer = await self.use(
            "trade counter",
            offer=offer.number,
            give=spoken(Counter([give]), hand),
            get=spoken(Counter([get]), hand),
        )
        return answer.text.startswith(DONE)

    async def take(self, offer: Offer) -> None:
        """Completes an own offer with one of the players who accepted."""
        proposed = await self.proposed("trade accept", "taker", offer=offer.number, taker="")
        willing = [each for each in proposed if any(name in each["name"] for name in offer.yes)]
        if willing:
            taker = self.guessed(willing, ASKS)["value"]
            await self.use("trade accept", offer=offer.number, taker=taker)

    async def cancel(self, offer: Offer) -> None:
        """Withdraws an own offer."""
        await self.use("trade cancel", offer=offer.number)
