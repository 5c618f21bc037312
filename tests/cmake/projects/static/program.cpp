#include "counter.hpp"
#include <Python.h>
#include <cstdio>

extern "C" PyObject *PyInit__one();
extern "C" PyObject *PyInit__two();

static const char *const calls = R"(
import _one, _two
assert (_one.count_in_one(), _two.count_in_two(), _two.three()) == (1, 2, 3)
for fail in _one.fail_in_one, _two.fail_in_two:
    try:
        fail()
    except ValueError as error:
        assert str(error) == "failed", error
    else:
        raise AssertionError
)";

int main() {
  PyImport_AppendInittab("_one", PyInit__one);
  PyImport_AppendInittab("_two", PyInit__two);
  Py_Initialize();
  const int failed = PyRun_SimpleString(calls);
  std::printf("%d\n", counter());
  return failed;
}
