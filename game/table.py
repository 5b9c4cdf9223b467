"""
The engine from outside: begin, play, list, look, store.

A `Game` keeps state and log together and is what storage and bot hold in their hands; the
functions it calls are public too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations
from pkgutil import iter_modules

from game.base.luck import Luck, luck, odds
from game.base.roll import DiceRolled, RollDice
from game.board.layout import Layout
from game.core import codec
from game.core.action import Action, Event, Reason, told
from game.core.cards import Seat
from game.core.chance import Chance, Recorded, Replayed
from game.core.choice import Choice
from game.core.chronicle import Chronicle, chronicle
from game.core.entries import Entry
from game.core.illegal import Illegal
from game.core.leave import Leave
from game.core.log import Line, Opening
from game.core.manifests import bridged, seats_of
from game.core.module import Module
from game.core.play import defaults, enter, options, push, refuse
from game.core.rows import MAP, Deal, Value
from game.core.ruleset import Ruleset, edition
from game.core.start import begin
from game.core.state import State
from game.core.undo import Done, No, Trail, Undo, Undone, stays, taken_back
from game.core.view import View, view
from game.errors import BadSetup


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

    What brings scenarios is not among them: it comes with its maps (`maps_of`); nor is a bridge.
    """
    first, *others = (box for box in boxes if not box.scenario_of and not box.is_bridge)
    sets = (more for size in range(len(others) + 1) for more in combinations(others, size))
    return tuple(
        (first.name, *(box.name for box in more)) for more in sets if _go_together((first, *more))
    )


def _go_together(boxes: Sequence[Module]) -> bool:
    """Whether they need and exclude no others, and somebody can sit down at all of them."""
    names = {box.name for box in boxes}
    return all(
        names.issuperset(box.needs) and names.isdisjoint(box.excludes) for box in boxes
    ) and bool(seats_of(boxes))


def maps_of(names: Sequence[str], boxes: Sequence[Module] = BOXES) -> dict[str, tuple[str, ...]]:
    """
    The maps on which the boxes called *names* may be played, each with all that is played on it.

    That is these boxes and, on the map of a scenario, what brings it.
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
    The two boxes that keep those called *names* from the map called *on*, who excludes first.

    None if it is for another reason than that one of them excludes whoever brings it.
    """
    bringer = next(box for box in boxes if on in box.maps)
    for box in boxes:
        if box.name in names and bringer.name in box.excludes:
            return box.name, bringer.name
        if box.name in names and box.name in bringer.excludes:
            return bringer.name, box.name
    return None


def boxes_of(names: Sequence[str], boxes: Sequence[Module] = BOXES) -> tuple[str, ...]:
    """Those of the modules called *names* that are boxes, and neither scenarios nor bridges."""
    chosen = (box for box in boxes if not box.scenario_of and not box.is_bridge)
    return tuple(box.name for box in chosen if box.name in names)


def seats_for(names: Sequence[str], boxes: Sequence[Module] = BOXES) -> frozenset[int]:
    """For how many players the boxes called *names* can be played together."""
    return seats_of([box for name in names for box in boxes if box.name == name])


def edition_of(names: Sequence[str], boxes: Sequence[Module] = BOXES) -> str:
    """Whose names for things are spoken with the boxes called *names*; empty for the plain ones."""
    return edition(box for name in names for box in boxes if box.name == name)


def _deals(rules: Ruleset) -> tuple[Deal, ...]:
    """Every way in which the map of *rules* was ever dealt, today's last."""
    return rules.deals[str(rules.options[MAP])]


COLOURS = ("red", "blue", "white", "orange", "green", "purple")
"""Colours of seats, in the order in which they are given out."""


def colours_of(rules: Ruleset) -> tuple[str, ...]:
    """
    The colours that seats may have, in the order in which they are given out.

    Those with places of their own on the map come first, unless so few play that they stay out.
    """
    own = rules.colours.get(str(rules.options.get(MAP)), ())
    return (*own[: rules.seats], *(colour for colour in COLOURS if colour not in own))


@dataclass(slots=True)
class Game:
    """One running game: the state, and the lines of log since it was loaded."""

    state: State
    lines: list[Line] = field(default_factory=list)
    boxes: Sequence[Module] = BOXES
    trail: Trail = field(default_factory=Trail)
    """What may be taken back."""

    @staticmethod
    def new(  # each is a choice that a table makes
        seats: int,
        chance: Chance,
        *,
        modules: Sequence[str] = ("base",),
        settings: Mapping[str, Value] | None = None,
        colours: Sequence[str] = (),
        layout: Layout | None = None,
        deal: int | None = None,
        boxes: Sequence[Module] = BOXES,
    ) -> Game:
        """
        Begin a game; without *layout* the board is the map that the settings name.

        *deal* is the number of an earlier way to deal that map, for a log that was made so.

        :raises BadSetup: if modules, settings and seats do not go together.
        :raises BadLayout: if the layout cannot be played on.
        """
        rules = codec.compiled(tuple(modules), dict(settings or {}), seats, boxes)
        colours = tuple(colours) or colours_of(rules)[:seats]
        if len(colours) != seats:
            message = f"give {seats} colours, one for each seat, not {len(colours)}"
            raise BadSetup(message)
        if twice := sorted({colour for colour in colours if colours.count(colour) > 1}):
            message = f"give each seat a colour of its own: {', '.join(twice)} is given twice"
            raise BadSetup(message)
        recorded = Recorded(chance)
        opening = Opening(tuple(modules), dict(rules.options), colours, layout)
        if layout is None:
            deals = _deals(rules)
            number = len(deals) - 1 if deal is None else deal
            if number not in range(len(deals)):
                message = f"the map was never dealt in a way {number}: give one below {len(deals)}"
                raise BadSetup(message)
            opening = opening.dealt(number)
            layout = deals[number](rules.options, seats, recorded)
        state, events = begin(rules, layout, colours, recorded)
        game = Game(state, boxes=boxes)
        game._write(-1, opening.to_text(), recorded, events)
        return game

    @staticmethod
    def restored(
        snapshot: bytes, lines: Iterable[Line] = (), boxes: Sequence[Module] = BOXES
    ) -> Game:
        """
        Go on from a snapshot.

        :raises NewerSnapshot: if a newer program has written it.
        """
        return Game(codec.restore(snapshot, boxes), list(lines), boxes, Trail(bar=No.FORGOTTEN))

    @staticmethod
    def begun(line: Line, chance: Chance, boxes: Sequence[Module] = BOXES) -> Game:
        """
        Begin the game of a log's first *line* once more, with the answers of *chance*.

        :raises BadSetup: if there is no such game; `BadLayout` for its board.
        """
        opening = Opening.from_text(line.action)
        return Game.new(
            len(opening.colours),
            chance,
            modules=opening.modules,
            settings=opening.options,
            colours=opening.colours,
            layout=opening.layout,
            deal=opening.deal or 0,
            boxes=boxes,
        )

    @staticmethod
    def replayed(
        lines: Sequence[Line], boxes: Sequence[Module] = BOXES, forced: Collection[int] = ()
    ) -> Game:
        """
        The fold of a whole log: every action again, with the chance on record.

        *forced* are the numbers of those that their seats did not choose.

        :raises UnscriptedChance: if the log was not made by these rules.
        """
        game = Game.begun(lines[0], Replayed(lines[0].chance), boxes)
        for line in lines[1:]:
            is_forced = line.number in forced
            game._do(Seat(line.seat), game._action(line), Replayed(line.chance), forced=is_forced)  # noqa: SLF001  # its own class
        return game

    @staticmethod
    def lucks(lines: Sequence[Line], boxes: Sequence[Module] = BOXES) -> tuple[Luck, ...]:
        """
        The luck of each seat in the rolls of a whole log.

        :raises UnscriptedChance: if the log was not made by these rules.
        """
        game = Game.begun(lines[0], Replayed(lines[0].chance), boxes)
        found = [Luck()] * game.state.seats
        for line in lines[1:]:
            seat, action = Seat(line.seat), game._action(line)  # noqa: SLF001  # its own class
            brings = odds(game.state, seat) if isinstance(action, RollDice) else {}
            for event in game._do(seat, action, Replayed(line.chance)):  # noqa: SLF001  # as above
                if isinstance(event, DiceRolled):
                    new = luck(brings, sum(event.dice), game.state.seats)
                    found = [old + more for old, more in zip(found, new, strict=True)]
        return tuple(found)

    def follow(self, line: Line, chance: Chance, *, forced: bool = False) -> None:
        """
        Ask for what a *line* of log asks for, and be judged like anybody.

        :raises Illegal: with the reason; nothing has changed then.
        :raises ValueError: if this game knows no such action.
        """
        seat, action = Seat(line.seat), self._action(line)
        if isinstance(action, Entry):
            self.enter(seat, action, chance)
        else:
            self.play(seat, action, chance, forced=forced)

    def play(
        self, seat: Seat, action: Action, chance: Chance, *, forced: bool = False
    ) -> list[Event]:
        """
        Play *action* for *seat*, *forced* if it did not choose it; what happened.

        :raises Illegal: with the reason; nothing has changed then.
        """
        if reason := refuse(self.state, seat, action):
            raise Illegal(reason, action, self.state.rules, seat, self.state.debts())
        return self._do(seat, action, chance, forced=forced)

    def enter(self, seat: Seat, entry: Entry, chance: Chance) -> list[Event]:
        """
        Enter what is no player's verb, for *seat* or for the table (`NOBODY`); what happened.

        :raises Illegal: with the reason; nothing has changed then.
        """
        if isinstance(entry, Undo):
            reason = self.trail.refuse(self.state, seat, entry.number)
        else:
            reason = entry.refuse(self.state, seat)
        if reason:
            raise Illegal(reason, entry, self.state.rules)
        return self._do(seat, entry, chance)

    def leave(self, seat: Seat, chance: Chance) -> list[Event]:
        """
        Have *seat* leave for good; what happened.

        :raises Illegal: if it has left already, or the game is over.
        """
        return self.enter(seat, Leave(), chance)

    def recall(self, lines: Sequence[Line], forced: Collection[int] = ()) -> None:
        """
        Learn from the whole log what may be taken back, where a snapshot was all there was.

        Nothing is learnt if today's rules do not make this very game of it.
        """
        try:
            again = Game.replayed(lines, self.boxes, forced)
        except Exception:  # noqa: BLE001  # what other rules make of a log, nobody knows
            return
        if again.snapshot() == self.snapshot():
            self.trail = again.trail

    def options(self, seat: Seat) -> list[Action | Choice]:
        """Everything *seat* may do now."""
        return options(self.state, seat)

    def refuse(self, seat: Seat, action: Action) -> Reason | None:
        """Why *seat* may not play *action* now, or None."""
        return refuse(self.state, seat, action)

    def defaults(self) -> list[tuple[Seat, Action]]:
        """For each debt due, the answer given for a seat that does not come."""
        return defaults(self.state)

    def action(self, name: str, **fields: object) -> Action:
        """
        An action by its name, its places by theirs: ``action("BuildRoad", edge="0,0/1,0")``.

        :raises ValueError: if this game has no such action, or its board no such place.
        """
        return codec.action_from(self.state.rules, self.state.topology, {"type": name, **fields})

    def text(self, message: Action | Event) -> dict[str, object]:
        """An action or event as plain data, its places named by hexes."""
        return codec.to_text(self.state.topology, message)

    def view(self, reader: Seat | None = None) -> View:
        """What *reader*, or the table, may see."""
        return view(self.state, reader)

    def snapshot(self) -> bytes:
        """The state as bytes."""
        return codec.snapshot(self.state)

    def events(self, line: Line) -> list[Event]:
        """The events of a line of this game's log."""
        return [
            codec.event_from(self.state.rules, self.state.topology, data) for data in line.events
        ]

    def chronicle(self, lines: Iterable[Line]) -> Chronicle:
        """What *lines* of this game's log tell everybody."""
        return chronicle(
            self.state.rules,
            ((line.number, [told(event, None) for event in self.events(line)]) for line in lines),
        )

    def _action(self, line: Line) -> Action:
        return codec.action_from(self.state.rules, self.state.topology, line.action)

    def _do(
        self, seat: Seat, action: Action, chance: Chance, *, forced: bool = False
    ) -> list[Event]:
        """Carry out what has been judged, and write it down."""
        recorded, before = Recorded(chance), self.state
        if isinstance(action, Undo):
            done = self.trail.done[-1]
            self.state = taken_back(before, done)
            events: list[Event] = [Undone(seat=seat, number=done.number, events=done.events)]
            self.trail = self.trail.shortened()
        elif isinstance(action, Entry):
            events = enter(self.state, seat, action, recorded)
            self.trail = Trail(bar=No.ACTED_SINCE)
        else:
            before = before.copy()
            events = push(self.state, seat, action, recorded)
        self._write(seat, codec.to_text(self.state.topology, action), recorded, events)
        if not isinstance(action, Entry):
            line = self.lines[-1]
            asks = bool(recorded.asked)
            bar = No.FORCED if forced else stays(before, self.state, seat, events, asks=asks)
            self.trail = self.trail.grown(seat, Done(line.number, line.events, before), bar)
        return events

    def _write(
        self, seat: int, action: dict[str, object], recorded: Recorded, events: Iterable[Event]
    ) -> None:
        texts = tuple(codec.to_text(self.state.topology, event) for event in events)
        number = self.state.number
        self.lines.append(Line(number, seat, action, tuple(recorded.asked), texts))
