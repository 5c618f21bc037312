# R functions that C++ calls: values, errors of every kind, threads, and the lifetimes of objects in C++ and
# R.
suppressPackageStartupMessages(library(kinds))

outcome <- function(call) tryCatch(call, error = identity)
says <- function(call, text, class = "error") {
  error <- outcome(call)
  stopifnot(inherits(error, class), grepl(text, conditionMessage(error), fixed = TRUE), guards() == 0L)
}

# Values of every kind.
stopifnot(called(function(x) 3 * x, 2) == 6, called(sin, 1) == sin(1), called(function(x) 2L, 1) == 2)
stopifnot(shifted(function(x) 2 * x, x = 3) == 8)
stopifnot(identical(mapped(function(x) x / 2, c(1, 3)), c(0.5, 1.5)), identical(mapped(function(x) 7L, numeric()), 7))
stopifnot(identical(mapped_integers(rev, 1:3), 3:1), identical(mapped_integers(function(x) 1e6 * x, 1:2), 1000000L * 1:2))
seen <- NULL
stopifnot(asked(function(...) { seen <<- list(...); TRUE }))
shades <- c("light", "dark")
stopifnot(identical(seen, list(3L, "größer", NULL, "x", factor("dark", levels = shades))))
stopifnot(answered(function() "dark") == "dark", answered(function() factor("light", levels = shades)) == "light")
stopifnot(is.null(told(function(value) seen <<- value, 2^40)), identical(seen, 2^40))
stopifnot(twice(function(x) x + 1)$call(1) == 3, called(twice(function(x) 2 * x), 1) == 4)

# Values that C++ cannot represent.
says(called(function(x) "text", 1), "is to be a number, and is of the type `character`", "quaff_type_error")
says(called(function(x) c(1, 2), 1), "length 2", "quaff_type_error")
says(called(function(x) NULL, 1), "NULL", "quaff_type_error")
says(asked(function(...) NA), "NA", "quaff_value_error")
says(answered(function() "grey"), "no", "quaff_value_error")
says(mapped(function(x) "text", 1), "is to be a numeric vector", "quaff_type_error")
says(mapped_integers(function(x) 1.5, 1L), "", "quaff_value_error")
says(mapped_integers(function(x) NA_integer_, 1L), "NA", "quaff_value_error")
says(called("sin", 1), "`f` is to be a function", "quaff_type_error")

# Errors are R's own objects.
own <- structure(class = c("own", "error", "condition"), list(message = "an own one", call = NULL, more = 1:3))
stopifnot(identical(outcome(called(function(x) stop(own), 1)), own), guards() == 0L)
nested <- function(x) called(function(y) called(function(z) stop(own), y), x)
stopifnot(identical(outcome(nested(1)), own), guards() == 0L)
stopifnot(identical(outcome(called(function(x) called(function(y) tryCatch(stop(own), own = function(e) 5), x), 1)), 5))
says(called(function(x) called(1, x), 1), "`f` is to be a function", "quaff_type_error")
says(called(function(x) f_that_is_not_there(x), 1), "f_that_is_not_there")
says(called(function(x, y) y, 1), "argument \"y\" is missing")
says(called(function() 1, 1), "unused argument")
seen <- NULL
value <- withCallingHandlers(called(function(x) { warning("careful"); 5 }, 1), warning = function(condition) {
  seen <<- conditionMessage(condition)
  invokeRestart("muffleWarning")
})
stopifnot(value == 5, seen == "careful")
stopifnot(callCC(function(k) called(function(x) k("out"), 1)) == "out", guards() == 0L)
deep <- function(x) called(deep, x + 1)
says(deep(1), "")

# C++ cannot cancel a jump, but continues; its result is freed.
calls <- 0
again <- function(x) { calls <<- calls + 1; if (x == 1) stop(own); x }
stopifnot(identical(outcome(caught(again, 4L)), own), calls == 4, guards() == 0L, caught(function(x) x, 2L) == "nothing")
many_fail <- function(x) { calls <<- calls + 1; stop(x) }
says(caught(many_fail, 3L), "2")
stopifnot(calls == 7)
says(closed(function(x) calls <<- x, function(x) stop(own)), "an own one", "own")
stopifnot(calls == 0)
says(closed(function(x) stop("at the end"), function(x) stop(own)), "at the end")
says(closed(function(x) stop("at the end"), function(x) 1), "at the end")
says(Closing(sin)$fail(), "closed")

# The result of a call that fails like this is neither converted nor kept, and the call keeps no R objects.
fail_own <- function(x) stop(own)
stopifnot(inherits(outcome(caught_beyond(sin)), "quaff_overflow_error"))
stopifnot(identical(outcome(caught_beyond(fail_own)), own), guards() == 0L)
memory <- function() as.numeric(strsplit(readLines("/proc/self/statm"), " ")[[1]][2]) * 4096
before <- memory()
for (i in 1:50) {
  stopifnot(inherits(outcome(caught_long(fail_own, 10000000L)), "own"))
  stopifnot(inherits(outcome(caught_many(fail_own, 1000000L)), "own"))
}
stopifnot(memory() - before < 200e6)
beyond <- function(times) for (i in seq_len(times)) outcome(caught_beyond(fail_own))
# Objects with a finalizer are freed after the second collection.
cells <- function() {
  invisible(gc())
  gc()[1, 1]
}
beyond(1000)
before <- cells()
beyond(1000)
stopifnot(cells() - before < 1000)

# An interrupt.
interrupted <- tryCatch(called(function(x) {
  interrupting()
  for (i in 1:1000) Sys.sleep(0.001)
  x
}, 1), interrupt = function(condition) TRUE)
stopifnot(isTRUE(interrupted), guards() == 0L)

# Threads.
says(on_a_thread(function(x) x), "another thread", "quaff_runtime_error")
stopifnot(called(function(x) x, 1) == 1)

# C++ keeps a function alive, and R frees it after C++ has released it, also on another thread.
freed <- 0
noted <- function() {
  own <- new.env()
  reg.finalizer(own, function(...) freed <<- freed + 1)
  local(function(x) x + 1, own)
}
keeper <- Keeper()
keeper$keep(noted())
invisible(gc())
stopifnot(keeper$call(1) == 2, freed == 0)
keeper$keep(noted())
invisible(gc())
stopifnot(freed == 1)
keeper$kept <- noted()
invisible(gc())
stopifnot(freed == 2, keeper$kept$call(2) == 3)
keeper$drop_on_a_thread()
stopifnot(called(sin, 0) == 0)
invisible(gc())
stopifnot(freed == 3)
keeper$keep(noted())
rm(keeper)
for (i in 1:3) invisible(gc())
stopifnot(freed == 4)
keepers <- lapply(1:50, function(i) { keeper <- Keeper(); keeper$keep(function(x) x + i); keeper })
invisible(gc())
stopifnot(vapply(keepers, function(keeper) keeper$call(1), 0) == 1 + 1:50)
keepers <- keepers[c(FALSE, TRUE)]
invisible(gc())
stopifnot(vapply(keepers, function(keeper) keeper$call(1), 0) == 1 + 2 * 1:25)
# A function that is replaced while it runs.
keeper <- Keeper()
keeper$keep(function(x) { keeper$keep(sin); invisible(gc()); x })
stopifnot(keeper$call(4) == 4, keeper$call(0) == 0)

# C++ would free an object that it uses in a call that runs.
in_use <- function(call) says(call, "is in use by a call that runs: give it away after the call", "quaff_runtime_error")
fish <- Fish()
pond <- Pond()
in_use(fish$scaled(function(weight) swallowed(fish)))
in_use(fish$scaled(function(weight) called(function(x) swallowed(fish), weight)))
in_use(fish$scaled(function(weight) { eaten(fish); weight }))
in_use(itself(fish)$scaled(function(weight) swallowed(fish)))
in_use(scaled_by(function(weight) swallowed(fish), fish))
in_use(pond$fish$scaled(function(weight) { drained(pond); weight }))
in_use(both(fish, fish))
stopifnot(fish$weight == 2, fish$scaled(function(weight) swallowed(Fish()) + swallowed(NULL) + 1) == 3)
fail_then <- function(weight) { tryCatch(swallowed(fish), error = function(error) NULL); stop(own) }
stopifnot(identical(outcome(fish$scaled(fail_then)), own), swallowed(fish) == 3)
says(fish$weight, "given away", "quaff_value_error")
drained(pond)
eaten(Fish())

# R collects garbage at every allocation.
invisible(compiler::enableJIT(0))
gctorture(TRUE)
one <- called(function(x) called(function(y) y + 1, x), 1)
two <- outcome(called(function(x) stop("tortured"), 1))
three <- asked(function(number, text, none, letter, shade) shade == "dark" && text == "größer")
keeper$keep(function(x) x * 2)
four <- keeper$call(3)
six <- mapped(function(x) as.integer(x) + 1L, c(1, 2))
five <- outcome(caught(function(x) stop("again"), 2L))
gctorture(FALSE)
stopifnot(one == 2, conditionMessage(two) == "tortured", three, four == 6, six == c(2, 3), conditionMessage(five) == "again")
