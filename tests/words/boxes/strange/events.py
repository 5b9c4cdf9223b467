"""Events of the strange box in words."""

from __future__ import annotations

from tests.game.strange.chest import ChestOpened
from tests.game.strange.fair import FairClosed
from tests.game.strange.hide_omen import OmenHidden
from tests.game.strange.lift_rope import RopePutAway
from tests.game.strange.load_dice import DiceLoaded, WindThrown
from tests.game.strange.mist import MistLifted, NumbersSwapped
from tests.game.strange.prepare import VowDealt
from tests.game.strange.read_omens import OmenKept, OmensRead
from tests.game.strange.toll import CardPicked, HandLeft, TithePaid, VaneTurned
from tests.game.strange.whistle import KeptQuiet, Whistled
from words.events import Telling, plain
from words.voice import Words


def vow_dealt(w: Words, event: VowDealt, telling: Telling) -> str:
    """The kind of card that was vowed, for its player only."""
    if event.vow is None:
        return plain(w, event, telling)
    card = w.card(telling.rules.cards[event.vow].name)
    return w.say("event.VowDealt", player=telling.who(event.seat), card=card)


SPECIAL = {VowDealt: vow_dealt}

NAMED = {"terrain": "terrain"}

NO_DEEDS = (
    *(VowDealt, ChestOpened, OmensRead, OmenKept, RopePutAway, TithePaid, CardPicked, HandLeft),
    *(VaneTurned, Whistled, KeptQuiet, FairClosed, MistLifted, NumbersSwapped),
    *(OmenHidden, DiceLoaded, WindThrown),
)
"""Duties, and effects of ropes and omens."""
