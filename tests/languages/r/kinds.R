# An R program that uses the module `kinds`: the kinds of values, and arguments that functions do not accept.
suppressPackageStartupMessages(library(kinds))

fails <- function(call, class, text) {
  error <- tryCatch({
    call
    NULL
  }, error = identity)
  stopifnot(inherits(error, class), inherits(error, "quaff_error"), grepl(text, conditionMessage(error), fixed = TRUE))
}
large <- 2^53

# Numbers, one by one.
stopifnot(identical(same(2.5), 2.5), identical(same(2L), 2), is.na(same(NA_real_)), identical(same(Inf), Inf))
stopifnot(identical(narrow(0.5), 0.5), identical(same_bool(TRUE), TRUE))
stopifnot(identical(same_int8(-128), -128L), identical(same_int32(7L), 7L), identical(same_int32(7), 7L))
stopifnot(identical(same_int64(-large), -large), identical(same_uint64(large), large), identical(same_uint32(2^32 - 1), 2^32 - 1))
stopifnot(identical(same_uint8(as.raw(255)), 255L), identical(same_uint16(65535L), 65535L))
stopifnot(identical(same_complex128(1 + 2i), 1 + 2i), identical(same_complex64(2), 2 + 0i))
fails(same_int8(128), "quaff_value_error", "`value` contains a number that the type of C++ does not have")
fails(same_int32(1.5), "quaff_value_error", "no integer")
fails(same_int32(NaN), "quaff_value_error", "NaN")
fails(same_int32(NA_integer_), "quaff_value_error", "NA")
fails(same_int32(NA_real_), "quaff_value_error", "NA")
fails(same_int32(-2^31), "quaff_overflow_error", "NA")
fails(same_uint64(-1), "quaff_value_error", "type of C++")
fails(same_uint64(2^60), "quaff_overflow_error", "exactly")
fails(same_int64(2^63), "quaff_value_error", "type of C++")
fails(same_bool(NA), "quaff_value_error", "NA")
fails(same_bool(1L), "quaff_type_error", "TRUE or FALSE")
fails(narrow(1e300), "quaff_value_error", "type of C++")
fails(same("x"), "quaff_type_error", "`value` is to be a number, and is of the type `character`")
fails(same(c(1, 2)), "quaff_type_error", "numeric vector of length 2")
fails(same(NULL), "quaff_type_error", "NULL")
fails(same(factor("x")), "quaff_type_error", "factor")
fails(same(structure(1, class = "integer64")), "quaff_type_error", "integer64")
fails(copied_int64(structure(1, class = "integer64")), "quaff_type_error", "integer64")
fails(same(list(1)), "quaff_type_error", "list")
fails(same(mean), "quaff_type_error", "function")
fails(same(quote(x)), "quaff_type_error", "symbol")

# NA without a type is a missing number.
stopifnot(identical(same(NA), NA_real_), is.nan(narrow(NA)), is.na(same_complex128(NA)), identical(copied(c(NA, NA)), c(NA_real_, NA)))
fails(same(c(NA, NA)), "quaff_type_error", "length 2")
fails(same_int32(NA), "quaff_type_error", "logical")
fails(copied(c(NA, TRUE)), "quaff_type_error", "logical")
fails(copied(logical()), "quaff_type_error", "logical")

# Vectors.
stopifnot(identical(copied(c(1, NA, NaN, -Inf)), c(1, NA, NaN, -Inf)), identical(copied(numeric()), numeric()))
stopifnot(identical(copied(c(1L, NA)), c(1, NA)), identical(copied(1:3), c(1, 2, 3)))
stopifnot(identical(copied_bool(c(TRUE, FALSE)), c(TRUE, FALSE)), identical(copied_uint8(as.raw(1:3)), as.raw(1:3)))
stopifnot(identical(copied_uint8(c(1, 255)), as.raw(c(1, 255))), identical(copied_int8(-1:1), -1:1))
stopifnot(identical(copied_int16(5), 5L), identical(copied_int32(3:1), 3:1), identical(copied_int64(c(1, large)), c(1, large)))
stopifnot(identical(copied_uint16(5), 5L), identical(copied_uint32(2^32 - 1), 2^32 - 1), identical(copied_uint64(0L), 0))
stopifnot(identical(copied_complex64(c(1i, 2)), c(1i, 2)), identical(copied_complex128(c(1, NA)), as.complex(c(1, NA))))
fails(copied_int32(c(1L, NA)), "quaff_value_error", "`x` contains NA")
fails(copied_bool(NA), "quaff_value_error", "NA")
fails(copied_uint8(256), "quaff_value_error", "type of C++")
fails(copied_int64(2^60), "quaff_overflow_error", "exactly")
fails(copied_int32(-2^31), "quaff_overflow_error", "NA")
fails(copied("x"), "quaff_type_error", "a numeric vector")
fails(copied(data.frame(1)), "quaff_type_error", "list")

# Vectors that C++ changes are copies.
x <- c(1, 2)
stopifnot(identical(negate(x), c(-1, -2)), identical(x, c(1, 2)), identical(negate(1:2), c(-1L, -2L)))
stopifnot(identical(negate_float(c(a = 1L)), c(a = -1)), identical(negate(matrix(1:4, 2)), -matrix(1:4, 2)))
# R records that a long vector is sorted, but not for the changed copy.
stopifnot(is.unsorted(negate(sort(runif(100)))))
both <- halved(x)
stopifnot(identical(both, list(result = 3, y = c(0.5, 1))), identical(x, c(1, 2)))

# Matrices, in which the first axis is the fastest in R.
a <- matrix(as.numeric(1:6), 2)
stopifnot(at(a, 0L, 1L) == a[1, 2], at(a, 1L, 2L) == a[2, 3], at_fortran(a, 1L, 2L) == a[2, 3])
stopifnot(at(matrix(1:6, 2), 1L, 0L) == 2, at(matrix(1:3, 1), 0L, 2L) == 3)
stopifnot(place(a) == place(a), identical(numbered(a), matrix(c(0, 3, 1, 4, 2, 5), 2)))
stopifnot(identical(deep(array(as.numeric(1:24), 2:4)), array(as.numeric(1:24), 2:4)[2, 1, 4]))
big <- matrix(runif(70 * 45), 70)
stopifnot(all(vapply(1:70, function(i) at(big, i - 1L, 44L), 0) == big[, 45]))
fails(at(1:6, 0L, 0L), "quaff_value_error", "`a` is to have 2 dimensions, and has 1")
fails(deep(a), "quaff_value_error", "3 dimensions, and has 2")
stopifnot(identical(dim(numbered(matrix(0, 0, 3))), c(0L, 3L)))

# Functions that are called for each element.
stopifnot(identical(raised(c(a = 1, b = 2), 10), c(a = 11, b = 12)), identical(raised(1, c(1, 2)), c(2, 3)))
stopifnot(identical(raised(1:2), 2:3), identical(raised(1L, 1L), 2L), identical(raised(a), a + 1))
stopifnot(identical(raised(numeric(), 1), numeric()), identical(raised(a, as.numeric(1:6)), a + 1:6))
stopifnot(identical(divided(c(7, 8), 2), list(result = c(3.5, 4), result2 = c(1, 0))), is.na(raised(NA_real_)))
fails(raised(c(1, 2), c(1, 2, 3)), "quaff_value_error", "`x` has 2 elements and `by` has 3")
fails(raised(a, t(a)), "quaff_value_error", "dimensions")
fails(raised("x"), "quaff_type_error", "no overload")
fails(raised(c(1L, NA)), "quaff_value_error", "NA")

# Overloads.
stopifnot(which(1L) == "int", which(1) == "double", which("x") == "string", which(c(1, 2)) == "doubles")
stopifnot(which(1i) == "complex", which(TRUE) == "bool", which(1:2) == "doubles", which(numeric()) == "doubles")
fails(which(list()), "quaff_type_error", "no overload takes (list); there are: (")
fails(which(c("x", "y")), "quaff_type_error", "(character)")
fails(which(structure(1, class = "integer64")), "quaff_type_error", "(integer64)")

# Enumerations are distinguished by the levels of factors, and by the names of values.
stopifnot(chosen("dark") == "shade", chosen("heavy") == "weight", chosen(factor("heavy")) == "weight")
stopifnot(chosen(weight()) == "weight", chosen(shade()) == "shade")
fails(chosen("blue"), "quaff_value_error", "not the name of a value")
fails(chosen(structure(1, class = "integer64")), "quaff_type_error", "integer64")
stopifnot(wide("odd") == "odd", wide("even") == "even", wide("most") == "most", wide(2^53) == "even", wide(3) == 3)
stopifnot(identical(Wide, c(even = 2^53)))
fails(unnamed(), "quaff_overflow_error", "no name")

# Names that differ little.
names <- Names()
stopifnot(names$add(1L) == 1L, names$add_(1L) == -1L, names$match() == 3L)
stopifnot(apart(3, 1) == 2, apart(x_2 = 1, x = 3) == 2)

# An object keeps those alive whose addresses C++ keeps, and is freed before them.
collected <- function() {
  invisible(gc())
  leaves()
}
for (is_older in c(TRUE, FALSE)) {
  leaf <- if (is_older) Leaf(5L)
  branch <- Branch()
  branch$grow(if (is_older) leaf else Leaf(5L))
  fails(branch$grow(Leaf(-2L)), "quaff_value_error", "all the same")
  rm(leaf)
  stopifnot(collected() == 2L, branch$sum() == 3L)
  rm(branch)
  stopifnot(collected() == 0L)
}
tree <- Tree()
tree$branch$grow(Leaf(4L))
stopifnot(collected() == 1L, tree$branch$sum() == 4L)
rm(tree)
stopifnot(collected() == 0L)
# R cannot keep the memory of a vector.
stopifnot(!exists("reads"))

# Exceptions are conditions.
fails(fail("index"), "quaff_index_error", "größer")
fails(fail("overflow"), "quaff_overflow_error", "too large")
fails(fail("memory"), "quaff_memory_error", "")
fails(fail("number"), "quaff_runtime_error", "")
fails(fail("other"), "quaff_runtime_error", "other")
fails(fail(NA_character_), "quaff_value_error", "NA")
fails(fail("größer"), "quaff_runtime_error", "größer")
fails(fail(iconv("größer", "UTF-8", "latin1")), "quaff_runtime_error", "größer")
message <- conditionMessage(tryCatch(fail(strrep("ß", 9000)), error = identity))
stopifnot(validUTF8(message), nchar(message) > 2000)
stopifnot(identical(conditionCall(tryCatch(same("x"), error = identity)), quote(same(value))))
stopifnot(tryCatch(same(), error = function(error) TRUE), tryCatch(same(1, 2), error = function(error) TRUE))

# R collects garbage at every allocation of these calls; without R's compiler, which allocates more.
invisible(compiler::enableJIT(0))
x <- c(1, 2)
gctorture(TRUE)
one <- copied(x)
two <- negate(1:2)
three <- halved(x)
four <- long_text(100L)
five <- raised(x, 1)
error <- tryCatch(fail("index"), error = identity)
gctorture(FALSE)
stopifnot(identical(one, x), identical(two, c(-1L, -2L)), identical(three$y, c(0.5, 1)), nchar(four) == 100)
stopifnot(identical(five, c(2, 3)), grepl("größer", conditionMessage(error)))
