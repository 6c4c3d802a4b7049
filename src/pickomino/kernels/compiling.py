"""How compiled kernels get into a process: compiled together the first time, announced once, cached on disk.

Numba is imported here and nowhere else at run time, on the first call of `load_kernels`.
"""

from __future__ import annotations

__all__ = ["cache_directory", "kernel_modules", "load_kernels"]

import contextlib
import hashlib
import importlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

# Windows has no fcntl: there each process compiles for itself.
_fcntl: Any = None if sys.platform == "win32" else importlib.import_module("fcntl")
_LOCK_SECONDS: Final = 600.0  # how long to wait for another process that compiles
_SOURCES = Path(__file__).parent

_loaded: dict[str, ModuleType] = {}


def load_kernels(name: str) -> ModuleType:
    """A module with kernels, compiled now if the cache does not have it, together with all that most people need.

    Kernels have explicit signatures, so importing a module compiles its kernels or reads them from the cache.
    """
    if name not in _loaded:
        is_on_demand = kernel_modules()[name]
        if is_on_demand or not _loaded:
            _compile_once(_prepare_numba(), name if is_on_demand else "")
        _loaded[name] = _import(name)
    return _loaded[name]


@cache
def kernel_modules() -> dict[str, bool]:
    """The modules of this package that Python calls into, each with whether it is compiled only on demand.

    A module registers itself: by having kernels and, if few people need it, by the line `ON_DEMAND = True`.
    """
    sources = {path.stem: path.read_text(encoding="utf-8") for path in sorted(_SOURCES.glob("*.py"))}
    return {name: "\nON_DEMAND = True\n" in text for name, text in sources.items() if "\n@kernel(" in text}


def _import(name: str) -> ModuleType:
    return importlib.import_module(f"{__package__}.{name}")


def cache_directory() -> Path:
    """Where compiled kernels are kept: one folder for each state of this package's sources, and each place of them.

    Numba itself only notices changes of a kernel's own file, not of the functions and constants that it uses; and what
    was compiled at another place it does not find.
    """
    digest = hashlib.sha256(os.fsencode(_SOURCES))
    for source in sorted(_SOURCES.glob("*.py")):
        digest.update(source.read_bytes())
    base = os.environ.get("PICKOMINO_CACHE_DIR")
    if base is None:
        import platformdirs

        base = platformdirs.user_cache_dir("pickomino")
    return Path(base) / "kernels" / digest.hexdigest()[:16]


def _writable_cache() -> Path:
    wanted = cache_directory()
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=wanted):
            return wanted
    except OSError:
        # Compiling in every process is better than not working at all.
        return Path(tempfile.mkdtemp(prefix="pickomino-kernels-"))


def _prepare_numba() -> Path:
    """Import Numba and return the folder in which it caches."""
    if "numba" not in sys.modules and "NUMBA_CACHE_DIR" not in os.environ:
        os.environ["NUMBA_CACHE_DIR"] = str(_writable_cache())
    from numba.core import config

    if not getattr(config, "CACHE_DIR", ""):
        config.CACHE_DIR = str(_writable_cache())  # type: ignore[attr-defined]  # Numba sets its options by name
    return Path(str(getattr(config, "CACHE_DIR")))  # noqa: B009


def _target() -> str:
    """What compiled code depends on besides the sources: Numba's version and the processor it compiles for."""
    import numba
    from numba.core.registry import cpu_target

    codegen: Any = cpu_target.target_context.codegen()
    return hashlib.sha256(repr((numba.__version__, codegen.magic_tuple())).encode()).hexdigest()[:16]


def _compile_once(folder: Path, asked: str) -> None:
    """Compile what most people need, and the module asked for on demand, unless the cache has them.

    Other processes that need them wait meanwhile.
    """
    target = _target()
    usual = [name for name, is_on_demand in kernel_modules().items() if not is_on_demand]
    groups = {folder / f"{target}.compiled": usual}
    if asked:
        groups[folder / f"{target}.{asked}.compiled"] = [asked]
    if all(done.exists() for done in groups):
        return
    with _lock(folder / f"{target}.lock"):
        missing = {done: names for done, names in groups.items() if not done.exists()}
        if missing:
            _announce()
        for done, names in missing.items():
            for name in names:
                _import(name)
            with contextlib.suppress(OSError):
                done.touch()


def _announce() -> None:
    from pickomino.messages import say, spoken_language

    print(say("cli-compiling", lang=spoken_language()), file=sys.stderr, flush=True)


@contextlib.contextmanager
def _lock(path: Path) -> Iterator[None]:
    with contextlib.ExitStack() as stack:
        if _fcntl is not None:
            with contextlib.suppress(OSError):
                file = stack.enter_context(path.open("w"))
                until = time.monotonic() + _LOCK_SECONDS
                while not _try_lock(file.fileno()) and time.monotonic() < until:
                    time.sleep(0.02)
        yield


def _try_lock(file: int) -> bool:
    try:
        _fcntl.flock(file, _fcntl.LOCK_EX | _fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
