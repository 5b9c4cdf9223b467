"""
Suspicious pairs: players whose games look as if one helped the other to a rating.

Three signs are measured, over rated games of the last days that both played to the end. They are
signs, not proof, so nothing follows from them by itself: managers see them and decide.
docs/ratings.md tells players about them.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import permutations
from typing import Final

from babel.numbers import format_percent

from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.chat.screen import Screen
from bot.publish.services import Services
from bot.table.server.ratings import FEWEST, counted, counts, in_teams, is_contest, stayed
from game.core.trace import Went
from storage import FORGOTTEN, PlayedRow, Unreadable
from words import Words

SINCE: Final = timedelta(days=90)
"""Games that ended longer ago don't count."""
LEAST: Final = 8
"""Minimum number of games together; also that of meetings with others to compare with."""
MOSTLY: Final = 0.5
"""The first sign: minimum share of games with the other and without a third among those of one."""
AHEAD: Final = 0.8
"""The second sign: minimum share of their games in which one finishes ahead of the other."""
MARGIN: Final = 0.2
"""It must be this much higher than against everyone else: strong players win elsewhere, too."""
CARDS: Final = 20
"""The third sign: minimum number of cards in trades between them."""
UNEVEN: Final = 1.5
"""Minimum number of cards that one gets for each card given."""
READ: Final = 8
"""Number of a pair's newest games whose trades are counted."""
LISTED: Final = 8
"""Maximum number of pairs."""
ROOM: Final = 1400
"""Maximum number of characters of the listed pairs."""


@dataclass(frozen=True, slots=True)
class Duo:
    """Two players; *one* finishes ahead at least as often as *other*."""

    one: int
    other: int
    games: int
    ahead: tuple[int, int]
    """
    Number of games in which *one* finished ahead, and of all games looked at for that.

    These are the games without a third, if there are enough of them.
    """
    elsewhere: float | None
    """How often *one* finishes ahead of everyone else; None if there are few such meetings."""
    shares: tuple[float, float]
    """For each, the share of games with the other and without a third."""
    newest: tuple[PlayedRow, ...] = field(repr=False)
    cards: tuple[int, int] = (0, 0)
    """Number of cards that each got from the other in trades."""
    alone: int = 0
    """Number of games without a third."""

    @property
    def is_mostly(self) -> bool:
        """Whether one of them plays mostly with the other alone."""
        return max(self.shares) >= MOSTLY

    @property
    def is_one_sided(self) -> bool:
        """Whether *one* wins nearly always against the other, and not so much against others."""
        elsewhere = self.elsewhere
        return self.share >= AHEAD and (elsewhere is None or self.share - elsewhere >= MARGIN)

    @property
    def share(self) -> float:
        """How often *one* finishes ahead of *other*."""
        ahead, games = self.ahead
        return ahead / games

    @property
    def is_fed(self) -> bool:
        """Whether one gets far more cards from the other than they give."""
        less, more = sorted(self.cards)
        return less + more >= CARDS and more >= UNEVEN * less

    @property
    def signs(self) -> int:
        """Number of signs."""
        return self.is_mostly + self.is_one_sided + self.is_fed


@dataclass(slots=True)
class _Met:
    """The games of two people, and in which of them the first finished ahead."""

    games: list[PlayedRow] = field(default_factory=list)
    ahead: list[bool] = field(default_factory=list)
    alone: list[bool] = field(default_factory=list)
    """Whether they had no third person with them."""

    def balance(self) -> tuple[int, int]:
        """See `Duo.ahead`."""
        alone = [ahead for ahead, is_alone in zip(self.ahead, self.alone, strict=True) if is_alone]
        looked = alone if len(alone) >= LEAST else self.ahead
        return sum(looked), len(looked)


def pairs(games: Iterable[PlayedRow], now: datetime) -> list[Duo]:
    """Everyone who has played enough with another; those with most signs first."""
    every: dict[tuple[int, int], _Met] = defaultdict(_Met)
    played = Counter[int]()
    for game in counted(games):
        if game.ended < now - SINCE or not counts(game) or not is_contest(game):
            continue
        people = stayed(game)
        named = [(user, row) for user, row in people if user != FORGOTTEN]
        played.update(user for user, _ in named)
        for (user, row), (rival, theirs) in permutations(named, 2):
            if in_teams(game) and row.place == theirs.place:
                continue
            met = every[user, rival]
            met.games.append(game)
            met.ahead.append((row.place or 0) < (theirs.place or 0))
            met.alone.append(len(people) == FEWEST)
    met_all, won_all = Counter[int](), Counter[int]()
    for (user, _), met in every.items():
        met_all[user] += len(met.games)
        won_all[user] += sum(met.ahead)
    found = []
    for (user, rival), met in every.items():
        back = every[rival, user]
        if (met.balance(), rival) < (back.balance(), user) or len(met.games) < LEAST:
            continue
        others = met_all[user] - len(met.games)
        won = won_all[user] - sum(met.ahead)
        found.append(
            Duo(
                user,
                rival,
                len(met.games),
                met.balance(),
                won / others if others >= LEAST else None,
                (sum(met.alone) / played[user], sum(met.alone) / played[rival]),
                tuple(met.games[-READ:]),
                alone=sum(met.alone),
            )
        )
    return sorted(found, key=lambda pair: (-pair.signs, -pair.share, pair.one))


async def show_pairs(services: Services, caller: Caller) -> None:
    """Show the pairs of the caller's server that have a sign."""
    games = await services.store.results.of(caller.interaction.guild_id or 0)
    found = await asyncio.to_thread(pairs, games, services.now())
    read = [await _with_trades(services, pair) for pair in found[:LISTED]]
    await caller.show(screen(caller.w, read))


async def _with_trades(services: Services, pair: Duo) -> Duo:
    """*pair* with the cards of its trades in its newest games, as far as they can be read."""
    cards = [0, 0]
    for game in pair.newest:
        seats = {user: row.seat for user, row in stayed(game)}
        one, other = seats[pair.one], seats[pair.other]
        try:
            table = await services.tables.look(game.id)
            chronicle = await services.chronicles.of(table)
        except (Refused, Unreadable):
            continue
        for moment in chronicle.moments:
            for trace in moment.traces:
                if isinstance(trace, Went) and trace.sort == "trade":
                    cards[0] += trace.count * ((trace.giver, trace.taker) == (other, one))
                    cards[1] += trace.count * ((trace.giver, trace.taker) == (one, other))
    return replace(pair, cards=(cards[0], cards[1]))


def screen(w: Words, found: Sequence[Duo]) -> Screen:
    """The pairs with a sign, what was seen, and how it is measured."""
    listed = sorted((pair for pair in found if pair.signs), key=lambda pair: -pair.signs)
    facts = {"days": SINCE.days, "least": LEAST, "cards": CARDS}
    lines = [w.say("ui.pairs" if listed else "ui.pairs.none", **facts)]
    for pair in listed:
        names = {"one": f"<@{pair.one}>", "other": f"<@{pair.other}>"}
        said = w.say("ui.pairs.pair", count=pair.games, alone=pair.alone, **names)
        seen = [said, *(f"  - {each}" for each in _seen(w, pair))]
        if sum(map(len, (*lines, *seen))) > ROOM:
            break
        lines += seen
    return Screen("\n".join((*lines, w.say("ui.pairs.how", **facts))))


def _seen(w: Words, pair: Duo) -> list[str]:
    """A sentence for each sign of *pair*."""
    one, other = f"<@{pair.one}>", f"<@{pair.other}>"
    found = []
    if pair.is_mostly:
        share = max(pair.shares)
        whom = (one, other) if share == pair.shares[0] else (other, one)
        found.append(
            w.say("ui.pairs.mostly", player=whom[0], other=whom[1], share=_percent(w, share))
        )
    if pair.is_one_sided:
        key = "ui.pairs.ahead" if pair.elsewhere is None else "ui.pairs.ahead.elsewhere"
        facts = dict(zip(("ahead", "games"), pair.ahead, strict=True))
        there = _percent(w, pair.elsewhere or 0)
        found.append(w.say(key, player=one, share=there, **facts))
    if pair.is_fed:
        got, gave = max(pair.cards), min(pair.cards)
        player = one if got == pair.cards[0] else other
        found.append(w.say("ui.pairs.fed", player=player, got=got, gave=gave))
    return found


def _percent(w: Words, share: float) -> str:
    return str(format_percent(share, locale=w.language))
