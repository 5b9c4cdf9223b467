"""
Random games: whole games by chance, and checks after every action.

`Playing` plays one game with random options; `check` asserts every invariant of a running game.
Tests of any combination of boxes use both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain, groupby, product
from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest
from _pytest.mark import ParameterSet

from game import (
    Action,
    Choice,
    CornerId,
    EdgeId,
    Event,
    Game,
    HexId,
    Illegal,
    Reason,
    Recorded,
    Replayed,
    Seat,
    told,
)
from game.base.parts import Offers
from game.base.places import look_up_bar
from game.base.refusals import left
from game.base.routes import measure
from game.core import codec, log
from game.core.awards import holder
from game.core.cards import Cards, covers
from game.core.leave import SeatLeft
from game.core.module import Module
from game.core.part import Held, Part
from game.core.play import defaults, options, play, push, refuse
from game.core.points import points
from game.core.questions import WINNERS
from game.core.rows import Value
from game.core.ruleset import Ruleset
from game.core.sample import sample
from game.core.stack import Debt, Frame
from game.core.state import State
from game.core.view import View, view

Permute = Callable[[State, Seat | None, Random], None]

HASTE = 0.75
"""Chance that a seat builds, if it can, instead of choosing among all its actions."""

OFFERS = 0.3
"""Chance of making an offer when one is possible."""

PROPOSALS = 0.03
"""The same off turn, when every other seat might make one after each action."""

TRIED = 0.1
"""Chance of trying an action that is refused."""

MOST = 2500
"""Number of actions after which a game with a high target is given up."""

SOAKED = 10
"""Maximum number of actions between two checks of a soak."""

FIRST = 1
"""Number of moments with the same unusual debt that the daily run checks in a game."""

RARE = dict.fromkeys(
    ("OfferTrade", "CounterOffer", "HushOffers", "DeclineOffer", "CancelOffer"), OFFERS
) | {"ProposeTrade": PROPOSALS}
BUILDS = (
    "BuildBlock",
    "BuildBoat",
    "BeginWonder",
    "BuildLevel",
    "BuildCity",
    "BuildSettlement",
    "BuildShip",
    "BuildRoad",
    "BuyCard",
    "HangRope",
)
USUAL = frozenset({"turn", "roll", "found", "fair"})
"""Duties of an ordinary game."""


def in_turn(*cases: tuple[Any, ...], first: int = 0) -> list[ParameterSet]:
    """
    The cases of a test, of which the daily run plays a part, and soaks the rest.

    Of neighbours that differ in their last value only, it plays one: of the first such group the
    first (or the one numbered *first*), of the second the second, and so on. So it plays each
    group, and each of these values.
    """
    found = []
    for number, (_, group) in enumerate(groupby(cases, key=lambda case: case[:-1])):
        alike = [*group]
        for place, case in enumerate(alike):
            marks = [] if place == (number + first) % len(alike) else [pytest.mark.soak]
            found.append(pytest.param(*case, marks=marks))
    return found


class Drawn:
    """Chance that draws from a `random.Random`."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def ask(self, what: str, counts: Sequence[int]) -> int:
        return self.random.choices(range(len(counts)), counts)[0]


def drawn_settings(rules: Ruleset, random: Random) -> dict[str, Value]:
    """
    A random value for every option, except for those added late, which have tests of their own.

    So the games of a seed stay the same when an option is added.
    """
    return {row.name: random.choice(list(row.values)) for row in rules.rows if not row.is_late}


class Playing:
    """A game played at random."""

    def __init__(
        self,
        names: Sequence[str],
        boxes: Sequence[Module],
        seats: int,
        seed: int | str,
        *,
        leaving: float = 0,
        fixed: Mapping[str, Value] | None = None,
    ) -> None:
        """
        *leaving* is the chance that someone leaves instead of playing.

        *fixed* are the options that are not random.
        """
        self.leaving = leaving
        self.random = Random(f"{names} {seats} {seed}")
        self.chance = Drawn(self.random)
        rules = codec.compiled(tuple(names), {}, seats, boxes)
        self.settings = {**drawn_settings(rules, self.random), **(fixed or {})}
        self.game = Game.new(seats, self.chance, modules=names, settings=self.settings, boxes=boxes)
        self.first = self.game.view()
        self.verbs: Counter[str] = Counter()
        self.told: Counter[str] = Counter()

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def actions(self) -> int:
        return self.state.number

    def step(self) -> list[Event]:
        """Play one action of a seat that can act, or let someone leave."""
        if self.leaving and self.random.random() < self.leaving:
            left = [seat for seat in self.state.rules.table if seat not in self.state.gone]
            return self.game.leave(self.random.choice(left), self.chance)
        asked: dict[Seat, dict[str, list[Action | Choice]]] = {}
        while True:
            seat = Seat(self.random.randrange(self.state.seats))
            if seat not in asked:
                asked[seat] = self._by_verb(seat)
            action = self._wanted(asked[seat])
            if action is not None:
                self.verbs[type(action).__name__] += 1
                events = self.game.play(seat, action, self.chance)
                self.told.update(type(event).__name__ for event in events)
                return events

    def _by_verb(self, seat: Seat) -> dict[str, list[Action | Choice]]:
        found: dict[str, list[Action | Choice]] = {}
        for option in self.game.options(seat):
            found.setdefault(_name(option), []).append(option)
        return found

    def _wanted(self, found: Mapping[str, list[Action | Choice]]) -> Action | None:
        if not found:
            return None
        verb = next((verb for verb in BUILDS if verb in found), "")
        if not verb or self.random.random() > HASTE:
            verb = self.random.choice(list(found))
        if verb in RARE and self.random.random() > RARE[verb]:
            return None
        option = self.random.choice(found[verb])
        return option.sample(self.chance) if isinstance(option, Choice) else option


def _name(option: Action | Choice) -> str:
    return (option.action if isinstance(option, Choice) else type(option)).__name__


def played(
    playing: Playing,
    every: int,
    permutes: Sequence[Permute] = (),
    *,
    always: int = 0,
    look: Callable[[Playing], None] | None = None,
    most: int = MOST,
) -> Playing:
    """
    A game to its end or *most* actions, checked after each *every* and each of the first *always*.

    It is also checked when someone leaves, and, if *always* is given, when something unusual is
    owed: in soaks always, and in the daily run, which checks seldom, the first times. *look* is
    called after every action.
    """
    check(playing, permutes)
    owed: Counter[str] = Counter()
    while not playing.state.winners and playing.actions < most:
        events = playing.step()
        if look:
            look(playing)
        texts_come_back(playing.game, events)
        number, state = playing.actions, playing.state
        unusual = {debt.duty for debt in state.debts()} - USUAL if always else set()
        owed.update(unusual)
        if (
            number % every == 0
            or state.winners
            or number < always
            or any(isinstance(event, SeatLeft) for event in events)
            or any(every <= SOAKED or owed[duty] <= FIRST for duty in unusual)
        ):
            check(playing, permutes)
    return playing


def folds(game: Game) -> None:
    """Check that the log, written and read, replays to the same game."""
    lines = [log.decode(log.encode(line)) for line in game.lines]
    again = Game.replayed(lines, game.boxes)
    assert again.snapshot() == game.snapshot()
    assert list(map(log.encode, again.lines)) == list(map(log.encode, game.lines))
    assert [again.view(reader) for reader in (None, Seat(0))] == [
        game.view(reader) for reader in (None, Seat(0))
    ]


def readers(state: State) -> tuple[Seat | None, ...]:
    """Everyone who can see a view: the table, and each seat."""
    return (None, *map(Seat, range(state.seats)))


def check(playing: Playing, permutes: Sequence[Permute] = ()) -> None:
    """Assert every invariant between two actions; the game goes on as if nobody had looked."""
    state, random = playing.state, Random(playing.actions)
    chance = Drawn(random)
    cards_add_up(state)
    pieces_add_up(state)
    decks_add_up(state)
    offers_stand(state)
    derived_is_true(state)
    comes_back(playing.game)
    options_and_refusals_agree(state, random)
    looks_overlook_nothing(state)
    defaults_are_legal(state, chance)
    copies_are_free(playing.game, chance)
    for reader in readers(state):
        seen = view(state, reader)
        shows_no_secret(state, seen)
        assert [seat.supply for seat in seen.seats] == supplies(state)
        assert view(sample(seen, chance), reader) == seen
        if not state.winners:
            other = exchanged(state, reader, random, permutes)
            assert view(other, reader) == seen
            if reader is not None:
                decides_alike(state, other, reader)


def cards_add_up(state: State) -> None:
    """Check that bank and hands make up the supply, with no negative counts."""
    for kind, row in enumerate(state.rules.cards):
        counts = [state.bank[kind], *(hand[kind] for hand in state.hands)]
        assert min(counts) >= 0
        assert sum(counts) == row.supply, row.name


def supplies(state: State) -> list[tuple[int, ...]]:
    """By seat, the pieces of each kind that the rules still let it take."""
    kinds = range(len(state.rules.pieces))
    return [tuple(left(state, seat, kind) for kind in kinds) for seat in state.rules.table]


def pieces_add_up(state: State) -> None:
    """Check that no piece of the board and the supplies is lost."""
    laid: Counter[tuple[int, int]] = Counter()
    corners = zip(state.corner_piece, state.corner_seat, strict=True)
    edges = zip(state.edge_piece, state.edge_seat, strict=True)
    laid.update((seat, kind) for kind, seat in chain(corners, edges) if kind)
    for seat in range(state.seats):
        for kind, row in enumerate(state.rules.pieces):
            assert state.supply[seat][kind] >= 0
            assert laid[seat, kind] + state.supply[seat][kind] == row.supply, row.name


def decks_add_up(state: State) -> None:
    """Check that each deck card is in a deck, under it, in a hand, shown, seen or set aside."""
    found: Counter[int] = Counter()
    for lot in state.decks:
        assert min(lot) >= 0
        found.update({kind: count for kind, count in enumerate(lot) if count})
    found.update(chain.from_iterable(state.queues))
    found.update(one.card for held in state.held for one in held)
    for played in state.played:
        found.update({kind: count for kind, count in enumerate(played) if count})
    found.update(card for debt in state.all_debts() for card in debt.secret)
    found.update({kind: count for kind, count in enumerate(state.boxed) if count})
    for part in state.parts.values():
        found.update(_kept_by(type(part))(part))
    assert [found[kind] for kind in range(len(state.rules.deck_cards))] == [
        card.count for card in state.rules.deck_cards
    ]


def offers_stand(state: State) -> None:
    """Every open offer and acceptance is covered by cards, and a counter has its original."""
    offers = state.part(Offers).open
    for offer in offers:
        assert covers(state.hands[offer.seat], offer.give)
        assert offer.counters in {None, *(original.id for original in offers)}
        assert offer.to
        assert {*offer.to, offer.seat}.isdisjoint(state.gone)
        assert {*offer.to}.issuperset(offer.accepted + offer.declined)
        assert not {*offer.accepted} & {*offer.declined}
        for seat in offer.accepted:
            assert covers(state.hands[seat], offer.get)


@cache
def _kept_by(part: type[Part]) -> Callable[[Any], tuple[int, ...]]:
    """The function by which a box's tests count the deck cards that its part keeps."""
    file = f"tests.game.{part.__module__.split('.')[-2]}.retold"
    kept: dict[type[Part], Callable[[Any], tuple[int, ...]]]
    kept = getattr(import_module(file), "KEPT", {}) if find_spec(file) else {}
    return kept.get(part, lambda _: ())


def looks_overlook_nothing(state: State) -> None:
    """Check that a verb skipped by its quick look has no options without vetoes."""
    for seat in {debt.seat for debt in state.debts()}:
        for verb in state.rules.verbs.values():
            there: Any = verb.look(state, seat) if verb.look else True
            if not there or (verb.needs is not None and verb.needs not in there):
                assert not [*verb.options(state, seat)]
                continue
            for veto in state.rules.vetoes[verb.action]:
                if veto.look and not veto.look(state, seat):
                    assert not any(
                        veto.refuse(state, seat, option)
                        for option in verb.options(state, seat)
                        if not isinstance(option, Choice)
                    )


def _owned(pieces: Sequence[int], owners: Sequence[int], seat: int) -> tuple[int, ...]:
    """Places of the pieces of *seat*."""
    return tuple(at for at, kind in enumerate(pieces) if kind and owners[at] == seat)


def derived_is_true(state: State) -> None:
    """Everything the state derives and keeps equals a fresh computation."""
    for seat, (least, most) in enumerate(state.lengths):
        assert least <= measure(state, Seat(seat)) <= most
    for seat, kept in enumerate(state.kept):
        for (look_up_again, args), found in kept.items():
            assert found == look_up_again(state, Seat(seat), *args)
    for seat in range(state.seats):
        corners, edges = state.corners[seat], state.edges[seat]
        assert corners == _owned(state.corner_piece, state.corner_seat, seat)
        assert edges == _owned(state.edge_piece, state.edge_seat, seat)
    for piece, bars in state.bars.items():
        for edge, why in bars.items():
            assert why is look_up_bar(state, edge, piece)
    fresh = State(state.rules, state.topology)
    fresh.set_board(state.terrain, state.tokens)
    assert (fresh.by_number, fresh.land) == (state.by_number, state.land)
    assert (fresh.land_corners, fresh.land_edges) == (state.land_corners, state.land_edges)
    top = state.stack[-1] if state.stack else None
    if not (isinstance(top, Frame) and top.holds):
        for award, owner in zip(state.rules.awards, state.awards, strict=True):
            values = [
                0 if seat in state.gone else award.measure(state, seat)
                for seat in state.rules.table
            ]
            assert holder(values, award.minimum, owner) == owner, award.name
        assert state.winners or not {*state.rules.answer(WINNERS)(state, ())} - {*state.gone}
    for seat in map(Seat, range(state.seats)):
        terms = [term.count(state, seat) for term in state.rules.terms]
        assert points(state, seat) == sum(terms)


def comes_back(game: Game) -> None:
    """Check that a stored game is the same game, whatever is owed."""
    stored = game.snapshot()
    again = Game.restored(stored, boxes=game.boxes)
    assert again.snapshot() == stored
    for reader in readers(game.state):
        assert again.view(reader) == game.view(reader)
    for seat in map(Seat, range(game.state.seats)):
        assert again.options(seat) == game.options(seat)


def options_and_refusals_agree(state: State, random: Random) -> None:
    """Listed actions are allowed, all others are refused, and asking changes nothing."""
    before = codec.snapshot(state)
    for seat in map(Seat, range(state.seats)):
        found = options(state, seat)
        listed = {option for option in found if not isinstance(option, Choice)}
        described = [option for option in found if isinstance(option, Choice)]
        for action in listed:
            assert refuse(state, seat, action) is None, action
        for choice in described:
            action = choice.sample(Drawn(random))
            assert choice.contains(action), action
            assert refuse(state, seat, action) is None, action
        for action in candidates(state, random):
            is_open = action in listed or any(choice.contains(action) for choice in described)
            reason = refuse(state, seat, action)
            assert (reason is None) == is_open, (action, reason)
            if reason is not None:
                assert isinstance(reason, Reason)
                if random.random() < TRIED:
                    is_refused(state, seat, action, reason)
    assert codec.snapshot(state) == before


def is_refused(state: State, seat: Seat, action: Action, reason: Reason) -> None:
    """Check that *action* is refused with *reason*."""
    with pytest.raises(Illegal) as refused:
        play(state, seat, action, Replayed(()))
    assert (refused.value.reason, refused.value.action) == (reason, action)


hints_of = cache(get_type_hints)


def candidates(state: State, random: Random, count: int = 3) -> Iterable[Action]:
    """Some actions of every verb, legal or not."""
    topology = state.topology
    sizes = {
        EdgeId: len(topology.edges),
        CornerId: len(topology.corners),
        HexId: len(topology.hexes),
        Seat: state.seats,
        int: max(len(state.rules.cards), state.part(Offers).made + 1),
    }
    for kind in state.rules.verbs:
        hints = hints_of(kind)
        names = kind.__struct_fields__
        for _ in range(count if names else 1):
            yield kind(*[_any(state, random, hints[name], sizes) for name in names])


def _any(state: State, random: Random, hint: Any, sizes: Mapping[Any, int]) -> Any:
    """Some value of the type *hint*; *sizes* are the counts of numbered things."""
    if hint in sizes:
        return int(random.random() * (sizes[hint] + 2)) - 1
    if hint is bool:
        return random.random() < 0.5
    if hint is str:
        return random.choice([card.name for card in state.rules.deck_cards] + _strings(state))
    if hint == Cards:
        size = len(state.bank) + random.choice((0, 0, 0, 0, 0, -1, 1))
        return tuple(random.choices((0, 0, 0, 1, 1, 2, -1), k=size))
    assert hint == tuple[Seat, ...], hint
    return tuple(random.randrange(-1, state.seats + 1) for _ in range(random.randrange(3)))


def _strings(state: State) -> list[str]:
    """All names in parts."""
    parts = map(msgspec.to_builtins, state.parts.values())
    values = [value for part in parts for value in part.values() if isinstance(value, list | tuple)]
    return [one for one in chain.from_iterable(values) if isinstance(one, str)]


def defaults_are_legal(state: State, chance: Drawn) -> None:
    """Every duty has a legal default, found without chance."""
    before = codec.snapshot(state)
    found = defaults(state)
    assert codec.snapshot(state) == before
    assert len(found) == len(state.debts())
    for seat, action in found:
        assert refuse(state, seat, action) is None, action
        push(state.copy(), seat, action, chance)
    assert codec.snapshot(state) == before


def copies_are_free(game: Game, chance: Drawn) -> None:
    """Check that a copy is independent, and that a stored game plays like it."""
    state, before = game.state, game.snapshot()
    copy, stored = state.copy(), codec.restore(before, game.boxes)
    for seat in map(Seat, range(state.seats)):
        found = options(copy, seat)
        if not found:
            continue
        option = chance.random.choice(found)
        action = option.sample(chance) if isinstance(option, Choice) else option
        recorded = Recorded(chance)
        events = push(copy, seat, action, recorded)
        assert push(stored, seat, action, Replayed(recorded.asked)) == events
        assert codec.snapshot(stored) == codec.snapshot(copy)
        break
    assert codec.snapshot(state) == before


def shows_no_secret(state: State, seen: View) -> None:
    """Check that no view shows another's cards, unless a debt or the end reveals them."""
    due = [debt for debt in state.debts() if debt.seat == seen.reader]
    looks = {(debt.args[0], state.rules.duties[debt.duty].sees) for debt in due if debt.args}
    for seat in seen.seats:
        is_open = seat.seat == seen.reader or bool(state.winners)
        assert (seat.hand is not None) == (is_open or (seat.seat, "hand") in looks)
        assert (seat.held is not None) == (is_open or (seat.seat, "held") in looks)
        assert (seat.total is not None) == is_open
        assert seat.hand_count == sum(state.hands[seat.seat])
        assert seat.held_count == len(state.held[seat.seat])
    for entry in seen.stack:
        if isinstance(entry, Frame):
            for debt in entry.debts:
                assert debt.seat == seen.reader or all(card < 0 for card in debt.secret)


def exchanged(
    state: State, reader: Seat | None, random: Random, permutes: Sequence[Permute] = ()
) -> State:
    """A copy of *state* with everything *reader* cannot know exchanged at random."""
    other = state.copy()
    own = [debt for debt in state.debts() if debt.seat == reader]
    looks = {(state.rules.duties[debt.duty].sees, debt.args[0]) for debt in own if debt.args}
    others = [seat for seat in range(state.seats) if seat != reader]
    hidden = [seat for seat in others if ("hand", seat) not in looks]
    held = [seat for seat in others if ("held", seat) not in looks]
    hands = [other.hands[seat] for seat in hidden]
    shuffle_piles(hands, random)
    if state.rules.options["bank"] == "hidden":
        _through_the_bank(hands, other.bank)
    for deck in range(len(state.rules.decks)):
        _shuffle_deck(other, deck, reader, random, held)
    for permute in permutes:
        permute(other, reader, random)
    return other


def decides_alike(state: State, other: State, seat: Seat) -> bool:
    """
    True if *seat* has the same options in two worlds it cannot tell apart.

    If so, its default must be the same, too. Options may only differ where a hidden bank has too
    little of something in one world: that shows when it is asked for.
    """
    here, there = options(state, seat), options(other, seat)
    if here != there:
        assert state.rules.options["bank"] == "hidden", (here, there)
        return False
    assert own_defaults(state, seat) == own_defaults(other, seat)
    return True


def own_defaults(state: State, seat: Seat) -> list[Action]:
    """
    The defaults of *seat*.

    Those of other seats are not asked for: with other cards, they may have nothing to answer with.
    """
    duties = state.rules.duties
    debts = [debt for debt in state.debts() if debt.seat == seat]
    return [duties[debt.duty].default(state, seat) for debt in debts]


def _through_the_bank(hands: Sequence[list[int]], bank: list[int]) -> None:
    """
    Exchange one card of each hand with the bank.

    Decisions can show whether the bank has none, one or more of a kind, so that stays the same.
    """
    for hand in hands:
        for kind, other in product(range(len(bank)), repeat=2):
            if kind != other and hand[kind] and bank[kind] > 1 and bank[other] > 2:
                hand[kind], bank[kind] = hand[kind] - 1, bank[kind] + 1
                hand[other], bank[other] = hand[other] + 1, bank[other] - 1
                break


def shuffle_piles(piles: Sequence[list[int]], random: Random) -> None:
    """Exchange the cards of *piles*, keeping the size of each."""
    cards = [kind for pile in piles for kind, count in enumerate(pile) for _ in range(count)]
    random.shuffle(cards)
    for pile in piles:
        count = sum(pile)
        for kind in range(len(pile)):
            pile[kind] = 0
        for _ in range(count):
            pile[cards.pop()] += 1


def _shuffle_deck(
    state: State,
    deck: int,
    reader: Seat | None,
    random: Random,
    hidden: Sequence[int] | None = None,
) -> None:
    """
    Exchange the cards of one deck that *reader* cannot see, wherever they are.

    They may be in the deck, looked at, set aside, or held. *hidden* are the seats whose cards
    *reader* does not see, by default all others.
    """
    deck_of = state.rules.deck_of
    if hidden is None:
        hidden = [seat for seat in range(state.seats) if seat != reader]

    def is_hidden(seat: int, kind: int) -> bool:
        return seat != reader and deck_of[kind] == deck

    cards = [kind for kind, count in enumerate(state.decks[deck]) for _ in range(count)]
    cards += [c.card for seat in hidden for c in state.held[seat] if deck_of[c.card] == deck]
    cards += [c for debt in state.all_debts() for c in debt.secret if is_hidden(debt.seat, c)]
    boxed = [c for c, count in enumerate(state.boxed) for _ in range(count) if deck_of[c] == deck]
    cards += boxed
    queue = list(zip(state.queues[deck], state.knowers[deck], strict=True))
    cards += [kind for kind, known_to in queue if known_to is not None and reader not in known_to]
    random.shuffle(cards)
    state.queues[deck] = tuple(
        kind if known_to is None or reader in known_to else cards.pop() for kind, known_to in queue
    )
    state.held = [
        tuple(Held(cards.pop(), c.stint) if deck_of[c.card] == deck else c for c in held)
        if seat in hidden
        else held
        for seat, held in enumerate(state.held)
    ]

    def looked(debt: Debt) -> Debt:
        secret = tuple(cards.pop() if is_hidden(debt.seat, c) else c for c in debt.secret)
        return Debt(debt.seat, debt.duty, debt.args, debt.since, secret)

    state.stack = [
        Frame(tuple(map(looked, entry.debts)), entry.ordered, entry.holds)
        if isinstance(entry, Frame)
        else entry
        for entry in state.stack
    ]
    state.beside = tuple(map(looked, state.beside))
    for kind in boxed:
        state.boxed[kind] -= 1
    for _ in boxed:
        state.boxed[cards.pop()] += 1
    counts = Counter(cards)
    state.decks[deck] = [counts[kind] for kind in range(len(deck_of))]


def texts_come_back(game: Game, events: Sequence[Event]) -> None:
    """Check that the last line's action and events can be read back, as anyone may see them."""
    state, line = game.state, log.decode(log.encode(game.lines[-1]))
    assert line == game.lines[-1]
    rules, topology = state.rules, state.topology
    action = codec.action_from(rules, topology, line.action)
    assert codec.to_text(topology, action) == line.action
    assert game.events(line) == list(events)
    for event in events:
        assert type(event) in rules.events
        ways = {reader: told(event, reader) for reader in readers(state)}
        for reader, heard in ways.items():
            is_insider = reader is not None and reader in event.insiders()
            if event.secret and not is_insider:
                assert all(getattr(heard, name) is None for name in event.secret)
            else:
                assert heard == event
        for heard in set(ways.values()):  # most events are the same for all
            assert codec.event_from(rules, topology, codec.to_text(topology, heard)) == heard
