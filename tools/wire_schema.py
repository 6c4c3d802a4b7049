"""The API's schema as one table of named definitions: HTTP from OpenAPI, messages on a socket from JSON Schema."""

from __future__ import annotations

from types import ModuleType
from typing import Any, TypeAlias

from fastapi import FastAPI
from pydantic import ConfigDict, TypeAdapter
from typing_extensions import is_typeddict

from pickomino.server.api import coach_wire, schema, wire
from pickomino.view import coach_fields, fields

Schema: TypeAlias = dict[str, Any]


def _describe(*modules: ModuleType) -> None:
    """Let the strings below the fields of models describe them; a server that starts has no time to read its sources."""
    for module in modules:
        for model in vars(module).values():
            if is_typeddict(model):
                config = getattr(model, "__pydantic_config__", ConfigDict())
                model.__pydantic_config__ = ConfigDict(**{**config, "use_attribute_docstrings": True})


_OPENAPI_REF = "#/components/schemas/{model}"


_describe(fields, coach_fields, wire, coach_wire)  # before the routes are imported, which read the models


def http_schema() -> Schema:
    """The OpenAPI description of all HTTP calls."""
    from pickomino.server.api import analysis_routes, coach_routes, device_routes, push_routes, routes

    app = FastAPI()
    app.include_router(routes.router)
    app.include_router(device_routes.router)
    app.include_router(coach_routes.router)
    app.include_router(analysis_routes.router)
    app.include_router(push_routes.router)
    return app.openapi()


def definitions() -> dict[str, Schema]:
    """Everything that is sent in either direction, by name."""
    found: dict[str, Schema] = dict(http_schema()["components"]["schemas"])
    sent: tuple[tuple[str, Any], ...] = (
        ("ServerMessage", wire.ServerMessage),
        ("ClientMessage", schema.AnyFrame),
        ("ReviewLine", coach_wire.ReviewLine),
        ("RolloutLine", coach_wire.RolloutLine),
    )
    for name, type_ in sent:
        root = TypeAdapter(type_).json_schema(ref_template=_OPENAPI_REF)
        for part, definition in _without_null_defaults({**root.pop("$defs", {}), name: root}).items():
            if found.setdefault(part, definition) != definition:
                raise ValueError(f"two different definitions of {part}")
    return dict(sorted(found.items()))


def _without_null_defaults(value: Any) -> Any:
    """OpenAPI as FastAPI writes it leaves these out."""
    if isinstance(value, dict):
        return {
            name: _without_null_defaults(part)
            for name, part in value.items()
            if (name, part) != ("default", None)
        }
    return [_without_null_defaults(part) for part in value] if isinstance(value, list) else value


def name_of(reference: str) -> str:
    """The definition that a `$ref` points to."""
    return reference.rpartition("/")[2]
