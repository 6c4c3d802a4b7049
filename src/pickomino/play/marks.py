"""The marks that a review leaves in the comments of a record."""

from __future__ import annotations

__all__ = ["without_marks"]

import re
from typing import Final

_MARK: Final = re.compile(r" ?\[%(?:chances|luck|method|cost) [^\]]*\]")


def without_marks(comment: str) -> str:
    """What a comment says beside the marks of a review."""
    return _MARK.sub("", comment).strip()
