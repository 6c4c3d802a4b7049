"""Logs and records of whole games, streamed from the database by a process of their own."""
