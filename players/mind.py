"""
A player's decisions: where to build, what to build next, which trades help.

It knows what every player knows: the building costs, and that sixes are rolled often. It judges
everything else by its words (`promise`). Chance decides habits, such as checking whom an offer may
go to, but not the choices themselves.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
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
"""Number of cities and settlements a player has."""
ENOUGH = 2
"""Number of roads needed from one settlement to the next."""
CLOSE = 2
"""Maximum number of missing cards for which a player saves up for a city or settlement,"""
PATIENT = 0.7
"""and the chance that they do."""
SELDOM = 0.2
"""Chance of trying again what has never helped."""
DOUBT = 0.5
"""Maximum error when judging an option;"""
CURIOUS = 4.0
"""maximum error when judging one never tried."""
FAILED = 100.0
"""Penalty for what didn't work this turn."""
HUSHES = 0.08
"""Chance that a player declines all offers instead of one."""
FULL = 7
"""Number of cards above which a seven hurts."""

Trade = tuple[str, str]
"""The kind to give and the kind to get."""


@dataclass(slots=True)
class Mind:
    """One player's plans and memory."""

    chance: random.Random
    name: str = ""
    """The player's name."""
    others: Sequence[str] = ()
    """The names of all others."""
    read: Hand | None = None
    """The hand as it was last read."""
    told: Mapping[str, str] = field(default_factory=dict)
    """By name, what the hand says of its cards."""
    houses: list[str] = field(default_factory=list)
    """Names of the corners where this player has built."""
    cities: int = 0
    roads: int = 0
    needs_road: bool = False
    """Whether there was no corner to settle on."""
    has_offered: bool = False
    has_played: bool = False
    waits: bool = False
    """Whether others still have to answer an offer."""
    tried: set[str] = field(default_factory=set)
    """Things that didn't work this turn."""
    regrets: float = 0.0
    """Chance of undoing an action right after it."""
    is_curious: bool = False
    """Whether the game has expansions: then unknown things are tried."""
    luck: dict[str, tuple[int, int]] = field(default_factory=dict)
    """By unknown thing, how often it was tried and how often it helped."""

    def begin_turn(self) -> None:
        """Forget the previous turn."""
        self.has_offered = self.has_played = self.waits = False
        self.tried.clear()

    def wonders(self, what: str) -> bool:
        """Whether to try something unknown: often if it often helped, seldom if it never did."""
        tries, helped = self.luck.get(what, (0, 0))
        likely = max(SELDOM, (helped + 1) / (tries + 1))
        return self.is_curious and what not in self.tried and self.chance.random() < likely

    def learn(self, what: str, *, has_helped: bool) -> None:
        """Remember whether it helped."""
        tries, helped = self.luck.get(what, (0, 0))
        self.luck[what] = tries + 1, helped + has_helped
        if not has_helped:
            self.tried.add(what)

    def choose(self, options: Sequence[str], question: str = "", doubt: float = DOUBT) -> int:
        """The option that promises most by its words, as an answer to a *question*."""
        (best,) = self.several(options, question, doubt=doubt)
        return best

    def several(
        self,
        options: Sequence[str],
        question: str = "",
        least: int = 1,
        most: int = 1,
        doubt: float = DOUBT,
    ) -> list[int]:
        """The options that promise something, between *least* and *most* of them."""
        worth = [self._worth(words, question) for words in options]
        felt = [each + doubt * self.chance.random() for each in worth]
        best = sorted(range(len(options)), key=lambda at: -felt[at])[:most]
        return [at for place, at in enumerate(best) if place < least or worth[at] > 0]

    def menu(self, menus: Sequence[tuple[str, Sequence[str]]]) -> int:
        """The menu with the best option; each menu is its question and its options."""
        worth = [
            max(self._worth(words, asks) for words in options) + DOUBT * self.chance.random()
            for asks, options in menus
        ]
        return worth.index(max(worth))

    def _worth(self, words: str, question: str) -> float:
        """The worth of an option, including what the hand says of a card it names."""
        wish, plain = self._wish(), words.casefold()
        named = max((name for name in self.told if name in plain), key=len, default="")
        does = promise(self.told[named], wish) if named else 0.0
        return promise(words, wish, question) + does - FAILED * (words in self.tried)

    def _wish(self) -> Wish:
        hand = self.read or Hand(Counter(), {})
        return Wish(self.name, self.others, self.lacks(hand), hand.cards)

    def rues(self) -> bool:
        """Whether to undo what was just done."""
        return self.regrets > 0 and self.chance.random() < self.regrets

    def memory(self) -> "Mind":
        """The current memory, to go back to."""
        return replace(self, houses=list(self.houses))

    def forget(self, before: "Mind") -> None:
        """Go back to an earlier memory of what was built and played."""
        for name in ("houses", "cities", "roads", "needs_road", "has_offered", "has_played"):
            setattr(self, name, getattr(before, name))

    # Building.

    def built(self, what: str, place: str = "") -> None:
        """Remember what was built."""
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
        """Remember what couldn't be done."""
        self.tried.add(what)
        if what == "settlement":
            self.needs_road = True

    def wishes(self) -> list[str]:
        """The things to build, best first."""
        wants_road = self.needs_road or self.roads < (2 if len(self.houses) < 5 else 1)
        rest = ["road", "development"] if wants_road else ["development", "road"]
        towns = len(self.houses) - self.cities
        cities = ["city"] if towns and self.cities < CITIES else []
        return [*cities, *(["settlement"] if towns < SETTLEMENTS else []), *rest]

    def affordable(self, hand: Hand) -> list[str]:
        """The things to build that the hand can pay for."""
        found = [w for w in self.wishes() if w not in self.tried and hand.cards >= COSTS[w]]
        if hand.cards.total() > FULL:
            return found
        # Something that soon brings a point is worth waiting for.
        near = min((COSTS[w] - hand.cards).total() for w in ("city", "settlement"))
        is_idle = not self.needs_road and self.roads >= ENOUGH
        skipped = {"road"} if is_idle else set()
        if self.roads >= ENOUGH and near <= CLOSE and self.chance.random() < PATIENT:
            skipped.add("development")
        return [what for what in found if what not in skipped]

    def corner(self, labels: list[str], question: str = "") -> int:
        """The best corner, by its name and its hint; the worst if the *question* is a loss."""
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
        """The edge that leads toward a good corner."""
        scores = [reading.worth(place) + 4 * self.chance.random() for place in labels]
        return scores.index(max(scores))

    def hex(self, labels: list[str]) -> int:
        """The hex for the robber: one that pays others well, and this player nothing."""
        wish = self._wish()
        scores = [
            reading.worth(place) + 2 * promise(beside, wish) + self.chance.random()
            for place, _, beside in (label.partition(reading.BEHIND) for label in labels)
        ]
        return scores.index(max(scores))

    # Cards.

    def _goal(self, hand: Hand) -> Counter[str]:
        """The cost of the nearest wish that the hand doesn't cover."""
        costs = [COSTS[wish] for wish in self.wishes() if wish not in self.tried]
        return min(costs, key=lambda cost: (cost - hand.cards).total() or 99, default=Counter())

    def lacks(self, hand: Hand) -> Counter[str]:
        """The cards missing for it."""
        return self._goal(hand) - hand.cards

    def discard(self, hand: Counter[str], count: int) -> Counter[str]:
        """Cards to discard, from the kinds there are most of."""
        left, gone = Counter(hand), Counter[str]()
        for _ in range(count):
            (most, _), *_ = left.most_common(1)
            left[most] -= 1
            gone[most] += 1
        return gone

    def wanted(self, hand: Hand, count: int, offered: Counter[str] | None = None) -> Counter[str]:
        """Cards to take, from *offered* if given: missing ones first, then scarce ones."""
        left = Counter(offered or dict.fromkeys(KINDS, count))
        got = Counter[str]()
        for _ in range(min(count, left.total())):
            gap = self.lacks(hand) - got
            kind = max(+left, key=lambda k: (gap[k], -hand.cards[k] - got[k], k))
            left[kind] -= 1
            got[kind] += 1
        return got

    def cards(self, offered: Counter[str], count: int, question: str) -> Counter[str]:
        """Cards to choose from *offered*: spare ones to give away, useful ones to get."""
        hand = self.read or Hand(offered, {})
        count = min(count, offered.total())
        if is_loss(question):
            return self.discard(offered, count)
        return self.wanted(hand, count, offered)

    def development(self, hand: Hand, *, early: bool = False) -> str | None:
        """The most promising development card that can be played now."""
        able = [c for c in hand.held if f"card {c}" not in self.tried]
        if early:
            able = [c for c in able if c == "knight"] if self.chance.random() < 0.5 else []
        if self.has_played or not able:
            return None
        return able[self.choose([hand.held[card] for card in able])]

    # Trade.

    def spare(self, hand: Hand) -> Counter[str]:
        """Cards that the nearest wish doesn't need."""
        return hand.cards - self._goal(hand)

    def bank(self, hand: Hand) -> Trade | None:
        """A helpful trade with the bank."""
        rates = dict.fromkeys(hand.cards, 4)
        for house in self.houses:
            for name, rate in reading.rates(house).items():
                rates[name] = min(rate, rates.get(name, 4))
        gap, spare = self.lacks(hand), self.spare(hand)
        able = [name for name, count in spare.items() if count >= rates.get(name, 4)]
        if not gap or not able or "bank" in self.tried:
            return None
        give = max(able, key=lambda name: spare[name] - rates.get(name, 4))
        return give, _most(gap)

    def offer(self, hand: Hand) -> Trade | None:
        """An offer to the others, at most one a turn."""
        return None if self.has_offered else self._exchange(hand, 0.4)

    def proposal(self, hand: Hand) -> Trade | None:
        """Occasionally, an offer to the player whose turn it is."""
        return self._exchange(hand, 0.2)

    def _exchange(self, hand: Hand, often: float) -> Trade | None:
        """With chance *often*, a spare card for a needed one."""
        gap, spare = self.lacks(hand), self.spare(hand)
        if not gap or not spare or self.chance.random() > often:
            return None
        return _most(spare), _most(gap)

    def answer(self, offer: Offer, hand: Hand) -> str:
        """The answer to an offer: accept, counter, hush or decline."""
        if self.chance.random() < HUSHES:
            return "hush"
        if hand.cards >= offer.get and self._is_gain(offer, hand):
            return "accept"
        return "counter" if self.counter(offer, hand) else "decline"

    def _is_gain(self, offer: Offer, hand: Hand) -> bool:
        """Whether an offer brings more than it costs."""
        helps, hurts = offer.give & self.lacks(hand), offer.get - self.spare(hand)
        gain = OTHER * offer.give.total() + (LACKED - OTHER) * helps.total()
        loss = OTHER * offer.get.total() + (LACKED - OTHER) * hurts.total()
        return gain > loss

    def counter(self, offer: Offer, hand: Hand) -> Trade | None:
        """
        A counter-offer, if the offer gives a needed card and something is spare.

        It prefers the spare card that was asked for.
        """
        gap, spare = self.lacks(hand) & offer.give, self.spare(hand)
        if offer.is_counter or not gap or not spare:
            return None
        return _most(spare & offer.get or spare), _most(gap)


def _most(cards: Counter[str]) -> str:
    """The kind with the most cards."""
    ((kind, _),) = cards.most_common(1)
    return kind
