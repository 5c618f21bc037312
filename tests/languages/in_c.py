"""Writes a C program that runs the cases, using the declarations in the header, and prints the outcomes."""

import re

# The element types of arguments: the C type, and the type in tensors.
ELEMENTS = {
    "float32": ("float", "{kDLFloat, 32, 1}"),
    "float64": ("double", "{kDLFloat, 64, 1}"),
    "int32": ("int32_t", "{kDLInt, 32, 1}"),
}

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
    lines = ['#include "show.h"', *functions, "int main(void) {", *calls, "  return 0;", "}", ""]
    return "\n".join(lines)


def function(number, case, declared):
    """The function for a case."""
    has_arrays = any(isinstance(given, dict) and "map" not in given for given in case["arguments"])
    owner = f"{case['class']}_" if "class" in case else ""
    name = f"example_{owner}{case['function']}" + ("_tensor" if has_arrays else "")
    parameters = [] if declared[name] == "void" else declared[name].split(", ")
    variables, passed, shown, changed, freed = [], [], [], [], []
    given = iter(case["arguments"])
    for parameter in parameters:
        kind, own = re.fullmatch(r"(.*?)(\w+)", parameter).groups()
        if own == "object":
            handle = f"example_{case['class']}"
            new = ", ".join(scalar(value) for value in case["new"])
            variables.append(f"{handle} *object = NULL;")
            new_name = f"{handle}_new_int32" if f"{handle}_new_int32" in declared else f"{handle}_new"
            variables.append(f"if (has_failed({new_name}({new}, &object))) {{ return; }}")
            passed.append("object")
            freed.append(f"{handle}_free(object);")
        elif kind == "DLTensor *" and own == "result":
            # The elements that an elementwise function writes: as many as in the first array.
            [(dtype, values)] = case["arguments"][0].items()
            variables.append(tensor(own, {dtype: [0 for _ in flat(values)]}))
            passed.append("&result")
            shown.append(f"show_all_{ELEMENTS[dtype][0]}(result_values, {len(flat(values))});")
        elif own == "stream":
            passed.append("NULL")
        elif own.startswith("result"):
            variable, show, free = RESULTS[kind]
            variables.append(variable)
            passed.append(f"&{own}")
            shown.append(show)
            freed.append(free)
        else:
            value = next(given)
            if kind == "const quaff_tree *":
                variables.append(f"const quaff_tree {own} = {tree(own, value, variables)};")
                passed.append(f"&{own}")
                continue
            passed.append(f"&{own}" if isinstance(value, dict) else scalar(value))
            if isinstance(value, dict):
                variables.append(tensor(own, value))
                changed.append(show_elements(own, value))
    lines = [
        *variables,
        f"if (has_failed({name}({', '.join(passed)}))) {{ {''.join(freed) if owner else ''} return; }}",
        'printf("{\\"result\\": ");',
        *(shown or ['printf("null");']),
        'printf(", \\"changed\\": [");',
        ' printf(", "); '.join(changed),
        'printf("]}\\n");',
        *freed,
    ]
    body = "\n".join(f"  {line}" for line in lines if line)
    return f"\nstatic void case_{number}(void) {{\n{body}\n}}"


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
    """A number or a text in C."""
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
