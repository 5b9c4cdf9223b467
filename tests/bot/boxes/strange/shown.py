"""How the verbs of the strange box are shown."""

from __future__ import annotations

from bot.screens.verb import Reader, Shown, looked_at
from tests.game.strange.burn_omen import BurnOmen
from tests.game.strange.fair import CloseFair
from tests.game.strange.fly_kite import FlyKite
from tests.game.strange.hang_rope import HangFirstRope, HangFreeRope, HangRope
from tests.game.strange.hide_omen import HideOmen
from tests.game.strange.lift_rope import HangAgain, LeaveDown, LiftRope
from tests.game.strange.load_dice import LoadDice
from tests.game.strange.mist import SwapNumbers
from tests.game.strange.read_omens import KeepOmen, ReadOmens
from tests.game.strange.tarn import Fish
from tests.game.strange.toll import LeaveHand, PayTithe, PickCard, TurnVane
from tests.game.strange.whistle import KeepQuiet, Whistle


def held(reader: Reader, action: HideOmen) -> dict[str, object]:
    """The card at the action's place among the omens in hand."""
    rules = reader.view.rules
    cards = [rules.deck_cards[one.card] for one in reader.view.seats[reader.seat].held or ()]
    omens = [card.name for card in cards if card.deck == "omens"]
    return {"card": reader.w.noun(f"dev.{omens[action.place]}")}


SHOWN = (
    Shown(HangRope, "build", "edge", "edge", "rope", command="build rope"),
    Shown(HangFirstRope, "owed", "edge", "edge", "rope", command="build rope"),
    Shown(HangFreeRope, "owed", "edge", "edge", "rope", command="build rope"),
    Shown(HangAgain, "owed", "edge", "edge", "rope", command="build rope"),
    Shown(LiftRope, "strange", "edge", "edge", "rope", command="strange"),
    Shown(ReadOmens, "strange", command="strange"),
    Shown(BurnOmen, "strange", "listed", command="strange"),
    Shown(SwapNumbers, "strange", "listed", command="strange"),
    Shown(Fish, "owed", "cards", "cards", command="strange"),
    Shown(HideOmen, "strange", "listed", command="strange", also=held),
    Shown(FlyKite, "strange", "corner", "corner", "kite", command="strange"),
    Shown(LoadDice, "strange", "numbers", command="load"),
    Shown(KeepOmen, "owed", "listed", command="strange", also=looked_at),
    Shown(LeaveDown, "owed", command="strange"),
    Shown(PayTithe, "owed", "cards", "cards", command="strange"),
    Shown(PickCard, "owed", "kind", "card", command="strange"),
    Shown(LeaveHand, "owed", command="strange"),
    Shown(TurnVane, "owed", "hex", "to", "robber", command="strange"),
    Shown(Whistle, "owed", command="strange"),
    Shown(KeepQuiet, "owed", command="strange"),
    Shown(CloseFair, "owed", command="strange"),
)
