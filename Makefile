# Every chore of the project; people and CI use the same. `make help` lists them. Each says first what it installs and from
# which lock; what fails is told with what to do, and the same command goes on from there.
#
#   ARGS="..."         more arguments for the chore's program: make test ARGS="-k provost"
#   PYTHON=...         the Python that .venv is made from (default: the newest of 3.11 to 3.14)
#   CAYLUS_COMPILE=0   plain Python only; 1: a failed compilation is an error

PYTHON ?= $(or $(shell for p in python3.14 python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null && echo $$p && exit; \
	done),$(error Python 3.11 to 3.14 is needed, and none is here. One that is elsewhere is named by PYTHON=...))
BIN := .venv/bin
SETUP = @$(PYTHON) tools/setup.py
COMPILED := $(if $(filter 0,$(CAYLUS_COMPILE)),,$(CURDIR)/build/mypyc)
ENGINE_TESTS := $(wildcard tests/api tests/bots tests/games tests/kit tests/property tests/recorded tests/rl tests/training)
# All rules, and of every other layer what is over in seconds
QUICK_TESTS := $(wildcard tests/games/*/rules) $(addprefix tests/, \
	api/test_doors.py api/test_records.py api/test_refusals.py recorded/test_perft.py recorded/test_playthroughs.py \
	bots/test_greedy.py bots/test_planner.py arena/test_intervals.py arena/test_match.py \
	rl/test_encoding.py rl/test_gymnasium.py server/test_pages.py server/test_undoing.py cli/test_looks.py \
	docs/test_commands.py docs/test_rulings.py)

.PHONY: help play play-terminal quick test test-sdist test-dates test-ray test-train test-faults test-browser check bench bench-research bench-server bench-compare soak \
	train web dist image-check web-check web-types screenshots docs lock clean
.DEFAULT_GOAL := help
unexport PYTHONPATH NODE_ENV # of whoever calls; a chore knows its own

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

play: ## Play in the browser
	$(SETUP) play
	@PYTHONPATH="$(COMPILED)" CAYLUS_ENGINE="$(COMPILED)/.engine" exec $(BIN)/caylus serve --open --log-level warning $(ARGS)

play-terminal: ## Play in the terminal
	$(SETUP) terminal
	@PYTHONPATH="$(COMPILED)" exec $(BIN)/caylus play $(ARGS)

quick: ## Check and test the most in under a minute, while you work; `make test` and `make check` have the last word
	$(SETUP) dev
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format --check -q
	@$(BIN)/lint-imports > build/layers.log || { cat build/layers.log; exit 1; }
	@$(BIN)/mypy
	@EXPECT=pure PYTHONPATH= $(BIN)/pytest -q -n 2 -p no:schemathesis -k "not postgresql" $(QUICK_TESTS) $(ARGS)

test: ## Run all tests: on the plain source, the engine's on the compiled build, the client's, and in a browser
	$(SETUP) programs web
	EXPECT=pure PYTHONPATH= $(BIN)/pytest -n 2 --dist loadgroup $(ARGS)
	$(SETUP) test
	@if [ -n "$(COMPILED)" ] && find build/mypyc -name '*.so' | grep -q .; then \
		set -x; EXPECT=compiled PYTHONPATH="$(COMPILED)" $(BIN)/pytest -n 2 $(ENGINE_TESTS) $(ARGS); \
	else echo "The engine is not compiled, so its compiled build was not tested."; fi
	@$(MAKE) --no-print-directory web-check test-browser

test-browser: ## Play in a real browser, a Chromium, through the real server
	$(SETUP) programs web test
	$(NPM) run -s e2e -- $(ARGS)

test-sdist: ## Install the source archive into a new environment: does that give the compiled engine?
	$(SETUP) web
	CAYLUS_TEST_SDIST=1 PYTHONPATH= $(BIN)/pytest tests/dist -k source_archive $(ARGS)

test-dates: ## Run the tests with the clock 400 days ahead, and on a 29 February
	$(SETUP) dates web
	@$(BIN)/python tools/other_days.py $(ARGS)

test-ray: ## Play matches, and games to learn from, on a Ray of this machine; it opens ports, so this is no part of `make test`
	$(SETUP) cluster
	CAYLUS_TEST_RAY=1 $(BIN)/pytest tests/arena/test_cluster.py tests/training/test_crew.py $(ARGS)

test-train: ## Let nets learn for real; it needs PyTorch, which is not in the locks, so this is no part of `make test`
	$(SETUP) test
	CAYLUS_TEST_TRAIN=1 PYTHONPATH="$(COMPILED):$(PYTHONPATH)" $(BIN)/pytest tests/training $(ARGS)

check: ## Lint, format, types, layers; changes nothing
	$(SETUP) dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

test-faults: ## Kill servers and bots, and ill-treat PostgreSQL, 20 times each while people play: nothing may be lost
	$(SETUP) test
	CAYLUS_FAULT_ROUNDS=$${CAYLUS_FAULT_ROUNDS:-20} PYTHONPATH="$(COMPILED)" $(BIN)/pytest --timeout 3600 -rP \
		tests/server/test_faults.py tests/server/test_long_outages.py -k "killed_server or under_load" $(ARGS)

bench: ## Compare the engine's speed with its peers
	$(SETUP) bench
	@$(BIN)/python -m benchmarks $(ARGS)

bench-research: ## Compare the speed of the environments with PettingZoo's own and with catanatron's
	$(SETUP) bench-research
	@$(BIN)/python -m benchmarks.research $(ARGS)

bench-server: ## Compare the server with boardgame.io and a bare WebSocket echo
	$(SETUP) bench-server
	@$(BIN)/python -m benchmarks.server $(ARGS)

soak: ## Play on a server for ten minutes: does its memory stop growing after the first two?
	$(SETUP) test
	@$(BIN)/python -m benchmarks.soak $(ARGS)

bench-compare: ## Compare the engine's speed with that of a revision: make bench-compare REV=HEAD~1
	$(if $(REV),,$(error Which revision? For example: make bench-compare REV=HEAD))
	$(SETUP) engine
	@$(BIN)/python -m benchmarks.revisions "$(REV)" $(ARGS)

train: ## Let a net learn from its own games: make train GAME=caylus ARGS="--players 4"; it needs PyTorch
	$(if $(GAME),,$(error Which game? For example: make train GAME=caylus))
	$(SETUP) test
	@PYTHONPATH="$(COMPILED)" $(BIN)/caylus train $(GAME) --out build/train/$(GAME) $(ARGS)

# Where there is no Node.js, the environment has one
NPM = cd web && PATH="$(CURDIR)/$(BIN):$$PATH" PYTHONPATH="$(COMPILED)" npm

web: ## Build the web client into src/caylus/server/static
	$(SETUP) web

dist: ## Make the wheel and the source archive, with the web client built in, in dist/
	$(SETUP) web
	$(BIN)/python tools/dist.py

image-check: ## Carry out the Containerfile without a container engine, in build/image, and start the server: needs root, debootstrap
	$(SETUP) dev
	$(BIN)/python tools/image.py $(ARGS)

web-check: ## Lint, types and tests of the web client; are its fixtures and types those of the program?
	$(SETUP) web
	$(BIN)/python tools/web_fixtures.py --check
	$(BIN)/python tools/web_problems.py --check
	$(BIN)/python tools/web_types.py --check
	$(NPM) run -s lint
	$(NPM) run -s check
	$(NPM) run -s test

languages: ## How much every language says, and what is wrong with it; `caylus language check fr` lists it
	$(SETUP) dev
	$(BIN)/caylus language table

web-types: ## Write web/src/api/schema.d.ts from the server's OpenAPI document
	$(SETUP) web
	$(BIN)/python tools/web_types.py

screenshots: web ## Picture every page of the gallery and of a running server into web/screenshots, and look for barriers with axe
	$(NPM) run -s live-screenshots -- --axe $(ARGS)
	$(NPM) run -s page-screenshots -- --axe $(ARGS)
	$(NPM) run -s screenshots -- --axe $(ARGS)

docs: ## Build the documentation into docs/_build/html
	$(SETUP) dev
	$(BIN)/sphinx-build -q -W -b html docs docs/_build/html $(ARGS)

lock: ## Remake requirements/*.lock after a change of dependencies; ARGS=--upgrade for newer versions
	$(SETUP) lock
	@$(BIN)/python tools/locks.py $(ARGS)

clean: ## Remove everything the chores have made
	rm -rf web/node_modules web/screenshots src/caylus/server/static
	rm -rf .venv build dist docs/_build htmlcov .coverage .hypothesis src/*.egg-info .*_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
