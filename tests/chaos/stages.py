"""The stage that a kill hit: how far the bot had come with a request."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from sandbox.interactions import Interaction
from tests.chaos.stored import Line, Stored
from tests.chaos.witness import Witness


class Stage(StrEnum):
    """How far the bot had come, in order."""

    START = "during the start"
    ASKED = "asked, not yet acknowledged"
    ACKNOWLEDGED = "acknowledged, nothing stored or answered"
    STORED = "stored, nothing said"
    SAYING = "between its messages"
    IDLE = "idle"


BETWEEN = (Stage.ASKED, Stage.ACKNOWLEDGED, Stage.STORED, Stage.SAYING)
"""Stages from a click to its last message."""


def stage(witness: Witness, games: Mapping[str, Stored], started: float) -> Stage:
    """The furthest stage of the requests since the bot *started*."""
    lines = {
        line.interaction: (game, line)
        for game in games.values()
        for line in game.lines[-20:]
        if line.interaction
    }
    reached = {
        _reached(witness, asked, lines.get(asked.id))
        for asked in witness.asked.values()
        if asked.asked_at >= started and not asked.has_failed
    }
    found = next((each for each in reversed(BETWEEN) if each in reached), Stage.IDLE)
    is_told = all(game.is_told for game in games.values())
    return found if found is not Stage.IDLE or is_told else Stage.SAYING


def _reached(witness: Witness, asked: Interaction, found: tuple[Stored, Line] | None) -> Stage:
    if asked.answer is None:
        return Stage.ASKED
    if found is None:
        return Stage.IDLE if asked.id in witness.answered else Stage.ACKNOWLEDGED
    game, line = found
    if game.told >= line.number and not game.planned:
        return Stage.IDLE
    spoken = witness.said[game.channel].spoken
    return Stage.SAYING if any(at >= line.at for at in spoken) else Stage.STORED
