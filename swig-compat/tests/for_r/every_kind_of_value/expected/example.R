# Written by quaff from example.i: change that file, not this one.
# These functions are not available in R, which cannot pass their values: `_hidden`, `address`, `Circle::__copy__`.

Color <- base::c(red = 0L, green = 5L, type = 6L)

LIMIT <- 100L

TITLE <- "a \"title\" \\ %"

applied <- function(f, x) .Call(C_applied, f, x)

at <- function(f, row, column) switch(nargs() + 1L, base::stop("`at` takes 1 or 2 or 3 arguments"), .Call(C_at, f), .Call(C_at_2, f, row), .Call(C_at_3, f, row, column))

bytes <- function(text) .Call(C_bytes, text)

invisible_ <- function(color) .Call(C_invisible_, color)

letter <- function(value) .Call(C_letter, value)

#' The arithmetic mean, of 100 % of the elements {of x}.
mean <- function(x) .Call(C_mean, x)

next_ <- function(value) .Call(C_next_, value)

scale <- function(factor, y) .Call(C_scale, factor, y)

trace <- function(a) .Call(C_trace, a)

word <- function(is_there) .Call(C_word, is_there)

limit <- function() .Call(C_limit)

set_limit <- function(value) invisible(.Call(C_set_limit, value))

Circle <- function(radius) switch(nargs() + 1L, .Call(C_Circle), .Call(C_Circle_2, radius))

Circle_of <- function(other) .Call(C_Circle_of, other)

# The members of each class, its own before those of its bases.
.members <- base::list()
.assigned <- base::list()
.members[["example_Shape"]] <- base::c(base::list(
  area = function(object) function() .Call(C_Shape_area, object),
  name = function(object) .Call(C_Shape_name, object)))
.assigned[["example_Shape"]] <- base::c(base::list(
  name = function(object, value) invisible(.Call(C_Shape_set_name, object, value))))
.members[["example_function_double_double"]] <- base::c(base::list(
  call = function(object) function(arg1) .Call(C_function_double_double_call, object, arg1)))
.assigned[["example_function_double_double"]] <- base::c(base::list())
.members[["example_Circle"]] <- base::c(base::list(
  area = function(object) function() .Call(C_Circle_area, object),
  part = function(object) function() .Call(C_Circle_part, object)), .members[["example_Shape"]])
.assigned[["example_Circle"]] <- base::c(base::list(), .assigned[["example_Shape"]])

# The classes of containers whose elements have positions.
.containers <- base::as.character(base::c())
# The classes of all containers whose elements can be counted.
.sized <- base::as.character(base::c())

.member <- function(all, x, name, use) {
  member <- all[[base::class(x)[1L]]][[name]]
  if (base::is.null(member)) {
    .fail("quaff_member_error", base::sprintf("`%s` has no member `%s`%s", base::class(x)[1L], name, use))
  }
  member
}

.fail <- function(class, message) {
  classes <- base::c(class, "quaff_error", "error", "condition")
  base::stop(base::structure(class = classes, base::list(message = message, call = NULL)))
}

# Whether an index is a position in a container; a plain NA is logical.
.is_position <- function(x, i) {
  (base::is.numeric(i) || base::is.logical(i)) && base::inherits(x, .containers)
}

# The index of C++ for a position, whose fraction is cut off, as R does for its lists.
.index <- function(x, i) {
  if (!base::is.numeric(i) || !base::isTRUE(i >= 1)) {
    .fail("quaff_index_error", "the first element has the position 1")
  }
  all <- length.example_object(x)
  if (i >= all + 1) {
    text <- "the position %.0f is out of range: there are %.0f elements"
    .fail("quaff_index_error", base::sprintf(text, base::trunc(i), all))
  }
  base::trunc(i) - 1
}

`$.example_object` <- function(x, name) .member(.members, x, name, "")(x)

`$<-.example_object` <- function(x, name, value) {
  .member(.assigned, x, name, " that can be assigned to")(x, value)
  x
}

`[[.example_object` <- function(x, i, ...) {
  if (.is_position(x, i)) return(.member(.members, x, "get_item", "")(x)(.index(x, i)))
  .member(.members, x, base::as.character(i), "")(x)
}

`[[<-.example_object` <- function(x, i, ..., value) {
  if (.is_position(x, i)) {
    .member(.members, x, "set_item", ", and its elements cannot be assigned to")(x)(.index(x, i), value)
  } else {
    .member(.assigned, x, base::as.character(i), " that can be assigned to")(x, value)
  }
  x
}

length.example_object <- function(x) {
  if (base::inherits(x, .sized)) .member(.members, x, "size", "")(x)() else 1L
}

`length<-.example_object` <- function(x, value) {
  members <- if (base::inherits(x, .sized)) .members else base::list()
  .member(members, x, "resize", ", and its length cannot be assigned to")(x)(value)
  x
}

# A member of a base that the class has too is named once.
.names <- function(x) base::unique(base::names(.members[[base::class(x)[1L]]]))

names.example_object <- function(x) if (base::inherits(x, .sized)) NULL else .names(x)

as.list.example_object <- function(x, ...) {
  if (!base::inherits(x, .containers)) {
    .fail("quaff_type_error", base::sprintf("`%s` has no elements with positions", base::class(x)[1L]))
  }
  base::lapply(base::seq_len(length.example_object(x)), function(i) `[[.example_object`(x, i))
}

.DollarNames.example_object <- function(x, pattern = "") base::grep(pattern, .names(x), value = TRUE)

print.example_object <- function(x, ...) {
  length <- if (base::inherits(x, .sized)) base::paste(" of length", length.example_object(x))
  base::cat("<", base::class(x)[1L], length, ">\n", sep = "")
  base::invisible(x)
}
