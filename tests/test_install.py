"""Installing: the files that `pip install .` puts into a venv and into the source folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "game", "render", "storage", "words")
SOURCES = (*PACKAGES, ".gitignore", "LICENSE", "README.md", "pyproject.toml")
EARLIER = "31f81aacc9ff02b2a9af19c896457ab31c6e7d48"
"""A commit that hosts have installed with setuptools."""

ALONE = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation")
"""Options that keep pip from using anything from elsewhere."""

KNOWN = "from bot import version; print(version.__file__, version.VERSION, sep='\\n')"
"""Prints where a program is, and its version."""


def done(
    *command: str | Path, cwd: Path, compiles: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run a command like a host who has set no token; it may keep what it *compiles*."""
    kept = "" if compiles else "1"
    environment = os.environ | {"DISCORD_TOKEN": "", "PYTHONDONTWRITEBYTECODE": kept}
    return subprocess.run(
        [*command], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )


def run(*command: str | Path, cwd: Path = ROOT, compiles: bool = False) -> str:
    """The output of a command that must succeed."""
    ended = done(*command, cwd=cwd, compiles=compiles)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout.strip()


@pytest.fixture(scope="module")
def sources() -> set[str]:
    """The files to install, as git knows them, with new ones that it doesn't ignore."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("only git knows which files belong here, and this is no clone")
    listed = run(
        "git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *SOURCES
    ).splitlines()
    return {name for name in listed if (ROOT / name).is_file()}


def lay(sources: set[str], to: Path) -> None:
    """Copy *sources* into the folder *to*."""
    for name in sources:
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, to / name)


def packaged(names: set[str]) -> set[str]:
    """The files that belong to a package."""
    return {name for name in names if name.startswith(tuple(f"{package}/" for package in PACKAGES))}


def files(folder: Path) -> set[str]:
    """All files in a folder that nobody has compiled, by their path in it."""
    found = (file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc")
    return {file.relative_to(folder).as_posix() for file in found}


def test_a_wheel_holds_the_files_of_the_packages_alone(sources: set[str], tmp_path: Path) -> None:
    """A build without git takes nothing from an earlier build, and leaves nothing behind."""
    home = tmp_path / "hexhost"
    lay(sources, home)
    for left in ("build/lib/game/gone.py", "hexhost.egg-info/PKG-INFO"):
        (home / left).parent.mkdir(parents=True)
        (home / left).touch()
    before = files(home)

    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path / "out", cwd=home)

    assert files(home) == before
    (wheel,) = (tmp_path / "out").iterdir()
    with ZipFile(wheel) as archive:
        installed = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert installed == packaged(sources)


@pytest.fixture
def own_python(tmp_path: Path) -> Path:
    """The Python of a new venv, with the packages that are installed here except Hexhost."""
    venv.create(tmp_path / "venv")
    packages = tmp_path / "packages"
    packages.mkdir()
    for entry in Path(sysconfig.get_path("purelib")).iterdir():
        if "hexhost" not in entry.name:
            (packages / entry.name).symlink_to(entry)
    site = {"base": str(tmp_path / "venv"), "platbase": str(tmp_path / "venv")}
    pth = Path(sysconfig.get_path("purelib", "venv", site)) / "packages.pth"
    pth.write_text(str(packages), encoding="utf-8")
    return tmp_path / "venv" / "bin" / "python"


@pytest.mark.parametrize(
    "earlier", ["", pytest.param(EARLIER, id="upgraded", marks=pytest.mark.soak)]
)
def test_only_this_version_is_installed(
    sources: set[str], own_python: Path, tmp_path: Path, earlier: str
) -> None:
    """
    All files of this commit are installed, and no others; the program runs and knows its version.

    In a soak an old commit was installed before, from the same folder.
    """
    if earlier not in run("git", "rev-list", "HEAD"):
        pytest.skip(f"this clone is shallow: it lacks the commit {earlier[:7]} to upgrade from")
    commit = run("git", "rev-parse", "HEAD")
    home, program = tmp_path / "hexhost", own_python.with_name("hexhost")
    install = (own_python, "-m", "pip", "install", *ALONE, "--no-compile", home)
    run("git", "clone", "--quiet", "--shared", "--no-checkout", "--no-tags", ROOT, home)
    run("git", "sparse-checkout", "set", "--no-cone", *SOURCES, cwd=home)

    if earlier:
        run("git", "checkout", "--quiet", earlier, cwd=home)
        run(*install)
    run("git", "checkout", "--quiet", commit, cwd=home)
    for package in PACKAGES:
        shutil.rmtree(home / package)
    lay(sources, home)
    run(*install)

    started = done(program, "run", cwd=tmp_path, compiles=True)
    assert started.stderr.startswith("No token: set DISCORD_TOKEN")
    demo = done(program, "demo", cwd=tmp_path, compiles=True)
    assert demo.stderr.startswith("The demo needs the source folder")
    place, version = run(own_python, "-c", KNOWN, cwd=tmp_path).splitlines()
    assert packaged(files(Path(place).parents[1])) == packaged(sources)
    assert version.startswith("0.1.0.dev")
    assert f"+g{commit[:7]}" in version
    # The earlier build left its egg-info in the source folder, with a version of its own.
    assert (home / "hexhost.egg-info").is_dir() == bool(earlier)
    source = f"{home / 'bot' / 'version.py'}"
    assert run(own_python, "-c", KNOWN, cwd=home).splitlines() == [source, version]
