"""The API's reference in Markdown: tables of calls and messages, and every type field by field."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.server.api.present import show_actions
from pickomino.server.refusals import CODES
from wire_schema import Schema, definitions, http_schema, name_of

TYPES_PAGE: Final = "api-types.md"

TYPES_HEAD = """\
# The API's types

Everything that is sent in either direction, field by field. `make docs` writes this page from the server's models;
[api.md](api.md) says what the calls and messages are for. A field with `?` may be left out.
"""

GROUPS: Final = {
    "identity": r"/identity",
    "server": r"/(server|dice)$",
    "tables": r"/(games|codes)(?!.*/(hint|review|record|log)$)",
    "push": r"/push",
    "coach": r"/(hints|rollouts|reviews|records|puzzles|positions)|.*/(hint|review|record|log)$",
}
"""The tables of calls, by path."""


def regions() -> dict[str, str]:
    """The generated parts of docs/api.md by name."""
    found = {f"calls {name}": _calls(pattern) for name, pattern in GROUPS.items()}
    types = definitions()
    return {
        **found,
        "example actions": _example(),
        "messages from the server": _messages(types, "ServerMessage"),
        "messages to the server": _messages(types, "ClientMessage"),
        "errors": _errors(),
    }


def fill_regions(text: str) -> str:
    """A page with its generated parts written anew."""
    for name, table in regions().items():
        begin, end = f"<!-- generated: {name} -->\n", "<!-- end -->"
        before, mark, rest = text.partition(begin)
        if not mark:
            raise ValueError(f"docs/api.md has no place for: {name}")
        text = before + begin + table + end + rest.partition(end)[2]
    return text


def types_page() -> str:
    """The text of docs/api-types.md."""
    parts = [TYPES_HEAD]
    for name, schema in definitions().items():
        parts.append(f"## {name}\n")
        if about := schema.get("description"):
            parts.append(f"{_line(about)}\n")
        if "properties" not in schema:
            parts.append(f"{_type(schema)}\n")
        elif schema["properties"]:
            required = schema.get("required", ())
            rows = [
                (
                    f"`{field}`{'' if field in required else '?'}",
                    _type(content),
                    _line(content.get("description")),
                )
                for field, content in schema["properties"].items()
            ]
            parts.append(_table(("field", "type", ""), rows))
    return "\n".join(parts)


def _example() -> str:
    """What may be done in a position, as JSON with one action a line."""
    state = parse_position("21.23.24.25.26.28.29.30.31.33.34.35.36x 27/22.32 - 1 444WW:", PRESETS["classic"])
    actions = show_actions(state)
    lines = [f"    {json.dumps(legal)}" for legal in actions["legal"]]
    barred = json.dumps(actions["barred"][0])
    shown = ",\n".join(lines)
    return (
        f'```json\n{{\n  "seat": {actions["seat"]},\n  "legal": [\n{shown}\n  ],\n'
        f'  "barred": [\n    {barred}, …\n  ]\n}}\n```\n'
    )


def _calls(pattern: str) -> str:
    rows = []
    for path, methods in http_schema()["paths"].items():
        short = path.removeprefix("/api/v1")
        if not re.match(pattern, short):
            continue
        for method, call in methods.items():
            query = "&".join(
                part["name"] + "=" for part in call.get("parameters", ()) if part["in"] == "query"
            )
            shown = short.replace("{game_id}", "{id}").replace("{puzzle_id}", "{id}") + (
                query and f"?{query}"
            )
            body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            rows.append(
                (
                    f"`{method.upper()} {shown}`",
                    _type(body) if body else "",
                    _response(call["responses"]),
                    _line(call.get("description")),
                )
            )
    return _table(("call", "body", "response", ""), rows)


def _response(responses: Schema) -> str:
    status, response = next((key, value) for key, value in responses.items() if key.startswith("2"))
    content = response.get("content", {})
    if "application/json" in content and content["application/json"].get("schema"):
        shown = _type(content["application/json"]["schema"])
    else:
        shown = ", ".join(content)
    return shown if status == "200" else f"{status}, {shown}"


def _messages(types: dict[str, Schema], union: str) -> str:
    schema = types[union]
    rows = []
    for part in schema["anyOf" if "anyOf" in schema else "oneOf"]:
        name = name_of(part["$ref"])
        kind = types[name]["properties"]["type"]["const"]
        rows.append((f"`{kind}`", _link(name), _line(types[name].get("description"))))
    return _table(("type", "message", ""), rows)


def _errors() -> str:
    """The codes by status; those of which the same is said share a row."""
    shared: dict[tuple[int, str], list[str]] = {}
    for name, code in CODES.items():
        shared.setdefault(code, []).append(f"`{name}`")
    rows = [(", ".join(names), str(status), about) for (status, about), names in shared.items()]
    return _table(("code", "status", "params"), rows)


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    cells = list(head)
    lines = [f"| {' | '.join(cells)} |", f"|{' --- |' * len(cells)}"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(lines) + "\n"


def _line(text: str | None) -> str:
    return " ".join((text or "").split())


def _link(name: str) -> str:
    return f"[{name}]({TYPES_PAGE}#{name.lower()})"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return _link(name_of(schema["$ref"]))
    if "const" in schema:
        return f"`{schema['const']}`" if isinstance(schema["const"], str) else str(schema["const"]).lower()
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(dict.fromkeys(_type(part) for part in schema[union]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
        case "array":
            return f"list of {_type(schema['items'])}"
        case "object":
            content = schema.get("additionalProperties", True)
            return "object" if content is True else f"object of {_type(content)}"
        case str(plain):
            return plain
    return "any"
