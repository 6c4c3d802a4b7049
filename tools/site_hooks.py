"""What the documentation site does to pages that are also read as plain files in the repository."""

from __future__ import annotations

__all__ = ["on_page_markdown"]

import re
from typing import Any

REPOSITORY_FILES = re.compile(r"\]\(\.\./((?:[\w.-]+/)*[\w.-]+)(#[^)]*)?\)")


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Any) -> str:
    """Lead links to files outside of docs/ to the repository: on the site those files are not there."""
    home = str(config["repo_url"]).rstrip("/")
    return REPOSITORY_FILES.sub(rf"]({home}/blob/main/\1\2)", markdown)
