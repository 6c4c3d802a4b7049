"""Imports point one way only, and `core` stands on the standard library alone."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "pickomino"

BELOW: dict[str, set[str]] = {"core": set(), "messages": {"core"}}
BELOW["play"] = BELOW["kernels"] = {"core", "messages"}
BELOW["solver"] = {*BELOW["kernels"], "kernels"}
BELOW["bots"] = {*BELOW["solver"], "play", "solver"}
BELOW["arena"] = BELOW["view"] = {*BELOW["bots"], "bots"}
BELOW["coach"] = {*BELOW["view"], "view"}
BELOW["envs"] = {*BELOW["view"], "view"}
BELOW["server"] = {*BELOW["view"], "coach", "arena", "view"}
"""For each part of the house the parts it may import."""

EXCEPTIONS = {("core/errors.py", "pickomino.messages")}
"""`str(error)` is the English sentence, so the base error asks the catalogue when somebody reads it, and not before."""

# The client speaks the server's messages, and the command line starts the server.
BELOW["client"] = {*BELOW["server"], "server"}
BELOW["cli"] = {*BELOW["client"], "client"}


def base_of(node: ast.ImportFrom, package: str) -> str:
    """The full name of what a module of a package imports from."""
    base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    return ".".join([*base, *([node.module] if node.module else [])])


def imported_modules(source: str, package: str) -> Iterator[str]:
    """Yield the full names of all modules that a source imports, wherever in the file it does so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            name = base_of(node, package)
            # `from pickomino import bots` names the part among the aliases.
            yield from (f"{name}.{alias.name}" for alias in node.names) if name == "pickomino" else (name,)


def modules() -> dict[str, Path]:
    """Every module of the package by its full name."""
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = ("pickomino", *path.relative_to(PACKAGE).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


class _WithoutTypes(ast.NodeTransformer):
    """Leaves out what is imported for the type checker alone."""

    def visit_If(self, node: ast.If) -> ast.AST | None:
        return None if ast.unparse(node.test) == "TYPE_CHECKING" else self.generic_visit(node)


def imports_of(name: str, known: Mapping[str, Path]) -> set[str]:
    """The modules that a module imports when it runs, at once or late."""
    package = name if known[name].name == "__init__.py" else name.rpartition(".")[0]
    found = set()
    for node in ast.walk(_WithoutTypes().visit(ast.parse(known[name].read_text(encoding="utf-8")))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = base_of(node, package)
            deeper = {f"{base}.{alias.name}" for alias in node.names}
            found |= {each if each in known else base for each in deeper}
    return (found & known.keys()) - {name}


def cycles(graph: Mapping[str, Set[str]]) -> list[set[str]]:
    """The groups of modules of which each imports all others, directly or through others (Tarjan)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        stack.append(module)
        for other in graph[module]:
            if other not in order:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], order[other])
        if lowest[module] == order[module]:
            at = stack.index(module)
            found.append(set(stack[at:]))
            del stack[at:]

    for module in graph:
        if module not in order:
            visit(module)
    return [group for group in found if len(group) > 1]


def test_no_modules_import_each_other_in_a_circle() -> None:
    known = modules()
    assert cycles({name: imports_of(name, known) for name in known}) == []


def test_a_circle_is_seen() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set[str](), "e": {"a"}}
    assert cycles(graph) == [{"a", "b", "c"}]


def violations(source: str, package: str) -> list[str]:
    """List what a source in `package` imports against the directions."""
    part = package.split(".")[1]
    found = []
    for module in imported_modules(source, package):
        root, _, rest = module.partition(".")
        target = rest.split(".")[0]
        if root == "pickomino":
            if target in BELOW and target != part and target not in BELOW[part]:
                found.append(module)
        elif part == "core" and root not in sys.stdlib_module_names:
            found.append(module)
    return found


def sources() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_directions(path: Path) -> None:
    package = ".".join(("pickomino", *path.relative_to(PACKAGE).parent.parts))
    assert package.split(".")[1] in BELOW, f"{package} has no place in the house"
    name = path.relative_to(PACKAGE).as_posix()
    found = violations(path.read_text(encoding="utf-8"), package)
    assert [module for module in found if (name, module) not in EXCEPTIONS] == []


@pytest.mark.parametrize(("name", "module"), sorted(EXCEPTIONS))
def test_an_exception_is_needed_and_is_imported_late(name: str, module: str) -> None:
    source = (PACKAGE / name).read_text(encoding="utf-8")
    package = ".".join(("pickomino", *Path(name).parent.parts))
    assert module in violations(source, package)
    top_level = ast.Module(
        [node for node in ast.parse(source).body if isinstance(node, ast.Import | ast.ImportFrom)], []
    )
    assert module not in violations(ast.unparse(top_level), package)


@pytest.mark.parametrize(
    ("source", "package"),
    [
        ("import numpy", "pickomino.core"),
        ("def f():\n    from pickomino.play import Match", "pickomino.core"),
        ("from ..bots import greedy", "pickomino.solver"),
        ("from .. import server", "pickomino.bots"),
        ("from pickomino import cli", "pickomino.server"),
        ("import pickomino.server.app", "pickomino.view"),
    ],
)
def test_a_wrong_direction_is_seen(source: str, package: str) -> None:
    assert violations(source, package)


@pytest.mark.parametrize(
    ("source", "package"),
    [
        ("import re\nfrom fractions import Fraction\nfrom .dice import Counts", "pickomino.core"),
        ("from pickomino.core import engine\nimport numpy", "pickomino.solver"),
        ("from pickomino import __version__, server", "pickomino.cli"),
    ],
)
def test_a_right_direction_passes(source: str, package: str) -> None:
    assert violations(source, package) == []
