"""Matches and tournaments by the thousand, measured honestly, and the training of the champion's nets."""
