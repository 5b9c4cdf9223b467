"""
The engine from outside: begin, play, list, look, store.

A `Game` keeps state and log together, for storage and bot to work with; the functions it calls are
public too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from game.base.luck import Luck, luck, odds
from game.base.roll import DiceRolled, RollDice
from game.board.layout import Layout
from game.boxes import BOXES, colours_of
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
from game.core.module import Module
from game.core.play import defaults, enter, options, push, refuse
from game.core.rows import MAP, Deal, Value
from game.core.ruleset import Ruleset
from game.core.start import begin
from game.core.state import REVISION, State
from game.core.undo import Done, No, Trail, Undo, Undone, stays, taken_back
from game.core.view import View, view
from game.errors import BadSetup


def _deals(rules: Ruleset) -> tuple[Deal, ...]:
    """Every way in which the map of *rules* was ever dealt, today's last."""
    return rules.deals[str(rules.options[MAP])]


@dataclass(slots=True)
class Game:
    """One running game: the state, and the lines of log since it was loaded."""

    state: State
    lines: list[Line] = field(default_factory=list)
    boxes: Sequence[Module] = BOXES
    trail: Trail = field(default_factory=Trail)
    """Actions that may be undone."""

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
        revision: int = REVISION,
        boxes: Sequence[Module] = BOXES,
    ) -> Game:
        """
        Begin a game; without *layout* the board is the map that the settings name.

        *deal* is the number of an earlier way to deal that map, for a log that was made so, and
        *revision* that of the rules.

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
        opening = Opening(tuple(modules), dict(rules.options), colours, layout, revision=revision)
        if layout is None:
            deals = _deals(rules)
            number = len(deals) - 1 if deal is None else deal
            if number not in range(len(deals)):
                message = f"the map was never dealt in a way {number}: give one below {len(deals)}"
                raise BadSetup(message)
            opening = opening.dealt(number)
            layout = deals[number](rules.options, seats, recorded)
        state, events = begin(rules, layout, colours, recorded, revision)
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
            revision=opening.revision,
            boxes=boxes,
        )

    @staticmethod
    def replayed(
        lines: Sequence[Line], boxes: Sequence[Module] = BOXES, forced: Collection[int] = ()
    ) -> Game:
        """
        Replay a whole log: every action again, with the recorded chance.

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
        Ask for the action of a *line* of a log, judged like any other.

        :raises Illegal: with the reason; nothing has changed then. :raises ValueError: if this
        game knows no such action.
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
        Play *action* for *seat*, *forced* if it did not choose it, and return what happened.

        :raises Illegal: with the reason; nothing has changed then.
        """
        if reason := refuse(self.state, seat, action):
            raise Illegal(reason, action, self.state.rules, seat, self.state.debts())
        return self._do(seat, action, chance, forced=forced)

    def enter(self, seat: Seat, entry: Entry, chance: Chance) -> list[Event]:
        """
        Enter a non-player entry for *seat* or the table (`NOBODY`), and return what happened.

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
        """Make *seat* leave for good, and return what happened."""
        return self.enter(seat, Leave(), chance)

    def recall(self, lines: Sequence[Line], forced: Collection[int] = ()) -> None:
        """
        Find the actions that may be undone from the whole log, after loading a snapshot alone.

        It finds none if today's rules do not give this very game.
        """
        try:
            again = Game.replayed(lines, self.boxes, forced)
        except Exception:  # noqa: BLE001  # other rules may fail in any way on a log
            return
        if again.snapshot() == self.snapshot():
            self.trail = again.trail

    def options(self, seat: Seat) -> list[Action | Choice]:
        """Everything *seat* may do now."""
        return options(self.state, seat)

    def refuse(self, seat: Seat, action: Action) -> Reason | None:
        """The reason *seat* may not play *action* now, or None."""
        return refuse(self.state, seat, action)

    def defaults(self) -> list[tuple[Seat, Action]]:
        """For each debt due, the answer for a seat that does not come."""
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
        """The part that *reader*, or the table, may see."""
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
        """The public chronicle of *lines* of this game's log."""
        return chronicle(
            self.state.rules,
            ((line.number, [told(event, None) for event in self.events(line)]) for line in lines),
        )

    def _action(self, line: Line) -> Action:
        return codec.action_from(self.state.rules, self.state.topology, line.action)

    def _do(
        self, seat: Seat, action: Action, chance: Chance, *, forced: bool = False
    ) -> list[Event]:
        """Carry out a judged action, and write it down."""
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
