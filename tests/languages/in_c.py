"""Writes a C program that runs the cases, using the declarations in the header, and prints the outcomes."""

import re

# The element types of arguments: the C type, and the type in tensors.
ELEMENTS = {
    "float32": ("float", "{kDLFloat, 32, 1}"),
    "float64": ("double", "{kDLFloat, 64, 1}"),
    "int32": ("int32_t", "{kDLInt, 32, 1}"),
}

# The functions that C++ calls.
FUNCTIONS = r"""
static double triple(double x, void *data) {
  (void)data;
  return 3 * x;
}
static double nested(double x, void *data) {
  example_Function *function = NULL;
  (void)data;
  if (has_failed(example_Function_of(triple, NULL, NULL, &function)) ||
      has_failed(example_applied(function, x + 1, &x)) || has_failed(example_Function_free(function))) {
    return 0;
  }
  return x;
}
static double failing(double x, void *data) {
  (void)data;
  example_callback_failed("the function cannot go on");
  return x;
}
static int32_t marked(const char *text, void *data) {
  (void)data;
  return strcmp(text, "z\303\244") == 0;
}
static double total(const double *values, size_t size, void *data) {
  double sum = 0;
  size_t i;
  (void)data;
  for (i = 0; i < size; ++i) {
    sum += values[i];
  }
  return sum;
}
static void halves(const double *values, size_t size, void *data, const double **result,
                   size_t *result_size) {
  static double all[4];
  size_t i;
  (void)data;
  for (i = 0; i < size; ++i) {
    all[i] = values[i] / 2;
  }
  *result = all;
  *result_size = size;
}
static bool above_three(int32_t number, void *data) {
  (void)data;
  return number > 3;
}
"""

# The results by the types of their parameters: a variable, the code that prints it, and the code that frees
# it.
RESULTS = {
    "char **": ("char *result = NULL;", "show_text(result, result_size);", "example_free(result);"),
    "char *": ("char result = 0;", "show_text(&result, 1);", ""),
    "void **": (
        "void *result = NULL;",
        "show_any(result, result_size, result_type);",
        "example_free(result);",
    ),
    "double **": (
        "double *result = NULL;",
        "show_all_double(result, result_size);",
        "example_free(result);",
    ),
    "quaff_tree **": ("quaff_tree *result = NULL;", "show_tree(result);", "example_free(result);"),
    "size_t *": ("size_t result_size = 0;", "", ""),
    "DLDataType *": ("DLDataType result_type = {0, 0, 0};", "", ""),
    "bool *": ("bool result = false;", "show_bool(result);", ""),
    "double *": ("double result = 0;", "show_double(result);", ""),
    "int32_t *": ("int32_t result = 0;", "show_int32_t(result);", ""),
}


def program(header, cases):
    """The text of the program."""
    declared = dict(re.findall(r"^int (\w+)\((.*)\);$", header, re.MULTILINE))
    functions = [function(number, case, declared) for number, case in enumerate(cases)]
    calls = [f"  case_{number}();" for number in range(len(cases))]
    lines = ['#include "show.h"', FUNCTIONS, *functions, "int main(void) {", *calls, "  return 0;", "}", ""]
    return "\n".join(lines)


def function(number, case, declared):
    """The function for a case."""
    owner = f"{case['class']}_" if "class" in case else ""
    name = f"example_{owner}{case['function']}"
    if any(map(is_array, case["arguments"])) and f"{name}_tensor" in declared:
        name += "_tensor"
    parameters = [] if declared[name] == "void" else declared[name].split(", ")
    # Objects are freed in any case, and results only after success.
    variables, passed, shown, changed, objects, freed = [], [], [], [], [], []
    given = iter(case["arguments"])
    for parameter in parameters:
        kind, own = re.fullmatch(r"(.*?)(\w+)", parameter).groups()
        if own == "object":
            handle = f"example_{case['class']}"
            new_name = f"{handle}_new_int32" if f"{handle}_new_int32" in declared else f"{handle}_new"
            new = [
                called(f"new_{at}", declared[new_name].split(", ")[at], value, variables, objects)
                if is_function(value)
                else scalar(value)
                for at, value in enumerate(case["new"])
            ]
            variables.append(f"{handle} *object = NULL;")
            variables.append(f"if (has_failed({new_name}({', '.join([*new, '&object'])}))) {{ return; }}")
            passed.append("object")
            objects.append(f"{handle}_free(object);")
        elif kind == "DLTensor *" and own == "result":
            # The elements that an elementwise function writes: as many as in the first array.
            [(dtype, values)] = case["arguments"][0].items()
            variables.append(tensor(own, {dtype: [0 for _ in flat(values)]}))
            passed.append("&result")
            shown.append(f"show_all_{ELEMENTS[dtype][0]}(result_values, {len(flat(values))});")
        elif own == "stream":
            passed.append("NULL")
        elif own == "result" and "then" in case:
            # A function, which is called with other values.
            handle = kind.rstrip(" *")
            variables.append(f"{handle} *result = NULL; double value = 0;")
            passed.append("&result")
            shown.append(f"has_failed({handle}_call(result, {case['then'][0]}, &value)); show_double(value);")
            freed.append(f"{handle}_free(result);")
        elif own.startswith("result"):
            variable, show, free = RESULTS[kind]
            variables.append(variable)
            passed.append(f"&{own}")
            shown.append(show)
            freed.append(free)
        else:
            if kind == "size_t ":
                # The size of the array before it.
                passed.append(f"(size_t){own.removesuffix('_size')}.shape[0]")
                continue
            value = next(given)
            if kind == "const quaff_tree *":
                variables.append(f"const quaff_tree {own} = {tree(own, value, variables)};")
                passed.append(f"&{own}")
                continue
            if is_function(value):
                passed.append(called(own, kind, value, variables, objects))
                continue
            address = f"&{own}" if "DLTensor" in kind else f"{own}.data"
            passed.append(address if is_array(value) else scalar(value))
            if is_array(value):
                variables.append(tensor(own, value))
                changed.append(show_elements(own, value))
    lines = [
        *variables,
        f"if (has_failed({name}({', '.join(passed)}))) {{ {' '.join(objects)} return; }}",
        'printf("{\\"result\\": ");',
        *(shown or ['printf("null");']),
        'printf(", \\"changed\\": [");',
        ' printf(", "); '.join(changed),
        'printf("]}\\n");',
        *freed,
        *objects,
    ]
    body = "\n".join(f"  {line}" for line in lines if line)
    return f"\nstatic void case_{number}(void) {{\n{body}\n}}"


def is_function(value):
    """Whether a value is the name of a function that C++ calls."""
    return isinstance(value, dict) and "function" in value


def is_array(value):
    return isinstance(value, dict) and not value.keys() & {"function", "map"}


def called(name, parameter, value, variables, objects):
    """Makes an object of a function of C, and returns its name."""
    handle = re.search(r"example_\w+", parameter)[0]
    variables.append(f"{handle} *{name} = NULL;")
    variables.append(f"if (has_failed({handle}_of({value['function']}, NULL, NULL, &{name}))) {{ return; }}")
    objects.append(f"{handle}_free({name});")
    return name


def tree(name, value, variables):
    """An expression for a tree, whose items are in variables."""
    if value is None:
        return "quaff_nothing()"
    if isinstance(value, str):
        return f"quaff_text({scalar(value)})"
    if isinstance(value, int | float):
        kind = "integer" if isinstance(value, int) else "real"
        return f"quaff_{kind}({value})"
    pairs = isinstance(value, dict)
    items = [each for pair in value["map"].items() for each in pair] if pairs else value
    made = [tree(f"{name}_{at}", item, variables) for at, item in enumerate(items)]
    if made:
        variables.append(f"const quaff_tree {name}_items[] = {{{', '.join(made)}}};")
    place = f"{name}_items" if made else "NULL"
    return f"quaff_pairs({place}, {len(made) // 2})" if pairs else f"quaff_list({place}, {len(made)})"


def scalar(value):
    """A number, a text or no object in C."""
    if value is None:
        return "NULL"
    if isinstance(value, str):
        return '"' + "".join(f"\\{byte:03o}" for byte in value.encode()) + '"'
    return str(value).lower()


def flat(values):
    return [each for row in values for each in row] if values and isinstance(values[0], list) else values


def tensor(name, value):
    """Declares an array."""
    [(dtype, values)] = value.items()
    number, kind = ELEMENTS[dtype]
    shape = [len(values), len(values[0])] if flat(values) is not values else [len(values)]
    elements = ", ".join(map(str, flat(values))) or "0"
    extents = ", ".join(map(str, shape))
    device = "{kDLCPU, 0}"
    return (
        f"{number} {name}_values[] = {{{elements}}}; int64_t {name}_shape[] = {{{extents}}};\n"
        f"  DLTensor {name} = {{{name}_values, {device}, {len(shape)}, {kind}, {name}_shape, NULL, 0}};"
    )


def show_elements(name, value):
    """Prints an array, which the call may have changed."""
    [(dtype, values)] = value.items()
    return f"show_all_{ELEMENTS[dtype][0]}({name}_values, {len(flat(values))});"
