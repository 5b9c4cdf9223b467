"""Teams in words: who plays with whom, and the points they have together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from game import Seat, View
from words.speech import Who
from words.voice import Words


def against(teams: Iterable[Sequence[Seat]], who: Who, w: Words) -> str:
    """The teams by their players: "Alba and Carla against Bruno and Dora"."""
    said = [w.join(who(seat) for seat in team) for team in teams]
    return reduce(lambda one, other: w.say("team.against", one=one, other=other), said)


def standings(view: View, who: Who, w: Words) -> str:
    """Each team with the points it has together; the best comes first."""
    teams = sorted(view.rules.teams, key=lambda team: -view.together(team[0]))
    return "; ".join(
        w.say(
            "team.points",
            players=w.join(who(seat) for seat in team),
            count=view.together(team[0]),
        )
        for team in teams
    )


def partner(view: View, seat: Seat, who: Who, w: Words) -> str:
    """The partners of *seat* by their names."""
    return w.join(who(other) for other in view.rules.partners[seat])
