"""Whole games in compiled code: packed positions, policies, streamed results."""
