# A million calls of each kind leave nothing behind.
suppressPackageStartupMessages(library(example))

memory <- function() {
  invisible(gc())
  as.numeric(strsplit(readLines("/proc/self/statm"), " ")[[1]][2]) * 4096
}
leaves_nothing <- function(call, times = 1e6, first = times / 100) {
  for (i in seq_len(first)) call()
  before <- memory()
  for (i in seq_len(times)) call()
  stopifnot(memory() - before < 16e6)
}
x <- as.numeric(1:8)
leaves_nothing(function() mean(x))
leaves_nothing(function() doubled(x))
leaves_nothing(function() greeting("you"))
leaves_nothing(function() scale(2, x))
leaves_nothing(function() trace(matrix(x, 2)))
leaves_nothing(function() counts(c("b", "a", "b")), 2e5)
leaves_nothing(function() tryCatch(total(list(a = "b")), quaff_error = function(error) NULL), 1e5)
leaves_nothing(function() Counter(1L), 3e5)
leaves_nothing(function() number_of(Leaf(1L)), 1e5)
# R collects garbage late: its heap grows at first.
leaves_nothing(function() applied(function(x) x, 2), 1e5, 1e5)
button <- Button()
leaves_nothing(function() button$on_click(function(times, text) NULL), 1e5, 1e5)
leaves_nothing(function() tryCatch(applied(function(x) stop("no"), 2), error = function(error) NULL), 1e5)
leaves_nothing(function() tryCatch(mean(numeric()), quaff_error = function(error) NULL), 1e5)
