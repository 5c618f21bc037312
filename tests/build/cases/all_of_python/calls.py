import sysconfig

import _example
import example
import numpy

assert _example.__file__.endswith(sysconfig.get_config_var("EXT_SUFFIX"))

assert [example.width(text) for text in ("ab", "\u0105", "\U0001f600")] == [1, 2, 4]
assert example.type_name(1.5) == "float"
assert tuple(example.zeros(2)) == (0, 0)

assert example.total(numpy.arange(4, dtype="int16")) == 6.0
assert example.total([1, 2.5]) == 3.5
try:
    example.total(["a"])
except ValueError as error:
    assert "could not convert" in str(error)
else:
    raise AssertionError("no ValueError")
