"""The changelog: every version is dated, newest first, and the newest is the one in the code; or none is released yet."""

from __future__ import annotations

import re
from datetime import date
from itertools import pairwise
from pathlib import Path

import pickomino

ROOT = Path(__file__).parent.parent


def test_versions_are_dated_and_in_order() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"(?m)^## (.*)$", text)
    assert headings[0] == "[Unreleased]"
    versions = [re.fullmatch(r"\[(\d+)\.(\d+)\.(\d+)\] - (\S+)", heading) for heading in headings[1:]]
    found = [
        (tuple(map(int, match.groups()[:3])), date.fromisoformat(match[4])) for match in versions if match
    ]
    assert len(found) == len(versions)
    if found:
        assert ".".join(map(str, found[0][0])) == pickomino.__version__
    else:
        assert f"the first version will be {pickomino.__version__}." in text
    assert all(newer[0] > older[0] and newer[1] >= older[1] for newer, older in pairwise(found))
