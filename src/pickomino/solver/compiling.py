"""How compiled kernels get into the process: cached on disk, announced when they have to be compiled.

Numba is imported here and nowhere else at run time, on the first call of `load_kernels`.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

# On Windows each process compiles for itself.
_fcntl: Any = None if sys.platform == "win32" else importlib.import_module("fcntl")
_PATIENCE: Final = 120.0  # seconds for which another process is let compile

_SOURCES = Path(__file__).parent.parent
# What ends up in compiled code, constants included.
_COMPILED = (
    *("solver/geometry.py", "solver/kernels.py", "solver/lanes.py"),
    *(
        f"solver/game/{name}.py"
        for name in ("cells", "chance", "kernels", "layout", "pieces", "pool", "turns")
    ),
    *("bots/kernels.py", "bots/net.py", "arena/training/kernels.py"),
)


def _announce_on_stderr(kernel: str) -> None:
    """One line, at the first kernel of the process."""
    if not _announced:
        from pickomino.messages import say, spoken_language

        print(say("cli-compiling", lang=spoken_language()), file=sys.stderr, flush=True)
    _announced.append(kernel)


_announced: list[str] = []


# One listener a process: Numba's events are process-wide too.
_listener: list[Callable[[str], None]] = [_announce_on_stderr]


def set_announcer(announce: Callable[[str], None]) -> None:
    """Choose who is told, before it happens, which kernel has to be compiled. The default writes to stderr."""
    _listener[0] = announce


def cache_directory() -> Path:
    """Where compiled kernels are kept: one folder for each state of the kernels' sources.

    Numba itself notices a change of a kernel's own file only, not of the functions and constants that it uses.
    """
    digest = hashlib.sha256()
    for name in _COMPILED:
        digest.update((_SOURCES / name).read_bytes())
    base = os.environ.get("PICKOMINO_CACHE_DIR")
    if base is None:
        import platformdirs

        base = platformdirs.user_cache_dir("pickomino")
    return Path(base) / "kernels" / digest.hexdigest()[:16]


def _writable_cache() -> str:
    wanted = cache_directory()
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=wanted):
            return str(wanted)
    except OSError:
        # Better to compile in every process than not to work at all.
        return tempfile.mkdtemp(prefix="pickomino-kernels-")


def _prepare_numba() -> None:
    first = "numba" not in sys.modules
    if first and "NUMBA_CACHE_DIR" not in os.environ:
        os.environ["NUMBA_CACHE_DIR"] = _writable_cache()
    from numba.core import config, event

    if not first and not getattr(config, "CACHE_DIR", ""):
        config.CACHE_DIR = _writable_cache()  # type: ignore[attr-defined]  # Numba sets its options by name

    class Announcer(event.Listener):
        def on_start(self, event: Any) -> None:
            name = event.data["dispatcher"].py_func.__name__
            if name in _ANNOUNCED:
                _listener[0](_ANNOUNCED[name])

        def on_end(self, event: Any) -> None:
            pass

    event.register("numba:compile", Announcer())  # type: ignore[no-untyped-call]  # Numba's own gap


_ANNOUNCED: dict[str, str] = {}
_loaded: dict[str, ModuleType] = {}


def load_kernels(module: str = "pickomino.solver.kernels") -> ModuleType:
    """Import a module of kernels; it names them for people in a dictionary ``KERNEL_NAMES``.

    Kernels have explicit signatures, so importing compiles them or reads them from the cache.
    """
    if module not in _loaded:
        if not _loaded:
            _prepare_numba()
        with _no_other_compiling(module):
            _loaded[module] = importlib.import_module(module)
    return _loaded[module]


@contextlib.contextmanager
def _no_other_compiling(module: str) -> Iterator[None]:
    """Let one process compile a module; others that want it wait and then find it in the cache.

    Without this every worker of a first simulation would compile the same kernels. A mark left in the cache says
    that there is nothing to wait for any more.
    """
    from numba.core import config

    folder = Path(str(getattr(config, "CACHE_DIR")))  # noqa: B009  # Numba sets its options by name
    mark = folder / f"{module}.compiled"
    if _fcntl is None or mark.exists():
        yield
        return
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):
            lock = stack.enter_context((folder / f"{module}.lock").open("w"))
            until = time.monotonic() + _PATIENCE
            while not _lock(lock.fileno()) and time.monotonic() < until:
                time.sleep(0.02)
        yield
        with contextlib.suppress(OSError):
            mark.touch()


def _lock(file: int) -> bool:
    try:
        _fcntl.flock(file, _fcntl.LOCK_EX | _fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def name_kernels(names: dict[str, str]) -> None:
    """Say which functions are kernels and what to call them: function name → words. Called by their modules."""
    _ANNOUNCED.update(names)
