"""Small faults for a module's source, one at a time: what `mutate.py` plants in the rules engine."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
}


_Step: TypeAlias = tuple[str, int | None]
"""One step down a tree: a field, and which of several nodes in it."""


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is planted, and what it changes into what."""

    module: str
    unit: str
    """The top-level function or the method it lies in; "" outside of all."""
    before: str
    after: str
    number: int
    """Which of several faults of the same description."""
    _sound: ast.Module
    _path: tuple[_Step, ...]
    _changed: ast.AST

    def tree(self) -> ast.Module:
        """The module with the fault in it."""
        faulty = copy.deepcopy(self._sound)
        _replace(faulty, self._path, self._changed)
        return ast.fix_missing_locations(faulty)

    @property
    def name(self) -> str:
        """A name that survives changes elsewhere in the file."""
        again = f" #{self.number}" if self.number > 1 else ""
        return f"{self.module} {self.unit or '(module)'}: {self.before} → {self.after}{again}"


def mutants_of(module: str, source: str) -> Iterator[Mutant]:
    """Every fault that can be planted in a module."""
    tree = ast.parse(source)
    seen: dict[tuple[str, str, str], int] = {}
    for unit, path in _places(tree):
        original = _at(tree, path)
        for changed in _changes(original):
            before, after = _short(original), _short(changed)
            if before == after:
                continue
            key = (unit, before, after)
            seen[key] = seen.get(key, 0) + 1
            yield Mutant(module, unit, before, after, seen[key], tree, path, changed)


def _places(tree: ast.Module) -> Iterator[tuple[str, tuple[_Step, ...]]]:
    """Every node that may be changed, with the unit it lies in; no docstrings, annotations or `__all__`."""

    def visit(
        node: ast.AST, path: tuple[_Step, ...], unit: str, inside: bool
    ) -> Iterator[tuple[str, tuple[_Step, ...]]]:
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "type_params", "bases", "keywords") and isinstance(
                node, ast.AnnAssign | ast.FunctionDef | ast.arg | ast.ClassDef
            ):
                continue
            for index, child in _children(value):
                if _is_skipped(child):
                    continue
                below = (*path, (name, index))
                inner, within = unit, inside
                if isinstance(child, ast.FunctionDef | ast.ClassDef) and not inside:
                    inner = f"{unit}.{child.name}" if unit else child.name
                if isinstance(child, ast.FunctionDef):
                    within = True
                # Decorators and defaults are run by the module, not by the function.
                outside = isinstance(node, ast.FunctionDef) and name in ("args", "decorator_list")
                shown = "" if outside or not within else inner
                yield shown, below
                yield from visit(child, below, inner, within and not outside)

    return visit(tree, (), "", False)


def _children(value: object) -> list[tuple[int | None, ast.AST]]:
    if isinstance(value, ast.AST):
        return [(None, value)]
    if isinstance(value, list):
        return [(index, child) for index, child in enumerate(value) if isinstance(child, ast.AST)]
    return []


def _is_skipped(node: ast.AST) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.expr_context():
            return True
        case ast.Expr(value=ast.Constant(value=str())):  # a docstring
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.keyword(arg="slots"):  # how an object is stored is no behaviour
            return True
    return False


def _at(tree: ast.AST, path: tuple[_Step, ...]) -> ast.AST:
    node: ast.AST = tree
    for name, index in path:
        value = getattr(node, name)
        node = value if index is None else value[index]
    return node


def _replace(tree: ast.AST, path: tuple[_Step, ...], changed: ast.AST) -> None:
    name, index = path[-1]
    parent = _at(tree, path[:-1])
    if index is None:
        setattr(parent, name, changed)
    else:
        getattr(parent, name)[index] = changed


def _changes(node: ast.AST) -> Iterator[ast.AST]:  # noqa: C901  # one case for each kind of node
    """The faults that can stand in a node's place."""

    def edited(edit: Callable[[ast.AST], None]) -> ast.AST:
        clone = copy.deepcopy(node)
        edit(clone)
        return clone

    match node:
        case ast.Compare(ops=ops):
            for index, operator in enumerate(ops):
                other = _COMPARISONS[type(operator)]()
                yield edited(lambda clone, index=index, other=other: clone.ops.__setitem__(index, other))  # type: ignore[misc]  # a Compare
        case ast.BoolOp(op=ast.And()):
            yield edited(lambda clone: setattr(clone, "op", ast.Or()))
        case ast.BoolOp(op=ast.Or()):
            yield edited(lambda clone: setattr(clone, "op", ast.And()))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield copy.deepcopy(operand)
        case ast.BinOp(op=arithmetic) | ast.AugAssign(op=arithmetic) if type(arithmetic) in _OPERATORS:
            yield edited(lambda clone: setattr(clone, "op", _OPERATORS[type(arithmetic)]()))
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str(value)):
            yield ast.Constant(f"X{value}")
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) if not isinstance(
            test, ast.Compare | ast.UnaryOp
        ):
            yield edited(lambda clone: setattr(clone, "test", ast.UnaryOp(ast.Not(), copy.deepcopy(test))))
        case ast.comprehension(ifs=[_, *_]):
            yield edited(lambda clone: setattr(clone, "ifs", []))
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Return(value=ast.Constant(value=str())):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.Raise():
            yield ast.Pass()
        case ast.Assign(value=value) if not isinstance(value, ast.Constant):
            yield edited(lambda clone: setattr(clone, "value", ast.Constant(None)))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Slice(lower=ast.expr()) as part if part.upper is None:
            yield edited(lambda clone: setattr(clone, "lower", None))


def _short(node: ast.AST) -> str:
    """A node on one line, as the source would have it."""
    match node:
        case ast.If(test=test) | ast.While(test=test):
            text = f"if {ast.unparse(test)}"
        case ast.comprehension():
            text = f"for … {' '.join(f'if {ast.unparse(condition)}' for condition in node.ifs)}".strip()
        case ast.Slice():
            text = f"[{ast.unparse(node)}]"
        case _:
            text = ast.unparse(node)
    text = " ".join(text.split())
    return text if len(text) <= 90 else f"{text[:60]} … {text[-26:]}"
