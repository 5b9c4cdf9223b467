"""
Retold: the public table after each line of a chronicle.

It starts from the table as it is now and from the first events, and applies every trace in order.
Board, turn, public parts, special cards and points are those of the moment; counts of cards are
left out, and hands always.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

import msgspec

from game.board.places import EdgeId
from game.core.cards import Seat
from game.core.chronicle import Chronicle, Moment
from game.core.part import Part
from game.core.stack import NOBODY
from game.core.trace import (
    Altered,
    Began,
    Grounded,
    Harboured,
    Laid,
    Left,
    Lifted,
    Passed,
    Scored,
    Trace,
)
from game.core.view import View


def retold(view: View, tale: Chronicle) -> Iterator[tuple[Moment, View]]:
    """Each moment of *tale* with the table after it; *view* is the table after the last one."""
    end, table = _Table.before(view, tale), _Table.before(view, tale)
    for trace in chain.from_iterable(moment.traces for moment in tale.moments):
        end.lay(trace)
    # Points that no trace accounts for were there from the start.
    table.scored = [
        seat.points - points for seat, points in zip(view.seats, end.points(), strict=True)
    ]
    for moment in tale.moments:
        for trace in moment.traces:
            table.lay(trace)
        yield moment, table.seen(view, moment.number)


@dataclass(slots=True)
class _Table:
    """The state that changes while a game is retold."""

    view: View
    terrain: list[int]
    tokens: list[int]
    harbours: list[tuple[EdgeId, int]]
    corner_piece: bytearray
    corner_seat: bytearray
    edge_piece: bytearray
    edge_seat: bytearray
    parts: dict[str, Part]
    awards: list[Seat]
    scored: list[int]
    turn: Seat = NOBODY
    gone: tuple[Seat, ...] = ()

    @staticmethod
    def before(view: View, tale: Chronicle) -> _Table:
        """The table before the first of the moments."""
        corners, edges = len(view.corner_piece), len(view.edge_piece)
        parts, known = dict(view.parts), set[tuple[str, str]]()
        terrain, tokens, grounded = list(view.terrain), list(view.tokens), set[int]()
        harbours = dict(view.harbours)
        for trace in chain.from_iterable(moment.traces for moment in tale.moments):
            if isinstance(trace, Altered):
                name = trace.part.__name__
                now = parts[name]
                fresh = {
                    key: value(now) if callable(value) else value
                    for key, value in trace.start.items()
                    if (name, key) not in known
                }
                parts[name] = msgspec.structs.replace(now, **fresh)
                known |= {(name, key) for key in fresh}
            elif isinstance(trace, Grounded) and trace.place not in grounded:
                grounded.add(trace.place)
                name, tokens[trace.place] = trace.before
                terrain[trace.place] = view.rules.terrain(name)
            elif isinstance(trace, Harboured):
                harbours.pop(EdgeId(trace.place), None)
        return _Table(
            view,
            terrain,
            tokens,
            list(harbours.items()),
            bytearray(corners),
            bytearray(corners),
            bytearray(edges),
            bytearray(edges),
            parts,
            [NOBODY] * len(view.awards),
            [0] * len(view.seats),
        )

    def lay(self, trace: Trace) -> None:
        """Apply *trace*."""
        rules = self.view.rules
        match trace:
            case Laid(seat, place, piece):
                pieces, seats = self.places(piece)
                pieces[place], seats[place] = rules.piece(piece), seat
            case Lifted(place, piece):
                pieces, _ = self.places(piece)
                pieces[place] = 0
            case Grounded(place, terrain, token):
                self.terrain[place], self.tokens[place] = rules.terrain(terrain), token
            case Harboured(place, card):
                self.harbours.append((EdgeId(place), rules.card(card) if card else -1))
            case Altered(part, to):
                self.parts[part.__name__] = to(self.parts[part.__name__])
            case Began(seat):
                self.turn = seat
            case Passed(award, seat):
                self.awards[rules.award(award)] = seat
            case Scored(seat, count):
                self.scored[seat] += count
            case Left(seat):
                self.gone = (*self.gone, seat)
            case _:
                pass

    def places(self, piece: str) -> tuple[bytearray, bytearray]:
        """Kinds and seats of the places with a *piece* of this name."""
        rules = self.view.rules
        if rules.pieces[rules.piece(piece)].on == "edge":
            return self.edge_piece, self.edge_seat
        return self.corner_piece, self.corner_seat

    def seen(self, view: View, number: int) -> View:
        """The table's view as it was."""
        return replace(
            view,
            number=number,
            terrain=tuple(self.terrain),
            tokens=tuple(self.tokens),
            harbours=tuple(self.harbours),
            corner_piece=bytes(self.corner_piece),
            corner_seat=bytes(self.corner_seat),
            edge_piece=bytes(self.edge_piece),
            edge_seat=bytes(self.edge_seat),
            parts=dict(self.parts),
            awards=tuple(self.awards),
            turn=self.turn,
            gone=self.gone,
            winners=(),
            seats=tuple(
                replace(
                    seat,
                    is_gone=seat.seat in self.gone,
                    points=points,
                    total=None,
                    terms=(),
                    hand=None,
                    held=None,
                )
                for seat, points in zip(view.seats, self.points(), strict=True)
            ),
        )

    def points(self) -> list[int]:
        """By seat, the points that every seat can count."""
        rules, points = self.view.rules, list(self.scored)
        for pieces, seats in (
            (self.corner_piece, self.corner_seat),
            (self.edge_piece, self.edge_seat),
        ):
            for piece, seat in zip(pieces, seats, strict=True):
                if piece:
                    points[seat] += rules.pieces[piece].points
        for award, seat in zip(rules.awards, self.awards, strict=True):
            if seat != NOBODY:
                points[seat] += award.points
        return points
