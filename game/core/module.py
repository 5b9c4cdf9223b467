"""
A module: everything one box adds to the game, as one value.

Modules never name one another. Rules for two boxes played together are a small module of their
own, a bridge, that needs both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from game.core.action import Action, Event
from game.core.cards import Seat
from game.core.part import Part
from game.core.question import Question
from game.core.rows import (
    Award,
    CardKind,
    Deal,
    DeckCard,
    Default,
    Option,
    PieceKind,
    Removal,
    Supply,
    Term,
    Terrain,
    Use,
    When,
)
from game.core.rules import StepFunction
from game.core.state import State
from game.core.verb import Duty, Verb, Veto

__all__ = ["Answer", "Deal", "Insert", "Module", "Veto"]
"""The types that manifests are written with, except rows, verbs and duties."""


@dataclass(frozen=True, slots=True, eq=False)
class Answer:
    """A module's answer to a question; *when* says for which options it holds at all."""

    question: Question[Any]
    function: Callable[..., Any]
    when: When | None = None


@dataclass(frozen=True, slots=True)
class Insert:
    """
    Put *step* into the plan *plan*: before, after or instead of the step *at*.

    Without *at* it goes to the beginning or the end of the plan. Without *plan* it goes into every
    plan that has the step *at*, from any box.
    """

    plan: str
    step: str
    where: Literal["before", "after", "instead"]
    at: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Module:
    """Everything that one box, or a bridge of two, adds to the game. All tuples may be empty."""

    name: str
    seats: frozenset[int]
    """Numbers of players for the box."""
    edition: str = ""
    """Edition whose printed names it uses; empty to keep those of the boxes before it."""
    opens: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """By another box, extra numbers of players when the two are played together."""
    is_bridge: bool = False
    """Whether it is added automatically with all the boxes it needs, and never chosen."""
    scenario_of: str = ""
    """Box whose scenarios it brings: it is played on its own maps, and never chosen itself."""
    teams: tuple[tuple[Seat, ...], ...] = ()
    """Seats that win and lose together, by team; empty if each plays alone."""
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    cards: tuple[CardKind, ...] = ()
    terrains: tuple[Terrain, ...] = ()
    pieces: tuple[PieceKind, ...] = ()
    deck_cards: tuple[DeckCard, ...] = ()
    parts: tuple[Callable[[], Part], ...] = ()
    yields: Mapping[tuple[str, str], Mapping[str, int]] = field(default_factory=dict)
    """By terrain and piece, the cards that come for it, if not as terrain and piece say."""
    prices: Mapping[type[Action], Mapping[str, int]] = field(default_factory=dict)
    appeals: Mapping[type[Action | Event], float] = field(default_factory=dict)
    """Values of verbs to a computer beyond the immediate effect on the table; a point is 10."""
    verbs: tuple[Verb[State], ...] = ()
    duties: tuple[Duty[State], ...] = ()
    admits: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By a duty of any module, more families of verbs that its debtor may use meanwhile."""
    events: tuple[type[Event], ...] = ()
    steps: Mapping[str, StepFunction[State]] = field(default_factory=dict)
    lasting: tuple[str, ...] = ()
    """Steps that concern the whole table: they are run even if their seat has left the game."""
    completes: tuple[str, ...] = ()
    """Steps that complete the steps before them: awards and victory are judged only afterwards."""
    plans: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    inserts: tuple[Insert, ...] = ()
    answers: tuple[Answer, ...] = ()
    vetoes: tuple[Veto[State], ...] = ()
    awards: tuple[Award[State], ...] = ()
    terms: tuple[Term[State], ...] = ()
    options: tuple[Option, ...] = ()
    defaults: tuple[Default, ...] = ()
    """Other defaults of options, its own or another's."""
    supplies: tuple[Supply, ...] = ()
    """Other counts of rows, its own or another's; the latest box's count holds."""
    removes: tuple[Removal, ...] = ()
    uses: tuple[Use, ...] = ()
    """Rows of other boxes that it cannot be played without."""
    maps: Mapping[str, Deal] = field(default_factory=dict)
    """Boards by name: values of the option ``map``, in addition to those of the boxes before it."""
    unadvised: tuple[str, ...] = ()
    """Maps on which it can be played, but not well: a player who chooses one gets a note."""
    seats_on: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """By map, its numbers of players, if not all those of its boxes."""
    colours: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """
    By map, the colors with fixed places on it, in the order in which they are given.

    With fewer players the last ones stay out.
    """
    former: Mapping[str, tuple[Deal, ...]] = field(default_factory=dict)
    """By map, the deals of earlier versions in order, to fold their logs."""
