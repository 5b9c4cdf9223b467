"""The hand: a picture of cards, and a text that says the same."""

from __future__ import annotations

import hashlib
from functools import partial

from bot.brought import brought
from bot.chat.operation import Operation
from bot.chat.screen import Button, Picture, Row, Screen
from bot.screens.context import ScreenContext, hand_line
from bot.screens.menus import dev_lines, later, playable
from bot.screens.named import captions as boxed
from bot.screens.outcome import outcome
from render import drawn_from, hand_png
from words import Words, bare

BOARD = "board"
"""Operation of the button below a hand's message: it shows the board and marks the message."""


class Board(Operation, op=BOARD):
    """Show the board, from below a hand."""


def soon(game_id: str, channel: int, w: Words) -> Screen:
    """The hand's message before there are cards; a push shows the *channel*'s name."""
    return Screen(w.say("ui.hand.soon", channel=f"<#{channel}>"), None, _below(game_id, w))


def hand(context: ScreenContext, *, link: str = "") -> Screen:
    """Everything that only this seat may know; with *link*, as the message that links the table."""
    w = context.w
    own = context.view.seats[context.seat]
    title = w.say("ui.hand.title", player=context.who(context.seat), link=link)
    lines = (
        hand_line(context),
        _safe(context),
        *dev_lines(context, w),
        outcome(context.view, context.seat, w)
        if context.view.winners
        else w.say("ui.hand.total", total=own.total or 0, seen=own.points),
        *(line for lines in brought("panel", "in_hand") for line in lines(context)),
    )
    cards = "\n".join(line for line in lines if line)
    # The file's name depends on what the picture shows, so an unchanged hand isn't sent again.
    captions = _captions(context)
    shown = repr(
        (
            [captions.get(f"{card.name}.later") for card in context.view.rules.deck_cards],
            *(own.hand, own.held, own.played, sorted(playable(context)), context.theme),
            context.safe,
            drawn_from(context.view),
        )
    ).encode()
    return Screen(
        f"{title}\n{cards}",
        Picture(
            partial(
                hand_png,
                context.view,
                context.players[context.seat],
                playable=playable(context),
                captions=captions,
                most=context.safe,
                scale=context.scale,
                theme=context.theme,
            ),
            f"hand-{hashlib.blake2s(shown, digest_size=4).hexdigest()}.png",
            bare(cards),
            can_wait=bool(link),
        ),
        _below(context.game, w) if link else _ahead(context),
    )


def farewell(link: str, w: Words) -> Screen:
    """The message of a hand after its reader has lost the seat: it shows no cards."""
    return Screen(w.say("ui.hand.farewell", link=link))


def _safe(context: ScreenContext) -> str:
    """How many cards a seven leaves alone, or that it may take some. The picture shows it too."""
    view, most = context.view, context.safe
    count, every = view.seats[context.seat].hand_count, sum(c.supply for c in view.rules.cards)
    if most is None or most >= every or view.is_over:
        return ""
    key = "ui.hand.over" if count > most else "ui.hand.safe"
    return context.w.say(key, count=count, limit=most, half=count // 2)


def _below(game_id: str, w: Words) -> tuple[Row, ...]:
    return ((Button(w.say("ui.button.board"), Board().to(game_id)),),)


def _ahead(context: ScreenContext) -> tuple[Row, ...]:
    """Rows that features add below a hand."""
    return tuple(row for ahead in brought("panel", "ahead") if (row := ahead(context)))


def _captions(context: ScreenContext) -> dict[str, str]:
    """Texts on the cards and next to them."""
    w, rules = context.w, context.view.rules
    captions = {kind.name: w.card(kind.name) for kind in rules.cards}
    for card in rules.deck_cards:
        captions[card.name] = w.dev_card(card.name)
        captions[f"{card.name}.does"] = w.say(w.of(f"dev_card.{card.name}.does", rules))
    captions |= {state: w.say(f"ui.hand.{state}") for state in ("now", "later", "points")}
    held = {rules.deck_cards[item.card] for item in context.view.seats[context.seat].held or ()}
    waiting = {card.name for card in held if not card.points} - playable(context)
    captions |= {f"{card}.later": later(context, card) for card in waiting}
    captions |= boxed(context.view, w)
    return {name: words[:1].upper() + words[1:] for name, words in captions.items()}
