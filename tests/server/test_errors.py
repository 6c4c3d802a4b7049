"""The server's errors are errors of this project: one base, and a sentence in every language."""

from __future__ import annotations

import pickle

import pytest

from pickomino.core.errors import PickominoError, Problem
from pickomino.messages import LANGUAGES, tell_error
from pickomino.server.log.fold import FoldError
from pickomino.server.refusals import CODES, Refusal
from pickomino.server.storage import DatabaseUnusable, StorageUnavailable


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_a_sentence(code: str) -> None:
    params = dict.fromkeys(("name", "text", "host", "problem", "where", "token", "clause"), "?")
    refusal = Refusal(code, current=3, due=8, limit=20, line=1, mover=2, retry_after=60, sent=2, **params)
    for lang in LANGUAGES:
        assert tell_error(refusal, lang)[-1] in ".!?…", (lang, tell_error(refusal, lang))


def test_all_have_one_base() -> None:
    away = StorageUnavailable("disk I/O error")
    unusable = DatabaseUnusable(Problem("database-newer", {}))
    folded = FoldError(7, Problem("error-no-takeback", {}))
    assert str(away) == "The database cannot be used: disk I/O error."
    assert str(unusable).startswith("The tables of this database were made by a newer version")
    assert isinstance(unusable, StorageUnavailable)
    for error in (away, unusable, folded):
        assert isinstance(error, PickominoError)
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))
