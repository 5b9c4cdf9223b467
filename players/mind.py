"""
What a player wants: where to build, what to build next, which trades help.

It knows what every player knows: the card of building costs, and that a six comes up often. What
else there is to choose it judges by the words (`promise`).
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from players import reading
from players.promise import LACKED, OTHER, Wish, is_loss, promise
from players.reading import Hand, Offer

COSTS = {
    "city": Counter(wheat=2, ore=3),
    "settlement": Counter(wood=1, brick=1, wool=1, wheat=1),
    "road": Counter(wood=1, brick=1),
    "development": Counter(wool=1, wheat=1, ore=1),
}
KINDS = tuple({kind: None for cost in COSTS.values() for kind in cost})
CITIES, SETTLEMENTS = 4, 5
"""So many pieces lie in the box."""
ENOUGH = 2
"""So many roads lead from one settlement to the next."""
CLOSE = 2
"""A city or settlement that lacks no more cards is saved for,"""
PATIENT = 0.7
"""so often."""
SELDOM = 0.2
"""How often what has never helped is tried again."""
DOUBT = 0.5
"""So much one may be wrong about what an option is worth;"""
CURIOUS = 4.0
"""so much about what one has never tried."""
FAILED = 100.0
"""What did not work this turn is worth so much less."""
FULL = 7
"""With more cards in hand a seven hurts."""

Trade = tuple[str, str]
"""The kind to give and the kind to get."""


@dataclass(slots=True)
class Mind:
    """One player's wishes and memory."""

    chance: random.Random
    name: str = ""
    """Who thinks."""
    others: Sequence[str] = ()
    """The names of all others."""
    read: Hand | None = None
    """The hand as it was read last."""
    houses: list[str] = field(default_factory=list)
    """The names of the corners where this player has built."""
    cities: int = 0
    roads: int = 0
    needs_road: bool = False
    """Whether there was no corner to settle on."""
    has_offered: bool = False
    has_played: bool = False
    waits: bool = False
    """Whether an offer is being thought about by others."""
    tried: set[str] = field(default_factory=set)
    """What did not work this turn."""
    regrets: float = 0.0
    """How often something is taken back that has just been done."""
    is_curious: bool = False
    """Whether more is played than the base game: then what is not known is tried."""
    luck: dict[str, tuple[int, int]] = field(default_factory=dict)
    """How often something unknown was tried, and how often it helped."""

    def begin_turn(self) -> None:
        """Forget the turn before."""
        self.has_offered = self.has_played = self.waits = False
        self.tried.clear()

    def wonders(self, what: str) -> bool:
        """Whether to try something unknown: what helps often, always; what never does, seldom."""
        tries, helped = self.luck.get(what, (0, 0))
        likely = max(SELDOM, (helped + 1) / (tries + 1))
        return self.is_curious and what not in self.tried and self.chance.random() < likely

    def learn(self, what: str, *, has_helped: bool) -> None:
        """Remember how it went."""
        tries, helped = self.luck.get(what, (0, 0))
        self.luck[what] = tries + 1, helped + has_helped
        if not has_helped:
            self.tried.add(what)

    def choose(self, options: Sequence[str], question: str = "", doubt: float = DOUBT) -> int:
        """Which of several options promises most by its words, as an answer to a *question*."""
        wish = self._wish()
        worth = [
            promise(words, wish, question)
            + doubt * self.chance.random()
            - FAILED * (words in self.tried)
            for words in options
        ]
        return worth.index(max(worth))

    def _wish(self) -> Wish:
        hand = self.read or Hand(Counter(), {}, Counter())
        return Wish(self.name, self.others, self.lacks(hand), hand.cards)

    def rues(self) -> bool:
        """Whether to take back what has just been done."""
        return self.regrets > 0 and self.chance.random() < self.regrets

    def memory(self) -> "Mind":
        """What is remembered now, to be gone back to."""
        return replace(self, houses=list(self.houses))

    def forget(self, before: "Mind") -> None:
        """Remember what was built and played no further than *before*."""
        for name in ("houses", "cities", "roads", "needs_road", "has_offered", "has_played"):
            setattr(self, name, getattr(before, name))

    # Building.

    def built(self, what: str, place: str = "") -> None:
        """Remember what now stands."""
        self.tried.clear()
        if what == "settlement":
            self.houses.append(place)
            self.roads = 0
        elif what == "road":
            self.roads += 1
            self.needs_road = False
        elif what == "city":
            self.cities += 1

    def failed(self, what: str) -> None:
        """Remember what could not be done."""
        self.tried.add(what)
        if what == "settlement":
            self.needs_road = True

    def wishes(self) -> list[str]:
        """What to build, the best first."""
        wants_road = self.needs_road or self.roads < (2 if len(self.houses) < 5 else 1)
        rest = ["road", "development"] if wants_road else ["development", "road"]
        towns = len(self.houses) - self.cities
        cities = ["city"] if towns and self.cities < CITIES else []
        return [*cities, *(["settlement"] if towns < SETTLEMENTS else []), *rest]

    def affordable(self, hand: Hand) -> list[str]:
        """What to build of what the hand covers."""
        found = [w for w in self.wishes() if w not in self.tried and hand.cards >= COSTS[w]]
        if hand.cards.total() > FULL:
            return found
        # What leads to a point soon is worth waiting for.
        near = min((COSTS[w] - hand.cards).total() for w in ("city", "settlement"))
        is_idle = not self.needs_road and self.roads >= ENOUGH
        skipped = {"road"} if is_idle else set()
        if self.roads >= ENOUGH and near <= CLOSE and self.chance.random() < PATIENT:
            skipped.add("development")
        return [what for what in found if what not in skipped]

    def corner(self, labels: list[str], question: str = "") -> int:
        """Which corner, by its name and its hint; the worst if the *question* is of loss."""
        kinds, wish = {k for house in self.houses for k in reading.cards(house)}, self._wish()
        sign = -1 if is_loss(question) else 1
        scores = [
            sign * (reading.worth(place) + 2 * len(set(reading.cards(place)) - kinds))
            + sign * (promise(beside, wish) + (":1" in place))
            + self.chance.random()
            for place, _, beside in (label.partition(reading.BEHIND) for label in labels)
        ]
        return scores.index(max(scores))

    def edge(self, labels: list[str]) -> int:
        """Which edge: toward a good corner."""
        scores = [reading.worth(place) + 4 * self.chance.random() for place in labels]
        return scores.index(max(scores))

    def hex(self, labels: list[str]) -> int:
        """Which hex for the robber: one that pays well to others, and nothing to oneself."""
        wish = self._wish()
        scores = [
            reading.worth(place) + 2 * promise(beside, wish) + self.chance.random()
            for place, _, beside in (label.partition(reading.BEHIND) for label in labels)
        ]
        return scores.index(max(scores))

    # Cards.

    def lacks(self, hand: Hand) -> Counter[str]:
        """What is missing for the wish that is nearest."""
        gaps = [COSTS[wish] - hand.cards for wish in self.wishes() if wish not in self.tried] or [
            Counter[str]()
        ]
        return min(gaps, key=lambda gap: gap.total() or 99)

    def discard(self, hand: Counter[str], count: int) -> Counter[str]:
        """So many cards, from what there is most of."""
        left, gone = Counter(hand), Counter[str]()
        for _ in range(count):
            (most, _), *_ = left.most_common(1)
            left[most] -= 1
            gone[most] += 1
        return gone

    def wanted(self, hand: Hand, count: int, offered: Counter[str] | None = None) -> Counter[str]:
        """So many cards, of those *offered* if not all are: what is lacked, then what is scarce."""
        left = Counter(offered or dict.fromkeys(KINDS, count))
        got = Counter[str]()
        for _ in range(min(count, left.total())):
            gap = self.lacks(hand) - got
            kind = max(+left, key=lambda k: (gap[k], -hand.cards[k] - got[k], k))
            left[kind] -= 1
            got[kind] += 1
        return got

    def cards(self, offered: Counter[str], count: int, question: str) -> Counter[str]:
        """So many of the cards *offered*: the spare ones if they go, or else those that help."""
        hand = self.read or Hand(offered, {}, Counter())
        count = min(count, offered.total())
        if is_loss(question):
            return self.discard(offered, count)
        return self.wanted(hand, count, offered)

    def development(self, hand: Hand, *, early: bool = False) -> str | None:
        """Which development card to play now."""
        if self.has_played or not hand.held:
            return None
        able = [c for c in hand.held if f"card {c}" not in self.tried]
        if early:
            able = [c for c in able if c == "knight"] if self.chance.random() < 0.5 else []
        return self.chance.choice(able) if able else None

    # Trade.

    def spare(self, hand: Hand) -> Counter[str]:
        """What no wish that is near needs."""
        wish = min(self.wishes(), key=lambda w: (COSTS[w] - hand.cards).total() or 99)
        return hand.cards - COSTS[wish]

    def bank(self, hand: Hand) -> Trade | None:
        """A trade with the bank that leads to something."""
        rates = dict.fromkeys(hand.cards, 4)
        for house in self.houses:
            for name, rate in reading.rates(house).items():
                rates[name] = min(rate, rates.get(name, 4))
        gap, spare = self.lacks(hand), self.spare(hand)
        able = [name for name, count in spare.items() if count >= rates.get(name, 4)]
        if not gap or not able or "bank" in self.tried:
            return None
        give = max(able, key=lambda name: spare[name] - rates.get(name, 4))
        get = next((name for name in gap if name != give), None)
        return (give, get) if get else None

    def offer(self, hand: Hand) -> Trade | None:
        """An offer to the others, at most one a turn."""
        return None if self.has_offered else self._exchange(hand, 0.4)

    def proposal(self, hand: Hand) -> Trade | None:
        """Now and then an offer to whoever is on turn."""
        return self._exchange(hand, 0.2)

    def _exchange(self, hand: Hand, often: float) -> Trade | None:
        """So *often*, what is not needed for what is."""
        gap, spare = self.lacks(hand), self.spare(hand)
        if not gap or not spare or self.chance.random() > often:
            return None
        give, get = spare.most_common(1)[0][0], next(iter(gap))
        return (give, get) if give != get else None

    def answer(self, offer: Offer, hand: Hand) -> str:
        """What to say to an offer: accept, counter, hush or decline."""
        luck = self.chance.random()
        if luck < 0.08:
            return "hush"
        if hand.cards >= offer.get and self._is_gain(offer, hand):
            return "accept"
        if luck > 0.85 and self.counter(offer, hand):
            return "counter"
        return "decline"

    def _is_gain(self, offer: Offer, hand: Hand) -> bool:
        """Whether what an offer brings is worth more than what it takes."""
        lacks, spare = self.lacks(hand), self.spare(hand)
        gain = sum(LACKED if lacks[kind] else OTHER for kind in offer.give.elements())
        loss = sum(OTHER if spare[kind] else LACKED for kind in offer.get.elements())
        return gain > loss

    def counter(self, offer: Offer, hand: Hand) -> Trade | None:
        """Another offer in answer to one."""
        wish = next(iter(offer.give), None)
        give = [name for name in hand.cards if name != wish]
        return (self.chance.choice(give), wish) if wish and give else None
