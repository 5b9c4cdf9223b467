"""The post of a motion."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.screen import Button, Screen
from bot.features.play.answers import Answers
from bot.features.play.deciding import propose
from bot.publish.posts import operations
from bot.publish.posts.board import stamp
from bot.publish.posts.operations import OnPost
from bot.publish.posts.post import Post
from bot.publish.posts.pushes import MOST, length, line, mention, name
from bot.publish.services import Services
from bot.table.state.memory import Motion
from bot.table.table import Table
from bot.table.votes import motions, voting
from bot.table.votes.votes import needed, voters
from game import Seat
from words import Said, Words


class Agree(OnPost, Answers, op="agree", new="never"):
    """Agree with a motion, which then shows the vote."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if they have no vote."""
        number, user = address.number(1), caller.user
        await voting.agree(services.games, address.game, number, user, manages=caller.manages)


class Disagree(OnPost, Answers, op="against", new="never"):
    """Vote against a motion, or decline a request for a seat."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if they have no vote."""
        number, user = address.number(1), caller.user
        await voting.disagree(services.games, address.game, number, user, manages=caller.manages)


class Withdraw(OnPost, Answers, op="disagree", new="never"):
    """Take the vote back; its name is that of posts from before there was a no."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if they haven't voted."""
        number, user = address.number(1), caller.user
        await voting.withdraw(services.games, address.game, number, user, manages=caller.manages)


class Resume(operations.Resume, Answers):
    """Vote to resume the game, from the table's post."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if they have no vote, or the game isn't paused anymore."""
        table = await services.tables.look(address.game)
        await propose(services, caller, table, "resume", manages=caller.manages)


def vote(post: Post, link: str) -> Screen:
    """The motion's post: the wish, its proposer, the missing votes and the number needed."""
    table, w = post.table, post.w
    motion = table.memory.motions[post.number]
    have = [user for user in table.people if user in motion.votes]
    against = [user for user in table.people if user in motion.noes]
    who = voters(table, motion) - {*have, *against}
    asked = [user for user in table.people if user in who]
    marks = [f"✓ {_named(table, user)}" for user in have]
    marks += [f"✗ {_named(table, user)}" for user in against]
    marks += [f"… {_named(table, user)}" for user in asked]
    first, *more = _wish(table, motion, asked, w).split("\n")
    text = "\n".join(
        (
            first,
            *more,
            *_since(table, motion, w),
            "  ".join(marks),
            w.say(
                "ui.motion.needs",
                votes=len(have),
                needed=needed(table, motion),
                until=stamp(motion.until),
            ),
            w.say("ui.ask.table", link=link),
        )
    )
    buttons = [Button(w.say("ui.button.agree"), post.to(Agree()), "success")]
    if motions.kinds()[motion.name].is_bid:
        buttons += [Button(w.say("ui.button.decline"), post.to(Disagree()))]
    else:
        buttons += [
            Button(w.say("ui.button.against"), post.to(Disagree())),
            Button(w.say("ui.button.disagree"), post.to(Withdraw())),
        ]
    return Screen(text, None, (tuple(buttons),), tuple(asked))


def fell(post: Post, link: str) -> Screen:
    """A quiet call to the proposer of a motion that was voted down."""
    table, w, (seat,) = post.table, post.w, post.seats
    wish = table.memory.fallen[seat]
    said = w.say(
        f"ui.motion.{wish.name}.no", player=mention(table, seat), other=_seat(table, wish.seat)
    )
    text = f"🗳️ {said}\n{w.say('ui.ask.table', link=link)}"
    return Screen(text, None, (), table.people_in(post.seats))


def _wish(table: Table, motion: Motion, asked: Sequence[int], w: Words) -> str:
    """The wish with its proposer and the people asked: a first line for phones, then the rest."""
    about = None if motion.seat is None else table.user(motion.seat)
    said = w.say(
        f"ui.motion.{motion.name}",
        by="" if motion.by is None else _plainly(table, motion.by),
        # A player asked about their own seat is pinged here, and not named again.
        player=f"<@{about}>" if about in asked else _seat(table, motion.seat),
        channel=f"<#{motion.channel}>",
    )
    first, *more = said.split("\n")
    players = ", ".join(f"<@{user}>" for user in asked if user != about)
    if players:
        whole = w.say("ui.motion.asked", players=players, motion=first)
        if length(table, whole) <= MOST:
            agree = [[Said(w.say("ui.motion.agree"))]] if "?" not in first else []
            first = line(table, [whole], (), agree)
        else:
            more.insert(0, players)
    return "\n".join(("🗳️ " + first, *more))


def _since(table: Table, motion: Motion, w: Words) -> Iterator[str]:
    """A line for later voters if the player in question has played since the motion was made."""
    seat = motion.seat
    if seat is None or motion.at is None or not table.user(seat):
        return
    if table.present[seat] > motion.at:
        yield w.say("ui.motion.played", player=_seat(table, seat))


def _seat(table: Table, seat: Seat | None) -> str:
    return "" if seat is None else name(table, seat)


def _plainly(table: Table, user: int) -> str:
    """A person's name without its mark, or a mention if they no longer sit at the table."""
    seats = table.seats_of(user)
    return name(table, seats[0]) if seats else f"<@{user}>"


def _named(table: Table, user: int) -> str:
    """A person's name at the table, or a mention if they no longer sit there."""
    seats = table.seats_of(user)
    return table.who(seats[0]) if seats else f"<@{user}>"
