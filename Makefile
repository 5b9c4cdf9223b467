# Every target creates .venv from PYTHON and the lock. You need to install nothing first.
#
#   make demo                   try the bot in a small Discord in your browser
#   make demo ARGS=--autoplay   play a whole game automatically
#   make run                    run the bot, with settings from .env and the environment
#   make test ARGS="-k robber"  run some of the tests
#   make test SEED=1234         repeat a run: same order, same chance

PYTHON ?= python3
ARGS ?=
# Some tests mostly wait for programs: two workers a core keep two cores busy.
WORKERS ?= 4
SEED ?=
UV = uv==0.13.9
# The other engine: its value player is only in its repository. After a change: rm -r .venv-peers
PEER ?= catanatron @ git+https://github.com/bcollazo/catanatron@ecf931181b9a65bb4116a2153fb78c16f1438e00

VENV := .venv
PEERS := .venv-peers
LOCKER := .venv-lock
BIN := $(VENV)/bin
INSTALL := -m pip install -qq --disable-pip-version-check

COMPILE = $(LOCKER)/bin/uv pip compile pyproject.toml --universal --python-version 3.11 \
  --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet

PYTEST = $(if $(SEED),PYTHONHASHSEED=$(SEED)) $(BIN)/python -m pytest $(if $(SEED),--randomly-seed=$(SEED)) \
  -n $(WORKERS) --dist worksteal

# What the format check, the linter and the types look at; folders that are not there yet are passed over.
CODE := $(wildcard game words render storage bot sandbox players bench training tools tests)

# Tests start many programs: what is compiled once is not compiled again by each, whatever the machine says.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: demo run test fast soak chaos month pictures check format bench bench-peers bench-value train lock clean help

help:
	@sed -n '1,/^$$/s/^# \{0,1\}//p' Makefile
	@echo "Targets: demo run test fast soak chaos month pictures check format bench bench-peers bench-value train lock clean"

demo: $(VENV)/ready
	$(BIN)/hexhost demo $(ARGS)

run: $(VENV)/ready
	$(BIN)/hexhost run $(ARGS)

test: $(VENV)/ready
	$(PYTEST) -m "not soak" $(ARGS)

# What failed last time, or else one case of each quick test, until the first failure. They hardly wait.
fast: WORKERS = 2
fast: $(VENV)/ready
	$(PYTEST) -m "not soak and not e2e and not browser" --quick -x --last-failed $(ARGS)

soak: $(VENV)/ready
	$(PYTEST) -m soak $(ARGS)

chaos: $(VENV)/ready
	$(BIN)/python -m tests.chaos $(ARGS)

month: $(VENV)/ready
	$(BIN)/python -m tests.month $(ARGS)

# Boards, screens and lessons, to look at.
pictures: $(VENV)/ready
	$(BIN)/python -m render.showcase build/pictures
	$(BIN)/python -m tests.bot.tap_pictures build/pictures/taps
	$(BIN)/python -m tests.bot.statistics_pictures build/pictures/statistics
	$(BIN)/python -m tests.bot.learn_pictures build/pictures/learn

check: $(VENV)/ready
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tests.big_files

format: $(VENV)/ready
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)

bench: $(VENV)/ready
	$(BIN)/python -m bench $(ARGS)

bench-peers: $(VENV)/ready $(PEERS)/ready
	$(BIN)/python -m bench peers --peer-python $(PEERS)/bin/python $(ARGS)

# Our computer against catanatron's: ARGS="--seats 4 --games 200 --seed 1" is one against three.
bench-value: $(VENV)/ready $(PEERS)/ready
	$(BIN)/python -m bench value --peer-python $(PEERS)/bin/python $(ARGS)

# Finds the weights of the computers' chances anew, with games that it plays first: docs/computers.md.
train: $(VENV)/ready
	nice $(BIN)/python -m training $(ARGS)

# Run after a change to the dependencies in pyproject.toml; ARGS=--upgrade takes newer versions.
# The second lock is a part of the first: what the bot needs when it is installed as a service.
lock: $(LOCKER)/ready
	$(COMPILE) --group dev --output-file requirements.lock $(ARGS)
	$(COMPILE) --group build --extra postgresql --constraint requirements.lock --output-file deploy/requirements.lock

clean:
	rm -rf $(VENV) $(PEERS) $(LOCKER) build *.egg-info .mypy_cache .ruff_cache .pytest_cache \
	  .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A changed lock makes .venv anew, so that nothing dropped lingers in it.
$(VENV)/locked: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Hexhost needs Python 3.11 or later, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1 || true)."; \
	  echo "Name another one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Making $(VENV) from requirements.lock, once; this takes about half a minute."
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(INSTALL) --require-hashes -r requirements.lock
	@touch $@

# Git's note of the last commit, pull or checkout.
HEAD := $(wildcard $(shell git rev-parse --git-path logs/HEAD 2>/dev/null))

# Another commit or pyproject.toml only installs the project itself again: its version and its command.
$(VENV)/ready: $(VENV)/locked pyproject.toml $(HEAD)
	@$(BIN)/python $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(PEERS)/ready: Makefile
	@rm -rf $(PEERS)
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python $(INSTALL) '$(PEER)'
	@touch $@

$(LOCKER)/ready: Makefile
	@rm -rf $(LOCKER)
	@$(PYTHON) -m venv $(LOCKER)
	@$(LOCKER)/bin/python $(INSTALL) $(UV)
	@touch $@
