"""
A player: acts only when notified, or right after an act of their own.

When to look, whose move it is, what to do next: that is here, and the same for everybody. How a
thing is done is in `clicks` and in `commands`.
"""

import asyncio
from functools import partial

from players import vocabulary
from players.mind import Mind
from players.reading import Offer
from players.sight import Failure, Gone
from players.vocabulary import button
from players.ways import Ways
from sandbox.payload import Payload
from sandbox.post import Post

MOVES = 60
"""More acts than this in one turn, or more looks at one moment, are a circle."""

MOMENT = 0.25
"""So many seconds pass before a player looks again at what could not be pressed."""

EARLY = 0.3
"""How often a player looks before the roll whether something helps already."""

BETWEEN = ("city", "settlement", "development", "road")
"""What is built between two turns, the best first."""

WAITS = 0.5
"""How often who comes later in line waits for it."""

FREE = (None, "roll", "turn")
"""Owing nothing, or one's turn, one may answer offers; all else is to be settled first."""

OTHERS_FOLLOW = ("discard", "found", "first road", None)
"""After these it may be somebody else's move; who has to go on is notified."""


def _is_new(now: Post | None, before: Post | None) -> bool:
    """Whether the table shows something else than *before*."""
    return now is None or before is None or now.alt != before.alt


class Player:
    """One person who plays."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self.mind: Mind = ways.mind

    async def play(self, *, looks_first: bool = False) -> None:
        """Plays until somebody has won; *looks_first* who comes back to a running game."""
        if looks_first:
            await self.look()
        notifications = self.ways.person.notifications
        while not self.ways.is_over:
            is_called = self.concerns(await notifications.get())
            while not notifications.empty():
                is_called |= self.concerns(notifications.get_nowait())
            if is_called:
                await self.look()

    def concerns(self, notice: Payload) -> bool:
        """Whether a notification is about the game, and not just a message with a hand."""
        called = self.ways.person.post(notice["message"])
        if called and button(called, "trade") and not button(called, "hand"):
            # Everybody has answered the offer, or somebody has taken it.
            self.mind.waits = False
        return not notice["silent"] and notice["reason"] == "mention"

    async def look(self) -> None:
        """Looks at the channel until there is nothing left to do."""
        for _ in range(MOVES):
            try:
                await self._act()
            except Gone:
                # Somebody was faster, or the table is about to change: look again in a moment.
                await asyncio.sleep(MOMENT)
                continue
            return
        message = f"{self.ways.name} cannot press what is on the screen"
        raise Failure(message)

    async def _act(self) -> None:
        for _ in range(MOVES):
            await self._answer_offers()
            duty, owed = self.ways.duty, self.ways.owed
            match duty:
                case None:
                    return
                case "roll" | "turn":
                    await self._turn()
                case "building" | "building later":
                    if await self._between(duty, owed):
                        continue
                    return
                case _:
                    if await self.ways.settle(duty) in OTHERS_FOLLOW or duty == vocabulary.OTHER:
                        # Who has just acted is not called for what follows: the table tells it.
                        await self.ways.until(partial(self._is_past, owed))
                        continue
                    await self._turn()
            if self.ways.duty != vocabulary.OTHER:
                return

    async def _between(self, duty: str, owed: list[str]) -> bool:
        """
        Builds between two turns, or passes; whether more may follow.

        Who is not first in line may wait to be called. To a turn of one's own that begins by what
        one has done nobody is called, so that is waited for.
        """
        ways, table = self.ways, self.ways.table
        if duty == "building":
            await ways.hand()
            for what in BETWEEN:
                if await ways.build(what):
                    await ways.until(
                        lambda: ways.is_over or (_is_new(ways.table, table) and self._says_whose())
                    )
                    return True
        elif self.mind.chance.random() < WAITS:
            return False
        await ways.pass_building()
        await ways.until(partial(self._is_past, owed))
        return True

    def _is_past(self, owed: list[str]) -> bool:
        """Whether the table no longer says that this is owed, but what is."""
        return self.ways.is_over or (self.ways.owed != owed and self._says_whose())

    def _says_whose(self) -> bool:
        """Whether the table says what is owed, and by whom: not while a new post may come."""
        return bool(self.ways.owed) or self.ways.waits_for_others

    # The own turn.

    async def _turn(self) -> None:
        """Plays the turn as far as it goes."""
        duty = await self._duty("roll", "turn")
        if duty is None or (duty == "roll" and not await self._begin()):
            return
        if self.mind.waits:
            return
        await self._close_offers()
        for _ in range(MOVES):
            # It may be one's next turn already, to which everybody is called.
            if await self._duty("roll", "turn") != "turn" or not await self._move():
                return
        message = f"{self.ways.name} goes round in circles: {sorted(self.mind.tried)}"
        raise Failure(message)

    async def _duty(self, *wanted: str) -> str | None:
        """
        Which of these is to be done, as soon as the table says it; None if none of them is.

        It may be up to others first, or what was prepared for the turn has ended it.
        """
        ways = self.ways
        await ways.until(
            lambda: (
                ways.is_over or ways.duty in (*wanted, vocabulary.OTHER) or ways.waits_for_others
            )
        )
        return ways.duty if ways.duty in wanted and not ways.is_over else None

    async def _begin(self) -> bool:
        """Rolls; whether the turn goes on at once."""
        self.mind.begin_turn()
        shown = self.ways.shown_hand
        card = self.mind.development(shown, early=True) if shown else None
        if card and await self.ways.play_card(card):
            self.mind.has_played = True
            if (duty := await self._duty("roll", "turn")) != "roll":
                return duty == "turn"
        if self.mind.chance.random() < EARLY:
            if await self._explore() and (duty := await self._duty("roll", "turn")) != "roll":
                return duty == "turn"
            self.mind.tried.clear()
        if await self.ways.roll():
            return True
        # After a discard of one's own the turn may go on without a call.
        await self.ways.until(lambda: self.ways.is_over or self.ways.duty != "discard")
        return self.ways.duty == "turn"

    async def _move(self) -> bool:
        """One act; whether more may follow."""
        ways, mind, table = self.ways, self.mind, self.ways.table
        if await self._explore():
            await self._see(table)
            return True
        hand = await ways.hand()
        before = mind.memory()
        for what in mind.affordable(hand):
            if await ways.build(what):
                await self._see(table)
                await self._regret(before)
                return True
            mind.failed(what)
        if card := mind.development(hand):
            mind.tried.add(f"card {card}")
            mind.has_played = await ways.play_card(card)
            return True
        if trade := mind.bank(hand):
            mind.tried.add("bank")
            if await ways.bank(*trade):
                mind.tried.clear()
                await self._see(table)
                await self._regret(before)
            return True
        if trade := mind.offer(hand):
            mind.has_offered = True
            mind.waits = await ways.make_offer(*trade)
            return not mind.waits
        await ways.end()
        return await self._regret(before)

    async def _see(self, table: Post | None) -> None:
        """
        Waits until the table no longer is as it was before what was done.

        It may still have said that it is up to others: nobody calls who has acted since.
        """
        ways, before = self.ways, table and table.view
        await ways.until(lambda: ways.is_over or (ways.table and ways.table.view != before))

    async def _regret(self, before: Mind) -> bool:
        """Now and then takes back what has just been done; whether it was."""
        if self.ways.is_over or not self.mind.rues() or not await self.ways.undo():
            return False
        self.mind.forget(before)
        return True

    async def _explore(self) -> bool:
        """Tries what nobody has told of, until something helps."""
        if hand := self.ways.shown_hand:
            self.mind.told = hand.told
        for door in self.ways.doors():
            if self.mind.wonders(door):
                has_helped = await self.ways.explore(door)
                self.mind.learn(door, has_helped=has_helped)
                if has_helped:
                    return True
        return False

    # Offers.

    async def _answer_offers(self) -> None:
        """Answers every offer that waits for this player, once nothing comes before it."""
        ways, mind = self.ways, self.mind
        for _ in range(MOVES):
            if ways.duty not in FREE:
                break
            offer = next((offer for offer in ways.offers if ways.name in offer.waits), None)
            if offer is None:
                break
            if not await self._answer(offer):
                break  # something else comes first
            await ways.until(partial(ways.has_answered, offer.number))
        if mind.waits:
            mind.waits = any(offer.waits for offer in ways.offers if offer.giver == ways.name)

    async def _answer(self, offer: Offer) -> bool:
        """Answers it in some way; whether that could be done."""
        ways, mind, hand = self.ways, self.mind, self.ways.shown_hand
        answer = mind.answer(offer, hand) if hand else "decline"
        trade = mind.counter(offer, hand) if hand and answer == "counter" else None
        if answer == "hush" and ways.duty is None:
            await ways.hush()
            return True
        done = answer == "accept" and await ways.accept(offer)
        if trade:
            done = await ways.counter(offer, *trade)
        if done:
            return True
        if not await ways.decline(offer):
            return False
        # Whoever is on turn still waits for others' answers, and may like another offer better.
        if hand and ways.duty is None and (trade := mind.proposal(hand)):
            await ways.make_offer(*trade)
        return True

    async def _close_offers(self) -> None:
        """Takes the best answer to one's own offers, or takes them back."""
        for offer in self.ways.offers:
            if offer.giver != self.ways.name:
                continue
            if offer.yes:
                await self.ways.take(offer)
            elif self.mind.chance.random() < 0.5:
                await self.ways.cancel(offer)
