# Calls the functions of the package in the library given as the argument.
library(my.means, lib.loc = commandArgs(TRUE))

stopifnot(mean_of(c(1, 2, 6)) == 3, answer() == 42L)
error <- tryCatch(mean_of(numeric()), quaff_value_error = conditionMessage)
stopifnot(error == "there is no mean of no elements")
counter <- Counter()
counter$count <- 3L
stopifnot(counter$add(4L) == 7L)
