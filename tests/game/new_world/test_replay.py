"""A replay of the New World, whose harbors are laid while the game goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game import Game, Seat, Seeded
from game.core.chronicle import Chronicle
from render import replay
from render.camera import camera_for
from render.replay import Picture
from render.samples import players
from render.scene import Scene
from tests.house import needs


@needs("five_six")
def test_all_pictures_of_a_replay_have_one_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards that would be of different heights alone are as high as the last one."""
    modules = ("base", "five_six", "seafarers", "new_world")
    view = Game.new(6, Seeded(b"start"), modules=modules, settings={"map": "new_world"}).view()
    bare, people = replace(view, harbours=()), players(6)
    shown = [Picture(one, 1, None, Seat(0), has_rolled=False) for one in (bare, view)]
    sizes = list[tuple[int, int]]()
    monkeypatch.setattr(replay, "pictures", lambda *_: shown)
    monkeypatch.setattr(replay, "gif", lambda frames, _: sizes.extend(f.size for f, _ in frames))

    replay.replay(view, people, Chronicle(6), {}, "classic", 0.25)

    assert camera_for(Scene(bare, people)).height != camera_for(Scene(view, people)).height
    assert len(set(sizes)) == 1
