# The tests with other compilers, C libraries and processors, for the targets whose tools are installed; the others are
# listed, each with the command that installs its tools. Without the kernels, whose threads are slow under emulation.
targets = $(if $(filter x86_64,$(shell uname -m)),baseline) clang aarch64 s390x musl
target_tests = $(filter-out kernel along_kernel element_kernel,$(tests))
ZIG ?= zig

# A processor on which the loader selects the loops for the smallest instruction set. The programs are those of
# `make rest`.
baseline_programs = $(BUILD)
baseline_run = qemu-x86_64 -cpu qemu64
baseline_needs = qemu-x86_64
baseline_install = apt install qemu-user

clang_compiler = clang++
clang_needs = clang++
clang_install = apt install clang

# Fuses a * b + c by default, and has a different control register.
aarch64_compiler = aarch64-linux-gnu-g++ -static
aarch64_run = qemu-aarch64
aarch64_needs = aarch64-linux-gnu-g++ qemu-aarch64
aarch64_install = apt install g++-aarch64-linux-gnu qemu-user

# Big-endian, and its rounding mode is set only through the C library.
s390x_compiler = s390x-linux-gnu-g++ -static
s390x_run = qemu-s390x
s390x_needs = s390x-linux-gnu-g++ qemu-s390x
s390x_install = apt install g++-s390x-linux-gnu qemu-user

# Without ifunc, and with libc++ instead of libstdc++.
musl_compiler = $(ZIG) c++ -target x86_64-linux-musl
musl_needs = $(firstword $(ZIG))
musl_install = pip install ziglang, and ZIG="python -m ziglang"
export ZIG_GLOBAL_CACHE_DIR ?= $(abspath $(BUILD))/zig

has = $(shell command -v $(1))
lacks = $(strip $(foreach tool,$($(1)_needs),$(if $(call has,$(tool)),,$(tool))))
outcome = $(if $(call lacks,$(1)),$(1).skipped,$(target_tests:%=$(BUILD)/$(1)/%.passed))

.PHONY: targets
targets: $(if $(call lacks,musl),,$(BUILD)/musl/libraries) $(foreach target,$(targets),$(call outcome,$(target)))

.PHONY: $(targets:%=%.skipped)
$(targets:%=%.skipped): %.skipped:
	@echo 'skipped: the C++ tests for $*, without $(call lacks,$*): $($*_install)'

define rules
$(BUILD)/$(1)/%.passed: $(or $($(1)_programs),$(BUILD)/$(1))/%
	@mkdir -p $$(@D)
	$($(1)_run) $$<
	@touch $$@
endef
$(foreach target,$(targets),$(eval $(call rules,$(target))))

# On these targets, a dtype of each size and kind represents all in the test of reductions, which takes twice as long
# to compile with all: both compilers have compiled the others already.
few = aarch64 s390x musl

define compiled
$(BUILD)/$(1)/%: %_test.cpp $(headers)
	@mkdir -p $$(@D)
	$($(1)_compiler) $(flags) $(if $(filter $(1),$(few)),$$(if $$(filter reduction,$$*),-DFEW_DTYPES)) -O2 $$< -o $$@

.PRECIOUS: $(BUILD)/$(1)/%
endef
$(foreach target,$(filter-out baseline,$(targets)),$(eval $(call compiled,$(target))))

# Zig compiles the libraries once, in a minute: in parallel with the other targets, which do not wait for it.
$(target_tests:%=$(BUILD)/musl/%): | $(BUILD)/musl/libraries
$(BUILD)/musl/libraries:
	@mkdir -p $(@D)
	echo 'int main() {}' | $(musl_compiler) -O2 -x c++ - -o $@
