"""Advice on play: odds, hints, luck and skill, reviews of whole games."""
