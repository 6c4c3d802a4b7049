"""Pickomino: play, study and program the dice game and its Extrawurm edition."""

__version__ = "0.1.0"
