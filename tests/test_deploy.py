"""The files of `deploy/`, as read by the tools that hosts give them to."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[1] / "deploy"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])


def test_systemd_knows_every_line_of_the_units(tmp_path: Path) -> None:
    """`systemd-analyze verify` finds nothing once the program is in a host's place for it."""
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("there is no systemd here")
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8").replace("/opt/hexhost/bin/hexhost", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")

    ended = subprocess.run(
        [tool, "verify", "--man=no", *(str(tmp_path / unit.name) for unit in UNITS)],
        check=False,
        capture_output=True,
        text=True,
    )

    assert (ended.returncode, ended.stderr) == (0, "")
