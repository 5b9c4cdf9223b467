"""
The rules of Catan: values and functions, without clock, disk, network or people.

`Game` is the door for those outside; `docs/engine.md` shows it in use.
"""

from game.base.luck import Luck
from game.board.layout import Harbour, Land, Layout, Start
from game.board.places import CornerId, EdgeId, Hex, HexId
from game.boxes import (
    BOXES,
    COLOURS,
    Misfit,
    boxes_of,
    clash,
    colours_of,
    edition_of,
    fitted,
    is_advised,
    maps_of,
    offered,
    seats_for,
    seats_on,
    teams_of,
)
from game.core.action import Action, Event, Reason, told
from game.core.cards import Cards, Seat
from game.core.chance import Asked, Chance, Recorded, Replayed, Scripted, Seeded
from game.core.choice import Choice
from game.core.entries import Entry
from game.core.hand_over import HandOver
from game.core.illegal import Illegal
from game.core.log import Line
from game.core.play import options, play, push, refuse
from game.core.state import State
from game.core.undo import Undo
from game.core.view import SeatView, View, view
from game.errors import BadLayout, BadSetup, GameError, NewerSnapshot, UnscriptedChance
from game.table import Game

__all__ = [
    "BOXES",
    "COLOURS",
    "Action",
    "Asked",
    "BadLayout",
    "BadSetup",
    "Cards",
    "Chance",
    "Choice",
    "CornerId",
    "EdgeId",
    "Entry",
    "Event",
    "Game",
    "GameError",
    "HandOver",
    "Harbour",
    "Hex",
    "HexId",
    "Illegal",
    "Land",
    "Layout",
    "Line",
    "Luck",
    "Misfit",
    "NewerSnapshot",
    "Reason",
    "Recorded",
    "Replayed",
    "Scripted",
    "Seat",
    "SeatView",
    "Seeded",
    "Start",
    "State",
    "Undo",
    "UnscriptedChance",
    "View",
    "boxes_of",
    "clash",
    "colours_of",
    "edition_of",
    "fitted",
    "is_advised",
    "maps_of",
    "offered",
    "options",
    "play",
    "push",
    "refuse",
    "seats_for",
    "seats_on",
    "teams_of",
    "told",
    "view",
]
