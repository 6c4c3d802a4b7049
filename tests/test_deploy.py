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

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from prove_report import proof
from server.harness import ServerProcess

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PROGRAM = Path(sys.executable).parent / "pickomino"


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


def test_the_unit_is_sandboxed_and_its_command_serves(tmp_path: Path) -> None:
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
    program, *arguments = shlex.split(settings["ExecStart"])
    assert program == "/opt/pickomino/bin/pickomino"
    assert arguments[:3] == ["serve", "--port", "8000"]
    env = dict(value.split("=", 1) for name, value in unit() if name == "Environment")
    assert {path.split("/")[3] for path in env.values()} == {settings["StateDirectory"]}
    moved = {name: str(tmp_path / path.lstrip("/")) for name, path in env.items()}
    arguments[2] = "0"  # a free port: others may be tested at the same time
    with subprocess.Popen(
        [str(PROGRAM), *arguments], env={**os.environ, **moved}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        url = next(word for word in process.stdout.readline().split() if "://" in word)
        assert httpx.get(f"{url}readyz", timeout=30).status_code == 200
        process.terminate()
    assert process.returncode == 0
    assert Path(moved["PICKOMINO_DATABASE"]).exists()


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    """With systemd's own checker; a machine without it has no use for the unit either."""
    checker = shutil.which("systemd-analyze")
    copy = tmp_path / "pickomino.service"
    copy.write_text(
        read("pickomino.service").replace("/opt/pickomino/bin/pickomino", str(PROGRAM)), encoding="utf-8"
    )
    if checker is not None:
        found = subprocess.run(
            [checker, "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False
        )
        assert "pickomino.service" not in found.stderr, found.stderr


def test_the_backup_script_backs_up_and_keeps_the_last_fortnight(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db"):
        pass
    for day in range(20):
        (tmp_path / f"games-200001{day + 1:02}T000000.gz").write_text("old", encoding="utf-8")
        os.utime(tmp_path / f"games-200001{day + 1:02}T000000.gz", (day, day))
    env = {
        **os.environ,
        "BACKUP_ONCE": "1",
        "BACKUP_FOLDER": str(tmp_path),
        "PICKOMINO": str(PROGRAM),
        "PICKOMINO_DATABASE": str(tmp_path / "games.db"),
    }
    subprocess.run(["sh", str(DEPLOY / "backup.sh")], env=env, check=True, capture_output=True)
    left = sorted(tmp_path.glob("games-*.gz"))
    assert len(left) == 14
    assert left[-1].name > "games-2001"


def test_the_dashboard_asks_for_figures_that_the_server_has(tmp_path: Path) -> None:
    asked = set(
        re.findall(r"pickomino_\w+", json.dumps(json.loads(read("grafana/pickomino.json"))["panels"]))
    )
    assert len(asked) >= 8
    with ServerProcess(tmp_path / "games.db") as server:
        shown = httpx.get(f"{server.url}/metrics", timeout=30).text
    known = set(re.findall(r"(?m)^# TYPE (\w+)", shown))
    for name in asked:
        assert {name, name.removesuffix("_bucket"), name.removesuffix("_total")} & known, name


@pytest.mark.prove
def test_a_real_nginx_carries_pages_and_sockets(tmp_path: Path) -> None:
    """nginx as Debian ships it, unpacked without root, with the configuration as written."""
    with proof("A real nginx") as figures:
        for package in ("nginx", "nginx-common"):
            subprocess.run(["apt-get", "download", package], cwd=tmp_path, check=True, capture_output=True)
        for archive in tmp_path.glob("*.deb"):
            subprocess.run(["dpkg", "-x", str(archive), str(tmp_path / "root")], check=True)
        with ServerProcess(tmp_path / "games.db", options=["--trusted-proxies", "127.0.0.1"]) as server:
            port = int(server.url.rpartition(":")[2])
            own = port + 1 if port < 65_000 else port - 1
            site = read("nginx.conf").replace("127.0.0.1:8000", f"127.0.0.1:{port}")
            site = re.sub(r"(?m)^ *ssl_.*\n", "", site).replace("listen 443 ssl", f"listen 127.0.0.1:{own}")
            folders = "".join(
                f"{name}_temp_path {tmp_path}/{name};"
                for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
            )
            (tmp_path / "nginx.conf").write_text(
                f"daemon off; pid {tmp_path}/pid; error_log stderr;\nevents {{}}\nhttp {{ access_log off; {folders}\n{site}\n}}\n",
                encoding="utf-8",
            )
            nginx = [
                str(tmp_path / "root/usr/sbin/nginx"),
                "-p",
                str(tmp_path),
                "-c",
                str(tmp_path / "nginx.conf"),
            ]
            subprocess.run([*nginx, "-t"], check=True, capture_output=True)
            with subprocess.Popen(nginx, stderr=subprocess.DEVNULL) as process:
                try:
                    transport = httpx.HTTPTransport(retries=10)
                    with httpx.Client(
                        base_url=f"http://127.0.0.1:{own}", transport=transport, timeout=30
                    ) as http:
                        assert "<html" in http.get("/").text
                        assert http.get("/metrics").status_code == 404
                        token = http.post("/api/v1/identity", json={"token": True}).json()["token"]
                        headers = {"authorization": f"Bearer {token}"}
                        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
                        table = {"id": "through-nginx", "rules": "classic", "seats": seats}
                        game = http.post("/api/v1/games", json=table, headers=headers).json()["game"]
                    with connect(
                        f"ws://127.0.0.1:{own}/api/v1/games/{game}/live", additional_headers=headers
                    ) as socket:
                        message = json.loads(socket.recv(timeout=30))
                finally:
                    process.terminate()
        assert message["type"] in ("hello", "update")
        figures["carried"] = "the page, calls and a live socket"
