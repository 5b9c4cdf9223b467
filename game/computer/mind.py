"""
A seat's mind at one moment: the table it imagines, and what it values in it.

It knows no more than a view shows. Hidden cards are dealt by chance, and an action is tried on a
copy; `standing` and `Wishes` weigh the result. The appeals that boxes name in their manifests cover
effects that the table does not show at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.close_offer import CancelOffer
from game.base.decline_offer import HushOffers
from game.base.families import CARD, FOUND, KNIGHT_CARD, ROBBER, ROLL, TURN
from game.computer.standing import CLOSE, WON, income, is_blocked, standing, tried
from game.computer.weights import Weights
from game.computer.wishes import Wishes
from game.core.action import Action
from game.core.cards import Cards, Seat, covers
from game.core.chance import Chance, Recorded
from game.core.choice import Choice, Vector
from game.core.play import options, push
from game.core.points import points
from game.core.sample import sample
from game.core.stack import Debt
from game.core.state import State
from game.core.view import View

STEPS = 4
"""Maximum number of answers owed because of an option that it thinks through, by their defaults."""
MANY = 40
"""Maximum number of answers of its own that it compares; of more it takes the default."""
NEVER = (CancelOffer, HushOffers)
"""Actions that it never considers: offers stay open, so that the table shows what was refused."""
LATER = frozenset({FOUND, ROLL, TURN})
"""Debts that begin something new."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action tried in thought."""

    action: Action
    later: State
    gain: float
    """How much better off its seat is after it, in the unit of `Weights`."""
    aside: float
    """The part of the gain that the table doesn't show."""
    is_sure: bool
    """False if chance had a say, so that nothing can be planned beyond it."""


class Mind:
    """One seat's thoughts at one moment."""

    def __init__(self, view: View, chance: Chance, weights: Weights) -> None:
        """Imagine a table that fits *view*, whose reader is the seat that thinks."""
        assert view.reader is not None
        self.seat, self.chance, self.weights = view.reader, chance, weights
        self.state, self.unseen = sample(view, chance), view.unseen
        for award in self.state.rules.awards:  # measured once here, so that no copy measures again
            for other in self.state.rules.table:
                award.measure(self.state, other)
        board = standing(self.state, self.seat, weights)
        self._wishes = Wishes(self.state, self.seat, board, chance, weights) if view.plan else None
        self.now = board + self.worth(self.state.hands[self.seat])

    def worth(self, hand: Sequence[int]) -> float:
        """The value of a hand of cards."""
        return self._wishes.worth(hand) if self._wishes else sum(hand)

    @cached_property
    def incomes(self) -> list[list[int]]:
        """By seat and card kind: the average number of cards from thirty-six rolls."""
        return income(self.state)

    def value(self, state: State) -> float:
        """The value of a table."""
        hand = self.worth(state.hands[self.seat])
        return standing(state, self.seat, self.weights) + hand

    def default(self) -> Action | None:
        """The answer that this seat gives by default."""
        for debt in self.state.debts():
            if debt.seat == self.seat:
                return self.state.rules.duties[debt.duty].default(self.state, self.seat)
        return None

    def rest(self, found: Iterable[Action | Choice]) -> Action | None:
        """The only answer to what this seat owes, if all else is optional."""
        rules = self.state.rules
        debt = next((debt for debt in self.state.debts() if debt.seat == self.seat), None)
        if debt is None:
            return None
        pays = rules.duties[debt.duty].pays
        answers = [
            option
            for option in found
            if rules.verbs[option.action if isinstance(option, Choice) else type(option)].family
            in pays
        ]
        is_only = len(answers) == 1 and isinstance(answers[0], Action)
        return self.default() if is_only else None

    def step(self, state: State, action: Action, before: Step | None = None) -> Step:
        """Try *action* on *state*, after *before*, with the answers that seats then owe."""
        rules, seat = state.rules, self.seat
        later, luck, is_sure = tried(state, seat, action, self.chance, self.weights)
        owed, asked = state.due(), Recorded(self.chance)
        for _ in range(STEPS):
            debt = next(self._answers(later, owed), None)
            if debt is None:
                break
            push(later, debt.seat, self._answer(later, debt), asked)
        is_sure = is_sure and not asked.asked
        luck += 0.0 if is_sure else self._loot(state, later)
        aside = rules.appeals.get(type(action), 0.0) - luck + (before.aside if before else 0.0)
        if later.winners and is_sure:  # however it came about, and with whatever is left in hand
            return Step(action, later, standing(later, seat, self.weights) - self.now, 0.0, is_sure)
        aside -= self._early(state, action, later)
        return Step(action, later, aside + self.value(later) - self.now, aside, is_sure)

    def next_steps(self, before: Step) -> Iterator[Step]:
        """Steps that could follow *before* within the turn."""
        state = before.later
        for action in self.candidates(state, options(state, self.seat)):
            if not isinstance(action, AcceptOffer):
                step = self.step(state, action, before)
                if step.later.winners or step.later.stint == state.stint:
                    yield step

    def goes_on(self, later: State) -> bool:
        """Whether the turn of this seat goes on."""
        is_now = later.stint == self.state.stint and later.turn == self.seat
        return is_now and bool(later.debt(self.seat, TURN))

    def is_close(self, seat: Seat) -> bool:
        """Whether *seat* may be about to win, as far as this seat knows."""
        has = points(self.state, seat, hidden=seat == self.seat)
        return int(self.state.rules.options["points"]) - has <= CLOSE

    def _answers(self, later: State, owed: Sequence[Debt]) -> Iterator[Debt]:
        """Debts of this seat now, and those it has caused others apart from what was *owed*."""
        due = [debt for debt in later.due() if debt.duty not in LATER]
        yield from (debt for debt in due if debt.seat == self.seat)
        yield from (debt for debt in due if debt not in owed and debt.duty != ROBBER)

    def _answer(self, later: State, debt: Debt) -> Action:
        """The answer to a debt: the best of its own for this seat, or else the default."""
        default = later.rules.duties[debt.duty].default(later, debt.seat)
        if debt.seat != self.seat:
            return default
        found = [*self.candidates(later, options(later, self.seat))]
        if not 1 < len(found) <= MANY:
            return default
        return max(found, key=lambda action: self._after(later, action))

    def _after(self, state: State, action: Action) -> float:
        later, luck, is_sure = tried(state, self.seat, action, self.chance, self.weights)
        return self.value(later) - luck - (0.0 if is_sure else self._loot(state, later))

    def _loot(self, before: State, later: State) -> float:
        """How much better a card that this seat has stolen is than an average one."""
        held, total = before.hands[self.seat], sum(self.unseen)
        count = sum(later.hands[self.seat]) - sum(held)
        if count != 1 or not total or later.winners or before.debt(self.seat, ROLL):
            return 0.0
        bare = later.copy()
        bare.hands[self.seat] = list(held)
        mean = 0.0
        for card, n in enumerate(self.unseen):
            more = [have + (kind == card) for kind, have in enumerate(held)]
            mean += n * (self.worth(more) - self.worth(held)) / total
        return self.value(later) - self.value(bare) - mean

    def _early(self, state: State, action: Action, later: State) -> float:
        """The loss for a card before the roll that could as well be played after it."""
        family = state.rules.verbs[type(action)].family
        if not state.debt(self.seat, ROLL) or points(later, self.seat) > points(state, self.seat):
            return 0.0
        if family == CARD:
            return WON  # the roll may change what it should bring
        frees = family != KNIGHT_CARD or is_blocked(state, self.seat)
        return 0.0 if frees else self.weights.early

    def is_idle(self, before: State, step: Step) -> bool:
        """Whether a trade with the bank led to no more than other cards, without any hurry."""
        if not isinstance(step.action, TradeWithBank) or not self._wishes:
            return False
        return sum(before.hands[self.seat]) <= self._wishes.many

    def candidates(self, state: State, found: Iterable[Action | Choice]) -> Iterator[Action]:
        """The options worth a thought; of cards to choose, those missed least or most."""
        hand = state.hands[self.seat]
        for option in found:
            if not isinstance(option, Choice):
                if not isinstance(option, NEVER):
                    yield option
            elif option.numbers and not option.vectors:
                ranges = [range(number.least, number.most + 1) for number in option.numbers]
                names = [number.name for number in option.numbers]
                for numbers in product(*ranges):
                    yield option.action(**option.fixed, **dict(zip(names, numbers, strict=True)))
            elif len(option.vectors) == 1:
                (vector,) = option.vectors
                # Cards out of the hand may go; others come.
                for sign in (-1, 1) if covers(hand, vector.of) else (1,):
                    fields = {**option.fixed, vector.name: self._picked(vector, hand, sign)}
                    action = option.action(**fields)
                    if option.contains(action):
                        yield action

    def _picked(self, vector: Vector, hand: Sequence[int], sign: int) -> Cards:
        """As many cards as *vector* needs, one by one for the best hand: taken out, or added."""
        left, after = list(vector.of), list(hand)
        cards = [0] * len(left)
        for _ in range(vector.least):
            best = None
            for card, count in enumerate(left):
                if not count:
                    continue
                after[card] += sign
                found = (self.worth(after), count)
                after[card] -= sign
                if best is None or found > best[0]:
                    best = found, card
            if best is None:
                break
            card = best[1]
            left[card] -= 1
            cards[card] += 1
            after[card] += sign
        return tuple(cards)
