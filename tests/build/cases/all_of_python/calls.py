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


def said(kind, function, argument):
    try:
        function(argument)
    except kind as error:
        return str(error)
    raise AssertionError(f"no {kind.__name__}")


assert "could not convert" in said(ValueError, example.total, ["a"])

# The functions of numpy.i for typemaps.
assert example.last([[1, 2, 5]]) == 5.0
assert example.last(numpy.asfortranarray([[1.0, 3.0]])[:, ::-1]) == 1.0
assert said(TypeError, example.last, [1.0]) == "expected an array of 2 dimensions, got 1"
assert said(TypeError, example.last, numpy.ones((2, 3))) == "expected an array of shape (1, -1), got (2, 3)"

assert example.loaded() == 1

assert (example.Tree().is_array(), example.Tree().array_data()) == (True, 5)
