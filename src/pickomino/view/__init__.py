"""Views: a position as text or as a picture, a rule set as a rule sheet; pure functions for every front end."""
