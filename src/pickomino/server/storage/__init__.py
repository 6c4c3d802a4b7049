"""Storage: one set of operations, run by SQLite's writer thread or by PostgreSQL."""

from __future__ import annotations

from pickomino.server.storage.base import DatabaseUnusable, Op, Query, Row, Storage, StorageUnavailable, Wake
from pickomino.server.storage.open_store import open_storage

__all__ = ["DatabaseUnusable", "Op", "Query", "Row", "Storage", "StorageUnavailable", "Wake", "open_storage"]
