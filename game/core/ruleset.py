"""
A ruleset: the modules of one game, compiled.

Conflicts are refused, rows numbered, questions joined to callables, steps inserted and vetoes
sorted by verb, once per combination of modules, options and seats.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeAlias

from game.core.action import Action, Event
from game.core.cards import Cards, covers
from game.core.module import Insert, Module
from game.core.question import Question
from game.core.questions import BARRED, CHANGED, PRICE, RESULT, SUPPLY, TIDY, WINNERS
from game.core.rows import CardKind, Deal, Option, Options, PieceKind, Terrain
from game.core.rules import Price, Rules
from game.core.state import State
from game.core.verb import Duty

Ruleset: TypeAlias = Rules[State]
"""The rules of one game."""

NOTHING = PieceKind("", "corner", 0)
FRAME = Terrain("frame", is_land=False)


def ruleset(
    modules: Sequence[Module], rows: tuple[Option, ...], options: Options, seats: int
) -> Ruleset:
    """
    The rules of *modules* that go together, with the *options* chosen among their *rows*.

    `game.core.codec.compiled` sees to both.
    """
    gone, count = _gone(modules, options), _counts(modules, options, seats)
    cards: tuple[CardKind, ...] = tuple(
        replace(card, supply=count.get(("card", card.name), card.supply))
        for m in modules
        for card in m.cards
    )
    verbs = {
        verb.action: verb
        for m in modules
        for verb in m.verbs
        if ("verb", verb.action.__name__) not in gone
    }
    prices = {
        action: tuple(price.get(card.name, 0) for card in cards)
        for m in modules
        for action, price in m.prices.items()
        if action in verbs
    }
    answers = _answers(modules, options)
    return Rules(
        modules=tuple(m.name for m in modules),
        edition=edition(modules),
        seats=seats,
        rows=rows,
        options=options,
        cards=cards,
        terrains=(FRAME, *(terrain for m in modules for terrain in m.terrains)),
        pieces=(
            NOTHING,
            *(
                replace(piece, supply=count.get(("piece", piece.name), piece.supply))
                for m in modules
                for piece in m.pieces
            ),
        ),
        deck_cards=tuple(
            replace(card, count=count.get(("deck card", card.name), card.count))
            for m in modules
            for card in m.deck_cards
            if ("deck", card.deck) not in gone
        ),
        awards=tuple(a for m in modules for a in m.awards if ("award", a.name) not in gone),
        terms=tuple(term for m in modules for term in m.terms if ("term", term.name) not in gone),
        parts=tuple(part for m in modules for part in m.parts),
        deals=_deals(modules),
        colours={name: colours for m in modules for name, colours in m.colours.items()},
        given={where: cards for m in modules for where, cards in m.yields.items()},
        verbs=verbs,
        duties=_duties(modules),
        events=tuple(event for m in modules for event in m.events),
        steps={name: step for m in modules for name, step in m.steps.items()},
        lasting=frozenset(name for m in modules for name in m.lasting),
        completes=frozenset(name for m in modules for name in m.completes),
        plans=_plans(modules),
        prices=prices,
        appeals={
            kind: value
            for m in modules
            for kind, value in m.appeals.items()
            if kind in verbs or issubclass(kind, Event)
        },
        vetoes={
            action: tuple(v for m in modules for v in m.vetoes if v.action is action)
            for action in verbs
        },
        answers=answers,
        barred=BARRED.join(answers[BARRED]) if BARRED in answers else None,
        price=_price(prices, answers),
        supply=SUPPLY.join(answers[SUPPLY]) if SUPPLY in answers else None,
        affords=_affords(prices, are_fixed=PRICE not in answers),
        tidy=tuple(answers.get(TIDY, ())),
        changed=tuple(answers.get(CHANGED, ())),
        winners=WINNERS.join(answers.get(WINNERS, ())),
        result=RESULT.join(answers.get(RESULT, ())),
        teams=next((m.teams for m in modules if m.teams), ()),
    )


def edition(modules: Iterable[Module]) -> str:
    """Edition whose printed names are used with *modules*; empty for the plain ones."""
    return next((name for name in reversed([module.edition for module in modules]) if name), "")


def _deals(modules: Sequence[Module]) -> dict[str, tuple[Deal, ...]]:
    """By map, every way in which it was ever dealt, today's last."""
    return {
        name: (*module.former.get(name, ()), deal)
        for module in modules
        for name, deal in module.maps.items()
    }


def _answers(
    modules: Sequence[Module], options: Options
) -> dict[Question[Any], list[Callable[..., Any]]]:
    """By question, the answers of *modules* for these *options*."""
    answers: dict[Question[Any], list[Callable[..., Any]]] = {}
    for module in modules:
        for answer in module.answers:
            if answer.when is None or answer.when(options):
                answers.setdefault(answer.question, []).append(answer.function)
    return answers


def _price(
    prices: Mapping[type[Action], Cards],
    answers: Mapping[Question[Any], Sequence[Callable[..., Any]]],
) -> Price[State]:
    """The price of a verb for a seat: from the table of prices and the modules."""
    if PRICE not in answers:
        return lambda state, seat, verb: prices[verb]
    asked = PRICE.join(answers[PRICE])
    return lambda state, seat, verb: asked(state, seat, verb, prices[verb])


def _affords(
    prices: Mapping[type[Action], Cards], *, are_fixed: bool
) -> Callable[[Cards], Collection[type[Action]]]:
    """Verbs of *prices* that a hand can pay for if they *are fixed*; else all."""
    every = frozenset(prices)
    if not are_fixed:
        return lambda hand: every

    @lru_cache(maxsize=4096)
    def affords(hand: Cards) -> Collection[type[Action]]:
        return frozenset(action for action, price in prices.items() if covers(hand, price))

    return affords


def _gone(modules: Sequence[Module], options: Options) -> frozenset[tuple[str, str]]:
    """The rows that *modules* remove: kind and name of each."""
    return frozenset(
        (removal.what, name)
        for module in modules
        for removal in module.removes
        if removal.when is None or removal.when(options)
        for name in removal.names
    )


def _counts(modules: Sequence[Module], options: Options, seats: int) -> dict[tuple[str, str], int]:
    """The counts of rows whose supply a module sets."""
    return {
        (supply.what, supply.name): supply.count
        for module in modules
        for supply in module.supplies
        if (supply.seats is None or seats in supply.seats)
        and (supply.when is None or supply.when(options))
    }


def _duties(modules: Sequence[Module]) -> dict[str, Duty[State]]:
    """Duties by name, each with the families that other modules admit to it."""
    duties = {duty.name: duty for module in modules for duty in module.duties}
    for module in modules:
        for name, families in module.admits.items():
            duties[name] = replace(duties[name], admits=(*duties[name].admits, *families))
    return duties


def _plans(modules: Sequence[Module]) -> Mapping[str, tuple[str, ...]]:
    plans = {name: list(steps) for module in modules for name, steps in module.plans.items()}
    for module in modules:
        for insert in module.inserts:
            into = (
                (insert.plan,) if insert.plan else [n for n, p in plans.items() if insert.at in p]
            )
            for plan in map(plans.__getitem__, into):
                _insert(insert, plan)
    return {name: tuple(plan) for name, plan in plans.items()}


def _insert(insert: Insert, plan: list[str]) -> None:
    end = len(plan) - 1 if insert.where == "after" else 0
    at = plan.index(insert.at) if insert.at else end
    if insert.where == "instead":
        plan[at] = insert.step
    else:
        plan.insert(at + (insert.where == "after"), insert.step)
