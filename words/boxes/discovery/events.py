"""Events of fog, treasures and numbers for new islands in words."""

from __future__ import annotations

from game.discovery.lift_fog import FogLifted
from game.discovery.open_treasure import CardFound, TreasureTaken
from words.events import Telling, plain
from words.speech import Speech


def fog_lifted(w: Speech, event: FogLifted, telling: Telling) -> str:
    """The terrain found, and the card that it brings."""
    said, rules = [plain(w, event, telling)], telling.rules
    kind = rules.harvest[rules.terrain(event.terrain)]
    if event.count and kind is not None:
        said.append(w.say("event.FogLifted.card", card=w.noun(f"card.{rules.cards[kind].name}")))
    return " ".join(said)


def treasure_taken(w: Speech, event: TreasureTaken, telling: Telling) -> str:
    """The treasure found, and the points it brings by option."""
    treasure = w.say(f"treasure.{event.treasure}")
    said = [w.say("event.TreasureTaken", player=telling.who(event.seat), treasure=treasure)]
    if event.points:
        said.append(w.say("event.TreasureTaken.points", count=event.points))
    return " ".join(said)


SPECIAL = {FogLifted: fog_lifted, TreasureTaken: treasure_taken}

NAMED = {"terrain": "terrain"}

SINGLE = (FogLifted,)
"""Events of one hex each; their count is cards."""

NO_DEEDS = (CardFound,)
"""The treasure is the deed."""
