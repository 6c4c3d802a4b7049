"""The exact turn solver: compiled kernels behind a typed façade, each with a readable twin."""
