"""The private screen of a tournament: where the reader is in it, and its standings page by page."""

from __future__ import annotations

from bot.chat.names import plain
from bot.chat.screen import Button, Screen
from bot.features.tournaments import operations as ops
from bot.features.tournaments import pictures
from bot.features.tournaments.desk import Contest
from bot.features.tournaments.entering import inside
from bot.features.tournaments.field import (
    Correction,
    Entrant,
    Match,
    Tournament,
    entrant,
    matches,
    table_of,
)
from bot.features.tournaments.rounds import standing
from bot.features.tournaments.stages import EARLY, begins, has_rounds, missing, opening, waits_until
from bot.features.tournaments.wording import (
    about_games,
    mention,
    mentions,
    ranking,
    result,
    stage,
)
from bot.publish.posts.board import stamp
from storage import ContestRow
from words import Words

PAGE = 10
"""Number of people on a page of the standings."""

LOGGED = 2
"""Number of corrections on a page."""


def shown(
    row: ContestRow,
    contest: Contest,
    user: int,
    w: Words,
    page: int | None = None,
    scale: float = 1.0,
    *,
    can_manage: bool = False,
) -> Screen:
    """
    The tournament as *user* sees it; once it is over, with a picture of its final.

    Without a *page*, the standings are open at their line.
    """
    tournament = contest.tournament
    own = entrant(tournament, user)
    lines = [f"**{plain(row.name)}**", about_games(contest, w)]
    lines += stands(contest, w)
    if contest.desk.is_hindered and tournament.phase != "over":
        place = f"<#{tournament.settings.channel}>"
        lines.append(w.say("ui.tournament.hindered", channel=place))
    lines += _mine(contest, own, w)
    has_results = any(match.state == "over" for _, match in matches(tournament))
    rows = standing.table(tournament) if has_results else []
    pages = [rows[n : n + PAGE] for n in range(0, len(rows), PAGE)]
    logged = tournament.log[::-1]
    # All corrections follow the standings; the newest ones are below them, too.
    parts = [
        *(["", *ranking(part, w), w.say("ui.tournament.ties")] for part in pages),
        *(
            [_corrected(one, w) for one in logged[n : n + LOGGED]]
            for n in range(LOGGED if pages else 0, len(logged), LOGGED)
        ),
    ]
    if page is None:
        page = next((n // PAGE for n, one in enumerate(rows) if one.user == user), 0)
    last = max(len(parts) - 1, 0)
    page = min(max(page, 0), last)
    lines += parts[page] if parts else []
    if page < len(pages):
        lines += [_corrected(one, w) for one in logged[:LOGGED]]
    turns = tuple(
        Button(w.say(f"ui.button.tournament.{name}"), ops.Show(row.id, "", other).to())
        for name, other in (("back", page - 1), ("more", page + 1))
        if 0 <= other <= last
    )
    acts = _buttons(row, contest, own, w)
    if can_manage and not contest.desk.is_cancelled:
        acts += (Button(w.say("ui.button.tournament.manage"), ops.Manage(row.id).to()),)
    is_over = tournament.phase == "over" and not contest.desk.is_cancelled
    final = pictures.of_final(row.name, tournament, w, scale) if is_over else None
    return Screen("\n".join(lines), final, tuple(filter(None, (acts, turns))))


def leaving(row: ContestRow, w: Words) -> Screen:
    """The question whether the reader wants to leave a tournament that has begun."""
    buttons = (
        Button(
            w.say("ui.button.tournament.leave"), ops.DropOut(row.id, is_sure=True).to(), "danger"
        ),
        Button(w.say("ui.button.back"), ops.Show(row.id).to()),
    )
    return Screen(w.say("ui.tournament.leave", name=plain(row.name)), None, (buttons,))


def stands(contest: Contest, w: Words) -> list[str]:
    """Lines about where the tournament stands."""
    tournament = contest.tournament
    if contest.desk.is_cancelled:
        return [w.say("ui.tournament.over.cancelled")]
    if tournament.phase == "over":
        return [w.say("ui.tournament.over")]
    if tournament.phase in EARLY:
        opens = opening(tournament)
        return [
            w.say("ui.tournament.signed", count=len(inside(tournament))),
            w.say("ui.tournament.starts", when=stamp(begins(tournament))),
            *([w.say("ui.tournament.checkin", when=stamp(opens))] if opens else []),
        ]
    this = tournament.round
    if this is None or this.ends is None:
        return []
    if contest.desk.next_at is not None:
        return [w.say("ui.tournament.next", when=stamp(contest.desk.next_at))]
    left = sum(one.state != "over" for one in this.tables)
    return [
        w.say("ui.tournament.now", round=stage(this, w), count=left, when=stamp(this.ends)),
    ]


def _mine(contest: Contest, own: Entrant | None, w: Words) -> list[str]:
    """Lines about the reader."""
    tournament, this = contest.tournament, contest.tournament.round
    if own is None:
        return [w.say("ui.tournament.mine.out")] if has_rounds(tournament) else []
    match = table_of(tournament, own.user)
    found = []
    if match is not None and match.state != "over":
        found.append(_table(tournament, match, own.user, w))
    if own.gone:
        found.append(w.say(f"ui.tournament.gone.{own.gone}"))
        if own.gone != "removed" and has_rounds(tournament):
            found.append(w.say("ui.tournament.gone.back"))
    elif tournament.phase in EARLY:
        key = "checked" if own.is_checked else "in"
        found.append(w.say(f"ui.tournament.mine.{key}"))
    elif this is not None and own.user in this.byes:
        found.append(w.say("ui.tournament.mine.bye"))
    return found


def _table(tournament: Tournament, match: Match, user: int, w: Words) -> str:
    if match.state == "open" and user not in match.present:
        return w.say("ui.tournament.mine.come", thread=f"<#{match.thread}>")
    if match.state == "open" and (until := waits_until(tournament, match)):
        return w.say(
            "ui.tournament.mine.waits",
            thread=f"<#{match.thread}>",
            when=stamp(until),
            players=mentions(missing(tournament, match)),
        )
    if match.state == "drawn":
        return w.say("ui.tournament.mine.opening", count=match.number)
    return w.say("ui.tournament.mine.table", thread=f"<#{match.thread}>")


def _corrected(one: Correction, w: Words) -> str:
    """A line about a correction: what was changed from what, by a manager, and why."""
    before, after = one.before, one.after
    return w.say(
        f"ui.tournament.corrected.{one.what}",
        when=stamp(one.when),
        by=mention(one.by, w),
        round=one.round,
        count=one.table,
        player=mention(one.user, w),
        people=mentions(after.players) if after else "",
        before=result(before, w) if before else "",
        after=result(after, w) if after else "",
        why=plain(one.why) or "–",
    )


def _buttons(
    row: ContestRow, contest: Contest, own: Entrant | None, w: Words
) -> tuple[Button, ...]:
    phase = contest.tournament.phase
    enter = Button(w.say("ui.button.tournament.enter"), ops.SignUp(row.id).to(), "success")
    drop = Button(w.say("ui.button.tournament.drop"), ops.DropOut(row.id).to())
    here = Button(w.say("ui.button.tournament.here"), ops.CheckIn(row.id).to(), "success")
    if own is None or own.gone:
        can_enter = has_rounds(contest.tournament) and (own is None or own.gone != "removed")
        return (enter,) if can_enter else ()
    if phase == "over":
        return ()
    match, this = table_of(contest.tournament, own.user), contest.tournament.round
    if this and match and match.state == "open" and own.user not in match.present:
        come = ops.Come(row.id, this.number, match.number).to()
        return (Button(w.say("ui.button.tournament.here"), come, "success"), drop)
    return (here, drop) if phase == "checkin" and not own.is_checked else (drop,)
