"""Wheels made from installed packages, by which a release is rehearsed without network."""

from __future__ import annotations

import base64
import hashlib
import zipfile
from importlib.metadata import version
from pathlib import Path

from wheelhouse import fill_wheelhouse


def test_a_wheel_holds_what_its_record_lists(tmp_path: Path) -> None:
    fill_wheelhouse(tmp_path, ["mdurl", "typer"])  # typer has a script, which installers make themselves
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == [
        f"{name}-{version(name)}-py3-none-any.whl" for name in ("mdurl", "typer")
    ]
    for path in paths:
        with zipfile.ZipFile(path) as wheel:
            (record,) = (name for name in wheel.namelist() if name.endswith(".dist-info/RECORD"))
            listed = [line.split(",") for line in wheel.read(record).decode().splitlines()]
            assert sorted(name for name, *_ in listed) == sorted(wheel.namelist())
            for name, digest, _ in listed:
                found = base64.urlsafe_b64encode(hashlib.sha256(wheel.read(name)).digest()).rstrip(b"=")
                assert digest == ("" if name == record else f"sha256={found.decode()}")
            assert not [name for name in wheel.namelist() if name.startswith("..") or name.endswith(".pyc")]
