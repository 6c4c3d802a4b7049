"""One language's catalogue: sentences by key, formatted by Project Fluent."""

from __future__ import annotations

__all__ = ["LANGUAGES", "Catalogue", "Param", "UnknownMessage", "catalogue"]

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "it": "Italiano",
    "es": "Español",
    "pt": "Português",
    "nl": "Nederlands",
    "pl": "Polski",
}
"""Every language by its code, with its own name for itself. English first: the others are translated from it.

This is the only list of them: the page's, the API's and the documentation's are written from it by `make docs`.
"""

FOLDERS: Final = (".", "cli", "coach", "push")
"""What everyone says, what only the command line says, what only the coach says, and what notifications say; further folders hold what the page says."""

Param: TypeAlias = str | int | float

MAX_PARAM: Final = 500
"""The most characters of a parameter that a sentence shows; Fluent itself gives up at 1,000."""


class UnknownMessage(LookupError):
    """No sentence for this key, or a parameter of it was not given."""


class Catalogue:
    """The sentences of one language."""

    def __init__(self, lang: str, bundle: FluentBundle) -> None:
        self.lang = lang
        self._bundle = bundle

    def has(self, key: str) -> bool:
        """Whether there is a sentence for a key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, params: Mapping[str, Param] | None = None) -> str:
        """The sentence for a key, with its parameters filled in."""
        if not self.has(key):
            raise UnknownMessage(f"{self.lang}: no message {key!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # a key of ours always has a sentence, never attributes alone
        shown = {name: _shortened(value) for name, value in (params or {}).items()}
        text, problems = self._bundle.format_pattern(pattern, shown)
        if problems:
            raise UnknownMessage(f"{self.lang}: {key}: {'; '.join(map(str, problems))}")
        return str(text)


def _shortened(value: Param) -> Param:
    return f"{value[: MAX_PARAM - 1]}…" if isinstance(value, str) and len(value) > MAX_PARAM else value


@cache
def catalogue(lang: str, *more: str) -> Catalogue:
    """The catalogue of a language, with the sentences of further folders; read once."""
    # Fluent brings Babel along, and nobody should wait for it who has nothing to read.
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise UnknownMessage(f"no catalogue for language {lang!r}; there are {' '.join(LANGUAGES)}")
    # Without isolation marks around names: terminals show them as boxes.
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in (*FOLDERS, *more):
        path = resources.files(__package__).joinpath(folder, f"{lang}.ftl")
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return Catalogue(lang, bundle)
