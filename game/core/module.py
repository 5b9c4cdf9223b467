"""
A module: everything one box adds to the game, as one value.

Modules never name one another. What holds only where two boxes meet is a small module of its
own, a bridge, that needs both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from game.core.action import Action, Event
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
"""What manifests are written with, rows, verbs and duties apart."""


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

    Before or after no step is at the beginning or at the end of the plan. Where no plan is named it
    is every one that has the step *at*, whichever box brings it.
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
    """For how many players the box can be played."""
    edition: str = ""
    """Whose names for things are spoken with it, if not those of the boxes before it."""
    opens: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """By another box, for how many more it can be played together with this one."""
    is_bridge: bool = False
    """Whether it comes by itself where all that it needs is played, and is never chosen."""
    scenario_of: str = ""
    """The box whose scenarios it brings: it is played on its own maps, and never chosen itself."""
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
    """What verbs are worth to a computer beyond what the table shows at once, a point being 10."""
    verbs: tuple[Verb[State], ...] = ()
    duties: tuple[Duty[State], ...] = ()
    admits: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By a duty of any module, more families of verbs that its debtor may use while it stands."""
    events: tuple[type[Event], ...] = ()
    steps: Mapping[str, StepFunction[State]] = field(default_factory=dict)
    lasting: tuple[str, ...] = ()
    """Steps that concern the whole table: they are run even if their seat has left the game."""
    completes: tuple[str, ...] = ()
    """Steps that complete what came before them: awards and victory are judged only after them."""
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
    """Other counts of rows, its own or another's; the latest box's stands."""
    removes: tuple[Removal, ...] = ()
    uses: tuple[Use, ...] = ()
    """What of other boxes' rows it cannot be played without."""
    maps: Mapping[str, Deal] = field(default_factory=dict)
    """Boards by name: values of the option ``map``, beside those of the boxes before it."""
    unadvised: tuple[str, ...] = ()
    """Maps on which it can be played, but not well: whoever chooses one reads so."""
    seats_on: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """By map, for how many players there is one, if not for all that its boxes take."""
    colours: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """
    By map, the colours that have places of their own on it, in the order in which they are given.

    With fewer players the last of them stay out.
    """
    former: Mapping[str, tuple[Deal, ...]] = field(default_factory=dict)
    """By map, how earlier versions dealt it, the first one first: their logs are folded so."""
