"""Pictures of a round, the final and the champion, from the tournament's document."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.chat.names import shown
from bot.chat.screen import Picture
from bot.features.tournaments.field import (
    Match,
    Result,
    Round,
    Tournament,
    entrant,
    matches,
)
from bot.features.tournaments.rounds.standing import earned
from bot.features.tournaments.wording import figure, headed, stage
from render import Bracket, BracketSeat, BracketTable, Champion, bracket_png, champion_png
from render.bracket import MOST, told
from words import Words, bare

FEW: Final = 4
"""Maximum number of pictures of one round; they show its first tables, which are the best."""


def of_round(
    name: str, tournament: Tournament, this: Round, w: Words, scale: float
) -> list[Picture]:
    """The pictures of a round that is over."""
    cards = [_card(tournament, this, match, w) for match in this.tables]
    drawn = cards[: FEW * MOST]
    parts = [tuple(drawn[n : n + MOST]) for n in range(0, len(drawn), MOST)]
    title, facts = shown(name), {"round": headed(stage(this, w))}
    about = w.say("ui.tournament.picture.about", count=len(cards), **facts)
    if left := len(cards) - len(drawn):
        about = w.say("ui.tournament.picture.more", most=len(drawn), count=left, **facts)
    found = [Bracket(title, about, part) for part in parts]
    return [_picture(one, f"round-{this.number}-{n}", w, scale) for n, one in enumerate(found, 1)]


def of_final(name: str, tournament: Tournament, w: Words, scale: float) -> Picture | None:
    """The picture of the final, with the semifinals before it; None if there was no final."""
    last = tournament.round
    if last is None or last.stage != "final":
        return None
    (final,) = (_card(tournament, last, match, w) for match in last.tables)
    before = [one for one in tournament.rounds if one.stage == "semifinal"]
    cards = tuple(_card(tournament, one, match, w) for one in before for match in one.tables)
    found = Bracket(
        shown(name), _people(tournament, w), cards or (final,), final if cards else None
    )
    return _picture(found, "final", w, scale)


def of_champion(name: str, tournament: Tournament, user: int, w: Words, scale: float) -> Picture:
    """The picture of the person who has won, with the figures of all rounds."""
    own = entrant(tournament, user)
    called = shown(own.name) if own and own.name else w.say("ui.name.forgotten")
    results = [
        result
        for _, match in matches(tournament)
        for result in match.results
        # Nobody has played at a table that too few came to.
        if result.user == user and match.how != "forfeit" and not result.is_forfeit
    ]
    counts = {
        "games": len(results),
        "wins": sum(one.place == 1 for one in results),
        "points": sum(one.points for one in results),
    }
    facts = tuple((str(n), w.say(f"ui.champion.{key}", count=n)) for key, n in counts.items())
    best = Champion(shown(name), _people(tournament, w), (called,), facts)
    draw = partial(champion_png, best, unnamed=w.say("ui.name.forgotten"), scale=scale)
    said = w.join([f"{figure} {label}" for figure, label in facts])
    return Picture(draw, "champion.png", bare(f"{shown(name)}: {called}. {said}."))


def _people(tournament: Tournament, w: Words) -> str:
    """The number of people who have had a table or a bye."""
    had = {user for this in tournament.rounds for user in this.byes}
    had |= {user for _, match in matches(tournament) for user in match.players}
    return w.say("ui.tournament.picture.people", count=len(had))


def _picture(found: Bracket, name: str, w: Words, scale: float) -> Picture:
    draw = partial(bracket_png, found, w.say("ui.name.forgotten"), scale=scale)
    return Picture(draw, f"{name}.png", told(found))


def _card(tournament: Tournament, this: Round, match: Match, w: Words) -> BracketTable:
    names = {one.user: shown(one.name) for one in tournament.entrants}
    points = earned(match) if this.stage == "swiss" else {}
    results = {one.user: one for one in match.results}
    people = tuple(
        _seat(
            names.get(user) or w.say("ui.name.forgotten"),
            results.get(user),
            figure(points[user], w) if user in points else "",
            w,
        )
        for user in match.players
    )
    kind = "semifinal" if this.stage == "semifinal" else "table"
    title = w.say(f"ui.tournament.picture.{kind}", count=match.number)
    if this.stage == "final":
        title = headed(w.say("ui.tournament.stage.final"))
    note = "" if match.how in ("", "played") else w.say(f"ui.tournament.how.{match.how}")
    return BracketTable(title, note, people)


def _seat(name: str, result: Result | None, points: str, w: Words) -> BracketSeat:
    if result is None:
        return BracketSeat(name)
    said = w.say("ui.tournament.picture.points", count=result.points)
    return BracketSeat(
        name,
        result.place,
        "–" if result.is_forfeit else str(result.points),
        "" if result.is_forfeit else said,
        f"+{points}" if points else "",
        is_out=result.is_forfeit,
    )
