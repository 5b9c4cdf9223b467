"""Options: the settings of a game, the values chosen, and the defaults."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.module import Module
from game.core.rows import MAP, Option, Options, Value
from game.errors import BadSetup


def chosen(
    modules: Sequence[Module], given: Options, seats: int
) -> tuple[tuple[Option, ...], Options]:
    """
    Return the options of *modules* and all values; defaults go with those *given*.

    Only maps for this number of *seats* are included.

    :raises BadSetup: if there is no such option or value.
    """
    rows = {row.name: row for row in _merged(modules, seats)}
    for name, value in given.items():
        if name not in rows:
            message = f"there is no option {name!r}: choose among {', '.join(rows)}"
            raise BadSetup(message)
        if value not in rows[name].values:
            values = ", ".join(map(str, rows[name].values))
            message = f"option {name!r} cannot be {value!r}: choose among {values}"
            raise BadSetup(message)
    usual = _defaults(modules, rows, given, seats)
    resolved = tuple(replace(row, default=usual[name]) for name, row in rows.items())
    known = {**usual, **given}
    # A late option is left out only where older games had its value without choosing.
    said = (
        name
        for name, row in rows.items()
        if not row.is_late or not known[name] == usual[name] == row.default
    )
    return resolved, {name: known[name] for name in said}


def _merged(modules: Sequence[Module], seats: int) -> tuple[Option, ...]:
    """Options by name; a later module's values and default join or replace earlier ones."""
    # A map is offered where a module brings it, whether or not its option says so.
    rows: dict[str, Option] = {}
    for module in modules:
        for option in module.options:
            before = () if option.alone or option.name not in rows else rows[option.name].values
            values = tuple(dict.fromkeys((*before, *option.values)))
            rows[option.name] = replace(option, values=values, alone=False)
        if module.maps and (row := rows.get(MAP)):
            rows[MAP] = replace(row, values=tuple(dict.fromkeys((*row.values, *module.maps))))
    wrong = {name for m in modules for name, takes in m.seats_on.items() if seats not in takes}
    if wrong and (row := rows.get(MAP)):
        rows[MAP] = replace(row, values=tuple(name for name in row.values if name not in wrong))
    return tuple(rows.values())


def _defaults(
    modules: Sequence[Module], rows: dict[str, Option], given: Options, seats: int
) -> dict[str, Value]:
    """By option, its defaults: values first, then additions."""
    usual: dict[str, Value] = {name: row.default for name, row in rows.items()}
    defaults = [default for module in modules for default in module.defaults]
    for default in sorted(defaults, key=lambda one: one.value is None):
        if default.seats is not None and seats not in default.seats:
            continue
        now = {**usual, **given}
        if all(now.get(name) == value for name, value in default.when.items()):
            name = default.option
            usual[name] = (
                default.value if default.value is not None else _more(usual[name], default.plus)
            )
    for name, value in {**usual, **given}.items():
        if value not in rows[name].values:
            message = f"the defaults of option {name!r} make {value!r}, which it cannot be"
            raise BadSetup(message)
    return usual


def _more(value: Value, plus: int) -> int:
    return int(value) + plus
