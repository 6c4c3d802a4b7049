"""Writes THIRD_PARTY.md: what of others the wheel carries inside the built page, with the licence texts.

Run by `make docs`, after the page was built: the build lists the packages whose code or fonts are in it.
"""

from __future__ import annotations

__all__ = ["third_party"]

import json
from pathlib import Path

from build_page import PAGE, ROOT, WEB

HEAD = """\
# Third-party software

The code of this project is under the [MIT licence](LICENSE). The built page, which the wheel carries, also contains
the following. `make docs` writes this file from the packages themselves. Python packages that Pickomino depends on are
installed beside it under licences of their own.

| package | version | licence |
| --- | --- | --- |
"""
APACHE = WEB / "node_modules" / "typescript" / "LICENSE.txt"
"""Some packages name the Apache licence without its text, which is the same everywhere."""


def third_party() -> str:
    """The text of THIRD_PARTY.md."""
    names = [line.split(" ")[0] for line in (PAGE / "packages.txt").read_text(encoding="utf-8").splitlines()]
    facts = [json.loads((_folder(name) / "package.json").read_text(encoding="utf-8")) for name in names]
    rows = [f"| {fact['name']} | {fact['version']} | {fact['license']} |\n" for fact in facts]
    texts = [f"\n## {fact['name']}\n\n```text\n{_licence(fact)}\n```\n" for fact in facts]
    return HEAD + "".join(rows) + "".join(texts)


def _folder(name: str) -> Path:
    return WEB / "node_modules" / name


def _licence(fact: dict[str, str]) -> str:
    folder = _folder(fact["name"])
    found = next((path for path in sorted(folder.iterdir()) if path.name.upper().startswith("LICENSE")), None)
    if found is None:
        assert fact["license"] == "Apache-2.0", f"{fact['name']} has no licence text"
        found = APACHE
    return "\n".join([line.rstrip() for line in found.read_text(encoding="utf-8").strip().splitlines()])


def main() -> None:
    """Write the file."""
    (ROOT / "THIRD_PARTY.md").write_text(third_party(), encoding="utf-8", newline="\n")
    print("THIRD_PARTY.md")


if __name__ == "__main__":
    main()
