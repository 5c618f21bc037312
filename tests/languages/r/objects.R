# An R program that uses the objects of the module `example`.
suppressPackageStartupMessages(library(example))

fails <- function(call, class, text) {
  error <- tryCatch({
    call
    NULL
  }, error = identity)
  stopifnot(inherits(error, class), grepl(text, conditionMessage(error), fixed = TRUE))
}

counter <- Counter(5L)
stopifnot(inherits(counter, "example_Counter"), inherits(counter, "quaff_object") || inherits(counter, "example_object"))
stopifnot(counter$add(2L) == 7L, counter$value() == 7L, counter$count == 7L)
counter$count <- 1L
stopifnot(counter$count == 1L, counted(counter) == 1L, counted(counter, NULL) == 1L, counted(NULL, counter) == 1L)
stopifnot(Counter()$count == 0L, counter$add(step = 1) == 2L)
counter$add_all(c(1, 2))
stopifnot(counter$count == 5L, counter$copy()$count == 5L)
fails(counter$add(-1L), "quaff_index_error", "counts upwards")
fails(counter$add(), "error", "step")
fails(counter$nothing, "quaff_member_error", "no member `nothing`")
fails(counter[["nothing"]], "quaff_error", "no member `nothing`")
fails(counter$value <- 1, "quaff_member_error", "assigned")
counter[["count"]] <- 6L
stopifnot(counter$count == 6L)
counter$count <- 2L
fails(counter[["value"]] <- 1, "quaff_member_error", "assigned")
fails(length(counter) <- 2, "quaff_member_error", "length cannot be assigned")
window <- Window()
fails(length(window) <- 7, "quaff_member_error", "length cannot be assigned")
stopifnot(window$RESIZED_OBJECT == 0)
window$resize(7)
stopifnot(window$RESIZED_OBJECT == 7)
fails(counted(1), "quaff_type_error", "example_Counter")
fails(counted(Circle(1)), "quaff_type_error", "example_Counter")
fails(counted(NULL), "quaff_type_error", "example_Counter")
fails(Counter("x"), "quaff_type_error", "integer")
stopifnot("add" %in% utils:::.DollarNames(counter, "^a"), identical(capture.output(print(counter)), "<example_Counter>"))

# Enumerations.
stopifnot(identical(next_("red"), factor("green", levels = c("red", "green"))), next_(Color["red"]) == "green")
stopifnot(next_(next_("red")) == "red", next_(factor("green")) == "red", next_(5L) == "red")
fails(next_("blue"), "quaff_value_error", "name of a value")
fails(next_(factor(NA, levels = "red")), "quaff_value_error", "NA")
fails(next_(TRUE), "quaff_type_error", "enumeration")

# Constants and variables.
stopifnot(LIMIT == 100L, LEAST == -5L, HALF == 0.5, TITLE == "a \"title\"", Size["large"] == 200L, fixed_limit == 9L)
set_limit(8L)
stopifnot(limit() == 8L, add(1L) == 11L, add(1, 2) == 3L, add(a = 1L, b = 2L) == 3L)

# Bases, and objects that C++ takes over.
circle <- Circle(2)
stopifnot(circle$area() == 12, circle$name == "a shape", area_of(circle) == 12, circle$radius == 2)
group <- Group()
group$add(circle)
group$add(Square(3))
stopifnot(group$area() == 21, group$at(0)$area() == 12, group$find(9)$area() == 9, is.null(group$find(1)))
fails(circle$area(), "quaff_value_error", "given away")
fails(group$add(NULL), "quaff_value_error", "no shape")
fails(group$at(7), "quaff_index_error", "")

# A part keeps the whole alive.
part <- Group()$counter
invisible(gc())
stopifnot(part$add(3L) == 3L)
vector <- VectorDouble()
vector$push_back(1.5)
stopifnot(vector$size() == 1, vector$get_item(0) == 1.5)
vector$push_back(2)
stopifnot(identical(as.list(vector), list(1.5, 2)), identical(sapply(vector, sqrt), sqrt(c(1.5, 2))))
stopifnot(length(vector) == 2, vector[[2]] == 2, is.null(names(vector)), vector[["size"]]() == 2)
stopifnot(identical(as.list(VectorDouble()), list()))
fails(vector[[3]], "quaff_index_error", "the position 3 is out of range: there are 2 elements")
fails(vector[[3.9]] <- 9, "quaff_index_error", "the position 3 is out of range: there are 2 elements")
stopifnot(vector[[1.9]] == 1.5, identical(capture.output(print(vector)), "<example_VectorDouble of length 2>"))
vector[[2]] <- 2.5
vector[[1.9]] <- 1
length(vector) <- 3
stopifnot(identical(as.list(vector), list(1, 2.5, 0)))
length(vector) <- 0
stopifnot(length(vector) == 0)
fails(vector[[1]] <- 1, "quaff_index_error", "out of range")
fails(vector[[0]] <- 1, "quaff_index_error", "first element")
fails(length(vector) <- -1, "quaff_value_error", "type of C++")
for (position in list(0, -1L, NA, NA_integer_, NaN, TRUE)) {
  fails(vector[[position]], "quaff_index_error", "first element")
  fails(vector[[position]], "quaff_error", "first element")
}
stopifnot(length(counter) == 1, counter[["count"]] == counter$count, "count" %in% names(counter))
fails(counter[[1]], "quaff_member_error", "no member `1`")
fails(as.list(counter), "quaff_type_error", "no elements with positions")

# Values of the standard library.
stopifnot(identical(counts(c("b", "a", "b")), list(a = 1L, b = 2L)), identical(reversed(NULL), character()))
stopifnot(total(list(a = c(1, 2), b = 3L, c = NULL)) == 6, identical(triangle(2L), list(1L, c(2L, 2L))))
stopifnot(is.null(half(NULL)), half(3L) == 1.5, identical(swapped(list("a", 2)), list(2L, "a")))
fails(reversed(c("a", NA)), "quaff_value_error", "NA")
stopifnot(alternative(c(1, 2)) == 2, alternative(1:2) == 0, alternative(list(1, 2)) == 2, alternative(1) == 2)
raw <- "z\xe4"
Encoding(raw) <- "UTF-8"
fails(reversed(c("a", raw)), "quaff_value_error", "UTF-8")
stopifnot(validUTF8(raw_texts()))
fails(reversed(list("a", sum)), "quaff_type_error", "function")
fails(reversed(factor("a")), "quaff_type_error", "factor")
fails(total(c(1, 2)), "quaff_type_error", "with names")
fails(total(list(a = 1, a = 2)), "quaff_value_error", "earlier pair")
fails(total(list(a = 1, 2, 3)), "quaff_value_error", "earlier pair")
fails(total(list(a = matrix(1:4, 2))), "quaff_value_error", "matrix")
stopifnot(total(list(a = array(1:4))) == 10)
fails(half(NA), "quaff_value_error", "NA")
nested <- list()
for (i in 1:100) nested <- list(nested)
fails(total(list(a = nested)), "quaff_value_error", "nested too deep")

# A data member that is a vector of numbers is a copy.
notes <- Notes(1L)
marks <- notes$marks
notes$marks <- 3:5
stopifnot(identical(marks, c(1, 2.5)), identical(notes$marks, c(3, 4, 5)))
fails(notes$marks <- "text", "quaff_type_error", "numeric")

# Objects that C++ and R own together.
stopifnot(is.null(leaf(-1L)), number_of(NULL) == -1L)
branch <- Branch()
shared <- leaf(3L)
stopifnot(is.null(branch$end), owners_of(shared) == 2L)
branch$end <- shared
rm(shared)
invisible(gc())
last <- branch$its_end()
branch$end <- NULL
stopifnot(number_of(last) == 3L, number_of(marked_leaf(5L)) == 105L)
fails(owners_of(borrowed_leaf(last)), "quaff_value_error", "no shared pointer")
branch$end <- MarkedLeaf(7L)
invisible(gc())
stopifnot(branch$end$number() == 107L)
fails(number_of(branch), "quaff_type_error", "example_Leaf")
stopifnot(identical(sort(names(MarkedLeaf(1L))), c("copy", "mark", "number")))
both <- Leaf(9L)
fails(ends(both, both), "quaff_runtime_error", "in use")
stopifnot(ends(NULL, both) == 8L)
fails(ends(both, NULL), "quaff_value_error", "shared pointers own")
stopifnot(Twig(4L)$itself()$number == 4L)
rm(branch, last, both)
invisible(gc())
stopifnot(Leaf_alive_now() == 0L)

# R frees objects.
rm(part, counter)
invisible(gc())
before <- Counter_alive_now()
for (i in 1:1000) Counter(i)
invisible(gc())
stopifnot(Counter_alive_now() == before)

# An object does not survive a session.
file <- tempfile()
saveRDS(Counter(1L), file)
fails(readRDS(file)$value(), "quaff_value_error", "freed")

# R collects garbage at every allocation of these calls; without R's compiler, which allocates more.
invisible(compiler::enableJIT(0))
gctorture(TRUE)
for (i in 1:3) {
  stopifnot(Counter(1L)$add(2L) == 3L, next_("red") == "green")
  stopifnot(identical(counts(c("b", "a", "b")), list(a = 1L, b = 2L)), identical(triangle(2L), list(1L, c(2L, 2L))))
}
gctorture(FALSE)
