"""Notifications for players who are not at the table, by the push services of their browsers."""
