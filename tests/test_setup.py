"""An environment whose installation was interrupted is made anew, and none is taken for what it is not."""

from __future__ import annotations

from pathlib import Path

import pytest

import setup


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done to an environment in a folder of its own, where installing takes no time."""
    done: list[str] = []

    def create(folder: Path) -> None:
        done.append("created")
        (folder / setup.PROGRAMS).mkdir(parents=True, exist_ok=True)
        for left in folder.glob(".[su]*"):
            left.unlink()
        setup.python_of(folder).touch()
        (folder / setup.PROGRAMS / "activate").write_text(str(folder), encoding="utf-8")

    def install(*_: object) -> bool:
        done.append("installed")
        return True

    monkeypatch.setattr(setup, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(setup, "create_venv", create)
    monkeypatch.setattr(setup, "has_venv", lambda folder, _: setup.python_of(folder).exists())
    monkeypatch.setattr(setup, "install", install)
    monkeypatch.setattr(setup, "compile_packages", lambda *_: None)
    monkeypatch.setattr(setup, "run", lambda *_, **__: True)
    return done


def test_nothing_is_done_twice(made: list[str]) -> None:
    setup.set_up([], {})
    setup.set_up([], {})
    assert made == ["created", "installed"]


def test_further_packages_are_added_to_what_is_there(made: list[str]) -> None:
    setup.set_up([], {})
    setup.set_up(["cluster"], {})
    assert made == ["created", "installed", "installed"]


def test_after_an_interruption_everything_is_made_anew(
    made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    setup.set_up([], {})
    with monkeypatch.context() as interrupted:

        def stop(*_: object) -> bool:
            raise KeyboardInterrupt

        interrupted.setattr(setup, "fingerprint", lambda _: "other locks")
        interrupted.setattr(setup, "install", stop)
        with pytest.raises(KeyboardInterrupt):
            setup.set_up([], {})
    made.clear()
    setup.set_up([], {})  # the locks are the old ones again, the packages may be anything
    assert made == ["created", "installed"]
    setup.set_up([], {})
    assert made == ["created", "installed"]
