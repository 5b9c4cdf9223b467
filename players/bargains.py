"""Trading by buttons and menus."""

import re
from collections.abc import Callable
from functools import partial

from players import reading, screens
from players.clicks import Clicks
from players.reading import Offer
from players.sight import Gone
from players.vocabulary import CLOSES, DONE, NOBODY_LISTENS, button, menu
from sandbox.post import Post, label

NUMBERS = re.compile(r"\d+")
CHOOSES = 0.4
"""Chance that an offerer wants to choose among those who accept."""
ONLY = 0.2
"""Chance that an offer goes to some players only."""


class ClickTrades(Clicks):
    """A player who does everything by clicks, including trades."""

    async def bank(self, give: str, get: str) -> bool:
        """Chooses one of the bank's trades."""
        post = await self.open(self.table, "trade")
        found = screens.trades(post).get((give, get))
        if found is None:
            return False
        name, values = found
        return (await self.press(post, name, values)).text.startswith(DONE)

    async def make_offer(self, give: str, get: str) -> bool:
        """Makes an offer to all or to some players; off turn there is nobody to choose."""
        post = await self.press_named(await self.open(self.table, "trade"), "offer")
        post = await self._compose(post, give, get)
        chance = self.mind.chance.random()
        if button(post, "only") is None:
            done = await self.press_named(post, "offer")
        elif chance < ONLY:
            post = await self.press_named(post, "only")
            if (only := menu(post, "only")) is None:
                raise Gone
            done = await self.press(post, *screens.some(only, label(only), self.mind))
        else:
            meaning = "i choose" if chance < ONLY + CHOOSES else "to all"
            done = await self.press_named(post, meaning)
        return done.text.startswith(DONE) and not any(w in done.text for w in NOBODY_LISTENS)

    async def counter(self, offer: Offer, give: str, get: str) -> bool:
        """Answers an offer with another."""
        post = await self.open_offer(offer, "counter")
        post = await self._compose(post, give, get)
        return (await self.press_named(post, "offer")).text.startswith(DONE)

    async def accept(self, offer: Offer) -> bool:
        """Accepts an offer; returns whether it worked."""
        return await self._answer(offer, "accept")

    async def decline(self, offer: Offer) -> bool:
        """Declines an offer; returns whether it worked."""
        return await self._answer(offer, "decline")

    async def hush(self) -> None:
        """Declines all offers until the player's own turn."""
        await self._press_public("hush", self.has_answered)

    async def take(self, offer: Offer) -> None:
        """Completes an own offer with one of the players who accepted."""
        await self._own(offer, is_taking=True)

    async def cancel(self, offer: Offer) -> None:
        """Withdraws an own offer."""
        await self._own(offer, is_taking=False)

    async def _own(self, offer: Offer, *, is_taking: bool) -> None:
        post = await self.open(self.table, "trade")
        if (part := menu(post, "mine")) is None:
            return
        options = [
            option
            for option in part["options"]
            if offer.number in NUMBERS.findall(label(option))[:1]
            and is_taking == any(words in label(option) for words in CLOSES)
        ]
        if options:
            what = screens.some({**part, "options": options}, label(part), self.mind)
            await self.press(post, *what)

    async def _compose(self, post: Post, give: str, get: str) -> Post:
        """Composes one card for one; earlier choices, as in a counter-offer, are removed first."""
        if empty := button(post, "empty"):
            post = await self.press(post, empty)
        for sign, kind in (("−", give), ("+", get)):
            names = [name for name in post.buttons if name.startswith(sign)]
            name = next(
                (name for name in names if reading.kind(name.removeprefix(sign).strip()) == kind),
                None,
            )
            if name is None:
                raise Gone
            post = await self.press(post, name)
        return post

    async def _answer(self, offer: Offer, meaning: str) -> bool:
        """Accepts or declines, on the ping itself or, if it has several offers, privately."""
        if self.ask and not menu(self.ask, "answer") and button(self.ask, meaning):
            return await self._press_public(meaning, partial(self.has_answered, offer.number))
        post = await self.open_offer(offer, None)
        return (await self.press_named(post, meaning)).text.startswith(DONE)

    async def open_offer(self, offer: Offer, meaning: str | None) -> Post:
        """Opens the private screen of an offer, or the screen behind its button of this meaning."""
        ask = self.ask
        if ask is None:
            raise Gone
        if meaning and button(ask, meaning):
            return await self.open(ask, meaning)
        part = menu(ask, "answer")
        if part is None:
            raise Gone
        numbered = [
            o["value"] for o in part["options"] if offer.number in NUMBERS.findall(label(o))[:1]
        ]
        if not numbered:
            raise Gone
        answer = await self.person.choose(ask, part["custom_id"], numbered)
        post = await self.answered(answer)
        return await self.press_named(post, meaning) if meaning else post

    async def press_named(self, post: Post, meaning: str) -> Post:
        """Presses the button of this meaning on a private screen."""
        if (name := button(post, meaning)) is None:
            raise Gone
        return await self.press(post, name)

    async def _press_public(self, meaning: str, answered: Callable[[], bool]) -> bool:
        """Presses a button that acts at once; returns whether no refusal came."""
        ask, before = self.ask, len(self.person.ephemerals)
        if ask is None or (name := button(ask, meaning)) is None:
            raise Gone
        self.check(await self.person.click(ask, name))
        await self.until(lambda: answered() or len(self.person.ephemerals) > before)
        return len(self.person.ephemerals) == before
