"""
How long a game of people who look every few hours takes, with and without prepared answers.

Whole games are played in memory, by `Game` and `Preparation.answer` alone; the clock is a number. A
person who is called looks after a while, if they are awake, and then does all they can at once.
They choose like a computer. Times are in hours.

``python -m tests.bot.waiting`` prints the days of a game, without prepared answers and with all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean

from bot.features.prepare.moments import BASE
from bot.features.prepare.preparation import Chosen
from game import Action, Choice, Game, Seat, Seeded
from game.base.accept_offer import AcceptOffer
from game.base.decline_offer import DeclineOffer
from game.base.end_turn import EndTurn
from game.base.families import TURN
from game.base.offer_trade import OfferTrade
from game.base.parts import Offers
from game.computer import choose
from game.core.cards import one

LOOKS = 2.0
"""Median hours until a person who is called looks: a guess."""
SPREAD = 1.0
"""Standard deviation of the logarithm of those hours: a guess."""
WAKES, SLEEPS = 8.0, 23.0
"""Hours of the day between which everyone is awake, in one time zone: a guess."""
OFFERS = 0.5
"""Share of turns with a possible even trade in which people offer one: a guess."""
PATIENCE = 6.0
"""Hours that people wait for answers before they go on at their next look: a guess."""
DAY = 24.0

ALL = tuple(moment.name for moment in BASE)
"""All moments for which the base game has prepared answers."""
SEEDS = range(40)
"""Seeds of the games that the docs compare."""


@dataclass
class Waited:
    """The hours that a game waited, by the kind of debt."""

    hours: float = 0.0
    by: dict[str, float] = field(default_factory=dict)
    used: int = 0
    """Number of prepared answers that were used."""
    turns: int = 0

    @property
    def days(self) -> float:
        """Days that the whole game took."""
        return self.hours / DAY


class Slow:
    """A game of slow people, who all prepare answers for the moments *preparing*."""

    def __init__(self, seed: int, preparing: Collection[str] = (), seats: int = 4) -> None:
        self.chance = Seeded(seed.to_bytes(32), (), 0)
        self.game = Game.new(seats, self.chance)
        self.preparing = preparing
        self.waited = Waited()
        self.people = [Random(f"{seed} {seat}") for seat in range(seats)]
        self.said: dict[Seat, dict[str, Chosen]] = {}
        self.looks: dict[Seat, float] = {}
        self.offered = -1
        """The stint of the latest offer."""
        self.until: float | None = None
        """The hour at which the offerer stops waiting for answers."""

    def to_the_end(self) -> Waited:
        """Play until a player has won; whoever looks first acts."""
        while not self.game.state.winners:
            awaited = self._awaited()
            for seat in awaited:
                self.looks.setdefault(seat, self._look(seat))
            self.looks = {seat: at for seat, at in self.looks.items() if seat in awaited}
            seat = min(awaited, key=lambda one: (self.looks[one], one))
            now = max(self.waited.hours, self.looks.pop(seat))
            what = awaited[seat]
            self.waited.by[what] = self.waited.by.get(what, 0) + now - self.waited.hours
            self.waited.hours = now
            self._sit(seat)
        self.waited.turns = self.game.state.stint
        return self.waited

    def _look(self, seat: Seat) -> float:
        """The hour at which a person called now looks."""
        after = LOOKS * self.people[seat].lognormvariate(0, SPREAD)
        return self._awake(seat, self.waited.hours + after)

    def _awake(self, seat: Seat, at: float) -> float:
        """The same hour, or the next morning if the person is asleep."""
        hour = at % DAY
        if WAKES <= hour <= SLEEPS:
            return at
        morning = at - hour + WAKES + self.people[seat].random()
        return morning if hour < WAKES else morning + DAY

    def _awaited(self) -> dict[Seat, str]:
        """The seats that are called, and for what; an offerer returns when their patience ends."""
        state = self.game.state
        asked, owed = self._asked(), {debt.seat: debt.duty for debt in state.due()}
        if self.until is not None and asked and self.until > self.waited.hours:
            self.looks.setdefault(state.turn, self._awake(state.turn, self.until))
        elif self.until is not None:
            self.until = None
            self.looks.pop(state.turn, None)
        return {**dict.fromkeys(asked, "offer"), **owed}

    def _asked(self) -> list[Seat]:
        """The seats with an offer to answer."""
        offers = self.game.state.part(Offers).open
        return [s for o in offers for s in o.to if s not in (*o.accepted, *o.declined)]

    def _sit(self, seat: Seat) -> None:
        """Do everything that can be done now."""
        while not self.game.state.winners and (action := self._action(seat)):
            self._play(seat, action)
            if isinstance(action, OfferTrade) and self._asked():
                self.until = self.waited.hours + PATIENCE
                break
            if isinstance(action, EndTurn):
                break
        self._prepare(seat)

    def _action(self, seat: Seat) -> Action | None:
        """A person's next action; None if it isn't their move."""
        game = self.game
        if seat in self._asked():
            offer = next(o for o in game.state.part(Offers).open if seat in o.to)
            answers = (AcceptOffer(offer.id), DeclineOffer(offer.id))
            return self._chosen(seat, [a for a in game.options(seat) if a in answers])
        debts = [d for d in game.state.due() if d.seat == seat]
        if not debts:
            return None
        if debts[0].duty == TURN and (offered := self._offer(seat)):
            return offered
        return self._chosen(seat, game.options(seat))

    def _chosen(self, seat: Seat, options: Sequence[Action | Choice]) -> Action:
        return choose(self.game.view(seat), list(options), self.chance)

    def _offer(self, seat: Seat) -> OfferTrade | None:
        """Once a turn, offer the most plentiful card for the scarcest one."""
        state = self.game.state
        most, least = _ends(state.hands[seat])
        if self.offered == state.stint or state.hands[seat][most] < 2:
            return None
        self.offered = state.stint
        if self.people[seat].random() >= OFFERS:
            return None
        size = len(state.bank)
        offer = OfferTrade(one(most, size), one(least, size), tuple(state.others(seat)), False)
        return None if self.game.refuse(seat, offer) else offer

    def _prepare(self, seat: Seat) -> None:
        """Prepare answers until the next look."""
        hand, kinds = self.game.state.hands[seat], self.game.state.rules.cards
        most, least = _ends(hand)
        wants = (f"want {kinds[least].name}", f"give {kinds[most].name}")
        offers = wants if hand[most] > 1 else ()
        said = {"seven": (), "robber": (), "turn": (), "offers": offers}
        self.said[seat] = {name: said[name] for name in self.preparing}

    def _play(self, seat: Seat, action: Action) -> None:
        """Play an action, and all prepared answers that follow."""
        self.game.play(seat, action, self.chance)
        while not self.game.state.winners and (ready := self._ready()):
            self.game.play(*ready, self.chance)
            self.waited.used += 1

    def _ready(self) -> tuple[Seat, Action] | None:
        game = self.game
        for seat, own in self.said.items():
            for moment in BASE:
                if moment.name in own and moment.has_come(game.state, seat):
                    action = moment.answer(game, seat, own[moment.name])
                    if action and not game.refuse(seat, action):
                        return seat, action
        return None


def _ends(hand: list[int]) -> tuple[int, int]:
    """The kinds that a hand has most and least of."""
    return max(range(len(hand)), key=hand.__getitem__), min(range(len(hand)), key=hand.__getitem__)


def days(seeds: Iterable[int] = SEEDS) -> tuple[float, float]:
    """Mean days of a game over all seeds, without prepared answers and with all of them."""
    games = [(Slow(seed).to_the_end().days, Slow(seed, ALL).to_the_end().days) for seed in seeds]
    return mean(without for without, _ in games), mean(prepared for _, prepared in games)


if __name__ == "__main__":
    print("days without prepared answers {:.1f}, with all {:.1f}".format(*days()))
