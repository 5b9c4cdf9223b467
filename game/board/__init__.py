"""Hexes, corners and edges: how they touch, and boards as data. Knows no rule of Catan."""

from game.board.layout import Harbour, Land, Layout, Start
from game.board.places import SIDES, CornerId, EdgeId, Hex, HexId, around
from game.board.topology import Topology

__all__ = [
    "SIDES",
    "CornerId",
    "EdgeId",
    "Harbour",
    "Hex",
    "HexId",
    "Land",
    "Layout",
    "Start",
    "Topology",
    "around",
]
