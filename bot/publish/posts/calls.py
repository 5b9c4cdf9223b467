"""
Calls: short posts that ping players within a turn, and are deleted when they are settled.

The open offers of a turn share one call, and a seven has one for all who must discard.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.brought import rows
from bot.chat.screen import ROW, Button, Menu, Option, Screen
from bot.publish.posts import operations as ops
from bot.publish.posts.board import first_line, stamp
from bot.publish.posts.buttons import buttons, duty_label, in_rows, tapped
from bot.publish.posts.post import Post
from bot.publish.posts.pushes import (
    MOST,
    asked,
    called,
    caused,
    fitting,
    happened,
    length,
    line,
    mention,
    name,
)
from bot.screens.context import labeled
from bot.table import news
from game.base.offers import Traded, awaited, unanswered
from game.base.parts import Offer, Offers


def call(kind: str, post: Post, link: str) -> Screen:
    """The screen of a call."""
    screens = {
        news.TURN: turn,
        news.ASK: ask,
        news.OFFERS: offers,
        news.CALL: answered,
        news.AGAIN: ask,
        news.HALF: reminder,
        news.NEAR: reminder,
        news.WAKE: reminder,
        news.SOON: soon,
        **rows("posts", "CALLS"),
    }
    screen: Screen = screens[kind](post, link)
    return screen


def turn(post: Post, link: str) -> Screen:
    """The call for a turn as a direct message: the first line and buttons of the table's post."""
    view = post.view
    text = "\n".join((first_line(post, view), post.w.say("ui.ask.table", link=link)))
    return Screen(text, None, in_rows(buttons(post, view)), post.table.people_in(post.seats))


def ask(post: Post, link: str) -> Screen:
    """The call for what is owed, with those it pings who still owe it; the board says the rest."""
    table, w, view = post.table, post.w, post.view
    since = range(post.number) if post.kind == news.AGAIN else (post.number,)
    debts = [debt for debt in view.debts() if debt.since in since]
    # The seat that acted may owe the same, but only the others are pinged.
    kinds = {debt.duty for debt in debts if debt.seat in post.seats}
    debts = [debt for debt in debts if debt.duty in kinds]
    own = [debt for debt in debts if debt.seat in post.seats]
    seats = tuple(dict.fromkeys(debt.seat for debt in own))
    head, rest = fitting(table, asked(table, own, w))
    first = line(table, [head], seats, caused(table, seats, post.number, post.news, w))
    owed = dict.fromkeys(debt.duty for debt in debts)
    rows = tapped(post, view, owed) or tuple(
        Button(duty_label(kind, w, view), post.to(ops.Owed()), "primary") for kind in [*owed][:1]
    )
    return Screen(
        "\n".join((*((first,) if first else ()), *rest, w.say("ui.ask.table", link=link))),
        None,
        (rows,) if rows else (),
        table.people_in(seats),
    )


def offers(post: Post, link: str) -> Screen:
    """The open offers, who has answered them, and the buttons to answer."""
    table, w, view = post.table, post.w, post.view
    open_now = view.part(Offers).open
    pings = table.people_in(post.seats)
    head, is_whole = _offered(post, open_now)
    if is_whole and len(open_now) == 1:  # what is offered is said once
        lines = [_answers(post, open_now[0], w.say("ui.offer.number", offer=open_now[0].id))]
    else:
        lines = [f"{_line(post, offer)}\n{_answers(post, offer)}" for offer in open_now]
    text = "\n".join((*head, *lines, w.say("ui.ask.table", link=link)))
    # The active player is pinged about every offer to them; only the others can decline more.
    asked = {seat for offer in open_now for seat in unanswered(view.part(Offers), offer)}
    may_hush = bool(asked - {view.turn})
    hush = (Button(w.say("ui.button.hush"), post.to(ops.Hush())),) if may_hush else ()
    if len(open_now) == 1:
        (offer,) = open_now
        row = [
            Button(w.say("ui.button.accept"), post.to(ops.Accept(offer.id)), "success"),
            Button(w.say("ui.button.decline"), post.to(ops.Decline(offer.id)), "danger"),
            *(() if offer.counters else (_counter(post, offer),)),
            *hush,
        ]
        return Screen(text, None, (tuple(row),), pings)
    menu = Menu(
        post.to(ops.Answer()),
        w.say("ui.menu.offer"),
        tuple(Option(_bare(post, offer), str(offer.id)) for offer in open_now),
    )
    # Players who have declined can still accept, behind the menu.
    new = [offer for offer in open_now if unanswered(view.part(Offers), offer)]
    accept = tuple(
        Button(_accepting(post, offer, open_now), post.to(ops.Accept(offer.id)), "success")
        for offer in new[-ROW:]
    )
    decline = (Button(w.say("ui.button.decline"), post.to(ops.Decline()), "danger"),)
    found = (accept, (*(decline if new else ()), *hush))
    return Screen(text, None, (*(row for row in found if row), menu), pings)


def answered(post: Post, link: str) -> Screen:
    """A call to the offerer: everyone has answered, or someone has taken the offer."""
    table, w = post.table, post.w
    open_now = [offer for offer in post.view.part(Offers).open if offer.seat in post.seats]
    players = ", ".join(mention(table, seat) for seat in post.seats)
    yes = [called(table, seat, post.seats, w) for offer in open_now for seat in offer.accepted]
    # Other offers of theirs may still be open.
    is_taken = not open_now or any(
        isinstance(event, Traded)
        for number, events in post.news.story
        for event in events
        if number == post.number
    )
    if is_taken:
        head = w.say("ui.call.traded", player=players)
    elif yes:
        who = w.join(dict.fromkeys(yes))
        head = w.say("ui.call.accepted", player=players, others=who, count=len(set(yes)))
    elif len(no := {seat for offer in open_now for seat in offer.to}) == 1:
        head = w.say(
            "ui.call.declined", player=players, other=called(table, no.pop(), post.seats, w)
        )
    else:
        head = w.say("ui.call.answered", player=players)
    news = happened(table, post.seats[0], post.news, w) if is_taken else []
    text = "\n".join((line(table, [head], post.seats, news), w.say("ui.ask.table", link=link)))
    row = (Button(w.say("ui.button.trade"), post.to(ops.Open("trade")), "primary"),)
    return Screen(text, None, (row,), table.people_in(post.seats))


def reminder(post: Post, link: str) -> Screen:
    """A call to a player whose time runs out or rest is over: what is owed, and until when."""
    table, w = post.table, post.w
    (seat,) = post.seats
    clock = table.memory.clocks.running.get(int(seat))
    debts = [debt for debt in post.view.debts() if debt.seat == seat]
    until = w.say(f"ui.remind.{post.kind}", until=stamp(clock.end) if clock else "")
    whole = " ".join((*asked(table, debts[:1], w), until))
    if length(table, whole) <= MOST and debts:
        said = [whole]
    else:
        # They were pinged about what they owe before; the time that is left is new.
        said = [f"{mention(table, seat)}: {until}"]
        said += [w.ask(debt, name(table, seat), post.view) for debt in debts[:1]]
    text = "\n".join((*said, w.say("ui.ask.table", link=link)))
    # The address contains the seat, since others may have reminders with the same number.
    button = Button(w.say("ui.button.hand"), post.to(ops.Hand(int(seat))))
    return Screen(text, None, ((button,),), table.people_in(post.seats))


def soon(post: Post, link: str) -> Screen:
    """A quiet call to the next player: the turn before theirs has begun."""
    table, w = post.table, post.w
    (seat,) = post.seats
    before = called(table, post.view.turn, post.seats, w)
    said = w.say("ui.call.soon", player=mention(table, seat), other=before)
    text = f"{said}\n{w.say('ui.ask.table', link=link)}"
    return Screen(text, None, (), table.people_in(post.seats))


def _offered(post: Post, offers: Sequence[Offer]) -> tuple[list[str], bool]:
    """
    Say which players are asked about which offer, in a line, or in two if names are long.

    Also returns whether this says everything that is offered.
    """
    table, w, rules = post.table, post.w, post.view.rules
    pinged = list(dict.fromkeys(mention(table, seat) for seat in post.seats))
    # With several players, a comma would make the offerer look like one more of them.
    players, then = ", ".join(pinged), ": " if len(pinged) > 1 else ", "
    waiting = post.view.part(Offers)
    new = [o for o in offers if set(unanswered(waiting, o)) & set(post.seats)]
    if not new:
        return [f"{players}{then}{w.say('ui.call.all_answered')}"], False
    offer = new[-1]
    key = "ui.call.counter" if offer.counters else "ui.call.offer"
    player = called(table, offer.seat, post.seats, w)
    give, get = w.cards_long(offer.give, rules), w.cards_long(offer.get, rules)
    said = (w.say(key, player=player, give=give, get=get), w.say("ui.call.offers", player=player))
    for text in said:
        if length(table, f"{players}{then}{text}") <= MOST:
            return [f"{players}{then}{text}"], text == said[0]
    text = next((text for text in said if length(table, text) <= MOST), said[-1])
    return [text, players], False


def _accepting(post: Post, offer: Offer, offers: Sequence[Offer]) -> str:
    """
    The gain from one of several *offers*, with its player if another brings the same.

    If both are of one player, it has the number, too.
    """
    w, rules = post.w, post.view.rules
    same = [each for each in offers if (each.give, each.get) == (offer.give, offer.get)]
    is_double = sum(each.seat == offer.seat for each in same) > 1
    player = name(post.table, offer.seat)
    return w.say(
        "ui.button.accept.whose" if len(same) > 1 else "ui.button.accept.what",
        give=w.cards_long(offer.give, rules),
        get=w.cards_long(offer.get, rules),
        player=f"{player} #{offer.id}" if is_double else player,
    )


def _counter(post: Post, offer: Offer) -> Button:
    return Button(post.w.say("ui.button.counter"), post.to(ops.Counter(offer.id)))


def _line(post: Post, offer: Offer) -> str:
    """A line with an offer's content."""
    table, w, rules = post.table, post.w, post.view.rules
    key = "ui.offer.counter" if offer.counters else "ui.offer.line"
    return w.say(
        key,
        offer=offer.id,
        player=table.who(offer.seat),
        give=w.cards(offer.give, rules),
        get=w.cards(offer.get, rules),
        to=w.join([table.who(seat) for seat in offer.to]),
    )


def _answers(post: Post, offer: Offer, before: str = "") -> str:
    """The answers to an offer, in small print, after the text *before*."""
    table, offers = post.table, post.view.part(Offers)
    marks = [before] if before else []
    marks += [f"✓ {table.who(seat)}" for seat in offer.accepted]
    marks += [f"✗ {table.who(seat)}" for seat in offer.declined]
    marks += [f"⇄ {table.who(o.seat)}" for o in offers.open if o.counters == offer.id]
    marks += [f"⏳ {table.who(seat)}" for seat in awaited(post.view, offer)]
    return f"-# {'  '.join(marks)}"


def _bare(post: Post, offer: Offer) -> str:
    w, rules = post.w, post.view.rules
    return w.say(
        "ui.offer.short",
        offer=offer.id,
        player=labeled(post.table.players()[offer.seat]),
        give=w.cards(offer.give, rules),
        get=w.cards(offer.get, rules),
    )
