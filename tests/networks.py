"""Two networks with a cable between them, inside this machine: they vanish with the processes that hold them.

The first stands for the machine that serves, the second for another device. Making them needs `ip`, `unshare` and
`nsenter` (Linux, iproute2 and util-linux) and either root or the right to make user namespaces.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

SERVER_ADDRESS = "10.99.7.1"
_HOLD = f"""
set -e
ip link set lo up
unshare --net sleep infinity &
other=$!
trap 'kill $other' EXIT
while [ "$(readlink /proc/$other/ns/net)" = "$(readlink /proc/$$/ns/net)" ]; do sleep 0.01; done
ip link add cable0 type veth peer name cable1
ip link set cable1 netns $other
ip addr add {SERVER_ADDRESS}/24 dev cable0
ip link set cable0 up
nsenter --net --target $other ip addr add 10.99.7.2/24 dev cable1
nsenter --net --target $other ip link set cable1 up
nsenter --net --target $other ip link set lo up
echo $other
read -r _ || true
"""


@dataclass(frozen=True)
class Networks:
    """What to put before a command so that it runs in one network or the other."""

    server: tuple[str, ...]
    device: tuple[str, ...]


@contextmanager
def two_networks() -> Iterator[Networks]:
    """Make the networks and the cable, and remove them."""
    as_root = os.geteuid() == 0
    command = ["unshare", *([] if as_root else ["--user", "--map-root-user"]), "--net", "sh", "-c", _HOLD]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdin is not None
        assert holder.stdout is not None
        assert holder.stderr is not None
        other = holder.stdout.readline().strip()
        if not other:
            raise OSError(holder.stderr.read().strip() or "no network could be made")
        enter = ("nsenter", *(() if as_root else ("--user", "--preserve-credentials")), "--net", "--target")
        try:
            yield Networks((*enter, str(holder.pid)), (*enter, other))
        finally:
            holder.stdin.close()
            holder.wait()


@cache
def missing() -> str | None:
    """Why networks cannot be made here, if they cannot."""
    absent = [name for name in ("ip", "unshare", "nsenter") if shutil.which(name) is None]
    if absent:
        return f"this machine has no {' and no '.join(absent)}"
    try:
        with two_networks() as networks:
            subprocess.run([*networks.device, "true"], check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        return f"this user may not make networks: {error}"
    return None
