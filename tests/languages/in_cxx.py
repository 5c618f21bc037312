"""Writes a C++ program that runs the cases, using the overloads in the header, and prints the outcomes."""

from in_c import flat, scalar, tensor

HEAD = r"""#include "show.h"
#include <quaff/modules/example.hpp>

#include <exception>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace example = quaff::modules::example;

static void show(bool value) { show_bool(value); }
static void show(float value) { show_float(value); }
static void show(double value) { show_double(value); }
static void show(std::int32_t value) { show_int32_t(value); }
static void show(char value) { show_text(&value, 1); }
static void show(const std::string &value) { show_text(value.data(), value.size()); }
template <class T> void show(const std::optional<T> &value) {
  if (value) {
    show(*value);
  } else {
    printf("null");
  }
}
template <class T> void show(const std::vector<T> &values) {
  const char *before = "";
  putchar('[');
  for (T value : values) {
    printf("%s", before);
    show(value);
    before = ", ";
  }
  putchar(']');
}
template <class... T> void show(const std::variant<T...> &value) {
  std::visit([](const auto &each) { show(each); }, value);
}

template <class Call, class Changed> void run(Call call, Changed changed) {
  std::string error;
  try {
    if constexpr (std::is_void_v<decltype(call())>) {
      call();
      printf("{\"result\": null, \"changed\": [");
      changed();
      printf("]}\n");
    } else {
      const auto result = call();
      printf("{\"result\": ");
      show(result);
      printf("}\n");
    }
    return;
  } catch (const std::exception &exception) {
    error = exception.what();
  }
  printf("{\"error\": ");
  show(error);
  printf("}\n");
}
"""


def program(cases):
    """The text of the program."""
    return HEAD + "\nint main() {\n" + "".join(run(case) for case in cases) + "}\n"


def run(case):
    names = [f"x{at}" for at, _ in enumerate(case["arguments"])]
    given = list(zip(names, case["arguments"], strict=True))
    arrays = [(name, value) for name, value in given if isinstance(value, dict)]
    declared = [tensor(name, value) for name, value in arrays]
    passed = [name if isinstance(value, dict) else scalar(value) for name, value in given]
    call = f"return example::{case['function']}({', '.join(passed)});"
    if case.get("elementwise"):
        [(dtype, values)] = arrays[0][1].items()
        declared.append(tensor("made", {dtype: [0 for _ in flat(values)]}))
        call = (
            f"example::{case['function']}({', '.join([*passed, 'made'])}); "
            f"return std::vector<{MADE[dtype]}>(made_values, made_values + {len(flat(values))});"
        )
    changed = "".join(
        f"show_all_{MADE[dtype]}({name}_values, {len(flat(values))});"
        for name, value in arrays
        for dtype, values in value.items()
    )
    lines = [*declared, f"run([&] {{ {call} }}, [&] {{ {changed} }});"]
    return "  {\n" + "".join(f"    {line}\n" for line in lines) + "  }\n"


MADE = {"float32": "float", "float64": "double", "int32": "int32_t"}
