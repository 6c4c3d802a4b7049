# Everything one does with this project; `make help` explains each target.
# Needs: Python 3.11+ with venv, git, make. All else is installed into .venv and node_modules.

.DEFAULT_GOAL := help
SHELL := /bin/sh

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
WORKERS ?= 2
SOURCES := $(wildcard src tests tools benchmarks examples hatch_build.py)

# The first Python that is new enough and can make a virtual environment.
FIND_PYTHON = for python in "$(PYTHON)" python3.13 python3.12 python3.11 python3 python; do \
	if [ -n "$$python" ] && "$$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then echo "$$python"; break; fi; done

.PHONY: help
help: ## Show this help
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Create .venv with everything in it (does nothing when nothing changed)
	@python=$$($(FIND_PYTHON)); if [ -z "$$python" ]; then \
	echo "Pickomino needs Python 3.11 or newer with the venv module (on Debian or Ubuntu: python3 and python3-venv)." >&2; exit 1; fi; \
	"$$python" tools/setup.py

.PHONY: play
play: setup ## Play a game
	@$(BIN)/pickomino play

.PHONY: test
test: check ## Run all checks and tests
	$(PYTEST) -n $(WORKERS) --dist loadgroup --durations 15 $(ARGS)

.PHONY: check
check: setup ## Lint, formatting, types, import directions
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy $(SOURCES)
	$(PYTEST) -q tests/test_imports.py

.PHONY: format
format: setup ## Format the sources and mend what the linter can
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

.PHONY: lock
lock: setup ## Regenerate the lock files (UPGRADE=1 takes newer versions)
	PYTHONPATH=. $(BIN)/python tools/lock.py $(if $(UPGRADE),--upgrade)
