"""
Charts: maps drawn as text, and how a layout is dealt from one.

A drawing has a cell for each inner hex, six columns from one to the next, each row half a hex
further in than the one above it::

       h12:1 $5:1  ~
    ~     g4    M     ?

==========  ======================================================================================
``h12``     hills with a 12: *h*ills, *f*orest, *p*asture, *g* fields, *m*ountains, *d*esert,
            ``$`` gold; a terrain without a number has none
``~``       sea
``?``       hidden: its terrain is drawn when it is revealed
``M``       a capital is one hex of the pool of that letter
``h12:1``   on isle 1, which may bring points for settling there
``p:x``     closed: no settlements on it, and no robber
``d:-``     no starting place, and no isle with points
==========  ======================================================================================

All other land that is known is home, where set-up settlements may stand. Around the drawing lies
the frame. Corners are written ``1,4 N``, edges and sides ``1,4 NW``.

Names of the parts of a layout:

==============================  ==================================================================
zone ``home``                   where set-up settlements may stand; absent: on any land
zone ``not home``               hexes that no set-up piece may touch
zones ``isle 1``, ``isle 2`` …  islands with points, where a scenario names them
zone ``closed``                 land without settlements and robbers
zone ``hidden``                 hexes to be revealed; their terrain is ``hidden``
zone ``pirate``                 its start, perhaps on the frame; empty: off the board;
                                absent: there is none
zone ``robber``                 empty if the robber starts off the board; else absent
zone ``course``                 the pirate's way round, in order, from where it starts
spots ``treasures``             a treasure on each
spots ``villages``              a village on each, with its number in the stack of that name
spots ``barred``                where no set-up settlement may stand
spots ``great bridge``          sites required to begin that wonder
spots ``great wall``            the same
spots ``settlements``           by seat: its first settlement, placed at the start
spots ``beachheads``            by seat: the one place in the west where it may settle
spots ``fortresses``            by seat: the fortress it has to take
paths ``ships``                 by seat: its first ship, placed at the start
paths ``gift points``           a victory point on each
paths ``gift cards``            a development card on each
paths ``gift harbours``         a harbor on each, of the kind in the stack of that name
stack ``hidden``                terrains to be revealed
stack ``hidden numbers``        numbers for them
stack ``numbers``               numbers for islands that start without one
stack ``villages``              see above
stack ``gift harbours``         see above; ``any`` trades 3:1
stack ``harbours``              harbors that players place, in this order
==============================  ==================================================================

Rules: seafarers.md 0.1, 8, 12.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from textwrap import dedent
from typing import Final

from game.board.layout import Harbour
from game.board.places import SIDES, Hex
from game.errors import BadLayout

LETTERS: Final = {
    "h": "hills",
    "f": "forest",
    "p": "pasture",
    "g": "fields",
    "m": "mountains",
    "d": "desert",
    "$": "gold",
    "~": "sea",
    "?": "hidden",
}

BARE: Final = frozenset({"desert", "sea", "hidden"})
"""Terrains that never have a number."""

REDS: Final = frozenset({6, 8})

ISLAND_TOKENS: Final = (2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12)
"""The numbers of the base game's island."""

WIDTH: Final = 6
"""Columns from one cell to the next."""

CELL = re.compile(r"(?P<what>[hfpgmd$~?A-Z])(?P<token>\d*)(?::(?P<mark>[1-9x-]))?")
PLACE = re.compile(r"(-?\d+),(-?\d+)(?: ([NESW]{1,2})(?: (\w+))?)?")


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a drawing: *pool* instead of a *terrain* if one is dealt there."""

    at: Hex
    terrain: str
    pool: str = ""
    token: int | None = None
    zone: str = ""


@dataclass(frozen=True, slots=True)
class Pool:
    """Terrains by their letters, and numbers for those that bear one, or none at all."""

    terrains: str
    tokens: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """
    A map as it is written down; `game.seafarers.dealing.dealt` makes layouts of it.

    What is dealt keeps to `apart`, `never_on` and `never_at`; a printed map is as it is printed.
    """

    name: str
    first: Hex
    """The hex of the drawing's first cell."""
    drawing: str
    pools: Mapping[str, Pool] = field(default_factory=dict)
    """By the letter of their cells."""
    groups: tuple[tuple[str, ...], ...] = ()
    """Zones whose terrains and numbers are shuffled together on the variable board."""
    keeps: frozenset[str] = frozenset()
    """Terrains that stay where they are on it."""
    apart: bool = True
    """Whether a 6 or 8 must not be next to another."""
    never_on: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """By terrain, the numbers not allowed on it."""
    never_at: Mapping[Hex, frozenset[int]] = field(default_factory=dict)
    """By hex, the numbers not allowed on it."""
    harbours: str = ""
    """Harbors: each a land hex, the side facing the sea, and the card it trades; blank if drawn."""
    kinds: str = ""
    """Kinds that blank harbors are drawn from."""
    robber: Hex | None = None
    """Start of the robber on the printed map; None there and in `robber_on`: off the board."""
    robber_on: str | int | None = None
    """The terrain or number of the hex where it starts once land is dealt; None: as printed."""
    pirate: tuple[Hex, ...] | None = None
    """Start of the pirate; empty for off the board, None if there is none."""
    zones: Mapping[str, tuple[Hex, ...]] = field(default_factory=dict)
    spots: Mapping[str, tuple[frozenset[Hex], ...]] = field(default_factory=dict)
    paths: Mapping[str, tuple[frozenset[Hex], ...]] = field(default_factory=dict)
    stacks: Mapping[str, tuple[str | int, ...]] = field(default_factory=dict)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """
        The cells of the drawing in reading order.

        :raises BadLayout: naming the one that cannot be read.
        """
        rows = dedent(self.drawing).strip("\n").splitlines()
        margin = len(rows[0]) - len(rows[0].lstrip())
        return tuple(
            self._cell(found.group(), found.start() - margin, down)
            for down, row in enumerate(rows)
            for found in re.finditer(r"\S+", row)
        )

    def _cell(self, text: str, across: int, down: int) -> Cell:
        """The cell *text*, at this column and row from the first one."""
        read = CELL.fullmatch(text)
        east, askew = divmod(2 * across - WIDTH * down, 2 * WIDTH)
        if read is None or askew:
            message = f"{self.name}: {text!r} in row {down + 1} is no cell, or not in its column"
            raise BadLayout(message)
        what, token, mark = read["what"], read["token"], read["mark"]
        terrain = LETTERS.get(what, "")
        return Cell(
            Hex(self.first.q + east, self.first.r + down),
            terrain,
            "" if terrain else what,
            int(token) if token else None,
            terrain if terrain in {"sea", "hidden"} else _zone(mark),
        )


def _zone(mark: str | None) -> str:
    """The zone of land with this *mark*."""
    return {None: "home", "x": "closed", "-": ""}.get(mark, f"isle {mark}")


def terrains(letters: str) -> tuple[str, ...]:
    """The terrains of some *letters*, blanks between them left out."""
    return tuple(LETTERS[letter] for letter in letters if letter != " ")


def hexes(text: str) -> tuple[Hex, ...]:
    """The hexes of ``2,7; 1,7``, in order."""
    return tuple(at for at, _, _ in _places(text))


def corners(text: str) -> tuple[frozenset[Hex], ...]:
    """The corners of ``1,4 N; 1,4 S``, in order: the northern and southern points of hexes."""
    sides = {"N": ("NW", "NE"), "S": ("SW", "SE")}
    return tuple(
        frozenset((at, *(_beyond(at, side) for side in sides[point])))
        for at, point, _ in _places(text)
    )


def edges(text: str) -> tuple[frozenset[Hex], ...]:
    """The edges of ``3,7 NW; 6,1 SW``, in order: sides of hexes."""
    return tuple(frozenset((at, _beyond(at, side))) for at, side, _ in _places(text))


def harbours(text: str) -> tuple[Harbour, ...]:
    """The harbors of ``-1,5 NW ore; 2,3 E any``, in order; ``any`` and blank ones trade 3:1."""
    return tuple(
        Harbour(at, side, None if kind == "any" else kind or None)
        for at, side, kind in _places(text)
    )


def _places(text: str) -> tuple[tuple[Hex, str, str], ...]:
    """Each place of *text*: its hex, its side or point, and the words after it."""
    found = []
    for part in " ".join(text.split()).split(";"):
        if part.strip():
            read = PLACE.fullmatch(part.strip())
            if read is None:
                message = f"{part.strip()!r} names no place: write it like 1,4 or 1,4 NW"
                raise BadLayout(message)
            found.append((Hex(int(read[1]), int(read[2])), read[3] or "", read[4] or ""))
    return tuple(found)


def _beyond(at: Hex, side: str) -> Hex:
    """The hex on the other side."""
    step = SIDES[side]
    return Hex(at.q + step.q, at.r + step.r)
