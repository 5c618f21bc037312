# Measures calls to the package `speed` and to its peer in one run.
suppressMessages({
  library(speed)
  library(peer)
})

# The shortest time of a call, in nanoseconds, over several rounds that alternate.
measured <- function(functions, x, calls, rounds) {
  run <- function(f) {
    start <- proc.time()[["user.self"]]
    for (i in seq_len(calls)) f(x)
    (proc.time()[["user.self"]] - start) / calls * 1e9
  }
  invisible(lapply(functions, run))
  apply(replicate(rounds, vapply(functions, run, 0)), 1, min)
}

short <- 1:8 / 3
times <- measured(list(speed::mean, peer::mean), short, 200000, 25)
cat(sprintf("a call on 8 numbers: %.0f ns, by hand %.0f ns: %.2f x\n", times[1], times[2], times[1] / times[2]))

long <- sin(seq_len(1e7))
elapsed <- function(f) system.time(f(long))[["elapsed"]]
best <- apply(replicate(15, c(elapsed(speed::sum), elapsed(base::sum))), 1, min)
cat(sprintf("the sum of 10^7: %.1f ms, base::sum %.1f ms: %.2f x\n", best[1] * 1e3, best[2] * 1e3, best[2] / best[1]))
stopifnot(identical(speed::sum(long), speed::sum(rev(long))))
