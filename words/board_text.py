"""
The board in words for players who cannot see the picture, and its alt text.

A test reads the long text back, line by line, and rebuilds the public view.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from game import EdgeId, Seat, SeatView, View
from game.base.parts import Offer, Offers, Robber, Turn
from words.board_parts import at_a_glance, before_seat, on_table, whose_go
from words.edges import harbour, side
from words.ground import Ground
from words.icons import unmarked
from words.places import Names, names_of
from words.score_text import sources
from words.team_text import partner, standings
from words.voice import Words

ALT: Final = 1024
"""Maximum characters of an alt text on Discord."""

MESSAGE: Final = 1900
"""Maximum characters of a message; Discord allows 2000, and a link to a command takes some."""

Called = Callable[[Seat], str]


def board_text(view: View, names: Called, w: Words, *, is_paused: bool = False) -> str:
    """
    Everything the picture of *view* shows; *names* gives the name of each seat.

    A game that *is_paused* says so first. The board and each player are a paragraph, which `pages`
    keeps in one piece.
    """
    ground = Ground.of(view)
    places = names_of(w, ground)
    lines = [
        *([w.say("board.paused")] if is_paused else []),
        w.say(
            "board.title.team" if view.rules.teams else "board.title",
            count=int(view.rules.options.get("points", 0)),
        ),
        *_rows(view, places, w),
        *_harbours(view, ground, places, w),
        *(w.say("board.robber", hex=place) for place in _robbed(view, places.hexes)),
        _dice(view, w),
        *_stock(view, w),
        *on_table(view, w),
        *_moment(view, names, w),
        *_teams("board.teams", view, names, w),
    ]
    for seat in view.seats:
        lines += ["", *_player(view, seat, names, places, w)]
    return "\n".join(lines)


def alt_text(
    view: View, names: Called, w: Words, changed: Sequence[str] = (), banner: Sequence[str] = ()
) -> str:
    """
    The picture at a glance: the *banner*, whose turn, dice, what changed, scores, robber.

    If the text would be too long, the oldest lines of *changed*, which are in the order of events,
    are dropped.
    """
    dice, rolled = view.part(Turn).dice, view.part(Turn).rolled
    if view.is_over:
        head = [w.say("alt.over", players=w.join(names(seat) for seat in view.winners))]
    elif view.plan:
        usual = w.say("alt.turn", player=names(view.turn))
        head = list(whose_go(view, names, w)) or [usual]
    else:
        # Pieces are placed in an order of their own, outside the turns.
        head = [w.say("alt.setup", player=names(debt.seat)) for debt in view.debts()]
    head = [*banner, *head]
    if dice:
        key = "alt.dice" if rolled == view.stint or view.is_over else "alt.dice.before"
        head.append(w.say(key, one=dice[0], two=dice[1], sum=sum(dice)))
    scores = [
        w.say(
            "alt.score",
            player=names(seat.seat),
            # When the game is over, hidden points count for everyone.
            points=seat.points if seat.total is None or not view.is_over else seat.total,
        )
        for seat in view.seats
    ]
    hexes = names_of(w, Ground.of(view)).hexes
    tail = [
        w.say("alt.scores", scores=", ".join(scores)),
        *_teams("alt.teams", view, names, w),
        *(w.say("alt.robber", hex=place) for place in _robbed(view, hexes)),
        *at_a_glance(view, w),
    ]
    left = list(changed)
    while left and len(bare(*head, *left, *tail)) > ALT:
        left.pop(0)
    return bare(*head, *left, *tail)[:ALT]


def pages(text: str, limit: int = MESSAGE) -> list[str]:
    """
    *text* in pieces that fit into a message, cut between paragraphs.

    A paragraph that is too long is cut between lines, a line between words.
    """
    return _packed([part for p in text.split("\n\n") for part in _cut(p, limit)], "\n\n", limit)


def _cut(paragraph: str, limit: int) -> list[str]:
    """A paragraph whole, or in pieces that fit."""
    pieces = []
    for line in paragraph.strip("\n").splitlines():
        rest = line
        while len(rest) > limit:
            cut = rest.rfind(" ", 0, limit)
            cut = cut if cut > 0 else limit
            pieces.append(rest[:cut])
            rest = rest[cut:].lstrip()
        pieces.append(rest)
    return _packed(pieces, "\n", limit)


def _packed(pieces: Sequence[str], between: str, limit: int) -> list[str]:
    """The *pieces* joined: each goes into the one before it if it fits."""
    found: list[str] = []
    for piece in pieces:
        if found and len(found[-1]) + len(between) + len(piece) <= limit:
            found[-1] += between + piece
        elif piece.strip():
            found.append(piece)
    return found


def bare(*lines: str) -> str:
    """Lines as one text without markdown and icons, which alt texts can't show."""
    return re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", unmarked(" ".join(lines)).replace("**", ""))


def _robbed(view: View, hexes: Sequence[str]) -> Sequence[str]:
    """The name of the robber's hex, if the robber is on the board."""
    at = view.part(Robber).at
    return () if at is None else (hexes[at],)


def _teams(key: str, view: View, names: Called, w: Words) -> Iterator[str]:
    """A line with the teams, if there are any."""
    if view.rules.teams:
        yield w.say(key, teams=standings(view, names, w))


def _rows(view: View, places: Names, w: Words) -> Iterator[str]:
    """The hexes, a row a line, each with its offset from the row above."""
    rows: dict[int, dict[int, str]] = {}
    for number, place in enumerate(view.topology.hexes[: view.topology.inner]):
        rows.setdefault(place.r, {})[2 * place.q + place.r] = places.hexes[number]
    top = min(rows)
    above: int | None = None
    for r, row in rows.items():
        begin = min(row)
        hexes = [row.get(x, w.say("board.gap")) for x in range(begin, max(row) + 1, 2)]
        step = 0 if above is None else begin - above
        key = "board.row.west" if step < 0 else "board.row.east" if step else "board.row"
        yield w.say(key, row=r - top + 1, count=abs(step), hexes="; ".join(hexes))
        above = begin


def _harbours(view: View, ground: Ground, places: Names, w: Words) -> Iterator[str]:
    """The harbors, a line for each kind of terrain that they face."""
    told: dict[str, list[str]] = {}
    for edge, card in ground.harbours:
        place = side(w, ground, places.hexes, edge)
        line = w.say("board.harbour", rate=harbour(w, card), place=place)
        told.setdefault(_harbour_key(view, edge, w), []).append(line)
    for key, harbours in told.items():
        yield w.say("board.harbours", thing=w.noun(key), harbours="; ".join(harbours))


def _harbour_key(view: View, edge: EdgeId, w: Words) -> str:
    """The key of a harbor's name; one that does not face the sea may have its own."""
    faces = (view.rules.terrains[view.terrain[at]] for at in view.topology.edge_hexes[edge])
    keys = (f"thing.harbour.{terrain.name}" for terrain in faces if not terrain.is_land)
    return next(filter(w.has, keys), "thing.harbour")


def _dice(view: View, w: Words) -> str:
    dice = view.part(Turn).dice
    if dice is None:
        return w.say("board.no_dice")
    return w.say("board.dice", one=dice[0], two=dice[1], sum=sum(dice))


def _stock(view: View, w: Words) -> Iterator[str]:
    if view.bank is None:
        yield w.say("board.bank.hidden")
    else:
        cards = [
            w.say("cards.short", count=count, card=w.noun(f"card.{kind.name}"))
            for kind, count in zip(view.rules.cards, view.bank, strict=True)
        ]
        yield w.say("board.bank", cards=" · ".join(cards))
    for deck, count in zip(view.rules.decks, view.decks, strict=True):
        yield w.say("board.deck", deck=w.noun(f"deck.{deck}"), count=count)


def _moment(view: View, names: Called, w: Words) -> Iterator[str]:
    """The state of play: whose turn, what is owed, what is offered; or who has won."""
    if view.is_over:
        yield w.say("board.over", players=w.join(names(seat) for seat in view.winners))
        return
    if view.turn >= 0:
        yield w.say("board.turn", player=names(view.turn))
    for debt in view.debts():
        yield w.say("board.owed", player=names(debt.seat), duty=w.duty(debt, view))
    for offer in view.part(Offers).open:
        yield from _offer(view, offer, names, w)


def _offer(view: View, offer: Offer, names: Called, w: Words) -> Iterator[str]:
    yield w.say(
        "board.offer" if offer.counters is None else "board.offer.counter",
        id=offer.id,
        counters=offer.counters,
        player=names(offer.seat),
        to=w.join(names(seat) for seat in offer.to),
        give=w.cards(offer.give, view.rules),
        get=w.cards(offer.get, view.rules),
    )
    for key, seats in (("board.offer.yes", offer.accepted), ("board.offer.no", offer.declined)):
        if seats:
            yield w.say(key, id=offer.id, players=w.join(names(seat) for seat in sorted(seats)))


def _player(view: View, seat: SeatView, names: Called, places: Names, w: Words) -> Iterator[str]:
    """Everything public about one seat."""
    rules = view.rules
    yield w.say("board.player", number=seat.seat + 1, player=names(seat.seat))
    if rules.partners[seat.seat]:
        yield w.say("board.partner", player=partner(view, seat.seat, names, w))
    if seat.is_gone:
        yield w.say("board.gone")
    points = seat.points if seat.total is None else seat.total
    yield w.say("board.points", points=points, sources=sources(seat, w))
    yield w.say(w.of("board.cards", rules), hand=seat.hand_count, dev=seat.held_count)
    for key, cards in (
        ("board.played", dict(enumerate(seat.played))),
        ("board.shown", Counter(one.card for one in seat.held or () if view.is_over)),
    ):
        told = [
            w.dev_cards(rules.deck_cards[kind].name, count)
            for kind, count in cards.items()
            if count
        ]
        if told:
            yield w.say(key, cards=" · ".join(told))
    yield from before_seat(view, seat.seat, w)
    for award, owner, count in zip(rules.awards, view.awards, seat.measures, strict=True):
        measure = w.say(f"measure.{award.name}", count=count)
        held = w.noun(f"award.{award.name}") if owner == seat.seat else None
        yield w.say("board.measure.holds", measure=measure, award=held) if held else measure
    left = []
    for kind, piece in enumerate(rules.pieces):
        if not piece.name:
            continue
        noun = w.noun(f"piece.{piece.name}")
        kinds, owners, called = (
            (view.edge_piece, view.edge_seat, places.edges)
            if piece.on == "edge"
            else (view.corner_piece, view.corner_seat, places.corners)
        )
        stands = [
            called[at]
            for at, other in enumerate(kinds)
            if other == kind and owners[at] == seat.seat
        ]
        if stands:
            yield w.say("board.pieces", piece=noun, places="; ".join(stands))
        if piece.is_built:
            left.append(w.say("board.one_left", count=seat.supply[kind], piece=noun))
    yield w.say("board.left", pieces=" · ".join(left))
