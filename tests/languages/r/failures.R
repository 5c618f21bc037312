# C++ errors, failed allocations of R, and interrupts: all C++ destructors run, and nothing leaks.
suppressPackageStartupMessages(library(kinds))

fails <- function(call) inherits(tryCatch(call, error = identity), "error")

# Errors before, in and after the call, each of which jumps out of the C code.
for (i in 1:200) {
  stopifnot(fails(guarded("x")), fails(guarded(c(1, 2))), fails(guarded(-1)), fails(guarded(2^60)))
}
stopifnot(guards() == 0L, entered() == 400L)

# A result of C++ for which R cannot allocate memory: it is freed.
memory <- function() as.numeric(strsplit(readLines("/proc/self/statm"), " ")[[1]][2]) * 4096
invisible(mem.maxVSize(gc()[2, 4] + 1))
stopifnot(fails(many(10000000L)))
before <- memory()
failed <- 0
for (i in 1:10) failed <- failed + fails(many(10000000L))
stopifnot(failed == 10, memory() - before < 200e6, length(many(1000L)) == 1000)
invisible(mem.maxVSize(Inf))

# An interrupt waits for C++ to return.
interrupted <- tryCatch({
  before <- entered()
  interrupting()
  for (i in 1:1000) Sys.sleep(0.001)
  FALSE
}, interrupt = function(condition) TRUE)
stopifnot(interrupted, guards() == 0L, entered() == before + 1L)
