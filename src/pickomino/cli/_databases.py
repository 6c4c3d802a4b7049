"""What commands do with the name of a database before they open it: show it, and check the files that it names."""

from __future__ import annotations

__all__ = ["check_tls_files", "without_password"]

from urllib.parse import parse_qs, urlsplit

from ._refusals import reason_of, refuse


def without_password(database: str) -> str:
    """A database as it may be shown."""
    if "://" not in database:
        return database
    parts = urlsplit(database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def check_tls_files(database: str) -> None:
    """Refuse files of a PostgreSQL URL (`sslrootcert`, `sslcert`, `sslkey`) that no connection could be made with.

    Its driver would only say that some file is missing, or name a line of OpenSSL.
    """
    import ssl

    if not database.startswith(("postgresql://", "postgres://")):
        return
    given = {name: values[-1] for name, values in parse_qs(urlsplit(database).query).items()}
    root, certificate = given.get("sslrootcert", ""), given.get("sslcert", "")
    key = given.get("sslkey", certificate)  # both may stand in one file
    for file in filter(None, (root, certificate, key)):
        try:
            with open(file, "rb"):  # noqa: PTH123  # as the driver opens it
                pass
        except OSError as error:
            raise refuse("cli-cannot-read", file=file, reason=reason_of(error)) from error
    context = ssl.create_default_context()
    try:
        if root:
            context.load_verify_locations(root)
    except ssl.SSLError as error:
        raise refuse("database-certificate", file=root) from error
    try:
        if certificate:
            context.load_cert_chain(certificate, key, given.get("sslpassword", ""))
    except ssl.SSLError as error:
        raise refuse("database-key", file=key, certificate=certificate) from error
