"""
Answering offers off turn: refuse all, or all that lack the wanted cards.

An offer is accepted at once if it brings a wanted kind for a kind that can be given, one for one or
better. The player decides about any other offer of a wanted kind.
"""

from __future__ import annotations

from bot.features.prepare.preparation import Chosen, Preparation, named
from game import Action, Cards, Game, Seat
from game.base.accept_offer import AcceptOffer
from game.base.decline_offer import DeclineOffer
from game.base.offers import unanswered
from game.base.parts import Offer, Offers
from game.core.ruleset import Ruleset
from game.core.state import State

WANT, GIVE = "want", "give"


def choices(rules: Ruleset) -> Chosen:
    """Each kind of card, to be wanted or given; none where players don't trade."""
    if AcceptOffer not in rules.verbs:
        return ()
    return tuple(f"{group} {kind.name}" for group in (WANT, GIVE) for kind in rules.cards)


def is_there(state: State, seat: Seat) -> bool:
    """Whether an offer waits for the seat's answer while it is off turn."""
    return bool(_unanswered(state, seat))


def answer(game: Game, seat: Seat, chosen: Chosen) -> Action | None:
    """A yes or no to the first offer that needs no thought."""
    found = (_to(game, seat, chosen, offer) for offer in _unanswered(game.state, seat))
    return next((action for action in found if action), None)


def _to(game: Game, seat: Seat, chosen: Chosen, offer: Offer) -> Action | None:
    rules = game.state.rules
    gained, paid = (_by_name(rules, cards) for cards in (offer.give, offer.get))
    wanted = [kind for kind in named(chosen, WANT) if kind in gained]
    if not wanted:
        return DeclineOffer(offer.id)
    action, given = AcceptOffer(offer.id), set(named(chosen, GIVE))
    is_good = set(paid) <= given and sum(paid.values()) <= sum(gained[kind] for kind in wanted)
    return action if given and is_good and not game.refuse(seat, action) else None


def _unanswered(state: State, seat: Seat) -> list[Offer]:
    offers = state.part(Offers)
    is_asked = seat != state.turn
    return [each for each in offers.open if is_asked and seat in unanswered(offers, each)]


def _by_name(rules: Ruleset, cards: Cards) -> dict[str, int]:
    return {kind.name: count for kind, count in zip(rules.cards, cards, strict=True) if count}


BEFOREHAND = Preparation(
    "offers",
    frozenset(),
    choices,
    answer,
    is_there=is_there,
    singles=frozenset({WANT, GIVE}),
    needs=((GIVE, WANT),),
    stays=True,
)
