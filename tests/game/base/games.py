"""Random games of the base game."""

from __future__ import annotations

from tests.game.games import Games

GAMES = (Games("base", every=20, always=150, leaving=9, least=10),)
