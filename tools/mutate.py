"""Mutation tests: plants small faults in the rules engine, one at a time, and sees whether a test notices.

A fault inside a function is planted in a fork of a process in which all tests are collected already, and only the
tests that call that function are run; a fault outside of functions is planted in a copy of the package, which a
fork imports that has not imported it before. Every fault that no test notices must be explained in docs/mutants.md, and every explanation must be of
such a fault. The figures go into docs/proofs.md.

    python tools/mutate.py [MODULE ...]      all of core, or only these modules (nothing is recorded then)
"""

from __future__ import annotations

import ast
import io
import os
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest

from mutants import Mutant, mutants_of

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pickomino"
CORE = PACKAGE / "core"
EXPLANATIONS = ROOT / "docs" / "mutants.md"
LONGEST = 30
"""Seconds of computing after which a fault counts as noticed, because it has made a test run for ever."""
PATIENCE = 20 * LONGEST
"""The same by the clock, of which a busy machine may take more."""

TESTS = ["tests/core", "--ignore", "tests/core/test_properties.py"]
SLOW = "not random_games and not legal_exactly and not plain_enumeration"
OPTIONS = [
    "-q",
    "-x",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:randomly",
    "-o",
    "timeout=0",
    "-k",
    SLOW,
    "--no-header",
]


class Mutator:
    """A pytest plugin that, once the tests are collected, runs them for every mutant instead of once."""

    def __init__(self, mutants: Sequence[Mutant]) -> None:
        self.mutants = mutants
        self.survivors: list[Mutant] = []
        self._failed = False
        self._callers: dict[tuple[str, str], list[pytest.Item]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed = self._failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._learn_who_calls_what(session.items)
        reporter = session.config.pluginmanager.unregister(name="terminalreporter")  # no dots for each mutant
        began = time.monotonic()
        for count, mutant in enumerate(self.mutants, 1):
            if not self._is_noticed(mutant):
                self.survivors.append(mutant)
                print(f"survives: {mutant.name}", flush=True)
            if count % 100 == 0:
                print(f"{count} of {len(self.mutants)} after {time.monotonic() - began:.0f} s", flush=True)
        session.config.pluginmanager.register(reporter, "terminalreporter")
        return True

    def _learn_who_calls_what(self, items: Sequence[pytest.Item]) -> None:
        """Run everything once as it is, noting which tests enter which function of core."""
        durations: dict[pytest.Item, float] = {}
        called: dict[tuple[str, str], set[pytest.Item]] = {}
        prefix = str(CORE) + os.sep
        units: dict[CodeType, tuple[str, str] | None] = {}

        def unit_of(code: CodeType) -> tuple[str, str] | None:
            if not code.co_filename.startswith(prefix):
                return None
            return Path(code.co_filename).stem, code.co_qualname.split(".<locals>")[0]

        for item, following in _with_next(items):
            entered: set[tuple[str, str]] = set()

            def note(
                frame: FrameType, event: str, _: object, entered: set[tuple[str, str]] = entered
            ) -> None:
                if event == "call":
                    code = frame.f_code
                    if code not in units:
                        units[code] = unit_of(code)
                    if (unit := units[code]) is not None:
                        entered.add(unit)

            began = time.monotonic()
            sys.setprofile(note)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            sys.setprofile(None)
            durations[item] = time.monotonic() - began
            for unit in entered:
                called.setdefault(unit, set()).add(item)
        if self._failed:
            raise pytest.UsageError("the tests must pass before faults are planted")
        self._callers = {unit: sorted(tests, key=durations.__getitem__) for unit, tests in called.items()}

    def _is_noticed(self, mutant: Mutant) -> bool:
        def run_tests() -> int:
            _plant(mutant)
            self._failed = False
            for item, following in _with_next(self._callers.get((mutant.module, mutant.unit), [])):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if self._failed:
                    return 1
            return 0

        return _fails_in_child(run_tests)


def _with_next(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=True)


def _fails_in_child(run_tests: Callable[[], int]) -> bool:
    """Whether tests that a forked process runs fail, or do not end."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return _ends_badly(child)
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
        os._exit(run_tests())
    except BaseException:  # noqa: BLE001  # whatever a fault brings about, it has been noticed
        os._exit(1)


def _ends_badly(child: int) -> bool:
    """Whether a process ends otherwise than with success, or not in time."""
    deadline = time.monotonic() + PATIENCE
    pause = 0.001
    while time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status != 0
        time.sleep(pause)
        pause = min(pause * 1.5, 0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return True


def _plant(mutant: Mutant) -> None:
    """Give the live function the faulty code; everyone who has imported it has it then."""
    module = sys.modules[f"pickomino.core.{mutant.module}"]
    compiled = compile(mutant.tree(), str(CORE / f"{mutant.module}.py"), "exec")
    codes = [code for code in _codes_in(compiled) if code.co_qualname == mutant.unit]
    functions = list(_functions_at(module, mutant.unit))
    # A property's getter and setter share their name, and stand in the same order on both sides.
    for function, code in zip(functions, codes, strict=True):
        function.__code__ = code
    for name, loaded in list(sys.modules.items()):
        if name.startswith("pickomino."):
            for value in vars(loaded).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def _codes_in(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes_in(constant)


def _functions_at(module: ModuleType, unit: str) -> Iterator[FunctionType]:
    holder: Any = module
    *outer, name = unit.split(".")
    for part in outer:
        holder = vars(holder)[part]
    found = vars(holder)[name]
    if isinstance(found, property):
        for accessor in (found.fget, found.fset):
            if accessor is not None:
                yield accessor  # type: ignore[misc]  # a property's accessors are functions here
    else:
        yield getattr(found, "__wrapped__", found)


# Faults outside of functions


class _Copy:
    """A copy of the package, in which modules are planted; nothing of it may have been imported before."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        shutil.copytree(PACKAGE, folder / "pickomino", ignore=shutil.ignore_patterns("__pycache__", "page"))
        for path in CORE.glob("*.py"):
            self._write(path.stem, ast.parse(path.read_text(encoding="utf-8")))

    def _write(self, module: str, tree: ast.Module) -> str:
        """Put a module in; what was there before."""
        path = self._folder / "pickomino" / "core" / f"{module}.py"
        before = path.read_text(encoding="utf-8")
        path.write_text(ast.unparse(tree), encoding="utf-8")
        return before

    def is_noticed(self, mutant: Mutant) -> bool:
        sound = self._write(mutant.module, mutant.tree())
        own = f"tests/core/test_{mutant.module}.py"  # most likely to notice, and quick
        try:
            return ((ROOT / own).exists() and self.fails([own])) or self.fails(TESTS)
        finally:
            self._write(mutant.module, ast.parse(sound))

    def fails(self, tests: Sequence[str]) -> bool:
        """Whether one of these tests fails, or does not end, with the package as it is here now."""

        def run_tests() -> int:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            sys.dont_write_bytecode = True  # by which one fault would pass for the next
            sys.path.insert(0, str(self._folder))
            return pytest.main([*tests, *OPTIONS])

        return _fails_in_child(run_tests)


def _survivors_outside(mutants: Sequence[Mutant]) -> list[Mutant]:
    survivors = []
    with redirect_stdout(io.StringIO()):
        pytest.main(["--collect-only", "-p", "no:cacheprovider", "tools"])  # loads what every fork needs
    with tempfile.TemporaryDirectory() as temporary:
        copy = _Copy(Path(temporary))
        if copy.fails(TESTS):
            raise SystemExit("the tests must pass with a copy of the package before faults are planted")
        for count, mutant in enumerate(mutants, 1):
            if not copy.is_noticed(mutant):
                survivors.append(mutant)
                print(f"survives: {mutant.name}", flush=True)
            if count % 20 == 0:
                print(f"{count} of {len(mutants)} outside of functions", flush=True)
    return survivors


# The whole


def explained() -> set[str]:
    """The names of the faults that docs/mutants.md explains."""
    return set(re.findall(r"^- `(.+)`$", EXPLANATIONS.read_text(encoding="utf-8"), re.MULTILINE))


def main(modules: Sequence[str]) -> int:
    """Run the mutation tests; the exit status says whether every survivor is explained."""
    began = time.monotonic()
    sources = sorted(path for path in CORE.glob("*.py") if not modules or path.stem in modules)
    mutants = [
        mutant for path in sources for mutant in mutants_of(path.stem, path.read_text(encoding="utf-8"))
    ]
    inside = [mutant for mutant in mutants if mutant.unit]
    outside = [mutant for mutant in mutants if not mutant.unit]
    print(f"{len(inside)} faults inside of functions, {len(outside)} outside", flush=True)
    os.chdir(ROOT)
    survivors = {mutant.name for mutant in _survivors_outside(outside)}  # first: nothing is imported yet
    mutator = Mutator(inside)
    status = pytest.main([*TESTS, *OPTIONS], plugins=[mutator])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return int(status)
    survivors |= {mutant.name for mutant in mutator.survivors}
    known = {name for name in explained() if not modules or name.split(" ")[0] in modules}
    for name in sorted(survivors - known):
        print(f"not explained in docs/mutants.md: {name}")
    for name in sorted(known - survivors):
        print(f"explained, but noticed by a test or gone: {name}")
    if not modules and survivors == known:
        sys.path.insert(0, str(ROOT / "tests"))
        from prove_report import record

        figures = {
            "faults planted in pickomino.core": len(mutants),
            "noticed by a test": len(mutants) - len(survivors),
            "not noticed, each explained in mutants.md": len(survivors),
        }
        record("Mutation tests", figures, seconds=time.monotonic() - began)
    print(f"{len(mutants)} faults, {len(survivors)} survive, {time.monotonic() - began:.0f} s")
    return int(survivors != known)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
