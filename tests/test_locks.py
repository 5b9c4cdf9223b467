"""The locks: everything is installed by its hash."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent.parent


def packages(lock: str) -> set[str]:
    """A lock's entries, one for each package: version, marker and hashes."""
    text = (HERE / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    return {" ".join(line.split()) for line in text.splitlines()}


def test_a_service_runs_what_the_tests_have_run() -> None:
    """The lock of an installed bot is part of the tests' lock, hash by hash."""
    assert packages("deploy/requirements.lock") < packages("requirements.lock")


@pytest.mark.parametrize("file", ["Containerfile", "Makefile", "docs/hosting.md"])
def test_nothing_is_installed_that_no_hash_names(file: str) -> None:
    """Each installation of the bot requires hashes, or takes nothing from elsewhere."""
    text = (HERE / file).read_text(encoding="utf-8")
    installing = re.findall(
        r"^.*(?:/pip install|BIN\)/python \$\(INSTALL\)).*$", text, re.MULTILINE
    )

    assert installing
    assert [line for line in installing if not re.search("--require-hashes|--no-deps", line)] == []


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml"])
def test_every_image_is_named_by_its_hash(file: str) -> None:
    """Every image from elsewhere has a fixed hash."""
    text = (HERE / file).read_text(encoding="utf-8")
    images = re.findall(r"^ *(?:FROM|image:) (\S+)", text, re.MULTILINE)
    elsewhere = [image for image in images if "/" in image]

    assert elsewhere
    assert [image for image in elsewhere if not re.search("@sha256:[0-9a-f]{64}$", image)] == []
