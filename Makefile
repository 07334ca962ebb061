# Two commands carry the house: `make play` and `make test`. `make help` names the rest.

VENV := .venv
PY := $(VENV)/bin/python
UV_VERSION := 0.13.9
HOST ?= 127.0.0.1
PORT ?= 8000

.DEFAULT_GOAL := help
.PHONY: help setup play test check unit browser laws oracle bench rules format lock chromium clean

help: ## say what each command does
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /|/' | awk -F'|' '{printf "make %-9s %s\n", $$1, $$2}'

# The stamp comes last: a set-up cut short is begun again. The tests' set holds everything the game needs.
$(VENV)/.play: requirements/run.txt pyproject.toml
	@bash .ci/setup $(VENV) requirements/run.txt $(UV_VERSION)
	@touch $@

$(VENV)/.test: requirements/dev.txt pyproject.toml
	@bash .ci/setup $(VENV) requirements/dev.txt $(UV_VERSION)
	@touch $(VENV)/.play $@

setup: $(VENV)/.test ## set up everything in .venv, the tests' tools included

play: $(VENV)/.play ## start the server and open the table: make play HOST=0.0.0.0 PORT=8000
	@$(VENV)/bin/kongbox serve --host $(HOST) --port $(PORT) || { code=$$?; [ $$code -eq 130 ] || exit $$code; }

test: check unit browser ## make check, then the whole suite

check: $(VENV)/.test ## format, lint, types, import contracts, locks
	@bash .ci/check $(VENV)

unit: $(VENV)/.test ## the suite without a browser
	@$(PY) -m pytest tests --ignore=tests/browser

browser: $(VENV)/.test ## the suite in a real browser
	@bash .ci/browser $(VENV)

laws: $(VENV)/.test ## the laws of the American and the Spanish-card game over HANDS hands of random play (20000)
	@AMERICAN_HANDS=$(or $(HANDS),20000) $(PY) -m pytest tests/rulesets/american/test_laws.py
	@NAIPES_HANDS=$(or $(HANDS),20000) $(PY) -m pytest tests/rulesets/naipes/test_laws.py

oracle: $(VENV)/.test ## the scorers against naive second opinions on HANDS hands each (200000)
	@$(PY) -m tests.rulesets.wsom.oracle $(or $(HANDS),200000)
	@$(PY) -m tests.rulesets.naipes.oracle $(or $(HANDS),200000)

bench: $(VENV)/.test ## measure speed and print the figures
	@$(PY) -m benchmarks

rules: $(VENV)/.test ## write docs/rules from the ledgers and texts
	@$(PY) -m kongbox.rulebook

format: $(VENV)/.test ## lay out the code
	@$(VENV)/bin/ruff format .
	@$(VENV)/bin/ruff check --fix .

lock: ## choose the versions of requirements/ anew
	@bash .ci/lock $(UV_VERSION)

clean: ## remove what the tools leave behind, .venv included
	rm -rf $(VENV) node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
