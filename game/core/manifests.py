"""
Check that manifests fit together: needs, seats, names, and that everything named exists.

A fault here is a mistake in a box or in a combination of boxes, so each message says how to fix
it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from game.core.action import Event
from game.core.module import Module
from game.core.rows import MAP, Options
from game.errors import BadSetup


def check(modules: Sequence[Module], seats: int) -> None:
    """
    Refuse *modules* that cannot be played together, or not by this number of seats.

    :raises BadSetup: with the change to make.
    """
    names = [module.name for module in modules]
    if len(set(names)) < len(names):
        message = f"a module is named twice in {', '.join(names)}: name each once"
        raise BadSetup(message)
    for module in modules:
        for need in module.needs:
            if need not in names:
                message = f"{module.name} needs {need}: add {need}, or leave {module.name} out"
                raise BadSetup(message)
            if names.index(need) > names.index(module.name):
                message = f"{module.name} needs {need}: name {need} before it"
                raise BadSetup(message)
        for other in module.excludes:
            if other in names:
                message = f"{module.name} and {other} exclude each other: leave one out"
                raise BadSetup(message)
    _check_names(modules)
    _check_known(modules)
    _check_inserts(modules)
    takes = seats_of(modules)
    if seats not in takes:
        counts = " or ".join(map(str, sorted(takes))) or "no number of"
        message = f"{' + '.join(names)} is for {counts} seats, not for {seats}"
        raise BadSetup(message)


def bridged(names: Sequence[str], boxes: Iterable[Module]) -> tuple[str, ...]:
    """*names*, and after them the bridges of *boxes* that come where these are played."""
    found = list(names)
    for box in boxes:
        if box.is_bridge and box.name not in found and {*box.needs} <= {*found}:
            found.append(box.name)
    return tuple(found)


def check_uses(modules: Sequence[Module], options: Options) -> None:
    """
    Refuse *options* for which one module removes rows that another cannot be played without.

    :raises BadSetup: with the change to make.
    """
    users = {
        (use.what, name): module.name
        for module in modules
        for use in module.uses
        for name in use.names
    }
    for module in modules:
        for removal in module.removes:
            if removal.when is None or removal.when(options):
                for name in removal.names:
                    if user := users.get((removal.what, name)):
                        message = (
                            f"{module.name} takes away the {removal.what} {name!r}, which {user} "
                            "uses: choose another value of its option, or leave one out"
                        )
                        raise BadSetup(message)


def seats_of(modules: Sequence[Module]) -> frozenset[int]:
    """The numbers of players with which *modules* can be played together."""
    takes = []
    for module in modules:
        more = (other.opens.get(module.name, frozenset()) for other in modules)
        takes.append(module.seats.union(*more))
    return frozenset.intersection(*takes) if takes else frozenset()


def _check_names(modules: Sequence[Module]) -> None:
    """Refuse two modules that call something by the same name."""
    owners: dict[tuple[str, str], str] = {}
    for module in modules:
        for what, name in _names(module):
            other = owners.setdefault((what, name), module.name)
            if other != module.name:
                message = f"{other} and {module.name} both have a {what} {name!r}: rename one"
                raise BadSetup(message)


def _names(module: Module) -> Iterator[tuple[str, str]]:
    """Names of everything in *module* that is looked up by name."""
    yield from (("card", card.name) for card in module.cards)
    yield from (("terrain", terrain.name) for terrain in module.terrains)
    yield from (("piece", piece.name) for piece in module.pieces)
    yield from (("deck card", card.name) for card in module.deck_cards)
    yield from (("part", type(part()).__name__) for part in module.parts)
    yield from (("verb", verb.action.__name__) for verb in module.verbs)
    yield from (("duty", duty.name) for duty in module.duties)
    yield from (("event", event.__name__) for event in module.events)
    yield from (("step", step) for step in module.steps)
    yield from (("plan", plan) for plan in module.plans)
    yield from (("award", award.name) for award in module.awards)
    yield from (("term", term.name) for term in module.terms)
    yield from (("map", name) for name in module.maps)


def _check_known(modules: Sequence[Module]) -> None:
    """Refuse a manifest that names something no module brings."""
    known: dict[str, set[str]] = {}
    for module in modules:
        for what, name in _names(module):
            known.setdefault(what, set()).add(name)
        known.setdefault("family of verbs", set()).update(verb.family for verb in module.verbs)
        known.setdefault("group", set()).update(card.group for card in module.cards)
        known.setdefault("deck", set()).update(card.deck for card in module.deck_cards)
        known.setdefault("option", set()).update(option.name for option in module.options)
    for module in modules:
        for where, what, name in _named(module):
            if name not in known.get(what, ()):
                message = (
                    f"{module.name}: {where} names the {what} {name!r}, which no module brings: "
                    "mend the name, or need the box that has it"
                )
                raise BadSetup(message)


def _named(module: Module) -> Iterator[tuple[str, str, str]]:
    """Everything *module* names that must exist: where it is named, its kind, and its name."""
    for terrain in module.terrains:
        if terrain.card:
            yield f"the terrain {terrain.name!r}", "card", terrain.card
        if terrain.group:
            yield f"the terrain {terrain.name!r}", "group", terrain.group
    for (on, piece), cards in module.yields.items():
        yield "a yield", "terrain", on
        yield "a yield", "piece", piece
        for card in cards:
            yield f"the yield of {on!r}", "card", card
    for action, price in module.prices.items():
        yield "a price", "verb", action.__name__
        for card in price:
            yield f"the price of {action.__name__}", "card", card
    for kind in module.appeals:
        yield "an appeal", "event" if issubclass(kind, Event) else "verb", kind.__name__
    for veto in module.vetoes:
        yield "a veto", "verb", veto.action.__name__
    for duty in module.duties:
        for family in (*duty.pays, *duty.admits, *duty.others):
            yield f"the duty {duty.name!r}", "family of verbs", family
    for duty_name, families in module.admits.items():
        yield "admits", "duty", duty_name
        for family in families:
            yield f"what it admits to {duty_name!r}", "family of verbs", family
    for row in module.options:
        for value in row.values if row.name == MAP else ():
            yield f"the option {MAP!r}", "map", str(value)
    for name in module.seats_on:
        yield "a number of seats", "map", name
    for default in module.defaults:
        for option in (default.option, *default.when):
            yield "a default", "option", option
    for supply in module.supplies:
        yield "a supply", supply.what, supply.name
    for removal in module.removes:
        for name in removal.names:
            yield "a removal", removal.what, name
    for use in module.uses:
        for name in use.names:
            yield "a use", use.what, name
    for step in module.lasting:
        yield "lasting", "step", step
    for step in module.completes:
        yield "completes", "step", step
    for plan, steps in module.plans.items():
        for step in steps:
            yield f"the plan {plan!r}", "step", step
    for insert in module.inserts:
        if insert.plan:
            yield "an insert", "plan", insert.plan
        yield f"an insert into {insert.plan!r}", "step", insert.step
        if insert.at:
            yield f"an insert into {insert.plan!r}", "step", insert.at


def _check_inserts(modules: Sequence[Module]) -> None:
    """Refuse two steps in place of one, and inserts at a step that their plan doesn't have yet."""
    plans = {name: Counter(steps) for module in modules for name, steps in module.plans.items()}
    instead: dict[tuple[str, str], str] = {}
    for module in modules:
        for insert in module.inserts:
            into = (insert.plan,) if insert.plan else [n for n, p in plans.items() if p[insert.at]]
            for plan in into:
                place = (plan, insert.at)
                if place in instead:
                    message = (
                        f"{module.name}: {insert.step!r} is to stand {insert.where} {insert.at!r} "
                        f"in {plan!r}, where {instead[place]} has put another step in its place: "
                        "keep one, or join them in a bridge"
                    )
                    raise BadSetup(message)
                if insert.at and not plans[plan][insert.at]:
                    message = (
                        f"{module.name}: {insert.step!r} is to stand {insert.where} {insert.at!r}, "
                        f"which the plan {plan!r} has not: mend the name, or come after the box "
                        "that puts it there"
                    )
                    raise BadSetup(message)
                plans[plan][insert.step] += 1
                if insert.where == "instead":
                    plans[plan][insert.at] -= 1
                    instead[place] = module.name
