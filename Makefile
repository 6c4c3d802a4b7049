# Everything one does with this project; `make help` explains each target.
# Needs: Python 3.11+ with venv, git, make. All else is installed into .venv and node_modules.

.DEFAULT_GOAL := help
SHELL := /bin/sh
# Hundreds of short processes run in the tests: without bytecode each would parse every package again.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
NPM := $(BIN)/python tools/build_page.py
WORKERS ?= 2
# The steps of `check`, the longest first; each keeps one core busy.
CHECKS := check-types check-page check-lint check-wire check-imports
TOGETHER := --no-print-directory -j $(WORKERS)
SOURCES := $(filter-out tools/browser,$(wildcard src tests tools benchmarks examples hatch_build.py))

# The first Python that is new enough and can make a virtual environment.
FIND_PYTHON = for python in "$(PYTHON)" python3.14 python3.13 python3.12 python3.11 python3 python; do \
	if [ -n "$$python" ] && "$$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then echo "$$python"; break; fi; done

NO_PYTHON = Pickomino needs Python 3.11 or newer with the venv module (on Debian or Ubuntu: python3 and python3-venv).

.PHONY: help
help: ## Show this help
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Create .venv with everything in it (does nothing when nothing changed)
	@python=$$($(FIND_PYTHON)); if [ -z "$$python" ]; then echo "$(NO_PYTHON)" >&2; exit 1; fi; \
	"$$python" tools/setup.py

.PHONY: play
play: ## Play in the browser: start the server and open its page (SHARE=1 lets other devices in)
	@python=$$($(FIND_PYTHON)); if [ -z "$$python" ]; then echo "$(NO_PYTHON)" >&2; exit 1; fi; \
	bin=$$("$$python" tools/setup.py --play) && exec "$$bin/pickomino" serve --open $(if $(SHARE),--share)

.PHONY: test
test: setup ## Run all checks and tests
	@$(MAKE) $(TOGETHER) $(filter-out check-imports,$(CHECKS)) kernels test-page  # the tests below have the imports
	$(PYTEST) -n $(WORKERS) --dist loadgroup --durations 15 $(ARGS)

.PHONY: check
check: setup ## Lint, formatting, types, import directions
	@$(MAKE) $(TOGETHER) $(CHECKS)

.PHONY: $(CHECKS) kernels test-page
check-types:
	$(BIN)/mypy $(SOURCES)
check-page:
	$(NPM) run --silent check
check-lint:
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
check-wire:
	$(BIN)/python tools/make_wire.py --check
check-imports:
	$(PYTEST) -q tests/test_imports.py tests/test_tracked_files.py
kernels: # so that no test waits for them
	@$(BIN)/python -c "from pickomino.kernels.compiling import load_kernels; load_kernels('step_games')"
test-page:
	$(NPM) run --silent test

.PHONY: format
format: setup ## Format the sources and mend what the linter can
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

.PHONY: coverage
coverage: setup ## Check that the tests reach every branch of the rules engine
	$(PYTEST) -q -n $(WORKERS) --dist loadgroup -m "not prove and not browser and not postgres" \
	  --cov pickomino.core --cov-branch --cov-report term-missing:skip-covered --cov-fail-under 100 tests/core

.PHONY: bench
bench: setup ## Measure speed
	@set -e; for script in benchmarks/bench_*.py; do echo "== $$script"; $(BIN)/python "$$script"; done

.PHONY: bench-peers
bench-peers: setup ## Measure speed and correctness beside other programs
	$(BIN)/python benchmarks/peers.py

.PHONY: prove
prove: setup ## Run the long proofs and the mutation tests; results go into docs/ (two hours)
	@python=$$($(FIND_PYTHON)); "$$python" tools/setup.py --with cluster
	PYTHONPATH=.:tests $(BIN)/python tools/prove.py $(ARGS)

.PHONY: prove-long
prove-long: setup ## Run proofs with larger counts, one or all: make prove-long ARGS="-k dice" (many hours)
	PICKOMINO_PROVE=long $(PYTEST) -m "prove and large" --timeout 0 --durations 0 $(ARGS)

.PHONY: repeat
repeat: setup ## Run server and browser tests 10 times and all tests 3 times beside busy processes (hours)
	PYTHONPATH=tests $(BIN)/python tools/repeat_tests.py --times 10 tests/server tests/browser
	PYTHONPATH=tests $(BIN)/python tools/repeat_tests.py --times 3

.PHONY: golden
golden: setup ## Regenerate the golden playthroughs, to be read before they are committed
	$(BIN)/python tests/golden.py

.PHONY: docs
docs: setup ## Write the rules page, the notebook's page, the API's reference, the page's types and lessons and the README's picture
	$(BIN)/python tools/make_docs.py
	$(BIN)/python tools/notebook_page.py
	$(BIN)/python tools/make_page.py
	$(BIN)/python tools/make_wire.py
	$(BIN)/python tools/third_party.py

.PHONY: site
site: setup ## Build the documentation as a site into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

.PHONY: screenshots
screenshots: setup ## Take pictures of every screen
	PYTHONPATH=.:tests:tools $(BIN)/python tests/screenshots.py $(ARGS)

.PHONY: lock
lock: setup ## Regenerate the lock files (UPGRADE=1 takes newer versions)
	$(BIN)/python tools/lock.py $(if $(UPGRADE),--upgrade)

.PHONY: release-check
release-check: setup ## Rehearse a release: archives built twice, installed into clean environments, played from there
	$(BIN)/python tools/release_check.py $(ARGS)

.PHONY: clean
clean: ## Remove everything that was built or installed
	rm -rf .venv .venv-play .cache dist build web/node_modules web/dist tools/browser/node_modules tools/wasm/node_modules src/pickomino/server/page
