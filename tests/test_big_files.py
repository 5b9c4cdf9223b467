"""Big files stay out of the repository."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests import big_files
from tests.big_files import ALLOWED, GIT, LIMIT, ROOT, faults, tracked


def test_only_files_with_a_reason_are_big() -> None:
    """Every tracked file over 1 MB is on the list, and the list names no other file."""
    if tracked(ROOT) is None:
        pytest.skip("not a git clone, or no git")

    assert faults(ROOT, ALLOWED) == []


def test_a_big_file_is_a_fault_once_it_is_tracked(tmp_path: Path) -> None:
    """A tracked file over the limit is named with its size; untracked and small ones are not."""
    if GIT is None:
        pytest.skip("no git")
    for name, size in (("a.whl", LIMIT + 1), ("small", LIMIT), ("untracked", LIMIT + 1)):
        (tmp_path / name).write_bytes(bytes(size))
    subprocess.run([GIT, "init", "-q"], cwd=tmp_path, check=True)
    subprocess.run([GIT, "add", "--force", "a.whl", "small"], cwd=tmp_path, check=True)

    assert [fault.split(":")[0] for fault in faults(tmp_path, {})] == ["a.whl has 1,000,001 bytes"]
    assert faults(tmp_path, {"a.whl": "a reason"}) == []
    assert len(faults(tmp_path, {"a.whl": "a reason", "small": "none"})) == 1


def test_without_a_clone_nothing_is_checked_and_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An unpacked source archive passes, and the output says that nothing was checked."""
    monkeypatch.setattr(big_files, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))

    assert big_files.main() == 0
    assert "not looked for" in capsys.readouterr().out
