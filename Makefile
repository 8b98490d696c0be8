# make play    the games in your browser        make test    every test
# make check   style, types, layers, messages   make bench   speed, next to others
# make terminal   a game in this terminal       make test-web   the tests in Chromium
# make test-long   many more cases              make test-web-long   the same in Chromium
# make test-versions   lowest and newest dependencies
# make test-without GAME=tain   what holds for any games, without one of them
# make attack   what one can do to all others, measured
# make histories   play while everything breaks, and check what anybody was told
# make dist   what is released, in dist/        make reproducible   the same bytes twice?
# make try-release   dist/ and this checkout tried from nothing: times and sizes
# make fuzz   a million inputs that are almost right
# make docs   the documentation, in build/docs  make sbom   what a wheel of dist/ consists of
# make release VERSION=0.2.0 [DRY=1]   checks, changelog, version, build and tag
# make lock   versions and hashes anew          make clean   away with all of it
#
# Everything lives in .venv; nothing is installed anywhere else.

PYTHON ?= python3
VENV   ?= .venv
BIN     = $(VENV)/bin

# The package is installed, never run in place: compiled modules beside edited sources would
# shadow them. It is installed anew whenever a file of it changed, and only what changed is compiled.
SOURCES := $(shell find src building -type f -not -name '*.pyc' -not -path '*.egg-info*') \
           $(shell find web -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path '*/*dist/*' \
                   -not -path 'web/screenshots/*' -not -path 'web/tests/*' -not -path 'web/gallery/*' \
                   -not -path 'web/browser*' -not -path 'web/playwright*') \
           pyproject.toml setup.py requirements/play.txt

# The client's tools, with Node of the machine or, where there is none, PyPI's in .venv.
NPM     = $(BIN)/python -m building.pages

.PHONY: play terminal test test-web test-web-long test-long test-versions test-without check bench attack histories fuzz golden dist reproducible try-release docs sbom release lock clean help

help:
	@sed -n '1,14s/^# \{0,1\}//p' Makefile

play: $(VENV)/installed
	@$(BIN)/oenach serve --browser

terminal: $(VENV)/installed
	@$(BIN)/oenach play $(GAME)

test: $(VENV)/installed $(VENV)/tools
	@echo "Tests, part 1 of 3: Python"
	OENACH_EXPECT_COMPILED=$(EXPECT_COMPILED) $(BIN)/python -m pytest -n $(WORKERS) $(PYTEST)
	@echo "Tests, part 2 of 3: the client's parts"
	$(NPM) test
	@if [ -n "$(CHROMIUM)" ]; then echo "Tests, part 3 of 3: in a browser"; $(MAKE) test-web; \
	else echo "The tests in a browser were left out: there is no Chromium (apt-get install chromium-headless-shell)."; fi

# Whole games in a real browser, against a real server; PICTURES=1 leaves pictures of the pages in
# web/screenshots.
test-web: $(VENV)/installed
	$(NPM) run test:browser -- $(PLAYWRIGHT)

# The same claims on many more cases: studies, long crashes, every combination.
test-long: $(VENV)/installed $(VENV)/tools
	OENACH_EXPECT_COMPILED=$(EXPECT_COMPILED) $(BIN)/python -m pytest -n $(WORKERS) -m long $(PYTEST)

# In a browser: every phase, every language, more ways of those who press at random.
test-web-long: $(VENV)/installed
	LONG=1 LANGUAGES=all $(NPM) run test:browser -- $(PLAYWRIGHT)

# The tests with the lowest and with the newest versions that pyproject.toml allows.
test-versions: $(VENV)/tools
	$(BIN)/python -m building.versions $(VERSIONS)

# The tests for all games alike, with one game taken away: GAME=tain, keltis or celtic-trader.
test-without: $(VENV)/tools
	@echo "Without $(GAME), part 1 of 2: Python"
	$(BIN)/python -m building.without $(GAME) $(PYTEST)
	@echo "Without $(GAME), part 2 of 2: the client"
	$(BIN)/python -m building.without $(GAME) --web $(if $(CHROMIUM),$(PLAYWRIGHT),--no-browser)

check: $(VENV)/installed $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python scripts/checks/check_types.py
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/deptry src
	PYTHONPATH=src $(BIN)/python scripts/checks/check_messages.py
	$(BIN)/python scripts/checks/check_clocks.py
	$(BIN)/python scripts/checks/check_game_names.py src/oenach web/src web/tests web/browser web/gallery \
	  web/scripts bench
	$(BIN)/python scripts/checks/check_games.py
	$(BIN)/python scripts/wire/make_wire_types.py --check
	$(BIN)/python scripts/wire/make_wire_docs.py --check
	$(BIN)/python scripts/made.py --check
	$(BIN)/zizmor --quiet --offline --pedantic .github
	$(BIN)/python scripts/checks/check_forms.py
	$(NPM) run check

# The load program in its quick form; LOAD="tables --database URL" is something else of it.
LOAD ?= --quick
bench: $(VENV)/installed $(VENV)/tools
	-@$(BIN)/python -m pip --disable-pip-version-check install -q 'open_spiel>=1.6' \
	  || echo "OpenSpiel could not be installed; its rows are left out."
	$(BIN)/python -m bench $(BENCH)
	$(BIN)/python -m bench.starting
	@if [ -n "$(CHROMIUM)" ]; then $(BIN)/python -m bench.pages; \
	else echo "There is no Chromium: how soon pages are there is left out."; fi
	$(BIN)/python -m bench.load $(LOAD)

# A server of its own for each attack, on this machine alone; ATTACK="bots --seconds 10" is one of them.
attack: $(VENV)/installed
	$(BIN)/python -m bench.attacks $(ATTACK)

# Servers and a PostgreSQL of its own, on this machine alone, for up to two hours;
# HISTORIES="--store sqlite --tables 8 --moves 2000 --faults 20" is a shorter one.
histories: $(VENV)/installed $(VENV)/tools
	PYTHONPATH=tests $(BIN)/python -m histories $(HISTORIES)

# A source distribution with the pages, a wheel for this platform, and one that runs anywhere.
dist: $(VENV)/dist-tools
	$(BIN)/python -m building.release.dist $(KINDS)

# Builds the last commit in two folders, from nothing, and compares every byte.
reproducible: $(VENV)/dist-tools
	$(BIN)/python -m building.release.twice $(KINDS)

# Clones, runs the README's commands, installs each file of dist/ where there is neither compiler nor Node, and plays.
try-release: dist
	$(BIN)/python scripts/release/try_release.py $(TRY)

# A million inputs, and servers of its own on this machine alone;
# FUZZ="--inputs 20000 --seed 7 --only websocket notation" are fewer.
fuzz: $(VENV)/installed $(VENV)/tools
	PYTHONPATH=tests $(BIN)/python -m fuzz $(FUZZ)

# Pages that need no server and no network; links and anchors are followed.
docs: $(VENV)/docs-tools
	PYTHONPATH=scripts/wire $(BIN)/python scripts/site/build.py
	@if [ -n "$(CHROMIUM)" ]; then $(NPM) run site -- ../build/docs $(PICTURES); \
	else echo "There is no Chromium: the pages and their search were not tried in a browser."; fi

# Of the wheels in dist/: all that is there once one is installed, and what stands in its pages.
sbom: $(VENV)/release-tools
	$(BIN)/python scripts/release/make_sbom.py

release: $(VENV)/tools
	$(BIN)/python scripts/release/make_release.py $(VERSION) $(if $(DRY),--dry-run) $(if $(TESTED),--tested)

golden: $(VENV)/installed
	$(BIN)/python scripts/make_golden.py

# What is fetched for playing and for development: the newest allowed versions, with hashes. Extras
# are named with the version: pip holds `package[extra]` to no pin of `package` alone.
LOCKED = $(BIN)/uv pip compile --quiet --upgrade --universal --no-strip-extras --generate-hashes \
         --no-header --no-annotate --python-version 3.11
LOCK = $(LOCKED) pyproject.toml
lock: $(VENV)/tools
	$(LOCK) --group build --output-file requirements/play.txt
	$(LOCK) --group dev --extra postgresql --extra training --constraint requirements/play.txt \
	  --output-file requirements/dev.txt
	$(LOCK) --group docs --constraint requirements/dev.txt --output-file requirements/docs.txt
	$(LOCK) --group release --constraint requirements/dev.txt --output-file requirements/release.txt
	$(LOCKED) --group pyproject.toml:dist --constraint requirements/dev.txt --output-file requirements/dist.txt
	$(LOCK) --extra postgresql --constraint requirements/dev.txt --output-file requirements/serve.txt

# Debian's package, another on the path, or as CHROMIUM says.
CHROMIUM ?= $(shell for name in chromium-headless-shell chromium chromium-browser google-chrome; do command -v $$name && break; done)

# Two more than there are cores: many tests wait for processes and databases.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1) + 2)

# A compiled build is expected where there is a compiler, so that falling back is noticed.
EXPECT_COMPILED ?= $(shell command -v cc >/dev/null 2>&1 && echo 1 || echo 0)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed: make PYTHON=python3.12 …"; exit 1; }
	@echo "Making $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(BIN)/python $(SOURCES)
	@$(BIN)/python -m building.install
	@touch $@

$(VENV)/tools: $(BIN)/python requirements/dev.txt | $(VENV)/installed
	@$(BIN)/python -m building.install --tools
	@touch $@

$(VENV)/dist-tools $(VENV)/docs-tools $(VENV)/release-tools: $(VENV)/%-tools: requirements/%.txt | $(VENV)/tools
	@$(BIN)/python -m pip --disable-pip-version-check install -q --require-hashes -r $<
	@touch $@

clean:
	rm -rf $(VENV) .venv-* build dist src/oenach.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	       web/node_modules web/dist web/gallery-dist web/screenshots \
	       web/browser-results load-figures soak-figures
