"""Writes what the page shows but must not work out itself: the lessons' steps and the clauses of each rule set.

Run by `make docs`. A test compares what is committed with what this would write.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from lessons import LESSONS, play_lesson
from pickomino.core.rules import PRESETS
from pickomino.view.rulebook import clause_key, differences, rule_sheet

FOLDER = Path(__file__).parent.parent / "web" / "src" / "learn" / "data"


def rule_sets() -> list[dict[str, Any]]:
    """For each rule set its clauses by section, as message keys, and how it differs from `classic`."""
    return [
        {
            "name": name,
            "differences": [{"knob": knob.knob, "value": knob.value} for knob in differences(rules)],
            "sections": [
                {
                    "letter": section.clauses[0].id[0],
                    "clauses": [
                        {"id": clause.id, "key": clause_key(clause.id, rules), "differs": clause.differs}
                        for clause in section.clauses
                    ],
                }
                for section in rule_sheet(rules)
            ],
        }
        for name, rules in PRESETS.items()
    ]


def _lines(items: list[Any]) -> str:
    """A list with one item a line, so that changes can be read."""
    return "[\n" + ",\n".join(json.dumps(item, separators=(",", ":")) for item in items) + "\n]"


def generated() -> dict[str, str]:
    """Every generated file of the page with its text."""
    files = {"rules.json": _lines(rule_sets()) + "\n"}
    for lesson in LESSONS:
        played = play_lesson(lesson)
        steps = _lines(played.pop("steps"))
        head = json.dumps(played, separators=(",", ":"))
        files[f"{lesson.name}.json"] = f'{head[:-1]},"steps":{steps}}}\n'
    return files


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in generated().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"web/src/learn/data/{name}")


if __name__ == "__main__":
    main()
