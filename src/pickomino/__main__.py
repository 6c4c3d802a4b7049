"""`python -m pickomino`: the command line where its script is not on the path."""

import sys

from pickomino.cli import main

sys.exit(main())
