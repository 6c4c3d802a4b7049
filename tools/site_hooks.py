"""What the documentation site does to pages that are also read as plain files in the repository."""

from __future__ import annotations

__all__ = ["on_files", "on_page_markdown"]

import json
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

REPOSITORY_FILES = re.compile(r"\]\(\.\./((?:[\w.-]+/)*[\w.-]+)(#[^)]*)?\)")


OPENAPI = "openapi.json"


def on_files(files: Any, *, config: Any) -> Any:
    """Put the description of all HTTP calls beside the pages about them, as a server would give it."""
    sys.path.append(str(Path(__file__).parent))
    from wire_schema import http_schema

    files.append(File.generated(config, OPENAPI, content=json.dumps(http_schema(), indent=1)))
    return files


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Any) -> str:
    """Lead links to files outside of docs/ to the repository: on the site those files are not there.

    What every server tells about its calls is there, and is linked.
    """
    home = str(config["repo_url"]).rstrip("/")
    if page.file.src_uri == "api.md":
        markdown = markdown.replace(f"`/api/v1/{OPENAPI}`", f"[`/api/v1/{OPENAPI}`]({OPENAPI})", 1)
    return REPOSITORY_FILES.sub(rf"]({home}/blob/main/\1\2)", markdown)
