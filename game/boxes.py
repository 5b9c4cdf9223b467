"""All boxes and the combinations of them that work: their sets, maps, seats and colors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import combinations
from pkgutil import iter_modules
from typing import Literal

from game.core import codec
from game.core.cards import Seat
from game.core.manifests import bridged, seats_of
from game.core.module import Module
from game.core.rows import MAP
from game.core.ruleset import Ruleset, edition


def _found() -> Iterator[Module]:
    """The manifest of every folder of the rules that has one, in the order of their names."""
    package = import_module(__package__)
    for found in iter_modules(package.__path__):
        if found.ispkg:
            module = getattr(import_module(f"{__package__}.{found.name}"), "MODULE", None)
            if isinstance(module, Module):
                yield module


def _ordered(modules: Iterable[Module]) -> tuple[Module, ...]:
    """*modules*, each after those it needs."""
    left, done = list(modules), list[Module]()
    while left:
        names = {module.name for module in done}
        ready = next(module for module in left if names.issuperset(module.needs))
        left.remove(ready)
        done.append(ready)
    return tuple(done)


BOXES: tuple[Module, ...] = _ordered(_found())
"""Every box there is: a folder that is taken away is a box less, and nothing else."""


def offered(boxes: Sequence[Module] = BOXES) -> tuple[tuple[str, ...], ...]:
    """
    Every set of *boxes* that can be played together, by their names, the smallest first.

    Scenario boxes are left out, since they come with their maps (`maps_of`); so are bridges.
    """
    return _every_set() if boxes is BOXES else _sets(boxes)


@cache
def _every_set() -> tuple[tuple[str, ...], ...]:
    return _sets(BOXES)


def _sets(boxes: Sequence[Module]) -> tuple[tuple[str, ...], ...]:
    first, *others = (box for box in boxes if not box.scenario_of and not box.is_bridge)
    sets = (more for size in range(len(others) + 1) for more in combinations(others, size))
    return tuple(
        (first.name, *(box.name for box in more)) for more in sets if _go_together((first, *more))
    )


@dataclass(frozen=True, slots=True)
class Misfit:
    """A box that was left out of a choice of boxes, or added to it, because of another."""

    box: str
    other: str
    why: Literal["excludes", "seats", "lacks", "added"]
    """`lacks`: it needs the *other*, which was taken away; `added`: the *other* needs it."""
    clash: tuple[str, str] | None = None
    """The two boxes, the excluding one first, if one of them excludes the other."""


def fitted(
    wanted: Sequence[str], before: Sequence[str] = (), boxes: Sequence[Module] = BOXES
) -> tuple[tuple[str, ...], tuple[Misfit, ...]]:
    """
    The boxes called *wanted* as far as they go together, and those left out or added.

    Boxes that weren't there *before* come first. What they need is added, unless it has just been
    taken away.
    """
    by_name = {box.name: box for box in boxes if not box.scenario_of and not box.is_bridge}
    new = [name for name in by_name if name in wanted and name not in before]
    old = [name for name in by_name if name in wanted and name in before]
    found, misfits = [boxes[0]], list[Misfit]()
    for name in (*new, *old):
        more = [by_name[need] for need in by_name[name].needs if by_name[need] not in found]
        if gone := next((n.name for n in more if n.name in before and n.name not in wanted), None):
            misfits.append(Misfit(name, gone, "lacks"))
        elif by_name[name] in found:
            continue
        elif _go_together((*found, *more, by_name[name])):
            misfits += [Misfit(n.name, name, "added") for n in more if n.name not in wanted]
            found += [*more, by_name[name]]
        else:
            misfits += _misfit((*more, by_name[name]), name, found)
    chosen = {box.name for box in found}
    return tuple(name for name in by_name if name in chosen), tuple(misfits)


def _misfit(more: Sequence[Module], name: str, found: Sequence[Module]) -> Iterator[Misfit]:
    """The first of *found* with which the box *name*, and what it needs, can't be played."""
    for other in found:
        for box in more:
            for one, two in ((box, other), (other, box)):
                if two.name in one.excludes:
                    yield Misfit(name, other.name, "excludes", (one.name, two.name))
                    return
    for other in found:
        if not seats_of((*more, other)):
            yield Misfit(name, other.name, "seats")
            return


def _go_together(boxes: Sequence[Module]) -> bool:
    """Whether they include all they need, exclude no others, and share a number of seats."""
    names = {box.name for box in boxes}
    return all(
        names.issuperset(box.needs) and names.isdisjoint(box.excludes) for box in boxes
    ) and bool(seats_of(boxes))


def maps_of(names: Sequence[str], boxes: Sequence[Module] = BOXES) -> dict[str, tuple[str, ...]]:
    """
    The maps on which the boxes called *names* may be played, each with all boxes played on it.

    Those are these boxes and, on the map of a scenario, the box that brings it.
    """
    chosen = tuple(name for box in boxes for name in names if name == box.name)
    own = [box for box in boxes if box.name in chosen]
    found = dict.fromkeys(_maps(chosen, boxes), chosen)
    for box in boxes:
        if box.scenario_of in chosen and _go_together((*own, box)):
            more = (*chosen, box.name)
            found |= {name: more for name in _maps(more, boxes) if name in box.maps}
    return found


def _maps(names: tuple[str, ...], boxes: Sequence[Module]) -> list[str]:
    """The maps that exactly these boxes leave to choose from."""
    rules = codec.compiled(names, {}, max(seats_for(names, boxes)), boxes)
    return [str(value) for row in rules.rows if row.name == MAP for value in row.values]


def is_advised(names: Sequence[str], on: str, boxes: Sequence[Module] = BOXES) -> bool:
    """Whether the modules called *names* are at their best on the map called *on*."""
    played = bridged(names, boxes)
    return not any(box.name in played and on in box.unadvised for box in boxes)


def clash(names: Sequence[str], on: str, boxes: Sequence[Module] = BOXES) -> tuple[str, str] | None:
    """
    The two boxes that keep those called *names* from the map called *on*, the excluding one first.

    None if the reason is not that one of them excludes the map's own box.
    """
    bringer = next(box for box in boxes if on in box.maps)
    for box in boxes:
        if box.name in names and bringer.name in box.excludes:
            return box.name, bringer.name
        if box.name in names and box.name in bringer.excludes:
            return bringer.name, box.name
    return None


def seats_on(names: Sequence[str], on: str, boxes: Sequence[Module] = BOXES) -> frozenset[int]:
    """The numbers of players with which the boxes called *names* can be played on the map *on*."""
    takes = next((box.seats_on.get(on) for box in boxes if on in box.maps), None)
    known = seats_for(names, boxes)
    return known if takes is None else known & takes


def boxes_of(names: Sequence[str], boxes: Sequence[Module] = BOXES) -> tuple[str, ...]:
    """Those of the modules called *names* that are boxes, and neither scenarios nor bridges."""
    chosen = (box for box in boxes if not box.scenario_of and not box.is_bridge)
    return tuple(box.name for box in chosen if box.name in names)


def seats_for(names: Sequence[str], boxes: Sequence[Module] = BOXES) -> frozenset[int]:
    """The numbers of players with which the boxes called *names* can be played together."""
    return seats_of([box for name in names for box in boxes if box.name == name])


def teams_of(names: Sequence[str], boxes: Sequence[Module] = BOXES) -> tuple[tuple[Seat, ...], ...]:
    """The teams of a game with the boxes called *names*; empty if each seat plays alone."""
    return next((box.teams for box in boxes if box.name in names and box.teams), ())


def edition_of(names: Sequence[str], boxes: Sequence[Module] = BOXES) -> str:
    """Edition whose printed names go with the boxes called *names*; empty for the plain ones."""
    return edition(box for name in names for box in boxes if box.name == name)


COLOURS = ("red", "blue", "white", "orange", "green", "purple")
"""Colors of seats, in the order in which they are given out."""


def colours_of(rules: Ruleset) -> tuple[str, ...]:
    """
    The colors for seats, in the order in which they are given out.

    Those with fixed places on the map come first, unless there are too few players for them.
    """
    own = rules.colours.get(str(rules.options.get(MAP)), ())
    return (*own[: rules.seats], *(colour for colour in COLOURS if colour not in own))
