"""Writes an R program that runs the cases and prints the outcomes."""

import json

# Prints values as JSON, and an error as its message.
SHOW = r"""
quoted <- function(text) {
  letters <- utf8ToInt(enc2utf8(text))
  is_special <- letters < 32 | letters %in% c(34, 92)
  shown <- ifelse(is_special, sprintf("\\u%04x", letters), intToUtf8(letters, TRUE))
  paste0("\"", paste(shown, collapse = ""), "\"")
}
one <- function(value) {
  if (is.character(value)) return(quoted(value))
  if (is.logical(value)) tolower(value) else sprintf("%.17g", value)
}
many <- function(values) paste0("[", paste(vapply(values, one, ""), collapse = ", "), "]")
show <- function(value, kind = "") {
  if (is.null(value)) return("null")
  if (kind == "list" && !is.list(value)) return(many(value))
  if (!is.list(value)) return(if (length(value) == 1) one(value) else many(value))
  shown <- vapply(value, function(each) show(each, if (kind == "lists") "list" else ""), "")
  if (is.null(names(value))) return(paste0("[", paste(shown, collapse = ", "), "]"))
  pairs <- paste0(vapply(names(value), quoted, ""), rep(": ", length(value)), shown)
  paste0("{", paste(pairs, collapse = ", "), "}")
}
run <- function(call, writes, kind = "") {
  done <- tryCatch(list(value = call()), error = function(error) list(error = conditionMessage(error)))
  if (!is.null(done$error)) {
    cat("{\"error\": ", quoted(done$error), "}\n", sep = "")
  } else if (writes) {
    cat("{\"result\": null, \"changed\": [", many(done$value), "]}\n", sep = "")
  } else {
    cat("{\"result\": ", show(done$value, kind), "}\n", sep = "")
  }
}
suppressPackageStartupMessages(library(example))
# The functions that C++ calls.
triple <- function(x) 3 * x
nested <- function(x) applied(triple, x + 1)
failing <- function(x) stop("the function cannot go on")
texts <- function(x) "text"
marked <- function(text) as.integer(text == "z\u00e4")
total <- sum
halves <- function(values) values / 2
above_three <- function(number) number > 3L
"""


def program(cases):
    """The text of the program."""
    return SHOW + "".join(run(case) for case in cases)


def run(case):
    arguments = ", ".join(value(given) for given in case["arguments"])
    writes = "TRUE" if "changed" in case else "FALSE"
    owner = "example::"
    if "class" in case:
        owner = f"example::{case['class']}({', '.join(value(given) for given in case['new'])})$"
    # If the case has a list, a vector of one element must not be printed as a single value.
    result = case.get("differs", {}).get("in_r", case).get("result")
    inner = isinstance(result, list) and any(isinstance(each, list) for each in result)
    kind = "lists" if inner else "list" if isinstance(result, list) else ""
    call = f"{owner}{case['function']}({arguments})"
    if "then" in case:
        call += f"$call({', '.join(map(value, case['then']))})"
    return f'run(function() {call}, {writes}, "{kind}")\n'


def value(given):
    """A value in R."""
    if given is None:
        return "NULL"
    if isinstance(given, list):
        return f"list({', '.join(map(value, given))})"
    if isinstance(given, dict) and "map" in given:
        pairs = ", ".join(f"{key} = {value(each)}" for key, each in given["map"].items())
        return f"list({pairs})"
    if isinstance(given, bool):
        return str(given).upper()
    if isinstance(given, int):
        return f"{given}L"
    if not isinstance(given, dict):
        return json.dumps(given, ensure_ascii=False)
    if "function" in given:
        return given["function"]
    [(dtype, values)] = given.items()
    if values and isinstance(values[0], list):
        rows = ", ".join(vector(dtype, row) for row in values)
        return f"rbind({rows})"
    return vector(dtype, values)


def vector(dtype, values):
    kind = "as.integer" if dtype == "int32" else "as.numeric"
    return f"{kind}(c({', '.join(map(str, values))}))"
