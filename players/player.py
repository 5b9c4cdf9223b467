"""
A player: acts only when notified, or right after their own act.

This module decides when to look, whose move it is and what to do next; it is the same for everyone.
`clicks` and `commands` know how to do it.
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
"""Maximum acts in one turn, or looks at one moment; more means a loop."""

MOMENT = 0.25
"""Seconds until a player looks again after a button couldn't be pressed."""

EARLY = 0.3
"""Chance that a player checks before rolling whether something already helps."""

BETWEEN = ("city", "settlement", "development", "road")
"""The things to build between two turns, best first."""

WAITS = 0.5
"""Chance that a player who is later in line waits for their turn to build."""

FREE = (None, "roll", "turn")
"""Duties that leave time to answer offers; all others come first."""

OTHERS_FOLLOW = ("discard", "found", "first road", None)
"""After these it may be another player's move; the one who has to act is notified."""


def _is_new(now: Post | None, before: Post | None) -> bool:
    """Whether the table has changed since *before*."""
    return now is None or before is None or now.alt != before.alt


class Player:
    """A person who plays."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self.mind: Mind = ways.mind

    async def play(self, *, looks_first: bool = False) -> None:
        """Plays until the game is won; *looks_first* when returning to a running game."""
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
            # Everyone has answered the offer, or someone has accepted it.
            self.mind.waits = False
        return not notice["silent"] and notice["reason"] == "mention"

    async def look(self) -> None:
        """Looks at the channel until there is nothing left to do."""
        for _ in range(MOVES):
            try:
                await self._act()
            except Gone:
                # Someone was faster, or the table is about to change: look again in a moment.
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
                        # A player who has just acted isn't pinged for what follows; the table says
                        # it.
                        await self.ways.until(partial(self._is_past, owed))
                        continue
                    await self._turn()
            if self.ways.duty != vocabulary.OTHER:
                return

    async def _between(self, duty: str, owed: list[str]) -> bool:
        """
        Builds between two turns, or passes; returns whether more may follow.

        A player who isn't first in line may wait for a ping. A player isn't pinged for a turn that
        their own act begins, so that is waited for.
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
        """Whether the table no longer says that this is owed, but something else."""
        return self.ways.is_over or (self.ways.owed != owed and self._says_whose())

    def _says_whose(self) -> bool:
        """Whether the table says what is owed and by whom; it doesn't while a new post may come."""
        return bool(self.ways.owed) or self.ways.waits_for_others

    # The own turn.

    async def _turn(self) -> None:
        """Plays the turn as far as possible."""
        duty = await self._duty("roll", "turn")
        if duty is None or (duty == "roll" and not await self._begin()):
            return
        if self.mind.waits:
            return
        await self._close_offers()
        for _ in range(MOVES):
            # It may already be the player's next turn, for which everyone is pinged.
            if await self._duty("roll", "turn") != "turn" or not await self._move():
                return
        message = f"{self.ways.name} goes round in circles: {sorted(self.mind.tried)}"
        raise Failure(message)

    async def _duty(self, *wanted: str) -> str | None:
        """
        The duty to do, once the table says it; None if there is none.

        Others may have to act first, or a prepared answer has ended the turn.
        """
        ways = self.ways
        await ways.until(
            lambda: (
                ways.is_over or ways.duty in (*wanted, vocabulary.OTHER) or ways.waits_for_others
            )
        )
        return ways.duty if ways.duty in wanted and not ways.is_over else None

    async def _begin(self) -> bool:
        """Rolls; returns whether the turn goes on at once."""
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
        # After a player's own discard, the turn may go on without a ping.
        await self.ways.until(lambda: self.ways.is_over or self.ways.duty != "discard")
        return self.ways.duty == "turn"

    async def _move(self) -> bool:
        """Does one act; returns whether more may follow."""
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
        Waits until the table has changed after an act.

        It may still say that others are to act: a player isn't pinged for their own act.
        """
        ways, before = self.ways, table and table.view
        await ways.until(lambda: ways.is_over or (ways.table and ways.table.view != before))

    async def _regret(self, before: Mind) -> bool:
        """Occasionally undoes what was just done; returns whether it did."""
        if self.ways.is_over or not self.mind.rues() or not await self.ways.undo():
            return False
        self.mind.forget(before)
        return True

    async def _explore(self) -> bool:
        """Tries unknown things until one helps."""
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
        """Answers every offer that waits for this player, unless something else comes first."""
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
        """Answers an offer; returns whether that worked."""
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
        # The active player is still waiting for answers, and may like another offer better.
        if hand and ways.duty is None and (trade := mind.proposal(hand)):
            await ways.make_offer(*trade)
        return True

    async def _close_offers(self) -> None:
        """Accepts the best answer to the player's own offers, or withdraws them."""
        for offer in self.ways.offers:
            if offer.giver != self.ways.name:
                continue
            if offer.yes:
                await self.ways.take(offer)
            elif self.mind.chance.random() < 0.5:
                await self.ways.cancel(offer)
